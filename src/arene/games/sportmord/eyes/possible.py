"""Whether a described position can come about in a match; if not, which field is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from arene.core.refusal import BadData, Fault
from arene.games.sportmord.rules import coaching, doping, laying, opening, training
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import OVER, Sportmord


def check_possible(state: Sportmord) -> None:
    _check_pills(state)
    _check_dice(state)
    _check_doping(state)
    _check_rounds(state)
    _check_phase(state)
    _check_decision(state)


def sport_set(state: Sportmord, sports: int) -> list[str]:
    return [name for sport, name in enumerate(state.setup.box.sports) if sports & c.BIT[sport]]


def _check_pills(state: Sportmord) -> None:
    used = 0
    for player in state.players:
        used += player.pills + c.count(player.doped) + len(sport_set(state, player.doped_at))
    state.reserve = state.setup.box.pills - used
    if state.reserve < 0:
        raise BadData("seats", Fault("sportmord:pills", count=used, pills=state.setup.box.pills))


def _check_dice(state: Sportmord) -> None:
    """Rolled dice are free dice: all of them in the training roll, those of the tied group in a tournament."""
    group = state.contest.group() if state.asked in (coaching.ASK_REROLL, coaching.ASK_MEDDLE) else 0
    for seat, player in enumerate(state.players):
        where = f"seats[{seat}]"
        expected = 0
        if state.phase in (3, 4) or (state.phase == 1 and state.round == 1):
            done = state.phase == 4 and state.turn_of(seat) < state.turn_of(state.seat)
            expected = 0 if done else player.free
        elif state.phase >= 8 and group & c.BIT[seat]:
            expected = player.free
        rolled = c.count(player.roll) + c.count(player.doped)
        if rolled != expected:
            raise BadData(f"{where}.roll", Fault("sportmord:rolled", count=rolled, expected=expected))
        if player.doped and state.phase not in (3, 4):
            raise BadData(f"{where}.doped", Fault("sportmord:doped-phase"))
        if not laying.all_fit(player.doped, laying.places(player, state.closed), state.setup.doped_leap):
            raise BadData(f"{where}.doped", Fault("sportmord:doped-unlaid"))
    for face in range(1, 7):
        if c.digit(state.picked, face) > c.digit(state.players[state.first].roll, face):
            raise BadData("picked", Fault("sportmord:picked-many", face=face, seat=state.first))
    if state.picked and (state.asked is not coaching.ASK_REROLL or state.picked == state.players[state.first].roll):
        raise BadData("picked", Fault("sportmord:picked"))


def _check_doping(state: Sportmord) -> None:
    """Pills come into play after the coaches, seat by seat, and leave in phase 9, sport by sport."""
    for seat, player in enumerate(state.players):
        where = f"seats[{seat}]"
        waits = state.asked is coaching.ASK_DOPE and state.turn_of(seat) > state.turn_of(state.seat)
        if player.doped and state.phase == 3 and (state.asked is not coaching.ASK_DOPE or waits):
            raise BadData(f"{where}.doped", Fault("sportmord:doping-early"))
        used = c.count(player.doped) + len(sport_set(state, player.doped_at))
        asked_again = state.asked is coaching.ASK_DOPE and state.seat == seat
        if state.setup.one_pill and used > (0 if asked_again else 1):
            raise BadData(f"{where}.doped", Fault("sportmord:one-pill"))
        if state.phase == 9:
            for sport in list(state.setup.circle)[: state.step]:
                if player.doped_at & c.BIT[sport]:
                    name = state.setup.box.sports[sport]
                    raise BadData(f"{where}.doped_at", Fault("sportmord:pill-gone", sport=name))


def _check_rounds(state: Sportmord) -> None:
    """What cannot have grown so far: a die rises by one step a round, a sport gives a seat two units a round at most,
    one of them for doping; and no card lies before a seat until the sport's cards were first turned up."""
    over = state.asked is OVER
    for place, sport in enumerate(state.setup.circle):
        name = state.setup.box.sports[sport]
        turned_up = over or state.phase == 9 or (state.phase == 8 and place < state.step)
        played = int(state.round) if turned_up else int(state.round) - 1
        for seat, player in enumerate(state.players):
            where = f"seats[{seat}]"
            if c.digit(player.units, sport) > 2 * played:
                raise BadData(f"{where}.units.{name}", Fault("sportmord:many-units", count=played))
            if (player.light | player.serious) & c.BIT[sport] and not played:
                raise BadData(f"{where}.injuries", Fault("sportmord:no-card-yet", sport=name))
            if player.fatal & c.BIT[sport] and not played:
                raise BadData(f"{where}.fatal", Fault("sportmord:no-card-yet", sport=name))
            if player.fatal & c.BIT[sport] and c.digit(player.old | player.new, sport):
                raise BadData(f"{where}.fatal", Fault("sportmord:fatal-die", sport=name))
            _check_height(state, c.digit(player.new, sport), int(state.round), f"{where}.new.{name}")
            _check_height(
                state, c.digit(player.old, sport), int(state.round) - (0 if over else 1), f"{where}.old.{name}"
            )


def _check_height(state: Sportmord, face: int, rounds: int, where: str) -> None:
    highest = 6 if state.setup.doped_leap and rounds > 1 else rounds
    if face > highest:
        raise BadData(where, Fault("sportmord:high", face=face, round=state.round))


def _check_first_coach(state: Sportmord) -> None:
    """Before anything is changed, the first 1A coach is with a highest roll (A5)."""
    totals = [int(c.total(player.roll)) for player in state.players]
    if totals[state.first] < max(totals):
        raise BadData(
            "first", Fault("sportmord:first-coach", seat=state.first, total=totals[state.first], highest=max(totals))
        )


def _check_phase(state: Sportmord) -> None:
    for seat, player in enumerate(state.players):
        where = f"seats[{seat}]"
        later = state.turn_of(seat) > state.turn_of(state.seat)
        if player.new and (state.phase < 4 or (state.phase == 4 and later) or state.asked is OVER):
            raise BadData(f"{where}.new", Fault("sportmord:not-laid-yet"))
        if player.old and state.phase >= 8 and state.asked is not OVER:
            raise BadData(f"{where}.old", Fault("sportmord:old-dice"))
        if (player.wish >= 0) and state.asked is not training.ASK_WISH:
            raise BadData(f"{where}.wish", Fault("sportmord:wish-time"))
        if (player.card >= 0) and state.asked is not training.ASK_TAKE:
            raise BadData(f"{where}.card", Fault("sportmord:card-time"))
        for sport, name in enumerate(state.setup.box.sports):
            if state.phase == 4:
                _check_laid(state, player, sport, f"{where}.new.{name}")
    if state.shown and state.phase != 8:
        raise BadData("revealed", Fault("sportmord:revealed-phase"))
    all_closed = len(sport_set(state, state.closed)) == c.SPORTS
    if state.asked is OVER:
        if not all_closed and state.round < state.setup.round_limit:
            raise BadData("decision", Fault("sportmord:not-over"))
    elif all_closed:
        raise BadData("decision", Fault("sportmord:all-closed"))


def _check_laid(state: Sportmord, player: c.Player, sport: int, where: str) -> None:
    laid, height = c.digit(player.new, sport), c.digit(player.old, sport)
    if laid and state.closed & c.BIT[sport]:
        raise BadData(where, Fault("sportmord:closed"))
    leap = state.setup.doped_leap and player.doped_at & c.BIT[sport] and height > 0
    if laid > height + 1 and not leap:
        raise BadData(where, Fault("sportmord:step", face=laid, height=height))


def _check_decision(state: Sportmord) -> None:
    """The question asked must make sense: it has several answers, and what it is about is there."""
    asked = state.asked
    if asked is OVER:
        return
    if state.best < 0 and (asked is not opening.ASK_COACH or state.round > 1):
        raise BadData("best", Fault("sportmord:no-best"))
    if state.best == state.first and asked is not opening.ASK_COACH:
        raise BadData("best", Fault("sportmord:both-coaches"))
    holder = asked.holder(state)
    if holder not in (-1, state.seat):
        raise BadData("seat", Fault("sportmord:asked-of", decision=asked.name, seat=holder))
    if asked is opening.ASK_COACH and state.round == 1:
        _check_first_coach(state)
    if asked is coaching.ASK_PILL and state.players[state.best].pills < 2:
        raise BadData("decision", Fault("sportmord:two-pills"))
    if asked is coaching.ASK_DOPE and not (state.players[state.seat].pills and state.players[state.seat].roll):
        raise BadData("seat", Fault("sportmord:no-doping"))
    if state.phase >= 8:
        _check_share_out(state)
    elif state.contest.size:
        raise BadData("order", Fault("sportmord:no-tournament"))
    if len(state.legal(state.seat)) < (1 if asked is laying.ASK_LAY else 2):
        raise BadData("decision", Fault("sportmord:no-choice", seat=state.seat, decision=asked.name))


def _check_share_out(state: Sportmord) -> None:
    sport, name = state.sport(), state.setup.box.sports[state.sport()]
    seats = doping.doped_seats(state, sport) if state.phase == 9 else state.participants()
    members = [seat for seat in range(state.setup.seats) if seats & c.BIT[seat]]
    if len(members) < 2:
        raise BadData("sport", Fault("sportmord:nothing-to-share", sport=name, count=len(members)))
    if state.phase == 8:
        taken = [player.card for player in state.players if player.card >= 0]
        turned = sum(int(c.digit(state.shown, kind)) for kind in range(4)) + len(taken)
        if turned != min(len(members), turned + int(c.digit(state.cards, sport))) or turned == 0:
            raise BadData("revealed", Fault("sportmord:revealed-dice", cards=turned, dice=len(members)))
        if turned == len(members) and not any([*taken, state.shown >> 4]):
            raise BadData("revealed", Fault("sportmord:only-units"))
    if state.asked is training.ASK_WISH:
        _check_wishes(state, members)
        return
    standing = sorted(int(c.digit(state.contest.order, place)) for place in range(state.contest.size))
    if standing != members:
        raise BadData("order", Fault("sportmord:order", listed=str(standing), sport=name, members=str(members)))
    if state.asked is training.ASK_TAKE:
        _check_taking(state)
    elif not state.contest.group():
        raise BadData("order", Fault("sportmord:no-tie"))


def _check_wishes(state: Sportmord, members: Sequence[int]) -> None:
    if not state.setup.wishes:
        raise BadData("decision", Fault("sportmord:no-wishes"))
    if state.contest.size:
        raise BadData("order", Fault("sportmord:wish-first"))
    for seat, player in enumerate(state.players):
        wish, player.wish = player.wish, -1
        if wish >= 0 and training.WISH + wish not in state.legal(seat):
            raise BadData(f"seats[{seat}].wish", Fault("sportmord:no-such-wish", wish=c.WISHES[wish]))
        player.wish = wish
    if all(state.players[seat].wish >= 0 for seat in members):
        raise BadData("decision", Fault("sportmord:all-wished"))
    training.ask_wish(state)


def _check_taking(state: Sportmord) -> None:
    if state.contest.group():
        raise BadData("order", Fault("sportmord:places-open"))
    order = [int(c.digit(state.contest.order, place)) for place in range(state.contest.size)]
    if state.seat not in order:
        raise BadData("seat", Fault("sportmord:no-part"))
    state.turn = order.index(state.seat)
    if any(state.players[seat].card >= 0 for seat in order[state.turn :]):
        raise BadData("seats", Fault("sportmord:took-early"))
    left = sum(int(c.digit(state.shown, kind)) for kind in range(4))
    if left > len(order) - state.turn:
        raise BadData("revealed", Fault("sportmord:revealed-seats", cards=left, seats=len(order) - state.turn))
