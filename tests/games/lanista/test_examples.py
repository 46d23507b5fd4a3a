"""The rule book's examples and the worked examples of the specification, from described positions."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from tests.games.lanista.table import (
    NO_TOKENS,
    A,
    B,
    C,
    D,
    bag,
    combat,
    do,
    finish,
    glad,
    gladiator,
    kinds,
    may,
    seat,
    start,
    told,
)

PAIR = [glad("G05", 2), glad("G06", 2)]  # Spiculus MUR, Aptonetus THR, both Beta


def herennius(**more: Any) -> arene.Match:
    """X2: seat A's Herennius is gravely wounded; A holds a Remède, B a Remède inefficace."""
    return start(
        {"school": [glad("G02", 0, "grave")], "hand": ["E05"], **more},
        {"hand": ["E06"]},
        decision="buy",
        recruits=["G01"],
    )


def test_x1_hands_are_refilled_to_six_or_nine() -> None:
    match = start(
        {"hand": ["E01", "E02"]},
        {"hand": ["E04", "E03"], "lanista": "L6"},
        decision="window",
        step="draw_window",
        round=1,
        options={"lanistas": "choice"},
    )
    finish(match, until="mulligan")
    assert [len(seat(match, number)["hand"]) for number in (A, B)] == [6, 9]
    drawn = [event for event in told(match, "cards_drawn", A) if event["seat"] == A]
    assert drawn[-1]["count"] == 4 and len(drawn[-1]["cards"]) == 4
    assert told(match, "cards_drawn", A)[-1]["count"] == 7 or told(match, "cards_drawn", A)[-2]["count"] == 7


def test_x2_a_countered_remedy_leaves_the_action_point() -> None:
    match = herennius()
    do(match, A, "play", card="E05", target="G02")
    assert match.awaiting == [B]
    do(match, B, "counter", card="E06")
    wounded = gladiator(match, "G02")
    assert wounded is not None and wounded["health"] == "grave" and not wounded["cared"]
    do(match, A, "ap_heal", gladiator="G02")
    healed = gladiator(match, "G02")
    assert healed is not None and healed["health"] == "light" and seat(match, A)["ap"] == 2
    assert match.position()["event_discard"] == ["E05", "E06"]


def test_x2_without_points_he_stays_wounded() -> None:
    match = herennius(ap=0)
    do(match, A, "play", card="E05", target="G02")
    do(match, B, "counter", card="E06")
    assert not may(match, A, "ap_heal", gladiator="G02")


def test_x3_a_remedy_that_works_is_the_only_care_of_the_round() -> None:
    match = herennius(hand=["E05", "E05"])
    do(match, A, "play", card="E05", target="G02")
    do(match, B, "pass")
    healed = gladiator(match, "G02")
    assert healed is not None and healed["health"] == "light"
    assert not may(match, A, "ap_heal", gladiator="G02") and not may(match, A, "play", card="E05", target="G02")


def test_x4_poisoning_the_engineer_costs_him_three_cards() -> None:
    cards = ["E01", "E02", "E05", "E09", "E10", "E11", "E16", "E17", "E25"]
    match = start(
        {"hand": ["E07"]},
        {"hand": cards, "lanista": "L6"},
        decision="buy",
        recruits=["G01"],
        options={"lanistas": "choice"},
    )
    do(match, A, "play", card="E07", target="seat1")
    assert len(seat(match, B)["hand"]) == 6 and not seat(match, B)["poisoned"]
    assert len(told(match, "cards_lost")[0]["cards"]) == 3
    assert len(match.position()["event_discard"]) == 4


@pytest.mark.parametrize(("money", "points"), [(250, 0), (300, 1), (1450, 4)])
def test_x5_three_hundred_sesterces_make_a_point(money: int, points: int) -> None:
    match = start(
        {"money": money, "ap": 0, "hand": ["E42"]}, {"money": 0}, decision="window", step="care_window", round=4
    )
    do(match, A, "pass")
    assert next(one["score"] for one in match.standings if one["seat"] == A) == points


def test_x6_arrivals_go_forth_and_back() -> None:
    match = arene.new_match("lanista", seats=4, seed=5)
    first = match.position()["initiative"]
    order: list[int] = []
    while len(order) < 8:
        asked = match.awaiting[0]
        if match.position()["decision"] == "buy":
            order.append(asked)
            do(match, asked, "pass_buy")
        else:
            do(match, asked, "done_phase" if "done_phase" in kinds(match, asked) else "pass")
    assert [len(event["gladiators"]) for event in told(match, "recruits_shown")] == [6, 6]
    forth = [(first + step) % 4 for step in range(4)]
    assert order == forth + forth[::-1]
    ranks = [contract["rank"] for contract in match.view(None)["contracts"]]
    assert [ranks.count(rank) for rank in ("gamma", "beta", "alpha")] == [4, 3, 2]


def wounds(contract: str, rank: str, result: str, first: int, second: int, ap: int = 0, hand: Any = ()) -> arene.Match:
    """A combat just before its first wound draw; the draws are numbers in the bag."""
    xp = {"gamma": 0, "beta": 2, "alpha": 4}[rank]
    match = start(
        {"school": [glad("G32", xp), glad("G25", xp)], "ap": ap, "hand": ["E31", *hand]},
        decision="window",
        step="before_wound",
        combat=combat(A, contract, rank, "G32", "G25", result=result),
        spent=[contract],
        chance=[("wound", first), ("wound", second)],
    )
    do(match, A, "pass")
    return match


def test_x7_glorious_beta_mercy() -> None:
    match = wounds("CB09", "beta", "green", 2, 1, hand=["E34"])
    while match.position()["step"] != "before_mercy":
        do(match, A, "pass")
    assert bag(match) == [2, 0, 0, 1]
    assert match.view(None)["combat"]["loser"] == 0
    assert "E34" in match.view(A)["playable"]


def test_x7_survivors_learn_two() -> None:
    match = wounds("CB09", "beta", "green", 0, 0)
    while match.position()["combat"] is not None:
        do(match, A, "pass")
    assert [one["xp"] for one in seat(match, A)["school"]] == [4, 4]


def test_x8_mediocre_gamma_mercy_for_the_one_saved() -> None:
    match = wounds("CG09", "gamma", "white", 3, 2, ap=1, hand=["E34"])
    while match.position()["step"] != "after_wounds":
        do(match, A, "pass")
    do(match, A, "ap_medicus", gladiator="G32")
    while match.position()["step"] != "before_mercy":
        do(match, A, "pass")
    assert bag(match) == [1, 0, 0, 3]
    assert match.view(None)["combat"]["loser"] == 0


def test_x9_equal_wounds_need_no_mercy() -> None:
    match = wounds("CB09", "beta", "green", 2, 2, hand=["E34"])
    finish(match, until="combat") if not match.over else None
    assert not told(match, "mercy_token_drawn") and len(seat(match, A)["school"]) == 2


def test_x10_an_exhibitio_of_a_wounded_gladiator() -> None:
    match = start(
        {"school": [glad("G32", 0, "light"), glad("G25")], "money": 0},
        decision="combat",
        initiative=0,
        chance=[("combat", 0)],
    )
    do(match, A, "exhibitio", rank="gamma")
    assert bag(match) == [1, 1, 2, 0]
    pay = told(match, "paid")[0]["amount"]
    assert pay == arene.load_game("lanista").edition().data["boards"]["exhibitio"]["pay"] + 50  # Celadus earns his keep
    while match.position()["combat"] is not None:
        do(match, A, "pass")
    assert [one["xp"] for one in seat(match, A)["school"]] == [1, 1]
    assert not told(match, "wound_token_drawn")


def test_x11_a_contract_without_a_healthy_pair_fails() -> None:
    match = start(
        {"school": [glad("G05", 2, "light"), glad("G06", 2)], "contracts": [{"contract": "CB01"}], "money": 0},
        decision="combat",
        **{"pass": 1},
    )
    assert not may(match, A, "fight", contract="CB01")
    do(match, A, "no_combat")
    assert told(match, "contract_failed") and told(match, "prestige_changed")[0]["amount"] == -3
    assert not told(match, "paid")


def test_x12_a_high_rank_wears_the_low_row() -> None:
    """Miletus is Alpha, but in a Gamma combat he wears his Gamma row: no secutor there."""
    match = start({"school": [glad("G09", 4), glad("G10", 4)], "contracts": [{"contract": "CG04"}]}, decision="combat")
    assert may(match, A, "fight", contract="CG04")  # provocator against provocator, from their Gamma rows
    other = start({"school": [glad("G39", 4), glad("G26", 4)], "contracts": [{"contract": "CG01"}]}, decision="combat")
    assert not may(other, A, "fight", contract="CG01")
    assert may(other, A, "exhibitio", rank="alpha") and not may(other, A, "exhibitio", rank="gamma")


def test_x13_the_bank_pays_by_rank_and_health() -> None:
    match = start(
        {"school": [glad("G35", 2, "light")], "money": 0},
        {},
        decision="buy",
        recruits=["G01"],
        options={"resale": True},
    )
    do(match, A, "sell_bank", gladiator="G35", retire=False)
    assert seat(match, A)["money"] == 400
    assert "G35" in match.position()["gladiator_discard"]


def test_x14_the_school_at_the_end() -> None:
    school = [glad("G05", 4, "grave", fought=True), glad("G06", 2), glad("G07", 0, "light", fought=True)]
    match = start(
        {"school": school, "money": 650, "ap": 0, "hand": ["E40"]}, decision="window", step="care_window", round=4
    )
    do(match, A, "pass")
    assert match.standings[0]["score"] == 5 - 2 + 3 + 1 - 1 + 2


@pytest.mark.parametrize(("fights", "malus"), [(2, -6), (1, 0)])
def test_x15_influence_kept(fights: int, malus: int) -> None:
    """Three seats: one token of three placed; the others fought four combats in all, or two."""
    others = {"fights": fights, "placed": 3, "tokens": NO_TOKENS, "ap": 0}
    match = start(
        {"placed": 1, "tokens": {"green": 1, "white": 1, "red": 0}, "ap": 0, "hand": ["E43"]},
        others,
        others,
        decision="window",
        step="care_window",
        round=2,
    )
    do(match, A, "pass")
    amounts = [event["amount"] for event in told(match, "prestige_changed") if event["seat"] == A]
    assert sum(amounts) == malus


def test_x15_per_token() -> None:
    others = {"fights": 1, "placed": 3, "tokens": NO_TOKENS, "ap": 0}
    match = start(
        {"placed": 1, "tokens": {"green": 1, "white": 1, "red": 0}, "ap": 0, "hand": ["E43"]},
        others,
        others,
        decision="window",
        step="care_window",
        round=2,
        options={"influence_exemption": "per_token"},
    )
    do(match, A, "pass")
    kept = [event for event in told(match, "prestige_changed") if event["cause"] == "influence"]
    assert [(event["seat"], event["amount"]) for event in kept] == [(A, -3)]  # the others placed all there was room for


def test_x16_three_points_kept_are_money() -> None:
    match = start({"money": 0, "hand": ["E43"]}, {"money": 50}, decision="window", step="care_window")
    do(match, A, "pass")
    assert seat(match, A)["money"] == 450 and told(match, "money_placed")[0]["amount"] == 450


def test_x17_second_arrival_clockwise() -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}, {}]
    match = start(
        *seats, decision="buy", recruits=["G01"], seat=3, **{"pass": 1}, options={"second_order": "clockwise"}
    )
    order = []
    while match.position()["decision"] == "buy" and match.position()["pass"] == 1:
        order.append(match.awaiting[0])
        do(match, match.awaiting[0], "pass_buy")
    assert order == [3, 0, 1, 2]


def test_x18_prices_soar_before_the_first_purchase() -> None:
    match = start(
        {}, {}, {}, {"hand": ["E12"]}, decision="window", step="arrival_window", seat=D, recruits=["G01", "G02"]
    )
    do(match, D, "play", card="E12", target="none")
    assert match.awaiting == [A]
    costs = {one["id"]: one["cost"] for one in match.view(A)["recruits"]}
    assert costs == {"G01": 550, "G02": 500}
    assert {one["id"]: one["cost"] for one in match.view(D)["recruits"]} == {"G01": 450, "G02": 400}
    assert C not in match.awaiting
