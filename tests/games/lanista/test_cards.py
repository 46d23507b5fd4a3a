"""Every card, skill and lanista, played where it matters. The last test fails when an edition id has no such test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import arene
from tests.games.lanista.table import (
    DATA,
    NO_TOKENS,
    A,
    B,
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
    targets,
    told,
)

Test = Callable[[], None]
TESTED: dict[str, Test] = {}

FIGHTERS = [glad("G32", 2), glad("G25", 2)]  # Iuvencus MUR, Celadus THR
EXHIBITIO_PAY = DATA["boards"]["exhibitio"]["pay"]


def plays(*ids: str) -> Callable[[Test], Test]:
    def register(test: Test) -> Test:
        for id in ids:
            TESTED[id] = test
        return test

    return register


def window(step: str, *seats: dict[str, Any], **more: Any) -> arene.Match:
    return start(*seats, decision="window", step=step, **more)


def before_draw(hand: list[str], other: list[str], asked: int = A, contract: str = "CB01", **more: Any) -> arene.Match:
    """Seat A fights a Beta contract; nothing has been drawn."""
    return window(
        "before_draw",
        {"school": more.pop("school", FIGHTERS), "hand": hand},
        {"hand": other, "school": [glad("G24", 2)]},
        seat=asked,
        combat=combat(A, contract, "beta", "G32", "G25"),
        spent=[contract],
        **more,
    )


def before_wound(hand: list[str], other: list[str], asked: int = A, **more: Any) -> arene.Match:
    return window(
        "before_wound",
        {"school": more.pop("school", FIGHTERS), "hand": hand},
        {"hand": other},
        seat=asked,
        combat=combat(A, "CB01", "beta", more.pop("first", "G32"), more.pop("second", "G25"), result="green"),
        spent=["CB01"],
        **more,
    )


def after_wounds(hand: list[str], other: list[str], pending: list[str], asked: int = A, **more: Any) -> arene.Match:
    return window(
        "after_wounds",
        {"school": more.pop("school", FIGHTERS), "hand": hand, "ap": more.pop("ap", 0)},
        {"hand": other},
        seat=asked,
        combat=combat(A, "CB01", "beta", more.pop("first", "G32"), "G25", result="green", raw=pending, pending=pending),
        spent=["CB01"],
        **more,
    )


def mercy(hand: list[str], other: list[str], asked: int = A, **more: Any) -> arene.Match:
    wounds = ["grave", "good"]
    return window(
        "before_mercy",
        {"school": more.pop("school", FIGHTERS), "hand": hand},
        {"hand": other},
        seat=asked,
        combat=combat(
            A, "CB09", "beta", more.pop("first", "G32"), "G25", result="green", raw=wounds, pending=wounds, loser=0
        ),
        spent=["CB09"],
        **more,
    )


def printed(contract: str) -> dict[str, Any]:
    """A contract as the edition prints it."""
    found: dict[str, Any] = next(one for one in DATA["contracts"] if one["id"] == contract)
    return found


def health(match: arene.Match, card: str) -> str:
    found = gladiator(match, card)
    assert found is not None
    return str(found["health"])


def xp(match: arene.Match, card: str) -> int:
    found = gladiator(match, card)
    assert found is not None
    return int(found["xp"])


# ---- Phase 1


@plays("E01")
def test_news_from_rome_bring_two_cards() -> None:
    match = window("draw_window", {"hand": ["E01"]}, {"hand": ["E04"]})
    do(match, A, "play", card="E01", target="none")
    assert len(seat(match, A)["hand"]) == 2


@plays("E02")
def test_the_zealous_steward_gives_a_point() -> None:
    match = window("draw_window", {"hand": ["E02", "E02"]}, {"hand": ["E04"]})
    do(match, A, "play", card="E02", target="none")
    do(match, A, "play", card="E02", target="none")
    assert seat(match, A)["ap"] == 5


@plays("E03")
def test_the_spy_sees_the_hand_and_takes_a_card() -> None:
    match = window(
        "draw_window", {"hand": ["E03"]}, {"hand": ["E16", "E16", "E04"]}, {"hand": []}, chance=[("lost", 0)]
    )
    assert targets(match, A, "E03") == {"seat1"}
    do(match, A, "play", card="E03", target="seat1")
    assert told(match, "hand_seen", A)[0]["cards"] == ["E04", "E16", "E16"]
    assert "cards" not in told(match, "hand_seen", B)[0] and "cards" not in told(match, "hand_seen")[0]
    assert match.view(A)["players"][B]["seen"] == ["E16", "E16"] and match.view(None)["players"][B]["seen"] == []
    assert match.position()["event_discard"] == ["E04", "E03"]


@plays("E04")
def test_the_aediles_favour_moves_the_initiative_from_the_next_phase() -> None:
    match = window("draw_window", {"hand": []}, {"hand": ["E04", "E16"]}, seat=B)
    do(match, B, "play", card="E04", target="none")
    assert match.position()["initiative"] == B
    finish(match, until="buy")
    assert match.awaiting == [B]


# ---- Phase 2


@plays("E05", "E06")
def test_remedy_and_useless_remedy() -> None:
    match = start({"school": [glad("G02", 0, "light")], "hand": ["E05", "E05"]}, {"hand": ["E06"]}, decision="buy")
    assert targets(match, A, "E05") == {"G02"}
    do(match, A, "play", card="E05", target="G02")
    do(match, B, "counter", card="E06")
    assert health(match, "G02") == "light"
    do(match, A, "play", card="E05", target="G02")
    assert health(match, "G02") == "good"


@pytest.mark.parametrize("held", ["E06", "E07"])
def test_whether_a_card_is_countered_is_not_told_by_a_list_of_moves(held: str) -> None:
    """A list that is refused changes nothing: refused only where somebody holds a counter, it would tell who does."""
    match = start({"school": [glad("G02", 0, "light")], "hand": ["E05"]}, {"hand": [held]}, decision="buy")
    play = {"kind": "play", "card": "E05", "target": "G02"}
    with pytest.raises(arene.Refusal) as caught:
        match.play(A, [play, {"kind": "pass"}])
    assert caught.value.rule == "match.batch" and health(match, "G02") == "light"


@plays("E07", "E08")
def test_poisoning_and_the_food_taster() -> None:
    school = [glad("G01", 2), glad("G23", skills=["favori(1)"])]
    rivals = {"school": school, "hand": ["E08"], "lanista": "L3"}
    match = start({"hand": ["E07", "E07"]}, rivals, decision="buy", options={"lanistas": "choice"})
    assert targets(match, A, "E07") == {"G01", "seat1"}  # never Beryllus
    do(match, A, "play", card="E07", target="G01")
    do(match, B, "counter", card="E08")
    do(match, A, "play", card="E07", target="seat1")
    assert seat(match, B)["poisoned"] and told(match, "lanista_suppressed")


@plays("E09")
def test_prestigious_armour_pays_when_glorious() -> None:
    match = start({"school": FIGHTERS, "hand": ["E09", "E09"]}, decision="buy", recruits=["G01"])
    do(match, A, "play", card="E09", target="G32")
    assert targets(match, A, "E09") == {"G25"}  # one of each title per gladiator
    armed = [glad("G32", 2, attached=["E09"]), glad("G25", 2)]
    fight = before_draw([], [], asked=B, school=armed, chance=[("combat", "green")])
    for asked in (B, A):
        do(fight, asked, "done")
    amounts = [event["amount"] for event in told(fight, "prestige_changed")]
    assert amounts == [DATA["contracts"][10]["prestige"]["green"], 1]


@plays("E10")
def test_merchandise_pays_at_every_combat() -> None:
    school = [glad("G32", 0, attached=["E10"]), glad("G22")]
    match = start({"school": school, "money": 0}, decision="combat", options={}, **{"pass": 0})
    assert not may(match, A, "exhibitio", rank="gamma")  # two murmillones
    pair = [glad("G32", 0, attached=["E10"]), glad("G06")]
    match = start({"school": pair, "money": 0}, decision="combat")
    do(match, A, "exhibitio", rank="gamma")
    assert told(match, "paid")[0]["amount"] == EXHIBITIO_PAY + 100


@plays("E11")
def test_haggling_lowers_one_price() -> None:
    match = start({"hand": ["E11"]}, decision="buy", recruits=["G05", "G06"])
    do(match, A, "play", card="E11", target="none")
    assert [one["cost"] for one in match.view(A)["recruits"]] == [450, 200]
    do(match, A, "buy", gladiator="G05")
    assert seat(match, A)["money"] == 1050 and seat(match, A)["next_price"] == 0


@plays("E12")
def test_soaring_prices_hit_the_others() -> None:
    match = start({"hand": ["E12"]}, {}, decision="buy", recruits=["G05"])
    do(match, A, "play", card="E12", target="none")
    assert [match.view(viewer)["recruits"][0]["cost"] for viewer in (A, B)] == [600, 700]


@plays("E13")
def test_the_unexpected_convoy_replaces_the_recruits() -> None:
    match = start({"hand": ["E13"]}, decision="buy", recruits=["G05", "G06"])
    do(match, A, "play", card="E13", target="none")
    position = match.position()
    assert position["gladiator_discard"] == ["G05", "G06"] and len(position["recruits"]) == 2


def test_no_convoy_comes_when_no_gladiator_is_left() -> None:
    gone = [one["id"] for one in DATA["gladiators"] if one["id"] not in ("G30", "G31")]
    for left in ([], ["G31"]):
        piles = {"gladiators_out": gone, "gladiator_discard": left}
        match = start(
            {"hand": ["E13"], "school": [] if left else [glad("G31")]}, decision="buy", recruits=["G30"], **piles
        )
        assert bool(targets(match, A, "E13")) == bool(left)


@plays("E14")
def test_bulk_purchase_allows_a_second_recruit() -> None:
    match = start({"hand": ["E14"]}, decision="buy", recruits=["G05", "G06", "G14"])
    do(match, A, "play", card="E14", target="none")
    do(match, A, "buy", gladiator="G05")
    do(match, A, "buy", gladiator="G06")
    assert [one["id"] for one in seat(match, A)["school"]] == ["G05", "G06"]


@plays("E15")
def test_camp_fever_wounds_but_never_kills() -> None:
    school = [glad("G05", 0, "light"), glad("G06", 0, "grave")]
    match = start({"hand": ["E15"]}, {"school": school}, decision="buy", recruits=["G01"])
    assert targets(match, A, "E15") == {"G05"}
    do(match, A, "play", card="E15", target="G05")
    assert health(match, "G05") == "grave"


# ---- Phase 3


@plays("E16", "eleve")
def test_the_doctor_teaches_and_the_keen_pupil_learns_more() -> None:
    school = [glad("G22", 2), glad("G05", 0), glad("G06", 5)]  # Araxis is a keen pupil as Beta
    match = start({"school": school, "hand": ["E16", "E16"]}, decision="contract", shown=["CG01"])
    assert targets(match, A, "E16") == {"G22", "G05"}
    do(match, A, "play", card="E16", target="G22")
    do(match, A, "play", card="E16", target="G05")
    assert (xp(match, "G22"), xp(match, "G05")) == (4, 1)


def test_a_keen_pupil_without_his_skill_learns_like_anybody() -> None:
    school = [glad("G22", 2, suppressed=True)]
    match = start({"school": school, "hand": ["E16"]}, decision="contract", shown=["CG01"])
    do(match, A, "play", card="E16", target="G22")
    assert xp(match, "G22") == 3


@plays("E17")
def test_extreme_training_gives_two() -> None:
    match = start({"school": [glad("G05", 4)], "hand": ["E17", "E17"]}, {}, decision="contract", shown=["CG01"])
    do(match, A, "play", card="E17", target="G05")
    assert xp(match, "G05") == 5


@plays("E18")
def test_renegotiation_raises_the_pay() -> None:
    player = {"school": FIGHTERS, "contracts": [{"contract": "CB01"}], "hand": ["E18", "E18"], "money": 0}
    match = window("contract_window", player)
    do(match, A, "play", card="E18", target="CB01")
    do(match, A, "play", card="E18", target="CB01")
    assert seat(match, A)["contracts"][0]["bonus"] == 300
    finish(match, until="combat")
    do(match, A, "fight", contract="CB01")
    assert told(match, "paid")[0]["amount"] == printed("CB01")["pay"] + 300 + 100  # Celadus brings 100 as Beta


@plays("E19")
def test_a_letter_of_recommendation_opens_a_contract() -> None:
    school = [glad("G32", 2), glad("G25", 0), glad("G05", 5)]
    match = start({"school": school, "hand": ["E19"]}, decision="contract", shown=["CB01", "CA02"])
    assert targets(match, A, "E19") == {"G32", "G25"}
    assert not may(match, A, "take", contract="CA02")
    do(match, A, "play", card="E19", target="G32")
    assert may(match, A, "take", contract="CA02")
    found = gladiator(match, "G32")
    assert found is not None and found["xp"] == 2  # his own rank stays


@plays("E20")
def test_an_accommodating_editor_takes_any_pair() -> None:
    player = {"school": [glad("G24", 2), glad("G33", 2)], "contracts": [{"contract": "CB01"}], "hand": ["E20"]}
    match = window("contract_window", player)
    do(match, A, "play", card="E20", target="CB01")
    finish(match, until="combat")
    do(match, A, "fight", contract="CB01")
    assert told(match, "combat_announced")[0]["armaturae"] == ["EQU", "EQU"]


@plays("E21")
def test_a_fickle_editor_swaps_contracts_of_one_rank() -> None:
    held = [{"contract": "CG01", "bonus": 150, "any_pair": True}, {"contract": "CB01"}]
    player = {"school": FIGHTERS, "contracts": held, "hand": ["E21"]}
    match = window("contract_window", player, shown=["CG03", "CG04", "CA01"])
    assert targets(match, A, "E21") == {"CG01"}
    do(match, A, "play", card="E21", target="CG01")
    assert {a.params["contract"] for a in match.actions(A)} == {"CG03", "CG04"}
    do(match, A, "swap_with", contract="CG04")
    assert seat(match, A)["contracts"][0] == {"contract": "CG04", "bonus": 0, "any_pair": False}
    assert "CG01" in match.position()["shown"]


@plays("E22")
def test_unfair_competition_replaces_an_open_contract() -> None:
    match = window("pass_window", {"hand": ["E22"], "school": [glad("G05")]}, {}, shown=["CG03", "CA01"])
    do(match, A, "play", card="E22", target="CA01")
    position = match.position()
    assert position["shown"] == ["CG03", "CA02"] and position["contracts"][-1] == "CA01"


# ---- Phase 4


@plays("E23", "polyvalent")
def test_a_borrowed_panoply_makes_the_pair() -> None:
    school = [glad("G22", 2), glad("G32", 2)]  # two murmillones
    match = start({"school": school, "contracts": [{"contract": "CB01"}], "hand": ["E23"]}, decision="combat")
    assert not may(match, A, "fight", contract="CB01")
    do(match, A, "play", card="E23", target="G22")
    assert may(match, A, "fight", contract="CB01")
    hylas = [glad("G33", 4), glad("G32", 4)]  # polyvalent as Alpha
    alpha = start({"school": hylas, "contracts": [{"contract": "CA02"}]}, decision="combat")
    assert may(alpha, A, "fight", contract="CA02")


@plays("E24")
def test_tight_bandages_let_the_lightly_wounded_fight() -> None:
    school = [glad("G32", 2, "light"), glad("G25", 2)]
    match = start({"school": school, "contracts": [{"contract": "CB01"}], "hand": ["E24"]}, decision="combat")
    assert targets(match, A, "E24") == {"G32"} and not may(match, A, "fight", contract="CB01")
    do(match, A, "play", card="E24", target="G32")
    do(match, A, "fight", contract="CB01")
    assert bag(match) == [1, 1, 2, 0]


def test_tight_bandages_hold_for_one_combat() -> None:
    school = [glad("G32", 2, "light"), glad("G25", 2)]
    match = start({"school": school, "contracts": [{"contract": "CB01"}], "hand": ["E24"]}, decision="combat")
    do(match, A, "play", card="E24", target="G32")
    assert may(match, A, "fight", contract="CB01")
    do(match, A, "no_combat")
    assert match.position()["decision"] == "combat" and not may(match, A, "fight", contract="CB01")


@plays("E25")
def test_acclaim_adds_a_green() -> None:
    match = before_draw(["E25"], [])
    do(match, A, "play", card="E25", target="none")
    assert bag(match) == [2, 1, 1, 0]


@plays("E26", "E37")
def test_booing_and_the_influential_protector() -> None:
    match = before_draw(["E37"], ["E26", "E26"], asked=B)
    do(match, B, "play", card="E26", target="none")
    do(match, A, "counter", card="E37")
    assert bag(match) == [1, 1, 1, 0]
    do(match, B, "play", card="E26", target="none")
    assert bag(match) == [1, 1, 2, 0]


@plays("E27")
def test_a_fickle_crowd_takes_a_green_out() -> None:
    match = before_draw([], ["E27"], asked=B)
    do(match, B, "play", card="E27", target="none")
    assert bag(match) == [0, 1, 1, 0]


@plays("E28")
def test_the_crowds_favour_draws_again() -> None:
    match = window(
        "after_draw",
        {"school": FIGHTERS, "hand": ["E28"]},
        {},
        combat=combat(A, "CB01", "beta", "G32", "G25", result="red"),
        spent=["CB01"],
        chance=[("combat", "green")],
    )
    do(match, A, "play", card="E28", target="none")
    assert told(match, "prestige_changed")[0]["amount"] == printed("CB01")["prestige"]["green"]


@plays("E29", "incorruptible")
def test_a_corrupt_referee_keeps_the_worse_of_two() -> None:
    match = before_wound([], ["E29"], asked=B, chance=[("wound", 0), ("wound", 2)])
    do(match, B, "play", card="E29", target="G32")
    do(match, A, "pass") if match.awaiting == [A] else None
    drawn = told(match, "wound_token_drawn")[0]
    assert drawn["drawn"] == ["green", "black"] and drawn["token"] == "black"
    with pytest.raises(arene.Refusal):
        pardus = window(
            "before_wound",
            {"school": [glad("G36", 2), glad("G11", 2)]},
            {"hand": ["E29", "E30"]},
            seat=B,
            combat=combat(A, "CB05", "beta", "G36", "G11", result="green"),
            spent=["CB05"],
        )
        do(pardus, B, "play", card="E29", target="G36")


@plays("E30", "equipe")
def test_faulty_equipment_adds_a_black_unless_well_equipped() -> None:
    match = before_wound([], ["E30"], asked=B)
    do(match, B, "play", card="E30", target="G32")
    assert told(match, "wound_token_drawn")[0]["bag"]["black"] == 2
    clonius = window(
        "before_wound",
        {"school": [glad("G35", 2), glad("G32", 2)], "hand": ["E30"]},
        {"hand": ["E30"]},
        seat=A,
        combat=combat(A, "CB01", "beta", "G35", "G32", result="green"),
        spent=["CB01"],
    )
    assert targets(clonius, A, "E30") == set()


def test_a_better_and_a_worse_token_cancel_out() -> None:
    """Rapidus is nimble and draws two tokens; with a corrupt referee he draws one."""
    for hand, drawn in ([], 2), (["E29"], 1):
        match = window(
            "before_wound",
            {"school": [glad("G29", 4), glad("G28", 4)]},
            {"hand": [*hand, "E30"]},
            seat=B,
            combat=combat(A, "CA01", "alpha", "G29", "G28", result="green"),
            spent=["CA01"],
        )
        for card in hand:
            do(match, B, "play", card=card, target="G29")
        do(match, B, "done")
        assert len(told(match, "wound_token_drawn")[0]["drawn"]) == drawn


def test_the_last_token_is_never_taken_out() -> None:
    """A bag of one green token, from which a card takes a green one: it stays, and the card is not offered again."""
    match = window(
        "before_draw",
        {"school": FIGHTERS, "ap": 1},
        {"hand": ["E27"], "school": [glad("G24", 2)]},
        seat=B,
        combat=combat(
            A,
            "CB01",
            "beta",
            "G32",
            "G25",
            bag=[{"colour": "green", "from": "base"}],
            removals=[{"colour": "green", "from": "E26"}],
        ),
        spent=["CB01"],
    )
    assert bag(match) == [1, 0, 0, 0] and not targets(match, B, "E27")


@plays("E31")
def test_blunted_weapons_take_the_black_out() -> None:
    match = before_wound(["E31"], [])
    do(match, A, "play", card="E31", target="G32")
    assert told(match, "wound_token_drawn")[0]["bag"] == {"green": 1, "white": 1, "red": 1, "black": 0}


@plays("E32", "patient")
def test_the_medicus_helps_and_good_patients_more() -> None:
    match = after_wounds(["E32"], [], ["mortal", "good"])
    do(match, A, "play", card="E32", target="G32")
    assert health(match, "G32") == "grave"
    miletus = after_wounds(["E32"], [], ["mortal", "good"], school=[glad("G38", 2), glad("G25", 2)], first="G38")
    do(miletus, A, "play", card="E32", target="G38")
    assert health(miletus, "G38") == "light"


@plays("E33")
def test_an_infected_wound_gets_grave() -> None:
    match = after_wounds([], ["E33"], ["light", "good"], asked=B)
    assert targets(match, B, "E33") == {"G32"}
    do(match, B, "play", card="E33", target="G32")
    assert health(match, "G32") == "grave"


@plays("E34")
def test_missio_granted_adds_two_greens() -> None:
    match = mercy(["E34"], ["E35"])
    do(match, A, "play", card="E34", target="none")
    assert bag(match, B) == [4, 0, 0, 1]


@plays("E35")
def test_iugula_adds_a_black() -> None:
    match = mercy(["E34"], ["E35"], asked=B)
    do(match, B, "play", card="E35", target="none")
    assert bag(match) == [2, 0, 0, 2]


@plays("E36", "martyr", "L4")
def test_a_death_is_honoured() -> None:
    """Kalendio, a martyr, dies: his skill and the Butcher pay, then the eulogy."""
    school = [glad("G10", 2), glad("G09", 2)]
    match = window(
        "after_wounds",
        {"school": school, "hand": ["E36", "E32"], "lanista": "L4", "ap": 0},
        {},
        combat=combat(
            A, "CB02", "beta", "G10", "G09", result="red", raw=["mortal", "good"], pending=["mortal", "good"]
        ),
        spent=["CB02"],
        options={"lanistas": "choice"},
    )
    do(match, A, "pass")
    assert match.awaiting == [A] and "E36" in match.view(A)["playable"]
    do(match, A, "play", card="E36", target="G10")
    assert [(event["cause"], event["amount"]) for event in told(match, "prestige_changed")] == [
        ("skill", 2),
        ("lanista", 2),
        ("card", 4),
    ]
    assert "G10" in match.position()["gladiators_out"]


@plays("E38")
def test_an_impromptu_exhibition_follows_the_last_combat() -> None:
    match = start({"school": FIGHTERS, "hand": ["E38"]}, {}, decision="combat", **{"pass": 1})
    do(match, A, "play", card="E38", target="none")
    do(match, A, "no_combat")
    assert match.view(A)["extra"] and "exhibitio" in kinds(match, A) and "fight" not in kinds(match, A)
    early = start({"school": FIGHTERS, "hand": ["E38"]}, {}, decision="combat")
    assert targets(early, A, "E38") == set()


@plays("E39")
def test_an_act_of_the_gods_waives_the_penalty() -> None:
    player = {"school": [glad("G05")], "contracts": [{"contract": "CB01"}, {"contract": "CG01"}], "hand": ["E39"]}
    match = window("failure_window", player, {}, **{"pass": 1})
    assert targets(match, A, "E39") == {"CB01"}
    do(match, A, "play", card="E39", target="CB01")
    assert [event["amount"] for event in told(match, "prestige_changed")] == [-1]


# ---- Phase 5


@plays("E40")
def test_the_rudis_sets_a_gladiator_free() -> None:
    match = window("care_window", {"school": [glad("G05", 4, attached=["E09"])], "hand": ["E40"]}, round=3)
    do(match, A, "play", card="E40", target="G05")
    assert told(match, "prestige_changed")[0]["amount"] == 8
    assert match.position()["gladiators_out"] == ["G05"] and "E09" in match.position()["event_discard"]


@plays("E41")
def test_baths_heal_whoever_fought() -> None:
    match = window("care_window", {"school": [glad("G05", 0, "grave", fought=True)], "hand": ["E41"]})
    do(match, A, "play", card="E41", target="G05")
    assert health(match, "G05") == "light"


@plays("E42")
def test_a_public_banquet_is_paid_for() -> None:
    match = window("care_window", {"money": 350, "hand": ["E42"], "ap": 0}, {})
    do(match, A, "play", card="E42", target="none")
    assert seat(match, A)["money"] == 50 and told(match, "prestige_changed")[0]["amount"] == 2


@plays("E43")
def test_the_tax_takes_what_there_is() -> None:
    match = window("care_window", {"hand": ["E43"]}, {"money": 50, "ap": 0}, {"money": 700, "ap": 0})
    do(match, A, "play", card="E43", target="none")
    assert [event["amount"] for event in told(match, "money_changed")] == [-50, -100]


# ---- Skills that act before and after the draws


def combat_of(first: str, second: str, rank: str = "beta", step: str = "before_draw", **more: Any) -> arene.Match:
    """A combat of any two, in an exhibitio unless a contract is named."""
    level = {"gamma": 0, "beta": 2, "alpha": 4}[rank]
    contract = more.pop("contract", None)
    health = more.pop("health", "good")
    fields = more.pop("fields", {})
    return window(
        step,
        {"school": [glad(first, level, health), glad(second, level)], "hand": ["E25", "E31", "E34"], "money": 0},
        {"tokens": NO_TOKENS, "placed": 3},
        {"hand": ["E26"]},
        combat=combat(A, contract, rank, first, second, **fields),
        spent=[contract] if contract else [],
        **more,
    )


@plays("favori", "sang_froid", "redoutable")
def test_skills_in_the_combat_bag() -> None:
    assert bag(combat_of("G01", "G06")) == [2, 1, 1, 0]  # Priscus is a favourite
    assert bag(combat_of("G09", "G10")) == [1, 1, 0, 0]  # Astyanax keeps a cool head
    assert bag(combat_of("G19", "G28")) == [3, 1, 1, 0]  # two fearsome ones


@plays("comedien")
def test_the_actor_in_an_exhibitio() -> None:
    assert bag(combat_of("G33", "G24", health="light")) == [1, 1, 1, 0]
    assert bag(combat_of("G33", "G24")) == [1, 1, 1, 0]
    match = combat_of("G33", "G24", health="light", chance=[("combat", "green")])
    do(match, A, "done")
    do(match, match.awaiting[0], "done") if match.position()["step"] == "before_draw" else None
    assert ("skill", 1) in [(event["cause"], event["amount"]) for event in told(match, "prestige_changed")]


@plays("coriace", "garde", "esquive")
def test_skills_in_the_wound_bag() -> None:
    wound: dict[str, Any] = {"step": "before_wound", "contract": "CB02", "fields": {"result": "white"}}
    assert bag(combat_of("G02", "G01", **wound)) == [1, 1, 1, 0]  # Herennius is tough
    assert bag(combat_of("G04", "G03", **wound)) == [2, 1, 1, 1]  # Paktolos is on his guard
    rapidus = combat_of("G29", "G20", "alpha", step="before_wound", contract="CA01", fields={"result": "white"})
    assert rapidus.view(A)["combat"]["bag"]["keeps"] == 1
    fearsome = combat_of("G09", "G19", **wound)
    assert bag(fearsome) == [1, 1, 2, 1]  # Decoratus is fearsome: his partner's bag


def results(first: str, second: str, result: str, contract: str = "CB02", rank: str = "beta") -> list[tuple[str, int]]:
    fields = {"result": result}
    level = {"gamma": 0, "beta": 2, "alpha": 4}[rank]
    match = window(
        "after_draw",
        {"school": [glad(first, level), glad(second, level)], "hand": ["E28"]},
        {},
        combat=combat(A, contract, rank, first, second, **fields),
        spent=[contract],
    )
    do(match, A, "pass")
    return [
        (event["source"], event["amount"]) for event in told(match, "prestige_changed") if event["cause"] == "skill"
    ]


@plays("vedette", "regulier", "sanguinaire")
def test_skills_that_pay_prestige() -> None:
    assert results("G03", "G04", "green") == [("vedette(1)", 1)]
    assert results("G03", "G04", "white") == []
    assert results("G14", "G32", "white") == [("regulier(1)", 1)]
    assert results("G39", "G06", "red", "CB09") == [("sanguinaire", 2)]
    assert results("G39", "G06", "red") == []


@plays("gagne_pain")
def test_the_breadwinner() -> None:
    match = start({"school": [glad("G06", 2), glad("G22", 2)], "money": 0}, decision="combat")
    do(match, A, "exhibitio", rank="beta")
    assert told(match, "paid")[0]["amount"] == EXHIBITIO_PAY + 50


@plays("doue")
def test_the_gifted_learn_more() -> None:
    match = start({"school": [glad("G05", 2), glad("G06", 2)], "ap": 0}, decision="combat", chance=[("combat", 0)])
    do(match, A, "exhibitio", rank="beta")
    while match.position()["combat"] is not None:
        do(match, A, "pass")
    assert (xp(match, "G05"), xp(match, "G06")) == (4, 3)


@plays("gracie")
def test_spared_in_advance() -> None:
    match = window(
        "before_mercy",
        {"school": [glad("G39", 4), glad("G25", 4)], "hand": ["E34"]},
        combat=combat(
            A, "CA09", "alpha", "G39", "G25", result="white", raw=["grave", "good"], pending=["grave", "good"], loser=0
        ),
        spent=["CA09"],
    )
    assert bag(match) == [3, 0, 0, 2]  # 1 + Alpha + spared; 1 + mediocre


# ---- Skills outside combat


@plays("velocite")
def test_swiftness_takes_a_skill_away() -> None:
    match = window(
        "before_draw",
        {"school": [glad("G01", 2), glad("G06", 2)]},
        {"school": [glad("G24", 2)]},
        seat=B,
        combat=combat(A, "CB01", "beta", "G01", "G06"),
        spent=["CB01"],
    )
    assert bag(match) == [2, 1, 1, 0]
    do(match, B, "use_skill", gladiator="G24", target="G01")
    assert bag(match) == [1, 1, 1, 0]
    assert not any(action.kind == "use_skill" for action in match.actions(B))


@plays("maitre")
def test_the_master_teaches_lower_ranks() -> None:
    match = start({"school": [glad("G34", 2), glad("G05"), glad("G06", 2)]}, decision="contract", shown=["CG01"])
    assert {a.params["target"] for a in match.actions(A) if a.kind == "use_skill"} == {"G05"}
    do(match, A, "use_skill", gladiator="G34", target="G05")
    assert xp(match, "G05") == 1


@plays("herboriste")
def test_the_herbalist_finds_a_remedy() -> None:
    match = start({"school": [glad("G31", 2)]}, {}, decision="buy", recruits=["G01"], event_discard=["E05"])
    do(match, A, "use_skill", gladiator="G31", target="none")
    assert seat(match, A)["hand"] == ["E05"] and match.view(B)["players"][A]["seen"] == ["E05"]


@plays("meneur")
def test_the_leader_brings_a_card() -> None:
    match = window("care_window", {"school": [glad("G40", 2)], "hand": ["E42"]}, {}, round=1)
    finish(match, until="mulligan")
    assert len(seat(match, A)["hand"]) == 7


@plays("recuperation")
def test_quick_recovery_heals_after_a_combat() -> None:
    school = [glad("G37", 2, "light", fought=True), glad("G05", 2, "light", fought=True)]
    match = window("care_window", {"school": school, "hand": ["E42"]}, {})
    do(match, A, "pass")
    assert (health(match, "G37"), health(match, "G05")) == ("good", "light")


@plays("beryllus")
def test_beryllus_is_what_his_owner_makes_of_him() -> None:
    match = start({}, decision="buy", recruits=["G23"])
    do(match, A, "buy", gladiator="G23")
    assert kinds(match, A) == {"define_skill"} and len(match.actions(A)) == 8
    do(match, A, "define_skill", choice=0)
    found = gladiator(match, "G23")
    assert found is not None and found["skills"] == ["favori(1)"]
    twice = start(
        {"school": [glad("G23", 1, skills=["favori(1)"])], "hand": ["E17", "E16"]},
        {},
        decision="contract",
        shown=["CG01"],
    )
    do(twice, A, "play", card="E17", target="G23")
    assert kinds(twice, A) == {"define_skill"} and len(twice.actions(A)) == 7


# ---- Lanistas


def with_lanista(lanista: str, decision: str, **more: Any) -> arene.Match:
    player = {
        "school": more.pop("school", FIGHTERS),
        "lanista": lanista,
        "money": more.pop("money", 0),
        **more.pop("mine", {}),
    }
    return start(player, {"lanista": "L6"}, decision=decision, options={"lanistas": "choice"}, **more)


@plays("L1")
def test_the_influential_slips_in_more() -> None:
    match = start(
        {"school": FIGHTERS},
        {"lanista": "L1", "jokers": 1},
        decision="window",
        step="before_draw",
        seat=B,
        combat=combat(A, "CB01", "beta", "G32", "G25"),
        spent=["CB01"],
        options={"lanistas": "choice"},
    )
    do(match, B, "influence_joker", token="red")
    do(match, B, "influence", token="red")
    do(match, B, "influence", token="white")
    assert bag(match) == [1, 2, 3, 0] and not any(a.kind == "influence" for a in match.actions(B))
    kept = window(
        "care_window",
        {"fights": 2, "hand": ["E42"], "placed": 3, "tokens": NO_TOKENS, "ap": 0},
        {"lanista": "L1", "ap": 0},
        round=2,
        options={"lanistas": "choice"},
    )
    do(kept, A, "pass")
    assert not told(kept, "prestige_changed") and kept.position()["seats"][B]["jokers"] == 1


@plays("L2")
def test_the_merchant_pays_less() -> None:
    match = with_lanista("L2", "buy", money=500, recruits=["G05"])
    assert match.view(A)["recruits"][0]["cost"] == 500


@plays("L3")
def test_the_elitist_likes_high_contracts() -> None:
    match = window(
        "after_draw",
        {"school": FIGHTERS, "hand": ["E28"], "lanista": "L3"},
        {},
        combat=combat(A, "CB08", "beta", "G32", "G25", result="red"),
        spent=["CB08"],
        options={"lanistas": "choice"},
    )
    do(match, A, "pass")
    assert [(event["cause"], event["amount"]) for event in told(match, "prestige_changed")] == [
        ("contract", DATA["contracts"][17]["prestige"]["red"]),
        ("lanista", 2),
    ]


@plays("L5")
def test_the_greedy_is_paid_more() -> None:
    match = with_lanista("L5", "combat", mine={"contracts": [{"contract": "CB01"}]})
    do(match, A, "fight", contract="CB01")
    assert told(match, "paid")[0]["amount"] == printed("CB01")["pay"] + 100 + 150
    show = with_lanista("L5", "combat")
    do(show, A, "exhibitio", rank="beta")
    assert told(show, "paid")[0]["amount"] == EXHIBITIO_PAY + 100 + 100


@plays("L6")
def test_the_engineer_holds_nine_cards() -> None:
    match = arene.new_match("lanista", seats=2, seed=3, options={"lanistas": "choice"})
    do(match, match.awaiting[0], "choose_lanista", lanista="L6")
    do(match, match.awaiting[0], "choose_lanista", lanista="none")
    assert sorted(len(player["hand"]) for player in match.position()["seats"]) == [6, 9]


# ---- Gladiators and contracts: their printed faces


@pytest.mark.parametrize("printed", DATA["gladiators"], ids=lambda card: str(card["id"]))
def test_every_gladiator_can_be_bought_and_wears_his_rows(printed: dict[str, Any]) -> None:
    match = start({"money": 1500}, decision="buy", recruits=[printed["id"]])
    do(match, A, "buy", gladiator=printed["id"])
    mine = match.position()["seats"][A]
    assert mine["money"] == 1500 - printed["price"] and mine["ap"] == 3 - printed["buy_ap"]
    shown = match.view(A)["players"][A]["school"][0]
    for place, rank in enumerate(("gamma", "beta", "alpha")):
        worn = printed[rank]["armaturae"]
        assert sorted(shown["rows"][place]["armaturae"]) == sorted(["*"] if worn == "*" else worn)
        assert shown["rows"][place]["skills"] == printed[rank]["skills"]


@pytest.mark.parametrize("printed", DATA["contracts"], ids=lambda card: str(card["id"]))
def test_every_contract_is_fought_by_its_pairs_and_pays(printed: dict[str, Any]) -> None:
    """Two gladiators of any panoply take each contract; its pay and prestige are those printed."""
    level = {"gamma": 0, "beta": 2, "alpha": 4}[printed["rank"]]
    school = [
        glad("G23", level, any_armatura=True, skills=["coriace", "garde", "recuperation"][: level // 2 + 1]),
        glad("G32", level, any_armatura=True),
    ]
    match = start(
        {"school": school, "contracts": [{"contract": printed["id"]}], "money": 0},
        decision="combat",
        chance=[("combat", 0)],
    )
    do(match, A, "fight", contract=printed["id"])
    assert told(match, "paid")[0]["amount"] == printed["pay"]
    assert "/".join(told(match, "combat_announced")[0]["armaturae"]) in printed["pairs"]
    while not told(match, "prestige_changed"):
        do(match, A, "pass")
    assert told(match, "prestige_changed")[0]["amount"] == printed["prestige"]["green"]


def test_every_id_of_the_edition_is_tested() -> None:
    fields = ("events", "skills", "lanistas")
    assert set(TESTED) == {entry["id"] for field in fields for entry in DATA[field]}


@pytest.mark.parametrize(("poisoned", "lanista", "paid"), [(False, "L4", [2]), (True, "L4", []), (False, "L3", [])])
def test_a_poisoned_butcher_gets_nothing_for_a_death(poisoned: bool, lanista: str, paid: list[int]) -> None:
    match = window(
        "after_wounds",
        {
            "school": [glad("G32", 2), glad("G25", 2)],
            "hand": ["E32"],
            "lanista": lanista,
            "poisoned": poisoned,
            "ap": 0,
        },
        {},
        combat=combat(
            A, "CB02", "beta", "G32", "G25", result="red", raw=["mortal", "good"], pending=["mortal", "good"]
        ),
        spent=["CB02"],
        options={"lanistas": "choice"},
    )
    do(match, A, "pass")
    assert told(match, "gladiator_died")
    assert [event["amount"] for event in told(match, "prestige_changed") if event["cause"] == "lanista"] == paid


@pytest.mark.parametrize("suppressed", [False, True])
def test_a_card_does_as_much_for_a_gladiator_without_his_skills(suppressed: bool) -> None:
    match = start(
        {"school": [glad("G02", suppressed=suppressed)], "hand": ["E16"]}, {}, decision="contract", shown=["CB01"]
    )
    do(match, A, "play", card="E16", target="G02")
    trained = gladiator(match, "G02")
    assert trained is not None and trained["xp"] == 1


@pytest.mark.parametrize(("option", "moved"), [("fixed", 0), ("rotate_season", 1), ("rotate_round", 3)])
def test_the_initiative_goes_to_the_left_as_the_option_says(option: str, moved: int) -> None:
    """Four rounds make a year: the season changes once."""
    match = arene.new_match("lanista", seats=3, seed=2, options={"initiative": option, "years": 1})
    first = match.position()["initiative"]
    while not match.over:
        asked = match.awaiting[0]
        order = ("done_phase", "pass", "mulligan_done", "pass_buy", "pass_contract", "no_combat", "decline")
        do(match, asked, next((kind for kind in order if kind in kinds(match, asked)), sorted(kinds(match, asked))[0]))
    seats = [event["seat"] for event in told(match, "initiative_moved")]
    assert seats == [(first + step) % 3 for step in range(1, moved + 1)]
