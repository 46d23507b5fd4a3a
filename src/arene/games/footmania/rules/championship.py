"""Footmania: line-ups, matches, euromatches, match days and the title.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.state import Standing
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.components import Side, holds, matches_a_day, with_item, without
from arene.games.footmania.rules.lineup import best_set, fits, foreigners, stars_of
from arene.games.footmania.rules.market import Market

# what decides between seats that play off, one after the other (A29): points and stars of the play-off, stars against
# each other in the season, cash and what the bank would pay
MERITS: Final = ["playoff_points", "playoff_stars", "season_stars", "wealth"]


class Championship(Market):
    """Everything with stars in it."""

    # ---- Line-ups

    def strength(self, side: Side) -> i64:
        """Footballers, trainees, pennants, Plus cards; no floor."""
        stars = stars_of(self.setup.box, side.field) + side.trainee * side.trainees()
        return stars + self.players[side.seat].pennants // 5 + side.boost - side.weakened

    def side_of(self, seat: i64) -> Side:
        return self.sides[0] if self.sides[0].seat == seat else self.sides[1]

    def enter(self, place: i64, seat: i64) -> None:
        """A team comes out, in its best set; it may be changed before it is shown."""
        side = self.sides[place]
        squad = self.players[seat].squad
        side.enter(seat, best_set(self.setup.box, squad))
        side.confirmed = not self.setup.choose_lineup or len(squad) == 0

    def ask_lineups(self, chance: Chance, out: Events | None) -> None:
        first: i64 = -1
        for side in self.sides:
            if side.seat >= 0 and not side.confirmed and (first < 0 or side.seat < first):
                first = side.seat
        if first >= 0:
            self.ask(c.ASK_LINEUP, first)
        elif self.euro >= 0:
            self.start_euromatch(chance, out)
        else:
            self.start_match(chance, out)

    def lineup_actions(self, seat: i64) -> vec[i64]:
        """Any legal set may be fielded (A30)."""
        side = self.side_of(seat)
        squad = self.players[seat].squad
        actions = vec[i64](capacity=len(squad) + 2)
        if side.seat != seat or side.confirmed:
            return actions
        actions = append(actions, c.CONFIRM)
        if side.toggles == c.TOGGLES and self.setup.rules < 3:  # now the best team can be had to the last
            return actions
        if not self.is_best(side):
            actions = append(actions, c.AUTO)
        if side.toggles == c.TOGGLES:
            return actions
        for card in squad:
            if holds(side.field, card) or self.can_join(side, card):
                actions = append(actions, c.TOGGLE + card)
        return actions

    def is_best(self, side: Side) -> bool:
        best = best_set(self.setup.box, self.players[side.seat].squad)
        if len(best) != len(side.field):
            return False
        place: i64
        for place in range(len(best)):  # noqa: SIM110 (a loop is native)
            if best[place] != side.field[place]:
                return False
        return True

    def can_join(self, side: Side, card: i64) -> bool:
        return side.trainees() > 0 and fits(self.setup.box, with_item(side.field, card))

    def line_up(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        side = self.side_of(seat)
        if action == c.CONFIRM:
            side.confirmed = True
            self.ask_lineups(chance, out)
            return
        if side.toggles < c.TOGGLES:
            side.toggles += 1
        if action == c.AUTO:
            side.field = best_set(self.setup.box, self.players[seat].squad)
        elif holds(side.field, action - c.TOGGLE):
            side.field = without(side.field, action - c.TOGGLE)
        else:
            side.field = with_item(side.field, action - c.TOGGLE)

    def reveal(self, side: Side) -> None:
        """Who stands on the pitch is publicly known from now on; the bench stays secret."""
        for card in side.field:
            self.make_public(card, c.AT + side.seat)
        self.deduce(side.seat)

    # ---- Plus cards on the pitch

    def plus_left(self, side: Side, plus: i64) -> bool:
        """Three a match, but for those that say otherwise."""
        return not self.setup.box.plus_counts[plus] or side.counted < self.setup.box.plus_per_match

    def spend(self, side: Side, plus: i64) -> None:
        player = self.players[side.seat]
        player.plus = without(player.plus, plus)
        side.counted += self.setup.box.plus_counts[plus]

    def raise_stars(self, side: Side, plus: i64, home: bool) -> None:
        box = self.setup.box
        code = box.plus_code[plus]
        if code == c.P_TRAINEES:
            side.trainee = 1
        elif code == c.P_BOOST or home:
            side.boost += box.plus_value[plus]
        else:
            side.boost += box.plus_away[plus]

    # ---- Euromatches

    def draw_euromatch(self, chance: Chance, out: Events | None) -> None:
        if len(self.euros) == 0:
            self.end_turn(chance, out)
            return
        self.euro = self.euros[0]
        self.euros = self.euros[1:]
        if self.euros_fresh > 0:
            self.euros_fresh -= 1
        if out is not None:
            out.disclose("euro_drawn", {"seat": self.active, "euro": self.setup.box.euros[self.euro]})
        self.ask(c.ASK_EURO, self.active)

    def answer_euro(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.PLAY:
            self.enter(0, seat)
            self.sides[1].leave()
            self.ask_lineups(chance, out)
            return
        if out is not None:
            out.add("euro_passed", {"seat": seat, "euro": self.setup.box.euros[self.euro]})
        self.euros = append(self.euros, self.euro)
        self.euro = -1
        self.end_turn(chance, out)

    def start_euromatch(self, chance: Chance, out: Events | None) -> None:
        side = self.sides[0]
        self.reveal(side)
        if out is not None:
            lineup = {"seat": side.seat, "cards": self.ids(side.field), "strength": self.strength(side)}
            out.show("euro_lineup", lineup)
        self.ask_euro_plus(chance, out)

    def ask_euro_plus(self, chance: Chance, out: Events | None) -> None:
        self.ask(c.ASK_EURO_PLUS, self.sides[0].seat)
        asked = len(self.players[self.seat].plus) > 0  # with any card in hand (A57)
        if self.setup.rules < 3:
            asked = len(self.euro_plus_actions(self.seat)) > 1
        if not asked:
            self.end_euromatch(chance, out)

    def euro_plus_actions(self, seat: i64) -> vec[i64]:
        """Only cards that raise one's own stars and say so; nobody else plays any (A25)."""
        side = self.sides[0]
        actions = vec[i64](capacity=7)
        actions = append(actions, c.FINISH)
        before: i64 = -1
        for plus in self.players[seat].plus:
            if plus != before and self.setup.box.plus_euro[plus] and self.helps(side, plus):
                actions = append(actions, c.PLAY_PLUS + plus)
            before = plus
        return actions

    def helps(self, side: Side, plus: i64) -> bool:
        """Whether a boost may be played: one academy a match is enough (A50)."""
        if not self.plus_left(side, plus):
            return False
        return self.setup.box.plus_code[plus] != c.P_TRAINEES or side.trainee < 0

    def play_euro_plus(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.FINISH:
            self.end_euromatch(chance, out)
            return
        plus = action - c.PLAY_PLUS
        side = self.sides[0]
        self.spend(side, plus)
        self.raise_stars(side, plus, False)
        self.plus_under_deck(plus, 31)
        if out is not None:
            strength = self.strength(side)
            out.show("euro_plus", {"seat": seat, "plus": self.setup.box.plus[plus], "strength": strength})
        self.ask_euro_plus(chance, out)

    def end_euromatch(self, chance: Chance, out: Events | None) -> None:
        """More stars than they have: the card, its pennants and its receipt."""
        box = self.setup.box
        side = self.sides[0]
        player = self.players[side.seat]
        euro = self.euro
        strength = self.strength(side)
        won = strength > box.euro_strength[euro]
        if won:
            player.euros = with_item(player.euros, euro)
            player.pennants += box.euro_pennants[euro]
            player.cash += box.euro_receipt[euro]
        else:
            self.euros = append(self.euros, euro)
        if out is not None:
            result = {"seat": side.seat, "euro": box.euros[euro], "won": won, "strength": strength}
            out.add("euro_result", {**result, "against": box.euro_strength[euro]})
        self.euro = -1
        side.leave()
        self.end_turn(chance, out)

    # ---- The match day

    def start_day(self, chance: Chance, out: Events | None) -> None:
        """The first pawn home stops everything."""
        self.day += 1
        self.forgive()
        if out is not None:
            out.add("day_started", {"seat": self.active, "day": self.day})
        self.before_match(chance, out)

    def before_match(self, chance: Chance, out: Events | None) -> None:
        """The market of a match day (A16, A18)."""
        last = self.setup.days()
        opening = self.fixture % matches_a_day(self.setup.seats) == 0
        if self.day < last - 1:
            opening = opening or self.setup.between_matches
        if self.trading() and self.day < last and opening:
            self.open_window(c.MATCH_WINDOW, self.active, chance, out)
        else:
            self.kick_off(chance, out)

    def kick_off(self, chance: Chance, out: Events | None) -> None:
        if self.market_open and self.day >= self.setup.days() - 1:
            self.market_open = False
            card: i64
            for card in range(len(self.order)):
                self.order[card] = 0
            if out is not None:
                out.add("market_closed", {"day": self.day})
        season = self.setup.season()
        self.enter(0, season[2 * self.fixture])
        self.enter(1, season[2 * self.fixture + 1])
        self.ask_lineups(chance, out)

    # ---- The match

    def start_match(self, chance: Chance, out: Events | None) -> None:
        """Both teams are shown; the weaker acts first, the visitors when equal (A26)."""
        home = self.sides[0]
        away = self.sides[1]
        self.reveal(home)
        self.reveal(away)
        self.side = 1
        if self.strength(home) < self.strength(away):
            self.side = 0
        self.passes = 0
        if out is not None:
            out.disclose(
                "kick_off",
                {
                    "home": home.seat,
                    "away": away.seat,
                    "home_cards": self.ids(home.field),
                    "away_cards": self.ids(away.field),
                    "score": self.score(),
                },
            )
        self.ask_match(chance, out)

    def score(self) -> list[int]:
        return [self.strength(self.sides[0]), self.strength(self.sides[1])]

    def ask_match(self, chance: Chance, out: Events | None) -> None:
        """One action each in turn; two passes in a row end the match."""
        while self.passes < 2:
            self.ask(c.ASK_MATCH, self.sides[self.side].seat)
            if self.might_act(self.sides[self.side]):
                return
            self.pass_match(out)
        self.end_match(chance, out)

    def might_act(self, side: Side) -> bool:
        """Whether, for all the others can see, the side could do more than pass: with a card in hand, or with a change
        and somebody on the bench. A question asked only of those who can would show their hand (A57)."""
        if self.setup.rules < 3:
            return len(self.match_actions(side.seat)) > 1
        player = self.players[side.seat]
        if len(player.plus) > 0:
            return True
        return side.changes < self.setup.box.changes and len(player.squad) > len(side.field) + len(side.gone)

    def pass_match(self, out: Events | None) -> None:
        if out is not None:
            out.add("match_passed", {"seat": self.sides[self.side].seat})
        self.passes += 1
        self.side = 1 - self.side

    def acted(self, chance: Chance, out: Events | None) -> None:
        self.passes = 0
        self.side = 1 - self.side
        self.ask_match(chance, out)

    def match_actions(self, seat: i64) -> vec[i64]:
        side = self.sides[self.side]
        actions = vec[i64](capacity=16)
        actions = append(actions, c.PASS)
        before: i64 = -1
        for plus in self.players[seat].plus:
            if plus != before and self.playable(side, plus):
                actions = append(actions, c.PLAY_PLUS + plus)
            before = plus
        if side.changes < self.setup.box.changes:
            for card in self.players[seat].squad:
                if self.can_come_on(side, card):
                    actions = append(actions, c.BRING_ON + card)
        return actions

    def playable(self, side: Side, plus: i64) -> bool:
        """Protections only answer; injuries and red cards need a footballer opposite."""
        code = self.setup.box.plus_code[plus]
        if code == c.P_CANCEL or not self.helps(side, plus):
            return False
        if code in (c.P_INJURY_OWNER, c.P_INJURY_ATTACKER, c.P_RED_CARD):
            return len(self.sides[1 - self.side].field) > 0
        return True

    def can_come_on(self, side: Side, card: i64) -> bool:
        """Somebody can always make room for a substitute, except for a fourth foreigner."""
        if holds(side.field, card) or holds(side.gone, card):
            return False
        box = self.setup.box
        if box.deck[card] == c.FOREIGN and foreigners(box, side.field) == box.max_foreign:
            for other in side.field:
                if box.deck[other] == c.FOREIGN and fits(box, with_item(without(side.field, other), card)):
                    return True
            return False
        return len(side.field) > 0 or side.trainees() > 0

    def play_match(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.PASS:
            self.pass_match(out)
            self.ask_match(chance, out)
        elif action >= c.BRING_ON:
            self.entering = action - c.BRING_ON
            self.ask(c.ASK_TAKE_OFF, seat)
            ways = self.take_off_actions(seat)
            if len(ways) == 1 and self.setup.rules >= 3:
                self.substitute(seat, ways[0], chance, out)
        else:
            self.hostile = action - c.PLAY_PLUS
            code = self.setup.box.plus_code[self.hostile]
            if code in (c.P_INJURY_ATTACKER, c.P_RED_CARD):
                self.ask(c.ASK_TARGET, seat)
                targets = self.target_actions()
                if len(targets) == 1 and self.setup.rules >= 3:
                    self.target = targets[0] - c.TARGET
                    self.play_plus(chance, out)
            else:
                self.play_plus(chance, out)

    # Substitutions (A27, A41).

    def take_off_actions(self, seat: i64) -> vec[i64]:
        side = self.sides[self.side]
        actions = vec[i64](capacity=12)
        if self.can_join(side, self.entering):
            actions = append(actions, c.TAKE_OFF_TRAINEE)
        for card in side.field:
            if fits(self.setup.box, with_item(without(side.field, card), self.entering)):
                actions = append(actions, c.TAKE_OFF + card)
        return actions

    def substitute(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        side = self.sides[self.side]
        entering = self.entering
        self.entering = -1
        gone: str | None = None
        if action != c.TAKE_OFF_TRAINEE:
            card = action - c.TAKE_OFF
            gone = self.setup.box.cards[card]
            side.field = without(side.field, card)
            side.gone = with_item(side.gone, card)
        side.field = with_item(side.field, entering)
        side.changes += 1
        self.make_public(entering, c.AT + seat)
        self.deduce(seat)
        if out is not None:
            on = self.setup.box.cards[entering]
            out.show("substituted", {"seat": seat, "off": gone, "on": on, "score": self.score()})
        self.acted(chance, out)

    # Plus cards.

    def target_actions(self) -> vec[i64]:
        field = self.sides[1 - self.side].field
        actions = vec[i64](capacity=len(field))
        for card in field:
            actions = append(actions, c.TARGET + card)
        return actions

    def play_plus(self, chance: Chance, out: Events | None) -> None:
        """A hostile card may be answered before it takes effect."""
        plus = self.hostile
        box = self.setup.box
        side = self.sides[self.side]
        other = self.sides[1 - self.side]
        self.spend(side, plus)
        if not c.HOSTILE_OF[box.plus_code[plus]]:
            self.raise_stars(side, plus, self.side == 0)
            self.plus_under_deck(plus, 31)
            self.hostile = -1
        if out is not None:
            named = None if self.target < 0 else box.cards[self.target]
            title = box.plus[plus]
            out.show("plus_played", {"seat": side.seat, "plus": title, "target": named, "score": self.score()})
        if self.hostile < 0:
            self.acted(chance, out)
        elif (
            len(self.players[other.seat].plus) > 0
        ):  # asked with any card in hand: a question betrays no protection (A57)
            self.ask(c.ASK_REACT, other.seat)
        else:
            self.strike(chance, out)

    def reactions(self, seat: i64) -> vec[i64]:
        box = self.setup.box
        side = self.sides[1 - self.side]
        kind = c.HOSTILE_OF[box.plus_code[self.hostile]]
        actions = vec[i64](capacity=4)
        actions = append(actions, c.NO_REACT)
        before: i64 = -1
        for plus in self.players[seat].plus:
            if plus != before and box.plus_cancels[plus] & kind and self.plus_left(side, plus):
                actions = append(actions, c.REACT + plus)
            before = plus
        return actions

    def react(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """No answer to an answer; both cards are spent."""
        if action == c.NO_REACT:
            self.strike(chance, out)
            return
        plus = action - c.REACT
        self.spend(self.sides[1 - self.side], plus)
        self.plus_under_deck(self.hostile, 31)
        self.plus_under_deck(plus, 31)
        if out is not None:
            box = self.setup.box
            out.show("reacted", {"seat": seat, "plus": box.plus[plus], "against": box.plus[self.hostile]})
        self.hostile = -1
        self.target = -1
        self.acted(chance, out)

    def strike(self, chance: Chance, out: Events | None) -> None:
        """The hostile card takes effect."""
        code = self.setup.box.plus_code[self.hostile]
        victim = self.sides[1 - self.side]
        if code == c.P_INJURY_OWNER and self.target < 0 and len(victim.field) > 1:
            self.ask(c.ASK_INJURED, victim.seat)
            return
        if code == c.P_WEAKEN:
            victim.weakened += self.setup.box.plus_value[self.hostile]
        else:
            if self.target < 0:
                self.target = victim.field[0]
            self.send_off(victim, code == c.P_RED_CARD, out)
        self.plus_under_deck(self.hostile, 31)
        self.hostile = -1
        self.target = -1
        self.acted(chance, out)

    def injured_actions(self, seat: i64) -> vec[i64]:
        field = self.sides[1 - self.side].field
        actions = vec[i64](capacity=len(field))
        for card in field:
            actions = append(actions, c.INJURED + card)
        return actions

    def send_off(self, side: Side, red: bool, out: Events | None) -> None:
        """After an injury a trainee comes on; after a red card nobody does."""
        side.field = without(side.field, self.target)
        side.gone = with_item(side.gone, self.target)
        if red:
            side.dismissed += 1
        if out is not None:
            card = self.setup.box.cards[self.target]
            out.add("footballer_off", {"seat": side.seat, "card": card, "red": red, "score": self.score()})

    def end_match(self, chance: Chance, out: Events | None) -> None:
        """Two points for more stars, one each for as many."""
        home = self.sides[0]
        away = self.sides[1]
        stars = self.strength(home)
        visitors = self.strength(away)
        if out is not None:
            result = {"home": home.seat, "away": away.seat, "score": self.score(), "playoff": self.playoff != 0}
            out.add("result", {**result, "day": self.day})
        if self.playoff:
            self.playoff_strengths = append(self.playoff_strengths, stars)
            self.playoff_strengths = append(self.playoff_strengths, visitors)
        else:
            self.strengths = append(self.strengths, stars)
            self.strengths = append(self.strengths, visitors)
            if stars > visitors:
                self.players[home.seat].points += 2
            elif stars < visitors:
                self.players[away.seat].points += 2
            else:
                self.players[home.seat].points += 1
                self.players[away.seat].points += 1
        home.leave()
        away.leave()
        if self.playoff:
            self.playoff_match += 1
            self.next_playoff(chance, out)
            return
        self.fixture += 1
        if self.fixture % matches_a_day(self.setup.seats) == 0:
            self.end_day(chance, out)
        else:
            self.before_match(chance, out)

    def end_day(self, chance: Chance, out: Events | None) -> None:
        """Receipts for those who played (A28); the pawns go back to the championship cell."""
        season = self.setup.season()
        played: i64 = 0
        match: i64
        for match in range(self.fixture - matches_a_day(self.setup.seats), self.fixture):
            played |= c.BIT[season[2 * match]] | c.BIT[season[2 * match + 1]]
        paid: list[int] = []
        seat: i64
        for seat in range(self.setup.seats):
            if played & c.BIT[seat] or self.setup.exempt_receipts:
                self.players[seat].cash += self.setup.box.receipts
                paid.append(seat)
        if out is not None:
            out.add("receipts", {"seats": paid, "amount": self.francs(self.setup.box.receipts), "day": self.day})
        self.days_over = self.day
        self.to_the_championship_cell()
        if self.day == self.setup.days():
            self.end_season(chance, out)
        else:
            self.end_turn(chance, out)

    def to_the_championship_cell(self) -> None:
        for player in self.players:
            player.cell = self.setup.box.circuit[0]
            player.came_from = -1
            player.progress = 0

    # ---- The title

    def end_season(self, chance: Chance, out: Events | None) -> None:
        """Points, then pennants; then a play-off between those still level at the top."""
        best = self.ranking()[0]
        tied: i64 = 0
        count = 0
        seat: i64
        for seat in range(self.setup.seats):
            if not self.before(best, seat):
                tied |= c.BIT[seat]
                count += 1
        if count == 1:
            self.end(out)
            return
        self.playoff = tied
        if out is not None:
            out.add("playoff", {"seats": [other for other in range(self.setup.seats) if tied & c.BIT[other]]})
        self.next_playoff(chance, out)

    def playoff_pairs(self) -> vec[i64]:
        """Each pair once, the lower number at home."""
        pairs = vec[i64]()
        home: i64
        away: i64
        for home in range(self.setup.seats):
            for away in range(home + 1, self.setup.seats):
                if self.playoff & c.BIT[home] and self.playoff & c.BIT[away]:
                    pairs = append(pairs, home)
                    pairs = append(pairs, away)
        return pairs

    def next_playoff(self, chance: Chance, out: Events | None) -> None:
        pairs = self.playoff_pairs()
        if 2 * self.playoff_match == len(pairs):
            self.end(out)
            return
        self.enter(0, pairs[2 * self.playoff_match])
        self.enter(1, pairs[2 * self.playoff_match + 1])
        self.ask_lineups(chance, out)

    def end(self, out: Events | None) -> None:
        self.decision = c.OVER
        if out is not None:
            self.tell_what_decided(out)
            ranking = self.standings()
            out.add(
                "match_ended",
                {
                    "winners": [standing.seat for standing in ranking if standing.rank == 1],
                    "ranking": [[standing.seat, standing.rank] for standing in ranking],
                    "points": [player.points for player in self.players],
                    "pennants": [player.pennants for player in self.players],
                },
            )

    def tell_what_decided(self, out: Events) -> None:
        """A play-off level in points is decided by something else, or by nothing."""
        if not self.playoff:
            return
        best = self.ranking()[0]
        merit: i64 = 0
        while merit < len(MERITS) and self.in_question(best, merit):
            merit += 1
        if merit > 1:
            shared = merit == len(MERITS) and self.in_question(best, merit)
            who: int | None = best
            if shared and self.setup.rules >= 3:  # before, one of those who share it was named
                who = None
            out.add("title_decided", {"seat": who, "by": "nothing" if shared else MERITS[merit - 1]})

    def standings(self) -> list[Standing]:
        order = self.ranking()
        ranked: list[Standing] = []
        rank = 1
        for place, seat in enumerate(order):
            if place > 0 and self.before(order[place - 1], seat):
                rank = place + 1
            player = self.players[seat]
            ties: dict[str, int] = {"pennants": int(player.pennants)}
            for merit, name in enumerate(MERITS):
                ties[name] = int(self.merit(seat, merit)) if self.in_question(seat, merit) else 0
            ties["wealth"] = self.francs(ties["wealth"])
            ranked.append(Standing(seat, rank, player.points, ties))
        return ranked

    def ranking(self) -> list[int]:
        """The seats, best first; equals in the order of their numbers."""
        order: list[int] = []
        for seat in range(int(self.setup.seats)):
            place = len(order)
            while place > 0 and self.before(seat, order[place - 1]):
                place -= 1
            order.insert(place, seat)
        return order

    def before(self, seat: i64, other: i64) -> bool:
        """Whether a seat stands above another."""
        mine = self.players[seat]
        theirs = self.players[other]
        if mine.points != theirs.points:
            return mine.points > theirs.points
        if mine.pennants != theirs.pennants:
            return mine.pennants > theirs.pennants
        if self.decision != c.OVER or not self.playoff & c.BIT[seat] or not self.playoff & c.BIT[other]:
            return False
        return self.before_in_playoff(seat, other)

    def before_in_playoff(self, seat: i64, other: i64) -> bool:
        merit: i64
        for merit in range(len(MERITS)):
            gap = self.merit(seat, merit) - self.merit(other, merit)
            if gap != 0:
                return gap > 0
        return False

    def merit(self, seat: i64, merit: i64) -> i64:
        """What decides a play-off, by its place in MERITS."""
        if merit < 2:
            return total(self.playoff_pairs(), self.playoff_strengths, seat, self.playoff, merit == 0)
        if merit == 2:
            return total(self.setup.season(), self.strengths, seat, self.playoff, False)
        return self.wealth(seat)

    def in_question(self, seat: i64, merit: i64) -> bool:
        """Whether the seat was level with another in all that counts before; only then is the merit looked at."""
        if self.decision != c.OVER or not self.playoff & c.BIT[seat]:
            return False
        other: i64
        for other in range(self.setup.seats):
            if other == seat or not self.playoff & c.BIT[other]:
                continue
            level = True
            before: i64
            for before in range(merit):
                level = level and self.merit(seat, before) == self.merit(other, before)
            if level:
                return True
        return False


def total(pairs: vec[i64], strengths: vec[i64], seat: i64, among: i64, points: bool) -> i64:
    """A seat's points or stars in the matches between these seats."""
    gained: i64 = 0
    place: i64
    for place in range(len(strengths)):
        rival = place + 1 - 2 * (place % 2)
        if pairs[place] == seat and among & c.BIT[pairs[rival]]:
            if not points:
                gained += strengths[place]
            elif strengths[place] > strengths[rival]:
                gained += 2
            elif strengths[place] == strengths[rival]:
                gained += 1
    return gained
