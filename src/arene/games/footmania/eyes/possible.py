"""Whether a described position can come about: what speaks against it, if anything."""

from __future__ import annotations

from arene.core.refusal import BadData, Fault
from arene.games.footmania.rules import (
    auctions,
    buying,
    completion,
    deals,
    euromatches,
    market,
    matches,
    plus_cards,
    question_marks,
    selling,
    squads,
    title,
    turn,
)
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.state import OVER, Ask, Footmania


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
        raise BadData("decision", Fault("footmania:not-askable", seat=int(state.actor()), decision=state.asked.name))


# ---- the question


def _asked(state: Footmania) -> Ask:
    """The question under way; a bank sale comes before another."""
    return state.back if state.asked is selling.ASK_SELL else state.asked


def _interrupted(state: Footmania) -> Ask:
    """The question a dialog goes back to; without a dialog the one asked."""
    asked = _asked(state)
    auctioned = asked in (auctions.ASK_BID, auctions.ASK_SEALED) and state.auction.seller >= 0
    declared = asked is completion.ASK_DECLARE and state.then == c.THEN_RESUME
    return state.base if asked.dialog or auctioned or declared else asked


def _check_question(state: Footmania) -> None:
    """What the question is about is there, and nothing else is under way."""
    question, asked, interrupted = state.asked, _asked(state), _interrupted(state)
    parts = {
        "drawn": (state.drawn >= 0, interrupted in (buying.ASK_BUY, question_marks.ASK_SCOUT)),
        "due": (state.due > 0, interrupted is selling.ASK_RAISE),
        "auction": (state.auction.card >= 0, asked in (auctions.ASK_BID, auctions.ASK_SEALED)),
        "deal": (state.deal.by >= 0, asked in (deals.ASK_DRAFT, deals.ASK_ANSWER)),
        "pending": (state.pending.by >= 0, question is deals.ASK_DRAFT and state.deal.counters > 0),
        "entering": (state.entering >= 0, question in (auctions.ASK_RESERVE, matches.ASK_TAKE_OFF)),
        "hostile": (state.hostile >= 0, question in (matches.ASK_TARGET, matches.ASK_REACT, matches.ASK_INJURED)),
        "euro": (state.euro >= 0, question in (euromatches.ASK_EURO, euromatches.ASK_EURO_PLUS) or _euro_lineup(state)),
    }
    for field, (there, needed) in parts.items():
        if there != needed:
            fault = Fault("decision-excludes" if there else "decision-needs", decision=question.name)
            raise BadData(field, fault)
    if question.of_the_turn and state.seat != state.active:
        raise BadData("seat", Fault("footmania:of-the-active", decision=question.name))
    bases = (market.ASK_READY, market.ASK_MARKET, buying.ASK_BUY, selling.ASK_RAISE)
    if asked.dialog and interrupted not in bases:
        raise BadData("base", Fault("footmania:no-dialogs", decision=state.base.name))
    if (
        interrupted is not market.ASK_MARKET
        and interrupted in bases
        and asked != interrupted
        and state.base_seat != state.active
    ):
        raise BadData("base_seat", Fault("footmania:of-the-active", decision=interrupted.name))
    _check_choice(state)


def _euro_lineup(state: Footmania) -> bool:
    return bool(state.asked is matches.ASK_LINEUP and state.sides[1].seat < 0)


def _check_choice(state: Footmania) -> None:
    """The decisions that need a little more."""
    question, seat, box = state.asked, state.seat, state.setup.box
    player = state.players[seat]
    if question is turn.ASK_MOVE and (state.phase == 2 or not state.die):
        raise BadData("die", Fault("footmania:no-roll"))
    if question is buying.ASK_DRAW:
        kind = box.cell_type[player.cell]
        if kind not in (c.NATIONAL_CELL, c.FOREIGN_CELL) or not len(state.deck(kind - c.NATIONAL_CELL)):
            raise BadData("decision", Fault("footmania:no-draw", cell=box.cells[player.cell]))
    if question is selling.ASK_RAISE and player.cash >= state.due:
        raise BadData("due", Fault("footmania:can-pay"))
    if state.shown and not state.setup.until_all:
        raise BadData("shown", Fault("footmania:no-showing"))
    if question is completion.ASK_DECLARE:
        if not state.setup.declare:
            raise BadData("decision", Fault("footmania:no-declaring"))
        if state.phase == 2 or not completion.might_be_complete(state, seat):
            raise BadData("decision", Fault("footmania:incomplete", seat=int(seat)))
    if state.newest_plus >= 0 and (
        question is not plus_cards.ASK_PLUS_RETURN or not c.holds(player.plus, state.newest_plus)
    ):
        raise BadData("newest_plus", Fault("footmania:not-newest", plus=box.plus[state.newest_plus]))
    if question is auctions.ASK_RESERVE and state.holder[state.entering] != seat:
        raise BadData("entering", Fault("footmania:not-of-seat", card=box.cards[state.entering], seat=int(seat)))


def _check_beliefs(state: Footmania) -> None:
    for card, name in enumerate(state.setup.box.cards):
        for observer in range(c.PUBLIC + 1):
            known = squads.believed(state, card, observer)
            place = known % c.UNSURE
            if place > state.setup.seats and known != c.BURIED:
                raise BadData(f"beliefs.{name}[{observer}]", Fault("footmania:belief", value=int(known)))


# ---- the season


def _check_days(state: Footmania) -> None:
    """The matches played, day by day, and the points they gave."""
    seats = state.setup.seats
    a_day = c.matches_a_day(seats)
    low, high = state.days_over * a_day, state.days_over * a_day
    if state.day > state.days_over:
        high += a_day - 1
    if not low <= state.fixture <= high:
        raise BadData("fixture", Fault("footmania:matches-of-day", count=int(state.fixture), day=int(state.day)))
    for seat, player in enumerate(state.players):
        points = title.total(state.setup.season(), state.strengths, seat, 2 ** int(seats) - 1, True)
        if player.points != points:
            raise BadData(
                f"seats[{seat}].points", Fault("footmania:points", points=int(player.points), gained=int(points))
            )
    in_the_day = state.window == c.MATCH_WINDOW or (state.sides[1].seat >= 0 and not state.playoff)
    if in_the_day != (state.day > state.days_over):
        fault = Fault("footmania:day-under-way" if in_the_day else "footmania:day-not-begun", day=int(state.day))
        raise BadData("day", fault)


def _check_recruiting(state: Footmania) -> None:
    """Phase 1 knows no days, no euromatches, no laps, and its market is open."""
    if state.day:
        raise BadData("day", Fault("footmania:day-early", day=int(state.day)))
    if not state.market_open:
        raise BadData("market_open", Fault("footmania:market-phase"))
    if state.closing:
        raise BadData("closing", Fault("footmania:not-closing"))
    if state.asked in (euromatches.ASK_EURO, euromatches.ASK_EURO_PLUS, matches.ASK_LINEUP, OVER):
        raise BadData("decision", Fault("footmania:decision-late", decision=state.asked.name))
    for seat, player in enumerate(state.players):
        if player.progress:
            raise BadData(f"seats[{seat}].progress", Fault("footmania:lap-early"))
        if len(player.euros):
            raise BadData(f"seats[{seat}].euros", Fault("footmania:euro-early"))


def _check_season(state: Footmania) -> None:
    box, last = state.setup.box, state.setup.days()
    if state.closing and not state.due:
        raise BadData("closing", Fault("footmania:no-debt"))
    for seat, player in enumerate(state.players):
        if player.cell != box.circuit[player.progress] and not state.closing:
            raise BadData(f"seats[{seat}].cell", Fault("footmania:off-lap", cell=box.cells[player.cell]))
    playing = state.sides[1].seat >= 0
    if state.market_open and (state.days_over >= last - 1 or (state.day >= last - 1 and playing)):
        raise BadData("market_open", Fault("footmania:market-closed"))
    if not state.market_open and state.day < last - 1:
        raise BadData("market_open", Fault("footmania:market-open"))
    if state.days_over == last:
        _check_title(state)
    elif state.asked is OVER or state.playoff or state.playoff_match or len(state.playoff_strengths):
        raise BadData("days_over", Fault("footmania:title-early", over=int(state.days_over), days=int(last)))


def _check_title(state: Footmania) -> None:
    """The seats level at the top, and no others, play off."""
    records = [(player.points, player.pennants) for player in state.players]
    level = sum(c.BIT[seat] for seat, record in enumerate(records) if record == max(records))
    if state.playoff != (level if records.count(max(records)) > 1 else 0):
        raise BadData("playoff", Fault("footmania:playoff"))
    if len(state.playoff_strengths) != 2 * state.playoff_match:
        listed, played = len(state.playoff_strengths), int(state.playoff_match)
        raise BadData("playoff_strengths", Fault("footmania:entries-for-matches", count=listed, matches=played))
    left = len(title.playoff_pairs(state)) // 2 - state.playoff_match
    if left < 0:
        raise BadData("playoff_match", Fault("footmania:fixtures", count=int(state.playoff_match)))
    if (state.asked is OVER) != (left == 0):
        raise BadData("decision", Fault("footmania:matches-left", count=int(left)))


def _check_sides(state: Footmania) -> None:
    """The teams of this match, or the one of a euromatch."""
    question, home, away = state.asked, state.sides[0].seat, state.sides[1].seat
    given = int(home >= 0) + int(away >= 0)
    if question is matches.ASK_LINEUP:
        needed = 1 if state.euro >= 0 else 2
    else:
        needed = 2 if question.in_a_match else int(question is euromatches.ASK_EURO_PLUS)
    if given != needed:
        raise BadData("sides", Fault("footmania:sides", count=given, decision=question.name, needed=needed))
    if needed == 1 and home != state.active:
        raise BadData("sides[0].seat", Fault("footmania:euro-seat"))
    if needed < 2:
        return
    pairs = title.playoff_pairs(state) if state.playoff else state.setup.season()
    match = 2 * (state.playoff_match if state.playoff else state.fixture)
    if home != pairs[match] or away != pairs[match + 1]:
        raise BadData("sides", Fault("footmania:next-match", home=int(pairs[match]), away=int(pairs[match + 1])))


# ---- the market


def _check_deals(state: Footmania) -> None:
    deal, pending = state.deal, state.pending
    if deal.by < 0:
        return
    if not market.trading(state):
        raise BadData("deal", Fault("footmania:market-shut"))
    _check_deal(state, deal, "deal")
    if state.base_seat not in (deal.by, deal.to):
        raise BadData("base_seat", Fault("footmania:deal-begun"))
    if _asked(state) is deals.ASK_DRAFT:
        if state.seat != deal.by:
            raise BadData("deal.by", Fault("footmania:deal-by"))
    elif state.seat != deal.to:
        raise BadData("deal.to", Fault("footmania:deal-to"))
    else:
        _check_sent(state, deal)
    if pending.by >= 0:
        _check_deal(state, pending, "pending")
        if (pending.by, pending.to, pending.counters) != (deal.to, deal.by, deal.counters - 1):
            raise BadData("pending", Fault("footmania:pending"))


def _check_deal(state: Footmania, deal: c.Deal, path: str) -> None:
    for field, cards in (("give", deal.give), ("ask", deal.ask)):
        if len(set(cards)) < len(cards):
            raise BadData(f"{path}.{field}", Fault("footmania:names-twice"))
    if len(deal.give) > c.MOST_CARDS:
        raise BadData(f"{path}.give", Fault("footmania:gives-many", count=len(deal.give), most=c.MOST_CARDS))
    if deal.asked() > c.MOST_CARDS:
        raise BadData(f"{path}.ask", Fault("footmania:asks-many", count=int(deal.asked()), most=c.MOST_CARDS))
    if abs(int(deal.money)) > state.setup.box.most_money:
        raise BadData(f"{path}.money", Fault("footmania:more-than", amount=state.francs(state.setup.box.most_money)))


def _check_sent(state: Footmania, deal: c.Deal) -> None:
    if not deal.holds_a_card():
        raise BadData("deal", Fault("footmania:money-alone"))
    if not deals.sponsors_fit(state):
        raise BadData("deal", Fault("footmania:two-sponsors"))


def _check_auction(state: Footmania) -> None:
    """Bidders have the money they bid, and whoever sells or refused does not bid."""
    auction, players, sealed = state.auction, state.players, state.setup.sealed
    if (_asked(state) is auctions.ASK_SEALED) != sealed:
        raise BadData("decision", Fault("footmania:bids-sealed" if sealed else "footmania:bids-open"))
    out = auction.seller if auction.seller >= 0 else state.active
    if not auction.passed & c.BIT[out]:
        raise BadData("auction.passed", Fault("footmania:does-not-bid", seat=int(out)))
    if auction.passed & c.BIT[state.seat] or state.seat == auction.leader:
        raise BadData("seat", Fault("footmania:no-bid-asked", seat=int(state.seat)))
    if auction.leader < 0:
        if auction.highest:
            raise BadData("auction.highest", Fault("footmania:nobody-bid"))
    elif auction.passed & c.BIT[auction.leader] or sealed:
        raise BadData("auction.leader", Fault("footmania:does-not-lead", seat=int(auction.leader)))
    elif not auction.start <= auction.highest <= players[auction.leader].cash:
        raise BadData("auction.highest", Fault("footmania:no-such-bid", seat=int(auction.leader)))
    for seat, player in enumerate(players):
        if auction.ceiling[seat] - sealed > player.cash:
            raise BadData(f"auction.ceilings[{seat}]", Fault("footmania:ceiling"))
    if auction.amount[state.seat] < auction.minimum():
        raise BadData(f"amounts[{int(state.seat)}]", Fault("footmania:bid-low"))
