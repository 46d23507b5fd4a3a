"""What a thing that chance deals is worth: the same deals with it exchanged for another, played by the same bots with
the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from arene.core.chance import Chance, Fast, derive
from arene.core.deals import Deal, Thing, exchanged
from arene.core.game import load_game
from arene.core.native import i64, vec
from arene.core.playout import ENDLESS, Endless, answer, bot_match
from arene.core.refusal import BadData
from arene.core.state import Bot, State
from arene.lab.match import Box
from arene.lab.statistics import Estimate, Matrix, solve, student
from arene.lab.watching import Twist, begun, shares_of

VERSIONS = 4  # of a deal: as it was, and with others in the place of one thing
PROBED = 3  # matches after which a sort that never came up is left out

Held = tuple[str, float]  # what a seat held in a version, and its share of the match
Worths = dict[str, Estimate]


def sorts(box: Box, bot: str, seeds: Sequence[bytes]) -> list[str]:
    """What seats hold by chance in these matches: with some options there is nothing of a sort."""
    deals = load_game(box.game).deals
    return [sort for sort, deal in deals.items() if any(_Moment(box, bot, seed, deal).things for seed in seeds)]


def version(box: Box, bot: str, seed: bytes, sort: str, seat: int, which: int) -> list[str | float] | None:
    """Play one version of a deal: what the seat held, and its share. Nothing where there are not so many."""
    moment = _Moment(box, bot, seed, load_game(box.game).deals[sort])
    for number, (name, state) in enumerate(moment.versions(seat, derive(seed, f"exchange|{sort}"))):
        if number == which:
            bot_match(state, moment.bots, moment.chance, moment.thinking, None)
            return [name, shares_of(state, load_game(box.game).knowledge())[seat]]
    return None


class _Moment:
    """A match that has come to where things may be exchanged; to its end, if it does not."""

    def __init__(self, box: Box, bot: str, seed: bytes, deal: Deal) -> None:
        self.box, self.game = box, load_game(box.game)
        self.chance: Chance
        self.bots: list[Bot]
        self.thinking: list[Chance]
        self.chance, self.bots, self.thinking = begun(box, bot, seed, Twist())
        self.state = self.game.new_state(box.seats, box.options, box.read_edition(), self.chance, None)
        self.things, moves = deal(self.state), 0
        while not self.things and (seat := int(self.state.actor())) >= 0:
            if moves >= ENDLESS:
                raise Endless
            action = answer(self.bots[seat], self.state, seat, self.thinking[seat])
            self.state.play(seat, action, self.chance, None)
            self.things, moves = deal(self.state), moves + 1

    def versions(self, seat: int, seed: bytes) -> Iterator[tuple[str, State]]:
        """What the seat holds in the place of one thing, first the thing itself: never the same twice, and nothing of
        those who play with it, who would lose what it gains."""
        chooser = Fast(int.from_bytes(seed[:8], "big") >> 2)
        own = [thing for thing in self.things if thing.seat == seat]
        if not own:
            return
        position, sides = self.game.position(self.state), self.game.sides(self.box.seats, self.box.options)
        mine, told = own[chooser.below("own", len(own))], set[str]()
        for place in [-1, *chooser.shuffle("other", vec[i64](range(len(self.things))))]:
            other = mine if place < 0 else self.things[place]
            if place >= 0 and not _may_take(mine, other, sides, told):
                continue
            try:
                state = self._read(exchanged(position, mine, other))
            except BadData:  # the game says that this cannot be
                continue
            told.add(other.name)
            yield other.name, state

    def _read(self, position: Mapping[str, object]) -> State:
        return self.game.state_from(position, self.box.seats, self.box.options, self.box.read_edition())


def _may_take(mine: Thing, other: Thing, sides: Sequence[int], told: set[str]) -> bool:
    assert mine.seat is not None
    apart = other.seat is None or sides[other.seat] != sides[mine.seat]
    return apart and other.among == mine.among and other.name not in told


# ---- least squares


def worths(deals: Sequence[Sequence[Held]]) -> Worths:
    """By how much each thing brings its holder more than an average one: least squares over all versions, of which only
    the differences within a deal count."""
    compared = _connected([deal for deal in deals if len(deal) > 1])
    names = sorted({name for deal in compared for name, _ in deal})
    freedom = sum(map(len, compared)) - len(compared) - len(names) + 1
    if freedom < 1:
        return {}
    place = {name: number for number, name in enumerate(names)}
    counts = [0] * len(names)
    normal, right = [[0.0] * len(names) for _ in names], [0.0] * len(names)
    for deal in compared:
        average = sum(share for _, share in deal) / len(deal)
        for name, share in deal:
            row = place[name]
            counts[row] += 1
            right[row] += share - average
            normal[row][row] += 1
            for other, _ in deal:
                normal[row][place[other]] -= 1 / len(deal)
    weights = [count / sum(counts) for count in counts]  # the average thing: the commoner counts for more
    scale = sum(normal[row][row] for row in range(len(names)))
    for row, weight in enumerate(weights):
        for column, beside in enumerate(weights):
            normal[row][column] += scale * weight * beside
    inverse = _inverse(normal)
    found = [sum(one * other for one, other in zip(row, right, strict=True)) for row in inverse]
    left = _unexplained(compared, dict(zip(names, found, strict=True)))
    spread = sum(one * one for deal in left for _, one in deal) / freedom
    own = _strayed(left, place, inverse, (sum(map(len, compared)) - len(compared)) / freedom)
    result = {}
    for row, name in enumerate(names):
        half = student(freedom) * sqrt(max(0.0, own[row], spread * (inverse[row][row] - 1 / scale)))
        result[name] = Estimate(found[row], found[row] - half, found[row] + half, counts[row])
    return result


def _unexplained(deals: Sequence[Sequence[Held]], worth: Mapping[str, float]) -> list[list[Held]]:
    """What is left of each share when what the held thing is worth and the deal itself are taken away."""
    result = []
    for deal in deals:
        left = [share - worth[name] for name, share in deal]
        average = sum(left) / len(left)
        result.append([(name, one - average) for (name, _), one in zip(deal, left, strict=True)])
    return result


def _strayed(left: Sequence[Sequence[Held]], place: Mapping[str, int], inverse: Matrix, few: float) -> list[float]:
    """The variance of each worth as its own deals show it: what turns matches over strays more than what lies idle, and
    versions of a deal have luck in common. All deals together tell more of a thing seldom held: the wider one counts.
    """
    squares = [0.0] * len(place)
    for deal in left:
        for row, weights in enumerate(inverse):
            squares[row] += sum(one * weights[place[name]] for name, one in deal) ** 2
    return [few * one for one in squares]


def _connected(deals: Sequence[Sequence[Held]]) -> list[Sequence[Held]]:
    """The deals whose things can all be compared, if by way of others; where there are several such sets, the most."""
    together: dict[str, set[str]] = {}
    for deal in deals:
        joined = set[str]().union(*(together.get(name, {name}) for name, _ in deal))
        together |= dict.fromkeys(joined, joined)
    sizes = {min(names): sum(deal[0][0] in names for deal in deals) for names in together.values()}
    most = together[max(sizes, key=lambda name: sizes[name])] if sizes else set()
    return [deal for deal in deals if deal[0][0] in most]


def _inverse(matrix: Matrix) -> Matrix:
    """Of a matrix that is the same read by rows and by columns."""
    size = len(matrix)
    return [solve(matrix, [float(place == row) for place in range(size)]) for row in range(size)]
