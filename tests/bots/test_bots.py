"""Bots: legal, reproducible, blind to what their seat cannot see, and as strong as their names say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

import arene
from arene.bots import ALIASES, BOTS, LEVELS, bot_names, for_people, level_of, make_bot, temper_of, with_temper
from arene.bots.search import MOST_WORLDS, Runner, SearchBot
from arene.core.chance import Fast
from arene.core.knowledge import CERTAIN, GOOD
from arene.core.native import i64
from arene.core.state import Seen, State
from arene.lab.series import series
from arene.lab.simulate import simulate
from tests.bots.odd import OddKnowledge

GAME = arene.load_game("sponsio")
EDITION = GAME.edition()
QUICK = ("random", "heuristic")
# how long a level thinks changes nothing but how well it chooses
THINKING_SHORTLY = ("random", "beginner", "regular", "good", "strong:playouts=240", "expert:playouts=240")


def walk(seats: int, seed: int, bot: str) -> Iterator[tuple[State, int]]:
    """The positions of a match that copies of a bot play, each with the seat that is asked."""
    chance, thinking, player = Fast(seed), Fast(seed + 1), make_bot(bot, GAME)
    state = GAME.new_state(seats, GAME.check_options(seats, {}), EDITION, chance, None)
    while (seat := int(state.actor())) >= 0:
        yield state, seat
        state.play(seat, player.choose(Seen(state, seat), thinking), chance, None)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("bot", THINKING_SHORTLY)
def test_every_choice_is_legal(bot: str, seats: int) -> None:
    player = make_bot(bot, GAME)
    places = {"random": 10_000, "regular": 10_000, "beginner": 200}.get(level_of(bot), 20)
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


@pytest.mark.parametrize("bot", THINKING_SHORTLY)
def test_a_bot_sees_nothing_hidden(bot: str) -> None:
    """Change only what its seat cannot see: with the same thoughts it chooses the same."""
    player = make_bot(bot, GAME)
    step = {"good": 9, "strong": 23, "expert": 23}.get(level_of(bot), 1)
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
    with pytest.raises(arene.BadData, match="'genius' is not one of random, beginner, regular, good"):
        make_bot("genius", GAME)
    with pytest.raises(arene.BadData, match="'genius' is not one of"):
        bot_names(["genius"], 4)
    with pytest.raises(arene.BadData, match="5 names for 4 seats; allowed is 1 to 4"):
        bot_names(["random"] * 5, 4)
    with pytest.raises(arene.BadData, match="0 names for 4 seats"):
        bot_names([], 4)


def test_old_names_are_the_same_bots() -> None:
    state, seat = next(walk(4, 1, "random"))
    assert [level for level in BOTS if level not in ("random", *LEVELS)] == list(ALIASES)
    for alias, level in ALIASES.items():
        chosen = [make_bot(name, GAME).choose(Seen(state, seat), Fast(5)) for name in (alias, level)]
        assert type(make_bot(alias, GAME)) is type(make_bot(level, GAME)) and chosen[0] == chosen[1]


def test_a_name_may_say_how_a_bot_searches() -> None:
    """A temper, and changes of single parts; nonsense is refused, and so is what would change nothing."""
    assert bot_names(["good:bold", "strong:playouts=40:stages=0"], 3) == [
        "good:bold",
        *["strong:playouts=40:stages=0"] * 2,
    ]
    for name in ("good:wild", "good:wild=1", "good:"):
        with pytest.raises(arene.BadData, match="is not one of bold, careful, playouts"):
            make_bot(name, GAME)
    no_numbers = ("good:stages", "good:stages=-1", "good:stages=one")
    for name in (*no_numbers, "good:crowd=101", "good:depth=21", "good:paired=2", "good:playouts=99999999999"):
        with pytest.raises(arene.BadData, match="is out of range; allowed is 0 to"):
            make_bot(name, GAME)
    with pytest.raises(arene.BadData, match="stages is there twice"):
        make_bot("good:stages=1:stages=1", GAME)
    with pytest.raises(arene.BadData, match="'good:bold:careful' has two tempers"):
        make_bot("good:bold:careful", GAME)
    for name in ("regular:bold", "heuristic:playouts=8", "beginner:careful", "random:bold"):
        with pytest.raises(arene.BadData, match="does not search; choose among good, strong"):
            make_bot(name, GAME)
    assert (level_of("easy"), level_of("normal:bold"), level_of("expert")) == ("regular", "good", "expert")
    assert (temper_of("good:bold"), temper_of("good:milliseconds=5"), temper_of("good")) == ("bold", "", "")
    assert for_people("strong:bold") == "strong:bold:milliseconds=1000" and for_people("easy") == "easy"
    assert with_temper("good", "bold") == "good:bold" and with_temper("regular", "bold") == "regular"


def test_what_falls_behind_is_tried_no_more() -> None:
    """A choice that loses every comparison is dropped; the others get its playouts."""
    state = GAME.new_state(4, GAME.check_options(4, {}), EDITION, Fast(1), None)
    seat = int(state.actor())
    first = [int(one) for one in state.legal(seat)][:3]
    tried: list[int] = []

    class Clear(OddKnowledge):
        def worth(self, state: State, seat: i64) -> i64:
            tried.append(len(tried))
            return 0

    bot = SearchBot(Clear(GAME, candidates=lambda state, seat: first), GOOD, {"playouts": 300, "trust": 0}, True)
    runners = [Runner(action, 0) for action in range(3)]
    luck = Fast(3)
    for _ in range(30):
        base = int(luck.below("base", CERTAIN // 2))
        for place, runner in enumerate(runners):
            runner.note(base + (0, CERTAIN // 4, CERTAIN // 5 + int(luck.below("noise", CERTAIN // 10)))[place])
    bot.sit(4)
    assert [int(one.action) for one in bot.in_sight(runners, bot.search.doubt)] == [1, 2], (
        "0 is far behind in every world"
    )
    bot.search.doubt = 0
    bot.choose(Seen(state, seat), Fast(1))
    assert len(tried) == 300 - 300 % len({*first, int(bot.advice(state, seat, state.legal(seat), Fast(1)))})


def test_what_is_the_same_in_world_after_world_is_tried_no_more_either() -> None:
    """A few worlds, or one in which they part, are no proof that two choices are the same. A temper chooses among such:
    it keeps them."""

    def left(bot: str, worlds: int, apart: int) -> list[int]:
        player = make_bot(bot, GAME)
        assert isinstance(player, SearchBot)
        player.sit(4)
        runners = [Runner(action, 0) for action in range(2)]
        for world in range(worlds):
            runners[0].note(CERTAIN // 2)
            runners[1].note(CERTAIN // 2 + (CERTAIN // 100 if world < apart else world % 10))
        return [int(one.action) for one in player.in_sight(runners, player.search.doubt)]

    assert left("strong", 60, 0) == [0] and left("strong:alike=0", 60, 0) == [0, 1]
    assert left("strong", 59, 0) == left("strong", 60, 1) == [0, 1]
    assert left("expert", 60, 0) == [0, 1], "who has longer is surer"
    assert left("strong:bold", 60, 0) == [0, 1]


def test_the_longest_race_stays_within_whole_numbers() -> None:
    """Sums and squares of as many worlds as there may be: compiled, they have 64 bits."""
    bot = make_bot("expert", GAME)
    assert isinstance(bot, SearchBot)
    bot.sit(4)
    runners = [Runner(action, 0) for action in range(2)]
    for _ in range(MOST_WORLDS):
        runners[0].note(CERTAIN)
        runners[1].note(0)
    assert [int(one.action) for one in bot.in_sight(runners, bot.search.doubt)] == [0]
    assert [int(one.spread()) for one in runners] == [0, 0]


class Counting(OddKnowledge):
    """Counts the playouts: each ends with a look at what it is worth."""

    playouts = 0

    def worth(self, state: State, seat: i64) -> i64:
        self.playouts += 1
        return self.sound.worth(state, seat)


@pytest.mark.parametrize("limit", [1, 3, 7, 20])
def test_no_playout_begins_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    """By a clock that goes on by a thousandth whenever it is asked: before every playout, not only before a world."""
    clock = count(0.0, 0.001)
    monkeypatch.setattr("time.perf_counter", lambda: next(clock))
    knowledge = Counting(GAME)
    bot = SearchBot(knowledge, GOOD, {"playouts": 1000, "attention": 100, "doubt": 0, "milliseconds": limit}, True)
    state, seat = next((state, seat) for state, seat in walk(4, 5, "heuristic") if len(state.legal(seat)) > 4)
    assert bot.choose(Seen(state, seat), Fast(1)) in state.legal(seat)
    assert limit - 2 <= knowledge.playouts <= limit


def test_a_bot_thinks_over_as_many_decisions_as_its_attention_says() -> None:
    """The others are settled by rules of thumb, without a playout."""
    state, seat = next((state, seat) for state, seat in walk(4, 5, "heuristic") if len(state.legal(seat)) > 4)

    def thought_over(attention: int) -> int:
        knowledge, number = Counting(GAME), 0
        bot = SearchBot(knowledge, GOOD, {"playouts": 24, "attention": attention}, True)
        for turn in range(100):
            before = knowledge.playouts
            assert bot.choose(Seen(state, seat), Fast(turn)) in state.legal(seat)
            number += knowledge.playouts > before
        return number

    assert thought_over(0) == 0 and thought_over(100) == 100
    assert 25 <= thought_over(40) <= 55


@pytest.mark.parametrize(("temper", "chosen"), [("", 0), ("bold", 1), ("careful", 0)])
def test_a_temper_decides_where_luck_could(temper: str, chosen: int) -> None:
    """All or nothing against half for certain: the same on average, and a clearly worse choice tempts nobody."""
    bot = make_bot(f"good:{temper}" if temper else "good", GAME)
    assert isinstance(bot, SearchBot)
    bot.sit(4)
    runners = [Runner(action, 0) for action in range(3)]
    for world in range(20):
        for runner, worth in zip(runners, (CERTAIN // 2 + 1000, CERTAIN * (world % 2), CERTAIN // 9), strict=True):
            runner.note(worth)
    assert bot.taken(runners, Fast(1)) == chosen


def won(bots: list[str], matches: int, seats: int = 4) -> float:
    return simulate(series("sponsio", seats, bots, matches, 1)).bots[0].wins.low


def test_the_heuristic_beats_random() -> None:
    assert won(["heuristic", "random"], 120) > 0.75


@pytest.mark.slow
def test_a_search_beats_random() -> None:
    """The strength of the levels against each other takes too long for a test: docs/bots.md has it."""
    assert won(["heuristic", "random"], 400, seats=3) > 0.75
    assert won(["good:playouts=40", "random"], 40) > 0.60
