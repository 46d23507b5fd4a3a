"""Lanista: whether a described position can be, checked from the table to the question asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.games.lanista.rules import (
    arena,
    cards,
    combats,
    contracts,
    drawing,
    ludus,
    market,
    resale,
    setting_up,
    windows,
)
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import OVER, Ask, Lanista

_OFFERS: tuple[Ask, ...] = (resale.ASK_INCLUDE, resale.ASK_PRICE, resale.ASK_OFFER)
_TURN_OF_STEP: Mapping[int, Ask] = {
    c.BUYING: market.ASK_BUY,
    c.TAKING: contracts.ASK_CONTRACT,
    c.COMBAT_TURN: combats.ASK_COMBAT,
}


def check_seat_numbers(content: Mapping[str, Any], seats: int) -> None:
    """Before anything is looked up by them: every seat named is at the table."""
    for where, seat in _seat_numbers(content):
        if seat is not None and seat >= seats:
            raise BadData(where, Fault("range", value=seat, allowed=span(0, seats - 1)))


def _seat_numbers(content: Mapping[str, Any]) -> Iterator[tuple[str, int | None]]:
    for field in ("seat", "initiative", "first"):
        yield field, content.get(field)
    window, card, offer, combat = (content[field] or {} for field in ("window", "card", "offer", "combat"))
    yield "window.asked", window.get("asked")
    for field in ("passed", "finished", "quiet"):
        yield from ((f"window.{field}", seat) for seat in window.get(field, []))
    yield "card.seat", card.get("seat")
    yield from (("card.polled", seat) for seat in card.get("polled", []))
    target = card.get("target", "none")
    yield "card.target", int(target[4:]) if target in ("seat0", "seat1", "seat2", "seat3") else None
    yield from ((f"offer.{field}", offer.get(field)) for field in ("seller", "buyer"))
    yield "combat.seat", combat.get("seat")
    for field in ("bag", "removals"):
        origins = [token.get("from", "base") for token in combat.get(field) or []]
        yield from (
            (f"combat.{field}", int(name[4:])) for name in origins if name in ("seat0", "seat1", "seat2", "seat3")
        )


def check_table(state: Lanista) -> None:
    """Cards, seats, the time, and the combat under way: what must be so before anything is worked out from it."""
    _check_cards(state)
    _check_time(state)
    for seat, player in enumerate(state.players):
        _check_player(state, player, f"seats[{seat}]")
    chosen = [player.lanista for player in state.players if player.lanista >= 0]
    if chosen and state.setup.lanistas == 0:
        raise BadData("seats", Fault("lanista:no-lanistas"))
    if len(set(chosen)) < len(chosen):
        raise BadData("seats", Fault("lanista:same-lanista"))
    _check_combat(state)


# ---- cards: every one lies in exactly one place


def elsewhere_gladiators(state: Lanista) -> list[int]:
    """Gladiators that are not in the pile."""
    cards = [int(card) for pile in (state.gladiator_discard, state.gladiators_out, state.recruits) for card in pile]
    return cards + [int(gladiator.card) for player in state.players for gladiator in player.school]


def elsewhere_contracts(state: Lanista) -> list[int]:
    held = [int(held.contract) for player in state.players for held in player.contracts]
    return held + [int(contract) for pile in (state.shown, state.spent) for contract in pile]


def elsewhere_events(state: Lanista) -> Counter[int]:
    """How many copies of each title are not in the pile."""
    found: Counter[int] = Counter()
    for pile in (state.event_discard, state.events_out, *(player.swaps for player in state.players)):
        found.update(int(title) for title in pile)
    for player in state.players:
        for title, copies in enumerate(player.hand):
            found[title] += int(copies)
            found[title] += sum(bool(gladiator.attached & c.BIT[title]) for gladiator in player.school)
    if state.card >= 0:
        found[int(state.card)] += 1
    return found


def _check_cards(state: Lanista) -> None:
    setup = state.setup
    box = setup.box
    gladiators = Counter(elsewhere_gladiators(state) + [int(card) for card in state.gladiators])
    for card, name in enumerate(box.gladiators):
        if gladiators[card] != 1:
            raise BadData("gladiators", Fault("lanista:not-once", card=name, count=gladiators[card]))
    contracts = Counter(elsewhere_contracts(state) + [int(contract) for contract in state.contracts])
    for contract, name in enumerate(box.contracts):
        wanted = int(contract in list(setup.contracts))
        if contracts[contract] != wanted:
            raise BadData(
                "contracts", Fault("lanista:not-so-often", card=name, count=contracts[contract], wanted=wanted)
            )
    events = elsewhere_events(state)
    events.update(int(title) for title in state.events)
    for title, name in enumerate(box.titles):
        copies = int(box.copies[title]) if setup.titles & c.BIT[title] else 0
        if events[title] != copies:
            raise BadData("events", Fault("lanista:copies-out", card=name, count=events[title], copies=copies))


# ---- the time: round, phase, pass and turn


def _check_time(state: Lanista) -> None:
    rounds = int(state.setup.rounds())
    if state.round > rounds:
        raise BadData("round", Fault("range", value=state.round, allowed=span(0, rounds)))
    if (state.round == 0) != (state.phase == 0):
        raise BadData("round", Fault("lanista:round-zero"))
    if state.over() and state.round != rounds:
        raise BadData("round", Fault("lanista:last-round", round=state.round, last=rounds))
    step = state.asked.step
    if step not in (-1, state.step):
        raise BadData("step", Fault("lanista:asked-at", decision=state.asked.name, step=c.STEPS[step]))
    most = _passes(state)
    if state.pass_ > most:
        raise BadData("pass", Fault("range", value=state.pass_, allowed=span(0, most)))
    if state.turn > state.setup.seats - (state.asked.in_turn or state.phase == 4):
        raise BadData("turn", Fault("lanista:turn", turn=state.turn, seats=state.setup.seats))
    if state.in_extra and not (state.phase == 4 and state.last_slot()):
        raise BadData("in_extra", Fault("lanista:extra"))
    if state.asked.in_turn and state.seat != state.turn_seat():
        raise BadData("seat", Fault("lanista:turn-of", seat=state.turn_seat()))


def _passes(state: Lanista) -> int:
    """How many arrivals, picks or combats of each seat may lie behind."""
    if state.phase == 2:
        return int(market.arrivals(state)) - (state.step != c.BUY_WINDOW)
    if state.phase == 3:
        return int(state.slots()) - (state.step != c.CONTRACT_WINDOW)
    return int(state.slots()) - 1 if state.phase == 4 else 0


# ---- seats


def _check_player(state: Lanista, player: c.Player, where: str) -> None:
    for field in ("money", "next_price", "phase_price"):
        if getattr(player, field) % 50:
            raise BadData(f"{where}.{field}", Fault("not-multiple", value=getattr(player, field), step=50))
    if player.lanista < 0 and player.poisoned:
        raise BadData(f"{where}.poisoned", Fault("lanista:seat-no-lanista"))
    tokens = sum(int(number) for number in player.tokens)
    if state.round > 0 and tokens + player.placed != 3:
        raise BadData(f"{where}.placed", Fault("lanista:tokens", left=tokens, placed=player.placed))
    if len(player.contracts) > (state.slots() if state.phase in (3, 4) else 0):
        raise BadData(f"{where}.contracts", Fault("lanista:many-contracts", count=len(player.contracts)))
    for place, held in enumerate(player.contracts):
        if held.bonus % 50:
            raise BadData(f"{where}.contracts[{place}].bonus", Fault("not-multiple", value=held.bonus, step=50))
    if len(player.swaps) and state.asked is not drawing.ASK_MULLIGAN:
        raise BadData(f"{where}.swaps", Fault("lanista:swaps"))
    for seat, titles in enumerate(player.known):
        for title, copies in Counter(int(title) for title in titles).items():
            if copies > player.hand[title] + list(player.swaps).count(title):
                raise BadData(
                    f"{where}.known[{seat}]", Fault("lanista:not-in-hand", card=state.setup.box.titles[title])
                )
    for place, gladiator in enumerate(player.school):
        _check_gladiator(state, gladiator, f"{where}.school[{place}]")


def _check_gladiator(state: Lanista, gladiator: c.Gladiator, where: str) -> None:
    box = state.setup.box
    for title, name in enumerate(box.titles):
        kinds = [effect.kind for effect in box.cards[title].effects]
        if gladiator.attached & c.BIT[title] and kinds[0] != c.ATTACH:
            raise BadData(f"{where}.attached", Fault("lanista:not-attached", card=name))
        if gladiator.burden & c.BIT[title] and c.BAG_ADD not in kinds:
            raise BadData(f"{where}.burden", Fault("lanista:no-burden", card=name))
    picks = [pick for pick in (int(gladiator.pick(place)) for place in range(6)) if pick]
    if len(set(picks)) < len(picks):
        raise BadData(f"{where}.skills", Fault("lanista:skill-twice"))
    wanted = min(int(ludus.rank_of(state, gladiator)) + 1, len(box.menu[gladiator.card]))
    open_choice = bool(state.undefined & c.BIT[gladiator.card])
    if len(picks) > wanted or (len(picks) == wanted) == open_choice:
        raise BadData(f"{where}.skills", Fault("lanista:skills-chosen", count=len(picks), wanted=wanted))


# ---- the combat under way


def _check_combat(state: Lanista) -> None:
    combat, step = state.combat, int(state.step)
    name = c.STEPS[step]
    if not c.ANNOUNCED <= step <= c.COMBAT_DONE:
        if combat.owner >= 0:
            raise BadData("combat", Fault("lanista:no-combat", step=name))
        if state.asked is combats.ASK_PAIR:
            _check_contract(state, int(state.seat))
        return
    if combat.owner < 0 or combat.second < 0:
        raise BadData("combat", Fault("lanista:combat-lacks", step=name))
    if combat.owner != state.turn_seat():
        raise BadData("combat.seat", Fault("lanista:turn-of", seat=state.turn_seat()))
    _check_contract(state, int(combat.owner))
    _check_fighters(state)
    _check_draws(state)


def _check_contract(state: Lanista, seat: int) -> None:
    """Held until the combat is validated, spent from then on."""
    combat, box = state.combat, state.setup.box
    if combat.contract < 0:
        if c.BEFORE_WOUND <= state.step < c.COMBAT_DONE:
            raise BadData("combat.contract", Fault("lanista:no-wounds"))
        return
    if combat.rank != box.contract_rank[combat.contract]:
        raise BadData("combat.rank", Fault("lanista:contract-rank", contract=box.contracts[combat.contract]))
    if state.step <= c.ANNOUNCED:
        if not _holds(state.players[seat], int(combat.contract)):
            raise BadData(
                "combat.contract", Fault("lanista:not-held", seat=seat, contract=box.contracts[combat.contract])
            )
    elif combat.contract not in list(state.spent):
        raise BadData("combat.contract", Fault("lanista:not-spent", contract=box.contracts[combat.contract]))


def _holds(player: c.Player, contract: int) -> bool:
    return any(held.contract == contract for held in player.contracts)


def _check_fighters(state: Lanista) -> None:
    combat, box = state.combat, state.setup.box
    if combat.first == combat.second:
        raise BadData("combat.gladiators", Fault("lanista:fights-himself"))
    gone = [*state.gladiators_out, *state.gladiator_discard]
    for place, card in enumerate((combat.first, combat.second)):
        may_be_gone = state.step not in (c.BEFORE_DRAW, c.AFTER_DRAW)
        if arena.fighter(state, place) is None and not (may_be_gone and card in gone):
            raise BadData(
                "combat.gladiators", Fault("lanista:not-in-school", gladiator=box.gladiators[card], seat=combat.owner)
            )


def _check_draws(state: Lanista) -> None:
    """What has been drawn by the step the combat is at, and nothing else."""
    combat, step = state.combat, state.step
    if (combat.result >= 0) != (step > c.BEFORE_DRAW):
        raise BadData("combat.result", Fault("lanista:result-time", step=c.STEPS[step]))
    drawn = int(combat.drawing) if step == c.BEFORE_WOUND else 2 * (step > c.BEFORE_WOUND and combat.contract >= 0)
    for field, wounds in (("raw", combat.raw), ("pending", combat.pending)):
        for place in range(2):
            if (wounds[place] >= 0) != (place < drawn):
                raise BadData(f"combat.{field}", Fault("lanista:wounds-drawn", step=c.STEPS[step], count=drawn))
    if (combat.dead >= 0) != (step == c.DEATH_WINDOW):
        raise BadData("combat.dead", Fault("lanista:death-time"))
    if combat.dead >= 0 and (
        combat.dead not in (combat.first, combat.second) or combat.dead not in list(state.gladiators_out)
    ):
        raise BadData("combat.dead", Fault("lanista:dead"))
    if step == c.BEFORE_MERCY and (combat.loser < 0 or combat.loser != arena.find_loser(state)):
        raise BadData("combat.loser", Fault("lanista:loser"))
    if step < c.BEFORE_MERCY and combat.loser >= 0 and step != c.DEATH_WINDOW:
        raise BadData("combat.loser", Fault("lanista:loser-unknown", step=c.STEPS[step]))


def check_bag(state: Lanista) -> None:
    allowed = {
        c.BEFORE_DRAW: c.COLOURS[:3],
        c.AFTER_DRAW: c.COLOURS[:3],
        c.BEFORE_WOUND: c.COLOURS,
        c.BEFORE_MERCY: [c.COLOURS[c.GREEN], c.COLOURS[c.BLACK]],
    }.get(int(state.step))
    if allowed is None:
        return
    if not len(state.combat.bag):
        raise BadData("combat.bag", Fault("empty"))
    for token in state.combat.bag:
        if c.COLOURS[c.colour_of(token)] not in allowed:
            raise BadData("combat.bag", Fault("lanista:bag-token", colour=c.COLOURS[c.colour_of(token)]))


# ---- the question: it is about something, is asked of the right seat, and has an answer


def check_question(state: Lanista) -> None:
    asked = state.asked
    about = {
        "card": (state.card >= 0, asked is cards.ASK_COUNTER),
        "undefined": (state.undefined != 0, asked is ludus.ASK_DEFINE),
        "offer": (state.offer.gladiator >= 0, asked in _OFFERS),
        "swapping": (state.swapping >= 0, asked is contracts.ASK_SWAP),
    }
    for field, (there, needed) in about.items():
        if there != needed:
            raise BadData(field, Fault("decision-needs" if needed else "decision-excludes", decision=asked.name))
    if asked is setting_up.ASK_LANISTA and state.setup.lanistas != 2:
        raise BadData("decision", Fault("lanista:lanistas-given"))
    if asked is drawing.ASK_MULLIGAN and state.round == 1 and not state.setup.first_mulligan:
        raise BadData("decision", Fault("lanista:no-sorting"))
    if state.step == c.FAILURE_WINDOW:
        _check_failure(state)
    if asked is windows.ASK_WINDOW:
        _check_window(state)
    elif asked is cards.ASK_COUNTER:
        _check_counter(state)
    elif asked is ludus.ASK_DEFINE:
        _check_define(state)
    elif asked is contracts.ASK_SWAP and not _holds(state.players[state.seat], int(state.swapping)):
        raise BadData("swapping", Fault("lanista:not-swapping", seat=state.seat))
    elif asked in _OFFERS:
        _check_offer(state)
    if asked is OVER:
        return
    if not len(state.awaiting()):
        raise BadData("decision", Fault("lanista:nobody"))
    if not all(len(state.legal(seat)) for seat in state.awaiting()):
        raise BadData("decision", Fault("lanista:no-answer", seat=state.seat, decision=asked.name))


def _check_failure(state: Lanista) -> None:
    if not state.last_slot():
        raise BadData("step", Fault("lanista:failure-time"))
    if not state.players[state.turn_seat()].contracts:
        raise BadData("step", Fault("lanista:no-failure", seat=state.turn_seat()))


def _check_window(state: Lanista) -> None:
    if c.WINDOW_TIMING[state.step] < 0:
        raise BadData("step", Fault("lanista:no-window", step=c.STEPS[state.step]))
    if state.window_seat != state.seat:
        raise BadData("window.asked", Fault("lanista:asked", seat=state.seat))
    if (state.passed | state.finished) & c.BIT[state.seat]:
        raise BadData("window", Fault("lanista:passed", seat=state.seat))
    if state.step in (c.DEATH_WINDOW, c.FAILURE_WINDOW) and state.seat != state.turn_seat():
        raise BadData("seat", Fault("lanista:only-asked", seat=state.turn_seat(), step=c.STEPS[state.step]))


def _check_counter(state: Lanista) -> None:
    """The card could be played: with the card back in hand and its cost repaid, it is among the legal actions."""
    title, seat = state.card, state.card_seat
    if state.polled & c.BIT[state.seat]:
        raise BadData("seat", Fault("lanista:polled"))
    if not state.setup.box.counterable & c.BIT[title]:
        raise BadData("card.card", Fault("lanista:no-counters", card=state.setup.box.titles[title]))
    before = state.clone()
    before.card = -1
    before.seat = seat
    before.asked = windows.ASK_WINDOW if c.WINDOW_TIMING[state.step] >= 0 else _TURN_OF_STEP.get(int(state.step), OVER)
    if before.asked.in_turn and seat != before.turn_seat():
        raise BadData("card.seat", Fault("lanista:turn-of", seat=before.turn_seat()))
    player, ability = before.players[seat], state.setup.box.cards[title]
    player.take(title)
    player.ap += ability.cost_ap
    player.money += ability.cost_money
    if cards.playing(title, state.card_target) not in list(before.legal(seat)):
        raise BadData("card", Fault("lanista:not-played-so", seat=seat))


def _check_define(state: Lanista) -> None:
    owned = {int(gladiator.card) for player in state.players for gladiator in player.school}
    for card, name in enumerate(state.setup.box.gladiators):
        if state.undefined & c.BIT[card] and card not in owned:
            raise BadData("undefined", Fault("lanista:nobodys", gladiator=name))
    owner = ludus.owner_of(state, ludus.undefined_one(state).card)
    if state.seat != owner:
        raise BadData("seat", Fault("lanista:chooses", seat=owner))


def _check_offer(state: Lanista) -> None:
    offer = state.offer
    if not state.setup.resale:
        raise BadData("offer", Fault("lanista:no-resale"))
    if offer.seller != state.turn_seat():
        raise BadData("offer.seller", Fault("lanista:turn-of", seat=state.turn_seat()))
    if offer.seller == offer.buyer:
        raise BadData("offer.buyer", Fault("lanista:buys-himself"))
    sold = [one for one in state.players[offer.seller].school if one.card == offer.gladiator]
    if not sold:
        raise BadData("offer.gladiator", Fault("lanista:not-his", seat=offer.seller))
    if offer.asked & ~sold[0].attached or offer.included & ~offer.asked:
        raise BadData("offer.included", Fault("lanista:included"))
    buyer = state.players[offer.buyer]
    if len(buyer.school) >= c.SCHOOL:
        raise BadData("offer.buyer", Fault("lanista:school-full", seat=offer.buyer))
    if offer.price % 50 or not 0 <= offer.price <= buyer.money:
        raise BadData("offer.price", Fault("lanista:price", price=offer.price, money=buyer.money))
    answering = state.asked is resale.ASK_OFFER
    if answering != (offer.price > 0):
        raise BadData("offer.price", Fault("lanista:price-time"))
    if state.seat != (offer.buyer if answering else offer.seller):
        raise BadData("seat", Fault("lanista:offer-seat"))
    if not answering and (state.asked is resale.ASK_INCLUDE) != (resale.next_attached(state) >= 0):
        raise BadData("decision", Fault("lanista:offer-order"))
