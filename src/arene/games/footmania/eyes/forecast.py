"""What a choice would bring, as far as the seat that makes it may know: for the sheet beside the pitch.

Everything here is worked out from the seat's own cards, from what lies open and from what it has seen; never from a
deck, a secret squad or a hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arene.core.native import i64, vec
from arene.games.footmania.bots.estimates import plus_effect
from arene.games.footmania.rules import auctions, euromatches, matches, selling, squads, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import best_set, best_strength, fullest_set, shirt_numbers
from arene.games.footmania.rules.state import Footmania


def eleven(state: Footmania, squad: vec[i64]) -> list[dict[str, Any]]:
    """The best team with the numbers it wears."""
    return team(state, best_set(state.setup.box, squad))


def team(state: Footmania, field: vec[i64]) -> list[dict[str, Any]]:
    """A team in the order of its numbers."""
    box = state.setup.box
    numbers = [int(number) for number in shirt_numbers(box, field)]
    worn = sorted(zip(numbers, field, strict=True))
    return [{"card": box.cards[card], "number": number} for number, card in worn]


def missing(worn: Iterable[dict[str, Any]]) -> list[int]:
    numbers = {shirt["number"] for shirt in worn}
    return [number for number in range(1, c.NUMBERS + 1) if number not in numbers]


def effect(state: Footmania, squad: vec[i64], gains: Iterable[int], losses: Iterable[int]) -> dict[str, Any]:
    """What a change of footballers does to a best team."""
    box = state.setup.box
    after = vec[i64](sorted(set(squad) - set(losses) | set(gains)))
    best = eleven(state, after)
    return {
        "before": int(best_strength(box, squad)),
        "after": int(best_strength(box, after)),
        "filled_before": len(fullest_set(box, squad)),
        "filled_after": len(fullest_set(box, after)),
        "missing_before": missing(eleven(state, squad)),
        "missing_after": missing(best),
        "eleven": best,
    }


def promise(state: Footmania, deck: int, price: int, seat: int | None) -> dict[str, Any]:
    """What may lie under a back with this price, for all the seat has seen: stars, and numbers it still looks for."""
    box = state.setup.box
    observer = c.PUBLIC if seat is None else seat
    unseen = [
        card
        for card in range(len(box.cards))
        if box.deck[card] == deck
        and box.price[card] == price
        and squads.believed(state, card, observer) in (c.UNKNOWN, c.BURIED)
    ]
    filled: set[int] = set()
    if seat is not None:
        squad = state.players[seat].squad
        wanted = set(missing(eleven(state, squad)))
        for card in unseen:
            filled |= fills(state, squad, wanted, card)
    return {"stars": sorted({int(box.stars[card]) for card in unseen}), "fills": sorted(filled)}


def fills(state: Footmania, squad: vec[i64], wanted: set[int], card: int) -> set[int]:
    """Which of the numbers looked for can be worn with this footballer: he need not wear them, others may move over."""
    box = state.setup.box
    field = best_set(box, vec[i64](sorted([*squad, card])))
    worn = {int(number): int(one) for number, one in zip(shirt_numbers(box, field), field, strict=True)}
    if len(worn) <= c.NUMBERS - len(wanted):
        return set()
    filled = wanted & set(worn)
    passed_on = [worn[number] for number in filled]  # who wears one of them may leave it for another one
    for mover in passed_on:
        for number in range(1, c.NUMBERS + 1):
            if box.numbers[mover] & c.BIT[number - 1] and number not in filled:
                if number in worn and worn[number] not in passed_on:
                    passed_on.append(worn[number])
                elif number in wanted:
                    filled.add(number)
    return filled


def ways(state: Footmania, seat: int) -> dict[str, list[str]]:
    """The cells passed on the way to each destination, that one last."""
    box = state.setup.box
    player = state.players[seat]
    trails = [[int(player.came_from), int(player.cell)]]
    for _ in range(int(state.die)):
        trails = [
            [*trail, int(cell)] for trail in trails for cell in box.neighbours[trail[-1]] if int(cell) != trail[-2]
        ]
    reached = {int(action) - turn.MOVE for action in state.legal(seat)}
    return {box.cells[trail[-1]]: [box.cells[cell] for cell in trail[2:]] for trail in trails if trail[-1] in reached}


def losses(state: Footmania, seat: int) -> dict[str, int]:
    """What the best team loses with each footballer, while one of them is about to be sold."""
    if seat != state.seat or state.asked not in (selling.ASK_SELL, selling.ASK_RAISE, auctions.ASK_LIST):
        return {}
    box, squad = state.setup.box, state.players[seat].squad
    whole = best_strength(box, squad)
    return {box.cards[card]: int(whole - best_strength(box, c.without(squad, card))) for card in squad}


def on_the_pitch(state: Footmania, seat: int | None) -> dict[str, Any] | None:
    """The score after each Plus card, the gain of each change: unless the other side answers."""
    if seat is None or seat != state.seat or state.asked not in (matches.ASK_MATCH, euromatches.ASK_EURO_PLUS):
        return None
    return {
        "plus": _plus_scores(state, seat),
        "targets": _target_scores(state, seat) if state.asked is matches.ASK_MATCH else {},
        "changes": _changes(state, seat) if state.asked is matches.ASK_MATCH else {},
    }


def _plus_scores(state: Footmania, seat: int) -> dict[str, list[int]]:
    box = state.setup.box
    euro = state.asked is euromatches.ASK_EURO_PLUS
    place = 0 if euro else int(state.side)
    mine, other = state.sides[place], state.sides[1 - place]
    now = [
        int(matches.strength(state, mine)),
        int(box.euro_strength[state.euro]) if euro else int(matches.strength(state, other)),
    ]
    scores = {}
    for plus in state.players[seat].plus:
        gain = int(plus_effect(state, mine, other, plus, not euro and place == 0))
        after = [now[0], now[1] - gain] if c.HOSTILE_OF[box.plus_code[plus]] else [now[0] + gain, now[1]]
        scores[box.plus[plus]] = after if place == 0 else after[::-1]
    return scores


def _target_scores(state: Footmania, seat: int) -> dict[str, dict[str, list[int]]]:
    """For each card that names a footballer opposite: the score without him, a trainee in his place if he is hurt."""
    box, place = state.setup.box, int(state.side)
    victim = state.sides[1 - place]
    mine, theirs = int(matches.strength(state, state.sides[place])), int(matches.strength(state, victim))
    scores: dict[str, dict[str, list[int]]] = {}
    for plus in state.players[seat].plus:
        if box.plus_code[plus] in (c.P_RED_CARD, c.P_INJURY_ATTACKER):
            stand_in = 0 if box.plus_code[plus] == c.P_RED_CARD else int(victim.trainee)
            left = {box.cards[card]: theirs - int(box.stars[card]) + stand_in for card in victim.field}
            scores[box.plus[plus]] = {
                card: [mine, after] if place == 0 else [after, mine] for card, after in left.items()
            }
    return scores


def _changes(state: Footmania, seat: int) -> dict[str, list[dict[str, Any]]]:
    """For each substitute who may come on: who may go off for him, the best exchange first."""
    box, world = state.setup.box, state.clone()
    found: dict[str, list[dict[str, Any]]] = {}
    side = state.sides[state.side]
    if side.changes >= box.changes:
        return {}
    for card in state.players[seat].squad:
        if not matches.can_come_on(state, side, card):
            continue
        world.entering = card
        exchanges: list[dict[str, Any]] = []
        for action in matches.ASK_TAKE_OFF.legal(world, seat):
            off = None if action == matches.TAKE_OFF_TRAINEE else int(action) - matches.TAKE_OFF
            stars = side.trainee if off is None else box.stars[off]
            exchanges.append({"off": None if off is None else box.cards[off], "gain": int(box.stars[card] - stars)})
        found[box.cards[card]] = sorted(exchanges, key=lambda one: -int(one["gain"]))
    return found
