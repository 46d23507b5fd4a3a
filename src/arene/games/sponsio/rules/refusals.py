"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for."""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.sponsio.rules.components import (
    ASK_ACTION,
    ASK_PLAY,
    ASK_REWAGER,
    ASK_SWAP_GIVE,
    ASK_TURN,
    BET,
    BIT,
    CARDS,
    COLLECT,
    COUNTER,
    COUNTER_TICKET,
    DECISIONS,
    DOUBLE,
    FIGHT,
    FIGHT_CARD,
    KEEP,
    MODIFIER,
    MODIFY,
    NO_ACTION,
    PASS,
    PAY_REVEAL,
    PLAY,
    REVEAL,
    REWAGER,
    STAKE,
    SUIT,
    SUITS,
    SWAP_GIVE,
    SWAP_TAKE,
    TARGET,
    TICKETS,
    TOKEN,
    TOKENS,
    WAGER,
    card_names,
    size,
)
from arene.games.sponsio.rules.rules import Sponsio

_RANGES = [
    (PASS, "turn"),
    (REVEAL, "turn"),
    (BET, "action"),
    (TOKEN, "action"),
    (SWAP_TAKE, "action"),
    (NO_ACTION, "action"),
    (WAGER, "wager"),
    (TARGET, "wager"),
    (STAKE, "stake"),
    (PAY_REVEAL, "token_pay"),
    (FIGHT_CARD, "fight_card"),
    (MODIFY, "modify"),
    (REWAGER, "rewager"),
    (SWAP_GIVE, "swap_give"),
    (PLAY, "play"),
    (COLLECT, "cash"),
    (KEEP, "cash"),
]


def refusal(state: Sponsio, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    belongs = [decision for base, decision in _RANGES if base <= action][-1]
    asked = DECISIONS[state.decision]
    player = state.players[seat]
    if action == STAKE + 1 and not (player.tokens & BIT[DOUBLE] and player.purse >= 2):
        return Refusal("sponsio.double.needs-token")
    if belongs != asked:
        return late_refusal(state, seat, action) or Refusal("sponsio.order", asked=asked, given=belongs)
    if state.decision == ASK_TURN:
        return _turn(state, seat, action)
    if state.decision == ASK_ACTION:
        return _action(state, seat, action)
    if state.decision == ASK_PLAY:
        return _play(state, seat, action - PLAY)
    if state.decision == ASK_REWAGER:
        return Refusal("sponsio.bet.not-printed", ticket=TICKETS[state.pending_ticket])
    if WAGER <= action < STAKE:
        return _wager(state, seat, action)
    if MODIFY <= action < REWAGER:
        if action == MODIFY + COUNTER_TICKET:
            return Refusal("sponsio.modifier.not-counter")
        return Refusal("sponsio.modifier.own-ticket", ticket=TICKETS[action - MODIFY])
    return _not_in_hand(state, seat, _card_of(action))


def late_refusal(state: Sponsio, seat: int, action: int) -> Refusal | None:
    """Another wager for a ticket that the modifier could not change: the turn was over with the token laid (A23)."""
    player = state.players[seat]
    if not REWAGER <= action < SWAP_GIVE or not player.tokens & BIT[MODIFIER] or state.decision > ASK_SWAP_GIVE:
        return None
    if state.counter_lies_before(seat):
        return Refusal("sponsio.modifier.counter-bet")
    if any(bet.stake > 1 for bet in player.bets if bet.target < 0):
        return Refusal("sponsio.modifier.doubled")
    return None


def _card_of(action: int) -> int:
    for base in (SWAP_GIVE, FIGHT_CARD, PAY_REVEAL):
        if action >= base:
            return action - base
    return action - REVEAL


def _not_in_hand(state: Sponsio, seat: int, card: int) -> Refusal:
    if state.players[seat].shown & BIT[card]:
        return Refusal("sponsio.reveal.face-up", card=CARDS[card])
    return Refusal("sponsio.reveal.not-yours", card=CARDS[card])


def _turn(state: Sponsio, seat: int, action: int) -> Refusal:
    if action == PASS:
        return Refusal("sponsio.dealer.must-bet")
    return _not_in_hand(state, seat, action - REVEAL)


def _action(state: Sponsio, seat: int, action: int) -> Refusal:
    if BET <= action < TOKEN:
        return _bet(state, seat, action - BET)
    if state.obliged():
        return Refusal("sponsio.dealer.must-bet")
    if TOKEN <= action < SWAP_TAKE:
        return _token(state, seat, action - TOKEN)
    if not state.players[seat].hand:
        return Refusal("sponsio.swap.no-card")
    return Refusal("sponsio.swap.not-in-talon", card=CARDS[action - SWAP_TAKE])


def _bet(state: Sponsio, seat: int, ticket: int) -> Refusal:
    player, box, name = state.players[seat], state.setup.box, TICKETS[ticket]
    if not state.setup.tickets & BIT[ticket]:
        return Refusal("sponsio.bet.not-in-play", ticket=name)
    if not state.tickets & BIT[ticket]:
        holder = next(other for other, his in enumerate(state.players) if any(bet.ticket == ticket for bet in his.bets))
        return Refusal("sponsio.bet.taken", ticket=name, holder=holder)
    for bet in player.bets:
        if box.ticket_group[bet.ticket] == box.ticket_group[ticket]:
            return Refusal("sponsio.bet.same-colour", ticket=name, held=TICKETS[bet.ticket])
    if player.purse < 1 and not state.obliged():
        return Refusal("sponsio.bet.no-coin", ticket=name)
    return Refusal("sponsio.counter.no-target")


def _token(state: Sponsio, seat: int, token: int) -> Refusal:
    player, name = state.players[seat], TOKENS[token]
    if not state.tokens & BIT[token]:
        return Refusal("sponsio.token.taken", token=name)
    by_card = state.setup.box.token_needs_reveal[token]
    if not by_card and player.purse < 1:
        return Refusal("sponsio.token.no-coin", token=name)
    if by_card and not player.hand:
        return Refusal("sponsio.token.no-card", token=name)
    if token == FIGHT:
        return Refusal("sponsio.fight.no-card")
    if token == MODIFIER:
        return Refusal("sponsio.modifier.no-ticket", bets=len(player.bets))
    return Refusal("sponsio.three.three-coins", coins=int(player.purse - (0 if by_card else 1)))


def _wager(state: Sponsio, seat: int, action: int) -> Refusal:
    counter = state.setup.box.ticket_type[state.pending_ticket] == COUNTER
    if counter != (action >= TARGET):
        return Refusal("sponsio.counter.target" if counter else "sponsio.bet.wager")
    if counter:
        if action - TARGET >= state.setup.seats:
            return Refusal("sponsio.counter.nobody", place=action - TARGET + 1)
        if action - TARGET == seat:
            return Refusal("sponsio.counter.opponent")
        return Refusal("sponsio.counter.no-bet-yet", target=action - TARGET)
    return Refusal("sponsio.bet.not-printed", ticket=TICKETS[state.pending_ticket])


def _play(state: Sponsio, seat: int, card: int) -> Refusal:
    player = state.players[seat]
    if not player.cards() & BIT[card]:
        return Refusal("sponsio.play.not-yours", card=CARDS[card])
    suit = state.trick[0] // 9
    follow = player.cards() & SUIT[suit]
    face_up = size(follow & player.shown)
    return Refusal("sponsio.play.follow", suit=SUITS[suit], count=int(size(follow)), face_up=int(face_up))


def candidates(state: Sponsio, seat: int) -> list[int]:
    """What a person might think of at this decision: the legal actions and those to show greyed with the reason."""
    player, setup = state.players[seat], state.setup
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_TURN:
        return [PASS, *legal] if state.obliged() else legal
    if state.decision == ASK_ACTION:
        tickets = [BET + ticket for ticket in range(16) if setup.tickets & BIT[ticket]]
        swaps = [SWAP_TAKE + CARDS.index(name) for name in card_names(state.talon)]
        return [*tickets, *(TOKEN + token for token in range(4)), *swaps, NO_ACTION]
    if state.decision == ASK_PLAY:
        return [PLAY + CARDS.index(name) for name in card_names(player.cards())]
    if legal and WAGER <= legal[0] < STAKE and legal[0] >= TARGET:
        return [TARGET + other for other in range(setup.seats) if other != seat]
    return legal
