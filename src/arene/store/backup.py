"""All that a store holds as one file, written while the server runs, and read into an empty database of either kind.

The file is text, one JSON array a line, compressed: first what it is, then the rows of each table, at the end how many
there were. Without that last line it is not whole, and not a word of it is read in.
"""

from __future__ import annotations

import gzip
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select

from arene.core.refusal import BadData, Fault
from arene.store.database import Database
from arene.store.migrations import HEAD
from arene.store.schema import matches, meta, metadata, news, outbox, people, processes

_KIND = "arene-backup"
_BY_THE_MINUTE = (processes, news, outbox)  # what was to be sent then has been sent by the time of a restore
_TABLES = [table for table in metadata.sorted_tables if table not in _BY_THE_MINUTE]
_AT_ONCE = 500  # rows


def write(database: Database, path: Path) -> dict[str, int]:
    """Everything as it was at one moment; how many rows of each table. The file holds secrets: it is its owner's."""
    driver, counts = database.driver, Counter[str]()
    connection = driver.connect()
    unfinished = path.with_name(path.name + ".part")
    try:
        connection.execute(driver.look)
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.open(file, "wt", encoding="utf-8") as text:
                text.write(json.dumps([_KIND, HEAD]) + "\n")
                for table in _TABLES:
                    columns = [column.name for column in table.columns]
                    text.write(json.dumps(["table", table.name, columns]) + "\n")
                    sql = f"SELECT {', '.join(f'{table.name}.{name}' for name in columns)} FROM {table.name}"
                    for row in driver.stream(connection, sql):
                        text.write(json.dumps(["row", *row], ensure_ascii=False) + "\n")
                        counts[table.name] += 1
                text.write(json.dumps(["end", counts]) + "\n")
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        connection.close()
        unfinished.unlink(missing_ok=True)
    return dict(counts)


def read(database: Database, path: Path) -> dict[str, int]:
    """Into a database in which nobody has played yet: all of it or nothing."""
    counts = _check(path)
    for table in (people, matches):
        if (database.row(select(func.count().label("rows")).select_from(table)) or {})["rows"]:
            raise BadData(database.driver.name, Fault("played-here"))
    tables = {table.name: table for table in _TABLES}
    with database.transaction() as db:
        db.run(delete(meta))
        for name, rows in _chunks(path):
            statement = insert(tables[name])
            if name == matches.name:
                rows = [{**row, "owner": None} for row in rows]  # no process that runs now keeps it
            db.run_many(statement, rows)
    return counts


def _check(path: Path) -> dict[str, int]:
    """Whether the file is whole and of this version; how many rows it says it has."""
    counted, told, table = Counter[str](), None, ""
    for number, (kind, *values) in enumerate(_lines(path)):
        if number == 0 and (kind != _KIND or values != [HEAD]):
            fault = Fault("no-backup") if kind != _KIND else Fault("backup-version", version=str(values[0]), known=HEAD)
            raise BadData(str(path), fault)
        if kind == "table":
            table = str(values[0])
        elif kind == "row":
            counted[table] += 1
        elif kind == "end":
            told = dict(values[0])
    if told is None or told != dict(counted):
        raise BadData(str(path), Fault("backup-cut"))
    return told


def _lines(path: Path) -> Iterator[list[Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as text:
            for line in text:
                told = json.loads(line)
                if not isinstance(told, list) or not told:
                    raise BadData(str(path), Fault("no-backup"))
                yield told
    except EOFError as error:
        raise BadData(str(path), Fault("backup-cut")) from error
    except (gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadData(str(path), Fault("no-backup")) from error


def _chunks(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    table, columns, rows = "", [], []  # type: tuple[str, list[str], list[dict[str, Any]]]
    for kind, *values in _lines(path):
        if rows and (kind != "row" or len(rows) == _AT_ONCE):
            yield table, rows
            rows = []
        if kind == "table":
            table, columns = str(values[0]), list(values[1])
        elif kind == "row":
            rows.append(dict(zip(columns, values, strict=True)))
