"""Whether stored matches are still played as they were: every move again, by the rules that are installed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arene.core.game import load_game
from arene.core.refusal import BadData, Fault, Refusal
from arene.store.matches import fresh, standing_moves
from arene.store.records import OPEN, Sheet, Store


@dataclass(frozen=True)
class Difference:
    """Why a match is not what it was; ``move`` is the first that differs, 0 before all of them."""

    match: str
    game: str
    rules: int
    move: int
    why: Fault


def check_matches(store: Store) -> Iterator[Difference | None]:
    """One answer for each match that has begun; None: it is as it was."""
    for id in store.begun():
        sheet = store.sheet(id)
        if sheet is not None and sheet.status != OPEN:
            yield check_match(store, sheet)


def check_match(store: Store, sheet: Sheet) -> Difference | None:
    played = 0

    def differs(why: Fault) -> Difference:
        return Difference(sheet.id, sheet.game, sheet.rules_version, played, why)

    try:
        if load_game(sheet.game).under(sheet.rules_version) is None:
            return differs(Fault("rules-unknown", rules=str(sheet.rules_version)))
        match = fresh(sheet, store.seats(sheet.id))
        for move in standing_moves(store.entries(sheet.id)):
            played += 1
            match.play(move.seat, move.action)
            if match.hash != move.hash:
                return differs(Fault("other-position"))
    except BadData as error:
        return differs(Fault("data", error=error))
    except Refusal as refusal:
        return differs(Fault("move-refused", rule=refusal.rule))
    except Exception as error:  # a mistake in the rules is what this looks for
        return differs(Fault("rules-fail", error=f"{type(error).__name__}: {error}"))
    return None
