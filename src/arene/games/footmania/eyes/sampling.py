"""Footmania: the worlds a seat may imagine. They fit all it was shown and all it can deduce: whose card is whose, how
many backs of each deck lie before the others, what was paid for them, which cards went under a deck and in what order.
Everybody's cash is among it, hidden or not: whatever changes it is told to all.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, vec
from arene.games.footmania.rules import auctions, completion, deals, matches, squads
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import best_set
from arene.games.footmania.rules.state import Footmania

TRIES: Final = 8  # to find squads that have not ended phase 1


def imagine(world: Footmania, seat: i64, chance: Chance) -> None:
    """Draw anew everything that a seat (-1: a spectator) cannot know."""
    observer = seat
    if observer < 0:
        observer = c.PUBLIC
    shuffle_top(world.questions, world.questions_fresh, chance)
    shuffle_top(world.euros, world.euros_fresh, chance)
    deal_plus(world, observer, chance)
    _attempt: i64
    for _attempt in range(TRIES):
        deal_footballers(world, observer, 0, chance)
        deal_footballers(world, observer, 1, chance)
        if not_over_yet(world, observer):
            break
    forget_refusals(world, observer)
    forget_dialogs(world, observer, chance)
    forget_bids(world, observer, chance)
    if world.asked is matches.ASK_LINEUP:
        for side in world.sides:
            if side.seat >= 0 and side.seat != observer:
                side.field = best_set(world.setup.box, world.players[side.seat].squad)
                side.toggles = 0


def forget_refusals(world: Footmania, observer: i64) -> None:
    """Which footballers an offer was about is known to its two seats alone."""
    own: i64 = 0
    other: i64
    for other in range(world.setup.seats):
        if observer != c.PUBLIC and other != observer:
            own |= c.BIT[c.pair(observer, other)] | c.BIT[c.pair(other, observer)]
    card: i64
    for card in range(len(world.spurned)):
        world.spurned[card] &= own


def sort(items: vec[i64], count: i64) -> None:
    """The first ones, ascending: what is shuffled from here bears no trace of the order it lay in."""
    start: i64
    for start in range(1, count):
        item = items[start]
        place = start
        while place > 0 and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


def shuffle_top(deck: vec[i64], count: i64, chance: Chance) -> None:
    sort(deck, count)
    place = count - 1
    while place > 0:
        other = chance.below("sample", place + 1)
        kept = deck[place]
        deck[place] = deck[other]
        deck[other] = kept
        place -= 1


def deal_plus(world: Footmania, observer: i64, chance: Chance) -> None:
    """The others' hands and the unknown places of the deck."""
    pool = vec[i64](capacity=64)
    place: i64
    for place in range(len(world.plus_deck)):
        if not world.plus_known[place] & c.BIT[observer]:
            pool = append(pool, world.plus_deck[place])
    seat: i64
    for seat in range(world.setup.seats):
        if seat != observer:
            for plus in world.players[seat].plus:
                pool = append(pool, plus)
    sort(pool, len(pool))
    pool = chance.shuffle("sample", pool)
    next_card: i64 = 0
    for place in range(len(world.plus_deck)):
        if not world.plus_known[place] & c.BIT[observer]:
            world.plus_deck[place] = pool[next_card]
            next_card += 1
    for seat in range(world.setup.seats):
        if seat != observer:
            hand = vec[i64](capacity=8)
            for _plus in world.players[seat].plus:
                hand = c.with_item(hand, pool[next_card])
                next_card += 1
            world.players[seat].plus = hand
            if world.newest_plus >= 0 and seat == world.seat:
                world.newest_plus = hand[chance.below("sample", len(hand))]


def not_over_yet(world: Footmania, observer: i64) -> bool:
    """In phase 1 nobody has a complete team, unless seats may keep quiet about it."""
    if world.phase == 2 or world.setup.declare:
        return True
    seat: i64
    for seat in range(world.setup.seats):
        if seat != observer and not world.shown & c.BIT[seat] and completion.complete(world, seat):
            return False
    return True


# ---- Footballers


def is_known(world: Footmania, observer: i64, card: i64) -> bool:
    """Whether the observer is sure where the footballer is."""
    holder = world.holder[card]
    if holder == observer or (world.auction.card == card and holder == c.DRAWN):
        return True
    belief = squads.believed(world, card, observer)
    if holder == c.IN_DECK:
        return belief == c.BURIED
    if holder == c.DRAWN:  # a deal of the seat that looks at him casts doubt on its squad, not on him
        return belief & 7 == c.AT + world.active
    return belief == c.AT + holder


def deal_footballers(world: Footmania, observer: i64, deck: i64, chance: Chance) -> None:
    """Shuffle the unknown footballers of a deck over the places they may be in; prices that were seen stay there."""
    box = world.setup.box
    own = own_locks(world, observer)
    anywhere = vec[i64](capacity=c.MAX_CARDS)
    in_squads = vec[i64](capacity=c.MAX_CARDS)
    card: i64
    for card in range(len(world.holder)):
        if box.deck[card] == deck and not is_known(world, observer, card):
            if is_in_some_squad(world, observer, card, own):
                in_squads = append(in_squads, card)
            else:
                anywhere = append(anywhere, card)
    anywhere = chance.shuffle("sample", anywhere)
    in_squads = chance.shuffle("sample", in_squads)
    top: i64 = -1
    if world.setup.top_price and len(world.deck(deck)) > 0:
        top = world.deck(deck)[0]
    places = unknown_places(world, observer, deck, own)
    homes = vec[i64](capacity=len(places))  # places in squads that were given no price
    instead = vec[i64]([-1] * len(world.holder))
    for card in places:
        if card == top or world.belief[card] & c.PRICED:
            instead[card] = take(anywhere, box.price, box.price[card])
        elif world.holder[card] >= 0:
            homes = append(homes, card)
    homes = chance.shuffle("sample", homes)
    place: i64
    for place in range(len(in_squads)):
        instead[homes[place]] = in_squads[place]
    for card in places:
        if instead[card] < 0:
            instead[card] = take(anywhere, box.price, -1)
    swap(world, observer, deck, places, instead, own)


def own_locks(world: Footmania, observer: i64) -> i64:
    """The locks of all pairs the observer is one of, as a mask: whom it sold or bought it knows, wherever they are."""
    mask: i64 = 0
    other: i64
    for other in range(world.setup.seats):
        if observer != c.PUBLIC and other != observer:
            mask |= 7 * (c.LOCK_AT[c.pair(observer, other)] | c.LOCK_AT[c.pair(other, observer)])
    return mask


def is_in_some_squad(world: Footmania, observer: i64, card: i64, own: i64) -> bool:
    """Whether the observer knows that much: on the way to the bank it would have seen him. He went unseen, so that no
    price tells where he is."""
    if world.holder[card] < 0 or world.belief[card] & c.PRICED:
        return False
    return squads.believed(world, card, observer) >= c.UNSURE or world.lock[card] & own != 0


def unknown_places(world: Footmania, observer: i64, deck: i64, own: i64) -> vec[i64]:
    """The footballers who are really there, in an order that does not tell who they are: the deck from the top, the one
    being looked at, then squad by squad by what the others know of the place."""
    box = world.setup.box
    places = vec[i64](capacity=c.MAX_CARDS)
    for card in world.deck(deck):
        if not is_known(world, observer, card):
            places = append(places, card)
    if world.drawn >= 0 and box.deck[world.drawn] == deck and not is_known(world, observer, world.drawn):
        places = append(places, world.drawn)
    for player in world.players:
        first: i64 = len(places)
        for card in player.squad:
            if box.deck[card] == deck and not is_known(world, observer, card):
                places = append(places, card)
                place: i64 = len(places) - 1
                while place > first and comes_before(world, observer, card, places[place - 1], own):
                    places[place] = places[place - 1]
                    place -= 1
                places[place] = card
    return places


def comes_before(world: Footmania, observer: i64, card: i64, other: i64, own: i64) -> bool:
    """By what goes with a place: the others' knowledge, a price that was seen, the locks between others."""
    mask = ~(15 * c.DIGIT[observer])
    one = world.belief[card] & mask
    two = world.belief[other] & mask
    if one != two:
        return one < two
    price = world.setup.box.price
    if one & c.PRICED and price[card] != price[other]:
        return price[card] < price[other]
    return world.lock[card] & ~own < world.lock[other] & ~own


def take(pool: vec[i64], price: vec[i64], wanted: i64) -> i64:
    """The first footballer left in the pool, of the wanted price if one is given."""
    place: i64 = 0
    while pool[place] < 0 or (wanted >= 0 and price[pool[place]] != wanted):
        place += 1
    card = pool[place]
    pool[place] = -1
    return card


def swap(world: Footmania, observer: i64, deck: i64, places: vec[i64], instead: vec[i64], known_locks: i64) -> None:
    """Put other footballers in these places. What others know goes with the place, what the observer knows does not."""
    holder = world.holder[:]
    belief = world.belief[:]
    lock = world.lock[:]
    for place in places:
        card = instead[place]
        own = ((belief[card] >> (4 * observer)) & 15) - ((belief[place] >> (4 * observer)) & 15)
        world.holder[card] = holder[place]
        world.belief[card] = belief[place] + own * c.DIGIT[observer]
        world.lock[card] = (lock[place] & ~known_locks) | (lock[card] & known_locks)
        world.order[card] = 0
    exchange(world.deck(deck), instead)
    seat: i64
    for seat in range(world.setup.seats):
        if seat != observer:
            squad = vec[i64](capacity=len(world.players[seat].squad))
            for card in world.players[seat].squad:
                other = instead[card]
                if other < 0:
                    other = card
                squad = c.with_item(squad, other)
                world.order[other] = 0
            world.players[seat].squad = squad
    if world.drawn >= 0 and instead[world.drawn] >= 0:
        world.drawn = instead[world.drawn]


def exchange(cards: vec[i64], instead: vec[i64]) -> None:
    place: i64
    for place in range(len(cards)):
        if instead[cards[place]] >= 0:
            cards[place] = instead[cards[place]]


# ---- What the others are about to do


def forget_dialogs(world: Footmania, observer: i64, chance: Chance) -> None:
    """A seat that composes something in secret is, for the others, still at the question before it."""
    asked = world.asked
    if world.seat != observer and not asked.opens:
        world.asked = asked.from_outside(world)
        asked.forget(world)
    deal = world.deal
    if world.asked is deals.ASK_ANSWER and deal.by != observer and deal.to != observer:
        deal.begin(deal.by, deal.to, deal.counters)
        squad = world.players[deal.by].squad
        if len(squad) > 0:
            deal.give = append(deal.give, squad[chance.below("sample", len(squad))])
            deal.money = -chance.below("sample", 15)
        else:
            deal.numbers = c.BIT[chance.below("sample", c.NUMBERS)]


def forget_bids(world: Footmania, observer: i64, chance: Chance) -> None:
    auction = world.auction
    seat: i64
    for seat in range(world.setup.seats):
        if seat == observer:
            continue
        if auction.card < 0:
            auction.amount[seat] = 0  # a reserve being composed
            continue
        auction.amount[seat] = auction.minimum()
        bid = auction.ceiling[seat] > 0 or auction.passed & c.BIT[seat]
        auction.ceiling[seat] = 0
        if world.asked is auctions.ASK_SEALED:
            spare = world.players[seat].cash - auction.start
            out = seat == auction.turn or seat == auction.seller
            if bid and not out and spare >= 0 and chance.below("sample", 2):
                auction.ceiling[seat] = auction.start + 1 + chance.below("sample", spare + 1)
