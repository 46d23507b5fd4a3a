"""Footmania: line-ups and matches. Rulings are cited by number (A26): rulings.md.

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
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import euromatches, market, plus_cards, season, squads, title
from arene.games.footmania.rules.edition import card_ids, plus_ids
from arene.games.footmania.rules.lineup import best_set, fits, foreigners, stars_of
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
AUTO: Final = 20
CONFIRM: Final = 21
NO_REACT: Final = 23
TAKE_OFF_TRAINEE: Final = 24
REACT: Final = 117  # + title
TOGGLE: Final = 773  # + footballer, from here on
BRING_ON: Final = 901
TAKE_OFF: Final = 1029
TARGET: Final = 1157
INJURED: Final = 1285

TOPICS: Final = "matches plus substitutions"


# ---- A team


def strength(s: Footmania, side: c.Side) -> i64:
    """Footballers, trainees, pennants, Plus cards; no floor."""
    stars = stars_of(s.setup.box, side.field) + side.trainee * side.trainees()
    return stars + s.players[side.seat].pennants // 5 + side.boost - side.weakened


def score(s: Footmania) -> list[int]:
    return [strength(s, s.sides[0]), strength(s, s.sides[1])]


def side_of(s: Footmania, seat: i64) -> c.Side:
    return s.sides[0] if s.sides[0].seat == seat else s.sides[1]


def can_join(s: Footmania, side: c.Side, card: i64) -> bool:
    return side.trainees() > 0 and fits(s.setup.box, c.with_item(side.field, card))


def reveal(s: Footmania, side: c.Side) -> None:
    """Who stands on the pitch is publicly known from now on; the bench stays secret."""
    for card in side.field:
        squads.make_public(s, card, c.AT + side.seat)
    squads.deduce(s, side.seat)


# ---- The teams come out


def enter(s: Footmania, place: i64, seat: i64) -> None:
    """A team comes out, in its best set; it may be changed before it is shown."""
    side = s.sides[place]
    squad = s.players[seat].squad
    side.enter(seat, best_set(s.setup.box, squad))
    side.confirmed = not s.setup.choose_lineup or len(squad) == 0


def ask_lineups(s: Footmania, chance: Chance, out: Events | None) -> None:
    first: i64 = -1
    for side in s.sides:
        if side.seat >= 0 and not side.confirmed and (first < 0 or side.seat < first):
            first = side.seat
    if first >= 0:
        s.ask(ASK_LINEUP, first)
    elif s.euro >= 0:
        euromatches.start_euromatch(s, chance, out)
    else:
        start_match(s, chance, out)


class Lineup(Ask):
    """Both sides of a match at once. Any legal set may be fielded (A30)."""

    name = "lineup"
    topics = "lineup"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("auto", AUTO), Kind("confirm", CONFIRM), Kind("toggle", TOGGLE, card=card_ids))

    def asks(self, s: Footmania, seat: i64) -> bool:
        side = side_of(s, seat)
        return side.seat == seat and not side.confirmed

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        side = side_of(s, seat)
        squad = s.players[seat].squad
        actions = vec[i64](capacity=len(squad) + 2)
        actions = append(actions, CONFIRM)
        if side.toggles == c.TOGGLES and s.setup.rules < 3:  # now the best team can be had to the last
            return actions
        if not is_best(s, side):
            actions = append(actions, AUTO)
        if side.toggles == c.TOGGLES:
            return actions
        for card in squad:
            if c.holds(side.field, card) or can_join(s, side, card):
                actions = append(actions, TOGGLE + card)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        side = side_of(s, seat)
        if action == CONFIRM:
            side.confirmed = True
            ask_lineups(s, chance, out)
            return
        if side.toggles < c.TOGGLES:
            side.toggles += 1
        if action == AUTO:
            side.field = best_set(s.setup.box, s.players[seat].squad)
        elif c.holds(side.field, action - TOGGLE):
            side.field = c.without(side.field, action - TOGGLE)
        else:
            side.field = c.with_item(side.field, action - TOGGLE)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        side, card = side_of(s, seat), action - TOGGLE
        if action == AUTO and is_best(s, side):
            return Refusal("footmania.lineup.best")
        if action != AUTO and not squads.owns(s, seat, card):
            return Refusal("footmania.not-yours")
        if side.toggles == c.TOGGLES:
            return Refusal("footmania.lineup.confirm")
        return why_no_place(s, side, card)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [TOGGLE + int(card) for card in s.players[seat].squad]


ASK_LINEUP: Final = Lineup()


def is_best(s: Footmania, side: c.Side) -> bool:
    best = best_set(s.setup.box, s.players[side.seat].squad)
    if len(best) != len(side.field):
        return False
    place: i64
    for place in range(len(best)):  # noqa: SIM110 (a loop is native)
        if best[place] != side.field[place]:
            return False
    return True


def why_no_place(s: Footmania, side: c.Side, card: int) -> Refusal:
    box = s.setup.box
    if side.trainees() == 0:
        return Refusal("footmania.lineup.eleven")
    if foreigners(box, c.with_item(side.field, card)) > box.max_foreign:
        return four_foreigners(s)
    if not box.numbers[card] & c.BIT[0] and len(side.field) == c.NUMBERS - 1:
        return Refusal("footmania.lineup.keeper")
    return Refusal("footmania.lineup.number", card=box.cards[card])


def four_foreigners(s: Footmania) -> Refusal:
    return Refusal("footmania.lineup.foreigners", count=int(s.setup.box.max_foreign))


# ---- The match


def start_match(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Both teams are shown; the weaker acts first, the visitors when equal (A26)."""
    home = s.sides[0]
    away = s.sides[1]
    reveal(s, home)
    reveal(s, away)
    s.side = 1
    if strength(s, home) < strength(s, away):
        s.side = 0
    s.passes = 0
    if out is not None:
        out.disclose(
            "kick_off",
            {
                "home": home.seat,
                "away": away.seat,
                "home_cards": s.ids(home.field),
                "away_cards": s.ids(away.field),
                "score": score(s),
            },
        )
    ask_match(s, chance, out)


def ask_match(s: Footmania, chance: Chance, out: Events | None) -> None:
    """One action each in turn; two passes in a row end the match."""
    while s.passes < 2:
        s.ask(ASK_MATCH, s.sides[s.side].seat)
        if might_act(s, s.sides[s.side]):
            return
        pass_match(s, out)
    end_match(s, chance, out)


def might_act(s: Footmania, side: c.Side) -> bool:
    """Whether, for all the others can see, the side could do more than pass: with a card in hand, or with a change
    and somebody on the bench. A question asked only of those who can would show their hand (A57)."""
    if s.setup.rules < 3:
        return len(ASK_MATCH.legal(s, side.seat)) > 1
    player = s.players[side.seat]
    if len(player.plus) > 0:
        return True
    return side.changes < s.setup.box.changes and len(player.squad) > len(side.field) + len(side.gone)


def pass_match(s: Footmania, out: Events | None) -> None:
    if out is not None:
        out.add("match_passed", {"seat": s.sides[s.side].seat})
    s.passes += 1
    s.side = 1 - s.side


def acted(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.passes = 0
    s.side = 1 - s.side
    ask_match(s, chance, out)


class Match(Ask):
    """A change, a Plus card, or nothing."""

    name = "match"
    topics = TOPICS
    in_a_match = True

    def kinds(self) -> Sequence[Kind]:
        return (market.PASS_KIND, plus_cards.PLAY_PLUS_KIND, Kind("bring_on", BRING_ON, card=card_ids))

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        side = s.sides[s.side]
        actions = vec[i64](capacity=16)
        actions = append(actions, market.PASS)
        before: i64 = -1
        for plus in s.players[seat].plus:
            if plus != before and playable(s, side, plus):
                actions = append(actions, plus_cards.PLAY_PLUS + plus)
            before = plus
        if side.changes < s.setup.box.changes:
            for card in s.players[seat].squad:
                if can_come_on(s, side, card):
                    actions = append(actions, BRING_ON + card)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == market.PASS:
            pass_match(s, out)
            ask_match(s, chance, out)
        elif action >= BRING_ON:
            s.entering = action - BRING_ON
            s.ask(ASK_TAKE_OFF, seat)
            ways = ASK_TAKE_OFF.legal(s, seat)
            if len(ways) == 1 and s.setup.rules >= 3:
                ASK_TAKE_OFF.play(s, seat, ways[0], chance, out)
        else:
            s.hostile = action - plus_cards.PLAY_PLUS
            code = s.setup.box.plus_code[s.hostile]
            if code in (c.P_INJURY_ATTACKER, c.P_RED_CARD):
                s.ask(ASK_TARGET, seat)
                targets = ASK_TARGET.legal(s, seat)
                if len(targets) == 1 and s.setup.rules >= 3:
                    ASK_TARGET.play(s, seat, targets[0], chance, out)
            else:
                play_plus(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if action >= BRING_ON:
            return why_not_on(s, seat, action - BRING_ON)
        side, plus = side_of(s, seat), action - plus_cards.PLAY_PLUS
        if plus_cards.in_hand(s, seat, plus) and s.setup.box.plus_code[plus] == c.P_CANCEL:
            return Refusal("footmania.plus.answer-only")
        return plus_cards.why_not_played(s, side, plus)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        bench = [card for card in s.players[seat].squad if not c.holds(side_of(s, seat).field, card)]
        return [*plus_cards.each_in_hand(s, seat, plus_cards.PLAY_PLUS), *(BRING_ON + int(card) for card in bench)]


ASK_MATCH: Final = Match()


# ---- Changes (A27, A41)


def can_come_on(s: Footmania, side: c.Side, card: i64) -> bool:
    """Somebody can always make room for a substitute, except for a fourth foreigner."""
    if c.holds(side.field, card) or c.holds(side.gone, card):
        return False
    box = s.setup.box
    if box.deck[card] == c.FOREIGN and foreigners(box, side.field) == box.max_foreign:
        for other in side.field:
            if box.deck[other] == c.FOREIGN and fits(box, c.with_item(c.without(side.field, other), card)):
                return True
        return False
    return len(side.field) > 0 or side.trainees() > 0


def why_not_on(s: Footmania, seat: int, card: int) -> Refusal:
    box, side = s.setup.box, side_of(s, seat)
    if not squads.owns(s, seat, card):
        return Refusal("footmania.not-yours")
    if c.holds(side.field, card):
        return Refusal("footmania.substitute.fielded")
    if c.holds(side.gone, card):
        return Refusal("footmania.substitute.gone", card=box.cards[card])
    if side.changes == box.changes:
        return Refusal("footmania.substitute.used", count=int(box.changes))
    return four_foreigners(s)


class TakeOff(Ask):
    """Who makes room for the substitute."""

    name = "take_off"
    topics = TOPICS
    opens = False
    in_a_match = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("take_off_trainee", TAKE_OFF_TRAINEE), Kind("take_off", TAKE_OFF, card=card_ids))

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        side = s.sides[s.side]
        actions = vec[i64](capacity=12)
        if can_join(s, side, s.entering):
            actions = append(actions, TAKE_OFF_TRAINEE)
        for card in side.field:
            if fits(s.setup.box, c.with_item(c.without(side.field, card), s.entering)):
                actions = append(actions, TAKE_OFF + card)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        side = s.sides[s.side]
        entering = s.entering
        s.entering = -1
        gone: str | None = None
        if action != TAKE_OFF_TRAINEE:
            card = action - TAKE_OFF
            gone = s.setup.box.cards[card]
            side.field = c.without(side.field, card)
            side.gone = c.with_item(side.gone, card)
        side.field = c.with_item(side.field, entering)
        side.changes += 1
        squads.make_public(s, entering, c.AT + seat)
        squads.deduce(s, seat)
        if out is not None:
            on = s.setup.box.cards[entering]
            out.show("substituted", {"seat": seat, "off": gone, "on": on, "score": score(s)})
        acted(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        box, side = s.setup.box, side_of(s, seat)
        if action == TAKE_OFF_TRAINEE and side.trainees() == 0:
            return Refusal("footmania.substitute.trainee")
        if action != TAKE_OFF_TRAINEE and not c.holds(side.field, action - TAKE_OFF):
            return Refusal("footmania.substitute.not-fielded")
        if box.deck[s.entering] == c.FOREIGN and foreigners(box, side.field) == box.max_foreign:
            return four_foreigners(s)
        return Refusal("footmania.substitute.number", on=box.cards[s.entering])

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [TAKE_OFF + int(card) for card in side_of(s, seat).field]

    def from_outside(self, s: Footmania) -> Ask:
        return ASK_MATCH

    def forget(self, s: Footmania) -> None:
        s.entering = -1


ASK_TAKE_OFF: Final = TakeOff()


# ---- Plus cards on the pitch


def playable(s: Footmania, side: c.Side, plus: i64) -> bool:
    """Protections only answer; injuries and red cards need a footballer opposite."""
    code = s.setup.box.plus_code[plus]
    if code == c.P_CANCEL or not plus_cards.helps(s, side, plus):
        return False
    if code in (c.P_INJURY_OWNER, c.P_INJURY_ATTACKER, c.P_RED_CARD):
        return len(s.sides[1 - s.side].field) > 0
    return True


class Target(Ask):
    """Whom an injury or a red card is for."""

    name = "target"
    topics = TOPICS
    opens = False
    in_a_match = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("target", TARGET, card=card_ids),)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return each_on_the_pitch(s.sides[1 - s.side], TARGET)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.target = action - TARGET
        play_plus(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.plus.target")

    def from_outside(self, s: Footmania) -> Ask:
        return ASK_MATCH

    def forget(self, s: Footmania) -> None:
        s.hostile = -1


ASK_TARGET: Final = Target()


def each_on_the_pitch(side: c.Side, first: i64) -> vec[i64]:
    actions = vec[i64](capacity=len(side.field))
    for card in side.field:
        actions = append(actions, first + card)
    return actions


def play_plus(s: Footmania, chance: Chance, out: Events | None) -> None:
    """A hostile card may be answered before it takes effect."""
    plus = s.hostile
    box = s.setup.box
    side = s.sides[s.side]
    other = s.sides[1 - s.side]
    plus_cards.spend(s, side, plus)
    if not c.HOSTILE_OF[box.plus_code[plus]]:
        plus_cards.raise_stars(s, side, plus, s.side == 0)
        plus_cards.plus_under_deck(s, plus, plus_cards.SEEN_BY_ALL)
        s.hostile = -1
    if out is not None:
        named = None if s.target < 0 else box.cards[s.target]
        out.show("plus_played", {"seat": side.seat, "plus": box.plus[plus], "target": named, "score": score(s)})
    if s.hostile < 0:
        acted(s, chance, out)
    elif len(s.players[other.seat].plus) > 0:  # with any card in hand: a question betrays no protection (A57)
        s.ask(ASK_REACT, other.seat)
    else:
        strike(s, chance, out)


class React(Ask):
    """The answer to a hostile card. No answer to an answer; both cards are spent."""

    name = "react"
    topics = TOPICS
    in_a_match = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("no_react", NO_REACT), Kind("react", REACT, plus=plus_ids))

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        box = s.setup.box
        side = s.sides[1 - s.side]
        kind = c.HOSTILE_OF[box.plus_code[s.hostile]]
        actions = vec[i64](capacity=4)
        actions = append(actions, NO_REACT)
        before: i64 = -1
        for plus in s.players[seat].plus:
            if plus != before and box.plus_cancels[plus] & kind and plus_cards.plus_left(s, side, plus):
                actions = append(actions, REACT + plus)
            before = plus
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == NO_REACT:
            strike(s, chance, out)
            return
        plus = action - REACT
        plus_cards.spend(s, s.sides[1 - s.side], plus)
        plus_cards.plus_under_deck(s, s.hostile, plus_cards.SEEN_BY_ALL)
        plus_cards.plus_under_deck(s, plus, plus_cards.SEEN_BY_ALL)
        if out is not None:
            box = s.setup.box
            out.show("reacted", {"seat": seat, "plus": box.plus[plus], "against": box.plus[s.hostile]})
        s.hostile = -1
        s.target = -1
        acted(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        box, plus = s.setup.box, action - REACT
        if plus_cards.in_hand(s, seat, plus) and not box.plus_cancels[plus] & c.HOSTILE_OF[box.plus_code[s.hostile]]:
            return Refusal("footmania.plus.no-answer", plus=box.plus[plus])
        return plus_cards.why_not_played(s, side_of(s, seat), plus)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return plus_cards.each_in_hand(s, seat, REACT)


ASK_REACT: Final = React()


def strike(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The hostile card takes effect."""
    code = s.setup.box.plus_code[s.hostile]
    victim = s.sides[1 - s.side]
    if code == c.P_INJURY_OWNER and s.target < 0 and len(victim.field) > 1:
        s.ask(ASK_INJURED, victim.seat)
        return
    if code == c.P_WEAKEN:
        victim.weakened += s.setup.box.plus_value[s.hostile]
    else:
        if s.target < 0:
            s.target = victim.field[0]
        send_off(s, victim, code == c.P_RED_CARD, out)
    plus_cards.plus_under_deck(s, s.hostile, plus_cards.SEEN_BY_ALL)
    s.hostile = -1
    s.target = -1
    acted(s, chance, out)


class Injured(Ask):
    """Whom an injury hits, where the victim chooses."""

    name = "injured"
    topics = TOPICS
    in_a_match = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("injured", INJURED, card=card_ids),)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return each_on_the_pitch(s.sides[1 - s.side], INJURED)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.target = action - INJURED
        strike(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.plus.target")


ASK_INJURED: Final = Injured()


def send_off(s: Footmania, side: c.Side, red: bool, out: Events | None) -> None:
    """After an injury a trainee comes on; after a red card nobody does."""
    side.field = c.without(side.field, s.target)
    side.gone = c.with_item(side.gone, s.target)
    if red:
        side.dismissed += 1
    if out is not None:
        card = s.setup.box.cards[s.target]
        out.add("footballer_off", {"seat": side.seat, "card": card, "red": red, "score": score(s)})


# ---- The result


def end_match(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Two points for more stars, one each for as many."""
    home = s.sides[0]
    away = s.sides[1]
    stars = strength(s, home)
    visitors = strength(s, away)
    if out is not None:
        result = {"home": home.seat, "away": away.seat, "score": score(s), "playoff": s.playoff != 0}
        out.add("result", {**result, "day": s.day})
    if s.playoff:
        s.playoff_strengths = append(s.playoff_strengths, stars)
        s.playoff_strengths = append(s.playoff_strengths, visitors)
    else:
        s.strengths = append(s.strengths, stars)
        s.strengths = append(s.strengths, visitors)
        if stars > visitors:
            s.players[home.seat].points += 2
        elif stars < visitors:
            s.players[away.seat].points += 2
        else:
            s.players[home.seat].points += 1
            s.players[away.seat].points += 1
    if out is not None:
        out.pause(s.clone())
    home.leave()
    away.leave()
    if s.playoff:
        s.playoff_match += 1
        title.next_playoff(s, chance, out)
        return
    s.fixture += 1
    if s.fixture % c.matches_a_day(s.setup.seats) == 0:
        season.end_day(s, chance, out)
    else:
        season.before_match(s, chance, out)
