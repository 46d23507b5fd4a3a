"""Windows: who is asked, who is not asked twice, and what the others may not notice."""

from __future__ import annotations

from typing import Any

from arene.core.chance import Fast, Sealed, derive, seed_from
from arene.games.lanista.knowledge import LanistaKnowledge
from arene.games.lanista.rules import Lanista
from tests.games.lanista.table import EDITION, GAME, A, B, C, do, glad, may, start, targets, told

WOUNDED = [glad("G05"), glad("G06", 0, "light")]


def buying(*seats: dict[str, Any], turn: int, **more: Any) -> Any:
    """The last arrivage of a summer round."""
    return start(*seats, decision="buy", seat=turn, initiative=A, recruits=["G30", "G31"], **{"pass": 2, **more})


def test_a_turn_passed_since_the_last_act_is_a_pass_of_the_closing_window() -> None:
    match = buying({"school": WOUNDED}, {"school": [glad("G07"), glad("G08", 0, "light")]}, turn=A)
    do(match, A, "pass_buy")
    do(match, B, "pass_buy")
    assert match.position()["step"] == "taking"


def test_whoever_passed_before_somebody_acted_is_asked_again() -> None:
    match = buying({"school": WOUNDED}, {"school": [glad("G07"), glad("G08", 0, "light")]}, turn=A)
    do(match, A, "pass_buy")
    do(match, B, "buy", gladiator="G30")
    assert match.position()["step"] == "buy_window" and match.awaiting == [B]
    do(match, B, "pass")
    assert match.awaiting == [A]


def test_done_with_the_phase_is_lifted_in_the_window_under_way() -> None:
    match = start(
        {"school": [glad("G02"), glad("G01")], "hand": ["E15"], "ap": 0},
        {"school": WOUNDED, "hand": ["E05"]},
        decision="window",
        step="buy_window",
        seat=B,
        initiative=A,
    )
    do(match, B, "done_phase")
    do(match, A, "play", card="E15", target="G05")
    assert match.awaiting == [B] and may(match, B, "ap_heal", gladiator="G05")


def test_done_with_the_window_stays_done() -> None:
    match = start(
        {"school": [glad("G02"), glad("G01")], "hand": ["E15"], "ap": 0},
        {"school": WOUNDED, "hand": ["E05"]},
        decision="window",
        step="buy_window",
        seat=B,
        initiative=A,
    )
    do(match, B, "done")
    do(match, A, "play", card="E15", target="G05")
    assert match.position()["step"] != "buy_window"


def test_a_card_against_all_opponents_wakes_them() -> None:
    healer = {"school": WOUNDED, "hand": ["E41"]}
    match = start(
        {"school": [glad("G02")], "hand": ["E43"]},
        healer,
        {"school": [glad("G10", 0, "light")], "hand": ["E42"], "money": 600},
        decision="window",
        step="care_window",
        seat=B,
        initiative=A,
    )
    do(match, B, "done_phase")
    do(match, C, "pass")
    do(match, A, "play", card="E43", target="none")
    assert match.position()["window"]["quiet"] == []


def test_a_spy_does_not_see_what_is_being_replaced() -> None:
    match = start(
        {"hand": ["E01", "E02"]},
        {"hand": ["E05", "E16"], "known": [["E05", "E16"], []]},
        decision="mulligan",
        round=2,
    )
    do(match, B, "mulligan", card="E16")
    assert match.view(A)["players"][B]["seen"] == ["E05", "E16"]
    do(match, B, "mulligan_done")
    do(match, A, "mulligan_done")
    assert match.view(A)["players"][B]["seen"] == ["E05"]


def test_prices_change_only_while_somebody_can_buy() -> None:
    match = start({"hand": ["E11", "E12"], "school": WOUNDED}, {}, decision="window", step="buy_window", initiative=B)
    assert not targets(match, A, "E11") and not targets(match, A, "E12")
    full = [glad(f"G0{number}") for number in range(1, 7)]
    match = buying({"school": full, "hand": ["E11", "E14", "E12"]}, {}, turn=A)
    assert not targets(match, A, "E11") and not targets(match, A, "E14") and targets(match, A, "E12")


def test_an_engineer_without_cards_is_not_worth_poisoning() -> None:
    for hand, aimed in ([], False), (["E01"], True):
        rival = {"lanista": "L6", "school": [glad("G05")], "hand": hand}
        match = buying({"hand": ["E07"]}, rival, turn=A, options={"lanistas": "choice"})
        assert ("seat1" in targets(match, A, "E07")) == aimed


def test_a_second_corrupt_referee_changes_nothing() -> None:
    fight = {"seat": B, "contract": "CG01", "rank": "gamma", "gladiators": ["G05", "G06"], "result": "green"}
    rival = {"school": [glad("G05"), glad("G06")]}
    match = start(
        {"hand": ["E29", "E29"]}, rival, decision="window", step="before_wound", seat=A, combat=fight, spent=["CG01"]
    )
    do(match, A, "play", card="E29", target="G05")
    assert match.position()["combat"]["drawing"] == 1 and targets(match, A, "E29") == {"G06"}  # on to the other draw


def test_buying_nobody_and_taking_nothing_is_told_asked_or_not() -> None:
    match = start(
        {"money": 0, "ap": 0}, {"money": 1500}, decision="buy", seat=B, initiative=B, recruits=["G30"], **{"pass": 0}
    )
    do(match, B, "pass_buy")
    assert [event["seat"] for event in told(match, "no_purchase")][:2] == [B, A]
    match = start({}, {"school": [glad("G05"), glad("G06")]}, decision="contract", seat=B, initiative=B, shown=["CG01"])
    do(match, B, "pass_contract")
    assert [event["seat"] for event in told(match, "no_contract")][:2] == [B, A]


def test_prompts_stay_few() -> None:
    """At four, at most 25 questions to a seat in a summer round of heuristic bots."""
    knowledge, asked, matches = LanistaKnowledge(), 0, 12
    options = GAME.check_options(4, GAME.presets["standard"])
    for number in range(matches):
        chance, thinking = Sealed(derive(seed_from("prompts"), str(number))), Fast(number)
        state = GAME.new_state(4, options, EDITION, chance, None)
        assert isinstance(state, Lanista)
        while not state.over():
            actor = state.actor()
            asked += not state.winter()
            state.play(actor, knowledge.policy(state.sample(actor, thinking), actor, thinking), chance, None)
    assert asked / (matches * 2 * 4) <= 25


def test_a_poker_face_opens_no_window_that_no_card_is_for() -> None:
    """The announcement: no card of the edition is played then."""
    school = [glad("G05"), glad("G06")]
    match = start(
        {"school": school, "contracts": [{"contract": "CG01"}], "hand": ["E25"]},
        {"hand": ["E26"]},
        decision="combat",
        options={"poker_face": True},
    )
    do(match, A, "fight", contract="CG01")
    assert match.position()["step"] == "before_draw"
