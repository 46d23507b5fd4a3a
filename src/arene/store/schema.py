"""The tables of the database. A change here goes with a new revision in ``migrations/versions``: a test compares them.

Plain types only, so that what a driver takes and gives needs no translation: numbers for yes and no, JSON as text.
"""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, text

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("colour", Text, nullable=False, server_default=""),
    Column("link", Integer, nullable=False, server_default="0"),
)

sessions = Table(  # the devices on which people are known
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("sessions_by_person", "person"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, primary_key=True),
    Column("login", Text, nullable=False),
    Column("password", Text, nullable=False),  # its hash
    Index("accounts_by_login", "login", unique=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),  # the fingerprint of the token
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("made", Double, nullable=False),
    Index("tokens_by_person", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("edition_hash", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("away_minutes", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Column("opening", Text, nullable=False),
    Column("rematch", Text),
    Column("ended_by", Text),
    Column("against", Text, nullable=False, server_default=""),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("help", Integer, nullable=False, server_default="1"),  # whether players may ask for hints
    Column("start", Text, nullable=False, server_default="null"),  # the position it began from, where one was chosen
    Column("origin", Text),  # the match that position is taken from
    Column("deal", Text),  # which other tables play as well
    Column("owner", Text),  # the process that keeps the match
    Column("fence", Integer, nullable=False, server_default="0"),  # how often it changed hands
    Column("seq", Integer, nullable=False, server_default="0"),  # the last entry of its journal
    Index("matches_by_status", "status", "updated"),
    Index("matches_by_deal", "deal", "created"),
    Index("matches_listed", "id", "status", "game", "updated", "against"),  # lists read nothing but this
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("person", Text),
    Column("level", Text),
    Column("colour", Text, nullable=False, server_default=""),
    Column("stand_in", Integer, nullable=False, server_default="0"),
    Column("rank", Integer),
    Column("score", Integer),
    Index("seats_by_person", "person", "match", "rank"),
)

deals = Table(  # the same cards and dice at several tables
    "deals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # duplicate, daily
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),  # of a daily one: nobody
    Column("day", Text, nullable=False),  # of a daily one, as 2026-11-17
    Column("made", Double, nullable=False),
    Column("until", Double),  # when it is over, whoever still plays; empty: when all its tables are
    Index("deals_by_day", "game", "day"),
)

deal_people = Table(  # the one table of a deal that somebody plays, or played for the ranking
    "deal_people",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Index("deal_people_by_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("key", Text),
    Column("place", Integer, nullable=False),
    Column("at", Double, nullable=False),
)
Index(
    "moves_by_key",
    *(moves.c.match, moves.c.seat, moves.c.key, moves.c.place),
    unique=True,
    sqlite_where=text("key IS NOT NULL"),
    postgresql_where=text("key IS NOT NULL"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("position", Text, nullable=False),
    Column("chance", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_by_person", "person"),
)

notes = Table(
    "notes",
    metadata,
    Column("match", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Index("notes_by_person", "person"),
)

silenced = Table(  # who may say nothing more at a table: its host wanted it so
    "silenced",
    metadata,
    Column("match", Text, primary_key=True),
    Column("person", Text, primary_key=True),
)

comforts = Table(
    "comforts",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("settings", Text, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("match", Text, primary_key=True),
    Column("kept", Text, nullable=False),
)

notices = Table(  # how people want to be told that it is their turn, where they said so
    "notices",
    metadata,
    Column("person", Text, primary_key=True),
    Column("daily", Integer, nullable=False),  # one digest a day instead of a notice a turn
    Column("hour", Integer, nullable=False),  # of that digest
    Column("zone", Text, nullable=False),  # whose hours and days count; empty: the server's
    Column("digest", Double),  # when the next one is due
    Index("notices_by_digest", "digest"),
)

channels = Table(  # the ways to reach somebody
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),  # email, push, webhook
    Column("target", Text, nullable=False),  # an address
    Column("secret", Text, nullable=False),  # what a push is sealed with, a webhook signed with
    Column("name", Text, nullable=False),  # of the device
    Column("lang", Text, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("trouble", Text, nullable=False),  # why nothing is sent there any more
    Column("made", Double, nullable=False),
    Index("channels_by_person", "person"),
    Index("channels_by_target", "target"),
)

turns = Table(  # who is waited for, where somebody has to be told of it or a time in days runs
    "turns",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("turn", Integer, nullable=False),  # how many moves the seat had made
    Column("since", Double, nullable=False),
    Column("wait", Double, nullable=False),  # seconds granted for the move; 0: as long as it takes
    Column("due", Double),  # when they are over; empty: there is nothing to be done then
    Column("told", Integer, nullable=False),
    Index("turns_by_person", "person"),
    Index("turns_by_due", "due"),
)

outbox = Table(  # what is to be sent, until it has been
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("held", Double, nullable=False),  # until when a process has it in hand
    Index("outbox_by_due", "due"),
    Index("outbox_by_person", "person"),
)

away = Table(  # when somebody is on holiday; nobody by name: when the whole site stood still
    "away",
    metadata,
    Column("person", Text, primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

analyses = Table(  # what was found out about finished matches; it names nobody
    "analyses",
    metadata,
    Column("match", Text, primary_key=True),
    Column("kept", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it
    Column("until", Double, nullable=False),  # by the database's clock: when the others may take over what it keeps
)

news = Table(  # what processes tell each other where the database has no way of its own
    "news",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("told", Text, nullable=False),
)
