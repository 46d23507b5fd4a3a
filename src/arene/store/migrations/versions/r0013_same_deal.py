"""The same deal at several tables: the deals, who plays which table of them, and the score of every seat."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Index, Integer, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "deals",
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("host", Text, nullable=False),
        Column("day", Text, nullable=False),
        Column("made", Double, nullable=False),
        Column("until", Double),
        Index("deals_by_day", "game", "day"),
    )
    op.create_table(
        "deal_people",
        Column("deal", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("match", Text, nullable=False),
        Index("deal_people_by_person", "person"),
    )
    op.add_column("matches", Column("deal", Text))
    op.create_index("matches_by_deal", "matches", ["deal", "created"])
    op.add_column("seats", Column("score", Integer))
