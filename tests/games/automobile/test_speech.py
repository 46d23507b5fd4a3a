"""What people read: every question, action and line of whole matches, and the circuit on a terminal."""

from __future__ import annotations

import pytest

import arene
from arene.terminal.draw import table_lines
from arene.terminal.ink import Ink
from tests.games.automobile.positions import B, R, Y, building, racing, red_sold_out, seats_with, start

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
    ({}, [(40, 1), (30, 1), (20, 1), (10, 2)], B, "Aucune carte à jouer ici\u00a0: la roulette."),
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


def engineers(match: arene.Match) -> list[int]:
    """Ten times what each of four seats, then a spectator, expects of the first pile."""
    return [match.view(seat)["piles"][0]["tenths"] for seat in (0, 1, 2, 3, None)]


def test_a_mean_leaves_out_what_one_saw_go_elsewhere() -> None:
    """Of 0 2 4 5 6 6 6 7: the 0 that Blue made Red take and the 6 it got for it are elsewhere, for both of them."""
    hands = {"bleu": [0], "rouge": [6], "jaune": [5], "vert": [7]}
    cars = {name: {"cell": 9, "hand": {"ingenieur": held}} for name, held in hands.items()}
    match = start({"seats": seats_with(cars, 4), "decision": "cell", "car": "bleu"})
    assert engineers(match) == [51, 43, 44, 41, 45]
    match.play(0, {"kind": "force_swap", "category": "ingenieur", "value": 0})
    assert engineers(match) == [50, 50, 44, 41, 45]


def test_who_puts_a_card_under_the_last_one_knows_what_comes() -> None:
    hands = {"bleu": [0, 4, 6], "rouge": [2], "jaune": [5], "vert": [6, 7]}
    cars = {name: {"cell": 3, "hand": {"ingenieur": held}} for name, held in hands.items()}
    match = start({"seats": seats_with(cars, 4), "decision": "cell", "car": "bleu"})
    match.play(0, {"kind": "swap_board", "category": "ingenieur", "value": 0})
    assert engineers(match)[0] == 0
    assert engineers(match)[1:] == [49, 44, 38, 45]  # the others: any card they have not seen


@pytest.mark.parametrize(
    ("money", "offer"),
    [
        (2, "achat dans toutes les catégories"),
        (1, "achat dans 4 piles au choix"),
        (0, "rien que vous puissiez acheter"),
    ],
)
def test_a_choice_of_piles_is_of_those_one_can_pay(money: int, offer: str) -> None:
    match = start(building(B, 23, "six", money=money))
    speaker = arene.Speaker(match.game, "fr", NAMES)
    assert speaker.action(match.actions(B)[0], match.view(B)).startswith(f"Avancer de 1\u00a0: {offer}")


@pytest.mark.parametrize(
    ("lang", "dear", "gone"),
    [
        ("fr", "rien que vous puissiez acheter (V, zone bleue)", "tout est épuisé (V, zone rouge)"),
        ("en", "nothing you can buy (V, blue zone)", "all sold out (V, red zone)"),
    ],
)
def test_what_is_gone_is_not_what_one_cannot_pay(lang: str, dear: str, gone: str) -> None:
    match = start(red_sold_out())
    speaker = arene.Speaker(match.game, lang, NAMES[:3])
    said = [speaker.action(action, match.view(B)) for action in match.actions(B)]
    assert said[0].endswith(dear) and said[3].endswith(gone), said


def test_an_exchange_with_a_pile_stays_in_its_category() -> None:
    match = start(building(B, 3))
    for lang, wanted in (("fr", "la pile de sa catégorie"), ("en", "the pile of its category")):
        assert wanted in arene.Speaker(match.game, lang, NAMES).prompt(match.view(B))


@pytest.mark.parametrize(("cell", "said"), [(0, "an A"), (1, "an S"), (2, "a V"), (3, "an E")])
def test_a_cell_is_named_by_its_letter(cell: int, said: str) -> None:
    match = start(building(B, cell))
    assert arene.Speaker(match.game, "en", NAMES).prompt(match.view(R)) == f"Ada is on {said} cell."


@pytest.mark.parametrize(
    ("names", "french", "english"),
    [
        (NAMES[:3], "Bram, vous, Chloé", "Bram, you, Chloé"),
        (
            NAMES[:2],
            "Bram (rouge), votre voiture bleue, votre voiture jaune",
            "Bram (red), your blue car, your yellow car",
        ),
    ],
)
def test_on_the_grid_one_is_addressed(names: list[str], french: str, english: str) -> None:
    grid = {"kind": "grid", "order": [1, 0, 2]}
    for lang, wanted in (("fr", f"Grille de départ\u00a0: {french}."), ("en", f"Starting grid: {english}.")):
        assert arene.Speaker(arene.load_game("automobile"), lang, names).event(grid, you=0) == wanted


def test_the_curve_leaves_a_car_where_it_stopped() -> None:
    """When one car is left it is placed as it stands: it has a place, but never drove to the line."""
    match = start(racing([None, (84, 1), (25, 2)], R, {R: {"pneus": [3]}}))
    match.play(R, {"kind": "card", "value": 3})
    assert match.over and match.view(None)["cars"][Y]["finish"] == 3
    assert match.game.text.progress(match.view(None)) == [85, 85, 25]


def test_a_bonus_that_crosses_the_line_says_so() -> None:
    """The last green cell is in column 83 of 84: second, it brings 2."""
    match = start(racing([(82, 1), (84, 3), (20, 1), (10, 1)], B, {B: {"pneus": [1]}}))
    speaker = arene.Speaker(match.game, "fr", NAMES)
    assert "voie 1 verte +2 arrivée, voie 2" in speaker.action(match.actions(B)[0], match.view(B))
    match.play(B, {"kind": "card", "value": 1})
    assert speaker.action(match.actions(B)[0], match.view(B)) == "Voie 1\u00a0: case 83, verte\u00a0: +2, arrivée"
    match.play(B, {"kind": "lane", "lane": 1})
    lines = [speaker.event(event, you=0) for event in match.events(0)]
    home = lines.index("Vous franchissez la ligne en tête\u00a0!")
    assert [line for line in lines[:home] if line][-2:] == [
        "Vous avancez de 1\u00a0: case 83, voie 1.",
        "Vous gagnez 2 cases sur la verte.",
    ]


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
    proposed = "Ada propose de garder 5 points d’énergie et de vous en laisser 1."
    assert proposed in speaker.prompt(match.view(2))
    match.play(2, {"kind": "counter", "energy": 2})
    assert speaker.event(match.events(2)[-1]) == "Chloé répond\u00a0: 2 points d’énergie pour Ada."
    assert "Chloé vous laisserait 2 points d’énergie et en garderait 4." in speaker.prompt(match.view(0))


def test_the_end_of_the_exchanges_cannot_be_read_as_one_more() -> None:
    """« Plus d’échange » says both, and one proposes to a partner as one is spoken to."""
    hands = {"bleu": {"hand": {"pneus": [1]}}, "jaune": {"hand": {"pneus": [7]}}}
    match = arene.position("automobile", {"seats": seats_with(hands, 2), "decision": "swap"}, players=NAMES[:2])
    speaker = arene.Speaker(match.game, "fr", NAMES[:2])
    assert speaker.action(match.action({"kind": "done"}), match.view(0)) == "Ne plus rien échanger"
    match = arene.position("automobile", {"seats": seats_with(hands, 4), "decision": "propose"}, players=NAMES)
    proposed = match.action({"kind": "propose", "category": "pneus", "gave": 1, "took": 7})
    assert arene.Speaker(match.game, "fr", NAMES).action(proposed, match.view(0)) == "pneus\u00a0: votre 1 contre son 7"


def test_a_car_that_lies_beside_the_track_is_still_in_the_race() -> None:
    said = arene.Speaker(arene.load_game("automobile"), "fr", NAMES).event({"kind": "decided", "left": 2})
    assert "les 2 voitures encore en course" in said


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


@pytest.mark.parametrize(("column", "thrown"), [(17, "de sortir de la piste"), (30, "d’avancer de 1")])
def test_the_risk_of_the_violet_ball_is_told_before_it_is_spun(column: int, thrown: str) -> None:
    """Without energy the balls are not asked for: what is staged says it all. With energy the choice of balls does."""
    spots = [(40, 1), (36, 1), (column, 1), (10, 2)]
    speaker = arene.Speaker(arene.load_game("automobile"), "fr", NAMES)
    for energy in (0, 2):
        match = start(racing(spots, Y, {Y: {"pneus": [3]}}, {Y: energy}))
        [spin] = [action for action in match.actions(Y) if action.kind == "spin"]
        said = speaker.action(spin, match.view(Y))
        odds = f"La roulette\u00a0: 1 chance sur 5 d’avancer de 1, 1 sur 5 (la violette) {thrown}"
        assert said == (odds if energy == 0 else "La roulette, avec jusqu’à 2 billes de plus")
