"""The worked examples of the specification, with their own numbers, from written positions and scripted chance."""

from __future__ import annotations

import pytest

import arene
from tests.games.footmania.positions import (
    ELEVEN,
    cash,
    do,
    kick_off,
    kinds,
    ready,
    score,
    season,
    seats,
    start,
    told,
    values,
)

TEN = [name for name in ELEVEN if name != "Y09"]


def test_a_form_card_adds_its_stars_and_goes_under_the_deck() -> None:
    match = kick_off([{"squad": ELEVEN, "plus": ["form_2"]}, {"squad": ["G01"]}])
    assert score(match)[0] == 22
    while match.awaiting != [0]:
        do(match, match.awaiting[0], "pass")
    do(match, 0, "play_plus", plus="form_2")
    assert told(match, "plus_played")[0]["score"] == [24, -7]
    assert match.position()["decks"]["plus"][-1] == "form_2"


@pytest.mark.parametrize(("seat", "stars"), [(0, 3), (1, 1)])
def test_the_twelfth_man_helps_more_at_home(seat: int, stars: int) -> None:
    match = kick_off([{"squad": ["Y01"], "plus": ["twelfth_man"]}, {"squad": ["Y02"], "plus": ["twelfth_man"]}])
    while match.awaiting != [seat]:
        do(match, match.awaiting[0], "pass")
    before = score(match)[seat]
    do(match, seat, "play_plus", plus="twelfth_man")
    assert score(match)[seat] == before + stars


def test_a_foreigner_may_come_on_for_anybody_while_there_is_room_for_one() -> None:
    match = kick_off([{"squad": ["B02", "R01"], "plus": ["form_1"]}, {"plus": ["form_1"]}])
    while match.awaiting != [0]:
        do(match, match.awaiting[0], "pass")
    assert values(match, 0, "bring_on", "card") == ["R01"]


@pytest.mark.parametrize(
    ("euros", "pennants", "stars"),
    [
        (["E15"], 4, 0),
        (["E18"], 5, 1),
        (["E18", "E15"], 9, 1),
        (["E18", "E19"], 10, 2),
        (["E18", "E19", "E20"], 15, 3),
    ],
)
def test_five_pennants_are_a_star(euros: list[str], pennants: int, stars: int) -> None:
    match = kick_off([{"squad": ELEVEN, "euros": euros}, {"squad": []}])
    player = match.view(None)["players"][0]
    assert (player["pennants"], player["pennant_stars"]) == (pennants, stars)
    assert told(match, "kick_off")[0]["score"] == [22 + stars, -11]


@pytest.mark.parametrize(("boost", "won"), [([], False), (["form_1"], True)])
def test_a_euromatch_is_won_with_more_stars_only(boost: list[str], won: bool) -> None:
    """33 stars against Royal Ardenburg's 33: lost; 34: won, receipt paid, card kept."""
    greens = ["G01", "G02", "G03", "G04", "G14", "G06", "G07", "G08", "G09", "G18", "G11"]
    players = [{"squad": greens, "plus": boost, "progress": 8}, {}]
    match = start(season(players, 0, decks={"euromatch": ["E03"]}), ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "play")
    do(match, 0, "confirm")
    if boost:
        do(match, 0, "play_plus", plus="form_1")
    (result,) = told(match, "euro_result")
    assert (result["won"], result["strength"], result["against"]) == (won, 34 if won else 33, 33)
    assert cash(match, 0) == 7_000_000 + (400_000 if won else 0)
    assert match.position()["seats"][0]["euros"] == (["E03"] if won else [])
    assert (match.position()["decks"]["euromatch"][-1] == "E03") != won


def test_phase_one_does_not_end_with_four_foreigners() -> None:
    squad = ["R01", "R03", "R05", "Y03", "Y04", "Y07", "Y08", "Y09", "Y10", "Y11"]
    position = ready(seats(2, squad=squad, cell="P05", came_from="P04"), decks={"foreign": ["R06"]})
    match = start(position, ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "draw")
    do(match, 0, "buy")
    assert not told(match, "phase_one_ended")
    assert match.view(0)["phase"] == 1


def test_a_complete_team_ends_phase_one() -> None:
    position = ready(seats(2, squad=TEN, cell="P00", came_from="P35"), decks={"national": ["Y09"]})
    match = start(position, ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "move", cell="P01")
    do(match, 0, "draw")
    do(match, 0, "buy")
    (ended,) = told(match, "phase_one_ended")
    assert (ended["seat"], ended["bonus"], ended["cards"]) == (0, 2_000_000, ELEVEN)
    assert cash(match, 0) == 7_000_000 - 200_000 + 2_000_000
    assert [player["cell"] for player in match.view(1)["players"]] == ["P00", "P00"]
    assert [known["card"] for known in match.view(1)["players"][0]["known"]] == ELEVEN


def test_accelerated_ten_numbers_suffice_without_a_keeper() -> None:
    squad = ELEVEN[1:10]
    position = ready(seats(2, squad=squad, cell="P00", came_from="P35"), decks={"national": ["Y11"]})
    match = start(position, ("die", 1), accelerated=True)
    do(match, 0, "roll")
    do(match, 0, "move", cell="P01")
    do(match, 0, "draw")
    do(match, 0, "buy")
    assert told(match, "phase_one_ended")[0]["bonus"] == 800_000


@pytest.mark.parametrize("rule", ["choose", "drawn"])
def test_the_seventh_plus_card_goes_back(rule: str) -> None:
    hand = ["form_1", "form_1", "form_2", "form_3", "red_card", "physio"]
    position = ready(seats(2, plus=hand, cell="P00", came_from="P35"), decks={"plus": ["immunity"]})
    match = start(position, ("die", 2), seventh_plus=rule)
    size = match.view(0)["decks"]["plus"]["count"]
    do(match, 0, "roll")
    do(match, 0, "move", cell="P02")
    if rule == "choose":
        assert sorted(values(match, 0, "return_plus", "plus")) == sorted({*hand, "immunity"})
        do(match, 0, "return_plus", plus="form_1")
    back = "form_1" if rule == "choose" else "immunity"
    position = match.position()
    assert len(position["seats"][0]["plus"]) == 6 and position["decks"]["plus"][-1] == back
    assert match.view(0)["decks"]["plus"]["count"] == size


@pytest.mark.parametrize(("die", "cells"), [(6, {"P03", "P15", "P21", "P33"}), (3, {"P00", "P18"}), (1, {"H2", "H3"})])
def test_the_first_roll_from_the_centre(die: int, cells: set[str]) -> None:
    match = start(ready(seats(2)), ("die", die))
    do(match, 0, "roll")
    assert set(values(match, 0, "move", "cell")) == cells == set(match.view(1)["destinations"])


def test_a_euromatch_cell_in_phase_one_means_another_roll_onwards() -> None:
    match = start(ready(seats(2, cell="P16", came_from="P15")), ("die", [2, 1]))
    do(match, 0, "roll")
    assert [event["die"] for event in told(match, "rolled")] == [2, 1]
    assert set(values(match, 0, "move", "cell")) == {"P19", "H1"}


@pytest.mark.parametrize(("die", "day"), [(5, True), (4, False)])
def test_crossing_the_championship_cell_calls_the_day(die: int, day: bool) -> None:
    match = start(season([{"progress": 31, "squad": ELEVEN}, {}]), ("die", die), market="bank_only")
    do(match, 0, "roll")
    assert bool(told(match, "day_started")) == day
    assert bool(told(match, "plus_drawn")) != day


def test_a_refused_footballer_is_auctioned_from_his_devalued_price() -> None:
    players = seats(3, cell="P00", came_from="P35")
    players[1]["cash"] = 100_000
    match = start(ready(players, decks={"national": ["Y02"]}), ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "move", cell="P01")
    do(match, 0, "draw")
    do(match, 0, "refuse")
    assert told(match, "bid_passed")[0]["seat"] == 1  # 100,000 is below the start, and nothing to sell
    assert match.view(2)["auction"]["minimum"] == 200_000
    do(match, 2, "bid")
    assert told(match, "auctioned")[0]["price"] == 200_000
    assert cash(match, 2) == 6_800_000 and cash(match, 0) == 7_000_000
    assert match.position()["seats"][2]["squad"] == ["Y02"]


def test_nobody_bids_and_the_card_goes_under_the_deck() -> None:
    match = start(ready(seats(2, cell="P00", came_from="P35"), decks={"national": ["Y01"]}), ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "move", cell="P01")
    do(match, 0, "draw")
    do(match, 0, "refuse")
    do(match, 1, "pass")
    assert match.position()["decks"]["national"][-1] == "Y01"
    assert told(match, "unsold")


@pytest.mark.parametrize(("die", "amount"), [(3, 500_000), (6, 0)])
def test_sponsor_cells_pay_those_who_have_one(die: int, amount: int) -> None:
    """Shoes at 500,000: P03 pays; without a shirt sponsor P08 pays nothing."""
    players = [{"sponsors": ["Q01"], "progress": 0 if die == 3 else 2}, {}]
    match = start(season(players), ("die", die))
    do(match, 0, "roll")
    assert told(match, "sponsor_paid")[0]["amount"] == amount
    assert cash(match, 0) == 7_000_000 + amount


@pytest.mark.parametrize(("held", "drawn"), [("Q02", "Q03"), ("Q03", "Q02")])
def test_of_two_sponsors_the_better_one_is_kept(held: str, drawn: str) -> None:
    players = [{"sponsors": [held], "progress": 4}, {}]
    match = start(season(players, 0, decks={"question": [drawn]}), ("die", 1))
    do(match, 0, "roll")
    position = match.position()
    assert position["seats"][0]["sponsors"] == ["Q03"] and position["decks"]["question"][-1] == "Q02"


def test_a_euromatch_card_that_was_seen_is_no_longer_unknown() -> None:
    """Lost, it lies under the deck for all to remember: one card less can be any."""
    match = start(season([{"progress": 8}, {}], 0, decks={"euromatch": ["E03"]}), ("die", 1))
    unknown = match.position()["fresh"]["euromatch"]
    do(match, 0, "roll")
    assert match.position()["fresh"]["euromatch"] == unknown - 1


@pytest.mark.parametrize(
    ("home", "away", "first"), [(["Y01"], ["Y02"], 1), (["Y01"], ["G02"], 0), (["G01"], ["Y02"], 1)]
)
def test_the_weaker_team_acts_first_and_of_equals_the_visitors(home: list[str], away: list[str], first: int) -> None:
    """A26."""
    match = kick_off([{"squad": home, "plus": ["form_1"]}, {"squad": away, "plus": ["form_1"]}])
    assert match.awaiting == [first]


def test_fixtures_of_the_fourth_day() -> None:
    match = arene.new_match("footmania", seats=4, seed=1)
    fourth = [(one["home"], one["away"]) for one in match.view(None)["fixtures"] if one["day"] == 4]
    assert fourth == [(1, 0), (3, 2)]


@pytest.mark.parametrize(("option", "third"), [(False, 0), (True, 500_000)])
def test_with_three_the_idle_team_gets_no_receipts(option: bool, third: int) -> None:
    match = kick_off([{"squad": ELEVEN}, {"squad": ["G01"]}, {}], exempt_receipts=option)
    while not told(match, "receipts"):
        do(match, match.awaiting[0], "pass")
    assert [cash(match, seat) - 7_000_000 for seat in range(3)] == [500_000, 500_000, third]


def hit(plus: str, bench: list[str]) -> arene.Match:
    """Seat 1 strikes the five-star number 11 of seat 0's team."""
    squad = [*ELEVEN[:10], "B09", *bench]
    match = kick_off([{"squad": squad}, {"squad": [], "plus": [plus, "form_1"]}])
    before = score(match)[0]
    assert before == 25
    do(match, 1, "play_plus", plus=plus)
    do(match, 1, "target", card="B09")
    return match


def test_an_injury_costs_the_stars_and_a_trainee() -> None:
    match = hit("grave_injury", [])
    assert told(match, "footballer_off")[0]["score"] == [25 - 6, -11]


def test_a_substitute_makes_up_for_an_injury() -> None:
    match = hit("grave_injury", ["G11"])
    do(match, 0, "bring_on", card="G11")
    do(match, 0, "take_off_trainee")
    assert told(match, "substituted")[0]["score"] == [25 - 2, -11]
    assert match.view(0)["sides"][0]["changes_left"] == 1


def test_a_red_card_leaves_the_place_empty() -> None:
    match = hit("red_card", ["G11"])
    assert told(match, "footballer_off")[0]["score"] == [25 - 5, -11]
    do(match, 0, "bring_on", card="G11")
    assert "take_off_trainee" not in kinds(match, 0)


def test_three_plus_cards_a_match_but_for_those_that_say_otherwise() -> None:
    hand = ["form_1", "form_2", "form_3", "twelfth_man", "match_bonus", "immunity"]
    match = kick_off([{"squad": ELEVEN}, {"squad": [], "plus": hand}])
    for plus in ("form_1", "form_2", "form_3"):
        do(match, 1, "play_plus", plus=plus)
        if match.awaiting == [0]:
            do(match, 0, "pass")
    assert values(match, 1, "play_plus", "plus") == ["match_bonus"]


def test_immunity_answers_even_after_three_cards() -> None:
    hand = ["form_1", "form_2", "form_3", "immunity", "physio"]
    match = kick_off([{"squad": ELEVEN, "plus": ["frozen_pitch", "grave_injury"]}, {"squad": ["G01"], "plus": hand}])
    for plus in ("form_1", "form_2", "form_3"):
        do(match, 1, "play_plus", plus=plus)
        do(match, 0, "pass") if plus != "form_3" else do(match, 0, "play_plus", plus="frozen_pitch")
    assert match.awaiting == [1] and values(match, 1, "react", "plus") == ["immunity"]
    do(match, 1, "react", plus="immunity")
    assert told(match, "reacted")[0]["against"] == "frozen_pitch"
    assert match.position()["decks"]["plus"][-2:] == ["frozen_pitch", "immunity"]


def test_a_loss_is_paid_by_selling() -> None:
    players = [{"cash": 100_000, "squad": ["Y02"], "progress": 4}, {}]
    match = start(season(players, 0, decks={"question": ["Q24"]}), ("die", 1))
    do(match, 0, "roll")
    assert "sell_bank" in kinds(match, 0) and match.view(1)["due"] == 300_000
    do(match, 0, "sell_bank", card="Y02")
    assert cash(match, 0) == 0 and match.view(None)["jackpot"] == 300_000
    assert match.position()["decks"]["national"][-1] == "Y02"


# ---- Options


def test_recruiting_may_go_on_until_all_teams_are_complete() -> None:
    """The first complete team is shown and rewarded; the last one ends recruiting, without a bonus (A64)."""
    greens = [name.replace("Y", "G") for name in ELEVEN]
    players = [
        {"squad": [name for name in ELEVEN if name != "Y02"], "cell": "P01", "came_from": "P00"},
        {"squad": [name for name in greens if name != "G09"], "cell": "P00", "came_from": "P35"},
    ]
    position = {"seats": players, "decision": "draw", "decks": {"national": ["Y02", "G09"]}}
    match = start(position, ("die", 1), phase1_end="all")
    do(match, 0, "draw")
    do(match, 0, "buy")
    (first,) = told(match, "team_shown")
    assert (first["seat"], first["bonus"]) == (0, 2_000_000) and match.view(None)["phase"] == 1
    assert len(match.view(1)["players"][0]["known"]) == 11 and match.position()["shown"] == [0]
    do(match, 1, "roll")
    do(match, 1, "move", cell="P01")
    do(match, 1, "draw")
    do(match, 1, "buy")
    (last,) = told(match, "phase_one_ended")
    assert (last["seat"], last["bonus"]) == (1, 0) and match.view(None)["phase"] == 2


def test_two_may_play_four_matches() -> None:
    """Home and away twice; the ban comes on the last day but one (A63)."""
    match = start(season([{}, {}], 2, market_open=True), ("die", 1), legs=2)
    assert [(one["home"], one["away"]) for one in match.view(0)["fixtures"]] == [(0, 1), (1, 0)] * 2
    assert (match.view(0)["days"], match.view(0)["ban_day"]) == (4, 3)
    do(match, 0, "roll")
    while match.view(0)["window"] == "match":
        do(match, match.awaiting[0], "pass")
    assert told(match, "market_closed")[0]["day"] == 3


def test_the_presets() -> None:
    options = arene.new_match("footmania", seats=4, seed=1, options={"preset": "evening"}).options
    assert (options["accelerated"], options["between_matches"], options["lineup"]) == (True, False, "auto")
    for count in (2, 3, 4):
        options = arene.new_match("footmania", seats=count, seed=1, options={"preset": "duel"}).options
        assert (options["accelerated"], options["phase1_end"]) == (True, "all")


def scouting(**seat: object) -> arene.Match:
    """Seat 0 alone looks at the top national."""
    questions = arene.load_game("footmania").edition().data["questions"]
    tip = next(card["id"] for card in questions if card["code"] == "scout")
    decks = {"question": [tip], "national": ["B08"]}
    match = start(ready([{"cell": "P04", "came_from": "P03", **seat}, {}], decks=decks), ("die", 1))
    do(match, 0, "roll")
    return match


def test_a_scouted_footballer_costs_his_devalued_price() -> None:
    match = scouting()
    before = cash(match, 0)
    do(match, 0, "buy")
    assert before - cash(match, 0) == 800_000 and match.position()["seats"][0]["squad"] == ["B08"]


def test_who_cannot_pay_a_scouted_footballer_or_has_nobody_to_sell_is_told_so() -> None:
    with pytest.raises(arene.Refusal) as refused:
        do(scouting(cash=700_000, squad=["Y01"]), 0, "buy")
    assert refused.value.rule == "footmania.buy.cash" and refused.value.params["amount"] == 800_000
    with pytest.raises(arene.Refusal) as refused:
        do(scouting(cash=800_000), 0, "sell")
    assert refused.value.rule == "footmania.sell.nothing"


def test_a_scouted_footballer_who_is_left_goes_under_his_deck_unseen() -> None:
    """Nobody learns anything of him, not even what he costs."""
    match = scouting()
    do(match, 0, "refuse")
    after = match.position()
    assert after["decks"]["national"][-1] == "B08" and "B08" not in after["priced"]
    assert told(match, "scout_left") and "B08" not in str(match.events(1))
