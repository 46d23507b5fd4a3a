"""The same deal at several tables: which tables there are, who plays which of them, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, select, text

from arene.store.database import Database, Transaction
from arene.store.records import SharedDeal
from arene.store.schema import deal_people, deals, matches

DUPLICATE, DAILY = "duplicate", "daily"

_KEEP = text(
    "INSERT INTO deals (id, kind, game, host, day, made, until)"
    " VALUES (:id, :kind, :game, :host, :day, :made, :until) ON CONFLICT (id) DO NOTHING"
)
_DEAL = select(*deals.c["id", "kind", "game", "host", "made", "day", "until"]).where(deals.c.id == bindparam("deal"))
_TABLES = select(matches.c.id).where(matches.c.deal == bindparam("deal")).order_by(matches.c.created, matches.c.id)
_GOING = text("SELECT id FROM matches WHERE deal = :deal AND status IN ('open', 'running') LIMIT 1")

_LEFT = text(  # before the match begins somebody may stand up and sit down at another table
    "DELETE FROM deal_people WHERE match = :match"
    " AND person NOT IN (SELECT person FROM seats WHERE match = :match AND person IS NOT NULL)"
)
_CAME = text(  # whoever has another table of the deal is refused: a person and a deal are there once
    "INSERT INTO deal_people (deal, person, match)"
    " SELECT DISTINCT m.deal, s.person, m.id FROM matches AS m JOIN seats AS s ON s.match = m.id"
    " WHERE m.id = :match AND m.deal IS NOT NULL AND s.person IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM deal_people AS p WHERE p.deal = m.deal AND p.person = s.person AND p.match = m.id)"
)
_TABLE_OF = select(deal_people.c.match).where(
    deal_people.c.deal == bindparam("deal"), deal_people.c.person == bindparam("person")
)

# what counts: played to its end before the deal was over
_IN_TIME = "m.status = 'over' AND s.rank IS NOT NULL AND (d.until IS NULL OR m.updated < d.until)"
_RESULTS = text(
    "SELECT p.person, s.name, s.shape, s.colour, p.match, s.rank, s.score"
    " FROM deal_people AS p JOIN deals AS d ON d.id = p.deal JOIN matches AS m ON m.id = p.match"
    " JOIN seats AS s ON s.match = p.match AND s.person = p.person"
    f" WHERE p.deal = :deal AND {_IN_TIME} ORDER BY s.rank, s.score DESC, m.updated"
)
_DAYS_OF = text(
    "SELECT d.day FROM deal_people AS p JOIN deals AS d ON d.id = p.deal JOIN matches AS m ON m.id = p.match"
    " JOIN seats AS s ON s.match = p.match AND s.person = p.person"
    f" WHERE p.person = :person AND d.game = :game AND d.kind = '{DAILY}' AND {_IN_TIME} ORDER BY d.day DESC"
)
_DAYS = text(
    f"SELECT d.id, d.day FROM deals AS d WHERE d.game = :game AND d.kind = '{DAILY}' AND d.day < :before"
    " ORDER BY d.day DESC LIMIT :most"
)


@dataclass(frozen=True)
class Result:
    """How somebody fared on his seat of a deal."""

    person: str
    name: str
    shape: str
    colour: str
    match: str
    rank: int
    score: int


class Deals:
    """Read by anybody; written with the tables themselves, in the same transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def keep(self, db: Transaction, deal: SharedDeal) -> None:
        """One of a day may be there already."""
        values = {name: getattr(deal, name) for name in ("id", "kind", "game", "host", "day", "made", "until")}
        db.run(_KEEP, **values)

    def keep_people(self, db: Transaction, match: str) -> None:
        """Whoever sits at a table of a deal sits at no other one; ``Conflict`` where he does. Who was sent away while
        it was played has seen it: he stays written down."""
        db.run(_LEFT, match=match)
        db.run(_CAME, match=match)

    def get(self, id: str) -> SharedDeal | None:
        row = self._db.row(_DEAL, deal=id)
        return None if row is None else SharedDeal(**row)

    def tables(self, id: str) -> list[str]:
        """The ids of its tables, in order."""
        return [str(row["id"]) for row in self._db.rows(_TABLES, deal=id)]

    def are_closed(self, id: str | None, now: float) -> bool:
        """Whether what happened at the tables of a deal stays with those who sit there, since others still play it.
        Tables without one are nobody's secret."""
        deal = None if id is None else self.get(id)
        if deal is None:
            return False
        if deal.until is not None:
            return now < deal.until
        return self._db.row(_GOING, deal=deal.id) is not None

    def table_of(self, id: str, person: str) -> str | None:
        """The table that somebody plays or played; of a daily deal the one that counts."""
        row = self._db.row(_TABLE_OF, deal=id, person=person)
        return None if row is None else str(row["match"])

    def results(self, id: str) -> list[Result]:
        """How people fared whose match counts, the best first."""
        return [Result(**row) for row in self._db.rows(_RESULTS, deal=id)]

    def days_of(self, person: str, game: str) -> list[str]:
        """The days whose deal somebody played in time, the last one first."""
        return [str(row["day"]) for row in self._db.rows(_DAYS_OF, person=person, game=game)]

    def days(self, game: str, before: str, most: int) -> list[SharedDeal]:
        """Earlier days of a game on which somebody played, the last one first."""
        found = [self.get(str(row["id"])) for row in self._db.rows(_DAYS, game=game, before=before, most=most)]
        return [deal for deal in found if deal is not None]
