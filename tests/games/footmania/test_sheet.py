"""What the sheet tells a seat before it decides, and what the others may not learn from a question."""

from __future__ import annotations

import arene
from tests.games.footmania.positions import ELEVEN, do, kick_off, ready, seats, start, told


def test_ways_lead_to_the_destinations_without_turning_back() -> None:
    match = start(ready(seats(2)), ("die", 6))
    do(match, 0, "roll")
    view = match.view(0)
    assert set(view["ways"]) == set(view["destinations"]) == {"P03", "P15", "P21", "P33"}
    for cell, way in view["ways"].items():
        assert len(way) == 6 and way[-1] == cell and len(set(way)) == 6


def test_stars_possible_are_those_not_yet_seen_at_that_price() -> None:
    """What a seat holds itself cannot lie on the deck; what others hold unseen may, for all it knows."""
    nationals = [
        card for card in arene.load_game("footmania").edition().data["footballers"] if card["colour"] == "green"
    ]
    price = 600_000
    plain = [card["id"] for card in nationals if card["price"] == price and not card["bonus"]]
    starred = [card["id"] for card in nationals if card["price"] == price and card["bonus"]]
    top = {"seats": [{"squad": starred}, {}], "decision": "ready", "decks": {"national": plain[:1]}}
    mine, other = (start(top).view(seat)["decks"]["national"] for seat in (0, 1))
    assert mine["price"] == other["price"] == price
    assert 3 in mine["promise"]["stars"] and 4 not in mine["promise"]["stars"]
    assert {3, 4} <= set(other["promise"]["stars"])


def test_an_offer_shows_both_elevens() -> None:
    match = start(ready([{"squad": ELEVEN[:10]}, {"squad": ["G11"]}], beliefs={"G11": [2, 2, 0, 0, 0]}))
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "ask_card", "card": "G11"}])
    deal = match.view(0)["deal"]
    assert deal["effect"]["after"] - deal["effect"]["before"] == 4
    assert deal["effect"]["missing_before"] == [11] and deal["effect"]["missing_after"] == []
    assert {"card": "G11", "number": 11} in deal["effect"]["eleven"]
    assert deal["effect_on_known"]["after"] - deal["effect_on_known"]["before"] == -4


def test_forecasts_of_a_match_are_what_happens() -> None:
    first = {"squad": [*ELEVEN[:10], "G09"], "plus": ["form_2", "hostile_press"]}
    for action, plus in (("form_2", {"kind": "play_plus", "plus": "form_2"}), ("hostile_press", None)):
        match = kick_off([dict(first), {"squad": ELEVEN_OF_GREENS}])
        seat = match.awaiting[0]
        if seat:
            do(match, seat, "pass")
        said = match.view(0)["forecast"]["plus"][action]
        match.play(0, plus or {"kind": "play_plus", "plus": action})
        assert [side["strength"] for side in match.view(0)["sides"]] == said


ELEVEN_OF_GREENS = ["G01", "G02", "G03", "G04", "G05", "G06"]


def test_forecasts_are_for_the_seat_that_acts() -> None:
    match = kick_off([{"squad": ELEVEN, "plus": ["form_1"]}, {"squad": ["G01"], "plus": ["form_1"]}])
    seat = match.awaiting[0]
    assert match.view(seat)["forecast"] is not None
    assert match.view(1 - seat)["forecast"] is None and match.view(None)["forecast"] is None


def test_a_hostile_card_does_not_tell_who_could_answer() -> None:
    views = []
    for hand in (["cool_head", "form_1"], ["form_1", "form_1"]):
        match = kick_off([{"squad": ["Y01", "Y02"], "plus": ["frozen_pitch"]}, {"squad": ["G01", "G02"], "plus": hand}])
        do(match, 0, "play_plus", plus="frozen_pitch")
        views.append((match.awaiting, match.view(0), match.view(None)))
    assert views[0] == views[1]


def test_nobody_is_told_that_a_team_could_be_declared() -> None:
    drawn = {"seats": [{"squad": ELEVEN[:10]}, {}, {}], "decision": "buy", "active": 0, "drawn": "Y11"}
    match = start(drawn, phase1_end="declare")
    do(match, 0, "buy")
    assert match.view(0)["decision"] == "declare"
    assert {match.view(1)["decision"], match.view(None)["decision"]} == {"buy"}


def test_a_debtor_may_sell_to_another_but_give_nothing_away() -> None:
    owing = {"seats": [{"cash": 0, "squad": ["B02", "B08"]}, {}], "decision": "raise", "due": 600_000}
    match = start(owing)
    offer: list[dict[str, object]] = [{"kind": "offer", "seat": 1}, {"kind": "give", "card": "B02"}]
    match.play(0, [*offer, {"kind": "ask_money", "amount": 1_000_000}, {"kind": "send"}])
    do(match, 1, "accept")
    assert told(match, "paid")[0]["amount"] == 600_000


def test_an_order_taken_back_is_told_as_such() -> None:
    match = start(ready([{"squad": ["Y01"]}, {}]))
    do(match, 0, "order", card="Y01", percent=150)
    do(match, 0, "order", card="Y01", percent=0)
    speaker = arene.words.Speaker(match.game, "fr", ["Ada", "Inès"], match.edition)
    assert "Plus d’ordre" in speaker.event(match.events(0)[-1])


def test_the_score_without_each_footballer_opposite_is_what_happens() -> None:
    """A red card leaves his place empty, a grave injury puts a trainee there."""
    for plus in ("red_card", "grave_injury"):
        for victim in ("G01", "G04"):
            match = kick_off([{"squad": ELEVEN, "plus": [plus]}, {"squad": ELEVEN_OF_GREENS}])
            seat = match.awaiting[0]
            if seat:
                do(match, seat, "pass")
            said = match.view(0)["forecast"]["targets"][plus][victim]
            events = match.play(0, [{"kind": "play_plus", "plus": plus}, {"kind": "target", "card": victim}])
            assert next(event["score"] for event in events if event["kind"] == "footballer_off") == said


def test_everybody_sees_how_many_numbers_a_squad_lacks_at_least() -> None:
    match = start(ready([{"squad": ELEVEN[:4]}, {"squad": ["G01"]}]))
    for seat in (0, 1, None):
        assert [player["missing_least"] for player in match.view(seat)["players"]] == [7, 10]
