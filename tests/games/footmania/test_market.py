"""The market: offers and what others see of them, counter-offers, orders, auctions, windows, locks, the ban."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.core.match import visible
from arene.core.native import i64, vec
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.title import total
from tests.games.footmania.positions import (
    ELEVEN,
    cash,
    do,
    kick_off,
    kinds,
    ready,
    season,
    start,
    told,
    values,
)

TEN = [name for name in ELEVEN if name != "Y09"]


def two(**options: Any) -> arene.Match:
    """Seat 0 has ten numbers and lacks the 9, which seat 1 has; seat 1's 9 is publicly known."""
    players = [{"squad": TEN}, {"squad": ["Y09", "G09"]}, {}]
    return start(ready(players, beliefs={"Y09": [2, 2, 2, 0, 2]}), **options)


def offer(match: arene.Match, seat: int, to: int, *steps: dict[str, Any]) -> None:
    match.play(seat, [{"kind": "offer", "seat": to}, *steps])
    do(match, seat, "send")


def money(amount: int, kind: str = "give_money") -> list[dict[str, Any]]:
    return [{"kind": kind, "amount": 100_000}] * (amount // 100_000)


def test_an_offer_is_a_secret_of_two() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(300_000))
    assert match.awaiting == [1]
    (made,) = told(match, "offer_made")
    assert made == {"kind": "offer_made", "seat": 0, "to": 1, "counter": False}
    assert match.view(2)["deal"] == {"by": 0, "to": 1, "counters": 0, "content": None}
    content = match.view(1)["deal"]["content"]
    assert (content["ask"], content["money"]) == (["Y09"], 300_000)
    assert match.view(1)["deal"]["effect"]["after"] < match.view(1)["deal"]["effect"]["before"] + 1


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_who_offers_and_what_is_told_once(lang: str) -> None:
    """To the seat that receives it in two lines: who, as all read it, then what."""
    match = two()
    offer(match, 0, 1, *money(300_000, "ask_money"), {"kind": "ask_card", "card": "Y09"})
    speaker = arene.Speaker(match.game, lang, ["Inès", "Bruno", "Cassius"], match.edition)
    lines = [
        [line for seen in visible(match.moves[-1].events, seat) if (line := speaker.event(seen))] for seat in range(3)
    ]
    assert [sum("Inès" in line for line in told) for told in lines] == [1, 1, 1]
    assert [" ".join(told).count("300") for told in lines] == [1, 1, 0]
    if lang == "fr":
        assert speaker.prompt(match.view(1)).startswith("Inès ne donne rien et veut")


def test_a_deal_completes_a_team_and_ends_phase_one() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(300_000))
    do(match, 1, "accept")
    (deal,) = told(match, "deal")
    assert (deal["given"], deal["taken"], deal["money"]) == ([0, 0], [1, 0], 300_000)
    assert "card" not in deal
    assert told(match, "phase_one_ended")[0]["seat"] == 0
    assert cash(match, 1) == 7_300_000


def test_a_draft_changes_nothing_for_the_others() -> None:
    match = two()
    before = match.view(1)
    do(match, 0, "offer", seat=1)
    do(match, 0, "ask_card", card="Y09")
    assert match.view(1) == before and match.view(2)["decision"] == "ready"
    match.undo(0)
    match.undo(0)
    assert match.view(0)["decision"] == "ready"


def test_a_counter_in_the_making_changes_nothing_for_the_others() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(300_000))
    before = match.view(0), match.view(2)
    do(match, 1, "counter")
    do(match, 1, "give", card="Y09")
    assert (match.view(0), match.view(2)) == before
    match.play(1, money(500_000, "ask_money"))
    do(match, 1, "send")
    assert match.awaiting == [0] and match.view(0)["deal"]["content"]["money"] == -500_000
    do(match, 0, "accept")
    assert cash(match, 1) == 7_500_000


def test_three_counters_then_yes_or_no() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"})
    for seat, other in ((1, "Y09"), (0, "Y01"), (1, "G09")):
        do(match, seat, "counter")
        do(match, seat, "give", card=other)
        do(match, seat, "send")
    assert "counter" not in kinds(match, 0)
    do(match, 0, "decline")
    assert match.view(0)["decision"] == "ready"


def test_a_number_must_be_answered_with_a_name() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_number", "number": 9}, *money(200_000))
    assert "accept" not in kinds(match, 1)
    do(match, 1, "counter")
    do(match, 1, "give", card="G09")
    match.play(1, money(600_000, "ask_money"))
    do(match, 1, "send")
    assert match.view(0)["deal"]["content"]["give"] == ["G09"]  # shown to the proposer
    assert match.view(2)["deal"]["content"] is None
    do(match, 0, "decline")
    known = [one["card"] for one in match.view(0)["players"][1]["known"]]
    assert "G09" in known and "G09" not in [one["card"] for one in match.view(2)["players"][1]["known"]]


def test_only_footballers_seen_may_be_asked_for() -> None:
    match = two()
    do(match, 0, "offer", seat=1)
    assert values(match, 0, "ask_card", "card") == ["Y09"]
    with pytest.raises(arene.Refusal) as refused:
        do(match, 0, "ask_card", card="G09")
    with pytest.raises(arene.Refusal) as absent:
        do(match, 0, "ask_card", card="B08")
    assert refused.value.rule == absent.value.rule == "footmania.offer.unknown"


def test_a_private_deal_leaves_the_others_in_doubt() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "give", "card": "Y01"}, {"kind": "ask_number", "number": 9})
    do(match, 1, "counter")
    do(match, 1, "give", card="Y09")
    do(match, 1, "send")
    do(match, 0, "decline")
    offer(match, 0, 1, {"kind": "give", "card": "Y02"}, *money(100_000, "ask_money"))
    do(match, 1, "accept")
    assert match.view(2)["players"][1]["known"] == [{"card": "Y09", "sure": True, "public": True}]
    assert match.view(0)["players"][1]["known"][0]["card"] == "Y02"


def test_selling_what_is_asked_for_declines() -> None:
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(100_000))
    match.play(1, [{"kind": "sell"}, {"kind": "sell_bank", "card": "Y09"}])
    assert told(match, "offer_declined")[0]["seat"] == 1
    assert match.awaiting == [0]


def test_two_initiatives_a_window() -> None:
    match = two()
    for _ in range(2):
        match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "cancel"}])
    assert not {"offer", "list"} & kinds(match, 0)
    assert "wanted" in kinds(match, 0)
    with pytest.raises(arene.Refusal) as refused:
        do(match, 0, "offer", seat=1)
    assert refused.value.rule == "footmania.offer.limit"


@pytest.mark.parametrize(("locked", "legal"), [(True, False), (False, True)])
def test_what_was_sold_does_not_come_straight_back(locked: bool, legal: bool) -> None:
    match = two(buy_back_lock=locked)
    offer(match, 0, 1, {"kind": "give", "card": "Y01"}, *money(100_000, "ask_money"))
    do(match, 1, "accept")
    do(match, 0, "offer", seat=1)
    assert ("Y01" in values(match, 0, "ask_card", "card")) == legal


def test_a_stay_in_the_deck_ends_every_lock() -> None:
    match = start(ready([{"squad": ["Y01"]}, {}, {}], locks={"Y01": {"1>0": 1}}))
    match.play(0, [{"kind": "sell"}, {"kind": "sell_bank", "card": "Y01"}])
    assert match.position()["locks"] == {}


def test_the_lock_opens_after_a_match_day() -> None:
    players = [{"squad": ["G01"]}, {"squad": ["Y01"]}, {}]
    position = season(players, 0, locks={"Y01": {"0>1": 1}}, beliefs={"Y01": [2, 2, 0, 0, 0]})
    match = start(position)
    do(match, 0, "offer", seat=1)
    assert values(match, 0, "ask_card", "card") == []
    later = {**position, "day": 1, "days_over": 1, "fixture": 1, "strengths": [0, 0]}
    match = start(later)
    do(match, 0, "offer", seat=1)
    assert values(match, 0, "ask_card", "card") == ["Y01"]


@pytest.mark.parametrize(("days_over", "fixture", "until"), [(0, 0, 1), (2, 4, 3), (2, 5, 4)])
def test_a_sale_before_the_matches_of_a_day_is_locked_for_that_day(days_over: int, fixture: int, until: int) -> None:
    """In the lap or in the last market before them it is the same; between the matches it is a day more (A17)."""
    players = [{"squad": ["Y01"]}, {}, {}, {}]
    market = {"day": days_over + 1, "days_over": days_over, "fixture": fixture, "strengths": [0, 0] * fixture}
    position = {"seats": players, "decision": "market", "phase": 2, "window": "match", "cycle": 1, **market}
    match = start({**position, "polled": [0]})
    offer(match, 0, 1, {"kind": "give", "card": "Y01"}, *money(100_000, "ask_money"))
    do(match, 1, "accept")
    assert match.position()["locks"] == {"Y01": {"0>1": until}}


def test_a_sale_in_the_lap_is_locked_for_the_next_day() -> None:
    match = start(season([{"squad": ["Y01"]}, {}, {}], 2))
    offer(match, 0, 1, {"kind": "give", "card": "Y01"}, *money(100_000, "ask_money"))
    do(match, 1, "accept")
    assert match.position()["locks"] == {"Y01": {"0>1": 3}}


def test_nobody_gets_two_sponsors_of_a_kind() -> None:
    players = [{"sponsors": ["Q01"]}, {"sponsors": ["Q03"]}, {}]
    match = start(ready(players))
    do(match, 0, "offer", seat=1)
    do(match, 0, "ask_sponsor", sponsor="shoes")
    with pytest.raises(arene.Refusal) as refused:
        do(match, 0, "send")
    assert refused.value.rule == "footmania.offer.sponsor"
    do(match, 0, "give_sponsor", sponsor="shoes")
    do(match, 0, "send")
    do(match, 1, "accept")
    assert [seat["sponsors"] for seat in match.position()["seats"]][:2] == [["Q03"], ["Q01"]]


def test_a_new_draft_holds_nothing_of_the_last_one() -> None:
    match = start(ready([{"squad": ["Y01"], "sponsors": ["Q01"]}, {}, {}]))
    for _ in range(2):
        do(match, 0, "offer", seat=1)
        assert values(match, 0, "give_sponsor", "sponsor") == ["shoes"]
        do(match, 0, "give_sponsor", sponsor="shoes")
        do(match, 0, "cancel")


def test_a_sponsor_of_a_kind_one_lacks_may_be_asked_for() -> None:
    match = start(ready([{"sponsors": ["Q05"]}, {"sponsors": ["Q03"]}, {}]))
    offer(match, 0, 1, {"kind": "ask_sponsor", "sponsor": "shoes"})
    do(match, 1, "accept")
    assert [seat["sponsors"] for seat in match.position()["seats"]][:2] == [["Q03", "Q05"], []]


@pytest.mark.parametrize(("due", "sent"), [(300_000, False), (200_000, True)])
def test_a_debtor_gives_no_sponsor_away_that_has_to_pay(due: int, sent: bool) -> None:
    """Lacetto, worth 400,000 to the bank, for 200,000: enough for what is due, or not (A56)."""
    match = start({"seats": [{"cash": 0, "sponsors": ["Q02"]}, {}], "decision": "raise", "due": due})
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "give_sponsor", "sponsor": "shoes"}])
    match.play(0, money(200_000, "ask_money"))
    assert ("send" in kinds(match, 0)) == sent


# ---- Speaking up without being asked


def test_a_raised_hand_is_polled_at_the_next_window() -> None:
    match = start(ready([{"squad": ["Y01"]}, {}, {"squad": ["Y02"]}], decks={"national": ["Y05"]}), ("die", 3))
    do(match, 2, "raise_hand")
    assert match.awaiting == [0] and match.view(0)["players"][2]["hand_up"]
    do(match, 0, "roll")
    do(match, 0, "move", cell="P00")
    assert match.awaiting == [2] and match.view(2)["decision"] == "market"
    do(match, 2, "pass")
    assert match.awaiting == [1] and not match.view(0)["players"][2]["hand_up"]


def test_a_seat_that_never_wants_to_be_asked_declines_by_itself() -> None:
    match = two()
    do(match, 1, "set_ask", mode="never")
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(900_000))
    assert told(match, "offer_declined") and match.awaiting == [0]


def test_never_holds_for_the_question_that_waits() -> None:
    """An offer before him is declined, an auction is left; the leader is not asked again."""
    match = two()
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(300_000))
    do(match, 1, "set_ask", mode="never")
    assert told(match, "offer_declined") and match.awaiting == [0]
    match = listed()
    do(match, 1, "set_ask", mode="never")
    assert told(match, "bid_passed")[-1]["seat"] == 1 and match.awaiting == [2]
    match = listed()
    do(match, 1, "bid")
    do(match, 1, "set_ask", mode="never")
    do(match, 2, "bid")
    assert told(match, "auctioned")[0]["seat"] == 2


@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_who_keeps_out_of_an_auction_passes_like_the_others(auction: str) -> None:
    """Never asked: an event like any other, and no question."""
    players: list[dict[str, Any]] = [{"squad": ["Y01", "Y02"]}, {"ask": "never"}, {"ask": "never"}, {}]
    match = start(ready(players), auction=auction)
    match.play(0, [{"kind": "list"}, {"kind": "list_card", "card": "Y01"}])
    do(match, 0, "open")
    assert match.awaiting == [3]
    quiet = "bid_passed" if auction == "open" else "bid_sealed"
    assert sorted(str(event["seat"]) for event in told(match, quiet)) == ["1", "2"]


def test_never_seals_an_empty_envelope() -> None:
    match = listed(auction="sealed")
    do(match, 2, "set_ask", mode="never")
    assert match.awaiting == [1] and told(match, "bid_sealed")[0]["seat"] == 2


def test_who_can_bid_no_more_is_not_asked() -> None:
    """Sold the last footballer, and it is not enough."""
    players: list[dict[str, Any]] = [{"cell": "H4", "came_from": "H3"}, {"squad": ["Y03"], "cash": 0}, {}]
    match = start({"seats": players, "decision": "draw", "decks": {"foreign": ["R20"]}})
    do(match, 0, "draw")
    do(match, 0, "refuse")
    assert match.awaiting == [1]
    match.play(1, [{"kind": "sell"}, {"kind": "sell_bank", "card": "Y03"}])
    assert match.awaiting == [2] and told(match, "bid_passed")[0]["seat"] == 1


@pytest.mark.parametrize(("paid", "sold"), [(200_000, True), (100_000, False)])
def test_a_standing_order_answers_by_itself(paid: int, sold: bool) -> None:
    match = two()
    do(match, 1, "order", card="Y09", percent=100)  # printed price: 200,000
    assert match.view(0)["players"][1]["own"] is None
    assert not [event for event in match.events(0) if event["kind"] == "order_set"]
    offer(match, 0, 1, {"kind": "ask_card", "card": "Y09"}, *money(paid))
    assert bool(told(match, "deal")) == sold


# ---- Auctions


def listed(seats: list[dict[str, Any]] | None = None, **options: Any) -> arene.Match:
    match = start(ready(seats or [{"squad": ["Y01", "Y02"]}, {}, {}]), **options)
    match.play(0, [{"kind": "list"}, {"kind": "list_card", "card": "Y01"}, {"kind": "add", "amount": 100_000}])
    do(match, 0, "open")
    return match


def test_a_listed_footballer_is_shown_and_sold_for_the_seller() -> None:
    match = listed()
    assert [one["card"] for one in match.view(2)["players"][0]["known"]] == ["Y01"]
    match.play(1, [{"kind": "add", "amount": 500_000}])
    do(match, 1, "bid")
    do(match, 2, "pass")
    assert told(match, "auctioned")[0]["price"] == 600_000
    assert (cash(match, 0), cash(match, 1)) == (7_600_000, 6_400_000)
    assert match.awaiting == [0]


def test_a_bid_that_a_secret_ceiling_answers_is_not_taken_back() -> None:
    """With it one could feel for the ceiling, sum by sum."""
    auction = {"card": "Y05", "turn": 2, "start": 100_000, "highest": 100_000, "leader": 1, "passed": [0]}
    squads: list[dict[str, Any]] = [{}, {}, {}]
    for ceiling in (0, 300_000):
        under_way = {**auction, "ceilings": [0, ceiling, 0, 0]}
        match = start({"seats": squads, "decision": "bid", "seat": 2, "auction": under_way})
        do(match, 2, "bid")
        assert (match.awaiting == [2]) == (ceiling > 0)
        assert match.undo_refusal(2) is not None


def test_a_ceiling_bids_by_itself() -> None:
    match = listed()
    match.play(1, [{"kind": "add", "amount": 500_000}])
    do(match, 1, "ceiling")
    assert told(match, "bid")[-1]["amount"] == 100_000
    do(match, 2, "bid")
    assert [bid["amount"] for bid in told(match, "bid")] == [100_000, 200_000, 300_000]
    assert match.awaiting == [2] and "600000" not in str(match.view(2)["auction"])
    do(match, 2, "pass")
    assert told(match, "auctioned")[0] == {
        "kind": "auctioned",
        "seat": 1,
        "card": "Y01",
        "price": 300_000,
        "seller": 0,
    }


def test_a_ceiling_needs_more_than_the_least_bid_even_for_the_last_franc() -> None:
    """With just enough for the least bid, it is no lack of money that stands in the way of a ceiling."""
    match = listed(seats=[{"squad": ["Y01", "Y02"]}, {"cash": 100_000}, {}])
    with pytest.raises(arene.Refusal) as refused:
        do(match, 1, "ceiling")
    assert refused.value.rule == "footmania.bid.ceiling"


def test_a_draft_offers_to_give_what_is_not_yet_in_it() -> None:
    squad = ["Y01", "Y02", "Y03", "Y04"]
    match = start(ready([{"squad": squad}, {"cash": 0}, {}]))

    def shown() -> set[str]:
        """What can be added, and what is greyed."""
        actions = [*match.actions(0), *(action for action, _ in match.blocked(0))]
        return {str(action.params["card"]) for action in actions if action.kind == "give"}

    match.play(0, {"kind": "offer", "seat": 1})
    for place, card in enumerate(squad[:3]):
        assert shown() == set(squad[place:])
        match.play(0, {"kind": "give", "card": card})
    assert shown() == set()


def test_sealed_bids_are_opened_together() -> None:
    match = listed(auction="sealed")
    assert match.awaiting == [1, 2]
    match.play(2, [{"kind": "add", "amount": 500_000}, {"kind": "bid"}])
    assert "amount" not in told(match, "bid_sealed")[0]
    match.play(1, [{"kind": "add", "amount": 500_000}, {"kind": "bid"}])
    assert told(match, "bids_opened")[0]["bids"] == [[1, 600_000], [2, 600_000]]
    assert told(match, "auctioned")[0]["seat"] == 1  # of equals the first clockwise


def test_nobody_bids_above_their_cash() -> None:
    match = start(
        ready([{"squad": ["Y01"]}, {"cash": 300_000}, {"cash": 0}]),
    )
    match.play(0, [{"kind": "list"}, {"kind": "list_card", "card": "Y01"}, {"kind": "open"}])
    assert values(match, 1, "add", "amount") == [100_000]
    with pytest.raises(arene.Refusal) as refused:
        do(match, 1, "add", amount=500_000)
    assert refused.value.rule == "footmania.bid.cash"


# ---- Windows and the ban


def test_the_market_of_a_match_day_and_the_ban() -> None:
    players = [{"squad": ["Y01"]}, {"squad": ["Y02"]}]
    match = start(season(players), ("die", 1))  # two seats: the first day is the last but one
    do(match, 0, "roll")
    assert match.view(0)["window"] == "match" and match.awaiting == [0]
    do(match, 0, "pass")
    do(match, 1, "pass")
    assert told(match, "market_closed") and not match.view(0)["market_open"]
    assert match.awaiting == [0, 1] and match.view(0)["decision"] == "lineup"
    do(match, 0, "confirm")
    do(match, 1, "confirm")
    assert match.view(1)["decision"] in ("match", "ready")
    while match.view(1)["decision"] != "ready":
        do(match, match.awaiting[0], "pass")
    assert kinds(match, match.awaiting[0]) == {"roll", "sell"}
    with pytest.raises(arene.Refusal) as refused:
        do(match, match.awaiting[0], "list")
    assert refused.value.rule == "footmania.market.closed"


def test_a_deal_opens_the_window_a_second_time() -> None:
    players = [{"squad": ["Y01"]}, {"squad": ["Y02"]}, {}]
    match = start(season(players), ("die", 1))
    do(match, 0, "roll")
    offer(match, 0, 1, {"kind": "give", "card": "Y01"}, *money(100_000, "ask_money"))
    do(match, 1, "accept")
    polled = []
    while match.view(0)["window"] == "match":
        polled.append(match.awaiting[0])
        do(match, match.awaiting[0], "pass")
    assert polled == [0, 1, 2, 0, 1, 2]


def test_line_ups_are_secret_until_both_are_confirmed() -> None:
    players = [{"squad": ELEVEN}, {"squad": ["G01", "G02"]}]
    match = start(season(players), ("die", 1), market="bank_only")
    do(match, 0, "roll")
    before = match.view(1)
    do(match, 0, "toggle", card="Y11")
    assert match.view(1) == before and before["sides"][0]["field"] is None
    do(match, 0, "confirm")
    do(match, 1, "confirm")
    assert len(told(match, "kick_off")[0]["home_cards"]) == 10  # type: ignore[arg-type]
    assert "Y11" not in [one["card"] for one in match.view(1)["players"][0]["known"]]


def test_the_play_off_decides_a_level_title() -> None:
    players = [{"squad": ELEVEN}, {"squad": ["G01"]}]
    match = start(season(players, day=1, strengths=[0, 1]), ("die", 1))
    do(match, 0, "roll")
    while not match.over:
        seat = match.awaiting[0]
        do(match, seat, "confirm" if match.view(seat)["decision"] == "lineup" else "pass")
    assert told(match, "playoff")[0]["seats"] == [0, 1]
    assert [place["seat"] for place in match.standings if place["rank"] == 1] == [0]
    assert told(match, "result")[-1]["playoff"] is True
    assert told(match, "title_decided") == []  # by the play-off itself


def test_only_matches_between_those_who_are_level_count_among_them() -> None:
    pairs, strengths = vec[i64]([0, 1, 0, 2]), vec[i64]([5, 3, 4, 1])
    assert [total(pairs, strengths, 0, c.BIT[1], points) for points in (True, False)] == [2, 5]
    assert [total(pairs, strengths, 0, c.BIT[1] | c.BIT[2], points) for points in (True, False)] == [4, 9]


def test_three_who_are_level_play_off_each_against_each() -> None:
    """Each has won twice; in the order of the numbers, the smaller one at home."""
    players = [{"squad": ["G02"]}, {"squad": ["G01"]}, {"squad": ELEVEN}]
    match = start(season(players, day=5, strengths=[1, 0, 0, 1, 1, 0, 1, 0, 0, 1]), ("die", 1))
    do(match, 0, "roll")
    while not match.over:
        seat = match.awaiting[0]
        do(match, seat, "confirm" if match.view(seat)["decision"] == "lineup" else "pass")
    assert told(match, "playoff")[0]["seats"] == [0, 1, 2]
    played = [(result["home"], result["away"]) for result in told(match, "result") if result["playoff"]]
    assert played == [(0, 1), (0, 2), (1, 2)]
    places: list[dict[str, Any]] = sorted(match.standings, key=lambda place: str(place["seat"]))
    assert [place["ties"]["playoff_points"] for place in places] == [1, 1, 4]


@pytest.mark.parametrize(
    ("cash", "strengths", "by", "ranks"),
    [
        ([0, 0], [9, 1, 2, 1], "season_stars", [1, 2]),
        ([0, 0], [1, 2, 1, 9], "season_stars", [1, 2]),
        ([0, 100_000], [1, 1, 1, 1], "wealth", [2, 1]),
        ([0, 0], [1, 1, 1, 1], "nothing", [1, 1]),
    ],
)
def test_what_decides_a_drawn_play_off_is_told(
    cash: list[int], strengths: list[int], by: str, ranks: list[int]
) -> None:
    """In the log, and in the ranking by the values that were compared."""
    last = {"day": 2, "days_over": 2, "fixture": 2, "strengths": strengths, "market_open": False}
    players = [{"cash": money, "squad": [card]} for money, card in zip(cash, ["Y01", "Y04"], strict=True)]
    sides = [{"seat": 0}, {"seat": 1}]
    match = start({"seats": players, "decision": "lineup", "phase": 2, **last, "playoff": [0, 1], "sides": sides})
    before: list[dict[str, Any]] = match.standings
    assert before[0]["ties"]["wealth"] == 0  # a squad's worth is a secret while the match is on
    do(match, 0, "confirm")
    do(match, 1, "confirm")
    assert match.over and [event["by"] for event in told(match, "title_decided")] == [by]
    named = None if by == "nothing" else ranks.index(1)
    assert [event["seat"] for event in told(match, "title_decided")] == [named]
    places: list[dict[str, Any]] = sorted(match.standings, key=lambda place: str(place["seat"]))
    assert [place["rank"] for place in places] == ranks
    compared = "wealth" if by == "nothing" else by
    values = [place["ties"][compared] for place in places]
    assert (values[0] - values[1] > 0) == (ranks == [1, 2]) and (values[0] == values[1]) == (by == "nothing")
    assert (places[0]["ties"]["wealth"] > 0) == (compared == "wealth")


@pytest.mark.parametrize("kind", ["sell", "list", "wanted"])
def test_what_was_opened_can_be_left_again(kind: str) -> None:
    """Even when another seat's aside has shut undo."""
    match = start(ready([{"squad": ["B02"]}, {"squad": ["Y02"]}, {}]))
    do(match, 0, kind)
    do(match, 1, "raise_hand")
    do(match, 0, "cancel")
    assert match.view(0)["decision"] == "ready" and match.view(0)["players"][0]["own"]["squad"] == ["B02"]


def test_a_reserve_or_a_sale_before_a_bid_can_be_left_again() -> None:
    match = start(ready([{"squad": ["B02"]}, {}]))
    do(match, 0, "list")
    do(match, 0, "list_card", card="B02")
    do(match, 0, "cancel")
    assert match.view(0)["decision"] == "ready" and not told(match, "auction_opened")
    auction = {"card": "Y05", "start": 200_000, "passed": [0], "turn": 1}
    match = start({"seats": [{}, {"squad": ["Y02"]}], "decision": "bid", "seat": 1, "auction": auction})
    do(match, 1, "sell")
    do(match, 1, "cancel")
    assert match.view(1)["decision"] == "bid"


@pytest.mark.parametrize("kind", ["sell", "list", "wanted"])
def test_nothing_is_sold_for_somebody_who_leaves(kind: str) -> None:
    match = start(ready([{"squad": ["B02", "R10"]}, {}, {}]))
    do(match, 0, kind)
    action = match.away_action(0)
    assert action is not None
    match.play(0, action)
    assert match.view(0)["decision"] == "ready" and match.view(0)["players"][0]["own"]["squad"] == ["B02", "R10"]


def test_whoever_gets_a_footballer_has_left_no_order_for_him() -> None:
    """An offer for him waits for an answer, even a low one."""
    match = start(ready([{"squad": ["Y01"]}, {}]), buy_back_lock=False)
    do(match, 0, "order", card="Y01", percent=100)
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "give", "card": "Y01"}, {"kind": "send"}])
    do(match, 1, "accept")
    assert match.view(1)["players"][1]["own"]["orders"] == {}
    back: list[dict[str, Any]] = [{"kind": "ask_card", "card": "Y01"}, {"kind": "give_money", "amount": 1_000_000}]
    match.play(0, [{"kind": "offer", "seat": 1}, *back, {"kind": "send"}])
    assert match.awaiting == [1] and len(told(match, "deal")) == 1


def test_the_target_of_an_injury_is_not_that_of_the_next_card() -> None:
    match = kick_off([{"squad": ELEVEN}, {"plus": ["grave_injury", "form_1"]}])
    match.play(1, [{"kind": "play_plus", "plus": "grave_injury"}, {"kind": "target", "card": "Y02"}])
    do(match, 1, "play_plus", plus="form_1")
    assert [event["target"] for event in told(match, "plus_played")] == ["Y02", None]
