"""What a playout costs: from positions spread over a match by rules of thumb, followed as ``good`` does. Prints the
least processor time of three runs for one playout, and a mark of what all of them ended in: whoever makes the rules of
thumb quicker without changing a choice gets the same mark.

    python bench/playouts.py footmania --seats 4 --playouts 20

Where other work shares the machine, valgrind counts instructions instead, of the playouts alone:

    valgrind --tool=callgrind --toggle-collect=CPyDef_search___SearchBot___follow python bench/playouts.py … --runs 1
"""

from __future__ import annotations

import argparse
import gc
from hashlib import sha256
from time import process_time

from arene.bots import make_bot
from arene.bots.search import Node, SearchBot
from arene.core.chance import Fast
from arene.core.game import load_game
from arene.core.state import Seen, State

SEED, POSITIONS = 7, 24


def positions(game: str, seats: int) -> list[tuple[State, int]]:
    """Positions spread evenly over a match, and whose turn it is."""
    loaded, luck, found = load_game(game), Fast(SEED), []
    thumb = make_bot("regular", loaded)
    state = loaded.new_state(seats, loaded.check_options(seats, {}), loaded.edition(), luck, None)
    while (seat := int(state.actor())) >= 0:
        found.append((state.clone(), seat))
        state.play(seat, thumb.choose(Seen(state, seat), luck), luck, None)
    return found[:: max(1, len(found) // POSITIONS)]


def followed(bot: SearchBot, asked: list[tuple[State, int]], playouts: int) -> tuple[float, list[int]]:
    """Seconds of processor time, and what each playout was worth to the seat."""
    seconds, worths = 0.0, []
    for place, (state, seat) in enumerate(asked):
        for number in range(playouts):
            world, luck = state.clone(), Fast(1000 * place + number)
            began = process_time()
            worths.append(int(bot.follow(world, bot.knowledge.stage(state), seat, luck, Node())))
            seconds += process_time() - began
    return seconds, worths


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=20, help="from each position")
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    bot, asked = make_bot("good:attention=100", load_game(args.game)), positions(args.game, args.seats)
    assert isinstance(bot, SearchBot)
    bot.sit(args.seats)
    gc.disable()  # as in a search
    runs = [followed(bot, asked, args.playouts) for _ in range(args.runs)]
    count, mark = len(runs[0][1]), sha256(repr(runs[0][1]).encode()).hexdigest()[:10]
    print(f"{args.game}, {args.seats}: {1000 * min(runs)[0] / count:.4f} ms, {count} playouts, mark {mark}")


if __name__ == "__main__":
    main()
