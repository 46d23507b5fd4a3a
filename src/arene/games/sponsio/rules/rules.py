"""Sponsio: the rules, in the order of the rule book. Rulings are cited by number (A17): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.state import Standing, State
from arene.games.sponsio.eyes.sampling import deal_around_voids, deal_freely
from arene.games.sponsio.rules.components import (
    ASK_ACTION,
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
    BET,
    BIT,
    BY_COINS,
    BY_ROUNDS,
    BY_TRACK,
    CARDS,
    COLLECT,
    COLOR,
    COUNTER,
    COUNTER_TICKET,
    DOUBLE,
    FIGHT,
    FIGHT_CARD,
    KEEP,
    LAST,
    MODIFIER,
    MODIFY,
    NINE_CARDS,
    NINES,
    NO_ACTION,
    OVER,
    PASS,
    PAY_REVEAL,
    PLAY,
    REASONS,
    REVEAL,
    REWAGER,
    STAKE,
    SUIT,
    SWAP_GIVE,
    SWAP_TAKE,
    TARGET,
    THREE,
    TICKETS,
    TOKEN,
    TOKENS,
    TRICKS,
    WAGER,
    Bet,
    Player,
    Setup,
    card_names,
    each,
    fill,
    size,
    size_in,
    without,
)


class Sponsio(State):
    """A position of Sponsio."""

    def __init__(self, setup: Setup, players: list[Player]) -> None:
        self.setup = setup
        self.players = players
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.decision: i64 = ASK_TURN
        self.seat: i64 = 0  # who is asked
        self.reason: i64 = 0  # why the match ended
        # the betting phase
        self.turn: i64 = 1
        self.obligation = False  # nobody had bet when the last turn began
        self.tickets: i64 = setup.tickets  # still in the centre
        self.tokens: i64 = 15
        self.talon: i64 = 0
        self.pending_ticket: i64 = -1
        self.pending_wager: i64 = -1
        self.pending_target: i64 = -1
        self.pending_token: i64 = -1
        self.pending_card: i64 = -1  # the talon card about to be swapped in
        # the trick phase
        self.leader: i64 = 0
        self.trick = vec[i64]()  # cards of the current trick, the leader's first
        self.last_leader: i64 = -1
        self.last_trick = vec[i64]()
        self.trick_number: i64 = 0  # tricks completed
        self.last_winner: i64 = -1
        self.nines_won: i64 = 0

    # ---- The contract

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.decision == OVER

    def actor(self) -> i64:
        if self.decision == OVER:
            return -1
        return self.seat

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        if self.decision != OVER:
            waiting = append(waiting, self.seat)
        return waiting

    def clone(self) -> Sponsio:
        other = Sponsio(self.setup, [player.clone() for player in self.players])
        other.round = self.round
        other.dealer = self.dealer
        other.decision = self.decision
        other.seat = self.seat
        other.reason = self.reason
        other.turn = self.turn
        other.obligation = self.obligation
        other.tickets = self.tickets
        other.tokens = self.tokens
        other.talon = self.talon
        other.pending_ticket = self.pending_ticket
        other.pending_wager = self.pending_wager
        other.pending_target = self.pending_target
        other.pending_token = self.pending_token
        other.pending_card = self.pending_card
        other.leader = self.leader
        other.trick = self.trick[:]
        other.last_leader = self.last_leader
        other.last_trick = self.last_trick
        other.trick_number = self.trick_number
        other.last_winner = self.last_winner
        other.nines_won = self.nines_won
        return other

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_PLAY:
            self.play_card(action - PLAY, chance, out)
        elif decision == ASK_TURN:
            self.take_turn(action, out)
        elif decision == ASK_ACTION:
            self.act(action, out)
        elif decision == ASK_WAGER:
            self.choose_wager(action, out)
        elif decision == ASK_STAKE:
            self.place_bet(action - STAKE + 1, out)
        elif decision == ASK_TOKEN_PAY:
            self.reveal(action - PAY_REVEAL, out)
            self.take_token(out)
        elif decision == ASK_FIGHT_CARD:
            self.lay_fight_card(action - FIGHT_CARD, out)
        elif decision == ASK_MODIFY:
            self.lay_modifier(action - MODIFY, out)
        elif decision == ASK_REWAGER:
            self.change_wager(action - REWAGER, out)
        elif decision == ASK_SWAP_GIVE:
            self.swap(action - SWAP_GIVE, out)
        elif decision == ASK_CASH:
            self.cash(action == COLLECT, chance, out)

    def legal(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if seat != self.seat or decision == OVER:
            return vec[i64]()
        player = self.players[seat]
        if decision == ASK_PLAY:
            return each(PLAY, self.playable(player))
        if decision == ASK_TURN:
            return self.legal_turns(player)
        if decision == ASK_ACTION:
            return self.legal_actions(player)
        if decision == ASK_WAGER:
            return self.legal_wagers()
        if decision == ASK_STAKE:
            return vec[i64]([STAKE, STAKE + 1])
        if decision == ASK_TOKEN_PAY:
            return each(PAY_REVEAL, player.hand)
        if decision == ASK_FIGHT_CARD:
            return each(FIGHT_CARD, player.hand)
        if decision == ASK_MODIFY:
            return each(MODIFY, self.modifiable(player))
        if decision == ASK_REWAGER:
            return each(REWAGER, self.rewagers())
        if decision == ASK_SWAP_GIVE:
            return each(SWAP_GIVE, player.hand)
        return vec[i64]([COLLECT, KEEP])

    # ---- Phase I: betting. The dealer deals eight cards to each; the rest is the talon, face up.

    def start_round(self, chance: Chance, out: Events | None) -> None:
        self.round += 1
        self.clear_table()
        if out is not None:
            out.add("round_started", {"round": self.round, "dealer": self.dealer})
        self.deal(chance.shuffle("deal", self.setup.deck()), out)
        self.seat = self.left_of(self.dealer)
        self.decision = ASK_TURN
        if self.setup.box.turns == 1:
            self.check_obligation(out)

    def clear_table(self) -> None:
        """Tickets and tokens return to the centre."""
        self.turn = 1
        self.obligation = False
        self.tickets = self.setup.tickets
        self.tokens = 15
        self.talon = 0
        self.last_leader = -1
        self.last_trick = vec[i64]()
        self.trick_number = 0
        self.last_winner = -1
        self.nines_won = 0

    def deal(self, deck: vec[i64], out: Events | None) -> None:
        """One card at a time, clockwise, from the dealer's left."""
        count = self.setup.seats
        dealt = count * self.setup.box.hand_size
        seat: i64
        for seat in range(count):
            place = (seat - self.dealer - 1 + count) % count
            hand: i64 = 0
            while place < dealt:
                hand |= BIT[deck[place]]
                place += count
            self.players[seat] = self.players[seat].next_round(hand)
            if out is not None:
                out.tell(seat, "dealt", {"seat": seat, "cards": card_names(hand)}, None)
        for place in range(dealt, len(deck)):
            self.talon |= BIT[deck[place]]
        if out is not None:
            out.disclose("talon", {"cards": card_names(self.talon)})

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.setup.seats:
            return seat + 1
        return 0

    def nobody_has_bet(self) -> bool:
        return self.tickets == self.setup.tickets

    def obliged(self) -> bool:
        """Whether the acting seat is the dealer who must bet (A17)."""
        if not self.obligation or self.seat != self.dealer or self.turn != self.setup.box.turns:
            return False
        return self.nobody_has_bet() or not self.setup.only_if_still_none

    def take_turn(self, action: i64, out: Events | None) -> None:
        """Pass, or lay a hand card face up; the action comes next."""
        if action == PASS:
            if out is not None:
                out.add("passed", {"seat": self.seat})
            self.end_turn(out)
        else:
            self.reveal(action - REVEAL, out)
            self.decision = ASK_ACTION

    def reveal(self, card: i64, out: Events | None) -> None:
        player = self.players[self.seat]
        player.hand &= ~BIT[card]
        player.known &= player.hand
        player.shown |= BIT[card]
        player.reveals = append(player.reveals[:], card)
        if out is not None:
            out.show("revealed", {"seat": self.seat, "card": CARDS[card]})

    def end_turn(self, out: Events | None) -> None:
        if self.seat == self.dealer:
            self.turn += 1
            if self.turn > self.setup.box.turns:
                self.end_betting(out)
                return
            self.check_obligation(out)
        self.seat = self.left_of(self.seat)
        self.decision = ASK_TURN

    def check_obligation(self, out: Events | None) -> None:
        if self.turn == self.setup.box.turns and self.nobody_has_bet():
            self.obligation = True
            if out is not None:
                out.add("obligation", {"dealer": self.dealer, "strict": not self.setup.only_if_still_none})

    def legal_turns(self, player: Player) -> vec[i64]:
        """Pass, unless obliged, or lay any hand card."""
        if self.obliged():
            return each(REVEAL, player.hand)
        actions = vec[i64]([0] * (size(player.hand) + 1))
        actions[0] = PASS
        fill(actions, 1, REVEAL, player.hand)
        return actions

    def legal_actions(self, player: Player) -> vec[i64]:
        """A. place a bet, B. take a token, C. swap a card, or do nothing (A8)."""
        tickets = self.may_take(player)
        if self.obliged():
            return each(BET, tickets)
        tokens = self.may_take_tokens(player)
        swaps: i64 = 0
        if player.hand:
            swaps = self.talon
        actions = vec[i64]([0] * (size(tickets) + size(tokens) + size(swaps) + 1))
        place = fill(actions, 0, BET, tickets)
        place = fill(actions, place, TOKEN, tokens)
        place = fill(actions, place, SWAP_TAKE, swaps)
        actions[place] = NO_ACTION
        return actions

    def act(self, action: i64, out: Events | None) -> None:
        if action == NO_ACTION:
            if out is not None:
                out.add("no_action", {"seat": self.seat})
            self.end_turn(out)
        elif action >= SWAP_TAKE:
            self.pending_card = action - SWAP_TAKE
            self.decision = ASK_SWAP_GIVE
        elif action >= TOKEN:
            self.choose_token(action - TOKEN, out)
        else:
            self.pending_ticket = action - BET
            self.decision = ASK_WAGER

    # A. Place a bet: take a ticket, mark the wager, pay one coin.

    def may_take(self, player: Player) -> i64:
        """The free tickets, not two of one colour (A6); the counter-bet needs somebody to lie before."""
        if player.purse == 0 and not self.obliged():  # the bank pays for a broke dealer who must bet (A18)
            return 0
        free = self.tickets & ~player.barred
        if self.setup.counter_needs_bet and not self.other_has_bet():
            free &= ~BIT[COUNTER_TICKET]
        return free

    def other_has_bet(self) -> bool:
        return any(len(player.bets) > 0 for player in self.players if player is not self.players[self.seat])

    def legal_wagers(self) -> vec[i64]:
        ticket = self.pending_ticket
        if self.setup.box.ticket_type[ticket] == COUNTER:
            return each(TARGET, self.targets())
        return each(WAGER, self.setup.box.wagers[ticket])

    def targets(self) -> i64:
        """The seats the counter-bet may lie before (A20)."""
        seats: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            if seat != self.seat and (not self.setup.counter_needs_bet or len(self.players[seat].bets) > 0):
                seats |= BIT[seat]
        return seats

    def choose_wager(self, action: i64, out: Events | None) -> None:
        if action >= TARGET:
            self.pending_target = action - TARGET
            self.pending_wager = self.counter_wager()
        else:
            self.pending_wager = action - WAGER
        player = self.players[self.seat]
        if player.tokens & BIT[DOUBLE] and player.purse >= 2:
            self.decision = ASK_STAKE
        else:
            self.place_bet(1, out)

    def counter_wager(self) -> i64:
        """The one wager printed on the counter-bet."""
        wager: i64 = 0
        while self.setup.box.odds(COUNTER_TICKET, wager) == 0:
            wager += 1
        return wager

    def place_bet(self, stake: i64, out: Events | None) -> None:
        player = self.players[self.seat]
        bet = Bet(self.pending_ticket, self.pending_wager, self.pending_target, stake)
        paid = stake
        if player.purse < stake:  # the bank pays for a broke dealer (A18)
            paid = 0
        player.purse -= paid
        if stake == 2:
            player.tokens &= ~BIT[DOUBLE]
        player.bets = [*player.bets, bet]
        player.barred |= self.setup.box.same_group[bet.ticket]
        self.tickets &= ~BIT[bet.ticket]
        self.pending_ticket = -1
        self.pending_wager = -1
        self.pending_target = -1
        if out is not None:
            placed: dict[str, object] = {"seat": self.seat, "ticket": TICKETS[bet.ticket]}
            if bet.target >= 0:
                placed["target"] = bet.target
            else:
                placed["wager"] = self.setup.box.wager_names[bet.wager]
                self.tell_scope(bet.ticket, placed)
            placed["stake"] = stake
            placed["paid"] = paid
            out.add("bet_placed", placed)
        self.end_turn(out)

    def tell_scope(self, ticket: i64, told: dict[str, object]) -> None:
        """On the 9s, the log says that those of the talon count too (A13); the rules before 3 did not tell it."""
        if self.setup.nines_whole_deck and self.setup.box.ticket_type[ticket] == NINES and self.setup.rules >= 3:
            told["scope"] = "deck"

    # B. Take a token: pay its price, a coin or one more revealed card, then its effect (A39).

    def may_take_tokens(self, player: Player) -> i64:
        """The free tokens that can be paid, and whose effect can be carried out at once (A43)."""
        takeable: i64 = 0
        cards = size(player.hand)
        token: i64
        for token in range(4):
            if self.tokens & BIT[token]:
                by_card = self.setup.box.token_needs_reveal[token]
                if self.may_take_token(player, token, player.purse - 1 + by_card, cards - by_card):
                    takeable |= BIT[token]
        return takeable

    def may_take_token(self, player: Player, token: i64, coins: i64, cards: i64) -> bool:
        """Whether the coins and hand cards left after the price are enough for the token's effect."""
        if coins < 0 or cards < 0:
            return False
        if token == FIGHT:
            return cards >= 1
        if token == MODIFIER:
            return self.modifiable(player) != 0
        if token == THREE:
            return coins >= 3
        return True

    def choose_token(self, token: i64, out: Events | None) -> None:
        self.pending_token = token
        if self.setup.box.token_needs_reveal[token]:
            self.decision = ASK_TOKEN_PAY
        else:
            self.players[self.seat].purse -= 1
            self.take_token(out)

    def take_token(self, out: Events | None) -> None:
        token = self.pending_token
        player = self.players[self.seat]
        self.pending_token = -1
        self.tokens &= ~BIT[token]
        player.tokens |= BIT[token]
        if out is not None:
            price = "reveal" if self.setup.box.token_needs_reveal[token] else "coin"
            out.add("token_taken", {"seat": self.seat, "token": TOKENS[token], "price": price})
        if token == FIGHT:
            self.decision = ASK_FIGHT_CARD
        elif token == MODIFIER:
            self.decision = ASK_MODIFY
        else:
            if token == THREE:
                player.purse -= 3
                player.three = 3
            self.end_turn(out)

    def lay_fight_card(self, card: i64, out: Events | None) -> None:
        """The card under the fight token comes from the hand and leads the first trick (A11)."""
        player = self.players[self.seat]
        player.hand &= ~BIT[card]
        player.known &= player.hand
        player.fight_card = card
        if out is not None:
            out.show("fight_card", {"seat": self.seat, "card": CARDS[card]})
        self.end_turn(out)

    def lay_modifier(self, ticket: i64, out: Events | None) -> None:
        self.pending_ticket = ticket
        self.decision = ASK_REWAGER
        wager = self.bet_on(ticket).wager
        if self.rewagers() == BIT[wager]:  # nothing to choose
            self.change_wager(wager, out)

    def bet_on(self, ticket: i64) -> Bet:
        """The acting seat's bet on a ticket."""
        for bet in self.players[self.seat].bets:
            if bet.ticket == ticket:
                return bet
        raise KeyError(TICKETS[ticket])

    def counter_lies_before(self, seat: i64) -> bool:
        for player in self.players:
            for bet in player.bets:
                if bet.target == seat:
                    return True
        return False

    def modifiable(self, player: Player) -> i64:
        """His tickets but the counter-bet, which has one wager and lies elsewhere (A23)."""
        tickets: i64 = 0
        for bet in player.bets:
            if bet.target < 0:
                tickets |= BIT[bet.ticket]
        return tickets

    def rewagers(self) -> i64:
        """Any wager of the ticket; only the present one on a doubled bet or behind a counter-bet (A23)."""
        bet = self.bet_on(self.pending_ticket)
        if bet.stake > 1 or self.counter_lies_before(self.seat):
            return BIT[bet.wager]
        return self.setup.box.wagers[bet.ticket]

    def change_wager(self, wager: i64, out: Events | None) -> None:
        player = self.players[self.seat]
        old = self.bet_on(self.pending_ticket)
        self.pending_ticket = -1
        changed: list[Bet] = []
        for bet in player.bets:
            changed.append(Bet(old.ticket, wager, -1, old.stake) if bet.ticket == old.ticket else bet)
        player.bets = changed
        if out is not None:
            names = self.setup.box.wager_names
            modified: dict[str, object] = {"seat": self.seat, "ticket": TICKETS[old.ticket]}
            modified["from"] = names[old.wager]
            modified["to"] = names[wager]
            self.tell_scope(old.ticket, modified)
            out.add("modified", modified)
        self.end_turn(out)

    # C. Swap a hand card (never a revealed one) for a card of the talon.

    def swap(self, card: i64, out: Events | None) -> None:
        player = self.players[self.seat]
        taken = self.pending_card
        self.pending_card = -1
        player.hand = (player.hand & ~BIT[card]) | BIT[taken]
        player.known = (player.known | BIT[taken]) & player.hand
        self.talon = (self.talon & ~BIT[taken]) | BIT[card]
        if out is not None:
            out.show("swapped", {"seat": self.seat, "took": CARDS[taken], "gave": CARDS[card]})
        self.end_turn(out)

    def end_betting(self, out: Events | None) -> None:
        """Whoever has no bet now is a traitor; a counter-bet is a bet (A22)."""
        self.turn = self.setup.box.turns
        traitors: list[int] = []
        for seat, player in enumerate(self.players):
            if len(player.bets) == 0:
                player.traitor = True
                traitors.append(seat)
        if out is not None and traitors:
            out.add("traitors", {"seats": traitors})
        self.start_tricks(out)

    # ---- Phase II: tricks

    def start_tricks(self, out: Events | None) -> None:
        """The fight token leads with its card; otherwise the seat left of the dealer leads any card."""
        self.decision = ASK_PLAY
        self.leader = self.left_of(self.dealer)
        seat: i64
        for seat in range(self.setup.seats):
            if self.players[seat].fight_card >= 0:
                self.leader = seat
        self.seat = self.leader
        card = self.players[self.leader].fight_card
        if card >= 0:
            self.lay(card, out)

    def playable(self, player: Player) -> i64:
        """Follow suit with a card in hand or face up; without one, play anything."""
        cards = player.cards()
        if len(self.trick) > 0:
            follow = cards & SUIT[self.trick[0] // 9]
            if follow:
                return follow
        return cards

    def play_card(self, card: i64, chance: Chance, out: Events | None) -> None:
        self.lay(card, out)
        last = self.setup.box.hand_size - 1
        while self.trick_number == last:  # the last trick plays itself
            self.lay(self.only_card(), out)
        if self.trick_number == self.setup.box.hand_size:
            self.score_bets(out)
            self.move_streaks(out)
            self.ask_cash(self.left_of(self.dealer), chance, out)

    def only_card(self) -> i64:
        card: i64 = 0
        left = self.players[self.seat].cards()
        while not left & 1:
            left >>= 1
            card += 1
        return card

    def lay(self, card: i64, out: Events | None) -> None:
        """The acting seat's card goes to the trick; the trick is taken when everybody has played."""
        player = self.players[self.seat]
        if len(self.trick) > 0 and card // 9 != self.trick[0] // 9:
            player.void |= BIT[self.trick[0] // 9]
        player.hand &= ~BIT[card]
        player.known &= player.hand
        if player.shown & BIT[card]:
            player.shown &= ~BIT[card]
            player.reveals = without(player.reveals, card)
        if player.fight_card == card:
            player.fight_card = -1
        self.trick = append(self.trick, card)
        if out is not None:
            played: dict[str, object] = {"seat": self.seat, "card": CARDS[card]}
            if self.trick_number == self.setup.box.hand_size - 1:  # nobody chose it: even the mover learns from it
                out.disclose("card_played", played)
            else:
                out.show("card_played", played)
        if len(self.trick) == self.setup.seats:
            self.take_trick(out)
        else:
            self.seat = self.left_of(self.seat)

    def winning_place(self) -> i64:
        """Which card of the trick is the highest of the suit led, counted from the leader."""
        best: i64 = 0
        place: i64
        for place in range(1, len(self.trick)):
            card = self.trick[place]
            if card > self.trick[best] and card // 9 == self.trick[best] // 9:
                best = place
        return best

    def take_trick(self, out: Events | None) -> None:
        place = self.winning_place()
        winner = (self.leader + place) % self.setup.seats
        player = self.players[winner]
        best = self.trick[place]
        for card in self.trick:
            player.won |= BIT[card]
        player.tricks += 1
        if out is not None:
            out.add("trick_won", {"seat": winner, "cards": [CARDS[card] for card in self.trick]})
        if best % 9 == 8:
            self.nines_won |= BIT[best]
            if out is not None:
                out.add("nine_won", {"seat": winner, "card": CARDS[best]})
        self.last_leader = self.leader
        self.last_trick = self.trick
        self.trick = vec[i64](capacity=4)
        self.trick_number += 1
        self.last_winner = winner
        self.leader = winner
        self.seat = winner

    # ---- Phase III: scoring

    def judge(self, seat: i64, bet: Bet) -> bool:
        """Whether an ordinary bet is won, as the tricks stand."""
        box = self.setup.box
        player = self.players[seat]
        kind = box.ticket_type[bet.ticket]
        if kind == TRICKS:
            return box.wins(bet.ticket, bet.wager, player.tricks)
        if kind == COLOR:
            return box.wins(bet.ticket, bet.wager, size_in(player.won, box.ticket_suit[bet.ticket]))
        if kind == LAST:
            return box.wins(bet.ticket, bet.wager, i64(self.last_winner == seat))
        return box.wins(bet.ticket, bet.wager, i64(self.nines_in_scope() & ~self.nines_won == 0))

    def nines_in_scope(self) -> i64:
        """The 9s that must win a trick: those the players hold, or all of the deck (A13)."""
        nines: i64 = NINE_CARDS
        if self.setup.removed >= 0:
            nines &= ~SUIT[self.setup.removed]
        if not self.setup.nines_whole_deck:
            nines &= ~self.talon
        return nines

    def score_bets(self, out: Events | None) -> None:
        """(1) Ordinary bets, then the counter-bet, then the traitors, each from the dealer's left."""
        count = self.setup.seats
        step: i64
        for step in range(1, count + 1):
            seat = (self.dealer + step) % count
            for bet in self.players[seat].bets:
                if bet.target < 0:
                    self.settle(seat, bet, self.judge(seat, bet), out)
        for step in range(1, count + 1):
            seat = (self.dealer + step) % count
            for bet in self.players[seat].bets:
                if bet.target >= 0:  # won if its target lost a bet; a traitor has none to lose (A20)
                    self.settle(seat, bet, self.players[bet.target].lost > 0, out)
        lost = self.lost_bets()
        for step in range(1, count + 1):
            seat = (self.dealer + step) % count
            if self.players[seat].traitor:
                self.pay_traitor(seat, lost, out)

    def settle(self, seat: i64, bet: Bet, won: bool, out: Events | None) -> None:
        """A won bet brings odds times stake; the stake is not returned on top (A7)."""
        player = self.players[seat]
        coins: i64 = 0
        if won:
            coins = self.setup.box.odds(bet.ticket, bet.wager) * bet.stake
            player.zone += coins
        else:
            player.lost += 1
        if out is None:
            return
        if bet.target >= 0:
            out.add("counter_result", {"seat": seat, "target": bet.target, "won": won, "coins": coins})
        else:
            out.add("bet_result", {"seat": seat, "ticket": TICKETS[bet.ticket], "won": won, "coins": coins})

    def lost_bets(self) -> i64:
        """A doubled bet is one bet, a counter-bet is one bet (A24); traitors have none (A27)."""
        lost: i64 = 0
        for player in self.players:
            lost += player.lost
        return lost

    def pay_traitor(self, seat: i64, lost: i64, out: Events | None) -> None:
        """Two coins for each bet the others lost; if they lost none, a fine, as far as he can pay it (A25)."""
        player = self.players[seat]
        if lost > 0:
            coins = self.setup.box.traitor_gain * lost
            player.zone += coins
        else:
            from_purse = min(player.purse, self.setup.box.traitor_fine)
            from_three = min(player.three, self.setup.box.traitor_fine - from_purse)
            player.purse -= from_purse
            player.three -= from_three
            coins = -from_purse - from_three
        if out is not None:
            out.add("traitor_result", {"seat": seat, "lost_bets": lost, "coins": coins})

    def move_streaks(self, out: Events | None) -> None:
        """(2) One space for each bet if all were won; back to the start if one was lost."""
        lost = self.lost_bets()
        step: i64
        for step in range(1, self.setup.seats + 1):
            seat = (self.dealer + step) % self.setup.seats
            player = self.players[seat]
            before = player.streak
            player.streak = self.moved_streak(player, lost)
            if out is not None and player.streak != before:
                out.add("streak_moved", {"seat": seat, "from": before, "to": player.streak})

    def moved_streak(self, player: Player, lost: i64) -> i64:
        if player.traitor:
            if lost == 0:
                return 0
            if self.setup.traitor_no_streak:
                return player.streak
            steps = lost
            if self.setup.traitor_single:
                steps = 1
        elif player.lost > 0:
            return 0
        else:
            steps = len(player.bets)
        moved = player.streak + steps
        if moved > 9:  # never beyond the end (A30)
            return 9
        return moved

    def ask_cash(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """(3) From the dealer's left, each seat may cash the value of its marker, unless it has none or won."""
        while True:
            player = self.players[seat]
            if self.may_cash(player):
                self.seat = seat
                self.decision = ASK_CASH
                return
            if seat == self.dealer:
                break
            seat = self.left_of(seat)
        self.end_round(chance, out)

    def cash(self, collect: bool, chance: Chance, out: Events | None) -> None:
        seat = self.seat
        before = self.players[seat].streak
        coins: i64 = 0
        if collect:
            coins = self.collect(seat)
        if out is not None:
            out.add("cash", {"seat": seat, "choice": "collect" if collect else "keep", "coins": coins})
            if collect:
                out.add("streak_moved", {"seat": seat, "from": before, "to": 0})
        if seat == self.dealer:
            self.end_round(chance, out)
        else:
            self.ask_cash(self.left_of(seat), chance, out)

    def collect(self, seat: i64) -> i64:
        """The value of a marker goes to the betting zone, the marker to the start."""
        player = self.players[seat]
        coins = self.setup.box.track[player.streak]
        player.zone += coins
        player.streak = 0
        return coins

    def fates_of_kept(self) -> i64:
        """What can become of the asked seat's marker if it is kept, one bit for each reason to end (0: it goes on).

        The round's bonus and the answers of the seats still to be asked are reckoned with.
        """
        fates: i64 = 0
        later = self.asked_after(self.seat)
        answers: i64
        seat: i64
        for answers in range(16):
            if answers & ~later:
                continue
            world = self.clone()
            for seat in range(self.setup.seats):
                if answers & BIT[seat]:
                    world.collect(seat)
            world.count_coins(None)
            fates |= BIT[world.reason_to_end()]
        return fates

    def asked_after(self, seat: i64) -> i64:
        """The seats that will be asked to cash after this one."""
        later: i64 = 0
        while seat != self.dealer:
            seat = self.left_of(seat)
            if self.may_cash(self.players[seat]):
                later |= BIT[seat]
        return later

    def may_cash(self, player: Player) -> bool:
        return player.streak < 9 and self.setup.box.track[player.streak] > 0

    def end_round(self, chance: Chance, out: Events | None) -> None:
        self.count_coins(out)
        if not self.match_ends(out):
            self.dealer = self.next_dealer()
            self.start_round(chance, out)

    def count_coins(self, out: Events | None) -> None:
        """(4) The round's winner takes a bonus; then everybody counts his coins."""
        best: i64 = 0
        for player in self.players:
            best = max(best, player.score())
        winners = [seat for seat, player in enumerate(self.players) if best > 0 and player.score() == best]  # A29
        bonus = self.setup.box.winner_bonus if len(winners) == 1 else self.setup.box.shared_bonus
        if out is not None and winners:
            out.add("round_winner", {"seats": winners, "bonus": bonus})
        for seat, player in enumerate(self.players):
            player.earned = player.score()
            player.purse += player.earned
            player.zone = 0
            player.three = 0
            if seat in winners:
                player.purse += bonus
        if out is not None:
            out.add(
                "round_ended",
                {
                    "purses": [player.purse for player in self.players],
                    "streaks": [player.streak for player in self.players],
                    "scores": [player.earned for player in self.players],
                },
            )

    def next_dealer(self) -> i64:
        """The richest deals; if several are, the previous dealer deals again, even if poorer (A34)."""
        best: i64 = 0
        seat: i64
        for seat in range(1, self.setup.seats):
            if self.players[seat].purse > self.players[best].purse:
                best = seat
        for seat in range(self.setup.seats):
            if seat != best and self.players[seat].purse == self.players[best].purse:
                return self.dealer
        return best

    # ---- End of the match: the ninth space, then enough coins, then the last round

    def reason_to_end(self) -> i64:
        """Why the match ends with this round, once its coins are counted: a place in ``REASONS``, 0 if it goes on."""
        rich = False
        for player in self.players:
            if player.streak == 9:
                return BY_TRACK
            rich = rich or player.purse >= self.setup.goal_coins
        if rich:
            return BY_COINS
        if self.round >= self.setup.max_rounds:
            return BY_ROUNDS
        return 0

    def match_ends(self, out: Events | None) -> bool:
        self.reason = self.reason_to_end()
        if self.reason == 0:
            return False
        if self.reason == BY_ROUNDS:
            self.cash_by_force(out)
        self.decision = OVER
        if out is not None:
            ranking = self.standings()
            out.add(
                "match_ended",
                {
                    "reason": REASONS[self.reason],
                    "winners": [standing.seat for standing in ranking if standing.rank == 1],
                    "ranking": [[standing.seat, standing.rank] for standing in ranking],
                    "coins": [player.purse for player in self.players],
                },
            )
        return True

    def cash_by_force(self, out: Events | None) -> None:
        """After the last round every marker is paid. These coins are not of the last round's score (A42)."""
        step: i64
        for step in range(1, self.setup.seats + 1):
            seat = (self.dealer + step) % self.setup.seats
            player = self.players[seat]
            before = player.streak
            coins = self.setup.box.track[before]
            if before > 0:
                player.purse += coins
                player.streak = 0
                if out is not None:
                    out.add("cash", {"seat": seat, "choice": "forced", "coins": coins})
                    out.add("streak_moved", {"seat": seat, "from": before, "to": 0})

    def standings(self) -> list[Standing]:
        """By the ninth space, then coins, then coins won in the last round (A35); equal keys share a rank."""
        keys = [(1 if player.streak == 9 else 0, player.purse, player.earned) for player in self.players]
        ranking: list[Standing] = []
        for seat, key in enumerate(keys):
            rank = 1
            for other in keys:
                if other > key:
                    rank += 1
            ranking.append(Standing(seat, rank, key[1], {"ninth_space": key[0], "last_round": key[2]}))
        ranking.sort(key=lambda standing: (standing.rank, standing.seat))
        return ranking

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Sponsio:
        """Deal the cards the seat cannot see anew: hands keep their size, talon pick-ups and shown voids hold."""
        world = self.clone()
        if seat != self.seat:
            world.forget_pending()
        unseen: i64 = 0
        voids: i64 = 0
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                unseen |= self.players[other].hand & ~self.players[other].known
                voids |= self.players[other].void
        cards = chance.shuffle("sample", each(0, unseen))
        if voids:
            deal_around_voids(world.players, seat, cards, chance)
        else:
            deal_freely(world.players, seat, cards)
        return world

    def forget_pending(self) -> None:
        """Half-made choices of the acting seat are its own business: the others see it choosing an action."""
        if self.decision == ASK_REWAGER:
            self.decision = ASK_MODIFY
        elif ASK_WAGER <= self.decision <= ASK_TOKEN_PAY or self.decision == ASK_SWAP_GIVE:
            self.decision = ASK_ACTION
        self.pending_ticket = -1
        self.pending_wager = -1
        self.pending_target = -1
        self.pending_token = -1
        self.pending_card = -1
