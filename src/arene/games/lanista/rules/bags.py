"""Lanista: the bags of a combat, for its quality, for wounds and for mercy; influence tokens.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.actions import Kind
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.lanista.rules import arena, ludus, points
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

# the numbers of the actions
SLIP: Final = 993  # + colour: an influence token
SLIP_JOKER: Final = 996  # + colour

KINDS: Final = (
    Kind("influence", SLIP, token=c.COLOURS[:3]),
    Kind("influence_joker", SLIP_JOKER, token=c.COLOURS[:3]),
)

COMBAT_BASE: Final[vec[i64]] = vec[i64]([c.GREEN, c.WHITE, c.RED])
WOUND_BASE: Final[vec[i64]] = vec[i64]([c.GREEN, c.WHITE, c.RED, c.BLACK])
MERCY_BASE: Final[vec[i64]] = vec[i64]([c.GREEN, c.BLACK])


def influences(action: i64) -> bool:
    """Whether an action slips in a token."""
    return action >= SLIP and action < SLIP_JOKER + 3


def colour_of(action: i64) -> i64:
    """The colour of an influence token, or of a joker."""
    if action >= SLIP_JOKER:
        return action - SLIP_JOKER
    return action - SLIP


# ---- How a bag is filled


def fill(s: Lanista, base: vec[i64]) -> None:
    s.combat.bag = base[:]
    s.combat.removals = vec[i64]()


def add_tokens(s: Lanista, colour: i64, number: i64, origin: i64) -> None:
    while number > 0:
        s.combat.bag = append(s.combat.bag, c.token(colour, origin))
        number -= 1


def fill_combat_bag(s: Lanista) -> None:
    """One green, one white, one red; wounded gladiators bring red ones into an exhibitio."""
    fill(s, COMBAT_BASE)
    place: i64
    for place in range(2):
        gladiator = arena.fighter(s, place)
        assert gladiator is not None
        if s.combat.contract < 0:
            add_tokens(s, c.RED, gladiator.health, c.FROM_WOUNDS)
        title: i64
        if gladiator.burden:
            for title in range(len(s.setup.box.titles)):
                if gladiator.burden & c.BIT[title]:
                    add_burden(s, title, gladiator)


def add_burden(s: Lanista, title: i64, gladiator: c.Gladiator) -> None:
    """Tokens of a card played on him for this slot."""
    for effect in s.setup.box.cards[title].effects:
        if effect.kind == c.BAG_ADD and arena.holds_true(s, effect, gladiator):
            add_tokens(s, effect.colour, effect.n, c.FROM_CARD + title)


def fill_wound_bag(s: Lanista) -> None:
    fill(s, WOUND_BASE)
    s.combat.keep_best = False
    s.combat.keep_worst = False
    if arena.is_sine(s):
        add_tokens(s, c.RED, 1, c.FROM_COMBAT)
        add_tokens(s, c.BLACK, 1, c.FROM_COMBAT)


def fill_mercy_bag(s: Lanista) -> None:
    """One green, one black; more by rank and by the quality of the combat (A24, A51)."""
    combat = s.combat
    fill(s, MERCY_BASE)
    if combat.rank == c.GAMMA:
        add_tokens(s, c.BLACK, 1, c.FROM_COMBAT)
    if combat.rank == c.ALPHA:
        add_tokens(s, c.GREEN, 1, c.FROM_COMBAT)
    bad = s.setup.mercy_bad
    if combat.result == c.GREEN:
        add_tokens(s, c.GREEN, 1, c.FROM_COMBAT)
    elif (combat.result == c.WHITE and bad != c.SYMMETRIC) or (combat.result == c.RED and bad != c.LITERAL):
        add_tokens(s, c.BLACK, 1, c.FROM_COMBAT)


# ---- What is drawn from


def made_up(s: Lanista, timing: i64) -> vec[i64]:
    """The bag as it would be drawn from now: what was put in, then skills, then what is taken out."""
    combat = s.combat
    changes = vec[i64]()  # a token to put in; or one to take out, as -1 - token
    place: i64
    for place in range(2):
        gladiator = arena.fighter(s, place)
        if gladiator is None or (timing == c.BEFORE_MERCY_DRAW and place != combat.loser):
            continue
        origin = c.FROM_SKILL + gladiator.card
        for ability in arena.acting(s, gladiator, timing):
            for effect in ability.effects:
                if timing != c.BEFORE_WOUND_DRAW or (place == combat.drawing) != effect.partner:
                    changes = changed(s, effect, gladiator, origin, changes)
    for ability in ludus.powers(s, s.players[combat.owner]):
        if ability.timing == timing:
            for effect in ability.effects:
                changes = changed(s, effect, None, c.FROM_COMBAT, changes)
    bag = combat.bag[:]
    for change in changes:
        if change >= 0:
            bag = append(bag, change)
    for token in combat.removals:
        bag = take_out(bag, c.colour_of(token))
    for change in changes:
        if change < 0:
            bag = take_out(bag, c.colour_of(-1 - change))
    return bag


def changed(s: Lanista, effect: c.Effect, gladiator: c.Gladiator | None, origin: i64, changes: vec[i64]) -> vec[i64]:
    """With the tokens that an effect puts in or takes out."""
    if effect.kind > c.BAG_REMOVE or not arena.holds_true(s, effect, gladiator):
        return changes
    change = c.token(effect.colour, origin)
    if effect.kind == c.BAG_REMOVE:
        change = -1 - change
    number = effect.n
    while number > 0:
        changes = append(changes, change)
        number -= 1
    return changes


def take_out(bag: vec[i64], colour: i64) -> vec[i64]:
    """Without the last token of a colour; never the last token of all (§ 4.9)."""
    if len(bag) == 1:
        return bag
    place: i64 = len(bag) - 1
    while place >= 0:
        if c.colour_of(bag[place]) == colour:
            left = vec[i64](capacity=len(bag))
            other: i64
            for other in range(len(bag)):
                if other != place:
                    left = append(left, bag[other])
            return left
        place -= 1
    return bag


def counted(bag: vec[i64]) -> dict[str, int]:
    """How many tokens of each colour."""
    found = dict.fromkeys(c.COLOURS, 0)
    for token in bag:
        found[c.COLOURS[c.colour_of(token)]] += 1
    return found


# ---- Influence: the others slip tokens into the combat bag; alone, one slips in one’s own (§ 4.8)


def cap(s: Lanista) -> i64:
    """Influence tokens of one seat in one combat (A19)."""
    return 2 if s.setup.seats <= 2 else 1


def own_cap(s: Lanista, seat: i64) -> i64:
    """A lanista may slip in more."""
    most = cap(s)
    for ability in ludus.powers(s, s.players[seat]):
        for effect in ability.effects:
            if effect.kind == c.INFLUENCE:
                most += effect.cap
    return most


def bag_acts(s: Lanista, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Before the combat draw: the owner prepares, the others slip in their influence."""
    player = s.players[seat]
    own = s.combat.owner == seat
    if own and player.ap > 0:
        actions = append(actions, points.AP_PREPARE)
    if own == (s.setup.seats == 1) and player.slipped < own_cap(s, seat):
        colour: i64
        for colour in range(3):
            if player.tokens[colour] > 0:
                actions = append(actions, SLIP + colour)
        if player.jokers > 0 and not player.poisoned:
            for colour in range(3):
                actions = append(actions, SLIP_JOKER + colour)
    return actions


def slip(s: Lanista, seat: i64, action: i64, out: Events | None) -> None:
    """An influence token; a joker's colour is named now, and it counts in the cap only."""
    player = s.players[seat]
    colour = colour_of(action)
    joker = action >= SLIP_JOKER
    if joker:
        player.jokers -= 1
    else:
        player.tokens[colour] -= 1
        player.placed += 1
    player.slipped += 1
    add_tokens(s, colour, 1, c.FROM_SEAT + seat)
    if out is not None:
        out.add("token_added", {"seat": seat, "token": c.COLOURS[colour], "joker": joker})


def why_not_slip(s: Lanista, seat: int, action: int) -> Refusal:
    if s.step != c.BEFORE_DRAW:
        return Refusal("lanista.influence.moment")
    if (s.combat.owner == seat) != (s.setup.seats == 1):
        return Refusal("lanista.influence.own")
    if s.players[seat].slipped >= own_cap(s, seat):
        return Refusal("lanista.influence.cap", count=int(own_cap(s, seat)))
    return Refusal("lanista.influence.none", token=c.COLOURS[colour_of(action)])
