"""Footmania: what bots know about it. A sensible choice for every decision, and a seat's prospects.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import GOOD, Knowledge, Search, odds, search_of, share, weighed
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.footmania.bots.estimates import (
    Best,
    gain,
    loss,
    plus_effect,
    plus_worth,
    spare_cards,
)
from arene.games.footmania.bots.teams import team_of
from arene.games.footmania.bots.trading import best_partner, next_step, wants_deal
from arene.games.footmania.rules import (
    auctions,
    buying,
    completion,
    deals,
    euromatches,
    market,
    matches,
    plus_cards,
    question_marks,
    selling,
    turn,
)
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import fits, shirt_numbers
from arene.games.footmania.rules.state import Footmania

RESERVE: Final = 5  # steps of money kept while teams are being built
THRIFT: Final = 7  # of ten: what of a footballer's worth is bid for him
LEAST: Final = -1_000_000
PLAYOUTS: Final = vec[i64]([24, 256, 2048])  # by level
PLAYOUTS_OF_TWO: Final = vec[i64]([48, 512, 4096])

# of ``what_counts``; bench/fit.py footmania --seats 4 --matches 250, and --seats 2 --matches 369
WEIGHTS: Final = vec[i64]([155, -442, 23, 58, 26, 77, 0, 84, 375, -32, 6, 2, 262, -10, 135, 1264, -252])
WEIGHTS_OF_TWO: Final = vec[i64]([190, -347, -2, 71, 23, 169, 0, 48, 206, 22, 8, -2, 406, -99, 582, 249, 263])


class FootmaniaKnowledge(Knowledge):
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Footmania)
        return choose(state, seat, chance)

    def rough(self, state: State, seat: i64, chance: Chance) -> i64:
        """Nobody begins a deal or an auction: to look for one takes nine tenths of a playout."""
        assert isinstance(state, Footmania)
        if state.asked is market.ASK_READY or state.asked is market.ASK_MARKET:
            return choose_quietly(state, seat)
        return choose(state, seat, chance)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Footmania)
        asked = state.asked
        if asked is turn.ASK_MOVE or asked is euromatches.ASK_EURO or asked is plus_cards.ASK_PLUS_RETURN:
            return state.legal(seat)
        if asked is buying.ASK_BUY and state.players[seat].cash >= state.setup.box.price[state.drawn]:
            return vec[i64]([buying.BUY, buying.REFUSE])
        if asked is matches.ASK_MATCH or asked is matches.ASK_REACT:
            return state.legal(seat)
        if asked is deals.ASK_ANSWER and deals.can_accept(state):
            return vec[i64]([deals.ACCEPT, deals.DECLINE])
        affordable = state.auction.amount[seat] <= state.players[seat].cash
        if asked is auctions.ASK_BID and affordable and auctions.may_bid(state, seat):
            return vec[i64]([market.PASS, auctions.BID])
        if asked is market.ASK_READY:
            return vec[i64]([market.ROLL])
        return vec[i64]([choose(state, seat, Still())])

    def stage(self, state: State) -> i64:
        assert isinstance(state, Footmania)
        rounds = 1 + (state.turns - 1) // state.setup.seats
        if state.phase == 1:
            return rounds
        return rounds + 1 + state.days_over

    def search(self, seats: i64, level: i64) -> Search:
        if seats > 2:
            return search_of(level, PLAYOUTS)
        search = search_of(level, PLAYOUTS_OF_TWO)
        if level > GOOD:
            search.stages = 3  # their rounds are short
        return search

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Footmania)
        return what_counts(state, seat)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Footmania)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)


class Still(Chance):
    """No chance at all: of equals the first, and no sudden idea. For choices that must not depend on it."""

    def below(self, label: str, n: i64) -> i64:
        return n - 1


def choose(state: Footmania, seat: i64, chance: Chance) -> i64:
    """A sensible legal action."""
    asked = state.asked
    if asked is market.ASK_READY or asked is market.ASK_MARKET:
        return choose_initiative(state, seat, chance)
    if asked is turn.ASK_MOVE:
        return choose_move(state, seat, chance)
    if asked is buying.ASK_DRAW:
        return choose_draw(state, seat)
    if asked is buying.ASK_BUY or asked is question_marks.ASK_SCOUT:
        return choose_buy(state, seat)
    if asked is auctions.ASK_BID:
        return choose_bid(state, seat)
    if asked is auctions.ASK_SEALED:
        return choose_sealed(state, seat)
    if asked is deals.ASK_DRAFT:
        return next_step(state, seat)
    if asked is deals.ASK_ANSWER:
        return wants_deal(state, seat)
    if asked is selling.ASK_SELL or asked is selling.ASK_RAISE:
        return choose_sale(state, seat, chance)
    if asked is auctions.ASK_LIST:
        return auctions.LIST_CARD + spare_card(state, seat, chance)
    if asked is auctions.ASK_RESERVE:
        return choose_reserve(state, seat)
    if asked is completion.ASK_DECLARE:
        return completion.DECLARE if completion.complete(state, seat) else completion.WAIT
    if asked is plus_cards.ASK_PLUS_RETURN:
        return choose_return(state, seat, chance)
    return choose_on_the_pitch(state, seat, chance)


def choose_on_the_pitch(state: Footmania, seat: i64, chance: Chance) -> i64:
    asked = state.asked
    if asked is matches.ASK_MATCH:
        return choose_match(state, seat, chance)
    if asked is matches.ASK_LINEUP:
        return matches.CONFIRM
    if asked is euromatches.ASK_EURO:
        return choose_euro(state, seat)
    if asked is euromatches.ASK_EURO_PLUS:
        return choose_euro_plus(state, seat)
    if asked is matches.ASK_TARGET:
        return choose_victim(state, matches.TARGET, 1, chance)
    if asked is matches.ASK_REACT:
        return choose_reaction(state, seat, chance)
    if asked is matches.ASK_INJURED:
        return choose_victim(state, matches.INJURED, -1, chance)
    if asked is matches.ASK_TAKE_OFF:
        return choose_take_off(state, seat, chance)
    return choose_want(state, seat, chance)


# ---- Prospects


def prospects(state: Footmania, seat: i64) -> i64:
    """By what counted in played matches: a log-loss of 1.09, where equal shares have 1.39 (of two: 0.61 for 0.69)."""
    weights = WEIGHTS
    if state.setup.seats == 2:
        weights = WEIGHTS_OF_TWO
    strengths = vec[i64](capacity=state.setup.seats)
    other: i64
    for other in range(state.setup.seats):
        strengths = append(strengths, weighed(what_counts(state, other), weights))
    return odds(strengths, seat)


def what_counts(state: Footmania, seat: i64) -> vec[i64]:
    """While teams are built and while they play: stars, numbers, money, Plus cards, pennants, sponsors, points."""
    player = state.players[seat]
    team = team_of(state.setup.box, player.squad)
    income: i64 = 0
    for sponsor in player.sponsors:
        if sponsor >= 0:
            income += state.setup.box.question_amount[sponsor]
    filled: i64 = len(team.full)
    left = state.setup.days() - state.days_over
    plus: i64 = len(player.plus)
    if state.phase == 1:
        building = vec[i64](
            [team.strength, filled, filled * filled, player.cash, team.bank, plus, player.pennants, income]
        )
        return joined(building, 9, 0)
    playing = vec[i64](
        [
            team.strength,
            team.strength * left,
            player.cash * left,
            team.bank * left,
            plus,
            plus * left,
            player.pennants,
            player.points,
            player.points * left,
        ]
    )
    return joined(playing, 8, 1)


def joined(values: vec[i64], others: i64, last: i64) -> vec[i64]:
    """The features of one phase in thousandths, with nothing in the places of the other phase's."""
    row = vec[i64](capacity=len(values) + others)
    if last:
        for _ in range(others):
            row = append(row, 0)
    for value in values:
        row = append(row, 1000 * value)
    if not last:
        for _ in range(others):
            row = append(row, 0)
    return row


# ---- The turn


def choose_initiative(state: Footmania, seat: i64, chance: Chance) -> i64:
    """Now and then an offer or an auction of a spare footballer; otherwise on with it."""
    quiet = choose_quietly(state, seat)
    if quiet == completion.DECLARE or not market.trading(state) or not market.may_start(state, seat):
        return quiet
    idea = chance.below("idea", 12)
    if idea < 3:
        partner = best_partner(state, seat, chance)
        if partner >= 0:
            return market.OFFER + partner
    elif idea == 3 and len(spare_cards(state, seat)) > 0:
        return market.LIST
    return quiet


def choose_quietly(state: Footmania, seat: i64) -> i64:
    """On with it; only a complete team is worth a word."""
    if state.setup.declare and state.phase == 1 and completion.complete(state, seat):
        return completion.DECLARE
    return market.ROLL if state.asked is market.ASK_READY else market.PASS


def spare_card(state: Footmania, seat: i64, chance: Chance) -> i64:
    """The dearest footballer the seat can do without; the cheapest if it needs them all."""
    best = Best(LEAST)
    box = state.setup.box
    for card in spare_cards(state, seat):
        best.consider(card, box.price[card], chance)
    if best.item < 0:
        for card in state.players[seat].squad:
            best.consider(card, -box.price[card], chance)
    return best.item


def choose_want(state: Footmania, seat: i64, chance: Chance) -> i64:
    """A number one still looks for."""
    squad = team_of(state.setup.box, state.players[seat].squad).best
    worn = shirt_numbers(state.setup.box, squad)
    best = Best(LEAST)
    number: i64
    for number in range(c.NUMBERS):
        best.consider(market.WANT + number, 0 if c.holds(worn, number + 1) else 1, chance)
    return best.item


def choose_reserve(state: Footmania, seat: i64) -> i64:
    """A little above what the bank pays."""
    wanted = state.setup.box.devalued[state.entering] + 1
    if wanted > state.setup.box.most_money:
        wanted = state.setup.box.most_money
    return add_towards(wanted - state.auction.amount[seat], auctions.OPEN)


def add_towards(missing: i64, done: i64) -> i64:
    step: i64 = len(c.STEPS) - 1
    while step >= 0:
        if c.STEPS[step] <= missing:
            return auctions.ADD + step
        step -= 1
    return done


def choose_move(state: Footmania, seat: i64, chance: Chance) -> i64:
    best = Best(LEAST)
    for action in state.legal(seat):
        best.consider(action, cell_worth(state, seat, action - turn.MOVE), chance)
    return best.item


def cell_worth(state: Footmania, seat: i64, cell: i64) -> i64:
    box = state.setup.box
    kind = box.cell_type[cell]
    cash = state.players[seat].cash
    if kind in (c.NATIONAL_CELL, c.FOREIGN_CELL):
        deck = state.deck(kind - c.NATIONAL_CELL)
        if len(deck) == 0:
            return 0
        price: i64 = 7 + 7 * (kind - c.NATIONAL_CELL)
        if state.setup.top_price:
            price = box.price[deck[0]]
        if price > cash:
            return 2
        worth: i64 = 50
        if kind == c.FOREIGN_CELL:
            worth = 35
            if cash >= 30:
                worth = 52
        return worth - price // 3
    if kind == c.PLUS_CELL:
        return 30
    if kind == c.QUESTION_CELL:
        return 28
    if kind == c.SPONSOR_CELL:
        sponsor = state.players[seat].sponsors[box.cell_value[cell]]
        if sponsor < 0:
            return 0
        return box.question_amount[sponsor] * 9
    if kind == c.JACKPOT_CELL:
        return state.jackpot * 9
    if kind == c.EUROMATCH_CELL:
        return 32
    if kind == c.PAY_CELL:
        return -box.cell_value[cell] * 9
    return 0


def choose_draw(state: Footmania, seat: i64) -> i64:
    """A card one cannot pay is a present to the others, or to nobody."""
    if not state.setup.top_price:
        return buying.DRAW
    deck: i64 = state.setup.box.cell_type[state.players[seat].cell] - c.NATIONAL_CELL
    price = state.setup.box.price[state.deck(deck)[0]]
    if price <= state.players[seat].cash:
        return buying.DRAW
    return buying.LEAVE


def spare_money(state: Footmania, seat: i64) -> i64:
    """What the bank would pay for the footballers the seat can do without."""
    money: i64 = 0
    for card in spare_cards(state, seat):
        money += state.setup.box.devalued[card]
    return money


def choose_buy(state: Footmania, seat: i64) -> i64:
    """What is worth its price; a scouted footballer can be sold again for what he cost."""
    box = state.setup.box
    player = state.players[seat]
    card = state.drawn
    if state.asked is question_marks.ASK_SCOUT:
        if player.cash >= box.devalued[card]:
            return buying.BUY
        return buying.REFUSE
    price = box.price[card]
    worth = gain(state, seat, card)
    if worth * 10 < price * 10 * 8 - spare_cash(state, seat) * 2:
        return buying.REFUSE
    if player.cash >= price:
        return buying.BUY
    if worth > price * 12 and player.cash + spare_money(state, seat) >= price:
        return selling.SELL
    return buying.REFUSE


def spare_cash(state: Footmania, seat: i64) -> i64:
    """Money beyond the reserve makes prices easier to bear; in tenths of a step."""
    cash = state.players[seat].cash - RESERVE
    if state.phase == 2:
        cash += RESERVE
    if cash < 0:
        return 0
    return cash * 10


def choose_sale(state: Footmania, seat: i64, chance: Chance) -> i64:
    """The sale that costs least beyond what it brings."""
    best = Best(LEAST)
    for action in selling.sales(state, seat):
        if action >= selling.SELL_BANK:
            card = action - selling.SELL_BANK
            cost = loss(state, seat, card) - state.setup.box.devalued[card] * 10
        else:
            sponsor = state.players[seat].sponsors[action - selling.SELL_SPONSOR]
            cost = state.setup.box.question_amount[sponsor] * 15 - state.setup.box.resale[sponsor] * 10
        best.consider(action, -cost, chance)
    return best.item


# ---- Auctions


def highest_bid(state: Footmania, seat: i64) -> i64:
    """What one would pay, in steps: less than he is worth, and while teams are built not the last franc."""
    if not auctions.may_bid(state, seat):
        return -1
    worth = gain(state, seat, state.auction.card) // 10
    cash = state.players[seat].cash
    if state.setup.seats > 2:  # with two, nobody bids against
        worth = worth * THRIFT // 10
        if state.phase == 1:
            cash -= RESERVE
    if worth > cash:
        worth = cash
    return worth


def choose_bid(state: Footmania, seat: i64) -> i64:
    if state.auction.amount[seat] <= highest_bid(state, seat):
        return auctions.BID
    return market.PASS


def choose_sealed(state: Footmania, seat: i64) -> i64:
    wanted = highest_bid(state, seat) * 4 // 5
    if wanted < state.auction.amount[seat]:
        return market.PASS
    return add_towards(wanted - state.auction.amount[seat], auctions.BID)


# ---- Plus cards and matches


def choose_return(state: Footmania, seat: i64, chance: Chance) -> i64:
    worst = Best(LEAST)
    for action in plus_cards.ASK_PLUS_RETURN.legal(state, seat):
        worst.consider(action, -plus_worth(state, action - plus_cards.RETURN_PLUS), chance)
    return worst.item


def euro_reach(state: Footmania, seat: i64, side: c.Side) -> i64:
    """Stars that up to two boosts could add in a euromatch: more would be too dear."""
    first: i64 = 0
    second: i64 = 0
    for plus in state.players[seat].plus:
        if state.setup.box.plus_euro[plus] and state.setup.box.plus_code[plus] != c.P_TRAINEES:
            value = state.setup.box.plus_value[plus]
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
    return first + second


def choose_euro(state: Footmania, seat: i64) -> i64:
    box = state.setup.box
    player = state.players[seat]
    strength = team_of(box, player.squad).strength + player.pennants // 5
    if strength > box.euro_strength[state.euro]:
        return euromatches.PLAY
    if (
        box.euro_pennants[state.euro] > 1
        and strength + euro_reach(state, seat, state.sides[0]) > box.euro_strength[state.euro]
    ):
        return euromatches.PLAY
    return market.PASS


def choose_euro_plus(state: Footmania, seat: i64) -> i64:
    """The smallest boost that wins, or the largest on the way there."""
    side = state.sides[0]
    needed = state.setup.box.euro_strength[state.euro] + 1 - matches.strength(state, side)
    if needed <= 0 or euro_reach(state, seat, side) < needed:
        return euromatches.FINISH
    best: i64 = -1
    most: i64 = 0
    for action in state.legal(seat):
        if action == euromatches.FINISH or state.setup.box.plus_code[action - plus_cards.PLAY_PLUS] == c.P_TRAINEES:
            continue
        value = state.setup.box.plus_value[action - plus_cards.PLAY_PLUS]
        if best < 0 or (value >= needed and (value < most or most < needed)) or (value > most and most < needed):
            best = action
            most = value
    if best < 0:
        return euromatches.FINISH
    return best


def choose_match(state: Footmania, seat: i64, chance: Chance) -> i64:
    """Ahead: pass. Behind: the cheapest action that turns it, or the strongest if all together may; else give up."""
    side = state.sides[state.side]
    other = state.sides[1 - state.side]
    needed = matches.strength(state, other) + 1 - matches.strength(state, side)
    if needed <= 0:
        return market.PASS
    enough = Best(LEAST)  # turns the match: the cheaper the better
    strong = Best(1)
    total: i64 = 0
    counted: i64 = state.setup.box.plus_per_match - side.counted
    for action in matches.ASK_MATCH.legal(state, seat):
        if action == market.PASS:
            continue
        effect = action_effect(state, seat, side, other, action)
        cost: i64 = 0
        if action < matches.BRING_ON:
            cost = plus_worth(state, action - plus_cards.PLAY_PLUS)
        strong.consider(action, effect, chance)
        if counted > 0 or action >= matches.BRING_ON:
            total += effect
            counted -= 1
        if effect >= needed:
            enough.consider(action, -cost, chance)
    if enough.item >= 0:
        return enough.item
    if strong.item >= 0 and total + 1 >= needed:
        return strong.item
    return market.PASS


def action_effect(state: Footmania, seat: i64, side: c.Side, other: c.Side, action: i64) -> i64:
    if action < matches.BRING_ON:
        return plus_effect(state, side, other, action - plus_cards.PLAY_PLUS, state.side == 0)
    return change_effect(state, side, action - matches.BRING_ON)


def change_effect(state: Footmania, side: c.Side, card: i64) -> i64:
    """The stars a substitute would bring: for a trainee, or for the weakest whose place he can take; 0 if none."""
    box = state.setup.box
    if matches.can_join(state, side, card):
        return box.stars[card] - side.trainee
    most: i64 = 0
    for weaker in side.field:
        gained = box.stars[card] - box.stars[weaker]
        if gained > most and fits(box, c.with_item(c.without(side.field, weaker), card)):
            most = gained
    return most


def choose_take_off(state: Footmania, seat: i64, chance: Chance) -> i64:
    best = Best(LEAST)
    for action in matches.ASK_TAKE_OFF.legal(state, seat):
        stars: i64 = state.sides[state.side].trainee
        if action != matches.TAKE_OFF_TRAINEE:
            stars = state.setup.box.stars[action - matches.TAKE_OFF]
        best.consider(action, -stars, chance)
    return best.item


def choose_victim(state: Footmania, first: i64, sign: i64, chance: Chance) -> i64:
    """The strongest footballer opposite, or with a minus the weakest of one's own."""
    best = Best(LEAST)
    for card in state.sides[1 - state.side].field:
        best.consider(first + card, sign * state.setup.box.stars[card], chance)
    return best.item


def choose_reaction(state: Footmania, seat: i64, chance: Chance) -> i64:
    """Protect a lead or a draw, with the card one misses least."""
    me = state.sides[1 - state.side]
    other = state.sides[state.side]
    if matches.strength(state, me) < matches.strength(state, other) - 4:
        return matches.NO_REACT
    best = Best(LEAST)
    for action in matches.ASK_REACT.legal(state, seat):
        if action != matches.NO_REACT:
            best.consider(action, -plus_worth(state, action - matches.REACT), chance)
    if best.item < 0:
        return matches.NO_REACT
    return best.item
