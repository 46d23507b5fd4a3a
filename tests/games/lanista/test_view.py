"""What the view tells a table: chances, sums, marks. Each is checked against what then happens or against counting."""

from __future__ import annotations

import random
from typing import Any

import pytest

import arene
from arene import Speaker
from arene.games.lanista.eyes.combatview import chances, percents
from tests.games.lanista.table import GAME, combat, do, glad, may, start

PAIR = [glad("G01", xp=2), glad("G02", xp=2)]  # Priscus and Herennius, a duo: murmillo and thraex at rank Beta


def fighting(**more: Any) -> Any:
    """Seat 0 fights in Saintes at rank Beta, the bag is open, seat 1 is asked first."""
    return start(
        {"school": PAIR, "ap": 2, **more.pop("first", {})},
        {"school": [glad("G11")], "hand": ["E26"], **more.pop("second", {})},
        decision="window",
        step="before_draw",
        seat=1,
        combat=combat(0, "CB04", "beta", "G01", "G02"),
        spent=["CB04"],
        **more,
    )


@pytest.mark.parametrize(
    ("counts", "keeps", "weights"),
    [([1, 1, 1, 1], 0, [1, 1, 1, 1]), ([1, 1, 1, 1], 1, [6, 4, 2, 0]), ([1, 1, 2, 0], -1, [0, 2, 10, 0])],
)
def test_two_tokens_of_which_one_counts(counts: list[int], keeps: int, weights: list[int]) -> None:
    assert chances(counts, keeps) == weights
    assert abs(sum(percents(weights)) - 100) <= 1


def test_equal_chances_are_told_as_equal() -> None:
    assert percents([1, 1, 1, 0]) == [33, 33, 33, 0]
    assert percents([2, 0, 0]) == [100, 0, 0]
    assert percents([399, 1, 0]) == [99, 1, 0], "what may happen is never 0, what may not is never 100"


def test_the_outlook_is_what_the_bag_becomes() -> None:
    match = fighting()
    told = match.view(1)["outlook"]
    assert set(told) == {"influence green", "influence white", "influence red", "play E26"}
    do(match, 1, "influence", token="green")
    assert match.view(1)["combat"]["bag"]["percent"] == told["influence green"]


def test_nobody_else_sees_what_a_seat_could_do_to_the_bag() -> None:
    match = fighting()
    assert match.view(0)["outlook"] == {} and match.view(None)["outlook"] == {}


def test_what_a_result_brings_is_told_part_by_part() -> None:
    shown = fighting().view(0)["combat"]
    causes = [[part["cause"] for part in parts] for parts in shown["sums"]]
    assert causes == [["contract", "duo"]] * 3
    assert shown["gains"] == [sum(part["amount"] for part in parts) for parts in shown["sums"]]


def test_a_skill_that_adds_a_token_later_is_told_as_such() -> None:
    tokens = fighting().view(None)["combat"]["bag"]["tokens"]
    assert [token["from"] for token in tokens if token["kind"] == "skill"] == ["G01"]  # Priscus is a favourite


def test_who_may_still_add_tokens_is_public_and_follows_the_cap() -> None:
    match = fighting()
    assert [player["may_add"] for player in match.view(None)["players"]] == [0, 2]
    do(match, 1, "influence", token="red")
    assert [player["may_add"] for player in match.view(0)["players"]] == [0, 1]


def test_each_fighter_has_his_own_wound_bag() -> None:
    priscus, herennius = fighting().view(0)["combat"]["fighters"]
    assert priscus["wound"]["counts"] == [1, 1, 1, 1]
    assert herennius["wound"]["counts"] == [1, 1, 1, 0]  # tough: no black token
    assert herennius["wound"]["removed"] == [{"colour": "black", "from": "base", "kind": "base"}]


def test_a_contract_names_those_whom_training_would_serve() -> None:
    match = start(
        {"school": [glad("G01", xp=1), glad("G02", xp=2)]},
        {},
        decision="contract",
        shown=["CB01", "CG01"],
    )
    pompeii = next(one for one in match.view(0)["contracts"] if one["id"] == "CB01")
    assert pompeii["mark"] == "training" and pompeii["trainees"] == ["G01"]
    assert not may(match, 0, "take", contract="CB01")
    do(match, 0, "ap_train", gladiator="G01")
    pompeii = next(one for one in match.view(0)["contracts"] if one["id"] == "CB01")
    assert pompeii["mark"] == "possible" and pompeii["duo"] == 2
    assert may(match, 0, "take", contract="CB01")


def test_a_recruit_says_what_lacks_and_whom_he_could_face() -> None:
    match = start({"money": 400, "school": [glad("G11")]}, {}, decision="buy", recruits=["G12", "G17"])
    achillia, maternus = match.view(0)["recruits"]
    assert achillia["lacks"] == achillia["cost"] - 400 and achillia["faces"] == ["G11"]
    assert maternus["faces"] == []
    assert match.view(None)["recruits"][0]["faces"] == []


def test_tokens_are_at_stake_only_where_a_period_ends() -> None:
    first = start({}, {}, round=1, decision="buy", recruits=["G12"])
    second = start({}, {}, round=2, decision="buy", recruits=["G12"])
    assert first.view(0)["players"][0]["at_stake"] == 0
    assert second.view(0)["players"][0]["at_stake"] == 9


def test_a_sale_to_the_bank_names_its_price() -> None:
    """The printed price, 50 more at rank Beta, 50 less for a light wound."""
    school = [glad("G01", 2, "light")]
    match = start({"school": school}, {}, decision="buy", options={"resale": True})
    price = match.view(0)["players"][0]["school"][0]["bank"]
    labels = {
        lang: [Speaker(GAME, lang, ["Anne", "Bob"]).action(action, match.view(0)) for action in match.actions(0)]
        for lang in ("fr", "en")
    }
    assert f"Vendre Priscus à la banque\u00a0: {price}" in labels["fr"]
    assert f"Vendre Priscus à la banque\u00a0: {price}, fin de carrière" in labels["fr"]
    assert f"Sell Priscus to the bank: {price}" in labels["en"]
    before = match.position()["seats"][0]["money"]
    do(match, 0, "sell_bank", gladiator="G01", retire=True)
    assert match.position()["seats"][0]["money"] == before + price


@pytest.mark.slow
def test_questions_name_what_is_at_stake() -> None:
    """Who will die, which contract failed, that no recruit can join: random matches until each was asked."""
    wanted = {"Without care", "Your ludus is full", "not fulfilled the contract of"}
    for seed in range(60):
        match = arene.new_match("lanista", seats=3, seed=seed)
        speaker, chance = Speaker(match.game, "en", match.players), random.Random(seed)
        while not match.over and wanted:
            seat = match.awaiting[0]
            view = match.view(seat)
            prompt = speaker.prompt(view)
            wanted -= {words for words in wanted if words in prompt}
            if view["step"] == "after_wounds" and view["combat"]["seat"] == seat:
                assert ("Without care" in prompt) == ("mortal" in view["combat"]["pending"])
            match.play(seat, chance.choice(match.actions(seat)))
    assert not wanted


def test_a_pair_is_told_what_it_would_win_and_risk() -> None:
    """What is told before the two are chosen is what the combat shows then; nobody dies in an exhibitio."""
    third = glad("G06", xp=2)
    match = start({"school": [*PAIR, third]}, {}, decision="pair", seat=0, combat={"rank": "beta"})
    pairs = match.view(0)["combat"]["pairs"]
    assert len(pairs) == len(match.actions(0)) > 1
    for told in pairs:
        fought = start({"school": [*PAIR, third]}, {}, decision="pair", seat=0, combat={"rank": "beta"})
        first, second = told["gladiators"]
        do(fought, 0, "pair", first=first, second=second)
        shown = fought.view(0)["combat"]
        assert told["gains"] == shown["gains"] and told["mortal"] == [0, 0]
        assert told["armaturae"] == [fighter["armatura"] for fighter in shown["fighters"]]


@pytest.mark.parametrize(
    ("settings", "answers"),
    [({}, False), ({"own_combats_only": True}, True), ({"quiet_round": 3}, True), ({"quiet_round": 2}, False)],
)
def test_who_wants_it_so_is_not_asked_in_the_combats_of_others(settings: dict[str, Any], answers: bool) -> None:
    match = fighting()
    answer = GAME.comfort_action(match.state, 1, GAME.check_comforts(2, settings))
    assert (answer is not None) == answers
    if answer is not None:
        assert match.action(answer).to_json() == {"kind": "done"}
    assert GAME.comfort_action(match.state, 0, GAME.check_comforts(2, settings)) is None, "one's own combat asks"
