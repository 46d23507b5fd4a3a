"""The heuristic bot trades sensibly: it sells nothing below its price, buys nothing useless, and is not mute."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import arene
from arene.bots import make_bot
from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.core.state import Seen
from arene.games.footmania.bots.teams import team_of
from arene.games.footmania.rules import deals, market
from arene.games.footmania.rules.lineup import best_set, best_strength, fullest_set
from arene.games.footmania.rules.state import Footmania
from tests.games.footmania.positions import do, kick_off, ready, score, season, start, told, values
from tests.games.footmania.walks import EDITION, GAME

BOT = make_bot("heuristic", GAME)


def bot_plays(match: arene.Match, seat: int) -> None:
    """The bot answers, and composes its counter-offer if it makes one."""
    while match.awaiting == [seat]:
        match.play(seat, int(BOT.choose(match.seen(seat), Fast(1))))


def answer(position: dict[str, Any], *steps: dict[str, Any]) -> arene.Match:
    match = start(position)
    match.play(0, [{"kind": "offer", "seat": 1}, *steps])
    do(match, 0, "send")
    bot_plays(match, 1)
    return match


BOTS_SQUAD = ["B08", "G09", "Y10", "Y01", "Y02", "G03"]


def table() -> dict[str, Any]:
    known = {name: [2, 2, 2, 0, 2] for name in BOTS_SQUAD}
    players = [{"squad": ["Y03", "Y21", "G01"], "sponsors": ["Q10"]}, {"squad": BOTS_SQUAD, "sponsors": ["Q06"]}, {}]
    return ready(players, beliefs=known)


def money(kind: str, steps: int) -> list[dict[str, Any]]:
    return [{"kind": kind, "amount": 100_000}] * steps


EXPLOITS = [
    [{"kind": "ask_card", "card": "B08"}],  # for nothing
    [{"kind": "ask_card", "card": "B08"}, *money("give_money", 8)],  # at the bank's price
    [{"kind": "ask_card", "card": "Y10"}, *money("give_money", 1)],  # even a spare one not for a song
    [{"kind": "give", "card": "Y21"}, {"kind": "ask_card", "card": "B08"}],  # a star for a double
    [{"kind": "give", "card": "Y21"}, *money("ask_money", 3)],  # a double at full price and more
    [{"kind": "give", "card": "Y03"}, {"kind": "ask_sponsor", "sponsor": "shirt"}],  # its best sponsor
    [{"kind": "ask_card", "card": "Y01"}, *money("give_money", 4)],  # its only keeper, a little above the price
]


@pytest.mark.parametrize("steps", EXPLOITS)
def test_an_exploiter_gets_nothing(steps: list[dict[str, Any]]) -> None:
    match = answer(table(), *steps)
    assert not told(match, "deal")


def test_a_good_offer_is_accepted() -> None:
    match = answer(table(), {"kind": "give", "card": "G01"}, *money("ask_money", 1))
    assert told(match, "deal")


def test_a_low_offer_for_a_spare_footballer_is_countered() -> None:
    match = answer(table(), {"kind": "ask_card", "card": "Y10"}, *money("give_money", 1))
    assert match.awaiting == [0] and match.view(0)["deal"]["counters"] == 1
    content = match.view(0)["deal"]["content"]
    assert content["give"] == ["Y10"] and content["money"] < -100_000


class Exploiter:
    """Plays like the bot, but spends every initiative on greedy offers of the kinds above."""

    def __init__(self) -> None:
        self.deals = 0

    def choose(self, state: Footmania, seat: int, chance: Fast) -> int:
        legal = [int(action) for action in state.legal(seat)]
        offers = [action for action in legal if action in range(market.OFFER, market.OFFER + 4)]
        if offers and chance.below("exploit", 2):
            return offers[chance.below("exploit", len(offers))]
        if state.asked is deals.ASK_DRAFT:
            return self.draft(state, legal, chance)
        if state.asked is deals.ASK_ANSWER:
            return deals.DECLINE
        return int(BOT.choose(Seen(state, seat), chance))

    def draft(self, state: Footmania, legal: list[int], chance: Fast) -> int:
        """The dearest footballer it knows of, for one step of money; or its worst one for a lot."""
        deal, box = state.deal, state.setup.box
        wanted = [action for action in legal if action in range(deals.WISH_CARD, deals.WISH_CARD + len(box.cards))]
        if deal.holds_a_card():
            asking = len(deal.give) > 0
            most, least = deals.WISH_MONEY + 2, deals.GIVE_MONEY
            if asking and deal.money > -10 and most in legal:
                return most
            return least if not asking and deal.money == 0 and least in legal else deals.SEND
        if wanted and chance.below("exploit", 3):
            return max(wanted, key=lambda action: int(box.price[action - deals.WISH_CARD]))
        given = [action for action in legal if action in range(deals.GIVE, deals.GIVE + len(box.cards))]
        return min(given, key=lambda action: int(box.price[action - deals.GIVE])) if given else market.CANCEL


@pytest.mark.slow
def test_exploiting_the_bots_does_not_pay() -> None:
    """Over two-seat matches with the market open, greedy offers win no more than an even share."""
    wins = 0.0
    matches = 12
    for number in range(matches):
        chance = Fast(number)
        options = GAME.check_options(2, {"accelerated": True, "phase1_round_cap": 40, "lineup": "auto"})
        state = GAME.new_state(2, options, EDITION, chance, None)
        assert isinstance(state, Footmania)
        cheat, thinking = Exploiter(), Fast(100 + number)
        seat_of_cheat = number % 2
        while not state.over():
            seat = int(state.actor())
            if seat == seat_of_cheat:
                action = cheat.choose(state, seat, thinking)
            else:
                action = int(BOT.choose(Seen(state, seat), thinking))
            state.play(seat, action, chance, None)
        best = [standing.seat for standing in state.standings() if standing.rank == 1]
        wins += (seat_of_cheat in best) / len(best)
    assert wins <= matches * 0.75


def test_the_bots_are_not_mute() -> None:
    """In a match among themselves they make offers and put footballers up, and some of it comes to a deal."""
    chance, out = Fast(5), Events()
    state = GAME.new_state(3, GAME.check_options(3, {"accelerated": True}), EDITION, chance, out)
    assert isinstance(state, Footmania)
    while not state.over():
        seat = int(state.actor())
        state.play(seat, BOT.choose(Seen(state, seat), chance), chance, out)
    seen = Counter(event.kind for event in out.items)
    listed = [event for event in out.items if event.kind == "auction_opened" and event.params["seller"] is not None]
    assert seen["offer_made"] >= 8 and len(listed) >= 3
    sold = sum(event.kind == "auctioned" and event.params["seller"] is not None for event in out.items)
    assert seen["deal"] + sold >= 2
    assert min(int(best_strength(state.setup.box, player.squad)) for player in state.players) > 20


def test_an_offer_that_was_declined_is_not_made_again() -> None:
    """Between the same two seats, about the same footballer, until the phase or the day changes."""
    for number in range(3):
        chance, out = Fast(number), Events()
        state = GAME.new_state(4, GAME.check_options(4, {"accelerated": True}), EDITION, chance, out)
        assert isinstance(state, Footmania)
        asked: set[tuple[object, ...]] = set()
        while state.phase == 1:
            seat, before = int(state.actor()), len(out.items)
            state.play(seat, BOT.choose(Seen(state, seat), chance), chance, out)
            for event in out.items[before:]:
                if event.kind == "offer_made" and not event.params["counter"]:
                    about = tuple(str(event.params[name]) for name in ("seat", "to", "give", "ask"))
                    assert about not in asked
                    asked.add(about)
        assert asked


def test_a_card_too_dear_is_left_where_it_lies() -> None:
    match = start({"seats": [{"cash": 100_000, "cell": "P01", "squad": ["Y01", "Y12"]}, {}], "decision": "draw"})
    assert match.action(int(BOT.choose(match.seen(0), Fast(1)))).kind == "leave"


def test_money_on_the_wrong_side_of_a_draft_is_dropped() -> None:
    """A draft that gives money cannot ask for some: whoever goes on with it starts anew."""
    players = [{"squad": ["Y01", "Y12", "G01"]}, {"squad": ["Y02"]}, {}]
    match = start(ready(players))
    match.play(0, [{"kind": "offer", "seat": 1}, {"kind": "give_money", "amount": 100_000}])
    assert match.action(int(BOT.choose(match.seen(0), Fast(1)))).kind == "cancel"


def test_what_a_bot_would_do_with_the_rest_of_a_draft_is_accepted() -> None:
    """Step after step, from any draft: the rules take the whole list."""
    for steps in ([], [{"kind": "give_money", "amount": 500_000}], [{"kind": "ask_money", "amount": 100_000}]):
        match = start(table())
        match.play(0, [{"kind": "offer", "seat": 1}, *steps])
        while match.awaiting == [0] and match.view(0)["decision"] == "draft":
            match.play(0, int(BOT.choose(match.seen(0), Fast(1))))


def test_equals_are_decided_by_the_bots_own_chance() -> None:
    """Three of five stars each: any of them may get the red card; with the same chance always the same one."""
    strong = {"squad": ["B05", "R05", "R08"], "plus": ["form_1"]}
    match = kick_off([strong, {"plus": ["red_card"], "squad": ["Y01"]}])
    do(match, 1, "play_plus", plus="red_card")
    chosen = {int(BOT.choose(match.seen(1), Fast(seed))) for seed in range(30)}
    assert len(chosen) == 3
    assert len({int(BOT.choose(match.seen(1), Fast(7))) for _ in range(5)}) == 1


def test_a_team_looked_up_is_the_team_found() -> None:
    """Squads asked about again, in between those of another box and of other cards."""
    boxes = []
    for _ in range(2):
        state = GAME.new_state(2, GAME.check_options(2, {}), GAME.edition(), Fast(1), None)
        assert isinstance(state, Footmania)
        boxes.append(state.setup.box)
    for number in range(60):
        chance = Fast(number % 20)
        cards = sorted({int(chance.below("card", len(boxes[0].cards))) for _ in range(number % 20)})
        box, squad = boxes[number % 2], vec[i64](cards)
        team = team_of(box, squad)
        assert list(team.best) == list(best_set(box, squad)) and list(team.full) == list(fullest_set(box, squad))
        assert team.strength == best_strength(box, squad)
        assert team.bank == sum(box.devalued[card] for card in cards if card not in list(team.best))


def test_a_change_is_not_made_for_somebody_stronger() -> None:
    """The substitute has more stars than the keeper, but only the number of the one who has more than he."""
    match = kick_off([{"squad": ["Y01", "B07", "G09"]}, {"squad": ["Y02", "R09"]}])
    assert score(match) == [-1, 0] and match.awaiting == [0]
    assert values(match, 0, "bring_on", "card") == ["G09"]
    assert {match.action(int(BOT.choose(match.seen(0), Fast(seed)))).kind for seed in range(10)} == {"pass"}


def test_a_change_is_made_for_a_trainee() -> None:
    match = kick_off([{"squad": ["Y01", "Y09", "Y20"]}, {"squad": ["Y02"], "plus": ["grave_injury"]}])
    match.play(1, [{"kind": "play_plus", "plus": "grave_injury"}, {"kind": "target", "card": "Y20"}])
    assert score(match) == [-8, -8] and match.awaiting == [0]
    bot_plays(match, 0)
    assert told(match, "substituted")[0] == {
        **told(match, "substituted")[0],
        "off": None,
        "on": "Y09",
        "score": [-5, -8],
    }


def test_a_change_is_made_for_somebody_weaker_whose_place_is_free() -> None:
    """Left on the bench by hand, he is missed."""
    match = start(season([{"squad": ["Y01", "Y09", "Y20"]}, {"squad": ["Y02", "Y03"]}]), ("die", 1), market="bank_only")
    do(match, 0, "roll")
    match.play(0, [{"kind": "toggle", "card": "Y20"}, {"kind": "toggle", "card": "Y09"}, {"kind": "confirm"}])
    do(match, 1, "confirm")
    assert score(match) == [-5, -5]
    bot_plays(match, 0)
    assert told(match, "substituted")[0]["on"] == "Y20" and told(match, "substituted")[0]["off"] == "Y09"
