"""Windows: who is asked, who is not asked twice, and what the others may not notice."""

from __future__ import annotations

from typing import Any

import pytest

from arene.core.chance import Fast, Sealed, derive, seed_from
from arene.core.events import Events
from arene.games.lanista.bots.knowledge import LanistaKnowledge
from arene.games.lanista.rules.market import PASS_BUY
from arene.games.lanista.rules.state import Lanista
from tests.games.lanista.table import (
    EDITION,
    GAME,
    NO_TOKENS,
    A,
    B,
    C,
    combat,
    do,
    glad,
    may,
    start,
    targets,
    told,
    walk,
)

WOUNDED = [glad("G05"), glad("G06", 0, "light")]


def buying(*seats: dict[str, Any], turn: int, **more: Any) -> Any:
    """The last arrivage of a summer round."""
    return start(*seats, decision="buy", seat=turn, initiative=A, **{"recruits": ["G30", "G31"], "pass": 2, **more})


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


@pytest.mark.parametrize("hand, telling", [([], False), (["E16"], True)])
def test_a_seat_with_cards_that_is_not_asked_lets_the_mover_learn_something(hand: list[str], telling: bool) -> None:
    match = buying({"money": 500}, {"money": 0, "ap": 0, "hand": hand}, {"money": 500}, turn=A)
    state = GAME.state_from(match.position(), 3, match.options, EDITION)
    out = Events()
    state.play(A, PASS_BUY, Fast(1), out)
    assert [event.params["seat"] for event in out.items if event.kind == "no_purchase"] == [A, B]
    assert (out.surprise, out.fenced) == (telling, telling)


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


def fighting(*others: dict[str, Any], step: str = "before_draw", **more: Any) -> Any:
    """Seat A fights a Gamma contract; the second seat is asked first."""
    contract = more.pop("contract", "CG01")
    owner = {"school": [glad("G32"), glad("G06")], **more.pop("owner", {})}
    fight = combat(A, contract, "gamma", "G32", "G06", **more.pop("combat", {}))
    asked = more.pop("seat", B)
    return start(owner, *others, decision="window", step=step, seat=asked, combat=fight, spent=[contract], **more)


@pytest.mark.parametrize("card", ["E26", "E27"])
def test_a_card_aimed_at_a_combat_wakes_its_owner(card: str) -> None:
    match = fighting({"hand": [card], "tokens": NO_TOKENS, "placed": 3}, {}, window={"quiet": [A, C]})
    do(match, B, "play", card=card, target="none")
    assert match.position()["window"]["quiet"] == [C]


def test_iugula_wakes_the_owner_too() -> None:
    drawn = {"result": "red", "raw": ["light", "good"], "pending": ["light", "good"], "loser": 0}
    match = fighting({"hand": ["E35"]}, step="before_mercy", contract="CG09", combat=drawn, window={"quiet": [A]})
    do(match, B, "play", card="E35", target="none")
    assert A not in match.position()["window"]["quiet"]


def test_a_borrowed_panoply_is_not_offered_to_who_wears_everything() -> None:
    """Beryllus at every rank; Hylas wears everything as an Alpha only, and may fight below."""
    school = [glad("G23", 0, skills=["coriace"]), glad("G33", 4), glad("G32")]
    match = start({"school": school, "hand": ["E23"]}, {}, decision="combat")
    assert targets(match, A, "E23") == {"G33", "G32"}


def test_blunted_weapons_are_not_offered_without_a_black_token() -> None:
    """Achillia is tough: the black token is out of her bag in a classic combat, and one is left without submission."""
    for contract, aimed in ("CG01", set()), ("CG09", {"G12"}):
        owner = {"school": [glad("G12"), glad("G11")], "hand": ["E31"], "ap": 0}
        fight = combat(A, contract, "gamma", "G12", "G11", result="green")
        match = start(
            owner,
            {"hand": ["E29"]},
            decision="window",
            step="before_wound",
            seat=B,
            combat=fight,
            spent=[contract],
        )
        do(match, B, "done")
        drawing = match.position()["combat"]["drawing"]
        assert (targets(match, A, "E31") if drawing == 0 else set()) == aimed


def test_a_medicus_does_not_heal_an_old_wound() -> None:
    """He fought with bandages: light before, light now."""
    school = [glad("G32", 0, "light", fit=True), glad("G06")]
    drawn = {"result": "green", "raw": ["light", "light"], "pending": ["light", "light"]}
    match = fighting({}, step="after_wounds", owner={"school": school, "hand": ["E32"]}, combat=drawn, seat=A)
    assert targets(match, A, "E32") == {"G06"}


FULL = [glad(f"G0{number}") for number in range(1, 7)]


@pytest.mark.parametrize(
    ("turn", "others", "offered"),
    [
        (B, [{}, {}], True),  # A and C are still to buy
        (A, [{}, {}], False),  # the last buyer of the last arrivage
        (B, [{"school": FULL}, {"money": 0}], False),  # no place, no money
    ],
)
def test_soaring_prices_need_a_buyer(turn: int, others: list[dict[str, Any]], offered: bool) -> None:
    """The last arrivage, B begins: B, C, A."""
    seats = [others[0], {}, others[1]]
    seats[turn] = {**seats[turn], "hand": ["E12"]}
    match = start(*seats, decision="buy", seat=turn, initiative=B, recruits=["G30", "G31"], **{"pass": 2})
    assert bool(targets(match, turn, "E12")) == offered


@pytest.mark.parametrize(("sold", "haggling", "bulk"), [(False, {"none"}, set()), (True, set(), set())])
def test_a_full_school_that_has_sold_needs_no_bargain(sold: bool, haggling: set[object], bulk: set[object]) -> None:
    seats = {"school": FULL, "hand": ["E11", "E14"], "sold": sold}
    match = buying(seats, {}, turn=A, options={"resale": True})
    assert targets(match, A, "E11") == haggling and targets(match, A, "E14") == bulk


def test_bulk_purchase_needs_two_recruits() -> None:
    for recruits, offered in (["G30"], False), (["G30", "G31"], True):
        match = buying({"hand": ["E14"]}, {}, turn=A, recruits=recruits)
        assert bool(targets(match, A, "E14")) == offered


def test_a_poker_face_asks_only_whom_some_card_of_the_match_could_concern() -> None:
    """After the draw only the owner has cards to play; simple matches have no card for that moment at all."""
    for simple, asked in (False, [A]), (True, []):
        match = fighting(
            {"hand": ["E26"], "tokens": NO_TOKENS, "placed": 3},
            owner={"hand": ["E25"], "ap": 0},
            options={"poker_face": True, "simple_events": simple},
        )
        do(match, B, "pass")
        if match.position()["step"] == "before_draw":
            do(match, A, "pass")
        assert (match.position()["step"] == "after_draw") == bool(asked)
        if asked:
            assert match.awaiting == asked
            do(match, A, "pass")
            assert match.position()["step"] != "after_draw"  # B is not asked


def test_a_poker_face_asks_nobody_to_counter_what_no_card_of_the_match_counters() -> None:
    """Simple matches have the booing, but not the protector."""
    match = fighting(
        {"hand": ["E26"]},
        {"hand": ["E25"]},
        options={"poker_face": True, "simple_events": True},
        owner={"hand": ["E25"]},
    )
    do(match, B, "play", card="E26", target="none")
    assert match.position()["decision"] == "window"


def test_who_has_nothing_pays_no_tax() -> None:
    match = start(
        {"hand": ["E43"]}, {"money": 0}, {"money": 50}, decision="window", step="care_window", seat=A, initiative=C
    )
    do(match, A, "play", card="E43", target="none")
    assert [(one["seat"], one["amount"]) for one in told(match, "money_changed")] == [(C, -50)]


def test_asking_for_the_choices_changes_nothing() -> None:
    for seats in (1, 3):
        for number, step in enumerate(walk(seats, {"lanistas": "random", "resale": True}, 7)):
            if number % 5:
                continue
            before = GAME.position(step.state)
            for seat in step.state.awaiting():
                assert (
                    list(step.state.legal(seat)) == list(step.state.legal(seat)) == list(step.state.clone().legal(seat))
                )
            assert GAME.position(step.state) == before


def test_a_tax_needs_somebody_who_can_pay() -> None:
    for money, offered in (0, False), (50, True):
        rivals = [{"money": 0}, {"money": money}]
        match = start({"hand": ["E43"]}, *rivals, decision="window", step="care_window", seat=A, initiative=C)
        assert bool(targets(match, A, "E43")) == offered


def test_without_lanistas_only_gladiators_are_poisoned() -> None:
    match = buying({"hand": ["E07"]}, {"school": [glad("G05")], "hand": ["E01"]}, turn=A)
    assert targets(match, A, "E07") == {"G05"}


def test_a_spy_goes_where_there_are_cards_of_others() -> None:
    match = start({"hand": ["E03", "E01"]}, {"hand": ["E04"]}, {}, decision="window", step="draw_window")
    assert targets(match, A, "E03") == {"seat1"}


def test_who_is_away_is_done_with_the_window_and_alone_passes_only() -> None:
    for rivals, kind in ([{"hand": ["E04"]}], "done"), ([], "pass"):
        match = start({"hand": ["E01"]}, *rivals, decision="window", step="draw_window", seat=A)
        action = match.away_action(A)
        assert action is not None and action.kind == kind
