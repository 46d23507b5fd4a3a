"""Bots: legal, reproducible, blind to what their seat cannot see, and as strong as their names say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import arene
from arene.bots import BOTS, bot_names, make_bot
from arene.core.chance import Fast
from arene.core.knowledge import CERTAIN
from arene.core.state import Seen, State
from arene.lab.series import series
from arene.lab.simulate import simulate

GAME = arene.load_game("sponsio")
EDITION = GAME.edition()
QUICK = ("random", "heuristic")


def walk(seats: int, seed: int, bot: str) -> Iterator[tuple[State, int]]:
    """The positions of a match that copies of a bot play, each with the seat that is asked."""
    chance, thinking, player = Fast(seed), Fast(seed + 1), make_bot(bot, GAME)
    state = GAME.new_state(seats, GAME.check_options(seats, {}), EDITION, chance, None)
    while (seat := int(state.actor())) >= 0:
        yield state, seat
        state.play(seat, player.choose(Seen(state, seat), thinking), chance, None)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_every_choice_is_legal(bot: str, seats: int) -> None:
    player = make_bot(bot, GAME)
    places = 40 if bot in ("normal", "strong") else 10_000
    for place, (state, seat) in enumerate(walk(seats, 11 + seats, "random")):
        assert player.choose(Seen(state, seat), Fast(place)) in state.legal(seat)
        if place == places:
            break


@pytest.mark.parametrize("seats", [3, 4])
def test_the_policy_is_legal_wherever_a_playout_may_lead(seats: int) -> None:
    knowledge = GAME.knowledge()
    for seed in range(25):
        for state, seat in walk(seats, 100 + seed, "random"):
            legal = list(state.legal(seat))
            assert knowledge.policy(state, seat, Fast(1)) in legal
            candidates = list(knowledge.candidates(state, seat))
            assert candidates and set(candidates) <= set(legal)


@pytest.mark.parametrize("options", [{"counter_target": "has_bet"}, {"nines_scope": "whole_deck"}, {"goal_coins": 60}])
def test_the_policy_is_legal_with_options(options: dict[str, object]) -> None:
    for seed in range(10):
        chance = Fast(seed)
        state = GAME.new_state(4, GAME.check_options(4, options), EDITION, chance, None)
        while (seat := int(state.actor())) >= 0:
            action = GAME.knowledge().policy(state, seat, chance)
            assert action in state.legal(seat)
            state.play(seat, action, chance, None)


@pytest.mark.parametrize("bot", ["random", "heuristic", "normal", "strong"])
def test_a_bot_sees_nothing_hidden(bot: str) -> None:
    """Change only what its seat cannot see: with the same thoughts it chooses the same."""
    player = make_bot(bot, GAME)
    step = {"random": 1, "heuristic": 1, "normal": 9, "strong": 41}[bot]
    changed = 0
    for place, (state, seat) in enumerate(walk(4, 5, "heuristic")):
        if place % step == 0:
            other = state.sample(seat, Fast(place))
            changed += GAME.position(other) != GAME.position(state)
            assert player.choose(Seen(state, seat), Fast(9)) == player.choose(Seen(other, seat), Fast(9))
    assert changed > 0


def test_the_policy_itself_reads_no_hidden_card() -> None:
    """Even without the sampled world in between: it serves as playout policy for all seats."""
    knowledge = GAME.knowledge()
    for seats in (3, 4):
        for place, (state, seat) in enumerate(walk(seats, 21, "heuristic")):
            other = state.sample(seat, Fast(place))
            assert knowledge.policy(state, seat, Fast(1)) == knowledge.policy(other, seat, Fast(1))


def test_the_heuristic_uses_what_the_table_offers() -> None:
    """Not only the safest bets: tokens, swaps and the last trick are worth their price now and then."""
    space = GAME.actions(EDITION)
    used: set[str] = set()
    knowledge = GAME.knowledge()
    for seed in range(40):
        for state, seat in walk(4, 40 + seed, "heuristic"):
            action = space.action(int(knowledge.policy(state, seat, Fast(1)))).to_json()
            used.add(str(action["kind"]) + str(action.get("token", "")))
    assert {"tokenfight", "tokendouble", "tokenmodifier", "swap_take", "bet", "pass", "keep", "collect"} <= used


def test_a_bot_changes_nothing() -> None:
    for state, seat in walk(4, 3, "heuristic"):
        before = GAME.position(state)
        make_bot("heuristic", GAME).choose(Seen(state, seat), Fast(1))
        assert GAME.position(state) == before


def test_prospects_add_up() -> None:
    """Between two rounds somebody will win, and the richer seat more probably."""
    knowledge = GAME.knowledge()
    for state, _ in walk(4, 8, "heuristic"):
        worth = [int(knowledge.worth(state, seat)) for seat in range(4)]
        assert sum(worth) == pytest.approx(CERTAIN, abs=8)
        purses = [player["purse"] for player in GAME.view(state, None)["players"]]
        streaks = [player["streak"] for player in GAME.view(state, None)["players"]]
        if len(set(streaks)) == 1:
            assert worth.index(max(worth)) == purses.index(max(purses))


def test_names() -> None:
    assert bot_names(["normal", "random"], 4) == ["normal", "random", "random", "random"]
    with pytest.raises(arene.BadData, match="'genius' is not one of random, heuristic, easy, normal, strong"):
        make_bot("genius", GAME)
    with pytest.raises(arene.BadData, match="'genius' is not one of"):
        bot_names(["genius"], 4)
    with pytest.raises(arene.BadData, match="5 names for 4 seats; allowed is 1 to 4"):
        bot_names(["random"] * 5, 4)
    with pytest.raises(arene.BadData, match="0 names for 4 seats"):
        bot_names([], 4)


def won(bots: list[str], matches: int, seats: int = 4) -> float:
    return simulate(series("sponsio", seats, bots, matches, 1)).bots[0].wins.low


def test_the_heuristic_beats_random() -> None:
    assert won(["heuristic", "random"], 120) > 0.75


@pytest.mark.slow
def test_normal_beats_random() -> None:
    """The strength of the levels against each other takes too long for a test: docs/balance/sponsio.md has it."""
    assert won(["heuristic", "random"], 400, seats=3) > 0.75
    assert won(["normal", "random"], 40) > 0.60
