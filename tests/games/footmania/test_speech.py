"""What people read where nobody plays, nothing is complete or the box is another one."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import arene
from arene.core.edition import Edition
from arene.words import words
from tests.games.footmania.positions import ELEVEN, do, ready, season, seats, start
from tests.games.footmania.walks import EDITION, GAME

NAMES = ["Inès", "Bruno"]
NO_BREAK = "\u00a0"


def speaker(match: arene.Match, lang: str = "fr") -> arene.Speaker:
    return arene.Speaker(match.game, lang, NAMES, match.edition)


def last_line(match: arene.Match, kind: str, lang: str = "fr") -> str:
    return next(speaker(match, lang).event(event) for event in reversed(match.events(None)) if event["kind"] == kind)


def test_a_team_of_nobody_is_told_as_trainees() -> None:
    match = start(season([{"progress": 8}, {}], 0, decks={"euromatch": ["E03"]}), ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "play")
    assert last_line(match, "euro_lineup") == f"Inès aligne onze stagiaires{NO_BREAK}: −11★."
    assert last_line(match, "euro_lineup", "en") == "Inès fields eleven trainees: −11★."


@pytest.mark.parametrize(
    ("first", "french", "english"),
    [
        ("Y01", "Votre équipe est complète. La", "Your team is complete."),
        ("Y14", "n’est pas complète", "is not complete"),
    ],
)
def test_who_is_asked_to_declare_is_not_told_that_his_team_is_complete(first: str, french: str, english: str) -> None:
    """Whoever has footballers enough is asked (A23)."""
    drawn = {"seats": [{"squad": ELEVEN[1:]}, {}], "decision": "buy", "active": 0, "drawn": first}
    match = start(drawn, phase1_end="declare")
    do(match, 0, "buy")
    assert french in speaker(match).prompt(match.view(0))
    assert english in speaker(match, "en").prompt(match.view(0))


@pytest.mark.parametrize("code", ["skip_turn", "extra_roll", "scout"])
def test_a_question_mark_does_not_call_everybody_he(code: str) -> None:
    card = next(card["id"] for card in EDITION.data["questions"] if card["code"] == code)
    event = {"kind": "question_drawn", "seat": 0, "question": card, "code": code, "amount": 0}
    assert " il " not in arene.Speaker(GAME, "fr", NAMES).event(event)


def test_who_never_wants_to_be_asked_is_told_in_a_sentence() -> None:
    match = start(ready(seats(2)))
    do(match, 0, "set_ask", mode="never")
    assert last_line(match, "ask_set") == f"Consultation d’Inès{NO_BREAK}: jamais."


def boxed(**constants: int) -> Edition:
    data: dict[str, Any] = copy.deepcopy(dict(EDITION.data))
    data["constants"] |= constants
    return GAME.edition(data)


@pytest.mark.parametrize(
    ("most", "french", "english"),
    [
        (0, "Pas d’étranger sur le terrain.", "No foreigner on the pitch."),
        (1, "Un étranger au plus", "One foreigner at most"),
        (2, "2 étrangers au plus", "2 foreigners at most"),
    ],
)
def test_the_foreigners_of_the_box_are_counted_in_words(most: int, french: str, english: str) -> None:
    squad = [*ELEVEN[:5], "R01", "R02", "R03"]
    match = arene.position("footmania", season([{"squad": squad}, {}]), edition=boxed(max_foreign=most), seed=1)
    do(match, 0, "roll")
    while match.view(0)["decision"] != "lineup":
        do(match, match.awaiting[0], "pass")
    refused = [refusal for _, refusal in match.blocked(0) if refusal.rule == "footmania.lineup.foreigners"]
    assert french in speaker(match).refusal(refused[0])
    assert english in speaker(match, "en").refusal(refused[0])
    for lang, said in (("fr", f"sur {most} étranger"), ("en", f"of {most} foreigner")):
        assert said in words(lang, "footmania")("draw-foreign-count", count=most, most=most)


def test_one_cell_is_one_cell() -> None:
    match = start(ready(seats(2)), ("die", 1))
    do(match, 0, "roll")
    with pytest.raises(arene.Refusal) as reason:
        do(match, 0, "move", cell="P10")
    assert "on avance de 1 case, ni" in speaker(match).refusal(reason.value)
    assert "takes you 1 cell, no" in speaker(match, "en").refusal(reason.value)
