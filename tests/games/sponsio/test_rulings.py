"""The rulings A1 to A44 that can be seen at the table, each by its number."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene import Refusal
from tests.games.sponsio.table import (
    W1_TRICKS,
    W2_TRICKS,
    Position,
    Table,
    d1,
    own_edition,
    peter_bets,
    random_match,
    random_steps,
    table,
    worked_box,
)


def three(**fields: Any) -> Position:
    """Three players, without yellow; dealer seat 2. Every 9 lies in the talon."""
    seats = [{"hand": [f"{suit}{value}" for value in range(1, 9)]} for suit in "GBR"]
    return {"seats": seats, "talon": ["G9", "B9", "R9"], "dealer": 2, **fields}


def refused(at: Table, kind: str, **params: object) -> str:
    with pytest.raises(Refusal) as caught:
        at.do(kind, **params)
    return caught.value.rule


def scored(position: Position, **settings: Any) -> Table:
    """Peter's W1 from another start, to its first cashing question."""
    return peter_bets(table(position, **settings)).tricks(W1_TRICKS)


def keep_all(at: Table) -> Table:
    while not at.match.over and at.match.view(None)["phase"] == "score":
        at.do("keep")
    return at


def test_a1_one_marker_each() -> None:
    assert [player["streak"] for player in table().match.view(None)["players"]] == [0, 0, 0, 0]


@pytest.mark.parametrize(("color", "ticket"), [("green", "I"), ("yellow", "II"), ("blue", "III"), ("red", "IV")])
def test_a2_the_removed_colour_takes_its_ticket_along(color: str, ticket: str) -> None:
    match = arene.new_match("sponsio", seats=3, seed=1, options={"removed_color": color})
    view = match.view(None)
    assert view["removed"] == color
    assert {t["id"] for t in view["tickets"]} == {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "XVI"} - {ticket}
    cards = [card for seat in match.position()["seats"] for card in seat["hand"]] + view["talon"]
    assert len(cards) == 27 and not any(card.startswith(color[0].upper()) for card in cards)
    assert color not in view["players"][0]["taken"]


def test_a2_a_random_colour_is_drawn_once() -> None:
    seen = {
        arene.new_match("sponsio", seats=3, seed=seed, options={"removed_color": "random"}).view(None)["removed"]
        for seed in range(30)
    }
    assert seen == {"green", "yellow", "blue", "red"}


def test_a3_first_dealer() -> None:
    for dealer in range(4):
        match = arene.new_match("sponsio", seats=4, seed=1, options={"first_dealer": dealer})
        assert match.view(None)["dealer"] == dealer and match.awaiting == [(dealer + 1) % 4]
    assert {arene.new_match("sponsio", seats=4, seed=seed).view(None)["dealer"] for seed in range(40)} == {0, 1, 2, 3}


def test_a4_colour_tickets_are_alike() -> None:
    tickets = {t["id"]: t["wagers"] for t in table().match.view(None)["tickets"]}
    assert tickets["IX"] == tickets["X"] == tickets["XI"] == tickets["XII"]


def test_a6_the_limit_is_per_ticket_colour() -> None:
    at = table().bet("R1", "XII", "0").passes(3)
    at.do("reveal", card="Y2")
    assert {"IX", "X", "XI"} <= set(at.offered("bet"))
    for ticket, barred in (("V", {"VI", "XIII"}), ("VII", {"XIV"}), ("VIII", {"XV"})):
        at = table().bet("R1", ticket, "2" if ticket == "V" else "no").passes(3)
        at.do("reveal", card="Y2")
        assert not barred & set(at.offered("bet"))


def test_a7_the_stake_stays_paid() -> None:
    at = table().bet("R1", "V", "2").passes(15).tricks(W1_TRICKS)
    assert at.player(0)["purse"] == 9 and at.player(0)["zone"] == 5
    keep_all(at)
    assert at.purses()[0] == 9 + 5 + 2


def test_a8_a_card_may_be_laid_for_nothing() -> None:
    at = table()
    at.do("reveal", card="R1")
    assert [event["kind"] for event in at.do("no_action")] == ["no_action"]
    assert at.seat == 1 and at.player(0)["shown"] == ["R1"]


def test_a9_four_bets_are_possible_and_no_fifth() -> None:
    at = peter_bets(table())
    assert len(at.player(0)["bets"]) == 4 and at.match.view(None)["phase"] == "tricks"


def test_a10_passing_is_not_final() -> None:
    at = table().passes(4)
    at.bet("R1", "V", "2")
    assert len(at.player(0)["bets"]) == 1


def test_a11_laid_cards_are_fixed() -> None:
    at = table()
    at.do("reveal", card="R1")
    at.do("swap_take", card="G6")
    assert refused(at, "swap_give", card="R1") == "sponsio.reveal.face-up"
    at = table().token("R1", "fight")
    assert refused(at, "fight_card", card="R1") == "sponsio.reveal.face-up"
    at.do("fight_card", card="G9")
    player = at.player(0)
    assert (player["shown"], player["fight_card"], player["hand_size"]) == (["R1"], "G9", 6)


def test_a12_swapping_back_and_forth() -> None:
    at = table().swap("R1", "G6", "R4").passes(3)
    assert at.match.view(1)["players"][0]["known_in_hand"] == ["G6"]
    assert "R4" in at.match.view(1)["talon"]
    at.swap("Y2", "R4", "G6").passes(3)
    assert at.match.view(1)["players"][0]["known_in_hand"] == ["R4"]
    assert sorted(at.match.view(1)["talon"]) == ["G6", "R5", "R8", "Y4"]
    at.do("reveal", card="B5")
    at.do("swap_take", card="G6")
    assert refused(at, "swap_give", card="G6") == "sponsio.reveal.not-yours"  # not the card just taken
    at.do("swap_give", card="R4")
    assert at.match.view(1)["players"][0]["known_in_hand"] == ["G6"]


@pytest.mark.parametrize(("scope", "won"), [("in_play", True), ("whole_deck", False)])
def test_a13_nines_in_the_talon(scope: str, won: bool) -> None:
    at = table(three(), options={"nines_scope": scope}).bet("G1", "VIII", "yes").passes(11)
    assert at.match.view(None)["nines"]["talon_counts"] is (scope == "whole_deck")
    while at.match.view(None)["phase"] == "tricks":
        at.match.play(at.seat, at.match.actions(at.seat)[0])
    assert at.events("bet_result")[0]["won"] is won  # none in play: every 9 in play has won


def test_a13_other_players_nines_count() -> None:
    results = {e["ticket"]: e["won"] for e in peter_bets(table()).tricks(W2_TRICKS).events("bet_result")}
    assert results["VIII"] is True  # B9 and Y9 were not Peter's


def test_a13_a_removed_nine_never_counts() -> None:
    position = three()
    for seat, suit in zip(position["seats"], "GBR", strict=True):
        seat["hand"] = [f"{suit}{value}" for value in range(2, 10)]
    position["talon"] = ["G1", "B1", "R1"]
    at = table(position, options={"nines_scope": "whole_deck"}).bet("G2", "VIII", "yes").passes(11)
    at.do("play", card="G9")
    for card in ("B2", "R2"):
        at.do("play", card=card)
    while at.match.view(None)["phase"] == "tricks":
        at.match.play(at.seat, at.match.actions(at.seat)[0])
    assert at.match.view(None)["nines"]["won"] == ["G9"]  # the others never get in
    assert at.events("bet_result")[0]["won"] is False


def test_a14_a_discarded_nine_has_not_won() -> None:
    view = scored(d1()).match.view(None)
    assert view["nines"] == {"won": ["G9", "Y9", "R9"], "beaten": ["B9"], "talon": [], "out": [], "talon_counts": False}


def test_a15_the_double_costs_two_coins_in_all_and_comes_later() -> None:
    at = table().token("R1", "double", pay="R4")
    assert at.player(0)["purse"] == 10 and at.player(0)["tokens"] == ["double"]
    at.passes(3).bet("Y2", "V", "2", stake=2)
    assert at.player(0)["purse"] == 8 and at.player(0)["tokens"] == []
    assert at.events("bet_placed")[0] == {
        "kind": "bet_placed",
        "seat": 0,
        "ticket": "V",
        "wager": "2",
        "stake": 2,
        "paid": 2,
    }
    token = next(token for token in at.match.view(0)["tokens"] if token["id"] == "double")
    assert token["free"] is False  # gone for the round
    at.passes(3).bet("B5", "XII", "1-4")  # spent: no question of the stake
    assert at.player(0)["purse"] == 7
    at = table().passes(12).token("R1", "double", pay="R4")  # in turn 4: useless but legal
    assert at.player(0)["tokens"] == ["double"]


def test_a15_doubling_is_a_choice_and_needs_two_coins() -> None:
    at = table().token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "2", stake=1).passes(3)
    assert at.player(0)["tokens"] == ["double"]
    at = table(d1(purses=(1, 10, 10, 10))).token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "2")
    assert at.player(0)["purse"] == 0 and at.player(0)["bets"][0]["stake"] == 1


def test_a16_without_a_coin() -> None:
    at = table(d1(purses=(0, 10, 10, 10)))
    at.do("reveal", card="R1")
    assert at.offered("bet") == [] and at.offered("token") == ["double"]
    assert len(at.offered("swap_take")) == 4
    at = table(d1(purses=(3, 10, 10, 10))).token("R1", "three", pay="R4").passes(3)
    at.do("reveal", card="Y2")
    assert at.offered("bet") == [] and at.player(0)["three"] == 3  # those coins are not in the purse


def test_a16_a_broke_traitor_pays_nothing() -> None:
    at = peter_bets(table(d1(purses=(10, 0, 10, 10)))).tricks(W2_TRICKS)
    assert [e["coins"] for e in at.events("traitor_result")] == [0, -4, -4]
    assert at.purses()[1] == 0


@pytest.mark.parametrize(("option", "free"), [("strict", False), ("only_if_still_none", True)])
def test_a17_a_bet_within_turn_four(option: str, free: bool) -> None:
    at = table(options={"dealer_obligation": option}).passes(12)
    assert at.events("obligation") == [{"kind": "obligation", "dealer": 3, "strict": not free}]
    at.bet("R1", "V", "2").passes(2)
    view = at.match.view(3)
    assert view["obligation"] is view["obliged"] is not free
    assert ("pass" in [action.kind for action in at.match.actions(3)]) is free
    at.do("reveal", card="B2")
    assert {action.kind for action in at.match.actions(3)} == (
        {"bet", "token", "swap_take", "no_action"} if free else {"bet"}
    )


@pytest.mark.parametrize("option", ["strict", "only_if_still_none"])
def test_a17_nobody_else_bets(option: str) -> None:
    at = table(options={"dealer_obligation": option}).passes(15)
    assert at.match.view(3)["obliged"] and refused(at, "pass") == "sponsio.dealer.must-bet"
    at.bet("B2", "V", "0")
    assert at.events("traitors")[0]["seats"] == [0, 1, 2]


def test_a17_no_obligation_after_an_earlier_bet() -> None:
    at = table().bet("R1", "V", "2").passes(15)
    assert at.events("obligation") == [] and at.match.view(None)["phase"] == "tricks"


def test_a18_the_bank_pays_for_a_broke_dealer() -> None:
    at = table(d1(purses=(10, 10, 10, 0))).passes(15).bet("B2", "V", "0")
    assert at.events("bet_placed")[0]["paid"] == 0 and at.events("bet_placed")[0]["stake"] == 1
    assert at.player(3)["purse"] == 0
    at = table(d1(purses=(10, 10, 10, 3))).passes(3).token("B2", "three", pay="G5").passes(11).bet("G7", "V", "0")
    assert (at.player(3)["purse"], at.player(3)["three"]) == (0, 3)
    at = table(d1(purses=(10, 10, 10, 0))).passes(3).token("B2", "double", pay="G5").passes(11).bet("G7", "V", "0")
    assert at.player(3)["bets"][0]["stake"] == 1 and at.player(3)["tokens"] == ["double"]


@pytest.mark.parametrize(("option", "offered"), [("any", True), ("has_bet", False)])
def test_a19_the_obliged_bet_may_be_the_counter_bet(option: str, offered: bool) -> None:
    at = table(options={"counter_target": option}).passes(15)
    at.do("reveal", card="B2")
    assert ("XVI" in at.offered("bet")) is offered
    if offered:
        at.do("bet", ticket="XVI")
        at.do("target", seat=0)
        while at.match.view(None)["phase"] == "tricks":
            at.match.play(at.seat, at.match.actions(at.seat)[0])
        assert at.events("counter_result") == [
            {"kind": "counter_result", "seat": 3, "target": 0, "won": False, "coins": 0}
        ]
        assert [e["lost_bets"] for e in at.events("traitor_result")] == [1, 1, 1]


def test_a20_a_counter_bet_against_a_traitor_is_lost() -> None:
    at = table().bet("R1", "XVI", 1).passes(15).tricks(W1_TRICKS)
    assert at.events("counter_result")[0]["won"] is False
    at = table(options={"counter_target": "has_bet"})
    at.bet("R1", "V", "2")
    at.do("reveal", card="R7")
    at.do("bet", ticket="XVI")
    assert at.offered("target") == [0]


def test_a21_the_target_holds_no_counter_bet() -> None:
    at = table().bet("R1", "XVI", 1)
    at.do("reveal", card="R7")
    assert "XVI" not in at.offered("bet")


def test_a22_a_counter_bet_is_a_bet_of_its_owner_only() -> None:
    at = table().bet("R1", "XVI", 1).bet("R7", "V", "1").passes(14)
    assert at.events("traitors")[0]["seats"] == [2, 3] and at.events("obligation") == []
    assert at.player(1)["bets"][0]["ticket"] == "V" and len(at.player(1)["bets"]) == 1
    at.tricks(W1_TRICKS)  # seat 1 takes no trick and loses V
    assert at.events("counter_result")[0] == {
        "kind": "counter_result",
        "seat": 0,
        "target": 1,
        "won": True,
        "coins": 3,
    }
    assert at.streaks()[:2] == [1, 0]  # it advances its owner's marker
    at = table().passes(12).bet("R1", "XVI", 1).passes(2)
    assert at.match.view(3)["obliged"]  # strict: the counter-bet came within turn 4


def test_a23_the_modifier_changes_within_the_ticket() -> None:
    at = table().bet("R1", "V", "2").passes(3).token("Y2", "modifier")
    assert at.player(0)["purse"] == 8 and at.offered("modify") == ["V"]
    at.do("modify", ticket="V")
    assert at.offered("rewager") == ["0", "1", "2", "3", "4+"]
    at.do("rewager", wager="3")
    assert at.events("modified") == [{"kind": "modified", "seat": 0, "ticket": "V", "from": "2", "to": "3"}]
    assert at.player(0)["bets"][0]["wager"] == "3" and at.seat == 1


def test_a23_the_modifier_may_change_nothing() -> None:
    at = table().bet("R1", "V", "2").passes(3).token("Y2", "modifier")
    at.do("modify", ticket="V")
    at.do("rewager", wager="2")
    assert at.events("modified")[0]["from"] == at.events("modified")[0]["to"] == "2"


def test_a23_never_on_the_counter_bet() -> None:
    at = table().bet("R1", "XVI", 1).passes(3)
    at.do("reveal", card="Y2")
    assert "modifier" not in at.offered("token")
    assert refused(at, "token", token="modifier") == "sponsio.modifier.no-ticket"


def test_a23_a_doubled_bet_cannot_be_changed() -> None:
    at = table().token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "2", stake=2).passes(3)
    at.token("B5", "modifier").do("modify", ticket="V")
    assert at.events("modified")[0] == {"kind": "modified", "seat": 0, "ticket": "V", "from": "2", "to": "2"}
    assert at.player(0)["bets"][0]["stake"] == 2 and at.seat == 1


def test_a23_nor_behind_a_counter_bet() -> None:
    at = table().bet("R1", "V", "2").bet("R7", "XVI", 0).passes(2)
    at.token("Y2", "modifier").do("modify", ticket="V")
    assert at.events("modified")[0]["to"] == "2" and at.seat == 1
    at = table().bet("R1", "V", "2").passes(3).token("Y2", "modifier")
    at.do("modify", ticket="V")
    at.do("rewager", wager="3")
    at.bet("R7", "XVI", 0)  # arrives later: the change stands
    assert at.player(0)["bets"][0]["wager"] == "3"


def test_a24_a_doubled_bet_is_one_bet() -> None:
    at = table().token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "2", stake=2).passes(11).tricks(W1_TRICKS)
    assert at.events("bet_result")[0]["coins"] == 10
    assert at.streaks()[0] == 1
    at = table().token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "3", stake=2).passes(11).tricks(W1_TRICKS)
    assert {e["lost_bets"] for e in at.events("traitor_result")} == {1}


@pytest.mark.parametrize(("purse", "rest", "three"), [(7, 0, 3), (6, 0, 2), (3, 0, 0), (9, 2, 3)])
def test_a25_the_fine_comes_from_the_purse_then_the_three_coins(purse: int, rest: int, three: int) -> None:
    at = table(d1(purses=(10, purse, 10, 10)))
    at.bet("R1", "V", "2").token("R7", "three", pay="G3").passes(2)
    for card, ticket, wager in (("Y2", "XII", "1-4"), ("B5", "VIII", "yes"), ("R4", "XIV", "no")):
        at.bet(card, ticket, wager).passes(3)
    at.tricks(W2_TRICKS)
    fine = next(e["coins"] for e in at.events("traitor_result") if e["seat"] == 1)
    assert fine == -(purse - rest - three)
    assert (at.player(1)["purse"], at.player(1)["three"], at.player(1)["score"]) == (rest, three, three)
    keep_all(at)
    assert at.events("round_ended")[0]["scores"][1] == three and at.purses()[1] == rest + three


@pytest.mark.parametrize(
    ("option", "before", "after"),
    [("per_lost_bet", 5, 7), ("single", 5, 6), ("none", 5, 5), ("per_lost_bet", 8, 9), ("none", 0, 0)],
)
def test_a26_the_traitors_marker(option: str, before: int, after: int) -> None:
    at = table(d1(streaks=(0, 0, 0, before)), options={"traitor_streak": option})
    at.bet("R1", "V", "3").bet("R7", "XVI", 2).passes(14).tricks(W1_TRICKS)  # V and XVI are lost: L = 2
    assert next(e["lost_bets"] for e in at.events("traitor_result")) == 2
    assert at.streaks()[3] == after


@pytest.mark.parametrize("option", ["per_lost_bet", "single", "none"])
def test_a26_back_to_the_start_when_no_bet_was_lost(option: str) -> None:
    at = peter_bets(table(d1(streaks=(0, 5, 5, 5)), options={"traitor_streak": option})).tricks(W2_TRICKS)
    assert at.streaks() == [4, 0, 0, 0]


def test_a27_every_traitor_is_paid_in_full() -> None:
    assert [e["coins"] for e in scored(d1()).events("traitor_result")] == [2, 2, 2]


def test_a28_the_round_score_is_gross() -> None:
    at = table().bet("R1", "V", "2").token("R7", "three", pay="G3").passes(14).tricks(W1_TRICKS)
    at.match.play(at.seat, {"kind": "keep"})
    ended = at.events("round_ended")
    assert ended and ended[0]["scores"] == [5, 3, 0, 0]  # no price deducted, the three coins count


def test_a29_nobody_won_coins() -> None:
    at = table(d1(), edition=own_edition(traitor={"per_lost": 0, "fine": 4}))
    at.bet("R1", "V", "3").passes(15).tricks(W1_TRICKS)
    keep_all(at)
    assert at.events("round_winner") == []
    assert at.events("round_ended")[0]["scores"] == [0, 0, 0, 0] and at.purses() == [9, 10, 10, 10]


def test_a30_the_marker_stops_on_nine_and_is_not_cashed() -> None:
    at = peter_bets(table(d1(streaks=(7, 0, 0, 0)))).tricks(W2_TRICKS)
    assert at.streaks()[0] == 9 and at.match.over
    assert at.events("cash") == [] and at.events("match_ended")[0]["winners"] == [0]


def test_a31_the_track_wins_against_coins_and_coins_decide_among_several() -> None:
    at = scored(d1(streaks=(0, 8, 8, 0), purses=(29, 10, 11, 10)))
    keep_all(at)
    ending = at.events("match_ended")[0]
    assert ending["reason"] == "track" and ending["winners"] == [2]
    assert [(s["seat"], s["rank"]) for s in at.match.standings] == [(2, 1), (1, 2), (0, 3), (3, 4)]


def test_a32_only_the_total_counts_with_the_bonus() -> None:
    at = keep_all(scored(d1(purses=(22, 10, 10, 10))))  # 22 - 4 + 10 + 2
    assert at.match.over and at.events("match_ended")[0]["coins"][0] == 30
    at = keep_all(scored(d1(purses=(21, 10, 10, 10))))
    assert not at.match.over


def test_a33_in_the_last_round_cashing_is_asked_then_forced() -> None:
    at = scored(d1(round=5))
    assert at.seat == 1
    keep_all(at)
    choices = [(e["seat"], e["choice"], e["coins"]) for e in at.events("cash")]
    assert choices == [(s, "keep", 0) for s in (1, 2, 3)] + [(s, "forced", 1) for s in (1, 2, 3)]
    assert at.events("match_ended")[0]["reason"] == "rounds" and at.purses() == [18, 13, 13, 13]
    at = keep_all(scored(d1(round=5, purses=(22, 10, 10, 10))))  # somebody has 30: nothing is forced
    assert [e["choice"] for e in at.events("cash")] == ["keep"] * 3 and at.streaks() == [0, 1, 1, 1]


def test_a34_the_previous_dealer_deals_again_when_the_richest_are_tied() -> None:
    at = keep_all(scored(d1(purses=(10, 16, 10, 10))))  # 18, 18, 12, 12
    assert at.match.view(None)["dealer"] == 3
    at = keep_all(scored(d1(purses=(10, 17, 10, 10))))
    assert at.match.view(None)["dealer"] == 1


@pytest.mark.parametrize(("others", "winner"), [(28, [0]), (29, [1])])
def test_a35_ties_are_broken_by_the_last_round(others: int, winner: list[int]) -> None:
    at = keep_all(scored(d1(purses=(22, others, 10, 10))))  # 30 coins with a score of 10, or 31 of seat 1
    assert at.events("match_ended")[0]["winners"] == winner


def test_a36_the_bank_has_no_limit() -> None:
    at = keep_all(scored(d1(purses=(29, 29, 29, 29))))
    assert sum(at.events("match_ended")[0]["coins"]) > 44


def test_a37_purses_and_tricks_are_public() -> None:
    view = scored(d1()).match.view(None)
    for player in view["players"]:
        assert player["purse"] >= 0 and player["tricks"] >= 0 and player["taken"]
        assert player["hand"] is None


def test_a38_tokens_have_one_holder_and_return() -> None:
    at = table().token("R1", "double", pay="R4")
    at.do("reveal", card="R7")
    assert "double" not in at.offered("token")
    at.do("no_action")
    at.passes(2)
    at.token("Y2", "fight").do("fight_card", card="G9")
    assert at.player(0)["tokens"] == ["fight", "double"]
    for number in range(4):
        match, draw = random_match(number)
        for _ in random_steps(match, draw):
            view = match.view(None)
            if match.moves and any(event.kind == "round_started" for event in match.moves[-1].events):
                assert all(token["free"] for token in view["tokens"])
                assert all(ticket["holder"] is None for ticket in view["tickets"])


def test_a39_card_then_action_then_price_then_effect() -> None:
    at = table()
    at.token("R1", "three", pay="R4")
    kinds = [event["kind"] for event in at.events()]
    assert kinds == ["revealed", "revealed", "token_taken"]
    assert (at.player(0)["purse"], at.player(0)["three"], at.player(0)["shown"]) == (7, 3, ["R1", "R4"])


def test_a40_the_marker_decides_not_the_history() -> None:
    at = table(d1(streaks=(0, 0, 0, 8))).bet("R1", "V", "3").passes(15).tricks(W1_TRICKS)
    keep_all(at)  # the traitor walks onto the ninth space without a bet
    assert at.events("match_ended")[0]["reason"] == "track" and at.events("match_ended")[0]["winners"] == [3]


def test_a41_space_four_is_worth_six() -> None:
    assert table().match.view(None)["track"][4] == 6


def test_a42_forced_coins_are_not_of_the_last_round() -> None:
    at = keep_all(scored(d1(round=5, streaks=(0, 7, 0, 0), purses=(10, 3, 10, 10))))
    # seat 1: 3 + 2, then 14 by force from space 8 = 19; seat 0: 18
    assert at.events("round_ended")[0]["scores"] == [10, 2, 2, 2]
    standing = {s["seat"]: s for s in at.match.standings}
    assert standing[1]["score"] == 19 and standing[1]["ties"] == {"ninth_space": 0, "last_round": 2}
    assert at.events("match_ended")[0]["winners"] == [1]


def test_a43_a_token_needs_its_effect() -> None:
    at = table(d1(purses=(2, 10, 10, 10)))
    at.do("reveal", card="R1")
    assert at.offered("token") == ["fight", "double"]
    by_coin = own_edition(tokens=dict.fromkeys(("fight", "double", "modifier", "three"), "coin"))
    for purse, offered in ((3, False), (4, True)):
        at = table(d1(purses=(purse, 10, 10, 10)), edition=by_coin)
        at.do("reveal", card="R1")
        assert ("three" in at.offered("token")) is offered


def test_a44_a_traitor_may_use_tokens_and_swaps() -> None:
    at = table().bet("R1", "V", "2").token("R7", "three", pay="G3").passes(3)
    at.token("B1", "fight").do("fight_card", card="B9")
    at.passes(3).swap("B3", "G6", "G8")
    at.passes(6)
    assert at.events("traitors")[0]["seats"] == [1, 2, 3]
    assert at.events("card_played") == [{"kind": "card_played", "seat": 1, "card": "B9"}]  # his fight card leads
    assert at.seat == 2 and at.player(1)["score"] == 3


def test_shown_cards_must_follow_suit() -> None:
    at = table().passes(1).bet("B1", "V", "0").passes(14)
    at.do("play", card="B5")
    assert {action.params["card"] for action in at.match.actions(1)} == {"B1", "B3", "B4", "B8", "B9"}


@pytest.mark.parametrize(("goal", "over"), [(15, True), (18, True), (19, False)])
def test_option_goal_coins(goal: int, over: bool) -> None:
    assert keep_all(scored(d1(), options={"goal_coins": goal})).match.over is over


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (2, False)])
def test_option_max_rounds(rounds: int, over: bool) -> None:
    assert keep_all(scored(d1(), options={"max_rounds": rounds})).match.over is over


def test_away_actions() -> None:
    def away(at: Table) -> str | None:
        action = at.match.away_action(at.seat)
        return None if action is None else action.kind

    assert away(table()) == "pass"
    at = table()
    at.do("reveal", card="R1")
    assert away(at) == "no_action"
    at.do("bet", ticket="V")
    assert away(at) is None
    assert away(table().passes(15)) is None
    assert away(peter_bets(table())) is None
    assert away(scored(d1())) == "collect"


def test_a29_one_coin_is_enough_to_win_a_round() -> None:
    at = table(d1(), edition=own_edition(traitor={"per_lost": 1, "fine": 4}))
    at.bet("R1", "V", "3").passes(15).tricks(W1_TRICKS)
    keep_all(at)
    assert at.events("round_ended")[0]["scores"] == [0, 1, 1, 1]
    assert [event["seats"] for event in at.events("round_winner")] == [[1, 2, 3]]


def test_the_last_card_of_a_hand_may_fight() -> None:
    """A box with hands of four cards: two pay for the double token, one for the next turn, and one is left."""
    data = worked_box(hand_size=4, turns=2)
    for ticket in data["tickets"]:
        if ticket["type"] == "tricks":
            ticket["wagers"] = [{"id": str(n), "counts": [n], "odds": 3} for n in range(5)]
    at = Table(arene.new_match("sponsio", seats=4, seed=1, edition=data))
    seat = at.seat
    first, second, third, last = at.player(seat)["hand"]
    at.token(first, "double", pay=second).passes(3)
    assert at.seat == seat
    at.token(third, "fight").do("fight_card", card=last)
    assert at.player(seat)["fight_card"] == last and at.player(seat)["hand"] == []


def test_between_two_rounds_the_table_still_shows_the_scores() -> None:
    """Also where nobody stands on the track, so that nobody is asked to collect."""
    at = table()
    at.bet("R1", "V", "4+").bet("B1", "VI", "4+").bet("G1", "XIV", "yes").bet("B2", "VII", "no")
    at.passes(12).tricks(W1_TRICKS)
    assert at.streaks() == [0, 0, 0, 0]
    assert at.match.view(None)["phase"] == "bets"
    looked_at = [at.match.game.view(state, None)["phase"] for _, state in at.match.moves[-1].pauses if state]
    assert looked_at[-1] == "score"


def test_the_lowest_card_may_lie_under_the_fight_token() -> None:
    at = table().passes(2).token("B7", "fight")
    at.do("fight_card", card="G1")
    assert arene.position("sponsio", at.match.position(), edition=worked_box()).hash == at.match.hash
    at.passes(1).bet("R1", "V", "2").passes(11)
    assert at.seat == 3 and [event["card"] for event in at.events("card_played")] == ["G1"]
    assert "G1" not in at.match.position()["seats"][2]["hand"]
