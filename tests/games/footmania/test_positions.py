"""Positions that cannot come about are refused, and the field at fault is named."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from tests.faults import told_in_french
from tests.games.footmania.positions import ELEVEN, do, ready, season, seats, start

OFFER = {"decision": "answer", "seat": 1, "base": "ready", "base_seat": 0}
BANK = {"card": "Y01", "start": 100_000, "passed": [0]}
FINAL = {
    "decision": "over",
    "phase": 2,
    "day": 2,
    "days_over": 2,
    "fixture": 2,
    "strengths": [1, 1, 1, 1],
    "market_open": False,
}
MATCH = {"phase": 2, "day": 1, "decision": "lineup"}


def offer(players: list[dict[str, Any]], **deal: Any) -> dict[str, Any]:
    return {"seats": players, **OFFER, "deal": {"by": 0, "to": 1, **deal}}


IMPOSSIBLE = {
    "amounts of a fifth seat": ("amounts", ready(seats(2), amounts=[0] * 5)),
    "ceilings of a fifth seat": (
        "auction.ceilings",
        {"seats": seats(3), "decision": "bid", "seat": 1, "auction": {**BANK, "ceilings": [0] * 5}},
    ),
    "initiatives of a fifth seat": ("used", ready(seats(2), used=[0] * 5)),
    "more play-off results than matches": (
        "playoff_strengths",
        {"seats": seats(2), **FINAL, "playoff": [0, 1], "playoff_match": 1, "playoff_strengths": [1, 2, 3, 4]},
    ),
    "a title that the play-off has yet to decide": ("decision", {"seats": seats(2), **FINAL, "playoff": [0, 1]}),
    "level seats without a play-off": ("playoff", {"seats": seats(2), **FINAL}),
    "a season over before its days": ("days_over", season(seats(2), decision="over")),
    "a seat against itself": (
        "sides",
        {"seats": seats(2, squad=["Y01"]), **MATCH, "market_open": False, "sides": [{"seat": 0}, {"seat": 0}]},
    ),
    "a match of another day": ("sides", {"seats": seats(3), **MATCH, "sides": [{"seat": 1}, {"seat": 2}]}),
    "a match on no day": (
        "day",
        {"seats": seats(2), **MATCH, "day": 0, "sides": [{"seat": 0}, {"seat": 1}]},
    ),
    "a bid beyond the cash": (
        "auction.highest",
        {
            "seats": [{}, {}, {"cash": 0}],
            "decision": "bid",
            "seat": 1,
            "auction": {**BANK, "highest": 500_000, "leader": 2},
        },
    ),
    "a ceiling beyond the cash": (
        "auction.ceilings[2]",
        {
            "seats": [{}, {}, {"cash": 0}],
            "decision": "bid",
            "seat": 1,
            "auction": {**BANK, "ceilings": [0, 0, 500_000, 0]},
        },
    ),
    "a bid below the start": (
        "amounts[1]",
        {"seats": seats(3), "decision": "bid", "seat": 1, "auction": BANK, "amounts": [0] * 4},
    ),
    "a bidder who refused the card": (
        "auction.passed",
        {"seats": seats(3), "decision": "bid", "seat": 1, "auction": {"card": "Y01"}},
    ),
    "two sponsors of a kind": (
        "deal",
        offer([{"sponsors": ["Q01"]}, {"sponsors": ["Q02"]}], give_sponsor="shoes"),
    ),
    "a footballer given twice": ("deal.give", offer(seats(2, squad=["Y01"]), give=["Y01", "Y01"])),
    "four footballers given": ("deal.give", offer(seats(2, squad=ELEVEN[:4]), give=ELEVEN[:4])),
    "money alone": ("deal", offer(seats(2), money=100_000)),
    "an offer without a question to go back to": (
        "base",
        {**offer(seats(2, squad=["Y01"]), give=["Y01"]), "base": "answer"},
    ),
    "a footballer looked at before the roll": ("drawn", ready(seats(2), drawn="Y01")),
    "an auction before the roll": ("auction", ready(seats(2), auction=BANK)),
    "a debt before the roll": ("due", ready(seats(2), due=100_000)),
    "raising what is not due": ("due", {"seats": seats(2, squad=["Y01"]), "decision": "raise"}),
    "raising what is there": ("due", {"seats": seats(2, squad=["Y01"]), "decision": "raise", "due": 100_000}),
    "a way without a roll": ("die", {"seats": seats(2), "decision": "move"}),
    "a draw in the centre": ("decision", {"seats": seats(2), "decision": "draw"}),
    "a pawn off its lap": ("seats[1].cell", ready([{}, {"cell": "H1"}], phase=2)),
    "a match day in phase 1": (
        "day",
        ready(seats(3), day=3, days_over=3, fixture=3, strengths=[1] * 6),
    ),
    "a lap in phase 1": ("seats[0].progress", ready(seats(2, progress=3))),
    "a market closed in phase 1": ("market_open", ready(seats(2), market_open=False)),
    "a market closed too early": ("market_open", season(seats(3), day=2, market_open=False)),
    "a market open too long": ("market_open", season(seats(3), day=5, market_open=True)),
    "a declaration without the option": ("decision", {"seats": seats(2, squad=ELEVEN), "decision": "declare"}),
    "a footballer known to be nowhere": ("beliefs.Y01[2]", ready(seats(4), beliefs={"Y01": [0, 0, 7, 0, 0]})),
    "a footballer with a seat that is not there": (
        "beliefs.Y01[0]",
        ready(seats(2), beliefs={"Y01": [4, 0, 0, 0, 0]}),
    ),
    "points without a match": ("seats[0].points", ready([{"points": 12}, {"points": 12}])),
    "another's roll": ("seat", ready(seats(2), seat=1)),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_field(case: str) -> None:
    path, position = IMPOSSIBLE[case]
    with pytest.raises(arene.BadData) as refused:
        start(position)
    assert refused.value.path == path
    told_in_french(refused.value)


def test_an_incomplete_team_is_not_declared() -> None:
    with pytest.raises(arene.BadData, match="no complete team"):
        start({"seats": seats(2, squad=ELEVEN[:10]), "decision": "declare"}, phase1_end="declare")
    assert start({"seats": seats(2, squad=ELEVEN), "decision": "declare"}, phase1_end="declare").awaiting == [0]


def test_what_is_left_out_follows_from_the_rest() -> None:
    """The points from the results, a bid from the auction."""
    match = start(season(seats(2), day=1, strengths=[3, 2], market_open=False))
    assert [seat["points"] for seat in match.position()["seats"]] == [2, 0]
    match = start({"seats": seats(3), "decision": "bid", "seat": 1, "auction": BANK})
    do(match, 1, "bid")
    assert match.position()["auction"]["highest"] == 100_000
