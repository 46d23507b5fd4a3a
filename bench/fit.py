"""What a position is worth between two stages: fitted to played matches.

Bots play matches; at every end of a stage the features that the game names (``Knowledge.features``) are written down
for every seat, and at the end of the match each seat's share. The strength of a seat is a weighted sum of its features,
the shares follow from the strengths (``arene.core.knowledge.odds``). Four fifths of the matches find the weights, the
others tell how good they are: the log-loss of the share, beside that of the evaluation in use and of equal shares.

    python bench/fit.py sportmord --seats 4 --matches 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log

import numpy as np
from scipy.optimize import minimize

from arene.bots import make_bot
from arene.core.chance import Fast
from arene.core.game import Game, load_game
from arene.core.knowledge import CERTAIN, Knowledge, share
from arene.core.state import Seen, State

Position = tuple[list[list[int]], list[float]]  # the features of each seat; what the evaluation in use gives them


def played(game: Game, seats: int, bots: str, seed: int) -> tuple[list[Position], list[float]]:
    """The positions of one match at the ends of its stages, and each seat's share of it."""
    knowledge, chance, bot = game.knowledge(), Fast(2 * seed + 1), make_bot(bots, game, strict=True)
    state = game.new_state(seats, game.check_options(seats, {}), game.edition(), chance, None)
    thinking = [Fast(1000 * seed + seat + 7) for seat in range(seats)]
    positions, stage = [], int(knowledge.stage(state))
    while (seat := int(state.actor())) >= 0:
        state.play(seat, bot.choose(Seen(state, seat), thinking[seat]), chance, None)
        if not state.over() and int(knowledge.stage(state)) != stage:
            stage = int(knowledge.stage(state))
            positions.append(looked_at(knowledge, state, seats))
    return positions, [int(share(state, seat)) / CERTAIN for seat in range(seats)]


def looked_at(knowledge: Knowledge, state: State, seats: int) -> Position:
    features = [[int(one) for one in knowledge.features(state, seat)] for seat in range(seats)]
    return features, [max(int(knowledge.worth(state, seat)), 1) for seat in range(seats)]


def arranged(
    matches: list[tuple[list[Position], list[float]]],
) -> Iterator[tuple[list[list[int]], list[float], list[float]]]:
    for positions, shares in matches:
        for features, worths in positions:
            yield features, [worth / sum(worths) for worth in worths], shares


def loss(weights: np.ndarray, features: np.ndarray, shares: np.ndarray) -> tuple[float, np.ndarray]:
    """The mean log-loss of the shares, and its slope."""
    strengths = features @ weights
    strengths -= strengths.max(axis=1, keepdims=True)
    chances = np.exp(strengths)
    chances /= chances.sum(axis=1, keepdims=True)
    missed = -(shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()
    slope = ((chances - shares)[:, :, None] * features).sum(axis=1).mean(axis=0)
    return float(missed + 1e-5 * weights @ weights), slope + 2e-5 * weights


def fit(game: Game, seats: int, matches: int, bots: str, seed: int) -> None:
    everything = [played(game, seats, bots, seed + number) for number in range(matches)]
    cut = matches * 4 // 5
    sets = []
    for part in (everything[:cut], everything[cut:]):
        rows = list(arranged(part))
        sets.append([np.array([row[column] for row in rows], dtype=float) for column in range(3)])
    (features, _, shares), (other_features, in_use, other_shares) = sets
    scale = features.std(axis=(0, 1))
    scale[scale == 0] = np.inf  # what never changes tells nothing
    found = minimize(loss, np.zeros(features.shape[2]), (features / scale, shares), jac=True, method="L-BFGS-B")
    weights = np.rint(found.x / scale * 1e6)  # strengths in thousandths, weights in thousandths of that
    after = loss(weights / 1e6, other_features, other_shares)[0]
    before = -(other_shares * np.log(np.maximum(in_use, 1e-6))).sum(axis=1).mean()
    print(f"{game.id}, {seats} seats, {matches} matches of {bots}, {len(features) + len(other_features)} positions")
    losses = f"equal shares {log(seats):.4f}, in use {before:.4f}, fitted {after:.4f}"
    print(f"log-loss on {matches - cut} other matches: {losses}")
    print(f"weights: {[int(one) for one in weights]}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load_game(args.game)
    fit(game, game.check_seats(args.seats), args.matches, args.bots, args.seed)


if __name__ == "__main__":
    main()
