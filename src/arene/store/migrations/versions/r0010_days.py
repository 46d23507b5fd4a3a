"""Play over days: how people are told that it is their turn, who is waited for, and when somebody is away."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Index, Integer, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notices",
        Column("person", Text, primary_key=True),
        Column("daily", Integer, nullable=False),
        Column("hour", Integer, nullable=False),
        Column("zone", Text, nullable=False),
        Column("digest", Double),
        Index("notices_by_digest", "digest"),
    )
    op.create_table(
        "channels",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("lang", Text, nullable=False),
        Column("confirmed", Integer, nullable=False),
        Column("trouble", Text, nullable=False),
        Column("made", Double, nullable=False),
        Index("channels_by_person", "person"),
        Index("channels_by_target", "target"),
    )
    op.create_table(
        "turns",
        Column("match", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", Text, nullable=False),
        Column("turn", Integer, nullable=False),
        Column("since", Double, nullable=False),
        Column("wait", Double, nullable=False),
        Column("due", Double),
        Column("told", Integer, nullable=False),
        Index("turns_by_person", "person"),
        Index("turns_by_due", "due"),
    )
    op.create_table(
        "outbox",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("channel", Text, nullable=False),
        Column("content", Text, nullable=False),
        Column("due", Double, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("held", Double, nullable=False),
        Index("outbox_by_due", "due"),
        Index("outbox_by_person", "person"),
    )
    op.create_table(
        "away",
        Column("person", Text, primary_key=True),
        Column("since", Double, primary_key=True),
        Column("until", Double, nullable=False),
    )
