"""The rules text says what the engine does: its own tables and its example, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import arene
from arene.booklet import rules_text
from arene.core.edition import Edition
from tests.games.rules_text import text
from tests.games.sponsio.table import own_edition

GAME = arene.load_game("sponsio")
LETTERS = {"fr": "VJBR", "en": "GYBR"}
NAMES = ["Inès", "Bruno", "Cassius"]
YES = {"oui", "yes", "tous", "all"}
NO = {"non", "no", "pas tous", "not all"}
PRICE_WORDS = {"1 pièce": "coin", "1 coin": "coin", "révéler 1 carte": "reveal", "reveal 1 card": "reveal"}


def tables(lang: str, anchor: str) -> list[list[list[str]]]:
    """The tables between an anchor and the next heading after it, as rows of cells without the head."""
    return tables_of(text(GAME, lang), anchor)


def tables_of(whole: str, anchor: str) -> list[list[list[str]]]:
    below = whole.split(f'<a id="{anchor}"></a>')[1]
    parts = re.split(r"^## .*$", below, flags=re.MULTILINE)
    section = parts[1] if not parts[0].strip() else parts[0]
    found = re.findall(r"(?:^\|.*\|\n)+", section, flags=re.MULTILINE)
    return [[[cell.strip() for cell in line.strip("|\n").split("|")] for line in it.splitlines()][2:] for it in found]


def wager_of(name: str) -> str:
    """The wager that the table names."""
    if name in YES | NO:
        return "yes" if name in YES else "no"
    return {"perd": "loses"}.get(name, name).replace("–", "-")


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
                name, odds, star = re.fullmatch(r"(.+) ×(\d+)(\*?)", wager).groups()  # type: ignore[union-attr]
                printed[ticket, wager_of(name)] = (int(odds), bool(star))
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
    prices = [PRICE_WORDS[price] for _token, price, _effect in rows]
    assert prices == [edition.data["tokens"][token] for token in ("fight", "double", "modifier", "three")]


def test_values_of_the_track(lang: str, edition: Edition) -> None:
    (((_label, *cells),),) = tables(lang, "track")
    assert [int(cell.rstrip("*")) for cell in cells[:8]] == edition.data["track"][1:]
    starred = [space for space, cell in enumerate(cells, 1) if cell.endswith("*")]
    assert starred == [space for space in range(1, 9) if edition.mark(f"track[{space}]") == "rules"]


# ---- another box, other options


def told(lang: str, edition: dict[str, Any] | None = None, **options: object) -> str:
    box = GAME.edition(own_edition() if edition is None else edition)
    whole = rules_text(GAME, lang, box, options)
    assert whole is not None
    return whole.replace("\u00a0", " ")


def test_an_owner_reads_the_figures_of_his_box(lang: str) -> None:
    data = own_edition(
        hand_size=7, turns=3, start_coins=12, track=[0, 3, 5, 7, 9, 11, 13, 15, 17], bonus={"winner": 5, "shared": 4}
    )
    data["traitor"] = {"per_lost": 3, "fine": 6}
    data["tokens"] = {"fight": "reveal", "double": "reveal", "modifier": "coin", "three": "reveal"}
    for ticket in data["tickets"]:
        if ticket["type"] == "tricks":
            ticket["wagers"] = [{"id": "0-7", "counts": [*range(8)], "odds": 7}]
    data["tickets"][-1]["wagers"][0]["odds"] = 8
    whole = told(lang, data)
    coins = {"fr": "pièces", "en": "coins"}[lang]
    for number in (12, 5, 4, 3, 6, 8):  # at the start, bonus alone and shared, per lost bet, fine, counter-bet
        assert f"{number} {coins}" in whole
    assert "*" not in "".join("".join(row) for row in tables_of(whole, "odds")[0])  # his box says it all
    assert [tables_of(whole, "odds")[0][1][place] for place in (0, 1, 3)] == ["V, VI, XIII", "cappuccino", "0–7 ×7"]
    (((_label, *cells),),) = tables_of(whole, "track")
    assert cells[:8] == ["3", "5", "7", "9", "11", "13", "15", "17"]
    prices = [PRICE_WORDS[price] for _token, price, _effect in tables_of(whole, "tokens")[0]]
    assert prices == ["reveal", "reveal", "coin", "reveal"]
    (sets,) = tables_of(whole, "bet-not-in-play")
    assert [row[1:] for row in sets][1] == {"fr": ["6 cartes", "8 cartes"], "en": ["6 cards", "8 cards"]}[lang]
    seven = {"fr": ["distribue 7 cartes", "Chacun a 3 tours"], "en": ["deals 7 cards", "Everybody has 3 turns"]}[lang]
    assert all(part in whole for part in seven)


def test_tickets_of_an_owner_are_grouped_by_what_they_print(lang: str) -> None:
    data = own_edition()
    six = next(ticket for ticket in data["tickets"] if ticket["id"] == "VI")
    six.update(group="pink", wagers=[{"id": "2", "counts": [2], "odds": 9}])
    rows = {row[0]: row for row in tables_of(told(lang, data), "odds")[0]}
    assert rows["VI"][1] == "pink" and rows["VI"][3] == "2 ×9"
    assert "V, XIII" in rows and "V, VI, XIII" not in rows


def test_tickets_that_nobody_uses_are_not_told(lang: str) -> None:
    data = own_edition()
    for ids in data["ticket_sets"].values():
        ids.remove("XVI")
    rows = {row[0]: row for row in tables_of(told(lang, data), "odds")[0]}
    without = {"fr": "*Cette boîte n’a pas de contre-pari.*", "en": "*This box has no counter-bet.*"}[lang]
    assert "XVI" not in rows and without in told(lang, data)
    assert "XVI" in {row[0] for row in tables_of(told(lang), "odds")[0]} and without not in told(lang)


OPTIONS: list[tuple[dict[str, object], dict[str, str]]] = [
    ({"goal_coins": 45}, {"fr": "au moins 45 pièces", "en": "at least 45 coins"}),
    ({"max_rounds": 7}, {"fr": "après 7 manches", "en": "after 7 rounds"}),
    ({"max_rounds": 1}, {"fr": "après 1 manche et", "en": "after 1 round and"}),
    (
        {"nines_scope": "whole_deck"},
        {"fr": "compte et n’a pas remporté de pli (A13)", "en": "counts and has won no trick (A13)"},
    ),
    ({"dealer_obligation": "only_if_still_none"}, {"fr": "à moins qu’un autre", "en": "unless somebody else"}),
    ({"counter_target": "has_bet"}, {"fr": "qu’un joueur qui a déjà parié (A20)", "en": "who has already bet (A20)"}),
    ({"traitor_streak": "single"}, {"fr": "avance d’une seule case", "en": "advances one space only"}),
    ({"traitor_streak": "none"}, {"fr": "Un traître garde sa case", "en": "A traitor keeps his space"}),
]


@pytest.mark.parametrize(("options", "sentence"), OPTIONS)
def test_the_rules_tell_the_options_chosen(lang: str, options: dict[str, object], sentence: dict[str, str]) -> None:
    assert sentence[lang] in told(lang, None, **options)
    assert sentence[lang] not in told(lang)


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
    yield 1, [{"kind": "reveal", "card": "G4"}, {"kind": "token", "token": "double"}]
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
