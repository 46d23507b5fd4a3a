"""Bots: asked at any moment, they answer legally, in time and without a look at what is hidden."""

from __future__ import annotations

import time

import pytest

import arene
from arene.bots import ALIASES, BOTS, LEVELS, level_of, make_bot
from arene.bots.search import FIRST_LOOK, SearchBot
from arene.core.chance import Chance, Fast
from arene.core.game import Game
from arene.core.knowledge import CERTAIN, GOOD, STRONG
from arene.core.native import i64, vec
from arene.core.playout import bot_match
from arene.core.state import Seen, State
from arene.server.thinking import Question, suggest
from tests.bots.odd import OddKnowledge
from tests.contract.fields import differences, fixed, snapshot
from tests.contract.tables import LONG, Table, every_choice, own_edition, spread
from tests.contract.telling import at
from tests.contract.walks import ENDLESS, moments, start

Where = tuple[str, int]

# how many tables and moments, and the seconds an answer may take where the rules run compiled
LOOKS = {
    "random": (2, 10, 0.1),
    "beginner": (3, 20, 1.0),
    "regular": (5, 40, 0.2),
    "good": (3, 5, 4.0),
    "strong": (2, 2, 10.0),
    "expert": (1, 1, 30.0),
    **dict.fromkeys(ALIASES, (1, 2, 4.0)),
}


def affordable(level: str) -> str:
    """The bot itself, at decisions it thinks over; where the rules run plain, with fewer playouts: what is proven does
    not depend on those."""
    if level_of(level) not in ("good", "strong", "expert"):
        return level
    return f"{level}:attention=100" + ("" if arene.compiled() else ":playouts=24")


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_answers_any_question(where: Where, level: str) -> None:
    """Also in the middle of a turn, after somebody else's choices, and whatever the options."""
    tables, most, seconds = LOOKS[level]
    for table in spread(*where, f"bot {level}", tables):
        bot, space = make_bot(affordable(level), table.game, strict=True), table.game.actions(table.edition)
        for moment in moments(table, most):
            for seat in moment.awaiting[:2]:
                apart = fixed(moment.state)
                before, began = snapshot(moment.state, apart), time.process_time()
                action = int(bot.choose(Seen(moment.state, seat), Fast(moment.number)))
                took = time.process_time() - began
                legal = moment.legal(seat)
                assert action in legal, (
                    f"{at(moment, seat)}: {level} plays {space.action(action)}, allowed are "
                    f"{[space.action(one) for one in legal[:8]]}"
                )
                assert took < seconds or not arene.compiled(), f"{at(moment, seat)}: {level} thinks for {took:.1f} s"
                changed = differences(before, snapshot(moment.state, apart))
                assert not changed, f"{at(moment, seat)}: {level} changed {changed}"


class Counting(OddKnowledge):
    """Counts the playouts, each of which ends with a look at what it is worth; and the choices compared: what is usual
    and what is worth a thought, both asked for once before the first playout."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.start()

    def start(self) -> None:
        self.playouts = 0
        self.usual: set[int] = set()
        self.thought: set[int] = set()

    @property
    def choices(self) -> int:
        return len(self.usual | self.thought)

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        action = super().policy(state, seat, chance)
        self.usual = self.usual or {int(action)}
        return action

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        actions = super().candidates(state, seat)
        self.thought = self.thought or {int(action) for action in actions}
        return actions

    def worth(self, state: State, seat: i64) -> i64:
        self.playouts += 1
        return super().worth(state, seat)


@pytest.mark.parametrize("part", ["doubt", "crowd", "depth", "stages"])
def test_a_search_spends_its_budget(where: Where, part: str) -> None:
    """Whatever its parts: each choice is tried as often as comes out even, and no playout goes beyond that. Only doubt
    may end it sooner, after a first look at all of them."""
    knowledge, budget = Counting(arene.load_game(where[0])), 30 if part == "doubt" else 12
    changes = {"playouts": budget, "attention": 100, "doubt": 0, "wide": 0, part: 2}
    for table in spread(*where, f"budget {part}", 2):
        for moment in moments(table, 4):
            for seat in moment.awaiting[:1]:
                if len(moment.legal(seat)) == 1:
                    continue
                knowledge.start()
                SearchBot(knowledge, STRONG if moment.number % 2 else GOOD, changes, True).choose(
                    Seen(moment.state, seat), Fast(moment.number)
                )
                spent, choices = knowledge.playouts, knowledge.choices
                even = budget // choices if choices > 1 else 0  # nothing is tried where nothing is compared
                least = choices * (min(even, FIRST_LOOK) if part == "doubt" else even)
                most = budget if part == "doubt" else choices * even
                assert least <= spent <= most, f"{at(moment, seat)}: {spent} playouts for {choices} choices"


def test_where_little_is_legal_all_of_it_is_compared(where: Where) -> None:
    """Whatever the game proposes; with one action more it is as usual."""
    knowledge = Counting(arene.load_game(where[0]))
    for table in spread(*where, "wide", 2):
        for moment in moments(table, 4):
            for seat in moment.awaiting[:1]:
                legal = len(moment.legal(seat))
                for wide, compared in ((legal, legal), (legal - 1, 0)):
                    if legal == 1:
                        continue
                    knowledge.start()
                    changes = {"playouts": 2 * legal, "attention": 100, "doubt": 0, "wide": wide}
                    SearchBot(knowledge, GOOD, changes, True).choose(Seen(moment.state, seat), Fast(moment.number))
                    choices = compared or knowledge.choices
                    even = 2 * legal // choices * choices if choices > 1 else 0
                    assert knowledge.playouts == even, f"{at(moment, seat)}: {knowledge.playouts} for {choices} choices"


def test_the_prospects_of_all_seats_make_one_match(where: Where) -> None:
    """Between two stages and at the end: else what is won in a playout would count more or less than what is ahead."""
    if where[1] == 1:
        return  # alone a high score is what counts
    knowledge = arene.load_game(where[0]).knowledge()
    for table in spread(*where, "prospects", 4):
        for moment in moments(table, 30):
            worths = [int(knowledge.worth(moment.state, seat)) for seat in range(where[1])]
            assert min(worths) >= 0 and abs(sum(worths) - CERTAIN) < CERTAIN // 100, f"{at(moment, None)}: {worths}"


def test_what_a_bot_thinks_of_is_legal(where: Where) -> None:
    """The usual move, that of a playout, and all that are worth a thought, at many moments, for everybody asked."""
    knowledge = arene.load_game(where[0]).knowledge()
    for table in spread(*where, "knowledge", 5):
        for moment in moments(table, 60):
            for seat in moment.awaiting:
                world, legal = moment.state.sample(seat, Fast(moment.number)), set(moment.legal(seat))
                usual = int(knowledge.policy(world, seat, Fast(moment.number)))
                assert usual in legal, f"{at(moment, seat)}: the usual move would be {usual}"
                rough = int(knowledge.rough(world, seat, Fast(moment.number)))
                assert rough in legal, f"{at(moment, seat)}: the rough move would be {rough}"
                thought = [int(action) for action in knowledge.candidates(world, seat)]
                assert thought and len(set(thought)) == len(thought), f"{at(moment, seat)}: thinks of {thought}"
                strange = [table.game.actions(table.edition).action(one) for one in thought if one not in legal]
                assert not strange, f"{at(moment, seat)}: thinks of {strange}"


@pytest.mark.parametrize("level", [*LEVELS, "good:bold", "good:crowd=3:depth=2:paired=0"])
def test_a_bot_knows_nothing_that_is_hidden(where: Where, level: str) -> None:
    """The same view and the same luck give the same choice in any world."""
    most = {"beginner": 12, "regular": 30, "strong": 2, "expert": 1}.get(level, 3)
    for table in spread(*where, f"blind {level}", 2):
        bot = make_bot(affordable(level), table.game, strict=True)
        for moment in moments(table, most):
            for seat in moment.awaiting[:1]:
                world = moment.state.sample(seat, Fast(moment.number))
                choices = [int(bot.choose(Seen(one, seat), Fast(5))) for one in (moment.state, world)]
                assert choices[0] == choices[1], f"{at(moment, seat)}: {level} plays {choices}, by what it cannot see"


@pytest.mark.parametrize("level", ["regular", "good"])
def test_what_is_suggested_can_be_played(where: Where, level: str) -> None:
    most = 25 if level == "regular" else 4
    for table in spread(*where, f"suggest {level}", 3):
        for moment in moments(table, most):
            for seat in moment.awaiting[:2]:
                match = arene.position(
                    table.game.id, moment.game.position(moment.state), seed=moment.number, options=table.chosen
                )
                question = Question(match, seat, level)
                question.seed = moment.number
                answer = suggest(question)
                assert not answer.trouble, f"{at(moment, seat)}: {answer.detail}"
                actions = answer.actions
                assert actions, f"{at(moment, seat)}: nothing is suggested"
                try:
                    match.play(seat, actions)
                except arene.Refusal as refusal:
                    told = [match.space.action(action) for action in actions]
                    raise AssertionError(f"{at(moment, seat)}: {level} suggests {told}: {refusal}") from refusal


def test_a_suggestion_tells_nothing_that_is_hidden(where: Where) -> None:
    """Neither by its actions nor by their number: it ends where what the seat knows no longer says what follows."""
    for table in spread(*where, "blind suggestion", 3):
        for moment in moments(table, 30):
            for seat in moment.awaiting[:1]:
                told = []
                for state in (moment.state, *(moment.state.sample(seat, Fast(number)) for number in range(5, 8))):
                    match = arene.position(table.game.id, moment.game.position(state), seed=1, options=table.chosen)
                    question = Question(match, seat, "regular")
                    question.seed = moment.number
                    told.append(suggest(question).actions)
                assert all(one == told[0] for one in told), f"{at(moment, seat)}: {told}, by what the seat cannot see"


def test_bots_play_every_option_to_the_end(where: Where) -> None:
    """Every option value, preset and mix, with regular bots in all seats."""
    choices = every_choice(*where)
    for number, chosen in enumerate(choices):
        table = Table(arene.load_game(where[0]), where[1], chosen, number, own_edition(where[0]))
        bot, chance, thinking = make_bot("regular", table.game, strict=True), Fast(number), Fast(number + 1)
        state = start(table, chance)
        for move in range(ENDLESS):
            seat = int(state.actor())
            if seat < 0:
                break
            action = int(bot.choose(Seen(state, seat), thinking))
            legal = [int(one) for one in state.legal(seat)]
            assert action in legal, f"{table}, move {move}, seat {seat}: plays {action}, allowed are {legal[:10]}"
            state.play(seat, action, chance, None)
        assert state.over(), f"{table}: no end after {ENDLESS} moves"
        ranks = [int(standing.rank) for standing in state.standings()]
        assert ranks[0] == 1 and all(rank <= place for place, rank in enumerate(ranks, 1)), f"{table}: ranks {ranks}"


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "good:depth=2"])
def test_thinking_bots_play_on_from_the_middle(where: Where, level: str) -> None:
    """Some moves in a row by bots that try their choices out: their playouts go through every rule there is. Then rules
    of thumb end the match: where an option takes a limit away, players who do anything may never end it."""
    for table in spread(*where, f"plays on {level}", 2):
        bot = make_bot(affordable(level), table.game, strict=True)
        for moment in moments(table, 3):
            state, chance = moment.state.clone(), Fast(moment.number)
            for _ in range(6 if LONG else 3):
                seat = int(state.actor())
                if seat < 0:
                    break
                action = int(bot.choose(Seen(state, seat), chance))
                assert action in [int(one) for one in state.legal(seat)], f"{at(moment, seat)}: {level} plays {action}"
                state.play(seat, action, chance, None)
            thumb = make_bot("regular", table.game, strict=True)
            bot_match(state, [thumb] * where[1], chance, [chance] * where[1], None)
            assert state.over()
