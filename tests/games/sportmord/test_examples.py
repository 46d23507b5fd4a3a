"""The worked examples of the rule book and of the specification, with their own numbers."""

from __future__ import annotations

import pytest

import arene
from arene import Script
from tests.games.sportmord.positions import E, P, R, U, dice, faces_at, football, laying, seat, told, wish


def reserve(match: arene.Match) -> int:
    reserve = match.view(None)["reserve"]
    assert isinstance(reserve, int)
    return reserve


# ---- 1 to 3: which dice may be laid


@pytest.mark.parametrize(
    ("old", "allowed"),
    [(1, {1, 2}), (4, {1, 2, 3, 4, 5}), (5, {1, 2, 3, 4, 5, 6}), (0, {1}), (6, {1, 2, 3, 4, 5, 6})],
)
def test_faces_up_to_one_above_the_old_die(old: int, allowed: set[int]) -> None:
    position = laying(U, old={"tennis": old} if old else {}, roll=[1, 2, 3, 4, 5, 6, 6, 6, 6] + ([] if old else [6]))
    match = arene.position("sportmord", position)
    assert faces_at(match, U, "tennis") == allowed


def test_paul_may_not_lay_a_6_on_his_4() -> None:
    match = arene.position("sportmord", laying(P, old={"billiards": 4}))
    with pytest.raises(arene.Refusal) as refused:
        match.play(P, {"kind": "place", "face": 6, "doped": False, "sport": "billiards"})
    assert refused.value.rule == "sportmord.lay.step"


# ---- 4 and 5: football, both variants


def tournament() -> Script:
    """Paul beats Edgard beats Rikarda; nobody rerolls. Each rolls 10 dice less the one at football."""
    return Script([("tournament", [1] * 9), ("tournament", [6] * 9), ("tournament", [3] * 9)], seed=1)


def hold_tournament(match: arene.Match) -> None:
    wish(match, (R, "training"), (P, "training"), (E, "tournament"))
    assert told(match, "tournament_rolled")[0]["rolls"] == [[R, [1] * 9], [P, [6] * 9], [E, [3] * 9]]
    assert match.awaiting == [R]  # the best coach may reroll one die
    match.play(R, {"kind": "pass"})
    assert told(match, "tournament")[0]["order"] == [P, E, R]


def test_football_first_variant() -> None:
    match = arene.position("sportmord", football(), chance=tournament(), options={"round_limit": 60})
    hold_tournament(match)
    match.play(P, {"kind": "take", "card": "training"})
    match.play(E, {"kind": "take", "card": "training"})
    results = [(e["seat"], e["card"], e["value"], e["outcome"]) for e in told(match, "evaluated")]
    assert results[:3] == [(P, "training", 6, "kept"), (E, "training", 4, "returned"), (R, "u4", 3, "escaped")]
    # Paul's doped die then draws the top card, a U2, with value 6: it strikes (example 6)
    assert results[3] == (P, "u2", 6, "struck")
    assert match.position()["piles"]["football"] == ["u6", "training", "u4"]
    assert seat(match, P)["units"] == {"football": 4}
    assert seat(match, E)["units"] == {"football": 4}
    assert seat(match, R)["units"] == {}
    assert seat(match, P)["injuries"] == [{"sport": "football", "card": "u2", "die": 2}]
    assert reserve(match) == 12


def test_football_second_variant() -> None:
    match = arene.position("sportmord", football(), chance=tournament())
    hold_tournament(match)
    match.play(P, {"kind": "take", "card": "training"})
    match.play(E, {"kind": "take", "card": "u4"})
    results = [(e["seat"], e["card"], e["value"], e["outcome"]) for e in told(match, "evaluated")]
    assert results[:3] == [(P, "training", 6, "kept"), (E, "u4", 4, "struck"), (R, "training", 3, "kept")]
    assert seat(match, E)["injuries"] == [{"sport": "football", "card": "u4", "die": 4}]
    assert "football" not in seat(match, E)["old"]
    assert seat(match, R)["units"] == {"football": 1}
    assert results[3] == (P, "u2", 5, "struck")  # one other die left: 3 + 1 + 1


def test_the_order_of_evaluation_does_not_change_rikardas_value() -> None:
    """A25: Rikarda is evaluated after Edgard was hurt, or before, with the same value 3."""
    for order in ("R before E", "E before R"):
        position = football()
        position["first"], position["best"] = (R, U) if order == "R before E" else (E, U)
        match = arene.position("sportmord", position, chance=Script([], seed=1))
        wish(match, (R, "training"), (P, "training"), (E, "u4"))
        values = {e["seat"]: e["value"] for e in told(match, "evaluated")[:3]}
        assert values == {R: 3, P: 6, E: 4}, order
        assert told(match, "agreed")


# ---- 6: phase 9 after football


@pytest.mark.parametrize(
    ("top", "edgard_hurt", "value", "outcome"),
    [("u2", False, 6, "struck"), ("u6", False, 6, "struck"), ("u2", True, 5, "struck"), ("u6", True, 5, "escaped")],
)
def test_the_doped_die_draws_one_more_card(top: str, edgard_hurt: bool, value: int, outcome: str) -> None:
    position = football()
    position["piles"] = {"football": [top, "u6" if top == "u2" else "u2"]}
    match = arene.position("sportmord", position, chance=tournament())
    hold_tournament(match)
    match.play(P, {"kind": "take", "card": "training"})
    match.play(E, {"kind": "take", "card": "u4" if edgard_hurt else "training"})
    drawn = told(match, "evaluated")[3]
    assert (drawn["seat"], drawn["card"], drawn["value"], drawn["outcome"]) == (P, top, value, outcome)
    assert reserve(match) == 12
    pile = match.position()["piles"]["football"]
    assert (top in pile) == (outcome == "escaped")
    closed = [sport["id"] for sport in match.view(None)["sports"] if sport["closed"]]
    assert closed == (["football"] if (top, outcome) == ("u6", "struck") else [])


# ---- 7: setup


def test_setup_with_five_seats() -> None:
    match = arene.new_match("sportmord", seats=5, seed=3)
    view = match.view(None)
    assert view["reserve"] == 7
    assert [player["pills"] for player in view["players"]] == [1] * 5
    assert view["side"] == "out"
    assert view["best"] is None
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds.index("coach_1a") > kinds.index("rolled")
    assert match.awaiting == [view["first"]]


@pytest.mark.parametrize(("seats", "reserve"), [(3, 9), (4, 8), (5, 7), (6, 6)])
def test_reserve_at_the_start(seats: int, reserve: int) -> None:
    assert arene.new_match("sportmord", seats=seats, seed=1).view(None)["reserve"] == reserve


# ---- 8: the last card


def test_the_last_card_kills_even_the_careful() -> None:
    position = {
        "seats": [
            {"new": {"climbing": 1}},
            {"new": {"climbing": 1}},
            {"units": {"climbing": 9}, "injuries": [{"sport": "climbing", "card": "u2"}]},
            {"injuries": [{"sport": "climbing", "card": "u4"}]},
        ],
        "round": 9,
        "decision": "wish",
        "sport": "climbing",
        "first": U,
        "best": E,
        "revealed": ["u6"],
        "piles": {"climbing": []},
    }
    script = Script([("tournament", [6] * 9), ("tournament", [1] * 9)], seed=1)
    match = arene.position("sportmord", position, chance=script)
    wish(match, (R, "none"), (P, "none"))  # both want nothing: no agreement
    match.play(E, {"kind": "pass"})
    match.play(R, {"kind": "decline"})  # Paul has no choice left
    struck = told(match, "evaluated")[0]
    assert (struck["seat"], struck["value"], struck["threshold"], struck["outcome"]) == (P, 2, 6, "struck")
    assert told(match, "sport_closed")[0] == {"kind": "sport_closed", "sport": "climbing", "seat": P}
    assert seat(match, P)["fatal"] == ["climbing"]


# ---- 9: healing


@pytest.mark.parametrize(("card", "die", "rounds"), [("u2", 2, 2), ("u4", 4, 4)])
def test_a_wounded_die_heals_step_by_step(card: str, die: int, rounds: int) -> None:
    position = laying(U)
    position["seats"][U] = {"injuries": [{"sport": "tennis", "card": card, "die": die}], "roll": dice(9)}
    match = arene.position("sportmord", position, seed=4, options={"agreement": "never"})
    seen = []
    start = match.position()["round"]
    while match.position()["round"] < start + rounds:
        before = match.position()["round"]
        while match.position()["round"] == before:
            number = match.awaiting[0]
            action = match.away_action(number)
            assert action is not None
            match.play(number, action)
        seen.append(seat(match, U)["injuries"][0]["die"])
    assert seen == [*range(die - 1, 0, -1), None]
    assert len(seat(match, U)["injuries"]) == 1


# ---- 10: score


def test_score_is_sports_times_largest_set() -> None:
    position = laying(U)
    sports = [sport["id"] for sport in arene.new_match("sportmord", seats=4, seed=1).view(None)["sports"]]
    position["seats"][U]["units"] = dict(zip(sports, [3, 1, 0, 0, 5, 0, 2, 0], strict=True))
    match = arene.position("sportmord", position)
    player = match.view(None)["players"][U]
    assert (player["score"], player["sports"], player["largest"]) == (20, 4, 5)
