"""What a die is worth at a sport and which accidents would strike it: what is certain now, and what is possible
once the seats that still lay dice have done so. Everything here is public: no unseen card is looked at."""

from __future__ import annotations

from typing import Any

from arene.games.sportmord.rules import coaching, laying, training
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import OVER, Sportmord

ACCIDENTS = (c.U2, c.U4, c.U6)


class Prospect:
    """The share-out ahead at a sport: who has a die there, who may still join, and who loses a unit if he does not.

    A unit lost in phase 7 goes under the pile before the cards are turned up, so each one puts the last card off.
    With ``newcomer`` as if that seat's die lay there already.
    """

    def __init__(self, state: Sportmord, sport: int, newcomer: int | None = None) -> None:
        laid = int(state.dice_at(sport))
        seats = range(len(state.players))
        self.dice = {seat for seat in seats if laid & c.BIT[seat] or seat == newcomer}
        self.joining: set[int] = set()
        self.losing: set[int] = set()
        if state.phase <= 4:
            self.joining = {seat for seat in seats if seat not in self.dice and may_join(state, seat, sport)}
            self.losing = {
                seat for seat in seats if seat not in self.dice and c.digit(state.players[seat].units, sport)
            }
        self.cards = int(c.digit(state.cards, sport))

    def last(self) -> bool:
        """Whether the last card is turned up whatever the others do."""
        return bool(self.dice) and self.cards + len(self.losing) <= len(self.dice)

    def left(self) -> int:
        """How few cards may stay face down."""
        return self.cards + len(self.losing - self.joining) - len(self.dice) - len(self.joining)

    def last_possible(self) -> bool:
        return bool(self.dice or self.joining) and self.left() <= 0


def under_way(state: Sportmord) -> bool:
    return state.phase >= 8 and state.asked is not OVER


def sharing(state: Sportmord, sport: int) -> bool:
    """Whether the cards of a sport lie open."""
    return under_way(state) and state.phase == 8 and state.sport() == sport


def ahead(state: Sportmord, sport: int) -> bool:
    """Whether the cards of a sport have yet to be turned up this round."""
    if state.closed & c.BIT[sport] or state.asked is OVER:
        return False
    return state.phase <= 4 or (state.phase == 8 and list(state.setup.circle).index(sport) > state.step)


def may_join(state: Sportmord, seat: int, sport: int) -> bool:
    """Whether a seat can still lay a die at a sport this round: with the dice it has rolled or, while it may still
    dope, with any."""
    player = state.players[seat]
    doping = state.asked is coaching.ASK_DOPE
    if state.closed & c.BIT[sport] or not (doping or state.phase == 4):
        return False
    to_come = state.turn_of(seat) >= state.turn_of(state.seat)
    if doping and to_come and player.pills > 0 and player.roll:
        return True
    if not doping and not to_come:
        return False
    actions = laying.layings(player, state.closed, state.setup.doped_leap)
    return any(laying.placed(action)[2] == sport for action in actions if action != laying.DONE)


def may_draw(state: Sportmord, seat: int, sport: int) -> bool:
    """Whether a seat may come to draw a card for doping at a sport."""
    player = state.players[seat]
    return bool(
        player.doped_at & c.BIT[sport] or player.doped or (state.asked is coaching.ASK_DOPE and player.pills > 0)
    )


# ---- Outlooks


def stake_outlook(state: Sportmord, seat: int, sport: int) -> dict[str, Any] | None:
    """What the die of a seat at a sport has before it; None once nothing can befall it this round."""
    player = state.players[seat]
    if not c.digit(player.new, sport) or state.closed & c.BIT[sport]:
        return None
    value = int(training.value(state, seat, sport, state.dice_at(sport)))
    doped = bool(player.doped_at & c.BIT[sport])
    if ahead(state, sport):
        return _before(state, seat, sport, value, doped)
    if sharing(state, sport):
        return _while_sharing(state, seat, sport, value, doped)
    return _doping_card(state, seat, sport, value) if doped else None


def _before(state: Sportmord, seat: int, sport: int, value: int, doped: bool) -> dict[str, Any]:
    """Before the cards are turned up: each seat that joins adds one to the value."""
    prospect = Prospect(state, sport, seat)
    last, last_possible = prospect.last(), prospect.last_possible()
    possible = value + len(prospect.joining)
    others = (prospect.dice | prospect.joining) - {seat}
    drawn_last = doped and prospect.left() - _drawers(state, others, sport) <= 1
    strikes = _striking(state, sport, value, last)
    strikes_possible = _striking(state, sport, possible, last_possible or drawn_last)
    return _outlook(state, seat, sport, (value, possible), strikes, strikes_possible, (last, last_possible))


def _while_sharing(state: Sportmord, seat: int, sport: int, value: int, doped: bool) -> dict[str, Any]:
    """While the cards lie open: only these can strike, and later the one drawn for a doped die."""
    there = int(c.digit(state.cards, sport))
    strikes = [card for card in _striking(state, sport, value, there == 0) if card in open_cards(state)]
    strikes_possible = strikes
    if doped:
        others = Prospect(state, sport).dice - {seat}
        drawn_last = there - _drawers(state, others, sport) <= 1
        later = _striking(state, sport, value, drawn_last)
        strikes_possible = [c.KINDS[kind] for kind in ACCIDENTS if c.KINDS[kind] in (*strikes, *later)]
    return _outlook(state, seat, sport, (value, value), strikes, strikes_possible, (there == 0, there == 0))


def _doping_card(state: Sportmord, seat: int, sport: int, value: int) -> dict[str, Any]:
    """Before the card of a doped die is drawn: others who draw first may be struck, and their dice leave."""
    others = _drawers(state, Prospect(state, sport).dice - {seat}, sport)
    there = int(c.digit(state.cards, sport))
    last, last_possible = there == 1, there - others <= 1
    strikes = _striking(state, sport, value - others, last)
    strikes_possible = _striking(state, sport, value, last_possible)
    return _outlook(state, seat, sport, (value - others, value), strikes, strikes_possible, (last, last_possible))


def _drawers(state: Sportmord, seats: set[int], sport: int) -> int:
    return len([seat for seat in seats if may_draw(state, seat, sport)])


def _striking(state: Sportmord, sport: int, value: int, last: bool) -> list[str]:
    """The accidents that strike at a value; those that lie before a seat for good cannot any more."""
    gone = {c.U2: 0, c.U4: 0, c.U6: int(state.closed)}
    for player in state.players:
        gone[c.U2] |= int(player.light)
        gone[c.U4] |= int(player.serious)
    threshold = state.setup.box.threshold
    here = [kind for kind in ACCIDENTS if not gone[kind] & c.BIT[sport]]
    return [c.KINDS[kind] for kind in here if last or value >= threshold[sport * 4 + kind]]


def open_cards(state: Sportmord) -> list[str]:
    """The cards turned up at the sport under way, those already taken included."""
    cards = [c.KINDS[kind] for kind in range(4) for _ in range(int(c.digit(state.shown, kind)))]
    return cards + [c.KINDS[player.card] for player in state.players if player.card >= c.TRAINING]


def _outlook(
    state: Sportmord,
    seat: int,
    sport: int,
    values: tuple[int, int],
    strikes: list[str],
    strikes_possible: list[str],
    last: tuple[bool, bool],
) -> dict[str, Any]:
    """Value at least and at most, whether a unit would be kept, which accidents would strike if the seat got them."""
    units = int(c.digit(state.players[seat].units, sport))
    return {
        "value": values[0],
        "possible": values[1],
        "keeps": values[0] > units,
        "keeps_possible": values[1] > units,
        "strikes": strikes,
        "strikes_possible": strikes_possible,
        "why": _why(state, sport, values, set(strikes_possible) - set(strikes), last[1]),
        "last": last[0],
        "last_possible": last[1],
    }


def _why(state: Sportmord, sport: int, values: tuple[int, int], later: set[str], last_possible: bool) -> str:
    """What would bring the accidents that are only possible: the value, the last card, or the one drawn for doping."""
    if not later:
        return "none"
    if values[1] > values[0] and later <= set(_striking(state, sport, values[1], False)):
        return "value"
    return "last" if last_possible else "card"


# ---- Dice not laid yet


def forecast(state: Sportmord) -> list[dict[str, Any]]:
    """What each die of the seat that acts would be worth at each place where it may lay it, or may dope it for."""
    seat = int(state.seat)
    placements = _doped_placements(state, seat) if state.asked is coaching.ASK_DOPE else _placements(state, seat)
    worth = []
    for face, doped, sport in sorted(placements):
        value = face + len(Prospect(state, sport, seat).dice) - 1 + int(doped)
        outlook = _before(state, seat, sport, value, doped)
        worth.append({"face": face, "doped": doped, "sport": state.setup.box.sports[sport], **outlook})
    return worth


def _placements(state: Sportmord, seat: int) -> set[tuple[int, bool, int]]:
    """Face, doped, sport of every legal placement."""
    return {laying.placed(action) for action in state.legal(seat) if action != laying.DONE}


def _doped_placements(state: Sportmord, seat: int) -> set[tuple[int, bool, int]]:
    """Where each face that a die may be doped to could be laid."""
    player = state.players[seat]
    faces_to = {coaching.doped(action)[1] for action in state.legal(seat) if action >= coaching.DOPE_DIE}
    return {
        (face, True, sport)
        for face in faces_to
        for sport in range(c.SPORTS)
        if not state.closed & c.BIT[sport]
        and laying.doped_fits(face, c.digit(player.old, sport), state.setup.doped_leap)
    }
