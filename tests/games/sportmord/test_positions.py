"""Impossible positions and editions are refused with the field and the reason; match files replay."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import arene
from arene.core.record import read
from arene.core.schema import published
from arene.terminal.replay import Retelling
from tests.faults import told_in_french
from tests.games.sportmord.positions import E, P, R, U, dice, football, laying
from tests.games.sportmord.test_refusals import coaching, handing_out
from tests.games.sportmord.walks import GAME, walk

Json = dict[str, Any]
Change = Callable[[dict[str, Any]], object]

SPORTS = [sport["id"] for sport in GAME.edition().data["sports"]]


def first_roll() -> Json:
    """Round 1 before the coaches: seat 1 has rolled most."""
    return {"seats": [{"roll": [1] * 10}, {"roll": dice(10)}, {"roll": [5] * 10}], "decision": "coach", "first": 1}


def doped_twice() -> Json:
    """Phase 9 has come to tennis, and seat 0 still has a pill at bowling, which lies before it in the circle."""
    return {
        "seats": [
            {"new": {"tennis": 1, "bowling": 1}, "doped_at": ["tennis", "bowling"], "roll": [1] * 8},
            {"new": {"tennis": 1}, "doped_at": ["tennis"], "roll": [2] * 9},
            {},
        ],
        "decision": "meddle",
        "phase": 9,
        "round": 5,
        "first": 2,
        "best": 1,
        "sport": "tennis",
        "order": [{"seats": [0, 1]}],
    }


WRONG: list[tuple[str, Callable[[], dict[str, Any]], Change]] = [
    ("round", football, lambda p: p.update(round=61)),
    ("first", football, lambda p: p.update(first=4)),
    ("phase", football, lambda p: p.update(phase=3)),
    ("sport", football, lambda p: p.update(sport=None)),
    ("sport", football, lambda p: p.update(sport="curling")),
    ("piles.football", football, lambda p: p.update(piles={"football": ["u2", "u2"]})),
    ("unseen.football", football, lambda p: p.update(unseen={"football": 3})),
    ("revealed", football, lambda p: p.update(revealed=["training"], piles={})),
    ("best", football, lambda p: p.update(best=None)),
    ("best", football, lambda p: p.update(best=U)),
    ("order", football, lambda p: p.update(order=[{"seats": [R]}])),
    ("seats[0].wish", football, lambda p: p["seats"][R].update(wish="u6")),
    (
        "seats[0].card",
        football,
        lambda p: (p["seats"][R].update(card="training"), p.update(revealed=["training", "u4"])),
    ),
    ("seats[3].old", football, lambda p: p["seats"][U].update(old={"tennis": 1})),
    ("seats[1].doped_at", football, lambda p: p["seats"][P].update(doped_at=["tennis"])),
    (
        "seats[3].injuries[0].die",
        football,
        lambda p: p["seats"][U].update(injuries=[{"sport": "tennis", "card": "u2", "die": 3}]),
    ),
    ("seats[3].roll", football, lambda p: p["seats"][U].update(roll=[1])),
    ("seats", football, lambda p: p["seats"][U].update(units={"football": 9})),
    ("seats", football, lambda p: p["seats"][U].update(pills=12)),
    ("decision", football, lambda p: [p["seats"][seat].update(wish="training") for seat in (R, P, E)]),
    ("seats[3].roll", lambda: laying(U), lambda p: p["seats"][U].update(roll=dice(9))),
    ("seats[3].new.tennis", lambda: laying(U, new={"tennis": 2}), lambda p: None),
    ("seats[0].new", lambda: laying(U), lambda p: p["seats"][R].update(new={"tennis": 1}, roll=dice(9))),
    ("seats[3].doped", lambda: laying(U, roll=dice(9), doped=[5]), lambda p: None),
    ("circle", lambda: laying(U), lambda p: p.update(circle=["tennis"] * 8)),
    ("decision", lambda: laying(U), lambda p: p.update(decision="over", seats=[{}, {}, {}, {}])),
    # a malformed circle is refused like any other field
    ("circle", handing_out, lambda p: p.update(circle=None)),
    ("circle", handing_out, lambda p: p.update(circle=[1, "a"])),
    ("circle[3]", handing_out, lambda p: p.update(circle=[*SPORTS[:3], 5, *SPORTS[4:]])),
    # nothing has grown before the first share-out, and a die rises by one step a round
    ("seats[0].units.bowling", first_roll, lambda p: p["seats"][0].update(units={"bowling": 1})),
    ("seats[0].fatal", first_roll, lambda p: p["seats"][0].update(fatal=["tennis"], roll=[1] * 9)),
    (
        "seats[0].injuries",
        first_roll,
        lambda p: p["seats"][0].update(injuries=[{"sport": "tennis", "card": "u2"}]),
    ),
    ("seats[0].old.boxing", first_roll, lambda p: p["seats"][0].update(old={"boxing": 1}, roll=[1] * 9)),
    ("first", first_roll, lambda p: p.update(first=0)),
    ("seats[3].old.tennis", lambda: laying(U, old={"tennis": 2}), lambda p: p.update(round=2)),
    ("seats[2].new.football", football, lambda p: (p.update(round=5), p["seats"][E].update(new={"football": 6}))),
    ("seats[3].units.boxing", football, lambda p: (p.update(round=4), p["seats"][U].update(units={"boxing": 7}))),
    ("seats[3].fatal", lambda: laying(U, old={"tennis": 1}, fatal=["tennis"], roll=dice(8)), lambda p: None),
    # doping comes after the coaches, seat by seat
    ("seats[3].doped", lambda: coaching("reroll"), lambda p: p["seats"][U].update(roll=dice(9), doped=[1])),
    ("seats[0].doped", lambda: coaching("dope"), lambda p: p["seats"][R].update(roll=dice(9), doped=[1])),
    ("seats[0].doped_at", doped_twice, lambda p: None),
]


@pytest.mark.parametrize(("field", "make", "change"), WRONG, ids=[f"{n}-{case[0]}" for n, case in enumerate(WRONG)])
def test_an_impossible_position_is_refused(field: str, make: Callable[[], dict[str, Any]], change: Change) -> None:
    position = copy.deepcopy(make())
    change(position)
    with pytest.raises(arene.BadData) as refused:
        arene.position("sportmord", position)
    assert refused.value.path == field, str(refused.value)
    told_in_french(refused.value)


@pytest.mark.parametrize("decision", ["dope", "lay"])
def test_one_pill_a_round_is_one_doped_die(decision: str) -> None:
    position = {**laying(U, roll=dice(8), doped=[1, 1]), "decision": decision}
    arene.position("sportmord", position)
    with pytest.raises(arene.BadData) as refused:
        arene.position("sportmord", position, options={"pills_per_round": "one"})
    assert refused.value.path == "seats[3].doped"
    told_in_french(refused.value)


def test_positions_fit_the_published_schema() -> None:
    schema = published(GAME.position_schema)
    for number, step in enumerate(walk(4, {"round_limit": 10}, 6)):
        if number % 5 == 0:
            jsonschema.validate(step.position, schema)


# ---- editions


def edition(change: Change) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(dict(GAME.edition().data))
    change(data)
    return data


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("pills", lambda d: d.update(pills=5)),
        ("pills", lambda d: d.update(pills_start=3)),
        ("dice_per_seat", lambda d: d.update(dice_per_seat=11)),
        ("sports", lambda d: d["sports"].pop()),
        ("sports", lambda d: d["sports"][1].update(order=2)),
        ("sports.tennis", lambda d: d["sports"][2].update(id="tennis")),
        ("sports.curling.order", lambda d: d["sports"][0].update(id="curling")),
        ("sports.tennis.accidents", lambda d: d["sports"][1]["accidents"].reverse()),
        ("sports.tennis.accidents.u6.die", lambda d: d["sports"][1]["accidents"][2].update(die=6)),
        ("sports.tennis.accidents.u2.die", lambda d: d["sports"][1]["accidents"][0].pop("die")),
        ("dice_colours.red", lambda d: d["dice_colours"][1].update(id="red")),
        ("sports.tennis.names.fr", lambda d: d["sports"][1]["names"].update(fr=" ")),
        ("sports[1].id", lambda d: d["sports"][1].update(id="Ski alpin !")),
        ("sports[1].id", lambda d: d["sports"][1].update(id="")),
        ("sports[1].id", lambda d: d["sports"][1].update(id="a.b")),
        ("sports.tennis.colour", lambda d: d["sports"][1].update(colour="red;}</style><script>")),
        ("sports.tennis.icon", lambda d: d["sports"][1].update(icon="../../secret")),
        ("sports.tennis.accidents.u2.title.en", lambda d: d["sports"][1]["accidents"][0]["title"].update(en="")),
        ("dice_colours.green.hex", lambda d: d["dice_colours"][2].update(hex="javascript:alert(1)")),
        ("dice_colours.blue.pattern", lambda d: d["dice_colours"][1].update(pattern="round")),
        ("marks.rules", lambda d: d["marks"]["rules"].append("nope")),
        ("marks.rules", lambda d: d["marks"]["rules"].append("sports.tennis.nope")),
        ("sports.tennis.names.fr", lambda d: d["sports"][1]["names"].update(fr="T" * 201)),
        ("sports.tennis.accidents.u6.title.en", lambda d: d["sports"][1]["accidents"][2]["title"].update(en="T" * 201)),
    ],
)
def test_a_broken_edition_names_the_field(field: str, change: Change) -> None:
    with pytest.raises(arene.BadData) as refused:
        GAME.check_edition(edition(change))
    assert refused.value.path == field
    told_in_french(refused.value)


def test_every_value_says_where_it_comes_from() -> None:
    ours = GAME.edition()
    assert all(ours.mark(path) in ("rules", "reconstructed") for path, _ in ours.leaves())
    assert ours.mark("sports.tennis.names") == "rules"
    assert ours.mark("sports.boxing.names") == "reconstructed"
    assert ours.mark("sports.boxing.accidents.u4.threshold") == "rules"
    assert ours.mark("sports.bowling.accidents.u4.title") == "reconstructed"


def test_fewer_dice_and_pills_of_an_owners_box() -> None:
    own = edition(lambda d: d.update(dice_per_seat=6, pills=18, pills_start=2))
    match = arene.new_match("sportmord", seats=4, seed=1, edition=own)
    assert match.view(None)["reserve"] == 10
    assert [len(player["roll"]) for player in match.view(None)["players"]] == [6] * 4


def skiing() -> Json:
    """An owner's box that has another sport."""
    data = edition(lambda d: d["sports"][4].update(id="ski", names={"fr": "Ski", "en": "Skiing"}))
    data["marks"] = {"owner": ["sports"]}
    return data


def test_a_sport_is_replaced_without_touching_the_marks() -> None:
    own = edition(lambda d: d["sports"][1].update(id="golf", names={"fr": "Golf", "en": "Golf"}))
    assert GAME.check_edition(own).data["marks"] == GAME.edition().data["marks"]
    match = arene.new_match("sportmord", seats=3, seed=1, edition=own)
    assert [sport["id"] for sport in match.view(None)["sports"]][:3] == ["bowling", "golf", "billiards"]


def test_the_longest_name_has_words_everywhere() -> None:
    """No name that is accepted is too long for a sentence."""
    long = "Lancer\u00a0de " + "nain " * 38
    data = edition(lambda d: [sport.update(names={"fr": long, "en": long}) for sport in d["sports"]])
    for sport in data["sports"]:
        for accident in sport["accidents"]:
            accident["title"] = {"fr": long, "en": long}
    match = arene.new_match("sportmord", seats=3, seed=2, options={"round_limit": 10}, edition=data)
    speaker = arene.Speaker(match.game, "fr", ["Ute", "Paul", "Inès"], match.edition)
    choose, told = random.Random(2), ""
    while not match.over:
        seat = choose.choice(match.awaiting)
        view = match.view(seat)
        told += speaker.prompt(view) + "".join(speaker.action(action, view) for action in match.actions(seat))
        told += "".join(panel.title for panel in speaker.panels(view))
        told += "".join(map(speaker.event, match.play(seat, choose.choice(match.actions(seat)))))
    assert told.count("Lancer") > 100


def test_an_edition_may_be_written_as_json(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(skiing()), encoding="utf-8")
    assert GAME.edition(path).hash == GAME.check_edition(skiing()).hash
    for text in ("{", "[]"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(arene.BadData, match=r"is not a JSON"):
            GAME.edition(path)


def test_a_refusal_about_an_owners_sport_can_be_said() -> None:
    position = laying(U, old={"boxing": 1})
    match = arene.position("sportmord", position, edition=skiing())
    with pytest.raises(arene.Refusal) as refused:
        match.play(U, {"kind": "place", "face": 6, "doped": False, "sport": "ski"})
    assert refused.value.params["sport"] == "ski"
    assert str(refused.value).startswith("Only a 1 enters")
    assert all(str(refusal) for _, refusal in match.blocked(U))


def test_a_match_with_an_owners_sport_is_told_again_in_sentences(tmp_path: Path) -> None:
    match = arene.new_match("sportmord", seats=3, seed=2, options={"round_limit": 10}, edition=skiing())
    choose = random.Random(2)
    while not match.over:
        seat = choose.choice(match.awaiting)
        match.play(seat, choose.choice(match.actions(seat)))
    match.save(tmp_path / "ski.jsonl")
    told = [line for _, lines in Retelling(read(tmp_path / "ski.jsonl"), None, "fr").steps() for line in lines]
    assert any("Ski" in line for line in told)
    assert not [line for line in told if "sport ski" in line or "Natation" in line]


# ---- match files
