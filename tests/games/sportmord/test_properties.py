"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from arene.core.chance import Fast
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
def test_a_question_has_a_choice(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 9: a die that fits one place only is laid all the same by hand."""
    for step in walk(seats, options, seed):
        for seat in step.state.awaiting():
            assert len(step.state.legal(seat)) >= (1 if step.position["decision"] == "lay" else 2)


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


# ---- What is hidden


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


def test_any_card_may_lie_anywhere_in_a_sampled_pile() -> None:
    state = next(walk(3, {}, 8)).state
    piles = [GAME.position(state.sample(0, Fast(number)))["piles"]["tennis"] for number in range(150)]
    assert [len(set(cards)) for cards in zip(*piles, strict=True)] == [4] * 12


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
