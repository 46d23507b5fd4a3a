"""Sign-ins that can be listed and ended, names with a password, tokens of programs."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Index, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("device", Text, nullable=False),
        Column("made", Double, nullable=False),
        Column("seen", Double, nullable=False),
        Index("sessions_by_person", "person"),
    )
    op.create_table(
        "accounts",
        Column("person", Text, primary_key=True),
        Column("login", Text, nullable=False),
        Column("password", Text, nullable=False),
        Index("accounts_by_login", "login", unique=True),
    )
    op.create_table(
        "tokens",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("scopes", Text, nullable=False),
        Column("made", Double, nullable=False),
        Index("tokens_by_person", "person"),
    )
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_index("notes_by_person", "notes", ["person"])
