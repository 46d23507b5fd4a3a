"""Help at a table: whether there are hints, and matches that begin from a position of another one."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", Column("help", Integer, nullable=False, server_default="1"))
    op.add_column("matches", Column("start", Text, nullable=False, server_default="null"))
    op.add_column("matches", Column("origin", Text))
