"""A state of plain values: what follows from its fields, and what it says when something cannot follow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance, Fast
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Game
from arene.core.native import i64, vec
from arene.core.plain import PlainState, shuffled
from arene.core.refusal import BadData


class Open(PlainState):
    """Each seat throws its cards away, one by one."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands = [[1, 2, 3] for _ in range(seats)]
        self.pile = [7, 8]
        self.thrown = [0] * seats
        self.last: int | None = None

    def over(self) -> bool:
        return not any(self.hands)

    def points(self) -> list[int]:
        return self.thrown

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0] if seat == self.seat and not self.over() else [])

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.last = self.hands[self.seat].pop()
        self.thrown[self.seat] += 1
        self.seat = self.left_of(self.seat)


class Drawing(Open):
    """Who plays draws from a pile that begins with as many cards as there are players, if these are two."""

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        super().play(seat, action, chance, out)
        if self.pile:
            self.pile.pop()


class Closed(Open):
    own = ("hands",)
    shared = ("thrown", "last")


class Cards(Game):
    id = "cards"
    rules_version = 1
    min_seats, max_seats = 2, 4
    minutes = (1, 2)
    age = 5
    complexity = 1

    def __init__(self, kind: type[Open]) -> None:
        super().__init__()
        self.kind = kind

    def actions(self, edition: Edition) -> ActionSpace:
        return ActionSpace(Kind("throw", 0))

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> Open:
        return self.kind(seats)


def read_back(state: PlainState) -> PlainState:
    game = Cards(Open)
    again = game.state_from(game.position(state), state.count, {}, game.edition())
    assert isinstance(again, PlainState)
    return again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_holds_may_grow_and_shrink(seats: int) -> None:
    """Also where it begins with as many things as there are seats."""
    state = Open(seats)
    while not state.over():
        assert read_back(state).fields() == state.fields()
        state.play(state.seat, 0, Fast(1), None)
    assert read_back(state).fields() == state.fields()


def test_a_list_with_a_value_for_each_seat_keeps_its_length() -> None:
    game = Cards(Open)
    position = game.position(Open(3))
    position["thrown"] = [0, 0]
    with pytest.raises(BadData) as raised:
        game.state_from(position, 3, {}, game.edition())
    assert raised.value.path == "thrown"


def test_what_is_no_plain_value_is_named() -> None:
    state = Open(2)
    state.pile = {7, 8}  # type: ignore[assignment]
    with pytest.raises(TypeError, match="a plain state holds"):
        Cards(lambda seats: state).state_from({}, 2, {}, Cards(Open).edition())  # type: ignore[arg-type]


def test_where_nothing_is_hidden_everything_is_shown() -> None:
    view = Cards(Open).view(Open(2), None)
    assert view["hands"] == [[1, 2, 3], [1, 2, 3]]
    assert view["pile"] == [7, 8]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_seat_sees_its_own_things_and_nobody_sees_what_is_hidden(seat: int | None) -> None:
    state = Closed(2)
    view = Cards(Closed).view(state, seat)
    assert view["hands"] == [[1, 2, 3] if place == seat else None for place in range(2)]
    assert view["thrown"] == [0, 0]
    assert view["last"] is None
    assert "pile" not in view, "named nowhere"
    assert set(view) >= {"seats", "seat"}
    assert Cards(Closed).position(state)["hands"] == [[1, 2, 3], [1, 2, 3]], "a position holds everything"


def test_a_field_that_was_forgotten_is_hidden() -> None:
    """In a game with secrets, whether it names what is shared or only what is each seat's own."""

    class OwnAlone(Open):
        own = ("hands",)

    class SharedAlone(Open):
        shared = ("thrown",)

    for kind, seen in ((OwnAlone, {"hands"}), (SharedAlone, {"thrown"})):
        view = Cards(kind).view(kind(2), 0)
        assert view.keys() & {"hands", "pile", "thrown", "last"} == seen


def test_a_state_that_hides_something_says_that_it_must_be_imagined() -> None:
    with pytest.raises(NotImplementedError, match=r"Closed hides hands, pile: write its sample\(seat, chance\)"):
        Closed(2).sample(0, Fast(1))
    assert Open(2).sample(0, Fast(1)).fields() == Open(2).fields()


class Spoken:
    """Words that say the ids of their messages."""

    lang = "en"

    def __call__(self, id: str, /, **params: object) -> str:
        return id

    def has(self, id: str) -> bool:
        return id in ("field-hands", "field-thrown")

    def listing(self, parts: list[str]) -> str:
        return "+".join(parts)


def test_the_table_shows_lists_thing_by_thing_and_marks_what_is_hidden() -> None:
    game = Cards(Closed)
    [panel] = game.text.panels(Spoken(), game.view(Closed(2), 1), ["Inès", "Bruno"])  # type: ignore[arg-type]
    told = [[[item.text for item in cell] for cell in row] for row in panel.rows]
    assert told == [[["Inès"], ["?"], ["0"]], [["Bruno"], ["1", "2", "3"], ["0"]]]


def test_a_list_in_an_event_is_told_as_a_list() -> None:
    assert Cards(Open).text.param(Spoken(), "dice", [2, 5], ["Inès", "Bruno"]) == "2+5"  # type: ignore[arg-type]


def example(section: str) -> Any:
    """The state that a section of the documentation shows, with the fields and the end of another."""
    page = (Path(__file__).parent.parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    [code] = re.findall(rf"^### {section}\n.*?^```python\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {"i64": i64, "vec": vec, "PlainState": Open, "Chance": Chance, "Events": Events}
    exec(compile(f"from __future__ import annotations\n{code}", "add-a-game.md", "exec"), names)
    return names["Position"]


def test_the_example_of_the_documentation_hides_what_it_says() -> None:
    state, out = example("Something hidden")(2), Events()
    state.roll(Fast(1), out)
    assert [event.seen_by(1) for event in out.items] == [None, {"kind": "rolled", "dice": state.dice[1]}]
    assert Cards(Open).view(state, 1)["dice"] == [None, state.dice[1]]
    worlds = [state.sample(1, Fast(seed)) for seed in range(20)]
    assert all(world.dice[1] == state.dice[1] for world in worlds)
    assert len({tuple(world.dice[0]) for world in worlds}) > 1


def test_several_seats_choose_at_once_as_the_documentation_says() -> None:
    kind = example("Several choose at once")

    class Bids(kind):  # type: ignore[misc, valid-type]
        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.bids = [0] * seats

        def uncover(self, out: Events | None) -> None:
            self.hands: list[list[int]] = [[] for _ in range(self.count)]

    state, out = Bids(3), Events()
    asked = []
    while (actor := state.actor()) >= 0:
        asked.append([int(seat) for seat in state.awaiting()])
        assert [bool(state.legal(seat)) for seat in range(3)] == [seat in asked[-1] for seat in range(3)]
        state.play(actor, state.legal(actor)[1], Fast(1), out)
    assert asked == [[0, 1, 2], [1, 2], [2]], "each of them, until all have answered"
    assert state.over()
    heard = [[event.seen_by(seat)["card"] for event in out.items] for seat in range(3)]  # type: ignore[index]
    assert heard == [[2, 0, 0], [0, 2, 0], [0, 0, 2]]


def test_cards_are_shuffled_without_regard_to_how_they_lay() -> None:
    orders = [shuffled(Fast(seed), "deal", range(10)) for seed in range(20)]
    assert orders == [shuffled(Fast(seed), "deal", orders[0]) for seed in range(20)]
    assert all(sorted(order) == list(range(10)) for order in orders)
    assert len(set(map(tuple, orders))) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pile_shrinks_although_it_begins_with_a_card_for_each_seat(seats: int) -> None:
    game = Cards(Drawing)
    state = game.new_state(seats, {}, game.edition(), Fast(1), None)
    while not state.over():
        position = game.position(state)
        assert game.position(game.state_from(position, seats, {}, game.edition())) == position
        with pytest.raises(BadData, match="thrown"):
            game.state_from({**position, "thrown": [0]}, seats, {}, game.edition())
        state.play(state.actor(), 0, Fast(1), None)
