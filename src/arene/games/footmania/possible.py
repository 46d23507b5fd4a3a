"""Whether a described position can come about: what speaks against it, if anything."""

from __future__ import annotations

from arene.core.refusal import BadData
from arene.games.footmania.championship import total
from arene.games.footmania.components import (
    ASK_ANSWER,
    ASK_BID,
    ASK_BUY,
    ASK_DECLARE,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_EURO,
    ASK_EURO_PLUS,
    ASK_INJURED,
    ASK_LINEUP,
    ASK_LIST,
    ASK_MARKET,
    ASK_MATCH,
    ASK_MOVE,
    ASK_PLUS_RETURN,
    ASK_RAISE,
    ASK_REACT,
    ASK_READY,
    ASK_RESERVE,
    ASK_SCOUT,
    ASK_SEALED,
    ASK_SELL,
    ASK_TAKE_OFF,
    ASK_TARGET,
    ASK_WANT,
    BIT,
    BURIED,
    DECISIONS,
    FOREIGN_CELL,
    MATCH_WINDOW,
    MOST_CARDS,
    NATIONAL_CELL,
    OVER,
    PUBLIC,
    THEN_RESUME,
    UNSURE,
    Deal,
    days,
    fixtures,
    matches_a_day,
)
from arene.games.footmania.rules import Footmania

_OF_THE_TURN = (ASK_READY, ASK_MOVE, ASK_DRAW, ASK_BUY, ASK_SCOUT, ASK_PLUS_RETURN, ASK_RAISE, ASK_EURO)
_IN_A_MATCH = (ASK_MATCH, ASK_TARGET, ASK_REACT, ASK_INJURED, ASK_TAKE_OFF)
_DIALOGS = (ASK_DRAFT, ASK_ANSWER, ASK_LIST, ASK_RESERVE, ASK_WANT)


def check(state: Footmania) -> None:
    """``BadData`` names the first field that does not fit the others."""
    _check_question(state)
    _check_beliefs(state)
    _check_days(state)
    if state.phase == 1:
        _check_recruiting(state)
    else:
        _check_season(state)
    _check_sides(state)
    _check_deals(state)
    if state.auction.card >= 0:
        _check_auction(state)
    if not state.over() and not len(state.legal(state.actor())):
        raise BadData("decision", f"seat {int(state.actor())} cannot be asked {DECISIONS[state.decision]} here")


# ---- the question


def _asked(state: Footmania) -> int:
    """The question under way; a bank sale comes before another."""
    return int(state.back if state.decision == ASK_SELL else state.decision)


def _interrupted(state: Footmania) -> int:
    """The question a dialog goes back to; without a dialog the one asked."""
    asked = _asked(state)
    auctioned = asked in (ASK_BID, ASK_SEALED) and state.auction.seller >= 0
    declared = asked == ASK_DECLARE and state.then == THEN_RESUME
    return int(state.base) if asked in _DIALOGS or auctioned or declared else asked


def _check_question(state: Footmania) -> None:
    """What the question is about is there, and nothing else is under way."""
    decision, asked, interrupted = state.decision, _asked(state), _interrupted(state)
    parts = {
        "drawn": (state.drawn >= 0, interrupted in (ASK_BUY, ASK_SCOUT)),
        "due": (state.due > 0, interrupted == ASK_RAISE),
        "auction": (state.auction.card >= 0, asked in (ASK_BID, ASK_SEALED)),
        "deal": (state.deal.by >= 0, asked in (ASK_DRAFT, ASK_ANSWER)),
        "pending": (state.pending.by >= 0, decision == ASK_DRAFT and state.deal.counters > 0),
        "entering": (state.entering >= 0, decision in (ASK_RESERVE, ASK_TAKE_OFF)),
        "hostile": (state.hostile >= 0, decision in (ASK_TARGET, ASK_REACT, ASK_INJURED)),
        "euro": (state.euro >= 0, decision in (ASK_EURO, ASK_EURO_PLUS) or _euro_lineup(state)),
    }
    for field, (there, needed) in parts.items():
        if there != needed:
            fault = "has no place in" if there else "is missing for"
            raise BadData(field, f"{fault} decision {DECISIONS[decision]}")
    if decision in _OF_THE_TURN and state.seat != state.active:
        raise BadData("seat", f"{DECISIONS[decision]} is asked of the active seat")
    bases = (ASK_READY, ASK_MARKET, ASK_BUY, ASK_RAISE)
    if asked in _DIALOGS and interrupted not in bases:
        raise BadData("base", f"{DECISIONS[state.base]} has no dialogs")
    if interrupted != ASK_MARKET and interrupted in bases and asked != interrupted and state.base_seat != state.active:
        raise BadData("base_seat", f"{DECISIONS[interrupted]} is asked of the active seat")
    _check_choice(state)


def _euro_lineup(state: Footmania) -> bool:
    return bool(state.decision == ASK_LINEUP and state.sides[1].seat < 0)


def _check_choice(state: Footmania) -> None:
    """The decisions that need a little more."""
    decision, seat, box = state.decision, state.seat, state.setup.box
    player = state.players[seat]
    if decision == ASK_MOVE and (state.phase == 2 or not state.die):
        raise BadData("die", "a way is chosen in phase 1, after a roll")
    if decision == ASK_DRAW:
        kind = box.cell_type[player.cell]
        if kind not in (NATIONAL_CELL, FOREIGN_CELL) or not len(state.deck(kind - NATIONAL_CELL)):
            raise BadData("decision", f"no footballer can be drawn on {box.cells[player.cell]}")
    if decision == ASK_RAISE and player.cash >= state.due:
        raise BadData("due", "the seat can pay: nothing need be raised")
    if decision == ASK_DECLARE:
        if not state.setup.declare:
            raise BadData("decision", "teams are declared with the option phase1_end=declare only")
        if state.phase == 2 or not state.complete(seat):
            raise BadData("decision", f"seat {int(seat)} has no complete team to declare")
    if decision == ASK_RESERVE and state.holder[state.entering] != seat:
        raise BadData("entering", f"{box.cards[state.entering]} is not seat {int(seat)}'s")


def _check_beliefs(state: Footmania) -> None:
    for card, name in enumerate(state.setup.box.cards):
        for observer in range(PUBLIC + 1):
            known = state.believed(card, observer)
            place = known % UNSURE
            if place > state.setup.seats and known != BURIED:
                raise BadData(f"beliefs.{name}[{observer}]", f"{int(known)} names no place where a footballer can be")


# ---- the season


def _check_days(state: Footmania) -> None:
    """The matches played, day by day, and the points they gave."""
    seats = state.setup.seats
    a_day = matches_a_day(seats)
    low, high = state.days_over * a_day, state.days_over * a_day
    if state.day > state.days_over:
        high += a_day - 1
    if not low <= state.fixture <= high:
        raise BadData("fixture", f"{int(state.fixture)} matches do not fit day {int(state.day)}")
    for seat, player in enumerate(state.players):
        points = total(fixtures(seats), state.strengths, seat, 2 ** int(seats) - 1, True)
        if player.points != points:
            raise BadData(f"seats[{seat}].points", f"{int(player.points)}; the matches played gave {int(points)}")
    in_the_day = state.window == MATCH_WINDOW or (state.sides[1].seat >= 0 and not state.playoff)
    if in_the_day != (state.day > state.days_over):
        raise BadData("day", f"day {int(state.day)} does not fit: its matches are {'' if in_the_day else 'not '}on")


def _check_recruiting(state: Footmania) -> None:
    """Phase 1 knows no days, no euromatches, no laps, and its market is open."""
    if state.day:
        raise BadData("day", f"{int(state.day)} is out of range; match days come in phase 2")
    if not state.market_open:
        raise BadData("market_open", "the market closes in phase 2 only")
    if state.closing:
        raise BadData("closing", "phase 1 is not over")
    if state.decision in (ASK_EURO, ASK_EURO_PLUS, ASK_LINEUP, OVER):
        raise BadData("decision", f"{DECISIONS[state.decision]} belongs to phase 2")
    for seat, player in enumerate(state.players):
        if player.progress:
            raise BadData(f"seats[{seat}].progress", "laps are run in phase 2")
        if len(player.euros):
            raise BadData(f"seats[{seat}].euros", "euromatches are played in phase 2")


def _check_season(state: Footmania) -> None:
    box, last = state.setup.box, days(state.setup.seats)
    if state.closing and not state.due:
        raise BadData("closing", "no payment is due")
    for seat, player in enumerate(state.players):
        if player.cell != box.circuit[player.progress] and not state.closing:
            raise BadData(f"seats[{seat}].cell", f"{box.cells[player.cell]} is not where the progress leads")
    playing = state.sides[1].seat >= 0
    if state.market_open and (state.days_over >= last - 1 or (state.day >= last - 1 and playing)):
        raise BadData("market_open", "the market closed on the last day but one")
    if not state.market_open and state.day < last - 1:
        raise BadData("market_open", "the market closes on the last day but one")
    if state.days_over == last:
        _check_title(state)
    elif state.decision == OVER or state.playoff or state.playoff_match or len(state.playoff_strengths):
        raise BadData("days_over", f"{int(state.days_over)} is out of range; {int(last)} days come before the title")


def _check_title(state: Footmania) -> None:
    """The seats level at the top, and no others, play off."""
    records = [(player.points, player.pennants) for player in state.players]
    level = sum(BIT[seat] for seat, record in enumerate(records) if record == max(records))
    if state.playoff != (level if records.count(max(records)) > 1 else 0):
        raise BadData("playoff", "is between the seats level at the top, in points and pennants")
    if len(state.playoff_strengths) != 2 * state.playoff_match:
        raise BadData(
            "playoff_strengths", f"{len(state.playoff_strengths)} entries for {int(state.playoff_match)} matches"
        )
    left = len(state.playoff_pairs()) // 2 - state.playoff_match
    if left < 0:
        raise BadData("playoff_match", f"there are not {int(state.playoff_match)} matches")
    if (state.decision == OVER) != (left == 0):
        raise BadData("decision", f"{int(left)} matches are left to play")


def _check_sides(state: Footmania) -> None:
    """The teams of this match, or the one of a euromatch."""
    decision, home, away = state.decision, state.sides[0].seat, state.sides[1].seat
    given = int(home >= 0) + int(away >= 0)
    if decision == ASK_LINEUP:
        needed = 1 if state.euro >= 0 else 2
    else:
        needed = 2 if decision in _IN_A_MATCH else int(decision == ASK_EURO_PLUS)
    if given != needed:
        raise BadData("sides", f"{given} given; {DECISIONS[decision]} needs {needed}")
    if needed == 1 and home != state.active:
        raise BadData("sides[0].seat", "the active seat plays the euromatch")
    if needed < 2:
        return
    pairs = state.playoff_pairs() if state.playoff else fixtures(state.setup.seats)
    match = 2 * (state.playoff_match if state.playoff else state.fixture)
    if home != pairs[match] or away != pairs[match + 1]:
        raise BadData("sides", f"the next match is seat {int(pairs[match])} against seat {int(pairs[match + 1])}")


# ---- the market


def _check_deals(state: Footmania) -> None:
    deal, pending = state.deal, state.pending
    if deal.by < 0:
        return
    if not state.trading():
        raise BadData("deal", "the market is shut")
    _check_deal(state, deal, "deal")
    if state.base_seat not in (deal.by, deal.to):
        raise BadData("base_seat", "began the offers and is one of the two")
    if _asked(state) == ASK_DRAFT:
        if state.seat != deal.by:
            raise BadData("deal.by", "is not the seat that composes the offer")
    elif state.seat != deal.to:
        raise BadData("deal.to", "is not the seat that answers")
    else:
        _check_sent(state, deal)
    if pending.by >= 0:
        _check_deal(state, pending, "pending")
        if (pending.by, pending.to, pending.counters) != (deal.to, deal.by, deal.counters - 1):
            raise BadData("pending", "is not the offer this counter-offer answers")


def _check_deal(state: Footmania, deal: Deal, path: str) -> None:
    for field, cards in (("give", deal.give), ("ask", deal.ask)):
        if len(set(cards)) < len(cards):
            raise BadData(f"{path}.{field}", "names a footballer twice")
    if len(deal.give) > MOST_CARDS:
        raise BadData(f"{path}.give", f"{len(deal.give)} footballers; at most {MOST_CARDS} change hands")
    if deal.asked() > MOST_CARDS:
        raise BadData(f"{path}.ask", f"{int(deal.asked())} footballers and numbers; at most {MOST_CARDS} change hands")
    if abs(int(deal.money)) > state.setup.box.most_money:
        raise BadData(f"{path}.money", f"is more than {state.francs(state.setup.box.most_money)}")


def _check_sent(state: Footmania, deal: Deal) -> None:
    if not deal.holds_a_card():
        raise BadData("deal", "money alone does not change hands")
    if not state.sponsors_fit():
        raise BadData("deal", "leaves a seat with two sponsors of one kind")


def _check_auction(state: Footmania) -> None:
    """Bidders have the money they bid, and whoever sells or refused does not bid."""
    auction, players, sealed = state.auction, state.players, state.setup.sealed
    if (_asked(state) == ASK_SEALED) != sealed:
        raise BadData("decision", f"bids are {'sealed' if sealed else 'open'} by the options")
    out = auction.seller if auction.seller >= 0 else state.active
    if not auction.passed & BIT[out]:
        raise BadData("auction.passed", f"seat {int(out)} does not bid for this footballer")
    if auction.passed & BIT[state.seat] or state.seat == auction.leader:
        raise BadData("seat", f"seat {int(state.seat)} is not asked for a bid")
    if auction.leader < 0:
        if auction.highest:
            raise BadData("auction.highest", "nobody has bid")
    elif auction.passed & BIT[auction.leader] or sealed:
        raise BadData("auction.leader", f"seat {int(auction.leader)} does not lead")
    elif not auction.start <= auction.highest <= players[auction.leader].cash:
        raise BadData("auction.highest", f"is no bid that seat {int(auction.leader)} can make")
    for seat, player in enumerate(players):
        if auction.ceiling[seat] - sealed > player.cash:
            raise BadData(f"auction.ceilings[{seat}]", "is more than the seat has")
    if auction.amount[state.seat] < auction.minimum():
        raise BadData(f"amounts[{int(state.seat)}]", "is less than may be bid")
