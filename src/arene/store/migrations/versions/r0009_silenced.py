"""Whom a host has silenced at a table."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "silenced",
        Column("match", Text, primary_key=True),
        Column("person", Text, primary_key=True),
    )
