"""Lanista, phase 2: buying gladiators. Recruits arrive two or three times a round; each seat may buy one of them.

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
from arene.games.lanista.rules import cards, ludus, points, resale, rounds, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import gladiator_names
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
PASS_BUY: Final = 4
BUY: Final = 200  # + gladiator


# ---- Arrivals


def arrivals(s: Lanista) -> i64:
    return 2 if s.winter() else 3


def arrive(s: Lanista, chance: Chance, out: Events | None) -> None:
    """The next arrivage, or the closing window after the last."""
    discard_recruits(s)
    if s.pass_ == arrivals(s):
        windows.open_window(s, c.BUY_WINDOW, s.initiative)
        return
    reveal(s, c.RECRUITS[s.setup.seats], chance, out)
    s.turn = 0
    windows.open_window(s, c.ARRIVAL_WINDOW, s.initiative)


def reveal(s: Lanista, number: i64, chance: Chance, out: Events | None) -> None:
    """New recruits; the discard is shuffled when the pile is empty. Fewer if there are no more."""
    while number > 0:
        if len(s.gladiators) == 0:
            if len(s.gladiator_discard) == 0:
                break
            s.gladiators = chance.shuffle("gladiators", s.gladiator_discard)
            s.gladiator_discard = vec[i64]()
        s.recruits = append(s.recruits, s.gladiators[0])
        s.gladiators = s.gladiators[1:]
        number -= 1
    if out is not None:
        out.disclose("recruits_shown", {"gladiators": [s.setup.box.gladiators[card] for card in s.recruits]})


def discard_recruits(s: Lanista) -> None:
    for card in s.recruits:
        s.gladiator_discard = append(s.gladiator_discard, card)
    s.recruits = vec[i64]()


def refresh(s: Lanista, chance: Chance, out: Events | None) -> None:
    """The recruits still shown are discarded and as many revealed."""
    number: i64 = len(s.recruits)
    discard_recruits(s)
    reveal(s, number, chance, out)


# ---- Buy turns


def start_turn(s: Lanista) -> None:
    player = s.players[s.turn_seat()]
    player.buys = 1
    player.bought = False
    player.offered = False


def ask_buy(s: Lanista, out: Events | None) -> bool:
    while s.turn < s.setup.seats:
        seat = s.turn_seat()
        telling = rounds.skipping_tells(s, seat)
        s.ask(seat, ASK_BUY)
        if len(ASK_BUY.legal(s, seat)) > 1 or rounds.must_show(s, seat):
            return True
        end_turn(s, telling, out)
    s.pass_ += 1
    s.step = c.ARRIVAL
    return False


class Buy(Ask):
    """At most one recruit per arrivage, six gladiators in all; care, cards, skills and a sale before it."""

    name = "buy"
    topics = "phase-2"
    step = c.BUYING
    in_turn = True

    def kinds(self) -> Sequence[Kind]:
        buying = (Kind("pass_buy", PASS_BUY), Kind("buy", BUY, gladiator=gladiator_names))
        return (*buying, *resale.KINDS, *windows.act_kinds())

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        player = s.players[seat]
        box = s.setup.box
        actions = vec[i64](capacity=24)
        actions = append(actions, PASS_BUY)
        if len(player.school) < c.SCHOOL and player.money >= c.LEAST_PRICE:
            most = player.money - surcharge(s, player)  # the highest printed price he can pay
            for card in s.recruits:
                if box.price[card] <= most and player.ap >= box.buy_ap[card]:
                    actions = append(actions, BUY + card)
        actions = points.heals(s, seat, actions)
        moments = box.moments
        held = player.held & (moments[2 * c.MOMENTS + c.ON_TURN] | moments[2 * c.MOMENTS + c.OWN_BUY_TURN])
        if held:
            actions = cards.plays(s, seat, held, actions)
        actions = cards.skill_uses(s, seat, c.ON_TURN, False, actions)
        if s.setup.resale and not player.sold:
            actions = resale.sales(s, seat, actions)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS_BUY:
            s.passed |= c.BIT[seat]
            end_turn(s, False, out)
        else:
            s.passed = 0
            if action >= cards.USE_SKILL or action < BUY:
                windows.act(s, seat, action, chance, out)
            elif action >= resale.SELL_BANK:
                resale.sell(s, seat, action, out)
            else:
                buy(s, seat, action - BUY, out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        if action >= cards.USE_SKILL or action < BUY:
            return windows.why_not_act(s, seat, action)
        if action >= resale.SELL_BANK:
            return resale.why_not_sell(s, seat, action)
        return why_not_buy(s, seat, action - BUY)

    def considered(self, s: Lanista, seat: int) -> list[int]:
        """All recruits, and care for all who are wounded."""
        recruits = [BUY + int(card) for card in s.recruits]
        wounded = [points.AP_HEAL + int(one.card) for one in s.players[seat].school if one.health]
        legal = [int(action) for action in self.legal(s, seat)]
        return list(dict.fromkeys([*legal, *recruits, *wounded]))

    def away(self, s: Lanista) -> int:
        return PASS_BUY


ASK_BUY: Final = Buy()


def end_turn(s: Lanista, telling: bool, out: Events | None) -> None:
    """By a purchase, or without one."""
    seat = s.turn_seat()
    if not s.players[seat].bought:
        rounds.tell_unused("no_purchase", seat, telling, out)
    s.turn += 1
    if s.turn < s.setup.seats:
        start_turn(s)


def buy(s: Lanista, seat: i64, card: i64, out: Events | None) -> None:
    player = s.players[seat]
    paid = price(s, seat, card)
    player.money -= paid
    player.next_price = 0
    player.ap -= s.setup.box.buy_ap[card]
    s.recruits = c.without(s.recruits, card)
    gladiator = c.Gladiator(card, 0)
    player.enter(gladiator)
    if out is not None:
        out.add("bought", {"seat": seat, "gladiator": s.setup.box.gladiators[card], "price": paid})
    ludus.define_later(s, gladiator)
    player.buys -= 1
    player.bought = True
    if player.buys == 0:
        end_turn(s, False, out)


def why_not_buy(s: Lanista, seat: int, card: int) -> Refusal:
    player, name = s.players[seat], s.setup.box.gladiators[card]
    if card not in [int(one) for one in s.recruits]:
        return Refusal("lanista.buy.not-shown", gladiator=name)
    if len(player.school) >= c.SCHOOL:
        return Refusal("lanista.buy.full")
    missing = int(price(s, seat, card) - player.money)
    if missing > 0:
        return Refusal("lanista.buy.money", gladiator=name, missing=missing)
    return Refusal("lanista.buy.points", gladiator=name, points=int(s.setup.box.buy_ap[card]))


# ---- Prices


def price(s: Lanista, seat: i64, card: i64) -> i64:
    """What a recruit costs this seat now."""
    price = s.setup.box.price[card] + surcharge(s, s.players[seat])
    if price < c.LEAST_PRICE:
        return c.LEAST_PRICE
    return price


def surcharge(s: Lanista, player: c.Player) -> i64:
    """What cards and his lanista add to all prices."""
    more = player.next_price + player.phase_price
    for ability in ludus.powers(s, player):
        for effect in ability.effects:
            if effect.kind == c.PRICE_MOD:
                more += effect.n
    return more


# ---- Who may still buy: what cards about purchases ask


def will_buy(s: Lanista, seat: i64, opponents: bool) -> bool:
    """Whether the seat, or one of its opponents, may still buy in this phase."""
    found = False
    other: i64
    for other in range(s.setup.seats):
        if (other != seat) == opponents:
            found = found or may_buy(s, other)
    return found and s.step != c.BUY_WINDOW


def may_buy(s: Lanista, seat: i64) -> bool:
    """A turn to come, a free place and the least price; who may still sell has the two last."""
    player = s.players[seat]
    if s.setup.rules < 2:  # only places counted, and whether the match knows sales
        return len(player.school) < c.SCHOOL or s.setup.resale
    last = s.pass_ + 1 == arrivals(s)
    if last and s.step == c.BUYING and not turn_to_come(s, seat):
        return False
    return resale.may_sell(s, player) or (len(player.school) < c.SCHOOL and player.money >= c.LEAST_PRICE)


def turn_to_come(s: Lanista, seat: i64) -> bool:
    """Whether the seat's turn of this arrivage is under way or still to come."""
    turn = s.turn
    while turn < s.setup.seats:
        if s.in_order(turn, s.pass_ == 1) == seat:
            return True
        turn += 1
    return False


def can_buy_more(s: Lanista, player: c.Player) -> bool:
    """Whether one purchase more than those of this turn would find a recruit and a place."""
    more = player.buys + 1
    if s.setup.rules < 2:
        return len(player.school) + more <= c.SCHOOL or s.setup.resale
    if resale.may_sell(s, player):
        more -= 1
    return len(player.school) + more <= c.SCHOOL and player.buys < len(s.recruits)
