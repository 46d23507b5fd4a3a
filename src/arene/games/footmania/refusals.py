"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for.

A reason says nothing that the seat does not know: it speaks of its own cards and of what lies open.
"""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.footmania.components import (
    ACCEPT,
    ADD,
    ASK_ANSWER,
    ASK_BID,
    ASK_BUY,
    ASK_CARD,
    ASK_DECLARE,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_EURO,
    ASK_EURO_PLUS,
    ASK_INJURED,
    ASK_LINEUP,
    ASK_LIST,
    ASK_MARKET,
    ASK_MATCH,
    ASK_MONEY,
    ASK_MOVE,
    ASK_NUMBER,
    ASK_PLUS_RETURN,
    ASK_RAISE,
    ASK_REACT,
    ASK_READY,
    ASK_RESERVE,
    ASK_SCOUT,
    ASK_SEALED,
    ASK_SELL,
    ASK_SPONSOR,
    ASK_TAKE_OFF,
    ASK_TARGET,
    ASK_WANT,
    AUTO,
    BID,
    BIT,
    BRING_ON,
    BUY,
    CANCEL,
    CEILING,
    CONFIRM,
    COUNTER,
    DECISIONS,
    DECLARE,
    DECLINE,
    DRAW,
    FINISH,
    FOREIGN,
    GIVE,
    GIVE_MONEY,
    GIVE_SPONSOR,
    HOSTILE_OF,
    INJURED,
    LEAVE,
    LIST,
    LIST_CARD,
    MOST_CARDS,
    MOVE,
    NO_REACT,
    NUMBERS,
    OFFER,
    OPEN,
    ORDER,
    P_CANCEL,
    PASS,
    PLAY,
    PLAY_PLUS,
    RAISE_HAND,
    REACT,
    REFUSE,
    RETURN_PLUS,
    ROLL,
    SELL,
    SELL_BANK,
    SELL_SPONSOR,
    SEND,
    SET_ASK,
    SPONSORS,
    TAKE_OFF,
    TAKE_OFF_TRAINEE,
    TARGET,
    TOGGLE,
    TOGGLES,
    WAIT,
    WANT,
    WANTED,
    holds,
    with_item,
)
from arene.games.footmania.lineup import foreigners
from arene.games.footmania.rules import Footmania

_WINDOWS = (ASK_READY, ASK_MARKET)

# the first number of each range, and the decisions that range answers
_RANGES: list[tuple[int, tuple[int, ...]]] = [
    (ROLL, (ASK_READY,)),
    (SELL, (*_WINDOWS, ASK_BUY, ASK_SCOUT, ASK_BID, ASK_ANSWER)),
    (LIST, _WINDOWS),
    (WANTED, _WINDOWS),
    (DECLARE, (*_WINDOWS, ASK_DECLARE)),
    (WAIT, (ASK_DECLARE,)),
    (PASS, (ASK_MARKET, ASK_BID, ASK_SEALED, ASK_EURO, ASK_MATCH)),
    (DRAW, (ASK_DRAW,)),
    (LEAVE, (ASK_DRAW,)),
    (BUY, (ASK_BUY, ASK_SCOUT)),
    (REFUSE, (ASK_BUY, ASK_SCOUT)),
    (BID, (ASK_BID, ASK_SEALED)),
    (CEILING, (ASK_BID,)),
    (SEND, (ASK_DRAFT,)),
    (CANCEL, (ASK_DRAFT,)),
    (ACCEPT, (ASK_ANSWER,)),
    (DECLINE, (ASK_ANSWER,)),
    (COUNTER, (ASK_ANSWER,)),
    (OPEN, (ASK_RESERVE,)),
    (PLAY, (ASK_EURO,)),
    (AUTO, (ASK_LINEUP,)),
    (CONFIRM, (ASK_LINEUP,)),
    (FINISH, (ASK_EURO_PLUS,)),
    (NO_REACT, (ASK_REACT,)),
    (TAKE_OFF_TRAINEE, (ASK_TAKE_OFF,)),
    (RAISE_HAND, ()),
    (SET_ASK, ()),
    (OFFER, (*_WINDOWS, ASK_BUY, ASK_RAISE)),
    (ADD, (ASK_BID, ASK_SEALED, ASK_RESERVE)),
    (GIVE_MONEY, (ASK_DRAFT,)),
    (ASK_MONEY, (ASK_DRAFT,)),
    (ASK_NUMBER, (ASK_DRAFT,)),
    (WANT, (ASK_WANT,)),
    (SELL_SPONSOR, (ASK_SELL, ASK_RAISE)),
    (GIVE_SPONSOR, (ASK_DRAFT,)),
    (ASK_SPONSOR, (ASK_DRAFT,)),
    (PLAY_PLUS, (ASK_MATCH, ASK_EURO_PLUS)),
    (REACT, (ASK_REACT,)),
    (RETURN_PLUS, (ASK_PLUS_RETURN,)),
    (MOVE, (ASK_MOVE,)),
    (SELL_BANK, (ASK_SELL, ASK_RAISE)),
    (GIVE, (ASK_DRAFT,)),
    (ASK_CARD, (ASK_DRAFT,)),
    (LIST_CARD, (ASK_LIST,)),
    (TOGGLE, (ASK_LINEUP,)),
    (BRING_ON, (ASK_MATCH,)),
    (TAKE_OFF, (ASK_TAKE_OFF,)),
    (TARGET, (ASK_TARGET,)),
    (INJURED, (ASK_INJURED,)),
    (ORDER, ()),
]


def refusal(state: Footmania, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    base, answers = [(base, decisions) for base, decisions in _RANGES if base <= action][-1]
    if base in (RAISE_HAND, SET_ASK):
        return Refusal("footmania.aside.already")
    if base == ORDER:
        return _order(state, seat, (action - ORDER) // 6)
    if state.decision not in answers:
        return Refusal("footmania.order", asked=DECISIONS[state.decision])
    if state.decision in (*_WINDOWS, ASK_BUY, ASK_SCOUT, ASK_RAISE, ASK_DECLARE, ASK_SELL, ASK_LIST):
        return _turn(state, seat, action)
    if state.decision in (ASK_DRAFT, ASK_ANSWER):
        return _deal(state, seat, action)
    if state.decision in (ASK_BID, ASK_SEALED, ASK_RESERVE):
        return _bid(state, seat, action)
    if state.decision == ASK_MOVE:
        return _move(state, seat, action - MOVE)
    if state.decision == ASK_PLUS_RETURN:
        return Refusal("footmania.plus.not-in-hand")
    return _pitch(state, seat, action)


# ---- The turn and the market


def _turn(state: Footmania, seat: int, action: int) -> Refusal:
    box, player = state.setup.box, state.players[seat]
    if action == DECLARE:
        return Refusal("footmania.declare.incomplete")
    if action == BUY:
        price = box.devalued[state.drawn] if state.decision == ASK_SCOUT else box.price[state.drawn]
        return Refusal("footmania.buy.cash", amount=state.francs(price), cash=state.francs(player.cash))
    if action == SELL:
        return Refusal("footmania.sell.nothing")
    if action >= SELL_BANK or SELL_SPONSOR <= action < SELL_SPONSOR + len(SPONSORS):
        return Refusal("footmania.not-yours")
    if OFFER <= action < OFFER + 4 and (action - OFFER == seat or action - OFFER >= state.setup.seats):
        return Refusal("footmania.offer.other-seat")
    if not state.trading():
        return Refusal("footmania.market.closed" if state.setup.market else "footmania.market.bank-only")
    if action == WANTED:
        return Refusal("footmania.want.once")
    if not state.may_start(seat):
        return Refusal("footmania.offer.limit")
    return Refusal("footmania.sell.nothing")


def _order(state: Footmania, seat: int, card: int) -> Refusal:
    if not state.trading():
        return Refusal("footmania.market.closed" if state.setup.market else "footmania.market.bank-only")
    if not state.owns(seat, card):
        return Refusal("footmania.not-yours")
    return Refusal("footmania.aside.already")


def _move(state: Footmania, seat: int, cell: int) -> Refusal:
    player, box = state.players[seat], state.setup.box
    if cell >= len(box.cells):
        return Refusal("footmania.move.exact", die=int(state.die))
    forward = [int(action) - MOVE for action in state.moves(player.cell, player.came_from)]
    anywhere = [int(action) - MOVE for action in state.moves(player.cell, -1)]
    if cell in anywhere and cell not in forward:
        return Refusal("footmania.move.back", cell=box.cells[cell])
    return Refusal("footmania.move.exact", die=int(state.die))


def _deal(state: Footmania, seat: int, action: int) -> Refusal:
    deal, box = state.deal, state.setup.box
    if action == COUNTER:
        return Refusal("footmania.offer.counters")
    if action == ACCEPT:
        return _accept(state)
    if action == SEND:
        if not deal.holds_a_card():
            return Refusal("footmania.offer.empty")
        return Refusal("footmania.offer.debt" if state.sponsors_fit() else "footmania.offer.sponsor")
    if action == SELL:
        return Refusal("footmania.sell.nothing")
    if GIVE_MONEY <= action < ASK_NUMBER:
        both = deal.money < 0 if action < ASK_MONEY else deal.money > 0
        return Refusal("footmania.offer.one-side" if both else "footmania.offer.money")
    if GIVE_SPONSOR <= action < ASK_SPONSOR + 4:
        given = action < ASK_SPONSOR
        owner = seat if given else int(deal.to)
        kind = action - (GIVE_SPONSOR if given else ASK_SPONSOR)
        missing = state.players[owner].sponsors[kind] < 0
        return Refusal("footmania.offer.no-sponsor" if missing else "footmania.offer.three")
    if action >= ASK_CARD:
        return _wish(state, seat, action - ASK_CARD)
    if action >= GIVE:
        card = action - GIVE
        if card >= len(box.cards) or not state.owns(seat, card):
            return Refusal("footmania.not-yours")
        if state.locked(card, seat, deal.to):
            return Refusal("footmania.offer.lock", card=box.cards[card])
    return Refusal("footmania.offer.three")


def _accept(state: Footmania) -> Refusal:
    deal = state.deal
    if deal.numbers:
        return Refusal("footmania.accept.number")
    if state.players[deal.to].cash + deal.money < 0:
        return Refusal("footmania.accept.cash", amount=state.francs(-deal.money))
    if not state.keeps_the_debtor_solvent():
        return Refusal("footmania.offer.debt")
    return Refusal("footmania.accept.gone")


def _wish(state: Footmania, seat: int, card: int) -> Refusal:
    deal, box = state.deal, state.setup.box
    if card >= len(box.cards) or not state.knows_at(seat, card, deal.to):
        return Refusal("footmania.offer.unknown")
    if state.locked(card, deal.to, seat):
        return Refusal("footmania.offer.lock", card=box.cards[card])
    return Refusal("footmania.offer.three")


def _bid(state: Footmania, seat: int, action: int) -> Refusal:
    if state.decision == ASK_RESERVE:
        return Refusal("footmania.offer.money")
    if action == SELL:
        return Refusal("footmania.sell.nothing")
    if action == CEILING and state.auction.amount[seat] <= state.players[seat].cash:
        return Refusal("footmania.bid.ceiling")
    return Refusal("footmania.bid.cash", cash=state.francs(state.players[seat].cash))


# ---- On the pitch


def _pitch(state: Footmania, seat: int, action: int) -> Refusal:
    if state.decision == ASK_LINEUP:
        return _lineup(state, seat, action)
    if state.decision == ASK_TARGET or state.decision == ASK_INJURED:
        return Refusal("footmania.plus.target")
    if state.decision == ASK_TAKE_OFF:
        return _take_off(state, seat, action)
    if state.decision == ASK_REACT:
        return _plus(state, seat, action - REACT)
    if action >= BRING_ON:
        return _bring_on(state, seat, action - BRING_ON)
    return _plus(state, seat, action - PLAY_PLUS)


def _lineup(state: Footmania, seat: int, action: int) -> Refusal:
    side, box = state.side_of(seat), state.setup.box
    card = action - TOGGLE
    if action == AUTO and side.toggles < TOGGLES:
        return Refusal("footmania.lineup.best")
    if action != AUTO and (card >= len(box.cards) or not state.owns(seat, card)):
        return Refusal("footmania.not-yours")
    if side.toggles == TOGGLES:
        return Refusal("footmania.lineup.confirm")
    return _does_not_fit(state, seat, card)


def _does_not_fit(state: Footmania, seat: int, card: int) -> Refusal:
    side, box = state.side_of(seat), state.setup.box
    if side.trainees() == 0:
        return Refusal("footmania.lineup.eleven")
    if foreigners(box, with_item(side.field, card)) > box.max_foreign:
        return Refusal("footmania.lineup.foreigners", count=int(box.max_foreign))
    if not box.numbers[card] & BIT[0] and len(side.field) == NUMBERS - 1:
        return Refusal("footmania.lineup.keeper")
    return Refusal("footmania.lineup.number", card=box.cards[card])


def _take_off(state: Footmania, seat: int, action: int) -> Refusal:
    box, side = state.setup.box, state.side_of(seat)
    if action == TAKE_OFF_TRAINEE and side.trainees() == 0:
        return Refusal("footmania.substitute.trainee")
    if action != TAKE_OFF_TRAINEE and not holds(side.field, action - TAKE_OFF):
        return Refusal("footmania.substitute.not-fielded")
    if box.deck[state.entering] == FOREIGN and foreigners(box, side.field) == box.max_foreign:
        return Refusal("footmania.lineup.foreigners", count=int(box.max_foreign))
    return Refusal("footmania.lineup.number", card=box.cards[state.entering])


def _bring_on(state: Footmania, seat: int, card: int) -> Refusal:
    box, side = state.setup.box, state.side_of(seat)
    if card >= len(box.cards) or not state.owns(seat, card):
        return Refusal("footmania.not-yours")
    if holds(side.field, card):
        return Refusal("footmania.substitute.fielded")
    if holds(side.gone, card):
        return Refusal("footmania.substitute.gone", card=box.cards[card])
    if side.changes == box.changes:
        return Refusal("footmania.substitute.used", count=int(box.changes))
    return Refusal("footmania.lineup.foreigners", count=int(box.max_foreign))


def _plus(state: Footmania, seat: int, plus: int) -> Refusal:
    box, side = state.setup.box, state.side_of(seat)
    if plus >= len(box.plus) or not holds(state.players[seat].plus, plus):
        return Refusal("footmania.plus.not-in-hand")
    code = box.plus_code[plus]
    if state.decision == ASK_REACT and not box.plus_cancels[plus] & HOSTILE_OF[box.plus_code[state.hostile]]:
        return Refusal("footmania.plus.no-answer", plus=box.plus[plus])
    if state.decision != ASK_REACT and code == P_CANCEL:
        return Refusal("footmania.plus.answer-only")
    if state.decision == ASK_EURO_PLUS and not box.plus_euro[plus]:
        return Refusal("footmania.plus.euro", plus=box.plus[plus])
    if not state.plus_left(side, plus):
        return Refusal("footmania.plus.three", count=int(box.plus_per_match))
    if HOSTILE_OF[code]:
        return Refusal("footmania.plus.no-target")
    return Refusal("footmania.plus.academy")


# ---- What a person might think of


def candidates(state: Footmania, seat: int) -> list[int]:
    """The legal actions and those to show greyed with the reason."""
    legal = [int(action) for action in state.legal(seat)]
    return [*legal, *(action for action in _thought_of(state, seat) if action not in legal)]


def _thought_of(state: Footmania, seat: int) -> list[int]:
    decision, player = state.decision, state.players[seat]
    hand = sorted({int(plus) for plus in player.plus})
    if decision in (ASK_BUY, ASK_SCOUT):
        return [BUY]
    if decision == ASK_BID:
        return [BID]
    if decision == ASK_ANSWER:
        return [ACCEPT, COUNTER]
    if decision == ASK_DRAFT:
        taken = len(state.deal.give) >= MOST_CARDS
        return [
            SEND,
            *([] if taken else [GIVE + int(card) for card in player.squad if not holds(state.deal.give, card)]),
        ]
    if decision == ASK_READY and not state.market_open:
        return [LIST]
    if decision == ASK_EURO_PLUS:
        return [PLAY_PLUS + plus for plus in hand]
    if decision == ASK_REACT:
        return [REACT + plus for plus in hand]
    if decision == ASK_LINEUP:
        return [TOGGLE + int(card) for card in player.squad]
    if decision == ASK_TAKE_OFF:
        return [TAKE_OFF + int(card) for card in state.side_of(seat).field]
    if decision == ASK_MATCH:
        side = state.side_of(seat)
        bench = [BRING_ON + int(card) for card in player.squad if not holds(side.field, card)]
        return [*(PLAY_PLUS + plus for plus in hand), *bench]
    return []
