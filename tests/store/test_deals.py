"""The same deal at several tables: each person has one of them, and results count while the deal runs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text

from arene.store import Conflict, Ending, Person, Seat, SharedDeal, Sheet, Store, open_store
from arene.store.deals import DAILY, DUPLICATE, Deals
from tests.store.test_store import SEATS, dealt, sheet

DEAL = SharedDeal("deal-2345", DUPLICATE, "sponsio", "p1", 1.0)
DAY = SharedDeal("sponsio-2026-11-17", DAILY, "sponsio", "", 1.0, "2026-11-17", 100.0)
WAITING = [Seat(0, "open"), *SEATS[1:]]


def table(id: str, deal: SharedDeal = DEAL) -> Sheet:
    return replace(sheet(id), deal=deal.id)


def two_tables(store: Store) -> Deals:
    """The first one with Ada, the second one with an open seat."""
    store.create_shared(DEAL, [(table("aaaa-2222"), SEATS, None), (table("bbbb-2222"), WAITING, None)])
    return store.deals


def test_a_deal_is_closed_until_all_its_tables_are_over(database: str) -> None:
    store = open_store(database)
    deals = two_tables(store)
    assert deals.get(DEAL.id) == DEAL and deals.tables(DEAL.id) == ["aaaa-2222", "bbbb-2222"]
    assert not deals.are_closed(None, 5.0) and not deals.are_closed("none", 5.0)
    assert deals.are_closed(DEAL.id, 5.0)
    store.start("aaaa-2222", dealt(table("aaaa-2222")))
    store.end("aaaa-2222", "Ada", 5.0)
    assert deals.are_closed(DEAL.id, 5.0), "the other one still waits"
    store.withdraw("bbbb-2222")
    assert not deals.are_closed(DEAL.id, 5.0)


def test_nobody_sits_at_two_tables_of_a_deal(database: str) -> None:
    store = open_store(database)
    deals = two_tables(store)
    ada, bob = Seat(0, "person", "Ada", "circle", "p1"), Seat(0, "person", "Bob", "circle", "p2")
    assert deals.table_of(DEAL.id, "p1") == "aaaa-2222"
    with pytest.raises(Conflict):
        store.set_seats("bbbb-2222", [ada], "open")
    assert store.seats("bbbb-2222")[0].kind == "open", "nothing of it is written"
    store.set_seats("bbbb-2222", [bob], "open")
    store.set_seats("bbbb-2222", [Seat(0, "open")], "person")
    assert deals.table_of(DEAL.id, "p2") is None, "before the match one may stand up"
    store.set_seats("aaaa-2222", [Seat(0, "open")], "person")
    store.set_seats("bbbb-2222", [ada], "open")
    assert deals.table_of(DEAL.id, "p1") == "bbbb-2222"


def test_who_was_sent_away_has_seen_the_table(database: str) -> None:
    store = open_store(database)
    deals = two_tables(store)
    store.start("aaaa-2222", dealt(table("aaaa-2222")))
    store.hand_over("aaaa-2222", [0])
    with pytest.raises(Conflict):
        store.set_seats("bbbb-2222", [Seat(0, "person", "Ada", "circle", "p1")], "open")
    assert deals.table_of(DEAL.id, "p1") == "aaaa-2222"


def test_a_day_counts_the_first_match_of_each_person_that_is_over_in_time(database: str) -> None:
    store = open_store(database)
    people = {"p1": (2, 30), "p2": (1, 20), "p3": (1, 25), "late": (1, 99), "given-up": (1, 99)}
    for number, (person, (rank, score)) in enumerate(people.items()):
        made = table(f"aaaa-222{number}", DAY)
        seats = [Seat(0, "person", person, "circle", person), *SEATS[1:]]
        store.save_person(Person(person, person, "circle"))
        store.create_shared(DAY, [(made, seats, dealt(made))])
        with pytest.raises(Conflict):
            store.create_shared(DAY, [(replace(made, id="again"), seats, dealt(made))])
        store.create_shared(DAY, [(replace(made, id=f"practice-{person}"), seats, dealt(made))], counts=False)
        assert store.deals.table_of(DAY.id, person) == made.id
        if person == "given-up":
            store.end(made.id, person, 50.0)
            continue
        _finish(store, made.id, 150.0 if person == "late" else 50.0)
        store.settle(made.id, Ending({0: (rank, score), 1: (4, 0)}, "good"))
    found = store.deals.results(DAY.id)
    assert [(one.person, one.rank, one.score) for one in found] == [("p3", 1, 25), ("p2", 1, 20), ("p1", 2, 30)]
    assert store.deals.days_of("p1", "sponsio") == ["2026-11-17"] and store.deals.days_of("late", "sponsio") == []
    assert store.deals.days("sponsio", "2026-11-18", 5) == [DAY] and store.deals.days("sponsio", DAY.day, 5) == []
    assert store.deals.are_closed(DAY.id, 99.9) and not store.deals.are_closed(DAY.id, 100.0)
    store.accounts.erase("p3")
    assert [one.person for one in store.deals.results(DAY.id)] == ["p2", "p1"], "nothing is kept of who leaves"


def _finish(store: Store, match: str, at: float) -> None:
    """The match is over at that time, whoever played."""
    with store._db.transaction() as db:  # type: ignore[attr-defined]
        db.run(text("UPDATE matches SET status = 'over', updated = :at WHERE id = :match"), at=at, match=match)


def test_what_is_kept_of_a_person_tells_of_deals(database: str) -> None:
    store = open_store(database)
    two_tables(store)
    kept = store.accounts.kept_of(Person("p1", "Ada", "circle"))
    assert [row["match"] for row in kept["deals"]] == ["aaaa-2222"]
