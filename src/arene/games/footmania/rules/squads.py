"""Footmania: whose footballer is whose, who knows it, and what may not come back. Rulings are cited by number (A12):
rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.native import append, i64, vec
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.state import Footmania

# ---- What each observer knows of a footballer


def set_belief(s: Footmania, card: i64, observer: i64, what: i64) -> None:
    s.belief[card] += (what - believed(s, card, observer)) * c.DIGIT[observer]


def believed(s: Footmania, card: i64, observer: i64) -> i64:
    return (s.belief[card] >> (4 * observer)) & 15


def knows_at(s: Footmania, observer: i64, card: i64, seat: i64) -> bool:
    """Whether an observer has reason to think a footballer is in a seat's squad; a drawn one is not yet (A49)."""
    if card == s.drawn and s.setup.rules >= 3:  # before, a drawn footballer could be asked for
        return False
    return believed(s, card, observer) & 7 == c.AT + seat


def make_public(s: Footmania, card: i64, what: i64) -> None:
    """Everybody sees where the footballer is."""
    observer: i64
    s.belief[card] = c.PRICED
    for observer in range(c.PUBLIC + 1):
        s.belief[card] += what * c.DIGIT[observer]


# ---- From the deck and back


def draw_footballer(s: Footmania, deck: i64, seat: i64) -> i64:
    """The seat alone looks at the top card. Who knew what lay there knows what was drawn."""
    cards = s.deck(deck)
    card = cards[0]
    if deck == 0:
        s.nationals = cards[1:]
    else:
        s.foreigners = cards[1:]
    s.holder[card] = c.DRAWN
    s.drawn = card
    observer: i64
    for observer in range(c.PUBLIC + 1):
        if believed(s, card, observer) == c.BURIED:
            set_belief(s, card, observer, c.AT + seat)
        elif observer != seat:
            set_belief(s, card, observer, 0)
    set_belief(s, card, seat, c.AT + seat)
    s.belief[card] &= ~c.PRICED
    if s.setup.top_price:
        s.belief[card] |= c.PRICED
    return card


def under_deck(s: Footmania, card: i64) -> None:
    """Face down at the bottom (A4). A stay there ends every lock and order."""
    s.holder[card] = c.IN_DECK
    s.lock[card] = 0
    s.order[card] = 0
    s.spurned[card] = 0
    if s.setup.box.deck[card] == 0:
        s.nationals = append(s.nationals, card)
    else:
        s.foreigners = append(s.foreigners, card)


def put_back_unseen(s: Footmania, card: i64) -> None:
    """Under the deck again, by a seat that alone looked at it; those who knew it know its place."""
    observer: i64
    for observer in range(c.PUBLIC + 1):
        if believed(s, card, observer):
            set_belief(s, card, observer, c.BURIED)
    s.belief[card] &= ~c.PRICED
    s.drawn = -1
    under_deck(s, card)


def put_back_shown(s: Footmania, card: i64) -> None:
    make_public(s, card, c.BURIED)
    under_deck(s, card)


# ---- From squad to squad


def owns(s: Footmania, seat: i64, card: i64) -> bool:
    return c.holds(s.players[seat].squad, card)


def join(s: Footmania, card: i64, seat: i64) -> None:
    player = s.players[seat]
    player.squad = c.with_item(player.squad, card)
    s.holder[card] = seat
    s.order[card] = 0
    s.spurned[card] = 0


def leave(s: Footmania, card: i64, seat: i64) -> None:
    player = s.players[seat]
    player.squad = c.without(player.squad, card)


def hand_over(s: Footmania, card: i64, giver: i64, taker: i64) -> None:
    """By a deal: the two know it, the others only that some card of that deck went."""
    leave(s, card, giver)
    join(s, card, taker)
    deck = s.setup.box.deck[card]
    observer: i64
    for observer in range(c.PUBLIC + 1):
        if observer != giver and observer != taker:
            doubt(s, observer, giver, deck)
    for left in s.players[giver].squad:
        if s.setup.box.deck[left] == deck:
            s.belief[left] &= ~c.PRICED
    s.belief[card] &= ~c.PRICED
    set_belief(s, card, giver, c.AT + taker)
    set_belief(s, card, taker, c.AT + taker)
    set_lock(s, card, giver, taker)
    deduce(s, giver)


def doubt(s: Footmania, observer: i64, seat: i64, deck: i64) -> None:
    """What the observer knew of a seat's cards of a deck is no longer sure: one of them left unseen."""
    card: i64
    for card in range(len(s.holder)):
        if card == s.drawn and s.setup.rules >= 3:  # not one of them yet; before, he too became unsure
            continue
        if s.setup.box.deck[card] == deck and believed(s, card, observer) == c.AT + seat:
            set_belief(s, card, observer, c.AT + seat + c.UNSURE)


def deduce(s: Footmania, seat: i64) -> None:
    """Whoever is sure of all of a seat's backs of a deck knows that nobody else is there (A60)."""
    if s.setup.rules < 3:  # before, footballers long gone stayed on the lists
        return
    observer: i64
    card: i64
    for card in range(len(s.holder)):
        if s.belief[card] & c.DOUBTS == 0:
            continue
        for observer in range(c.PUBLIC + 1):
            unsure = believed(s, card, observer) == c.AT + seat + c.UNSURE
            if unsure and is_sure_of_all(s, observer, seat, s.setup.box.deck[card]):
                set_belief(s, card, observer, c.UNKNOWN)


def is_sure_of_all(s: Footmania, observer: i64, seat: i64, deck: i64) -> bool:
    """Whether the observer is sure of as many of a seat's cards of a deck as it has backs of it."""
    box = s.setup.box
    backs: i64 = 0
    card: i64
    for card in s.players[seat].squad:
        if box.deck[card] == deck:
            backs += 1
    for card in range(len(s.holder)):
        if box.deck[card] == deck and believed(s, card, observer) == c.AT + seat and card != s.drawn:
            backs -= 1
    return backs <= 0


# ---- Offers that came to nothing: the two know of them, and bots do not pester


def spurn(s: Footmania, cards: vec[i64], seat: i64, other: i64) -> None:
    for card in cards:
        s.spurned[card] |= c.BIT[c.pair(seat, other)] | c.BIT[c.pair(other, seat)]


def forgive(s: Footmania) -> None:
    """Times have changed: everything may be offered again."""
    card: i64
    for card in range(len(s.spurned)):
        s.spurned[card] = 0


# ---- No loans: what was sold does not come straight back (A17)


def set_lock(s: Footmania, card: i64, giver: i64, taker: i64) -> None:
    """Until a day is over whose first match began after the deal."""
    pair = c.pair(giver, taker)
    held = c.lock_of(s.lock[card], pair)
    begun = s.days_over
    if s.fixture % c.matches_a_day(s.setup.seats) > 0:
        begun += 1
    if s.setup.rules < 3:  # before, a day began with the call, not with its first match
        begun = s.day
    s.lock[card] += (begun + 1 - held) * c.LOCK_AT[pair]


def locked(s: Footmania, card: i64, giver: i64, taker: i64) -> bool:
    """Whether the footballer came from the taker too recently to go back to it."""
    if not s.setup.buy_back_lock:
        return False
    return c.lock_of(s.lock[card], c.pair(taker, giver)) > s.days_over
