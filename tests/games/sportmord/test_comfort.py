"""What is played for a seat by itself: time-outs and comfort settings."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from tests.games.sportmord.positions import E, P, R, U, football, laying, wish
from tests.games.sportmord.test_refusals import coaching, handing_out, in_tournament, sharing
from tests.games.sportmord.walks import GAME, walk

Json = dict[str, Any]


def away(position: Json, seat: int, **options: Any) -> Json:
    match = arene.position("sportmord", position, seed=1, options=options)
    action = match.away_action(seat)
    assert action is not None
    return action.to_json()


def test_away_gifts_go_to_the_next_seat() -> None:
    assert away(handing_out(), U) == {"kind": "give_coach", "seat": R}
    assert away(coaching("pill", R), R) == {"kind": "give_pill", "seat": P}


def test_away_nothing_is_rerolled_or_doped() -> None:
    assert away(coaching("reroll"), U) == {"kind": "keep"}
    assert away(coaching("meddle", R), R) == {"kind": "pass"}
    assert away(coaching("dope"), U) == {"kind": "pass"}
    assert away(in_tournament(), R) == {"kind": "pass"}


def test_away_dice_picked_but_not_rerolled_are_kept() -> None:
    position = coaching("reroll", picked=[2, 2])
    match = arene.position("sportmord", position, seed=1)
    assert away(position, U) == {"kind": "keep"}
    match.play(U, {"kind": "keep"})
    assert match.view(U)["players"][U]["roll"] == [2] * 5 + [3] + [6] * 4
    assert match.view(U)["picked"] == []


def test_away_doped_dice_are_laid_lowest_first_in_circle_order() -> None:
    position = laying(U, old={"boxing": 2, "tennis": 2}, roll=[1] * 6, doped=[3, 1])
    match = arene.position("sportmord", position, seed=1)
    played = []
    while match.awaiting == [U] and match.view(None)["decision"] == "lay":
        action = match.away_action(U)
        assert action is not None
        played.append(tuple(action.params.values()))
        match.play(U, action)
    assert played == [(1, True, "bowling"), (3, True, "tennis"), ()]


def test_away_wishes_a_tournament() -> None:
    assert away(football(), R) == {"kind": "wish", "wish": "tournament"}


@pytest.mark.parametrize(
    ("seat", "cards", "taken", "card"),
    [
        (P, ["training", "training", "u4"], {}, "training"),  # value 6 > 3 units: kept
        (E, ["training", "u4"], {P: "training"}, "training"),  # both useless: training before a striking U4
        (R, ["training", "u4"], {P: "training"}, "training"),
    ],
)
def test_away_takes_the_least_harm(seat: int, cards: list[str], taken: Json, card: str) -> None:
    order = [P, *(other for other in (seat, E, R) if other != P)]
    order = list(dict.fromkeys(order))
    assert away(sharing(cards, order, seat=seat, taken=taken), seat) == {"kind": "take", "card": card}


def test_away_prefers_no_card_to_a_useless_one() -> None:
    position = sharing(["training", "u4"], [E, P, R])
    position["seats"][U]["units"] = {"football": 2}
    position["piles"] = {"football": []}
    position["seats"][U]["injuries"] = [{"sport": "football", "card": "u2"}]
    position["revealed"] = ["u4", "u6"]
    assert away(position, E) == {"kind": "decline"}


def test_away_takes_an_accident_that_does_not_strike() -> None:
    """Rikarda's value is 3: a U2 would hurt her, a U4 would not."""
    position = sharing(["u2", "u4"], [P, R, E], seat=R, taken={P: "training"}, piles={"football": ["training", "u6"]})
    assert away(position, R) == {"kind": "take", "card": "u4"}


@pytest.mark.parametrize("seats", [3, 6])
def test_away_always_has_a_legal_answer(seats: int) -> None:
    for seed in range(3):
        for step in walk(seats, {"round_limit": 10, "doped_leap": bool(seed % 2)}, seed):
            for seat in step.state.awaiting():
                assert GAME.away_action(step.state, int(seat)) in list(step.state.legal(seat))


# ---- comfort settings


def comfort(match: arene.Match, seat: int, **settings: object) -> Json | None:
    action = match.comfort_action(seat, settings)
    return None if action is None else action.to_json()


def test_no_doping_holds_for_one_round() -> None:
    match = arene.position("sportmord", {**coaching("dope"), "round": 4})
    assert comfort(match, U, no_doping=4) == {"kind": "pass"}
    assert comfort(match, U, no_doping=3) is None
    assert comfort(match, U) is None
    assert comfort(match, R, no_doping=4) is None  # not asked


def test_tournaments_of_others_pass_by() -> None:
    position = in_tournament()
    position["best"], position["first"] = U, E
    match = arene.position("sportmord", position)
    assert comfort(match, U, own_tournaments_only=True) == {"kind": "pass"}
    assert comfort(match, U) is None
    own = arene.position("sportmord", in_tournament())
    assert comfort(own, R, own_tournaments_only=True) is None
    training = arene.position("sportmord", coaching("meddle", R))
    assert comfort(training, R, own_tournaments_only=True) is None


def test_wishes_make_themselves() -> None:
    match = arene.position("sportmord", football())
    assert comfort(match, R, wish="tournament") == {"kind": "wish", "wish": "tournament"}
    assert comfort(match, P, wish="training") == {"kind": "wish", "wish": "training"}
    assert comfort(match, E, wish="ask") is None
    wish(match, (R, "training"))
    assert comfort(match, R, wish="tournament") is None  # has wished already
    accidents = football()
    accidents["revealed"] = ["u2", "u4", "u6"]
    accidents["piles"] = {"football": ["training"] * 2}
    match = arene.position("sportmord", accidents)
    assert comfort(match, R, wish="training") == {"kind": "wish", "wish": "tournament"}


def test_wrong_settings_are_named() -> None:
    match = arene.position("sportmord", football())
    with pytest.raises(arene.BadData, match=r"comforts\.wish"):
        match.comfort_action(R, {"wish": "gold"})
    with pytest.raises(arene.BadData, match=r"comforts\.sleep"):
        match.comfort_action(R, {"sleep": True})


def test_no_doping_holds_for_the_round_it_names_and_true_for_any() -> None:
    for number in (1, 2, 3):
        match = arene.position("sportmord", {**coaching("dope"), "round": number}, seed=1)
        assert match.comfort_action(U, {"no_doping": True}) is not None
        assert match.comfort_action(U, {"no_doping": False}) is None
        assert (match.comfort_action(U, {"no_doping": 2}) is not None) == (number == 2)
