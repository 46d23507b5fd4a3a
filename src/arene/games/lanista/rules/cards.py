"""Lanista: event cards, and skills that are used. Hands and piles, playing, counters.

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
from arene.games.lanista.rules import effects, ludus, rounds, targets, windows
from arene.games.lanista.rules.edition import gladiator_names, target_names, titles
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions; what they are aimed at: targets.py
COUNTER_WITH: Final = 1020  # + title
USE_SKILL: Final = 2700  # + gladiator * AIMS + target
PLAY: Final = 5700  # + title * AIMS + target

KIND_PLAY: Final = Kind("play", PLAY, card=titles, target=target_names)
KIND_USE_SKILL: Final = Kind("use_skill", USE_SKILL, gladiator=gladiator_names, target=target_names)


def playing(title: i64, target: i64) -> i64:
    return PLAY + title * targets.AIMS + target


def title_of(action: i64) -> i64:
    """The card that is played."""
    return (action - PLAY) // targets.AIMS


def using(card: i64, target: i64) -> i64:
    return USE_SKILL + card * targets.AIMS + target


def user_of(action: i64) -> i64:
    """The gladiator whose skill is used."""
    return (action - USE_SKILL) // targets.AIMS


def target_of(action: i64) -> i64:
    """What a card, or a skill, is aimed at."""
    if action >= PLAY:
        return (action - PLAY) % targets.AIMS
    return (action - USE_SKILL) % targets.AIMS


# ---- Hands and piles


def draw_card(s: Lanista, chance: Chance) -> i64:
    """The top card; the discard is shuffled when the pile is empty (A7). -1: there is none."""
    if len(s.events) == 0:
        if len(s.event_discard) == 0:
            return -1
        s.events = chance.shuffle("events", s.event_discard)
        s.event_discard = vec[i64]()
    title = s.events[0]
    s.events = s.events[1:]
    return title


def draw_cards(s: Lanista, seat: i64, number: i64, chance: Chance, out: Events | None) -> None:
    player = s.players[seat]
    drawn: list[str] | None = None
    if out is not None:
        drawn = []
    while number > 0:
        title = draw_card(s, chance)
        if title < 0:
            break
        player.take(title)
        if drawn is not None:
            drawn.append(s.setup.box.titles[title])
        number -= 1
    if out is not None and drawn:
        count = len(drawn)
        out.tell(
            int(seat), "cards_drawn", {"seat": seat, "count": count, "cards": drawn}, {"seat": seat, "count": count}
        )


def discard_at_random(s: Lanista, seat: i64, number: i64, chance: Chance, out: Events | None) -> None:
    player = s.players[seat]
    lost: list[str] = []
    while number > 0 and player.cards > 0:
        at = chance.below("lost", player.cards)
        title: i64 = 0
        while at >= player.hand[title]:
            at -= player.hand[title]
            title += 1
        player.drop(title)
        s.event_discard = append(s.event_discard, title)
        if out is not None:
            lost.append(s.setup.box.titles[title])
        number -= 1
    if out is not None:
        out.disclose("cards_lost", {"seat": seat, "cards": lost})


def hand_size(s: Lanista, seat: i64) -> i64:
    """Six; the lanista's own number; more by skills."""
    player = s.players[seat]
    size: i64 = c.HAND
    for ability in ludus.powers(s, player):
        if ability.timing == c.REFILL:
            for effect in ability.effects:
                if effect.kind == c.HAND_SIZE:
                    if effect.to > 0:
                        size = effect.to
                    size += effect.n
    for gladiator in player.school:
        if not gladiator.suppressed:
            for ability in ludus.skills(s, gladiator, ludus.rank_of(s, gladiator)):
                if ability.timing == c.REFILL and ability.school:
                    for effect in ability.effects:
                        if effect.kind == c.HAND_SIZE:
                            size += effect.n
    return size


# ---- What may be played and used


def plays(s: Lanista, seat: i64, held: i64, actions: vec[i64]) -> vec[i64]:
    """Each card of a set with each of its targets."""
    box = s.setup.box
    for title in box.by_phase[s.phase]:
        if held & c.BIT[title]:
            actions = targets.aims(s, seat, box.cards[title], title, -1, playing(title, 0), actions)
    return actions


def skill_uses(s: Lanista, seat: i64, timing: i64, opening: bool, actions: vec[i64]) -> vec[i64]:
    """Activated skills, once per round each."""
    moment = c.BIT[timing]
    if not s.setup.box.skilled_timings & moment:
        return actions
    uses = s.setup.box.uses
    for gladiator in s.players[seat].school:
        if not uses[gladiator.card] & moment or gladiator.used or gladiator.suppressed:
            continue
        ability = active_skill(s, gladiator, timing)
        if ability is None or (opening and not ability.at_others()):
            continue
        actions = targets.aims(s, seat, ability, -1, gladiator.card, using(gladiator.card, 0), actions)
    return actions


def active_skill(s: Lanista, gladiator: c.Gladiator, timing: i64) -> c.Ability | None:
    for ability in ludus.skills(s, gladiator, ludus.rank_of(s, gladiator)):
        if ability.active and ability.timing == timing and (ability.phase == 0 or ability.phase == s.phase):
            return ability
    return None


def affords(s: Lanista, seat: i64, ability: c.Ability) -> bool:
    player = s.players[seat]
    return player.ap >= ability.cost_ap and player.money >= ability.cost_money


def pay_cost(s: Lanista, seat: i64, ability: c.Ability) -> None:
    player = s.players[seat]
    player.ap -= ability.cost_ap
    player.money -= ability.cost_money


def why_not_play(s: Lanista, seat: int, action: int) -> Refusal:
    box, player, title = s.setup.box, s.players[seat], int(title_of(action))
    card = box.titles[title]
    if not player.held & c.BIT[title]:
        return Refusal("lanista.card.not-held", card=card)
    if box.title_phase[title] != s.phase:
        return Refusal("lanista.card.phase", card=card, phase=int(box.title_phase[title]))
    ability = box.cards[title]
    if not affords(s, seat, ability):
        money, points = int(ability.cost_money), int(ability.cost_ap)
        return Refusal("lanista.card.cost", card=card, money=money, points=points, both=money > 0 and points > 0)
    if not any(other >= PLAY and title_of(other) == title for other in s.legal(seat)):
        return Refusal("lanista.card.moment", card=card)
    return Refusal("lanista.card.target", card=card, target=targets.aim_name(s, target_of(action)))


def why_not_use(s: Lanista, seat: int, action: int) -> Refusal:
    card = int(user_of(action))
    gladiator, name = ludus.own(s, seat, card), s.setup.box.gladiators[card]
    if gladiator is None:
        return ludus.not_yours(s, card)
    if gladiator.suppressed:
        return Refusal("lanista.skill.suppressed", gladiator=name)
    if gladiator.used:
        return Refusal("lanista.skill.once", gladiator=name)
    return Refusal("lanista.skill.moment", gladiator=name)


# ---- Playing a card, using a skill


def announce(s: Lanista, seat: i64, title: i64, target: i64, chance: Chance, out: Events | None) -> None:
    """Costs are paid; the card resolves at once unless the edition has a counter to it."""
    player = s.players[seat]
    ability = s.setup.box.cards[title]
    player.drop(title)
    pay_cost(s, seat, ability)
    if out is not None:
        params = {"seat": seat, "card": s.setup.box.titles[title], "target": targets.aim_name(s, target)}
        out.show("card_announced", params)
    if s.setup.box.counterable & c.BIT[title] and s.setup.seats > 1:
        s.card = title
        s.card_seat = seat
        s.card_target = target
        s.polled = c.BIT[seat]
        if out is not None and has_counters(s):  # who is asked now, or that nobody is, tells something of the hands
            out.surprise = True
    else:
        resolve(s, seat, title, target, chance, out)


def resolve(s: Lanista, seat: i64, title: i64, target: i64, chance: Chance, out: Events | None) -> None:
    ability = s.setup.box.cards[title]
    disturb(s, seat, target, ability)
    attached = False
    for effect in ability.effects:
        if effect.kind == c.ATTACH:
            attached = True
        effects.apply(s, effect, seat, target, title, ability.timing, chance, out)
    if not attached:
        s.event_discard = append(s.event_discard, title)


def use_skill(s: Lanista, seat: i64, card: i64, target: i64, chance: Chance, out: Events | None) -> None:
    gladiator = ludus.find(s, card)
    assert gladiator is not None
    timing = c.WINDOW_TIMING[s.step]
    if timing < 0:
        timing = c.ON_TURN
    ability = active_skill(s, gladiator, timing)
    if ability is None:
        ability = active_skill(s, gladiator, c.OWN_COMBAT_TURN)
    assert ability is not None
    gladiator.used = True
    pay_cost(s, seat, ability)
    if out is not None:
        name = s.setup.box.gladiators[card]
        out.add(
            "skill_used",
            {"seat": seat, "gladiator": name, "skill": ability.source, "target": targets.aim_name(s, target)},
        )
    disturb(s, seat, target, ability)
    for effect in ability.effects:
        effects.apply(s, effect, seat, target, -1, timing, chance, out)


def disturb(s: Lanista, seat: i64, target: i64, ability: c.Ability) -> None:
    """Whoever is aimed at wakes up, though he was done with the phase, in the window under way too."""
    aimed: i64 = 0
    if ability.target == c.AT_OPPONENTS:
        aimed = s.quiet & ~c.BIT[seat]
    elif target >= targets.SEAT_TARGET and target < targets.CONTRACT_TARGET:
        aimed = c.BIT[target - targets.SEAT_TARGET]
    elif target >= targets.GLADIATOR_TARGET and target < targets.SEAT_TARGET:
        owner = ludus.owner_of(s, target - targets.GLADIATOR_TARGET)
        if owner >= 0:  # he may have died just now
            aimed = c.BIT[owner]
    elif ability.target == c.AT_THEIR_COMBAT and s.setup.rules >= 2:  # before, a combat did not wake its owner
        aimed = c.BIT[s.combat.owner]
    woken = s.quiet & aimed & ~c.BIT[seat]
    s.quiet &= ~woken
    s.finished &= ~woken


# ---- Counters


def ask_counter(s: Lanista) -> bool:
    """Seats clockwise from the card's player that hold a counter, the first one cancels."""
    seat = s.left_of(s.card_seat)
    while seat != s.card_seat:
        if not s.polled & c.BIT[seat]:
            able = len(counters(s, seat)) > 0
            if able or (s.setup.poker_face and s.players[seat].cards > 0 and has_counters(s)):
                s.ask(seat, ASK_COUNTER)
                return True
        seat = s.left_of(seat)
    return False


def has_counters(s: Lanista) -> bool:
    """Whether the match has cards that cancel the announced one; before rules 2 it was enough to be printed."""
    return s.setup.rules < 2 or s.setup.box.countered_by[s.card] & s.setup.titles != 0


def counters(s: Lanista, seat: i64) -> vec[i64]:
    """The titles in hand that cancel the announced card."""
    found = vec[i64](capacity=4)
    box = s.setup.box
    titles = s.players[seat].held & box.moments[s.phase * c.MOMENTS + c.CARD_PLAYED]
    if titles == 0:
        return found
    title: i64
    for title in range(len(box.titles)):
        if titles & c.BIT[title] and box.countered_by[s.card] & c.BIT[title]:
            ability = box.cards[title]
            if s.setup.rules >= 2 and not affords(s, seat, ability):
                continue
            effect = ability.effects[0]
            if not effect.mine or concerned(s, s.card_target, s.card) == seat:
                found = append(found, title)
    return found


def concerned(s: Lanista, target: i64, title: i64) -> i64:
    """The seat a card is aimed at, or whose combat it meddles with; -1: none in particular."""
    if target >= targets.CONTRACT_TARGET:
        return -1
    if target >= targets.SEAT_TARGET:
        return target - targets.SEAT_TARGET
    if target >= targets.GLADIATOR_TARGET:
        return ludus.owner_of(s, target - targets.GLADIATOR_TARGET)
    if s.setup.box.cards[title].target == c.AT_THEIR_COMBAT:
        return s.combat.owner
    return -1


class Counter(Ask):
    """Whether a card in hand cancels the announced one."""

    name = "counter"
    topics = "counters"
    silent = True

    def kinds(self) -> Sequence[Kind]:
        return (windows.KIND_PASS, Kind("counter", COUNTER_WITH, card=titles))

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=3)
        actions = append(actions, windows.PASS)
        for title in counters(s, seat):
            actions = append(actions, COUNTER_WITH + title)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.polled |= c.BIT[seat]
        if action != windows.PASS:
            cancel(s, seat, action - COUNTER_WITH, out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.counter.no", card=s.setup.box.titles[action - COUNTER_WITH])

    def away(self, s: Lanista) -> int:
        return windows.PASS


ASK_COUNTER: Final = Counter()


def cancel(s: Lanista, seat: i64, title: i64, out: Events | None) -> None:
    """Both cards are spent; the target is untouched and may be tried again (A10, A56)."""
    s.players[seat].drop(title)
    if s.setup.rules >= 2:  # before, a counter's cost was only printed
        pay_cost(s, seat, s.setup.box.cards[title])
    s.event_discard = append(append(s.event_discard, s.card), title)
    if out is not None:
        names = s.setup.box.titles
        params = {"seat": seat, "card": names[s.card], "by": names[title], "player": s.card_seat}
        out.show("card_countered", params)
    forget_card(s)


def card_stands(s: Lanista, chance: Chance, out: Events | None) -> None:
    title = s.card
    seat = s.card_seat
    target = s.card_target
    forget_card(s)
    resolve(s, seat, title, target, chance, out)


def forget_card(s: Lanista) -> None:
    """The announced card is settled: nothing of the question stays behind."""
    s.card = -1
    s.card_seat = 0
    s.card_target = 0
    s.polled = 0
