"""Owners' editions: refused with the field named, in both languages, or played to the end with words for everything."""

from __future__ import annotations

import json
import random

import pytest

import arene
from arene.booklet import rules_text
from arene.core.edition import Edition
from arene.core.refusal import BadData
from arene.core.signs import can_be_shown
from tests.contract.fields import differences
from tests.contract.mutations import Mutation, mutations
from tests.contract.tables import GLANCE, LONG, QUICK, Table
from tests.contract.telling import log, sentences, wrong
from tests.contract.walks import moments, walk
from tests.faults import told_in_french

SLICES = 40 if LONG else 1 if QUICK else 4  # of so many files each
FILES = 5 if GLANCE else 15
BOXES = [game for game in arene.GAMES if arene.load_game(game).file("edition.toml").exists()]


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("id", BOXES)
def test_an_owners_edition_is_refused_by_name_or_plays(id: str, part: int) -> None:
    game = arene.load_game(id)
    for number, mutation in enumerate(mutations(game, f"part {part}", FILES)):
        try:
            edition = game.edition(mutation.data)
        except BadData as error:
            _refused(mutation, error)
            continue
        except Exception as error:
            raise AssertionError(f"{id}: {mutation.told}: raises {error!r}") from error
        seats = random.Random(f"{part} {number}").randint(game.min_seats, game.max_seats)
        try:
            _plays(Table(game, seats, {}, number, edition, mutation.told))
        except AssertionError:
            raise
        except Exception as error:
            raise AssertionError(f"{id}, {seats} seats, seed {number}: {mutation.told}: {error!r}") from error


def _refused(mutation: Mutation, error: BadData) -> None:
    """The complaint names the part of the file that was changed, or one that refers to it, in both languages."""
    assert error.path, f"{mutation.told}: refused without a field: {error}"
    try:
        sentence = told_in_french(error)
    except AssertionError as fault:
        raise AssertionError(f"{mutation.told}: {fault}") from fault
    assert sentence and error.problem, f"{mutation.told}: refused without words"
    for lang in arene.LANGUAGES:
        assert "None" not in arene.said(error, lang), f"{mutation.told}: {arene.said(error, lang)}"
    lost = "dropped" in mutation.told or "entry" in mutation.told or "emptied" in mutation.told or "id" in mutation.path
    near = error.path.split(".")[0].split("[")[0] == mutation.root or mutation.root in error.problem.split()
    assert near or lost, f"{mutation.told}: refused at {error.path}: {error.problem}"


def _plays(table: Table) -> None:
    """To the end, with words for every event and question, positions that can be read, and a rules text."""
    _kept(table.edition)
    for lang in arene.LANGUAGES:
        assert rules_text(table.game, lang, table.edition)
    for moment in walk(table, 0.9):
        for lang in arene.LANGUAGES:
            for sentence in log(table, moment.events, moment.number % table.seats, lang):
                _said(table, moment.number, lang, sentence)
    for moment in moments(table, 12, 0.9):
        for lang in arene.LANGUAGES:
            for viewer in {None, *moment.awaiting[:1]}:
                for sentence in sentences(table, moment.state, viewer, lang):
                    _said(table, moment.number, lang, sentence)
        told = json.loads(json.dumps(moment.game.position(moment.state)))
        again = moment.game.state_from(told, table.seats, table.options, table.edition)
        assert moment.game.position(again) == told, f"{moment}: {differences(moment.state, again)}"


def _kept(edition: Edition) -> None:
    """A file can hold it."""
    json.dumps(edition.data, ensure_ascii=False).encode()


def _said(table: Table, move: int, lang: str, sentence: str) -> None:
    strange = wrong(table, lang, sentence)
    if strange:
        own = json.dumps(table.edition.data, ensure_ascii=False)
        assert strange in own, f"{table}, move {move}, {lang}: {strange!r} in {sentence!r}"
    assert can_be_shown(sentence), f"{table}, move {move}, {lang}: steers a screen: {sentence!r}"
