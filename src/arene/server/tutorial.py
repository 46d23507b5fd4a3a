"""A first match with a coach at one's side: `tutorial.toml` in a game's folder.

It describes a position, the draws that follow, and lessons: what the others do (``others``), what the coach says
(``say``), what the newcomer is asked to do (``ask``). A lesson may begin at a later ``position`` of the match, so that
a long game is taught by its great moments. The numbers in the coach's words are looked up in the match (``figures``,
see arene.server.figures), so that neither a retuned edition nor another move can leave them stale. Everything is
settled in advance, so the whole is one list of frames; a newcomer goes through it by making the moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from arene.core.chance import Script, ScriptError
from arene.core.edition import read_toml
from arene.core.events import Event
from arene.core.foresight import foreseen
from arene.core.game import GAMES, load_game
from arene.core.match import Match, position, visible
from arene.core.refusal import BadData, Fault, Refusal
from arene.core.schema import Schema, check
from arene.core.state import State
from arene.server.figures import figure
from arene.server.identity import SHAPES
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.telling import (
    UNFORESEEABLE,
    Step,
    Viewpoint,
    choices,
    in_parts,
    lines,
    parts,
    scene,
    seat_list,
    shown,
)
from arene.store import Seat
from arene.words import Speaker

_ACTION: Schema = {"type": "object", "required": ["kind"]}
_DRAWS: Schema = {"type": "array", "default": [], "description": "the draws, in order: [label, value]"}
_MESSAGE: Schema = {"type": "string", "description": "the message tutorial-… of the game's words"}
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
        "chance": _DRAWS,
        "position": {"type": "object"},
        "lessons": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["say"],
                "properties": {
                    "position": {"type": "object", "description": "where the match stands by now"},
                    "chance": _DRAWS,
                    "say": _MESSAGE,
                    "otherwise": {**_MESSAGE, "description": "what is said of the moves not asked for"},
                    "figures": {
                        "type": "object",
                        "default": {},
                        "additionalProperties": {"type": "string"},
                        "description": "the parameters of both messages: where in the match their numbers stand",
                    },
                    "point": {
                        "type": "array",
                        "default": [],
                        "items": {"type": "string"},
                        "description": "what the coach points at on the drawn table (CSS); what he asks for besides",
                    },
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


@dataclass(frozen=True)
class Moment:
    """A position of the tutorial, who played to reach it, and what happened then."""

    match: Match
    state: State
    by: int | None
    events: Sequence[Event]
    paused: bool = False  # the move goes on by itself


class Tutorial:
    """A game's tutorial, played through once to know every frame of it."""

    def __init__(self, game: str) -> None:
        data = check(SCHEMA, read_toml(load_game(game).file("tutorial.toml")))
        self.game = game
        self.you: int = data["you"]
        self.names: list[str] = data["names"]
        self.lessons: list[Mapping[str, Any]] = data["lessons"]
        self.options: Mapping[str, Any] = data["options"]
        self.matches: list[Match] = []
        self.moments: list[Moment] = []
        self._begin(data["position"], data["chance"], 0)
        self.frames: list[Frame] = [Frame(0, -1, ())]
        for number, lesson in enumerate(self.lessons):
            if "position" in lesson:
                self._begin(lesson["position"], [], number)
                self.frames.append(Frame(len(self.moments) - 1, -1, ()))
            self._teach(number, lesson)
        self.figures = [self._figures(number) for number in range(len(self.lessons))]

    @property
    def match(self) -> Match:
        """The match under way: the last one, once everything was taught."""
        return self.matches[-1]

    def _begin(self, start: Mapping[str, Any], chance: Sequence[Any], number: int) -> None:
        """A match from a position, with the draws of all lessons up to the next position."""
        draws = list(chance)
        for place, lesson in enumerate(self.lessons[number:]):
            if place and "position" in lesson:
                break
            draws += lesson["chance"]
        script = Script([(label, value) for label, value in draws])
        try:
            match = position(self.game, start, seed=0, options=self.options, chance=script)
        except BadData as error:
            raise BadData(f"lessons[{number}].position", Fault("data", error=error)) from error
        if len(self.names) != match.seats or self.you >= match.seats:
            raise BadData("names", Fault("lesson-seats", names=len(self.names), seats=match.seats, seat=self.you))
        self.matches.append(match)
        self.moments.append(Moment(match, match.state, None, match.opening))

    def _teach(self, number: int, lesson: Mapping[str, Any]) -> None:
        """The others play, the coach speaks, the newcomer plays."""
        for move in lesson["others"]:
            action = {name: value for name, value in move.items() if name != "by"}
            self._play(move["by"], action, number)
            self.frames.append(Frame(len(self.moments) - 1, -1, ()))
        asked = [self.match.action(action).number for action in lesson["ask"]]
        if self.frames[-1].lesson < 0 and not self.frames[-1].ask:
            self.frames.pop()  # nothing was said at this moment yet
        self.frames.append(Frame(len(self.moments) - 1, number, tuple(asked)))
        for place, action in enumerate(lesson["ask"]):
            self._play(self.you, action, number)
            left = tuple(asked[place + 1 :])
            self.frames.append(Frame(len(self.moments) - 1, number if left else -1, left))

    def _play(self, seat: int, action: Mapping[str, Any], lesson: int) -> None:
        try:
            self.match.play(seat, action)
        except (ScriptError, BadData, Refusal) as error:
            raise BadData(f"lessons[{lesson}]", Fault("data", error=error)) from error
        *pauses, after = parts(self.match.moves[-1])
        for (_, state), events in zip(self.match.moves[-1].pauses, pauses, strict=True):
            assert state is not None  # nothing of it was let go
            self.moments.append(Moment(self.match, state, seat, events, paused=True))
            self.frames.append(Frame(len(self.moments) - 1, -1, ()))
        self.moments.append(Moment(self.match, self.match.state, seat, after))

    def _figures(self, number: int) -> dict[str, int | str]:
        """The numbers in the coach's words, as the match has them when the lesson begins."""
        step = next(frame.step for frame in self.frames if frame.lesson == number)
        lesson, now, game = self.lessons[number], self.moments[step], load_game(self.game)
        known = {
            "view": game.view(now.state, self.you),
            "events": self._heard(self.moments[: step + 1]),
            "coming": self._heard(self.moments[step + 1 :]),
            "ask": lesson["ask"],
            "others": lesson["others"],
            "legal": [now.match.space.action(int(action)).to_json() for action in now.state.legal(self.you)],
            "box": now.match.edition.data,
            "usual": {option.id: option.default for option in game.options},
        }
        try:
            return {name: figure(where, known) for name, where in lesson["figures"].items()}
        except BadData as error:
            raise BadData(f"lessons[{number}].figures", Fault("data", error=error)) from error

    def _heard(self, moments: Sequence[Moment]) -> dict[str, list[dict[str, object]]]:
        """What the newcomer hears in these moments, by the kind of event."""
        heard: dict[str, list[dict[str, object]]] = {}
        for moment in moments:
            for event in visible(moment.events, self.you):
                heard.setdefault(str(event["kind"]), []).append(event)
        return heard

    # ---- telling

    def told(self, person: str, lang: str, panels: bool) -> list[dict[str, Any]]:
        """Every frame as the newcomer's screen shows it."""
        names = [person if seat == self.you else name for seat, name in enumerate(self.names)]
        speaker = Speaker(self.match.game, lang, names)
        at = Viewpoint(self.you, lang, panels)
        kept = [self._scene(speaker, names, moment, at) for moment in self.moments]
        seen = [visible(now.events, self.you) for now in self.moments]
        frames, told_step, known = [], -1, 0
        for number, frame in enumerate(self.frames):
            told = {**kept[frame.step], **self._asked(speaker, frame, kept[frame.step]["view"])}
            told["prompt"] = {**told["prompt"], **self._prompt(lang, frame, number)}
            fresh = [(number, event) for step in seen[told_step + 1 : frame.step + 1] for event in step]
            told["log"] = {"from": known, "lines": lines(speaker, fresh, self.you)}
            told["mine"] = self.moments[frame.step].by == self.you
            told["hold"] = "moment" if self.moments[frame.step].paused else ""
            told.update(step=number, seen=str(number), lesson=self._lesson(lang, frame))
            frames.append(told)
            told_step, known = frame.step, known + len(fresh)
        return frames

    def _scene(self, speaker: Speaker, names: Sequence[str], moment: Moment, at: Viewpoint) -> dict[str, Any]:
        seats = [
            Seat(seat, "person" if seat == self.you else "bot", name, SHAPES[seat % len(SHAPES)], "", "good")
            for seat, name in enumerate(names)
        ]
        heard = lines(speaker, [(0, event) for event in visible(moment.events, self.you)], self.you)
        told = shown(moment.match, Step(moment.state, 0, moment.by, moment.paused), at, speaker, heard)
        told.update(game=self.game, match="", seat=self.you, commitment="", watching=0)
        told["seats"] = seat_list(seats, at, frozenset({""}))
        return told

    def _asked(self, speaker: Speaker, frame: Frame, view: dict[str, Any]) -> dict[str, Any]:
        """Only what the lesson asks is lit; the rest says that its time will come."""
        if not frame.ask:
            return {"actions": [], "blocked": []}
        told = choices(speaker, self.match, self.moments[frame.step].state, self.you, view)
        return self._narrowed(told, speaker.words.lang, frame, frame.ask[0])

    def _narrowed(self, told: dict[str, Any], lang: str, frame: Frame, wanted: int) -> dict[str, Any]:
        action = self.match.space.action(wanted).to_json()
        otherwise = self.lessons[frame.lesson].get("otherwise")
        speech = site_words(lang, self.game)
        reason = speech(f"tutorial-{otherwise}", **self.figures[frame.lesson]) if otherwise else speech("lesson-later")
        later = {"reason": reason, "rule": "", "short": ""}
        lit = [one for one in told["actions"] if one["action"] == action]
        quiet = [{**one, **later} for one in told["actions"] if one["action"] != action]
        return {**told, "actions": lit, "blocked": quiet + told["blocked"], "asides": []}

    def _prompt(self, lang: str, frame: Frame, number: int) -> dict[str, Any]:
        if frame.ask:
            return {"yours": True, "id": str(number)}
        reading = frame.lesson >= 0 and not self.moments[frame.step].state.over()
        return {"yours": False, "id": "", **(in_parts(site_words(lang).prompt("lesson-read")) if reading else {})}

    def _lesson(self, lang: str, frame: Frame) -> dict[str, Any] | None:
        if frame.lesson < 0:
            return None
        said = f"tutorial-{self.lessons[frame.lesson]['say']}"
        text = site_words(lang, self.game)(said, **self.figures[frame.lesson])
        point = list(self.lessons[frame.lesson]["point"])
        here = {"number": frame.lesson + 1, "of": len(self.lessons)}
        return {**here, "text": text, "asks": bool(frame.ask), "point": point}

    def preview(self, number: int, actions: Sequence[Mapping[str, Any]], person: str, lang: str) -> dict[str, Any]:
        """The table after the first moves a lesson asks for."""
        frame = self.frames[number]
        asked = [self.match.action(action).number for action in actions]
        if tuple(asked) != frame.ask[: len(asked)]:
            raise Problem(409, "lesson")
        names = [person if seat == self.you else name for seat, name in enumerate(self.names)]
        speaker, at = Speaker(self.match.game, lang, names), Viewpoint(self.you, lang)
        state: State | None = self.moments[frame.step].state
        for action in asked:
            state = state and foreseen(state, self.you, action)
        if state is None:
            return UNFORESEEABLE
        told = {"foreseen": True, **scene(self.match, state, at, speaker)}
        told.update(choices(speaker, self.match, state, self.you, told["view"]))
        if len(asked) < len(frame.ask):
            told = self._narrowed(told, lang, frame, frame.ask[len(asked)])
        told["prompt"]["yours"] = self.you in told["awaiting"]
        return told


def taught(game: str) -> bool:
    """Whether the game has a tutorial."""
    return game in GAMES and load_game(game).file("tutorial.toml").is_file()


@lru_cache(maxsize=8)
def tutorial(game: str) -> Tutorial:
    if not taught(game):
        raise Problem(404, "no-tutorial")
    return Tutorial(game)
