"""A match is kept by one process at a time; who kept it before changes nothing any more."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from arene.store import Conflict, Lost, Person, Seat, SqlStore, Store, Unavailable, drivers, open_store
from arene.store.matches import move_entries, restore, snapshot_of, status_of
from tests import postgres as postgresql
from tests.store.test_store import SEATS, begin, dealt, play_some, sheet

ADA = Person("p1", "Ada", "circle")


@pytest.fixture
def two(database: str) -> Iterator[tuple[SqlStore, SqlStore]]:
    """Two processes on one database, as far as it can tell."""
    one, other = open_store(database), open_store(database)
    yield one, other
    one.close()
    other.close()


def age(store: SqlStore) -> None:
    """All leases run out."""
    with store._db.transaction() as db:
        db.run(text("UPDATE processes SET until = until - 1000"))


WRITES: dict[str, Callable[[Store, str], object]] = {
    "seats": lambda store, id: store.set_seats(id, [replace(SEATS[0], name="Max")], "person"),
    "start": lambda store, id: store.start(id, dealt(sheet())),
    "stand-in": lambda store, id: store.set_stand_in(id, 0, True),
    "hand over": lambda store, id: store.hand_over(id, [0]),
    "silence": lambda store, id: store.set_silenced(id, "p1", True),
    "end": lambda store, id: store.end(id, "Max", 1.0),
    "withdraw": lambda store, id: store.withdraw(id),
    "say": lambda store, id: store.say(id, ADA, "hello", 1.0),
    "comforts": lambda store, id: store.set_comforts(id, 0, {"quick": True}),
    "clocks": lambda store, id: store.set_clocks(id, {"left": [1]}),
    "analysis": lambda store, id: store.set_analysis(id, {"whole": True}),
    "follow": lambda store, id: store.follow(id, sheet("wxyz-6789"), SEATS, None),
}


def everything(store: Store, id: str) -> object:
    kept = store.sheet(id)
    written = store.comforts(id), store.clocks(id), store.analysis(id), store.silenced(id)
    return kept, store.seats(id), store.entries(id), store.lines(id), *written


@pytest.mark.parametrize("write", WRITES)
def test_who_lost_a_match_changes_nothing(two: tuple[SqlStore, SqlStore], write: str) -> None:
    one, other = two
    made, _ = begin(one)
    assert other.claim(made.id) is None, "no lease: anybody may take over"
    before = everything(other, made.id)
    for _ in range(2):
        with pytest.raises(Lost):
            WRITES[write](one, made.id)
    assert everything(other, made.id) == before


def test_what_has_left_memory_is_still_kept(two: tuple[SqlStore, SqlStore]) -> None:
    """Until somebody else takes it."""
    one, other = two
    made, match = begin(one)
    one.let_go(made.id)
    assert one.claim(made.id) is None
    one.let_go(made.id)
    play_some(one, made, match, 2)
    one.let_go(made.id)
    assert other.claim(made.id) is None
    with pytest.raises(Lost):
        play_some(one, made, match, 1)
    assert len(other.entries(made.id)) == 2


def test_who_lost_a_match_plays_no_move(two: tuple[SqlStore, SqlStore]) -> None:
    one, other = two
    made, match = begin(one)
    play_some(one, made, match, 5)
    assert other.claim(made.id) is None
    with pytest.raises(Lost):
        play_some(one, made, match, 1)
    theirs = restore(other, made)
    assert len(theirs.moves) == 5
    play_some(other, made, theirs, 3)
    with pytest.raises(Lost):
        play_some(one, made, match, 1)
    assert one.claim(made.id) is None, "and back again"
    with pytest.raises(Conflict):  # with the moves of before
        entries = move_entries(match, 4, 4, "bot", None, 1.0)
        one.append(made.id, entries, snapshot_of(match), status_of(match))
    play_some(one, made, restore(one, made), 2)
    assert len(one.entries(made.id)) == 10


def test_a_living_process_keeps_its_matches(two: tuple[SqlStore, SqlStore]) -> None:
    one, other = two
    assert one.join("here:1", 60) == [] and other.join("there:2", 60) == []
    made, match = begin(one)
    assert one.claim(made.id) is None and other.claim(made.id) == "here:1"
    assert other.orphans(10) == []
    play_some(one, made, match, 2)
    one.leave()
    assert other.orphans(10) == [made.id] and other.claim(made.id) is None
    assert one.claim(made.id) == "there:2"


def test_a_lease_that_ran_out_tells_what_was_lost(two: tuple[SqlStore, SqlStore]) -> None:
    one, other = two
    one.join("here:1", 60)
    made, _ = begin(one)
    kept = sheet("wxyz-6789")
    one.create(kept, SEATS)
    age(one)
    assert other.orphans(10) == [made.id] and other.claim(made.id) is None
    assert one.join("here:1", 60) == [made.id]
    assert one.join("here:1", 60) == []
    one.set_seats(kept.id, [replace(SEATS[0], name="Max")], "person")
    assert other.claim(kept.id) == "here:1"


ONLY_READS = {"sqlite": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF")}
ONLY_READS["postgresql"] = ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off")


def test_where_nothing_can_be_written_a_match_is_shown_by_who_kept_it_last(two: tuple[SqlStore, SqlStore]) -> None:
    """A full disk keeps everybody from giving a sign of life."""
    one, other = two
    one.join("here:1", 60)
    made, _ = begin(one)
    nobodys = sheet("wxyz-6789")
    one.create(nobodys, SEATS)
    age(one)
    with other._db.transaction() as db:
        db.run(text("UPDATE matches SET owner = NULL WHERE id = :id"), id=nobodys.id)
    worse, better = ONLY_READS[other._db.driver.dialect.name]
    other._db._writer.execute(worse)
    assert other.claim(made.id) == "here:1"
    with pytest.raises(Unavailable):
        other.claim(nobodys.id)
    other.only_show(nobodys.id)
    other._db._writer.execute(better)
    with pytest.raises(Lost):
        other.say(nobodys.id, ADA, "hello", 1.0)
    other.only_show(nobodys.id)
    assert other.join("there:2", 60) == [nobodys.id], "what was only shown is read anew"
    assert other.claim(nobodys.id) is None and other.say(nobodys.id, ADA, "hello", 1.0).number == 1
    other.only_show(nobodys.id)
    assert other.join("there:2", 60) == [nobodys.id], "however short it was"


def test_who_stands_still_within_a_transaction_loses_it(postgres: postgresql.Cluster) -> None:
    """A process that is stopped there would hold up all others."""
    with postgres.database(postgresql.MODEL) as url:
        one, other = open_store(url), open_store(url)
        made, _ = begin(one)
        with pytest.raises(Unavailable), one._db.transaction() as db:
            one._keeping.held(db, made.id)
            name = "idle_in_transaction_session_timeout"
            told = db.row(text("SELECT setting, unit FROM pg_settings WHERE name = :name"), name=name)
            assert told is not None and (told["setting"], told["unit"]) == (str(drivers._UNFINISHED), "ms")
            db.run(text(f"SET {name} = 100"))  # so that the test need not wait so long
            assert other.claim(made.id) is None, "it waits until the row is free"
            one._keeping.held(db, made.id)
        with pytest.raises(Lost):
            one.say(made.id, ADA, "hello", 1.0)
        one.close()
        other.close()


def test_two_who_claim_at_once_do_not_both_get_it(two: tuple[SqlStore, SqlStore]) -> None:
    one, other = two
    one.join("here:1", 60)
    other.join("there:2", 60)
    for number in range(20):
        id = f"m{number}"
        one.create(sheet(id), SEATS)
        with one._db.transaction() as db:
            db.run(text("UPDATE matches SET owner = NULL"))
        answers: dict[str, str | None] = {}
        gate = threading.Barrier(2)

        def claim(store: Store, name: str, id: str = id) -> None:
            gate.wait()  # noqa: B023
            answers[name] = store.claim(id)  # noqa: B023

        threads = [threading.Thread(target=claim, args=pair) for pair in ((one, "one"), (other, "other"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(map(str, answers.values())) in (["None", "here:1"], ["None", "there:2"])


def test_all_processes_hear_news(two: tuple[SqlStore, SqlStore]) -> None:
    one, other = two
    heard, enough = [], threading.Event()

    def note(news: str) -> None:
        heard.append(news)
        if len(heard) == 6:
            enough.set()

    one.hear(note)
    other.hear(note)
    for news in ("first", "second", "third"):
        other.tell(news)
    assert enough.wait(10)
    assert sorted(heard) == ["first", "first", "second", "second", "third", "third"]


def test_a_match_and_the_one_that_follows_it(two: tuple[SqlStore, SqlStore]) -> None:
    one, _ = two
    made, _ = begin(one)
    again, late = sheet("wxyz-6789"), sheet("late-2345")
    with one._db.transaction() as db:
        db.run(text("UPDATE matches SET rematch = 'lost-2345'"))  # promised and never made
    assert one.follow(made.id, again, SEATS, dealt(again)) == again.id
    assert one.follow(made.id, late, SEATS, dealt(late)) == again.id
    assert one.sheet(late.id) is None
    follower = one.sheet(again.id)
    assert follower is not None and follower.status == "running"


def test_seats_are_given_all_or_none(two: tuple[SqlStore, SqlStore]) -> None:
    one, _ = two
    made = sheet()
    one.create(made, [SEATS[0], Seat(1, "open"), Seat(2, "open"), SEATS[3]])
    one.set_seats(made.id, [SEATS[1]], "open")
    with pytest.raises(Conflict):
        one.set_seats(made.id, [SEATS[2], SEATS[1]], "open", dealt(made))
    kept = one.sheet(made.id)
    assert kept is not None and kept.status == "open" and one.seats(made.id)[2].kind == "open"
    one.set_seats(made.id, [SEATS[2]], "open", dealt(made))
    kept = one.sheet(made.id)
    assert kept is not None and kept.status == "running"
