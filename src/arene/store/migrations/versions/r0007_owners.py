"""Several processes on one database: who they are, which of them keeps a match, how many entries its journal has."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "processes",
        Column("id", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("until", Double, nullable=False),
    )
    op.create_table(
        "news",
        Column("number", Integer, primary_key=True),
        Column("told", Text, nullable=False),
    )
    op.add_column("matches", Column("owner", Text))
    op.add_column("matches", Column("fence", Integer, nullable=False, server_default="0"))
    op.add_column("matches", Column("seq", Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET seq = (SELECT count(*) FROM moves WHERE moves.match = matches.id)")
