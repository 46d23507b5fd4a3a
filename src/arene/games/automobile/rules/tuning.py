"""Les Sponsors de l'Automobile 2004, before the race: two players with two cars each, or teams, exchange cards and
share out energy (A12, A13).

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import race, workshop
from arene.games.automobile.rules.edition import category_names
from arene.games.automobile.rules.state import Ask, Automobile

# the numbers of the actions, one range for each kind
SWAP: Final = 211  # + swap, see swap_of
PROPOSE: Final = 723  # + swap: the own card, then the partner's
DONE: Final = 1235
SPLIT: Final = 1236  # + energy of the first car
ACCEPT: Final = 1257
REFUSE: Final = 1258
COUNTER: Final = 1259  # + energy of the first car

LAST_PROPOSAL: Final = 8

# answers to several questions
DONE_KIND: Final = Kind("done", DONE)
ACCEPT_KIND: Final = Kind("accept", ACCEPT)
REFUSE_KIND: Final = Kind("refuse", REFUSE)


class AskPair(Ask):
    """What one of the two cars of a pair is asked."""

    topics = "exchange"
    phase = c.BETWEEN


def start(s: Automobile, chance: Chance, out: Events | None) -> None:
    """Partners see each other's cards from now on; with two players the owner always did."""
    s.shown = True
    car: i64
    category: i64
    for car in range(s.setup.cars):
        for category in range(c.CATEGORIES):
            s.memory.note(c.SHOWN, category, car, 0, 0, s.cars[car].hand[category])
    if out is not None and s.setup.seats == 4 and not s.setup.hands_shared:
        for car in range(s.setup.cars):
            cards = workshop.hand_told(s, car)
            out.tell(s.setup.partner(car), "hand_shown", {"car": car, "cards": cards}, None)
    s.pair = 0
    start_pair(s, chance, out)


def start_pair(s: Automobile, chance: Chance, out: Events | None) -> None:
    s.car = first_of_pair(s)
    s.swapped = 0
    s.proposals = 0
    s.silent = 0
    s.offer = 0
    if s.setup.swaps == 0:
        start_split(s, chance, out)
    elif s.setup.seats == 2:
        s.asked = ASK_SWAP
    else:
        s.asked = ASK_PROPOSE


def first_of_pair(s: Automobile) -> i64:
    """With two players the lower car of a seat; in teams who played earlier, the starter's team first."""
    if s.setup.seats == 2:
        return s.pair
    first = s.starter + s.pair
    if first >= s.setup.cars:
        first -= s.setup.cars
    return first


def both_seats(s: Automobile, car: i64) -> tuple[int, int]:
    """Who hears what a car's owner says to its partner: himself first."""
    return int(s.setup.owner(car)), int(s.setup.owner(s.setup.partner(car)))


def of_pair(s: Automobile, seat: i64) -> bool:
    """Whether the seat is one of the pair that is exchanging."""
    first = first_of_pair(s)
    return seat == s.setup.owner(first) or seat == s.setup.owner(s.setup.partner(first))


# ---- Exchange cards: one of each car, of one category


def swap_of(category: i64, gave: i64, took: i64) -> i64:
    """A swap as one number: what the proposing car gives, and what it takes."""
    return (category * c.VALUES + gave) * c.VALUES + took


def category_of(swap: i64) -> i64:
    return swap // (c.VALUES * c.VALUES)


def gave_of(swap: i64) -> i64:
    return swap // c.VALUES % c.VALUES


def took_of(swap: i64) -> i64:
    return swap % c.VALUES


def swap_told(s: Automobile, swap: i64) -> dict[str, object]:
    """A swap as it is named outside."""
    category = s.setup.box.categories[category_of(swap)]
    return {"category": category, "gave": int(gave_of(swap)), "took": int(took_of(swap))}


def swaps(s: Automobile, car: i64, base: i64) -> vec[i64]:
    """All swaps a car may propose, of different values: any other one would change nothing."""
    mine = s.cars[car].hand
    theirs = s.cars[s.setup.partner(car)].hand
    actions = vec[i64](capacity=64)
    category: i64
    value: i64
    other: i64
    for category in range(c.CATEGORIES):
        held = mine[category]
        offered = theirs[category]
        for value in range(c.VALUES):
            if c.digit(held, value):
                for other in range(c.VALUES):
                    if other != value and c.digit(offered, other):
                        actions = append(actions, base + swap_of(category, value, other))
    return actions


def why_no_swap(s: Automobile, swap: int) -> Refusal:
    name, gave = s.setup.box.categories[category_of(swap)], int(gave_of(swap))
    if gave == took_of(swap):
        return Refusal("automobile.swap.same", category=name, value=gave)
    return Refusal("automobile.swap.not-held", category=name)


def exchange(s: Automobile, car: i64, swap: i64, out: Events | None) -> None:
    other = s.setup.partner(car)
    workshop.change_hands(s, c.PAIR_SWAP, category_of(swap), car, other, gave_of(swap), took_of(swap))
    s.swapped += 1
    if out is not None:
        cars: dict[str, object] = {"car": car, "other": other}
        told = swap_told(s, swap)
        out.keep_among(both_seats(s, car), "pair_swap", {**cars, **told}, {**cars, "category": told["category"]})


# ---- One owner swaps between his own two cars


class Swap(AskPair):
    name = "swap"

    def kinds(self) -> Sequence[Kind]:
        values = range(c.VALUES)
        return (Kind("swap", SWAP, category=category_names, gave=values, took=values), DONE_KIND)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return append(swaps(s, s.car, SWAP), DONE)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action != DONE:
            exchange(s, s.car, action - SWAP, out)
            if s.swapped < s.setup.swaps:
                return
        start_split(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return why_no_swap(s, action - SWAP)

    def away(self, s: Automobile, seat: int) -> int:
        return DONE


ASK_SWAP: Final = Swap()


# ---- Partners propose in turn, until both want no more (at most eight proposals)


class Propose(AskPair):
    name = "propose"

    def kinds(self) -> Sequence[Kind]:
        values = range(c.VALUES)
        return (Kind("propose", PROPOSE, category=category_names, gave=values, took=values), DONE_KIND)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return append(swaps(s, s.car, PROPOSE), DONE)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        partner = s.setup.partner(s.car)
        if action == DONE:
            s.silent += 1
            if out is not None:
                out.keep_among(both_seats(s, s.car), "no_more", {"car": s.car}, None)
            ask_proposal(s, partner, chance, out)
            return
        s.silent = 0
        s.proposals += 1
        s.offer = action - PROPOSE
        if out is not None:
            cars: dict[str, object] = {"car": s.car, "other": partner}
            out.keep_among(both_seats(s, s.car), "proposed", {**cars, **swap_told(s, s.offer)}, None)
        s.car = partner
        s.asked = ASK_ANSWER

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return why_no_swap(s, action - PROPOSE)

    def away(self, s: Automobile, seat: int) -> int:
        return DONE


ASK_PROPOSE: Final = Propose()


class Answer(AskPair):
    """To the partner's proposal."""

    name = "answer"

    def kinds(self) -> Sequence[Kind]:
        return (ACCEPT_KIND, REFUSE_KIND)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return c.from_to(ACCEPT, REFUSE)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        answering = s.car
        if out is not None:
            answered: dict[str, object] = {"car": answering, "accepted": action == ACCEPT}
            out.keep_among(both_seats(s, s.car), "answered", answered, None)
        if action == ACCEPT:
            exchange(s, s.setup.partner(answering), s.offer, out)
        s.offer = 0
        ask_proposal(s, answering, chance, out)

    def away(self, s: Automobile, seat: int) -> int:
        return REFUSE

    def imagine(self, s: Automobile, seat: i64, chance: Chance) -> None:
        """What the other team is talking about is its own affair: any swap it could make."""
        if of_pair(s, seat):
            return
        offers = swaps(s, s.setup.partner(s.car), 0)
        if len(offers) > 0:
            s.offer = offers[chance.below("sample", len(offers))]


ASK_ANSWER: Final = Answer()


def ask_proposal(s: Automobile, car: i64, chance: Chance, out: Events | None) -> None:
    if s.swapped == s.setup.swaps or s.silent == 2 or s.proposals == LAST_PROPOSAL:
        start_split(s, chance, out)
    else:
        s.car = car
        s.asked = ASK_PROPOSE


# ---- Share out the pair's energy anew, within the limit of each car


def energy_of_pair(s: Automobile) -> i64:
    first = first_of_pair(s)
    return s.cars[first].energy + s.cars[s.setup.partner(first)].energy


def least_energy(s: Automobile) -> i64:
    """That the first car keeps at least: what its partner cannot take."""
    least = energy_of_pair(s) - s.setup.box.energy_max
    if least < 0:
        return 0
    return least


def most_energy(s: Automobile) -> i64:
    return energy_of_pair(s) - least_energy(s)


def why_no_split(s: Automobile, energy: int) -> Refusal:
    least, most = int(least_energy(s)), int(most_energy(s))
    return Refusal("automobile.split.bounds", energy=energy, least=least, most=most)


def start_split(s: Automobile, chance: Chance, out: Events | None) -> None:
    s.car = first_of_pair(s)
    s.asked = ASK_SPLIT
    if least_energy(s) == most_energy(s):
        end_pair(s, chance, out)


class Split(AskPair):
    """The energy of the first car; in teams a proposal."""

    name = "split"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("split", SPLIT, energy=range(c.MAX_ENERGY + 1)),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return c.from_to(SPLIT + least_energy(s), SPLIT + most_energy(s))

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        energy = action - SPLIT
        if s.setup.seats == 2:
            share_energy(s, energy, out)
            end_pair(s, chance, out)
            return
        s.offer = energy
        if out is not None:
            out.keep_among(both_seats(s, s.car), "split_proposed", {"car": s.car, "energy": energy}, None)
        s.car = s.setup.partner(s.car)
        s.asked = ASK_COUNTER

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return why_no_split(s, action - SPLIT)

    def away(self, s: Automobile, seat: int) -> int:
        """As bought."""
        return SPLIT + int(s.cars[s.car].energy)


ASK_SPLIT: Final = Split()


class OfferedSplit(AskPair):
    """The partner has proposed a share."""

    def imagine(self, s: Automobile, seat: i64, chance: Chance) -> None:
        """What the other team is talking about is its own affair: any share it could agree on."""
        if not of_pair(s, seat):
            least = least_energy(s)
            s.offer = least + chance.below("sample", most_energy(s) - least + 1)


class Counter(OfferedSplit):
    """Agree to the share, or say another one."""

    name = "counter"

    def kinds(self) -> Sequence[Kind]:
        return (ACCEPT_KIND, Kind("counter", COUNTER, energy=range(c.MAX_ENERGY + 1)))

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=24)
        actions = append(actions, ACCEPT)
        energy: i64
        for energy in range(least_energy(s), most_energy(s) + 1):
            if energy != s.offer:
                actions = append(actions, COUNTER + energy)
        return actions

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == ACCEPT:
            share_energy(s, s.offer, out)
            end_pair(s, chance, out)
            return
        s.offer = action - COUNTER
        if out is not None:
            out.keep_among(both_seats(s, s.car), "split_countered", {"car": s.car, "energy": s.offer}, None)
        s.car = first_of_pair(s)
        s.asked = ASK_SETTLE

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        energy = action - COUNTER
        return Refusal("automobile.split.same") if energy == s.offer else why_no_split(s, energy)

    def away(self, s: Automobile, seat: int) -> int:
        """As bought."""
        energy = int(s.cars[first_of_pair(s)].energy)
        return ACCEPT if energy == s.offer else COUNTER + energy


ASK_COUNTER: Final = Counter()


class Settle(OfferedSplit):
    """Agree to the other share; a refusal leaves the points as bought."""

    name = "settle"

    def kinds(self) -> Sequence[Kind]:
        return (ACCEPT_KIND, REFUSE_KIND)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return c.from_to(ACCEPT, REFUSE)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == ACCEPT:
            share_energy(s, s.offer, out)
        end_pair(s, chance, out)

    def away(self, s: Automobile, seat: int) -> int:
        return REFUSE


ASK_SETTLE: Final = Settle()


def share_energy(s: Automobile, energy: i64, out: Events | None) -> None:
    first = first_of_pair(s)
    other = s.setup.partner(first)
    rest = energy_of_pair(s) - energy
    s.cars[first].energy = energy
    s.cars[other].energy = rest
    if out is not None:
        out.add("energy_split", {"car": first, "other": other, "energy": energy, "rest": rest})


def end_pair(s: Automobile, chance: Chance, out: Events | None) -> None:
    s.offer = 0
    if s.pair == 0:
        s.pair = 1
        start_pair(s, chance, out)
    else:
        race.start(s, chance, out)
