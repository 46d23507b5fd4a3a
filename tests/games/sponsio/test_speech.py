"""How Sponsio speaks of bets: in words, wherever they are told."""

from __future__ import annotations

import pytest

import arene
from arene.games.sponsio.text import _ABOUT, wager_label, wager_words
from arene.words import Speaker, words


@pytest.mark.parametrize("lang", arene.LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_names_a_bet_as_the_ticket_prints_it(seats: int, lang: str) -> None:
    spoken = words(lang, "sponsio")
    for ticket in arene.new_match("sponsio", seats=seats, seed=1).view(None)["tickets"]:
        assert _ABOUT[ticket["id"]] == (ticket["type"], ticket["suit"] or "none")
        for wager in ticket["wagers"] if ticket["type"] != "counter" else []:
            assert wager_words(spoken, ticket["id"], wager["id"]) == wager_label(spoken, ticket, wager["id"])


def test_a_bet_and_its_result_in_the_log() -> None:
    speaker = Speaker(arene.load_game("sponsio"), "fr", ["Inès", "Bruno", "Cassius"])
    placed = {"kind": "bet_placed", "seat": 0, "ticket": "V", "wager": "2", "stake": 1}
    assert speaker.event(placed) == "Inès parie\u00a0: exactement 2\u00a0plis (ticket V)."
    result = {"kind": "bet_result", "seat": 0, "ticket": "XII", "won": False, "coins": 0}
    assert speaker.event(result) == "Inès, cartes rouges (ticket XII)\u00a0: perdu."


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_ranges_are_written_with_a_dash(lang: str) -> None:
    match = arene.new_match("sponsio", seats=4, seed=1)
    speaker = Speaker(match.game, lang, ["A", "B", "C", "D"])
    texts = [item.text for panel in speaker.panels(match.view(0)) for item in panel.items]
    assert any("1–4" in text for text in texts) and not any("1-4" in text for text in texts)
    odd = {"kind": "bet_placed", "seat": 0, "ticket": "I", "wager": "odd", "stake": 1}
    assert "odd" in speaker.event(odd)  # an owner's own wager keeps its short name
