"""How Sponsio speaks of bets: in words, wherever they are told."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.booklet import rules_text
from arene.core.chance import Fast
from arene.core.events import Events
from arene.words import Speaker, words
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
    assert speaker.event(placed) == "A bets: exactly 2 blue cards (ticket XIII)."
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


def test_whoever_reads_the_purses_finds_his_own_as_you() -> None:
    ended = {"kind": "round_ended", "purses": [5, 16, 8], "streaks": [0, 0, 0], "scores": [0, 9, 2]}
    french, english = (Speaker(arene.load_game("sponsio"), lang, ["Ada", "Bruno", "Cassius"]) for lang in ("fr", "en"))
    assert french.event(ended, 0) == "Fin de la manche\u00a0: vous 5, Bruno 16, Cassius 8."
    assert english.event(ended, 2) == "End of the round: Ada 5, Bruno 16, you 8."
    assert french.event(ended) == "Fin de la manche\u00a0: Ada 5, Bruno 16, Cassius 8."


# ---- questions


def asked(at: Table, lang: str = "en") -> str:
    return Speaker(at.match.game, lang, list("ABCD")).prompt(at.match.view(at.seat))


def test_a_card_is_asked_for_by_what_to_do_with_it() -> None:
    """Follow, or discard; only who is asked learns whether he can follow."""
    at = peter_bets(table())
    assert asked(at) == "Your lead. Play a card."
    at.do("play", card="B5")
    assert asked(at, "fr") == "À vous. Fournissez du bleu\u00a0: A est en tête."
    assert [at.match.view(seat)["trick"]["follows"] for seat in (0, 1, None)] == [None, True, None]
    for card in ("B4", "B7", "B2", "Y7", "Y9", "Y2"):
        at.do("play", card=card)
    assert asked(at) == "Your turn. Discard a card, having no yellow: D is winning."


def test_what_a_card_pays_for_is_said() -> None:
    at = table().token("R1", "double")
    speaker = Speaker(at.match.game, "fr", list("ABCD"))
    told = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0)]
    assert "Payer le jeton double pari en révélant le 2 jaune" in told


def over(reason: str, *seats: tuple[int, int, int]) -> str:
    """The last sentence; seats as rank, coins and coins won in the last round."""
    standings = [
        {"seat": seat, "rank": rank, "score": coins, "ties": {"ninth_space": 0, "last_round": last}}
        for seat, (rank, coins, last) in enumerate(seats)
    ]
    view = {"phase": "over", "standings": standings, "reason": reason, "goal_coins": 30}
    return Speaker(arene.load_game("sponsio"), "fr", list("ABCD")).prompt(view)


def test_the_end_says_why_and_leaves_what_broke_a_tie_to_the_ranking() -> None:
    won = "A l’emporte avec 33\u00a0pièces\u00a0; il en fallait 30."
    assert over("coins", (1, 33, 9), (2, 31, 12)) == won
    assert over("coins", (1, 33, 9), (2, 33, 5), (3, 33, 2)) == won
    assert words("fr", "sponsio")("tie-last-round", value=9) == "score 9 à la dernière manche"


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


def cashing(round: int, first: int) -> Table:
    """Seat 0 has won two bets, seat 2 one, on spaces 4 and 5; the others are traitors. ``first``: coins of seat 0."""
    at = table(d1(round=round, purses=(first, 20, 19, 18), streaks=(2, 0, 4, 0)))
    at.bet("R1", "V", "2").passes(1).bet("G1", "X", "5+").passes(1)
    return at.bet("Y2", "XIV", "no").passes(11).tricks(W1_TRICKS)


def test_a_kept_space_is_promised_only_what_is_certain() -> None:
    """The round's bonus and the answers of later seats decide whether it is paid."""
    at = cashing(5, 23)
    assert at.match.view(0)["kept"] == ["unpaid"]  # whatever seat 2 answers, somebody has 30 coins
    at.do("keep")
    assert at.seat == 2 and at.match.view(2)["kept"] == ["unpaid"]  # 28 coins and the bonus
    assert asked(at) == "The match is decided with this round: collect 8 coins, or leave space 5 unpaid."
    kept, collected = Table(arene.position("sponsio", at.match.position(), edition=at.match.edition)), at
    kept.do("keep")
    collected.do("collect")
    assert (kept.match.over, kept.purses()) == (True, [30, 16, 22, 14])
    assert (collected.match.over, collected.purses()) == (True, [28, 16, 32, 14])


def test_a_kept_space_may_hang_on_a_later_answer() -> None:
    at = cashing(5, 20)
    assert at.match.view(0)["kept"] == at.match.view(None)["kept"] == ["unpaid", "paid"]
    assert asked(at) == (
        "Last round: collect 6 coins. Kept, space 4 will be paid only if nobody reaches 30 coins, bonus included."
    )
    assert asked(at, "fr") == (
        "Dernière manche\u00a0: encaissez 6\u00a0pièces. Gardée, la case 4 ne sera payée que si personne n’atteint "
        "30\u00a0pièces, bonus compris."
    )
    at = cashing(4, 20)
    assert at.match.view(0)["kept"] == ["unpaid", "on"]
    assert asked(at) == (
        "Collect 6 coins, or keep space 4. 5 more spaces and the match is yours; "
        "if somebody reaches 30 coins, bonus included, the space will not be paid."
    )


def test_a_kept_space_in_the_last_round_and_before() -> None:
    at = peter_bets(table(d1(round=5))).tricks(W1_TRICKS)
    assert asked(at) == "Last round: collect 1 coin. Kept, space 1 will be paid too, but not count for the round."
    at = peter_bets(table(d1(round=4))).tricks(W1_TRICKS)
    assert (
        asked(at) == "Collect 1 coin and go back to the start, or keep space 1: 8 more spaces and the match is yours."
    )
    assert asked(at, "fr") == (
        "Encaisser 1\u00a0pièce et revenir au départ, "
        "ou garder la case 1\u00a0: encore 8\u00a0cases et la partie est à vous."
    )
    at = peter_bets(table(d1(round=4, purses=(10, 28, 10, 10)))).tricks(W1_TRICKS)
    assert asked(at) == "The match is decided with this round: collect 1 coin, or leave space 1 unpaid."
    assert at.match.view(1)["kept"] == ["unpaid"] and table().match.view(0)["kept"] == []


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
    assert "Modifier token (1 coin, nothing to change: counter-bet before you)" in labels
    at.do("token", token="modifier")
    (label,) = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0)]
    assert label == "Ticket V: Tricks (counter-bet before you: the token will change nothing)"
    at = table().bet("R1", "V", "2").passes(3)
    at.do("reveal", card="R4")
    at.do("token", token="modifier")
    at.do("modify", ticket="V")
    labels = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0)]
    assert [label for label in labels if "present bet" in label] == ["exactly 2 tricks (×5, present bet)"]


def test_a_modifier_laid_on_a_doubled_bet_says_that_it_is_lost() -> None:
    """Another ticket could be changed: only the choice of the ticket tells."""
    at = table().token("R1", "double", pay="R4").passes(3)
    at.bet("Y2", "V", "2", stake=2).passes(3).bet("B5", "VIII", "no").passes(3)
    at.do("reveal", card="R9")
    speaker = Speaker(at.match.game, "fr", list("ABCD"))
    labels = [speaker.action(action, at.match.view(0)) for action in at.match.actions(0) if action.kind == "token"]
    assert "Jeton modificateur (1\u00a0pièce)" in labels
    at.do("token", token="modifier")
    assert [speaker.action(action, at.match.view(0)) for action in at.match.actions(0)] == [
        "Ticket V\u00a0: Plis (pari doublé\u00a0: le jeton n’y changera rien)",
        "Ticket VIII\u00a0: Les 9",
    ]


def test_who_has_no_bet_in_the_last_turn_is_warned() -> None:
    at = table().bet("R1", "V", "2").passes(3)
    at.passes(8)
    assert asked(at, "fr") == "À vous, tour 4 sur 4. Révélez une carte pour agir, ou passez."
    at.passes()
    warning = "Dernier tour\u00a0: sans pari, vous serez traître."
    assert asked(at, "fr") == f"{warning} Révélez une carte pour agir, ou passez."
    at.do("reveal", card="B1")
    assert asked(at, "fr") == f"{warning} Pariez, prenez un jeton ou changez une carte."
    at.do("no_action")
    assert asked(at) == "Last turn: without a bet you will be a traitor. Reveal a card to act, or pass."
    assert asked(table().passes(12)) == "Last turn: without a bet you will be a traitor. Reveal a card to act, or pass."
    assert "traitor" not in asked(table().passes(15)), "the dealer has to bet"


@pytest.mark.parametrize(
    ("option", "moves", "gain"),
    [
        ("per_lost_bet", "each", "for each, 2 coins and a space of the track."),
        ("single", "once", "for each, 2 coins, but a single space of the track in all."),
        ("none", "never", "for each, 2 coins."),
    ],
)
def test_what_a_traitor_gains_and_pays_is_told_by_the_box_and_the_options(option: str, moves: str, gain: str) -> None:
    told = table(options={"traitor_streak": option}).match.view(None)["traitor"]
    assert told == {"gain": 2, "fine": 4, "moves": moves}
    text = words("en", "sponsio")("draw-explain-traitor", **told)
    assert gain in text and text.endswith(
        "If they lose none, the traitor pays 4 coins and goes back to the start of the track."
    )


NINES = {
    ("en", "in_play"): ["every 9 wins a trick", "at least one 9 wins no trick"],
    ("en", "whole_deck"): ["every 9, talon included, wins a trick", "at least one 9, talon included, wins no trick"],
    ("fr", "in_play"): ["chaque 9 remporte un pli", "au moins un 9 ne remporte pas de pli"],
    ("fr", "whole_deck"): [
        "chaque 9, talon compris, remporte un pli",
        "au moins un 9, talon compris, ne remporte pas de pli",
    ],
}


@pytest.mark.parametrize(("lang", "scope"), NINES)
def test_which_nines_count_is_said_where_one_bets_on_them_and_in_the_log(lang: str, scope: str) -> None:
    for place, label in enumerate(NINES[lang, scope]):
        at = table(options={"nines_scope": scope})
        speaker = Speaker(at.match.game, lang, list("ABCD"))
        at.do("reveal", card="R1")
        at.do("bet", ticket="VIII")
        wager = at.match.actions(0)[place]
        assert speaker.action(wager, at.match.view(0)).startswith(f"{label} (×")
        assert label in speaker.event(at.match.play(0, wager)[-1])
        at.passes(3).token("R4", "modifier")
        at.do("modify", ticket="VIII")
        told = at.do("rewager", wager="no")[-1]
        assert NINES[lang, scope][1] in speaker.event(told)


def test_matches_of_the_second_rules_do_not_name_the_scope() -> None:
    """Their files hold the events as they were."""
    game = arene.load_game("sponsio").under(2)
    assert game is not None
    for played, told in ((game, {}), (arene.load_game("sponsio"), {"scope": "deck"})):
        options = played.check_options(4, {"nines_scope": "whole_deck"})
        state = played.state_from(d1(), 4, options, played.edition())
        space, out = played.actions(played.edition()), Events()
        for step in (
            {"kind": "reveal", "card": "R1"},
            {"kind": "bet", "ticket": "VIII"},
            {"kind": "wager", "wager": "no"},
        ):
            state.play(0, space.from_json(step).number, Fast(1), out)
        placed = {"seat": 0, "ticket": "VIII", "wager": "no", "stake": 1, "paid": 1}
        assert out.items[-1].params == {**placed, **told}


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_short_wagers_do_not_sound_like_results(lang: str) -> None:
    """A bet on not winning the last trick is open, not lost."""
    at = table().bet("R1", "XIV", "no").bet("R7", "VIII", "no")
    speaker = Speaker(at.match.game, lang, list("ABCD"))
    seats = next(panel for panel in speaker.panels(at.match.view(0)) if panel.id == "seats")
    texts = [row[-1][0].text for row in seats.rows[:2]]
    expected = {
        "fr": ["XIV dernier pli non ×2", "VIII les 9 pas tous ×2"],
        "en": ["XIV last trick no ×2", "VIII the 9s not all ×2"],
    }
    assert texts == expected[lang]


def test_a_tokens_price_is_in_the_log() -> None:
    speaker = Speaker(arene.load_game("sponsio"), "fr", list("ABCD"))
    taken = {"kind": "token_taken", "seat": 0, "token": "double"}
    assert speaker.event({**taken, "price": "coin"}) == "A prend le jeton double pari\u00a0: 1\u00a0pièce."
    assert speaker.event({**taken, "price": "reveal"}) == "A prend le jeton double pari\u00a0: une carte révélée."


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_one_ticket_has_one_name(lang: str) -> None:
    """On the drawn table, in the terminal and in the rules."""
    speaker = Speaker(arene.load_game("sponsio"), lang, list("ABCD"))
    rules = rules_text(arene.load_game("sponsio"), lang)
    for type in ("tricks", "last", "nines", "counter"):
        name = speaker.words("ticket-name", type=type, suit="none")
        assert speaker.words("draw-ticket", type=type) == name
        assert f"| {name}" in str(rules)


def test_an_owners_wager_name_cannot_steer_a_terminal() -> None:
    data = own_edition()
    next(entry for entry in data["tickets"] if entry["id"] == "V")["wagers"][2]["id"] = "2\u202e\x1b[2J"
    with pytest.raises(arene.BadData, match=r"tickets\.V\.wagers\[2\]\.id: .* cannot be shown"):
        arene.new_match("sponsio", seats=4, seed=7, edition=data)


def test_goal_and_rounds_are_always_in_sight() -> None:
    at = table(options={"goal_coins": 20, "max_rounds": 2})
    speaker = Speaker(at.match.game, "fr", list("ABCD"))
    where, goal, phase, more = speaker.standing(at.match.view(0))
    assert (where, goal, more) == ("Manche 1 sur 2", "but 20\u00a0pièces", "")
    assert speaker.status(at.match.view(0)) == f"Manche 1 sur 2 · but 20\u00a0pièces · {phase}"


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
