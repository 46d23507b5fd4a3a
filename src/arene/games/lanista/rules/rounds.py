"""Lanista: the course of a round, from one question to the next. Five phases, each with its chapter.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64
from arene.games.lanista.rules import (
    arena,
    cards,
    care,
    combats,
    contracts,
    drawing,
    ending,
    ludus,
    market,
    resale,
    setting_up,
    windows,
)
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

# ---- Moving on: questions in between come first, then the step the round is at


def run(s: Lanista, chance: Chance, out: Events | None) -> None:
    """Go on by itself up to the next question."""
    while True:
        if s.undefined:
            if ludus.ask_skill(s):
                return
        elif s.card >= 0:
            if cards.ask_counter(s):
                return
            cards.card_stands(s, chance, out)
        elif s.swapping >= 0:
            s.ask(contracts.swapper(s), contracts.ASK_SWAP)
            return
        elif s.offer.gladiator >= 0:
            resale.ask_about_offer(s)
            return
        elif c.WINDOW_TIMING[s.step] >= 0:
            if windows.poll(s):
                return
            close_window(s, chance, out)
        elif advance(s, chance, out):
            return


def advance(s: Lanista, chance: Chance, out: Events | None) -> bool:
    """Begin the step the round is at; whether a seat is asked, or the match has ended."""
    step = s.step
    if step == c.LANISTA_CHOICE:
        s.ask(s.in_order(s.turn, False), setting_up.ASK_LANISTA)
        return True
    if step == c.ROUND_START:
        start_round(s, chance, out)
    elif step == c.MULLIGANS:
        return drawing.ask_mulligans(s, chance, out)
    elif step == c.ARRIVAL:
        market.arrive(s, chance, out)
    elif step == c.BUYING:
        return market.ask_buy(s, out)
    elif step == c.CONTRACT_PASS:
        contracts.start_pass(s)
    elif step == c.TAKING:
        return contracts.ask_contract(s, out)
    elif step == c.COMBAT_TURN:
        return combats.ask_combat(s, out)
    elif step == c.DEATHS:
        arena.next_death(s, out)
    elif step == c.COMBAT_DONE:
        arena.end_combat(s, out)
    elif step == c.SLOT_END:
        combats.end_slot(s, out)
    elif step == c.ROUND_END:
        return end_round(s, out)
    return False


def close_window(s: Lanista, chance: Chance, out: Events | None) -> None:
    """What a window was opened for."""
    step = s.step
    if step == c.DRAW_WINDOW:
        start_phase(s, 2, out)
        s.step = c.ARRIVAL
    elif step == c.ARRIVAL_WINDOW:
        s.step = c.BUYING
        market.start_turn(s)
    elif step == c.BUY_WINDOW:
        start_phase(s, 3, out)
        if not s.setup.reveal_early:
            contracts.lay_out(s, chance, out)
        s.step = c.CONTRACT_PASS
    elif step == c.PASS_WINDOW:
        s.step = c.TAKING
    elif step == c.CONTRACT_WINDOW:
        start_phase(s, 4, out)
        s.step = c.COMBAT_TURN
    elif step == c.FAILURE_WINDOW:
        combats.fail_contract(s, out)
    elif step == c.CARE_WINDOW:
        care.recover(s, out)
    else:
        arena.go_on(s, chance, out)


# ---- A round and its phases


def start_round(s: Lanista, chance: Chance, out: Events | None) -> None:
    """Action points back to three, last round's marks off, the Initiative moves if an option says so (A3)."""
    s.round += 1
    rotate = s.setup.initiative
    if s.round > 1 and (rotate == c.ROTATE_ROUND or (rotate == c.ROTATE_SEASON and s.round % 2 == 1)):
        s.initiative = s.left_of(s.initiative)
        if out is not None:
            out.add("initiative_moved", {"seat": s.initiative})
    for player in s.players:
        player.ap = c.ACTION_POINTS
        player.poisoned = False
        player.sold = False
        player.answered = False
        player.next_price = 0
        player.phase_price = 0
        for gladiator in player.school:
            gladiator.new_round()
    if out is not None:
        season = "winter" if s.winter() else "summer"
        out.add("round_started", {"round": s.round, "rounds": s.setup.rounds(), "season": season})
    start_phase(s, 1, out)
    if s.round > 1:
        drawing.refill(s, chance, out)
    s.step = c.MULLIGANS


def start_phase(s: Lanista, phase: i64, out: Events | None) -> None:
    s.phase = phase
    s.first = s.initiative
    s.turn = 0
    s.pass_ = 0
    s.quiet = 0
    if out is not None:
        out.add("phase_started", {"round": s.round, "phase": phase})


def end_round(s: Lanista, out: Events | None) -> bool:
    """Whether it was the last."""
    if out is not None:
        out.pause(s.clone())
    if s.round < s.setup.rounds():
        s.step = c.ROUND_START
        return False
    ending.final_score(s, out)
    return True


# ---- Turns: seats with nothing to choose are not asked


def must_show(s: Lanista, seat: i64) -> bool:
    """With a poker face every seat with a card is asked on its turn, even with nothing to choose."""
    return s.setup.poker_face and s.players[seat].cards > 0


def skipping_tells(s: Lanista, seat: i64) -> bool:
    """Whether not to ask a seat tells who moved last something: that no card of another's hand could be played."""
    return seat != s.seat and s.players[seat].cards > 0


def tell_unused(kind: str, seat: i64, telling: bool, out: Events | None) -> None:
    """A turn not used: said in the open, whether the seat was asked or not."""
    if out is None:
        return
    if telling:
        out.disclose(kind, {"seat": seat})
    else:
        out.add(kind, {"seat": seat})
