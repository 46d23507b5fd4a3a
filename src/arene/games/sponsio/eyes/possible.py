"""Whether a described position can come about: what speaks against it, if anything."""

from __future__ import annotations

from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.games.sponsio.rules.components import (
    ASK_CASH,
    ASK_FIGHT_CARD,
    ASK_MODIFY,
    ASK_PLAY,
    ASK_REWAGER,
    ASK_STAKE,
    ASK_SWAP_GIVE,
    ASK_TOKEN_PAY,
    ASK_TURN,
    ASK_WAGER,
    BIT,
    COUNTER_TICKET,
    DECISIONS,
    DOUBLE,
    FIGHT,
    MODIFIER,
    NINE_CARDS,
    OVER,
    REASONS,
    SUIT,
    SUITS,
    THREE,
    Player,
    card_names,
    size,
)
from arene.games.sponsio.rules.rules import Sponsio


def check(state: Sponsio) -> None:
    """``BadData`` names the first field that does not fit the others."""
    _check_cards(state)
    _check_counts(state)
    _check_current_trick(state)
    _check_last_trick(state)
    if state.decision <= ASK_SWAP_GIVE:
        _check_betting(state)
        _check_obligation(state)
    else:
        _check_bettors(state)
    if state.decision <= ASK_PLAY:
        _check_before_scoring(state)
    else:
        _check_scoring(state)
    _check_question(state)


# ---- cards


def _check_cards(state: Sponsio) -> None:
    """Every card of the deck in exactly one place."""
    deck = sum(BIT[card] for card in state.setup.deck())
    places: list[tuple[str, int]] = [("talon", state.talon)]
    places += [(f"trick[{place}]", BIT[card]) for place, card in enumerate(state.trick)]
    for seat, player in enumerate(state.players):
        places += [(f"seats[{seat}].hand", player.hand), (f"seats[{seat}].shown", player.shown)]
        places += [(f"seats[{seat}].won", player.won)]
        if player.fight_card >= 0:
            places.append((f"seats[{seat}].fight_card", BIT[player.fight_card]))
    seen = 0
    for where, cards in places:
        if cards & ~deck:
            raise BadData(where, Fault("sponsio:not-in-deck", card=card_names(cards & ~deck)[0]))
        if cards & seen:
            raise BadData(where, Fault("sponsio:elsewhere-too", card=card_names(cards & seen)[0]))
        seen |= cards
    if seen != deck:
        raise BadData("seats", Fault("sponsio:nowhere", card=card_names(deck & ~seen)[0]))
    if state.nines_won & ~(NINE_CARDS & sum(player.won for player in state.players)):
        raise BadData("nines_won", Fault("sponsio:no-nine"))


def _check_counts(state: Sponsio) -> None:
    """Each seat has as many cards as it should have, and none of a suit it had run out of."""
    count = state.setup.seats
    played = [(state.leader + place) % count for place in range(len(state.trick))]
    begun = state.trick_number > 0 or len(state.trick) > 0
    for seat, player in enumerate(state.players):
        expected = state.setup.box.hand_size - state.trick_number - (seat in played)
        if size(player.cards()) != expected:
            raise BadData(f"seats[{seat}]", Fault("sponsio:cards", count=size(player.cards()), expected=expected))
        if size(player.won) != player.tricks * count:
            raise BadData(f"seats[{seat}].won", Fault("sponsio:tricks", count=size(player.won), tricks=player.tricks))
        if player.void and not begun:
            raise BadData(f"seats[{seat}].void", Fault("sponsio:void-early"))
        for suit in range(4):
            if player.void & BIT[suit] and player.cards() & SUIT[suit]:
                raise BadData(f"seats[{seat}].void", Fault("sponsio:not-void", suit=SUITS[suit]))


def _check_current_trick(state: Sponsio) -> None:
    for place, card in enumerate(state.trick):
        suit = state.trick[0] // 9
        seat = (state.leader + place) % state.setup.seats
        if card // 9 != suit and state.players[seat].cards() & SUIT[suit]:
            raise BadData(f"trick[{place}]", Fault("sponsio:must-follow", seat=seat, suit=SUITS[suit]))


def _check_last_trick(state: Sponsio) -> None:
    """The last trick may be left out while others follow; if described, it fits and its winner leads."""
    described = (state.last_leader >= 0, state.last_winner >= 0, len(state.last_trick) > 0)
    if not any(described):
        if state.decision > ASK_PLAY:
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
    cards = sum(BIT[card] for card in state.last_trick)
    if len(state.last_trick) != state.setup.seats or cards & ~state.players[state.last_winner].won:
        raise BadData("last_trick", Fault("sponsio:not-taken", seat=state.last_winner))
    if (state.last_leader + best) % state.setup.seats != state.last_winner:
        raise BadData("last_winner", Fault("sponsio:other-winner"))
    if state.decision == ASK_PLAY and state.leader != state.last_winner:
        raise BadData("leader", Fault("sponsio:winner-leads"))
    _check_nines(state, int(state.last_trick[best]))


def _check_nines(state: Sponsio, best: int) -> None:
    """A 9 that leads or follows wins its trick, and one discarded does not (A14)."""
    for card in state.last_trick:
        won = bool(state.nines_won & BIT[card])
        if card % 9 == 8 and won != (card == best):
            fault = "sponsio:nine-lost" if won else "sponsio:nine-won"
            raise BadData("nines_won", Fault(fault, card=card_names(BIT[card])[0]))


# ---- the betting phase


def _actions_taken(player: Player) -> int:
    """Bets, tokens and swaps that the seat can be seen to have made: each took a turn."""
    doubled = any(bet.stake == 2 for bet in player.bets)
    return len(player.bets) + int(size(player.tokens)) + doubled + int(size(player.known))


def _cards_paid(state: Sponsio, player: Player) -> int:
    """Cards revealed as the price of tokens."""
    taken = player.tokens
    if any(bet.stake == 2 for bet in player.bets):
        taken |= BIT[DOUBLE]
    return sum(bool(taken & BIT[token] and state.setup.box.token_needs_reveal[token]) for token in range(4))


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
        effect = acting and state.decision in (ASK_FIGHT_CARD, ASK_MODIFY, ASK_REWAGER)  # of a token just taken
        turns = state.turn - 1 + _has_had_turn(state, seat)
        actions = _actions_taken(player)
        if actions > turns + effect:
            raise BadData(f"seats[{seat}]", Fault("sponsio:many-actions", count=actions, turns=turns))
        paid = _cards_paid(state, player)
        laying = acting and state.decision != ASK_TURN
        low, high = actions + paid + (laying and not effect), turns + paid + laying
        if not low <= size(player.shown) <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            raise BadData(f"seats[{seat}].shown", Fault("sponsio:shown", count=size(player.shown), allowed=allowed))
        asked = acting and state.decision == ASK_FIGHT_CARD
        if bool(player.tokens & BIT[FIGHT]) and (player.fight_card < 0) != asked:
            raise BadData(f"seats[{seat}].fight_card", Fault("sponsio:fight-unchosen"))


def _check_obligation(state: Sponsio) -> None:
    last = state.turn == state.setup.box.turns
    if state.obligation:
        if not last:
            raise BadData("obligation", Fault("sponsio:obliged-early"))
        for seat, player in enumerate(state.players):
            if len(player.bets) > _has_had_turn(state, seat):
                raise BadData("obligation", Fault("sponsio:had-bet", seat=seat))
    elif last and state.nobody_has_bet():
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
        if bool(player.tokens & BIT[THREE]) and player.three != 3:
            raise BadData(f"seats[{seat}].three", Fault("sponsio:three-holds", value=player.three))


def _check_scoring(state: Sponsio) -> None:
    if state.trick_number != state.setup.box.hand_size:
        raise BadData("decision", Fault("sponsio:scoring-early"))
    if state.decision == OVER:
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

_NEEDS = {
    ASK_WAGER: ["ticket"],
    ASK_STAKE: ["ticket", "wager"],
    ASK_TOKEN_PAY: ["token"],
    ASK_REWAGER: ["ticket"],
    ASK_SWAP_GIVE: ["card"],
}


def _check_question(state: Sponsio) -> None:
    """The question asked must make sense: it has an answer, and what it is about is there."""
    has = {
        "ticket": state.pending_ticket >= 0,
        "wager": state.pending_wager >= 0,
        "token": state.pending_token >= 0,
        "card": state.pending_card >= 0,
    }
    needed = _NEEDS.get(state.decision, [])
    for field, there in has.items():
        if there and field not in needed:
            raise BadData(f"pending.{field}", Fault("decision-excludes", decision=DECISIONS[state.decision]))
        if field in needed and not there:
            raise BadData(f"pending.{field}", Fault("decision-needs", decision=DECISIONS[state.decision]))
    if (state.decision == OVER) != (state.reason > 0):
        raise BadData("reason", Fault("sponsio:reason-time"))
    if state.decision in (ASK_WAGER, ASK_STAKE):
        _check_bet(state)
    elif state.decision in (ASK_TOKEN_PAY, ASK_FIGHT_CARD, ASK_MODIFY, ASK_REWAGER, ASK_SWAP_GIVE):
        _check_token_or_swap(state)
    elif state.decision == ASK_PLAY:
        _check_play(state)
    elif state.decision == ASK_CASH:
        if state.players[state.seat].streak == 9 or not state.setup.box.track[state.players[state.seat].streak]:
            raise BadData("seat", Fault("sponsio:nothing-to-cash"))
    elif state.decision == OVER:
        _check_ending(state)
    if state.decision != OVER and len(state.legal(state.seat)) == 0:
        raise BadData("decision", Fault("sponsio:no-answer", seat=state.seat, decision=DECISIONS[state.decision]))


def _check_bet(state: Sponsio) -> None:
    player = state.players[state.seat]
    if not state.may_take(player) & BIT[state.pending_ticket]:
        raise BadData("pending.ticket", Fault("sponsio:ticket-refused"))
    if state.decision == ASK_WAGER:
        return
    if not (player.tokens & BIT[DOUBLE] and player.purse >= 2):
        raise BadData("decision", Fault("sponsio:no-stake"))
    counter = state.pending_ticket == COUNTER_TICKET
    if counter != (state.pending_target >= 0):
        raise BadData("pending.target", Fault("sponsio:target-or-wager"))
    if counter and not state.targets() & BIT[state.pending_target]:
        raise BadData("pending.target", Fault("sponsio:counter-refused"))


def _check_token_or_swap(state: Sponsio) -> None:
    player, token = state.players[state.seat], state.pending_token
    if state.obliged():
        raise BadData("decision", Fault("sponsio:dealer-bets"))
    if state.decision == ASK_TOKEN_PAY:
        if not (state.may_take_tokens(player) & BIT[token] and state.setup.box.token_needs_reveal[token]):
            raise BadData("pending.token", Fault("sponsio:token-refused"))
    elif state.decision == ASK_FIGHT_CARD and not player.tokens & BIT[FIGHT]:
        raise BadData("decision", Fault("sponsio:no-fight"))
    elif state.decision in (ASK_MODIFY, ASK_REWAGER) and not player.tokens & BIT[MODIFIER]:
        raise BadData("decision", Fault("sponsio:no-modifier"))
    elif state.decision == ASK_REWAGER:
        if not state.modifiable(player) & BIT[state.pending_ticket] or size(state.rewagers()) < 2:
            raise BadData("pending.ticket", Fault("sponsio:no-rewager"))
    elif state.decision == ASK_SWAP_GIVE and not state.talon & BIT[state.pending_card]:
        raise BadData("pending.card", Fault("sponsio:not-in-talon"))


def _check_play(state: Sponsio) -> None:
    if state.seat != (state.leader + len(state.trick)) % state.setup.seats:
        raise BadData("seat", Fault("sponsio:not-to-play"))
    if state.trick_number >= state.setup.box.hand_size - 1:
        raise BadData("decision", Fault("sponsio:last-trick"))
    if state.trick_number:
        return
    fighters = [seat for seat, player in enumerate(state.players) if player.tokens & BIT[FIGHT]]
    first = fighters[0] if fighters else state.left_of(state.dealer)
    if state.leader != first or (fighters and not len(state.trick)):
        raise BadData("leader", Fault("sponsio:leads-fight" if fighters else "sponsio:leads", seat=first))


def _check_ending(state: Sponsio) -> None:
    on_track = any(player.streak == 9 for player in state.players)
    rich = any(player.purse >= state.setup.goal_coins for player in state.players)
    cashed = state.round == state.setup.max_rounds and all(player.streak == 0 for player in state.players)
    true = {"track": on_track, "coins": rich and not on_track, "rounds": cashed}
    if not true[REASONS[state.reason]]:
        raise BadData("reason", Fault("sponsio:reason", reason=REASONS[state.reason]))
