"""Measures Arène's games on request, in one mode (compiled, or plain with ARENE_PURE=1).

Reads lines ``what game seats seconds`` and answers with one JSON line: so that the bench can interleave its contenders.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

import arene
from arene.core.chance import Fast, Sealed, derive, seed_from
from arene.core.game import load_game
from arene.core.playout import clones, random_playout, samples
from arene.core.state import State

SEED = seed_from("bench")


def dealt(game: str, seats: int, number: int) -> State:
    """A match at its first decision."""
    found = load_game(game)
    options = found.check_options(seats, {})
    return found.new_state(seats, options, found.edition(), Sealed(derive(SEED, str(number))), None)


def midway(game: str, seats: int) -> State:
    """A position in the middle of a match, for sampling worlds."""
    state, chance = dealt(game, seats, 1), Fast(5)
    for _ in range(60):
        if state.over():
            break
        seat = state.actor()
        actions = state.legal(seat)
        state.play(seat, actions[chance.below("bench", len(actions))], chance, None)
    return state


def playouts(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Random playouts from cloned opening positions to the end of the match."""
    starts = [dealt(game, seats, number) for number in range(16)]
    chance, moves, count = Fast(11), 0, 0
    began = process_time()
    while process_time() - began < seconds:
        moves += random_playout(starts[count % 16].clone(), chance)
        count += 1
    spent = process_time() - began
    return {"moves_per_second": moves / spent, "playouts_per_second": count / spent}


def per_call(work: Callable[[int], None], seconds: float) -> float:
    """Seconds a call, with as many calls as fit."""
    times, began = 0, process_time()
    while process_time() - began < seconds:
        work(64)
        times += 64
    return (process_time() - began) / times


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    result = playouts(game, seats, seconds)
    start, middle, chance = dealt(game, seats, 0), midway(game, seats), Fast(3)
    result["clone_microseconds"] = 1e6 * per_call(lambda times: clones(start, times), seconds / 4)
    result["worlds_per_second"] = 1 / per_call(lambda times: samples(middle, 0, chance, times), seconds / 4)
    return result


def main() -> None:
    print(json.dumps({"compiled": arene.compiled()}), flush=True)
    for line in sys.stdin:
        game, seats, seconds = line.split()
        print(json.dumps(measure(game, int(seats), float(seconds))), flush=True)


if __name__ == "__main__":
    main()
