"""The rules text says what the engine does: its own tables and its example, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import arene
from arene.core.edition import Edition
from tests.games.rules_text import text

GAME = arene.load_game("sponsio")
LETTERS = {"fr": "VJBR", "en": "GYBR"}
NAMES = ["Inès", "Bruno", "Cassius"]
WAGER_WORDS = {"oui": "yes", "non": "no", "perd": "loses"}
PRICE_WORDS = {"pièce": "coin", "coin": "coin", "carte": "reveal", "card": "reveal"}


def tables(lang: str, anchor: str) -> list[list[list[str]]]:
    """The tables between an anchor and the next heading after it, as rows of cells without the head."""
    below = text(GAME, lang).split(f'<a id="{anchor}"></a>')[1]
    parts = re.split(r"^## .*$", below, flags=re.MULTILINE)
    section = parts[1] if not parts[0].strip() else parts[0]
    found = re.findall(r"(?:^\|.*\|\n)+", section, flags=re.MULTILINE)
    return [[[cell.strip() for cell in line.strip("|\n").split("|")] for line in it.splitlines()][2:] for it in found]


@pytest.fixture(scope="module")
def edition() -> Edition:
    return GAME.edition()


# ---- values of the edition


def test_odds_are_those_of_the_edition_and_marked_where_the_rule_book_gives_them(lang: str, edition: Edition) -> None:
    (rows,) = tables(lang, "odds")
    printed = {}
    for tickets, _colour, _counts, wagers in rows:
        for ticket in re.findall(r"\b[IVX]+\b", tickets):
            for wager in wagers.split(" · "):
                name, odds, star = re.fullmatch(r"(\S+) ×(\d+)(\*?)", wager).groups()  # type: ignore[union-attr]
                printed[ticket, WAGER_WORDS.get(name, name).replace("–", "-")] = (int(odds), bool(star))
    assert printed == {
        (ticket["id"], wager["id"]): (
            wager["odds"],
            edition.mark(f"tickets.{ticket['id']}.wagers.{wager['id']}") == "rules",
        )
        for ticket in edition.data["tickets"]
        for wager in ticket["wagers"]
    }


def test_prices_of_the_tokens(lang: str, edition: Edition) -> None:
    (rows,) = tables(lang, "tokens")
    prices = [PRICE_WORDS[price.removeprefix("1 ")] for _token, price, _effect in rows]
    assert prices == [edition.data["tokens"][token] for token in ("fight", "double", "modifier", "three")]


def test_values_of_the_track(lang: str, edition: Edition) -> None:
    (((_label, *cells),),) = tables(lang, "track")
    assert [int(cell.rstrip("*")) for cell in cells[:8]] == edition.data["track"][1:]
    starred = [space for space, cell in enumerate(cells, 1) if cell.endswith("*")]
    assert starred == [space for space in range(1, 9) if edition.mark(f"track[{space}]") == "rules"]


# ---- the example


def cards(lang: str, listing: str) -> list[str]:
    """“5V 3B” as the engine writes it: G5 B3."""
    return ["GYBR"[LETTERS[lang].index(card[1])] + card[0] for card in re.findall(rf"[1-9][{LETTERS[lang]}]", listing)]


def betting() -> Iterator[tuple[int, list[dict[str, Any]]]]:
    passing: list[dict[str, Any]] = [{"kind": "pass"}]

    def bet(card: str, ticket: str, wager: str) -> list[dict[str, Any]]:
        reveal = {"kind": "reveal", "card": card}
        return [reveal, {"kind": "bet", "ticket": ticket}, {"kind": "wager", "wager": wager}]

    yield 0, bet("G1", "V", "2")
    double = [{"kind": "token", "token": "double"}, {"kind": "pay_reveal", "card": "R4"}]
    yield 1, [{"kind": "reveal", "card": "G4"}, *double]
    yield 2, passing
    yield 0, bet("B3", "IV", "1-4")
    yield 1, [*bet("R5", "I", "5+"), {"kind": "stake", "coins": 2}]
    yield 2, passing
    yield 0, bet("R3", "VII", "no")
    yield 1, [{"kind": "reveal", "card": "G7"}, {"kind": "bet", "ticket": "XVI"}, {"kind": "target", "seat": 0}]
    yield 2, passing
    yield 0, passing
    yield 1, passing
    yield 2, passing


def test_the_example_round_is_what_the_engine_plays(lang: str) -> None:
    hands, tricks, results = tables(lang, "example")
    talon = re.search(r": ((?:[1-9]B ?){3})\.", text(GAME, lang).split('<a id="example"></a>')[1])
    assert talon is not None
    position = {
        "seats": [{"purse": 10, "hand": cards(lang, hand)} for _name, hand in hands],
        "talon": cards(lang, talon[1]),
        "removed": "yellow",
        "dealer": 2,
    }
    match = arene.position("sponsio", position, seed=1)
    for seat, actions in betting():
        match.play(seat, actions)
    for number, (_number, listing, winner) in enumerate(tricks, 1):
        for card in cards(lang, listing):
            if number < 8:  # the last trick plays itself
                match.play(match.awaiting[0], {"kind": "play", "card": card})
        won = [event for event in match.events(None) if event["kind"] == "trick_won"][number - 1]
        assert (won["seat"], won["cards"]) == (NAMES.index(winner), cards(lang, listing))
    paid = [10 - match.view(None)["players"][seat]["purse"] for seat in range(3)]
    match.play(1, {"kind": "keep"})
    match.play(2, {"kind": "collect"})
    told = {event["kind"]: event for event in match.events(None)}
    bonus = [told["round_winner"]["bonus"] if seat in told["round_winner"]["seats"] else 0 for seat in range(3)]  # type: ignore[operator]
    end = told["round_ended"]
    columns = [paid, end["scores"], bonus, end["purses"], end["streaks"]]
    played = [[NAMES[seat], *(str(column[seat]) for column in columns)] for seat in range(3)]  # type: ignore[index]
    assert results == played
    assert told["round_started"]["dealer"] == 1
