"""Footmania: question marks, the sponsors among them, and the scout's tip. Rulings are cited by number (A36):
rulings.md.

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
from arene.games.footmania.rules import auctions, buying, plus_cards, selling, squads, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import foreigners
from arene.games.footmania.rules.state import Ask, Footmania

# ---- Drawing one, and doing what it says


def draw_question(s: Footmania, chance: Chance, out: Events | None) -> None:
    box = s.setup.box
    card = s.questions[0]
    s.questions = s.questions[1:]
    if s.questions_fresh > 0:
        s.questions_fresh -= 1
    if out is not None:
        drawn = {"seat": s.active, "question": box.questions[card], "code": c.QUESTIONS[box.question_code[card]]}
        out.disclose("question_drawn", {**drawn, "amount": s.francs(box.question_amount[card])})
    code = box.question_code[card]
    if code == c.Q_SPONSOR:
        take_sponsor(s, card, out)
        turn.end_turn(s, chance, out)
        return
    s.questions = append(s.questions, card)
    obey(s, code, box.question_amount[card], chance, out)


def obey(s: Footmania, code: i64, amount: i64, chance: Chance, out: Events | None) -> None:
    player = s.players[s.active]
    if code == c.Q_LOSE:
        selling.owe(s, amount, chance, out)
    elif code == c.Q_LOSE_PER_FOREIGN:
        selling.owe(s, amount * foreigners(s.setup.box, player.squad), chance, out)
    elif code == c.Q_DRAW_PLUS:
        plus_cards.draw_plus(s, chance, out)
    elif code == c.Q_EXTRA_ROLL:
        turn.roll(s, chance, out)
    elif code == c.Q_SCOUT:
        scout(s, chance, out)
    else:
        if code == c.Q_GAIN:
            player.cash += amount
            if out is not None:
                out.add("gained", {"seat": s.active, "amount": s.francs(amount)})
        elif code == c.Q_COLLECT:
            collect(s, amount, out)
        elif code == c.Q_LOSE_PLUS:
            plus_cards.lose_plus(s, chance, out)
        elif code == c.Q_SKIP_TURN:
            player.skip = True
        turn.end_turn(s, chance, out)


def collect(s: Footmania, amount: i64, out: Events | None) -> None:
    """From every other seat, as far as its cash goes; nothing to the jackpot (A38)."""
    paid: i64 = 0
    seat: i64
    for seat in range(s.setup.seats):
        part = amount
        if s.players[seat].cash < part:
            part = s.players[seat].cash
        if seat != s.active:
            s.players[seat].cash -= part
            paid += part
    s.players[s.active].cash += paid
    if out is not None:
        out.add("collected", {"seat": s.active, "amount": s.francs(paid)})


# ---- Sponsors


def take_sponsor(s: Footmania, card: i64, out: Events | None) -> None:
    """Laid open; of two of a kind the one that pays more stays (A36)."""
    box = s.setup.box
    player = s.players[s.active]
    kind = box.sponsor_kind[card]
    other = player.sponsors[kind]
    kept = card
    if other >= 0 and box.question_amount[other] >= box.question_amount[card]:
        kept = other
    player.sponsors[kind] = kept
    if out is not None:
        out.add("sponsor_signed", {"seat": s.active, "sponsor": box.questions[kept], "kept": kept != card})
    if other >= 0:
        s.questions = append(s.questions, card + other - kept)


def visit_sponsor(s: Footmania, kind: i64, out: Events | None) -> None:
    player = s.players[s.active]
    sponsor = player.sponsors[kind]
    amount: i64 = 0
    if sponsor >= 0:
        amount = s.setup.box.question_amount[sponsor]
    player.cash += amount
    if out is not None:
        out.add("sponsor_paid", {"seat": s.active, "sponsor": c.SPONSORS[kind], "amount": s.francs(amount)})


# ---- The scout's tip: the top national at the devalued price, seen by nobody else


def scout(s: Footmania, chance: Chance, out: Events | None) -> None:
    if len(s.nationals) == 0:
        turn.end_turn(s, chance, out)
        return
    card = squads.draw_footballer(s, 0, s.active)
    if out is not None:
        price = s.francs(s.setup.box.devalued[card])
        seen = {"seat": s.active, "card": s.setup.box.cards[card], "price": price}
        out.tell(s.active, "scouted", seen, {"seat": s.active})
    ask_scout(s, chance, out)


def ask_scout(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.ask_base(ASK_SCOUT, s.active)
    if len(ASK_SCOUT.legal(s, s.active)) == 1 and auctions.money_is_open(s):
        leave_scouted(s, chance, out)


class Scout(Ask):
    name = "scout"
    topics = "questions"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (buying.BUY_KIND, buying.REFUSE_KIND, selling.SELL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=3)
        if s.players[seat].cash >= s.setup.box.devalued[s.drawn]:
            actions = append(actions, buying.BUY)
        actions = append(actions, buying.REFUSE)
        if selling.has_something_to_sell(s, seat):
            actions = append(actions, selling.SELL)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == buying.BUY:
            buying.buy(s, seat, s.setup.box.devalued[s.drawn], chance, out)
        elif action == buying.REFUSE:
            leave_scouted(s, chance, out)
        else:
            selling.ask_sell(s, seat)

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        ask_scout(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if action == buying.BUY:
            return buying.too_dear(s, seat, s.setup.box.devalued[s.drawn])
        return Refusal("footmania.sell.nothing")

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [buying.BUY]


ASK_SCOUT: Final = Scout()


def leave_scouted(s: Footmania, chance: Chance, out: Events | None) -> None:
    if out is not None:
        out.add("scout_left", {"seat": s.active})
    squads.put_back_unseen(s, s.drawn)
    turn.end_turn(s, chance, out)
