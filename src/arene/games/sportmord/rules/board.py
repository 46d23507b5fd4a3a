"""Le sport est mortel: what lies on the table and what a card does there, without anybody being asked.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.core.state import Standing, State
from arene.games.sportmord.rules.components import (
    ASK_COACH,
    BIT,
    CARD_AT,
    KINDS,
    ONE,
    OVER,
    SEATS_AT,
    SIZE,
    SPORTS,
    TRAINING,
    U2,
    U4,
    WISHES,
    Contest,
    Player,
    Setup,
    digit,
    faces,
    spots,
)


class Board(State):
    """The circle of sports, the seats and the coaches."""

    def __init__(self, setup: Setup, players: list[Player], contest: Contest) -> None:
        self.setup = setup
        self.players = players
        self.contest = contest  # the order of the share-out under way
        self.round: i64 = 0
        self.phase: i64 = 1  # 1 to 9
        self.decision: i64 = ASK_COACH
        self.seat: i64 = 0  # who is asked; in a window of wishes the first who has not chosen
        self.first: i64 = -1  # holds the 1A coach
        self.best: i64 = -1  # holds the best coach
        self.reserve: i64 = 0  # pills on the doping card
        self.closed: i64 = 0  # sports
        self.laid: i64 = 0  # by sport, six bits each: the seats with a die of this round there
        self.pile = vec[i64]([0 for _ in range(SPORTS)])
        self.cards: i64 = 0  # by sport: how many lie in the pile
        self.unseen: i64 = 0  # by sport: how many of them, on top, were never seen
        self.picked: i64 = 0  # by face: dice the 1A coach is about to reroll
        self.step: i64 = 0  # place in the circle of the sport under way
        self.shown: i64 = 0  # by kind: cards turned up and not yet taken
        self.turn: i64 = 0  # place in the contest of the seat that takes a card

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.decision == OVER

    def copy_to(self, other: Board) -> None:
        """Everything that a new board does not already share."""
        other.round = self.round
        other.phase = self.phase
        other.decision = self.decision
        other.seat = self.seat
        other.first = self.first
        other.best = self.best
        other.reserve = self.reserve
        other.closed = self.closed
        other.laid = self.laid
        other.pile = self.pile[:]
        other.cards = self.cards
        other.unseen = self.unseen
        other.picked = self.picked
        other.step = self.step
        other.shown = self.shown
        other.turn = self.turn

    # ---- Dice

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.setup.seats else 0

    def turn_of(self, seat: i64) -> i64:
        """The seat's place in the turn order, which begins with the 1A coach."""
        return seat - self.first if seat >= self.first else seat - self.first + self.setup.seats

    def sport(self) -> i64:
        """The sport under way."""
        return self.setup.circle[self.step]

    def dice_at(self, sport: i64) -> i64:
        """The seats with a die of this round at a sport."""
        return (self.laid >> (6 * sport)) & 63

    def value(self, seat: i64, sport: i64, seats: i64) -> i64:
        """Success and risk alike: own die, one for a pill, one for each other seat's die."""
        player = self.players[seat]
        value = ((player.new >> (4 * sport)) & 15) + SIZE[seats & ~BIT[seat]]
        return value + 1 if player.doped_at & BIT[sport] else value

    def roll_dice(self, label: str, dice: i64, chance: Chance) -> i64:
        rolled: i64 = 0
        while dice > 0:
            rolled += ONE[chance.die(label)]
            dice -= 1
        return rolled

    def name(self, sport: i64) -> str:
        return self.setup.box.sports[sport]

    def doped_seats(self, sport: i64) -> i64:
        """The seats whose die at a sport stands on a pill."""
        seats: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            if self.players[seat].doped_at & BIT[sport]:
                seats |= BIT[seat]
        return seats

    def rolls(self, group: i64) -> list[list[object]]:
        rolls: list[list[object]] = []
        for seat, player in enumerate(self.players):
            if group & BIT[seat]:
                rolls.append([seat, faces(player.roll)])
        return rolls

    def wish_list(self, seats: i64) -> list[list[object]]:
        wishes: list[list[object]] = []
        for seat, player in enumerate(self.players):
            if seats & BIT[seat]:
                wishes.append([seat, WISHES[player.wish]])
        return wishes

    # ---- Piles

    def put_under(self, sport: i64, kind: i64) -> None:
        self.pile[sport] |= kind * CARD_AT[digit(self.cards, sport)]
        self.cards += ONE[sport]

    def draw(self, sport: i64) -> i64:
        """The top card."""
        kind = self.pile[sport] & 3
        self.pile[sport] >>= 2
        self.cards -= ONE[sport]
        if digit(self.unseen, sport):
            self.unseen -= ONE[sport]
        return kind

    def sort_unseen(self, sport: i64) -> None:
        """Kind by kind, so that the order the cards truly lie in says nothing."""
        unseen = digit(self.unseen, sport)
        pile = self.pile[sport]
        sorted_pile = pile
        filled: i64 = 0
        kind: i64
        place: i64
        for kind in range(4):
            for place in range(unseen):
                if (pile >> (2 * place)) & 3 == kind:
                    sorted_pile ^= (((sorted_pile >> (2 * filled)) & 3) ^ kind) * CARD_AT[filled]
                    filled += 1
        self.pile[sport] = sorted_pile

    def shuffle_unseen(self, sport: i64, chance: Chance) -> None:
        self.sort_unseen(sport)
        pile = self.pile[sport]
        place = digit(self.unseen, sport) - 1
        while place > 0:
            other = chance.below("sample", place + 1)
            here = (pile >> (2 * place)) & 3
            there = (pile >> (2 * other)) & 3
            if here != there:
                pile ^= (here ^ there) * CARD_AT[place]
                pile ^= (here ^ there) * CARD_AT[other]
            place -= 1
        self.pile[sport] = pile

    # ---- Phase 6: healing

    def heal(self, out: Events | None) -> None:
        self.phase = 6
        for seat, player in enumerate(self.players):
            if player.light_dice:
                player.light_dice = self.heal_dice(seat, U2, player.light_dice, out)
            if player.serious_dice:
                player.serious_dice = self.heal_dice(seat, U4, player.serious_dice, out)

    def heal_dice(self, seat: i64, kind: i64, dice: i64, out: Events | None) -> i64:
        """One less on each die; a 1 goes home. The card stays."""
        for sport in self.setup.circle:
            face = digit(dice, sport)
            if face > 0:
                dice -= ONE[sport]
                if face == 1:
                    self.players[seat].free += 1
                if out is not None:
                    out.add(
                        "healed",
                        {"seat": seat, "sport": self.name(sport), "card": KINDS[kind], "from": face, "to": face - 1},
                    )
        return dice

    # ---- Phase 7: whoever has units of an open sport and no die there loses one

    def lose_units(self, out: Events | None) -> None:
        self.phase = 7
        seat = self.first
        while True:
            player = self.players[seat]
            untended = spots(player.units) & ~spots(player.new)
            if untended:
                for sport in self.setup.circle:
                    if untended & ONE[sport] and not self.closed & BIT[sport]:
                        player.units -= ONE[sport]
                        self.put_under(sport, TRAINING)
                        if out is not None:
                            out.add("unit_lost", {"seat": seat, "sport": self.name(sport)})
            seat = self.left_of(seat)
            if seat == self.first:
                break

    # ---- What a card does

    def evaluate_card(self, seat: i64, sport: i64, value: i64, last: bool, out: Events | None) -> None:
        """A unit is kept if the value is greater than the units owned; an accident strikes if it is as great as its
        number, or when the last card of the pile lies open."""
        player = self.players[seat]
        kind = player.card
        player.card = -1
        if kind == TRAINING:
            needed = digit(player.units, sport)
            hit = value > needed
        else:
            needed = self.setup.box.threshold[sport * 4 + kind]
            hit = last or value >= needed
        if out is not None:
            self.tell_evaluation(seat, sport, kind, value, needed, hit, out)
        if not hit:
            self.put_under(sport, kind)
        elif kind == TRAINING:
            player.units += ONE[sport]
        else:
            self.strike(seat, sport, kind, out)

    def tell_evaluation(
        self, seat: i64, sport: i64, kind: i64, value: i64, needed: i64, hit: bool, out: Events
    ) -> None:
        outcomes = ("kept", "returned") if kind == TRAINING else ("struck", "escaped")
        out.add(
            "evaluated",
            {
                "seat": seat,
                "sport": self.name(sport),
                "card": KINDS[kind],
                "value": value,
                "threshold": needed,
                "outcome": outcomes[0] if hit else outcomes[1],
            },
        )

    def strike(self, seat: i64, sport: i64, kind: i64, out: Events | None) -> None:
        """The die leaves the sport for the accident card; a pill under it goes back (A29)."""
        player = self.players[seat]
        player.new -= digit(player.new, sport) * ONE[sport]
        self.laid &= ~(BIT[seat] * SEATS_AT[sport])
        self.return_pill(seat, sport, out)
        wound = self.setup.box.wound[sport * 4 + kind]
        if kind == U2:
            player.light |= BIT[sport]
            player.light_dice += wound * ONE[sport]
        elif kind == U4:
            player.serious |= BIT[sport]
            player.serious_dice += wound * ONE[sport]
        else:
            player.fatal |= BIT[sport]
            self.closed |= BIT[sport]
            if out is not None:
                out.add("sport_closed", {"sport": self.name(sport), "seat": seat})

    def return_pill(self, seat: i64, sport: i64, out: Events | None) -> None:
        player = self.players[seat]
        if player.doped_at & BIT[sport]:
            player.doped_at &= ~BIT[sport]
            self.reserve += 1
            if out is not None:
                out.add("pill_returned", {"seat": seat, "sport": self.name(sport)})

    # ---- Scores

    def standings(self) -> list[Standing]:
        """By score, then accident cards (A35); equal pairs share a rank."""
        keys = [(player.score(), player.accidents()) for player in self.players]
        ranking: list[Standing] = []
        for seat, key in enumerate(keys):
            rank = 1
            for other in keys:
                if other > key:
                    rank += 1
            ranking.append(Standing(seat, rank, key[0], {"accidents": key[1]}))
        ranking.sort(key=lambda standing: (standing.rank, standing.seat))
        return ranking
