"""A match explained, whatever the game, the seats and the options: what is looked at adds up, and nobody is judged by
what he could not know."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice, product

import pytest

import arene
from arene.analysis import page, work
from arene.analysis.course import Course, Walk, course_of, walk
from arene.analysis.explaining import Analysis
from arene.analysis.hints import hint
from arene.analysis.plan import Plan, open_steps
from arene.analysis.report import report
from arene.analysis.telling import Telling
from arene.analysis.work import Piece, done
from arene.bots import make_bot
from arene.core.chance import Fast, Sealed, seed_from
from arene.core.match import Match
from arene.core.playout import ENDLESS, answer
from arene.words import words
from tests.contract.tables import Table, spread
from tests.contract.walks import start

Where = tuple[str, int]

FEW = 3  # positions that a property looks at


@cache
def course(id: str, seats: int, number: int) -> Course:
    """A match of regular bots with some options, as an analysis takes it."""
    *_, table = islice(spread(id, seats, "analysis", 2), number + 1)  # at a glance there is one table in all
    seed = seed_from(table.seed)
    chance, thinking, moves = Sealed(seed), Fast(table.seed), list[tuple[int, int]]()
    state, bot = start(table, chance), make_bot("regular", table.game)
    while (seat := int(state.actor())) >= 0:
        assert len(moves) < ENDLESS
        action = int(answer(bot, state, seat, thinking))
        state.play(seat, action, chance, None)
        moves.append((seat, action))
    options, edition = json.dumps(table.options), json.dumps(dict(table.edition.data))
    rules = table.game.rules
    return Course(id, rules, seats, options, edition, seed.hex(), "null", "null", tuple(moves))


@pytest.fixture(params=[0, 1], ids=["defaults", "options"])
def there(request: pytest.FixtureRequest, where: Where) -> Walk:
    return walk(course(*where, request.param))


def some(steps: list[int]) -> list[int]:
    """A few of them, the first and the last among them."""
    return sorted({steps[place * (len(steps) - 1) // (FEW - 1)] for place in range(FEW)}) if steps else []


def plan(there: Walk) -> Plan:
    """As little as an analysis can be."""
    return Plan(4, 2, tuple(some(there.decisions())), 4, 2, 2, 3, tuple(some(there.draws())), 2, 1.0)


def test_what_is_kept_comes_again_and_what_is_drawn_anew_leaves_the_match_alone(there: Walk) -> None:
    position, varied = there.game.position, not there.draws()
    for step in some(there.draws()):
        before, streams = position(there.states[step]), there.streams(step)
        assert position(there.again(step, streams, 1)) == before
        others = [json.dumps(position(there.again(step, [], seed)), sort_keys=True) for seed in range(6)]
        varied = varied or len(set(others)) > 1  # a last die may change nothing any more
        assert position(there.states[step]) == before
    assert varied


def test_every_stream_of_chance_is_declared_and_has_a_name(there: Walk) -> None:
    streams = {stream for step in there.draws() for stream in there.streams(step)}
    assert streams <= set(there.game.draws), "Game.draws lists the labels of chance"
    for lang in arene.LANGUAGES:
        unnamed = [one for one in streams if not words(lang, there.game.id).has(f"stream-{one.replace('_', '-')}")]
        assert not unnamed, f"{lang}: no message stream-<label> for {unnamed}"


def test_chances_add_up_and_end_with_the_result(there: Walk) -> None:
    firsts = {seat: side for seat, side in enumerate(there.sides) if there.sides.index(side) == seat}
    for step in some(open_steps(there)):
        chances = [one.mean for one in done(there.course, Piece("look", step, 3)).seats]
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)
        if there.course.seats > 1:
            assert sum(chances[seat] for seat in firsts) == pytest.approx(1, abs=1e-4)
    if there.course.seats > 1:
        won = [standing.seat for standing in there.states[-1].standings() if standing.rank == 1]
        assert all((chances[seat] > 0) == (seat in won) for seat in there.seats)


def test_what_draws_bring_one_they_take_from_others(there: Walk) -> None:
    firsts = [seat for seat, side in enumerate(there.sides) if there.sides.index(side) == seat]
    for step in some(there.draws()):
        found = done(there.course, Piece("luck", step, 3))
        assert [stream for stream, _ in found.streams] == there.streams(step)
        for _, seats in found.streams:
            if there.course.seats > 1:
                assert sum(seats[seat].mean for seat in firsts) == pytest.approx(0, abs=1e-4)


def test_a_move_against_itself_makes_no_difference_and_another_is_legal(there: Walk) -> None:
    for step in some(there.decisions()):
        seat, played = there.course.moves[step]
        other = done(there.course, Piece("review", step, 12)).action
        assert other in there.states[step].legal(seat)
        same = done(there.course, Piece("verdict", step, 2, played, why=True))
        assert all(one.mean == 0 and one.squares == 0 for one in [*same.seats, *same.scores])
        assert not same.differences


def test_a_decision_is_judged_by_what_its_seat_knew(there: Walk) -> None:
    """In any world that looks the same to the seat, the judge says the same."""
    for step in some(there.decisions()):
        seat, _ = there.course.moves[step]
        other = Walk.__new__(Walk)
        vars(other).update({**vars(there), "states": list(there.states)})
        other.states[step] = there.states[step].sample(seat, Fast(step))
        last = int(there.states[step].legal(seat)[-1])
        for look, piece in (
            (work.reviewed, Piece("review", step, 12)),
            (work.judged, Piece("verdict", step, 3, last, why=True)),
        ):
            assert look(there, piece) == look(other, piece), f"{there.course.game}, position {step}, {piece.kind}"


def test_a_hint_knows_what_its_seat_knows(there: Walk) -> None:
    """In any world that looks the same to the seat, it is the same; what it names can be played."""
    for step in some(there.decisions())[:2]:
        seat, _ = there.course.moves[step]
        state = there.states[step]
        worlds = (state, state.sample(seat, Fast(step)))
        told = [hint(there, world, seat, 5, "strong:playouts=12", 3) for world in worlds]
        assert told[0] == told[1], f"{there.course.game}, position {step}"
        legal = state.legal(seat)
        assert told[0].action in legal and told[0].other in legal and told[0].other != told[0].action


def analysed(there: Walk, batches: int | None = None) -> Analysis:
    """All of it, or as far as somebody let it go on."""
    analysis = Analysis(there.course, plan(there))
    for number, batch in enumerate(analysis.batches()):
        if number == batches:
            break
        for piece in batch:
            analysis.take(done(there.course, piece))
    return analysis


def test_it_is_told_in_both_languages(where: Where) -> None:
    """However far it came: as text, as a page and as a picture, which need nothing from elsewhere."""
    table: Table = next(spread(*where, "told", 1))
    match = quick_match(table)
    there = walk(course_of(match))
    stopped, whole = (report(analysed(there, batches), match) for batches in (1, None))
    assert whole["whole"] and not stopped["whole"]
    for found, lang in product((stopped, whole), ("fr", "en")):
        assert json.loads(json.dumps(found, allow_nan=False)) == found
        telling = Telling(match, there, found, lang)
        told = telling.to_json()
        assert len(told["seats"]) == match.seats and told["title"] in page.text(telling)
        for made in (page.html(telling), page.shared(telling)):
            assert "<svg" in made and "http" not in made.replace("http://www.w3.org/2000/svg", "")


def quick_match(table: Table) -> Match:
    """A match of regular bots, as a file holds it."""
    match = arene.new_match(table.game.id, table.seats, table.seed, table.chosen, players=_names(table.seats))
    bot, thinking = make_bot("regular", table.game), Fast(table.seed)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, int(answer(bot, match.state, seat, thinking)))
    return match


def _names(seats: int) -> list[str]:
    return ["Ana", "Bo", "Cleo", "Dan", "Eva", "Finn"][:seats]
