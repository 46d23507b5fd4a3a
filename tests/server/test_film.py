"""How long people look at a step of the film."""

from __future__ import annotations

import pytest

import arene
from arene.server.telling import Step, Viewpoint, hold, shown
from arene.words import Speaker


@pytest.mark.parametrize(
    ("game", "kind"), [("automobile", "bought"), ("automobile", "sponsor_drawn"), ("footmania", "plus_drawn")]
)
def test_what_ones_own_move_has_drawn_can_be_read(game: str, kind: str) -> None:
    """Whoever made it knows his move, not what the pile held; the others see a move as any other."""
    match = arene.new_match(game, 3, seed=1)
    told = [{"event": {"kind": kind}, "text": ""}]
    assert [hold(match, Step(None, 1, 1), seat, told) for seat in (0, 1, 2, None)] == ["", "moment", "", ""]
    assert hold(match, Step(None, 1, 1), 1, [{"event": {"kind": "no such"}, "text": ""}]) == ""


def test_where_a_move_pauses_whoever_it_went_against_is_told() -> None:
    """The last line is for all; a winter that took six of one's prestige is not over with “everybody takes back”."""
    match = arene.new_match("lanista", 3, seed=1)
    speaker = Speaker(match.game, "fr", ["Ana", "Bea", "Cléo"])
    lost = {"kind": "prestige_changed", "seat": 1, "amount": -6, "total": 3, "reason": "unmet_contract"}
    last = {"kind": "year_began", "year": 2}

    def told(seat: int, mine: tuple[int, ...]) -> str:
        at = Viewpoint(seat, "fr", False, mine)
        lines = [{"event": lost, "text": "Six de moins."}, {"event": last, "text": "Une année commence."}]
        return str(shown(match, Step(match.state, 1, 0, paused=True), at, speaker, lines)["prompt"]["sentence"])

    assert told(1, (1,)) == "Six de moins. Une année commence."
    assert told(0, (0,)) == told(1, (0, 1)) == "Une année commence."
