"""Whether a described position can come about: what speaks against it, if anything."""

from __future__ import annotations

from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.games.sponsio.rules import betting, scoring, tricks
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.state import OVER, Sponsio

_EFFECTS = (betting.ASK_FIGHT_CARD, betting.ASK_MODIFY, betting.ASK_REWAGER)  # of a token just taken


def check(state: Sponsio) -> None:
    """``BadData`` names the first field that does not fit the others."""
    _check_cards(state)
    _check_counts(state)
    _check_current_trick(state)
    _check_last_trick(state)
    if state.asked.phase == c.BETTING:
        _check_betting(state)
        _check_obligation(state)
    else:
        _check_bettors(state)
    if state.asked.phase <= c.TRICK_TAKING:
        _check_before_scoring(state)
    else:
        _check_scoring(state)
    _check_question(state)


# ---- cards


def _check_cards(state: Sponsio) -> None:
    """Every card of the deck in exactly one place."""
    deck = sum(c.BIT[card] for card in state.setup.deck())
    places: list[tuple[str, int]] = [("talon", state.talon)]
    places += [(f"trick[{place}]", c.BIT[card]) for place, card in enumerate(state.trick)]
    for seat, player in enumerate(state.players):
        places += [(f"seats[{seat}].hand", player.hand), (f"seats[{seat}].shown", player.shown)]
        places += [(f"seats[{seat}].won", player.won)]
        if player.fight_card >= 0:
            places.append((f"seats[{seat}].fight_card", c.BIT[player.fight_card]))
    seen = 0
    for where, cards in places:
        if cards & ~deck:
            raise BadData(where, Fault("sponsio:not-in-deck", card=c.card_names(cards & ~deck)[0]))
        if cards & seen:
            raise BadData(where, Fault("sponsio:elsewhere-too", card=c.card_names(cards & seen)[0]))
        seen |= cards
    if seen != deck:
        raise BadData("seats", Fault("sponsio:nowhere", card=c.card_names(deck & ~seen)[0]))
    if state.nines_won & ~(c.NINE_CARDS & sum(player.won for player in state.players)):
        raise BadData("nines_won", Fault("sponsio:no-nine"))


def _check_counts(state: Sponsio) -> None:
    """Each seat has as many cards as it should have, and none of a suit it had run out of."""
    count = state.setup.seats
    played = [(state.leader + place) % count for place in range(len(state.trick))]
    begun = state.trick_number > 0 or len(state.trick) > 0
    for seat, player in enumerate(state.players):
        expected = state.setup.box.hand_size - state.trick_number - (seat in played)
        if c.size(player.cards()) != expected:
            raise BadData(f"seats[{seat}]", Fault("sponsio:cards", count=c.size(player.cards()), expected=expected))
        if c.size(player.won) != player.tricks * count:
            raise BadData(f"seats[{seat}].won", Fault("sponsio:tricks", count=c.size(player.won), tricks=player.tricks))
        if player.void and not begun:
            raise BadData(f"seats[{seat}].void", Fault("sponsio:void-early"))
        for suit in range(4):
            if player.void & c.BIT[suit] and player.cards() & c.SUIT[suit]:
                raise BadData(f"seats[{seat}].void", Fault("sponsio:not-void", suit=c.SUITS[suit]))


def _check_current_trick(state: Sponsio) -> None:
    for place, card in enumerate(state.trick):
        suit = state.trick[0] // 9
        seat = (state.leader + place) % state.setup.seats
        if card // 9 != suit and state.players[seat].cards() & c.SUIT[suit]:
            raise BadData(f"trick[{place}]", Fault("sponsio:must-follow", seat=seat, suit=c.SUITS[suit]))


def _check_last_trick(state: Sponsio) -> None:
    """The last trick may be left out while others follow; if described, it fits and its winner leads."""
    described = (state.last_leader >= 0, state.last_winner >= 0, len(state.last_trick) > 0)
    if not any(described):
        if state.asked.phase > c.TRICK_TAKING:
            raise BadData("last_winner", Fault("sponsio:no-last-winner"))
        return
    if not all(described):
        raise BadData("last_trick", Fault("sponsio:last-together"))
    if state.trick_number == 0:
        raise BadData("last_trick", Fault("sponsio:no-trick-yet"))
    best = 0
    for place, card in enumerate(state.last_trick):
        if card // 9 == state.last_trick[best] // 9 and card > state.last_trick[best]:
            best = place
    cards = sum(c.BIT[card] for card in state.last_trick)
    if len(state.last_trick) != state.setup.seats or cards & ~state.players[state.last_winner].won:
        raise BadData("last_trick", Fault("sponsio:not-taken", seat=state.last_winner))
    if (state.last_leader + best) % state.setup.seats != state.last_winner:
        raise BadData("last_winner", Fault("sponsio:other-winner"))
    if state.asked is tricks.ASK_PLAY and state.leader != state.last_winner:
        raise BadData("leader", Fault("sponsio:winner-leads"))
    _check_nines(state, int(state.last_trick[best]))


def _check_nines(state: Sponsio, best: int) -> None:
    """A 9 that leads or follows wins its trick, and one discarded does not (A14)."""
    for card in state.last_trick:
        won = bool(state.nines_won & c.BIT[card])
        if card % 9 == 8 and won != (card == best):
            fault = "sponsio:nine-lost" if won else "sponsio:nine-won"
            raise BadData("nines_won", Fault(fault, card=c.card_names(c.BIT[card])[0]))


# ---- the betting phase


def _actions_taken(player: c.Player) -> int:
    """Bets, tokens and swaps that the seat can be seen to have made: each took a turn."""
    doubled = any(bet.stake == 2 for bet in player.bets)
    return len(player.bets) + int(c.size(player.tokens)) + doubled + int(c.size(player.known))


def _cards_paid(state: Sponsio, player: c.Player) -> int:
    """Cards revealed as the price of tokens."""
    taken = player.tokens
    if any(bet.stake == 2 for bet in player.bets):
        taken |= c.BIT[c.DOUBLE]
    return sum(bool(taken & c.BIT[token] and state.setup.box.token_needs_reveal[token]) for token in range(4))


def _has_had_turn(state: Sponsio, seat: int) -> bool:
    """Whether the seat has completed the present turn."""
    count = state.setup.seats
    return bool((seat - state.dealer - 1) % count < (state.seat - state.dealer - 1) % count)


def _check_betting(state: Sponsio) -> None:
    """A seat has one action a turn, and lays a card for each."""
    if state.trick_number or len(state.trick):
        raise BadData("decision", Fault("sponsio:betting-over"))
    if state.turn > state.setup.box.turns:
        raise BadData("turn", Fault("range", value=state.turn, allowed=span(1, state.setup.box.turns)))
    for seat, player in enumerate(state.players):
        acting = seat == state.seat
        effect = acting and state.asked in (
            betting.ASK_FIGHT_CARD,
            betting.ASK_MODIFY,
            betting.ASK_REWAGER,
        )  # of a token just taken
        turns = state.turn - 1 + _has_had_turn(state, seat)
        actions = _actions_taken(player)
        if actions > turns + effect:
            raise BadData(f"seats[{seat}]", Fault("sponsio:many-actions", count=actions, turns=turns))
        paid = _cards_paid(state, player)
        laying = acting and state.asked is not betting.ASK_TURN
        low, high = actions + paid + (laying and not effect), turns + paid + laying
        if not low <= c.size(player.shown) <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            raise BadData(f"seats[{seat}].shown", Fault("sponsio:shown", count=c.size(player.shown), allowed=allowed))
        asked = acting and state.asked is betting.ASK_FIGHT_CARD
        if bool(player.tokens & c.BIT[c.FIGHT]) and (player.fight_card < 0) != asked:
            raise BadData(f"seats[{seat}].fight_card", Fault("sponsio:fight-unchosen"))


def _check_obligation(state: Sponsio) -> None:
    last = state.turn == state.setup.box.turns
    if state.obligation:
        if not last:
            raise BadData("obligation", Fault("sponsio:obliged-early"))
        for seat, player in enumerate(state.players):
            if len(player.bets) > _has_had_turn(state, seat):
                raise BadData("obligation", Fault("sponsio:had-bet", seat=seat))
    elif last and betting.nobody_has_bet(state):
        raise BadData("obligation", Fault("sponsio:obliged"))


# ---- later phases


def _check_bettors(state: Sponsio) -> None:
    if state.turn != state.setup.box.turns:
        raise BadData("turn", Fault("sponsio:betting-turn", turn=state.turn, last=state.setup.box.turns))
    if all(player.traitor for player in state.players):
        raise BadData("seats", Fault("sponsio:all-traitors"))
    for seat, player in enumerate(state.players):
        actions = _actions_taken(player)
        if actions > state.turn:
            raise BadData(f"seats[{seat}]", Fault("sponsio:many-actions", count=actions, turns=state.turn))
        if player.fight_card >= 0:
            raise BadData(f"seats[{seat}].fight_card", Fault("sponsio:fight-led"))


def _check_before_scoring(state: Sponsio) -> None:
    for seat, player in enumerate(state.players):
        if player.zone:
            raise BadData(f"seats[{seat}].zone", Fault("sponsio:zone-early", value=player.zone))
        if player.streak == 9:
            raise BadData(f"seats[{seat}].streak", Fault("sponsio:would-have-ended", value=9))
        if state.round == 1 and player.streak:
            raise BadData(f"seats[{seat}].streak", Fault("sponsio:first-round-streak", value=player.streak))
        if state.round == 1 and player.purse + player.three > state.setup.box.start_coins:
            most = state.setup.box.start_coins
            raise BadData(f"seats[{seat}].purse", Fault("sponsio:first-round-purse", value=player.purse, most=most))
        if state.round > 1 and player.purse >= state.setup.goal_coins:
            raise BadData(f"seats[{seat}].purse", Fault("sponsio:would-have-ended", value=player.purse))
        if bool(player.tokens & c.BIT[c.THREE]) and player.three != 3:
            raise BadData(f"seats[{seat}].three", Fault("sponsio:three-holds", value=player.three))


def _check_scoring(state: Sponsio) -> None:
    if state.trick_number != state.setup.box.hand_size:
        raise BadData("decision", Fault("sponsio:scoring-early"))
    if state.asked is OVER:
        for seat, player in enumerate(state.players):
            if player.score():
                raise BadData(f"seats[{seat}].zone", Fault("sponsio:over-zone", value=player.score()))
    lost = sum(player.lost for player in state.players)
    for seat, player in enumerate(state.players):
        if player.streak and (player.lost or (player.traitor and not lost)):
            raise BadData(
                f"seats[{seat}].streak",
                Fault("sponsio:streak-traitor" if player.traitor else "sponsio:streak-lost", value=player.streak),
            )


# ---- the question


def _check_question(state: Sponsio) -> None:
    """The question asked must make sense: it has an answer, and what it is about is there."""
    has = {
        "ticket": state.pending_ticket >= 0,
        "wager": state.pending_wager >= 0,
        "token": state.pending_token >= 0,
        "card": state.pending_card >= 0,
    }
    needed = state.asked.half_made.split()
    for field, there in has.items():
        if there and field not in needed:
            raise BadData(f"pending.{field}", Fault("decision-excludes", decision=state.asked.name))
        if field in needed and not there:
            raise BadData(f"pending.{field}", Fault("decision-needs", decision=state.asked.name))
    if (state.asked is OVER) != (state.reason > 0):
        raise BadData("reason", Fault("sponsio:reason-time"))
    if state.asked in (betting.ASK_WAGER, betting.ASK_STAKE):
        _check_bet(state)
    elif state.asked in (betting.ASK_TOKEN_PAY, *_EFFECTS, betting.ASK_SWAP_GIVE):
        _check_token_or_swap(state)
    elif state.asked is tricks.ASK_PLAY:
        _check_play(state)
    elif state.asked is scoring.ASK_CASH:
        if state.players[state.seat].streak == 9 or not state.setup.box.track[state.players[state.seat].streak]:
            raise BadData("seat", Fault("sponsio:nothing-to-cash"))
    elif state.asked is OVER:
        _check_ending(state)
    if state.asked is not OVER and len(state.legal(state.seat)) == 0:
        raise BadData("decision", Fault("sponsio:no-answer", seat=state.seat, decision=state.asked.name))


def _check_bet(state: Sponsio) -> None:
    player = state.players[state.seat]
    if not betting.may_take(state, player) & c.BIT[state.pending_ticket]:
        raise BadData("pending.ticket", Fault("sponsio:ticket-refused"))
    if state.asked is betting.ASK_WAGER:
        return
    if not betting.may_double(player):
        raise BadData("decision", Fault("sponsio:no-stake"))
    counter = state.pending_ticket == c.COUNTER_TICKET
    if counter != (state.pending_target >= 0):
        raise BadData("pending.target", Fault("sponsio:target-or-wager"))
    if counter and not betting.targets(state) & c.BIT[state.pending_target]:
        raise BadData("pending.target", Fault("sponsio:counter-refused"))


def _check_token_or_swap(state: Sponsio) -> None:
    player, token = state.players[state.seat], state.pending_token
    if betting.obliged(state):
        raise BadData("decision", Fault("sponsio:dealer-bets"))
    if state.asked is betting.ASK_TOKEN_PAY:
        if not (betting.may_take_tokens(state, player) & c.BIT[token] and state.setup.box.token_needs_reveal[token]):
            raise BadData("pending.token", Fault("sponsio:token-refused"))
    elif state.asked is betting.ASK_FIGHT_CARD and not player.tokens & c.BIT[c.FIGHT]:
        raise BadData("decision", Fault("sponsio:no-fight"))
    elif state.asked in (betting.ASK_MODIFY, betting.ASK_REWAGER) and not player.tokens & c.BIT[c.MODIFIER]:
        raise BadData("decision", Fault("sponsio:no-modifier"))
    elif state.asked is betting.ASK_REWAGER:
        if not betting.modifiable(player) & c.BIT[state.pending_ticket] or c.size(betting.rewagers(state)) < 2:
            raise BadData("pending.ticket", Fault("sponsio:no-rewager"))
    elif state.asked is betting.ASK_SWAP_GIVE and not state.talon & c.BIT[state.pending_card]:
        raise BadData("pending.card", Fault("sponsio:not-in-talon"))


def _check_play(state: Sponsio) -> None:
    if state.seat != (state.leader + len(state.trick)) % state.setup.seats:
        raise BadData("seat", Fault("sponsio:not-to-play"))
    if state.trick_number >= state.setup.box.hand_size - 1:
        raise BadData("decision", Fault("sponsio:last-trick"))
    if state.trick_number:
        return
    fighters = [seat for seat, player in enumerate(state.players) if player.tokens & c.BIT[c.FIGHT]]
    first = fighters[0] if fighters else state.left_of(state.dealer)
    if state.leader != first or (fighters and not len(state.trick)):
        raise BadData("leader", Fault("sponsio:leads-fight" if fighters else "sponsio:leads", seat=first))


def _check_ending(state: Sponsio) -> None:
    on_track = any(player.streak == 9 for player in state.players)
    rich = any(player.purse >= state.setup.goal_coins for player in state.players)
    cashed = state.round == state.setup.max_rounds and all(player.streak == 0 for player in state.players)
    true = {"track": on_track, "coins": rich and not on_track, "rounds": cashed}
    if not true[c.REASONS[state.reason]]:
        raise BadData("reason", Fault("sponsio:reason", reason=c.REASONS[state.reason]))
