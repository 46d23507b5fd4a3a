"""A Sponsio position as data: what ``match.position()`` writes and ``arene.position()`` reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, span
from arene.games.sponsio.eyes import possible
from arene.games.sponsio.rules import betting, scoring
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.questions import QUESTIONS
from arene.games.sponsio.rules.state import Sponsio

_CARD: Schema = {"enum": c.CARDS}
_CARDS: Schema = {"type": "array", "uniqueItems": True, "items": _CARD, "default": []}
_COINS: Schema = {"type": "integer", "minimum": 0, "maximum": 1000, "default": 0}

_BET: Schema = {
    "type": "object",
    "required": ["ticket"],
    "properties": {
        "ticket": {"enum": c.TICKETS},
        "wager": {"type": "string", "description": "a wager printed on the ticket (I to XV)"},
        "target": {"type": "integer", "minimum": 0, "maximum": 3, "description": "the seat it lies before (XVI)"},
        "stake": {"type": "integer", "minimum": 1, "maximum": 2, "default": 1},
    },
}

_SEAT: Schema = {
    "type": "object",
    "properties": {
        "purse": {"type": "integer", "minimum": 0, "maximum": 1000},
        "streak": {"type": "integer", "minimum": 0, "maximum": 9, "default": 0},
        "hand": _CARDS,
        "known": {**_CARDS, "description": "cards of the hand taken from the talon"},
        "shown": {**_CARDS, "description": "information zone, in the order laid"},
        "fight_card": {"enum": [*c.CARDS, None], "default": None},
        "bets": {"type": "array", "maxItems": 4, "items": _BET, "default": []},
        "tokens": {"type": "array", "uniqueItems": True, "items": {"enum": c.TOKENS}, "default": []},
        "zone": _COINS,
        "three": {"type": "integer", "minimum": 0, "maximum": 3, "default": 0},
        "void": {"type": "array", "uniqueItems": True, "items": {"enum": c.SUITS}, "default": []},
        "tricks": {"type": "integer", "minimum": 0, "maximum": 8, "default": 0},
        "won": {**_CARDS, "description": "cards of the tricks taken"},
        "earned": {**_COINS, "description": "coins won in the last round, once the match is over: they break ties"},
    },
}

_PENDING: Schema = {
    "type": "object",
    "properties": {
        "ticket": {"enum": c.TICKETS},
        "wager": {"type": "string"},
        "target": {"type": "integer", "minimum": 0, "maximum": 3},
        "token": {"enum": c.TOKENS},
        "card": _CARD,
    },
    "default": {},
    "description": "the half-made choice of the acting seat",
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Sponsio position",
    "type": "object",
    "required": ["seats"],
    "properties": {
        "seats": {"type": "array", "minItems": 3, "maxItems": 4, "items": _SEAT},
        "talon": _CARDS,
        "removed": {
            "enum": [*c.SUITS, None],
            "default": None,
            "description": "the suit out of the deck (three players)",
        },
        "round": {"type": "integer", "minimum": 1, "maximum": 10, "default": 1},
        "dealer": {"type": "integer", "minimum": 0, "maximum": 3},
        "decision": {"enum": QUESTIONS.names, "default": "turn"},
        "seat": {"type": "integer", "minimum": 0, "maximum": 3, "description": "who is asked; by default dealer + 1"},
        "turn": {"type": "integer", "minimum": 1, "maximum": 4, "description": "by default 1; the last after betting"},
        "obligation": {"type": "boolean", "description": "nobody had bet when the last turn began"},
        "pending": _PENDING,
        "leader": {"type": "integer", "minimum": 0, "maximum": 3},
        "trick": {**_CARDS, "maxItems": 3, "description": "cards of the current trick, the leader's first"},
        "last_leader": {"type": ["integer", "null"], "minimum": 0, "maximum": 3, "default": None},
        "last_trick": {**_CARDS, "maxItems": 4},
        "last_winner": {"type": ["integer", "null"], "minimum": 0, "maximum": 3, "default": None},
        "nines_won": _CARDS,
        "reason": {"enum": c.REASONS, "default": ""},
    },
}


def write(state: Sponsio) -> dict[str, Any]:
    """The complete position: a state built from it has the same future."""
    names = state.setup.box.wager_names
    pending: dict[str, Any] = {}
    if state.pending_ticket >= 0:
        pending["ticket"] = c.TICKETS[state.pending_ticket]
    if state.pending_target >= 0:
        pending["target"] = state.pending_target
    elif state.pending_wager >= 0:
        pending["wager"] = names[state.pending_wager]
    if state.pending_token >= 0:
        pending["token"] = c.TOKENS[state.pending_token]
    if state.pending_card >= 0:
        pending["card"] = c.CARDS[state.pending_card]
    return {
        "seats": [_write_player(player, names, state.over()) for player in state.players],
        "talon": c.card_names(state.talon),
        "removed": None if state.setup.removed < 0 else c.SUITS[state.setup.removed],
        "round": state.round,
        "dealer": state.dealer,
        "decision": state.asked.name,
        "seat": state.seat,
        "turn": state.turn,
        "obligation": state.obligation,
        "pending": pending,
        "leader": state.leader,
        "trick": [c.CARDS[card] for card in state.trick],
        "last_leader": None if state.last_leader < 0 else state.last_leader,
        "last_trick": [c.CARDS[card] for card in state.last_trick],
        "last_winner": None if state.last_winner < 0 else state.last_winner,
        "nines_won": c.card_names(state.nines_won),
        "reason": c.REASONS[state.reason],
    }


def shown_in_order(player: c.Player) -> list[str]:
    """The information zone in the order the cards were laid."""
    return [c.CARDS[card] for card in player.reveals]


def write_bet(bet: c.Bet, names: Sequence[str]) -> dict[str, Any]:
    record: dict[str, Any] = {"ticket": c.TICKETS[bet.ticket]}
    if bet.target >= 0:
        record["target"] = bet.target
    else:
        record["wager"] = names[bet.wager]
    record["stake"] = bet.stake
    return record


def token_names(tokens: int) -> list[str]:
    return [name for place, name in enumerate(c.TOKENS) if tokens & c.BIT[place]]


def suit_names(suits: int) -> list[str]:
    return [name for place, name in enumerate(c.SUITS) if suits & c.BIT[place]]


def _write_player(player: c.Player, names: Sequence[str], over: bool) -> dict[str, Any]:
    record: dict[str, Any] = {
        "purse": player.purse,
        "streak": player.streak,
        "hand": c.card_names(player.hand),
        "known": c.card_names(player.known),
        "shown": shown_in_order(player),
        "fight_card": None if player.fight_card < 0 else c.CARDS[player.fight_card],
        "bets": [write_bet(bet, names) for bet in player.bets],
        "tokens": token_names(player.tokens),
        "zone": player.zone,
        "three": player.three,
        "void": suit_names(player.void),
        "tricks": player.tricks,
        "won": c.card_names(player.won),
    }
    if over:
        record["earned"] = player.earned
    return record


def read(data: Mapping[str, Any], setup: c.Setup) -> Sponsio:
    """The state a position describes. Missing things have their value at the start of a betting phase."""
    content = check(SCHEMA, dict(data))
    if "nines_won" not in data and any(card.endswith("9") for seat in content["seats"] for card in seat["won"]):
        raise BadData("nines_won", Fault("sponsio:nines-missing"))
    count = setup.seats
    if len(content["seats"]) != count:
        raise BadData("seats", Fault("described-seats", count=len(content["seats"]), seats=count))
    for field in ("dealer", "seat", "leader", "last_leader", "last_winner"):
        if content.get(field) is not None and content[field] >= count:
            raise BadData(field, Fault("range", value=content[field], allowed=span(0, count - 1)))
    players = [_read_player(record, setup, seat) for seat, record in enumerate(content["seats"])]
    state = Sponsio(setup, players)
    state.round = content["round"]
    if state.round > setup.max_rounds:
        raise BadData("round", Fault("range", value=state.round, allowed=span(1, setup.max_rounds)))
    state.dealer = content.get("dealer", count - 1)
    state.asked = QUESTIONS[content["decision"]]
    state.seat = content.get("seat", (state.dealer + 1) % count)
    state.turn = content.get("turn", 1 if state.asked.phase == c.BETTING else setup.box.turns)
    state.leader = content.get("leader", (state.dealer + 1) % count)
    state.trick = vec[i64](_indices(content["trick"]))
    state.last_trick = vec[i64](_indices(content["last_trick"]))
    state.last_leader = -1 if content["last_leader"] is None else content["last_leader"]
    state.last_winner = -1 if content["last_winner"] is None else content["last_winner"]
    state.trick_number = sum(player.tricks for player in players)
    state.talon = _set(content["talon"])
    state.nines_won = _set(content["nines_won"])
    state.reason = c.REASONS.index(content["reason"])
    _take_tickets_and_tokens(state)
    unbet_at_last = state.asked.phase == c.BETTING and state.turn == setup.box.turns and betting.nobody_has_bet(state)
    state.obligation = content.get("obligation", unbet_at_last)
    _read_pending(state, content["pending"])
    _deduce(state)
    possible.check(state)
    return state


def _deduce(state: Sponsio) -> None:
    """What follows from the rest: traitors, lost bets, suits not followed."""
    if state.asked.phase != c.BETTING:
        for player in state.players:
            player.traitor = len(player.bets) == 0
    if state.asked.phase > c.TRICK_TAKING:
        for seat, player in enumerate(state.players):
            player.lost = sum(not scoring.judge(state, seat, bet) for bet in player.bets if bet.target < 0)
        for player in state.players:
            player.lost += sum(state.players[bet.target].lost == 0 for bet in player.bets if bet.target >= 0)
    for place, card in enumerate(state.trick):
        suit = state.trick[0] // 9
        player = state.players[(state.leader + place) % state.setup.seats]
        if card // 9 != suit and not player.cards() & c.SUIT[suit]:
            player.void |= c.BIT[suit]


def _indices(names: Sequence[str]) -> list[int]:
    return [c.CARDS.index(name) for name in names]


def _set(names: Sequence[str]) -> int:
    return sum(1 << c.CARDS.index(name) for name in names)


def _read_player(record: Mapping[str, Any], setup: c.Setup, seat: int) -> c.Player:
    player = c.Player()
    player.purse = record.get("purse", setup.box.start_coins)
    player.streak = record["streak"]
    player.hand = _set(record["hand"])
    player.known = _set(record["known"])
    if player.known & ~player.hand:
        raise BadData(f"seats[{seat}].known", Fault("sponsio:known"))
    player.shown = _set(record["shown"])
    player.reveals = vec[i64](_indices(record["shown"]))
    player.fight_card = -1 if record["fight_card"] is None else c.CARDS.index(record["fight_card"])
    player.bets = [_read_bet(bet, setup, seat, place) for place, bet in enumerate(record["bets"])]
    player.tokens = sum(1 << c.TOKENS.index(token) for token in record["tokens"])
    player.zone = record["zone"]
    player.three = record["three"]
    player.void = sum(1 << c.SUITS.index(suit) for suit in record["void"])
    player.tricks = record["tricks"]
    player.won = _set(record["won"])
    player.earned = record["earned"]
    return player


def _read_bet(record: Mapping[str, Any], setup: c.Setup, seat: int, place: int) -> c.Bet:
    where = f"seats[{seat}].bets[{place}]"
    ticket = c.TICKETS.index(record["ticket"])
    if not setup.tickets & c.BIT[ticket]:
        raise BadData(f"{where}.ticket", Fault("sponsio:ticket-out", ticket=record["ticket"]))
    if setup.box.ticket_type[ticket] == c.COUNTER:
        target = record.get("target")
        if target is None or target == seat or target >= setup.seats:
            raise BadData(f"{where}.target", Fault("sponsio:counter-before"))
        wager = next(w for w in range(len(setup.box.wager_names)) if setup.box.odds(c.COUNTER_TICKET, w))
        return c.Bet(ticket, wager, target, record["stake"])
    return c.Bet(ticket, _read_wager(record.get("wager"), ticket, setup, f"{where}.wager"), -1, record["stake"])


def _read_wager(name: str | None, ticket: int, setup: c.Setup, where: str) -> int:
    names = setup.box.wager_names
    printed = [known for place, known in enumerate(names) if setup.box.odds(ticket, place) > 0]
    if name not in printed:
        raise BadData(
            where, Fault("sponsio:not-printed", wager=repr(name), ticket=c.TICKETS[ticket], printed=", ".join(printed))
        )
    return names.index(name)


def _take_tickets_and_tokens(state: Sponsio) -> None:
    """What the players hold is no longer in the centre; nothing is held twice."""
    box = state.setup.box
    for seat, player in enumerate(state.players):
        where = f"seats[{seat}]"
        for place, bet in enumerate(player.bets):
            if not state.tickets & c.BIT[bet.ticket]:
                raise BadData(
                    f"{where}.bets[{place}].ticket", Fault("sponsio:ticket-twice", ticket=c.TICKETS[bet.ticket])
                )
            if player.barred & c.BIT[bet.ticket]:
                raise BadData(f"{where}.bets[{place}].ticket", Fault("sponsio:second-of-colour"))
            state.tickets &= ~c.BIT[bet.ticket]
            player.barred |= box.same_group[bet.ticket]
        if player.tokens & ~state.tokens:
            raise BadData(f"{where}.tokens", Fault("sponsio:token-twice"))
        state.tokens &= ~player.tokens
        for bet in player.bets:
            if bet.stake == 2:
                if not state.tokens & c.BIT[c.DOUBLE]:
                    raise BadData(f"{where}.bets", Fault("sponsio:two-doubles"))
                state.tokens &= ~c.BIT[c.DOUBLE]
        if player.three and not player.tokens & c.BIT[c.THREE]:
            raise BadData(f"{where}.three", Fault("sponsio:three-loose"))
        if player.fight_card >= 0 and not player.tokens & c.BIT[c.FIGHT]:
            raise BadData(f"{where}.fight_card", Fault("sponsio:fight-loose"))


def _read_pending(state: Sponsio, pending: Mapping[str, Any]) -> None:
    if "ticket" in pending:
        state.pending_ticket = c.TICKETS.index(pending["ticket"])
        if not state.setup.tickets & c.BIT[state.pending_ticket]:
            raise BadData("pending.ticket", Fault("sponsio:ticket-out", ticket=pending["ticket"]))
    if "target" in pending:
        if not 0 <= pending["target"] < state.setup.seats or pending["target"] == state.seat:
            raise BadData("pending.target", Fault("sponsio:counter-before"))
        state.pending_target = pending["target"]
        state.pending_wager = betting.counter_wager(state)
    elif "wager" in pending:
        if state.pending_ticket < 0:
            raise BadData("pending.wager", Fault("sponsio:wager-alone"))
        state.pending_wager = _read_wager(pending["wager"], state.pending_ticket, state.setup, "pending.wager")
    if "token" in pending:
        state.pending_token = c.TOKENS.index(pending["token"])
    if "card" in pending:
        state.pending_card = c.CARDS.index(pending["card"])
