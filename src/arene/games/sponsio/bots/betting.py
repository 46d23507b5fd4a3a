"""Sponsio: what to do with a turn of the betting. Every bet, token and swap is weighed in coins, in ``UNIT``.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, mypyc_attr, vec
from arene.games.sponsio.bots.estimates import (
    HALF,
    PLANS,
    UNIT,
    ZEROS,
    Outlook,
    asked_boldness,
    at_most,
    bet_chance,
    boldness_of,
    cards_of_others,
    own_outlook,
    streak_worth,
    survival,
    tally_of,
)
from arene.games.sponsio.bots.experience import Experience, lowest_of, place_of
from arene.games.sponsio.rules import betting
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.state import Sponsio

INFORMATION: Final = 60  # what a revealed card costs: little, as many playouts show
FEED: Final = 900  # what a lost bet costs for each traitor it feeds
UNDECIDED: Final = vec[i64]([0, 400, 550, 750, 950])  # the chance that a seat without a bet stays so, by turn
LATER: Final = vec[i64]([1024, 717, 460, 256])  # what further bets are worth, once the best one is placed
SCARCE: Final = 100  # what it adds to a bet that the ticket is the last of its kind: another may take it first
LOST: Final = vec[i64]([UNIT - UNIT * 72 // (60 + 20 * odds) for odds in range(21)])  # share of bets lost, by odds
NEXT_LOST: Final = 410  # likewise of bets still to come
TRAITOR_TRUST: Final = vec[i64]([0, 0, 0, 1000, 680])  # by seats: others hold back when they see a traitor coming
CLOSE_RACE: Final = 310  # what three coins in the race must gain at least: near the most they ever can
DOUBLE_TRUST: Final = 900  # another may take the ticket that was to be doubled
SPREAD: Final = 3584  # how far the scores of a round stray
NEVER: Final = -1000000  # less than anything gains
NOWHERE: Final = vec[i64]([-1 for _ in range(16)])  # by ticket
RACE: Final = vec[i64]([round(1024 * exp(-step / 16)) for step in range(129)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """The best action found so far, and what it gains; of those that gain the same, chance takes one."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.action: i64 = betting.PASS
        self.gain: i64 = 0
        self.equals: i64 = 1

    def begin(self, gain: i64) -> None:
        """Forget what was found: from now on only what gains at least so much."""
        self.action = betting.PASS
        self.gain = gain
        self.equals = 1

    def take(self, action: i64, gain: i64) -> None:
        """Change to an action that gains more."""
        if gain > self.gain:
            self.action = action
            self.gain = gain
            self.equals = 1
        elif gain == self.gain:
            self.equals += 1
            if self.chance.below("tie", self.equals) == 0:
                self.action = action


# ---- What a seat's bets are worth


@mypyc_attr(acyclic=True)
class Slip:
    """All bets of a seat under one plan: expected coins, and the chance that none is lost."""

    def __init__(self, bettor: Bettor, bets: list[c.Bet], boldness: i64) -> None:
        self.boldness: i64 = boldness
        self.coins: i64 = 0
        self.all_won: i64 = UNIT
        self.count: i64 = len(bets)
        box = bettor.state.setup.box
        for bet in bets:
            chance = bettor.counter
            if bet.target < 0:
                chance = bettor.chance(bet.ticket, bet.wager, boldness)
            self.coins += box.odds(bet.ticket, bet.wager) * bet.stake * chance
            self.all_won = self.all_won * chance >> 10

    def worth(self, state: Sponsio, streak: i64) -> i64:
        """The coins, and the marker, which moves only if no bet is lost."""
        return self.coins + (self.all_won * streak_worth(state, streak + self.count) >> 10)

    def worth_with(self, state: Sponsio, streak: i64, pay: i64, chance: i64) -> i64:
        """The same with one more bet."""
        marker = streak_worth(state, streak + self.count + 1)
        return self.coins + pay * chance + ((self.all_won * chance >> 10) * marker >> 10)


@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """A seat at the betting: what it can reckon with, whichever cards it has."""

    def __init__(self, state: Sponsio, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.player = state.players[seat]
        self.turn: i64 = state.turn
        self.tickets: i64 = state.tickets
        self.purse: i64 = self.player.purse
        self.tokens: i64 = self.player.tokens
        self.others: i64 = cards_of_others(state, seat)
        self.tally = tally_of(state, seat)
        self.stake: i64 = 1
        if self.player.tokens & c.BIT[c.DOUBLE] and self.player.purse >= 2:
            self.stake = 2
        self.counter: i64 = counter_chance(state, seat)
        self.feed: i64 = feed(state, seat)
        self.leads = seat == state.left_of(state.dealer)
        self.without_bet: i64 = 0  # other seats
        other: i64
        for other in range(state.setup.seats):
            if other != seat and len(state.players[other].bets) == 0:
                self.without_bet += 1

    def lasts(self, state: Sponsio, seat: i64) -> bool:
        """Whether the seat is still in that turn, and has placed or paid nothing yet. Every round has new players."""
        player = state.players[seat]
        return (
            self.player is player
            and self.turn == state.turn
            and self.tickets == state.tickets
            and self.purse == player.purse
            and self.tokens == player.tokens
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class Bettor:
    """A seat at the betting, with the cards it has or might have: what its bets, and further ones, are worth."""

    def __init__(self, moment: Moment, cards: i64) -> None:
        self.moment = moment
        self.state = moment.state
        self.seat: i64 = moment.seat
        self.player = moment.player
        self.tally = moment.tally
        self.stake: i64 = moment.stake
        self.counter: i64 = moment.counter
        self.feed: i64 = moment.feed
        setup = moment.state.setup
        self.view = Outlook(cards, moment.others, setup.seats, setup.box.hand_size, ZEROS[:]).look(0)
        self.experience = Experience(self.view, moment.leads, moment.without_bet)
        self.slips = self.slips_of(self.player.bets)
        self.base: i64 = self.best_of(self.slips)
        self.starts = NOWHERE[:]  # by ticket: where the gains of its wagers begin
        self.weighed = vec[i64](capacity=32)  # these gains, as far as somebody asked
        self.gains = ZEROS[:4]  # of the best further bets, falling
        self.doubled: i64 = 0  # the most that a doubled stake would add to one of them

    def slips_of(self, bets: list[c.Bet]) -> list[Slip]:
        """One for each plan that the bets leave open; without bets all plans are alike."""
        if len(bets) == 0:
            return [Slip(self, bets, HALF)]
        boldness = boldness_of(self.state, bets, self.tally, self.view)
        if boldness >= 0:
            return [Slip(self, bets, boldness)]
        return [Slip(self, bets, boldness) for boldness in PLANS]

    def best_of(self, slips: list[Slip]) -> i64:
        best: i64 = 0
        if len(self.player.bets) > 0:
            for slip in slips:
                worth = slip.worth(self.state, self.player.streak)
                if worth > best:
                    best = worth
        return best

    def chance(self, ticket: i64, wager: i64, boldness: i64) -> i64:
        """The chance of an ordinary bet: the estimate, and what played rounds add to it."""
        estimate = bet_chance(self.state, ticket, wager, self.tally, self.view, boldness)
        if self.settled(ticket):
            return estimate
        place = place_of(self.state.setup.box, ticket, wager)
        return self.experience.corrected(place, self.by_hand(ticket, place), estimate)

    def settled(self, ticket: i64) -> bool:
        """A 9 that lies in the talon may have settled a bet on them (A13)."""
        return self.tally.nines >= 0 and self.state.setup.box.ticket_type[ticket] == c.NINES

    def by_hand(self, ticket: i64, place: i64) -> i64:
        box = self.state.setup.box
        suit: i64 = -1
        if box.ticket_type[ticket] == c.COLOR:
            suit = box.ticket_suit[ticket]
        return self.experience.by_hand(place, suit)

    def wager_gain(self, ticket: i64, wager: i64) -> i64:
        """What an ordinary bet adds to those already placed."""
        state = self.state
        pay = state.setup.box.odds(ticket, wager) * self.stake
        best: i64 = 0
        likely: i64 = 0
        if state.setup.box.ticket_type[ticket] == c.TRICKS:
            boldness = asked_boldness(state, ticket, wager, self.tally, self.view)
            if boldness < 0:
                boldness = HALF
            likely = self.chance(ticket, wager, boldness)
            slip = self.slips[0]
            if len(self.player.bets) > 0:
                slip = Slip(self, self.player.bets, boldness)
            best = self.worth_with(slip, pay, likely)
        else:
            settled = self.settled(ticket)
            place = place_of(state.setup.box, ticket, wager)
            by_hand = self.by_hand(ticket, place)
            if len(self.player.bets) == 0:
                likely = self.best_estimate(ticket, wager)
                if not settled:
                    likely = self.experience.corrected(place, by_hand, likely)
                best = self.worth_with(self.slips[0], pay, likely)
            else:
                for slip in self.slips:
                    chance = bet_chance(state, ticket, wager, self.tally, self.view, slip.boldness)
                    if not settled:
                        chance = self.experience.corrected(place, by_hand, chance)
                    worth = self.worth_with(slip, pay, chance)
                    if worth > best:
                        best = worth
                        likely = chance
        self.note_double(pay * likely)
        return best - self.base - UNIT * self.stake

    def best_estimate(self, ticket: i64, wager: i64) -> i64:
        """Of a first bet: by the plan that suits it best."""
        best: i64 = 0
        for boldness in PLANS:
            estimate = bet_chance(self.state, ticket, wager, self.tally, self.view, boldness)
            if estimate > best:
                best = estimate
        return best

    def worth_with(self, slip: Slip, pay: i64, chance: i64) -> i64:
        return slip.worth_with(self.state, self.player.streak, pay, chance) - ((UNIT - chance) * self.feed >> 10)

    def note_double(self, income: i64) -> None:
        if income - UNIT > self.doubled:
            self.doubled = income - UNIT

    def counter_gain(self, target: i64) -> i64:
        """What the counter-bet against a seat adds."""
        hope = target_fails(self.state, target)
        pay = self.state.setup.box.odds(c.COUNTER_TICKET, betting.counter_wager(self.state)) * self.stake
        best: i64 = 0
        for slip in self.slips:
            worth = self.worth_with(slip, pay, hope)
            if worth > best:
                best = worth
        self.note_double(pay * hope)
        return best - self.base - UNIT * self.stake

    def best_on(self, ticket: i64, offer: Plan) -> None:
        """The best wager (or target) of a ticket: its action and its gain."""
        offer.begin(NEVER)
        if ticket == c.COUNTER_TICKET:
            target: i64
            for target in range(self.state.setup.seats):
                if self.may_counter(target):
                    offer.take(betting.TARGET + target, self.counter_gain(target))
            return
        place = self.start_of(ticket)
        wagers = self.state.setup.box.wagers[ticket]
        wager: i64 = 0
        while wagers:
            if wagers & 1:
                offer.take(betting.WAGER + wager, self.weighed[place])
                place += 1
            wagers >>= 1
            wager += 1

    def start_of(self, ticket: i64) -> i64:
        """Where the gains of a ticket's wagers begin; they are reckoned when they are first asked for."""
        start = self.starts[ticket]
        if start < 0:
            start = len(self.weighed)
            self.starts[ticket] = start
            wagers = self.state.setup.box.wagers[ticket]
            wager: i64 = 0
            while wagers:
                if wagers & 1:
                    self.weighed = append(self.weighed, self.wager_gain(ticket, wager))
                wagers >>= 1
                wager += 1
        return start

    def weigh_bets(self, free: i64, plan: Plan) -> None:
        """The best bet; of tickets alike one is looked at. The gains of the four best are noted for further plans."""
        self.gains = ZEROS[:4]
        box = self.state.setup.box
        offer = Plan(plan.chance)
        seen: i64 = 0
        ticket: i64
        for ticket in range(16):
            if free & c.BIT[ticket] and not seen & box.alike[ticket]:
                seen |= c.BIT[ticket]
                self.best_on(ticket, offer)
                note(self.gains, offer.gain)
                if c.size(self.state.tickets & box.alike[ticket]) == 1:
                    offer.gain += SCARCE
                plan.take(betting.BET + ticket, offer.gain)

    def find_bet(self, free: i64, plan: Plan) -> bool:
        """The first bet that gains more than the plan does so far."""
        box = self.state.setup.box
        seen: i64 = 0
        ticket: i64
        for ticket in range(16):
            if free & c.BIT[ticket] and not seen & box.alike[ticket]:
                seen |= c.BIT[ticket]
                gain = self.gain_on(ticket)
                if gain > plan.gain:
                    plan.take(betting.BET + ticket, gain)
                    return True
        return False

    def note_bets(self, free: i64) -> None:
        """The gains of the four best bets alone, whichever they are."""
        self.gains = ZEROS[:4]
        box = self.state.setup.box
        seen: i64 = 0
        ticket: i64
        for ticket in range(16):
            if free & c.BIT[ticket] and not seen & box.alike[ticket]:
                seen |= c.BIT[ticket]
                note(self.gains, self.gain_on(ticket))

    def gain_on(self, ticket: i64) -> i64:
        """What the best wager (or target) of a ticket adds."""
        best: i64 = NEVER
        if ticket == c.COUNTER_TICKET:
            target: i64
            for target in range(self.state.setup.seats):
                if self.may_counter(target):
                    gain = self.counter_gain(target)
                    if gain > best:
                        best = gain
            return best
        start = self.start_of(ticket)
        place: i64
        for place in range(start, start + c.size(self.state.setup.box.wagers[ticket])):
            if self.weighed[place] > best:
                best = self.weighed[place]
        return best

    def may_counter(self, target: i64) -> bool:
        if target == self.seat:
            return False
        return not self.state.setup.counter_needs_bet or len(self.state.players[target].bets) > 0

    def line(self, turns: i64) -> i64:
        """What the bets of so many turns would gain."""
        total: i64 = 0
        place: i64
        for place in range(at_most(turns, 4)):
            total += self.gains[place] * LATER[place] >> 10
        return total

    def squeezed_out(self, turns: i64) -> i64:
        """What the bet would gain that no longer fits when this turn serves something else: its price."""
        return self.gains[at_most(turns, 4) - 1]


class Kept:
    """The seat that was last asked, with the cards it has: step by step, a turn asks for the same gains again."""

    def __init__(self) -> None:
        self.bettor: Bettor | None = None

    def of(self, state: Sponsio, seat: i64) -> Bettor:
        bettor = self.bettor
        cards = state.players[seat].cards()
        if bettor is None or bettor.view.own != cards or not bettor.moment.lasts(state, seat):
            bettor = Bettor(Moment(state, seat), cards)
            self.bettor = bettor
        return bettor


KEPT: Final = Kept()


def bettor_of(state: Sponsio, seat: i64) -> Bettor:
    """A seat with the cards it has."""
    return KEPT.of(state, seat)


def note(gains: vec[i64], gain: i64) -> None:
    """Keep the four best gains in falling order."""
    place: i64
    for place in range(4):
        if gain > gains[place]:
            kept = gains[place]
            gains[place] = gain
            gain = kept


# ---- What the others' bets promise


def counter_chance(state: Sponsio, seat: i64) -> i64:
    """The chance of the counter-bet the seat has placed, 0 without one."""
    for bet in state.players[seat].bets:
        if bet.target >= 0:
            return target_fails(state, bet.target)
    return 0


def target_fails(state: Sponsio, target: i64) -> i64:
    """The chance that a seat loses at least one bet; one that has not bet by now will hardly do so."""
    player = state.players[target]
    if len(player.bets) == 0:
        if state.turn > 1:
            return 10
        return 110 if state.setup.seats == 4 else 280
    return UNIT - survival(likely_losses(state, player) + (later_bets(state, target) * HALF >> 10))


def feed(state: Sponsio, seat: i64) -> i64:
    """What a lost bet costs by what it brings to those who may become traitors."""
    cost: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat and len(state.players[other].bets) == 0:
            cost += FEED * UNDECIDED[state.turn] >> 10
    return cost


def likely_losses(state: Sponsio, player: c.Player) -> i64:
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


def losses_to_come(state: Sponsio, seat: i64) -> i64:
    """How many bets the other seats will lose."""
    losses: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            losses += likely_losses(state, state.players[other]) + (later_bets(state, other) * NEXT_LOST >> 10)
    return losses


def traitor_worth(state: Sponsio, seat: i64) -> i64:
    """What it brings to place no bet: coins and spaces for every bet the others lose, a fine if they lose none."""
    player = state.players[seat]
    losses = losses_to_come(state, seat)
    fine = at_most(state.setup.box.traitor_fine, player.purse)
    coins = state.setup.box.traitor_gain * losses - survival(losses) * fine
    worth = coins + marker_of_traitor(state, player.streak, losses)
    return worth * TRAITOR_TRUST[state.setup.seats] >> 10


def marker_of_traitor(state: Sponsio, space: i64, losses: i64) -> i64:
    """What a marker becomes worth by the bets that the others lose, so many on average."""
    exactly = survival(losses)  # the chance of just so many lost bets: none, one, two…
    more = UNIT - exactly
    if state.setup.traitor_no_streak:
        return more * streak_worth(state, space) >> 10
    if state.setup.traitor_single:
        return more * streak_worth(state, space + 1) >> 10
    worth: i64 = 0
    lost: i64 = 0
    while space < 8:
        space += 1
        lost += 1
        exactly = exactly * losses // (lost * UNIT)
        more -= exactly
        worth += exactly * streak_worth(state, space) >> 10
    if more > 0:
        worth += more * streak_worth(state, 9) >> 10
    return worth


# ---- A turn


def worth_a_turn(state: Sponsio, seat: i64, chance: Chance) -> bool:
    """Whether anything can be done that gains more than passing."""
    return plan_turn(state, seat, chance, True).action != betting.PASS


def plan_turn(state: Sponsio, seat: i64, chance: Chance, anything: bool) -> Plan:
    """Bet, take a token, swap or pass: whatever gains most, or ``anything`` that gains."""
    player = state.players[seat]
    plan = Plan(chance)
    bettor = bettor_of(state, seat)
    turns = state.setup.box.turns - state.turn + 1
    if betting.obliged(state):
        plan.begin(NEVER)
        bettor.weigh_bets(betting.may_take(state, player), plan)
        return plan
    plan.begin(INFORMATION)
    if player.purse > 0:
        free = betting.may_take(state, player)
        if anything and len(player.bets) > 0 and bettor.find_bet(free, plan):
            return plan
        bettor.weigh_bets(free, plan)
    if len(player.bets) == 0:
        worth = traitor_worth(state, seat)
        if worth > bettor.line(turns):
            plan.begin(INFORMATION)
            consider_three(bettor, worth, plan)
            if not anything or plan.action == betting.PASS:
                consider_spoiling_swap(bettor, plan)
            return plan
    consider_double(bettor, turns, plan)
    if anything and plan.action != betting.PASS:
        return plan
    if plan.gain < HALF:
        consider_three(bettor, bettor.base + bettor.line(turns), plan)
        if anything and plan.action != betting.PASS:
            return plan
        consider_swap(bettor, turns, plan, anything)
        if len(player.bets) > 0 and not (anything and plan.action != betting.PASS):
            consider_modifier(bettor, plan)
            consider_fight(bettor, plan)
    return plan


def price(state: Sponsio, token: i64) -> i64:
    """A coin or one more revealed card, besides the card that the turn itself reveals."""
    return 2 * INFORMATION if state.setup.box.token_needs_reveal[token] else UNIT + INFORMATION


def consider_double(bettor: Bettor, turns: i64, plan: Plan) -> None:
    """Double a bet next turn, if that beats the bet which then no longer fits."""
    state = bettor.state
    if bettor.player.purse < 3 or turns < 2 or not betting.may_take_tokens(state, bettor.player) & c.BIT[c.DOUBLE]:
        return
    gain = (bettor.doubled * DOUBLE_TRUST >> 10) - bettor.squeezed_out(turns) - price(state, c.DOUBLE)
    if gain > 0:
        plan.take(betting.TOKEN + c.DOUBLE, bettor.gains[0] + gain)  # before the bet that it is for


# ---- The three-coin token: own coins in the race for the round


def consider_three(bettor: Bettor, income: i64, plan: Plan) -> None:
    state = bettor.state
    player = bettor.player
    if player.purse >= 5 and betting.may_take_tokens(state, player) & c.BIT[c.THREE]:
        closer = race(state, bettor.seat, income + 3 * UNIT) - race(state, bettor.seat, income)
        gain = state.setup.box.winner_bonus * closer - price(state, c.THREE)
        if gain > CLOSE_RACE:
            plan.take(betting.TOKEN + c.THREE, gain)


def race(state: Sponsio, seat: i64, income: i64) -> i64:
    """The chance to win the round with such a score, against what the others may expect."""
    rivals: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            player = state.players[other]
            score = 3 * UNIT if player.tokens & c.BIT[c.THREE] else 0
            if len(player.bets) == 0:
                score += 4 * UNIT
            for bet in player.bets:
                odds = state.setup.box.odds(bet.ticket, bet.wager)
                score += odds * bet.stake * (UNIT - LOST[odds])
            score += later_bets(state, other) * 2
            behind = income - score
            if behind < 0:
                rivals += UNIT * UNIT // RACE[at_most(-behind * 16 // SPREAD, 128)]
            else:
                rivals += RACE[at_most(behind * 16 // SPREAD, 128)]
    return UNIT * UNIT // (UNIT + rivals)


# ---- The modifier


def consider_modifier(bettor: Bettor, plan: Plan) -> None:
    state = bettor.state
    if betting.may_take_tokens(state, bettor.player) & c.BIT[c.MODIFIER] and not betting.counter_lies_before(
        state, bettor.seat
    ):
        change = Change(plan.chance)
        for bet in bettor.player.bets:
            if bet.target < 0 and bet.stake == 1:
                change.look_at(bettor, bet)
        plan.take(betting.TOKEN + c.MODIFIER, change.worth - bettor.base - price(state, c.MODIFIER))


@mypyc_attr(acyclic=True, free_list_len=1)
class Change:
    """The best change of one wager; of those worth the same, chance takes one."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.worth: i64 = -1
        self.ticket: i64 = -1
        self.wager: i64 = -1
        self.equals: i64 = 1

    def look_at(self, bettor: Bettor, bet: c.Bet) -> None:
        """Try all wagers of a ticket."""
        wagers = bettor.state.setup.box.wagers[bet.ticket]
        wager: i64 = 0
        while wagers:
            if wagers & 1:
                changed = c.Bet(bet.ticket, wager, -1, bet.stake)
                bets = [changed if one is bet else one for one in bettor.player.bets]
                self.take(bet.ticket, wager, bettor.best_of(bettor.slips_of(bets)))
            wagers >>= 1
            wager += 1

    def take(self, ticket: i64, wager: i64, worth: i64) -> None:
        if worth < self.worth:
            return
        self.equals = self.equals + 1 if worth == self.worth else 1
        if self.chance.below("tie", self.equals) == 0:
            self.worth = worth
            self.ticket = ticket
            self.wager = wager


def choose_modified(state: Sponsio, seat: i64, chance: Chance) -> i64:
    bettor = bettor_of(state, seat)
    change = Change(chance)
    for bet in bettor.player.bets:
        if bet.target < 0 and (bet.stake == 1 or change.ticket < 0):
            change.look_at(bettor, bet)
    return betting.MODIFY + change.ticket


def choose_rewager(state: Sponsio, seat: i64, chance: Chance) -> i64:
    bettor = bettor_of(state, seat)
    change = Change(chance)
    change.look_at(bettor, betting.bet_on(state, state.pending_ticket))
    return betting.REWAGER + change.wager


def choose_wager(state: Sponsio, seat: i64, chance: Chance) -> i64:
    offer = Plan(chance)
    bettor_of(state, seat).best_on(state.pending_ticket, offer)
    return offer.action


def choose_stake(state: Sponsio, seat: i64) -> i64:
    """Two coins, unless the second one would not come back."""
    bettor = bettor_of(state, seat)
    ticket = state.pending_ticket
    hope: i64
    if ticket == c.COUNTER_TICKET:
        hope = target_fails(state, state.pending_target)
    else:
        boldness = asked_boldness(state, ticket, state.pending_wager, bettor.tally, bettor.view)
        hope = bettor.chance(ticket, state.pending_wager, HALF if boldness < 0 else boldness)
    return betting.STAKE + 1 if state.setup.box.odds(ticket, state.pending_wager) * hope > UNIT else betting.STAKE


# ---- Swaps


def consider_swap(bettor: Bettor, turns: i64, plan: Plan, anything: bool) -> None:
    """A talon card that suits the bets, placed and to come, better than one of the hand; or the first that does."""
    state = bettor.state
    player = bettor.player
    if c.size(player.hand) < 2:
        return
    hand = player.hand
    if state.asked is betting.ASK_TURN:
        hand &= ~c.BIT[least_telling(state, bettor.seat, hand, plan.chance)]  # it will be laid first
    hand = extremes(bettor.view, hand)
    now = bettor.base + bettor.line(turns)
    talon = state.talon
    card: i64 = 0
    gift = Plan(plan.chance)
    while talon and not (anything and plan.action != betting.PASS):
        if talon & 1:
            best_gift(bettor, card, hand, turns - 1, gift)
            plan.take(betting.SWAP_TAKE + card, gift.gain - now - INFORMATION)
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
    return c.BIT[high] | c.BIT[low]


def best_gift(bettor: Bettor, taken: i64, hand: i64, turns: i64, gift: Plan) -> None:
    """The hand card that is missed least when a talon card comes for it, and what the bets are then worth."""
    state = bettor.state
    cards = bettor.player.cards() | c.BIT[taken]
    free: i64 = 0
    if turns > 0 and bettor.player.purse > 0:
        free = betting.may_take(state, bettor.player)
    gift.begin(NEVER)
    card: i64 = 0
    while hand:
        if hand & 1:
            changed = Bettor(bettor.moment, cards & ~c.BIT[card])
            worth = changed.base
            if free:
                changed.note_bets(free)
                worth += changed.line(turns)
            gift.take(betting.SWAP_GIVE + card, worth)
        hand >>= 1
        card += 1


def consider_spoiling_swap(bettor: Bettor, plan: Plan) -> None:
    """A traitor swaps for freedom to discard, and for the cards that the others' bets need."""
    state = bettor.state
    hand = bettor.player.hand
    if state.asked is betting.ASK_TURN:
        hand &= ~c.BIT[least_telling(state, bettor.seat, hand, plan.chance)]
    talon = state.talon
    card: i64 = 0
    gift = Plan(plan.chance)
    spoiling = Spoiling(state, bettor.seat)
    while talon and hand:
        if talon & 1:
            best_spoiling_gift(spoiling, bettor.player.cards(), card, hand, gift)
            plan.take(betting.SWAP_TAKE + card, gift.gain - INFORMATION)
        talon >>= 1
        card += 1


def best_spoiling_gift(spoiling: Spoiling, cards: i64, taken: i64, hand: i64, gift: Plan) -> None:
    """The hand card that a traitor misses least when a talon card comes for it, and what he gains."""
    gift.begin(NEVER)
    without: i64
    card: i64 = 0
    while hand:
        if hand & 1:
            without = cards & ~c.BIT[card]
            gain = spoiling.worth(taken, without) - spoiling.worth(card, without)
            gift.take(betting.SWAP_GIVE + card, gain)
        hand >>= 1
        card += 1


LENGTH: Final = vec[i64]([0, 0, 0, 700, 150])  # what a card of a suit is worth to a traitor for each other one of it
SPOIL_FIVE: Final = vec[i64]([0, 0, 0, 350, 70])  # for each step above the middle, against five or more of its suit
SPOIL_NONE: Final = vec[i64]([0, 0, 0, 340, 35])  # for each step below it, against none
SPOIL_NINE: Final = vec[i64]([0, 0, 0, 800, 900])  # a 9 that he may throw away


@mypyc_attr(acyclic=True, free_list_len=1)
class Spoiling:
    """What cards are worth to a traitor, by what the others have bet, as played rounds show it."""

    def __init__(self, state: Sponsio, seat: i64) -> None:
        self.seats: i64 = state.setup.seats
        self.fives = ZEROS[:4]  # by suit: bets on five or more of it,
        self.nones = ZEROS[:4]  # and on none at all
        self.nines: i64 = 0
        box = state.setup.box
        other: i64
        for other in range(self.seats):
            if other == seat:
                continue
            for bet in state.players[other].bets:
                outcomes = box.wager_set[bet.ticket * c.MAX_WAGERS + bet.wager]
                kind = box.ticket_type[bet.ticket]
                if kind == c.COLOR:
                    if outcomes & 512:
                        self.fives[box.ticket_suit[bet.ticket]] += 1
                    elif outcomes == 1:
                        self.nones[box.ticket_suit[bet.ticket]] += 1
                elif kind == c.NINES and outcomes & 2:
                    self.nines += 1

    def worth(self, card: i64, rest: i64) -> i64:
        """Of a card, for him who has these others."""
        suit = card // 9
        rank = card % 9
        worth = LENGTH[self.seats] * c.size_in(rest, suit)
        worth += self.fives[suit] * SPOIL_FIVE[self.seats] * (rank - 4)
        worth += self.nones[suit] * SPOIL_NONE[self.seats] * (5 - rank)
        if rank == 8:
            worth += self.nines * SPOIL_NINE[self.seats]
        return worth


def choose_gift(state: Sponsio, seat: i64, chance: Chance) -> i64:
    gift = Plan(chance)
    player = state.players[seat]
    bettor = bettor_of(state, seat)
    turns = state.setup.box.turns - state.turn
    if len(player.bets) == 0 and planned_traitor(bettor, turns + 1):
        best_spoiling_gift(Spoiling(state, seat), player.cards(), state.pending_card, player.hand, gift)
    else:
        best_gift(bettor, state.pending_card, player.hand, turns, gift)
    return gift.action


def planned_traitor(bettor: Bettor, turns: i64) -> bool:
    """Whether a seat without a bet does better to stay so."""
    if bettor.player.purse > 0:
        bettor.note_bets(betting.may_take(bettor.state, bettor.player))
    return traitor_worth(bettor.state, bettor.seat) > bettor.line(turns)


def least_telling(state: Sponsio, seat: i64, hand: i64, chance: Chance) -> i64:
    """The card of these whose fate is clearest; of several as clear, chance takes one."""
    view = own_outlook(state, seat)
    known = state.players[seat].known
    best: i64 = -1
    least: i64 = 0
    equals: i64 = 1
    card: i64 = 0
    while hand:
        if hand & 1:
            tells = told_by(view, known, card)
            if best < 0 or tells < least:
                best = card
                least = tells
                equals = 1
            elif tells == least:
                equals += 1
                if chance.below("tie", equals) == 0:
                    best = card
        hand >>= 1
        card += 1
    return best


def told_by(view: Outlook, known: i64, card: i64) -> i64:
    """How much a card tells: nothing if everybody knows it, little if it loses or wins in any plan."""
    if known & c.BIT[card]:
        return -1
    return view.card_fought(card) - view.card_forced(card)


def telling(state: Sponsio, seat: i64) -> vec[i64]:
    """How much each card of the hand tells."""
    player = state.players[seat]
    view = own_outlook(state, seat)
    tells = vec[i64]([0] * 36)
    hand = player.hand
    card: i64 = 0
    while hand:
        if hand & 1:
            tells[card] = told_by(view, player.known, card)
        hand >>= 1
        card += 1
    return tells


# ---- The fight token: the first lead


def consider_fight(bettor: Bettor, plan: Plan) -> None:
    """Leading the first trick, where one card does the bets good enough."""
    state = bettor.state
    if betting.may_take_tokens(state, bettor.player) & c.BIT[c.FIGHT] and bettor.seat != state.left_of(state.dealer):
        lead = Plan(plan.chance)
        best_lead(bettor, lead)
        plan.take(betting.TOKEN + c.FIGHT, lead.gain - price(state, c.FIGHT))


def choose_fight_card(state: Sponsio, seat: i64, chance: Chance) -> i64:
    lead = Plan(chance)
    best_lead(bettor_of(state, seat), lead)
    return lead.action


def best_lead(bettor: Bettor, lead: Plan) -> None:
    """The hand card that does the bets most good as the first of the trick phase, and how much."""
    lead.begin(NEVER)
    hand = bettor.player.hand
    card: i64 = 0
    while hand:
        if hand & 1:
            lead.take(betting.FIGHT_CARD + card, lead_gain(bettor, card))
        hand >>= 1
        card += 1


# what the lead is worth, by seats: at all; with a card of a suit bet on, from the 1 up; with any card, by steps
LEAD: Final = vec[i64]([0, 0, 0, -900, -500])
LEAD_FIVE: Final = vec[i64]([0, 0, 0, -1700, -2550])
LEAD_FIVE_STEP: Final = vec[i64]([0, 0, 0, 450, 675])
LEAD_NONE: Final = vec[i64]([0, 0, 0, 2600, 0])
LEAD_NONE_STEP: Final = vec[i64]([0, 0, 0, -1290, 0])
LEAD_TRICKS_STEP: Final = vec[i64]([0, 0, 0, 0, -280])
LEAD_TRICK_STEP: Final = vec[i64]([0, 0, 0, 0, 64])
LEAD_LAST_STEP: Final = 75


def lead_gain(bettor: Bettor, card: i64) -> i64:
    """What it adds to the bets to lead the first trick with a card, as played rounds show it."""
    box = bettor.state.setup.box
    seats = bettor.state.setup.seats
    rank = card % 9
    gain = LEAD[seats]
    for bet in bettor.player.bets:
        kind = box.ticket_type[bet.ticket]
        outcomes = box.wager_set[bet.ticket * c.MAX_WAGERS + bet.wager]
        if kind == c.TRICKS:
            gain += rank * (LEAD_TRICKS_STEP[seats] + LEAD_TRICK_STEP[seats] * lowest_of(outcomes))
        elif kind == c.LAST:
            gain += rank * (-LEAD_LAST_STEP if outcomes & 2 else LEAD_LAST_STEP)
        elif kind == c.COLOR and box.ticket_suit[bet.ticket] == card // 9:
            if outcomes & 512:
                gain += LEAD_FIVE[seats] + LEAD_FIVE_STEP[seats] * rank
            elif outcomes == 1:
                gain += LEAD_NONE[seats] + LEAD_NONE_STEP[seats] * rank
    return gain
