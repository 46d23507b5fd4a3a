"""What the view tells a table: chances, sums, marks. Each is checked against what then happens or against counting."""

from __future__ import annotations

import random
from typing import Any

import pytest

import arene
from arene import Speaker
from arene.games.lanista.eyes.combatview import chances, percents
from tests.games.lanista.table import DATA, GAME, combat, do, finish, glad, may, start
from tests.games.lanista.table import told as events_of

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


def test_a_duo_whose_men_are_needed_elsewhere_is_told_so_though_other_pairs_are_free() -> None:
    men = [glad("G21", xp=5), glad("G05", xp=5), glad("G22"), glad("G06")]  # duos: G21 and G22, G05 and G06
    told = {}
    for held in ([], [{"contract": "CA05"}]):  # only G21 and G05 could fight at Capua
        match = start({"school": men, "contracts": held}, {}, decision="contract", shown=["CG07"])
        told[len(held)] = match.view(0)["contracts"][0]
    assert ["G22", "G06"] in told[1]["pairs_ready"], "who are free"
    assert [told[held]["duo"] for held in (0, 1)] == [1, 1]
    assert [told[held]["same_men"] for held in (0, 1)] == [False, True]


def test_a_recruit_says_what_lacks_and_whom_he_could_face() -> None:
    match = start({"money": 400, "school": [glad("G11")]}, {}, decision="buy", recruits=["G12", "G17"])
    achillia, maternus = match.view(0)["recruits"]
    assert achillia["lacks"] == achillia["cost"] - 400 and achillia["faces"] == ["G11"]
    assert maternus["faces"] == []
    assert match.view(None)["recruits"][0]["faces"] == []


def test_tokens_are_at_stake_while_combats_have_room_for_them() -> None:
    """The two winter rounds are one period: what is kept in the first costs at the end of the second (A20, A21)."""

    def stake(fights: int = 0, options: dict[str, Any] | None = None, **more: Any) -> int:
        match = start({}, {"fights": fights}, options=options, decision="buy", recruits=["G12"], **more)
        return int(match.view(0)["players"][0]["at_stake"])

    assert stake(round=1) == 9, "two combats of the other, two tokens in each"
    assert stake(round=2) == 0, "he did not fight in the first round: one combat has no room for three"
    assert stake(round=2, fights=1) == 9
    assert stake(round=2, options={"influence_exemption": "per_token"}) == 6
    assert stake(round=3) == 9
    assert stake(round=3, options={"malus": False}) == 0
    due = [start({}, {}, round=number, decision="buy", recruits=["G12"]).view(0)["tokens_due"] for number in (1, 2, 3)]
    assert due == ["winter", "round", "round"]


def test_what_is_at_stake_is_what_the_tokens_cost_then() -> None:
    match = fighting(second={"tokens": {"green": 1, "white": 0, "red": 1}, "placed": 1}, first={"fights": 2})
    stake = match.view(1)["players"][1]["at_stake"]
    assert stake == 6
    finish(match, until="mulligan")
    assert [event["amount"] for event in events_of(match, "prestige_changed") if event["cause"] == "influence"] == [
        -stake
    ]


def wounded(raw: list[str], contract: str = "CG09", **more: Any) -> arene.Match:
    """Seat 0 has fought in a contract of rank Gamma, gloriously; both wounds are drawn."""
    fought = combat(0, contract, "gamma", "G01", "G02", result="green", raw=raw, pending=raw)
    mine = {"school": [glad("G01"), glad("G02")], "hand": ["E32"], "ap": 1}
    return start(mine, {}, decision="window", step="after_wounds", spent=[contract], combat=fought, **more)


def test_who_will_need_mercy_is_told_with_the_wounds() -> None:
    match = wounded(["good", "light"])
    ahead = match.view(None)["combat"]["mercy"]
    assert ahead == {"gladiator": "G02", "counts": [2, 0, 0, 2], "percent": [50, 0, 0, 50]}
    do(match, 0, "done")
    bag = events_of(match, "mercy_token_drawn")[0]
    assert bag["gladiator"] == "G02" and [bag["bag"][colour] for colour in ("green", "black")] == [2, 2]
    assert wounded(["light", "light"]).view(None)["combat"]["mercy"] is None, "nobody has lost"
    usual = next(one["id"] for one in DATA["contracts"] if one["rank"] == "gamma" and not one["sine_missione"])
    assert wounded(["good", "light"], usual).view(None)["combat"]["mercy"] is None


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


def test_a_pair_for_an_exhibitio_is_told_how_many_reds_its_wounds_put_into_the_bag() -> None:
    """One each for a light wound, two for a grave one: what the bag holds once the two are in the arena."""
    school = [glad("G01", xp=2, health="light"), glad("G02", xp=2, health="grave"), glad("G06", xp=2)]

    def choosing() -> arene.Match:
        return start({"school": school}, {}, decision="pair", seat=0, combat={"rank": "beta"})

    told = {tuple(pair["gladiators"]): pair["reds"] for pair in choosing().view(0)["combat"]["pairs"]}
    assert told == {("G01", "G02"): 3, ("G01", "G06"): 1}
    for (first, second), reds in told.items():
        match = choosing()
        do(match, 0, "pair", first=first, second=second)
        while not match.view(0)["combat"]["bag"]:
            do(match, match.awaiting[0], "pass")
        assert [token["kind"] for token in match.view(0)["combat"]["bag"]["tokens"]].count("wounds") == reds


def test_the_only_pair_for_an_exhibitio_tells_its_reds_before_it_is_sent() -> None:
    """Nobody is asked for it: it is in the arena at once."""
    school = [glad("G01", xp=2, health="light"), glad("G02", xp=2, health="grave")]
    match = start({"school": school}, {}, decision="combat", seat=0)
    told = match.view(0)["exhibitio_reds"]
    assert told["beta"] == 3 and match.view(1)["exhibitio_reds"] == {}
    do(match, 0, "exhibitio", rank="beta")
    while not match.view(0)["combat"]["bag"]:
        do(match, match.awaiting[0], "pass")
    assert [token["kind"] for token in match.view(0)["combat"]["bag"]["tokens"]].count("wounds") == 3
    chosen = start({"school": [*school, glad("G06", xp=2)]}, {}, decision="combat", seat=0)
    assert "beta" not in chosen.view(0)["exhibitio_reds"], "which pair is asked first"


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


def pay_told(school: list[dict[str, Any]], contract: str = "CB04", **more: Any) -> dict[tuple[str, ...], int | None]:
    """What each pair would be paid; checked against what then is paid."""
    mine = {"school": school, "contracts": [{"contract": contract}], **more.pop("first", {})}

    def choosing() -> arene.Match:
        match = start(mine, {}, decision="combat", seat=0, **more)
        do(match, 0, "fight", contract=contract)
        return match

    pairs = choosing().view(0)["combat"]["pairs"]
    for pair in pairs:
        match = choosing()
        do(match, 0, "pair", first=pair["gladiators"][0], second=pair["gladiators"][1])
        while not events_of(match, "paid"):
            do(match, match.awaiting[0], "pass")
        assert pair["paid"] in (None, events_of(match, "paid")[0]["amount"])
    return {tuple(pair["gladiators"]): pair["paid"] for pair in pairs}


def test_a_pair_tells_what_it_would_be_paid_where_that_is_not_what_the_contract_says() -> None:
    usual, breadwinner = glad("G02", xp=2), glad("G06", xp=2)  # the one who brings 50 more at rank Beta
    told = pay_told([glad("G01", xp=2), usual, breadwinner])
    assert told == {("G01", "G02"): 400, ("G01", "G06"): 450}
    assert set(pay_told([glad("G01", xp=2), usual, glad("G08", xp=2)]).values()) == {None}
    greedy: dict[str, Any] = {"first": {"lanista": "L5"}, "options": {"lanistas": "random"}}
    assert set(pay_told([glad("G01", xp=2), usual, glad("G08", xp=2)], **greedy).values()) == {550}


def test_what_he_may_wear_is_told_for_a_combat_of_each_rank() -> None:
    """Also where a skill or a card lets him wear everything."""
    school = [glad("G01", xp=4), glad("G33", xp=5), glad("G22", any_armatura=True)]
    priscus, hylas, araxis = start({"school": school}, {}, decision="contract").view(0)["players"][0]["school"]
    assert priscus["wears"] == [["PRO", "MUR"], ["MUR", "SEC"], ["MUR", "SEC"]]
    assert hylas["wears"] == [["EQU"], ["EQU"], ["*"]] and araxis["wears"] == [["*"]] * 3


@pytest.mark.parametrize(("turn", "seat", "late"), [(0, 0, False), (0, 1, False), (1, 0, False), (1, 1, True)])
def test_a_contract_is_late_once_its_seat_has_no_combat_left(turn: int, seat: int, late: bool) -> None:
    """A summer round has two: seat 0 holds it, ``seat`` is choosing a combat."""
    mine = {"school": [glad("G01"), glad("G02")], "contracts": [{"contract": "CG01"}]}
    order = {"decision": "combat", "seat": seat, "pass": turn}
    match = start(mine, {"school": [glad("G11"), glad("G12")]}, initiative=0, **order)
    assert [held["late"] for held in match.view(1)["players"][0]["contracts"]] == [late]


def test_a_contract_is_late_in_the_last_combat_if_that_is_another() -> None:
    mine = {"school": [glad("G01"), glad("G02")], "contracts": [{"contract": "CG01"}]}
    for kind, asked in (("fight", {"contract": "CG01"}), ("exhibitio", {"rank": "gamma"})):
        match = start(mine, {}, decision="combat", seat=0, **{"pass": 1})
        do(match, 0, kind, **asked)
        held = match.view(0)["players"][0]["contracts"]
        assert [one["late"] for one in held] == ([] if kind == "fight" else [True])
