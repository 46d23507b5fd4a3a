"""Sponsio, phase I: betting. Four turns each: lay a card face up, then bet, take a token or swap a card. Rulings are
cited by number (A17): rulings.md.

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
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules import tricks
from arene.games.sponsio.rules.edition import wager_names
from arene.games.sponsio.rules.state import Ask, Sponsio

# the numbers of the actions, one range for each kind
PASS: Final = 0
REVEAL: Final = 1  # + card
BET: Final = 37  # + ticket
TOKEN: Final = 53  # + token
SWAP_TAKE: Final = 57  # + card
NO_ACTION: Final = 93
WAGER: Final = 94  # + wager
TARGET: Final = 126  # + seat
STAKE: Final = 130  # + coins - 1
PAY_REVEAL: Final = 132  # + card
FIGHT_CARD: Final = 168  # + card
MODIFY: Final = 204  # + ticket
REWAGER: Final = 220  # + wager
SWAP_GIVE: Final = 252  # + card


# ---- The deal: eight cards to each; the rest is the talon, face up


def start_round(s: Sponsio, chance: Chance, out: Events | None) -> None:
    s.round += 1
    clear_table(s)
    if out is not None:
        out.add("round_started", {"round": s.round, "dealer": s.dealer})
    deal(s, chance.shuffle("deal", s.setup.deck()), out)
    s.seat = s.left_of(s.dealer)
    s.asked = ASK_TURN
    if s.setup.box.turns == 1:
        check_obligation(s, out)


def clear_table(s: Sponsio) -> None:
    """Tickets and tokens return to the centre."""
    s.turn = 1
    s.obligation = False
    s.tickets = s.setup.tickets
    s.tokens = 15
    s.talon = 0
    s.last_leader = -1
    s.last_trick = vec[i64]()
    s.trick_number = 0
    s.last_winner = -1
    s.nines_won = 0


def deal(s: Sponsio, deck: vec[i64], out: Events | None) -> None:
    """One card at a time, clockwise, from the dealer's left."""
    count = s.setup.seats
    dealt = count * s.setup.box.hand_size
    seat: i64
    for seat in range(count):
        place = (seat - s.dealer - 1 + count) % count
        hand: i64 = 0
        while place < dealt:
            hand |= c.BIT[deck[place]]
            place += count
        s.players[seat] = s.players[seat].next_round(hand)
        if out is not None:
            out.tell(seat, "dealt", {"seat": seat, "cards": c.card_names(hand)}, None)
    for place in range(dealt, len(deck)):
        s.talon |= c.BIT[deck[place]]
    if out is not None:
        out.disclose("talon", {"cards": c.card_names(s.talon)})


# ---- A turn: pass, or lay a hand card face up and act


class Turn(Ask):
    name = "turn"
    topics = "betting reveal-face-up dealer-must-bet"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("pass", PASS), Kind("reveal", REVEAL, card=c.CARDS))

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        """Pass, unless obliged, or lay any hand card."""
        hand = s.players[seat].hand
        if obliged(s):
            return c.each(REVEAL, hand)
        actions = vec[i64]([0] * (c.size(hand) + 1))
        actions[0] = PASS
        c.fill(actions, 1, REVEAL, hand)
        return actions

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS:
            if out is not None:
                out.add("passed", {"seat": seat})
            end_turn(s, out)
        else:
            reveal(s, action - REVEAL, out)
            s.asked = ASK_ACTION

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        if action == PASS:
            return Refusal("sponsio.dealer.must-bet")
        return not_in_hand(s, seat, action - REVEAL)

    def considered(self, s: Sponsio, seat: int) -> list[int]:
        passing = [PASS] if obliged(s) else []
        return passing + [int(action) for action in self.legal(s, seat)]

    def away(self) -> int:
        return PASS


ASK_TURN: Final[Turn] = Turn()


def nobody_has_bet(s: Sponsio) -> bool:
    return s.tickets == s.setup.tickets


def obliged(s: Sponsio) -> bool:
    """Whether the acting seat is the dealer who must bet (A17)."""
    if not s.obligation or s.seat != s.dealer or s.turn != s.setup.box.turns:
        return False
    return nobody_has_bet(s) or not s.setup.only_if_still_none


def check_obligation(s: Sponsio, out: Events | None) -> None:
    if s.turn == s.setup.box.turns and nobody_has_bet(s):
        s.obligation = True
        if out is not None:
            out.add("obligation", {"dealer": s.dealer, "strict": not s.setup.only_if_still_none})


def reveal(s: Sponsio, card: i64, out: Events | None) -> None:
    player = s.players[s.seat]
    player.hand &= ~c.BIT[card]
    player.known &= player.hand
    player.shown |= c.BIT[card]
    player.reveals = append(player.reveals[:], card)
    if out is not None:
        out.show("revealed", {"seat": s.seat, "card": c.CARDS[card]})


def not_in_hand(s: Sponsio, seat: int, card: int) -> Refusal:
    if s.players[seat].shown & c.BIT[card]:
        return Refusal("sponsio.reveal.face-up", card=c.CARDS[card])
    return Refusal("sponsio.reveal.not-yours", card=c.CARDS[card])


def end_turn(s: Sponsio, out: Events | None) -> None:
    if s.seat == s.dealer:
        s.turn += 1
        if s.turn > s.setup.box.turns:
            end_betting(s, out)
            return
        check_obligation(s, out)
    s.seat = s.left_of(s.seat)
    s.asked = ASK_TURN


class Action(Ask):
    """What the turn is for: A. place a bet, B. take a token, C. swap a card, or do nothing (A8)."""

    name = "action"
    topics = "bet-taken bet-same-colour token modifier-doubled swap-not-in-talon"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (
            Kind("bet", BET, ticket=c.TICKETS),
            Kind("token", TOKEN, token=c.TOKENS),
            Kind("swap_take", SWAP_TAKE, card=c.CARDS),
            Kind("no_action", NO_ACTION),
        )

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        player = s.players[seat]
        tickets = may_take(s, player)
        if obliged(s):
            return c.each(BET, tickets)
        tokens = may_take_tokens(s, player)
        swaps: i64 = 0
        if player.hand:
            swaps = s.talon
        actions = vec[i64]([0] * (c.size(tickets) + c.size(tokens) + c.size(swaps) + 1))
        place = c.fill(actions, 0, BET, tickets)
        place = c.fill(actions, place, TOKEN, tokens)
        place = c.fill(actions, place, SWAP_TAKE, swaps)
        actions[place] = NO_ACTION
        return actions

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == NO_ACTION:
            if out is not None:
                out.add("no_action", {"seat": seat})
            end_turn(s, out)
        elif action >= SWAP_TAKE:
            s.pending_card = action - SWAP_TAKE
            s.asked = ASK_SWAP_GIVE
        elif action >= TOKEN:
            choose_token(s, action - TOKEN, out)
        else:
            s.pending_ticket = action - BET
            s.asked = ASK_WAGER

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        if action < TOKEN:
            return why_no_bet(s, seat, action - BET)
        if obliged(s):
            return Refusal("sponsio.dealer.must-bet")
        if action < SWAP_TAKE:
            return why_no_token(s, seat, action - TOKEN)
        if not s.players[seat].hand:
            return Refusal("sponsio.swap.no-card")
        return Refusal("sponsio.swap.not-in-talon", card=c.CARDS[action - SWAP_TAKE])

    def considered(self, s: Sponsio, seat: int) -> list[int]:
        tickets = [BET + ticket for ticket in range(16) if s.setup.tickets & c.BIT[ticket]]
        tokens = [TOKEN + token for token in range(4)]
        return [*tickets, *tokens, *(SWAP_TAKE + int(card) for card in c.each(0, s.talon)), NO_ACTION]

    def away(self) -> int:
        return NO_ACTION


ASK_ACTION: Final[Action] = Action()


# ---- A. Place a bet: take a ticket, mark the wager, pay one coin


def may_take(s: Sponsio, player: c.Player) -> i64:
    """The free tickets, not two of one colour (A6); the counter-bet needs somebody to lie before."""
    if player.purse == 0 and not obliged(s):  # the bank pays for a broke dealer who must bet (A18)
        return 0
    free = s.tickets & ~player.barred
    if s.setup.counter_needs_bet and not other_has_bet(s):
        free &= ~c.BIT[c.COUNTER_TICKET]
    return free


def other_has_bet(s: Sponsio) -> bool:
    return any(len(player.bets) > 0 for player in s.players if player is not s.players[s.seat])


def why_no_bet(s: Sponsio, seat: int, ticket: int) -> Refusal:
    player, box, name = s.players[seat], s.setup.box, c.TICKETS[ticket]
    if not s.setup.tickets & c.BIT[ticket]:
        return Refusal("sponsio.bet.not-in-play", ticket=name)
    if not s.tickets & c.BIT[ticket]:
        holder = next(other for other, his in enumerate(s.players) if any(bet.ticket == ticket for bet in his.bets))
        return Refusal("sponsio.bet.taken", ticket=name, holder=holder)
    for bet in player.bets:
        if box.ticket_group[bet.ticket] == box.ticket_group[ticket]:
            return Refusal("sponsio.bet.same-colour", ticket=name, held=c.TICKETS[bet.ticket])
    if player.purse < 1 and not obliged(s):
        return Refusal("sponsio.bet.no-coin", ticket=name)
    return Refusal("sponsio.counter.no-target")


class Wager(Ask):
    """What is bet on the ticket; for the counter-bet, who will lose a bet."""

    name = "wager"
    topics = "odds nines counter-target"
    opens = False
    half_made = "ticket"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("wager", WAGER, wager=wager_names), Kind("target", TARGET, seat=range(4)))

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        ticket = s.pending_ticket
        if s.setup.box.ticket_type[ticket] == c.COUNTER:
            return c.each(TARGET, targets(s))
        return c.each(WAGER, s.setup.box.wagers[ticket])

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action >= TARGET:
            s.pending_target = action - TARGET
            s.pending_wager = counter_wager(s)
        else:
            s.pending_wager = action - WAGER
        if may_double(s.players[seat]):
            s.asked = ASK_STAKE
        else:
            place_bet(s, 1, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        counter = s.setup.box.ticket_type[s.pending_ticket] == c.COUNTER
        if counter != (action >= TARGET):
            return Refusal("sponsio.counter.target" if counter else "sponsio.bet.wager")
        if not counter:
            return Refusal("sponsio.bet.not-printed", ticket=c.TICKETS[s.pending_ticket])
        if action - TARGET >= s.setup.seats:
            return Refusal("sponsio.counter.nobody", place=action - TARGET + 1)
        if action - TARGET == seat:
            return Refusal("sponsio.counter.opponent")
        return Refusal("sponsio.counter.no-bet-yet", target=action - TARGET)

    def considered(self, s: Sponsio, seat: int) -> list[int]:
        if s.setup.box.ticket_type[s.pending_ticket] == c.COUNTER:
            return [TARGET + other for other in range(s.setup.seats) if other != seat]
        return [int(action) for action in self.legal(s, seat)]

    def from_outside(self) -> Ask:
        return ASK_ACTION


ASK_WAGER: Final[Wager] = Wager()


def targets(s: Sponsio) -> i64:
    """The seats the counter-bet may lie before (A20)."""
    seats: i64 = 0
    seat: i64
    for seat in range(s.setup.seats):
        if seat != s.seat and (not s.setup.counter_needs_bet or len(s.players[seat].bets) > 0):
            seats |= c.BIT[seat]
    return seats


def counter_wager(s: Sponsio) -> i64:
    """The one wager printed on the counter-bet."""
    wager: i64 = 0
    while s.setup.box.odds(c.COUNTER_TICKET, wager) == 0:
        wager += 1
    return wager


class Stake(Ask):
    """The double token: one coin or two."""

    name = "stake"
    topics = "double-needs-token"
    opens = False
    half_made = "ticket wager"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("stake", STAKE, coins=[1, 2]),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return vec[i64]([STAKE, STAKE + 1])

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        place_bet(s, action - STAKE + 1, out)

    def elsewhere(self, s: Sponsio, seat: int, action: int) -> Refusal | None:
        if action == STAKE + 1 and not may_double(s.players[seat]):
            return Refusal("sponsio.double.needs-token")
        return None

    def from_outside(self) -> Ask:
        return ASK_ACTION


ASK_STAKE: Final[Stake] = Stake()


def may_double(player: c.Player) -> bool:
    return bool(player.tokens & c.BIT[c.DOUBLE]) and player.purse >= 2


def place_bet(s: Sponsio, stake: i64, out: Events | None) -> None:
    player = s.players[s.seat]
    bet = c.Bet(s.pending_ticket, s.pending_wager, s.pending_target, stake)
    paid = stake
    if player.purse < stake:  # the bank pays for a broke dealer (A18)
        paid = 0
    player.purse -= paid
    if stake == 2:
        player.tokens &= ~c.BIT[c.DOUBLE]
    player.bets = [*player.bets, bet]
    player.barred |= s.setup.box.same_group[bet.ticket]
    s.tickets &= ~c.BIT[bet.ticket]
    s.pending_ticket = -1
    s.pending_wager = -1
    s.pending_target = -1
    if out is not None:
        placed: dict[str, object] = {"seat": s.seat, "ticket": c.TICKETS[bet.ticket]}
        if bet.target >= 0:
            placed["target"] = bet.target
        else:
            placed["wager"] = s.setup.box.wager_names[bet.wager]
            tell_scope(s, bet.ticket, placed)
        placed["stake"] = stake
        placed["paid"] = paid
        out.add("bet_placed", placed)
    end_turn(s, out)


def tell_scope(s: Sponsio, ticket: i64, told: dict[str, object]) -> None:
    """On the 9s, the log says that those of the talon count too (A13); the rules before 3 did not tell it."""
    if s.setup.nines_whole_deck and s.setup.box.ticket_type[ticket] == c.NINES and s.setup.rules >= 3:
        told["scope"] = "deck"


# ---- B. Take a token: pay its price, a coin or one more revealed card, then its effect (A39)


def may_take_tokens(s: Sponsio, player: c.Player) -> i64:
    """The free tokens that can be paid, and whose effect can be carried out at once (A43)."""
    takeable: i64 = 0
    cards = c.size(player.hand)
    token: i64
    for token in range(4):
        if s.tokens & c.BIT[token]:
            by_card = s.setup.box.token_needs_reveal[token]
            if may_take_token(s, player, token, player.purse - 1 + by_card, cards - by_card):
                takeable |= c.BIT[token]
    return takeable


def may_take_token(s: Sponsio, player: c.Player, token: i64, coins: i64, cards: i64) -> bool:
    """Whether the coins and hand cards left after the price are enough for the token's effect."""
    if coins < 0 or cards < 0:
        return False
    if token == c.FIGHT:
        return cards >= 1
    if token == c.MODIFIER:
        return modifiable(player) != 0
    if token == c.THREE:
        return coins >= 3
    return True


def why_no_token(s: Sponsio, seat: int, token: int) -> Refusal:
    player, name = s.players[seat], c.TOKENS[token]
    if not s.tokens & c.BIT[token]:
        return Refusal("sponsio.token.taken", token=name)
    by_card = s.setup.box.token_needs_reveal[token]
    if not by_card and player.purse < 1:
        return Refusal("sponsio.token.no-coin", token=name)
    if by_card and not player.hand:
        return Refusal("sponsio.token.no-card", token=name)
    if token == c.FIGHT:
        return Refusal("sponsio.fight.no-card")
    if token == c.MODIFIER:
        return Refusal("sponsio.modifier.no-ticket", bets=len(player.bets))
    return Refusal("sponsio.three.three-coins", coins=int(player.purse - (0 if by_card else 1)))


def choose_token(s: Sponsio, token: i64, out: Events | None) -> None:
    s.pending_token = token
    if s.setup.box.token_needs_reveal[token]:
        s.asked = ASK_TOKEN_PAY
    else:
        s.players[s.seat].purse -= 1
        take_token(s, out)


class TokenPay(Ask):
    """The price of a token, where it is a card."""

    name = "token_pay"
    topics = "token"
    opens = False
    half_made = "token"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("pay_reveal", PAY_REVEAL, card=c.CARDS),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(PAY_REVEAL, s.players[seat].hand)

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        reveal(s, action - PAY_REVEAL, out)
        take_token(s, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        return not_in_hand(s, seat, action - PAY_REVEAL)

    def from_outside(self) -> Ask:
        return ASK_ACTION


ASK_TOKEN_PAY: Final[TokenPay] = TokenPay()


def take_token(s: Sponsio, out: Events | None) -> None:
    token = s.pending_token
    player = s.players[s.seat]
    s.pending_token = -1
    s.tokens &= ~c.BIT[token]
    player.tokens |= c.BIT[token]
    if out is not None:
        price = "reveal" if s.setup.box.token_needs_reveal[token] else "coin"
        out.add("token_taken", {"seat": s.seat, "token": c.TOKENS[token], "price": price})
    if token == c.FIGHT:
        s.asked = ASK_FIGHT_CARD
    elif token == c.MODIFIER:
        s.asked = ASK_MODIFY
    else:
        if token == c.THREE:
            player.purse -= 3
            player.three = 3
        end_turn(s, out)


class FightCard(Ask):
    """The card under the fight token comes from the hand and leads the first trick (A11)."""

    name = "fight_card"
    topics = "fight"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("fight_card", FIGHT_CARD, card=c.CARDS),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(FIGHT_CARD, s.players[seat].hand)

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        card = action - FIGHT_CARD
        player = s.players[seat]
        player.hand &= ~c.BIT[card]
        player.known &= player.hand
        player.fight_card = card
        if out is not None:
            out.show("fight_card", {"seat": seat, "card": c.CARDS[card]})
        end_turn(s, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        return not_in_hand(s, seat, action - FIGHT_CARD)


ASK_FIGHT_CARD: Final[FightCard] = FightCard()


class Modify(Ask):
    """The modifier: which of one's bets."""

    name = "modify"
    topics = "modifier-no-ticket modifier-doubled"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("modify", MODIFY, ticket=c.TICKETS),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(MODIFY, modifiable(s.players[seat]))

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.pending_ticket = action - MODIFY
        s.asked = ASK_REWAGER
        wager = bet_on(s, s.pending_ticket).wager
        if rewagers(s) == c.BIT[wager]:  # nothing to choose
            change_wager(s, wager, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        if action == MODIFY + c.COUNTER_TICKET:
            return Refusal("sponsio.modifier.not-counter")
        return Refusal("sponsio.modifier.own-ticket", ticket=c.TICKETS[action - MODIFY])


ASK_MODIFY: Final[Modify] = Modify()


def bet_on(s: Sponsio, ticket: i64) -> c.Bet:
    """The acting seat's bet on a ticket."""
    for bet in s.players[s.seat].bets:
        if bet.ticket == ticket:
            return bet
    raise KeyError(c.TICKETS[ticket])


def counter_lies_before(s: Sponsio, seat: i64) -> bool:
    for player in s.players:
        for bet in player.bets:
            if bet.target == seat:
                return True
    return False


def modifiable(player: c.Player) -> i64:
    """His tickets but the counter-bet, which has one wager and lies elsewhere (A23)."""
    tickets: i64 = 0
    for bet in player.bets:
        if bet.target < 0:
            tickets |= c.BIT[bet.ticket]
    return tickets


class Rewager(Ask):
    """The modifier: another wager of the same ticket."""

    name = "rewager"
    topics = "modifier-no-ticket modifier-doubled"
    opens = False
    half_made = "ticket"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("rewager", REWAGER, wager=wager_names),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(REWAGER, rewagers(s))

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        change_wager(s, action - REWAGER, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        return Refusal("sponsio.bet.not-printed", ticket=c.TICKETS[s.pending_ticket])

    def elsewhere(self, s: Sponsio, seat: int, action: int) -> Refusal | None:
        """A wager that the modifier could not change: the turn was over with the token laid (A23)."""
        player = s.players[seat]
        if not player.tokens & c.BIT[c.MODIFIER] or s.asked.phase != c.BETTING:
            return None
        if counter_lies_before(s, seat):
            return Refusal("sponsio.modifier.counter-bet")
        if any(bet.stake > 1 for bet in player.bets if bet.target < 0):
            return Refusal("sponsio.modifier.doubled")
        return None

    def from_outside(self) -> Ask:
        return ASK_MODIFY


ASK_REWAGER: Final[Rewager] = Rewager()


def rewagers(s: Sponsio) -> i64:
    """Any wager of the ticket; only the present one on a doubled bet or behind a counter-bet (A23)."""
    bet = bet_on(s, s.pending_ticket)
    if bet.stake > 1 or counter_lies_before(s, s.seat):
        return c.BIT[bet.wager]
    return s.setup.box.wagers[bet.ticket]


def change_wager(s: Sponsio, wager: i64, out: Events | None) -> None:
    player = s.players[s.seat]
    old = bet_on(s, s.pending_ticket)
    s.pending_ticket = -1
    changed: list[c.Bet] = []
    for bet in player.bets:
        changed.append(c.Bet(old.ticket, wager, -1, old.stake) if bet.ticket == old.ticket else bet)
    player.bets = changed
    if out is not None:
        names = s.setup.box.wager_names
        modified: dict[str, object] = {"seat": s.seat, "ticket": c.TICKETS[old.ticket]}
        modified["from"] = names[old.wager]
        modified["to"] = names[wager]
        tell_scope(s, old.ticket, modified)
        out.add("modified", modified)
    end_turn(s, out)


# ---- C. Swap a hand card (never a revealed one) for a card of the talon


class SwapGive(Ask):
    """Which hand card goes to the talon in return."""

    name = "swap_give"
    topics = "swap-not-in-talon"
    opens = False
    half_made = "card"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("swap_give", SWAP_GIVE, card=c.CARDS),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(SWAP_GIVE, s.players[seat].hand)

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        given, taken = action - SWAP_GIVE, s.pending_card
        player = s.players[seat]
        s.pending_card = -1
        player.hand = (player.hand & ~c.BIT[given]) | c.BIT[taken]
        player.known = (player.known | c.BIT[taken]) & player.hand
        s.talon = (s.talon & ~c.BIT[taken]) | c.BIT[given]
        if out is not None:
            out.show("swapped", {"seat": seat, "took": c.CARDS[taken], "gave": c.CARDS[given]})
        end_turn(s, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        return not_in_hand(s, seat, action - SWAP_GIVE)

    def from_outside(self) -> Ask:
        return ASK_ACTION


ASK_SWAP_GIVE: Final[SwapGive] = SwapGive()


# ---- The end of the betting


def end_betting(s: Sponsio, out: Events | None) -> None:
    """Whoever has no bet now is a traitor; a counter-bet is a bet (A22)."""
    s.turn = s.setup.box.turns
    traitors: list[int] = []
    for seat, player in enumerate(s.players):
        if len(player.bets) == 0:
            player.traitor = True
            traitors.append(seat)
    if out is not None and traitors:
        out.add("traitors", {"seats": traitors})
    tricks.start_tricks(s, out)
