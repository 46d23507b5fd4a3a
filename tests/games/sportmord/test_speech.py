"""Everything can be said, in both languages, from the views alone; and the table fits a small terminal."""

from __future__ import annotations

import pytest

import arene
from arene.games.sportmord.words.text import initials
from arene.server.telling import Step, Viewpoint, shown
from arene.terminal.ink import Ink
from arene.terminal.pages import Paper
from arene.words import Speaker
from tests.games.sportmord.positions import E, P, R, U, football, laying
from tests.games.sportmord.test_refusals import coaching

NAMES = ["Rikarda", "Paul", "Edgard", "Ute", "Inès", "Bruno"]


def test_seats_have_short_names() -> None:
    assert initials(["Rikarda", "Paul", "Ute"]) == ["R", "P", "U"]
    assert initials(["Paul", "Pia", "Ute"]) == ["Pl", "Pa", "Ue"]
    assert initials(["bot", "bot", "Ute"]) == ["1", "2", "3"]


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_refused_placement_has_a_name_too(lang: str) -> None:
    match = arene.position("sportmord", laying(U, old={"tennis": 2}))
    speaker = Speaker(match.game, lang, match.players)
    refused = [action for action, _ in match.blocked(U) if action.kind == "place"]
    assert refused and all(speaker.action(action, match.view(U)) for action in refused)


# ---- What a sentence must say


def said(match: arene.Match, lang: str = "fr") -> list[str]:
    speaker = Speaker(match.game, lang, NAMES)
    return [text.replace("\u00a0", " ") for event in match.events(None) if (text := speaker.event(event))]


def test_whoever_stops_after_a_pill_is_not_said_to_take_none() -> None:
    position = coaching("dope")
    position["seats"][U]["pills"] = 2
    match = arene.position("sportmord", position, seed=1)
    match.play(U, {"kind": "dope_die", "from": 2, "to": 1})
    match.play(U, {"kind": "pass"})
    assert said(match)[:2] == ["Ute dope un dé : le 2 devient 1.", "Dopage : Ute passe."]


def test_whoever_takes_no_pill_is_not_said_to_stop_there() -> None:
    match = arene.position("sportmord", coaching("dope"), seed=1)
    match.play(U, {"kind": "pass"})
    assert said(match)[0] == "Dopage : Ute passe."


def test_the_fault_of_a_position_names_cards_and_sports_as_people_do() -> None:
    position = laying(U, old={"tennis": 1})
    position["seats"][U]["units"] = {"tennis": 6}
    position["seats"][R]["units"] = {"tennis": 5}
    with pytest.raises(arene.BadData) as many:
        arene.position("sportmord", position)
    assert arene.said(many.value, "fr").endswith("hors de la pile du sport tennis, 11 unités\u00a0; il y en a moins")
    assert "11 units" in arene.said(many.value, "en")
    position = {**laying(U), "decision": "take", "sport": "tennis", "revealed": ["u2"]}
    position["seats"] = [{"doped_at": ["tennis"]}, *({} for _ in range(3))]
    with pytest.raises(arene.BadData) as undoped:
        arene.position("sportmord", position)
    assert arene.said(undoped.value, "fr").endswith("aucun nouveau dé n’est posé devant le sport tennis")


def test_a_tournament_tells_every_place_and_the_totals_after_the_coaches() -> None:
    match = arene.new_match("sportmord", seats=3, seed=1)
    speaker = Speaker(match.game, "fr", NAMES)
    first = {"kind": "tournament", "sport": "bowling", "order": [1, 0, 3, 2], "tied": [[1, 0]], "rolls": []}
    first["totals"] = [[0, 45], [1, 45], [2, 9], [3, 18]]
    again = {**first, "order": [0, 1], "tied": [], "totals": [[0, 36], [1, 27]]}
    assert speaker.event(first).replace("\u00a0", " ") == (
        "Ordre : Paul et Rikarda à égalité (45), Ute (18), Edgard (9)."
    )
    assert speaker.event(again).replace("\u00a0", " ") == "Ordre : Rikarda (36), Paul (27)."


def test_an_accident_says_which_card_why_and_where_the_die_goes() -> None:
    match = arene.position("sportmord", football(), seed=1)
    for seat, wish in ((R, "training"), (E, "training"), (P, "u4")):
        match.play(seat, {"kind": "wish", "wish": wish})
    (line,) = [line for line in said(match) if "Tacle" in line]
    assert line == "Paul, Football : U4, « Tacle par derrière » (valeur 6 pour 4) ; le dé va sur la carte."


def test_what_broke_the_tie_stands_in_the_ranking_and_is_said_once() -> None:
    seats: list[dict[str, object]] = [{"units": {"tennis": 1}} for _ in range(3)]
    seats[1]["injuries"] = [{"sport": "boxing", "card": kind} for kind in ("u2", "u4")]
    match = arene.position("sportmord", {"seats": seats, "decision": "over", "round": 60, "first": 0, "best": 1})
    speaker = Speaker(match.game, "fr", NAMES)
    assert speaker.prompt(match.view(None)).replace("\u00a0", " ") == "Dernier tour joué. Paul l’emporte avec 1 point."
    told = "\n".join(Paper(Ink(False), speaker, 80).ending(match)).replace("\u00a0", " ")
    assert told.count("2 cartes accident") == 1


def test_the_reserve_and_the_side_stand_over_the_circle() -> None:
    match = arene.position("sportmord", laying(U), seed=1)
    (circle,) = [panel for panel in Speaker(match.game, "fr", NAMES).panels(match.view(U)) if panel.id == "circle"]
    assert circle.title.replace("\u00a0", " ") == "Le cercle · on pose dehors · réserve : 8 pilules"


def test_the_question_of_a_tournament_names_its_cards_and_whose_dice() -> None:
    position = {**football(), "decision": "meddle", "order": [{"seats": [R, P], "level": 1}, {"seats": [E]}]}
    position["first"], position["best"] = R, U
    for seat in (R, P):
        position["seats"][seat]["roll"] = [4] * 9
    match = arene.position("sportmord", position, seed=1)
    speaker, view = Speaker(match.game, "fr", NAMES), match.view(U)
    assert speaker.prompt(view).replace("\u00a0", " ") == (
        "Tournoi complémentaire, Football (unité, unité, U4) : relancez-vous le dé de quelqu’un ?"
    )
    assert speaker.action(match.actions(U)[0], view) == "Chez Rikarda (36), relancer un 4"


def test_where_the_table_rests_an_own_accident_is_told_beside_the_pill_that_goes_back() -> None:
    struck = {"kind": "evaluated", "seat": R, "sport": "tennis", "card": "u4"}
    struck |= {"value": 4, "threshold": 4, "outcome": "struck"}
    returned = {"kind": "pill_returned", "seat": R, "sport": "tennis"}
    match = arene.position("sportmord", football())
    speaker = Speaker(match.game, "fr", NAMES)
    told = [{"event": event, "text": speaker.event(event, R)} for event in (struck, returned)]
    rest = Step(match.state, 1, R, paused=True)
    sentence = shown(match, rest, Viewpoint(R, "fr", mine=(R,)), speaker, told)["prompt"]["sentence"]
    assert "Service dans l’œil" in sentence and "la pilule retourne" in sentence
    sentence = shown(match, rest, Viewpoint(P, "fr", mine=(P,)), speaker, told)["prompt"]["sentence"]
    assert "Service dans l’œil" not in sentence  # another’s accident goes against nobody else
