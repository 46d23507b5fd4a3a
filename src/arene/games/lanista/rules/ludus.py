"""Lanista: the schools. A gladiator’s rank and skills, what he may wear, his health and experience; the
lanista’s power.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules import rounds
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
DEFINE: Final = 1000  # + place in the menu

NOTHING: Final[list[c.Ability]] = []  # never added to


# ---- Where he is


def find(s: Lanista, card: i64) -> c.Gladiator | None:
    """The gladiator, if some school has him."""
    for player in s.players:
        for gladiator in player.school:
            if gladiator.card == card:
                return gladiator
    return None


def owner_of(s: Lanista, card: i64) -> i64:
    """The seat whose school has him, or -1."""
    seat: i64
    for seat in range(s.setup.seats):
        for gladiator in s.players[seat].school:
            if gladiator.card == card:
                return seat
    return -1


def own(s: Lanista, seat: int, card: int) -> c.Gladiator | None:
    """The gladiator, if the seat has him."""
    return next((gladiator for gladiator in s.players[seat].school if gladiator.card == card), None)


def not_yours(s: Lanista, card: int) -> Refusal:
    return Refusal("lanista.gladiator.not-yours", gladiator=s.setup.box.gladiators[card])


def drop_attached(s: Lanista, gladiator: c.Gladiator) -> None:
    """Attached cards go to the event discard."""
    title: i64
    for title in range(len(s.setup.box.titles)):
        if gladiator.attached & c.BIT[title]:
            s.event_discard = append(s.event_discard, title)
    gladiator.attached = 0


# ---- Rank, skills, panoplies


def rank_of(s: Lanista, gladiator: c.Gladiator) -> i64:
    if gladiator.xp >= s.setup.box.alpha:
        return c.ALPHA
    if gladiator.xp >= s.setup.box.beta:
        return c.BETA
    return c.GAMMA


def effective_rank(s: Lanista, gladiator: c.Gladiator) -> i64:
    """With a letter of recommendation: who may take and fight what; nothing else."""
    rank = rank_of(s, gladiator) + gladiator.shift
    if rank > c.ALPHA:
        return c.ALPHA
    return rank


def skills(s: Lanista, gladiator: c.Gladiator, rank: i64) -> list[c.Ability]:
    """The abilities of his row for a rank; those his owner chose count for their rank and the higher ones."""
    box = s.setup.box
    abilities = box.rows[gladiator.card * 3 + rank].abilities
    if gladiator.picks == 0:
        return abilities
    every = abilities[:]
    place: i64
    for place in range(rank + 1):
        pick = gladiator.pick(place)
        if pick > 0:
            every += box.menu[gladiator.card][pick - 1]
    return every


def wears(s: Lanista, gladiator: c.Gladiator, rank: i64) -> i64:
    """The armaturae he may wear in a combat of a rank."""
    row = s.setup.box.rows[gladiator.card * 3 + rank]
    if gladiator.any_armatura or (row.wears_any and not gladiator.suppressed):
        return c.ANY_ARMATURA
    return row.armaturae


def card_bonus(s: Lanista, gladiator: c.Gladiator, title: i64) -> i64:
    """How much more a named event does on him; in a combat his row for it counts."""
    if gladiator.suppressed:
        return 0
    more: i64 = 0
    own_rank = rank_of(s, gladiator)
    for ability in skills(s, gladiator, own_rank):
        if ability.timing == c.PASSIVE and ability.school:
            for effect in ability.effects:
                if effect.kind == c.CARD_BONUS and effect.card == title:
                    more += effect.n
    if s.combat.owner >= 0:
        for ability in skills(s, gladiator, s.combat.rank):
            if ability.timing == c.PASSIVE and not ability.school:
                for effect in ability.effects:
                    if effect.kind == c.CARD_BONUS and effect.card == title:
                        more += effect.n
    return more


def powers(s: Lanista, player: c.Player) -> list[c.Ability]:
    """What his lanista does by himself, unless poisoned."""
    if player.lanista < 0 or player.poisoned:
        return NOTHING
    return s.setup.box.powers[player.lanista]


# ---- Health and experience


def heal(s: Lanista, seat: i64, gladiator: c.Gladiator, levels: i64, out: Events | None) -> None:
    gladiator.health -= levels
    if gladiator.health < 0:
        gladiator.health = 0
    tell_health(s, "healed", seat, gladiator, out)


def tell_health(s: Lanista, kind: str, seat: i64, gladiator: c.Gladiator, out: Events | None) -> None:
    if out is not None:
        name = s.setup.box.gladiators[gladiator.card]
        out.add(kind, {"seat": seat, "gladiator": name, "health": c.HEALTH[gladiator.health]})


def gain(s: Lanista, seat: i64, gladiator: c.Gladiator, xp: i64, out: Events | None) -> None:
    before = rank_of(s, gladiator)
    cap = s.setup.box.cap
    if gladiator.xp + xp > cap:
        xp = cap - gladiator.xp
    if xp == 0:
        return
    gladiator.xp += xp
    name = s.setup.box.gladiators[gladiator.card]
    if out is not None:
        out.add("xp_gained", {"seat": seat, "gladiator": name, "amount": xp, "xp": gladiator.xp})
    after = rank_of(s, gladiator)
    if after > before:
        if out is not None:
            out.add("rank_up", {"seat": seat, "gladiator": name, "rank": c.RANKS[after]})
        define_later(s, gladiator)


# ---- Skills that an owner chooses


def define_later(s: Lanista, gladiator: c.Gladiator) -> None:
    """His owner chooses a skill for each rank reached, if the card lets him."""
    menu = s.setup.box.menu[gladiator.card]
    if not menu:
        return
    chosen: i64 = 0
    while chosen < 3 and gladiator.pick(chosen) > 0:
        chosen += 1
    wanted = rank_of(s, gladiator) + 1
    if wanted > len(menu):
        wanted = len(menu)
    if chosen < wanted:
        s.undefined |= c.BIT[gladiator.card]
    else:
        s.undefined &= ~c.BIT[gladiator.card]


def ask_skill(s: Lanista) -> bool:
    card = first_undefined(s)
    if find(s, card) is None:
        s.undefined &= ~c.BIT[card]
        return False
    s.ask(owner_of(s, card), ASK_DEFINE)
    return True


def first_undefined(s: Lanista) -> i64:
    card: i64 = 0
    while not s.undefined & c.BIT[card]:
        card += 1
    return card


def undefined_one(s: Lanista) -> c.Gladiator:
    """The gladiator whose skill is being chosen."""
    gladiator = find(s, first_undefined(s))
    assert gladiator is not None
    return gladiator


class DefineSkill(Ask):
    """One of the menu on his card."""

    name = "define"
    topics = "skills"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("define_skill", DEFINE, choice=range(15)),)

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        """Each entry of the menu once."""
        actions = vec[i64](capacity=8)
        if not s.undefined:  # a picture on the way of the answer
            return actions
        gladiator = undefined_one(s)
        entry: i64
        place: i64
        for entry in range(len(s.setup.box.menu[gladiator.card])):
            taken = False
            for place in range(3):
                if gladiator.pick(place) == entry + 1:
                    taken = True
            if not taken:
                actions = append(actions, DEFINE + entry)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        entry = action - DEFINE
        gladiator = undefined_one(s)
        place: i64 = 0
        factor: i64 = 1
        while gladiator.pick(place) > 0:
            place += 1
            factor *= 16
        gladiator.picks += (entry + 1) * factor
        define_later(s, gladiator)
        if out is not None:
            box = s.setup.box
            skill = box.menu_names[gladiator.card][entry]
            out.add("skill_chosen", {"seat": seat, "gladiator": box.gladiators[gladiator.card], "skill": skill})
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.skill.chosen")


ASK_DEFINE: Final = DefineSkill()
