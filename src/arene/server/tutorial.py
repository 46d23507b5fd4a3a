"""A first match with a coach at one's side: `tutorial.toml` in a game's folder.

It describes a position, the draws that follow, and lessons: what the others do (``others``), what the coach says
(``say``), what the newcomer is asked to do (``ask``). Everything is settled in advance, so the whole match is one list
of frames; a newcomer goes through it by making the moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from arene.core.chance import Script, ScriptError
from arene.core.edition import read_toml
from arene.core.game import GAMES, load_game
from arene.core.match import position
from arene.core.refusal import BadData, Refusal
from arene.core.schema import Schema, check
from arene.core.state import State
from arene.server.identity import SHAPES
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.telling import Story, Viewpoint, choices, foreseen, lines, scene, seat_list
from arene.store import Seat
from arene.words import Speaker

_ACTION: Schema = {"type": "object", "required": ["kind"]}
SCHEMA: Schema = {
    "type": "object",
    "required": ["you", "names", "position", "lessons"],
    "properties": {
        "you": {"type": "integer", "minimum": 0, "maximum": 19, "description": "the newcomer's seat"},
        "names": {
            "type": "array",
            "items": {"type": "string"},
            "description": "of all seats",
        },
        "options": {"type": "object", "default": {}},
        "chance": {"type": "array", "default": [], "description": "the draws, in order: [label, value]"},
        "position": {"type": "object"},
        "lessons": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["say"],
                "properties": {
                    "say": {"type": "string", "description": "the message tutorial-… of the game's words"},
                    "others": {"type": "array", "default": [], "items": {**_ACTION, "required": ["by", "kind"]}},
                    "ask": {"type": "array", "default": [], "items": _ACTION},
                },
            },
        },
    },
}


@dataclass(frozen=True)
class Frame:
    """A moment of the tutorial: after so many moves, the coach's lesson (-1: none) and the moves still asked for."""

    step: int
    lesson: int
    ask: tuple[int, ...]


class Tutorial:
    """A game's tutorial, played through once to know every frame of it."""

    def __init__(self, game: str) -> None:
        data = check(SCHEMA, read_toml(load_game(game).folder / "tutorial.toml"))
        self.game = game
        self.you: int = data["you"]
        self.names: list[str] = data["names"]
        self.lessons: list[str] = [lesson["say"] for lesson in data["lessons"]]
        script = Script([(label, value) for label, value in data["chance"]])
        self.match = position(game, data["position"], seed=0, options=data["options"], chance=script)
        if len(self.names) != self.match.seats or self.you >= self.match.seats:
            raise BadData("names", f"{len(self.names)} names, {self.match.seats} seats, seat {self.you} to teach")
        self.states: list[State] = [self.match._state]
        self.frames: list[Frame] = [Frame(0, -1, ())]
        for number, lesson in enumerate(data["lessons"]):
            self._teach(number, lesson)

    def _teach(self, number: int, lesson: Mapping[str, Any]) -> None:
        """The others play, the coach speaks, the newcomer plays."""
        for move in lesson["others"]:
            action = {name: value for name, value in move.items() if name != "by"}
            self._play(move["by"], action, number)
            self.frames.append(Frame(len(self.states) - 1, -1, ()))
        asked = [self.match.action(action).number for action in lesson["ask"]]
        if self.frames[-1].lesson < 0 and not self.frames[-1].ask:
            self.frames.pop()  # nothing was said at this moment yet
        self.frames.append(Frame(len(self.states) - 1, number, tuple(asked)))
        for place, action in enumerate(lesson["ask"]):
            self._play(self.you, action, number)
            left = tuple(asked[place + 1 :])
            self.frames.append(Frame(len(self.states) - 1, number if left else -1, left))

    def _play(self, seat: int, action: Mapping[str, Any], lesson: int) -> None:
        try:
            self.match.play(seat, action)
        except (ScriptError, BadData, Refusal) as error:
            raise BadData(f"lessons[{lesson}]", str(error)) from error
        self.states.append(self.match._state)

    # ---- telling

    def told(self, person: str, lang: str, panels: bool) -> list[dict[str, Any]]:
        """Every frame as the newcomer's screen shows it."""
        names = [person if seat == self.you else name for seat, name in enumerate(self.names)]
        speaker = Speaker(self.match.game, lang, names)
        at = Viewpoint(self.you, lang, panels)
        story = Story(self.you)
        story.sync(self.match)
        kept = {step: self._scene(speaker, names, step, at) for step in range(len(self.states))}
        frames, known = [], 0
        for number, frame in enumerate(self.frames):
            count = story.until(frame.step)
            told = {**kept[frame.step], **self._asked(speaker, frame, kept[frame.step]["view"])}
            told["prompt"] = {**told["prompt"], **self._prompt(lang, frame, number)}
            told["log"] = {"from": known, "lines": lines(speaker, story.events[known:count])}
            told["by"] = self.match.moves[frame.step - 1].seat if frame.step else None
            told.update(step=number, seen=str(number), lesson=self._lesson(lang, frame))
            frames.append(told)
            known = count
        return frames

    def _scene(self, speaker: Speaker, names: Sequence[str], step: int, at: Viewpoint) -> dict[str, Any]:
        seats = [
            Seat(seat, "person" if seat == self.you else "bot", name, SHAPES[seat % len(SHAPES)], "", "normal")
            for seat, name in enumerate(names)
        ]
        told = scene(self.match, self.states[step], at, speaker)
        told.update(game=self.game, match="", seat=self.you, commitment="", watching=0)
        told["seats"] = seat_list(seats, at, frozenset({""}))
        return told

    def _asked(self, speaker: Speaker, frame: Frame, view: dict[str, Any]) -> dict[str, Any]:
        """Only what the lesson asks is lit; the rest says that its time will come."""
        if not frame.ask:
            return {"actions": [], "blocked": []}
        told = choices(speaker, self.match, self.states[frame.step], self.you, view)
        return self._narrowed(told, speaker.words.lang, frame.ask[0])

    def _narrowed(self, told: dict[str, Any], lang: str, wanted: int) -> dict[str, Any]:
        action = self.match.space.action(wanted).to_json()
        later = {"reason": site_words(lang)("lesson-later"), "rule": ""}
        lit = [one for one in told["actions"] if one["action"] == action]
        quiet = [{**one, **later} for one in told["actions"] if one["action"] != action]
        return {**told, "actions": lit, "blocked": quiet + told["blocked"]}

    def _prompt(self, lang: str, frame: Frame, number: int) -> dict[str, Any]:
        if frame.ask:
            return {"yours": True, "id": str(number)}
        return {"yours": False, "id": "", **({"text": site_words(lang)("lesson-read")} if frame.lesson >= 0 else {})}

    def _lesson(self, lang: str, frame: Frame) -> dict[str, Any] | None:
        if frame.lesson < 0:
            return None
        text = site_words(lang, self.game)(f"tutorial-{self.lessons[frame.lesson]}")
        return {"number": frame.lesson + 1, "of": len(self.lessons), "text": text, "asks": bool(frame.ask)}

    def preview(self, number: int, actions: Sequence[Mapping[str, Any]], person: str, lang: str) -> dict[str, Any]:
        """The table after the first moves a lesson asks for."""
        frame = self.frames[number]
        asked = [self.match.action(action).number for action in actions]
        if tuple(asked) != frame.ask[: len(asked)]:
            raise Problem(409, "lesson")
        names = [person if seat == self.you else name for seat, name in enumerate(self.names)]
        speaker, at = Speaker(self.match.game, lang, names), Viewpoint(self.you, lang)
        state = self.states[frame.step]
        for action in asked:
            state = foreseen(state, self.you, action)
        told = scene(self.match, state, at, speaker)
        told.update(choices(speaker, self.match, state, self.you, told["view"]))
        if len(asked) < len(frame.ask):
            told = self._narrowed(told, lang, frame.ask[len(asked)])
        told["prompt"]["yours"] = self.you in told["awaiting"]
        return told


def taught(game: str) -> bool:
    """Whether the game has a tutorial."""
    return game in GAMES and (load_game(game).folder / "tutorial.toml").is_file()


@lru_cache(maxsize=8)
def tutorial(game: str) -> Tutorial:
    if not taught(game):
        raise Problem(404, "no-tutorial")
    return Tutorial(game)
