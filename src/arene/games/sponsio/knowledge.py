"""Sponsio: what bots know about it. A sensible choice for every decision, and what a seat's position is worth.

Coins are reckoned in ``UNIT``. Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import CERTAIN, Knowledge, best_first, picked, share
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.sponsio.cardplay import choose_card
from arene.games.sponsio.components import (
    ASK_ACTION,
    ASK_FIGHT_CARD,
    ASK_MODIFY,
    ASK_PLAY,
    ASK_REWAGER,
    ASK_STAKE,
    ASK_SWAP_GIVE,
    ASK_TOKEN_PAY,
    ASK_TURN,
    ASK_WAGER,
    BET,
    BIT,
    COLLECT,
    COUNTER_TICKET,
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
    SWAP_GIVE,
    SWAP_TAKE,
    TARGET,
    THREE,
    TOKEN,
    TRICKS,
    WAGER,
    Bet,
    Player,
    size,
)
from arene.games.sponsio.estimates import (
    HALF,
    PLANS,
    UNIT,
    Outlook,
    Slip,
    Tally,
    asked_boldness,
    at_most,
    bet_chance,
    bets_worth,
    boldness_of,
    own_outlook,
    streak_worth,
    survival,
    tally_of,
)
from arene.games.sponsio.rules import Sponsio

INFORMATION: Final = 150  # what a revealed card costs
FEED: Final = 900  # what a lost bet costs for each traitor it feeds
UNDECIDED: Final = vec[i64]([0, 400, 550, 750, 950])  # the chance that a seat without a bet stays so, by turn
LATER: Final = vec[i64]([1024, 717, 460, 256])  # what further bets are worth, once the best one is placed
SCARCE: Final = 100  # what it adds to a bet that the ticket is the last of its kind: another may take it first
LOST: Final = vec[i64]([UNIT - UNIT * 72 // (60 + 20 * odds) for odds in range(21)])  # share of bets lost, by odds
THREE_WORTH: Final = 450
KEPT: Final = (2, 3, 7, 8)  # spaces from which going on is worth the risk
SOFT: Final = vec[i64]([round(100000 * exp(-step / 20)) for step in range(401)])


class Plan:
    """The best action found so far, and what it gains."""

    def __init__(self) -> None:
        self.action: i64 = PASS
        self.gain: i64 = 0

    def take(self, action: i64, gain: i64) -> None:
        """Change to an action that gains more."""
        if gain > self.gain:
            self.action = action
            self.gain = gain


class SponsioKnowledge(Knowledge):
    def stage(self, state: State) -> i64:
        assert isinstance(state, Sponsio)
        return state.round

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Sponsio)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Sponsio)
        if state.decision == ASK_TURN:
            return turn_candidates(state, seat)
        if state.decision == ASK_ACTION:
            return action_candidates(state, seat)
        if state.decision == ASK_WAGER:
            return wager_candidates(state, seat)
        return state.legal(seat)

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Sponsio)
        decision = state.decision
        if decision == ASK_PLAY:
            return PLAY + choose_card(state, seat)
        if decision == ASK_TURN:
            plan = plan_turn(state, seat)
            if plan.action == PASS:
                return PASS
            return REVEAL + least_telling(state, seat, state.players[seat].hand)
        if decision == ASK_ACTION:
            plan = plan_turn(state, seat)
            if plan.action == PASS:
                return NO_ACTION
            return plan.action
        if decision == ASK_WAGER:
            return choose_wager(state, seat)
        if decision == ASK_STAKE:
            return STAKE + 1
        if decision == ASK_TOKEN_PAY:
            return PAY_REVEAL + least_telling(state, seat, state.players[seat].hand)
        if decision == ASK_FIGHT_CARD:
            return choose_fight_card(state, seat)
        if decision == ASK_MODIFY:
            return choose_modified(state, seat)
        if decision == ASK_REWAGER:
            return choose_rewager(state, seat)
        if decision == ASK_SWAP_GIVE:
            return choose_gift(state, seat)
        return choose_cash(state, seat)


# ---- Between two rounds


def prospects(state: Sponsio, seat: i64) -> i64:
    """The chance to win the match from the coins and markers at the start of a round, as played matches show it."""
    most: i64 = 0
    for player in state.players:
        fortune = fortune_of(state, player)
        if fortune > most:
            most = fortune
    far = 10 * state.setup.goal_coins - most
    heat: i64 = 55  # tenths of a coin: how much of a lead multiplies the chances by e
    if far > 0:
        heat += far // 20 if state.setup.seats == 4 else far // 4
    total: i64 = 0
    mine: i64 = 0
    place: i64
    for place in range(state.setup.seats):
        weight = SOFT[at_most((most - fortune_of(state, state.players[place])) * 20 // heat, 400)]
        total += weight
        if place == seat:
            mine = weight
    return CERTAIN * mine // total


def fortune_of(state: Sponsio, player: Player) -> i64:
    """Coins and what the marker stands for, in tenths of a coin."""
    return 10 * player.purse + 11 * state.setup.box.track[player.streak]


# ---- Betting


def turn_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """Passing, and laying one of the two cards that tell least."""
    actions = vec[i64](capacity=3)
    if not state.obliged():
        actions = append(actions, PASS)
    hand = state.players[seat].hand
    first = least_telling(state, seat, hand)
    actions = append(actions, REVEAL + first)
    hand &= ~BIT[first]
    if hand:
        actions = append(actions, REVEAL + least_telling(state, seat, hand))
    return actions


def action_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The most promising tickets, every token, the most promising swaps; doing nothing only if there is nothing."""
    bettor = Bettor(state, seat)
    box = state.setup.box
    tickets = vec[i64](capacity=9)
    ticket_gains = vec[i64](capacity=9)
    actions = vec[i64](capacity=10)
    swaps = vec[i64](capacity=4)
    swap_gains = vec[i64](capacity=4)
    found = Plan()
    seen: i64 = 0
    for action in state.legal(seat):
        if action < TOKEN:
            if not seen & box.same_group[action - BET]:  # of tickets alike, one
                seen |= BIT[action - BET]
                bettor.best_on(action - BET, found)
                tickets = append(tickets, action)
                ticket_gains = append(ticket_gains, found.gain)
        elif action < SWAP_TAKE:
            actions = append(actions, action)
        elif action < NO_ACTION:
            best_gift(state, bettor, action - SWAP_TAKE, bettor.player.hand, found)
            swaps = append(swaps, action)
            swap_gains = append(swap_gains, found.gain)
    for action in picked(tickets, best_first(ticket_gains, 4)):
        actions = append(actions, action)
    for action in picked(swaps, best_first(swap_gains, 2)):
        actions = append(actions, action)
    if len(actions) == 0:
        actions = append(actions, NO_ACTION)
    return actions


def wager_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The three most promising wagers, or all targets."""
    actions = state.legal(seat)
    if len(actions) <= 3 or state.pending_ticket == COUNTER_TICKET:
        return actions
    bettor = Bettor(state, seat)
    gains = vec[i64](capacity=len(actions))
    for action in actions:
        gains = append(gains, bettor.wager_gain(state.pending_ticket, action - WAGER))
    return picked(actions, best_first(gains, 3))


def plan_turn(state: Sponsio, seat: i64) -> Plan:
    """Bet, take a token, swap or pass: whatever gains most."""
    player = state.players[seat]
    plan = Plan()
    bettor = Bettor(state, seat)
    obliged = state.obliged()
    turns = state.setup.box.turns - state.turn + 1
    gains = vec[i64]([0 for _ in range(4)])  # the best ones, falling
    if player.purse > 0 or obliged:
        consider_bets(state, bettor, state.may_take(player), obliged, gains, plan)
    if obliged:
        return plan
    if len(player.bets) == 0:
        line: i64 = 0
        place: i64
        for place in range(at_most(turns, 4)):
            line += gains[place] * LATER[place] >> 10
        if traitor_worth(state, seat) > line:
            plan.action = PASS
            plan.gain = 0
            consider_three(state, player, plan)
            return plan
    consider_double(state, player, turns, gains, plan)
    consider_three(state, player, plan)
    if len(player.bets) > 0 and plan.gain < HALF:
        consider_modifier(state, bettor, plan)
        consider_swap(state, bettor, plan)
        consider_fight(state, bettor, plan)
    return plan


class Bettor:
    """A seat at the betting: its cards' outlook, and what its bets are worth under each plan."""

    def __init__(self, state: Sponsio, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.player = state.players[seat]
        self.view = own_outlook(state, seat)
        self.tally = tally_of(state, seat)
        self.stake: i64 = 2 if self.player.tokens & BIT[DOUBLE] and self.player.purse >= 2 else 1
        self.counter: i64 = counter_chance(state, seat)
        self.feed: i64 = feed(state, seat)
        bets = self.player.bets
        boldness = boldness_of(state, bets, self.tally, self.view)
        self.slips: list[Slip] = []
        if boldness >= 0:
            self.slips.append(Slip(state, bets, self.tally, self.view, self.counter, boldness))
        else:
            for boldness in PLANS:
                self.slips.append(Slip(state, bets, self.tally, self.view, self.counter, boldness))
        self.base: i64 = 0
        if len(bets) > 0:
            for slip in self.slips:
                worth = slip.worth(state, self.player.streak)
                if worth > self.base:
                    self.base = worth

    def wager_gain(self, ticket: i64, wager: i64) -> i64:
        """What an ordinary bet adds to those already placed."""
        state = self.state
        pay = state.setup.box.odds(ticket, wager) * self.stake
        best: i64 = 0
        if state.setup.box.ticket_type[ticket] == TRICKS:
            boldness = asked_boldness(state, ticket, wager, self.tally, self.view)
            if boldness < 0:
                boldness = HALF
            slip = Slip(state, self.player.bets, self.tally, self.view, self.counter, boldness)
            best = self.worth_with(slip, pay, self.chance(ticket, wager, boldness))
        else:
            for slip in self.slips:
                worth = self.worth_with(slip, pay, self.chance(ticket, wager, slip.boldness))
                if worth > best:
                    best = worth
        return best - self.base - UNIT * self.stake

    def worth_with(self, slip: Slip, pay: i64, chance: i64) -> i64:
        return slip.worth_with(self.state, self.player.streak, pay, chance) - ((UNIT - chance) * self.feed >> 10)

    def chance(self, ticket: i64, wager: i64, boldness: i64) -> i64:
        return bet_chance(self.state, ticket, wager, self.tally, self.view, boldness)

    def counter_gain(self, target: i64) -> i64:
        """What the counter-bet against a seat adds."""
        hope = target_fails(self.state, target)
        pay = self.state.setup.box.odds(COUNTER_TICKET, self.state.counter_wager()) * self.stake
        best: i64 = 0
        for slip in self.slips:
            worth = self.worth_with(slip, pay, hope)
            if worth > best:
                best = worth
        return best - self.base - UNIT * self.stake

    def best_on(self, ticket: i64, offer: Plan) -> None:
        """The best wager (or target) of a ticket: its action and its gain."""
        offer.gain = -1000000
        if ticket == COUNTER_TICKET:
            target: i64
            for target in range(self.state.setup.seats):
                if target == self.seat:
                    continue
                if self.state.setup.counter_needs_bet and len(self.state.players[target].bets) == 0:
                    continue
                offer.take(TARGET + target, self.counter_gain(target))
            return
        wagers = self.state.setup.box.wagers[ticket]
        wager: i64 = 0
        while wagers:
            if wagers & 1:
                offer.take(WAGER + wager, self.wager_gain(ticket, wager))
            wagers >>= 1
            wager += 1

    def bets_worth(self, bets: list[Bet], view: Outlook) -> i64:
        return bets_worth(self.state, bets, self.player.streak, self.tally, view, self.counter)


def consider_bets(state: Sponsio, bettor: Bettor, free: i64, obliged: bool, gains: vec[i64], plan: Plan) -> None:
    """Of tickets alike, one; the gains of the best are noted for the plans that follow."""
    offer = Plan()
    seen: i64 = 0
    ticket: i64
    if obliged:
        plan.gain = -1000000
    else:
        plan.gain = INFORMATION
    for ticket in range(16):
        if free & BIT[ticket] and not seen & state.setup.box.same_group[ticket]:
            seen |= BIT[ticket]
            bettor.best_on(ticket, offer)
            note(gains, offer.gain)
            if size(state.tickets & state.setup.box.same_group[ticket]) == 1:
                offer.gain += SCARCE
            plan.take(BET + ticket, offer.gain)


def note(gains: vec[i64], gain: i64) -> None:
    """Keep the four best gains in falling order."""
    place: i64
    for place in range(4):
        if gain > gains[place]:
            kept = gains[place]
            gains[place] = gain
            gain = kept


def counter_chance(state: Sponsio, seat: i64) -> i64:
    """The chance of the counter-bet the seat has placed, 0 without one."""
    for bet in state.players[seat].bets:
        if bet.target >= 0:
            return target_fails(state, bet.target)
    return 0


def target_fails(state: Sponsio, target: i64) -> i64:
    """The chance that a seat loses at least one bet."""
    player = state.players[target]
    more = later_bets(state, target)
    if len(player.bets) == 0 and more < 600:
        return 100
    return UNIT - survival(likely_losses(state, player) + (more * 350 >> 10))


def feed(state: Sponsio, seat: i64) -> i64:
    """What a lost bet costs by what it brings to those who may become traitors."""
    cost: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat and len(state.players[other].bets) == 0:
            cost += FEED * UNDECIDED[state.turn] >> 10
    return cost


def likely_losses(state: Sponsio, player: Player) -> i64:
    """How many of the bets placed so far a seat will lose: the higher the odds, the likelier."""
    losses: i64 = 0
    for bet in player.bets:
        losses += LOST[state.setup.box.odds(bet.ticket, bet.wager)]
    return losses


def later_bets(state: Sponsio, seat: i64) -> i64:
    """How many bets a seat may still place."""
    turns = turns_left(state, seat)
    if len(state.players[seat].bets) > 0:
        return turns * 500
    return turns * 200


def turns_left(state: Sponsio, seat: i64) -> i64:
    """The turns a seat still has after the present decision."""
    count = state.setup.seats
    after = state.setup.box.turns - state.turn
    if (seat - state.dealer - 1 + count) % count > (state.seat - state.dealer - 1 + count) % count:
        after += 1
    return after


def traitor_worth(state: Sponsio, seat: i64) -> i64:
    """What it brings to place no bet: coins and spaces for every bet the others lose, a fine if they lose none."""
    player = state.players[seat]
    losses: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            losses += likely_losses(state, state.players[other]) + (later_bets(state, other) * 410 >> 10)
    none = survival(losses)
    steps = losses
    if state.setup.traitor_single:
        steps = UNIT
    elif state.setup.traitor_no_streak:
        steps = 0
    space = player.streak + ((steps + HALF) >> 10)
    marker = streak_worth(state, at_most(space, 8))
    fine = at_most(state.setup.box.traitor_fine, player.purse)
    worth = state.setup.box.traitor_gain * losses + ((UNIT - none) * marker >> 10) - none * fine
    return worth * 15 // 16  # others hold back when they see a traitor coming


def consider_double(state: Sponsio, player: Player, turns: i64, gains: vec[i64], plan: Plan) -> None:
    """Double the best bet next turn, if that beats the bet which this turn would have been for."""
    if player.purse < 3 or turns < 2 or not state.may_take_tokens(player) & BIT[DOUBLE]:
        return
    lost = gains[at_most(turns, 4) - 1]
    gain = gains[0] - lost - 2 * INFORMATION - 300
    if gains[0] > 1500 and gain > 0 and lost < 600:
        plan.take(TOKEN + DOUBLE, gains[0] + gain)


def consider_three(state: Sponsio, player: Player, plan: Plan) -> None:
    """Three own coins in the race for the round."""
    if player.purse >= 5 and state.may_take_tokens(player) & BIT[THREE]:
        plan.take(TOKEN + THREE, THREE_WORTH)


def consider_modifier(state: Sponsio, bettor: Bettor, plan: Plan) -> None:
    if not state.may_take_tokens(bettor.player) & BIT[MODIFIER]:
        return
    if not state.counter_lies_before(bettor.seat):
        change = Change()
        for bet in bettor.player.bets:
            if bet.target < 0 and bet.stake == 1:
                change.look_at(bettor, bet)
        gain = change.worth - bettor.base - UNIT - INFORMATION
        if gain > 200:
            plan.take(TOKEN + MODIFIER, gain)


class Change:
    """The best change of one wager."""

    def __init__(self) -> None:
        self.worth: i64 = -1
        self.ticket: i64 = -1
        self.wager: i64 = -1

    def look_at(self, bettor: Bettor, bet: Bet) -> None:
        """Try all wagers of a ticket."""
        wagers = bettor.state.setup.box.wagers[bet.ticket]
        wager: i64 = 0
        while wagers:
            if wagers & 1:
                changed = Bet(bet.ticket, wager, -1, bet.stake)
                worth = bettor.bets_worth([changed if one is bet else one for one in bettor.player.bets], bettor.view)
                if worth > self.worth:
                    self.worth = worth
                    self.ticket = bet.ticket
                    self.wager = wager
            wagers >>= 1
            wager += 1


def consider_swap(state: Sponsio, bettor: Bettor, plan: Plan) -> None:
    """A talon card that suits the bets better than one of the hand."""
    player = bettor.player
    if size(player.hand) < 2:
        return
    hand = player.hand
    if state.decision == ASK_TURN:
        hand &= ~BIT[least_telling(state, bettor.seat, hand)]  # it will be laid first
    gifts = extremes(bettor.view, hand)
    talon = state.talon
    card: i64 = 0
    gift = Plan()
    while talon:
        if talon & 1:
            best_gift(state, bettor, card, gifts, gift)
            plan.take(SWAP_TAKE + card, gift.gain - bettor.base - 2 * INFORMATION)
        talon >>= 1
        card += 1


def extremes(view: Outlook, hand: i64) -> i64:
    """The cards of a hand that most probably take a trick unwanted, and least probably one that is wanted."""
    high: i64 = -1
    low: i64 = -1
    most: i64 = -1
    least: i64 = UNIT + 1
    card: i64 = 0
    while hand:
        if hand & 1:
            forced = view.card_forced(card)
            fought = view.card_fought(card)
            if forced > most:
                most = forced
                high = card
            if fought < least:
                least = fought
                low = card
        hand >>= 1
        card += 1
    return BIT[high] | BIT[low]


def best_gift(state: Sponsio, bettor: Bettor, taken: i64, hand: i64, gift: Plan) -> None:
    """The hand card that is missed least when a talon card comes for it, and what the bets are then worth."""
    player = bettor.player
    gift.gain = -1000000
    cards = player.cards() | BIT[taken]
    card: i64 = 0
    while hand:
        if hand & 1:
            view = Outlook(cards & ~BIT[card], bettor.view.others, state.setup.seats, bettor.view.left).look(0)
            gift.take(SWAP_GIVE + card, bettor.bets_worth(player.bets, view))
        hand >>= 1
        card += 1


def choose_gift(state: Sponsio, seat: i64) -> i64:
    gift = Plan()
    best_gift(state, Bettor(state, seat), state.pending_card, state.players[seat].hand, gift)
    return gift.action


def choose_wager(state: Sponsio, seat: i64) -> i64:
    offer = Plan()
    Bettor(state, seat).best_on(state.pending_ticket, offer)
    return offer.action


def choose_modified(state: Sponsio, seat: i64) -> i64:
    bettor = Bettor(state, seat)
    change = Change()
    for bet in bettor.player.bets:
        if bet.target < 0 and (bet.stake == 1 or change.ticket < 0):
            change.look_at(bettor, bet)
    return MODIFY + change.ticket


def choose_rewager(state: Sponsio, seat: i64) -> i64:
    bettor = Bettor(state, seat)
    change = Change()
    change.look_at(bettor, state.bet_on(state.pending_ticket))
    return REWAGER + change.wager


def least_telling(state: Sponsio, seat: i64, hand: i64) -> i64:
    """The card of these whose fate is clearest: one everybody knows, or one that loses or wins in any plan."""
    player = state.players[seat]
    view = own_outlook(state, seat)
    best: i64 = -1
    least: i64 = 1000000
    card: i64 = 0
    while hand:
        if hand & 1:
            tells: i64 = -1
            if not player.known & BIT[card]:
                tells = view.card_fought(card) - view.card_forced(card)
            if tells < least:
                least = tells
                best = card
        hand >>= 1
        card += 1
    return best


def consider_fight(state: Sponsio, bettor: Bettor, plan: Plan) -> None:
    """Leading the first trick, where one card does the bets good enough."""
    if state.may_take_tokens(bettor.player) & BIT[FIGHT] and bettor.seat != state.left_of(state.dealer):
        lead = Plan()
        best_lead(state, bettor, lead)
        plan.take(TOKEN + FIGHT, lead.gain - bettor.base - UNIT - 2 * INFORMATION)


def choose_fight_card(state: Sponsio, seat: i64) -> i64:
    lead = Plan()
    best_lead(state, Bettor(state, seat), lead)
    return lead.action


def best_lead(state: Sponsio, bettor: Bettor, lead: Plan) -> None:
    """The hand card that does the bets most good as the first of the trick phase, and what they are then worth."""
    player = bettor.player
    lead.gain = -1
    hand = player.hand
    card: i64 = 0
    while hand:
        if hand & 1:
            rest = bettor.view.without(card)
            rest.left -= 1
            takes = bettor.view.card_fought(card)
            won = Tally(1, BIT[card], -1, bettor.tally.nines)
            worth = takes * bets_worth(state, player.bets, player.streak, won, rest, bettor.counter)
            worth += (UNIT - takes) * bettor.bets_worth(player.bets, rest)
            lead.take(FIGHT_CARD + card, worth >> 10)
        hand >>= 1
        card += 1


# ---- Cashing


def choose_cash(state: Sponsio, seat: i64) -> i64:
    """Collect what wins the match or what the next round would probably lose; keep what is small or nearly there."""
    player = state.players[seat]
    value = state.setup.box.track[player.streak]
    if state.round >= state.setup.max_rounds or player.purse + player.score() + value >= state.setup.goal_coins:
        return COLLECT
    for other in state.players:
        if other is not player and other.purse + other.score() >= state.setup.goal_coins:
            return COLLECT
    return KEEP if player.streak in KEPT else COLLECT
