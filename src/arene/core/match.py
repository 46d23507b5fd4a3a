"""A match: a state, its chance, and everything that happened.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from arene.core.actions import Action
from arene.core.chance import Chance, Script, Sealed, SeedLike, commitment, seed_from
from arene.core.edition import Edition
from arene.core.events import Event, Events, copied, event_from_json
from arene.core.game import Game, load_game
from arene.core.refusal import BadData, Fault, Refusal
from arene.core.schema import span
from arene.core.signs import can_be_shown
from arene.core.state import Seen, State

ActionLike = Action | Mapping[str, Any] | int
# From outside anything may come. Compiled code would refuse it with a bare TypeError, or turn True into 1: it is left
# as it came, and checked.
SeatLike = Any  # a seat's number
SeatsLike = Any  # how many seats
GameLike = Any  # the id of a game
ScriptLike = Any  # a Script

_LONGEST_NAME = 80  # a player's name, with what tells a bot


class Move:
    """One action and what came of it. ``hash`` fingerprints the position after it; ``asked`` are the seats that were
    asked before it, and ``pauses`` the positions people look at on the way, each after so many of the events: both as
    far as they are known, and the positions until they are let go."""

    def __init__(
        self,
        seat: int,
        action: dict[str, object],
        events: list[Event],
        hash: str,
        asked: Sequence[int] = (),
        pauses: Sequence[tuple[int, State | None]] = (),
    ) -> None:
        self.seat = seat
        self.hash = hash
        self.pauses = pauses
        self._told: tuple[dict[str, object], list[Event], Sequence[int]] | None = (action, events, asked)
        self._folded = ""

    def fold(self) -> None:
        """Keep it written, which takes a tenth of the room, and read it again for whoever asks."""
        if self._told is not None:
            action, events, asked = self._told
            written = [action, [event.to_json() for event in events], list(asked)]
            self._folded = json.dumps(written, separators=(",", ":"))
            self._told = None
            self.pauses = tuple((told, None) for told, _ in self.pauses)

    def _unfolded(self) -> tuple[dict[str, object], list[Event], Sequence[int]]:
        if self._told is not None:
            return self._told
        action, events, asked = json.loads(self._folded)
        return action, [event_from_json(event) for event in events], asked

    @property
    def action(self) -> dict[str, object]:
        return self._unfolded()[0]

    @property
    def events(self) -> list[Event]:
        return self._unfolded()[1]

    @property
    def asked(self) -> Sequence[int]:
        return self._unfolded()[2]


class LetGo(Exception):
    """A move cannot be taken back because the position before it is not held: the match has to be played again."""


class Match:
    """Plays a game: checks every action, records every event, takes back what may be taken back.

    Made by ``arene.new_match``, ``arene.position`` and ``arene.load``.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        edition: Edition,
        seed: bytes,
        players: Sequence[str],
        script: ScriptLike | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self._lock = threading.RLock()  # one thread at a time changes a match or writes it down
        self._game = game
        self.rules = game.rules  # those the recorded moves were played under
        self._seats = seats
        self._options = options
        self._edition = edition
        self._seed = seed
        self._players = checked_names(players, seats)
        self._start = None if start is None else {key: copied(value) for key, value in start.items()}
        self.space = game.actions(edition)
        self.script: Script | None = None
        self._chance: Chance = Sealed(seed)
        if script is not None:
            self.script = _own_script(script)
            self.script.names = dict(game.draws)
            self._chance = self.script
        self.moves: list[Move] = []
        self._back = 0  # how many moves the last mover may take back
        out = Events()
        if self._start is None:
            first = game.new_state(seats, options, edition, self._chance, out)
        else:
            first = game.state_from(self._start, seats, options, edition)
        self._states: list[State | None] = [first]
        self._let_go = 0  # how many of them are no longer held
        self.opening: list[Event] = out.items

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, a pickle: the match file's lines, played again where it arrives."""
        from arene.core.record import lines, load_lines

        return load_lines, (lines(self),)

    # ---- what was agreed beforehand: it stays

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._seats

    @property
    def options(self) -> Mapping[str, object]:
        return self._options

    @property
    def edition(self) -> Edition:
        return self._edition

    @property
    def seed(self) -> bytes:
        return self._seed

    @property
    def players(self) -> Sequence[str]:
        return self._players

    @property
    def start(self) -> Mapping[str, Any] | None:
        """The described position the match began from; None for the game's own beginning."""
        return self._start

    # ---- how things stand

    @property
    def state(self) -> State:
        """The present position. It is never changed: a move puts another in its place."""
        state = self._states[-1]
        assert state is not None
        return state

    @property
    def states(self) -> Sequence[State | None]:
        """The position at the beginning and after each move; None for what was let go, and for what came before a
        recorded position that the match was taken up from: to have these, it is played again."""
        return self._states

    def let_go(self, keep: int) -> None:
        """Hold the last ``keep`` positions, and those that a move can be taken back to, and no others; what happened
        before them is folded."""
        end = len(self._states) - max(1, keep, self._back + 1)
        for number in range(self._let_go, end):
            self._states[number] = None
            if number:
                self.moves[number - 1].fold()
        self._let_go = max(self._let_go, end)

    @property
    def awaiting(self) -> list[int]:
        """The seats that must or may act now; empty when the match is over."""
        return [int(seat) for seat in self.state.awaiting()]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    @property
    def standings(self) -> list[dict[str, object]]:
        """The ranking, best first: ``seat``, ``rank``, ``score`` and the values that break ties."""
        return [standing.to_json() for standing in self.state.standings()]

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed, which may be shown before the match."""
        return commitment(self.seed)

    @property
    def hash(self) -> str:
        """The fingerprint of the present position."""
        return fingerprint(self.position())

    def position(self) -> dict[str, Any]:
        """The complete position, hidden things included: ``arene.position`` starts a match from it."""
        return self.game.position(self.state)

    def view(self, seat: SeatLike | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, ready for JSON."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def events(self, seat: SeatLike | None, since: SeatLike = 0) -> list[dict[str, object]]:
        """All events a seat (None: a spectator) has seen, or those after the first ``since`` moves."""
        viewer = None if seat is None else self._seat(seat)
        if not isinstance(since, int) or isinstance(since, bool) or since < 0:
            raise BadData("since", Fault("range", value=repr(since), allowed=span(0, None)))
        groups = [move.events for move in self.moves[since:]]
        if since == 0:
            groups.insert(0, self.opening)
        return [seen for events in groups for seen in visible(events, viewer)]

    def seen(self, seat: SeatLike) -> Seen:
        """The position as a bot of that seat receives it."""
        return Seen(self.state, self._seat(seat))

    # ---- acting

    def actions(self, seat: SeatLike) -> list[Action]:
        """The legal actions of a seat: empty when it is not asked."""
        return [self.space.action(int(number)) for number in self.state.legal(self._seat(seat))]

    def asides(self, seat: SeatLike) -> list[Action]:
        """What a seat may do at any moment, asked or not."""
        return [self.space.action(int(number)) for number in self.state.asides(self._seat(seat))]

    def blocked(self, seat: SeatLike) -> list[tuple[Action, Refusal]]:
        """What a person might want to do now but may not, each with the reason."""
        who = self._seat(seat)
        if who not in self.awaiting:
            return []
        legal = {int(number) for number in self.state.legal(who)}
        return [
            (self.space.action(number), self._refusal(who, number))
            for number in self.game.candidates(self.state, who)
            if number not in legal
        ]

    def action(self, action: ActionLike) -> Action:
        """The action that an object, its JSON or its number names."""
        if isinstance(action, Action):
            return self.space.action(action.number)
        if isinstance(action, int) and not isinstance(action, bool):
            return self.space.action(action)
        return self.space.from_json(action)

    def play(self, seat: SeatLike, action: ActionLike | Sequence[ActionLike]) -> list[dict[str, object]]:
        """Play an action (an object, its JSON or its number), or a list of them: all or none.

        Returns the events as the seat sees them. A refused action raises ``Refusal`` (or ``BadData`` if there is no
        such action) and changes nothing.
        """
        who = self._seat(seat)
        chosen: list[Any] = list(action) if isinstance(action, (list, tuple)) else [action]
        if not chosen:
            raise BadData("actions", Fault("no-actions"))
        with self._lock:
            return self._play_all(who, chosen)

    def _play_all(self, who: int, chosen: list[Any]) -> list[dict[str, object]]:
        back, length, drawn = self._back, len(self.moves), self._chance.memory()
        try:
            for place, one in enumerate(chosen):
                surprise = self._play_one(who, self.action(one))
                if surprise and place < len(chosen) - 1:
                    raise Refusal("match.batch", place=place + 1)
        except BaseException:  # also where somebody interrupts the program
            self._back = back
            self._chance.recall(drawn)
            del self.moves[length:], self._states[length + 1 :]
            raise
        return [seen for move in self.moves[length:] for seen in visible(move.events, who)]

    def _play_one(self, seat: int, action: Action) -> bool:
        """Play on a copy and keep it: a failure half-way leaves the old state. Whether the mover learnt something."""
        if self.over:
            raise Refusal("match.over")
        aside = action.number in self.state.asides(seat)
        if not aside and seat not in self.awaiting:
            late = self.game.late_refusal(self.state, seat, action.number)
            raise late or Refusal("match.not-your-turn", seat=seat, awaiting=self.awaiting)
        if not aside and action.number not in self.state.legal(seat):
            raise self._refusal(seat, action.number)
        before, used, out = self.state, self._chance.used, Events()
        after = before.clone()
        after.play(seat, action.number, self._chance, out)
        drew = self._chance.used != used
        if drew or out.fenced or seat not in after.awaiting():
            self._back = 0
        elif self.moves and self.moves[-1].seat == seat:
            self._back += 1
        else:
            self._back = 1
        asked = [int(waiting) for waiting in before.awaiting()]
        move = Move(seat, action.to_json(), out.items, fingerprint(self.game.position(after)), asked, out.pauses)
        self._states.append(after)
        self.moves.append(move)
        return drew or out.surprise

    def _refusal(self, seat: int, number: int) -> Refusal:
        """Why an action is refused, in the names of this match's box."""
        refusal = self.game.refusal(self.state, seat, number)
        refusal.edition = self.edition
        return refusal

    def undo(self, seat: SeatLike) -> None:
        """Take the last action of the seat back: within its own turn, until chance or a disclosure came between."""
        with self._lock:
            reason = self.undo_refusal(seat)
            if reason is not None:
                raise reason
            if self._states[-2] is None:
                raise LetGo
            self._back -= 1
            self._states.pop()
            self.moves.pop()

    def undo_refusal(self, seat: SeatLike) -> Refusal | None:
        """Why the seat cannot take its last action back now; None when it can."""
        who = self._seat(seat)
        if not self.moves:
            return Refusal("match.undo-nothing")
        if self.moves[-1].seat != who:
            return Refusal("match.undo-other", seat=self.moves[-1].seat)
        if self._back == 0:
            return Refusal("match.undo-fence")
        return None

    def away_action(self, seat: SeatLike) -> Action | None:
        """What is played for a person who is away; None leaves it to a bot, or the seat is not asked."""
        who = self._seat(seat)
        number = self.game.away_action(self.state, who) if who in self.awaiting else None
        return None if number is None else self.space.action(number)

    def patience(self, seat: SeatLike) -> int | None:
        """How long, in seconds, the others wait for this seat's answer; None: as long as it takes."""
        who = self._seat(seat)
        return self.game.patience(self.state, who) if who in self.awaiting else None

    def comfort_action(self, seat: SeatLike, settings: Mapping[str, object]) -> Action | None:
        """What a seat's comfort settings answer to the present question; None asks the person."""
        who = self._seat(seat)
        chosen = self.game.check_comforts(self.seats, settings)
        number = self.game.comfort_action(self.state, who, chosen) if who in self.awaiting else None
        return None if number is None else self.space.action(number)

    def save(self, path: str | Path) -> None:
        """Write the match file; ``arene.load`` reads it back."""
        from arene.core.record import write

        write(self, path)

    def _seat(self, seat: object) -> int:
        """The number of a seat, if it is one."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadData("seat", Fault("range", value=repr(seat), allowed=span(0, self.seats - 1)))
        return seat

    # ---- for the record

    def resume(self, moves: list[Move], position: Mapping[str, Any], drawn: Mapping[str, Any], back: int = 0) -> None:
        """Go on from a recorded position instead of replaying: a rule fix must not break a running match.

        ``back``: how many moves the last mover may take back; for that the match has to be played again."""
        state = self.game.state_from(position, self.seats, self.options, self.edition)
        self.moves = moves
        self._states = [None for _ in moves]
        self._states.append(state)
        self._let_go = len(moves)
        self._chance.recall(drawn)
        self._back = back

    @property
    def back(self) -> int:
        """How many moves the last mover may take back."""
        return self._back

    def memory(self) -> dict[str, Any]:
        """What chance has to remember so that the match goes on as it would have."""
        return self._chance.memory()

    def held(self) -> AbstractContextManager[object]:
        """While it lasts, no other thread changes the match."""
        return self._lock


def checked_names(players: object, seats: int) -> list[str]:
    """The players' names: one a seat, and such that a file can hold them and any screen can show them."""
    if not isinstance(players, (list, tuple)):
        raise BadData("players", Fault("names-list", value=repr(players)))
    if len(players) != seats:
        raise BadData("players", Fault("names-count", count=len(players), seats=seats))
    names: list[str] = []
    for place, name in enumerate(players):
        if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME or not can_be_shown(name):
            raise BadData(f"players[{place}]", Fault("name", value=repr(name)[:60]))
        names.append(name)
    return names


def _own_script(script: object) -> Script:
    if not isinstance(script, Script):
        raise BadData("chance", Fault("not-script", value=repr(script)))
    return script.afresh()


def visible(events: Sequence[Event], seat: int | None) -> list[dict[str, object]]:
    """The events as a seat (None: a spectator) sees them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def fingerprint(position: Mapping[str, Any]) -> str:
    """The fingerprint of a position: the same on every machine, compiled or not."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def new_match(
    game: GameLike,
    seats: SeatsLike,
    seed: SeedLike | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
    players: Sequence[str] | None = None,
    chance: ScriptLike | None = None,
) -> Match:
    """Start a match.

    >>> import arene
    >>> match = arene.new_match("sponsio", seats=4, seed=7)
    >>> match.awaiting
    [1]
    >>> events = match.play(1, {"kind": "pass"})
    >>> events
    [{'kind': 'passed', 'seat': 1}]
    >>> match.awaiting
    [2]
    """
    return _match(load_game(game), seats, seed, options, edition, players, chance, None)


def position(
    game: GameLike,
    position: Mapping[str, Any],
    seed: SeedLike | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
    players: Sequence[str] | None = None,
    chance: ScriptLike | None = None,
) -> Match:
    """Start a match from a described position; an impossible one is refused with the reason.

    >>> import arene
    >>> match = arene.new_match("sponsio", seats=3, seed=1)
    >>> twin = arene.position("sponsio", match.position(), options=match.options)
    >>> twin.hash == match.hash
    True
    """
    seats = position.get("seats") if isinstance(position, Mapping) else None
    if not isinstance(seats, (list, tuple)):
        raise BadData("seats", Fault("no-seats"))
    return _match(load_game(game), len(seats), seed, options, edition, players, chance, dict(position))


def _match(
    game: Game,
    seats: SeatsLike,
    seed: SeedLike | None,
    options: Mapping[str, object] | None,
    edition: str | Path | Mapping[str, Any] | Edition | None,
    players: Sequence[str] | None,
    script: ScriptLike | None,
    start: Mapping[str, Any] | None,
) -> Match:
    count = game.check_seats(seats)
    return Match(
        game,
        count,
        game.check_options(count, {} if options is None else options),
        game.edition(edition),
        secrets.token_bytes(32) if seed is None else seed_from(seed),
        players if players is not None else [f"seat {number}" for number in range(1, count + 1)],
        script,
        start,
    )
