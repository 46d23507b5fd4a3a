"""What a seat may see of a Sponsio position: an allow-list."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arene.games.sponsio.eyes.position import shown_in_order, token_names, write_bet
from arene.games.sponsio.rules.components import (
    ASK_ACTION,
    ASK_CASH,
    ASK_MODIFY,
    ASK_PLAY,
    ASK_REWAGER,
    ASK_STAKE,
    ASK_SWAP_GIVE,
    ASK_TOKEN_PAY,
    ASK_TURN,
    ASK_WAGER,
    BIT,
    BY_COINS,
    BY_ROUNDS,
    BY_TRACK,
    CARDS,
    COLOR,
    COUNTER,
    DECISIONS,
    LAST,
    OVER,
    REASONS,
    SUIT,
    SUITS,
    TICKETS,
    TOKENS,
    TRICKS,
    Bet,
    Box,
    card_names,
    size,
    size_in,
)
from arene.games.sponsio.rules.edition import TYPES
from arene.games.sponsio.rules.rules import Sponsio

_OPENING = (ASK_TURN, ASK_PLAY, ASK_CASH, OVER)  # questions that open a turn or a trick: what led to them is whole

# half-made choices are private: the others see the step before them
_SEEN_BY_OTHERS = {
    ASK_WAGER: ASK_ACTION,
    ASK_STAKE: ASK_ACTION,
    ASK_TOKEN_PAY: ASK_ACTION,
    ASK_SWAP_GIVE: ASK_ACTION,
    ASK_REWAGER: ASK_MODIFY,
}


def view(state: Sponsio, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup, box = state.setup, state.setup.box
    acting = state.seat == seat and not state.over()
    decision = state.decision if acting else _SEEN_BY_OTHERS.get(state.decision, state.decision)
    return {
        "game": "sponsio",
        "seat": seat,
        "round": state.round,
        "max_rounds": setup.max_rounds,
        "goal_coins": setup.goal_coins,
        "phase": _phase(state),
        "decision": DECISIONS[decision],
        "opens": state.decision in _OPENING,
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "dealer": state.dealer,
        "turn": state.turn,
        "turns": box.turns,
        "obligation": _dealer_must_bet(state),
        "obliged": not state.over() and state.decision <= ASK_SWAP_GIVE and state.obliged(),
        "removed": None if setup.removed < 0 else SUITS[setup.removed],
        "talon": card_names(state.talon),
        "tickets": [_ticket(state, ticket) for ticket in range(16) if setup.tickets & BIT[ticket]],
        "tokens": [_token(state, token) for token in range(4)],
        "track": [int(value) for value in box.track][:9],
        "players": [_player(state, other, seat) for other in range(setup.seats)],
        "trick": _trick(state),
        "last_trick": _last_trick(state),
        "nines": _nines(state),
        "pending": _pending(state) if acting else {},
        "kept": _kept(state),
        "reason": REASONS[state.reason],
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _dealer_must_bet(state: Sponsio) -> bool:
    """Whether the dealer will have to bet in this turn, or has to now: a bet may free him (A17)."""
    if not state.obligation or state.decision > ASK_SWAP_GIVE or len(state.players[state.dealer].bets) > 0:
        return False
    return state.nobody_has_bet() or not state.setup.only_if_still_none


def _phase(state: Sponsio) -> str:
    if state.decision == OVER:
        return "over"
    if state.decision == ASK_CASH:
        return "score"
    return "tricks" if state.decision == ASK_PLAY else "bets"


def _holder_of_ticket(state: Sponsio, ticket: int) -> int | None:
    for seat, player in enumerate(state.players):
        if any(bet.ticket == ticket for bet in player.bets):
            return seat
    return None


def _ticket(state: Sponsio, ticket: int) -> dict[str, Any]:
    printed = _printed(state.setup.box, ticket)
    return {
        **printed,
        "wagers": [{**wager, "counts": [*wager["counts"]]} for wager in printed["wagers"]],  # the viewer's own
        "scope": "deck" if state.setup.nines_whole_deck else "play",
        "holder": _holder_of_ticket(state, ticket),
    }


@lru_cache(maxsize=4096)
def _printed(box: Box, ticket: int) -> dict[str, Any]:
    """What a ticket of the box says; it is looked at after every move."""
    suit = box.ticket_suit[ticket]
    wagers = [
        {"id": name, "odds": int(box.odds(ticket, wager)), "counts": _outcomes(box, ticket, wager)}
        for wager, name in enumerate(box.wager_names)
        if box.odds(ticket, wager) > 0
    ]
    return {
        "id": TICKETS[ticket],
        "type": TYPES[box.ticket_type[ticket]],
        "group": int(box.ticket_group[ticket]),
        "suit": None if suit < 0 else SUITS[suit],
        "wagers": wagers,
        "most": int(box.hand_size) if box.ticket_type[ticket] == TRICKS else 9,
    }


def _outcomes(box: Box, ticket: int, wager: int) -> list[int]:
    return [outcome for outcome in range(10) if box.wins(ticket, wager, outcome)]


def _token(state: Sponsio, token: int) -> dict[str, Any]:
    holder = next((seat for seat, player in enumerate(state.players) if player.tokens & BIT[token]), None)
    return {
        "id": TOKENS[token],
        "price": "reveal" if state.setup.box.token_needs_reveal[token] else "coin",
        "free": bool(state.tokens & BIT[token]),
        "holder": holder,
    }


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
        "hand_size": int(size(player.hand)),
        "hand": card_names(player.hand) if other == seat else None,
        "known_in_hand": card_names(player.known),
        "shown": shown_in_order(player),
        "fight_card": None if player.fight_card < 0 else CARDS[player.fight_card],
        "bets": [_bet(state, other, bet) for bet in player.bets],
        "tokens": token_names(player.tokens),
        "traitor": player.traitor,
        "tricks": player.tricks,
        "taken": {
            name: int(size_in(player.won, suit)) for suit, name in enumerate(SUITS) if suit != state.setup.removed
        },
    }


def _bet(state: Sponsio, seat: int, bet: Bet) -> dict[str, Any]:
    status, count = bet_status(state, seat, bet)
    odds = int(state.setup.box.odds(bet.ticket, bet.wager))
    return {**write_bet(bet, state.setup.box.wager_names), "odds": odds, "status": status, "count": count}


def bet_status(state: Sponsio, seat: int, bet: Bet) -> tuple[str, int | None]:
    """``won`` or ``lost`` once the public cards settle it, else ``open``; and the number reached so far."""
    box, player = state.setup.box, state.players[seat]
    kind = box.ticket_type[bet.ticket]
    tricks_left = box.hand_size - state.trick_number
    count: int | None = None
    if kind == COUNTER:
        return _counter_status(state, bet), None
    if kind == TRICKS:
        count = player.tricks
        possible = set(range(count, count + tricks_left + 1))
    elif kind == COLOR:
        suit = box.ticket_suit[bet.ticket]
        count = int(size_in(player.won, suit))
        gone = sum(int(size_in(other.won, suit)) for other in state.players)
        at_stake = 9 - gone - (size_in(state.talon, suit) if state.decision >= ASK_PLAY else 0)
        possible = set(range(count, count + min(at_stake, tricks_left * state.setup.seats) + 1))
    elif kind == LAST:
        possible = {0, 1} if tricks_left else {int(state.last_winner == seat)}
    else:
        possible = _nines_possible(state)
    wins = {bool(box.wins(bet.ticket, bet.wager, outcome)) for outcome in possible}
    return ("open" if len(wins) > 1 else "won" if True in wins else "lost"), count


def _nines_possible(state: Sponsio) -> set[int]:
    if state.decision < ASK_PLAY:
        return {0, 1}  # a swap may still change which 9s are in play
    scope = state.nines_in_scope()
    taken = 0
    for player in state.players:
        taken |= player.won
    if scope & ~state.nines_won == 0:
        return {1}
    beaten = scope & ~state.nines_won & (taken | state.talon)
    return {0} if beaten else {0, 1}


def _counter_status(state: Sponsio, bet: Bet) -> str:
    if state.decision < ASK_PLAY:
        return "open"
    target = state.players[bet.target]
    statuses = [bet_status(state, bet.target, other)[0] for other in target.bets]
    if "lost" in statuses:
        return "won"
    return "lost" if all(status == "won" for status in statuses) else "open"


def _trick(state: Sponsio) -> dict[str, Any] | None:
    if state.decision != ASK_PLAY:
        return None
    started = len(state.trick) > 0
    return {
        "number": state.trick_number + 1,
        "of": state.setup.box.hand_size,
        "leader": state.leader,
        "suit": SUITS[state.trick[0] // 9] if started else None,
        "cards": [CARDS[card] for card in state.trick],
        "winning": int((state.leader + state.winning_place()) % state.setup.seats) if started else None,
    }


def _last_trick(state: Sponsio) -> dict[str, Any] | None:
    if state.last_leader < 0:
        return None
    cards = [CARDS[card] for card in state.last_trick]
    return {"leader": state.last_leader, "cards": cards, "winner": state.last_winner}


def _nines(state: Sponsio) -> dict[str, Any]:
    """The 9s by what became of them: won, beaten (discarded on another suit), still out, in the talon."""
    nines = sum(1 << (9 * suit + 8) for suit in range(4) if suit != state.setup.removed)
    taken = 0
    for player in state.players:
        taken |= player.won
    return {
        "won": card_names(state.nines_won),
        "beaten": card_names(nines & taken & ~state.nines_won),
        "talon": card_names(nines & state.talon),
        "out": card_names(nines & ~taken & ~state.talon),
        "talon_counts": state.setup.nines_whole_deck,
    }


def _kept(state: Sponsio) -> list[str]:
    """What can become of the marker that may be cashed now, if it is kept: it goes on, is paid by force, or is not."""
    if state.decision != ASK_CASH:
        return []
    fates = state.fates_of_kept()
    unpaid = BIT[BY_TRACK] | BIT[BY_COINS]
    return [fate for fate, when in (("unpaid", unpaid), ("paid", BIT[BY_ROUNDS]), ("on", BIT[0])) if fates & when]


def _pending(state: Sponsio) -> dict[str, Any]:
    pending: dict[str, Any] = {}
    if state.pending_ticket >= 0:
        pending["ticket"] = TICKETS[state.pending_ticket]
    if state.pending_target >= 0:
        pending["target"] = state.pending_target
    elif state.pending_wager >= 0:
        pending["wager"] = state.setup.box.wager_names[state.pending_wager]
    if state.pending_token >= 0:
        pending["token"] = TOKENS[state.pending_token]
    if state.pending_card >= 0:
        pending["card"] = CARDS[state.pending_card]
    return pending


def follow_suit(state: Sponsio) -> str | None:
    """The suit the acting seat must follow, if it can."""
    if len(state.trick) and state.players[state.seat].cards() & SUIT[state.trick[0] // 9]:
        return SUITS[state.trick[0] // 9]
    return None
