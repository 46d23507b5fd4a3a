"""States: what is asked of them changes nothing, copies are copies, positions are complete, steps can be taken back."""

from __future__ import annotations

import json
import random
from pathlib import Path

import arene
from arene.core.chance import Fast
from arene.core.match import Match
from arene.core.schema import check
from tests.contract.fields import differences, fixed, snapshot
from tests.contract.tables import spread
from tests.contract.walks import moments, play_on, start

Where = tuple[str, int]


def test_asking_changes_nothing(where: Where) -> None:
    """Legal actions, candidates, views, standings: the same when asked again, and the state is as it was."""
    for table in spread(*where, "pure", 4):
        for moment in moments(table):
            apart = fixed(moment.state)
            before = snapshot(moment.state, apart)
            for seat in range(table.seats):
                state, game = moment.state, moment.game
                asked = [
                    [
                        [int(one) for one in state.awaiting()],
                        int(state.actor()),
                        moment.legal(seat),
                        [int(one) for one in state.asides(seat)],
                        game.candidates(state, seat) if seat in moment.awaiting else [],
                        game.away_action(state, seat) if seat in moment.awaiting else None,
                        game.patience(state, seat) if seat in moment.awaiting else None,
                        game.private(state, seat),
                        game.view(state, seat),
                        game.view(state, None),
                        [standing.to_json() for standing in state.standings()],
                        game.position(state),
                    ]
                    for _ in range(2)
                ]
                assert asked[0] == asked[1], f"{moment}: seat {seat} asked twice, two answers"
                assert json.loads(json.dumps(asked[0])) == asked[0], f"{moment}: seat {seat}: not plain data"
            changed = differences(before, snapshot(moment.state, apart))
            assert not changed, f"{moment}: asking changed {changed}"


def test_who_is_asked_and_for_what(where: Where) -> None:
    """Awaited seats ascend and have actions, each once and known by name; the others have none; none is the end."""
    for table in spread(*where, "asked", 4):
        space = table.game.actions(table.edition)
        for moment in moments(table):
            awaiting = moment.awaiting
            assert awaiting == sorted(set(awaiting)), f"{moment}: awaits {awaiting}"
            assert int(moment.state.actor()) == (awaiting[0] if awaiting else -1), f"{moment}: another actor"
            assert moment.state.over() == (not awaiting), f"{moment}: over, or not"
            for seat in range(table.seats):
                legal = moment.legal(seat)
                assert bool(legal) == (seat in awaiting), f"{moment}: seat {seat} has {legal}, awaited are {awaiting}"
                assert len(set(legal)) == len(legal), f"{moment}: seat {seat} is offered something twice: {legal}"
                for action in legal:
                    told = space.action(action).to_json()
                    assert space.from_json(json.loads(json.dumps(told))).number == action, f"{moment}: {told}"
                if seat in awaiting:
                    shown = moment.game.candidates(moment.state, seat)
                    assert len(set(shown)) == len(shown), f"{moment}: seat {seat} is shown something twice"
                    assert set(legal) <= set(shown), f"{moment}: legal, not shown: {sorted(set(legal) - set(shown))}"
                    away = moment.game.away_action(moment.state, seat)
                    assert away is None or away in legal, f"{moment}: away, seat {seat} would play {away}"
            standings = moment.state.standings()
            assert sorted(int(one.seat) for one in standings) == list(range(table.seats)), f"{moment}: standings"
            ranks = [int(one.rank) for one in standings]
            assert ranks == sorted(ranks), f"{moment}: ranks {ranks}"
            json.dumps([one.to_json() for one in standings])


def test_a_clone_is_equal_and_shares_nothing_that_changes(where: Where) -> None:
    for table in spread(*where, "clone", 4):
        whole = snapshot(start(table, Fast(table.seed)))
        for moment in moments(table, 30):
            apart = fixed(moment.state)
            clone, twin, before = moment.state.clone(), moment.state.clone(), snapshot(moment.state, apart)
            unlike = differences(moment.state, clone)
            assert not unlike, f"{moment}: the clone differs in {unlike}"
            play_on(clone, moment.number, 40)
            touched = differences(before, snapshot(moment.state, apart))
            assert not touched, f"{moment}: a move of the clone changed {touched}"
            play_on(twin, moment.number, 40)
            unlike = differences(clone, twin)
            assert not unlike, f"{moment}: the same moves and luck give two positions: {unlike}"
        assert differences(whole, snapshot(start(table, Fast(table.seed)))) == [], f"{table}: a match changed the box"


def test_a_position_read_back_is_the_same_state(where: Where) -> None:
    for table in spread(*where, "position", 5):
        for moment in moments(table):
            position = moment.game.position(moment.state)
            check(moment.game.position_schema, position)
            told = json.loads(json.dumps(position))
            assert told == position, f"{moment}: the position is not plain data"
            again = moment.game.state_from(told, table.seats, table.options, table.edition)
            unlike = differences(moment.state, again)
            assert not unlike, f"{moment}: read back, it differs in {unlike}"


def test_a_step_taken_back_leaves_no_trace(where: Where) -> None:
    for table in spread(*where, "undo", 3):
        match, draw = _match(str(where[0]), table.seats, dict(table.chosen), table.seed), random.Random(table.seed)
        for number in range(400):
            if match.over:
                break
            seat = draw.choice(match.awaiting)
            action, goes_back = draw.choice(match.actions(seat)), draw.random() < 0.5
            before = (snapshot(match.state), match.position(), match._chance.memory()) if goes_back else None
            match.play(seat, action)
            if match.moves[-1].pauses:  # a full trick, a match whistled off: people have looked at it
                assert match.undo_refusal(seat) is not None, f"{table}, move {number}: {action}"
            if before and match.undo_refusal(seat) is None:
                match.undo(seat)
                traces = differences(before[0], snapshot(match.state))
                assert not traces, f"{table}, move {number}: {action} taken back left {traces}"
                assert (match.position(), match._chance.memory()) == before[1:]
                match.play(seat, action)
        assert match.over or number == 399


def test_a_saved_match_goes_on_as_it_was(where: Where, tmp_path: Path) -> None:
    """Saved in the middle and loaded: the same state, the same events, the same future."""
    for table in spread(*where, "saved", 2):
        match, draw = _match(str(where[0]), table.seats, dict(table.chosen), table.seed), random.Random(table.seed)
        for _ in range(draw.randrange(20, 200)):
            if match.over:
                break
            seat = draw.choice(match.awaiting)
            match.play(seat, draw.choice(match.actions(seat)))
        match.save(tmp_path / "saved.jsonl")
        again = arene.load(tmp_path / "saved.jsonl")
        unlike = differences(match.state, again.state)
        assert not unlike, f"{table}, move {len(match.moves)}: loaded, it differs in {unlike}"
        for viewer in (None, *range(table.seats)):
            assert again.events(viewer) == match.events(viewer), f"{table}: other events for {viewer}"
        play_on(match.state, 1, 20)
        play_on(again.state, 1, 20)
        assert not differences(match.state, again.state), f"{table}: another future"


def _match(game: str, seats: int, options: dict[str, object], seed: int) -> Match:
    return arene.new_match(game, seats=seats, seed=seed, options=options)


def test_chance_is_the_only_chance(where: Where) -> None:
    """The same seed gives the same match, event by event."""
    for table in spread(*where, "again", 2):
        first, second = ([[event.to_json() for event in moment.events] for moment in moments(table)] for _ in range(2))
        assert first == second, f"{table}: two matches of one seed differ"
        assert Fast(table.seed).below("", 1000) == Fast(table.seed).below("", 1000)
