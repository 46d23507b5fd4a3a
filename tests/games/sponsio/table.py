"""Tables to test at: the spec's deal, and short ways to say what the players do."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import arene
from arene.core.actions import Action
from arene.core.chance import Chance, Fast
from arene.core.match import ActionLike, Match

Position = dict[str, Any]

D1_HANDS = (
    "B5 B6 G9 R1 R4 R9 Y2 Y5",
    "B1 B3 B4 B8 B9 G3 G8 R7",
    "B7 G1 G2 G4 R3 Y6 Y7 Y8",
    "B2 G5 G7 R2 R6 Y1 Y3 Y9",
)
D1_TALON = "G6 R5 R8 Y4"
W1_TRICKS = (
    "B5 B4 B7 B2 | Y7 Y9 Y2 B3 | Y1 Y5 R7 Y8 | G2 G7 G9 G3 | R9 B9 R3 R2 | R1 G8 G4 R6 | Y3 B6 B8 Y6 | G1 G5 R4 B1"
)
W2_TRICKS = (
    "B6 B4 B7 B2 | R3 R2 R9 R7 | Y2 B1 Y8 Y1 | Y7 Y3 Y5 B8 | Y6 Y9 R1 B3 | R6 R4 G8 G2 | G7 G9 G3 G4 | B5 B9 G1 G5"
)
PETER = [("R1", "V", "2"), ("Y2", "XII", "1-4"), ("B5", "VIII", "yes"), ("R4", "XIV", "no")]


def d1(**fields: Any) -> Position:
    """The spec's deal D1: four players, dealer seat 3. ``purses`` and ``streaks`` set those of all seats: it is no
    longer the first round then."""
    later = {"round": 2} if "purses" in fields or "streaks" in fields else {}
    purses = fields.pop("purses", (10, 10, 10, 10))
    streaks = fields.pop("streaks", (0, 0, 0, 0))
    seats = [
        {"hand": hand.split(), "purse": purse, "streak": streak}
        for hand, purse, streak in zip(D1_HANDS, purses, streaks, strict=True)
    ]
    return {"seats": seats, "talon": D1_TALON.split(), "dealer": 3, **later, **fields}


class Table:
    """A match with the players' moves in short words. The awaited seat acts unless ``seat`` says who must be it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def seat(self) -> int:
        return self.match.awaiting[0]

    def do(self, kind: str, **params: object) -> list[dict[str, object]]:
        return self.match.play(self.seat, {"kind": kind, **params})

    def passes(self, times: int = 1) -> Table:
        for _ in range(times):
            self.do("pass")
        return self

    def bet(self, card: str, ticket: str, what: str | int, stake: int | None = None) -> Table:
        steps: list[ActionLike] = [{"kind": "reveal", "card": card}, {"kind": "bet", "ticket": ticket}]
        steps.append({"kind": "target", "seat": what} if isinstance(what, int) else {"kind": "wager", "wager": what})
        if stake is not None:
            steps.append({"kind": "stake", "coins": stake})
        self.match.play(self.seat, steps)
        return self

    def token(self, card: str, token: str, pay: str | None = None) -> Table:
        """Reveal a card and take a token, up to the token's own question."""
        self.do("reveal", card=card)
        self.do("token", token=token)
        if pay is not None:
            self.do("pay_reveal", card=pay)
        return self

    def swap(self, card: str, take: str, give: str) -> Table:
        self.do("reveal", card=card)
        self.do("swap_take", card=take)
        self.do("swap_give", card=give)
        return self

    def tricks(self, text: str) -> Table:
        """Play the cards in order, the leader's first; those that play themselves must agree."""
        for trick in text.split("|"):
            for card in trick.split():
                laid = [event["card"] for event in self.events("card_played")]
                if card not in laid:
                    self.do("play", card=card)
        cards = [event["cards"] for event in self.events("trick_won")]
        assert cards[-len(text.split("|")) :] == [trick.split() for trick in text.split("|")]
        return self

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """The events of the present round so far that everybody sees (the last round's while it ends)."""
        found: list[dict[str, Any]] = []
        for event in self.match.events(None):
            if not kinds or event["kind"] in kinds:
                found.append(dict(event))
        return found

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self.match.view(seat)["players"][seat])

    def purses(self) -> list[int]:
        return [seat["purse"] for seat in self.match.position()["seats"]]

    def streaks(self) -> list[int]:
        return [seat["streak"] for seat in self.match.position()["seats"]]

    def offered(self, kind: str) -> list[object]:
        """What the awaited seat is offered of a kind: the values of its parameter."""
        return [next(iter(a.params.values()), None) for a in self.match.actions(self.seat) if a.kind == kind]


def worked_box(**changes: Any) -> dict[str, Any]:
    """The prices that the worked examples are told with: two tokens for a coin, two for a card."""
    return own_edition(tokens={"fight": "coin", "double": "reveal", "modifier": "coin", "three": "reveal"}, **changes)


def table(position: Mapping[str, Any] | None = None, **settings: Any) -> Table:
    """A table at the deal D1, or at another position; its further deals come from a fixed seed."""
    settings = {"seed": 1, "edition": worked_box(), **settings}
    return Table(arene.position("sponsio", d1() if position is None else position, **settings))


def own_edition(**changes: Any) -> dict[str, Any]:
    """The edition's data, an owner's, with some fields of his box changed."""
    data: dict[str, Any] = json.loads(json.dumps(arene.load_game("sponsio").edition().data))
    return {**data, "source": "owner", **changes}


def peter_bets(at: Table) -> Table:
    """Peter's betting P: four bets of seat 0, the others pass."""
    for card, ticket, wager in PETER:
        at.bet(card, ticket, wager)
        at.passes(3)
    return at


def random_options(draw: Fast, seats: int) -> dict[str, object]:
    """Any options of a match."""

    def pick(*values: object) -> object:
        return values[int(draw.below("", len(values)))]

    options: dict[str, object] = {
        "first_dealer": pick("random", *range(seats)),
        "nines_scope": pick("in_play", "whole_deck"),
        "dealer_obligation": pick("strict", "only_if_still_none"),
        "counter_target": pick("any", "has_bet"),
        "traitor_streak": pick("per_lost_bet", "single", "none"),
        "goal_coins": pick(15, 30, 60),
        "max_rounds": pick(1, 2, 5, 10),
    }
    if seats == 3:
        options["removed_color"] = pick("yellow", "green", "blue", "red", "random")
    return options


def random_match(number: int, **settings: Any) -> tuple[Match, Fast]:
    """A match whose seats, options and moves come from one number."""
    draw = Fast(number)
    seats = 3 + int(draw.below("", 2))
    options = random_options(draw, seats)
    return arene.new_match("sponsio", seats=seats, seed=number, options=options, **settings), draw


def random_steps(match: Match, draw: Chance, lazy: int = 0) -> Iterator[int]:
    """Play to the end, yielding before each move the seat that is to make it. ``lazy``: per cent of turns passed."""
    while not match.over:
        yield match.awaiting[0]
        match.play(*random_move(match, draw, lazy))


def random_move(match: Match, draw: Chance, lazy: int) -> tuple[int, Action]:
    """Any move of the awaited seat. ``lazy``: per cent of turns passed."""
    seat = match.awaiting[0]
    actions = match.actions(seat)
    if actions[0].kind == "pass" and int(draw.below("", 100)) < lazy:
        return seat, actions[0]
    return seat, actions[int(draw.below("", len(actions)))]
