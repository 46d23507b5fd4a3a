"""The combat under way as everybody sees it: who fights in what, the bag token by token, the chances, what they pay."""

from __future__ import annotations

from collections import Counter
from typing import Any

from arene.core.chance import Fast
from arene.core.events import Events
from arene.games.lanista.eyes.position import origin, picks_of
from arene.games.lanista.rules import arena, bags, cards, combats, contracts, effects, points
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista


def combat_view(state: Lanista) -> dict[str, Any] | None:
    combat, box = state.combat, state.setup.box
    if combat.owner < 0 and state.asked is not combats.ASK_PAIR:
        return None
    seat = int(combat.owner) if combat.owner >= 0 else int(state.seat)
    shown: dict[str, Any] = {
        "seat": seat,
        "contract": box.contracts[combat.contract] if combat.contract >= 0 else None,
        "rank": c.RANKS[combat.rank],
        "sine_missione": arena.is_sine(state),
        "gladiators": [box.gladiators[card] for card in (combat.first, combat.second) if card >= 0],
        "armaturae": _worn(state),
        "duo": combat.owner >= 0 and arena.is_duo(state),
        "result": c.COLOURS[combat.result] if combat.result >= 0 else None,
        "raw": [c.HEALTH[level] if level >= 0 else None for level in combat.raw],
        "pending": [c.HEALTH[level] if level >= 0 else None for level in combat.pending],
        "drawing": None,
        "loser": int(combat.loser) if combat.loser >= 0 else None,
        "dead": box.gladiators[combat.dead] if combat.dead >= 0 else None,
        "mercy": _mercy_ahead(state),
        "bag": None,
        "gains": None,
        "sums": [],
        "fighters": _fighters(state),
        "pairs": _pairs(state) if state.asked is combats.ASK_PAIR else [],
    }
    if combat.owner >= 0:
        shown["sums"] = _sums(state)
        shown["gains"] = [sum(int(part["amount"]) for part in parts) for parts in shown["sums"]]
    timing = int(c.WINDOW_TIMING[state.step])
    if combat.owner >= 0 and timing in (c.BEFORE_COMBAT_DRAW, c.BEFORE_WOUND_DRAW, c.BEFORE_MERCY_DRAW):
        shown["bag"] = bag_of(state, timing)
        if timing == c.BEFORE_WOUND_DRAW:
            shown["drawing"] = int(combat.drawing)
    return shown


def _worn(state: Lanista) -> list[str]:
    one, other = arena.fighter(state, 0), arena.fighter(state, 1)
    if state.combat.owner < 0 or one is None or other is None:
        return []
    held = [held for held in state.players[state.combat.owner].contracts if held.contract == state.combat.contract]
    any_pair = bool(held) and held[0].any_pair
    return list(combats.panoplies(state, one, other, state.combat.contract, any_pair, state.combat.rank))


def bag_of(state: Lanista, timing: int) -> dict[str, Any]:
    """The tokens as they would be drawn from now, those taken out, and how likely each colour is."""
    bag = [int(token) for token in bags.made_up(state, timing)]
    counts = [len([token for token in bag if c.colour_of(token) == colour]) for colour in range(4)]
    keeps = int(arena.keeps(state)) if timing == c.BEFORE_WOUND_DRAW else 0
    gone = Counter(int(token) for token in state.combat.bag) - Counter(bag)
    return {
        "kind": {c.BEFORE_COMBAT_DRAW: "combat", c.BEFORE_WOUND_DRAW: "wound"}.get(timing, "mercy"),
        "tokens": [_token(state, token) for token in bag],
        "removed": [_token(state, token) for token in gone.elements()],
        "counts": counts,
        "percent": percents(chances(counts, keeps)),
        "keeps": keeps,
    }


def _mercy_ahead(state: Lanista) -> dict[str, Any] | None:
    """Once wounds are drawn sine missione: who will need mercy, if he lives, and the bag that is drawn from then."""
    loser = int(arena.find_loser(state)) if state.step == c.AFTER_WOUNDS else -1
    if loser < 0:
        return None
    world = state.clone()
    world.combat.loser = loser
    bags.fill_mercy_bag(world)
    bag = bag_of(world, c.BEFORE_MERCY_DRAW)
    card = state.combat.second if loser else state.combat.first
    return {"gladiator": state.setup.box.gladiators[card], "counts": bag["counts"], "percent": bag["percent"]}


def _token(state: Lanista, token: int) -> dict[str, str]:
    """A token and where it comes from; a skill's is not in the bag before the draw, but counts."""
    source = c.origin_of(token)
    kinds = {c.FROM_BASE: "base", c.FROM_POINT: "point", c.FROM_WOUNDS: "wounds", c.FROM_COMBAT: "combat"}
    kind = kinds.get(source, "seat" if source < c.FROM_POINT else "card" if source < c.FROM_SKILL else "skill")
    return {"colour": c.COLOURS[c.colour_of(token)], "from": origin(state.setup.box, token), "kind": kind}


def chances(counts: list[int], keeps: int) -> list[int]:
    """The weight of each colour: one token is drawn, or two of which the better (1) or the worse (-1) counts."""
    if not keeps or sum(counts) < 2:
        return counts
    weights = [0] * len(counts)
    for one, count in enumerate(counts):
        for other, more in enumerate(counts):
            weights[min(one, other) if keeps > 0 else max(one, other)] += count * (more - (one == other))
    return weights


def percents(counts: list[int]) -> list[int]:
    """Whole per cents, each rounded by itself: equal chances look equal. Only the impossible is 0, the certain 100."""
    total = sum(counts)
    return [
        0 if count == 0 else 100 if count == total else min(99, max(1, int(100 * count / total + 0.5)))
        for count in counts
    ]


def _sums(state: Lanista) -> list[list[dict[str, Any]]]:
    """What each result of the combat would bring, part by part."""
    if any(arena.fighter(state, place) is None for place in range(2)):
        return []
    titles = state.setup.box.titles
    sums = []
    for colour in range(3):
        world, out = state.clone(), Events()
        world.combat.result = colour
        arena.score_combat(world, out)
        parts = [event.params for event in out.items if event.kind == "prestige_changed"]
        sums.append(
            [
                {
                    "cause": "card" if part["source"] in titles else part["cause"],
                    "source": part["source"],
                    "amount": part["amount"],
                }
                for part in parts
            ]
        )
    return sums


def _fighters(state: Lanista) -> list[dict[str, Any]]:
    """The two who fight: what they wear, the skills of the row for this combat, and each one's wound bag."""
    worn = _worn(state)
    shown = []
    for place in range(len(worn)):
        gladiator = arena.fighter(state, place)
        assert gladiator is not None
        row = state.setup.box.rows[gladiator.card * 3 + state.combat.rank]
        skills = [*row.skills, *picks_of(state.setup.box, gladiator)[: int(state.combat.rank) + 1]]
        record: dict[str, Any] = {
            "id": state.setup.box.gladiators[gladiator.card],
            "armatura": worn[place],
            "skills": [] if gladiator.suppressed else skills,
            "wound": None,
        }
        if state.combat.contract >= 0 and state.combat.raw[place] < 0:
            record["wound"] = _wound_bag(state, place)
        shown.append(record)
    return shown


def _pairs(state: Lanista) -> list[dict[str, Any]]:
    """What each pair that may be sent would win with each result, what it would be paid if that is not the same as
    usual for all, how likely each of the two is to be killed, and how many reds their wounds put into the bag.
    """
    actions = [int(action) for action in combats.ASK_PAIR.legal(state, state.seat)]
    if not actions:  # a picture on the way of the answer: the contract may be fulfilled already
        return []
    told: list[dict[str, Any]] = []
    usual = _usual_pay(state)
    for action in actions:
        world = state.clone()
        arena.announce(world, state.seat, combats.first_of(action), combats.second_of(action), None)
        fighters = _fighters(world)
        told.append(
            {
                "gladiators": [fighter["id"] for fighter in fighters],
                "armaturae": [fighter["armatura"] for fighter in fighters],
                "gains": [sum(int(part["amount"]) for part in parts) for parts in _sums(world)],
                "mortal": [fighter["wound"]["percent"][3] if fighter["wound"] else 0 for fighter in fighters],
                "paid": _pay(world),
                "reds": _reds_of_wounds(world),
            }
        )
    if all(pair["paid"] == usual for pair in told):
        told = [{**pair, "paid": None} for pair in told]
    return told


def _reds_of_wounds(state: Lanista) -> int:
    """How many red tokens the wounds of the two put into the bag that their combat is drawn from."""
    world = state.clone()
    bags.fill_combat_bag(world)
    return sum(c.origin_of(token) == c.FROM_WOUNDS for token in world.combat.bag)


def exhibitio_reds(state: Lanista) -> dict[str, int]:
    """By rank, the red tokens of an exhibitio whose only possible pair is wounded: that one is sent at once."""
    told = {}
    for action in (int(action) for action in combats.ASK_COMBAT.legal(state, state.seat)):
        if not combats.EXHIBITIO <= action < combats.EXHIBITIO + 3:
            continue
        world = state.clone()
        if not combats.choose_pair(world, state.seat, action, None) and (reds := _reds_of_wounds(world)):
            told[c.RANKS[action - combats.EXHIBITIO]] = reds
    return told


def _usual_pay(state: Lanista) -> int:
    """What the contract or the exhibitio pays whoever fights."""
    held = _held(state)
    return int(state.setup.box.exhibitio_pay if held is None else state.setup.box.pay[held.contract] + held.bonus)


def _pay(world: Lanista) -> int:
    """What the combat announced would be paid."""
    player = world.players[world.combat.owner]
    before = int(player.money)
    arena.validate(world, _held(world), None)
    return int(player.money) - before


def _held(state: Lanista) -> c.Held | None:
    combat = state.combat
    seat = combat.owner if combat.owner >= 0 else state.seat
    return contracts.held_contract(state, seat, combat.contract) if combat.contract >= 0 else None


def _wound_bag(state: Lanista, place: int) -> dict[str, Any]:
    """What a fighter would draw from now."""
    if state.step == c.BEFORE_WOUND and state.combat.drawing == place:
        return bag_of(state, c.BEFORE_WOUND_DRAW)
    world = state.clone()
    world.combat.drawing = place
    bags.fill_wound_bag(world)
    return bag_of(world, c.BEFORE_WOUND_DRAW)


def outlook(state: Lanista, seat: int | None) -> dict[str, list[int]]:
    """What each way of changing the open bag would make of its chances, by the action's kind and what it names."""
    timing = int(c.WINDOW_TIMING[state.step])
    if seat is None or timing not in (c.BEFORE_COMBAT_DRAW, c.BEFORE_WOUND_DRAW, c.BEFORE_MERCY_DRAW):
        return {}
    box = state.setup.box
    told = {}
    for action in (int(action) for action in state.legal(seat)):
        world = state.clone()
        if action == points.AP_PREPARE:
            name = "ap_prepare"
            bags.add_tokens(world, c.GREEN, 1, c.FROM_POINT)
        elif bags.influences(action):
            colour = int(bags.colour_of(action))
            name = f"influence {c.COLOURS[colour]}"
            bags.add_tokens(world, colour, 1, c.FROM_SEAT + seat)
        elif action >= cards.PLAY and _changes_bag(state, int(cards.title_of(action))):
            title = int(cards.title_of(action))
            name = f"play {box.titles[title]}"
            for effect in box.cards[title].effects:
                effects.apply_to_bag(world, effect, title, Fast(0), None)
        else:
            continue
        told[name] = bag_of(world, timing)["percent"]
    return told


def _changes_bag(state: Lanista, title: int) -> bool:
    return all(effect.kind in (c.BAG_ADD, c.BAG_REMOVE, c.DRAW_KEEP) for effect in state.setup.box.cards[title].effects)
