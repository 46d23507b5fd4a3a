"""What a table tells one viewer: everything his screen needs, in his language, and nothing he may not see.

All of it is made from the game's view and from the events of that viewer. Even the numbers that order the stream are
his own: a hidden half-step of somebody else changes no byte.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

import orjson

from arene.bots import level_of, temper_of
from arene.core.events import Event
from arene.core.foresight import after, imagined_worlds
from arene.core.match import ActionLike, Match, Move, visible
from arene.core.refusal import Refusal
from arene.core.state import State
from arene.core.text import Prompt
from arene.store import Seat
from arene.words import Speaker

_PRINT = 5  # bytes of the fingerprint of what a seat has seen
_TAKEN_BACK = 32  # moves that a story follows back without being told anew


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

    state: State | None  # None where it is no longer held
    move: int  # how many moves were begun by then
    by: int | None  # who made the last of them
    paused: bool = False  # the move goes on by itself: nobody is asked


_GONE = Step(None, 0, None)  # in the place of all that are no longer held


class Steps(list[Step]):
    """Everything that happened, position by position, as far as the positions are held."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self[:] = [Step(match.states[0], 0, None)]
        self._let_go = 0  # how many are without their position
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Drop what was taken back, add what is new."""
        while self[-1].move > len(match.moves):
            self.pop()
        if self[-1] is _GONE:
            self._begin(match)
            return
        self._let_go = min(self._let_go, len(self) - 1)
        self[-1] = self[-1]._replace(state=match.states[self[-1].move])
        for number in range(self[-1].move + 1, len(match.moves) + 1):
            move = match.moves[number - 1]
            self += [Step(state, number, move.seat, True) for _, state in move.pauses]
            self.append(Step(match.states[number], number, move.seat))

    def let_go(self, keep: int) -> None:
        """Hold the last ``keep`` positions and no others."""
        end = len(self) - keep
        for place in range(self._let_go, end):
            self[place] = _GONE
        self._let_go = max(self._let_go, end)


def parts(move: Move, events: list[Event] | None = None) -> list[list[Event]]:
    """The events of a move, cut where it pauses. A move that is folded is read anew whenever it is asked for them:
    whoever has them brings them along."""
    events = move.events if events is None else events
    cuts = [0, *(told for told, _ in move.pauses), len(events)]
    return [events[start:end] for start, end in pairwise(cuts)]


class _Asked(NamedTuple):
    """What names a seat's question: what it has done so far and what it saw happen before it was asked."""

    done: str = ""  # a fingerprint of its own actions
    seen: int = 0  # how many moves it saw something of
    before: int = 0  # and how many of them before it was asked
    news: bool = False  # whether its last move told it something that not everybody was told
    mover: int = -1  # who made the last move that it knows of

    def after(self, move: Move, events: list[Event], seat: int) -> _Asked:
        own, told = move.seat == seat, any(event.shows_to(seat) for event in events)
        seen = self.seen + told
        stood = not own and seat in move.asked  # somebody else asked at the same time has answered
        news = any(_private(event, seat) for event in events)
        return _Asked(
            _digest(self.done, move.action) if own else self.done,
            seen,
            self.before if stood else seen,
            news or (self.news and not own),
            move.seat if own or told else self.mover,
        )


def _private(event: Event, seat: int) -> bool:
    return event.seats is not None and seat in event.seats and event.params != event.others


def _digest(*parts: object) -> str:
    return _fingerprint(b"", parts, 6).hex()


def _fingerprint(before: bytes, data: object, size: int) -> bytes:
    text = orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_SORT_KEYS)
    return blake2b(before + text, digest_size=size).digest()


class Story:
    """What one seat has seen, with a running fingerprint: ``seen`` marks how far a screen has read.

    The events themselves stay with the moves; a long match must take little room here.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._opening: Sequence[Event] = ()
        self._moves: list[Move] = []
        self._steps = array("L")  # how many steps there are after each move; the opening is one
        self._ends = array("L")  # how many events are known after each step; step 0 is the opening
        self._places = array("L")  # how many shown steps lie before each step's own
        self._prints = bytearray()  # the fingerprint after each step
        self._asked = [_Asked()]  # after the last moves

    def sync(self, match: Match) -> None:
        """Follow the match: drop what was taken back, add what is new."""
        common = min(len(self._moves), len(match.moves))
        while common and self._moves[common - 1] is not match.moves[common - 1]:
            common -= 1  # moves are never changed and only the last ones replaced: the rest is the same
        taken_back = len(self._moves) - common
        if not self._ends or taken_back >= len(self._asked):
            self._begin(match)
        elif taken_back:
            kept = self._steps[common]
            del self._moves[common:], self._steps[common + 1 :], self._asked[len(self._asked) - taken_back :]
            del self._ends[kept:], self._places[kept:], self._prints[kept * _PRINT :]
        for move in match.moves[len(self._moves) :]:
            self._moves.append(move)
            events = move.events
            for part in parts(move, events):
                self._add(visible(part, self.seat))
            self._steps.append(len(self._ends))
            self._asked.append(_Asked() if self.seat is None else self._asked[-1].after(move, events, self.seat))
        del self._asked[:-_TAKEN_BACK]

    def _begin(self, match: Match) -> None:
        self._moves, self._asked, self._opening = [], [_Asked()], match.opening
        self._steps, self._ends, self._places = array("L", [1]), array("L"), array("L")
        self._prints = bytearray()
        self._add(visible(match.opening, self.seat))

    def _add(self, seen: Sequence[dict[str, object]]) -> None:
        """One step more, and what the seat saw of it."""
        before = bytes(self._prints[-_PRINT:])
        self._prints += _fingerprint(before, seen, _PRINT) if seen or not before else before
        self._places.append(self._places[-1] + bool(seen) if self._places else 0)
        self._ends.append(len(seen) + (self._ends[-1] if self._ends else 0))

    def events(self, known: int = 0, count: int | None = None) -> list[tuple[int, dict[str, object]]]:
        """The events after the first ``known``, up to so many, each with the place of its step among the shown ones."""
        last = self._ends[-1] if count is None else count
        step, found = bisect_right(self._ends, known), list[tuple[int, dict[str, object]]]()
        number = bisect_right(self._steps, step)  # the move that the step belongs to, 0 being the opening
        while step < len(self._ends) and len(found) < last - known:
            first = self._steps[number - 1] if number else 0
            for events in (parts(self._moves[number - 1]) if number else [self._opening])[step - first :]:
                found += [(self._places[step], event) for event in visible(events, self.seat)]
                step += 1
            number += 1
        return found[: max(0, last - known)]

    @property
    def asked(self) -> _Asked:
        """Where the seat stands before its next question."""
        return self._asked[-1]

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

    def shown_after(self, known: int) -> list[int]:
        """The steps at which a screen that knows so many events missed something, but for the last one."""
        return [step for step in self.shown_steps() if self._ends[step] > known and step < len(self._ends) - 1]

    def mark(self, step: int) -> str:
        return f"{self._ends[step]}.{self._prints[step * _PRINT : (step + 1) * _PRINT].hex()}"

    def known(self, mark: str) -> int | None:
        """How many events a screen with this mark has; None when its past is not this one."""
        count, _, _ = mark.partition(".")
        if not count.isascii() or not count.isdigit() or len(count) > 9:
            return None
        step = bisect_left(self._ends, int(count))
        return int(count) if step < len(self._ends) and self.mark(step) == mark else None


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


def prompt_id(story: Story, state: State) -> str:
    """Names the question a seat answers: what it has done so far, what it saw happen before it was asked, and what it
    may answer. When several are asked at once, another's answer does not change it, not even the last but one."""
    if story.seat is None:
        return ""
    return _digest(story.asked.done, story.asked.before, [int(number) for number in state.legal(story.seat)])


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
    """A step as a picture, with the lines that led to it; where a move pauses, they are what the table says: the last
    one, after what went against whoever reads it. Where nobody knows the position any more, the present one stands for
    it."""
    picture = scene(match, step.state or match.state, at, speaker, step.paused)
    if step.paused:
        last = next((line for line in reversed(told) if line["text"]), {"text": ""})
        harm = [line["text"] for line in told if line is not last and _harms(match, line["event"], at.you)]
        picture["prompt"].update(in_parts(Prompt("", " ".join([*harm[-2:], last["text"]]).strip())))
    return picture


def _harms(match: Match, event: Mapping[str, Any], seat: int | None) -> bool:
    text = match.game.text
    return seat is not None and text.harms(event) and text.roles(event, match.seats).get("seat") == seat


def hold(match: Match, step: Step, seat: int | None, told: Sequence[dict[str, Any]]) -> str:
    """How long people look at a step: ``read``, until this seat says so; ``moment``, longer than at a plain move, also
    where one's own move has brought what was not known before."""
    text, events = match.game.text, [line["event"] for line in told]
    if seat is not None and any(text.pauses(event) and text.concerns(event, seat) for event in events):
        return "read"
    if step.paused or any(text.pauses(event) or text.lingers(event) for event in events):
        return "moment"
    return "moment" if seat is not None and step.by == seat and any(map(text.brings_news, events)) else ""


def asked_of(state: State, view: dict[str, Any], at: Viewpoint) -> list[int]:
    """Who is asked, as far as the view says it (a game may hide it), and the person's own seats in any case."""
    asked = [int(seat) for seat in state.awaiting()]
    return [seat for seat in asked if seat in view["awaiting"] or seat in at.mine]


def live(match: Match, state: State, at: Viewpoint, speaker: Speaker, story: Story) -> dict[str, Any]:
    """The present position, with what the viewer may do."""
    told = scene(match, state, at, speaker)
    if at.seat is None:
        return told
    told.update(choices(speaker, match, state, at.seat, told["view"]))
    told["prompt"]["yours"] = at.seat in told["awaiting"]
    told["prompt"]["id"] = prompt_id(story, state)
    refusal = undo_refusal(match, story)
    told["topics"] = list(match.game.text.topics(told["view"])) if told["prompt"]["yours"] else []
    if len(at.mine) > 1:
        told["private"] = [seat for seat in at.mine if match.game.private(state, seat)]
        told["news"] = story.asked.news
    told["undo"] = {"allowed": refusal is None, "reason": "" if refusal is None else speaker.refusal(refusal)}
    return told


def undo_refusal(match: Match, story: Story) -> Refusal | None:
    """Why a seat cannot take its last action back, as far as it may know: a hidden half-step of somebody else is not
    told of."""
    seat = story.seat
    if seat is None or match.undo_refusal(seat) is None:
        return None
    mover = story.asked.mover
    if mover == seat:
        return Refusal("match.undo-fence")
    return Refusal("match.undo-nothing") if mover < 0 else Refusal("match.undo-other", seat=mover)


UNFORESEEABLE: dict[str, Any] = {"foreseen": False}  # the answer where what follows is known only by playing


def imagined(match: Match, state: State, seat: int, actions: Sequence[ActionLike]) -> State | None:
    """The position after actions that are not played, worked out in worlds as the seat may imagine them; None where
    nobody can say it."""
    worlds = imagined_worlds(state, seat)
    for one in actions:
        number = match.action(one).number
        if number not in [int(legal) for legal in worlds[0].legal(seat)]:
            if seat not in [int(asked) for asked in worlds[0].awaiting()]:
                raise Refusal("match.not-your-turn", seat=seat, awaiting=[])
            raise match.game.refusal(worlds[0], seat, number)
        worlds = after(match.game, worlds, seat, number)
        if not worlds:
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
            "level": None if seat.level is None else level_of(seat.level),
            "temper": "" if seat.level is None else temper_of(seat.level),
            "you": seat.number == at.seat,
            "here": seat.kind == "bot" or seat.person in persons,
            "gone": None if seat.person is None else gone.get(seat.person),
            "stand_in": seat.stand_in,
            "host": seat.person is not None and seat.person == host,
        }
        for seat in seats
    ]
