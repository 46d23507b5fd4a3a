"""What stays closed while others play the same deal: the draws are still ahead of them.

Until all tables of a deal are over, only those who sit at a table see it, and each of them what his seat sees: during
the match, at its end and in the replay. Seed, match file, other seats, curve and analysis open for all tables at once.
"""

from __future__ import annotations

from starlette.requests import Request

from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.tables import Table, seats_of


def is_closed(request: Request, table: Table) -> bool:
    """Whether somebody still plays the deal of this table, here or elsewhere."""
    return tables(request).store.deals.are_closed(table.sheet.deal, tables(request).calendar())


def may_look(request: Request, table: Table) -> bool:
    """Whoever sits there, and before the match and after the deal anybody."""
    if table.sheet.deal is None or not table.begun:
        return True
    return bool(seats_of(table, identity(request).person(request))) or not is_closed(request, table)


def check_looks(request: Request, table: Table) -> None:
    if not may_look(request, table):
        raise Problem(403, "deal-closed")


def check_open(request: Request, table: Table) -> None:
    """For what tells of draws and of hidden things."""
    if is_closed(request, table):
        raise Problem(409, "deal-closed")


def check_elsewhere(request: Request, table: Table, person: str) -> None:
    """Nobody sits at two tables of a deal, not even one after the other."""
    deal = table.sheet.deal
    if deal is not None and tables(request).store.deals.table_of(deal, person) not in (None, table.sheet.id):
        raise Problem(409, "deal-elsewhere")
