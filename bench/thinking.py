"""How long the levels think: seconds of processor time for a decision by their playouts alone, without the clock that
ends it at a table. A level that needs longer than people wait plays weaker with them than its matches here tell.

Plays one match by rules of thumb at every table, asks the levels at decisions spread over it, and writes the table of
docs/bots.md: the longest decision and the mean.

    python bench/thinking.py --decisions 40
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from time import process_time

from arene.bots import PATIENCE, make_bot
from arene.core.chance import Fast
from arene.core.game import GAMES, load_game
from arene.core.state import Seen, State

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
MARK = "<!-- bench/thinking.py -->\n"
END = "<!-- end -->"


def decisions(game: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """All decisions of a match by rules of thumb at which there is a choice."""
    loaded, luck, found = load_game(game), Fast(seed), []
    bot, knowledge = make_bot("regular", loaded), loaded.knowledge()
    state = loaded.new_state(seats, loaded.check_options(seats, {}), loaded.edition(), luck, None)
    while (seat := int(state.actor())) >= 0:
        if len(state.legal(seat)) > 1 and len(knowledge.candidates(state, seat)) > 1:
            found.append((state.clone(), seat))
        state.play(seat, bot.choose(Seen(state, seat), luck), luck, None)
    return found


def took(level: str, game: str, asked: list[tuple[State, int]]) -> list[float]:
    bot, seconds = make_bot(f"{level}:attention=100", load_game(game)), []
    for place, (state, seat) in enumerate(asked):
        began = process_time()
        bot.choose(Seen(state, seat), Fast(place))
        seconds.append(process_time() - began)
    return seconds


def table(games: list[str], most: int) -> str:
    rows = ["| game, seats |" + "".join(f" `{level}` ({PATIENCE[level] / 1000:g}) |" for level in PATIENCE)]
    rows.append("|---" * (len(PATIENCE) + 1) + "|")
    for game, seats in product(games, (2, 3, 4)):
        if load_game(game).min_seats > seats or (seats == 3 and load_game(game).min_seats < 3):
            continue
        everything, told = decisions(game, seats, 1), f"| {game}, {seats} |"
        for place, level in enumerate(PATIENCE):
            count = min(len(everything), max(most >> place, 1))
            seconds = took(level, game, everything[:: len(everything) // count][:count])
            told += f" {max(seconds):.2f}, mean {sum(seconds) / count:.3f} of {count} |"
        rows.append(told)
        print(told, flush=True)
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--tell", action="store_true", help="write the table of docs/bots.md")
    args = parser.parse_args()
    rows = table(args.games, args.decisions)
    if args.tell:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
        PAGE.write_text(f"{before}{MARK}{rows}\n{rest[rest.index(END) :]}", encoding="utf-8")


if __name__ == "__main__":
    main()
