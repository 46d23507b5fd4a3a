"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.playout import random_playout
from arene.games.sportmord.rules import training
from arene.games.sportmord.rules.state import Sportmord
from tests.games.sportmord.walks import EDITION, GAME, OPTIONS, SEATS, SEEDS, SPORTS, Step, walk

RUNS = settings(max_examples=20)
LONG_RUNS = settings(max_examples=8)

Position = dict[str, Any]


def under_way(position: Position, sport: str) -> bool:
    return bool(position["sport"] == sport)


def cards_of(position: Position, sport: str) -> Counter[str]:
    """All cards of a sport, wherever they lie."""
    cards = Counter(position["piles"][sport])
    if under_way(position, sport):
        cards.update(position["revealed"])
    for player in position["seats"]:
        cards["training"] += player["units"].get(sport, 0)
        cards.update(injury["card"] for injury in player["injuries"] if injury["sport"] == sport)
        cards["u6"] += sport in player["fatal"]
        if under_way(position, sport) and player["card"]:
            cards[player["card"]] += 1
    return cards


def closed(position: Position) -> set[str]:
    return {sport for player in position["seats"] for sport in player["fatal"]}


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_nothing_is_lost_or_made(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariants 1 to 4: cards, pills and dice."""
    for step in walk(seats, options, seed):
        position = step.position
        for sport in SPORTS:
            assert cards_of(position, sport) == {"training": 9, "u2": 1, "u4": 1, "u6": 1}
            if sport not in closed(position) and not (position["phase"] == 8 and under_way(position, sport)):
                assert "u6" in position["piles"][sport]
        held = sum(len(p["doped"]) + len(p["doped_at"]) + p["pills"] for p in position["seats"])
        assert step.state.reserve + held == 12
        assert step.state.reserve >= 0
        if position["decision"] == "coach":
            assert not any(player["doped_at"] or player["doped"] for player in position["seats"])
        for number, player in enumerate(position["seats"]):
            injured = sum(injury["die"] is not None for injury in player["injuries"])
            busy = len(player["old"]) + len(player["new"]) + injured + len(player["fatal"])
            assert step.state.players[number].free == 10 - busy >= 0


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_laid_dice_rise_by_one_step(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 3, as each die is laid."""
    before: Position | None = None
    for step in walk(seats, options, seed):
        for event in step.events:
            if event.kind == "placed" and before is not None:
                params = event.params
                old = before["seats"][params["seat"]]["old"].get(params["sport"], 0)
                if params["doped"]:
                    leap = options["doped_leap"] and old
                    assert params["face"] > old if leap else params["face"] == old + 1
                else:
                    assert params["face"] <= old + 1
        before = step.position


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_cards_turned_up_are_shared_out_and_the_last_one_closes(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 5: as many cards as dice or all there are, to different seats; the last card closes the sport."""
    open_cards: dict[str, Any] = {}
    for step in walk(seats, options, seed):
        for event in step.events:
            if event.kind == "revealed":
                open_cards = {**event.params, "seats": []}
            if event.kind == "card_taken":
                open_cards["seats"].append(event.params["seat"])
            if event.kind == "agreed":
                open_cards["seats"] = list(range(len(open_cards["cards"])))
            if event.kind == "evaluated" and open_cards.get("sport") == event.params["sport"]:
                assert len(set(open_cards["seats"])) == len(open_cards["cards"])
            if event.kind == "sport_closed":
                open_cards["last"] = False
            if event.kind == "round_started":
                assert not open_cards.get("last"), "the last card was shown and the sport is still open"
                open_cards = {}


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_closed_is_closed_and_scars_stay(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariants 6 to 8: closed sports are safe, injuries stay, scores have bounds."""
    before: Position | None = None
    for step in walk(seats, options, seed):
        position = step.position
        if before is not None:
            assert closed(before) <= closed(position)
            for was, player in zip(before["seats"], position["seats"], strict=True):
                assert len(was["injuries"]) <= len(player["injuries"])
                for sport in closed(before):
                    assert was["units"].get(sport) == player["units"].get(sport)
                    assert sport not in player["new"] or sport in was["new"]
        for player in position["seats"]:
            for injury in player["injuries"]:
                assert injury["die"] in {"u2": (None, 1, 2), "u4": (None, 1, 2, 3, 4)}[injury["card"]]
        for standing in step.state.standings():
            assert 0 <= standing.score <= 72
            assert (standing.score == 0) == (not position["seats"][standing.seat]["units"])
        before = position


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_a_legal_action_always_exists(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 9; and nobody else is offered anything."""
    for step in walk(seats, options, seed):
        awaited = [int(seat) for seat in step.state.awaiting()]
        assert awaited == sorted(awaited)
        assert bool(awaited) != step.state.over()
        assert step.state.actor() == (awaited[0] if awaited else -1)
        for seat in range(seats):
            actions = list(step.state.legal(seat))
            assert len(set(actions)) == len(actions)
            least = 1 if step.position["decision"] == "lay" else 2
            assert len(actions) >= least if seat in awaited else not actions


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_coaches_change_hands(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 10."""
    holders: dict[int, int] = {}
    for step in walk(seats, options, seed):
        position = step.position
        holders.setdefault(position["round"], position["first"])
        assert holders[position["round"]] == position["first"]
        if position["decision"] not in ("coach", "over"):
            assert position["best"] not in (None, position["first"])
    for number, holder in list(holders.items())[1:]:
        assert holder == (holders[number - 1] + 1) % seats


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_positions_round_trip(seats: int, options: dict[str, Any], seed: int) -> None:
    """A state written down and read back is the same, at every step."""
    for step in walk(seats, {**options, "round_limit": 10}, seed):
        again = step.again()
        assert GAME.position(again) == step.position
        for seat in range(seats):
            assert list(again.legal(seat)) == list(step.state.legal(seat))
        assert GAME.view(again, 0) == GAME.view(step.state, 0)


@LONG_RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_a_position_has_the_same_future(seats: int, options: dict[str, Any], seed: int) -> None:
    for number, step in enumerate(walk(seats, options, seed)):
        if number % 40 == 17:
            twin, original = step.again(), step.state.clone()
            random_playout(twin, Fast(seed))
            random_playout(original, Fast(seed))
            assert GAME.position(twin) == GAME.position(original)


# ---- What is hidden


def seen(state: Sportmord, seat: int) -> tuple[Any, list[int]]:
    return GAME.view(state, seat), [int(action) for action in state.legal(seat)]


@LONG_RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_the_order_of_unseen_cards_shows_nowhere(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 11: turn the unseen part of every pile upside down; nobody notices."""
    for number, step in enumerate(walk(seats, options, seed)):
        hidden = {**step.position, "piles": {}}
        for sport, pile in step.position["piles"].items():
            unseen = step.position["unseen"][sport]
            hidden["piles"][sport] = pile[:unseen][::-1] + pile[unseen:]
        twin = GAME.state_from(hidden, seats, step.options, EDITION)
        assert isinstance(twin, Sportmord)
        for seat in {int(step.state.seat), number % seats}:
            assert seen(twin, seat) == seen(step.state, seat)
        assert GAME.view(twin, None) == GAME.view(step.state, None)


@RUNS
@given(SEATS, SEEDS)
def test_a_hidden_wish_shows_nowhere(seats: int, seed: int) -> None:
    """Another wish of somebody else: same view, legal actions and events for everybody but him."""
    found = 0
    for step in walk(seats, {"round_limit": 12}, seed, laying=0.9):
        state = step.state
        if state.asked is not training.ASK_WISH or len(state.awaiting()) < 2:
            continue
        found += 1
        seat = int(state.awaiting()[0])
        views, told = [], []
        for action in state.legal(seat):
            world = state.clone()
            out = Events()
            world.play(seat, action, Fast(seed), out)
            others = [other for other in range(seats) if other != seat]
            views.append([seen(world, other) for other in others])
            told.append([event.seen_by(other) for event in out.items for other in [*others, None]])
        assert all(view == views[0] for view in views)
        assert all(events == told[0] for events in told)


@LONG_RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_sampled_worlds_keep_what_is_known_and_vary(seats: int, options: dict[str, Any], seed: int) -> None:
    chance = Fast(seed)
    for number, step in enumerate(walk(seats, options, seed)):
        if step.state.over() or number % 9:
            continue
        for seat in (0, seats - 1):
            worlds = [step.state.sample(seat, chance) for _ in range(6)]
            for world in worlds:
                assert seen(world, seat) == seen(step.state, seat)
            assert step.position == GAME.position(step.state), "sampling changed the state itself"
            unknown = [s for s in SPORTS if s not in closed(step.position) and step.position["unseen"][s] > 3]
            piles = {str(GAME.position(world)["piles"]) for world in worlds}
            assert len(piles) > 1 or len(unknown) < 2


def test_sampled_wishes_of_others_vary() -> None:
    varied = 0
    for step in walk(5, {"round_limit": 40}, 8, laying=0.9):
        state = step.state
        made = [seat for seat, player in enumerate(state.players) if player.wish >= 0]
        if state.asked is not training.ASK_WISH or not made:
            continue
        watcher = int(state.awaiting()[0])
        wishes = {state.sample(watcher, Fast(number)).players[made[0]].wish for number in range(40)}
        own = {state.sample(made[0], Fast(number)).players[made[0]].wish for number in range(10)}
        assert own == {state.players[made[0]].wish}
        assert len(wishes) > 1
        varied += 1
    assert varied


# ---- Termination


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_a_round_has_bounded_decisions(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 13. A reroll is chosen in up to seven steps here, face by face."""
    decisions: Counter[tuple[int, str]] = Counter()
    for step in walk(seats, options, seed):
        decisions[step.position["round"], step.position["decision"]] += 1
    for (_round, decision), number in decisions.items():
        if decision == "lay":
            assert number <= 9 * seats
        if decision == "dope":
            assert number <= 12 + seats
        if decision in ("wish", "take", "reroll", "meddle"):
            assert number <= 8 * (2 * seats + 7 * 62)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_matches_end_by_closing_every_sport(seats: int) -> None:
    """With doping in play even random players close all sports within 200 rounds."""
    options = GAME.check_options(seats, {"round_limit": 200})
    for seed in range(4):
        chance = Fast(seed)
        state = GAME.new_state(seats, options, EDITION, chance, None)
        assert isinstance(state, Sportmord)
        random_playout(state, chance)
        assert state.closed == 255


def test_the_round_limit_ends_the_match() -> None:
    last: Step | None = None
    for step in walk(3, {"round_limit": 10}, 5, laying=0.0):
        last = step
    assert last is not None
    assert last.position["round"] == 10
    ended = last.events[-1]
    assert ended.kind == "match_ended"
    assert ended.params["reason"] == "limit"
