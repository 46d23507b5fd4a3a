"""The tables as they were when migrations began: schema 6 of the files before them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, Text, text

revision = "0006"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        Column("name", Text, primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("shape", Text, nullable=False),
        Column("colour", Text, nullable=False, server_default=""),
        Column("link", Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "matches",
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
    )
    op.create_index("matches_by_status", "matches", ["status", "updated"])
    op.create_index("matches_listed", "matches", ["id", "status", "game", "updated", "against"])
    op.create_table(
        "seats",
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
    )
    op.create_index("seats_by_person", "seats", ["person", "match", "rank"])
    op.create_table(
        "moves",
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
    op.create_index(
        "moves_by_key",
        "moves",
        ["match", "seat", "key", "place"],
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    )
    op.create_table(
        "snapshots",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("position", Text, nullable=False),
        Column("chance", Text, nullable=False),
    )
    op.create_table(
        "chat",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "notes",
        Column("match", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "comforts",
        Column("match", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("settings", Text, nullable=False),
    )
    op.create_table(
        "clocks",
        Column("match", Text, primary_key=True),
        Column("kept", Text, nullable=False),
    )
