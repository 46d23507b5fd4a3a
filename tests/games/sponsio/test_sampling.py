"""Sampled worlds: they vary, keep what is known, and are drawn evenly from all that are possible."""

from __future__ import annotations

from math import sqrt

import pytest

from arene.core.chance import Fast
from arene.core.match import Match
from arene.games.sponsio.rules.components import card_names
from arene.games.sponsio.rules.state import Sponsio
from tests.games.sponsio.table import random_match, random_steps, table

Hands = tuple[tuple[str, ...], ...]


def state_of(match: Match) -> Sponsio:
    state = match.state
    assert isinstance(state, Sponsio)
    return state


def hands(state: Sponsio) -> Hands:
    return tuple(tuple(card_names(player.hand)) for player in state.players)


def possible_hands(state: Sponsio, seat: int) -> set[Hands]:
    """All deals of the unseen cards that the seat must hold possible, by trying them all."""
    others = [other for other in range(state.setup.seats) if other != seat]
    known = [set(card_names(player.known)) if other != seat else set() for other, player in enumerate(state.players)]
    unseen = [card for other in others for card in card_names(state.players[other].hand) if card not in known[other]]
    room = {other: len(card_names(state.players[other].hand)) - len(known[other]) for other in others}
    dealt = [
        set(card_names(player.hand)) if other == seat else known[other] for other, player in enumerate(state.players)
    ]
    found: set[Hands] = set()
    order = [f"{suit}{value}" for suit in "GYBR" for value in range(1, 10)]

    def deal(place: int) -> None:
        if place == len(unseen):
            found.add(tuple(tuple(sorted(hand, key=order.index)) for hand in dealt))
            return
        card = unseen[place]
        for other in others:
            if room[other] and not state.players[other].void >> "GYBR".index(card[0]) & 1:
                room[other] -= 1
                dealt[other].add(card)
                deal(place + 1)
                dealt[other].remove(card)
                room[other] += 1

    deal(0)
    return found


def small_cases(wanted: int) -> list[tuple[Sponsio, int, set[Hands]]]:
    """Positions late in a round where others are known to be void, with a few possible worlds each."""
    found: list[tuple[Sponsio, int, set[Hands]]] = []
    for number in range(100):
        match, draw = random_match(number)
        for _ in random_steps(match, draw):
            state, seat = state_of(match), number % match.seats
            voids = [player.void for other, player in enumerate(state.players) if other != seat]
            if state.trick_number >= 4 and sum(map(bool, voids)) > 1:
                possible = possible_hands(state, seat)
                if 5 <= len(possible) <= 100:
                    found.append((state.clone(), seat, possible))
                    break
        if len(found) == wanted:
            break
    return found


@pytest.mark.parametrize(("state", "seat", "possible"), small_cases(6), ids=range(6))
def test_every_possible_world_is_equally_likely(state: Sponsio, seat: int, possible: set[Hands]) -> None:
    assert hands(state) in possible
    draw, expected = Fast(len(possible)), 100
    counts = dict.fromkeys(possible, 0)
    for _ in range(expected * len(possible)):
        counts[hands(state.sample(seat, draw))] += 1  # KeyError: a world that cannot be
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = len(possible) - 1
    assert chi_square < freedom + 4 * sqrt(2 * freedom) + 4


def test_a_fresh_deal_is_sampled_evenly() -> None:
    """Where no void is known: each unseen card is as often in each place."""
    state = state_of(table().match)
    draw, worlds = Fast(3), 3000
    counts = [0, 0, 0]
    for _ in range(worlds):
        world = hands(state.sample(0, draw))
        for other in (1, 2, 3):
            counts[other - 1] += "B9" in world[other]
    assert sum(counts) == worlds
    assert all(abs(count - worlds / 3) < 4 * sqrt(worlds * 2 / 9) for count in counts)


def test_a_talon_card_stays_where_it_was_seen_to_go() -> None:
    at = table().swap("R1", "G6", "R4")
    state, draw = state_of(at.match), Fast(1)
    for _ in range(200):
        world = state.sample(2, draw)
        assert "G6" in card_names(world.players[0].hand) and "R4" in card_names(world.talon)


def test_a_talon_card_laid_under_the_fight_token_is_no_longer_in_hand() -> None:
    at = table().swap("R1", "G6", "R4").passes(3).token("Y2", "fight")
    at.do("fight_card", card="G6")
    assert at.match.view(2)["players"][0]["known_in_hand"] == []
    world = state_of(at.match).sample(2, Fast(1))
    assert len(card_names(world.players[0].hand)) == 5 and "G6" not in card_names(world.players[0].hand)


def test_a_void_is_respected() -> None:
    at = table().bet("R1", "V", "2").passes(15)
    for card in ("Y2", "B3"):  # seat 1 has no yellow
        at.do("play", card=card)
    state, draw = state_of(at.match), Fast(1)
    held = set()
    for _ in range(300):
        world = state.sample(0, draw)
        assert not any(card.startswith("Y") for card in card_names(world.players[1].hand))
        held |= set(card_names(world.players[1].hand))
    assert "G8" in held and "G5" in held  # its own and others' cards of the other suits
