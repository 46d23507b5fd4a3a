"""Lanista: windows. “At any time in its phase” means: on one’s own turn, or when a window asks.

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
from arene.games.lanista.rules import bags, cards, points, rounds
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
PASS: Final = 0
DONE: Final = 1
DONE_PHASE: Final = 2

KIND_PASS: Final = Kind("pass", PASS)


# ---- What may be done in windows and on turns: cards, skills, action points


def act_kinds() -> Sequence[Kind]:
    return (*points.KINDS, cards.KIND_USE_SKILL, cards.KIND_PLAY)


def act(s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
    if action >= cards.PLAY:
        cards.announce(s, seat, cards.title_of(action), cards.target_of(action), chance, out)
    elif action >= cards.USE_SKILL:
        cards.use_skill(s, seat, cards.user_of(action), cards.target_of(action), chance, out)
    else:
        points.spend(s, seat, action, out)


def why_not_act(s: Lanista, seat: int, action: int) -> Refusal:
    if action >= cards.PLAY:
        return cards.why_not_play(s, seat, action)
    if action >= cards.USE_SKILL:
        return cards.why_not_use(s, seat, action)
    return points.why_not(s, seat, action)


# ---- A window asks the seats in order until all have passed since the last act (§ 4.1)


def open_window(s: Lanista, step: i64, after: i64) -> None:
    """Polls from the left of a seat, who is asked last. A turn passed since the last act is a pass already."""
    s.step = step
    s.window_seat = s.left_of(after)
    if step not in (c.BUY_WINDOW, c.CONTRACT_WINDOW):
        s.passed = 0
    s.finished = 0


def poll(s: Lanista) -> bool:
    """Ask the next seat that can do something; False when the window closes."""
    looked: i64 = 0
    while looked < s.setup.seats:
        seat = s.window_seat
        if not (s.passed | s.finished) & c.BIT[seat] and wants(s, seat):
            s.ask(seat, ASK_WINDOW)
            return True
        s.window_seat = s.left_of(seat)
        looked += 1
    return False


class Window(Ask):
    """Act, pass (ask me again if something changes), or be done with the window or with the phase."""

    name = "window"
    topics = "windows influence points wounds sine-missione phase-5"
    silent = True

    def kinds(self) -> Sequence[Kind]:
        passes = (KIND_PASS, Kind("done", DONE), Kind("done_phase", DONE_PHASE))
        return (*passes, *bags.KINDS, *act_kinds())

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        actions = append(acts(s, seat), PASS)
        if s.setup.seats > 1:
            actions = append(actions, DONE)
            if s.combat.owner != seat and s.step != c.FAILURE_WINDOW:
                actions = append(actions, DONE_PHASE)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action <= DONE_PHASE:
            leave(s, seat, action)
        else:
            s.passed = 0
            if bags.influences(action):
                bags.slip(s, seat, action, out)
            else:
                act(s, seat, action, chance, out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        if action <= DONE_PHASE:
            return Refusal("lanista.order", asked=self.name)
        if bags.influences(action):
            return bags.why_not_slip(s, seat, action)
        return why_not_act(s, seat, action)

    def away(self, s: Lanista) -> int:
        return DONE if s.setup.seats > 1 else PASS


ASK_WINDOW: Final = Window()


def leave(s: Lanista, seat: i64, action: i64) -> None:
    if action == PASS:
        s.passed |= c.BIT[seat]
    else:
        s.finished |= c.BIT[seat]
    if action == DONE_PHASE:
        s.quiet |= c.BIT[seat]
    s.window_seat = s.left_of(seat)


# ---- Who has anything to do in the window that is open


def wants(s: Lanista, seat: i64) -> bool:
    """Whether the seat has anything to do in this window."""
    own = s.phase == 4 and seat == s.in_order(s.turn, False)
    if not own and (s.quiet & c.BIT[seat] or s.step == c.DEATH_WINDOW or s.step == c.FAILURE_WINDOW):
        return False
    player = s.players[seat]
    if s.setup.poker_face and s.phase == 4 and player.cards > 0 and ever_used(s, seat):
        return True
    if only_cards(s, seat) and not player.held & playable(s) and not skilled(s, player):
        return False  # the usual case
    return len(acts(s, seat)) > 0


def ever_used(s: Lanista, seat: i64) -> bool:
    """Whether any card of the match, or skill, is for this seat and the window that is open."""
    box = s.setup.box
    timing = c.WINDOW_TIMING[s.step]
    titles = box.moments[4 * c.MOMENTS + timing]
    if s.setup.rules >= 2:  # before, all cards of the edition counted, whoever they are for
        titles &= s.setup.titles & (box.for_owner if seat == s.combat.owner else box.for_others)
    return (titles | (box.skilled_timings & c.BIT[timing])) != 0


def only_cards(s: Lanista, seat: i64) -> bool:
    """Whether neither action points nor influence are of use in the window that is open."""
    step = s.step
    if step in (c.BUY_WINDOW, c.CONTRACT_WINDOW, c.AFTER_WOUNDS):
        return s.players[seat].ap == 0
    return step != c.BEFORE_DRAW


def playable(s: Lanista) -> i64:
    """The titles that may be played in the window that is open."""
    titles = s.setup.box.moments[s.phase * c.MOMENTS + c.WINDOW_TIMING[s.step]]
    if s.step in (c.ARRIVAL_WINDOW, c.PASS_WINDOW):
        titles &= s.setup.box.aimed
    return titles


def skilled(s: Lanista, player: c.Player) -> bool:
    """Whether somebody in the school may have a skill for the window that is open."""
    moment = c.BIT[c.WINDOW_TIMING[s.step]]
    uses = s.setup.box.uses
    found = False
    for gladiator in player.school:
        found = found or (not gladiator.used and uses[gladiator.card] & moment != 0)
    return found


def acts(s: Lanista, seat: i64) -> vec[i64]:
    """What a seat may do, besides passing."""
    actions = vec[i64](capacity=16)
    step = s.step
    titles = s.players[seat].held & playable(s)
    if titles:
        actions = cards.plays(s, seat, titles, actions)
    opening = step in (c.ARRIVAL_WINDOW, c.PASS_WINDOW)
    actions = cards.skill_uses(s, seat, c.WINDOW_TIMING[step], opening, actions)
    if step == c.BUY_WINDOW:
        actions = points.heals(s, seat, actions)
    elif step == c.CONTRACT_WINDOW:
        actions = points.trainings(s, seat, actions)
    elif step == c.BEFORE_DRAW:
        actions = bags.bag_acts(s, seat, actions)
    elif step == c.AFTER_WOUNDS:
        actions = points.rescues(s, seat, actions)
    return actions
