"""What was found out about finished matches."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table("analyses", Column("match", Text, primary_key=True), Column("kept", Text, nullable=False))
