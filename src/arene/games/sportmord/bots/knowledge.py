"""Le sport est mortel: what bots know about it. A sensible choice for every decision, and a seat's prospects.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import Knowledge, Search, odds, search_of, share, weighed
from arene.core.native import append, i64, mypyc_attr, vec
from arene.core.state import State
from arene.games.sportmord.bots.estimates import KEPT, SURE, Stake, Stakes, card_worth, die_price, strength
from arene.games.sportmord.rules import coaching, laying, opening, training
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import Sportmord

PILL: Final = 290  # a pill: its own card is one more risk, and it can be kept for a better step;
NEXT_PILL: Final = 30  # the more there are, the easier one is spent
FEW: Final = 2  # a roll that lays no more dice is worth mending
FEW_LAYINGS: Final = 4  # compared at once
LEAST: Final = -1_000_000
PLAYOUTS: Final = vec[i64]([160, 480, 1440])  # by level

# of ``what_counts``; bench/fit.py sportmord --seats 4 --matches 1200
WEIGHTS: Final = vec[i64]([619, 939, -1275, -222, 345, -280, -23, 2389, 1060, -403])


class SportmordKnowledge(Knowledge):
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Sportmord)
        return choose(state, seat, chance)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Sportmord)
        return worth_trying(state, seat)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Sportmord)
        return state.round

    def search(self, seats: i64, level: i64) -> Search:
        """To the end of the match: what a round brings says little."""
        search = search_of(level, PLAYOUTS)
        search.stages = 0
        return search

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Sportmord)
        return what_counts(state, state.players[seat])

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Sportmord)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Best:
    """The best of what was offered so far. Equals are decided by chance; without one the first of them stays."""

    def __init__(self, chance: Chance | None) -> None:
        self.chance = chance
        self.choice: i64 = -1
        self.worth: i64 = LEAST
        self.equals: i64 = 0

    def offer(self, choice: i64, worth: i64) -> None:
        if worth < self.worth:
            return
        if worth > self.worth or self.choice < 0:
            self.choice = choice
            self.worth = worth
            self.equals = 1
            return
        self.equals += 1
        chance = self.chance
        if chance is not None and chance.below("equals", self.equals) == 0:
            self.choice = choice


def choose(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    """A sensible legal action."""
    asked = state.asked
    if asked is laying.ASK_LAY:
        return choose_laying(state, seat, KEPT.of(state, seat), chance)
    if asked is training.ASK_TAKE:
        return choose_card(state, seat, chance)
    if asked is coaching.ASK_REROLL:
        return choose_reroll(state, seat)
    if asked is coaching.ASK_MEDDLE:
        if state.phase >= 8:
            return meddle_in_tournament(state, seat, chance)
        return meddle_in_training(state, seat, chance)
    if asked is coaching.ASK_DOPE:
        return choose_doping(state, seat, chance)
    if asked is opening.ASK_COACH:
        return opening.GIVE_COACH + weakest(state, seat, chance)
    if asked is coaching.ASK_PILL:
        return coaching.GIVE_PILL + weakest(state, seat, chance)
    return choose_wish(state, seat)


def weakest(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    """The rival to help: the one furthest from winning."""
    best = Best(chance)
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            player = state.players[other]
            best.offer(other, -player.score() * 10 - player.pills)
    return best.choice


def leader(state: Sportmord, seats: i64, but: i64, chance: Chance | None) -> i64:
    """Of a set of seats, the one with the highest score; -1 if only the excepted one is there."""
    best = Best(chance)
    other: i64
    for other in range(state.setup.seats):
        if other != but and seats & c.BIT[other]:
            best.offer(other, state.players[other].score())
    return best.choice


def worth_trying(state: Sportmord, seat: i64) -> vec[i64]:
    """The rule of thumb with all its equals, and what might well be better: other layings, other cards, no pill."""
    asked = state.asked
    if asked is training.ASK_TAKE:
        return state.legal(seat)
    if asked is opening.ASK_COACH or asked is coaching.ASK_PILL:
        return state.legal(seat)
    tried = vec[i64](capacity=FEW_LAYINGS)
    tried = append(tried, choose(state, seat, None))
    if asked is laying.ASK_LAY:
        return best_layings(state, seat, state.legal(seat), tried)
    if asked is coaching.ASK_DOPE and tried[0] != coaching.PASS:
        tried = append(tried, coaching.PASS)
    return tried


def best_layings(state: Sportmord, seat: i64, legal: vec[i64], tried: vec[i64]) -> vec[i64]:
    """Fill up with the layings worth most, the equals of the best in any case, and with being done."""
    stakes = KEPT.of(state, seat)
    worths = vec[i64](capacity=64)
    most: i64 = LEAST
    for action in legal:
        worth: i64 = LEAST
        if action != laying.DONE:
            worth = laying_worth(stakes, action)
        if worth > most:
            most = worth
        worths = append(worths, worth)
    while True:
        best: i64 = 0
        place: i64
        for place in range(len(legal)):
            if worths[place] > worths[best]:
                best = place
        enough = len(tried) >= FEW_LAYINGS - 1 and worths[best] < most
        if enough or worths[best] <= LEAST:
            break
        worths[best] = LEAST
        if legal[best] != tried[0]:
            tried = append(tried, legal[best])
    if not state.players[seat].doped and tried[0] != laying.DONE:
        tried = append(tried, laying.DONE)
    return tried


def prospects(state: Sportmord, seat: i64) -> i64:
    """Between two rounds, by what counted in played matches: a log-loss of 1.12, where equal shares have 1.39."""
    strengths = vec[i64](capacity=state.setup.seats)
    for player in state.players:
        strengths = append(strengths, weighed(what_counts(state, player), WEIGHTS))
    return odds(strengths, seat)


def what_counts(state: Sportmord, player: c.Player) -> vec[i64]:
    """The score as it stands and as it will probably be, early and late; what the dice do; pills."""
    closed = bits(state.closed)
    points = standing_points(player, state.closed)
    height: i64 = 0
    safe: i64 = 0
    sport: i64
    for sport in range(c.SPORTS):
        if state.closed & c.BIT[sport]:
            safe += (player.units >> (4 * sport)) & 15
        else:
            height += (player.old >> (4 * sport)) & 15
    score = player.score()
    largest = player.largest()
    return vec[i64](
        [
            points,
            points * closed,
            100 * score,
            100 * score * closed,
            height * 100,
            height * 100 * closed,
            safe * 100,
            largest * 100,
            player.free * 100,
            player.pills * 100,
        ]
    )


def standing_points(player: c.Player, closed: i64) -> i64:
    """What the score will probably be: units of closed sports are safe, those of open ones melt or grow."""
    sports: i64 = 0  # in quarters
    largest: i64 = 0
    hopes: i64 = 0
    sport: i64
    for sport in range(c.SPORTS):
        units = (player.units >> (4 * sport)) & 15
        height = (player.old >> (4 * sport)) & 15
        if closed & c.BIT[sport]:
            if units:
                sports += 4
        elif units:
            sports += 3 if height else 2
            hopes += units * 20 + height * 15
        else:
            hopes += height * 15
        if units > largest:
            largest = units
    return sports * largest * 25 + hopes + player.pills * 35 + player.free * 15


# ---- Laying dice


def laying_worth(stakes: Stakes, action: i64) -> i64:
    face, doped, sport = laying.placed(action)
    if doped:
        return stakes.of(sport).doped_worth(face) - LEAST  # it must be laid anyway: first of all
    return stakes.of(sport).worth(face)


def choose_laying(state: Sportmord, seat: i64, stakes: Stakes, chance: Chance | None) -> i64:
    """The best stake, as long as it is worth a die; doped dice go where they do most."""
    player = state.players[seat]
    best = Best(chance)
    if player.doped:
        for action in laying.layings(player, state.closed, state.setup.doped_leap):
            best.offer(action, laying_worth(stakes, action))
    else:
        offer_all(stakes, player, state.closed, best)
    if best.choice < 0 or (best.worth < die_price(state, c.dice_in(player.new)) and not player.doped):
        return laying.DONE
    return best.choice


def offer_all(stakes: Stakes, player: c.Player, closed: i64, best: Best) -> None:
    """Every die of the roll at every sport where it may be laid, without a list of them."""
    faces = laying.showing(player.roll)
    sport: i64
    for sport in range(c.SPORTS):
        fit = laying.fitting(player, closed, faces, sport)
        if fit:
            stake = stakes.of(sport)
            face: i64 = 1
            while fit:
                if fit & 1:
                    best.offer(laying.placing(face, False, sport), stake.worth(face))
                fit >>= 1
                face += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """The laying turn a seat would make with its present roll."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.used: i64 = 0  # by face: undoped dice it would lay
        self.dice: i64 = 0
        self.doped_at: i64 = 0  # sports that dice on pills would go to


def plan(state: Sportmord, seat: i64) -> Plan:
    """Lay as in phase 4, tried out and taken back; always the same way, so that a choice in several steps keeps its
    aim."""
    stakes = KEPT.of(state, seat)
    made = Plan(stakes)
    player = state.players[seat]
    roll = player.roll
    doped_dice = player.doped
    doped_at = player.doped_at
    free = player.free
    new = player.new
    while True:
        action = choose_laying(state, seat, stakes, None)
        if action == laying.DONE:
            break
        made.dice += 1
        face, doped, sport = laying.placed(action)
        if not doped:
            made.used += c.ONE[face]
        laying.hand_over(player, face, doped, sport)
        stakes.recount()
    made.doped_at = player.doped_at
    player.roll = roll
    player.doped = doped_dice
    player.doped_at = doped_at
    player.free = free
    player.new = new
    if made.dice:
        stakes.recount()
    return made


# ---- The coaches


class Picking:
    """The idle dice of the seat that picks some to roll again: face after face, they stay the same."""

    def __init__(self) -> None:
        self.state: Sportmord | None = None
        self.round: i64 = 0
        self.seat: i64 = 0
        self.roll: i64 = 0
        self.idle: i64 = 0

    def idle_dice(self, state: Sportmord, seat: i64) -> i64:
        roll = state.players[seat].roll
        if self.state is state and self.round == state.round and self.seat == seat and self.roll == roll:
            return self.idle
        self.state = state
        self.round = state.round
        self.seat = seat
        self.roll = roll
        self.idle = roll - plan(state, seat).used
        return self.idle


PICKING: Final = Picking()


def choose_reroll(state: Sportmord, seat: i64) -> i64:
    """What lies idle, or is low in a tournament, is rolled again: face after face. Somebody else may have begun."""
    roll = state.players[seat].roll
    wanted = PICKING.idle_dice(state, seat) if state.phase < 8 else low_dice(state, seat)
    if wanted == roll:
        return coaching.REROLL_ALL
    spoilt: i64 = 0  # picked, though better kept
    face: i64
    for face in range(1, 7):
        beyond = ((state.picked >> (4 * face)) & 15) - ((wanted >> (4 * face)) & 15)
        if beyond > 0:
            spoilt += beyond
    if 2 * spoilt > c.count(state.picked):
        return coaching.KEEP
    left = c.count(roll) - c.count(state.picked)
    for face in range(1, 7):
        number = (wanted >> (4 * face)) & 15
        if number and not (state.picked >> (4 * face)) & 15:
            return coaching.REROLL_ALL if number == left else coaching.picking(face, number)
    return coaching.REROLL if state.picked else coaching.KEEP


def low_dice(state: Sportmord, seat: i64) -> i64:
    """In a tournament: dice below the average, unless the seat leads already."""
    roll = state.players[seat].roll
    mine = c.total(roll)
    leads = True
    other: i64
    for other in range(state.setup.seats):
        if other != seat and c.total(state.players[other].roll) >= mine:
            leads = False
    if leads:
        return 0
    return roll % c.ONE[4]


def meddle_in_training(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    """Roll an idle die of one's own again; with a good roll, spoil the leader's instead."""
    player = state.players[seat]
    mine = plan(state, seat)
    rival = leader(state, c.BIT[state.setup.seats] - 1, seat, chance)
    idle = player.roll - mine.used
    if mine.dice <= FEW and idle:
        return coaching.meddling(seat, lowest(idle))
    his = plan(state, rival).used
    face: i64
    for face in range(1, 7):
        needed = (his >> (4 * face)) & 15
        if needed and needed == (state.players[rival].roll >> (4 * face)) & 15:
            return coaching.meddling(rival, face)
    if idle:
        return coaching.meddling(seat, lowest(idle))
    return coaching.PASS


def lowest(dice: i64) -> i64:
    face: i64 = 1
    while not (dice >> (4 * face)) & 15:
        face += 1
    return face


def highest(dice: i64) -> i64:
    face: i64 = 6
    while not (dice >> (4 * face)) & 15:
        face -= 1
    return face


def meddle_in_tournament(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    """Raise one's own lowest die or break the best rival's highest, whichever moves more."""
    group = state.contest.group()
    rivals = Best(chance)
    other: i64
    for other in range(state.setup.seats):
        if other != seat and group & c.BIT[other]:
            rivals.offer(other, c.total(state.players[other].roll))
    rival = rivals.choice
    if not group & c.BIT[seat]:
        rival = leader(state, group, seat, chance)
    drop: i64 = 0
    if rival >= 0 and state.players[rival].roll:
        drop = 2 * highest(state.players[rival].roll) - 7
    rise: i64 = 0
    if group & c.BIT[seat] and state.players[seat].roll:
        rise = 7 - 2 * lowest(state.players[seat].roll)
    if rise >= drop and rise > 0:
        return coaching.meddling(seat, lowest(state.players[seat].roll))
    if drop > 0:
        return coaching.meddling(rival, highest(state.players[rival].roll))
    return coaching.PASS


# ---- Doping


def choose_doping(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    """A pill for the step that brings most beyond what the roll does anyway; all again with a useless roll."""
    player = state.players[seat]
    mine = plan(state, seat)
    idle = player.roll - mine.used
    if idle:
        to = best_doping(state, seat, mine, chance)
        if to > 0:
            return coaching.doping(highest(idle), to)
    if mine.dice == 0 and c.count(player.roll) > 4:
        return coaching.DOPE_REROLL
    return coaching.PASS


def best_doping(state: Sportmord, seat: i64, mine: Plan, chance: Chance | None) -> i64:
    """The face worth standing a die on a pill for, besides the dice laid anyway, or 0."""
    player = state.players[seat]
    price = die_price(state, mine.dice)
    leap = state.setup.doped_leap
    stakes = mine.stakes
    best = Best(chance)
    best.offer(0, PILL - NEXT_PILL * player.pills)
    faces = laying.showing(player.roll)
    sport: i64
    face: i64
    for sport in range(c.SPORTS):
        height = (player.old >> (4 * sport)) & 15
        if (state.closed | mine.doped_at) & c.BIT[sport] or height == 6:  # closed, or kept for a die that waits
            continue
        stake = stakes.of(sport)
        rolled: i64 = -1
        for face in range(height + 1, 7):
            if laying.doped_fits(face, height, leap):
                worth = stake.doped_worth(face) - price
                if worth >= best.worth:
                    if rolled < 0:
                        rolled = best_rolled(stake, faces & laying.UP_TO[height], price)
                    best.offer(face, worth - rolled)
    return best.choice


def best_rolled(stake: Stake, fit: i64, price: i64) -> i64:
    """What the best of these faces would bring without a pill, or 0."""
    best: i64 = 0
    face: i64
    for face in range(1, 7):
        if fit & c.BIT[face - 1]:
            worth = stake.worth(face) - price
            if worth > best:
                best = worth
    return best


# ---- Sharing out


def card_worths(state: Sportmord, seat: i64) -> vec[i64]:
    """What each kind of card on the table would do to a seat at the sport under way."""
    sport = state.sport()
    value = training.value(state, seat, sport, state.dice_at(sport))
    last = (state.cards >> (4 * sport)) & 15 == 0
    face = (state.players[seat].new >> (4 * sport)) & 15
    worths = vec[i64]([0, 0, 0, 0])
    kind: i64
    for kind in range(4):
        if (state.shown >> (4 * kind)) & 15:
            worths[kind] = card_worth(state, state.players[seat], sport, kind, face, value, last)
    return worths


def choose_card(state: Sportmord, seat: i64, chance: Chance | None) -> i64:
    worths = card_worths(state, seat)
    best = Best(chance)
    for action in state.legal(seat):
        worth: i64 = 0
        if action != training.DECLINE:
            worth = worths[action - training.TAKE]
        best.offer(action, worth)
    return best.choice


def favourite(state: Sportmord, worths: vec[i64]) -> i64:
    """The kind of card on the table that is worth most, or none."""
    best: i64 = -1
    cards: i64 = 0
    kind: i64
    for kind in range(4):
        there = (state.shown >> (4 * kind)) & 15
        cards += there
        if there and (best < 0 or worths[kind] > worths[best]):
            best = kind
    dice = state.participants()
    free = bits(dice) > cards
    if free and worths[best] <= 0:
        return c.WISH_NONE
    return best


def bits(seats: i64) -> i64:
    number: i64 = 0
    while seats:
        number += seats & 1
        seats >>= 1
    return number


def choose_wish(state: Sportmord, seat: i64) -> i64:
    """What a tournament would probably bring, if that is as good as can be, or harmless for a weak seat.

    Nothing is left to chance here: wishes fit if everybody expects the same.
    """
    worths = card_worths(state, seat)
    expected = likely_card(state, seat, worths)
    wanted = favourite(state, worths)
    most: i64 = 0
    if wanted != c.WISH_NONE:
        most = worths[wanted]
    likely: i64 = 0
    if expected != c.WISH_NONE:
        likely = worths[expected]
    if likely >= most or (likely >= 0 and strength(state, seat, state.participants(), False) < SURE // 4):
        return training.WISH + expected
    return training.WISH + c.WISH_TOURNAMENT


def likely_card(state: Sportmord, seat: i64, mine: vec[i64]) -> i64:
    """The card left for a seat, and worth to it what is said, if the others choose by their number of free dice."""
    left = state.shown
    waiting = state.participants()
    while True:
        chooser = strongest(state, waiting)
        waiting &= ~c.BIT[chooser]
        worths = mine if chooser == seat else card_worths(state, chooser)
        cards = c.count(left * c.ONE[1])
        best: i64 = -1
        if bits(waiting) >= cards:
            best = c.WISH_NONE
        kind: i64
        for kind in range(4):
            if (left >> (4 * kind)) & 15:
                if best < 0:
                    best = kind
                elif best == c.WISH_NONE:
                    if worths[kind] > 0:
                        best = kind
                elif worths[kind] > worths[best]:
                    best = kind
        if chooser == seat:
            return best
        if best != c.WISH_NONE:
            left -= c.ONE[best]


def strongest(state: Sportmord, seats: i64) -> i64:
    """The seat with most free dice; in turn order among equals."""
    best: i64 = -1
    most: i64 = -1
    seat = state.first
    while True:
        if seats & c.BIT[seat] and state.players[seat].free > most:
            best = seat
            most = state.players[seat].free
        seat = state.left_of(seat)
        if seat == state.first:
            return best
