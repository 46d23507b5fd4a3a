"""Lanista: what the effects of cards and skills do. No card is a special case.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules import arena, bags, cards, contracts, ludus, market, targets
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista


def apply(
    s: Lanista, effect: c.Effect, seat: i64, target: i64, title: i64, timing: i64, chance: Chance, out: Events | None
) -> None:
    """Carry out one effect of a card (title) or of a skill (title -1)."""
    if target >= targets.GLADIATOR_TARGET and target < targets.SEAT_TARGET:
        apply_to_gladiator(s, effect, seat, target - targets.GLADIATOR_TARGET, title, timing, chance, out)
    elif target >= targets.CONTRACT_TARGET:
        apply_to_contract(s, effect, seat, target - targets.CONTRACT_TARGET, out)
    elif effect.kind in (c.BAG_ADD, c.BAG_REMOVE, c.DRAW_KEEP, c.REDRAW):
        apply_to_bag(s, effect, title, chance, out)
    elif target >= targets.SEAT_TARGET:
        apply_to_seat(s, effect, seat, target - targets.SEAT_TARGET, chance, out)
    else:
        apply_to_self(s, effect, seat, title, chance, out)


def source(s: Lanista, title: i64) -> str:
    if title < 0:
        return ""
    return s.setup.box.titles[title]


# ---- On oneself and all others


def apply_to_self(s: Lanista, effect: c.Effect, seat: i64, title: i64, chance: Chance, out: Events | None) -> None:
    kind = effect.kind
    player = s.players[seat]
    if kind == c.DRAW_CARDS:
        cards.draw_cards(s, seat, effect.n, chance, out)
    elif kind == c.AP:
        player.ap += effect.n
    elif kind == c.TAKE_INITIATIVE:
        s.initiative = seat
        if out is not None:
            out.add("initiative_moved", {"seat": seat})
    elif kind == c.PRICE_MOD:
        change_prices(s, effect, seat)
    elif kind == c.REFRESH_ARRIVAL:
        market.refresh(s, chance, out)
    elif kind == c.EXTRA_BUY:
        player.buys += effect.n
    elif kind == c.PRESTIGE:
        s.score(seat, effect.n, "card", source(s, title), out)
    elif kind == c.MONEY:
        change_money(s, effect, seat, out)
    elif kind == c.FETCH_CARD:
        fetch(s, seat, effect.card, out)
    elif kind == c.EXTRA_EXHIBITIO:
        player.extra = True


def change_prices(s: Lanista, effect: c.Effect, seat: i64) -> None:
    other: i64
    for other in range(s.setup.seats):
        if (other != seat) == effect.opponents:
            if effect.uses > 0:
                s.players[other].next_price += effect.n
            else:
                s.players[other].phase_price += effect.n


def change_money(s: Lanista, effect: c.Effect, seat: i64, out: Events | None) -> None:
    """All opponents pay the bank (or are paid); nobody falls below nothing."""
    other: i64
    for other in range(s.setup.seats):
        if other != seat:
            rival = s.players[other]
            amount = effect.n
            if rival.money + amount < 0:
                amount = -rival.money
            rival.money += amount
            if out is not None and (amount != 0 or s.setup.rules < 2):  # before, nothing was told as a change
                out.add("money_changed", {"seat": other, "amount": amount})


def fetch(s: Lanista, seat: i64, title: i64, out: Events | None) -> None:
    """A card comes back from the discard; everybody sees which."""
    s.event_discard = c.without(s.event_discard, title)
    player = s.players[seat]
    player.take(title)
    observer: i64
    for observer in range(s.setup.seats):
        if observer != seat:
            learn(s, observer, seat, title)
    if out is not None:
        out.add("card_fetched", {"seat": seat, "card": s.setup.box.titles[title]})


def learn(s: Lanista, observer: i64, seat: i64, title: i64) -> None:
    """The observer knows of one more card in a hand."""
    player = s.players[seat]
    if not player.known:
        player.known = [vec[i64]() for _ in range(s.setup.seats)]
    player.known[observer] = append(player.known[observer], title)


# ---- On a seat


def apply_to_seat(s: Lanista, effect: c.Effect, seat: i64, other: i64, chance: Chance, out: Events | None) -> None:
    if effect.kind == c.PEEK_HAND:
        peek(s, seat, other, out)
    elif effect.kind == c.DISCARD_RANDOM:
        cards.discard_at_random(s, other, effect.n, chance, out)
    elif effect.kind == c.SUPPRESS:
        player = s.players[other]
        instead = s.setup.box.when_suppressed[player.lanista]
        if instead:
            for one in instead:
                apply_to_seat(s, one, seat, other, chance, out)
            return
        player.poisoned = True
        if out is not None:
            out.add("lanista_suppressed", {"seat": other, "lanista": s.setup.box.lanistas[player.lanista]})


def peek(s: Lanista, seat: i64, other: i64, out: Events | None) -> None:
    """One seat sees a hand, as it is now."""
    player = s.players[other]
    if not player.known:
        player.known = [vec[i64]() for _ in range(s.setup.seats)]
    player.known[seat] = vec[i64](capacity=player.cards)
    seen: list[str] = []
    title: i64
    for title in range(len(player.hand)):
        copies: i64 = 0
        while copies < player.hand[title]:
            player.known[seat] = append(player.known[seat], title)
            copies += 1
            if out is not None:
                seen.append(s.setup.box.titles[title])
    if out is not None:
        params = {"seat": seat, "other": other, "cards": seen}
        out.tell(int(seat), "hand_seen", params, {"seat": seat, "other": other})


# ---- On a contract


def apply_to_contract(s: Lanista, effect: c.Effect, seat: i64, contract: i64, out: Events | None) -> None:
    if effect.kind == c.REPLACE_CONTRACT:
        rank = s.setup.box.contract_rank[contract]
        s.shown = c.without(s.shown, contract)
        following = contracts.next_contract(s, rank)
        s.contracts = append(s.contracts, contract)
        s.shown = append(s.shown, following)
        if out is not None:
            names = s.setup.box.contracts
            out.disclose("contract_replaced", {"contract": names[contract], "by": names[following]})
        return
    held = contracts.held_contract(s, seat, contract)
    if effect.kind == c.PAY_MOD:
        held.bonus += effect.n
    elif effect.kind == c.ANY_PAIR:
        held.any_pair = True
    elif effect.kind == c.SWAP_CONTRACT:
        s.swapping = contract
    elif effect.kind == c.WAIVE_PENALTY:
        s.waived = True


# ---- On a gladiator


def apply_to_gladiator(
    s: Lanista, effect: c.Effect, seat: i64, card: i64, title: i64, timing: i64, chance: Chance, out: Events | None
) -> None:
    kind = effect.kind
    if kind == c.PRESTIGE:  # by his rank, dead or alive
        amount = effect.n
        if effect.ranked:
            living = ludus.find(s, card)
            amount = effect.by_rank[s.combat.dead_rank if living is None else ludus.rank_of(s, living)]
        s.score(seat, amount, "card", source(s, title), out)
        return
    gladiator = ludus.find(s, card)
    if gladiator is None:
        return
    owner = ludus.owner_of(s, card)
    if kind == c.HEAL:
        ludus.heal(s, owner, gladiator, effect.n, out)
        if effect.care:
            gladiator.cared = True
    elif kind == c.WOUND:
        gladiator.health += effect.n
        if gladiator.health > c.GRAVE:
            gladiator.health = c.GRAVE
        ludus.tell_health(s, "wounded", owner, gladiator, out)
    elif kind == c.XP:
        ludus.gain(s, owner, gladiator, effect.n + ludus.card_bonus(s, gladiator, title), out)
    elif kind == c.ATTACH:
        gladiator.attached |= c.BIT[title]
    elif kind == c.RETIRE:
        retire(s, owner, gladiator, effect, title, out)
    elif kind == c.SUPPRESS:
        gladiator.suppressed = True
        if out is not None:
            out.add("suppressed", {"seat": owner, "gladiator": s.setup.box.gladiators[card]})
    elif kind == c.RANK_SHIFT:
        gladiator.shift += effect.n
    elif kind == c.WEAR_ANY:
        gladiator.any_armatura = True
    elif kind == c.FIT_FOR_CONTRACT:
        gladiator.fit = True
    elif kind == c.SHIFT_RESULT:
        shift(s, owner, gladiator, effect, title, out)
    elif timing == c.OWN_COMBAT_TURN:
        gladiator.burden |= c.BIT[title]
    else:
        apply_to_bag(s, effect, title, chance, out)


def retire(s: Lanista, seat: i64, gladiator: c.Gladiator, effect: c.Effect, title: i64, out: Events | None) -> None:
    """Out of the game with honours; what was attached goes to the discard (A40)."""
    rank = ludus.rank_of(s, gladiator)
    s.players[seat].leave(gladiator.card)
    s.undefined &= ~c.BIT[gladiator.card]
    s.gladiators_out = append(s.gladiators_out, gladiator.card)
    ludus.drop_attached(s, gladiator)
    if out is not None:
        out.add("retired", {"seat": seat, "gladiator": s.setup.box.gladiators[gladiator.card]})
    s.score(seat, effect.by_rank[rank], "card", source(s, title), out)


def shift(s: Lanista, seat: i64, gladiator: c.Gladiator, effect: c.Effect, title: i64, out: Events | None) -> None:
    """A pending wound gets better or worse; the raw one stays as drawn (A25)."""
    combat = s.combat
    place: i64 = 0
    if gladiator.card == combat.second:
        place = 1
    levels = effect.n + ludus.card_bonus(s, gladiator, title)
    pending = combat.pending[place]
    if effect.better:
        pending -= levels
        if pending < 0:
            pending = 0
    else:
        pending += levels
        if pending > c.GRAVE:
            pending = c.GRAVE
    combat.pending[place] = pending
    if out is not None:
        name = s.setup.box.gladiators[gladiator.card]
        out.add("wound_changed", {"seat": seat, "gladiator": name, "wound": c.HEALTH[pending]})


# ---- On a bag


def apply_to_bag(s: Lanista, effect: c.Effect, title: i64, chance: Chance, out: Events | None) -> None:
    """The bag of the draw that is being prepared, or that was just made."""
    combat = s.combat
    if effect.kind == c.BAG_ADD:
        bags.add_tokens(s, effect.colour, effect.n, c.FROM_CARD + title)
    elif effect.kind == c.BAG_REMOVE:
        number = effect.n
        while number > 0:
            combat.removals = append(combat.removals, c.token(effect.colour, c.FROM_CARD + title))
            number -= 1
    elif effect.kind == c.DRAW_KEEP:
        if effect.keep == c.KEEP_BEST:
            combat.keep_best = True
        else:
            combat.keep_worst = True
    elif effect.kind == c.REDRAW:
        before = combat.result
        combat.result = arena.draw_result(s, chance, out)
        if effect.keep == c.KEEP_CHOOSE and before < combat.result:
            combat.result = before
