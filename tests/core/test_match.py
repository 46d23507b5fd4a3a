"""The match: it checks, records, restores and takes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import arene
from arene import BadData, Match, Refusal, Script, ScriptError
from arene.core.chance import Fast
from tests.games.sponsio.table import W1_TRICKS, Table, d1, peter_bets, random_match, random_steps, table


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything that a refused action must leave as it was."""
    return (
        match.hash,
        len(match.moves),
        [match.events(seat) for seat in (None, *range(match.seats))],
        match.memory(),
        match._chance.used,
        [str(match.undo_refusal(seat)) for seat in range(match.seats)],
    )


def refused(match: Match, seat: int, action: Any) -> Refusal:
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.play(seat, action)
    assert snapshot(match) == before
    return caught.value


def bad_data(match: Match, seat: int, action: Any) -> BadData:
    before = snapshot(match)
    with pytest.raises(BadData) as caught:
        match.play(seat, action)
    assert snapshot(match) == before
    return caught.value


def near_the_end() -> Table:
    """W1 in round 5 at its last question: seat 3 answers and the match ends."""
    at = peter_bets(table(d1(round=5))).tricks(W1_TRICKS)
    at.do("keep")
    at.do("keep")
    return at


# ---- refusals


def test_not_your_turn() -> None:
    match = table().match
    refusal = refused(match, 2, {"kind": "pass"})
    assert refusal.rule == "match.not-your-turn"
    assert refusal.params == {"seat": 2, "awaiting": [0]}
    assert match.actions(2) == [] and match.blocked(2) == []


@pytest.mark.parametrize("seat", [-1, 4, 99, True, False, "1", 1.0, [0]])
def test_no_such_seat(seat: Any) -> None:
    match = table().match
    error = bad_data(match, seat, {"kind": "pass"})
    assert str(error) == f"seat: {seat!r} is out of range; allowed is 0 to 3"
    asks: list[Any] = [match.view, match.actions, match.undo, match.seen, match.events, match.blocked]
    asks += [match.away_action, match.undo_refusal, lambda who: match.comfort_action(who, {})]
    for ask in asks:
        with pytest.raises(BadData, match="allowed is 0 to 3"):
            ask(seat)


@pytest.mark.parametrize("since", [-1, "a", 1.5, True, None])
def test_events_since_no_number(since: Any) -> None:
    with pytest.raises(BadData, match=r"^since: .* is out of range; allowed is 0 or more$"):
        table().match.events(0, since=since)


def test_nothing_is_played_for_a_seat_that_is_not_asked() -> None:
    match = table().match
    away = match.away_action(0)
    assert away is not None and away.kind == "pass"
    assert [match.away_action(seat) for seat in (1, 2, 3)] == [None] * 3
    at = near_the_end()
    at.do("keep")
    assert [at.match.away_action(seat) for seat in range(4)] == [None] * 4


def test_after_the_end() -> None:
    at = near_the_end()
    at.do("keep")
    match = at.match
    assert match.over and match.awaiting == []
    for seat in range(4):
        assert refused(match, seat, {"kind": "pass"}).rule == "match.over"
        assert match.actions(seat) == [] and match.blocked(seat) == []
    assert [standing["rank"] for standing in match.standings] == [1, 2, 2, 2]


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (10_000, "action: there is no action number 10000"),
        (-1, "action: there is no action number -1"),
        (True, "action: expected an object with a kind, not True"),
        (None, "action: expected an object with a kind, not None"),
        (1.5, "action: expected an object with a kind, not 1.5"),
        ("pass", "action: expected an object with a kind, not 'pass'"),
        (b"\x00", "action: expected an object with a kind, not b'\\x00'"),
        (bytearray(b"\x01"), "action: expected an object with a kind, not bytearray"),
        ([], "actions: an empty list plays nothing"),
        ({"kind": "reveal", "card": "Z1"}, "action.card: 'Z1' is not one of G1, "),
        ({"kind": "fold"}, "action.kind: 'fold' is not one of pass, reveal, "),
        ([{"kind": "pass"}, {"kind": "fold"}], "action.kind: 'fold' is not one of pass, "),
    ],
)
def test_unknown_actions(action: Any, message: str) -> None:
    assert str(bad_data(table().match, 0, action)).startswith(message)


def test_an_action_object_its_json_and_its_number_are_the_same() -> None:
    hashes = []
    for form in range(3):
        match = table().match
        action = match.actions(0)[3]
        forms: list[Any] = [action, action.to_json(), action.number]
        match.play(0, forms[form])
        hashes.append(match.hash)
    assert len(set(hashes)) == 1


def test_a_refusal_speaks() -> None:
    refusal = refused(table().match, 0, {"kind": "reveal", "card": "B9"})
    assert str(refusal) == "The blue 9 is not in your hand. [sponsio.reveal.not-yours]"
    assert arene.refusal_sentence(refusal, "fr") == "Le 9 bleu n’est pas dans votre main."
    assert str(refused(table().match, 1, 0)) == "It is not your turn. [match.not-your-turn]"


# ---- lists of actions


def test_a_list_is_played_as_one() -> None:
    match = table().match
    steps: list[dict[str, object]] = [
        {"kind": "reveal", "card": "R1"},
        {"kind": "bet", "ticket": "V"},
        {"kind": "wager", "wager": "2"},
    ]
    events = match.play(0, steps)
    assert [event["kind"] for event in events] == ["revealed", "bet_placed"]
    assert len(match.moves) == 3 and match.awaiting == [1]


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_list_is_played_all_or_none(length: int) -> None:
    match = table().match
    steps: list[dict[str, object]] = [
        {"kind": "reveal", "card": "R1"},
        {"kind": "bet", "ticket": "V"},
        {"kind": "wager", "wager": "2"},
    ]
    refusal = refused(match, 0, [*steps[:length], {"kind": "reveal", "card": "R4"}])
    assert refusal.rule == ("match.not-your-turn" if length == 3 else "sponsio.order")


def test_a_list_stops_where_chance_came_in_and_the_chance_is_put_back() -> None:
    at = peter_bets(table(d1())).tricks(W1_TRICKS)
    at.do("keep")
    at.do("keep")  # seat 3's answer, the last, deals the next round
    refusal = refused(at.match, 3, [{"kind": "keep"}, {"kind": "pass"}])
    assert (refusal.rule, refusal.params) == ("match.batch", {"place": 1})
    twin = peter_bets(table(d1())).tricks(W1_TRICKS)
    for _ in range(3):
        twin.do("keep")
    at.do("keep")
    assert at.match.hash == twin.match.hash


def test_a_list_cannot_probe_the_last_trick() -> None:
    """The cards of the last trick play themselves: whoever triggers them must look before he goes on."""
    at = peter_bets(table())
    tricks = [trick.split() for trick in W1_TRICKS.split("|")]
    for card in [card for trick in tricks[:7] for card in trick][:-1]:
        at.do("play", card=card)
    assert at.seat == 2
    refusal = refused(at.match, 2, [{"kind": "play", "card": "Y6"}, {"kind": "keep"}])
    assert (refusal.rule, refusal.params) == ("match.batch", {"place": 1})
    at.do("play", card="Y6")
    assert at.match.view(2)["phase"] == "score"


def test_a_script_that_ends_too_soon_loses_nothing() -> None:
    at = Table(arene.position("sponsio", d1(), chance=Script([])))
    peter_bets(at).tricks(W1_TRICKS)
    at.do("keep")
    at.do("keep")
    before = snapshot(at.match)
    with pytest.raises(ScriptError, match="the script has no draw left for 'deal'"):
        at.do("keep")
    assert snapshot(at.match) == before


# ---- undo


def test_nothing_to_take_back() -> None:
    match = table().match
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.rule == "match.undo-nothing"


def test_steps_of_a_bet_can_be_taken_back_one_by_one() -> None:
    at = table().token("R1", "double", pay="R4").passes(3)
    at.do("reveal", card="Y2")
    hashes = [at.match.hash]
    for kind, params in (("bet", {"ticket": "V"}), ("wager", {"wager": "2"})):
        at.do(kind, **params)
        hashes.append(at.match.hash)
    assert at.match.view(0)["decision"] == "stake"
    for expected in (hashes[1], hashes[0]):
        assert at.match.undo_refusal(0) is None
        at.match.undo(0)
        assert at.match.hash == expected
    refusal = at.match.undo_refusal(0)
    assert refusal is not None and refusal.rule == "match.undo-fence"  # the revealed card stays revealed
    assert len(at.match.moves) == 7


def test_the_fence_moves_and_disclosures() -> None:
    at = table()
    at.do("reveal", card="R1")  # shown to all
    assert str(at.match.undo_refusal(0)).endswith("[match.undo-fence]")
    at.do("swap_take", card="G6")  # a half-made choice
    assert at.match.undo_refusal(0) is None
    other = at.match.undo_refusal(1)
    assert other is not None and (other.rule, other.params) == ("match.undo-other", {"seat": 0})
    at.do("swap_give", card="R4")  # done: the turn is over
    assert str(at.match.undo_refusal(0)).endswith("[match.undo-fence]")
    at.do("pass")
    refusal = at.match.undo_refusal(0)
    assert refusal is not None and (refusal.rule, refusal.params) == ("match.undo-other", {"seat": 1})


def test_a_token_with_a_coin_price_can_be_given_back_before_its_card() -> None:
    at = table()
    at.do("reveal", card="R1")
    before = at.match.hash
    at.do("token", token="fight")
    assert at.player(0)["purse"] == 9
    at.match.undo(0)
    assert at.match.hash == before and at.player(0)["purse"] == 10


def test_cards_and_chance_cannot_be_taken_back() -> None:
    at = peter_bets(table())
    at.do("play", card="B5")
    assert str(at.match.undo_refusal(0)).endswith("[match.undo-fence]")
    for number in range(3):
        match, draw = random_match(number)
        for seat in random_steps(match, draw):
            for other in range(match.seats):
                reason = match.undo_refusal(other)
                if reason is None:
                    assert other == seat == match.moves[-1].seat
                    assert all(event.kind == "token_taken" for event in match.moves[-1].events)


def test_undo_gives_the_same_future() -> None:
    at, twin = table(), table()
    for one in (at, twin):
        one.do("reveal", card="R1")
    at.do("bet", ticket="V")
    at.match.undo(0)
    for one in (at, twin):
        one.do("no_action")
    assert at.match.hash == twin.match.hash
    assert at.match.events(None) == twin.match.events(None)


# ---- what a match says


def test_events_since_a_move() -> None:
    match = arene.new_match("sponsio", seats=3, seed=3)
    opening = match.events(None)
    assert [event["kind"] for event in opening] == ["match_started", "round_started", "talon"]
    assert [event["kind"] for event in match.events(1)] == ["match_started", "round_started", "dealt", "talon"]
    match.play(match.awaiting[0], 0)
    match.play(match.awaiting[0], 0)
    assert [event["kind"] for event in match.events(None, since=1)] == ["passed"]
    assert match.events(None, since=2) == []


def test_the_same_seed_gives_the_same_match() -> None:
    for seats in (3, 4):
        one, two = (arene.new_match("sponsio", seats=seats, seed="x") for _ in range(2))
        for match in (one, two):
            for _ in random_steps(match, Fast(9)):
                pass
        assert [move.hash for move in one.moves] == [move.hash for move in two.moves]
        assert one.commitment == two.commitment
        assert one.events(0) == two.events(0)


def test_without_a_seed_matches_differ() -> None:
    assert len({arene.new_match("sponsio", seats=4).hash for _ in range(5)}) == 5


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 2}, "seats: 2 is out of range; sponsio is played by 3 to 4"),
        ({"seats": 5}, "seats: 5 is out of range; sponsio is played by 3 to 4"),
        ({"seats": 3, "players": ["a"]}, "players: 1 names for 3 seats"),
        ({"seats": 3, "players": ["a", "b", "  "]}, "players[2]: '  ' is not a name"),
        ({"seats": 3, "players": ["a", "b", "\ud800"]}, "players[2]: '\\ud800' is not a name"),
        ({"seats": 3, "players": ["a", "b", "\x1b[31mRed"]}, "players[2]: '\\x1b[31mRed' is not a name"),
        ({"seats": 3, "players": ["a", "two\nlines", "c"]}, "players[1]: 'two\\nlines' is not a name"),
        ({"seats": 3, "players": ["line\u2028separator", "b", "c"]}, "players[0]: 'line\\u2028separator' is not"),
        ({"seats": 3, "players": ["a", "b", "\u202eturned"]}, "players[2]: '\\u202eturned' is not a name"),
        ({"seats": 3, "players": ["a", "b", "c" * 3000]}, "players[2]: 'ccc"),
        ({"seats": 3, "players": 5}, "players: 5 is no list of names"),
        ({"seats": 3, "options": 5}, "options: 5 is no dictionary of settings"),
        ({"seats": 3, "options": "abc"}, "options: 'abc' is no dictionary of settings"),
        ({"seats": 3, "options": []}, "options: [] is no dictionary of settings"),
        ({"seats": 3, "edition": 5}, "edition: 5 is neither an edition, nor its data, nor the name of a file"),
        ({"seats": 3, "edition": "a\0b"}, "'a\\x00b': cannot be read: it is not the name of a file"),
        ({"seats": 3, "chance": 5}, "chance: 5 is no Script"),
        ({"seats": 3, "chance": [("dealer", 1)]}, "chance: [('dealer', 1)] is no Script"),
        ({"seats": 3, "seed": "\ud800"}, "seed: is no text that can be written down"),
        ({"seats": 3, "seed": [1]}, "seed: [1] is no seed; use a whole number, a text or 32 bytes"),
        ({"seats": 3, "seed": {}}, "seed: {} is no seed; "),
        ({"seats": 3, "seed": 7.5}, "seed: 7.5 is no seed; "),
        ({"seats": 3, "seed": True}, "seed: True is no seed; "),
        ({"seats": 3, "seed": b"abc"}, "seed: a seed of bytes has 32 of them, not 3"),
        ({"seats": 4, "options": {"removed_color": "red"}}, "options.removed_color: has no meaning with 4 players"),
        (
            {"seats": 3, "options": {"first_dealer": 3}},
            'options.first_dealer: 3 is not allowed; choose "random", 0, 1 or 2',
        ),
        ({"seats": 3, "options": {"first_dealer": True}}, "options.first_dealer: true is not allowed"),
        ({"seats": 3, "options": {"goal_coins": 14}}, "options.goal_coins: 14 is out of range; allowed is 15 to 60"),
        ({"seats": 3, "options": {"max_rounds": 11}}, "options.max_rounds: 11 is out of range; allowed is 1 to 10"),
        ({"seats": 3, "options": {"traitor_streak": "two"}}, 'options.traitor_streak: "two" is not allowed; choose '),
        ({"seats": 3, "options": {"speed": 1}}, "options.speed: unknown field; known are "),
        ({"seats": 3, "edition": "no-such.toml"}, "no-such.toml: cannot be read: No such file or directory"),
    ],
)
def test_a_match_that_cannot_be(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as caught:
        arene.new_match("sponsio", **settings)
    assert str(caught.value).startswith(message)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(BadData, match="game: 'chess' is not one of automobile, "):
        arene.new_match("chess", seats=2)


def test_scripted_chance_makes_the_match() -> None:
    order = ["B9", "B8", "B7", "G1", "G2", "G3"]
    draws = [("removed_color", "red"), ("dealer", 1), ("deal", order)]
    match = arene.new_match(
        "sponsio", seats=3, options={"removed_color": "random"}, chance=Script([(a, b) for a, b in draws])
    )
    view = match.view(2)
    assert (view["removed"], view["dealer"], match.awaiting) == ("red", 1, [2])
    assert {"B9", "G1"} <= set(view["players"][2]["hand"])  # the first card of each round of dealing
    assert {"B8", "G2"} <= set(match.view(0)["players"][0]["hand"])
    assert {"B7", "G3"} <= set(match.view(1)["players"][1]["hand"])
    assert match.view(None)["talon"] == ["B4", "B5", "B6"]


def test_positions_of_no_seats_are_refused() -> None:
    wrong: list[Any] = [{}, {"seats": 4}, [], None]
    for position in wrong:
        with pytest.raises(BadData, match="seats: a position lists its seats"):
            arene.position("sponsio", position)


# ---- what a match gives away is no longer its own, nor is what it was given


def test_what_is_handed_out_can_be_changed_without_harm(tmp_path: Path) -> None:
    match = arene.new_match("sponsio", seats=4, seed=7)
    before = match.events(0)
    for event in match.events(0):
        for value in event.values():
            if isinstance(value, list):
                value.append("XX")
            elif isinstance(value, dict):
                value.clear()
    looked = match.view(0)
    looked["tickets"][0]["wagers"][0]["counts"].append(7)
    assert match.view(0)["tickets"][0]["wagers"][0]["counts"] != looked["tickets"][0]["wagers"][0]["counts"]
    played = match.play(1, match.actions(1)[1])
    played[0].clear()
    assert match.events(0)[: len(before)] == before
    match.save(tmp_path / "a.jsonl")
    assert arene.load(tmp_path / "a.jsonl").hash == match.hash


def test_what_is_handed_in_can_be_changed_without_harm(tmp_path: Path) -> None:
    given = d1()
    match = arene.position("sponsio", given, seed=3)
    given["seats"][0]["purse"] = 3
    given["talon"].append("G1")
    match.play(match.awaiting[0], {"kind": "pass"})
    match.save(tmp_path / "b.jsonl")
    assert arene.verify(tmp_path / "b.jsonl").hash == match.hash


def test_every_match_reads_the_script_from_its_start(tmp_path: Path) -> None:
    cards = ["G1"]
    script = Script([("dealer", 1), ("deal", cards)], seed=5)
    one, two = (arene.new_match("sponsio", seats=4, chance=script) for _ in range(2))
    cards.append("G2")
    three = arene.new_match("sponsio", seats=4, chance=script)
    assert one.hash == two.hash == three.hash
    for match in (one, two):
        for _ in random_steps(match, Fast(3)):
            pass
        match.save(tmp_path / "match.jsonl")
        assert arene.verify(tmp_path / "match.jsonl").hash == match.hash
    assert one.hash == two.hash


def test_a_script_names_cards_by_their_names() -> None:
    with pytest.raises(ScriptError, match="'deal' names G1 twice or not in the deck"):
        arene.new_match("sponsio", seats=4, chance=Script([("dealer", 1), ("deal", ["G1", "G1"])]))
    for wrong in (None, 5, "deal", {"deal": 1}):
        given: Any = wrong
        with pytest.raises(ScriptError, match=r"a script is a list of \(label, value\)"):
            Script(given)
