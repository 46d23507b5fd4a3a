"""What a seat may see of a position: an allow-list. Hidden are the others' hands, the order of the piles, who is asked
or has passed in a window, and an open offer between two others.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from arene.games.lanista import components as c
from arene.games.lanista.components import Gladiator, Player
from arene.games.lanista.position import hand_of, names_in, picks_of, tokens
from arene.games.lanista.rules import Lanista

# what nobody may learn from the outside: that a window or a counter asks somebody
SILENT = (c.ASK_WINDOW, c.ASK_COUNTER)


def view(state: Lanista, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup, box = state.setup, state.setup.box
    awaiting = [int(waiting) for waiting in state.awaiting()]
    mine = seat in awaiting
    silent = state.decision in SILENT and not mine
    return {
        "game": "lanista",
        "seat": seat,
        "round": int(state.round),
        "rounds": int(setup.rounds()),
        "season": "winter" if state.winter() else "summer",
        "phase": int(state.phase),
        "step": c.STEPS[state.step],
        "decision": "window" if silent else c.DECISIONS[state.decision],
        "awaiting": [] if silent else awaiting,
        "initiative": int(state.initiative),
        "turn_order": [int(state.in_order(turn, False)) for turn in range(int(setup.seats))],
        "turn_seat": _turn_seat(state),
        "pass": int(state.pass_),
        "passes": _passes(state),
        "extra": state.in_extra,
        "players": [_player(state, other, seat) for other in range(int(setup.seats))],
        "hand": hand_of(box, state.players[seat]) if seat is not None else None,
        "set_aside": [box.titles[title] for title in state.players[seat].swaps] if seat is not None else [],
        "playable": _playable(state, seat),
        "recruits": [_recruit(state, int(card), seat) for card in state.recruits],
        "contracts": [_contract(state, int(contract), seat) for contract in state.shown],
        "piles": {
            "events": len(state.events),
            "event_discard": dict(Counter(box.titles[title] for title in state.event_discard)),
            "events_out": [box.titles[title] for title in state.events_out],
            "gladiators": len(state.gladiators),
            "gladiator_discard": [box.gladiators[card] for card in state.gladiator_discard],
            "gladiators_out": [box.gladiators[card] for card in state.gladiators_out],
        },
        "card": _card(state),
        "defining": _defining(state) if mine else None,
        "menu": _menu(state) if mine else None,
        "swapping": box.contracts[state.swapping] if state.swapping >= 0 else None,
        "offer": _offer(state, seat),
        "combat": _combat(state),
        "nota": {"armaturae": box.armaturae, "pairs": box.pairs},
        "boards": {"beta": int(box.beta), "alpha": int(box.alpha), "cap": int(box.cap), "track": int(box.track)},
        "options": {"resale": setup.resale, "malus": setup.malus, "years": int(setup.years)},
        "medal": _medal(state),
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _turn_seat(state: Lanista) -> int | None:
    """Whose buy, contract or combat turn it is: public, unlike who is asked in a window."""
    if state.step in (c.BUYING, c.TAKING) and state.turn < state.setup.seats:
        return int(state.turn_seat())
    if state.phase == 4 and state.turn < state.setup.seats:
        return int(state.in_order(state.turn, False))
    return None


def _passes(state: Lanista) -> int:
    if state.phase == 2:
        return int(state.arrivals())
    return int(state.slots()) if state.phase in (3, 4) else 1


# ---- Seats and schools


def _player(state: Lanista, seat: int, viewer: int | None) -> dict[str, Any]:
    player, box = state.players[seat], state.setup.box
    return {
        "seat": seat,
        "prestige": int(player.prestige),
        "space": int(player.prestige % box.track) if player.prestige >= 0 else 0,
        "laps": int(player.prestige // box.track) if player.prestige >= 0 else 0,
        "money": int(player.money),
        "ap": int(player.ap),
        "cards": int(player.cards) + len(player.swaps),
        "lanista": box.lanistas[player.lanista] if player.lanista >= 0 else None,
        "poisoned": player.poisoned,
        "school": [_gladiator(state, player, gladiator) for gladiator in player.school],
        "contracts": [
            {
                **_face(state, int(held.contract)),
                "bonus": int(held.bonus),
                "any_pair": held.any_pair,
                "pairs_ready": _ready(state, player, int(held.contract), held.any_pair),
            }
            for held in player.contracts
        ],
        "tokens": {c.COLOURS[colour]: int(player.tokens[colour]) for colour in range(3)},
        "jokers": int(player.jokers),
        "slipped": int(player.slipped),
        "cap": int(state.own_cap(seat)),
        "answered": player.answered if state.decision == c.ASK_MULLIGAN else None,
        "seen": _seen_hand(state, player, viewer),
    }


def _seen_hand(state: Lanista, player: Player, viewer: int | None) -> list[str]:
    """Cards of this hand that the viewer knows of."""
    if viewer is None or not player.known:
        return []
    return [state.setup.box.titles[title] for title in player.known[viewer]]


def _gladiator(state: Lanista, player: Player, gladiator: Gladiator) -> dict[str, Any]:
    box = state.setup.box
    return {
        **_rows(state, int(gladiator.card)),
        "slot": int(gladiator.slot),
        "xp": int(gladiator.xp),
        "rank": c.RANKS[state.rank(gladiator)],
        "effective_rank": c.RANKS[state.effective_rank(gladiator)],
        "health": c.HEALTH[gladiator.health],
        "chosen": picks_of(box, gladiator),
        "attached": names_in(box.titles, gladiator.attached),
        **{
            name: getattr(gladiator, name)
            for name in ("cared", "trained", "fought", "used", "suppressed", "any_armatura", "fit")
        },
    }


def _rows(state: Lanista, card: int) -> dict[str, Any]:
    """What is printed on a gladiator's card."""
    box = state.setup.box
    rows = []
    for rank in range(3):
        row = box.rows[card * 3 + rank]
        every = row.armaturae == c.ANY_ARMATURA
        rows.append({"armaturae": ["*"] if every else names_in(box.armaturae, row.armaturae), "skills": row.skills})
    partner = next((box.gladiators[o] for o, d in enumerate(box.duo) if o != card and d == box.duo[card] >= 0), None)
    return {
        "id": box.gladiators[card],
        "price": int(box.price[card]),
        "buy_ap": int(box.buy_ap[card]),
        "rows": rows,
        "partner": partner,
    }


def _recruit(state: Lanista, card: int, seat: int | None) -> dict[str, Any]:
    cost = int(state.price(seat, card)) if seat is not None else None
    return {**_rows(state, card), "cost": cost}


# ---- Contracts: "you can", "you could with training", "no pair", "locked"


def _face(state: Lanista, contract: int) -> dict[str, Any]:
    box = state.setup.box
    pairs = [f"{box.armaturae[pair // 8]}/{box.armaturae[pair % 8]}" for pair in box.contract_pairs[contract]]
    return {
        "id": box.contracts[contract],
        "rank": c.RANKS[box.contract_rank[contract]],
        "pay": int(box.pay[contract]),
        "prestige": [int(box.prestige[contract * 3 + colour]) for colour in range(3)],
        "pairs": pairs,
        "sine_missione": bool(box.sine[contract]),
        "penalty": int(c.FAILURE[box.contract_rank[contract]]),
    }


def _ready(state: Lanista, player: Player, contract: int, any_pair: bool) -> list[list[str]]:
    """The seat's pairs that fit a contract now."""
    names, rank = state.setup.box.gladiators, state.setup.box.contract_rank[contract]
    return [
        [names[one.card], names[other.card]]
        for place, one in enumerate(player.school)
        for other in player.school[place + 1 :]
        if state.fits(one, other, contract, any_pair, rank)
    ]


def _contract(state: Lanista, contract: int, seat: int | None) -> dict[str, Any]:
    face = _face(state, contract)
    if seat is None:
        return {**face, "mark": None, "pairs_ready": []}
    player = state.players[seat]
    ready = _ready(state, player, contract, False)
    able = state.able(seat, state.setup.box.contract_rank[contract])
    if able and ready:
        mark = "possible"
    elif _with_training(state, seat, contract):
        mark = "training"
    else:
        mark = "no_pair" if able else "locked"
    return {**face, "mark": mark, "pairs_ready": ready}


def _with_training(state: Lanista, seat: int, contract: int) -> bool:
    """Whether action points and training cards in hand could give a healthy pair of the rank."""
    box = state.setup.box
    rank = box.contract_rank[contract]
    player = state.players[seat]
    threshold = (0, int(box.beta), int(box.alpha))[rank]
    cards = sum(
        int(player.hand[title]) * sum(int(effect.n) for effect in ability.effects if effect.kind == c.XP)
        for title, ability in enumerate(box.cards)
        if ability.timing == c.ON_TURN and box.title_phase[title] == 3
    )
    for place, one in enumerate(player.school):
        for other in player.school[place + 1 :]:
            if one.health or other.health:
                continue
            if not box.reach[contract * 256 + state.wears(one, rank)] & state.wears(other, rank):
                continue
            missing = [max(0, threshold - int(gladiator.xp)) for gladiator in (one, other)]
            trained = sum(1 for lack, g in zip(missing, (one, other), strict=True) if lack and not g.trained)
            if sum(missing) <= min(int(player.ap), trained) + cards:
                return True
    return False


# ---- Questions


def _playable(state: Lanista, seat: int | None) -> list[str]:
    """The viewer's cards that may be played right now."""
    if seat is None or state.seat != seat:
        return []
    titles = {(int(action) - c.PLAY) // c.AIMS for action in state.legal(seat) if action >= c.PLAY}
    counters = {
        int(action) - c.COUNTER_WITH for action in state.legal(seat) if c.COUNTER_WITH <= action < c.COUNTER_WITH + 60
    }
    return [state.setup.box.titles[title] for title in sorted(titles | counters)]


def _card(state: Lanista) -> dict[str, Any] | None:
    """The card that may be countered: announced to all."""
    if state.card < 0:
        return None
    target = state.aim_name(state.card_target)
    return {"card": state.setup.box.titles[state.card], "seat": int(state.card_seat), "target": target}


def _defining(state: Lanista) -> str | None:
    if state.decision != c.ASK_DEFINE:
        return None
    return state.setup.box.gladiators[state.undefined_one().card]


def _menu(state: Lanista) -> list[str] | None:
    """The skills the viewer may choose from."""
    if state.decision != c.ASK_DEFINE:
        return None
    return state.setup.box.menu_names[state.undefined_one().card]


def _offer(state: Lanista, seat: int | None) -> dict[str, Any] | None:
    """An open offer: for the seller, and for the buyer once its price is named."""
    offer, box = state.offer, state.setup.box
    if offer.gladiator < 0 or (seat != offer.seller and not (seat == offer.buyer and offer.price > 0)):
        return None
    asked = state.next_attached() if state.decision == c.ASK_INCLUDE else -1
    return {
        "gladiator": box.gladiators[offer.gladiator],
        "seller": int(offer.seller),
        "buyer": int(offer.buyer),
        "cards": names_in(box.titles, offer.included),
        "asked": box.titles[asked] if asked >= 0 else None,
        "price": int(offer.price) or None,
    }


# ---- The combat and its bag


def _combat(state: Lanista) -> dict[str, Any] | None:
    combat, box = state.combat, state.setup.box
    if combat.owner < 0 and state.decision != c.ASK_PAIR:
        return None
    seat = int(combat.owner) if combat.owner >= 0 else int(state.seat)
    shown: dict[str, Any] = {
        "seat": seat,
        "contract": box.contracts[combat.contract] if combat.contract >= 0 else None,
        "rank": c.RANKS[combat.rank],
        "sine_missione": state.is_sine(),
        "gladiators": [box.gladiators[card] for card in (combat.first, combat.second) if card >= 0],
        "armaturae": _worn(state),
        "duo": combat.owner >= 0 and state.is_duo(),
        "result": c.COLOURS[combat.result] if combat.result >= 0 else None,
        "raw": [c.HEALTH[level] if level >= 0 else None for level in combat.raw],
        "pending": [c.HEALTH[level] if level >= 0 else None for level in combat.pending],
        "drawing": None,
        "loser": int(combat.loser) if combat.loser >= 0 else None,
        "dead": box.gladiators[combat.dead] if combat.dead >= 0 else None,
        "bag": None,
        "gains": _gains(state) if combat.owner >= 0 else None,
    }
    timing = int(c.WINDOW_TIMING[state.step])
    if combat.owner >= 0 and timing in (c.BEFORE_COMBAT_DRAW, c.BEFORE_WOUND_DRAW, c.BEFORE_MERCY_DRAW):
        shown["bag"] = bag_of(state, timing)
        if timing == c.BEFORE_WOUND_DRAW:
            shown["drawing"] = int(combat.drawing)
    return shown


def _worn(state: Lanista) -> list[str]:
    one, other = state.fighter(0), state.fighter(1)
    if state.combat.owner < 0 or one is None or other is None:
        return []
    held = [held for held in state.players[state.combat.owner].contracts if held.contract == state.combat.contract]
    any_pair = bool(held) and held[0].any_pair
    return list(state.panoplies(one, other, state.combat.contract, any_pair, state.combat.rank))


def bag_of(state: Lanista, timing: int) -> dict[str, Any]:
    """The tokens as they would be drawn from now, and each colour's share."""
    bag = state.made_up(timing)
    counts = [len([token for token in bag if token % 4 == colour]) for colour in range(4)]
    return {
        "kind": {c.BEFORE_COMBAT_DRAW: "combat", c.BEFORE_WOUND_DRAW: "wound"}.get(timing, "mercy"),
        "tokens": tokens(state.setup.box, bag),
        "counts": counts,
        "percent": percents(counts),
        "keeps": int(state.keeps()) if timing == c.BEFORE_WOUND_DRAW else 0,
    }


def percents(counts: list[int]) -> list[int]:
    """Whole per cents that sum up to a hundred: the largest remainders are rounded up."""
    total = sum(counts)
    exact = [100 * count / total for count in counts]
    rounded = [int(share) for share in exact]
    for place in sorted(range(len(counts)), key=lambda place: rounded[place] - exact[place])[: 100 - sum(rounded)]:
        rounded[place] += 1
    return rounded


def _gains(state: Lanista) -> list[int]:
    """The prestige each result of the combat would bring, everything counted."""
    if any(state.fighter(place) is None for place in range(2)):
        return []
    gains = []
    for colour in range(3):
        world = state.clone()
        world.combat.result = colour
        before = int(world.players[world.combat.owner].prestige)
        world.score_combat(None)
        gains.append(int(world.players[world.combat.owner].prestige) - before)
    return gains


def _medal(state: Lanista) -> str | None:
    """Alone: what the score is worth; double for a long match, none for the winter rounds only."""
    setup = state.setup
    if setup.seats > 1 or setup.winter_only or not state.over():
        return None
    score = int(state.players[0].prestige) // int(setup.years)
    earned = [name for name, least in setup.box.medals if score >= least]
    return earned[-1] if earned else "tiro"
