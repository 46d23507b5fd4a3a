"""How Sponsio speaks of bets: in words, wherever they are told."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.words import Speaker
from tests.games.sponsio.table import W1_TRICKS, Table, d1, own_edition, peter_bets, table


@pytest.mark.parametrize("lang", arene.LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_names_a_bet_as_the_choice_did(seats: int, lang: str) -> None:
    match = arene.new_match("sponsio", seats=seats, seed=1)
    speaker = Speaker(match.game, lang, ["A", "B", "C", "D"][:seats])
    seat = match.awaiting[0]
    match.play(seat, match.actions(seat)[1])
    for ticket in [action.params["ticket"] for action in match.actions(seat) if action.kind == "bet"]:
        match.play(seat, {"kind": "bet", "ticket": ticket})
        for action in match.actions(seat) if ticket != "XVI" else []:
            label = speaker.action(action, match.view(seat)).rpartition(" (×")[0]
            placed = {"kind": "bet_placed", "seat": 0, "ticket": ticket, "wager": action.params["wager"], "stake": 1}
            assert f" {label} (ticket {ticket})." in speaker.event(placed)
        match.undo(seat)


def owner_tells(lang: str, ticket: str, wagers: list[dict[str, Any]], **changes: Any) -> list[str]:
    """The wagers of a ticket as an owner's box prints them, said to the seat that chooses."""
    data = own_edition(**changes)
    next(entry for entry in data["tickets"] if entry["id"] == ticket)["wagers"] = wagers
    match = arene.new_match("sponsio", seats=4, seed=7, edition=data)
    seat = match.awaiting[0]
    match.play(seat, match.actions(seat)[1])
    match.play(seat, {"kind": "bet", "ticket": ticket})
    speaker = Speaker(match.game, lang, list("ABCD"), match.edition)
    labels = [speaker.action(action, match.view(seat)) for action in match.actions(seat)]
    event = match.play(seat, match.actions(seat)[-1])[-1]
    assert labels[-1].rpartition(" (×")[0] in speaker.event(event)
    return labels


def test_or_more_is_said_only_where_nothing_more_is_possible() -> None:
    none = {"id": "0", "counts": [0], "odds": 1}
    some = {"id": "2-3", "counts": [2, 3], "odds": 3}
    assert owner_tells("en", "V", [none, some]) == ["no trick (×1)", "2 to 3 tricks (×3)"]
    assert owner_tells("fr", "V", [none, some])[-1] == "de 2 à 3\u00a0plis (×3)"
    green = {"id": "5-6", "counts": [5, 6], "odds": 3}
    assert owner_tells("en", "IX", [none, green])[-1] == "5 to 6 green cards (×3)"
    short = {"id": "2+", "counts": [2, 3, 4], "odds": 3}
    assert owner_tells("en", "V", [none, short])[-1] == "2 to 4 tricks (×3)"
    small = {"hand_size": 4, "turns": 2, "tickets": [*map(four_tricks, own_edition()["tickets"])]}
    assert owner_tells("en", "V", [none, short], **small)[-1] == "2 tricks or more (×3)"


def four_tricks(ticket: dict[str, Any]) -> dict[str, Any]:
    """The ticket of a box with hands of four cards."""
    if ticket["type"] != "tricks":
        return ticket
    wagers = [{**wager, "counts": [count for count in wager["counts"] if count <= 4]} for wager in ticket["wagers"]]
    return {**ticket, "wagers": wagers}


def test_the_log_tells_an_owners_ticket_by_what_it_prints() -> None:
    """His ticket V may be about green cards: nothing goes by the number."""
    data = own_edition()
    ticket = next(entry for entry in data["tickets"] if entry["id"] == "XIII")
    ticket.update(type="color", suit="blue", wagers=[{"id": "2", "counts": [2], "odds": 1}])
    edition = arene.load_game("sponsio").check_edition(data)
    speaker = Speaker(arene.load_game("sponsio"), "en", list("ABCD"), edition)
    placed = {"kind": "bet_placed", "seat": 0, "ticket": "XIII", "wager": "2", "stake": 1}
    assert speaker.event(placed) == "A bets: exactly 2 blue (ticket XIII)."
    result = {"kind": "bet_result", "seat": 0, "ticket": "XIII", "won": True, "coins": 1}
    assert speaker.event(result) == "A, blue cards (ticket XIII): won, 1 coin."


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_one_coin_is_one_coin(lang: str) -> None:
    speaker = Speaker(arene.load_game("sponsio"), lang, list("ABCD"))
    one = {"fr": "1\u00a0pièce.", "en": "1 coin."}[lang]
    for event in (
        {"kind": "bet_result", "seat": 0, "ticket": "V", "won": True, "coins": 1},
        {"kind": "counter_result", "seat": 0, "target": 1, "won": True, "coins": 1},
        {"kind": "traitor_result", "seat": 0, "lost_bets": 1, "coins": 1},
    ):
        assert speaker.event(event).endswith(one)


# ---- questions


def asked(at: Table, lang: str = "en") -> str:
    return Speaker(at.match.game, lang, list("ABCD")).prompt(at.match.view(at.seat))


def test_the_dealer_is_told_why_he_must_bet() -> None:
    """Strict: somebody has bet since, and he must all the same (A17)."""
    at = table().passes(12)
    assert at.match.view(1)["obligation"]
    at.bet("R1", "V", "2").passes(2)
    assert asked(at) == "Your turn. Nobody had bet when this turn began: the dealer must. Reveal a card."
    assert "Personne n’avait parié au début de ce tour" in asked(at, "fr")


def test_a_bet_frees_the_dealer_where_the_option_says_so() -> None:
    at = table(options={"dealer_obligation": "only_if_still_none"}).passes(12)
    speaker = Speaker(at.match.game, "en", list("ABCD"))
    told = speaker.event(at.events("obligation")[-1])
    assert told == "Nobody has bet: D will have to in this turn, unless somebody does before."
    assert at.match.view(1)["obligation"]
    at.bet("R1", "V", "2")
    assert not at.match.view(1)["obligation"]


def test_everybody_sees_that_the_dealer_must_bet() -> None:
    at = table().passes(12)
    speaker = Speaker(at.match.game, "en", list("ABCD"))
    seats = next(panel for panel in speaker.panels(at.match.view(None)) if panel.id == "seats")
    assert [[item.text for item in row[0]] for row in seats.rows][3] == ["D", "dealer", "must bet"]


def test_cashing_in_the_last_round_promises_nothing() -> None:
    at = peter_bets(table(d1(round=5))).tricks(W1_TRICKS)
    assert asked(at) == "Last round: collect 1 coin. Kept, space 1 would be paid too, but not count for the round."
    at = peter_bets(table(d1(round=4))).tricks(W1_TRICKS)
    assert asked(at) == "Collect 1 coin, or keep space 1: 8 more spaces and the match is yours."
    assert asked(at, "fr") == (
        "Prendre 1\u00a0pièce, ou garder la case 1\u00a0: encore 8\u00a0cases et la partie est à vous."
    )
    at = peter_bets(table(d1(round=4, purses=(10, 28, 10, 10)))).tricks(W1_TRICKS)
    assert asked(at) == "The match is decided with this round: collect 1 coin, or leave space 1 unpaid."


def test_the_log_says_why_somebody_won() -> None:
    speaker = Speaker(arene.load_game("sponsio"), "en", list("ABCD"))
    ended = {"kind": "match_ended", "winners": [2], "ranking": [], "coins": [31, 33, 12, 9]}
    assert speaker.event({**ended, "reason": "track"}) == "C wins: ninth space of the track."
    assert speaker.event({**ended, "reason": "rounds"}) == "C wins after the last round with 12 coins."


def test_a_modifier_that_can_change_nothing_says_so() -> None:
    at = table().bet("R1", "V", "2").bet("B1", "XVI", 0).passes(2)
    at.do("reveal", card="R4")
    speaker = Speaker(at.match.game, "en", list("ABCD"))
    labels = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0) if action.kind == "token"]
    assert "Modifier token (1 coin, nothing to change)" in labels
    at = table().bet("R1", "V", "2").passes(3)
    at.do("reveal", card="R4")
    at.do("token", token="modifier")
    at.do("modify", ticket="V")
    labels = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0)]
    assert [label for label in labels if "present bet" in label] == ["exactly 2 tricks (×5, present bet)"]


def test_which_nines_count_is_said_where_one_bets_on_them() -> None:
    for scope, label in (("in_play", "every 9 wins a trick"), ("whole_deck", "every 9, the talon’s too, wins a trick")):
        at = table(options={"nines_scope": scope})
        at.do("reveal", card="R1")
        at.do("bet", ticket="VIII")
        speaker = Speaker(at.match.game, "en", list("ABCD"))
        assert speaker.action(at.match.actions(0)[0], at.match.view(0)) == f"{label} (×3)"


def test_goal_and_rounds_are_always_in_sight() -> None:
    at = table(options={"goal_coins": 20, "max_rounds": 2})
    speaker = Speaker(at.match.game, "fr", list("ABCD"))
    assert speaker.status(at.match.view(0)).startswith("Manche 1 sur 2 · but 20\u00a0pièces · ")


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
