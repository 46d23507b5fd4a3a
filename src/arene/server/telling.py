"""What a table tells one viewer: everything his screen needs, in his language, and nothing he may not see.

All of it is made from the game's view and from the events of that viewer. Even the numbers that order the stream are
his own: a hidden half-step of somebody else changes no byte.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from arene.core.chance import Fast, Script, ScriptError
from arene.core.events import Event, Events
from arene.core.match import ActionLike, Match, Move, visible
from arene.core.refusal import Refusal
from arene.core.state import State
from arene.core.text import Prompt
from arene.store import Seat
from arene.words import Speaker

_WORLDS = 3  # in which a preview is worked out


@dataclass(frozen=True)
class Viewpoint:
    """Who looks (None: a spectator), in which language, and whether the plain table's panels are wanted."""

    seat: int | None
    lang: str
    panels: bool = True
    mine: tuple[int, ...] = ()  # all the seats of the person: several may share a screen

    @property
    def you(self) -> int | None:
        """The seat of whoever reads, where it is his alone: at a shared screen “you” could be anybody."""
        return self.seat if self.mine == (self.seat,) else None


class Step(NamedTuple):
    """A position that is shown: the first one, one after a move, or one at which a move pauses."""

    state: State
    move: int  # how many moves were begun by then
    by: int | None  # who made the last of them
    paused: bool = False  # the move goes on by itself: nobody is asked


def steps_of(match: Match) -> list[Step]:
    """Everything that happened, position by position."""
    steps = [Step(match.states[0], 0, None)]
    for number, (move, after) in enumerate(zip(match.moves, match.states[1:], strict=True), 1):
        steps += [Step(state, number, move.seat, True) for _, state in move.pauses]
        steps.append(Step(after, number, move.seat))
    return steps


def parts(move: Move) -> list[list[Event]]:
    """The events of a move, cut where it pauses."""
    cuts = [0, *(told for told, _ in move.pauses), len(move.events)]
    return [move.events[start:end] for start, end in pairwise(cuts)]


class Story:
    """The events one seat has seen, with a running fingerprint: ``seen`` marks how far a screen has read."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[tuple[int, dict[str, object]]] = []  # with the place of their step among the shown ones
        self._moves: list[Move] = []
        self._steps: list[int] = []  # how many steps there are after each move; the opening is one
        self._ends: list[int] = []  # how many events are known after each step; step 0 is the opening
        self._places: list[int] = []  # how many shown steps lie before each step's own
        self._prints: list[str] = [""]

    def sync(self, match: Match) -> None:
        """Follow the match: drop what was taken back, add what is new."""
        if not self._ends:
            self._add(match.opening)
            self._steps = [1]
        common = min(len(self._moves), len(match.moves))
        while common and self._moves[common - 1] is not match.moves[common - 1]:
            common -= 1  # moves are never changed and only the last ones replaced: the rest is the same
        kept = self._steps[common]
        del self._moves[common:], self._steps[common + 1 :], self._ends[kept:], self._places[kept:]
        del self.events[self._ends[-1] :], self._prints[self._ends[-1] + 1 :]
        for move in match.moves[common:]:
            self._moves.append(move)
            for events in parts(move):
                self._add(events)
            self._steps.append(len(self._ends))

    def _add(self, events: Sequence[Event]) -> None:
        seen = visible(events, self.seat)
        self._places.append(self._places[-1] + bool(seen) if self._places else 0)
        for event in seen:
            self.events.append((self._places[-1], event))
            text = self._prints[-1] + json.dumps(event, sort_keys=True)
            self._prints.append(hashlib.sha256(text.encode()).hexdigest()[:10])
        self._ends.append(len(self.events))

    def place(self, step: int) -> int:
        """Which of the shown steps this one belongs to."""
        return self._places[step]

    def after(self, moves: int) -> int:
        """The step that so many moves led to."""
        return self._steps[moves] - 1

    def until(self, step: int) -> int:
        """How many events are known after a step."""
        return self._ends[step]

    def shown_steps(self) -> list[int]:
        """The steps at which this seat saw something, the opening included."""
        return [0, *(step for step in range(1, len(self._ends)) if self._ends[step] > self._ends[step - 1])]

    def mark(self, count: int) -> str:
        return f"{count}.{self._prints[count]}"

    def known(self, mark: str) -> int | None:
        """How many events a screen with this mark has; None when its past is not this one."""
        count, _, print_ = mark.partition(".")
        if not count.isascii() or not count.isdigit() or len(count) > 9 or int(count) >= len(self._prints):
            return None
        return int(count) if self._prints[int(count)] == print_ else None


def lines(
    speaker: Speaker, events: Sequence[tuple[int, dict[str, object]]], you: int | None = None
) -> list[dict[str, Any]]:
    """Events as lines of the log, ``you`` being who reads them. An event without words still travels: pictures move
    by it."""
    return [{"step": step, "text": speaker.event(event, you), "event": event} for step, event in events]


def choices(speaker: Speaker, match: Match, state: State, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    """What a seat may do at a position, and what it may not, with the reason."""
    legal = [int(number) for number in state.legal(seat)]
    told: dict[str, Any] = {
        "actions": [_choice(speaker, match, number, view) for number in legal],
        "blocked": [],
        "asides": [_choice(speaker, match, int(number), view) for number in state.asides(seat)],
    }
    if not legal:
        return told
    for number in match.game.candidates(state, seat):
        if number not in legal:
            refusal = match.game.refusal(state, seat, number)
            short = speaker.refusal_in_short(refusal)
            told["blocked"].append(
                {**_choice(speaker, match, number, view), **refused(speaker, refusal), "short": short}
            )
    return told


def _choice(speaker: Speaker, match: Match, number: int, view: dict[str, Any]) -> dict[str, Any]:
    action = match.space.action(number)
    return {"action": action.to_json(), "label": speaker.action(action, view)}


def refused(speaker: Speaker, refusal: Refusal) -> dict[str, Any]:
    return {"reason": speaker.refusal(refusal), "rule": refusal.rule}


def prompt_id(match: Match, state: State, seat: int | None) -> str:
    """Names the question a seat answers: what it has done so far, what it saw happen before it was asked, and what it
    may answer. When several are asked at once, another's answer does not change it, not even the last but one."""
    if seat is None:
        return ""
    asked = len(match.moves)
    while asked and match.moves[asked - 1].seat != seat and seat in match.moves[asked - 1].asked:
        asked -= 1  # the question stood already: somebody else asked at the same time has answered
    own = [move.action for move in match.moves if move.seat == seat]
    seen = sum(1 for move in match.moves[:asked] if any(event.shows_to(seat) for event in move.events))
    text = json.dumps([own, seen, [int(number) for number in state.legal(seat)]], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def in_parts(prompt: Prompt) -> dict[str, str]:
    """A question for a table, which sets the lead apart, and whole."""
    return {"lead": prompt.lead, "sentence": prompt.sentence, "text": str(prompt)}


def scene(match: Match, state: State, at: Viewpoint, speaker: Speaker, paused: bool = False) -> dict[str, Any]:
    """A position as a picture: view, panels, prompt, where the match stands. ``paused``: nobody is asked there."""
    view = match.game.view(state, at.seat)
    if paused:
        view["awaiting"] = []
    question = Prompt("", "") if paused else speaker.question(view)
    return {
        "view": view,
        "panels": [panel.to_json() for panel in speaker.panels(view)] if at.panels else [],
        "prompt": {**in_parts(question), "yours": False, "id": ""},
        "status": {**(standing := speaker.standing(view))._asdict(), "text": str(standing)},
        "awaiting": asked_of(state, view, at),
        "over": state.over(),
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
        "actions": [],
        "blocked": [],
        "asides": [],
        "topics": [],
        "undo": {"allowed": False, "reason": ""},
    }


def shown(match: Match, step: Step, at: Viewpoint, speaker: Speaker, told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A step as a picture, with the lines that led to it; where a move pauses, they are what the table says."""
    picture = scene(match, step.state, at, speaker, step.paused)
    if step.paused:
        sentence = next((line["text"] for line in reversed(told) if line["text"]), "")
        picture["prompt"].update(in_parts(Prompt("", sentence)))
    return picture


def hold(match: Match, step: Step, seat: int | None, told: Sequence[dict[str, Any]]) -> str:
    """How long people look at a step: ``read``, until this seat says so; ``moment``, longer than at a plain move."""
    text, events = match.game.text, [line["event"] for line in told]
    if seat is not None and any(text.pauses(event) and text.concerns(event, seat) for event in events):
        return "read"
    return "moment" if step.paused or any(text.pauses(event) or text.lingers(event) for event in events) else ""


def asked_of(state: State, view: dict[str, Any], at: Viewpoint) -> list[int]:
    """Who is asked, as far as the view says it (a game may hide it), and the person's own seats in any case."""
    asked = [int(seat) for seat in state.awaiting()]
    return [seat for seat in asked if seat in view["awaiting"] or seat in at.mine]


def live(match: Match, state: State, at: Viewpoint, speaker: Speaker) -> dict[str, Any]:
    """The present position, with what the viewer may do."""
    told = scene(match, state, at, speaker)
    if at.seat is None:
        return told
    told.update(choices(speaker, match, state, at.seat, told["view"]))
    told["prompt"]["yours"] = at.seat in told["awaiting"]
    told["prompt"]["id"] = prompt_id(match, state, at.seat)
    refusal = match.undo_refusal(at.seat)
    told["topics"] = list(match.game.text.topics(told["view"])) if told["prompt"]["yours"] else []
    if len(at.mine) > 1:
        told["private"] = [seat for seat in at.mine if match.game.private(state, seat)]
        told["news"] = learnt(match, at.seat)
    told["undo"] = {"allowed": refusal is None, "reason": "" if refusal is None else speaker.refusal(refusal)}
    return told


def learnt(match: Match, seat: int) -> bool:
    """Whether the seat's last move told it something that not everybody was told."""
    for move in reversed(match.moves):
        for event in move.events:
            own = event.seen_by(seat)
            if own is not None and own != event.seen_by(None):
                return True
        if move.seat == seat:
            return False
    return False


UNFORESEEABLE: dict[str, Any] = {"foreseen": False}  # the answer where what follows is known only by playing


def foreseen(state: State, seat: int, action: int) -> State | None:
    """The position after an action that is not played; None where something is drawn or disclosed."""
    out, after = Events(), state.clone()
    try:
        after.play(seat, action, Script([]), out)
    except ScriptError:
        return None
    return None if out.surprise else after


def imagined(match: Match, state: State, seat: int, actions: Sequence[ActionLike]) -> State | None:
    """The position after actions that are not played, worked out in worlds as the seat may imagine them.

    Never in the true one: whether others are asked there, or what they hold, would show. Where the worlds part, what
    follows depends on what is hidden: nobody can say it (None).
    """
    worlds = [state.sample(seat, Fast(number)) for number in range(_WORLDS)]
    for one in actions:
        number = match.action(one).number
        if number not in [int(legal) for legal in worlds[0].legal(seat)]:
            if seat not in [int(asked) for asked in worlds[0].awaiting()]:
                raise Refusal("match.not-your-turn", seat=seat, awaiting=[])
            raise match.game.refusal(worlds[0], seat, number)
        after = [foreseen(world, seat, number) for world in worlds]
        worlds = [world for world in after if world is not None]
        pictures = [match.game.view(world, seat) for world in worlds]
        if len(worlds) < _WORLDS or any(picture != pictures[0] for picture in pictures):
            return None
    return worlds[0]


def seat_list(
    seats: Sequence[Seat], at: Viewpoint, persons: frozenset[str], gone: Mapping[str, int] = {}, host: str = ""
) -> list[dict[str, Any]]:
    """The seats as everybody sees them; ``here`` says whose screen is open, ``gone`` for how many seconds it is not."""
    return [
        {
            "seat": seat.number,
            "kind": seat.kind,
            "name": seat.name,
            "shape": seat.shape,
            "colour": seat.colour,
            "level": seat.level,
            "you": seat.number == at.seat,
            "here": seat.kind == "bot" or seat.person in persons,
            "gone": None if seat.person is None else gone.get(seat.person),
            "stand_in": seat.stand_in,
            "host": seat.person is not None and seat.person == host,
        }
        for seat in seats
    ]
