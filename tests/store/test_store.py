"""The store loses nothing and tells conflicts apart."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from arene.core.chance import Fast, commitment, seed_from
from arene.core.game import load_game
from arene.core.match import Match
from arene.store import Conflict, Deal, Person, Seat, Sheet, Store, open_store, sql
from arene.store.accounts import Accounts
from arene.store.matches import deal_of, fresh, move_entries, restore, snapshot_of, status_of, undo_entry


def sheet(id: str = "abcd-2345", seed: int = 7) -> Sheet:
    game = load_game("sponsio")
    edition = game.edition()
    return Sheet(
        id=id,
        game="sponsio",
        rules_version=game.rules_version,
        edition=dict(edition.data),
        edition_hash=edition.hash,
        options=game.check_options(4, {"max_rounds": 1}),
        seats=4,
        seed=seed_from(seed).hex(),
        commitment=commitment(seed_from(seed)),
        host="p1",
        listed=True,
        away_minutes=0,
        created=time.time(),
    )


SEATS = [
    Seat(0, "person", "Ada", "circle", "p1"),
    *(Seat(n, "bot", f"Bot {n}", "square", None, "easy") for n in (1, 2, 3)),
]


def dealt(made: Sheet) -> Deal:
    deal = deal_of(made, SEATS, time.time())
    assert deal is not None
    return deal


def begin(store: Store) -> tuple[Sheet, Match]:
    made = sheet()
    store.create(made, SEATS)
    match = fresh(made, SEATS)
    store.start(made.id, dealt(made))
    return made, match


def play_some(store: Store, made: Sheet, match: Match, moves: int) -> None:
    chance, seq = Fast(3), len(store.entries(made.id))
    for _ in range(moves):
        if match.over:
            break
        seat, before = match.awaiting[0], len(match.moves)
        actions = match.actions(seat)
        match.play(seat, actions[int(chance.below("", len(actions)))])
        store.append(
            made.id, move_entries(match, before, seq, "bot", None, time.time()), snapshot_of(match), status_of(match)
        )
        seq += 1


def test_a_match_comes_back_after_a_stop(database: str) -> None:
    store = open_store(database)
    made, match = begin(store)
    play_some(store, made, match, 30)
    # no close: a killed process leaves the file as it is
    again = open_store(database)
    kept = again.sheet(made.id)
    assert kept is not None and kept.status == "running"
    restored = restore(again, kept)
    assert restored.hash == match.hash
    assert restored.awaiting == match.awaiting
    assert [move.hash for move in restored.moves] == [move.hash for move in match.moves]


def test_other_rules_go_on_from_the_recorded_position(database: str) -> None:
    store = open_store(database)
    made, match = begin(store)
    play_some(store, made, match, 30)
    kept = store.sheet(made.id)
    assert kept is not None
    restored = restore(store, replace(kept, rules_version=0))
    assert restored.hash == match.hash
    assert restored.events(None) == match.events(None)
    play_some(store, made, restored, 500)
    assert restored.over


def test_an_undo_is_an_entry_of_its_own(database: str) -> None:
    store = open_store(database)
    made, match = begin(store)
    seat = match.awaiting[0]
    match.play(seat, next(action for action in match.actions(seat) if action.kind == "reveal"))
    store.append(made.id, move_entries(match, 0, 0, "person", "k1", 1.0), snapshot_of(match), status_of(match))
    before = match.hash
    match.play(seat, next(action for action in match.actions(seat) if action.kind == "bet"))
    store.append(made.id, move_entries(match, 1, 1, "person", "k2", 2.0), snapshot_of(match), status_of(match))
    match.undo(seat)
    store.append(made.id, [undo_entry(match, seat, 2, "k3", 3.0)], snapshot_of(match), status_of(match))
    assert [entry.kind for entry in store.entries(made.id)] == ["move", "move", "undo"]
    kept = store.sheet(made.id)
    assert kept is not None
    assert restore(store, kept).hash == before


def test_conflicts(database: str) -> None:
    store = open_store(database)
    made, match = begin(store)
    with pytest.raises(Conflict):
        store.create(made, SEATS)
    with pytest.raises(Conflict):
        store.start(made.id, dealt(made))
    seat = match.awaiting[0]
    match.play(seat, match.actions(seat)[0])
    entries = move_entries(match, 0, 0, "person", "same", 1.0)
    store.append(made.id, entries, snapshot_of(match), "running")
    with pytest.raises(Conflict):
        store.append(made.id, entries, snapshot_of(match), "running")
    with pytest.raises(Conflict):
        store.append(made.id, [replace(entries[0], seq=2)], snapshot_of(match), "running")
    assert len(store.entries(made.id)) == 1
    assert len(store.entries_with_key(made.id, seat, "same")) == 1
    assert store.entries_with_key(made.id, seat, "other") == []


def test_a_seat_is_taken_once(database: str) -> None:
    store = open_store(database)
    made = sheet()
    store.create(made, [SEATS[0], Seat(1, "open"), *SEATS[2:]])
    store.set_seats(made.id, [Seat(1, "person", "Zoé", "diamond", "p2")], "open")
    with pytest.raises(Conflict):
        store.set_seats(made.id, [Seat(1, "person", "Max", "cross", "p3")], "open")
    assert store.seats(made.id)[1].name == "Zoé"
    assert [found.match for found in store.played("p2", 5)] == [made.id]
    assert [found.id for found in store.open_matches(5, since=made.created - 1)] == [made.id]


def test_people_chat_notes_and_the_key(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(database)
    made, _ = begin(store)
    ada = Person("p1", "Ada", "circle")
    store.save_person(ada)
    store.save_person(replace(ada, name="Ada L."))
    assert store.person("p1") == Person("p1", "Ada L.", "circle")
    assert store.person("p9") is None
    store.say(made.id, ada, "bonjour", 1.0)
    store.say(made.id, ada, "à vous", 2.0)
    assert [line.text for line in store.lines(made.id)] == ["bonjour", "à vous"]
    assert [line.text for line in store.lines(made.id, 1)] == ["à vous"]
    with monkeypatch.context() as patch:  # however much was said
        patch.setattr(sql, "LINES", 1)
        assert [line.text for line in store.lines(made.id)] == ["à vous"]
    store.set_note(made.id, "p1", "il a le 9")
    store.set_note(made.id, "p1", "il a deux 9")
    assert store.note(made.id, "p1") == "il a deux 9"
    assert store.note(made.id, "p2") == ""
    secret = store.secret()
    store.close()
    assert open_store(database).secret() == secret


def test_many_who_write_at_once_are_all_written_and_one_failure_stays_alone(database: str) -> None:
    store = open_store(database)
    codes = [f"m{number}" for number in range(24)]
    matches = {}
    for code in codes:
        page = sheet(code)
        store.create(page, SEATS)
        match = matches[code] = fresh(page, store.seats(code))
        store.start(code, dealt(page))
        match.play(match.awaiting[0], match.actions(match.awaiting[0])[0])

    def write(code: str) -> str:
        entries = move_entries(matches[code], 0, 5 if code == "m7" else 0, "person", None, 2.0)
        try:
            store.append(code, entries, snapshot_of(matches[code]), status_of(matches[code]))
        except Conflict:
            return "conflict"
        return "written"

    with ThreadPoolExecutor(24) as threads:
        told = dict(zip(codes, threads.map(write, codes), strict=True))
    assert [code for code in codes if told[code] == "conflict"] == ["m7"]
    again = open_store(database)
    assert [len(again.entries(code)) for code in codes] == [0 if code == "m7" else 1 for code in codes]


def test_a_repeated_request_is_found_by_its_index_however_long_the_match(tmp_path: Path) -> None:
    store = open_store(tmp_path / "a.db")
    statement, _ = store._db.prepare(sql._ENTRIES_WITH_KEY)
    plan = store._db._reader.execute(f"EXPLAIN QUERY PLAN {statement}", {"match": "a", "seat": 0, "key": "b"})
    assert "moves_by_key (match=? AND seat=? AND key=?)" in str([tuple(row) for row in plan])
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda accounts: accounts.renew_link("p1", "this"),
        lambda accounts: accounts.set_account("p1", "ada", "$", "this"),
    ],
    ids=["link", "password"],
)
def test_another_link_or_password_comes_with_the_end_of_all_other_devices(
    database: str, monkeypatch: pytest.MonkeyPatch, change: Callable[[Accounts], None]
) -> None:
    """All or nothing: else whoever had the old one would stay."""
    store = open_store(database)
    store.save_person(Person("p1", "Ada", "circle"))
    store.accounts.open_session("p1", "Firefox", 1.0)
    with monkeypatch.context() as patch:
        patch.setattr("arene.store.accounts._END_OTHERS", text("DELETE FROM no_such_table"))
        with pytest.raises(Exception, match="no_such_table"):
            change(store.accounts)
    assert store.person("p1") == Person("p1", "Ada", "circle") and store.accounts.login("p1") == ""
    change(store.accounts)
    assert store.accounts.sessions("p1") == []
    store.close()
