"""Editions: the one that comes with the game, an owner's own, and broken ones."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import arene
from arene import BadData
from arene.core.chance import Fast
from arene.core.schema import published
from tests.faults import told_in_french
from tests.games.sponsio.table import own_edition, random_steps

GAME = arene.load_game("sponsio")
EDITION = GAME.edition()


def ticket(data: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(ticket for ticket in data["tickets"] if ticket["id"] == id)
    return found


def test_it_is_the_specified_edition() -> None:
    data = EDITION.data
    assert (data["hand_size"], data["turns"], data["start_coins"]) == (8, 4, 10)
    assert data["track"] == [0, 1, 2, 4, 6, 8, 10, 12, 14]
    assert data["tokens"] == {"fight": "coin", "double": "coin", "modifier": "reveal", "three": "coin"}
    assert data["bonus"] == {"winner": 2, "shared": 1} and data["traitor"] == {"per_lost": 2, "fine": 4}
    odds = {ticket["id"]: " ".join(f"{w['id']}:{w['odds']}" for w in ticket["wagers"]) for ticket in data["tickets"]}
    assert odds == {
        **dict.fromkeys(["I", "II", "III", "IV"], "0:3 1-4:3 5+:4"),
        **dict.fromkeys(["IX", "X", "XI", "XII"], "0:2 1-4:3 5+:4"),
        **dict.fromkeys(["V", "VI", "XIII"], "0:3 1:4 2:5 3:5 4+:3"),
        **dict.fromkeys(["VII", "XIV"], "yes:4 no:2"),
        **dict.fromkeys(["VIII", "XV"], "yes:3 no:2"),
        "XVI": "loses:3",
    }
    groups = {ticket["id"]: ticket["group"] for ticket in data["tickets"]}
    assert groups["V"] == groups["VI"] == groups["XIII"] and groups["VII"] == groups["XIV"]
    assert groups["VIII"] == groups["XV"] and len(set(groups.values())) == 8
    suits = [ticket(dict(data), id)["suit"] for id in ("I", "II", "III", "IV", "IX", "X", "XI", "XII")]
    assert suits == ["green", "yellow", "blue", "red"] * 2
    assert EDITION.warnings == []


def test_every_value_says_where_it_comes_from() -> None:
    leaves = list(EDITION.leaves())
    assert len(leaves) > 100
    for path, _ in leaves:
        assert EDITION.mark(path) in ("rules", "reconstructed"), path
    assert EDITION.mark("track[4]") == "rules" and EDITION.mark("track[3]") == "reconstructed"
    assert EDITION.mark("tickets.V.wagers.2.odds") == "rules" and EDITION.mark("tickets.V.wagers.3.odds") != "rules"
    assert EDITION.mark("tickets.XII.wagers.1-4.odds") == EDITION.mark("tickets.XIV.wagers.no.odds") == "rules"
    assert EDITION.mark("tokens.fight") == "reconstructed"
    for mark, prefixes in EDITION.data["marks"].items():  # no mark points nowhere
        for prefix in prefixes:
            hits = [path for path, _ in leaves if path == prefix or path.startswith((prefix + ".", prefix + "["))]
            assert hits or prefix == "track[4]", (mark, prefix)


def test_the_published_schema_accepts_it() -> None:
    raw = tomllib.loads(GAME.file("edition.toml").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(published(GAME.edition_schema))
    jsonschema.Draft202012Validator(published(GAME.edition_schema)).validate(raw)


def _wager(data: dict[str, Any], id: str, /, **changes: object) -> None:
    ticket(data, id)["wagers"][0].update(changes)


def _without(data: dict[str, Any], id: str) -> None:
    data["tickets"] = [ticket for ticket in data["tickets"] if ticket["id"] != id]


def _greens(data: dict[str, Any]) -> None:
    """Three play with five green tickets and one of tricks."""
    for id in ("IX", "X", "XI", "XII"):
        ticket(data, id).update(suit="green")
    data["ticket_sets"]["3"] = ["I", "V", "IX", "X", "XI", "XII", "XVI"]


Change = Callable[[dict[str, Any]], object]

BROKEN: list[tuple[Change, str, str]] = [
    (lambda d: d.pop("id"), "id", "is missing"),
    (lambda d: d.pop("track"), "track", "is missing"),
    (lambda d: d.update(source="me"), "source", '"me" is not allowed; choose "reconstructed" or "owner"'),
    (lambda d: d.update(hand_size=9), "hand_size", "9 is out of range; allowed is 2 to 8"),
    (lambda d: d.update(hand_size=7), "hand_size", "7 is too small for 4 turns; at least 2 a turn"),
    (lambda d: d.update(turns=5), "turns", "5 is out of range; allowed is 1 to 4"),
    (lambda d: d.update(turns="4"), "turns", '"4" is not integer'),
    (lambda d: d.update(start_coins=-1), "start_coins", "-1 is out of range; allowed is 0 to 50"),
    (lambda d: d.update(colour="x"), "colour", "unknown field; known are"),
    (lambda d: d.update(track=[0, 1]), "track", "has 2 entries; allowed is 9"),
    (lambda d: d.update(track=[1, 1, 2, 4, 6, 8, 10, 12, 14]), "track[0]", "1 is out of range; the start is worth 0"),
    (lambda d: d.update(track=[0, 1, 2, 4, 3, 8, 10, 12, 14]), "track[4]", "3 is below the space before; at least 4"),
    (lambda d: d.update(track=[0, 1, 2, 4, 99, 8, 10, 12, 14]), "track[4]", "99 is out of range; allowed is 0 to 60"),
    (lambda d: d["tokens"].update(fight=1), "tokens.fight", '1 is not allowed; choose "coin" or "reveal"'),
    (lambda d: d["tokens"].pop("double"), "tokens.double", "is missing"),
    (lambda d: d["tokens"].update(joker="coin"), "tokens.joker", "unknown field; known are"),
    (lambda d: d["bonus"].update(winner=11), "bonus.winner", "11 is out of range; allowed is 0 to 10"),
    (lambda d: d["traitor"].update(fine=-4), "traitor.fine", "-4 is out of range; allowed is 0 to 20"),
    (lambda d: _wager(d, "V", odds=0), "tickets.V.wagers.0.odds", "0 is out of range; allowed is 1 to 20"),
    (lambda d: _wager(d, "V", odds=2.5), "tickets.V.wagers.0.odds", "2.5 is not integer"),
    (lambda d: _wager(d, "V", counts=[]), "tickets.V.wagers.0.counts", "has 0 entries; allowed is 1 or more"),
    (lambda d: _wager(d, "V", counts=[9]), "tickets.V.wagers.0.counts", "9 is out of range; allowed is 0 to 8"),
    (lambda d: _wager(d, "I", counts=[10]), "tickets.I.wagers.0.counts[0]", "10 is out of range; allowed is 0 to 9"),
    (lambda d: _wager(d, "V", counts=[0, 0]), "tickets.V.wagers.0.counts[1]", "0 is there twice"),
    (lambda d: _wager(d, "V", value=True), "tickets.V.wagers.0.value", "a tricks ticket has no value"),
    (lambda d: _wager(d, "VII", counts=[0]), "tickets.VII.wagers.yes.counts", "a last ticket has no counts"),
    (lambda d: _wager(d, "VII", value="yes"), "tickets.VII.wagers.yes.value", '"yes" is not boolean'),
    (lambda d: _wager(d, "V", id="1"), "tickets.V.wagers.1", "is there twice"),
    (
        lambda d: _wager(d, "V", id="0" * 9000),
        "tickets.V.wagers[0].id",
        "has 9000 characters; allowed are 1000 at most",
    ),
    (lambda d: ticket(d, "V")["wagers"][0].pop("counts"), "tickets.V.wagers.0.counts", "a tricks ticket needs counts"),
    (lambda d: ticket(d, "VII")["wagers"][0].pop("value"), "tickets.VII.wagers.yes.value", "a last ticket needs value"),
    (lambda d: ticket(d, "V").update(wagers=[]), "tickets.V.wagers", "has 0 entries; allowed is 1 to 10"),
    (lambda d: ticket(d, "V").update(id="XX"), "tickets.XX.id", '"XX" is not allowed; choose'),
    (lambda d: ticket(d, "V").update(id="VI"), "tickets.VI", "is there twice"),
    (lambda d: ticket(d, "V").update(type="trump"), "tickets.V.type", '"trump" is not allowed; choose "tricks",'),
    (lambda d: ticket(d, "V").update(suit="red"), "tickets.V.suit", "colour tickets name a suit, the others do not"),
    (lambda d: ticket(d, "I").pop("suit"), "tickets.I.suit", "colour tickets name a suit, the others do not"),
    (lambda d: ticket(d, "I").update(suit="pink"), "tickets.I.suit", '"pink" is not allowed; choose "green",'),
    (lambda d: ticket(d, "I").update(suit="red"), "tickets", "I to VIII hold 0 tickets of suit green; exactly 1"),
    (lambda d: ticket(d, "V").update(type="counter"), "tickets.V.type", "the counter-bet is ticket XVI and no other"),
    (lambda d: ticket(d, "XVI").update(type="last"), "tickets.XVI.type", "the counter-bet is ticket XVI and no other"),
    (
        lambda d: ticket(d, "XVI")["wagers"].append({"id": "wins", "odds": 2}),
        "tickets.XVI.wagers",
        "has 2 entries; allowed is 1",
    ),
    (lambda d: _without(d, "VII"), "ticket_sets.3[6]", "ticket VII is not among the tickets"),
    (lambda d: d["ticket_sets"].update({"3": []}), "ticket_sets.3", "has 0 entries; allowed is 1 or more"),
    (lambda d: d["ticket_sets"].update({"4": ["V", "V"]}), "ticket_sets.4[1]", '"V" is there twice'),
    (lambda d: d["ticket_sets"].update({"4": ["V", "XVI"]}), "ticket_sets.4", "has 1 tickets besides XVI; at least 6"),
    (lambda d: _greens(d), "ticket_sets.3", "has 1 ticket besides XVI when green is removed; at least 4"),
    (lambda d: d["ticket_sets"].update({"5": ["V"]}), "ticket_sets.5", "unknown field; known are"),
    (lambda d: d.update(marks={"rules": "track"}), "marks.rules", '"track" is not array'),
]


@pytest.mark.parametrize(("change", "path", "problem"), BROKEN)
def test_a_broken_edition_names_the_field_and_the_range(change: Change, path: str, problem: str) -> None:
    data = own_edition()
    change(data)
    with pytest.raises(BadData) as caught:
        arene.new_match("sponsio", seats=4, edition=data)
    assert caught.value.path == path
    assert caught.value.problem.startswith(problem)
    told_in_french(caught.value)


def test_too_many_different_wagers() -> None:
    data = own_edition()
    for place, id in enumerate(("I", "II", "III", "IV")):
        ticket(data, id)["wagers"] = [{"id": f"{place}-{n}", "counts": [n], "odds": 2} for n in range(10)]
    with pytest.raises(BadData, match="tickets: 49 different wagers; allowed is 1 to 32"):
        GAME.edition(data)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda d: _wager(d, "V", odds=6), "tickets.V.wagers.0.odds"),
        (lambda d: _wager(d, "V", odds=1), "tickets.V.wagers.0.odds"),
        (lambda d: d.update(track=[0, 1, 2, 4, 5, 8, 10, 12, 14]), "track[4]"),
        (lambda d: _wager(d, "V", counts=[0, 1]), "tickets"),
        (lambda d: ticket(d, "VII")["wagers"].pop(), "tickets"),
    ],
)
def test_a_reconstruction_keeps_to_what_is_known_and_an_owner_need_not(change: Change, path: str) -> None:
    data = own_edition()
    change(data)
    assert GAME.edition(data).data["source"] == "owner"
    with pytest.raises(BadData) as caught:
        GAME.edition({**data, "source": "reconstructed"})
    assert caught.value.path == path
    told_in_french(caught.value)


def test_an_owners_overlaps_and_gaps_are_warned_of_and_playable() -> None:
    data = own_edition()
    _wager(data, "V", counts=[0, 1])
    ticket(data, "IX")["wagers"].pop()
    ticket(data, "VII")["wagers"].pop()
    edition = GAME.edition(data)
    assert edition.warnings == [
        "tickets.V.wagers: several wagers for 1",
        "tickets.VII.wagers: no wager for false",
        *(f"tickets.IX.wagers: no wager for {count}" for count in (5, 6, 7, 8, 9)),
    ]
    assert [told_in_french(doubt) for doubt in edition.doubts[:2]] == [
        "plusieurs paris pour 1",
        "aucun pari pour false",
    ]
    for seats in (3, 4):
        match = arene.new_match("sponsio", seats=seats, seed=1, edition=edition)
        for _ in random_steps(match, Fast(2)):
            pass
        assert match.over


def test_a_small_box_is_playable_to_the_end() -> None:
    for hand_size, turns in ((2, 1), (4, 2), (8, 1), (6, 3)):
        data = own_edition(hand_size=hand_size, turns=turns)
        for ticket_ in data["tickets"]:
            if ticket_["type"] == "tricks":
                ticket_["wagers"] = [{"id": str(n), "counts": [n], "odds": 3} for n in range(hand_size + 1)]
        edition = GAME.edition(data)
        for number in range(2):
            match = arene.new_match("sponsio", seats=3 + number % 2, seed=number, edition=edition)
            for _ in random_steps(match, Fast(number), lazy=70):
                assert arene.position("sponsio", match.position(), options=match.options, edition=edition)
            assert match.over


def test_edition_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = GAME.file("edition.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('source = "reconstructed"', 'source = "owner"'), encoding="utf-8")
    mine = GAME.edition(path)
    assert mine.hash != EDITION.hash
    assert arene.new_match("sponsio", seats=4, seed=1, edition=str(path)).edition.hash == mine.hash
    for content, problem in ((b"id = ", "is not a TOML file: "), (b"\xff\xfe", "is not written in UTF-8")):
        path.write_bytes(content)
        with pytest.raises(BadData) as caught:
            GAME.edition(path)
        assert caught.value.path == str(path) and caught.value.problem.startswith(problem)


def test_the_fingerprint_is_of_the_content() -> None:
    data = json.loads(json.dumps(EDITION.data))
    assert GAME.edition(data).hash == EDITION.hash
    assert GAME.edition({**data, "marks": {}}).hash == EDITION.hash  # where a value comes from is not what it is
    data["tickets"][0]["wagers"][0]["odds"] = 2
    assert GAME.edition(data).hash != EDITION.hash


def test_a_wrong_edition_is_told_in_french_to_a_french_owner() -> None:
    data = own_edition(track=[1, 1, 2, 4, 6, 8, 10, 12, 14])
    with pytest.raises(BadData) as caught:
        arene.load_game("sponsio").check_edition(data)
    assert str(caught.value) == "track[0]: 1 is out of range; the start is worth 0"
    assert arene.said(caught.value, "fr") == "track[0]\u00a0: 1 ne convient pas\u00a0; le départ vaut 0"
