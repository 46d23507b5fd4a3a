"""Which contracts pay in Lanista: one seat that differs only in the contracts it takes, and contract against exhibitio.

    python docs/balance/lanista_contracts.py choices --matches 400
    python docs/balance/lanista_contracts.py exhibitio --matches 60

``choices``: three seats play ordinarily, the fourth takes contracts of the named kinds only; how often does it win?
``exhibitio``: wherever a contract could be taken and fought, the match is played on twice by the same rule of thumb:
with the contract, and with an exhibitio in its place. No other contract is taken in that round.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from statistics import mean, stdev

import arene
from arene.core.chance import Fast
from arene.core.edition import Edition
from arene.core.native import i64, vec
from arene.games.lanista.bots.knowledge import LanistaKnowledge
from arene.games.lanista.rules import combats, contracts
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

GAME = arene.load_game("lanista")
KNOWLEDGE = LanistaKnowledge()
KINDS = [f"{'sine ' if sine else ''}{rank}" for sine in (False, True) for rank in c.RANKS]
NAMED = {  # the choices that have a name; --all tries every set of kinds
    "all": KINDS,
    "none": [],
    "classic": KINDS[:3],
    "sine": KINDS[3:],
    "sine or alpha": [*KINDS[2:4], *KINDS[4:]],
    "gamma": [KINDS[0], KINDS[3]],
    "beta": [KINDS[1], KINDS[4]],
    "alpha": [KINDS[2], KINDS[5]],
    "beta or alpha": [KINDS[1], KINDS[2], KINDS[4], KINDS[5]],
    "gamma or beta": [KINDS[0], KINDS[1], KINDS[3], KINDS[4]],
    "classic alpha": [KINDS[2]],
    "sine beta or alpha": [KINDS[4], KINDS[5]],
}


def kind_of(state: Lanista, contract: int) -> str:
    box = state.setup.box
    return KINDS[3 * int(box.sine[contract]) + int(box.contract_rank[contract])]


def choose(state: Lanista, seat: int, kinds: list[str], chance: Fast) -> int:
    """The rule of thumb; when it picks a contract it sees none but those of the kinds."""
    world = state.sample(seat, chance)
    if state.asked is contracts.ASK_CONTRACT and len(kinds) < len(KINDS):
        world.shown = vec[i64]([one for one in world.shown if kind_of(world, int(one)) in kinds])
    return int(KNOWLEDGE.policy(world, seat, chance))


def begin(seats: int, options: dict[str, object], edition: Edition, seed: int) -> tuple[Lanista, Fast]:
    chance = Fast(seed)
    state = GAME.new_state(seats, GAME.check_options(seats, options), edition, chance, None)
    assert isinstance(state, Lanista)
    return state, chance


def share(state: Lanista, seat: int) -> float:
    winners = [standing.seat for standing in state.standings() if standing.rank == 1]
    return 1 / len(winners) if seat in winners else 0.0


def wins_with(kinds: list[str], args: argparse.Namespace, edition: Edition) -> list[float]:
    won = []
    for number in range(args.matches):
        state, chance = begin(args.seats, {"preset": args.preset}, edition, number)
        odd = number % args.seats
        while not state.over():
            seat = int(state.actor())
            state.play(seat, choose(state, seat, kinds if seat == odd else KINDS, chance), chance, None)
        won.append(share(state, odd))
    return won


def told(values: list[float], unit: float = 1, digits: int = 1) -> str:
    error = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{unit * mean(values):.{digits}f} ± {unit * error:.{digits}f}"


def choices(args: argparse.Namespace, edition: Edition) -> None:
    chosen = dict(NAMED)
    if args.every:
        sets = [list(some) for size in range(len(KINDS)) for some in combinations(KINDS, size)]
        chosen = {" + ".join(some) or "none": some for some in sets}
    for name, kinds in chosen.items():
        print(f"| {name} | {told(wins_with(kinds, args, edition), 100)} % |", flush=True)


def fightable(state: Lanista, seat: int) -> Iterator[int]:
    """Open contracts that the seat may take and has a pair for."""
    ranks = state.setup.box.contract_rank
    for contract in state.shown:
        rank = ranks[contract]
        if contracts.able(state, seat, rank) and combats.has_pair(state, seat, contract, False, rank):
            yield int(contract)


def play_on(state: Lanista, seat: int, contract: int, seed: int) -> tuple[float, float]:
    """Take a contract and fight it, or (-1) hold an exhibitio in its place; the seat's lead at the end, its share."""
    chance = Fast(seed)
    world = state.sample(seat, chance)
    world.play(seat, contracts.TAKE + contract if contract >= 0 else contracts.PASS_CONTRACT, chance, None)
    now = world.round
    while not world.over():
        actor = int(world.actor())
        action = KNOWLEDGE.policy(world, actor, chance)
        if actor == seat and world.round == now and contracts.TAKE <= action < contracts.SWAP_WITH:
            action = contracts.PASS_CONTRACT
        world.play(actor, action, chance, None)
    best = max(int(player.prestige) for place, player in enumerate(world.players) if place != seat)
    return float(world.players[seat].prestige - best), share(world, seat)


def exhibitio(args: argparse.Namespace, edition: Edition) -> None:
    found: dict[str, list[float]] = {}
    wins: dict[str, list[float]] = {}
    for number in range(args.matches):
        state, chance = begin(args.seats, {"preset": args.preset}, edition, number)
        while not state.over():
            seat = int(state.actor())
            if state.asked is contracts.ASK_CONTRACT and not state.players[seat].contracts:
                for contract in fightable(state, seat):
                    for again in range(args.again):
                        seed = 1000 * number + again
                        lead, share_ = play_on(state, seat, contract, seed)
                        other, other_share = play_on(state, seat, -1, seed)
                        name = state.setup.box.contracts[contract]
                        kind = kind_of(state, contract)
                        for key in (name, kind, f"{kind}, round {state.round}", "all"):
                            found.setdefault(key, []).append(lead - other)
                            wins.setdefault(key, []).append(share_ - other_share)
            state.play(seat, KNOWLEDGE.policy(state.sample(seat, chance), seat, chance), chance, None)
    for key in sorted(found):
        print(f"| {key} | {len(found[key])} | {told(found[key])} | {told(wins[key], 100)} % |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["choices", "exhibitio"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--preset", default="first")
    parser.add_argument("--edition", default=None, help="a file; by default the game's own")
    parser.add_argument("--all", dest="every", action="store_true", help="choices: every set of kinds")
    parser.add_argument("--again", type=int, default=4, help="exhibitio: how often each position is played on")
    args = parser.parse_args()
    edition = GAME.edition(args.edition)
    print(f"{args.seats} seats, {args.preset}, {args.matches} matches, edition {edition.id} {edition.hash}")
    choices(args, edition) if args.what == "choices" else exhibitio(args, edition)


if __name__ == "__main__":
    main()
