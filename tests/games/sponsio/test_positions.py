"""Positions: every one that is played comes back, an impossible one is refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jsonschema
import pytest

import arene
from arene import BadData
from arene.core.match import Match
from arene.core.schema import published
from tests.faults import told_in_french
from tests.games.sponsio.table import (
    W1_TRICKS,
    Position,
    Table,
    d1,
    peter_bets,
    table,
    worked_box,
)

GAME = arene.load_game("sponsio")
VALIDATOR = jsonschema.Draft202012Validator(published(GAME.position_schema))


def test_the_schema_is_a_good_one_and_says_what_it_means() -> None:
    jsonschema.Draft202012Validator.check_schema(published(GAME.position_schema))
    assert not VALIDATOR.is_valid({**d1(), "colour": 1})
    assert not VALIDATOR.is_valid({"talon": []})


def test_a_short_position_is_the_start_of_a_betting_phase() -> None:
    match = arene.position("sponsio", {"seats": d1()["seats"], "talon": d1()["talon"]})
    assert match.awaiting == [0] and match.view(0)["dealer"] == 3
    assert match.view(0)["round"] == 1 and match.view(0)["turn"] == 1
    seats = [
        {"hand": hand} for hand in ("G1 G2 G3 G4 G5 G6 G7 G8", "B1 B2 B3 B4 B5 B6 B7 B8", "R1 R2 R3 R4 R5 R6 R7 R8")
    ]
    three: Position = {"seats": [{"hand": seat["hand"].split()} for seat in seats], "talon": ["G9", "B9", "R9"]}
    assert arene.position("sponsio", three).view(None)["removed"] == "yellow"
    assert arene.position("sponsio", three, options={"removed_color": "random"}).view(None)["removed"] == "yellow"
    with pytest.raises(BadData, match="removed: green is out of the deck, the option removed_color says yellow"):
        arene.position("sponsio", {**three, "removed": "green"})
    with pytest.raises(BadData, match="removed: 'pink' is not allowed"):
        arene.position("sponsio", {**three, "removed": "pink"})


# ---- the impossible


def placed(position: Position) -> Match:
    """A match from the position, with the box of the tables it was made at."""
    return arene.position("sponsio", position, edition=worked_box())


Make = Callable[[], Position]
Change = Callable[[Position], object]


def dealt() -> Position:
    return table().match.position()


def at_action() -> Position:
    at = table()
    at.do("reveal", card="R1")
    return at.match.position()


def mid_betting() -> Position:
    """Turn 2, seat 0 to act: it holds V, seat 1 the double token."""
    return table().bet("R1", "V", "2").token("R7", "double", pay="G3").passes(2).match.position()


def at_stake() -> Position:
    at = table().token("R1", "double", pay="R4").passes(3)
    at.do("reveal", card="Y2")
    at.do("bet", ticket="V")
    at.do("wager", wager="2")
    return at.match.position()


def at_counter_stake() -> Position:
    at = table().token("R1", "double", pay="R4").passes(3)
    at.do("reveal", card="Y2")
    at.do("bet", ticket="XVI")
    at.do("target", seat=2)
    return at.match.position()


def at_token_pay() -> Position:
    at = table()
    at.do("reveal", card="R1")
    at.do("token", token="double")
    return at.match.position()


def at_fight_card() -> Position:
    return table().token("R1", "fight").match.position()


def at_rewager() -> Position:
    at = table().bet("R1", "V", "2").passes(3).token("Y2", "modifier")
    at.do("modify", ticket="V")
    return at.match.position()


def at_swap() -> Position:
    at = table()
    at.do("reveal", card="R1")
    at.do("swap_take", card="G6")
    return at.match.position()


def obliged() -> Position:
    return table().passes(15).match.position()


def playing() -> Position:
    """The second trick of W1, three cards laid."""
    at = peter_bets(table())
    for card in "B5 B4 B7 B2 Y7 Y9 Y2".split():  # noqa: SIM905
        at.do("play", card=card)
    return at.match.position()


def first_lead() -> Position:
    return peter_bets(table()).match.position()


def fought() -> Position:
    at = table().bet("R1", "V", "2").token("R7", "fight")
    at.do("fight_card", card="B9")
    return at.passes(14).match.position()


def cashing() -> Position:
    return peter_bets(table()).tricks(W1_TRICKS).match.position()


def over() -> Position:
    at = peter_bets(table(d1(round=5))).tricks(W1_TRICKS)
    for _ in range(3):
        at.do("keep")
    return at.match.position()


def put(path: str, value: object) -> Change:
    """Set a field: ``seats.0.purse``."""

    def change(position: Position) -> None:
        place: Any = position
        *way, last = path.split(".")
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        place[last] = value

    return change


def move(card: str, source: str, target: str) -> Change:
    def change(position: Position) -> None:
        for path, act in ((source, list.remove), (target, list.append)):
            place: Any = position
            for step in path.split("."):
                place = place[int(step)] if isinstance(place, list) else place[step]
            act(place, card)

    return change


def all_of(*changes: Change) -> Change:
    def change(position: Position) -> None:
        for one in changes:
            one(position)

    return change


BET_V = {"ticket": "V", "wager": "2"}
BET_VI = {"ticket": "VI", "wager": "2"}

IMPOSSIBLE: list[tuple[Make, Change, str]] = [
    # fields
    (dealt, put("decision", "dance"), 'decision: "dance" is not allowed; choose "turn",'),
    (dealt, put("dealer", 4), "dealer: 4 is out of range; allowed is 0 to 3"),
    (dealt, put("round", 6), "round: 6 is out of range; allowed is 1 to 5"),
    (dealt, put("removed", "green"), "removed: a colour leaves the deck only with three players"),
    (dealt, put("seats.0.purse", -1), "seats[0].purse: -1 is out of range; allowed is 0 to 1000"),
    (dealt, put("seats.0.streak", 10), "seats[0].streak: 10 is out of range; allowed is 0 to 9"),
    (dealt, put("seats.0.color", 1), "seats[0].color: unknown field; known are"),
    # cards
    (dealt, put("talon", ["G6", "R5", "R8"]), "seats: Y4 is nowhere; every card has its place"),
    (dealt, put("talon", ["G6", "R5", "R8", "B5"]), "seats[0].hand: B5 lies elsewhere too"),
    (dealt, put("talon", ["G6", "R5", "R8", "Z4"]), 'talon[3]: "Z4" is not allowed'),
    (dealt, put("talon", ["G6", "R5", "R8", "R8"]), 'talon[3]: "R8" is there twice'),
    (dealt, move("G6", "talon", "seats.0.hand"), "seats[0]: has 9 cards; expected 8"),
    (dealt, put("seats.0.known", ["G6"]), "seats[0].known: names a card that is not in the hand"),
    (dealt, put("seats.0.void", ["green"]), "seats[0].void: nobody has played a card yet"),
    (playing, put("seats.0.void", ["red"]), "seats[0].void: has a card of red"),
    (playing, put("seats.0.tricks", 1), "seats[0]: has 6 cards; expected 5"),
    (playing, put("nines_won", ["R9"]), "nines_won: names a card that is not a 9 in somebody's tricks"),
    (playing, put("nines_won", ["B5"]), "nines_won: names a card that is not a 9 in somebody's tricks"),
    (playing, put("seats.2.won", ["B5", "B4", "B7"]), "seats: B2 is nowhere"),
    # tickets and tokens
    (dealt, put("seats.0.bets", [{"ticket": "I", "wager": "0"}]), "seats[0].bets[0].ticket: I is not in play"),
    (dealt, put("seats.0.bets", [{"ticket": "V", "wager": "yes"}]), "seats[0].bets[0].wager: 'yes' is not printed on"),
    (dealt, put("seats.0.bets", [{"ticket": "V"}]), "seats[0].bets[0].wager: None is not printed on ticket V; it has"),
    (dealt, put("seats.0.bets", [{"ticket": "XVI"}]), "seats[0].bets[0].target: the counter-bet lies before another"),
    (dealt, put("seats.0.bets", [{"ticket": "XVI", "target": 0}]), "seats[0].bets[0].target: the counter-bet lies"),
    (mid_betting, put("seats.1.bets", [BET_V]), "seats[1].bets[0].ticket: V is held twice"),
    (mid_betting, put("seats.0.bets", [BET_V, BET_VI]), "seats[0].bets[1].ticket: a second ticket of one colour"),
    (mid_betting, put("seats.0.tokens", ["double"]), "seats[1].tokens: a token is held twice"),
    (mid_betting, put("seats.0.bets", [{**BET_V, "stake": 2}]), "seats[1].tokens: a token is held twice"),
    (
        mid_betting,
        all_of(
            put("seats.1.tokens", []),
            put("seats.0.bets", [{**BET_V, "stake": 2}, {"ticket": "VII", "wager": "no", "stake": 2}]),
        ),
        "seats[0].bets: two double-bet tokens in one round",
    ),
    (dealt, put("seats.0.three", 3), "seats[0].three: coins lie on a 3-coin token the seat does not hold"),
    (mid_betting, put("seats.1.tokens", ["three"]), "seats[1].three: 0 is out of range; the 3-coin token holds 3"),
    (mid_betting, put("seats.1.tokens", ["fight"]), "seats[1].shown: has 2 cards; allowed is 1"),
    (
        dealt,
        all_of(move("R1", "seats.0.hand", "seats.0.shown"), put("seats.0.shown", []), put("seats.0.fight_card", "R1")),
        "seats[0].fight_card: a card lies under a fight token the seat does not hold",
    ),
    (at_fight_card, put("decision", "action"), "seats[0]: 1 bets, tokens and talon cards are too many for 0 turns"),
    # the betting phase
    (dealt, put("seats.0.bets", [BET_V]), "seats[0]: 1 bets, tokens and talon cards are too many for 0 turns"),
    (mid_betting, put("seats.2.bets", [BET_VI]), "seats[2].shown: has 0 cards; allowed is 1"),
    (dealt, move("R1", "seats.0.hand", "seats.0.shown"), "seats[0].shown: has 1 cards; allowed is 0"),
    (at_action, put("decision", "turn"), "seats[0].shown: has 1 cards; allowed is 0"),
    (dealt, put("decision", "action"), "seats[0].shown: has 0 cards; allowed is 1"),
    (dealt, put("seats.0.known", ["B5"]), "seats[0]: 1 bets, tokens and talon cards are too many for 0 turns"),
    (dealt, put("obligation", True), "obligation: the dealer is obliged in the last turn only"),
    (obliged, put("obligation", False), "obligation: nobody has bet when the last turn begins: the dealer is obliged"),
    (
        obliged,
        all_of(put("seats.3.bets", [BET_V]), move("B2", "seats.3.hand", "seats.3.shown")),
        "obligation: seat 3 had bet before the last turn",
    ),
    (dealt, put("turn", 5), "turn: 5 is out of range; allowed is 1 to 4"),
    (dealt, put("seats.0.zone", 1), "seats[0].zone: 1 is out of range; coins come there while scoring"),
    (dealt, put("seats.0.streak", 9), "seats[0].streak: 9 is out of range; the match would have ended"),
    (playing, put("decision", "turn"), "decision: cards have been played: the betting phase is over"),
    # half-made choices
    (dealt, put("pending", {"ticket": "V"}), "pending.ticket: has no place in decision turn"),
    (dealt, put("pending", {"wager": "2"}), "pending.wager: belongs to a ticket, and none is named"),
    (at_action, put("decision", "wager"), "pending.ticket: is missing for decision wager"),
    (at_action, put("decision", "swap_give"), "pending.card: is missing for decision swap_give"),
    (at_stake, put("pending", {"ticket": "V"}), "pending.wager: is missing for decision stake"),
    (at_stake, put("pending", {"ticket": "I", "wager": "0"}), "pending.ticket: I is not in play"),
    (at_stake, put("pending", {"ticket": "V", "wager": "yes"}), "pending.wager: 'yes' is not printed on ticket V"),
    (at_stake, put("pending", {"ticket": "XVI", "wager": "loses"}), "pending.target: the counter-bet has a target"),
    (at_stake, put("pending", {"ticket": "V", "target": 1}), "pending.target: the counter-bet has a target"),
    (at_stake, put("seats.0.purse", 1), "decision: the stake is asked only with a double-bet token and two coins"),
    (at_counter_stake, put("pending.target", 0), "pending.target: the counter-bet lies before another seat"),
    (
        at_stake,
        all_of(
            put("decision", "wager"),
            put("pending", {"ticket": "V"}),
            put("seats.0.purse", 0),
        ),
        "pending.ticket: the seat may not take that ticket",
    ),
    (at_token_pay, put("pending", {"token": "fight"}), "pending.token: the seat may not take that token for a card"),
    (at_token_pay, put("seats.1.tokens", ["double"]), "seats[1]: 1 bets, tokens and talon cards are too many for 0"),
    (at_fight_card, put("seats.0.tokens", []), "decision: the seat does not hold the fight token"),
    (at_fight_card, put("decision", "modify"), "seats[0].fight_card: a card lies under the fight token once it"),
    (at_rewager, put("pending", {"ticket": "VI"}), "pending.ticket: the seat has no bet on that ticket which it may"),
    (
        at_rewager,
        all_of(
            put("seats.1.bets", [{"ticket": "XVI", "target": 0}]),
            move("B1", "seats.1.hand", "seats.1.shown"),
        ),
        "pending.ticket: the seat has no bet on that ticket which it may change",
    ),
    (
        at_rewager,
        all_of(put("seats.0.bets", [{"ticket": "XVI", "target": 1}]), put("pending", {"ticket": "XVI"})),
        "pending.ticket: the seat has no bet on that ticket which it may change",
    ),
    (at_swap, put("pending", {"card": "B9"}), "pending.card: is not in the talon"),
    (
        obliged,
        all_of(
            move("B2", "seats.3.hand", "seats.3.shown"), put("decision", "swap_give"), put("pending", {"card": "G6"})
        ),
        "decision: a dealer who must bet does nothing else",
    ),
    # tricks
    (playing, put("seat", 0), "seat: it is not this seat's turn to play a card"),
    (playing, put("turn", 3), "turn: 3 is out of range; betting ends with turn 4"),
    (playing, put("seats.0.bets", []), "seats: not everybody can be a traitor: a round has at least one bet"),
    (playing, put("leader", 1), "seats["),
    (
        playing,
        all_of(
            put("trick", ["Y7", "R2", "Y2"]), move("R2", "seats.3.hand", "seats.3.shown"), put("seats.3.shown", ["Y9"])
        ),
        "trick[1]: seat 3 has yellow and must follow",
    ),
    (playing, put("last_leader", None), "last_trick: last_leader, last_trick and last_winner come together"),
    (playing, put("last_winner", 3), "last_trick: is not a trick that seat 3 has taken"),
    (playing, put("last_leader", 1), "last_winner: the highest card of the suit led wins, and it is another seat's"),
    (first_lead, put("last_trick", ["B5"]), "last_trick: last_leader, last_trick and last_winner come together"),
    (
        first_lead,
        all_of(put("last_trick", ["B5"]), put("last_leader", 0), put("last_winner", 0)),
        "last_trick: no trick has been taken yet",
    ),
    (first_lead, all_of(put("leader", 2), put("seat", 2)), "leader: seat 0 leads the first trick"),
    (fought, all_of(put("leader", 0)), "seats[0]: has 8 cards; expected 7"),
    (
        fought,
        all_of(put("trick", []), put("seat", 1), put("seats.1.hand", ["B1", "B3", "B4", "B8", "G3", "G8", "B9"])),
        "leader: seat 1 leads the first trick with its fight card",
    ),
    (
        fought,
        all_of(put("trick", []), put("seat", 1), put("seats.1.fight_card", "B9")),
        "seats[1].fight_card: has led the first trick before anybody is asked",
    ),
    (playing, put("seats.1.tokens", ["fight", "double", "modifier", "three"]), "seats[1].three: 0 is out of range"),
    (first_lead, put("seats.0.tokens", ["double"]), "seats[0]: 5 bets, tokens and talon cards are too many for 4"),
    # scoring
    (playing, put("decision", "cash"), "decision: scoring comes after the last trick"),
    (cashing, put("decision", "play"), "seats[0].zone: 10 is out of range; coins come there while scoring"),
    (cashing, put("seats.0.streak", 3), "seats[0].streak: 3 is out of range; a bet was lost: the marker goes back"),
    (cashing, put("seat", 0), "seat: this seat has nothing to collect"),
    (cashing, put("seats.1.streak", 9), "seat: this seat has nothing to collect"),
    (cashing, put("last_winner", None), "last_trick: last_leader, last_trick and last_winner come together"),
    (
        cashing,
        all_of(put("last_winner", None), put("last_leader", None), put("last_trick", [])),
        "last_winner: is missing: scoring needs to know who won the last trick",
    ),
    (cashing, put("reason", "coins"), "reason: is said when the match is over, and only then"),
    (over, put("reason", ""), "reason: is said when the match is over, and only then"),
    (over, put("reason", "coins"), "reason: coins does not fit the coins, markers and round"),
    (over, put("reason", "track"), "reason: track does not fit the coins, markers and round"),
    (over, put("round", 4), "reason: rounds does not fit the coins, markers and round"),
]


@pytest.mark.parametrize(("make", "change", "message"), IMPOSSIBLE, ids=[f"{n}" for n in range(len(IMPOSSIBLE))])
def test_an_impossible_position_is_refused_with_the_reason(make: Make, change: Change, message: str) -> None:
    position = make()
    placed(position)
    change(position)
    with pytest.raises(BadData) as caught:
        placed(position)
    assert str(caught.value).startswith(message), str(caught.value)
    told_in_french(caught.value)


def test_who_does_not_follow_is_void() -> None:
    """A described trick tells as much as a played one."""
    at = Table(placed(playing()))
    at.do("play", card="B3")  # seat 1 has no yellow
    position = at.match.position()
    assert position["seats"][1]["void"] == ["yellow"]
    at.do("play", card="Y1")
    at.do("play", card="Y5")
    assert at.seat == 1
    at.do("play", card="R7")
    position = at.match.position()
    position["seats"][1]["void"] = []
    assert placed(position).position()["seats"][1]["void"] == ["yellow"]


def test_obligation_is_deduced_when_nothing_is_said() -> None:
    position = obliged()
    del position["obligation"]
    match = placed(position)
    assert match.view(3)["obliged"] and match.position()["obligation"]


# ---- what contradicts the rest


def after_a_nine_won() -> dict[str, Any]:
    """The position after a trick that a 9 has won (Y9 on the second trick of W1)."""
    at = peter_bets(table()).tricks(" | ".join(W1_TRICKS.split(" | ")[:2]))
    place = at.match.position()
    assert "Y9" in place["last_trick"] and place["nines_won"] == ["Y9"]
    return place


def test_a_nine_that_won_its_trick_is_said_to_have_won_it() -> None:
    place = after_a_nine_won()
    assert placed(place).position() == place
    with pytest.raises(BadData) as caught:
        arene.position("sponsio", {**place, "nines_won": []})
    assert str(caught.value) == "nines_won: Y9 won the last trick and is not there"
    with pytest.raises(BadData, match="nines_won: is missing: there are 9s in the tricks"):
        arene.position("sponsio", {name: value for name, value in place.items() if name != "nines_won"})


def test_a_discarded_nine_is_not_said_to_have_won() -> None:
    at = peter_bets(table()).tricks(" | ".join(W1_TRICKS.split(" | ")[:5]))  # B9 is discarded on R9
    place = at.match.position()
    with pytest.raises(BadData) as caught:
        arene.position("sponsio", {**place, "nines_won": sorted([*place["nines_won"], "B9"])})
    assert str(caught.value) == "nines_won: B9 was discarded on the last trick and is there"


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        (
            {"round": 2, "purses": (1000, 10, 10, 10)},
            "seats[0].purse: 1000 is out of range; the match would have ended",
        ),
        ({"round": 1, "purses": (10, 11, 10, 10)}, "seats[1].purse: 11 is out of range; in the first round nobody has"),
        ({"round": 1, "streaks": (0, 0, 1, 0)}, "seats[2].streak: 1 is out of range; in the first round nobody has"),
    ],
)
def test_coins_and_markers_that_cannot_be(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData) as caught:
        arene.position("sponsio", d1(**fields))
    assert str(caught.value).startswith(problem)


def test_at_the_end_all_coins_are_in_the_purses() -> None:
    """The coins won in the last round are kept for the tie-break only (spec 4.5)."""
    at = peter_bets(table(d1(round=5))).tricks(W1_TRICKS)
    while not at.match.over:
        at.do("keep")
    view = at.match.view(None)
    assert [(player["zone"], player["three"], player["score"]) for player in view["players"]] == [(0, 0, 0)] * 4
    assert [standing["ties"]["last_round"] for standing in view["standings"]] == [10, 2, 2, 2]
    place = at.match.position()
    twin = placed(place)
    assert twin.standings == at.match.standings and twin.position() == place
    place["seats"][0]["zone"] = 10
    with pytest.raises(BadData, match=r"seats\[0\].zone: 10 is out of range; at the end all is in the purses"):
        placed(place)
