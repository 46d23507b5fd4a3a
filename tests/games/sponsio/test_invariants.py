"""The invariants of section 10 of the specification, over random play with random seats and options."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from arene.core.match import Match
from tests.games.sponsio.table import random_match, random_steps

SUITS = "GYBR"


class Ledger:
    """The coins as the events alone tell them (invariant 3)."""

    def __init__(self, seats: int, start: int) -> None:
        self.purse = [start] * seats
        self.zone = [0] * seats
        self.three = [0] * seats
        self.bonus = [0] * seats

    def read(self, event: dict[str, Any]) -> None:
        kind, seat = event["kind"], event.get("seat", 0)
        if kind == "round_started":
            self.zone, self.three = [0] * len(self.zone), [0] * len(self.three)
        elif kind == "bet_placed":
            self.purse[seat] -= event["paid"]
        elif kind == "token_taken":
            self.purse[seat] -= event["price"] == "coin"
            if event["token"] == "three":
                self.purse[seat] -= 3
                self.three[seat] = 3
        elif kind in ("bet_result", "counter_result"):
            self.zone[seat] += event["coins"]
        elif kind == "traitor_result":
            self.zone[seat] += max(event["coins"], 0)
            fine = max(-event["coins"], 0)
            from_purse = min(fine, self.purse[seat])
            self.purse[seat] -= from_purse
            self.three[seat] -= fine - from_purse
        elif kind == "cash" and event["choice"] == "forced":
            self.purse[seat] += event["coins"]
        elif kind == "cash":
            self.zone[seat] += event["coins"]
        elif kind == "round_winner":
            for winner in event["seats"]:
                self.purse[winner] += event["bonus"]
        elif kind == "round_ended":
            scores = [zone + three for zone, three in zip(self.zone, self.three, strict=True)]
            assert event["scores"] == scores
            self.purse = [purse + score for purse, score in zip(self.purse, scores, strict=True)]
            assert event["purses"] == self.purse
            self.zone, self.three = [0] * len(scores), [0] * len(scores)

    def check(self, position: dict[str, Any]) -> None:
        for place, seat in enumerate(position["seats"]):
            assert (seat["purse"], seat["zone"], seat["three"]) == (
                self.purse[place],
                self.zone[place],
                self.three[place],
            )
            assert seat["purse"] >= 0 and seat["zone"] >= 0 and seat["three"] >= 0


def check_cards(position: dict[str, Any], deck: set[str], before: dict[str, Any] | None) -> None:
    """Invariants 1, 2 and 5."""
    seats = position["seats"]
    count = len(seats)
    places = [*position["talon"], *position["trick"]]
    for seat in seats:
        places += [*seat["hand"], *seat["shown"], *seat["won"]] + ([seat["fight_card"]] if seat["fight_card"] else [])
    assert len(places) == len(deck) and set(places) == deck
    assert len(position["talon"]) == count
    tricks = sum(seat["tricks"] for seat in seats)
    played = {(position["leader"] + place) % count for place in range(len(position["trick"]))}
    for place, seat in enumerate(seats):
        held = len(seat["hand"]) + len(seat["shown"]) + (seat["fight_card"] is not None)
        assert held == 8 - tricks - (place in played)
    if before is not None and before["round"] == position["round"]:
        for old, new in zip(before["seats"], seats, strict=True):
            assert not set(old["shown"]) & (set(new["hand"]) | set(position["talon"]))
    if tricks == 8:
        for suit in SUITS:
            in_play = {card for card in deck if card[0] == suit} - set(position["talon"])
            assert sum(card[0] == suit for seat in seats for card in seat["won"]) == len(in_play)
        assert position["last_winner"] in range(count)


def check_tickets(match: Match, position: dict[str, Any]) -> None:
    """Invariant 4."""
    groups = {ticket["id"]: ticket["group"] for ticket in match.edition.data["tickets"]}
    bets = [(place, bet) for place, seat in enumerate(position["seats"]) for bet in seat["bets"]]
    tickets = [bet["ticket"] for _, bet in bets]
    assert len(tickets) == len(set(tickets))
    assert sum(bet["stake"] == 2 for _, bet in bets) <= 1
    tokens = [token for seat in position["seats"] for token in seat["tokens"]]
    assert len(tokens) == len(set(tokens))
    for seat in position["seats"]:
        assert len(seat["bets"]) <= 4
        held = [groups[bet["ticket"]] for bet in seat["bets"]]
        assert len(held) == len(set(held))
    free = {ticket["id"] for ticket in match.view(None)["tickets"] if ticket["holder"] is None}
    assert not free & set(tickets)


def check_wagers(match: Match, position: dict[str, Any]) -> None:
    """Invariant 6: of every ticket I to XV exactly one wager comes true for every seat, and the payment agrees."""
    nines = {f"{suit}9" for suit in SUITS if suit != (position["removed"] or " ")[0].upper()}
    if match.options["nines_scope"] == "in_play":
        nines -= set(position["talon"])
    every_nine = nines <= set(position["nines_won"])
    for place, seat in enumerate(position["seats"]):
        true: dict[str, str] = {}
        for ticket in match.edition.data["tickets"]:
            if ticket["type"] == "counter":
                continue
            outcomes = {
                "tricks": seat["tricks"],
                "color": sum(card[0] == ticket.get("suit", " ")[0].upper() for card in seat["won"]),
                "last": position["last_winner"] == place,
                "nines": every_nine,
            }
            outcome = outcomes[ticket["type"]]
            winning = [w["id"] for w in ticket["wagers"] if outcome in w.get("counts", [w.get("value")])]
            assert len(winning) == 1
            true[ticket["id"]] = winning[0]
        results = {e["ticket"]: e["won"] for e in last_round(match) if e["kind"] == "bet_result" and e["seat"] == place}
        for bet in seat["bets"]:
            if "wager" in bet:
                assert results[bet["ticket"]] == (true[bet["ticket"]] == bet["wager"])


def last_round(match: Match) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [dict(event) for event in match.events(None)]
    starts = [place for place, event in enumerate(events) if event["kind"] == "round_started"]
    return events[starts[-1] :]


def check_following(match: Match) -> None:
    """Invariant 2, from the events: nobody who could follow did not. The hands come from the deals and swaps."""
    count = match.seats
    cards: list[set[str]] = [set() for _ in range(count)]
    led = ""
    laid = 0
    for group in [match.opening, *(move.events for move in match.moves)]:
        for event in group:
            seat: Any = event.params.get("seat", 0)
            if event.kind == "dealt":
                cards[seat] = set(event.params["cards"])  # type: ignore[call-overload]
            elif event.kind == "swapped":
                cards[seat].add(str(event.params["took"]))
                cards[seat].remove(str(event.params["gave"]))
            elif event.kind == "card_played":
                card = str(event.params["card"])
                led = card[0] if laid % count == 0 else led
                assert card in cards[seat]
                assert card[0] == led or not any(held[0] == led for held in cards[seat])
                cards[seat].remove(card)
                laid += 1


def check_scoring(match: Match) -> None:
    """Invariants 7 and 8, at the end of a round."""
    events = last_round(match)
    bettors = {event["seat"] for event in events if event["kind"] == "bet_placed"}
    assert bettors
    traitors = {seat for event in events if event["kind"] == "traitors" for seat in event["seats"]}
    assert traitors == set(range(match.seats)) - bettors
    lost = {e["seat"] for e in events if e["kind"] in ("bet_result", "counter_result") and not e["won"]}
    for seat in lost:
        assert not any(e["kind"] == "cash" and e["seat"] == seat and e["choice"] != "forced" for e in events)


@settings(max_examples=12)
@given(st.integers(0, 2**40), st.sampled_from([0, 30, 80, 97]))
def test_the_invariants_hold_at_every_step(number: int, lazy: int) -> None:
    match, draw = random_match(number)
    ledger = Ledger(match.seats, match.edition.data["start_coins"])
    removed = (match.view(None)["removed"] or " ")[0].upper()
    deck = {f"{suit}{value}" for suit in SUITS for value in range(1, 10) if suit != removed}
    told, before, decisions = -1, None, 0

    def check() -> None:
        nonlocal told, before
        groups = ([match.opening] if told < 0 else []) + [move.events for move in match.moves[max(told, 0) :]]
        for event in (event for group in groups for event in group):
            ledger.read({"kind": event.kind, **event.params})
        told = len(match.moves)
        position = match.position()
        ledger.check(position)
        check_cards(position, deck, before)
        check_tickets(match, position)
        assert all(0 <= seat["streak"] <= 9 for seat in position["seats"])
        if position["decision"] == "cash":
            assert 1 <= position["seats"][position["seat"]]["streak"] <= 8
        if position["decision"] == "cash" or match.over:
            if before is not None and before["decision"] == "play":
                check_wagers(match, position)
            check_scoring(match)
        before = position

    for seat in random_steps(match, draw, lazy):
        check()
        decisions += 1
        assert 1 <= len(match.actions(seat)) <= 20
        assert all(match.actions(other) == [] for other in range(match.seats) if other != seat)
    check()
    check_following(match)
    rounds = int(str(match.options["max_rounds"]))
    assert match.view(None)["round"] <= rounds
    assert decisions <= rounds * (4 * match.seats * 5 + 8 * match.seats + match.seats)
    assert match.awaiting == [] and match.standings[0]["rank"] == 1
