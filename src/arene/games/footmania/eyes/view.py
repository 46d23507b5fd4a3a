"""What a seat may see of a position: an allow-list. Hidden are the others' secret footballers, Plus cards, benches and
line-ups in preparation, offers between others, sealed bids and ceilings, standing orders, and the order of the decks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arene.core.native import i64, vec
from arene.games.footmania.eyes import forecast
from arene.games.footmania.rules import (
    auctions,
    buying,
    completion,
    deals,
    market,
    matches,
    question_marks,
    squads,
    turn,
)
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import best_set, best_strength, foreigners, fullest_set
from arene.games.footmania.rules.state import Footmania

# fields of the state that are not read here: secret, told in another way, or of no use but to the rules themselves
UNREAD = (
    "give_sponsor ask_sponsor money turn ceiling nationals foreigners plus_known questions_fresh euros_fresh "
    "belief lock spurned shown closing newest_plus asked_from polled cycle dealt wanted base_seat to_declare "
    "then days_over fixture playoff_match playoff_strengths"
)


def view(state: Footmania, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup = state.setup
    seats = range(int(setup.seats))
    asked = state.asked if seat == state.seat else state.asked.from_outside(state)
    shown: set[int] = set()  # footballers on this view, described once
    seen: dict[str, Any] = {
        "game": "footmania",
        "seat": seat,
        "phase": int(state.phase),
        "round": (int(state.turns) - 1) // len(seats) + 1 if state.turns else 1,
        "round_cap": int(setup.round_cap),
        "numbers_needed": int(completion.numbers_needed(state)),
        "decision": asked.name,
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "active": int(state.active),
        "first": int(state.first),
        "die": int(state.die),
        "window": c.WINDOWS[state.window],
        "day": int(state.day),
        "days": int(setup.days()),
        "ban_day": int(setup.days()) - 1,
        "market_open": state.market_open,
        "last_market": market.last(state),
        "trading": market.trading(state),
        "market": _market(state),
        "jackpot": state.francs(state.jackpot),
        "due": state.francs(state.due),
        "money_step": int(setup.box.step),
        "destinations": _destinations(state),
        "ways": forecast.ways(state, int(state.seat)) if state.asked is turn.ASK_MOVE else {},
        "board": _board(state),
        "decks": _decks(state, seat),
        "players": [_player(state, other, seat, shown) for other in seats],
        "drawn": _drawn(state, seat, shown),
        "euro": _euro(state, int(state.euro)) if state.euro >= 0 else None,
        "deal": _deal(state, seat, shown),
        "auction": _auction(state, seat, shown),
        "listing": _listing(state, seat, shown),
        "sides": [_side(state, side, seat, shown) for side in state.sides if side.seat >= 0],
        "hostile": _hostile(state, seat, shown),
        "passing": _passing(state),
        "entering": _entering(state, seat, shown),
        "forecast": forecast.on_the_pitch(state, seat),
        "league": [{"seat": standing.seat, "rank": standing.rank} for standing in state.standings()],
        "fixtures": _fixtures(state),
        "playoff": [other for other in seats if state.playoff & c.BIT[other]],
        "options": _options(state),
        "standings": [standing.to_json() for standing in state.standings()] if state.over() else None,
    }
    seen["cards"] = {setup.box.cards[card]: _card(state, card) for card in sorted(shown)}
    return seen


def _market(state: Footmania) -> str:
    """Whether footballers can change hands: never during a match (A18)."""
    if not state.setup.market:
        return "bank"
    if not state.market_open:
        return "closed"
    return "held" if any(side.seat >= 0 for side in state.sides) else "open"


def _observer(seat: int | None) -> int:
    return c.PUBLIC if seat is None else seat


# ---- The box


def _card(state: Footmania, card: int) -> dict[str, Any]:
    """A footballer whose face this viewer has seen."""
    box = state.setup.box
    numbers = [number + 1 for number in range(c.NUMBERS) if box.numbers[card] & c.BIT[number]]
    return {
        "name": box.names[card],
        "colour": c.COLOURS[box.colour[card]],
        "deck": c.DECKS[box.deck[card]],
        "numbers": numbers,
        "utility": box.numbers[card] == c.UTILITY,
        "stars": int(box.stars[card]),
        "bonus": int(box.stars[card]) - int(c.BASE_STARS[box.colour[card]]),
        "price": state.francs(box.price[card]),
        "devalued": state.francs(box.devalued[card]),
    }


def _ids(state: Footmania, cards: Iterable[int], shown: set[int]) -> list[str]:
    cards = [int(card) for card in cards]
    shown.update(cards)
    return [state.setup.box.cards[card] for card in cards]


def _plus(state: Footmania, plus: int) -> dict[str, Any]:
    box = state.setup.box
    return {
        "id": box.plus[plus],
        "code": c.PLUS_CODES[box.plus_code[plus]],
        "value": int(box.plus_value[plus]),
        "value_away": int(box.plus_away[plus]),
        "counts": bool(box.plus_counts[plus]),
        "euro": bool(box.plus_euro[plus]),
        "cancels": _cancels(int(box.plus_cancels[plus])),
    }


def _cancels(kinds: int) -> list[str]:
    """What a protection answers; everything is told in one word."""
    told = [kind for place, kind in enumerate(c.HOSTILE) if kinds & c.BIT[place]]
    return ["any"] if len(told) == len(c.HOSTILE) else told


def _sponsor(state: Footmania, card: int) -> dict[str, Any]:
    box = state.setup.box
    return {
        "id": box.questions[card],
        "kind": c.SPONSORS[box.sponsor_kind[card]],
        "per_visit": state.francs(box.question_amount[card]),
        "resale": state.francs(box.resale[card]),
    }


def _euro(state: Footmania, card: int) -> dict[str, Any]:
    box = state.setup.box
    return {
        "id": box.euros[card],
        "strength": int(box.euro_strength[card]),
        "pennants": int(box.euro_pennants[card]),
        "receipt": state.francs(box.euro_receipt[card]),
    }


def _board(state: Footmania) -> list[dict[str, Any]]:
    box = state.setup.box
    return [
        {
            "id": name,
            "x": int(box.cell_x[cell]),
            "y": int(box.cell_y[cell]),
            "type": c.CELL_TYPES[box.cell_type[cell]],
            "kind": c.SPONSORS[box.cell_value[cell]] if box.cell_type[cell] == c.SPONSOR_CELL else None,
            "neighbours": [int(neighbour) for neighbour in box.neighbours[cell]],
        }
        for cell, name in enumerate(box.cells)
    ]


def _destinations(state: Footmania) -> list[str]:
    """Where the pawn that must choose its way may go: pawns and die lie open."""
    if state.asked is not turn.ASK_MOVE:
        return []
    return [state.setup.box.cells[action - turn.MOVE] for action in state.legal(state.seat)]


def _decks(state: Footmania, seat: int | None) -> dict[str, Any]:
    """Counts, the back of the top footballer (A5), and what this viewer may hope for under it."""
    box = state.setup.box
    decks: dict[str, Any] = {}
    for deck, name in enumerate(c.DECKS):
        cards = state.deck(deck)
        told: dict[str, Any] = {"count": len(cards), "price": None, "bonus": None, "promise": None}
        if len(cards) and state.setup.top_price:
            told["price"] = state.francs(box.price[cards[0]])
            told["promise"] = forecast.promise(state, deck, int(box.price[cards[0]]), seat)
            if box.bonus_on_back:
                told["bonus"] = int(box.stars[cards[0]] - c.BASE_STARS[box.colour[cards[0]]])
        decks[name] = told
    decks["plus"] = {"count": len(state.plus_deck)}
    decks["question"] = {"count": len(state.questions)}
    decks["euromatch"] = {"count": len(state.euros)}
    return decks


def _options(state: Footmania) -> dict[str, Any]:
    setup = state.setup
    return {
        "accelerated": setup.accelerated,
        "auction": "sealed" if setup.sealed else "open",
        "top_price_visible": setup.top_price,
        "cash_public": setup.cash_public,
        "market": "full" if setup.market else "bank_only",
    }


# ---- The seats


def _player(state: Footmania, other: int, seat: int | None, shown: set[int]) -> dict[str, Any]:
    player, box, mine = state.players[other], state.setup.box, other == seat
    backs = [sum(box.deck[card] == deck for card in player.squad) for deck in (c.NATIONAL, c.FOREIGN)]
    fielded = backs[0] + min(backs[1], int(box.max_foreign))  # at most: two of them may wear the same number
    return {
        "seat": other,
        "cash": state.francs(player.cash) if mine or state.setup.cash_public else None,
        "backs": backs,
        "known": _known(state, other, seat, shown),
        "plus_count": len(player.plus),
        "sponsors": [_sponsor(state, int(card)) for card in player.sponsors if card >= 0],
        "euros": [_euro(state, int(card)) for card in player.euros],
        "pennants": int(player.pennants),
        "pennant_stars": int(player.pennants) // 5,
        "points": int(player.points),
        "cell": box.cells[player.cell],
        "came_from": None if player.came_from < 0 else box.cells[player.came_from],
        "progress": int(player.progress),
        "missing_least": max(0, int(completion.numbers_needed(state)) - fielded),
        "skip": player.skip,
        "ask": c.MODES[player.ask],
        "hand_up": player.hand_up,
        "own": _own(state, other, shown) if mine else None,
    }


def _known(state: Footmania, other: int, seat: int | None, shown: set[int]) -> list[dict[str, Any]]:
    """The footballers this viewer has reason to think are there; one that may have left since is not sure."""
    if other == seat:
        return []
    observer = _observer(seat)
    cards = [card for card in range(len(state.holder)) if squads.knows_at(state, observer, card, other)]
    return [
        {
            "card": name,
            "sure": squads.believed(state, card, observer) < c.UNSURE,
            "public": _is_public(state, card, other),
        }
        for card, name in zip(cards, _ids(state, cards, shown), strict=True)
    ]


def _is_public(state: Footmania, card: int, other: int) -> bool:
    return squads.believed(state, card, c.PUBLIC) == c.AT + other


def _own(state: Footmania, seat: int, shown: set[int]) -> dict[str, Any]:
    """What only the owner sees: squad, best team and its holes, Plus cards, standing orders."""
    player, box = state.players[seat], state.setup.box
    best = best_set(box, player.squad)
    worn = forecast.team(state, best)
    return {
        "squad": _ids(state, player.squad, shown),
        "best": worn,
        "bench": [box.cards[card] for card in player.squad if card not in list(best)],
        "strength": int(best_strength(box, player.squad)) + int(player.pennants) // 5,
        "missing": forecast.missing(worn),
        "short": max(0, len(forecast.missing(worn)) - c.NUMBERS + int(completion.numbers_needed(state))),
        "filled": len(fullest_set(box, player.squad)),
        "foreigners": int(foreigners(box, best)),
        "max_foreign": int(box.max_foreign),
        "plus": [_plus(state, int(plus)) for plus in player.plus],
        "orders": {box.cards[card]: state.francs(state.order[card]) for card in player.squad if state.order[card]},
        "losses": forecast.losses(state, seat),
        "initiatives": c.INITIATIVES - int((state.used >> (4 * seat)) & 15),
    }


# ---- What is going on


def _drawn(state: Footmania, seat: int | None, shown: set[int]) -> dict[str, Any] | None:
    """The drawer sees the face and what it would bring; the others the deck, and the back if it is visible."""
    if state.drawn < 0:
        return None
    box, card = state.setup.box, int(state.drawn)
    scouted = question_marks.ASK_SCOUT in (state.asked, state.base)
    drawn: dict[str, Any] = {
        "deck": c.DECKS[box.deck[card]],
        "price": state.francs(box.price[card]) if state.setup.top_price else None,
        "scouted": scouted,
        "card": None,
        "cost": None,
        "effect": None,
    }
    if (
        seat is not None
        and seat == state.active
        and (
            state.asked in (buying.ASK_BUY, question_marks.ASK_SCOUT)
            or state.base in (buying.ASK_BUY, question_marks.ASK_SCOUT)
        )
    ):
        drawn["card"] = _ids(state, [card], shown)[0]
        drawn["price"] = state.francs(box.price[card])
        drawn["cost"] = state.francs(box.devalued[card] if scouted else box.price[card])
        drawn["effect"] = forecast.effect(state, state.players[seat].squad, [card], [])
    return drawn


def _deal(state: Footmania, seat: int | None, shown: set[int]) -> dict[str, Any] | None:
    """An offer on its way: its two parties see what is in it, a draft only its author."""
    deal = state.deal
    if state.asked is deals.ASK_DRAFT and seat != deal.by:
        deal = state.pending  # whatever answers it is not yet known
    if deal.by < 0:
        return None
    told: dict[str, Any] = {"by": int(deal.by), "to": int(deal.to), "counters": int(deal.counters), "content": None}
    if seat is None or seat not in (deal.by, deal.to):
        return told
    _ids(state, [*deal.give, *deal.ask], shown)
    gains, losses = (deal.ask, deal.give) if seat == deal.by else (deal.give, deal.ask)
    other = int(deal.to if seat == deal.by else deal.by)
    known = [card for card in range(len(state.holder)) if squads.knows_at(state, seat, card, other)]
    told["content"] = deals.contents(state, deal)
    told["effect"] = forecast.effect(state, state.players[seat].squad, gains, losses)
    told["effect_on_known"] = forecast.effect(state, vec[i64](known), losses, gains)
    return told


def _auction(state: Footmania, seat: int | None, shown: set[int]) -> dict[str, Any] | None:
    auction = state.auction
    if auction.card < 0:
        return None
    card = int(auction.card)
    seats = range(int(state.setup.seats))
    sealed = state.asked is auctions.ASK_SEALED
    told: dict[str, Any] = {
        "card": _ids(state, [card], shown)[0],
        "seller": None if auction.seller < 0 else int(auction.seller),
        "start": state.francs(auction.start),
        "highest": state.francs(auction.highest) if auction.leader >= 0 else None,
        "leader": None if auction.leader < 0 else int(auction.leader),
        "minimum": state.francs(auction.minimum()),
        "passed": [other for other in seats if auction.passed & c.BIT[other]],
        "sealed": sealed,
        "amount": None,
        "effect": None,
    }
    bids = (sealed or auctions.ASK_BID in (state.asked, state.back)) and seat in list(state.awaiting())
    if seat is not None and bids:
        told["amount"] = state.francs(auction.amount[seat])
    outside = auction.seller if auction.seller >= 0 else state.active  # whoever refused him does not bid either
    if seat is not None and seat != outside:
        told["effect"] = forecast.effect(state, state.players[seat].squad, [card], [])
    return told


def _listing(state: Footmania, seat: int | None, shown: set[int]) -> dict[str, Any] | None:
    """One's own footballer about to be put up for auction."""
    if state.asked is not auctions.ASK_RESERVE or seat is None or seat != state.seat:
        return None
    card = _ids(state, [int(state.entering)], shown)[0]
    return {"card": card, "reserve": state.francs(state.auction.amount[seat])}


# ---- Matches


def _side(state: Footmania, side: c.Side, seat: int | None, shown: set[int]) -> dict[str, Any]:
    """A team; while it is being lined up only its owner sees it."""
    secret = state.asked is matches.ASK_LINEUP
    told: dict[str, Any] = {"seat": int(side.seat), "confirmed": side.confirmed, "field": None, "strength": None}
    if secret and seat != side.seat:
        return told
    _ids(state, side.field, shown)
    changes = 0 if state.euro >= 0 else int(state.setup.box.changes)  # nobody comes on in a euromatch
    told.update(
        {
            "field": forecast.team(state, side.field),
            "strength": int(matches.strength(state, side)),
            "trainees": int(side.trainees()),
            "trainee_stars": int(side.trainee),
            "dismissed": int(side.dismissed),
            "boost": int(side.boost),
            "weakened": int(side.weakened),
            "pennant_stars": int(state.players[side.seat].pennants) // 5,
            "gone": _ids(state, side.gone, shown),
            "plus_left": int(state.setup.box.plus_per_match - side.counted),
            "plus_most": int(state.setup.box.plus_per_match),
            "changes_left": changes - int(side.changes),
            "changes_most": changes,
            "bench": None,
        }
    )
    if seat == side.seat:
        left = [card for card in state.players[side.seat].squad if card not in list(side.field)]
        told["bench"] = _ids(state, left, shown)
        told["toggles_left"] = c.TOGGLES - int(side.toggles)
    return told


def _hostile(state: Footmania, seat: int | None, shown: set[int]) -> dict[str, Any] | None:
    """A hostile card on the table, once it was played; before that its player alone knows."""
    if state.hostile < 0 or (state.asked is matches.ASK_TARGET and seat != state.seat):
        return None
    target = _ids(state, [int(state.target)], shown)[0] if state.target >= 0 else None
    return {"plus": _plus(state, int(state.hostile)), "target": target}


def _passing(state: Footmania) -> str:
    """Whether the next pass ends the match, two in a row: ``pass``, for it answers one; ``nothing``, for the other side
    can only pass in its turn, as all can see; else ``play``."""
    if state.asked.from_outside(state) is not matches.ASK_MATCH:
        return "play"
    if state.passes:
        return "pass"
    by_hand = state.setup.rules < 3  # whether a side can act was a matter of its secret cards then
    return "play" if by_hand or matches.might_act(state, state.sides[1 - state.side]) else "nothing"


def _entering(state: Footmania, seat: int | None, shown: set[int]) -> str | None:
    if state.asked is not matches.ASK_TAKE_OFF or seat != state.seat:
        return None
    return _ids(state, [int(state.entering)], shown)[0]


def _fixtures(state: Footmania) -> list[dict[str, Any]]:
    seats = state.setup.seats
    season, a_day = state.setup.season(), int(c.matches_a_day(seats))
    listed = []
    for match in range(len(season) // 2):
        played = 2 * match < len(state.strengths)
        score = [int(stars) for stars in state.strengths[2 * match : 2 * match + 2]] if played else None
        home, away = int(season[2 * match]), int(season[2 * match + 1])
        listed.append({"day": match // a_day + 1, "home": home, "away": away, "score": score})
    return listed
