"""``arene admin check-matches``: which stored matches are no longer what they were."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import text

from arene.cli import main
from arene.store import SqlStore, open_store
from arene.store.checking import check_matches
from tests.store.test_store import SEATS, begin, dealt, play_some, sheet


def change(store: SqlStore, statement: str) -> None:
    with store._db.transaction() as db:
        db.run(text(statement))


@pytest.mark.parametrize(
    ("statement", "move", "why"),
    [
        ("UPDATE moves SET hash = 'other' WHERE seq = 7 AND match", 7, "is not the recorded one"),
        ("UPDATE moves SET seat = (seat + 1) % 4 WHERE seq = 1 AND match", 1, "is refused"),
        ("UPDATE matches SET rules_version = 99 WHERE id", 0, "its rules (99) are not known to this version"),
        ("UPDATE matches SET game = 'chess' WHERE id", 0, "chess"),
    ],
)
def test_what_differs_is_told(
    database: str, capsys: pytest.CaptureFixture[str], statement: str, move: int, why: str
) -> None:
    store = open_store(database)
    made, match = begin(store)
    play_some(store, made, match, 20)
    other = sheet("wxyz-6789", seed=8)
    store.create(other, SEATS, dealt(other))
    store.create(sheet("open-2345"), [*SEATS[:3]])
    assert list(check_matches(store)) == [None, None]
    assert main(["admin", "check-matches", "--db", database, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Matches replayed: 2; different: 0\n"
    change(store, f"{statement} = '{made.id}'")
    store.close()
    assert main(["admin", "check-matches", "--db", database, "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    [one] = told["different"]
    assert (told["matches"], one["match"], one["move"]) == (2, made.id, move) and why in one["why"]
