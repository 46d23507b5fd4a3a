"""Everything can be said, in both languages, from the views alone; and the table fits a small terminal."""

from __future__ import annotations

import json
import random

import pytest

import arene
from arene.core.match import visible
from arene.games.sportmord.text import initials
from arene.words import Speaker
from tests.games.sportmord.positions import U, laying

NAMES = ["Rikarda", "Paul", "Edgard", "Ute", "Inès", "Bruno"]


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_whole_match_can_be_told(seats: int, lang: str) -> None:
    match = arene.new_match("sportmord", seats=seats, seed=seats, options={"round_limit": 12})
    speaker = arene.Speaker(match.game, lang, NAMES[:seats])
    choose = random.Random(seats)
    told = [speaker.event(event) for event in visible(match.opening, None)]
    while not match.over:
        seat = choose.choice(match.awaiting)
        for viewer in (seat, None):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            told += [speaker.prompt(view), speaker.status(view)]
            for panel in speaker.panels(view):
                text = json.dumps(panel.to_json())
                assert "{" not in text.replace("{", "", text.count('{"'))
        view = match.view(seat)
        labels = [speaker.action(action, view) for action in match.actions(seat)]
        assert len(set(labels)) == len(labels), "two choices read alike"
        for action, refusal in match.blocked(seat):  # a table shows them greyed, with the reason
            told += [speaker.action(action, view), speaker.refusal(refusal)]
        told += labels
        told += [speaker.event(event) for event in match.play(seat, choose.choice(match.actions(seat)))]
    told += [speaker.prompt(match.view(0)), speaker.status(match.view(0))]
    assert not [line for line in told if "{" in line or "None" in line]
    assert len(set(told)) > 500


def test_seats_have_short_names() -> None:
    assert initials(["Rikarda", "Paul", "Ute"]) == ["R", "P", "U"]
    assert initials(["Paul", "Pia", "Ute"]) == ["Pl", "Pa", "Ue"]
    assert initials(["bot", "bot", "Ute"]) == ["1", "2", "3"]


def test_the_view_forecasts_a_stake() -> None:
    from tests.games.sportmord.positions import P, U, dice, laying

    position = laying(U, old={"tennis": 2}, roll=[3, *dice(8)])
    position["seats"][U]["units"] = {"tennis": 3, "boxing": 2}
    position["seats"][P] = {"roll": [1, *dice(8)], "old": {"tennis": 1}}
    match = arene.position("sportmord", position)
    view = match.view(U)
    (forecast,) = view["forecast"]
    assert forecast == {
        "face": 3,
        "doped": False,
        "sport": "tennis",
        "value": 3,
        "possible": 4,
        "keeps": False,
        "keeps_possible": True,
        "strikes": ["u2"],
        "strikes_possible": ["u2", "u4"],
        "last": False,
        "last_possible": False,
    }
    assert match.view(P)["forecast"] == []
    tennis, boxing = view["sports"][1], view["sports"][6]
    assert [stake["loses"] for stake in boxing["stakes"]] == [True]
    match.play(U, {"kind": "place", "face": 3, "doped": False, "sport": "tennis"})
    stake = next(stake for stake in match.view(None)["sports"][1]["stakes"] if stake["seat"] == U)
    assert (stake["old"], stake["new"], stake["loses"]) == (2, 3, False)
    assert (stake["outlook"]["value"], stake["outlook"]["possible"]) == (3, 4)
    assert not tennis["last_card"]


def test_the_last_card_is_announced() -> None:
    from tests.games.sportmord.positions import R, U, dice, laying

    position = laying(U, roll=[1, *dice(9)])
    position["seats"][R]["units"] = {"tennis": 9}
    position["seats"][R]["injuries"] = [{"sport": "tennis", "card": "u2"}, {"sport": "tennis", "card": "u4"}]
    match = arene.position("sportmord", position)
    tennis = match.view(U)["sports"][1]
    assert (tennis["count"], tennis["last_card"], tennis["last_card_possible"]) == (1, False, True)
    outlook = next(one for one in match.view(U)["forecast"] if one["sport"] == "tennis")
    assert outlook["strikes"] == ["u2", "u4", "u6"]
    match.play(U, {"kind": "place", "face": 1, "doped": False, "sport": "tennis"})
    assert match.view(U)["sports"][1]["last_card"]


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_refused_placement_has_a_name_too(lang: str) -> None:
    match = arene.position("sportmord", laying(U, old={"tennis": 2}))
    speaker = Speaker(match.game, lang, match.players)
    refused = [action for action, _ in match.blocked(U) if action.kind == "place"]
    assert refused and all(speaker.action(action, match.view(U)) for action in refused)


def test_a_forecast_counts_the_die_to_be_laid_for_the_last_card() -> None:
    from tests.games.sportmord.positions import E, P, R, U, dice, laying

    position = laying(U, roll=[1, *dice(9)])
    position["first"] = R
    position["best"] = P
    position["seats"][P]["roll"] = position["seats"][E]["roll"] = []  # they have laid nothing
    position["seats"][R] = {"roll": [], "new": {"tennis": 1}, "units": {"tennis": 9}}
    position["seats"][R]["injuries"] = [{"sport": "tennis", "card": "u2"}]
    outlook = next(one for one in arene.position("sportmord", position).view(U)["forecast"] if one["sport"] == "tennis")
    assert (outlook["value"], outlook["last"]) == (2, True), "two cards, and the second die lays the last one open"
    assert outlook["strikes"] == ["u2", "u4", "u6"]


def test_doping_is_forecast_and_dice_to_come_are_counted() -> None:
    from tests.games.sportmord.positions import P, U, dice, laying

    position = laying(U, old={"tennis": 2, "boxing": 6}, roll=[3, *dice(5)])
    position["decision"] = "dope"
    position["seats"][U]["pills"] = 1
    position["seats"][U]["injuries"] = [
        {"sport": "riding", "card": "u2", "die": 1},
        {"sport": "riding", "card": "u4", "die": 2},
    ]
    match = arene.position("sportmord", position)
    view = match.view(U)
    doped = {(one["face"], one["sport"]): one for one in view["forecast"]}
    assert doped[3, "tennis"]["value"] == 4
    assert all(one["doped"] for one in view["forecast"])
    assert {sport for face, sport in doped if face == 1} == {
        "bowling", "billiards", "football", "swimming", "riding", "climbing"
    }  # fmt: skip
    assert not [sport for _, sport in doped if sport == "boxing"], "nothing is above a 6"
    assert match.view(P)["forecast"] == []
    assert view["players"][U]["free_after"] == 6 + 2 + 1
    assert view["players"][U]["laying"] is None
