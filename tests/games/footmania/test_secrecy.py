"""What nobody says is not told by who is asked, what may be asked for, or how many steps something took."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.core.chance import Fast
from arene.games.footmania.rules.state import Footmania
from tests.contract.fields import differences
from tests.games.footmania.positions import (
    ELEVEN,
    do,
    kick_off,
    kinds,
    ready,
    season,
    start,
    told,
)
from tests.games.footmania.walks import EDITION, walk

OTHERS = [*ELEVEN[:8], "Y12", "Y13", "Y15"]  # eleven footballers, eight numbers


# ---- Keeping quiet about a complete team


@pytest.mark.parametrize("squad", [ELEVEN[1:], OTHERS[1:]], ids=["complete", "incomplete"])
def test_a_complete_team_is_not_betrayed_by_a_question(squad: list[str]) -> None:
    """Whoever gets a footballer and has eleven of them is asked: the others cannot tell who could declare."""
    position = {
        "seats": [{"squad": squad, "cell": "P01", "came_from": "P00"}, {}, {}],
        "decision": "draw",
        "decks": {"national": ["Y01"]},
    }
    match = start(position, phase1_end="declare")
    do(match, 0, "draw")
    do(match, 0, "buy")
    assert match.awaiting == [0]
    assert match.view(1)["decision"] == match.view(None)["decision"] == "buy"
    complete = squad == ELEVEN[1:]
    assert kinds(match, 0) == ({"declare", "wait"} if complete else {"wait"})
    do(match, 0, "wait")
    assert match.awaiting == [1]


def test_nobody_is_asked_to_declare_with_too_few_footballers() -> None:
    position = {
        "seats": [{"squad": ELEVEN[2:], "cell": "P01", "came_from": "P00"}, {}],
        "decision": "draw",
        "decks": {"national": ["Y01"]},
    }
    match = start(position, phase1_end="declare")
    do(match, 0, "draw")
    do(match, 0, "buy")
    assert match.awaiting == [1]


# ---- Hidden cash


def refused(cash: int, **options: Any) -> arene.Match:
    """Seat 0 refuses a footballer; seat 1 has so much and nothing to sell."""
    players = [{"cell": "P01", "came_from": "P00"}, {"cash": cash}, {}]
    match = start({"seats": players, "decision": "draw", "decks": {"national": ["B08"]}}, **options)
    do(match, 0, "draw")
    do(match, 0, "refuse")
    return match


@pytest.mark.parametrize("cash", [0, 7_000_000])
def test_sealed_bids_do_not_tell_who_cannot_pay(cash: int) -> None:
    match = refused(cash, auction="sealed", cash_public=False)
    assert match.awaiting == [1, 2]
    assert ("bid" in kinds(match, 1)) == (cash > 0)
    if not cash:
        with pytest.raises(arene.Refusal) as reason:
            do(match, 1, "bid")
        assert reason.value.rule == "footmania.bid.cash"


@pytest.mark.parametrize("cash", [0, 7_000_000])
def test_an_open_auction_does_not_tell_who_cannot_pay(cash: int) -> None:
    assert refused(cash, cash_public=False).awaiting == [1]


@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_with_open_cash_nobody_is_asked_in_vain(auction: str) -> None:
    assert refused(0, auction=auction).awaiting == [2]


def test_hidden_cash_is_not_told_by_a_purchase_that_is_not_asked() -> None:
    """No money, nothing to sell, no market: with hidden cash the drawer is asked all the same."""
    position = {"seats": [{"cash": 0, "cell": "P01"}, {}], "decision": "draw"}
    for public, asked in ((False, [0]), (True, [1])):
        match = start(position, market="bank_only", cash_public=public)
        do(match, 0, "draw")
        assert match.awaiting == asked


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_whoever_counts_what_everybody_hears_knows_hidden_cash(auction: str, seed: int) -> None:
    """A world that a seat imagines keeps the cash: any other would contradict what it was told."""
    options = {"cash_public": False, "auction": auction, "accelerated": True, "phase1_round_cap": 20}
    cash = [7_000_000] * 3
    for step in walk(3, options, seed, eager=0.5):
        for event in step.events:
            heard = event.seen_by(None)
            if heard is not None:
                count(cash, heard)
        assert cash == [step.state.francs(player.cash) for player in step.state.players]


EACH_GIVES = {question["id"]: question.get("amount", 0) for question in EDITION.data["questions"]}
RECEIPT = {card["id"]: card["receipt"] for card in EDITION.data["euromatches"]}


def count(cash: list[int], heard: dict[str, Any]) -> None:
    """What a public event says of everybody's cash."""
    kind: str = heard["kind"]
    seat: Any = heard.get("seat")
    if kind in ("sold_to_bank", "sponsor_sold"):
        cash[seat] += heard["price"]
    elif kind in ("gained", "sponsor_paid", "jackpot_won"):
        cash[seat] += heard["amount"]
    elif kind == "question_drawn" and heard["code"] == "collect":
        for other in range(len(cash)):
            given = min(cash[other], EACH_GIVES[heard["question"]])
            cash[other] -= given
            cash[seat] += given
    elif kind in ("phase_one_ended", "team_shown") and seat is not None:
        cash[seat] += heard["bonus"]
    elif kind == "receipts":
        for other in heard["seats"]:
            cash[other] += heard["amount"]
    elif kind == "euro_result" and heard["won"]:
        cash[seat] += RECEIPT[heard["euro"]]
    elif kind == "paid":
        cash[seat] -= heard["amount"]
    elif kind == "bought":
        cash[seat] -= heard["price"]
    elif kind == "auctioned":
        cash[seat] -= heard["price"]
        if heard["seller"] is not None:
            cash[heard["seller"]] += heard["price"]
    elif kind == "deal":
        cash[seat] -= heard["money"]
        cash[heard["to"]] += heard["money"]


# ---- Secret deals


@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_an_auction_does_not_tell_who_sold_the_footballer_before(auction: str) -> None:
    """He came from seat 2, which may not have him back yet: it is asked like the others, and can only pass."""
    for locks in ({}, {"Y01": {"2>0": 1}}):
        match = start(ready([{"squad": ["Y01", "Y02"]}, {}, {}], locks=locks), auction=auction)
        match.play(0, [{"kind": "list"}, {"kind": "list_card", "card": "Y01"}])
        do(match, 0, "open")
        if auction == "open":
            do(match, 1, "pass")
        assert match.awaiting == ([2] if auction == "open" else [1, 2])
        assert (kinds(match, 2) == {"pass"}) == bool(locks)
        if locks:
            with pytest.raises(arene.Refusal) as reason:
                do(match, 2, "bid")
            assert reason.value.rule == "footmania.offer.lock"


def test_a_deal_casts_no_doubt_on_the_footballer_being_looked_at() -> None:
    """Seat 2 knew what lay on the deck. One of the drawer's others goes to seat 1, unseen; this one does not."""
    seats = [{"squad": ["Y02", "Y03"]}, {}, {}]
    beliefs = {"Y01": [1, 0, 1, 0, 0], "Y02": [1, 0, 1, 0, 0]}
    match = start({"seats": seats, "decision": "buy", "active": 0, "drawn": "Y01", "beliefs": beliefs})
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "give", "card": "Y03"}])
    do(match, 0, "send")
    do(match, 1, "accept")
    do(match, 0, "buy")
    known = {one["card"]: one["sure"] for one in match.view(2)["players"][0]["known"]}
    assert known == {"Y01": True, "Y02": False}


# ---- Plus cards


@pytest.mark.parametrize("hand", [["physio"], ["form_1"]])
def test_a_match_asks_whoever_holds_a_plus_card(hand: list[str]) -> None:
    match = kick_off([{"squad": ELEVEN}, {"squad": ["G01"], "plus": hand}])
    assert match.awaiting == [1] and match.view(0)["decision"] == "match"


@pytest.mark.parametrize("hand", [["physio"], ["form_1"]])
def test_a_euromatch_asks_whoever_holds_a_plus_card(hand: list[str]) -> None:
    position = season([{"progress": 8, "plus": hand, "squad": ELEVEN}, {}])
    match = start(position, ("die", 1), lineup="auto")
    do(match, 0, "roll")
    do(match, 0, "play")
    assert match.awaiting == [0] and match.view(1)["decision"] == "euro_plus"


def test_without_a_card_or_a_substitute_the_match_goes_by_itself() -> None:
    match = kick_off([{"squad": ELEVEN}, {"squad": ["G01"]}])
    assert told(match, "result")


# ---- What is known of the others' footballers


def known(match: arene.Match, seat: int, other: int) -> list[str]:
    return [one["card"] for one in match.view(seat)["players"][other]["known"]]


def test_nobody_is_known_where_no_card_is_left() -> None:
    """Two of seat 1's footballers were seen; both go in secret, and the third watches the backs."""
    seen = {"Y09": [2, 2, 2, 0, 2], "G09": [2, 2, 2, 0, 2]}
    match = start(ready([{}, {"squad": ["Y09", "G09"]}, {}], beliefs=seen))
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "ask_card", "card": "Y09"}])
    do(match, 0, "send")
    do(match, 1, "accept")
    assert known(match, 2, 1) == ["Y09", "G09"]  # one of them left: which, they do not say
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "ask_card", "card": "G09"}])
    do(match, 0, "send")
    do(match, 1, "accept")
    assert known(match, 2, 1) == [] and match.view(2)["players"][1]["backs"] == [0, 0]


def test_who_is_sure_of_all_the_backs_has_no_doubts_left() -> None:
    """One of two left in secret; the one that stayed is shown to seat 2, which now knows who left."""
    doubts = {"Y09": [1, 1, 10, 0, 10], "G09": [2, 2, 10, 0, 10]}
    match = start(ready([{"squad": ["Y09"]}, {"squad": ["G09"]}, {}], beliefs=doubts, active=1))
    assert known(match, 2, 1) == ["Y09", "G09"]
    match.play(1, [{"kind": "offer", "seat": 2}, {"kind": "give", "card": "G09"}])
    do(match, 1, "send")
    assert known(match, 2, 1) == ["G09"]


def test_a_footballer_drawn_is_not_yet_in_the_squad() -> None:
    """Once the deck came round everybody knows who is drawn; he cannot be asked for before he is bought (A49)."""
    buried = {"R01": [5, 5, 5, 0, 5]}
    position = {
        "seats": [{"squad": ["Y01"]}, {"squad": ["Y02"], "cell": "H4", "came_from": "H3"}, {}],
        "decision": "draw",
        "active": 1,
        "decks": {"foreign": ["R01"]},
        "beliefs": buried,
    }
    match = start(position)
    do(match, 1, "draw")
    assert known(match, 0, 1) == []
    match.play(1, [{"kind": "offer", "seat": 0}, {"kind": "give", "card": "Y02"}])
    do(match, 1, "send")
    do(match, 0, "counter")
    with pytest.raises(arene.Refusal) as reason:
        do(match, 0, "ask_card", card="R01")
    assert reason.value.rule == "footmania.offer.unknown"
    do(match, 0, "cancel")
    do(match, 1, "buy")
    assert known(match, 0, 1) == ["Y02", "R01"]


def test_whom_a_card_is_meant_for_is_nobody_elses_business_until_it_is_played() -> None:
    squad = ["G01", "G02"]
    match = kick_off([{"squad": squad, "plus": ["form_1"]}, {"squad": ["Y01"], "plus": ["grave_injury"]}])
    while match.awaiting != [1]:
        do(match, match.awaiting[0], "pass")
    do(match, 1, "play_plus", plus="grave_injury")
    assert match.view(1)["decision"] == "target"
    world = match.state.sample(0, Fast(1))
    assert match.game.position(world)["hostile"] is None


def test_who_was_sent_off_is_so_in_every_copy() -> None:
    match = kick_off([{"squad": ["G01", "G02"]}, {"squad": ["Y01"], "plus": ["red_card", "form_1"]}])
    match.play(1, [{"kind": "play_plus", "plus": "red_card"}, {"kind": "target", "card": "G01"}])
    assert match.view(0)["sides"][0]["gone"] == ["G01"]
    assert not differences(match.state, match.state.clone())


def test_a_draft_that_others_do_not_know_of_has_cost_nothing_in_their_eyes() -> None:
    """To them its author is still before the roll, with all initiatives; one that was sent is counted."""
    match = start(ready([{"squad": ["Y01"]}, {}, {}]))
    do(match, 0, "offer", seat=1)
    world = match.seen(2).world(Fast(1))
    assert isinstance(world, Footmania)
    assert world.asked.name == "ready" and world.used == 0
    match.play(0, [{"kind": "give", "card": "Y01"}, {"kind": "send"}])
    sent = match.seen(2).world(Fast(1))
    assert isinstance(sent, Footmania) and sent.used == 1
