"""Footmania: offers between two seats: composed, sent, answered. Rulings are cited by number (A12): rulings.md.

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
from arene.games.footmania.rules import auctions, completion, market, selling, squads
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.edition import card_ids, sums
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
SEND: Final = 13
ACCEPT: Final = 15
DECLINE: Final = 16
COUNTER: Final = 17
GIVE_MONEY: Final = 37  # + step
WISH_MONEY: Final = 40  # + step
WISH_NUMBER: Final = 43  # + number - 1
GIVE_SPONSOR: Final = 69  # + kind
WISH_SPONSOR: Final = 73  # + kind
GIVE: Final = 389  # + footballer
WISH_CARD: Final = 517  # + footballer


# ---- Composing an offer


class Draft(Ask):
    """Add something to the draft, send it or drop it. Nothing is taken back out."""

    name = "draft"
    topics = "market"
    opens = False
    dialog = True

    def kinds(self) -> Sequence[Kind]:
        return (
            Kind("send", SEND),
            market.CANCEL_KIND,
            Kind("give_money", GIVE_MONEY, amount=sums),
            Kind("ask_money", WISH_MONEY, amount=sums),
            Kind("ask_number", WISH_NUMBER, number=range(1, c.NUMBERS + 1)),
            Kind("give_sponsor", GIVE_SPONSOR, sponsor=c.SPONSORS),
            Kind("ask_sponsor", WISH_SPONSOR, sponsor=c.SPONSORS),
            Kind("give", GIVE, card=card_ids),
            Kind("ask_card", WISH_CARD, card=card_ids),
        )

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        deal = s.deal
        actions = vec[i64](capacity=48)
        if can_send(s):
            actions = append(actions, SEND)
        actions = append(actions, market.CANCEL)
        if len(deal.give) < c.MOST_CARDS:
            for card in s.players[seat].squad:
                if not c.holds(deal.give, card) and not squads.locked(s, card, seat, deal.to):
                    actions = append(actions, GIVE + card)
        if deal.asked() < c.MOST_CARDS:
            actions = add_wishes(s, actions, seat)
        kind: i64
        for kind in range(len(c.SPONSORS)):
            if deal.give_sponsor < 0 and s.players[seat].sponsors[kind] >= 0:
                actions = append(actions, GIVE_SPONSOR + kind)
            if deal.ask_sponsor < 0 and s.players[deal.to].sponsors[kind] >= 0:
                actions = append(actions, WISH_SPONSOR + kind)
        step: i64
        for step in range(len(c.STEPS)):
            given = deal.money + c.STEPS[step]
            if deal.money >= 0 and given <= s.players[seat].cash and given <= s.setup.box.most_money:
                actions = append(actions, GIVE_MONEY + step)
            if deal.money <= 0 and c.STEPS[step] - deal.money <= s.setup.box.most_money:
                actions = append(actions, WISH_MONEY + step)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        deal = s.deal
        if action == SEND:
            send(s, chance, out)
        elif action == market.CANCEL:
            if deal.counters > 0:
                decline(s, seat, chance, out)
            else:
                deal.end()
                s.base.again(s, chance, out)
        elif action >= WISH_CARD:
            deal.ask = c.with_item(deal.ask, action - WISH_CARD)
        elif action >= GIVE:
            deal.give = c.with_item(deal.give, action - GIVE)
        elif action >= WISH_SPONSOR:
            deal.ask_sponsor = action - WISH_SPONSOR
        elif action >= GIVE_SPONSOR:
            deal.give_sponsor = action - GIVE_SPONSOR
        elif action >= WISH_NUMBER:
            deal.numbers |= c.BIT[action - WISH_NUMBER]
        elif action >= WISH_MONEY:
            deal.money -= c.STEPS[action - WISH_MONEY]
        else:
            deal.money += c.STEPS[action - GIVE_MONEY]

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if action == SEND:
            return why_not_sent(s)
        if action >= WISH_CARD:
            return why_not_wished(s, seat, action - WISH_CARD)
        if action >= GIVE:
            return why_not_given(s, seat, action - GIVE)
        if action >= WISH_SPONSOR:
            return why_no_sponsor(s, int(s.deal.to), action - WISH_SPONSOR)
        if action >= GIVE_SPONSOR:
            return why_no_sponsor(s, seat, action - GIVE_SPONSOR)
        if action >= WISH_NUMBER:
            return Refusal("footmania.offer.three")
        both = s.deal.money > 0 if action >= WISH_MONEY else s.deal.money < 0
        return Refusal("footmania.offer.one-side" if both else "footmania.offer.money")

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        given, squad = s.deal.give, s.players[seat].squad
        more = len(given) < c.MOST_CARDS
        return [SEND, *(GIVE + int(card) for card in squad if more and not c.holds(given, card))]

    def from_outside(self, s: Footmania) -> Ask:
        return ASK_ANSWER if s.deal.counters else s.base

    def forget(self, s: Footmania) -> None:
        if s.deal.counters:
            s.deal = s.pending
            s.pending = c.Deal()
        else:
            s.used -= c.DIGIT[s.deal.by]
            s.deal.end()


ASK_DRAFT: Final = Draft()


def add_wishes(s: Footmania, actions: vec[i64], seat: i64) -> vec[i64]:
    """Footballers the seat has reason to think are there, and numbers."""
    deal = s.deal
    card: i64
    for card in range(len(s.holder)):
        if (
            squads.knows_at(s, seat, card, deal.to)
            and not c.holds(deal.ask, card)
            and not squads.locked(s, card, deal.to, seat)
        ):
            actions = append(actions, WISH_CARD + card)
    number: i64
    for number in range(c.NUMBERS):
        if not deal.numbers & c.BIT[number]:
            actions = append(actions, WISH_NUMBER + number)
    return actions


def why_not_wished(s: Footmania, seat: int, card: int) -> Refusal:
    deal, box = s.deal, s.setup.box
    if card >= len(box.cards) or not squads.knows_at(s, seat, card, deal.to):
        return Refusal("footmania.offer.unknown")
    if squads.locked(s, card, deal.to, seat):
        return Refusal("footmania.offer.lock", card=box.cards[card])
    return Refusal("footmania.offer.three")


def why_not_given(s: Footmania, seat: int, card: int) -> Refusal:
    if not squads.owns(s, seat, card):
        return Refusal("footmania.not-yours")
    if squads.locked(s, card, seat, s.deal.to):
        return Refusal("footmania.offer.lock", card=s.setup.box.cards[card])
    return Refusal("footmania.offer.three")


def why_no_sponsor(s: Footmania, owner: int, kind: int) -> Refusal:
    missing = s.players[owner].sponsors[kind] < 0
    return Refusal("footmania.offer.no-sponsor" if missing else "footmania.offer.three")


# ---- Sending it


def can_send(s: Footmania) -> bool:
    return s.deal.holds_a_card() and sponsors_fit(s) and keeps_the_debtor_solvent(s)


def why_not_sent(s: Footmania) -> Refusal:
    if not s.deal.holds_a_card():
        return Refusal("footmania.offer.empty")
    return Refusal("footmania.offer.debt" if sponsors_fit(s) else "footmania.offer.sponsor")


def sponsors_fit(s: Footmania) -> bool:
    """No deal leaves a seat with two sponsors of one kind (A54)."""
    deal = s.deal
    given = deal.give_sponsor
    asked = deal.ask_sponsor
    if given == asked:
        return True
    if given >= 0 and s.players[deal.to].sponsors[given] >= 0:
        return False
    return asked < 0 or s.players[deal.by].sponsors[asked] < 0


def keeps_the_debtor_solvent(s: Footmania) -> bool:
    """Who owes sells to pay: no deal of his may leave him with less to pay from than he owes (A56)."""
    deal = s.deal
    debtor = s.active
    if s.due == 0 or (s.seat == debtor and deal.by != debtor and deal.to != debtor):
        return True
    box = s.setup.box
    change = deal.money
    for card in deal.give:
        change += box.devalued[card]
    for card in deal.ask:
        change -= box.devalued[card]
    if deal.give_sponsor >= 0:
        change += box.resale[s.players[deal.by].sponsors[deal.give_sponsor]]
    if deal.ask_sponsor >= 0 and s.players[deal.to].sponsors[deal.ask_sponsor] >= 0:
        change -= box.resale[s.players[deal.to].sponsors[deal.ask_sponsor]]
    if deal.by == debtor:
        change = -change
    return change >= 0 or selling.wealth(s, debtor) + change >= s.due


def send(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The cards given are shown to the other seat alone."""
    deal = s.deal
    s.pending.end()
    for card in deal.give:
        squads.set_belief(s, card, deal.to, c.AT + deal.by)
    squads.deduce(s, deal.by)
    if out is not None:
        public: dict[str, object] = {"seat": deal.by, "to": deal.to, "counter": deal.counters > 0}
        content = {**public, **contents(s, deal)}
        out.keep_secret(deal.by, "offer_made", content, public)
        out.tell(deal.to, "offer_received", content, None)
    if s.players[deal.to].ask == c.NEVER:
        decline(s, s.deal.to, chance, out)
        return
    order = ordered_price(s)
    if order < 0:
        ask_answer(s, chance, out)
    elif deal.money >= order:
        accept(s, chance, out)
    else:
        decline(s, s.deal.to, chance, out)


def ordered_price(s: Footmania) -> i64:
    """What a standing order asks for the one footballer this offer would buy; -1 if it does not apply."""
    deal = s.deal
    plain = len(deal.ask) == 1 and deal.numbers == 0 and deal.ask_sponsor < 0
    if not plain or len(deal.give) > 0 or deal.give_sponsor >= 0 or deal.money < 0:
        return -1
    card = deal.ask[0]
    if s.holder[card] != deal.to or s.order[card] == 0:
        return -1
    return s.order[card]


def contents(s: Footmania, deal: c.Deal) -> dict[str, object]:
    """An offer as its two parties see it."""
    return {
        "give": s.ids(deal.give),
        "ask": s.ids(deal.ask),
        "numbers": [number + 1 for number in range(c.NUMBERS) if deal.numbers & c.BIT[number]],
        "give_sponsor": None if deal.give_sponsor < 0 else c.SPONSORS[deal.give_sponsor],
        "ask_sponsor": None if deal.ask_sponsor < 0 else c.SPONSORS[deal.ask_sponsor],
        "money": s.francs(deal.money),
    }


# ---- Answering it


def ask_answer(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.ask(ASK_ANSWER, s.deal.to)
    if len(ASK_ANSWER.legal(s, s.seat)) == 1 and auctions.money_is_open(s):
        decline(s, s.deal.to, chance, out)


class Answer(Ask):
    name = "answer"
    topics = "market"
    dialog = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("accept", ACCEPT), Kind("decline", DECLINE), Kind("counter", COUNTER), selling.SELL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        if can_accept(s):
            actions = append(actions, ACCEPT)
        actions = append(actions, DECLINE)
        if s.deal.counters < c.COUNTERS:
            actions = append(actions, COUNTER)
        if selling.has_something_to_sell(s, seat):
            actions = append(actions, selling.SELL)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        deal = s.deal
        if action == ACCEPT:
            accept(s, chance, out)
        elif action == DECLINE:
            decline(s, s.deal.to, chance, out)
        elif action == COUNTER:
            s.pending = deal.clone()
            deal.begin(deal.to, deal.by, deal.counters + 1)
            s.ask(ASK_DRAFT, seat)
        else:
            selling.ask_sell(s, seat)

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        ask_answer(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if action == COUNTER:
            return Refusal("footmania.offer.counters")
        if action == selling.SELL:
            return Refusal("footmania.sell.nothing")
        return why_not_accepted(s)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [ACCEPT, COUNTER]


ASK_ANSWER: Final = Answer()


def can_accept(s: Footmania) -> bool:
    """Not while a number has no name, nor without the cards or the money."""
    deal = s.deal
    player = s.players[deal.to]
    if deal.numbers or player.cash + deal.money < 0 or not keeps_the_debtor_solvent(s):
        return False
    if deal.ask_sponsor >= 0 and player.sponsors[deal.ask_sponsor] < 0:
        return False
    for card in deal.ask:  # noqa: SIM110 (a loop is native)
        if s.holder[card] != deal.to:
            return False
    return True


def why_not_accepted(s: Footmania) -> Refusal:
    deal = s.deal
    if deal.numbers:
        return Refusal("footmania.accept.number")
    if s.players[deal.to].cash + deal.money < 0:
        return Refusal("footmania.accept.cash", amount=s.francs(-deal.money))
    if not keeps_the_debtor_solvent(s):
        return Refusal("footmania.offer.debt")
    return Refusal("footmania.accept.gone")


def decline(s: Footmania, refuser: i64, chance: Chance, out: Events | None) -> None:
    deal = s.deal
    if out is not None:
        out.add("offer_declined", {"seat": refuser, "to": deal.by + deal.to - refuser})
    squads.spurn(s, deal.give, deal.by, deal.to)
    squads.spurn(s, deal.ask, deal.by, deal.to)
    deal.end()
    s.pending.end()
    s.base.again(s, chance, out)


def accept(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Everything changes hands at once; the others see backs, sponsors and money."""
    deal = s.deal
    by = s.players[deal.by]
    to = s.players[deal.to]
    if out is not None:
        out.show("deal", summary(s))
    for card in deal.give:
        squads.hand_over(s, card, deal.by, deal.to)
    for card in deal.ask:
        squads.hand_over(s, card, deal.to, deal.by)
    given: i64 = -1
    asked: i64 = -1
    if deal.give_sponsor >= 0:
        given = by.sponsors[deal.give_sponsor]
        by.sponsors[deal.give_sponsor] = -1
    if deal.ask_sponsor >= 0:
        asked = to.sponsors[deal.ask_sponsor]
        to.sponsors[deal.ask_sponsor] = -1
        by.sponsors[deal.ask_sponsor] = asked
    if deal.give_sponsor >= 0:
        to.sponsors[deal.give_sponsor] = given
    by.cash -= deal.money
    to.cash += deal.money
    s.dealt = True
    gained: i64 = 0
    if len(deal.give) > 0:
        gained |= c.BIT[deal.to]
    if len(deal.ask) > 0:
        gained |= c.BIT[deal.by]
    deal.end()
    if out is not None:
        out.pause(s.clone())
    completion.changed(s, gained, c.THEN_RESUME, chance, out)


def summary(s: Footmania) -> dict[str, object]:
    deal = s.deal
    deck = s.setup.box.deck
    given = sum([deck[card] for card in deal.give])
    asked = sum([deck[card] for card in deal.ask])
    return {
        "seat": deal.by,
        "to": deal.to,
        "given": [len(deal.give) - given, given],
        "taken": [len(deal.ask) - asked, asked],
        "give_sponsor": None if deal.give_sponsor < 0 else c.SPONSORS[deal.give_sponsor],
        "ask_sponsor": None if deal.ask_sponsor < 0 else c.SPONSORS[deal.ask_sponsor],
        "money": s.francs(deal.money),
    }
