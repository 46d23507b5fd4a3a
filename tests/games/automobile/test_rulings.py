"""The rulings and options, one by one."""

from __future__ import annotations

import copy

import pytest

import arene
from arene.core.chance import Fast
from arene.core.events import Events
from arene.games.automobile.rules.race import CARD
from arene.games.automobile.rules.sponsors import DISCARD
from tests.games.automobile.positions import (
    FINISH,
    NAMES,
    B,
    G,
    R,
    Y,
    building,
    car,
    kinds,
    lanes,
    offered,
    play,
    racing,
    seats_with,
    spot,
    start,
    told,
)

GAME = arene.load_game("automobile")

APART = [(40, 1), (30, 1), (20, 1), (10, 2)]


def test_a1_teams_share_their_rank() -> None:
    position = racing([None, None, (84, 1), (70, 1)], Y, {Y: {"pneus": [5]}})
    match = start(position, options={"four_player_mode": "teams"})
    play(match, "card", value=5)
    assert [(one["seat"], one["rank"], one["score"]) for one in match.standings] == [
        (0, 1, 6),
        (2, 1, 6),
        (1, 3, 4),
        (3, 3, 4),
    ]


@pytest.mark.parametrize(("price", "offers"), [("edition", 1), ("1", 2), ("2", 0), ("3", 0)])
def test_a3_prices(price: str, offers: int) -> None:
    match = start(building(R, 5, "sell", sponsors=["bleu"], money=1), ("die", 3), options={"workshop_price": price})
    play(match, "keep")
    assert car(match, R)["cell"] == 8
    assert (len(offered(match, "buy")) if match.awaiting == [1] else 0) == offers


def test_a6_no_sale_after_the_die() -> None:
    match = start(building(R, 0, money=0, sponsors=["bleu"]) | {"decision": "sell"}, ("die", 6))
    play(match, "keep")
    play(match, "advance", cells=2)
    assert told(match, "no_action")[0] == {"kind": "no_action", "car": R, "reason": "no_money"}


@pytest.mark.parametrize(("option", "works"), [("none", False), ("allowed", True)])
def test_a8_own_side(option: str, works: bool) -> None:
    position = building(B, 13, "sell", seats=2, sponsors=["bleu"])
    match = start(position, ("die", 2), options={"side_exchange": option})
    play(match, "keep")
    assert car(match, B)["cell"] == 15
    assert (match.awaiting == [0] and set(kinds(match)) == {"force_swap", "decline"}) == works


def test_who_is_away_gives_back_the_sponsor_just_drawn() -> None:
    """Whatever other cars drew since: their cards are not his."""
    position = building(B, 1, "discard", sponsors=["bleu", "bleu", "bleu", "jaune"])
    position["seats"][R]["cars"]["rouge"] = {"sponsors": ["rouge"]}
    game = arene.load_game("automobile")
    state = game.state_from(position, 4, game.check_options(4, {}), game.edition())
    assert game.away_action(state, B) == DISCARD + NAMES.index("jaune")


def test_a8_neutral_zone() -> None:
    match = start(building(B, 20, "sell", seats=3, sponsors=["bleu"]), ("die", 1))
    play(match, "keep")
    assert told(match, "no_action")[0]["reason"] == "no_target"


def test_a9_one_of_several_at_random() -> None:
    taken = set()
    for drawn in range(2):
        position = building(B, 9, hand={"pneus": [1]})
        position["seats"][R]["cars"]["rouge"] = {"hand": {"pneus": [0, 4]}}
        match = start(position, ("exchange", drawn))
        play(match, "force_swap", category="pneus", value=1)
        taken.add(car(match, B)["hand"]["pneus"][0])
        assert "took" in told(match, "forced_swap", 0)[0] and "took" in told(match, "forced_swap", 1)[0]
        assert "took" not in told(match, "forced_swap", 2)[0] and "took" not in told(match, "forced_swap")[0]
    assert taken == {0, 4}


def last_turn(money: dict[str, int], seats: int = 4, **more: object) -> dict[str, object]:
    """Green is the last car of round 120, on a cell where it declines."""
    cars: dict[str, dict[str, object]] = {name: {"money": money.get(name, 0)} for name in NAMES}
    cars["vert"]["cell"] = 19
    return {"seats": seats_with(cars, seats), "decision": "cell", "car": "vert", "round": 120, **more}


@pytest.mark.parametrize(("option", "energy"), [("lost", [10, 0, 3, 2]), ("partner", [10, 0, 5, 2])])
def test_a10_surplus(option: str, energy: list[int]) -> None:
    position = last_turn({"bleu": 12, "jaune": 3, "vert": 2}, seats=2)
    match = start(position, options={"surplus_money": option, "pre_race_swaps": 0})
    play(match, "decline")
    assert [car(match, number)["energy"] for number in (B, R, Y, G)] == energy


def test_a11_guards() -> None:
    match = start(last_turn({}))
    play(match, "decline")
    assert match.view(None)["phase"] == "race"
    match = start(last_turn({}, idle=19) | {"round": 50})
    play(match, "decline")
    assert match.view(None)["phase"] == "race"
    assert start(match.position()).position() == match.position(), "the match goes on after a restart"
    match = start(last_turn({}, idle=18) | {"round": 50})
    play(match, "decline")
    assert match.view(None)["phase"] == "workshop"


def pair_position(seats: int) -> dict[str, object]:
    hands = {
        "bleu": {"pneus": [1], "moteur": [2]},
        "rouge": {"pneus": [2]},
        "jaune": {"pneus": [7], "moteur": [6]},
        "vert": {"pneus": [5]},
    }
    cars = {name: {"hand": hand, "energy": 6} for name, hand in hands.items()}
    return {"seats": seats_with(cars, seats), "decision": "swap" if seats == 2 else "propose", "car": "bleu"}


def test_a12_two_players_swap_and_split() -> None:
    match = start(pair_position(2))
    assert {tuple(one.values()) for one in offered(match, "swap")} == {("pneus", 1, 7), ("moteur", 2, 6)}
    play(match, "swap", category="pneus", gave=1, took=7)
    play(match, "swap", category="moteur", gave=2, took=6)
    assert match.view(None)["decision"] == "split"
    assert offered(match, "split") == [{"energy": energy} for energy in range(2, 11)]
    play(match, "split", energy=10)
    assert [car(match, number)["energy"] for number in (B, Y)] == [10, 2]
    assert car(match, B)["hand"] == {"pneus": [7], "moteur": [6]}
    assert "gave" not in told(match, "pair_swap", 1)[0]
    assert match.view(None)["car"] == R


def test_a13_teams_propose_answer_and_counter() -> None:
    match = start(pair_position(4), options={"four_player_mode": "teams"})
    assert match.view(0)["cars"][2]["hand"] is not None and match.view(1)["cars"][2]["hand"] is None
    match.play(0, {"kind": "propose", "category": "pneus", "gave": 1, "took": 7})
    assert match.view(2)["exchange"]["offer"] == {"category": "pneus", "gave": 1, "took": 7}
    assert match.view(1)["exchange"]["offer"] is None
    assert told(match, "proposed", 1) == [] and told(match, "proposed", None) == []
    match.play(2, {"kind": "refuse"})
    assert match.awaiting == [2]
    match.play(2, {"kind": "propose", "category": "moteur", "gave": 6, "took": 2})
    match.play(0, {"kind": "accept"})
    assert car(match, B)["hand"]["moteur"] == [6]
    match.play(0, {"kind": "done"})
    match.play(2, {"kind": "done"})
    match.play(0, {"kind": "split", "energy": 8})
    match.play(2, {"kind": "counter", "energy": 3})
    match.play(0, {"kind": "refuse"})
    assert [car(match, number)["energy"] for number in (B, Y)] == [6, 6]
    assert match.awaiting == [1]


@pytest.mark.parametrize(("option", "following"), [("dynamic", Y), ("frozen", R)])
def test_a14_order_of_the_round(option: str, following: int) -> None:
    """Blue's spin brings yellow past red, which was in front of it when the round began."""
    match = start(racing([(40, 1), (20, 1), (20, 2), (10, 2)], B), ("ball", 3), options={"race_order": option})
    play(match, "spin")
    play(match, "lane", lane=2)
    assert spot(match, Y) == (21, 2)
    assert match.view(None)["car"] == following


@pytest.mark.parametrize(("counted", "free"), [(True, True), (False, False)])
def test_a15_after_a_finish_nobody_leads(counted: bool, free: bool) -> None:
    position = racing([None, (40, 1), (30, 1), (10, 2)], R, {R: {"pneus": [0, 5]}})
    match = start(position, options={"places_count_finished": counted})
    assert ("spin" in kinds(match)) == free
    assert ("zero_spin" in kinds(match)) != free


def test_a16_blocking_is_a_question_of_ways() -> None:
    """Two cars abreast in a bend close the road: each alone opens it again, so both block; apart neither does."""
    match = start(racing([(50, 1), (36, 1), (36, 2), (10, 2)], R, {R: {"pneus": [0, 5]}}))
    view = match.view(None)
    assert [one["blocks"] for one in view["cars"]] == [False, True, True, False]
    assert kinds(match) == ["card 5", "zero_spin"]
    match = start(racing([(50, 1), (36, 1), (30, 2), (10, 2)], R, {R: {"pneus": [0, 5]}}))
    assert not any(one["blocks"] for one in match.view(None)["cars"])


def test_a19_nothing_straight_ahead_where_the_lane_ends() -> None:
    match = start(racing([(15, 2), (40, 1), (12, 3), (10, 2)], Y, {Y: {"pneus": [2]}}))
    play(match, "card", value=2)
    play(match, "lane", lane=3)
    assert spot(match, Y) == (14, 3)


@pytest.mark.parametrize(("scope", "column"), [("all", 27), ("own_turn", 25)])
def test_a20_bonuses_in_another_turn(scope: str, column: int) -> None:
    """Blue spins and draws yellow's ball: yellow steps on a green cell."""
    match = start(racing([(40, 1), (30, 1), (24, 2), (10, 2)], B), ("ball", 3), options={"bonus_scope": scope})
    play(match, "spin")
    assert match.awaiting == [Y]
    match.play(Y, {"kind": "lane", "lane": 2})
    while match.view(None)["decision"] == "lane":
        match.play(Y, {"kind": "lane", "lane": min(lanes(match)[1])})
    assert spot(match, Y)[0] == column


def test_a21_a_bonus_may_be_declined_by_option() -> None:
    spots = [(40, 1), (30, 1), (24, 2), (10, 2)]
    match = start(racing(spots, Y, {Y: {"pneus": [1]}}), options={"bonus_optional": True})
    play(match, "card", value=1)
    play(match, "lane", lane=2)
    assert offered(match, "bonus") == [{"bonus": "green"}, {"bonus": "none"}]
    play(match, "bonus", bonus="none")
    assert spot(match, Y) == (25, 2)


def test_a22_one_slipstream_a_round_by_option() -> None:
    spots = [(40, 1), (25, 1), (20, 1), (10, 2)]
    position = racing(spots, Y, {Y: {"pneus": [4]}}, more={Y: {"slipped": True}})
    for option, slips in (("displacement", 1), ("round", 0)):
        match = start(position, options={"slipstream_limit": option})
        play(match, "card", value=4)
        play(match, "lane", lane=1)
        assert len(told(match, "bonus_earned")) == slips


def test_a23_a_single_cell_has_no_slipstream() -> None:
    match = start(racing([(40, 1), (25, 1), (23, 1), (10, 2)], Y, {Y: {"pneus": [1]}}))
    play(match, "card", value=1)
    play(match, "lane", lane=1)
    assert spot(match, Y) == (24, 1)
    assert not told(match, "bonus_earned")


def test_a27_off_the_track_and_back() -> None:
    """Its place is taken meanwhile: it returns to the outermost free lane of its column."""
    position = racing(
        [(40, 1), (34, 1), (34, 1), (10, 2)], B, {B: {"pneus": [5]}}, more={Y: {"off": True}, R: {"played": True}}
    )
    match = start(position)
    play(match, "card", value=5)
    play(match, "lane", lane=2)
    assert told(match, "turn_missed") == [{"kind": "turn_missed", "car": Y}]
    assert spot(match, Y) == (34, 2)
    assert match.view(None)["car"] == G


def test_a27_the_ball_of_a_car_off_the_track_does_nothing() -> None:
    position = racing([(40, 1), (34, 1), (34, 2), (10, 2)], B, more={Y: {"off": True}})
    match = start(position, ("ball", 3))
    play(match, "spin")
    assert told(match, "moved") == []


def last_bend(lead: int, tie: str = "lead") -> arene.Match:
    """Blue came in first, red second; green is about to, while yellow has ten cells left: five points each."""
    position = racing([None, None, (FINISH - 10, 1), (84, 1)], G, {G: {"pneus": [5]}}, seats=2)
    position["lead"] = lead
    match = arene.position("automobile", position, options={"pair_tie": tie})
    match.play(1, {"kind": "card", "value": 5})
    assert [one["score"] for one in match.standings] == [5, 5]
    return match


def test_a30_a_shared_victory_by_option() -> None:
    assert [one["rank"] for one in last_bend(3, "draw").standings] == [1, 1]


def test_a30_the_first_car_by_option() -> None:
    position = racing([(84, 1), (70, 1), (10, 2), (60, 2)], B, {B: {"pneus": [5]}}, seats=2)
    match = start(position, options={"pair_tie": "first_car"})
    play(match, "card", value=5)
    assert [(one["seat"], one["score"], one["rank"]) for one in match.standings] == [(0, 5, 1), (1, 5, 2)]


@pytest.mark.parametrize(("lead", "winners"), [(11, [0]), (10, [0, 1]), (9, [1])])
def test_a30_lead_against_lag(lead: int, winners: list[int]) -> None:
    """The pair of the first car wins if it was further ahead then than its last car is behind now."""
    match = last_bend(lead)
    end = told(match, "race_end")[0]
    assert (end["winners"], end["lead"], end["lag"]) == (winners, lead, 10)
    assert [one["seat"] for one in match.standings if one["rank"] == 1] == winners


def test_a30_the_lead_is_taken_when_the_first_car_comes_in() -> None:
    """Over the less advanced of the two opposing cars, its partner apart."""
    match = start(racing([(84, 1), (70, 1), (12, 1), (60, 2)], B, {B: {"pneus": [5]}}, seats=2))
    play(match, "card", value=5)
    assert told(match, "lead") == [{"kind": "lead", "car": B, "cells": 25}]
    assert match.position()["lead"] == 25
    alone = start(racing([(84, 1), (70, 1), (12, 1), (60, 2)], B, {B: {"pneus": [5]}}))
    play(alone, "card", value=5)
    assert told(alone, "lead") == []


def test_a33_a_race_that_is_won_ends() -> None:
    """First and second are of one pair: 7 to 3, whatever the others do."""
    spots = [None, (70, 1), (84, 1), (60, 2)]
    match = start(racing(spots, Y, {Y: {"pneus": [5]}}, seats=2))
    play(match, "card", value=5)
    assert told(match, "decided") == [{"kind": "decided", "left": 2}]
    assert match.over
    assert [(one["seat"], one["score"]) for one in match.standings] == [(0, 7), (1, 3)]
    assert [one["finish"] for one in match.view(None)["cars"]] == [1, 3, 2, 4]
    alone = start(racing(spots, Y, {Y: {"pneus": [5]}}))
    play(alone, "card", value=5)
    assert not alone.over


@pytest.mark.parametrize(("tie", "over"), [("first_car", True), ("lead", False), ("draw", False)])
def test_a33_one_arrival_is_enough_where_the_first_car_decides(tie: str, over: bool) -> None:
    match = start(
        racing([(84, 1), (70, 1), (50, 2), (60, 2)], B, {B: {"pneus": [5]}}, seats=2), options={"pair_tie": tie}
    )
    play(match, "card", value=5)
    assert match.over == over


def test_a33_points_of_the_box_say_when_it_is_won() -> None:
    """With 9 points for the first and 1 for each other car, one arrival decides."""
    content = dict(arene.load_game("automobile").edition().data) | {"points": [9, 1, 1, 1]}
    position = racing([(84, 1), (70, 1), (50, 2), (60, 2)], B, {B: {"pneus": [5]}}, seats=2)
    match = arene.position("automobile", position, edition=content)
    match.play(0, {"kind": "card", "value": 5})
    assert match.over


def test_a33_the_race_ends_with_the_last_but_one() -> None:
    match = start(racing([None, None, (84, 1), (12, 1)], Y, {Y: {"pneus": [1]}}))
    play(match, "card", value=1)
    assert match.over
    assert [one["finish"] for one in match.view(None)["cars"]] == [1, 2, 3, 4]


def test_a36_a_leader_off_the_track_keeps_its_rank() -> None:
    position = racing([(36, 1), (30, 1), (20, 1), (10, 2)], R, {R: {"pneus": [5]}}, more={B: {"off": True}})
    assert kinds(start(position)) == ["card 5", "spin"]


def off_together(behind: int) -> dict[str, object]:
    """Blue and red have both left the track from (78,2), one of them later; green is the last to play in this round."""
    off = {number: {"off": True, "played": True, "behind": int(number == behind)} for number in (B, R)}
    return racing(
        [(78, 2), (78, 2), (40, 1), (10, 1)],
        G,
        {Y: {"pneus": [1, 2, 3]}, G: {"pilote": [1, 3]}},
        more={**off, Y: {"played": True}},
    )


@pytest.mark.parametrize("order", ["dynamic", "frozen"])
@pytest.mark.parametrize("first", [B, R])
def test_a36_of_two_cars_off_the_same_cell_the_first_to_leave_is_ahead(order: str, first: int) -> None:
    other = R if first == B else B
    match = start(off_together(other), options={"race_order": order})
    assert [one["place"] for one in match.view(None)["cars"]] == ([1, 2, 3, 4] if first == B else [2, 1, 3, 4])
    play(match, "card", value=1)
    play(match, "lane", lane=2)
    assert [event["car"] for event in told(match, "turn_missed")] == [first, other]
    assert spot(match, first) == (78, 2) and spot(match, other) == (78, 1)
    assert match.view(None)["car"] == Y


def test_a36_the_second_car_to_leave_a_cell_waits_behind_the_first() -> None:
    position = racing([(78, 2), (78, 2), (40, 1), (10, 1)], Y, more={R: {"off": True, "played": True}})
    match = start(position, ("ball", "violet"))
    play(match, "spin")
    assert [car(match, number)["behind"] for number in (B, R)] == [1, 0]


def test_the_first_rules_are_still_played() -> None:
    """Under them a race of pairs went on when it was won, and a tie went to the first car."""
    game = arene.load_game("automobile").under(1)
    assert game is not None
    edition, options = game.edition(), game.check_options(2, {"pair_tie": "first_car"})
    position = racing([None, (70, 1), (84, 1), (60, 2)], Y, {Y: {"pneus": [5]}}, seats=2)
    state = game.state_from(position, 2, options, edition)
    state.play(0, CARD + 4, Fast(1), None)
    assert not state.over()
    written = game.position(state)
    assert "lead" not in written and "behind" not in written["seats"][0]["cars"]["bleu"]


def test_a37_no_exact_count() -> None:
    match = start(racing([(82, 1), (30, 1), (20, 1), (10, 2)], B, {B: {"pneus": [7]}}))
    play(match, "card", value=7)
    assert car(match, B)["finish"] == 1
    assert told(match, "shortened") == []
    assert match.view(None)["race"]["balls"] == 4


def test_chance_is_named() -> None:
    match = arene.new_match(
        "automobile",
        seats=3,
        chance=arene.Script([("deal", [7, 6, 5]), *[("deal", [])] * 7, ("sponsors", []), ("starter", "jaune")], seed=2),
    )
    assert [car(match, number)["hand"]["ingenieur"] for number in (B, R, Y)] == [[7], [6], [5]]
    assert match.position()["starter"] == "jaune"


def test_what_is_sold_is_held() -> None:
    match = start(building(R, 2, "sell", sponsors=["bleu", "rouge"]))
    sold = {(one["bleu"], one["rouge"], one["jaune"]) for one in offered(match, "sell")}
    assert sold == {(1, 0, 0), (0, 1, 0), (1, 1, 0)}


def test_who_is_away_spins_or_where_that_is_not_allowed_plays_the_lowest_card() -> None:
    for column, kind in (30, "card"), (12, "spin"):
        spots = [(column, 1), (20, 1), (18, 1), (15, 1)]
        match = start(racing(spots, B, hands={B: {"moteur": [2, 5]}}))
        action = match.away_action(B)
        assert action is not None and action.kind == kind and action.params.get("value", 2) == 2


def test_green_cells_in_a_row_bring_one_bonus_each() -> None:
    """The last of three goes on by three cells from each; nothing is owed after the second (A25)."""
    data = copy.deepcopy(dict(GAME.edition().data))
    circuit = ["." * 20 + "G..G" + "." * 16, "." * 14 + "#" * 18 + "." * 8]
    data["track"] = {"lanes": circuit, "grid": [[4, 1], [3, 2], [2, 1], [1, 2]], "parts": []}
    edition = GAME.edition(data)
    position = racing([(35, 1), (30, 1), (20, 1)], Y, {Y: {"pneus": [1]}})
    match = arene.position("automobile", position, edition=edition, seed=1)
    match.play(Y, {"kind": "card", "value": 1})
    assert [event["path"] for event in told(match, "moved")] == [
        [[21, 1]],
        [[22, 1], [23, 1], [24, 1]],
        [[25, 1], [26, 1], [27, 1]],
    ]
    assert match.view(None)["cars"][Y]["column"] == 27


@pytest.mark.parametrize(("energy", "shares"), [((3, 1), range(5)), ((8, 6), range(4, 11))])
def test_the_energy_of_a_pair_is_shared_out_within_the_limit(energy: tuple[int, int], shares: range) -> None:
    """Down to nothing for either car, as long as the other may hold the rest."""
    cars = {"bleu": {"energy": energy[0]}, "rouge": {}, "jaune": {"energy": energy[1]}, "vert": {}}
    match = start({"seats": seats_with(cars, 2), "decision": "split", "car": "bleu"})
    assert [action["energy"] for action in offered(match, "split")] == list(shares)


def test_nobody_is_asked_while_people_look_at_an_arrival() -> None:
    match = start(racing([(83, 1), (40, 1), (30, 1)], B, {B: {"pneus": [2]}}))
    state, out = match.state.clone(), Events()
    state.play(B, CARD + 1, Fast(1), out)
    assert [GAME.view(picture, None)["decision"] for _, picture in out.pauses] == ["pause"]
    assert GAME.view(state, None)["decision"] == "drive"
