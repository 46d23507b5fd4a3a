"""How fast the rules run: every game, compiled and plain, interleaved with OpenSpiel's hearts in one run.

The machine may be shared and noisy: look at the ratios, which are medians over rounds in which all contenders ran
one after the other, in seconds of processor time. A second table is of the bots, compiled: playouts by rules of thumb,
decisions of ``good``, and iterations of a search by random playouts beside those of OpenSpiel's ISMCTS. An iteration
of hearts goes to the end of a deal, and so does one of Sponsio; in the other games it goes to the end of the match,
many times as far: so there are two ratios, of the iterations and of the moves in them.

    python bench/bench.py [--rounds 9] [--seconds 0.4] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

import pyspiel

from arene.core.game import GAMES, load_game

HERE = Path(__file__).parent
Figures = dict[str, float]


class Hearts:
    """OpenSpiel's hearts, dealt and ready for the first decision."""

    def __init__(self) -> None:
        choose = random.Random(1)
        self.state = pyspiel.load_game("hearts").new_initial_state()
        while self.state.is_chance_node():
            self.state.apply_action(choose.choice([action for action, _ in self.state.chance_outcomes()]))
        self.moves = self.through_python(choose)

    def through_python(self, choose: random.Random) -> int:
        """One random playout driven from Python; the number of moves."""
        state, moves = self.state.clone(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[choose.randrange(len(actions))])
            moves += 1
        return moves

    def in_python(self, seconds: float) -> Figures:
        choose, count, began = random.Random(2), 0, process_time()
        while process_time() - began < seconds:
            self.through_python(choose)
            count += 1
        return self.figures(count, count * self.moves, process_time() - began)

    def in_cpp(self, seconds: float) -> Figures:
        """Random rollouts inside C++: its ISMCTS evaluates the root once, then one child per simulation."""
        simulations, rollouts = 10, 100
        count, moves, began = 0, 0, process_time()
        while process_time() - began < seconds:
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, count)
            policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(count, evaluator, 1.4, simulations, -1, policy, False, False)
            bot.step(self.state)
            count += simulations * rollouts
            moves += rollouts * (self.moves + (simulations - 1) * (self.moves - 1))
        return self.figures(count, moves, process_time() - began)

    def iterations(self, seconds: float) -> float:
        """Simulations a second of its ISMCTS in C++, one random rollout each."""
        simulations, count, began = 600, 0, process_time()
        while process_time() - began < seconds:
            evaluator, policy = pyspiel.RandomRolloutEvaluator(1, count), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            pyspiel.ISMCTSBot(count, evaluator, 1.4, simulations, -1, policy, False, False).step(self.state)
            count += simulations
        return count / (process_time() - began)

    def clone_microseconds(self) -> float:
        began = process_time()
        for _ in range(2000):
            self.state.clone()
        return 1e6 * (process_time() - began) / 2000

    def figures(self, count: int, moves: int, spent: float) -> Figures:
        return {
            "moves_per_second": moves / spent,
            "playouts_per_second": count / spent,
            "clone_microseconds": self.clone_microseconds(),
        }


class Mode:
    """A process that measures our games, compiled or plain."""

    def __init__(self, pure: bool) -> None:
        environment = {**os.environ, "ARENE_PURE": "1" if pure else ""}
        command = [sys.executable, str(HERE / "worker.py")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.compiled = bool(self.answer()["compiled"])

    def answer(self) -> Figures:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the measuring process ended: see its message above")
        answer: Figures = json.loads(line)
        return answer

    def measure(self, game: str, seats: int, seconds: float) -> Figures:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{game} {seats} {seconds}\n")
        self.process.stdin.flush()
        return self.answer()


def run(rounds: int, seconds: float) -> dict[str, list[Figures]]:
    """All contenders once a round."""
    hearts, plain, compiled = Hearts(), Mode(pure=True), Mode(pure=False)
    results: dict[str, list[Figures]] = {}
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        figures = hearts.in_cpp(seconds)
        figures["iterations_per_second"], figures["iteration_moves"] = hearts.iterations(seconds / 2), hearts.moves
        results.setdefault("OpenSpiel hearts, C++", []).append(figures)
        results.setdefault("OpenSpiel hearts, from Python", []).append(hearts.in_python(seconds))
        for game in GAMES:
            seats = load_game(game).max_seats if game == "sponsio" else 4
            for mode in (compiled, plain):
                if mode is compiled and not compiled.compiled:
                    continue
                name = f"{game}, {seats} seats, {'compiled' if mode.compiled else 'plain'}"
                results.setdefault(name, []).append(mode.measure(game, seats, seconds))
    print(file=sys.stderr)
    if not compiled.compiled:
        print("The rules are not compiled here: only the plain files were measured.", file=sys.stderr)
    return results


def summary(results: dict[str, list[Figures]]) -> dict[str, Figures]:
    """Medians, and the median of the ratios to C++ hearts round by round."""
    peer = [figures["moves_per_second"] for figures in results["OpenSpiel hearts, C++"]]
    search = results["OpenSpiel hearts, C++"]
    table = {}
    for name, rows in results.items():
        table[name] = {key: median(row[key] for row in rows) for key in rows[0]}
        ratios = [row["moves_per_second"] / base for row, base in zip(rows, peer, strict=True)]
        table[name]["ratio_to_hearts_cpp"] = median(ratios)
        table[name]["ratio_lowest"] = min(ratios)
        table[name]["ratio_highest"] = max(ratios)
        if "iterations_per_second" in rows[0]:
            both = list(zip(rows, search, strict=True))
            ratios = [row["iterations_per_second"] / base["iterations_per_second"] for row, base in both]
            table[name]["iterations_ratio"] = median(ratios)
            table[name]["searched_moves_ratio"] = median(
                searched_moves(row) / searched_moves(base) for row, base in both
            )
    return table


def searched_moves(row: Figures) -> float:
    """The moves a second of a search."""
    return row["iterations_per_second"] * row["iteration_moves"]


def show(table: dict[str, Figures]) -> None:
    heads = ("moves/s", "playouts/s", "clone µs", "worlds/s", "ratio", "(low to high)")
    print(f"{'':34}" + "".join(f"{head:>12}" for head in heads))
    for name, row in table.items():
        worlds = f"{row['worlds_per_second']:12,.0f}" if "worlds_per_second" in row else f"{'':12}"
        span = f"{row['ratio_lowest']:.2f}–{row['ratio_highest']:.2f}"
        print(
            f"{name:34}{row['moves_per_second']:12,.0f}{row['playouts_per_second']:12,.0f}"
            f"{row['clone_microseconds']:12.2f}{worlds}{row['ratio_to_hearts_cpp']:12.3f}{span:>12}"
        )
    heads = ("by thumb/s", "decisions/s", "iterations/s", "moves each", "ratio", "by moves")
    print(f"\n{'bots':34}" + "".join(f"{head:>14}" for head in heads))
    keys = ("followed_per_second", "decisions_per_second", "iterations_per_second", "iteration_moves")
    for name, row in table.items():
        if "iterations_ratio" in row:
            figures = "".join(f"{row[key]:14,.0f}" if key in row else f"{'':14}" for key in keys)
            print(f"{name:34}{figures}{row['iterations_ratio']:14.2f}{row['searched_moves_ratio']:14.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--json", type=Path, default=HERE / "results" / "latest.json")
    args = parser.parse_args()
    table = summary(run(args.rounds, args.seconds))
    show(table)
    args.json.parent.mkdir(parents=True, exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    settings = {"rounds": args.rounds, "seconds": args.seconds}
    args.json.write_text(json.dumps({"machine": machine, **settings, "results": table}, indent=1) + "\n")
    print(f"Written to {args.json}")


if __name__ == "__main__":
    main()
