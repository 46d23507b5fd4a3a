"""What a seat may see of a position: an allow-list. Hidden are the others' hands, the order of the piles, who is asked
or has passed in a window, and an open offer between two others.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from arene.games.lanista.eyes.combatview import combat_view, exhibitio_reds, outlook
from arene.games.lanista.eyes.position import hand_of, names_in, picks_of
from arene.games.lanista.rules import bags, cards, care, combats, contracts, drawing, ludus, market, resale, targets
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

# fields of the state that are not read here: secret, told in another way, or of no use but to the rules themselves
UNREAD = (
    "picks cared fought used shift any_armatura fit burden placed next_price phase_price bought "
    "sold offered removals keep_best keep_worst dead_rank spent window_seat passed finished quiet "
    "polled waived"
)


def view(state: Lanista, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup, box = state.setup, state.setup.box
    awaiting = [int(waiting) for waiting in state.awaiting()]
    mine = seat in awaiting
    silent = state.asked.silent and not mine
    return {
        "game": "lanista",
        "seat": seat,
        "round": int(state.round),
        "rounds": int(setup.rounds()),
        "season": "winter" if state.winter() or not state.round else "summer",
        "phase": int(state.phase),
        "step": c.STEPS[state.step],
        "decision": "window" if silent else state.asked.name,
        "awaiting": [] if silent else awaiting,
        "initiative": int(state.initiative),
        "turn_order": [int(state.in_order(turn, False)) for turn in range(int(setup.seats))],
        "turn_seat": _turn_seat(state),
        "pass": int(state.pass_),
        "passes": _passes(state),
        "extra": state.in_extra,
        "buys": _buys_left(state),
        "tokens_due": "round" if _settles(state) else "winter",
        "players": [_player(state, other, seat) for other in range(int(setup.seats))],
        "hand": hand_of(box, state.players[seat]) if seat is not None else None,
        "moments": _moments(state, seat),
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
        "combat": combat_view(state),
        "outlook": outlook(state, seat) if mine else {},
        "exhibitio_reds": exhibitio_reds(state) if mine and state.asked is combats.ASK_COMBAT else {},
        "failing": _failing(state, seat) if seat is not None and mine else None,
        "nota": {"armaturae": box.armaturae, "pairs": box.pairs, "seasons": _seasons(state)},
        "boards": _boards(state),
        "options": {
            "resale": setup.resale,
            "malus": setup.malus,
            "years": int(setup.years),
            "sine_missione": setup.sine_missione,
            "mercy_bad": ("both", "literal", "symmetric")[setup.mercy_bad],
        },
        "medal": _medal(state),
        "medals": _medals(state),
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _turn_seat(state: Lanista) -> int | None:
    """Whose buy, contract or combat turn it is: public, unlike who is asked in a window."""
    if state.step in (c.BUYING, c.TAKING) and state.turn < state.setup.seats:
        return int(state.turn_seat())
    if state.phase == 4 and state.turn < state.setup.seats:
        return int(state.in_order(state.turn, False))
    return None


def _buys_left(state: Lanista) -> int:
    """How many recruits whoever is on his buy turn may still take: a card played for all to see adds one."""
    if state.step != c.BUYING or state.turn >= state.setup.seats:
        return 0
    return int(state.players[state.turn_seat()].buys)


def _passes(state: Lanista) -> int:
    if state.phase == 2:
        return int(market.arrivals(state))
    return int(state.slots()) if state.phase in (3, 4) else 1


def _seasons(state: Lanista) -> list[dict[str, Any]]:
    """How many arrivals and combats a round of each season has."""
    winter = {"season": "winter", "arrivals": 2, "combats": 1}
    summer = {"season": "summer", "arrivals": 3, "combats": 2}
    return [winter] if state.setup.winter_only else [winter, summer]


def _boards(state: Lanista) -> dict[str, Any]:
    """What is printed on the central board and on the Nota."""
    box = state.setup.box
    return {
        "beta": int(box.beta),
        "alpha": int(box.alpha),
        "cap": int(box.cap),
        "track": int(box.track),
        "slots": c.SCHOOL,
        "exhibitio": {"pay": int(box.exhibitio_pay), "prestige": [int(gain) for gain in box.prestige[-3:]]},
        "duo": [int(gain) for gain in c.DUO],
        "penalties": [int(loss) for loss in c.FAILURE],
        "token_malus": c.TOKEN_MALUS,
        "placed_money": c.PLACED_MONEY,
        "final": {"ranks": [int(gain) for gain in c.FINAL_RANK], "money": c.MONEY_POINT},
    }


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
                "late": _is_late(state, seat, int(held.contract)),
            }
            for held in player.contracts
        ],
        "tokens": {c.COLOURS[colour]: int(player.tokens[colour]) for colour in range(3)},
        "jokers": int(player.jokers),
        "slipped": int(player.slipped),
        "cap": int(bags.own_cap(state, seat)),
        "may_add": _may_add(state, seat),
        "at_stake": _at_stake(state, seat),
        "answered": player.answered if state.asked is drawing.ASK_MULLIGAN else None,
        "seen": _seen_hand(state, player, viewer),
    }


def _may_add(state: Lanista, seat: int) -> int:
    """How many tokens a seat could still slip into the combat under way: by its tokens and its cap, both public."""
    player = state.players[seat]
    if state.step != c.BEFORE_DRAW or (state.combat.owner == seat) != (state.setup.seats == 1):
        return 0
    left = int(sum(player.tokens)) + (0 if player.poisoned else int(player.jokers))
    return max(0, min(left, int(bags.own_cap(state, seat)) - int(player.slipped)))


def _at_stake(state: Lanista, seat: int) -> int:
    """Prestige that the tokens still held would cost when they are due, should all combats to come be fought."""
    if not state.setup.malus or not state.round:
        return 0
    world = state.clone()
    for other, player in enumerate(world.players):
        player.fights += _combats_ahead(state, other)
        player.poisoned = player.poisoned and _settles(state)  # no poison outlasts its round
    return c.TOKEN_MALUS * int(care.unplaced(world, seat))


def _settles(state: Lanista) -> bool:
    """Whether influence tokens are counted at the end of this round: the two winter rounds are one period (A21)."""
    return (state.round - 1) % 4 != 0


def _combats_ahead(state: Lanista, seat: int) -> int:
    """How many combats of a seat may still be paid before the tokens are due."""
    rest = 0 if _settles(state) else int(state.slots())
    if state.phase < 4:
        return rest + int(state.slots())
    if state.phase > 4:
        return rest
    place = (seat - int(state.first)) % int(state.setup.seats)
    waits = place > state.turn or (place == state.turn and state.step in (c.COMBAT_TURN, c.ANNOUNCED))
    return rest + int(state.slots() - 1 - state.pass_) + int(waits) + int(state.players[seat].extra)


def _is_late(state: Lanista, seat: int, contract: int) -> bool:
    """Whether a contract held can no longer be fulfilled: its seat has no combat left that it could be fought in."""
    if state.phase < 4 or (state.combat.owner == seat and state.combat.contract == contract):
        return False
    place = (seat - int(state.first)) % int(state.setup.seats)
    waits = place > state.turn or (place == state.turn and state.step == c.COMBAT_TURN and not state.in_extra)
    return not waits and state.pass_ + 1 >= state.slots()


def _seen_hand(state: Lanista, player: c.Player, viewer: int | None) -> list[str]:
    """Cards of this hand that the viewer knows of."""
    if viewer is None or not player.known:
        return []
    return [state.setup.box.titles[title] for title in player.known[viewer]]


def _gladiator(state: Lanista, player: c.Player, gladiator: c.Gladiator) -> dict[str, Any]:
    box = state.setup.box
    return {
        **_rows(state, int(gladiator.card)),
        "slot": int(gladiator.slot),
        "xp": int(gladiator.xp),
        "rank": c.RANKS[ludus.rank_of(state, gladiator)],
        "wears": [_armaturae(state, int(ludus.wears(state, gladiator, rank))) for rank in range(3)],
        "bank": int(resale.bank_price(state, gladiator)) if state.setup.resale else None,
        "effective_rank": c.RANKS[ludus.effective_rank(state, gladiator)],
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
        rows.append({"armaturae": _armaturae(state, int(row.armaturae)), "skills": row.skills})
    partner = next((box.gladiators[o] for o, d in enumerate(box.duo) if o != card and d == box.duo[card] >= 0), None)
    return {
        "id": box.gladiators[card],
        "price": int(box.price[card]),
        "buy_ap": int(box.buy_ap[card]),
        "rows": rows,
        "partner": partner,
    }


def _armaturae(state: Lanista, worn: int) -> list[str]:
    return ["*"] if worn == c.ANY_ARMATURA else names_in(state.setup.box.armaturae, worn)


def _recruit(state: Lanista, card: int, seat: int | None) -> dict[str, Any]:
    """A recruit; for a viewer his price, what lacks, and who in the school could face him at the lowest rank."""
    if seat is None:
        return {**_rows(state, card), "cost": None, "lacks": 0, "faces": []}
    box, player = state.setup.box, state.players[seat]
    cost = int(market.price(state, seat, card))
    against = int(box.reach[c.CONTRACTS * 256 + box.rows[card * 3].armaturae])
    faces = [box.gladiators[one.card] for one in player.school if against & ludus.wears(state, one, 0)]
    return {**_rows(state, card), "cost": cost, "lacks": max(0, cost - int(player.money)), "faces": faces}


# ---- Contracts: "you can", "you could with training", "no pair", "locked"


def _failing(state: Lanista, seat: int) -> dict[str, Any] | None:
    """The contracts that could be filled now, where one at least would fail if this turn went to something else."""
    player = state.players[seat]
    ready = [held for held in player.contracts if _ready(state, player, int(held.contract), held.any_pair)]
    left = _passes(state) - int(state.pass_) - 1  # turns to come
    if state.in_extra or len(ready) <= left:
        return None
    faces = [_face(state, int(held.contract)) for held in ready]
    losses = sorted(face["penalty"] for face in faces)
    return {"contracts": [face["id"] for face in faces], "left": left, "penalty": sum(losses[: len(ready) - left])}


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
        "penalty": int(c.FAILURE[box.contract_rank[contract]]) if state.setup.malus else 0,
    }


def _ready(state: Lanista, player: c.Player, contract: int, any_pair: bool) -> list[list[str]]:
    """The seat's pairs that fit a contract now."""
    names, rank = state.setup.box.gladiators, state.setup.box.contract_rank[contract]
    return [
        [names[one.card], names[other.card]]
        for place, one in enumerate(player.school)
        for other in player.school[place + 1 :]
        if combats.fits(state, one, other, contract, any_pair, rank)
    ]


def _contract(state: Lanista, contract: int, seat: int | None) -> dict[str, Any]:
    """An open contract; for a viewer its mark, the pairs that fit, who would have to train, what else it needs, what a
    duo among them would bring, and whether they, or the duo, are men who are needed elsewhere."""
    face = _face(state, contract)
    if seat is None:
        return {**face, "mark": None, "pairs_ready": [], "trainees": [], "healthy": 0, "duo": 0, "same_men": False}
    player, rank = state.players[seat], int(state.setup.box.contract_rank[contract])
    ready = _ready(state, player, contract, False)
    duos = [pair for pair in ready if _are_duo(state, pair)]
    able = contracts.able(state, seat, rank)
    trainees = [] if able and ready else _trainees(state, seat, contract)
    if able and ready:
        mark = "possible"
    elif trainees:
        mark = "training"
    else:
        mark = "no_pair" if able else "locked"
    healthy = sum(one.health == 0 and ludus.effective_rank(state, one) >= rank for one in player.school)
    return {
        **face,
        "mark": mark,
        "pairs_ready": ready,
        "trainees": trainees,
        "healthy": int(healthy),
        "duo": int(c.DUO[rank]) if duos else 0,
        "same_men": _same_men(state, player, duos or ready),
    }


def _are_duo(state: Lanista, pair: list[str]) -> bool:
    box = state.setup.box
    one, other = (box.duo[box.gladiators.index(name)] for name in pair)
    return bool(one >= 0 and one == other)


def _same_men(state: Lanista, player: c.Player, ready: list[list[str]]) -> bool:
    """Whether every one of these pairs relies on somebody whom a contract already taken needs too."""
    held = [_ready(state, player, int(held.contract), held.any_pair) for held in player.contracts]
    needed = [pairs for pairs in held if pairs]
    if not ready or not needed:
        return False
    return all(set(mine) & set(other) for mine in ready for pairs in needed for other in pairs)


def _trainees(state: Lanista, seat: int, contract: int) -> list[str]:
    """Who must train, by action points and training cards in hand, to give a healthy pair of the rank; else nobody."""
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
            if not box.reach[contract * 256 + ludus.wears(state, one, rank)] & ludus.wears(state, other, rank):
                continue
            missing = [max(0, threshold - int(gladiator.xp)) for gladiator in (one, other)]
            trained = sum(1 for lack, g in zip(missing, (one, other), strict=True) if lack and not g.trained)
            if sum(missing) <= min(int(player.ap), trained) + cards:
                return [box.gladiators[g.card] for lack, g in zip(missing, (one, other), strict=True) if lack]
    return []


# ---- Questions


def _playable(state: Lanista, seat: int | None) -> list[str]:
    """The viewer's cards that may be played right now."""
    if seat is None or state.seat != seat:
        return []
    if state.asked is cards.ASK_COUNTER:
        titles = {int(title) for title in cards.counters(state, seat)}
    else:
        titles = {int(cards.title_of(action)) for action in state.legal(seat) if action >= cards.PLAY}
    return [state.setup.box.titles[title] for title in sorted(titles)]


def _moments(state: Lanista, seat: int | None) -> dict[str, dict[str, Any]]:
    """For each card in the viewer's hand: its phase, and the moment of that phase it is for."""
    if seat is None:
        return {}
    box, player = state.setup.box, state.players[seat]
    return {
        name: {"phase": int(box.title_phase[title]), "timing": c.TIMINGS[box.cards[title].timing]}
        for title, name in enumerate(box.titles)
        if player.held & c.BIT[title] or title in list(player.swaps)
    }


def _card(state: Lanista) -> dict[str, Any] | None:
    """The card that may be countered: announced to all."""
    if state.card < 0:
        return None
    target = targets.aim_name(state, state.card_target)
    return {"card": state.setup.box.titles[state.card], "seat": int(state.card_seat), "target": target}


def _defining(state: Lanista) -> str | None:
    if state.asked is not ludus.ASK_DEFINE or not state.undefined:  # on the way of the answer nobody waits any more
        return None
    return state.setup.box.gladiators[ludus.undefined_one(state).card]


def _menu(state: Lanista) -> list[str] | None:
    """The skills the viewer may choose from."""
    if state.asked is not ludus.ASK_DEFINE or not state.undefined:
        return None
    return state.setup.box.menu_names[ludus.undefined_one(state).card]


def _offer(state: Lanista, seat: int | None) -> dict[str, Any] | None:
    """An open offer: for the seller, and for the buyer once its price is named."""
    offer, box = state.offer, state.setup.box
    if offer.gladiator < 0 or (seat != offer.seller and not (seat == offer.buyer and offer.price > 0)):
        return None
    asked = resale.next_attached(state) if state.asked is resale.ASK_INCLUDE else -1
    return {
        "gladiator": box.gladiators[offer.gladiator],
        "seller": int(offer.seller),
        "buyer": int(offer.buyer),
        "cards": names_in(box.titles, offer.included),
        "asked": box.titles[asked] if asked >= 0 else None,
        "price": int(offer.price) or None,
        "bank": _bank(state, int(offer.gladiator)),
        "printed": int(box.price[offer.gladiator]),
    }


def _bank(state: Lanista, card: int) -> int:
    gladiator = ludus.find(state, card)
    assert gladiator is not None
    return int(resale.bank_price(state, gladiator))


# ---- Alone


def _medal(state: Lanista) -> str | None:
    """Alone: what the score is worth; none for the winter rounds only."""
    if not state.over():
        return None
    earned = [medal["medal"] for medal in _medals(state) if state.players[0].prestige >= medal["least"]]
    return earned[-1] if earned else "tiro" if _medals(state) else None


def _medals(state: Lanista) -> list[dict[str, Any]]:
    """Alone: the prestige each medal asks for, double in a long match; none for the winter rounds only."""
    setup = state.setup
    if setup.seats > 1 or setup.winter_only:
        return []
    return [{"medal": name, "least": least * int(setup.years)} for name, least in setup.box.medals]
