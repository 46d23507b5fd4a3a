"""A game as the rest of the system sees it: one object per folder under ``games``."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from arene.core import plain
from arene.core.actions import ActionSpace
from arene.core.chance import Chance, Fast
from arene.core.deals import Deal
from arene.core.edition import Edition, check_names, checked, read_toml
from arene.core.events import Events
from arene.core.knowledge import Knowledge, NoKnowledge
from arene.core.measures import Measures, NoMeasures
from arene.core.plain import PlainState
from arene.core.question import Question, Questions
from arene.core.refusal import BadData, Fault, Refusal
from arene.core.schema import Schema, check
from arene.core.state import State
from arene.core.text import GameText

_NO_EDITION: Schema = {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]}
_ANY_POSITION: Schema = {"type": "object"}

_ROOMS = ("", "rules", "words", "table")  # of a game's folder, that hold more than Python; a small game has none

_SHELF = Path(__file__).parent.parent / "games"


def _installed() -> dict[str, EntryPoint]:
    """Games that other packages bring along; one that takes the name of a game of the house is left out."""
    return {one.name: one for one in entry_points(group="arene.games") if not (_SHELF / one.name).is_dir()}


_INSTALLED = _installed()
GAMES = (*sorted(folder.parent.name for folder in _SHELF.glob("*/__init__.py")), *sorted(_INSTALLED))


class Option:
    """A choice made when the match is created: listed values, or whole numbers between bounds.

    ``since`` is the version of the rules that brought it: matches of older rules are without it.
    """

    def __init__(
        self, id: str, default: object, values: Sequence[object] = (), low: int = 0, high: int = 0, since: int = 1
    ) -> None:
        self.id = id
        self.default = default
        self.values = tuple(values)
        self.low = low
        self.high = high
        self.since = since

    def applies(self, seats: int) -> bool:
        """Whether the option means anything with this many seats."""
        return True

    def schema(self, seats: int) -> Schema:
        if self.values:
            return {"enum": list(self.values), "default": self.default}
        return {"type": "integer", "minimum": self.low, "maximum": self.high, "default": self.default}

    def to_json(self, seats: int) -> dict[str, object]:
        return {"id": self.id, **self.schema(seats)}


class Comfort(Option):
    """A setting a seat chooses for itself during the match: questions it answers without being asked.

    With ``this_round`` the setting is the number of the round in which it holds: a table offers a plain switch and
    stores the round shown in the view, so that it runs out by itself.
    """

    def __init__(self, id: str, default: object, values: Sequence[object], this_round: bool = False) -> None:
        super().__init__(id, default, values)
        self.this_round = this_round

    def schema(self, seats: int) -> Schema:
        if self.this_round:
            return {"type": ["integer", "boolean"], "default": self.default}
        return super().schema(seats)

    def to_json(self, seats: int) -> dict[str, object]:
        return {**super().to_json(seats), "this_round": self.this_round}

    def next(self, value: object, current: int) -> object:
        """The value after this one, round and round; ``current`` is the round being played."""
        if self.this_round:
            return False if value == current and value is not False else current
        return self.values[(self.values.index(value) + 1) % len(self.values)]


class Colours(NamedTuple):
    """A game's own: what is behind its poster, its name printed on it, the line below."""

    ground: str
    name: str
    tagline: str


class Game(ABC):
    """What a game folder offers. Everything outside uses this and nothing else of the folder."""

    id: str
    rules_version: int  # raised by every change that could alter a recorded match
    oldest_rules: int = 1  # from this version on, matches are played as they were: the rules ask ``self.rules``
    rules: int  # those this game plays by: today's, or older ones for a match that began under them
    min_seats: int
    max_seats: int
    usual_seats: int = 4  # how many a new table is laid for: what most groups want
    minutes: tuple[int, int]
    age: int
    complexity: int  # 1 to 5
    colours: Colours = Colours("#4B4036", "#FCF7EB", "#FCF7EB")
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, object]] = {}  # usual sets of options, by name
    comforts: tuple[Comfort, ...] = ()
    draws: Mapping[str, Sequence[str]] = {}  # the labels of chance, and what their values are called (empty: numbers)
    deals: Mapping[str, Deal] = {}  # what seats hold by chance, by sort: ``dealt-<sort>`` is its heading
    edition_schema: Schema = _NO_EDITION
    position_schema: Schema = _ANY_POSITION
    text: GameText = GameText()
    questions: Questions[Any] | None = None  # a state of such a game holds the one that is asked: ``state.asked``

    def __init__(self) -> None:
        self.rules = self.rules_version

    def under(self, rules: int) -> Game | None:
        """The game as it was played under these rules; None where nobody knows any more, or not yet."""
        if not self.oldest_rules <= rules <= self.rules_version:
            return None
        game = copy.copy(self)
        game.rules = rules
        return game

    def laid_for(self) -> int:
        """How many seats a new table has before anybody changes it."""
        return max(self.min_seats, min(self.usual_seats, self.max_seats))

    def facts(self) -> dict[str, object]:
        """What whoever chooses a game asks first, and what can be agreed on with each number of seats."""
        return {
            "seats": [self.min_seats, self.max_seats],
            "minutes": list(self.minutes),
            "age": self.age,
            "complexity": self.complexity,
            "options": {
                str(seats): [option.to_json(seats) for option in self.options if option.applies(seats)]
                for seats in range(self.min_seats, self.max_seats + 1)
            },
        }

    @property
    def folder(self) -> Path:
        """Where the game's words, rules text and data lie."""
        return Path(str(import_module(type(self).__module__).__file__)).parent

    def file(self, name: str) -> Path:
        """One of the game's files by its name: it lies in the folder itself, or in one of its rooms."""
        places = [self.folder / room / name for room in _ROOMS]
        return next((place for place in places if place.is_file()), places[0])

    # ---- before the match

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadData(
                "seats", Fault("seats", value=repr(seats), game=self.id, low=self.min_seats, high=self.max_seats)
            )
        return seats

    def check_options(self, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
        """All options with their values; ``BadData`` names a wrong one and what is allowed.

        ``preset`` stands for a usual set of options; those named beside it win.
        """
        if not isinstance(chosen, Mapping):
            raise BadData("options", Fault("not-mapping", value=repr(chosen)))
        if "preset" in chosen:
            name = str(chosen["preset"])
            if name not in self.presets:
                names = ", ".join(self.presets) or "–"
                raise BadData("options.preset", Fault("preset", value=repr(name), game=self.id, known=names))
            others = {option: value for option, value in chosen.items() if option != "preset"}
            chosen = {**self.presets[name], **others}
        known = [option for option in self.options if option.since <= self.rules]
        properties = {option.id: option.schema(seats) for option in known if option.applies(seats)}
        elsewhere = [option.id for option in known if option.id in chosen and option.id not in properties]
        if elsewhere:
            raise BadData(f"options.{elsewhere[0]}", Fault("option-elsewhere", seats=seats))
        result = check({"type": "object", "properties": properties}, dict(chosen), "options")
        assert isinstance(result, dict)
        return result

    def edition(self, source: str | Path | Mapping[str, Any] | Edition | None = None) -> Edition:
        """An edition from a file, from its data, or the one that comes with the game."""
        if isinstance(source, Edition):
            return source
        if isinstance(source, Mapping):
            return self._to_begin_with(source)
        if source is not None and not isinstance(source, (str, Path)):
            raise BadData("edition", Fault("not-edition", value=repr(source)))
        path = self.file("edition.toml") if source is None else Path(source)
        if source is None and not path.exists():
            return self.check_edition({"id": self.id})
        data = read_toml(path)
        try:
            return self._to_begin_with(data)
        except BadData as error:
            raise BadData(str(path), Fault("data", error=error)) from error

    def _to_begin_with(self, data: Mapping[str, Any]) -> Edition:
        edition = self.check_edition(data)
        check_names(self.edition_schema, edition.data)
        return edition

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        """Validate edition data; ``BadData`` names the field and the allowed range."""
        return Edition(checked(self.edition_schema, data), [])

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        """Words that an edition brings along (names of sports, titles of cards), by message id."""
        return {}

    def actions(self, edition: Edition) -> ActionSpace:
        """All actions of the game, by number and by name."""
        return self._questions().actions(edition)

    def _questions(self) -> Questions[Any]:
        assert self.questions is not None, f"{self.id} says neither its questions nor its actions"
        return self.questions

    def sides(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        """Who plays together: the side of each seat, numbered from 0. Mostly, everybody plays for himself."""
        return list(range(seats))

    # ---- states

    @abstractmethod
    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        """The state at the first decision."""

    def position(self, state: State) -> dict[str, Any]:
        """The complete position, hidden things included, as data that ``position_schema`` describes."""
        return plain.write(_plain(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        """The state a position describes; ``BadData`` says why an impossible one is refused."""
        others = [count for count in (seats, seats - 1, seats + 1) if self.min_seats <= count <= self.max_seats]
        fresh, *rest = (_plain(self.new_state(count, options, edition, Fast(0), None)) for count in others)
        return plain.read(position, fresh, rest)

    # ---- people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see: an allow-list, ready for JSON."""
        awaiting = [int(waiting) for waiting in state.awaiting()]
        return {**plain.shown(_plain(state), seat), "game": self.id, "viewer": seat, "awaiting": awaiting}

    def refusal(self, state: State, seat: int, action: int) -> Refusal:
        """Why an action that is not legal now is refused."""
        if self.questions is None:
            return Refusal("match.not-now")
        asked, answered = _asked(state), self.questions.answered_by(action)
        if asked in answered:
            return asked.why_not(state, seat, action)
        order = Refusal(f"{self.id}.order", asked=asked.name, given=answered[0].name)
        return self.late_refusal(state, seat, action) or order

    def candidates(self, state: State, seat: int) -> list[int]:
        """What a person might think of doing at this decision: the legal actions and those to show greyed."""
        if self.questions is None or seat not in state.awaiting():
            return [int(action) for action in state.legal(seat)]
        return _asked(state).considered(state, seat)

    def away_action(self, state: State, seat: int) -> int | None:
        """What is played for a person who is away; None leaves it to a bot."""
        return None

    def late_refusal(self, state: State, seat: int, action: int) -> Refusal | None:
        """Why a seat that is not asked this may not do it, where there is more to say than what is asked of whom."""
        answered = [] if self.questions is None else self.questions.answered_by(action)
        told = (question.elsewhere(state, seat, action) for question in answered)
        return next((refusal for refusal in told if refusal is not None), None)

    def private(self, state: State, seat: int) -> bool:
        """Whether the seat sees, or is asked, something that its neighbours at the same screen must not see."""
        return True

    def patience(self, state: State, seat: int) -> int | None:
        """Seconds after which other people need not wait for this seat's answer any longer: then ``away_action`` is
        played, although the person is there. None: as long as it takes."""
        return None

    def check_comforts(self, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
        """A seat's comfort settings, complete; ``BadData`` names a wrong one and what is allowed."""
        properties = {comfort.id: comfort.schema(seats) for comfort in self.comforts}
        if not isinstance(chosen, Mapping):
            raise BadData("comforts", Fault("not-mapping", value=repr(chosen)))
        result = check({"type": "object", "properties": properties}, dict(chosen), "comforts")
        assert isinstance(result, dict)
        return result

    def comfort_action(self, state: State, seat: int, settings: Mapping[str, object]) -> int | None:
        """What a seat's own settings answer to the present question; None asks the person."""
        return None

    # ---- bots

    def knowledge(self) -> Knowledge:
        """What the game teaches the bots."""
        return NoKnowledge()

    def measures(self) -> Measures:
        """What is measured over bot matches, and the balance it should show."""
        return NoMeasures()


def _asked(state: State) -> Question[Any]:
    asked = getattr(state, "asked", None)
    assert isinstance(asked, Question)
    return asked


def _plain(state: State) -> PlainState:
    """What follows by itself, follows from plain values; another kind of state has a game that says it all."""
    assert isinstance(state, PlainState)
    return state


def of_the_house(id: str) -> bool:
    """Whether a game comes with Arène, and not with another package."""
    return id in GAMES and id not in _INSTALLED


def load_game(id: str) -> Game:
    """The game with this id: one of the house, or of another installed package."""
    if not isinstance(id, str) or id not in GAMES:
        raise BadData("game", Fault("one-of", value=repr(id), known=", ".join(GAMES)))
    return _loaded(id)


@lru_cache
def _loaded(id: str) -> Game:
    found = _brought(id) if id in _INSTALLED else import_module(f"arene.games.{id}").GAME
    if not isinstance(found, Game) or found.id != id:
        raise BadData("game", Fault("no-game", value=id))
    return found


def _brought(id: str) -> object:
    """What another package offers; a mistake in it is told in a sentence that says where it is."""
    try:
        return _INSTALLED[id].load()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadData(id, Fault("broken-game", problem=problem, place=_place(error))) from error


def _place(error: Exception) -> str:
    """The file and the line where it went wrong."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}"
    frame = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")][-1]
    return f"{frame.filename}:{frame.lineno}"


def shelf() -> list[Game]:
    """All games, the easiest first."""
    return sorted((load_game(id) for id in GAMES), key=lambda game: (game.complexity, game.id))
