"""What people read where nobody plays, nothing is complete or the box is another one."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import arene
from arene.core.edition import Edition
from arene.games.footmania.words.text import FootmaniaText
from arene.words import words
from tests.games.footmania.positions import ELEVEN, do, kick_off, ready, season, seats, start
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
        ("Y01", "Votre équipe est prête. La", "Your team is ready."),
        ("Y14", "n’est pas prête", "is not ready"),
    ],
)
def test_who_is_asked_to_declare_is_not_told_that_his_team_is_complete(first: str, french: str, english: str) -> None:
    """Whoever has footballers enough is asked (A23)."""
    drawn = {"seats": [{"squad": ELEVEN[1:]}, {}], "decision": "buy", "active": 0, "drawn": first}
    match = start(drawn, phase1_end="declare")
    do(match, 0, "buy")
    assert french in speaker(match).prompt(match.view(0))
    assert english in speaker(match, "en").prompt(match.view(0))


@pytest.mark.parametrize(
    ("plus", "french", "english"),
    [
        ("frozen_pitch", "Pelouse gelée contre vous. Sans réponse, votre équipe perd 1★.", "your team loses 1★."),
        ("light_injury", "contre vous. Sans réponse, un de vos footballeurs sort", "goes off, of your choice."),
        ("grave_injury", "2★). Sans réponse, il sort et un stagiaire", "a trainee replaces him."),
        ("red_card", "2★). Sans réponse, il est expulsé", "his place stays empty."),
    ],
)
def test_who_may_answer_a_card_is_told_what_it_does(plus: str, french: str, english: str) -> None:
    match = kick_off([{"squad": ELEVEN, "plus": [plus]}, {"squad": ["Y12"], "plus": ["immunity"]}])
    do(match, 1, "pass")
    do(match, 0, "play_plus", plus=plus)
    if match.view(0)["decision"] == "target":
        do(match, 0, "target", card="Y12")
    assert match.view(1)["decision"] == "react"
    assert french in speaker(match).prompt(match.view(1))
    assert english in speaker(match, "en").prompt(match.view(1))


def pass_told(match: arene.Match, lang: str = "fr") -> tuple[str, str]:
    """The question whoever acts is asked on the pitch, and the name of passing."""
    (seat,) = match.awaiting
    view = match.view(seat)
    passing = next(action for action in match.actions(seat) if action.kind == "pass")
    return speaker(match, lang).prompt(view), speaker(match, lang).action(passing, view)


def test_a_pass_that_ends_the_match_says_so_beforehand() -> None:
    """Two passes in a row end it; whoever has neither card nor change can only pass."""
    plus = {"plus": ["hostile_press", "frozen_pitch"]}
    match = kick_off([{"squad": ELEVEN, **plus}, {"squad": ["Y12"], **plus}])
    said, key = pass_told(match)
    assert said.endswith("Une carte, un changement, ou passez.") and key == "Passer"
    do(match, 1, "pass")
    assert speaker(match).event(match.events(0)[-1], 0) == "Bruno passe."
    said, key = pass_told(match)
    assert f"Bruno a passé{NO_BREAK}: passer finit le match." in said and key == "Passer et finir"
    said, key = pass_told(match, "en")
    assert "Bruno has passed: passing ends the match." in said and key == "Pass and finish"
    do(match, 0, "play_plus", plus="hostile_press")
    do(match, 1, "no_react")
    assert pass_told(match)[1] == "Passer"
    alone = kick_off([{"squad": ELEVEN}, {"squad": ["Y12"], **plus}])
    said, key = pass_told(alone)
    assert f"Inès n’a rien à jouer{NO_BREAK}: passer finit" in said and key == "Passer et finir"
    assert "Inès has nothing to play: passing" in pass_told(alone, "en")[0]


@pytest.mark.parametrize(
    ("plus", "french", "english"),
    [
        ("hostile_press", "Inès joue Presse hostile (−2★ en face).", "plays Hostile press (−2★ for the other side)."),
        ("light_injury", "Inès joue Blessure légère.", "Inès plays Light injury."),
        ("grave_injury", " contre Lazare Surface (1, 2★).", " against Lazare Surface (1, 2★)."),
        ("red_card", " contre Lazare Surface (1, 2★).", " against Lazare Surface (1, 2★)."),
        ("form_2", "Inès joue Forme ★★, 24 à −8.", "Inès plays Form ★★, 24–−8."),
    ],
)
def test_a_hostile_card_is_told_by_its_effect_not_by_the_score_before_it(plus: str, french: str, english: str) -> None:
    """It may still be cancelled; a card for one's own side counts at once."""
    match = kick_off([{"squad": ELEVEN, "plus": [plus]}, {"squad": ["Y12"], "plus": ["immunity"]}])
    do(match, 1, "pass")
    do(match, 0, "play_plus", plus=plus)
    if match.view(0)["decision"] == "target":
        do(match, 0, "target", card="Y12")
    assert last_line(match, "plus_played").endswith(french)
    assert last_line(match, "plus_played", "en").endswith(english)
    played = next(event for event in match.events(0) if event["kind"] == "plus_played")
    assert speaker(match).event(played, 0).endswith(french.replace("Inès joue", "Vous jouez"))


def test_a_sponsor_is_signed_with_its_kind_and_what_it_pays() -> None:
    signed = {"kind": "sponsor_signed", "seat": 0, "sponsor": "Q04", "kept": False}
    brand = next(card["brand"] for card in EDITION.data["sponsors"] if card["id"] == "Q04")
    sum_told = f"600{NO_BREAK}000{NO_BREAK}F"
    said = arene.Speaker(GAME, "fr", NAMES).event(signed)
    assert said == f"Inès signe avec {brand} (maillot, {sum_told} par visite)."
    mine = arene.Speaker(GAME, "fr", NAMES).event(signed, 0)
    assert mine == f"Vous signez avec {brand} (maillot, {sum_told} par visite)."
    assert "pays more (shirt, 600,000" in arene.Speaker(GAME, "en", NAMES).event({**signed, "kept": True})


def test_a_team_that_is_shown_is_told_with_numbers_and_stars() -> None:
    shown = {"kind": "team_shown", "seat": 0, "cards": ["Y01", "R10"], "bonus": 0}
    assert "(1, 2★), Magicescu (10, 7★). Le recrutement" in arene.Speaker(GAME, "fr", NAMES).event(shown)


def test_no_market_is_told_open_during_a_match() -> None:
    match = start(season([{"squad": ELEVEN}, {}, {}]), ("die", 1))
    assert "marché ouvert" in speaker(match).status(match.view(0))
    do(match, 0, "roll")
    while match.view(None)["decision"] == "market":
        do(match, match.awaiting[0], "pass")
    assert "marché suspendu" in speaker(match).status(match.view(0))


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


@pytest.mark.parametrize(
    ("plus", "french", "english"),
    [
        ("physio", "annule une blessure", "cancels an injury"),
        ("appeal", "annule un carton rouge", "cancels a red card"),
        ("cool_head", "annule un affaiblissement", "cancels a weakening"),
        ("immunity", "annule toute carte hostile, hors du compte", "cancels any hostile card, not counted"),
    ],
)
def test_a_protection_says_what_it_cancels(plus: str, french: str, english: str) -> None:
    match = start(ready([{"plus": [plus]}, {}]))
    (card,) = match.view(0)["players"][0]["own"]["plus"]
    text = FootmaniaText()
    assert text.plus_effect(words("fr", "footmania"), card) == french
    assert text.plus_effect(words("en", "footmania"), card) == english


def test_who_cannot_pay_is_told_how_much_is_missing() -> None:
    drawn = {"seats": [{"cash": 100_000, "squad": ["Y02"]}, {}], "decision": "buy", "active": 0, "drawn": "R10"}
    match = start(drawn)
    lacking = match.view(0)["drawn"]["cost"] - 100_000
    fr, en = (speaker(match, lang).prompt(match.view(0)) for lang in ("fr", "en"))
    assert f"Il vous manque {lacking:,} F".replace(",", NO_BREAK).replace(" F", f"{NO_BREAK}F") in fr
    assert "vendez d’abord" in fr and f"You are {lacking:,}" in en and "sell first" in en
    rich = start({**drawn, "seats": [{"squad": ["Y02"]}, {}]})
    assert "manque" not in speaker(rich).prompt(rich.view(0))


def test_a_debtor_is_told_what_is_still_missing() -> None:
    owing = {"seats": [{"cash": 200_000, "squad": ["B02", "B08"]}, {}], "decision": "raise", "due": 900_000}
    match = start(owing)
    said = speaker(match).prompt(match.view(0))
    assert f"Vous devez 900{NO_BREAK}000" in said and f"encore 700{NO_BREAK}000" in said
    assert "still 700,000" in speaker(match, "en").prompt(match.view(0))


def test_blue_footballers_are_internationals() -> None:
    """Two numbers are two numbers, and the stars are not a third one."""
    told = {"stars": 6, "price": "1 F", "bank": "1 F"}
    said = words("fr", "footmania")("explain-footballer", colour="blue", numbers="9", last="10", **told)
    assert said.startswith(f"International, porte le 9 ou le 10{NO_BREAK}; 6 étoiles")
    assert words("fr", "footmania")("explain-footballer", colour="green", numbers="9", last="none", **told).startswith(
        f"National, porte le 9{NO_BREAK};"
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_kind_of_cell_explains_itself(lang: str) -> None:
    board = start(ready(seats(2))).view(0)["board"]
    said = {words(lang, "footmania")("explain-cell", cell=cell["kind"] or cell["type"]) for cell in board}
    assert len(said) == len({cell["type"] for cell in board})
