"""Processes that end at any moment, and several at once: a notice is neither lost nor sent twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from arene.server.notices.postman import _HELD
from arene.server.notices.turns import GRACE
from arene.store import open_store
from tests.server.postbox import Mailbox, mailbox
from tests.server.waiting import Site, Time, settings, signs_up, site, two_at_a_table

BOB = "bob@mail.example"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


class Ended(Exception):
    """The process is no more."""


def prepared(at: Site, box: Mailbox) -> str:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    return two_at_a_table(at, ada, bob)


def test_a_process_that_ends_after_the_move_leaves_the_notice_to_the_next(database: str, box: Mailbox) -> None:
    clocks = Time()
    with site(database, settings(box), clocks) as at:
        prepared(at, box)
    assert box.letters == []
    clocks.now += GRACE + 60
    with site(database, settings(box), clocks) as at:
        at.call(at.app.state.tables.wake_all)  # a start looks at every match under way
        at.round()
        assert len(box.letters) == 1
    with site(database, settings(box), clocks) as at:
        at.call(at.app.state.tables.wake_all)
        at.round(GRACE + 1)
        assert len(box.letters) == 1


@pytest.mark.parametrize("moment", ["posted", "taken", "sent"])
def test_a_process_that_ends_while_it_sends(
    database: str, box: Mailbox, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything was sent another one sends it; right after, it comes again under the same id, and mailboxes show
    it once."""
    clocks = Time()
    with site(database, settings(box), clocks) as at:
        prepared(at, box)
        name = {"posted": "take", "taken": "channel", "sent": "sent"}[moment]

        def end(*values: object) -> None:
            raise Ended

        monkeypatch.setattr(at.app.state.store.notices, name, end)
        with pytest.raises(Ended):
            at.round(GRACE + 1)
    before = len(box.letters)
    assert before == (moment == "sent")
    with site(database, settings(box), clocks) as at:
        at.round()
        assert len(box.letters) == (1 if moment == "posted" else before), "another process may have it in hand"
        at.round(_HELD + 1)
        at.round(_HELD + 1)
        assert len(box.letters) == 1 + before and len({letter["Message-ID"] for letter in box.letters}) == 1


def test_two_processes_send_each_letter_once(database: str, box: Mailbox) -> None:
    clocks = Time()
    with site(database, settings(box), clocks) as at:
        for _ in range(3):
            prepared(at, box)
        at.time.now += GRACE + 1
        at.call(at.postman.attention.look)
        with site(database, settings(box), clocks) as other:

            async def both() -> None:
                await asyncio.gather(at.postman.send(), other.postman.send(), other.postman.send())

            at.call(both)
            other.round()
        at.round()
    assert len(box.letters) == 3 and len({letter["Message-ID"] for letter in box.letters}) == 3


def test_two_processes_make_one_digest(database: str, box: Mailbox) -> None:
    clocks = Time()
    with site(database, settings(box), clocks) as at:
        ada, bob = at.person("Ada"), at.person("Bob")
        signs_up(at, bob, box, BOB)
        assert bob.put("/api/me/notices", json={"daily": True, "hour": 6, "zone": "Asia/Tokyo"}).status_code == 200
        two_at_a_table(at, ada, bob)
        at.round(GRACE + 1)
        at.time.now += 86400
        with site(database, settings(box), clocks) as other:

            async def both() -> None:
                await asyncio.gather(at.postman.gather(), other.postman.gather())

            at.call(both)
            other.round()
        at.round()
    assert len(box.letters) == 1


def test_a_process_that_lost_the_match_tells_nobody(database: str, box: Mailbox) -> None:
    """Its turns are written under the fence, like its moves."""
    clocks = Time()
    with site(database, settings(box), clocks) as at:
        match = prepared(at, box)
        at.round()
        store = open_store(database)
        with store._db.transaction() as db:
            db.run(text("UPDATE matches SET owner = 'another', fence = fence + 1"))
        store.close()
        at.round(GRACE + 1)
        assert box.letters == [] and not at.app.state.tables.has(match)
