"""The pieces an analysis is made of. Each is small, knows its own chance and travels to any process as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from arene.analysis.course import Course, Ground, Walk, walk
from arene.analysis.playouts import Habits, outlooks, play_on, prospects
from arene.analysis.tallies import Tally, tally
from arene.bots import make_bot
from arene.core.chance import Chance, Fast, derive
from arene.core.events import Event, Events
from arene.core.knowledge import STRONG
from arene.core.native import i64, vec
from arene.core.playout import answer
from arene.core.state import Bot, Seen

JUDGE = "strong:attention=100"  # the bot that decisions are compared with: it never plays by rules of thumb
SEEDS = 2147483562
SLIPS = 8  # of so many decisions in a playout one is not by the rules of thumb
_STAGES = 4  # looked ahead where bots look to the end: what little a stage or two bring there misleads
_LONG = 1_000  # moves of a match that is not played to its end again and again
_TOLD = 0.1  # how much oftener, or more seldom, something happens at least to be given as a reason


@dataclass(frozen=True)
class Piece:
    """``look``: everybody's chance at a position; ``review``: what the judge would have done there; ``verdict``: what
    that is worth against what was played, ``why`` with what happens then; ``luck``: what the draws on the way to the
    position brought, stream by stream."""

    kind: str
    step: int
    count: int
    other: int = -1  # verdict: the action that is compared with the one played
    why: bool = False
    part: int = 0  # to be drawn afresh when it is asked again


@dataclass(frozen=True)
class Difference:
    """What is otherwise in the futures after two moves: ``event`` happens in these shares of them after the one played
    and after the other, and brings the seat ``gain`` by that."""

    event: dict[str, Any]
    played: float
    other: float
    gain: float


@dataclass(frozen=True)
class Found:
    """What a piece brought. ``seats``: by seat; ``streams``: by stream and seat."""

    piece: Piece
    seats: list[Tally] = field(default_factory=list)
    action: int = -1
    streams: list[tuple[str, list[Tally]]] = field(default_factory=list)
    both: tuple[Tally, Tally] = (Tally(), Tally())  # a verdict's two chances
    scores: list[Tally] = field(default_factory=list)  # and how much more each seat then scores
    differences: list[Difference] = field(default_factory=list)


def do(course: Course, pieces: Sequence[Piece], number: int) -> Found:
    """One of these pieces: what a process is asked."""
    return done(course, pieces[number])


def done(course: Course, piece: Piece) -> Found:
    return {"look": looked, "review": reviewed, "verdict": judged, "luck": redrawn}[piece.kind](walk(course), piece)


def near(there: Ground) -> Habits:
    """How many stages a playout follows where two moves, or two draws, are compared: as many as the game's strong bots
    look ahead, and never to the end of a match, whose luck would hide small differences."""
    return Habits(int(there.knowledge.search(len(there.seats), STRONG).stages) or _STAGES, SLIPS)


def far(there: Walk) -> Habits:
    """And where chances are looked at: the whole match, unless it is a very long one."""
    return Habits(0, SLIPS) if len(there.course.moves) <= _LONG else near(there)


def _chance(there: Walk, purpose: str) -> Chance:
    seed = derive(bytes.fromhex(there.course.seed), f"analysis|{purpose}")
    return Fast(int.from_bytes(seed[:8], "big") >> 2)


def _seeds(chance: Chance, count: int) -> list[int]:
    return [int(chance.below("playout", SEEDS)) for _ in range(count)]


def _by_seat(there: Walk, found: Sequence[Sequence[int]]) -> list[Tally]:
    chances = [there.chances(shares) for shares in found]
    return [tally(one[seat] for one in chances) for seat in range(there.course.seats)]


def looked(there: Walk, piece: Piece) -> Found:
    state = there.states[piece.step]
    count = 1 if state.over() else piece.count
    seeds = vec[i64](_seeds(_chance(there, f"look {piece.part}"), count))
    return Found(piece, _by_seat(there, outlooks(there.knowledge, state, far(there), seeds)))


@lru_cache(maxsize=8)
def _judge(game: str, rules: int, playouts: int, course: Course) -> Bot:
    return make_bot(f"{JUDGE}:playouts={playouts}", walk(course).game)


def reviewed(there: Walk, piece: Piece) -> Found:
    seat, _ = there.course.moves[piece.step]
    bot = _judge(there.course.game, there.course.rules, piece.count, there.course)
    action = answer(bot, there.states[piece.step], seat, _chance(there, f"review {piece.step}"))
    return Found(piece, action=int(action))


# ---- two moves compared


def judged(there: Walk, piece: Piece) -> Found:
    seat, played = there.course.moves[piece.step]
    chance, seen = _chance(there, f"verdict {piece.step} {piece.part}"), Seen(there.states[piece.step], seat)
    return compared(there, seen, played, piece, chance)


def compared(there: Ground, seen: Seen, played: int, piece: Piece, chance: Chance) -> Found:
    """Both moves in the same worlds, drawn from what the seat knows, with the same luck."""
    explains = there.game.text.explains
    seat, tried, habits = int(seen.seat), (_Tried(explains), _Tried(explains)), near(there)
    for _ in range(piece.count):
        world, seed = seen.world(chance), int(chance.below("playout", SEEDS))
        for action, one in zip((played, piece.other), tried, strict=True):
            copy, luck, out = world.clone(), Fast(seed), Events() if piece.why else None
            copy.play(seat, action, luck, out)
            told = 0 if out is None else len(out.items)
            play_on(there.knowledge, copy, there.knowledge.stage(world), habits, luck, out)
            one.chances.append(there.chances(list(prospects(there.knowledge, copy))))
            one.scores.append([s.score for s in sorted(copy.standings(), key=lambda s: s.seat)])
            if out is not None:
                one.note(out.items, told, seat)
    before, after = tried
    seats = there.seats
    pairs = list(zip(before.chances, after.chances, strict=True))
    more = list(zip(before.scores, after.scores, strict=True))
    return Found(
        piece,
        [tally(new[one] - old[one] for old, new in pairs) for one in seats],
        both=(tally(one[seat] for one in before.chances), tally(one[seat] for one in after.chances)),
        scores=[tally(float(new[one] - old[one]) for old, new in more) for one in seats],
        differences=_differences(before, after, seat) if piece.why else [],
    )


class _Tried:
    """What came of one of the two moves, world by world."""

    def __init__(self, explains: Callable[[Mapping[str, Any]], bool]) -> None:
        self.explains = explains
        self.chances: list[list[float]] = []
        self.scores: list[list[int]] = []
        self.happened: list[frozenset[str]] = []
        self.moves: set[str] = set()  # kinds of event that only repeat the move

    def note(self, events: Sequence[Event], told: int, seat: int) -> None:
        """What happened, as the seat would see it, as far as it may be a reason; the first event of its own move only
        repeats the move."""
        if told:
            self.moves.add(events[0].kind)
        seen = [one for event in events if event.kind not in self.moves and (one := event.seen_by(seat)) is not None]
        self.happened.append(frozenset(json.dumps(one, sort_keys=True) for one in seen if self.explains(one)))


def _differences(before: _Tried, after: _Tried, seat: int) -> list[Difference]:
    """Events that the two moves make more or less likely, by how much of the difference they go along with: how much
    oftener, times how much better the seat fares where they happen. Last come those that one move always brings and the
    other never, unless they befall the seat itself and leave it no richer: they may be the price."""
    counts = [_counted(one.happened) for one in (before, after)]
    moves = before.moves | after.moves
    number = len(before.happened)
    found, unsure = list[Difference](), list[Difference]()
    richer = sum(one[seat] for one in after.scores) > sum(one[seat] for one in before.scores)
    for key in counts[0].keys() | counts[1].keys():
        shares = [count.get(key, 0) / number for count in counts]
        event = json.loads(key)
        if abs(shares[1] - shares[0]) < _TOLD or event["kind"] in moves:
            continue
        gain = _gain(key, before, after, seat)
        told = Difference(event, shares[0], shares[1], (gain or 0.0) * (shares[1] - shares[0]))
        if told.gain > 0:
            found.append(told)
        elif gain is None and (richer or event.get("seat") != seat):
            unsure.append(told)
    found.sort(key=lambda one: (-one.gain, json.dumps(one.event, sort_keys=True)))
    unsure.sort(key=lambda one: json.dumps(one.event, sort_keys=True))
    return [*found, *unsure][:_MOST]


def _gain(key: str, before: _Tried, after: _Tried, seat: int) -> float | None:
    """How much better the seat fares where something happens than where it does not, after the same move: what one of
    the moves always brings and the other never tells nothing of it. None where that cannot be said."""
    total, weight = 0.0, 0.0
    for one in (before, after):
        sides: tuple[list[float], list[float]] = ([], [])
        for happened, chances in zip(one.happened, one.chances, strict=True):
            sides[key in happened].append(chances[seat])
        without, along = sides
        if without and along:
            here = len(without) * len(along) / (len(without) + len(along))
            total += here * (sum(along) / len(along) - sum(without) / len(without))
            weight += here
    return total / weight if weight else None


_MOST = 12  # differences that are kept


def _counted(happened: Sequence[frozenset[str]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for keys in happened:
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
    return counts


# ---- what chance brought


def redrawn(there: Walk, piece: Piece) -> Found:
    """Stream after stream in the order they were drawn from: with it as it came, against drawn anew, those before as
    they came and those after it anew. So the parts add up to what all draws of the move brought together."""
    streams, chance = there.streams(piece.step), _chance(there, f"luck {piece.step} {piece.part}")
    seeds = [(int(chance.below("redraw", SEEDS)), int(chance.below("playout", SEEDS))) for _ in range(piece.count)]
    runs = [[_replayed(there, piece.step, streams[:kept], *seed) for seed in seeds] for kept in range(len(streams) + 1)]
    parts = []
    for place, stream in enumerate(streams):
        pairs = list(zip(runs[place], runs[place + 1], strict=True))
        parts.append((stream, [tally(came[seat] - anew[seat] for anew, came in pairs) for seat in there.seats]))
    return Found(piece, [tally(one[seat] for one in runs[0]) for seat in there.seats], streams=parts)


def _replayed(there: Walk, step: int, kept: Sequence[str], redraw: int, playout: int) -> list[float]:
    state = there.again(step, kept, redraw)
    (shares,) = outlooks(there.knowledge, state, near(there), vec[i64]([playout]))
    return there.chances(shares)
