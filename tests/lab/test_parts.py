"""What a part is worth at a decision: matches judged accumulate, and the page is written from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from arene.bots.search import SearchBot
from arene.core.game import load_game
from arene.core.knowledge import CERTAIN
from arene.core.native import i64
from arene.core.state import State
from bench import parts
from tests.bots.odd import OddKnowledge


def test_matches_judged_accumulate_and_whoever_chooses_alike_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "LUCKS", 4)
    for there in (0, 1):
        table = parts.Table("automobile", 2, tmp_path)
        assert len(table.rows) == there
        table.advance("abc")
    rows = parts.Table("automobile", 2, tmp_path).rows
    assert rows == table.rows and [row["row"] for row in rows] == [0, 1] and rows[0]["lost"] != rows[1]["lost"]
    for row in rows:
        assert 0 < row["decisions"] <= parts.DECISIONS and row["otherwise"][0] == 0
        assert any(row["otherwise"]), "somebody chose otherwise"
        for otherwise, lost in zip(row["otherwise"], row["lost"], strict=True):
            assert abs(lost) <= otherwise <= row["decisions"]


def test_a_judged_decision_is_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "LUCKS", 4)
    once, again = (parts.Table("sponsio", 3, tmp_path).judged(7) for _ in range(2))
    assert once == again


class Blind(OddKnowledge):
    """Whatever happens is worth the same."""

    def worth(self, state: State, seat: i64) -> i64:
        return CERTAIN // 2


def test_the_position_that_was_judged_is_as_before_and_worths_are_shares() -> None:
    game = load_game("automobile")
    state, seat = parts.spread("automobile", 2, 3)[0]
    before = game.position(state)
    judge = SearchBot(Blind(game), 0, {"stages": 0}, False)
    judge.sit(2)
    assert parts.worth(judge, state, seat, int(state.legal(seat)[0]), 1) == 0.5
    assert game.position(state) == before


@pytest.mark.parametrize(
    ("lost", "stands"), [((1, 2, 3), "**costs**"), ((-3, -2, -1), "**gains**"), ((-2, 1, 2), "open")]
)
def test_what_is_told_says_how_sure_it_is(tmp_path: Path, lost: tuple[int, ...], stands: str) -> None:
    table = parts.Table("automobile", 2, tmp_path)
    few = [{"decisions": 10, "otherwise": [0, 5], "lost": [0.0, each / 100], "seconds": 1.0} for each in lost]
    table.rows = few * 10
    told = parts.told(table, 1)
    assert told.endswith(f"| 300 | {stands} |") and "| 50 % |" in told
    assert f"{sum(lost) / 3:+.1f}".replace("-", "−") in told
    table.rows = few
    assert parts.told(table, 1).endswith("| 30 | open |"), "three matches say nothing"
