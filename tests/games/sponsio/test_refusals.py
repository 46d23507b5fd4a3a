"""Every refusal names its rule, is said in both languages, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import arene
from arene import Refusal, Speaker
from tests.games.rules_text import rules_named
from tests.games.sponsio.table import Table, d1, own_edition, peter_bets, random_match, random_steps, table

ALL_BY_CARD = dict.fromkeys(("fight", "double", "modifier", "three"), "reveal")


def revealed(at: Table, card: str = "R1") -> Table:
    at.do("reveal", card=card)
    return at


def obliged(**settings: Any) -> Table:
    """The dealer, seat 3, must bet: nobody has when turn 4 began."""
    return table(**settings).passes(15)


def wager_asked(ticket: str, **settings: Any) -> Table:
    at = revealed(table(**settings).bet("R1", "V", "2"), "R7")
    at.do("bet", ticket=ticket)
    return at


def empty_handed() -> Table:
    """An owner's box where every token costs a card: in turn 4 seat 0 lays its last one."""
    at = table(edition=own_edition(tokens=ALL_BY_CARD))
    at.token("B5", "fight", pay="B6").do("fight_card", card="G9")
    at.passes(3)
    at.token("R1", "double", pay="R4").passes(3)
    at.token("R9", "three", pay="Y2").passes(3)
    return revealed(at, "Y5")


def modifying() -> Table:
    at = table().bet("R1", "V", "2").passes(3).bet("Y2", "XVI", 1).passes(3)
    return at.token("B5", "modifier")


def _poor(coins: int) -> Table:
    return revealed(table(d1(purses=(coins, 10, 10, 10))))


CASES: list[tuple[str, Callable[[], Table], dict[str, object]]] = [
    ("sponsio.order", lambda: table(), {"kind": "bet", "ticket": "V"}),
    ("sponsio.order", lambda: revealed(table()), {"kind": "pass"}),
    ("sponsio.order", lambda: peter_bets(table()), {"kind": "collect"}),
    ("sponsio.dealer.must-bet", obliged, {"kind": "pass"}),
    ("sponsio.dealer.must-bet", lambda: revealed(obliged(), "B2"), {"kind": "no_action"}),
    ("sponsio.dealer.must-bet", lambda: revealed(obliged(), "B2"), {"kind": "token", "token": "double"}),
    ("sponsio.dealer.must-bet", lambda: revealed(obliged(), "B2"), {"kind": "swap_take", "card": "G6"}),
    ("sponsio.reveal.not-yours", lambda: table(), {"kind": "reveal", "card": "B9"}),
    ("sponsio.reveal.face-up", lambda: table().bet("R1", "V", "2").passes(3), {"kind": "reveal", "card": "R1"}),
    ("sponsio.bet.not-in-play", lambda: revealed(table()), {"kind": "bet", "ticket": "I"}),
    ("sponsio.bet.taken", lambda: revealed(table().bet("R1", "V", "2"), "R7"), {"kind": "bet", "ticket": "V"}),
    (
        "sponsio.bet.same-colour",
        lambda: revealed(table().bet("R1", "V", "2").passes(3), "Y2"),
        {"kind": "bet", "ticket": "XIII"},
    ),
    ("sponsio.bet.no-coin", lambda: _poor(0), {"kind": "bet", "ticket": "V"}),
    ("sponsio.bet.wager", lambda: wager_asked("VI"), {"kind": "target", "seat": 0}),
    ("sponsio.bet.not-printed", lambda: wager_asked("VI"), {"kind": "wager", "wager": "yes"}),
    ("sponsio.bet.not-printed", lambda: rewagering(), {"kind": "rewager", "wager": "yes"}),
    (
        "sponsio.counter.no-target",
        lambda: revealed(table(options={"counter_target": "has_bet"})),
        {"kind": "bet", "ticket": "XVI"},
    ),
    ("sponsio.counter.target", lambda: wager_asked("XVI"), {"kind": "wager", "wager": "2"}),
    ("sponsio.counter.opponent", lambda: wager_asked("XVI"), {"kind": "target", "seat": 1}),
    ("sponsio.counter.nobody", lambda: three_at_counter(), {"kind": "target", "seat": 3}),
    (
        "sponsio.counter.no-bet-yet",
        lambda: wager_asked("XVI", options={"counter_target": "has_bet"}),
        {"kind": "target", "seat": 2},
    ),
    ("sponsio.double.needs-token", lambda: wager_asked("VI"), {"kind": "stake", "coins": 2}),
    (
        "sponsio.token.taken",
        lambda: revealed(table().token("R1", "double", pay="R4"), "R7"),
        {"kind": "token", "token": "double"},
    ),
    ("sponsio.token.no-coin", lambda: _poor(0), {"kind": "token", "token": "fight"}),
    ("sponsio.token.no-card", empty_handed, {"kind": "token", "token": "modifier"}),
    ("sponsio.fight.no-card", lambda: fight_needs_two(), {"kind": "token", "token": "fight"}),
    ("sponsio.modifier.no-ticket", lambda: revealed(table()), {"kind": "token", "token": "modifier"}),
    ("sponsio.modifier.own-ticket", modifying, {"kind": "modify", "ticket": "VI"}),
    ("sponsio.modifier.not-counter", modifying, {"kind": "modify", "ticket": "XVI"}),
    ("sponsio.modifier.no-ticket", lambda: only_counter(), {"kind": "token", "token": "modifier"}),
    ("sponsio.modifier.doubled", lambda: frozen_by_doubling(), {"kind": "rewager", "wager": "3"}),
    ("sponsio.modifier.counter-bet", lambda: frozen_by_counter(), {"kind": "rewager", "wager": "3"}),
    ("sponsio.three.three-coins", lambda: _poor(2), {"kind": "token", "token": "three"}),
    ("sponsio.swap.no-card", empty_handed, {"kind": "swap_take", "card": "G6"}),
    ("sponsio.swap.not-in-talon", lambda: revealed(table()), {"kind": "swap_take", "card": "B9"}),
    ("sponsio.play.not-yours", lambda: peter_bets(table()), {"kind": "play", "card": "B9"}),
    ("sponsio.play.follow", lambda: follower(), {"kind": "play", "card": "R7"}),
]


def rewagering() -> Table:
    at = table().bet("R1", "V", "2").passes(3).token("B5", "modifier")
    at.do("modify", ticket="V")
    return at


def three_at_counter() -> Table:
    match = arene.new_match("sponsio", seats=3, seed=1)
    at = Table(match)
    at.do("reveal", card=at.offered("reveal")[0])
    at.do("bet", ticket="XVI")
    return at


def only_counter() -> Table:
    return revealed(table().bet("R1", "XVI", 1).passes(3), "Y2")


def frozen_by_doubling() -> Table:
    """The dealer laid the modifier on a doubled bet in the last turn and leads the first trick."""
    at = table(d1(dealer=0), options={"first_dealer": 0}).passes(3)
    at.token("R1", "double", pay="Y2").passes(3)
    at.bet("B5", "V", "2", stake=2).passes(3)
    at.token("Y5", "fight").do("fight_card", card="R4")
    return at.passes(3).token("B6", "modifier")


def frozen_by_counter() -> Table:
    at = table(d1(dealer=0)).passes(3).bet("R1", "V", "2").bet("B1", "XVI", 0).passes(2)
    return at.token("B5", "modifier")


def fight_needs_two() -> Table:
    """Seat 0 has one hand card left after laying: it can pay for the fight token or lie under it, not both."""
    hands = ("B5 B6 R1 R4 R9 Y2", "B1 B3 B4 B8 B9 G3", "B7 G1 G2 G4 R3 Y6", "B2 G5 G7 R2 R6 Y1")
    talon = "G6 R5 R8 Y4 G9 Y5 G8 R7 Y7 Y8 Y3 Y9"
    deal = {"seats": [{"hand": hand.split()} for hand in hands], "talon": talon.split()}
    at = table(deal, edition=own_edition(tokens=ALL_BY_CARD, hand_size=6, turns=3, tickets=short_tickets()))
    at.token("B5", "double", pay="B6").passes(3)
    at.token("R1", "three", pay="R4").passes(3)
    return revealed(at, "R9")


def short_tickets() -> list[dict[str, Any]]:
    """The tickets with trick counts that six cards allow."""
    tickets: list[dict[str, Any]] = own_edition()["tickets"]
    for ticket in tickets:
        for wager in ticket["wagers"]:
            if wager["id"] == "4+":
                wager["counts"] = [4, 5, 6]
    return tickets


def follower() -> Table:
    at = peter_bets(table())
    at.do("play", card="B5")
    return at


def test_a_frozen_wager_in_one_list_is_refused_for_what_freezes_it() -> None:
    """The turn is over once the modifier lies on a frozen ticket: the list is refused, and says why."""
    doubled = table().token("R1", "double", pay="R4").passes(3).bet("Y2", "V", "2", stake=2).passes(3)
    countered = table().bet("R1", "V", "2").bet("B1", "XVI", 0).passes(2)
    for at, rule in ((doubled, "sponsio.modifier.doubled"), (countered, "sponsio.modifier.counter-bet")):
        before = at.match.hash
        steps = [
            {"kind": "reveal", "card": "B5"},
            {"kind": "token", "token": "modifier"},
            {"kind": "modify", "ticket": "V"},
            {"kind": "rewager", "wager": "3"},
        ]
        with pytest.raises(Refusal) as caught:
            at.match.play(0, steps)
        assert caught.value.rule == rule and at.match.hash == before
    with pytest.raises(Refusal) as caught:
        table().match.play(1, {"kind": "rewager", "wager": "3"})
    assert caught.value.rule == "match.not-your-turn"


def test_without_a_ticket_the_modifier_is_not_refused_for_the_counter_bet() -> None:
    told = []
    for at in (revealed(table()), only_counter()):
        with pytest.raises(Refusal) as caught:
            at.do("token", token="modifier")
        told.append(Speaker(at.match.game, "en", list("ABCD")).refusal(caught.value))
    assert "counter-bet" not in told[0] and "counter-bet" in told[1]


@pytest.mark.parametrize(("rule", "make", "action"), CASES, ids=[f"{rule}-{n}" for n, (rule, _, _) in enumerate(CASES)])
def test_refused_with_its_rule_and_nothing_changed(
    rule: str, make: Callable[[], Table], action: dict[str, object]
) -> None:
    match = make().match
    seat = match.awaiting[0]
    before = (match.hash, len(match.moves), match.events(seat), match.view(seat))
    with pytest.raises(Refusal) as caught:
        match.play(seat, action)
    assert caught.value.rule == rule
    assert (match.hash, len(match.moves), match.events(seat), match.view(seat)) == before
    for lang in arene.LANGUAGES:
        sentence = Speaker(match.game, lang, match.players).refusal(caught.value)
        assert sentence.endswith(".") and "{" not in sentence
    assert str(caught.value).endswith(f"[{rule}]")


def test_every_rule_that_the_code_names_is_reached() -> None:
    assert rules_named(arene.load_game("sponsio")) == {rule for rule, _, _ in CASES}


def test_the_reason_says_what_is_concerned() -> None:
    at = revealed(table().bet("R1", "V", "2").passes(3), "Y2")
    with pytest.raises(Refusal) as caught:
        at.do("bet", ticket="VI")
    assert caught.value.params == {"ticket": "VI", "held": "V"}
    with pytest.raises(Refusal) as caught:
        follower().do("play", card="R7")
    assert caught.value.params == {"suit": "blue", "count": 5, "face_up": 0}


def test_greyed_choices_have_their_reasons() -> None:
    at = revealed(table().bet("R1", "V", "2").passes(3), "Y2")
    reasons = {
        (action.kind, next(iter(action.params.values()))): refusal.rule for action, refusal in at.match.blocked(0)
    }
    assert reasons == {
        ("bet", "V"): "sponsio.bet.taken",
        ("bet", "VI"): "sponsio.bet.same-colour",
        ("bet", "XIII"): "sponsio.bet.same-colour",
    }
    greyed = {str(action): refusal.rule for action, refusal in _poor(1).match.blocked(0) if action.kind == "token"}
    assert list(greyed.values()) == ["sponsio.modifier.no-ticket", "sponsio.three.three-coins"]
    assert [action.kind for action, _ in obliged().match.blocked(3)] == ["pass"]
    assert {action.params["card"] for action, _ in follower().match.blocked(1)} == {"G3", "G8", "R7"}


def test_whatever_is_sent_is_played_or_refused() -> None:
    """Any action number at any moment: it is legal and played, or refused by a rule, never anything else."""
    for number in range(3):
        match, draw = random_match(number)
        rules = set()
        for seat in random_steps(match, draw):
            legal, before = {action.number for action in match.actions(seat)}, match.hash
            for kind in match.space.kinds.values():
                action = kind.base + int(draw.below("", kind.size))
                if action not in legal:
                    with pytest.raises(Refusal) as caught:
                        match.play(seat, action)
                    rules.add(caught.value.rule)
            assert match.hash == before
        assert "sponsio.order" in rules and len(rules) > 5
