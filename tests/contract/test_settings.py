"""Settings: options and comforts are checked with the field named, and comforts answer legally."""

from __future__ import annotations

import pytest

import arene
from arene.core.game import Comfort
from arene.core.refusal import BadData, Fault
from arene.words import words
from tests.contract.tables import spread
from tests.contract.telling import at
from tests.contract.walks import moments

Where = tuple[str, int]
ODD: list[object] = ["", "no such thing", None, -1, 10**40, 1.5, [], {}, "\ud800"]


def told(error: BadData, path: str) -> None:
    """The complaint names the field and says in both languages what may stand there."""
    assert error.path == path, f"{path}: the complaint is about {error.path!r}"
    assert isinstance(error.fault, Fault)
    french, english = (arene.said(error, lang) for lang in ("fr", "en"))
    assert french and english and french != english, f"{path}: the same in both languages: {french}"


def test_wrong_options_are_refused_by_name(where: Where) -> None:
    game, seats = arene.load_game(where[0]), where[1]
    for option in game.options:
        for value in ODD if option.applies(seats) else [option.default]:
            with pytest.raises(BadData) as caught:
                game.check_options(seats, {option.id: value})
            told(caught.value, f"options.{option.id}")
    with pytest.raises(BadData) as caught:
        game.check_options(seats, {"no_such_option": 1})
    told(caught.value, "options.no_such_option")


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_options_have_words(where: Where, lang: str) -> None:
    """A value that is no number is told by its name, not as it is written in files."""
    game, seats = arene.load_game(where[0]), where[1]
    for option in (option for option in game.options if option.applies(seats)):
        named = [value for value in option.schema(seats).get("enum", ()) if isinstance(value, (str, bool))]
        wanted = [f"value-{option.id}-{str(value).lower()}" for value in named]
        wanted += [f"option-{option.id}", f"option-{option.id}-help"]
        assert [id for id in wanted if not words(lang, game.id).has(id)] == []


def test_presets_are_options(where: Where) -> None:
    game, seats = arene.load_game(where[0]), where[1]
    known = {option.id for option in game.options}
    for name, chosen in game.presets.items():
        assert set(chosen) <= known
        assert game.check_options(seats, {"preset": name}).items() >= chosen.items()
    with pytest.raises(BadData) as caught:
        game.check_options(seats, {"preset": "no such preset"})
    told(caught.value, "options.preset")


def _settings(comfort: Comfort) -> list[object]:
    return [False, *range(12)] if comfort.this_round else list(comfort.values)


def test_comforts_answer_legally(where: Where) -> None:
    game = arene.load_game(where[0])
    answered = 0
    for table in spread(*where, "comforts", 3):
        for moment in moments(table, 200):
            for seat in moment.awaiting:
                for comfort in game.comforts:
                    for value in _settings(comfort):
                        settings = game.check_comforts(table.seats, {comfort.id: value})
                        action = game.comfort_action(moment.state, seat, settings)
                        answered += action is not None
                        assert action is None or action in moment.legal(seat), (
                            f"{at(moment, seat)}: {comfort.id}={value!r} answers {action}"
                        )
    assert answered or not game.comforts or where[1] == 1  # they spare the others waiting; alone there is nobody


def test_wrong_comforts_are_refused_by_name(where: Where) -> None:
    game, seats = arene.load_game(where[0]), where[1]
    for comfort in game.comforts:
        for value in ("no such thing", None, 1.5):
            with pytest.raises(BadData) as caught:
                game.check_comforts(seats, {comfort.id: value})
            told(caught.value, f"comforts.{comfort.id}")
