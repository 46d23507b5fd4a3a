"""What a seat may see of a position: an allow-list. Hidden are the order of unseen cards and the others' wishes."""

from __future__ import annotations

from typing import Any

from arene.games.sportmord.components import (
    ASK_COACH,
    ASK_DOPE,
    ASK_LAY,
    ASK_MEDDLE,
    ASK_REROLL,
    BIT,
    DECISIONS,
    DOPE_DIE,
    KINDS,
    OVER,
    PILE,
    PLACE,
    SIZE,
    SPORTS,
    U2,
    U4,
    U6,
    WISHES,
    Player,
    dice_in,
    digit,
    faces,
    total,
)
from arene.games.sportmord.laying import doped_fits
from arene.games.sportmord.position import by_sport, groups, injuries, pile_cards, shown_cards, sport_set
from arene.games.sportmord.rules import Sportmord

WARN_ROUNDS = 3  # the round limit is announced this many rounds before (A33)


def view(state: Sportmord, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup = state.setup
    left = setup.round_limit - state.round
    seats = range(int(setup.seats))
    return {
        "game": "sportmord",
        "seat": seat,
        "round": state.round,
        "round_limit": setup.round_limit,
        "rounds_left": int(left) if left <= WARN_ROUNDS else None,
        "phase": state.phase,
        "decision": DECISIONS[state.decision],
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "first": state.first,
        "best": None if state.best < 0 else state.best,
        "turn_order": [(state.first + step) % len(seats) for step in seats],
        "side": _side(state),
        "reserve": state.reserve,
        "sport": state.setup.box.sports[state.sport()] if _under_way(state) else None,
        "sports": [_sport(state, int(sport)) for sport in setup.circle],
        "players": [_player(state, other, seat) for other in seats],
        "palette": [
            {"name": name, "colour": colour, "pattern": pattern} for name, colour, pattern in setup.box.dice_looks
        ],
        "picked": faces(state.picked),
        "forecast": _forecast(state) if seat == state.seat else [],
        "order": groups(state.contest),
        "tournament": _tournament(state),
        "options": {"doped_leap": setup.doped_leap, "memory_aid": setup.memory_aid},
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _under_way(state: Sportmord) -> bool:
    return state.phase >= 8 and state.decision != OVER


def _side(state: Sportmord) -> str:
    """The side of the circle where this round's dice lie; the card is flipped after the best coach is given (A4)."""
    flips = state.round - 1
    if state.decision == ASK_COACH and state.round > 1:
        flips -= 1
    return "in" if flips % 2 else "out"


def _sport(state: Sportmord, sport: int) -> dict[str, Any]:
    box = state.setup.box
    colour, icon = box.sport_looks[sport]
    closed = bool(state.closed & BIT[sport])
    cards = pile_cards(state, sport)
    unseen = int(digit(state.unseen, sport))
    laid = state.dice_at(sport)
    open_here = _under_way(state) and state.sport() == sport and state.phase == 8
    now = int(SIZE[laid])
    joining = len(_joining(state, sport))
    needed = 0 if state.phase >= 8 else now  # cards still to be turned up for these dice
    counted = state.phase <= 4 or open_here
    return {
        "id": box.sports[sport],
        "colour": colour,
        "icon": icon,
        "closed": closed,
        "fatal_seat": next((seat for seat, player in enumerate(state.players) if player.fatal & BIT[sport]), None),
        "count": len(cards),
        "unseen": unseen,
        "unseen_cards": {kind: cards[:unseen].count(kind) for kind in KINDS} if state.setup.memory_aid else None,
        "known_bottom": cards[unseen:] if state.setup.memory_aid else None,
        "revealed": shown_cards(state) if open_here else [],
        "last": open_here and not cards,
        "last_card": not closed and counted and now > 0 and len(cards) <= needed,
        "last_card_possible": not closed and counted and now + joining > 0 and len(cards) <= needed + joining,
        "thresholds": {KINDS[kind]: int(box.threshold[sport * 4 + kind]) for kind in (U2, U4, U6)},
        "stakes": [
            _stake(state, seat, player, sport)
            for seat, player in enumerate(state.players)
            if digit(player.new, sport) or digit(player.old, sport) or digit(player.units, sport)
        ],
    }


def _stake(state: Sportmord, seat: int, player: Player, sport: int) -> dict[str, Any]:
    """What a seat has at a sport: dice, units, and what its die is worth now and could become."""
    new, units = int(digit(player.new, sport)), int(digit(player.units, sport))
    stake: dict[str, Any] = {
        "seat": seat,
        "old": int(digit(player.old, sport)) or None,
        "new": new or None,
        "doped": bool(player.doped_at & BIT[sport]),
        "units": units,
        "loses": bool(units) and not new and not state.closed & BIT[sport] and _has_laid(state, seat),
        "outlook": None,
    }
    if new and not state.closed & BIT[sport]:
        value = int(state.value(seat, sport, state.dice_at(sport)))
        dice = _dice_at(state, sport)
        stake["outlook"] = _outlook(state, sport, units, value, dice, len(_joining(state, sport) - {seat}))
    return stake


def _has_laid(state: Sportmord, seat: int) -> bool:
    """Whether the seat's laying turn has come: only then is a missing die a loss ahead."""
    seats = int(state.setup.seats)
    return state.phase == 4 and (seat - int(state.first)) % seats <= (int(state.seat) - int(state.first)) % seats


def _dice_at(state: Sportmord, sport: int) -> int:
    return len([player for player in state.players if digit(player.new, sport)])


def _outlook(state: Sportmord, sport: int, units: int, value: int, dice: int, joining: int) -> dict[str, Any]:
    """Value now and at most, whether a unit would be kept, which accidents would strike: all of them where as many
    dice as cards lie, since the last card then shows."""
    threshold = state.setup.box.threshold
    cards = int(digit(state.cards, sport)) if state.phase <= 4 else PILE

    def strikes(more: int) -> list[str]:
        last = cards <= dice + more
        return [KINDS[kind] for kind in (U2, U4, U6) if last or value + more >= threshold[sport * 4 + kind]]

    return {
        "value": value,
        "possible": value + joining,
        "keeps": value > units,
        "keeps_possible": value + joining > units,
        "strikes": strikes(0),
        "strikes_possible": strikes(joining),
        "last": cards <= dice,
        "last_possible": cards <= dice + joining,
    }


def _joining(state: Sportmord, sport: int) -> set[int]:
    """The seats that could still lay a die at a sport this round, with the dice they have rolled."""
    doping = state.decision == ASK_DOPE
    if (state.phase != 4 and not doping) or state.closed & BIT[sport]:
        return set()
    seats = set()
    count = int(state.setup.seats)
    for step in range(0 if doping else (int(state.seat) - int(state.first)) % count, count):
        seat = (int(state.first) + step) % count
        player = state.players[seat]
        height = digit(player.old, sport)
        if digit(player.new, sport):
            continue
        rolled = any(digit(player.roll, face) for face in range(1, min(int(height) + 1, 6) + 1))
        leap = state.setup.doped_leap
        if rolled or any(digit(player.doped, face) and doped_fits(face, height, leap) for face in range(1, 7)):
            seats.add(seat)
    return seats


def _forecast(state: Sportmord) -> list[dict[str, Any]]:
    """What a die would be worth: for each legal placement, or for each place a die could be doped for."""
    seat = int(state.seat)
    if state.decision == ASK_LAY:
        placements = {_placement(int(action)) for action in state.legal(seat) if PLACE <= action < PLACE + 96}
    elif state.decision == ASK_DOPE:
        placements = _doped_placements(state, seat)
    else:
        return []
    return [_worth(state, seat, *placement) for placement in sorted(placements)]


def _placement(action: int) -> tuple[int, bool, int]:
    """Face, doped, sport."""
    return (action - PLACE) // 16 + 1, (action - PLACE) % 16 >= SPORTS, (action - PLACE) % SPORTS


def _doped_placements(state: Sportmord, seat: int) -> set[tuple[int, bool, int]]:
    """Where each face that a die may be doped to could be laid."""
    player = state.players[seat]
    dopings = range(DOPE_DIE, DOPE_DIE + 36)
    faces_to = {(int(action) - DOPE_DIE) % 6 + 1 for action in state.legal(seat) if int(action) in dopings}
    return {
        (face, True, sport)
        for face in faces_to
        for sport in range(SPORTS)
        if not state.closed & BIT[sport] and doped_fits(face, digit(player.old, sport), state.setup.doped_leap)
    }


def _worth(state: Sportmord, seat: int, face: int, doped: bool, sport: int) -> dict[str, Any]:
    others = _dice_at(state, sport)
    value = face + others + (1 if doped else 0)
    units = int(digit(state.players[seat].units, sport))
    outlook = _outlook(state, sport, units, value, others + 1, len(_joining(state, sport) - {seat}))
    return {"face": face, "doped": doped, "sport": state.setup.box.sports[sport], **outlook}


def _player(state: Sportmord, other: int, seat: int | None) -> dict[str, Any]:
    player = state.players[other]
    name, colour, pattern = state.setup.box.dice_looks[other]
    return {
        "seat": other,
        "dice": {"name": name, "colour": colour, "pattern": pattern},
        "pills": player.pills,
        "free": player.free,
        "free_after": _free_after(state, player),
        "laid": int(dice_in(player.new)),
        "laying": _laying(state, other),
        "roll": faces(player.roll),
        "doped": faces(player.doped),
        "units": by_sport(state, player.units),
        "score": int(player.score()),
        "sports": int(player.sports_owned()),
        "largest": int(player.largest()),
        "injuries": injuries(state, player),
        "fatal": sport_set(state, player.fatal),
        "accidents": int(player.accidents()),
        "wished": player.wish >= 0,
        "wish": WISHES[player.wish] if player.wish >= 0 and other == seat else None,
        "card": None if player.card < 0 else KINDS[player.card],
        "risk": _risk(state, other),
    }


def _free_after(state: Sportmord, player: Player) -> int | None:
    """Free dice once phases 5 and 6 have brought dice home: strength in tournaments and, without accidents, the
    next roll."""
    if state.phase > 4:
        return None
    healed = len([injury for injury in injuries(state, player) if injury["die"] == 1])
    return int(player.free) + int(dice_in(player.old)) + healed


def _laying(state: Sportmord, seat: int) -> str | None:
    """In phase 4: whether a seat has laid its dice, lays them now or will later."""
    if state.phase != 4:
        return None
    if seat == state.seat:
        return "now"
    return "done" if _has_laid(state, seat) else "later"


def _risk(state: Sportmord, seat: int) -> dict[str, Any] | None:
    """At the sport under way, while its cards are shared out: what each card would do to the seat."""
    if not _under_way(state) or state.phase != 8 or not state.participants() & BIT[seat]:
        return None
    sport = state.sport()
    value = int(state.value(seat, sport, state.participants()))
    last = digit(state.cards, sport) == 0
    threshold = state.setup.box.threshold
    strikes = [KINDS[kind] for kind in range(1, 4) if last or value >= threshold[sport * 4 + kind]]
    return {"value": value, "keeps": value > digit(state.players[seat].units, sport), "strikes": strikes}


def _tournament(state: Sportmord) -> dict[str, Any] | None:
    """The roll under way, if coaches may still change it."""
    if state.phase < 8 or state.decision not in (ASK_REROLL, ASK_MEDDLE):
        return None
    group = state.contest.group()
    seats = [seat for seat in range(state.setup.seats) if group & BIT[seat]]
    return {
        "seats": seats,
        "level": int(digit(state.contest.level, state.contest.start())),
        "totals": [int(total(state.players[seat].roll)) for seat in seats],
        "doping": state.phase == 9,
    }
