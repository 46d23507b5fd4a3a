"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

import arene
from arene.core.chance import Fast
from arene.games.lanista.rules import bags
from arene.games.lanista.rules.state import Lanista
from arene.words import said
from tests.games.lanista.table import DATA, GAME, OPTIONS, SEATS, SEEDS, walk

RUNS = settings(max_examples=4)

Position = dict[str, Any]
Params = dict[str, Any]
COPIES = {event["id"]: event["copies"] for event in DATA["events"]}


def events_of(position: Position) -> Counter[str]:
    cards = Counter([*position["events"], *position["event_discard"], *position["events_out"]])
    for player in position["seats"]:
        cards.update(player["hand"])
        cards.update(player["swaps"])
        for gladiator in player["school"]:
            cards.update(gladiator["attached"])
    if position["card"] is not None:
        cards[position["card"]["card"]] += 1
    return cards


def check_cards(position: Position, state: Lanista) -> None:
    """Invariant 1: nothing is lost or made."""
    schools = [one["id"] for player in position["seats"] for one in player["school"]]
    piles = ("gladiators", "gladiator_discard", "gladiators_out", "recruits")
    gladiators = [*schools, *(card for pile in piles for card in position[pile])]
    assert sorted(gladiators) == sorted(one["id"] for one in DATA["gladiators"])
    assert all(len(player["school"]) <= 6 for player in position["seats"])
    held = [one["contract"] for player in position["seats"] for one in player["contracts"]]
    contracts = Counter([*held, *position["contracts"], *position["shown"], *position["spent"]])
    wanted = Counter(one["id"] for one in DATA["contracts"] if state.setup.sine_missione or not one["sine_missione"])
    assert contracts == wanted
    titles = {name for title, name in enumerate(state.setup.box.titles) if state.setup.titles >> title & 1}
    assert events_of(position) == Counter({title: COPIES[title] for title in titles})


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_invariants(seats: int, options: dict[str, Any], seed: int) -> None:
    known_xp: dict[str, int] = {}
    phase = 0
    for number, step in enumerate(walk(seats, options, seed)):
        state = step.state
        for seat in state.awaiting():
            assert len(state.legal(seat))  # 8
        for event in step.events:
            params: Params = dict(event.params)
            if event.kind == "combat_token_drawn":
                assert sum(params["bag"].values()) >= 1 and params["bag"]["black"] == 0  # 3
            if event.kind == "card_announced":
                title = next(one for one in DATA["events"] if one["id"] == params["card"])
                assert title["phase"] == phase  # 7
        phase = int(state.phase)
        if number % 6 == 0 and phase > 0:
            check_cards(step.position, state)
            check_seats(step.position, state, known_xp)


def check_seats(position: Position, state: Lanista, known_xp: dict[str, int]) -> None:
    for number, player in enumerate(position["seats"]):
        assert player["money"] >= 0 and player["money"] % 50 == 0 and 0 <= player["ap"] <= 5  # 2
        assert sum(player["tokens"].values()) + player["placed"] == 3
        assert player["slipped"] <= bags.own_cap(state, number) or player["poisoned"]  # 5
        assert len(player["contracts"]) <= (1 if state.winter() else 2)  # 6
        for one in player["school"]:
            assert known_xp.get(one["id"], 0) <= one["xp"] <= 5
            known_xp[one["id"]] = one["xp"]
    for card in [*position["gladiator_discard"], *position["recruits"], *position["gladiators"]]:
        known_xp.pop(card, None)  # sold to the bank: he comes back as new


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_prestige_is_the_sum_of_what_was_told(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariants 9 and 10; and rounds are as many as the options say."""
    points, rounds, decisions = Counter[int](), 0, 0
    state = None
    for step in walk(seats, options, seed):
        state = step.state
        decisions += 1
        for event in step.events:
            params: Params = dict(event.params)
            if event.kind == "prestige_changed":
                points[params["seat"]] += params["amount"]
                assert params["total"] == points[params["seat"]]
            rounds += event.kind == "round_started"
    assert state is not None
    assert [int(player.prestige) for player in state.players] == [points[seat] for seat in range(seats)]
    assert rounds == (2 if options["season_plan"] == "winter_only" else 4)
    assert decisions < 250 * seats


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_contract_fights_are_of_healthy_pairs(seats: int, options: dict[str, Any], seed: int) -> None:
    """Invariant 4."""
    before: Position | None = None
    for step in walk(seats, options, seed):
        for event in step.events:
            params: Params = dict(event.params)
            if event.kind == "combat_announced" and params["contract"] is not None and before is not None:
                mine = before["seats"][params["seat"]]
                fighters = [one for one in mine["school"] if one["id"] in params["gladiators"]]
                contract = next(one for one in DATA["contracts"] if one["id"] == params["contract"])
                held = next(one for one in mine["contracts"] if one["contract"] == contract["id"])
                assert all(one["health"] == "good" or one["fit"] for one in fighters)
                pair = params["armaturae"]
                if not held["any_pair"]:
                    assert "/".join(pair) in contract["pairs"] or "/".join(pair[::-1]) in contract["pairs"]
        before = step.position if step.position["decision"] in ("combat", "pair") else before


def test_a_preset_is_an_option_too() -> None:
    options = GAME.check_options(2, {"preset": "advanced", "years": 1})
    assert (options["years"], options["lanistas"], options["resale"]) == (1, "random", True)
    with pytest.raises(arene.BadData, match="'huge' is not one of those of lanista: first, standard"):
        GAME.check_options(2, {"preset": "huge"})


def test_winter_only_is_one_year() -> None:
    with pytest.raises(arene.BadData, match="years") as refused:
        GAME.check_options(2, {"season_plan": "winter_only", "years": 2})
    assert "tours d’hiver" in said(refused.value, "fr") and "winter rounds" in said(refused.value, "en")


# ---- Secrets


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_nobody_learns_who_is_asked_in_a_window(seats: int, options: dict[str, Any], seed: int) -> None:
    for number, step in enumerate(walk(seats, options, seed)):
        if number % 5 == 0 and step.position["decision"] in ("window", "counter"):
            for viewer in (None, *range(seats)):
                view = GAME.view(step.state, viewer)
                if viewer != step.position["seat"]:
                    assert view["awaiting"] == [] and view["decision"] == "window" and view["playable"] == []


@RUNS
@given(SEATS, SEEDS)
def test_hands_are_seen_by_their_owner_only(seats: int, seed: int) -> None:
    for number, step in enumerate(walk(seats, {}, seed)):
        for viewer in (None, *range(seats)) if number % 20 == 0 else ():
            view = GAME.view(step.state, viewer)
            assert view["hand"] == (step.position["seats"][viewer]["hand"] if viewer is not None else None)
        for event in step.events:
            if event.kind == "cards_drawn":
                assert event.seats == (event.params["seat"],) and event.others is not None
                assert "cards" not in event.others


def test_a_spy_remembers_what_he_saw() -> None:
    """Sampled worlds keep the cards a seat has seen."""
    from tests.games.lanista.table import A, B, start

    match = start({}, {"hand": ["E05", "E16", "E17"], "known": [["E16", "E17"], []]}, decision="buy", recruits=["G01"])
    seen = match.seen(A)
    hands = set()
    for number in range(30):
        world = seen.world(Fast(number))
        hand = GAME.position(world)["seats"][B]["hand"]
        assert {"E16", "E17"} <= set(hand) and len(hand) == 3
        hands.add(tuple(hand))
    assert len(hands) > 5
