"""Words: whatever is asked, told, offered or refused is said in both languages, and refusals point into the rules."""

from __future__ import annotations

import random

import pytest

import arene
from arene.core.refusal import Refusal
from tests.contract.fields import differences, fixed, snapshot
from tests.contract.tables import spread
from tests.contract.telling import anchors, at, log, paragraph_missing, sentences, speaker, wrong
from tests.contract.walks import moments, walk

Where = tuple[str, int]


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_every_question_has_words(where: Where, lang: str) -> None:
    """Prompt, status, panels, choices and reasons, for every viewer; the question's paragraph exists."""
    for table in spread(*where, f"questions {lang}", 3):
        for moment in moments(table, 30):
            viewers = moment.viewers()
            for viewer in {viewers[moment.number % len(viewers)], moment.awaiting[0] if moment.awaiting else None}:
                said = sentences(table, moment.state, viewer, lang)
                assert said[0] and said[1], f"{at(moment, viewer, lang)}: no prompt or status"
                for sentence in said:
                    strange = wrong(table, lang, sentence)
                    assert not strange, f"{at(moment, viewer, lang)}: {strange!r} in {sentence!r}"
                topics = set(table.game.text.topics(moment.game.view(moment.state, viewer)))
                missing = topics - anchors(table.game, lang, table.edition)
                assert not missing, f"{at(moment, viewer, lang)}: no paragraph {missing}"


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_no_two_choices_read_alike(where: Where, lang: str) -> None:
    for table in spread(*where, f"labels {lang}", 3):
        space = table.game.actions(table.edition)
        for moment in moments(table, 20):
            for seat in moment.awaiting[:1]:
                view, said = moment.game.view(moment.state, seat), dict[str, int]()
                for number in moment.legal(seat):
                    label = speaker(table, lang).action(space.action(number), view)
                    twin = said.setdefault(label, number)
                    assert twin == number, (
                        f"{at(moment, seat, lang)}: {space.action(twin)} and {space.action(number)} are both {label!r}"
                    )


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_every_event_has_words(where: Where, lang: str) -> None:
    for table in spread(*where, f"events {lang}", 6):
        said = 0
        for moment in walk(table):
            for viewer in (None, moment.number % table.seats):
                for sentence in log(table, moment.events, viewer, lang):
                    said += bool(sentence)
                    strange = wrong(table, lang, sentence)
                    assert not strange, f"{at(moment, viewer, lang)}: {strange!r} in {sentence!r}"
        assert said


def test_every_refusal_names_a_rule_of_the_book(where: Where) -> None:
    """Whatever is not legal is refused, never an error, with a paragraph to read and a sentence in both languages; what
    the sentence names, where the action names it too, is what was asked for."""
    for table in spread(*where, "refusals", 3):
        space, told = table.game.actions(table.edition), set()
        numbers = [kind.base + place for kind in space.kinds.values() for place in range(kind.size)]
        draw = random.Random(table.seed)
        for moment in moments(table, 20):
            for seat in moment.awaiting[:2]:
                legal = set(moment.legal(seat))
                shown = set(moment.game.candidates(moment.state, seat))
                apart = fixed(moment.state)
                before = snapshot(moment.state, apart)
                for number in {*draw.sample(numbers, min(len(numbers), 120)), *shown} - legal:
                    refusal = moment.game.refusal(moment.state, seat, number)
                    action = space.action(number)
                    assert isinstance(refusal, Refusal), f"{at(moment, seat)}: {action} is refused with {refusal!r}"
                    for name in refusal.params.keys() & action.params.keys():
                        assert refusal.params[name] == action.params[name], f"{at(moment, seat)}: {action}: {refusal!r}"
                    key = (refusal.rule, str(dict(refusal.params)))
                    if key in told:
                        continue
                    told.add(key)
                    missing = paragraph_missing(table, refusal.rule)
                    assert not missing, f"{at(moment, seat)}: {action}: {refusal.rule} is not in {missing}"
                    for lang in arene.LANGUAGES:
                        sentence = speaker(table, lang).refusal(refusal)
                        strange = wrong(table, lang, sentence) if sentence else "nothing"
                        assert not strange, f"{at(moment, seat, lang)}: {action}: {strange!r} in {sentence!r}"
                changed = differences(before, snapshot(moment.state, apart))
                assert not changed, f"{moment}: refusing changed {changed}"


def test_every_action_is_refused_or_legal(where: Where) -> None:
    """The whole action space, at one moment of each kind."""
    table = next(spread(*where, "space", 1))
    space = table.game.actions(table.edition)
    numbers = [kind.base + place for kind in space.kinds.values() for place in range(kind.size)]
    for moment in moments(table, 12):
        if not moment.awaiting:
            continue
        seat = moment.awaiting[-1]
        legal = set(moment.legal(seat))
        assert legal <= set(numbers), f"{moment}: {legal - set(numbers)} are no actions"
        rules = {moment.game.refusal(moment.state, seat, number).rule for number in numbers if number not in legal}
        for rule in rules:
            missing = paragraph_missing(table, rule)
            assert not missing, f"{moment}: {rule} is not in {missing}"
