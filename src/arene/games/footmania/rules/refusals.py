"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for.

A reason says nothing that the seat does not know: it speaks of its own cards and of what lies open.
"""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.components import holds, with_item
from arene.games.footmania.rules.lineup import foreigners
from arene.games.footmania.rules.rules import Footmania

_WINDOWS = (c.ASK_READY, c.ASK_MARKET)

# the first number of each range, and the decisions that range answers
_RANGES: list[tuple[int, tuple[int, ...]]] = [
    (c.ROLL, (c.ASK_READY,)),
    (c.SELL, (*_WINDOWS, c.ASK_BUY, c.ASK_SCOUT, c.ASK_BID, c.ASK_ANSWER)),
    (c.LIST, _WINDOWS),
    (c.WANTED, _WINDOWS),
    (c.DECLARE, (*_WINDOWS, c.ASK_DECLARE)),
    (c.WAIT, (c.ASK_DECLARE,)),
    (c.PASS, (c.ASK_MARKET, c.ASK_BID, c.ASK_SEALED, c.ASK_EURO, c.ASK_MATCH)),
    (c.DRAW, (c.ASK_DRAW,)),
    (c.LEAVE, (c.ASK_DRAW,)),
    (c.BUY, (c.ASK_BUY, c.ASK_SCOUT)),
    (c.REFUSE, (c.ASK_BUY, c.ASK_SCOUT)),
    (c.BID, (c.ASK_BID, c.ASK_SEALED)),
    (c.CEILING, (c.ASK_BID,)),
    (c.SEND, (c.ASK_DRAFT,)),
    (c.CANCEL, (c.ASK_DRAFT,)),
    (c.ACCEPT, (c.ASK_ANSWER,)),
    (c.DECLINE, (c.ASK_ANSWER,)),
    (c.COUNTER, (c.ASK_ANSWER,)),
    (c.OPEN, (c.ASK_RESERVE,)),
    (c.PLAY, (c.ASK_EURO,)),
    (c.AUTO, (c.ASK_LINEUP,)),
    (c.CONFIRM, (c.ASK_LINEUP,)),
    (c.FINISH, (c.ASK_EURO_PLUS,)),
    (c.NO_REACT, (c.ASK_REACT,)),
    (c.TAKE_OFF_TRAINEE, (c.ASK_TAKE_OFF,)),
    (c.RAISE_HAND, ()),
    (c.SET_ASK, ()),
    (c.OFFER, (*_WINDOWS, c.ASK_BUY, c.ASK_RAISE)),
    (c.ADD, (c.ASK_BID, c.ASK_SEALED, c.ASK_RESERVE)),
    (c.GIVE_MONEY, (c.ASK_DRAFT,)),
    (c.ASK_MONEY, (c.ASK_DRAFT,)),
    (c.ASK_NUMBER, (c.ASK_DRAFT,)),
    (c.WANT, (c.ASK_WANT,)),
    (c.SELL_SPONSOR, (c.ASK_SELL, c.ASK_RAISE)),
    (c.GIVE_SPONSOR, (c.ASK_DRAFT,)),
    (c.ASK_SPONSOR, (c.ASK_DRAFT,)),
    (c.PLAY_PLUS, (c.ASK_MATCH, c.ASK_EURO_PLUS)),
    (c.REACT, (c.ASK_REACT,)),
    (c.RETURN_PLUS, (c.ASK_PLUS_RETURN,)),
    (c.MOVE, (c.ASK_MOVE,)),
    (c.SELL_BANK, (c.ASK_SELL, c.ASK_RAISE)),
    (c.GIVE, (c.ASK_DRAFT,)),
    (c.ASK_CARD, (c.ASK_DRAFT,)),
    (c.LIST_CARD, (c.ASK_LIST,)),
    (c.TOGGLE, (c.ASK_LINEUP,)),
    (c.BRING_ON, (c.ASK_MATCH,)),
    (c.TAKE_OFF, (c.ASK_TAKE_OFF,)),
    (c.TARGET, (c.ASK_TARGET,)),
    (c.INJURED, (c.ASK_INJURED,)),
    (c.ORDER, ()),
]


def refusal(state: Footmania, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    base, answers = [(base, decisions) for base, decisions in _RANGES if base <= action][-1]
    if base in (c.RAISE_HAND, c.SET_ASK):
        return Refusal("footmania.aside.already")
    if base == c.ORDER:
        return _order(state, seat, (action - c.ORDER) // 6)
    if state.decision not in answers:
        return Refusal("footmania.order", asked=c.DECISIONS[state.decision])
    if state.decision in (*_WINDOWS, c.ASK_BUY, c.ASK_SCOUT, c.ASK_RAISE, c.ASK_DECLARE, c.ASK_SELL, c.ASK_LIST):
        return _turn(state, seat, action)
    if state.decision in (c.ASK_DRAFT, c.ASK_ANSWER):
        return _deal(state, seat, action)
    if state.decision in (c.ASK_BID, c.ASK_SEALED, c.ASK_RESERVE):
        return _bid(state, seat, action)
    if state.decision == c.ASK_MOVE:
        return _move(state, seat, action - c.MOVE)
    if state.decision == c.ASK_PLUS_RETURN:
        return Refusal("footmania.plus.not-in-hand")
    return _pitch(state, seat, action)


# ---- The turn and the market


def _turn(state: Footmania, seat: int, action: int) -> Refusal:
    box, player = state.setup.box, state.players[seat]
    if action == c.DECLARE:
        return Refusal("footmania.declare.incomplete")
    if action == c.BUY:
        price = box.devalued[state.drawn] if state.decision == c.ASK_SCOUT else box.price[state.drawn]
        return Refusal("footmania.buy.cash", amount=state.francs(price), cash=state.francs(player.cash))
    if action == c.SELL:
        return Refusal("footmania.sell.nothing")
    if action >= c.SELL_BANK or c.SELL_SPONSOR <= action < c.SELL_SPONSOR + len(c.SPONSORS):
        return Refusal("footmania.not-yours")
    if c.OFFER <= action < c.OFFER + 4 and (action - c.OFFER == seat or action - c.OFFER >= state.setup.seats):
        return Refusal("footmania.offer.other-seat")
    if not state.trading():
        return Refusal("footmania.market.closed" if state.setup.market else "footmania.market.bank-only")
    if action == c.WANTED:
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
    forward = [int(action) - c.MOVE for action in state.moves(player.cell, player.came_from)]
    anywhere = [int(action) - c.MOVE for action in state.moves(player.cell, -1)]
    if cell in anywhere and cell not in forward:
        return Refusal("footmania.move.back", cell=box.cells[cell])
    return Refusal("footmania.move.exact", die=int(state.die))


def _deal(state: Footmania, seat: int, action: int) -> Refusal:
    deal, box = state.deal, state.setup.box
    if action == c.COUNTER:
        return Refusal("footmania.offer.counters")
    if action == c.ACCEPT:
        return _accept(state)
    if action == c.SEND:
        if not deal.holds_a_card():
            return Refusal("footmania.offer.empty")
        return Refusal("footmania.offer.debt" if state.sponsors_fit() else "footmania.offer.sponsor")
    if action == c.SELL:
        return Refusal("footmania.sell.nothing")
    if c.GIVE_MONEY <= action < c.ASK_NUMBER:
        both = deal.money < 0 if action < c.ASK_MONEY else deal.money > 0
        return Refusal("footmania.offer.one-side" if both else "footmania.offer.money")
    if c.GIVE_SPONSOR <= action < c.ASK_SPONSOR + 4:
        given = action < c.ASK_SPONSOR
        owner = seat if given else int(deal.to)
        kind = action - (c.GIVE_SPONSOR if given else c.ASK_SPONSOR)
        missing = state.players[owner].sponsors[kind] < 0
        return Refusal("footmania.offer.no-sponsor" if missing else "footmania.offer.three")
    if action >= c.ASK_CARD:
        return _wish(state, seat, action - c.ASK_CARD)
    if action >= c.GIVE:
        card = action - c.GIVE
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
    if state.decision == c.ASK_RESERVE:
        return Refusal("footmania.offer.money")
    if action == c.SELL:
        return Refusal("footmania.sell.nothing")
    if action == c.CEILING and state.auction.amount[seat] <= state.players[seat].cash:
        return Refusal("footmania.bid.ceiling")
    return Refusal("footmania.bid.cash", cash=state.francs(state.players[seat].cash))


# ---- On the pitch


def _pitch(state: Footmania, seat: int, action: int) -> Refusal:
    if state.decision == c.ASK_LINEUP:
        return _lineup(state, seat, action)
    if state.decision == c.ASK_TARGET or state.decision == c.ASK_INJURED:
        return Refusal("footmania.plus.target")
    if state.decision == c.ASK_TAKE_OFF:
        return _take_off(state, seat, action)
    if state.decision == c.ASK_REACT:
        return _plus(state, seat, action - c.REACT)
    if action >= c.BRING_ON:
        return _bring_on(state, seat, action - c.BRING_ON)
    return _plus(state, seat, action - c.PLAY_PLUS)


def _lineup(state: Footmania, seat: int, action: int) -> Refusal:
    side, box = state.side_of(seat), state.setup.box
    card = action - c.TOGGLE
    if action == c.AUTO and state.is_best(side):
        return Refusal("footmania.lineup.best")
    if action != c.AUTO and (card >= len(box.cards) or not state.owns(seat, card)):
        return Refusal("footmania.not-yours")
    if side.toggles == c.TOGGLES:
        return Refusal("footmania.lineup.confirm")
    return _does_not_fit(state, seat, card)


def _does_not_fit(state: Footmania, seat: int, card: int) -> Refusal:
    side, box = state.side_of(seat), state.setup.box
    if side.trainees() == 0:
        return Refusal("footmania.lineup.eleven")
    if foreigners(box, with_item(side.field, card)) > box.max_foreign:
        return Refusal("footmania.lineup.foreigners", count=int(box.max_foreign))
    if not box.numbers[card] & c.BIT[0] and len(side.field) == c.NUMBERS - 1:
        return Refusal("footmania.lineup.keeper")
    return Refusal("footmania.lineup.number", card=box.cards[card])


def _take_off(state: Footmania, seat: int, action: int) -> Refusal:
    box, side = state.setup.box, state.side_of(seat)
    if action == c.TAKE_OFF_TRAINEE and side.trainees() == 0:
        return Refusal("footmania.substitute.trainee")
    if action != c.TAKE_OFF_TRAINEE and not holds(side.field, action - c.TAKE_OFF):
        return Refusal("footmania.substitute.not-fielded")
    if box.deck[state.entering] == c.FOREIGN and foreigners(box, side.field) == box.max_foreign:
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
    if state.decision == c.ASK_REACT and not box.plus_cancels[plus] & c.HOSTILE_OF[box.plus_code[state.hostile]]:
        return Refusal("footmania.plus.no-answer", plus=box.plus[plus])
    if state.decision != c.ASK_REACT and code == c.P_CANCEL:
        return Refusal("footmania.plus.answer-only")
    if state.decision == c.ASK_EURO_PLUS and not box.plus_euro[plus]:
        return Refusal("footmania.plus.euro", plus=box.plus[plus])
    if not state.plus_left(side, plus):
        return Refusal("footmania.plus.three", count=int(box.plus_per_match))
    if c.HOSTILE_OF[code]:
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
    if decision in (c.ASK_BUY, c.ASK_SCOUT):
        return [c.BUY]
    if decision in (c.ASK_BID, c.ASK_SEALED):
        return [c.BID]
    if decision == c.ASK_ANSWER:
        return [c.ACCEPT, c.COUNTER]
    if decision == c.ASK_DRAFT:
        taken = len(state.deal.give) >= c.MOST_CARDS
        return [
            c.SEND,
            *([] if taken else [c.GIVE + int(card) for card in player.squad if not holds(state.deal.give, card)]),
        ]
    if decision == c.ASK_READY and not state.market_open:
        return [c.LIST]
    if decision == c.ASK_EURO_PLUS:
        return [c.PLAY_PLUS + plus for plus in hand]
    if decision == c.ASK_REACT:
        return [c.REACT + plus for plus in hand]
    if decision == c.ASK_LINEUP:
        return [c.TOGGLE + int(card) for card in player.squad]
    if decision == c.ASK_TAKE_OFF:
        return [c.TAKE_OFF + int(card) for card in state.side_of(seat).field]
    if decision == c.ASK_MATCH:
        side = state.side_of(seat)
        bench = [c.BRING_ON + int(card) for card in player.squad if not holds(side.field, card)]
        return [*(c.PLAY_PLUS + plus for plus in hand), *bench]
    return []
