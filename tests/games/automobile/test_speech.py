"""What people read: every question, action and line of whole matches, and the circuit on a terminal."""

from __future__ import annotations

import pytest

import arene
from arene.terminal.draw import table_lines
from arene.terminal.ink import Ink
from tests.games.automobile.positions import B, Y, racing, start

NAMES = ["Ada", "Bram", "Chloé", "Dario"]


def test_the_circuit_fits_eighty_columns() -> None:
    match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
    speaker = arene.Speaker(match.game, "fr", NAMES)
    lines = table_lines(Ink(False), speaker.panels(match.view(Y)), 80, True)
    assert max(len(line) for line in lines) <= 80
    title = next(place for place, line in enumerate(lines) if "Le circuit" in line)
    circuit = lines[title + 1 : title + 13]
    assert [line.split() for line in circuit[::4]] == [["1", "2"], ["3", "4", "5"], ["6", "7", "8"]]  # rulers
    assert circuit[1].strip().startswith("· · ·")
    assert sum(line.count("+") for line in circuit) == 8
    assert sum(line.count("*") for line in circuit) == 6
    assert sum(line.count("~") for line in circuit) == 31
    for number in "1234":
        assert any(number in line for line in circuit)


def test_reachable_lanes_are_marked() -> None:
    match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
    match.play(Y, {"kind": "card", "value": 4})
    speaker = arene.Speaker(match.game, "fr", NAMES)
    lines = table_lines(Ink(False), speaker.panels(match.view(Y)), 80, True)
    assert sum(line.count("○") for line in lines) == 3
    assert (
        speaker.action(match.actions(Y)[1], match.view(Y))
        == "Voie 2\u00a0: case 25, verte\u00a0: +2, aspiration\u00a0: +2"
    )


DRIVING = [  # hands of the car asked, where the cars stand, the question in French
    ({"pneus": [3]}, [(40, 1), (30, 1), (20, 1), (10, 2)], B, "Vous menez, sans carte 0\u00a0: jouez une carte."),
    (
        {"pneus": [0, 3]},
        [(40, 1), (30, 1), (20, 1), (10, 2)],
        B,
        "Vous menez\u00a0: une carte, ou un 0 pour la roulette.",
    ),
    ({}, [(40, 1), (30, 1), (20, 1), (10, 2)], B, "Plus de carte à jouer\u00a0: la roulette."),
    (
        {"pneus": [3]},
        [(36, 1), (36, 2), (35, 1), (10, 2)],
        Y,
        "Votre voiture est bloquée\u00a0: la roulette, ou passez.",
    ),
    ({"pneus": [3]}, [(40, 1), (30, 1), (20, 1), (10, 2)], Y, "Une carte ou la roulette\u00a0?"),
]


@pytest.mark.parametrize(("hand", "spots", "asked", "question"), DRIVING)
def test_the_question_asks_for_what_can_be_done(
    hand: dict[str, list[int]], spots: list[tuple[int, int]], asked: int, question: str
) -> None:
    match = start(racing(spots, asked, {asked: hand}))
    speaker = arene.Speaker(match.game, "fr", NAMES)
    assert speaker.prompt(match.view(asked)) == f"À vous. {question}"


def test_who_pays_for_the_partner_is_said() -> None:
    seats = [{"cars": {"bleu": {"money": 15}}}, {}, {"cars": {"jaune": {"money": 2}}}, {}]
    position = {"seats": seats, "decision": "cell", "idle": 19, "round": 30, "starter": "rouge", "car": "bleu"}
    match = arene.position("automobile", position, options={"surplus_money": "partner"}, players=NAMES)
    match.play(0, {"kind": "decline"})
    speaker = arene.Speaker(match.game, "fr", NAMES)
    said = [speaker.event(event) for event in match.events(None) if event["kind"] == "energy_bought"]
    assert "Chloé achète 2 points d’énergie." in said
    assert said[-1] == "Ada offre 5 points d’énergie à Chloé."


def test_a_purchase_says_the_mean_of_what_one_does_not_hold() -> None:
    """Of the engineers 0 2 4 5 6 6 6 7, with 5 and 7 in one's own hand, 4.0 on average are left."""
    position = {
        "seats": [{"cars": {"bleu": {"cell": 0, "hand": {"ingenieur": [5, 7]}}}}, {}, {}, {}],
        "decision": "cell",
    }
    match = start(position)
    own = next(pile for pile in match.view(0)["piles"] if pile["id"] == "ingenieur")
    printed = next(pile for pile in match.view(None)["piles"] if pile["id"] == "ingenieur")
    assert (own["tenths"], printed["tenths"]) == (40, 45)


def test_a_tie_is_explained() -> None:
    speaker = arene.Speaker(arene.load_game("automobile"), "fr", NAMES)
    end = {"kind": "race_end", "winners": [0, 2], "scores": [5, 5, 5, 5], "rounds": 20}
    assert "par la voiture arrivée la première" in speaker.event(end)
    assert "12 cases d’avance contre 9 de retard" in speaker.event({**end, "lead": 12, "lag": 9})
    assert "égalité" not in speaker.event({**end, "scores": [6, 4, 6, 4], "lead": 12, "lag": 9})


def test_partners_name_each_other() -> None:
    seats = [
        {"cars": {"bleu": {"hand": {"pneus": [1]}, "energy": 6}}},
        {},
        {"cars": {"jaune": {"hand": {"pneus": [7]}}}},
        {},
    ]
    match = arene.position("automobile", {"seats": seats, "decision": "propose"}, players=NAMES)
    speaker = arene.Speaker(match.game, "fr", NAMES)
    match.play(0, {"kind": "propose", "category": "pneus", "gave": 1, "took": 7})
    assert speaker.prompt(match.view(2)) == "À vous. Ada vous donne 1 contre votre 7 (pneus). D’accord\u00a0?"
    match.play(2, {"kind": "refuse"})
    match.play(2, {"kind": "done"})
    match.play(0, {"kind": "done"})
    match.play(0, {"kind": "split", "energy": 5})
    assert "Ada propose de garder 5 d’énergie" in speaker.prompt(match.view(2))
    match.play(2, {"kind": "counter", "energy": 2})
    assert speaker.event(match.events(2)[-1]) == "Chloé répond\u00a0: 2 d’énergie pour Ada."
    assert "Chloé vous laisserait 2 d’énergie" in speaker.prompt(match.view(0))


def test_a_set_of_sponsors_is_told_by_the_rules() -> None:
    """Whatever the box pays: a set is a sale that pays more than its single cards."""
    content = dict(arene.load_game("automobile").edition().data) | {"sale": {"same": 6, "different": 3, "single": 1}}
    position = {
        "seats": [{"cars": {"bleu": {"sponsors": ["rouge", "rouge", "rouge"]}}}, {}, {}, {}],
        "decision": "sell",
    }
    match = arene.position("automobile", position, edition=content)
    assert [sale["price"] for sale in match.view(0)["sales"] if sale["set"]] == [6]
    position["seats"] = [{"cars": {"bleu": {"sponsors": ["bleu", "rouge", "jaune"]}}}, {}, {}, {}]
    assert not any(sale["set"] for sale in arene.position("automobile", position, edition=content).view(0)["sales"])


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [({}, "0 case,", "0 cells,"), ({"pneus": [1]}, "1 case,", "1 cell,"), ({"pneus": [2]}, "2 cases,", "2 cells,")],
)
def test_the_cells_of_a_hand_are_counted_in_words(hand: dict[str, list[int]], french: str, english: str) -> None:
    match = start(racing([(40, 1), (30, 1), (20, 1), (10, 2)], Y, {Y: hand}))
    for lang, wanted in (("fr", french), ("en", english)):
        lines = table_lines(Ink(False), arene.Speaker(match.game, lang, NAMES).panels(match.view(Y)), 80, True)
        assert any(wanted in line for line in lines)


@pytest.mark.parametrize(
    ("spots", "value", "lane", "question", "choices"),
    [
        ([(40, 1), (30, 1), (24, 2)], 1, 2, "Prenez-vous votre bonus ?", ["La verte : +3", "Aucun bonus"]),
        ([(40, 1), (27, 1), (24, 1)], 2, 1, "Prenez-vous votre bonus ?", ["L’aspiration : +2", "Aucun bonus"]),
        (
            [(40, 1), (26, 2), (21, 2)],
            4,
            2,
            "Quel bonus d’abord ?",
            ["La verte d’abord : +3", "L’aspiration d’abord : +2", "Aucun bonus"],
        ),
    ],
)
def test_a_single_bonus_is_not_asked_for_first(
    spots: list[tuple[int, int]], value: int, lane: int, question: str, choices: list[str]
) -> None:
    match = start(racing(spots, Y, {Y: {"pneus": [value]}}), options={"bonus_optional": True})
    match.play(Y, [{"kind": "card", "value": value}, {"kind": "lane", "lane": lane}])
    speaker = arene.Speaker(match.game, "fr", NAMES)
    view = match.view(Y)
    assert speaker.prompt(view).replace("\u00a0", " ") == f"À vous. {question}"
    assert [speaker.action(action, view).replace("\u00a0", " ") for action in match.actions(Y)] == choices
