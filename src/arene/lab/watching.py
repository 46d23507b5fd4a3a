"""Bot matches looked at closely: who is asked what and among how many, who leads when, what is chosen and by whom; and
matches that differ from each other in one thing only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from arene.bots import make_bot
from arene.core.chance import Chance, Fast, Sealed, derive
from arene.core.events import Events
from arene.core.game import load_game
from arene.core.knowledge import CERTAIN, Knowledge
from arene.core.playout import ENDLESS, Endless, answer, bot_match
from arene.core.state import Bot, State
from arene.lab.choices import Habit, HabitualBot, groups_of
from arene.lab.match import Box
from arene.words import Speaker

THINKING = "thinking"  # the bots' own chance, beside the streams of the match
_ELSEWHERE = 1_000_000  # where a stream that is drawn anew goes on: no match comes as far
_LOOKS = 40  # times a match is looked at for who leads


@dataclass(frozen=True)
class Twist:
    """In what a match differs from the ordinary one of its seed."""

    seat: int = 0
    habit: Habit | None = None  # of the seat
    level: str | None = None  # the bot of the seat
    redrawn: str | None = None  # the stream of chance that is another


def begun(box: Box, bot: str, seed: bytes, twist: Twist) -> tuple[Chance, list[Bot], list[Chance]]:
    """What a match of a seed is played with: its chance, its bots and their own chance."""
    game = load_game(box.game)
    chance = Sealed(seed)
    if twist.redrawn is not None:
        chance.recall({"used": 0, "counters": {twist.redrawn: _ELSEWHERE}})
    bots = [make_bot(bot, game, strict=True) for _ in range(box.seats)]
    if twist.level is not None:
        bots[twist.seat] = make_bot(twist.level, game, strict=True)
    if twist.habit is not None:
        space = game.actions(box.read_edition())
        bots[twist.seat] = HabitualBot(bots[twist.seat], game.knowledge(), space, twist.habit)
    purpose = "other thinking" if twist.redrawn == THINKING else THINKING
    thinking: list[Chance] = [
        Fast(int.from_bytes(derive(seed, f"{purpose}|{seat}")[:8], "big") >> 2) for seat in range(box.seats)
    ]
    return chance, bots, thinking


def shares(box: Box, bot: str, seed: bytes, twist: Twist) -> list[float]:
    """Play a match quickly: the parts of the victory, by seat."""
    chance, bots, thinking = begun(box, bot, seed, twist)
    state = load_game(box.game).new_state(box.seats, box.options, box.read_edition(), chance, None)
    bot_match(state, bots, chance, thinking, None)
    return shares_of(state, load_game(box.game).knowledge())


def shares_of(state: State, knowledge: Knowledge) -> list[float]:
    """Alone there is nobody to beat: the share is what the game's bots strive for, such as a high score."""
    if state.seats() == 1:
        return [int(knowledge.worth(state, 0)) / CERTAIN]
    standings = sorted(state.standings(), key=lambda standing: standing.seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return [1 / winners if standing.rank == 1 else 0.0 for standing in standings]


class Watched:
    """A match looked at closely, as it is played."""

    def __init__(self, box: Box, bot: str, seed: bytes) -> None:
        self.box = box
        self.game = load_game(box.game)
        self.knowledge = self.game.knowledge()
        self.space = self.game.actions(box.read_edition())
        self.questions: dict[str, list[int]] = {}  # by question: asked, answers to choose from, the most, forced
        self.used: list[dict[str, list[int]]] = [{} for _ in range(box.seats)]  # by seat and group: offered, chosen
        self.stages: dict[
            str, list[int]
        ] = {}  # by group: stages in which anybody might choose it, in which somebody did
        self._stage: tuple[int, set[str], set[str]] = (-1, set(), set())
        self.sources: dict[str, int] = {}  # by question: the points that its answers brought all seats together
        self.waits: list[int] = []  # decisions of others between two of one's own
        self.leaders: list[list[int]] = []
        self.lasts: list[list[int]] = []
        self.examples: dict[str, dict[str, str]] = {}  # by group: what one of its actions is called
        self.prompts: dict[str, dict[str, str]] = {}  # by question: how it was asked first
        names = [str(seat + 1) for seat in range(box.seats)]
        self.speakers = {lang: Speaker(self.game, lang, names, box.read_edition()) for lang in ("fr", "en")}
        self.events = Events()
        chance, bots, thinking = begun(box, bot, seed, Twist())
        self.state = self.game.new_state(box.seats, box.options, box.read_edition(), chance, self.events)
        self._play(chance, bots, thinking)

    def _play(self, chance: Chance, bots: list[Bot], thinking: list[Chance]) -> None:
        since: dict[int, int] = {}
        looks: list[tuple[list[int], list[int]]] = []
        self.moves = 0
        while (seat := int(self.state.actor())) >= 0:
            if self.moves >= ENDLESS:
                raise Endless
            if seat in since:
                self.waits.append(self.moves - since[seat] - 1)
            action = int(answer(bots[seat], self.state, seat, thinking[seat]))
            question, before = self._see(seat, action), _scores(self.state)
            self.state.play(seat, action, chance, self.events)
            after = _scores(self.state)
            if after != before:
                self.sources[question] = self.sources.get(question, 0) + sum(after) - sum(before)
            self.moves += 1
            since[seat] = self.moves - 1
            looks.append(_ends(after))
        self._end_stage(-1)
        every = max(1, len(looks) // _LOOKS)
        self.leaders = [leaders for leaders, _ in looks[::every]]
        self.lasts = [lasts for _, lasts in looks[::every]]

    def _see(self, seat: int, action: int) -> str:
        """Take down a decision; the name of what was asked."""
        legal = [int(one) for one in self.state.legal(seat)]
        asked = getattr(self.state, "asked", None)
        name = str(getattr(asked, "name", "") or self.space.action(legal[0]).kind)
        if name not in self.questions:
            view = self.game.view(self.state, seat)
            self.prompts[name] = {lang: speaker.prompt(view) for lang, speaker in self.speakers.items()}
        question = self.questions.setdefault(name, [0, 0, 0, 0])
        question[0] += 1
        question[1] += len(legal)
        question[2] = max(question[2], len(legal))
        question[3] += len(legal) == 1
        if len(legal) > 1:
            self._see_choice(seat, action, legal)
        return name

    def _see_choice(self, seat: int, action: int, legal: list[int]) -> None:
        offered: dict[str, int] = {}
        for one in legal:
            for group in groups_of(self.space, one):
                offered[group] = offered.get(group, 0) + 1
                if group not in self.examples:
                    self._exemplify(seat, group, one)
        chosen = groups_of(self.space, action)
        stage = int(self.knowledge.stage(self.state))
        if stage != self._stage[0]:
            self._end_stage(stage)
        for group, count in offered.items():
            if count < len(legal):  # there is something else to do
                self._stage[1].add(group)
                if group in chosen:
                    self._stage[2].add(group)
                use = self.used[seat].setdefault(group, [0, 0])
                use[0] += 1
                use[1] += group in chosen

    def _end_stage(self, following: int) -> None:
        _, offered, chosen = self._stage
        for group in offered:
            count = self.stages.setdefault(group, [0, 0])
            count[0] += 1
            count[1] += group in chosen
        self._stage = (following, set(), set())

    def _exemplify(self, seat: int, group: str, action: int) -> None:
        view = self.game.view(self.state, seat)
        one = self.space.action(action)
        self.examples[group] = {lang: speaker.action(one, view) for lang, speaker in self.speakers.items()}

    def to_json(self) -> dict[str, Any]:
        """What is kept of it: plain data, small enough to travel."""
        measures = self.game.measures()
        return {
            "shares": shares_of(self.state, self.knowledge),
            "scores": _scores(self.state),
            "moves": self.moves,
            "questions": self.questions,
            "used": self.used,
            "stages": self.stages,
            "sources": self.sources,
            "waits": [sum(self.waits), len(self.waits), max(self.waits, default=0)],
            "leaders": self.leaders,
            "lasts": self.lasts,
            "examples": self.examples,
            "prompts": self.prompts,
            "length": dict(measures.length(self.state)),
            "observed": {id: list(pair) for id, pair in measures.observe(self.state, self.events.items).items()},
        }


def _scores(state: State) -> list[int]:
    return [standing.score for standing in sorted(state.standings(), key=lambda standing: standing.seat)]


def _ends(scores: list[int]) -> tuple[list[int], list[int]]:
    """Who leads and who is last, by score."""
    most, least = max(scores), min(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == most]
    return leaders, [seat for seat, score in enumerate(scores) if score == least]
