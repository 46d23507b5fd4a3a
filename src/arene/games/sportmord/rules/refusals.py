"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for."""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.sportmord.rules.components import (
    ASK_COACH,
    ASK_DOPE,
    ASK_LAY,
    ASK_MEDDLE,
    ASK_PILL,
    ASK_REROLL,
    ASK_TAKE,
    ASK_WISH,
    BIT,
    DECISIONS,
    DECLINE,
    DONE,
    DOPE_DIE,
    DOPE_REROLL,
    GIVE_COACH,
    GIVE_PILL,
    KEEP,
    KINDS,
    MEDDLE,
    PASS,
    PICK,
    PLACE,
    REROLL,
    REROLL_ALL,
    SPORTS,
    TAKE,
    WISH,
    WISH_NONE,
    count,
    digit,
)
from arene.games.sportmord.rules.laying import doped_fits
from arene.games.sportmord.rules.rules import Sportmord

# the first number of each range, and the decisions that range answers
_RANGES: list[tuple[int, tuple[int, ...]]] = [
    (0, (ASK_COACH,)),
    (KEEP, (ASK_REROLL,)),
    (REROLL, (ASK_REROLL,)),
    (REROLL_ALL, (ASK_REROLL,)),
    (PICK, (ASK_REROLL,)),
    (GIVE_PILL, (ASK_PILL,)),
    (PASS, (ASK_MEDDLE, ASK_DOPE)),
    (MEDDLE, (ASK_MEDDLE,)),
    (DOPE_REROLL, (ASK_DOPE,)),
    (DOPE_DIE, (ASK_DOPE,)),
    (PLACE, (ASK_LAY,)),
    (DONE, (ASK_LAY,)),
    (WISH, (ASK_WISH,)),
    (TAKE, (ASK_TAKE,)),
    (DECLINE, (ASK_TAKE,)),
]


def refusal(state: Sportmord, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    answers = [decisions for base, decisions in _RANGES if base <= action][-1]
    if state.decision not in answers:
        return Refusal("sportmord.order", asked=DECISIONS[state.decision])
    if state.decision == ASK_COACH:
        return _other_seat(state, seat, action, "sportmord.coach.other-seat")
    if state.decision == ASK_PILL:
        return _other_seat(state, seat, action - GIVE_PILL, "sportmord.pill.other-seat")
    if state.decision == ASK_REROLL:
        return _reroll(state, seat, action)
    if state.decision == ASK_MEDDLE:
        return _meddle(state, action - MEDDLE)
    if state.decision == ASK_DOPE:
        return _dope(state, seat, action - DOPE_DIE)
    if state.decision == ASK_LAY:
        return _lay(state, seat, action)
    if state.decision == ASK_WISH:
        return _wish(state, action - WISH)
    return _take(state, action)


def _other_seat(state: Sportmord, seat: int, chosen: int, rule: str) -> Refusal:
    if chosen >= state.setup.seats:
        return Refusal("sportmord.no-such-seat", number=chosen)
    return Refusal(rule)


def _reroll(state: Sportmord, seat: int, action: int) -> Refusal:
    if action == REROLL:
        return Refusal("sportmord.reroll.nothing-picked")
    face, number = (action - PICK) // 10 + 1, (action - PICK) % 10 + 1
    there = int(digit(state.players[seat].roll, face))
    if digit(state.picked, face):
        return Refusal("sportmord.reroll.face-picked", face=face)
    if number > there:
        return Refusal("sportmord.reroll.not-there", face=face, count=there)
    return Refusal("sportmord.reroll.all")


def _meddle(state: Sportmord, chosen: int) -> Refusal:
    seat, face = chosen // 6, chosen % 6 + 1
    if seat >= state.setup.seats:
        return Refusal("sportmord.no-such-seat", number=seat)
    if state.phase >= 8 and not state.contest.group() & BIT[seat]:
        return Refusal("sportmord.meddle.not-in-tournament", seat=seat)
    return Refusal("sportmord.meddle.not-there", seat=seat, face=face)


def _dope(state: Sportmord, seat: int, chosen: int) -> Refusal:
    face, to = chosen // 6 + 1, chosen % 6 + 1
    if not digit(state.players[seat].roll, face):
        return Refusal("sportmord.dope.not-there", face=face)
    return Refusal("sportmord.dope.no-place", face=to, step=to - 1)


def _lay(state: Sportmord, seat: int, action: int) -> Refusal:
    player = state.players[seat]
    if action == DONE:
        return Refusal("sportmord.lay.doped-first", count=int(count(player.doped)))
    face, sport, doped = (action - PLACE) // 16 + 1, (action - PLACE) % 8, (action - PLACE) % 16 >= 8
    name = state.setup.box.sports[sport]
    height = int(digit(player.old, sport))
    if not digit(player.doped if doped else player.roll, face):
        return Refusal("sportmord.lay.not-there", face=face, doped=doped)
    if state.closed & BIT[sport]:
        return Refusal("sportmord.lay.closed", sport=name)
    if digit(player.new, sport):
        return Refusal("sportmord.lay.one-die", sport=name)
    if doped and not doped_fits(face, height, state.setup.doped_leap):
        return Refusal("sportmord.lay.doped-step", sport=name, face=face, height=height, leap=state.setup.doped_leap)
    if not doped and height == 0 and face > 1:
        return Refusal("sportmord.lay.enter", sport=name, face=face)
    if not doped and face > height + 1:
        return Refusal("sportmord.lay.step", sport=name, face=face, height=height, highest=height + 1)
    return Refusal("sportmord.lay.blocks-doped", sport=name)


def _wish(state: Sportmord, wish: int) -> Refusal:
    if wish == WISH_NONE:
        return Refusal("sportmord.wish.card-for-each")
    return Refusal("sportmord.wish.not-there", card=KINDS[wish])


def _take(state: Sportmord, action: int) -> Refusal:
    if action == DECLINE:
        return Refusal("sportmord.take.must", count=sum(int(digit(state.shown, kind)) for kind in range(4)))
    return Refusal("sportmord.take.not-there", card=KINDS[action - TAKE])


def candidates(state: Sportmord, seat: int) -> list[int]:
    """What a person might think of at this decision: the legal actions and those to show greyed with the reason."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_LAY:
        return [*_layable(state, seat), DONE]
    if state.decision in (ASK_COACH, ASK_PILL):
        return [*legal, (GIVE_COACH if state.decision == ASK_COACH else GIVE_PILL) + seat]
    if state.decision == ASK_DOPE:
        return [*legal, *_no_place(state, seat, legal)]
    if state.decision == ASK_TAKE and DECLINE not in legal:
        return [*legal, DECLINE]
    if state.decision == ASK_WISH and WISH + WISH_NONE not in legal:
        return [*legal, WISH + WISH_NONE]
    return legal


def _no_place(state: Sportmord, seat: int, legal: list[int]) -> list[int]:
    """For each face that no sport waits for: doping the lowest die to it."""
    lowest = next(face for face in range(1, 7) if digit(state.players[seat].roll, face))
    wanted = [DOPE_DIE + (lowest - 1) * 6 + face for face in range(6)]
    return [action for action in wanted if action not in legal]


def _layable(state: Sportmord, seat: int) -> list[int]:
    """Every die of the roll at every sport."""
    player = state.players[seat]
    return [
        PLACE + (face - 1) * 16 + 8 * doped + sport
        for face in range(1, 7)
        for doped, dice in enumerate((player.roll, player.doped))
        if digit(dice, face)
        for sport in range(SPORTS)
    ]
