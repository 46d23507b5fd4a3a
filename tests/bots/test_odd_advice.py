"""What the rules refuse is never played, whoever advises it: a table goes on, the laboratory finds the fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import arene
from arene.bots import make_bot
from arene.bots.beginner import BeginnerBot
from arene.bots.policy import PolicyBot
from arene.bots.search import Node, SearchBot
from arene.core.chance import Chance, Fast
from arene.core.knowledge import GOOD, IllegalAnswer, best_first
from arene.core.native import i64, vec
from arene.core.playout import answer, bot_match
from arene.core.state import Bot, Seen, State
from tests.bots.odd import NOWHERE, OddBot, OddKnowledge

GAME = arene.load_game("sponsio")
Ask = Callable[[OddKnowledge, bool], Bot]


def dealt(seed: int = 1) -> State:
    return GAME.new_state(4, GAME.check_options(4, {}), GAME.edition(), Fast(seed), None)


def some(state: State, seat: int) -> list[int]:
    return [int(action) for action in state.legal(seat)][:4]


def test_an_illegal_answer_ends_the_loop_and_is_not_played() -> None:
    state = dealt()
    bots: list[Bot] = [OddBot(make_bot("heuristic", GAME), after=3) for _ in range(4)]
    with pytest.raises(IllegalAnswer) as caught:
        bot_match(state, bots, Fast(1), [Fast(seat) for seat in range(4)], None)
    assert (caught.value.where, caught.value.action) == ("answer", NOWHERE)
    assert caught.value.seat == state.actor(), "the position is the one in which the bot was asked"


def test_a_bot_cannot_change_the_list_it_is_compared_with() -> None:
    class Forger(Bot):
        def choose(self, seen: Seen, chance: Chance) -> i64:
            seen.legal()[0] = NOWHERE
            return NOWHERE

    state = dealt()
    with pytest.raises(IllegalAnswer):
        answer(Forger(), state, state.actor(), Fast(1))


BRIEF = {"playouts": 8, "attention": 100, "trust": 0}


def by_search(knowledge: OddKnowledge, strict: bool) -> Bot:
    return SearchBot(knowledge, GOOD, BRIEF, strict)


def by_slips(knowledge: OddKnowledge, strict: bool) -> Bot:
    return BeginnerBot(knowledge, strict)


def by_policy(knowledge: OddKnowledge, strict: bool) -> Bot:
    return PolicyBot(knowledge, strict)


ADVICE = {
    "policy": OddKnowledge(GAME, policy=lambda state, seat, chance: NOWHERE),
    "candidates of which some are illegal": OddKnowledge(
        GAME, candidates=lambda state, seat: [NOWHERE, int(state.legal(seat)[1])]
    ),
    "no candidates": OddKnowledge(GAME, candidates=lambda state, seat: []),
    "only illegal candidates": OddKnowledge(GAME, candidates=lambda state, seat: [NOWHERE]),
}


@pytest.mark.parametrize(
    ("bot", "advice"),
    [(by_policy, "policy"), (by_slips, "policy"), *((by_search, advice) for advice in ADVICE)],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_table_goes_on_and_the_laboratory_finds_the_fault(bot: Ask, advice: str) -> None:
    state = dealt()
    for move in range(4):
        seat = int(state.actor())
        chosen = bot(ADVICE[advice], False).choose(Seen(state, seat), Fast(move))
        assert chosen in list(state.legal(seat))
        if len(state.legal(seat)) > 1:
            with pytest.raises(IllegalAnswer):
                bot(ADVICE[advice], True).choose(Seen(state, seat), Fast(move))
        state.play(seat, chosen, Fast(move), None)


def test_a_playout_that_goes_round_in_a_circle_comes_to_an_end() -> None:
    """Knowledge that never sees the end of a round: the playout is given up, and worth what it has come to."""

    class Circle(OddKnowledge):
        def stage(self, state: State) -> i64:
            return 0

    bot = SearchBot(Circle(GAME), GOOD, BRIEF, False)
    bot.farthest = 5
    moves: list[int] = []
    sound = GAME.knowledge()

    def counted(state: State, seat: int, chance: Chance) -> int:
        moves.append(seat)
        return int(sound.policy(state, seat, chance))

    bot.knowledge = Circle(GAME, policy=counted)
    state = dealt()
    world = state.clone()
    bot.follow(world, 0, 0, Fast(1), Node())
    assert len(moves) == 5 and not world.over()


# ---- equal worths


def test_equal_worths_are_decided_by_chance() -> None:
    worth = vec[i64]([7, 9, 9, 3, 9])
    first = Counter(int(best_first(worth, 1, Fast(seed))[0]) for seed in range(600))
    assert set(first) == {1, 2, 4}
    assert all(140 < count < 260 for count in first.values()), first  # 200 each; 5.2 standard deviations
    for seed in range(20):
        order = [int(place) for place in best_first(worth, 5, Fast(seed))]
        assert order == [int(place) for place in best_first(worth, 5, Fast(seed))]
        assert set(order[:3]) == {1, 2, 4} and order[3:] == [0, 3]
    assert [int(place) for place in best_first(worth, 3)] == [1, 2, 4], "without chance, the earlier one"


def test_a_bot_to_whom_all_is_equal_does_not_always_do_the_same() -> None:
    class Indifferent(OddKnowledge):
        def worth(self, state: State, seat: i64) -> i64:
            return 0

    state = dealt()
    seat = int(state.actor())
    bot = SearchBot(Indifferent(GAME, candidates=some), GOOD, BRIEF, True)
    chosen = {int(bot.choose(Seen(state, seat), Fast(seed))) for seed in range(20)}
    assert len(chosen) > 2
    for seed in range(3):
        assert bot.choose(Seen(state, seat), Fast(seed)) == bot.choose(Seen(state, seat), Fast(seed))
