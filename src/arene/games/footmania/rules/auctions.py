"""Footmania: auctions: of a footballer just refused, for the bank; of one's own, for oneself. Rulings are cited by
number (A12): rulings.md.

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
from arene.games.footmania.rules import completion, market, selling, squads, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.edition import card_ids, sums
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
BID: Final = 11
CEILING: Final = 12
OPEN: Final = 18
ADD: Final = 34  # + step: to the amount of a bid or a reserve
LIST_CARD: Final = 645  # + footballer

BID_KIND: Final = Kind("bid", BID)
ADD_KIND: Final = Kind("add", ADD, amount=sums)


# ---- One's own footballer: which one, and from what price on


class List(Ask):
    name = "list"
    topics = "market"
    opens = False
    dialog = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("list_card", LIST_CARD, card=card_ids), market.CANCEL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        squad = s.players[seat].squad
        actions = vec[i64](capacity=len(squad))
        for card in squad:
            actions = append(actions, LIST_CARD + card)
        return append(actions, market.CANCEL)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == market.CANCEL:
            s.base.again(s, chance, out)
            return
        s.entering = action - LIST_CARD
        s.auction.amount[seat] = 0
        s.ask(ASK_RESERVE, seat)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.not-yours")

    def from_outside(self, s: Footmania) -> Ask:
        return s.base


ASK_LIST: Final = List()


class Reserve(Ask):
    name = "reserve"
    topics = "market"
    opens = False
    dialog = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("open", OPEN), ADD_KIND, market.CANCEL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        actions = append(actions, OPEN)
        actions = append(actions, market.CANCEL)
        return add_sums(s, actions, s.auction.amount[seat], s.setup.box.most_money)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == OPEN:
            put_up(s, seat, chance, out)
        elif action == market.CANCEL:
            s.entering = -1
            s.base.again(s, chance, out)
        else:
            s.auction.amount[seat] += c.STEPS[action - ADD]

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.offer.money")

    def from_outside(self, s: Footmania) -> Ask:
        return s.base

    def forget(self, s: Footmania) -> None:
        s.entering = -1


ASK_RESERVE: Final = Reserve()


def add_sums(s: Footmania, actions: vec[i64], amount: i64, most: i64) -> vec[i64]:
    step: i64
    for step in range(len(c.STEPS)):
        if amount + c.STEPS[step] <= most:
            actions = append(actions, ADD + step)
    return actions


def put_up(s: Footmania, seat: i64, chance: Chance, out: Events | None) -> None:
    card = s.entering
    s.entering = -1
    s.used += c.DIGIT[seat]
    squads.make_public(s, card, c.AT + seat)
    squads.deduce(s, seat)
    open_auction(s, card, seat, seat, s.auction.amount[seat], chance, out)


# ---- Open bids, clockwise


def open_auction(
    s: Footmania, card: i64, seller: i64, first: i64, start: i64, chance: Chance, out: Events | None
) -> None:
    auction = s.auction
    auction.card = card
    auction.seller = seller
    auction.turn = first
    auction.start = start
    auction.highest = 0
    auction.leader = -1
    auction.passed = c.BIT[first]
    seat: i64
    for seat in range(s.setup.seats):
        auction.amount[seat] = start
        auction.ceiling[seat] = 0
        if s.setup.rules < 3 and keeps_out(s, seat):  # now they pass as others do, in their turn
            auction.passed |= c.BIT[seat]
    if out is not None:
        by = None if seller < 0 else seller
        opened = {"card": s.setup.box.cards[card], "seller": by, "start": s.francs(start)}
        out.show("auction_opened", {**opened, "seat": first})
    if s.setup.sealed:
        ask_sealed(s, chance, out)
    else:
        next_bidder(s, chance, out)


def next_bidder(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Clockwise, until all but the leader have passed. Ceilings bid by themselves."""
    auction = s.auction
    while True:
        seat = s.left_of(auction.turn)
        tried: i64 = 0
        while tried < s.setup.seats and (auction.passed & c.BIT[seat] or seat == auction.leader):
            seat = s.left_of(seat)
            tried += 1
        if tried == s.setup.seats:
            break
        auction.turn = seat
        least = auction.minimum()
        if auction.ceiling[seat] >= least and auction.ceiling[seat] > 0:
            bid(s, seat, least, out)
            if out is not None:  # a ceiling was a secret: what it answered is not taken back
                out.fenced = True
                out.surprise = True
        elif is_out(s, seat) or (keeps_out(s, seat) and s.setup.rules >= 3):
            pass_bid(s, seat, out)
        else:
            auction.amount[seat] = least
            auction.ceiling[seat] = 0
            s.ask(ASK_BID, seat)
            return
    end_auction(s, chance, out)


def keeps_out(s: Footmania, seat: i64) -> bool:
    """Whether a seat takes no part in the auction of another's footballer, as everybody knows: it is never asked."""
    if s.auction.seller < 0:
        return False
    if s.players[seat].ask == c.NEVER:
        return True
    return s.setup.rules < 3 and not may_bid(s, seat)  # before, a pass of its own accord told who had sold him


def may_bid(s: Footmania, seat: i64) -> bool:
    """Whether the footballer was not lately its own (A17). That is a secret of two: the seat is asked all the same."""
    auction = s.auction
    return auction.seller < 0 or not squads.locked(s, auction.card, auction.seller, seat)


def is_out(s: Footmania, seat: i64) -> bool:
    """Whether everybody can see that the seat has nothing left but to pass."""
    if s.players[seat].cash >= s.auction.minimum() or selling.has_something_to_sell(s, seat):
        return False
    return money_is_open(s)


def money_is_open(s: Footmania) -> bool:
    """A question left out because there is no money for it would tell of cash that is hidden (A62)."""
    return s.setup.cash_public or s.setup.rules < 3


class Bid(Ask):
    name = "bid"
    topics = "auctions"

    def kinds(self) -> Sequence[Kind]:
        return (market.PASS_KIND, BID_KIND, Kind("ceiling", CEILING), ADD_KIND, selling.SELL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        auction = s.auction
        cash = s.players[seat].cash
        actions = vec[i64](capacity=7)
        actions = append(actions, market.PASS)
        if not may_bid(s, seat):
            return actions
        if auction.amount[seat] <= cash:
            actions = append(actions, BID)
            if auction.amount[seat] > auction.minimum():
                actions = append(actions, CEILING)
        actions = add_sums(s, actions, auction.amount[seat], cash)
        if selling.has_something_to_sell(s, seat):
            actions = append(actions, selling.SELL)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        auction = s.auction
        if action == selling.SELL:
            selling.ask_sell(s, seat)
        elif action == market.PASS:
            pass_bid(s, seat, out)
            next_bidder(s, chance, out)
        elif action == BID:
            bid(s, seat, auction.amount[seat], out)
            next_bidder(s, chance, out)
        elif action == CEILING:
            auction.ceiling[seat] = auction.amount[seat]
            bid(s, seat, auction.minimum(), out)
            next_bidder(s, chance, out)
        else:
            auction.amount[seat] += c.STEPS[action - ADD]

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        s.ask(self, s.seat)
        if s.setup.rules >= 3 and is_out(s, s.seat):  # before, asked with nothing left but to pass
            pass_bid(s, s.seat, out)
            next_bidder(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        free = may_bid(s, seat)
        if free and action == selling.SELL:
            return Refusal("footmania.sell.nothing")
        if free and action == CEILING and s.auction.amount[seat] <= s.players[seat].cash:
            return Refusal("footmania.bid.ceiling")
        return why_no_bid(s, seat)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [BID]


ASK_BID: Final = Bid()


def why_no_bid(s: Footmania, seat: int) -> Refusal:
    if not may_bid(s, seat):
        return Refusal("footmania.offer.lock", card=s.setup.box.cards[s.auction.card])
    return Refusal("footmania.bid.cash", cash=s.francs(s.players[seat].cash))


def bid(s: Footmania, seat: i64, amount: i64, out: Events | None) -> None:
    s.auction.highest = amount
    s.auction.leader = seat
    if out is not None:
        out.add("bid", {"seat": seat, "amount": s.francs(amount)})


def pass_bid(s: Footmania, seat: i64, out: Events | None) -> None:
    s.auction.passed |= c.BIT[seat]
    if out is not None:
        out.add("bid_passed", {"seat": seat})


# ---- One secret bid each, opened together: an option


def ask_sealed(s: Footmania, chance: Chance, out: Events | None) -> None:
    """All bid at once, who cannot pay the start is out; a sealed bid is kept as a ceiling, one step above it."""
    auction = s.auction
    first: i64 = -1
    seat: i64 = s.setup.seats - 1
    while seat >= 0:
        if not auction.passed & c.BIT[seat]:
            if s.players[seat].cash < auction.start and money_is_open(s):
                auction.passed |= c.BIT[seat]
            elif keeps_out(s, seat) and s.setup.rules >= 3:
                seal(s, seat, False, out)
            else:
                first = seat
        seat -= 1
    if first >= 0:
        s.ask(ASK_SEALED, first)
    else:
        open_bids(s, chance, out)


class Sealed(Ask):
    """All bidders at once."""

    name = "sealed"
    topics = "auctions"

    def kinds(self) -> Sequence[Kind]:
        return (market.PASS_KIND, BID_KIND, ADD_KIND)

    def asks(self, s: Footmania, seat: i64) -> bool:
        return not s.auction.passed & c.BIT[seat]

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=5)
        actions = append(actions, market.PASS)
        if not may_bid(s, seat):
            return actions
        if s.auction.amount[seat] <= s.players[seat].cash:
            actions = append(actions, BID)
        return add_sums(s, actions, s.auction.amount[seat], s.players[seat].cash)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        auction = s.auction
        if action >= ADD:
            auction.amount[seat] += c.STEPS[action - ADD]
            return
        seal(s, seat, action == BID, out)
        ask_sealed(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return why_no_bid(s, seat)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [BID]


ASK_SEALED: Final = Sealed()


def seal(s: Footmania, seat: i64, bids: bool, out: Events | None) -> None:
    """An envelope from everybody: an empty one looks like any other."""
    auction = s.auction
    if bids:
        auction.ceiling[seat] = auction.amount[seat] + 1
    auction.passed |= c.BIT[seat]
    if out is not None:
        amount = s.francs(auction.amount[seat]) if bids else None
        out.keep_secret(seat, "bid_sealed", {"seat": seat, "amount": amount}, {"seat": seat})


def open_bids(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The highest wins; of equals the first clockwise."""
    auction = s.auction
    bids: list[list[int]] = []
    seat = s.left_of(auction.turn)
    while seat != auction.turn:
        if auction.ceiling[seat] > 0:
            amount = auction.ceiling[seat] - 1
            bids.append([int(seat), s.francs(amount)])
            if auction.leader < 0 or amount > auction.highest:
                auction.leader = seat
                auction.highest = amount
        seat = s.left_of(seat)
    if out is not None:
        out.disclose("bids_opened", {"bids": bids})
    end_auction(s, chance, out)


# ---- The hammer falls


def end_auction(s: Footmania, chance: Chance, out: Events | None) -> None:
    auction = s.auction
    card = auction.card
    seller = auction.seller
    winner = auction.leader
    highest = auction.highest
    under_the_hammer = None if out is None else s.clone()
    auction.end()
    by = None if seller < 0 else seller
    if winner < 0:
        if out is not None:
            out.add("unsold", {"card": s.setup.box.cards[card], "seller": by})
            out.pause(under_the_hammer)
        if seller < 0:
            squads.put_back_shown(s, card)
            turn.end_turn(s, chance, out)
        else:
            s.base.again(s, chance, out)
        return
    if out is not None:
        price = s.francs(highest)
        out.add("auctioned", {"seat": winner, "card": s.setup.box.cards[card], "price": price, "seller": by})
        out.pause(under_the_hammer)
    s.players[winner].cash -= highest
    if seller >= 0:
        s.players[seller].cash += highest
        squads.leave(s, card, seller)
        squads.set_lock(s, card, seller, winner)
        squads.deduce(s, seller)
        s.dealt = True
    squads.join(s, card, winner)
    squads.make_public(s, card, c.AT + winner)
    squads.deduce(s, winner)
    completion.changed(s, c.BIT[winner], c.THEN_END if seller < 0 else c.THEN_RESUME, chance, out)
