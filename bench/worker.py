"""Measures Arène's games on request, in one mode (compiled, or plain with ARENE_PURE=1).

Reads lines ``what game seats seconds`` and answers with one JSON line: so that the bench can interleave its contenders.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time

import arene
from arene.bots import make_bot
from arene.bots.search import Node, SearchBot
from arene.core.chance import Fast, Sealed, derive, seed_from
from arene.core.game import load_game
from arene.core.knowledge import GOOD, NoKnowledge
from arene.core.playout import clones, random_playout, samples
from arene.core.state import Seen, State

SEED = seed_from("bench")
BUDGET = 600  # playouts of a measured search
LENGTHS = 200  # playouts whose moves are counted
ONE_DEAL = {"sponsio": {"max_rounds": 1}}  # options with which a match is a single deal, as OpenSpiel's hearts is


def dealt(game: str, seats: int, number: int, chosen: Mapping[str, object] | None = None) -> State:
    """A match at its first decision."""
    found = load_game(game)
    options = found.check_options(seats, chosen or {})
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


def followed(game: str, seats: int, seconds: float) -> float:
    """Playouts a second by rules of thumb, as far as ``good`` follows them, from the first decision."""
    knowledge, starts, count = load_game(game).knowledge(), [dealt(game, seats, number) for number in range(8)], 0
    bot = SearchBot(knowledge, GOOD, {}, True)
    bot.sit(seats)
    began = process_time()
    while process_time() - began < seconds:
        world = starts[count % 8].clone()
        bot.follow(world, knowledge.stage(world), 0, Fast(count), Node())
        count += 1
    return count / (process_time() - began)


def decided(game: str, seats: int, seconds: float) -> float:
    """Decisions of ``good`` a second, in a match that it plays against itself."""
    bot, count, number, spent = make_bot("good:attention=100", load_game(game)), 0, 0, 0.0
    while spent < seconds:
        state, chance = dealt(game, seats, number), Fast(number)
        while spent < seconds and not state.over():
            seat = state.actor()
            choice = len(state.legal(seat)) > 1
            began = process_time()
            action = bot.choose(Seen(state, seat), chance)
            if choice:  # what leaves none is no decision
                spent += process_time() - began
                count += 1
            state.play(seat, action, chance, None)
        number += 1
    return count / spent


def searched(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Iterations a second of a search that knows nothing: random playouts to the end of the match, or of the deal; and
    how many moves such a playout has."""
    state, count, spent = dealt(game, seats, 0, ONE_DEAL.get(game)), 0, 0.0
    bot = SearchBot(NoKnowledge(), GOOD, {"playouts": BUDGET, "doubt": 0, "stages": 0}, True)
    choices = len(state.legal(state.actor()))
    while spent < seconds:
        began = process_time()
        bot.choose(Seen(state, state.actor()), Fast(count))
        spent += process_time() - began
        count += BUDGET // choices * choices
    moves = sum(random_playout(state.clone(), Fast(number)) for number in range(LENGTHS)) / LENGTHS
    return {"iterations_per_second": count / spent, "iteration_moves": moves}


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    result = playouts(game, seats, seconds)
    if arene.compiled():  # plain Python needs minutes for the smallest search of a long game
        result["followed_per_second"] = followed(game, seats, seconds / 2)
        result["decisions_per_second"] = decided(game, seats, seconds)
        result |= searched(game, seats, seconds / 2)
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
