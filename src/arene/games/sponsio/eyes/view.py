"""What a seat may see of a Sponsio position: an allow-list.

Compiled: arene.core.native says which habits this file keeps. A server makes several views for every move.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from arene.games.sponsio.eyes.position import shown_in_order, token_names, write_bet
from arene.games.sponsio.rules import betting, scoring, tricks
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.edition import TYPES
from arene.games.sponsio.rules.state import Sponsio

# fields of the state that are not read here: secret, told in another way, or of no use but to the rules themselves
UNREAD = "shown reveals barred void lost earned"


def view(state: Sponsio, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup, box = state.setup, state.setup.box
    acting = state.seat == seat and not state.over()
    asked = state.asked if acting else state.asked.from_outside()
    holders = {bet.ticket: other for other, player in enumerate(state.players) for bet in player.bets}
    return {
        "game": "sponsio",
        "seat": seat,
        "round": state.round,
        "max_rounds": setup.max_rounds,
        "goal_coins": setup.goal_coins,
        "start_coins": box.start_coins,
        "phase": c.PHASES[state.asked.phase],
        "decision": asked.name,
        "opens": asked.opens,
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "dealer": state.dealer,
        "turn": state.turn,
        "turns": box.turns,
        "obligation": _dealer_must_bet(state),
        "obliged": not state.over() and state.asked.phase == c.BETTING and betting.obliged(state),
        "removed": None if setup.removed < 0 else c.SUITS[setup.removed],
        "talon": c.card_names(state.talon),
        "tickets": [_ticket(state, ticket, holders) for ticket in range(16) if setup.tickets & c.BIT[ticket]],
        "tokens": [_token(state, token) for token in range(4)],
        "track": [int(value) for value in box.track][:9],
        "traitor": _traitor(state.setup),
        "players": [_player(state, other, seat) for other in range(setup.seats)],
        "trick": _trick(state, acting),
        "last_trick": _last_trick(state),
        "nines": _nines(state),
        "pending": _pending(state) if acting else {},
        "kept": _kept(state),
        "reason": c.REASONS[state.reason],
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _dealer_must_bet(state: Sponsio) -> bool:
    """Whether the dealer will have to bet in this turn, or has to now: a bet may free him (A17)."""
    if not state.obligation or state.asked.phase != c.BETTING or len(state.players[state.dealer].bets) > 0:
        return False
    return betting.nobody_has_bet(state) or not state.setup.only_if_still_none


def _ticket(state: Sponsio, ticket: int, holders: Mapping[int, int]) -> dict[str, Any]:
    printed = _printed(state.setup.box, ticket)
    return {
        **printed,
        "wagers": [{**wager, "counts": [*wager["counts"]]} for wager in printed["wagers"]],  # the viewer's own
        "scope": "deck" if state.setup.nines_whole_deck else "play",
        "holder": holders.get(ticket),
    }


@lru_cache(maxsize=4096)
def _printed(box: c.Box, ticket: int) -> dict[str, Any]:
    """What a ticket of the box says; it is looked at after every move."""
    suit = box.ticket_suit[ticket]
    wagers = [
        {"id": name, "odds": int(box.odds(ticket, wager)), "counts": _outcomes(box, ticket, wager)}
        for wager, name in enumerate(box.wager_names)
        if box.odds(ticket, wager) > 0
    ]
    return {
        "id": c.TICKETS[ticket],
        "type": TYPES[box.ticket_type[ticket]],
        "group": int(box.ticket_group[ticket]),
        "suit": None if suit < 0 else c.SUITS[suit],
        "wagers": wagers,
        "most": int(box.hand_size) if box.ticket_type[ticket] == c.TRICKS else 9,
    }


def _outcomes(box: c.Box, ticket: int, wager: int) -> list[int]:
    return [outcome for outcome in range(10) if box.wins(ticket, wager, outcome)]


def _token(state: Sponsio, token: int) -> dict[str, Any]:
    holder = next((seat for seat, player in enumerate(state.players) if player.tokens & c.BIT[token]), None)
    return {
        "id": c.TOKENS[token],
        "price": "reveal" if state.setup.box.token_needs_reveal[token] else "coin",
        "free": bool(state.tokens & c.BIT[token]),
        "holder": holder,
    }


def _traitor(setup: c.Setup) -> dict[str, Any]:
    """What a traitor gains by a bet that the others lose, or pays if they lose none; how the marker moves (A26)."""
    moves = "never" if setup.traitor_no_streak else "once" if setup.traitor_single else "each"
    return {"gain": setup.box.traitor_gain, "fine": setup.box.traitor_fine, "moves": moves}


def _player(state: Sponsio, other: int, seat: int | None) -> dict[str, Any]:
    player = state.players[other]
    track = state.setup.box.track
    return {
        "seat": other,
        "purse": player.purse,
        "zone": player.zone,
        "three": player.three,
        "score": int(player.score()),
        "streak": player.streak,
        "cash_value": int(track[player.streak]) if player.streak < 9 else 0,
        "hand_size": int(c.size(player.hand)),
        "hand": c.card_names(player.hand) if other == seat else None,
        "known_in_hand": c.card_names(player.known),
        "shown": shown_in_order(player),
        "fight_card": None if player.fight_card < 0 else c.CARDS[player.fight_card],
        "bets": [_bet(state, other, bet) for bet in player.bets],
        "tokens": token_names(player.tokens),
        "traitor": player.traitor,
        "tricks": player.tricks,
        "taken": {
            name: int(c.size_in(player.won, suit)) for suit, name in enumerate(c.SUITS) if suit != state.setup.removed
        },
    }


def _bet(state: Sponsio, seat: int, bet: c.Bet) -> dict[str, Any]:
    status, count = bet_status(state, seat, bet)
    odds = int(state.setup.box.odds(bet.ticket, bet.wager))
    return {**write_bet(bet, state.setup.box.wager_names), "odds": odds, "status": status, "count": count}


def bet_status(state: Sponsio, seat: int, bet: c.Bet) -> tuple[str, int | None]:
    """``won`` or ``lost`` once the public cards settle it, else ``open``; and the number reached so far."""
    box, player = state.setup.box, state.players[seat]
    kind = box.ticket_type[bet.ticket]
    tricks_left = box.hand_size - state.trick_number
    count: int | None = None
    if kind == c.COUNTER:
        return _counter_status(state, bet), None
    if kind == c.TRICKS:
        count = player.tricks
        possible = set(range(count, count + tricks_left + 1))
    elif kind == c.COLOR:
        suit = box.ticket_suit[bet.ticket]
        count = int(c.size_in(player.won, suit))
        gone = sum(int(c.size_in(other.won, suit)) for other in state.players)
        at_stake = 9 - gone - (c.size_in(state.talon, suit) if state.asked.phase >= c.TRICK_TAKING else 0)
        possible = set(range(count, count + min(at_stake, tricks_left * state.setup.seats) + 1))
    elif kind == c.LAST:
        possible = {0, 1} if tricks_left else {int(state.last_winner == seat)}
    else:
        possible = _nines_possible(state)
    wins = {bool(box.wins(bet.ticket, bet.wager, outcome)) for outcome in possible}
    return ("open" if len(wins) > 1 else "won" if True in wins else "lost"), count


def _nines_possible(state: Sponsio) -> set[int]:
    if state.asked.phase == c.BETTING:
        return {0, 1}  # a swap may still change which 9s are in play
    scope = scoring.nines_in_scope(state)
    taken = 0
    for player in state.players:
        taken |= player.won
    if scope & ~state.nines_won == 0:
        return {1}
    beaten = scope & ~state.nines_won & (taken | state.talon)
    return {0} if beaten else {0, 1}


def _counter_status(state: Sponsio, bet: c.Bet) -> str:
    if state.asked.phase == c.BETTING:
        return "open"
    target = state.players[bet.target]
    statuses = [bet_status(state, bet.target, other)[0] for other in target.bets]
    if "lost" in statuses:
        return "won"
    return "lost" if all(status == "won" for status in statuses) else "open"


def _trick(state: Sponsio, acting: bool) -> dict[str, Any] | None:
    if state.asked is not tricks.ASK_PLAY:
        return None
    started = len(state.trick) > 0
    return {
        "number": state.trick_number + 1,
        "of": state.setup.box.hand_size,
        "leader": state.leader,
        "suit": c.SUITS[state.trick[0] // 9] if started else None,
        "cards": [c.CARDS[card] for card in state.trick],
        "winning": int((state.leader + tricks.winning_place(state)) % state.setup.seats) if started else None,
        "follows": _follows(state) if acting and started else None,
    }


def _last_trick(state: Sponsio) -> dict[str, Any] | None:
    if state.last_leader < 0:
        return None
    cards = [c.CARDS[card] for card in state.last_trick]
    return {"leader": state.last_leader, "cards": cards, "winner": state.last_winner}


def _nines(state: Sponsio) -> dict[str, Any]:
    """The 9s by what became of them: won, beaten (discarded on another suit), still out, in the talon."""
    nines = int(c.NINE_CARDS)
    if state.setup.removed >= 0:
        nines &= ~int(c.SUIT[state.setup.removed])
    taken = 0
    for player in state.players:
        taken |= player.won
    return {
        "won": c.card_names(state.nines_won),
        "beaten": c.card_names(nines & taken & ~state.nines_won),
        "talon": c.card_names(nines & state.talon),
        "out": c.card_names(nines & ~taken & ~state.talon),
        "talon_counts": state.setup.nines_whole_deck,
    }


def _kept(state: Sponsio) -> list[str]:
    """What can become of the marker that may be cashed now, if it is kept: it goes on, is paid by force, or is not."""
    if state.asked is not scoring.ASK_CASH:
        return []
    fates = scoring.fates_of_kept(state)
    unpaid = c.BIT[c.BY_TRACK] | c.BIT[c.BY_COINS]
    return [fate for fate, when in (("unpaid", unpaid), ("paid", c.BIT[c.BY_ROUNDS]), ("on", c.BIT[0])) if fates & when]


def _pending(state: Sponsio) -> dict[str, Any]:
    pending: dict[str, Any] = {}
    if state.pending_ticket >= 0:
        pending["ticket"] = c.TICKETS[state.pending_ticket]
    if state.pending_target >= 0:
        pending["target"] = state.pending_target
    elif state.pending_wager >= 0:
        pending["wager"] = state.setup.box.wager_names[state.pending_wager]
    if state.pending_token >= 0:
        pending["token"] = c.TOKENS[state.pending_token]
    if state.pending_card >= 0:
        pending["card"] = c.CARDS[state.pending_card]
    return pending


def _follows(state: Sponsio) -> bool:
    """Whether the acting seat has a card of the suit led: its own to know."""
    return bool(state.players[state.seat].cards() & c.SUIT[state.trick[0] // 9])
