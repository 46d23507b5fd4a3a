"""How far the chances of an analysis can be trusted: on matches of bots that nothing was fitted to, chances at several
moments against who won; and what the decisions of two levels cost. Every match is a line of the file, and a run that
was stopped goes on where it was.

    python bench/calibrate.py sponsio --seats 4 --matches 60 --file build/calibration/sponsio.jsonl
    python bench/calibrate.py sportmord --levels beginner,strong --judge regular --decisions 200 --file …
    python bench/calibrate.py --plots build/calibration/*.jsonl
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from arene.analysis.course import Course, Walk
from arene.analysis.playouts import prospects
from arene.analysis.tallies import Tally
from arene.analysis.work import Piece, judged, looked
from arene.bots import make_bot
from arene.core.chance import Fast, Sealed, seed_from
from arene.core.game import load_game
from arene.core.playout import answer
from arene.lab.statistics import Estimate, mean

MOMENTS = (0.1, 0.3, 0.5, 0.7, 0.9)  # of a match
BINS = 10
LEVELS = ("beginner", "strong:playouts=60:attention=100")  # whose decisions are compared
DECISIONS = 24  # of each of them, in a match, unless more are asked for
PLAYOUTS, WORLDS, JUDGE = 60, 40, "strong:playouts=120:attention=100"
SURE, PORTIONS = 0.02, 10  # a decision is judged in so many worlds again and again, until its standard error is that
SIZE, LEFT, FEWEST = 300, 40, 5  # of a plot: pixels, and how many a group needs to be shown


def played(game_id: str, seats: int, seed: int, levels: Sequence[str] = LEVELS) -> tuple[Course, list[str]]:
    """A match of both levels and of regular bots, seated in turn."""
    game, sealed = load_game(game_id), seed_from(f"calibration {seed}")
    names = [
        [*levels, "regular", "regular", "regular", "regular"][(seat + seed) % max(3, seats)] for seat in range(seats)
    ]
    bots, thinking = [make_bot(name, game) for name in names], Fast(seed)
    options, edition, chance = game.check_options(seats, {}), game.edition(), Sealed(sealed)
    state, moves = game.new_state(seats, options, edition, chance, None), list[tuple[int, int]]()
    while (seat := int(state.actor())) >= 0:
        action = int(answer(bots[seat], state, seat, thinking))
        state.play(seat, action, chance, None)
        moves.append((seat, action))
    data = json.dumps(options), json.dumps(dict(edition.data))
    return Course(game_id, game.rules, seats, *data, sealed.hex(), "null", "null", tuple(moves)), names


def looked_at(
    game: str, seats: int, seed: int, decisions: int = DECISIONS, judge: str = JUDGE, levels: Sequence[str] = LEVELS
) -> dict[str, Any]:
    course, names = played(game, seats, seed, levels)
    there = Walk(course)
    won = there.chances(list(prospects(there.knowledge, there.states[-1])))
    chances = []
    for part in MOMENTS:
        found = looked(there, Piece("look", int(part * len(course.moves)), PLAYOUTS)).seats
        chances.append([[one.mean, one.error**2] for one in found])
    costs = {}
    for level in levels:
        own = [step for step in there.decisions() if names[course.moves[step][0]] == level]
        costs[level] = [_cost(there, step, judge) for step in own[:: max(1, len(own) // decisions)][:decisions]]
    return {"game": game, "seats": seats, "seed": seed, "won": won, "chances": chances, "costs": costs}


def _cost(there: Walk, step: int, judge: str) -> float:
    """What a decision gave away against the judge's. Where playouts come to the end of the match a world says all or
    nothing, and some such decisions would drown all others: they are looked at in more worlds."""
    seat, chosen = there.course.moves[step]
    state, thinking, found = there.states[step], Fast(step), Tally()
    other = int(answer(make_bot(judge, there.game), state, seat, thinking))
    if other == chosen:
        return 0.0
    for part in range(PORTIONS):
        found = found + judged(there, Piece("verdict", step, WORLDS, other, part=part)).seats[seat]
        if found.error <= SURE:
            break
    return found.mean


def told(rows: Sequence[dict[str, Any]]) -> str:
    """One game as a row of the page: Brier score, without the noise of few playouts, of equal shares; what decisions of
    each level cost, and the difference in the same matches."""
    pairs = _pairs(rows)
    brier = mean([_average((chance - won) ** 2 for chance, won, _ in one) for one in pairs])
    noise = _average(noise for one in pairs for _, _, noise in one)
    game, seats = load_game(rows[0]["game"]), rows[0]["seats"]
    sides = len(set(game.sides(seats, game.check_options(seats, {}))))  # who plays together wins together
    even = _average((1 / sides - won) ** 2 for one in pairs for _, won, _ in one)
    levels = [*rows[0]["costs"]]
    costs = [mean([_average(row["costs"][level]) for row in rows if row["costs"][level]]) for level in levels]
    both = [row["costs"] for row in rows if all(row["costs"].values())]
    apart = mean([_average(one[levels[0]]) - _average(one[levels[1]]) for one in both])
    cells = [f"{rows[0]['game']}, {rows[0]['seats']}", str(len(rows)), _told(brier, 1, 3)]
    cells += [f"{brier.value - noise:.3f}", f"{even:.3f}", *(_told(one, 100, 2) for one in (*costs, apart))]
    return "| " + " | ".join(cells) + " |"


def _average(values: Iterable[float]) -> float:
    kept = list(values)
    return sum(kept) / len(kept)


def _told(one: Estimate, times: int, digits: int) -> str:
    value, low, high = (f"{times * number:.{digits}f}" for number in (one.value, one.low, one.high))
    return f"{value} [{low}; {high}]"


def _pairs(rows: Sequence[dict[str, Any]]) -> list[list[tuple[float, float, float]]]:
    """By match: a chance, what became of it, and the variance of the chance."""
    return [
        [(chance, row["won"][seat], noise) for moment in row["chances"] for seat, (chance, noise) in enumerate(moment)]
        for row in rows
    ]


def plot(rows: Sequence[dict[str, Any]], title: str) -> str:
    """Chances in ten groups: how many of each came true, with the interval; on the line they all do."""
    everything = [(chance, won) for one in _pairs(rows) for chance, won, _ in one]
    parts = [f'<line x1="{LEFT}" y1="{SIZE}" x2="{LEFT + SIZE}" y2="0" stroke="#999" stroke-dasharray="4 3"/>']
    for place in range(BINS):
        here = [(chance, won) for chance, won in everything if min(BINS - 1, int(chance * BINS)) == place]
        if len(here) >= FEWEST:
            parts.append(_dot(_average(chance for chance, _ in here), mean([won for _, won in here])))
    parts.append(f'<rect x="{LEFT}" y="0" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>')
    for tick in (0, 0.5, 1):
        parts.append(f'<text x="{LEFT - 6}" y="{SIZE * (1 - tick) + 4:.0f}" text-anchor="end">{tick:.0%}</text>')
        parts.append(f'<text x="{LEFT + SIZE * tick:.0f}" y="{SIZE + 16}" text-anchor="middle">{tick:.0%}</text>')
    box = f"-4 -28 {SIZE + LEFT + 24} {SIZE + 52}"
    head = f'<text x="{LEFT}" y="-12" font-weight="700">{title}</text>'
    look = 'font-family="sans-serif" font-size="12" fill="#777"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {look}>{head}{"".join(parts)}</svg>\n'


def _dot(chance: float, came: Estimate) -> str:
    x, y = LEFT + SIZE * chance, SIZE * (1 - came.value)
    low, high = (SIZE * (1 - min(1.0, max(0.0, end))) for end in (came.low, came.high))
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="#9a3412" stroke-width="2"/>'
    return f'{line}<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#9a3412"><title>{came.count}</title></circle>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--levels", default=",".join(LEVELS), help="the two whose decisions are compared")
    parser.add_argument("--judge", default=JUDGE, help="whose choices decisions are compared with")
    parser.add_argument("--first", type=int, default=0, help="the first seed, for several files beside each other")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--plots", type=Path, nargs="+")
    parser.add_argument("--into", type=Path, default=Path("docs/analysis"))
    args = parser.parse_args()
    if args.plots:
        args.into.mkdir(exist_ok=True)
        for file in args.plots:
            rows = [json.loads(line) for line in file.read_text().splitlines()]
            print(told(rows))
            (args.into / f"{rows[0]['game']}.svg").write_text(plot(rows, f"{rows[0]['game']}, {rows[0]['seats']}"))
        return
    levels = args.levels.split(",")
    args.file.parent.mkdir(parents=True, exist_ok=True)
    done = len(args.file.read_text().splitlines()) if args.file.exists() else 0
    for seed in range(args.first + done, args.first + args.matches):
        with args.file.open("a") as file:
            file.write(json.dumps(looked_at(args.game, args.seats, seed, args.decisions, args.judge, levels)) + "\n")


if __name__ == "__main__":
    main()
