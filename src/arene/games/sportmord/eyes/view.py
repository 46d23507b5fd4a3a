"""What a seat may see of a position: an allow-list. Hidden are the order of unseen cards and the others' wishes."""

from __future__ import annotations

from typing import Any

from arene.games.sportmord.eyes.outlook import Prospect, ahead, forecast, sharing, stake_outlook, under_way
from arene.games.sportmord.eyes.position import by_sport, groups, injuries, pile_cards, shown_cards
from arene.games.sportmord.eyes.possible import sport_set
from arene.games.sportmord.rules import coaching, laying, opening
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import Sportmord

# the actions that settle a question by themselves; others (laying a die, picking one) only go on with it
_SETTLE = {
    "coach": ["give_coach"],
    "reroll": ["reroll_all"],
    "pill": ["give_pill"],
    "meddle": ["meddle"],
    "dope": ["dope_reroll"],
    "wish": ["wish"],
    "take": ["take"],
}
WARN_ROUNDS = 3  # the round limit is announced this many rounds before (A33)

# fields of the state that are not read here: secret, told in another way, or of no use but to the rules themselves
UNREAD = "light serious light_dice serious_dice size order tied laid pile cards step shown turn"


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
        "decision": state.asked.name,
        "settles": _SETTLE.get(state.asked.name, []),
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "first": state.first,
        "best": None if state.best < 0 else state.best,
        "turn_order": [(state.first + step) % len(seats) for step in seats],
        "side": _side(state, state.asked is not opening.ASK_COACH),
        "old_side": _side(state, False),
        "reserve": state.reserve,
        "sport": state.setup.box.sports[state.sport()] if under_way(state) else None,
        "sports": [_sport(state, int(sport)) for sport in setup.circle],
        "players": [_player(state, other, seat) for other in seats],
        "palette": [
            {"name": name, "colour": colour, "pattern": pattern} for name, colour, pattern in setup.box.dice_looks
        ],
        "picked": c.faces(state.picked),
        "forecast": forecast(state)
        if seat == state.seat and state.asked in (coaching.ASK_DOPE, laying.ASK_LAY)
        else [],
        "order": groups(state.contest),
        "tournament": _tournament(state),
        "options": {"doped_leap": setup.doped_leap, "memory_aid": setup.memory_aid},
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }


def _side(state: Sportmord, flipped: bool) -> str:
    """The side of the circle where dice lie: those of this round once the card is flipped, last round's before. It is
    flipped after the best coach is given, but not in round 1 (A4)."""
    flips = state.round - 1 if flipped or state.round == 1 else state.round - 2
    return "in" if flips % 2 else "out"


def _sport(state: Sportmord, sport: int) -> dict[str, Any]:
    box = state.setup.box
    colour, icon = box.sport_looks[sport]
    closed = bool(state.closed & c.BIT[sport])
    cards = pile_cards(state, sport)
    unseen = int(c.digit(state.unseen, sport))
    open_here = sharing(state, sport)
    prospect = Prospect(state, sport)
    to_come = ahead(state, sport)
    return {
        "id": box.sports[sport],
        "colour": colour,
        "icon": icon,
        "closed": closed,
        "fatal_seat": next((seat for seat, player in enumerate(state.players) if player.fatal & c.BIT[sport]), None),
        "count": len(cards),
        "unseen": unseen,
        "unseen_cards": {kind: cards[:unseen].count(kind) for kind in c.KINDS} if state.setup.memory_aid else None,
        "known_bottom": cards[unseen:] if state.setup.memory_aid else None,
        "revealed": shown_cards(state) if open_here else [],
        "last": open_here and not cards,
        "last_card": prospect.last() if to_come else open_here and not cards,
        "last_card_possible": prospect.last_possible() if to_come else open_here and not cards,
        "thresholds": {c.KINDS[kind]: int(box.threshold[sport * 4 + kind]) for kind in (c.U2, c.U4, c.U6)},
        "wounds": {c.KINDS[kind]: int(box.wound[sport * 4 + kind]) for kind in (c.U2, c.U4)},
        "stakes": [
            _stake(state, seat, player, sport)
            for seat, player in enumerate(state.players)
            if c.digit(player.new, sport) or c.digit(player.old, sport) or c.digit(player.units, sport)
        ],
    }


def _stake(state: Sportmord, seat: int, player: c.Player, sport: int) -> dict[str, Any]:
    """What a seat has at a sport: dice, units, and what its die is worth now and could become."""
    new, units = int(c.digit(player.new, sport)), int(c.digit(player.units, sport))
    return {
        "seat": seat,
        "old": int(c.digit(player.old, sport)) or None,
        "new": new or None,
        "doped": bool(player.doped_at & c.BIT[sport]),
        "units": units,
        "loses": bool(units) and not new and not state.closed & c.BIT[sport] and _has_laid(state, seat),
        "outlook": stake_outlook(state, seat, sport),
    }


def _has_laid(state: Sportmord, seat: int) -> bool:
    """Whether the seat's laying turn has come: only then is a missing die a loss ahead."""
    return state.phase == 4 and state.turn_of(seat) <= state.turn_of(state.seat)


def _player(state: Sportmord, other: int, seat: int | None) -> dict[str, Any]:
    player = state.players[other]
    name, colour, pattern = state.setup.box.dice_looks[other]
    return {
        "seat": other,
        "dice": {"name": name, "colour": colour, "pattern": pattern},
        "pills": player.pills,
        "free": player.free,
        "free_after": _free_after(state, player),
        "laid": int(c.dice_in(player.new)),
        "laying": _laying(state, other),
        "roll": c.faces(player.roll),
        "doped": c.faces(player.doped),
        "units": by_sport(state, player.units),
        "score": int(player.score()),
        "sports": int(player.sports_owned()),
        "largest": int(player.largest()),
        "injuries": injuries(state, player),
        "fatal": sport_set(state, player.fatal),
        "accidents": int(player.accidents()),
        "wished": player.wish >= 0,
        "wish": c.WISHES[player.wish] if player.wish >= 0 and other == seat else None,
        "card": None if player.card < 0 else c.KINDS[player.card],
        "risk": _risk(state, other),
    }


def _free_after(state: Sportmord, player: c.Player) -> int | None:
    """Free dice once phases 5 and 6 have brought dice home: strength in tournaments and, without accidents, the
    next roll."""
    if state.phase > 4:
        return None
    healed = len([injury for injury in injuries(state, player) if injury["die"] == 1])
    return int(player.free) + int(c.dice_in(player.old)) + healed


def _laying(state: Sportmord, seat: int) -> str | None:
    """In phase 4: whether a seat has laid its dice, lays them now or will later."""
    if state.phase != 4:
        return None
    if seat == state.seat:
        return "now"
    return "done" if _has_laid(state, seat) else "later"


def _risk(state: Sportmord, seat: int) -> dict[str, Any] | None:
    """At the sport under way, while its cards are shared out: what each of them would do to the seat."""
    if not under_way(state) or not sharing(state, int(state.sport())):
        return None
    outlook = stake_outlook(state, seat, int(state.sport()))
    return outlook and {field: outlook[field] for field in ("value", "keeps", "strikes")}


def _tournament(state: Sportmord) -> dict[str, Any] | None:
    """The roll under way, if coaches may still change it."""
    if state.phase < 8 or state.asked not in (coaching.ASK_REROLL, coaching.ASK_MEDDLE):
        return None
    group = state.contest.group()
    seats = [seat for seat in range(state.setup.seats) if group & c.BIT[seat]]
    return {
        "seats": seats,
        "level": int(c.digit(state.contest.level, state.contest.start())),
        "totals": [int(c.total(state.players[seat].roll)) for seat in seats],
        "doping": state.phase == 9,
    }
