"""A match in other hands: copied, sent elsewhere, misused, changed by two threads, looked at by a curious bot."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.core.chance import Fast
from arene.core.record import load_lines
from arene.core.state import Bot, Seen, State
from tests.games.sponsio.table import random_match, random_steps


def begun(moves: int = 25) -> arene.Match:
    match, draw = random_match(4)
    for _ in random_steps(match, draw):
        if len(match.moves) >= moves:
            break
    return match


# ---- copies


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_match_is_copied_with_its_past_and_its_future(copied: Callable[[Any], Any]) -> None:
    match = begun()
    twin = copied(match)
    assert twin.hash == match.hash and twin.players == match.players and twin.commitment == match.commitment
    assert twin.events(None) == match.events(None)
    for seat in range(match.seats):
        assert (twin.undo_refusal(seat) is None) == (match.undo_refusal(seat) is None)
    seat = match.awaiting[0]
    action = match.actions(seat)[-1]
    assert twin.play(seat, action) == match.play(seat, action) and twin.hash == match.hash
    twin.play(twin.awaiting[0], twin.actions(twin.awaiting[0])[0])
    assert len(twin.moves) == len(match.moves) + 1, "what one plays the other does not"


def test_a_copy_of_a_scripted_match_from_a_position_goes_on_alike() -> None:
    start = arene.new_match("sponsio", seats=3, seed=1)
    chance = arene.Script([], seed=5)
    match = arene.position("sponsio", start.position(), options=start.options, chance=chance)
    twin = copy.copy(match)
    assert twin.start == match.start and twin.script is not None
    for _ in random_steps(match, Fast(3)):
        move = match.moves[-1] if match.moves else None
        if move is not None and len(twin.moves) < len(match.moves):
            twin.play(move.seat, move.action)
            assert twin.hash == match.hash
        if len(match.moves) > 60:
            break


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_an_action_is_copied(copied: Callable[[Any], Any]) -> None:
    action = begun().space.from_json({"kind": "bet", "ticket": "XII"})
    twin = copied(action)
    assert twin == action and twin is not action and twin.to_json() == action.to_json() and repr(twin) == repr(action)


def test_lines_that_were_touched_make_no_match() -> None:
    from arene.core.record import lines

    rows = lines(begun())
    with pytest.raises(arene.BadFile):
        load_lines([*rows[:3], *rows[4:]])


# ---- misuse: the same answer compiled and plain

new_match: Any = arene.new_match  # whatever is given: that is what is tried here
position: Any = arene.position
_PATHS: list[Any] = [5, None, b"x", 1.5, []]


@pytest.mark.parametrize("game", [5, None, b"sponsio", ["sponsio"]])
def test_no_game_at_all(game: Any) -> None:
    for start, rest in ((new_match, 3), (position, {"seats": [0] * 3})):
        with pytest.raises(arene.BadData) as refused:
            start(game, rest)
        assert refused.value.path == "game"


@pytest.mark.parametrize("seats", ["3", 3.0, True, None, [3], 10**30])
def test_no_number_of_seats(seats: Any) -> None:
    with pytest.raises(arene.BadData) as refused:
        arene.new_match("sponsio", seats)
    assert refused.value.path == "seats"


@pytest.mark.parametrize(
    "misuse",
    [
        lambda match: match.play("0", {"kind": "pass"}),
        lambda match: match.play(None, {"kind": "pass"}),
        lambda match: match.play(True, {"kind": "pass"}),
        lambda match: match.play(match.awaiting[0], None),
        lambda match: match.play(match.awaiting[0], 1.5),
        lambda match: match.play(match.awaiting[0], "pass"),
        lambda match: match.play(match.awaiting[0], [None]),
        lambda match: match.play(match.awaiting[0], True),
        lambda match: match.play(match.awaiting[0], 10**30),
        lambda match: match.action("pass"),
        lambda match: match.space.action("pass"),
        lambda match: match.space.action(None),
        lambda match: match.space.from_json(5),
        lambda match: match.view("0"),
        lambda match: match.view(9),
        lambda match: match.events("0"),
        lambda match: match.events(0, "x"),
        lambda match: match.events(0, None),
        lambda match: match.actions(None),
        lambda match: match.asides("x"),
        lambda match: match.blocked("x"),
        lambda match: match.seen("x"),
        lambda match: match.undo("x"),
        lambda match: match.undo_refusal(1.5),
        lambda match: match.away_action("x"),
        lambda match: match.patience("x"),
        lambda match: match.comfort_action(0, 5),
        lambda match: new_match("sponsio", 3, players=5),
        lambda match: new_match("sponsio", 3, players=[1, 2, 3]),
        lambda match: new_match("sponsio", 3, options=[1]),
        lambda match: new_match("sponsio", 3, chance="x"),
        lambda match: position("sponsio", 5),
        lambda match: position("sponsio", {"seats": 3}),
    ],
)
def test_wrong_types_are_refused_by_name(misuse: Callable[[Any], object]) -> None:
    match = begun()
    before = match.hash
    with pytest.raises(arene.BadData) as refused:
        misuse(match)
    assert refused.value.path and match.hash == before


@pytest.mark.parametrize("path", _PATHS)
def test_what_is_no_name_of_a_file(path: Any) -> None:
    for use in (arene.load, arene.verify, arene.read_record, begun().save):
        with pytest.raises(arene.BadFile):
            use(path)


@pytest.mark.parametrize("name", ["seats", "game", "options", "edition", "seed", "players", "start"])
def test_what_was_agreed_beforehand_stays(name: str) -> None:
    match = begun()
    before = getattr(match, name)
    with pytest.raises(AttributeError):
        setattr(match, name, 9)
    assert getattr(match, name) is before


# ---- two threads


def test_two_threads_on_one_match_leave_a_file_that_loads(tmp_path: Path) -> None:
    """They wait for each other; what came too late for its turn is refused as anybody's would be."""
    for number in range(3):
        match = arene.new_match("sponsio", seats=4, seed=number)
        surprises: list[Exception] = []

        def play(match: arene.Match = match, surprises: list[Exception] = surprises) -> None:
            try:
                for _ in range(150):
                    asked = match.awaiting
                    actions = match.actions(asked[0]) if asked else []
                    if not actions:
                        continue
                    try:
                        match.play(asked[0], actions[0])
                    except arene.Refusal:
                        continue
            except Exception as error:
                surprises.append(error)

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for moment in range(3):
            match.save(tmp_path / f"during{number}-{moment}.jsonl")
        for thread in threads:
            thread.join()
        match.save(tmp_path / f"after{number}.jsonl")
        assert not surprises and arene.load(tmp_path / f"after{number}.jsonl").hash == match.hash
    for path in tmp_path.iterdir():
        arene.verify(path)


# ---- a curious bot


class Curious(Bot):
    """Looks at everything that hangs on what it was given."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def choose(self, seen: Seen, chance: Any) -> Any:
        for name in {*dir(seen), "_state", "_seat", "_Seen__state", "state"}:
            value = getattr(seen, name, None)
            if isinstance(value, State) or isinstance(getattr(value, "__self__", None), State):
                self.found.append(name)
        self.found += [name for name, value in getattr(seen, "__dict__", {}).items() if isinstance(value, State)]
        for name, value in (("_state", None), ("_seat", 0), ("seat", 0)):
            with pytest.raises(AttributeError):
                setattr(seen, name, value)
        return seen.legal()[0]


def test_a_bot_cannot_reach_the_true_state_or_look_from_another_seat() -> None:
    match, bot = arene.new_match("sponsio", seats=4, seed=3), Curious()
    for _ in range(12):
        seat = match.awaiting[0]
        match.play(seat, int(bot.choose(match.seen(seat), Fast(1))))
    assert bot.found == []


def test_what_a_bot_is_given_is_let_go() -> None:
    """The plain hiding place holds nothing back: a thousand looks leave nothing behind."""
    match = arene.new_match("sponsio", seats=4, seed=3)
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(1000):
        match.seen(match.awaiting[0]).legal()
    gc.collect()
    assert len(gc.get_objects()) - before < 200
