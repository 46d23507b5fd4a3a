"""The worked examples W1 to W7 of the specification; W1 and W2 are the rule book's image 4 and its "if"."""

from __future__ import annotations

import pytest

import arene
from arene import Script
from tests.games.sponsio.table import (
    D1_HANDS,
    D1_TALON,
    W1_TRICKS,
    W2_TRICKS,
    Table,
    d1,
    own_edition,
    peter_bets,
    table,
)


def results(at: Table) -> dict[str, tuple[bool, int]]:
    """Ticket → won, coins; the counter-bet is XVI."""
    return {
        str(event.get("ticket", "XVI")): (event["won"], event["coins"])
        for event in at.events("bet_result", "counter_result")
    }


def test_w1_peter_loses_one_of_four_bets() -> None:
    at = peter_bets(table())
    assert at.events("traitors") == [{"kind": "traitors", "seats": [1, 2, 3]}]
    at.tricks(W1_TRICKS)
    assert [event["seat"] for event in at.events("trick_won")] == [2, 3, 2, 0, 0, 3, 2, 3]
    assert [event["card"] for event in at.events("nine_won")] == ["Y9", "G9", "R9"]
    view = at.match.view(None)
    assert [player["tricks"] for player in view["players"]] == [2, 0, 3, 3]
    assert view["players"][0]["taken"] == {"green": 4, "yellow": 0, "blue": 1, "red": 3}
    assert view["nines"]["beaten"] == ["B9"]
    assert results(at) == {"V": (True, 5), "XII": (True, 3), "VIII": (False, 0), "XIV": (True, 2)}
    assert [bet["status"] for bet in view["players"][0]["bets"]] == ["won", "won", "lost", "won"]
    assert [player["zone"] for player in view["players"]] == [10, 2, 2, 2]
    assert at.streaks() == [0, 1, 1, 1]
    assert [event["coins"] for event in at.events("traitor_result")] == [2, 2, 2]
    for seat in (1, 2, 3):
        assert at.seat == seat
        at.do("keep")
    assert at.events("round_winner") == [{"kind": "round_winner", "seats": [0], "bonus": 2}]
    assert at.events("round_ended")[0] == {
        "kind": "round_ended",
        "purses": [18, 12, 12, 12],
        "streaks": [0, 1, 1, 1],
        "scores": [10, 2, 2, 2],
    }
    assert at.match.view(None)["dealer"] == 0 and at.match.view(None)["round"] == 2


@pytest.mark.parametrize(("answer", "zone", "streak", "purse"), [("collect", 19, 0, 27), ("keep", 13, 4, 21)])
def test_w2_had_the_blue_nine_won(answer: str, zone: int, streak: int, purse: int) -> None:
    at = peter_bets(table()).tricks(W2_TRICKS)
    assert [event["seat"] for event in at.events("trick_won")] == [2, 0, 2, 2, 3, 3, 0, 1]
    assert sorted(event["card"] for event in at.events("nine_won")) == ["B9", "G9", "R9", "Y9"]
    assert results(at) == {"V": (True, 5), "XII": (True, 3), "VIII": (True, 3), "XIV": (True, 2)}
    assert [event["coins"] for event in at.events("traitor_result")] == [-4, -4, -4]
    assert at.streaks() == [4, 0, 0, 0]
    assert at.seat == 0 and at.player(0)["cash_value"] == 6
    at.do(answer)
    assert at.events("round_ended")[0]["scores"] == [zone, 0, 0, 0]
    assert at.purses() == [purse, 6, 6, 6] and at.streaks() == [streak, 0, 0, 0]
    assert at.match.view(None)["dealer"] == 0


def test_w3_double_counter_and_traitor() -> None:
    at = table()
    at.bet("R1", "V", "2").token("R7", "double", pay="G3").bet("G1", "X", "5+").passes()
    at.bet("Y2", "VIII", "yes").bet("B1", "XVI", 0, stake=2).bet("G2", "VI", "2").passes()
    at.passes(8)
    assert at.events("traitors")[0]["seats"] == [3]
    at.tricks(W1_TRICKS)
    assert results(at) == {"V": (True, 5), "VIII": (False, 0), "X": (True, 4), "VI": (False, 0), "XVI": (True, 6)}
    assert at.events("traitor_result") == [{"kind": "traitor_result", "seat": 3, "lost_bets": 2, "coins": 4}]
    assert at.streaks() == [0, 1, 0, 2]
    assert at.seat == 1
    at.do("collect")
    assert at.seat == 3
    at.do("collect")
    assert [event["coins"] for event in at.events("cash")] == [1, 2]
    assert at.events("round_ended")[0]["scores"] == [5, 7, 4, 6]
    assert at.events("round_winner")[0]["seats"] == [1]
    assert at.purses() == [13, 17, 12, 16]
    assert at.match.view(None)["dealer"] == 1


def test_w3_from_a_scripted_deal() -> None:
    """The same deal, dealt card by card from the dealer's left instead of described."""
    hands = [hand.split() for hand in D1_HANDS]
    order = [hands[seat][place] for place in range(8) for seat in range(4)] + D1_TALON.split()
    match = arene.new_match("sponsio", seats=4, options={"first_dealer": 3}, chance=Script([("deal", order)], seed=1))
    assert match.position() == table().match.position()


def test_w4_setup() -> None:
    three = arene.new_match("sponsio", seats=3, seed=1).view(None)
    assert " ".join(ticket["id"] for ticket in three["tickets"]) == "I III IV V VI VII VIII XVI"
    assert len(three["talon"]) == 3 and three["removed"] == "yellow"
    assert not any(card.startswith("Y") for card in three["talon"])
    four = arene.new_match("sponsio", seats=4, seed=1).view(None)
    assert " ".join(ticket["id"] for ticket in four["tickets"]) == "V VI VII VIII IX X XI XII XIII XIV XV XVI"
    assert len(four["talon"]) == 4
    for view in (three, four):
        assert all(player["hand_size"] == 8 and player["purse"] == 10 for player in view["players"])
        assert [token["id"] for token in view["tokens"] if token["free"]] == ["fight", "double", "modifier", "three"]


def test_w5_one_ticket_of_a_colour() -> None:
    at = table().bet("R1", "V", "2").passes(3)
    at.do("reveal", card="Y2")
    offered = at.offered("bet")
    assert "VI" not in offered and "XIII" not in offered
    assert "XII" in offered and "XVI" in offered


def ended(coins: list[int], markers: list[int], scores: tuple[int, ...] = (0, 0, 0, 0), round: int = 1) -> Table:
    """A match at the end of a round with these coins, markers and round scores; no bonus is paid.

    W1 is played up to the cashing, the boards are set, and seat 3 gives the last answer (a borrowed coin if need be).
    """
    no_bonus = own_edition(bonus={"winner": 0, "shared": 0})
    position = peter_bets(table(d1(round=round), edition=no_bonus)).tricks(W1_TRICKS).match.position()
    for record, coin, marker, score in zip(position["seats"], coins, markers, scores, strict=True):
        record.update(purse=coin - score, streak=marker, zone=score)
    borrows = markers[3] == 0
    if borrows:
        position["seats"][3].update(purse=coins[3] - scores[3] - 1, streak=1)
    position["seat"] = 3
    at = Table(arene.position("sponsio", position, seed=1, edition=no_bonus))
    at.do("collect" if borrows else "keep")
    return at


def winners(at: Table) -> list[int]:
    assert at.match.over
    ending = at.events("match_ended")[0]
    assert ending["winners"] == [s["seat"] for s in at.match.standings if s["rank"] == 1]
    return list(ending["winners"])


def test_w6_the_ninth_space_beats_coins() -> None:
    at = ended([31, 33, 12, 9], [0, 0, 9, 0])
    assert winners(at) == [2]
    assert at.events("match_ended")[0]["reason"] == "track"
    assert [(s["seat"], s["rank"]) for s in at.match.standings] == [(2, 1), (1, 2), (0, 3), (3, 4)]


def test_w6_most_coins() -> None:
    at = ended([31, 33, 12, 9], [0, 4, 0, 0])
    assert winners(at) == [1]
    assert at.events("match_ended")[0]["reason"] == "coins"


@pytest.mark.parametrize(("scores", "expected"), [((9, 7, 0, 1), [0]), ((9, 9, 0, 1), [0, 1])])
def test_w6_the_last_round_breaks_the_tie(scores: tuple[int, ...], expected: list[int]) -> None:
    assert winners(ended([34, 34, 12, 9], [0, 0, 0, 2], scores)) == expected


def test_w7_after_the_last_round_every_marker_is_paid() -> None:
    at = ended([25, 22, 24, 20], [0, 2, 1, 5], round=5)
    assert winners(at) == [3]
    ending = at.events("match_ended")[0]
    assert ending["reason"] == "rounds" and ending["coins"] == [25, 24, 25, 28]
    forced = [(event["seat"], event["coins"]) for event in at.events("cash") if event["choice"] == "forced"]
    assert forced == [(1, 2), (2, 1), (3, 8)]
    assert at.streaks() == [0, 0, 0, 0]
    assert [(s["seat"], s["rank"]) for s in at.match.standings] == [(3, 1), (0, 2), (2, 2), (1, 4)]
