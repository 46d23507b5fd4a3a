"""What the sheet tells a seat before it decides, and what the others may not learn from a question."""

from __future__ import annotations

import pytest

import arene
from arene.games.footmania.eyes import forecast
from arene.games.footmania.rules.state import Footmania
from tests.games.footmania.positions import ELEVEN, do, kick_off, ready, season, seats, start, told


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


FOOTBALLERS = arene.load_game("footmania").edition().data["footballers"]


def one_of(numbers: list[int] | str, colour: str = "") -> str:
    """A footballer with these numbers."""
    return str(next(card["id"] for card in FOOTBALLERS if card["numbers"] == numbers and colour in card["colour"]))


def state_of(match: arene.Match) -> Footmania:
    assert isinstance(match.state, Footmania)
    return match.state


def filled(squad: list[str], card: str) -> set[int]:
    state = state_of(start(ready([{"squad": squad}, {}])))
    numbers = {name: number for number, name in enumerate(state.setup.box.cards)}
    own = state.players[0].squad
    return forecast.fills(state, own, set(forecast.missing(forecast.eleven(state, own))), numbers[card])


def test_a_footballer_fills_a_number_that_another_moves_to() -> None:
    """A 4 alone lets the 4 or 5 play at 5; a utility player can stand anywhere but in goal."""
    either = one_of([4, 5])
    assert filled([either], one_of([5])) == {5}
    assert filled([either], one_of([4])) == {5}
    assert filled([either, one_of([5])], one_of([4])) == set()
    assert filled(ELEVEN[1:7], one_of("JP")) == {8, 9, 10, 11}
    assert filled(ELEVEN[1:], one_of("JP")) == set()


def test_one_foreigner_too_many_fills_nothing() -> None:
    foreign = [one_of([number], "red") for number in (9, 10, 1)]
    assert filled(foreign[:2], foreign[2]) == {1}
    assert filled(foreign, one_of([3], "red")) == set()


def test_a_back_promises_nothing_only_where_nothing_under_it_helps() -> None:
    match = start(ready([{"squad": [*ELEVEN[1:7], one_of([9, 10])]}, {}]))
    view, state = match.view(0), state_of(match)
    box, squad = state.setup.box, state.players[0].squad
    for deck, name in enumerate(("national", "foreign")):
        promised = view["decks"][name]["promise"]["fills"]
        price = view["decks"][name]["price"]
        unseen = [
            card
            for card in range(len(box.cards))
            if box.deck[card] == deck and state.francs(box.price[card]) == price and card not in list(squad)
        ]
        effects = [forecast.effect(state, squad, [card], []) for card in unseen]
        helps = any(len(one["missing_after"]) < len(one["missing_before"]) for one in effects)
        assert helps == bool(promised)


def test_nobody_comes_on_in_a_euromatch() -> None:
    """Neither line-up nor cards speak of changes there (spec 4.7)."""
    euro = season([{"squad": [*ELEVEN, "G05"], "plus": ["form_1"], "progress": 8}, {}], decks={"euromatch": ["E03"]})
    match = start(euro, ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "play")
    side = match.view(0)["sides"][0]
    assert (side["changes_left"], side["changes_most"]) == (0, 0) and side["plus_left"] == side["plus_most"] > 0
    speaker = arene.words.Speaker(match.game, "fr", ["Ada", "Inès"], match.edition)
    assert "changement" not in str(speaker.panels(match.view(0)))


def test_an_offer_shows_both_elevens() -> None:
    match = start(ready([{"squad": ELEVEN[:10]}, {"squad": ["G11"]}], beliefs={"G11": [2, 2, 0, 0, 0]}))
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "ask_card", "card": "G11"}])
    deal = match.view(0)["deal"]
    assert deal["effect"]["after"] - deal["effect"]["before"] == 4
    assert deal["effect"]["missing_before"] == [11] and deal["effect"]["missing_after"] == []
    assert {"card": "G11", "number": 11} in deal["effect"]["eleven"]
    assert deal["effect_on_known"]["after"] - deal["effect_on_known"]["before"] == -4


def test_who_refused_a_footballer_is_not_told_what_he_would_bring() -> None:
    match = start({"seats": seats(3), "decision": "buy", "active": 0, "drawn": "Y01"})
    do(match, 0, "refuse")
    assert match.view(0)["auction"]["effect"] is None
    assert match.view(1)["auction"]["effect"]["after"] > match.view(1)["auction"]["effect"]["before"]


def test_the_market_is_held_during_a_match() -> None:
    assert start(ready(seats(2))).view(0)["market"] == "open"
    assert start(ready(seats(2)), market="bank_only").view(0)["market"] == "bank"
    match = kick_off([{"squad": ELEVEN}, {}, {}], market="full", between_matches=False)
    while match.view(None)["decision"] == "market":
        do(match, match.awaiting[0], "pass")
    assert match.view(None)["decision"] == "lineup" and match.view(None)["market"] == "held"
    assert kick_off([{"squad": ELEVEN}, {}, {}], 5, market="full").view(None)["market"] == "closed"


def test_who_is_level_shares_his_place() -> None:
    """Before a play-off nothing is looked at but points and pennants."""
    for day, strengths, ranks in ((0, [], ["1", "1", "1", "1"]), (1, [5, 1, 3, 3], ["1", "2", "2", "4"])):
        match = start(season([{}, {}, {}, {}], day, strengths=strengths))
        view = match.view(None)
        counts = [(player["points"], player["pennants"]) for player in view["players"]]
        assert [str(one["rank"]) for one in view["league"]] == ranks
        assert all(one["rank"] == 1 + sum(other > counts[one["seat"]] for other in counts) for one in view["league"])
        panels = arene.Speaker(match.game, "en", ["Ada", "Bruno", "Cléo", "Dan"]).panels(view)
        rows = next(panel for panel in panels if panel.id == "league").rows
        assert [row[0][0].text for row in rows] == ranks


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


@pytest.mark.parametrize(("accelerated", "least"), [(False, 6), (True, 5)])
def test_a_foreigner_too_many_fills_no_number(accelerated: bool, least: int) -> None:
    """Four red backs and two blue ones: at most three foreigners are in the team that ends the recruiting."""
    match = start(ready([{}, {"squad": ["R01", "R02", "R03", "R04", *ELEVEN[4:6]]}]), accelerated=accelerated)
    for seat in (0, 1, None):
        assert match.view(seat)["players"][1]["missing_least"] == least
    for lang, said in (("fr", "≥\u00a06 à trouver"), ("en", "≥\u00a06 to find")):
        assert arene.words.words(lang, "footmania")("draw-far-short", count=6) == said
