"""What Lanista says: no line twice, no line too long for a terminal, no number but that of the box."""

from __future__ import annotations

import copy
import re

import pytest

import arene
from arene import Refusal, Speaker
from arene.analysis.telling import Reasons
from arene.booklet import rules_text
from tests.games.lanista.table import DATA, GAME, A, combat, do, glad, position, start

NAMES = ["Anne", "Bob"]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_recruit_who_costs_more_points_says_how_many(lang: str) -> None:
    data = copy.deepcopy(dict(DATA))
    next(one for one in data["gladiators"] if one["id"] == "G14")["buy_ap"] = 2
    edition = GAME.edition(data)
    speaker = Speaker(GAME, lang, NAMES, edition)

    def at_the_market(ap: int) -> arene.Match:
        buying = position({"ap": ap}, {}, decision="buy", recruits=["G14", "G03"])
        return arene.position("lanista", buying, edition=edition)

    match = at_the_market(3)
    labels = [plain(speaker.action(action, match.view(A))) for action in match.actions(A) if action.kind == "buy"]
    recruits = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "recruits")
    prices = [plain(row[1][0].text) for row in recruits.rows]
    points = ("et 2 points", "et 1 point") if lang == "fr" else ("and 2 points", "and 1 point")
    for label, price, said in zip(labels, prices, points, strict=True):
        assert label.endswith(said) and price.endswith(said)
    with pytest.raises(Refusal) as refused:
        do(at_the_market(1), A, "buy", gladiator="G14")
    two = "2 points d’action" if lang == "fr" else "2 action points"
    assert two in plain(speaker.refusal(refused.value))
    own, usual = (plain(str(rules_text(GAME, lang, box))) for box in (edition, None))
    assert two in own and two not in usual


def test_a_wound_that_gets_lighter_is_not_told_twice(lang: str) -> None:
    """The medicus changes it, then the combat leaves him with it: two sentences."""
    match = start(
        {"school": [glad("G01"), glad("G02")], "hand": ["E32"]},
        {},
        decision="window",
        step="after_wounds",
        spent=["CG01"],
        combat=combat(
            A, "CG01", "gamma", "G01", "G02", result="green", raw=["grave", "good"], pending=["grave", "good"]
        ),
    )
    do(match, A, "play", card="E32", target="G01")
    speaker = Speaker(GAME, lang, NAMES)
    told = [speaker.event(event) for event in match.events(None) if event["kind"] in ("wound_changed", "wounded")]
    assert len(told) == 2 and len(set(told)) == 2


def test_a_deadly_contract_is_called_so_wherever_it_is_told(lang: str) -> None:
    """On the table, among the choices, in a school that holds it; the others are not."""
    sine = {one["id"]: one["sine_missione"] for one in DATA["contracts"] if one["rank"] == "gamma"}
    deadly, usual = (next(id for id, one in sine.items() if one is value) for value in (True, False))
    match = start({"school": [glad("G01"), glad("G02")]}, {}, decision="contract", shown=[deadly, usual], round=1)
    speaker = Speaker(GAME, lang, NAMES)
    shown = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "contracts")
    assert ["sine missione" in row[0][0].label for row in shown.rows] == [True, False]
    taking = [action for action in match.actions(A) if action.kind == "take"]
    said = {str(action.params["contract"]): speaker.action(action, match.view(A)) for action in taking}
    assert "sine missione" in said[deadly] and "sine missione" not in said[usual]
    do(match, A, "take", contract=deadly)
    held = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "held")
    assert "†" in held.items[0].text


def test_an_arrival_without_recruits_says_so(lang: str) -> None:
    """Who is dead or retired does not come back: the piles can be empty."""
    gone = [one["id"] for one in DATA["gladiators"] if one["id"] != "G30"]
    match = start({}, {}, decision="buy", round=1, recruits=["G30"], gladiators_out=gone)
    do(match, match.awaiting[0], "buy", gladiator="G30")
    shown = next(event for event in match.events(None) if event["kind"] == "recruits_shown")
    assert shown["gladiators"] == [] and match.position()["step"] == "taking"
    assert Speaker(GAME, lang, NAMES).event(shown) == {"fr": "Plus aucune recrue.", "en": "No recruits are left."}[lang]


@pytest.mark.parametrize(("bad", "mediocre", "booed"), [("both", 1, 1), ("literal", 1, 0), ("symmetric", 0, 1)])
def test_the_nota_fits_a_terminal_and_says_which_bad_combat_adds_a_black(
    lang: str, bad: str, mediocre: int, booed: int
) -> None:
    match = arene.new_match("lanista", seats=2, seed=1, options={"mercy_bad": bad})
    nota = next(panel for panel in Speaker(GAME, lang, NAMES).panels(match.view(A)) if panel.id == "nota")
    assert len(nota.items) == len(DATA["pairs"]) + 4
    assert all(len(f" {nota.title} {item.text}") <= 80 for item in nota.items)
    black = nota.items[-1].text
    assert [black.count(word) for word in {"fr": ("médiocre", "hué"), "en": ("mediocre", "booed")}[lang]] == [
        mediocre,
        booed,
    ]


def test_a_woman_in_the_arena_is_not_called_he(lang: str) -> None:
    """Achillia wears everything: what is said of a gladiator holds for all of them."""
    said = Speaker(GAME, lang, NAMES).words
    he = re.compile(r"\b(il|lui|he|his|him)\b", re.IGNORECASE)
    for effect in ("heal", "natural-heal", "any-armatura", "rank-shift", "fit-for-contract"):
        text = said(f"effect-{effect}", n=1, care="no", source="skill")
        assert not he.search(text), text
    for window in ("before-wound", "death-window"):
        assert not he.search(said(f"prompt-{window}", gladiator="Achillia"))


def test_what_harms_oneself_is_no_reason_for_a_move() -> None:
    """A wound goes along with having fought: a hint to buy a gladiator had said that it brings one."""
    wound = {"kind": "wounded", "seat": 0, "gladiator": "G22", "health": "light"}
    lost = {"kind": "prestige_changed", "seat": 0, "amount": -2, "cause": "card", "source": "E01", "total": 3}
    why = Reasons(Speaker(GAME, "en", NAMES), "en")

    def told(event: dict[str, object], played: float, other: float) -> str:
        return why.reasons(0, [{"event": event, "played": played, "other": other}], [])[0].split(":")[0]

    for event in (wound, lost):
        assert told(event, 0.1, 0.6).startswith("No single event")
        assert told(event, 0.6, 0.1) == "Avoids"
        assert told({**event, "seat": 1}, 0.1, 0.6) == "Brings"
