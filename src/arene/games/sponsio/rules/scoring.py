"""Sponsio, phase III: scoring, and the end of the match. Rulings are cited by number (A28): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.core.state import places
from arene.games.sponsio.rules import betting
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.state import OVER, Ask, Sponsio

COLLECT: Final = 324
KEEP: Final = 325


def score_round(s: Sponsio, chance: Chance, out: Events | None) -> None:
    score_bets(s, out)
    move_streaks(s, out)
    ask_cash(s, s.left_of(s.dealer), chance, out)


# ---- (1) The bets


def score_bets(s: Sponsio, out: Events | None) -> None:
    """(1) Ordinary bets, then the counter-bet, then the traitors, each from the dealer's left."""
    count = s.setup.seats
    step: i64
    for step in range(1, count + 1):
        seat = (s.dealer + step) % count
        for bet in s.players[seat].bets:
            if bet.target < 0:
                settle(s, seat, bet, judge(s, seat, bet), out)
    for step in range(1, count + 1):
        seat = (s.dealer + step) % count
        for bet in s.players[seat].bets:
            if bet.target >= 0:  # won if its target lost a bet; a traitor has none to lose (A20)
                settle(s, seat, bet, s.players[bet.target].lost > 0, out)
    lost = lost_bets(s)
    for step in range(1, count + 1):
        seat = (s.dealer + step) % count
        if s.players[seat].traitor:
            pay_traitor(s, seat, lost, out)


def judge(s: Sponsio, seat: i64, bet: c.Bet) -> bool:
    """Whether an ordinary bet is won, as the tricks stand."""
    box = s.setup.box
    player = s.players[seat]
    kind = box.ticket_type[bet.ticket]
    if kind == c.TRICKS:
        return box.wins(bet.ticket, bet.wager, player.tricks)
    if kind == c.COLOR:
        return box.wins(bet.ticket, bet.wager, c.size_in(player.won, box.ticket_suit[bet.ticket]))
    if kind == c.LAST:
        return box.wins(bet.ticket, bet.wager, i64(s.last_winner == seat))
    return box.wins(bet.ticket, bet.wager, i64(nines_in_scope(s) & ~s.nines_won == 0))


def nines_in_scope(s: Sponsio) -> i64:
    """The 9s that must win a trick: those the players hold, or all of the deck (A13)."""
    nines: i64 = c.NINE_CARDS
    if s.setup.removed >= 0:
        nines &= ~c.SUIT[s.setup.removed]
    if not s.setup.nines_whole_deck:
        nines &= ~s.talon
    return nines


def settle(s: Sponsio, seat: i64, bet: c.Bet, won: bool, out: Events | None) -> None:
    """A won bet brings odds times stake; the stake is not returned on top (A7)."""
    player = s.players[seat]
    coins: i64 = 0
    if won:
        coins = s.setup.box.odds(bet.ticket, bet.wager) * bet.stake
        player.zone += coins
    else:
        player.lost += 1
    if out is None:
        return
    if bet.target >= 0:
        out.add("counter_result", {"seat": seat, "target": bet.target, "won": won, "coins": coins})
    else:
        out.add("bet_result", {"seat": seat, "ticket": c.TICKETS[bet.ticket], "won": won, "coins": coins})


def lost_bets(s: Sponsio) -> i64:
    """A doubled bet is one bet, a counter-bet is one bet (A24); traitors have none (A27)."""
    lost: i64 = 0
    for player in s.players:
        lost += player.lost
    return lost


def pay_traitor(s: Sponsio, seat: i64, lost: i64, out: Events | None) -> None:
    """Two coins for each bet the others lost; if they lost none, a fine, as far as he can pay it (A25)."""
    player = s.players[seat]
    if lost > 0:
        coins = s.setup.box.traitor_gain * lost
        player.zone += coins
    else:
        from_purse = min(player.purse, s.setup.box.traitor_fine)
        from_three = min(player.three, s.setup.box.traitor_fine - from_purse)
        player.purse -= from_purse
        player.three -= from_three
        coins = -from_purse - from_three
    if out is not None:
        out.add("traitor_result", {"seat": seat, "lost_bets": lost, "coins": coins})


# ---- (2) The markers of the bonus track


def move_streaks(s: Sponsio, out: Events | None) -> None:
    """(2) One space for each bet if all were won; back to the start if one was lost."""
    lost = lost_bets(s)
    step: i64
    for step in range(1, s.setup.seats + 1):
        seat = (s.dealer + step) % s.setup.seats
        player = s.players[seat]
        before = player.streak
        player.streak = moved_streak(s, player, lost)
        if out is not None and player.streak != before:
            out.add("streak_moved", {"seat": seat, "from": before, "to": player.streak})


def moved_streak(s: Sponsio, player: c.Player, lost: i64) -> i64:
    if player.traitor:
        if lost == 0:
            return 0
        if s.setup.traitor_no_streak:
            return player.streak
        steps = lost
        if s.setup.traitor_single:
            steps = 1
    elif player.lost > 0:
        return 0
    else:
        steps = len(player.bets)
    moved = player.streak + steps
    if moved > 9:  # never beyond the end (A30)
        return 9
    return moved


# ---- (3) Cashing a marker


def ask_cash(s: Sponsio, seat: i64, chance: Chance, out: Events | None) -> None:
    """(3) From the dealer's left, each seat may cash the value of its marker, unless it has none or won."""
    while True:
        player = s.players[seat]
        if may_cash(s, player):
            s.seat = seat
            s.asked = ASK_CASH
            return
        if seat == s.dealer:
            break
        seat = s.left_of(seat)
    end_round(s, chance, out)


def may_cash(s: Sponsio, player: c.Player) -> bool:
    return player.streak < 9 and s.setup.box.track[player.streak] > 0


class Cash(Ask):
    """Take the marker's value, or keep it for another round."""

    name = "cash"
    topics = "track end"
    phase = c.SCORING

    def kinds(self) -> Sequence[Kind]:
        return (Kind("collect", COLLECT), Kind("keep", KEEP))

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return vec[i64]([COLLECT, KEEP])

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        before = s.players[seat].streak
        coins: i64 = 0
        if action == COLLECT:
            coins = collect(s, seat)
        if out is not None:
            choice = "collect" if action == COLLECT else "keep"
            out.add("cash", {"seat": seat, "choice": choice, "coins": coins})
            if action == COLLECT:
                out.add("streak_moved", {"seat": seat, "from": before, "to": 0})
        if seat == s.dealer:
            end_round(s, chance, out)
        else:
            ask_cash(s, s.left_of(seat), chance, out)

    def away(self) -> int:
        return COLLECT


ASK_CASH: Final[Cash] = Cash()


def collect(s: Sponsio, seat: i64) -> i64:
    """The value of a marker goes to the betting zone, the marker to the start."""
    player = s.players[seat]
    coins = s.setup.box.track[player.streak]
    player.zone += coins
    player.streak = 0
    return coins


def fates_of_kept(s: Sponsio) -> i64:
    """What can become of the asked seat's marker if it is kept, one bit for each reason to end (0: it goes on).

    The round's bonus and the answers of the seats still to be asked are reckoned with.
    """
    fates: i64 = 0
    later = asked_after(s, s.seat)
    answers: i64
    seat: i64
    for answers in range(16):
        if answers & ~later:
            continue
        world = s.clone()
        for seat in range(s.setup.seats):
            if answers & c.BIT[seat]:
                collect(world, seat)
        count_coins(world, None)
        fates |= c.BIT[
            reason_to_end(
                world,
            )
        ]
    return fates


def asked_after(s: Sponsio, seat: i64) -> i64:
    """The seats that will be asked to cash after this one."""
    later: i64 = 0
    while seat != s.dealer:
        seat = s.left_of(seat)
        if may_cash(s, s.players[seat]):
            later |= c.BIT[seat]
    return later


# ---- (4) The round's winner, and who deals next


def end_round(s: Sponsio, chance: Chance, out: Events | None) -> None:
    count_coins(s, out)
    if out is not None:
        counted = s.clone()
        counted.asked = ASK_CASH  # still the phase of scoring
        out.pause(counted)
    if not match_ends(s, out):
        s.dealer = next_dealer(s)
        betting.start_round(s, chance, out)


def count_coins(s: Sponsio, out: Events | None) -> None:
    """(4) The round's winner takes a bonus; then everybody counts his coins."""
    best: i64 = 0
    for player in s.players:
        best = max(best, player.score())
    winners = [seat for seat, player in enumerate(s.players) if best > 0 and player.score() == best]  # A29
    bonus = s.setup.box.winner_bonus if len(winners) == 1 else s.setup.box.shared_bonus
    if out is not None and winners:
        out.add("round_winner", {"seats": winners, "bonus": bonus})
    for seat, player in enumerate(s.players):
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
                "purses": [player.purse for player in s.players],
                "streaks": [player.streak for player in s.players],
                "scores": [player.earned for player in s.players],
            },
        )


def next_dealer(s: Sponsio) -> i64:
    """The richest deals; if several are, the previous dealer deals again, even if poorer (A34)."""
    best: i64 = 0
    seat: i64
    for seat in range(1, s.setup.seats):
        if s.players[seat].purse > s.players[best].purse:
            best = seat
    for seat in range(s.setup.seats):
        if seat != best and s.players[seat].purse == s.players[best].purse:
            return s.dealer
    return best


# ---- End of the match: the ninth space, then enough coins, then the last round


def reason_to_end(s: Sponsio) -> i64:
    """Why the match ends with this round, once its coins are counted: a place in ``REASONS``, 0 if it goes on."""
    rich = False
    for player in s.players:
        if player.streak == 9:
            return c.BY_TRACK
        rich = rich or player.purse >= s.setup.goal_coins
    if rich:
        return c.BY_COINS
    if s.round >= s.setup.max_rounds:
        return c.BY_ROUNDS
    return 0


def match_ends(s: Sponsio, out: Events | None) -> bool:
    s.reason = reason_to_end(s)
    if s.reason == 0:
        return False
    if s.reason == c.BY_ROUNDS:
        cash_by_force(s, out)
    s.asked = OVER
    if out is not None:
        told = {"reason": c.REASONS[s.reason], **places(s.standings())}
        out.add("match_ended", {**told, "coins": [player.purse for player in s.players]})
    return True


def cash_by_force(s: Sponsio, out: Events | None) -> None:
    """After the last round every marker is paid. These coins are not of the last round's score (A42)."""
    step: i64
    for step in range(1, s.setup.seats + 1):
        seat = (s.dealer + step) % s.setup.seats
        player = s.players[seat]
        before = player.streak
        coins = s.setup.box.track[before]
        if before > 0:
            player.purse += coins
            player.streak = 0
            if out is not None:
                out.add("cash", {"seat": seat, "choice": "forced", "coins": coins})
                out.add("streak_moved", {"seat": seat, "from": before, "to": 0})
