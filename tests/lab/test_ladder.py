"""The ladder's ledger: blocks accumulate, never beside those of another search, and the page is written from it."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from arene.core.game import load_game
from arene.core.knowledge import CERTAIN
from arene.core.native import i64
from arene.core.state import State
from tests.bots.odd import OddKnowledge

BENCH = Path(__file__).parent.parent.parent / "bench"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("ladder")


def rows(folder: Path) -> dict[str, list[dict[str, object]]]:
    return {file.name: [json.loads(line) for line in file.read_text().splitlines()] for file in folder.iterdir()}


def test_blocks_accumulate_and_say_how_they_were_played(ladder: ModuleType, tmp_path: Path) -> None:
    contest = ladder.Contest("levels", "automobile", 2, ("good:playouts=8", "regular"))
    for there in (0, 1):
        course = ladder.Course(contest, ladder.file_of(contest, tmp_path))
        assert len(course.rows) == there
        course.advance("abc")
        assert len(ladder.Course(contest, course.file).rows) == there + 1, "others may read on"
        course.close()
    [(_, (head, *kept))] = rows(tmp_path).items()
    assert head["search"]["good:playouts=8"]["playouts"] == 8 and head["search"]["regular"] == {}  # type: ignore[index]
    assert head["manner"] == ladder.manner("automobile", 2)
    assert [(row["row"], row["commit"]) for row in kept] == [(0, "abc"), (1, "abc")]
    assert kept[0]["matches"] != kept[1]["matches"]


def test_another_search_has_another_file(ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = ladder.Contest("levels", "automobile", 2, ("good", "regular"))
    files = {ladder.file_of(contest, tmp_path)}
    monkeypatch.setattr(ladder, "manner", lambda game, seats: "other")
    files.add(ladder.file_of(contest, tmp_path))
    searched = ladder.searched
    monkeypatch.setattr(ladder, "searched", lambda bot, *table: {**searched(bot, *table), "stages": 7})
    files.add(ladder.file_of(contest, tmp_path))
    assert len(files) == 3


def test_how_much_an_expert_wins_is_asked_of_a_number_fixed_beforehand(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test that stops as soon as it knows which is better tells too much."""
    monkeypatch.setattr(ladder, "FIXED", 6)
    contest = ladder.Contest("thumb", "automobile", 2, ("random", "beginner"))
    course = ladder.Course(contest, ladder.file_of(contest, tmp_path))
    while not course.decided:
        course.advance("abc")
    course.close()
    assert course.results.matches == 6
    assert ladder.told(course).endswith("| 6 | 0.0 | below 80 % |")


def test_what_a_temper_costs_is_played_until_it_is_known(ladder: ModuleType, tmp_path: Path) -> None:
    """No test of yes or no; and a file for each way in which tempers choose."""
    contest = ladder.Contest("tempers", "automobile", 2, ("random", "beginner"))
    assert {"tempers", "manner"} <= ladder.head(contest).keys()
    assert "tempers" not in ladder.head(ladder.Contest("levels", "automobile", 2, contest.bots))
    course = ladder.Course(contest, ladder.file_of(contest, tmp_path))
    course.advance("abc")
    assert not course.decided and ladder.told(course).endswith("| open |")
    while not course.decided and len(course.rows) < 400:
        course.advance("abc")
    course.close()
    share = course.results.bots[0].wins
    assert share.high - share.low <= 0.2 * 0.5 and ladder.told(course).endswith("| known |")


def test_how_bots_play_is_seen_in_their_choices(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another evaluation is noticed; the same one, wrapped, is not."""
    game = load_game("automobile")
    marks = [ladder.manner.__wrapped__("automobile", 2)]
    for knowledge in (OddKnowledge(game), Contrary(game)):
        monkeypatch.setattr(type(game), "knowledge", lambda _, knowledge=knowledge: knowledge)
        marks.append(ladder.manner.__wrapped__("automobile", 2))
    assert marks[0] == marks[1] != marks[2]


class Contrary(OddKnowledge):
    def worth(self, state: State, seat: i64) -> i64:
        return CERTAIN - self.sound.worth(state, seat)


def test_the_page_is_written_from_the_ledger(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an earlier search has played is marked, until today's has played too; what stands around stays."""
    page, folder = tmp_path / "page.md", tmp_path / "ladder"
    marks = "".join(f"<!-- bench/ladder.py --tell: {kind} -->\nold\n<!-- end -->\n" for kind in ladder.KINDS)
    page.write_text(f"before\n{marks}after\n")
    contest = ladder.Contest("levels", "automobile", 2, ("regular", "beginner"))
    today = ladder.file_of(contest, folder)
    ladder.Course(contest, today).advance("abc")
    for file, told in ((today, "| open |"), (today.with_name(f"{contest.name}.0.jsonl"), "| open (older search) |")):
        if not file.exists():
            today.rename(file)
        ladder.tell(page, folder)
        text = page.read_text()
        assert text.startswith("before\n") and text.endswith("after\n") and "old\n" not in text
        [row] = [line for line in text.splitlines() if "`regular` – `beginner`" in line]
        assert row.startswith("| automobile, 2 |") and row.endswith(told)


def test_only_parts_that_change_something_are_played(ladder: ModuleType) -> None:
    """A game without likelihoods draws no crowds; one that follows a single stage is not compared with that."""
    played = {game: ladder.contests(["parts"], [game], [4], []) for game in ("sponsio", "automobile", "footmania")}
    changed = {game: {one.bots[1].rpartition(":")[2] for one in found} for game, found in played.items()}
    assert "crowd=4" in changed["sponsio"] and "crowd=4" not in changed["automobile"]
    assert "stages=1" in changed["automobile"] and "stages=1" not in changed["sponsio"]
    assert "rough=0" in changed["footmania"] and "rough=0" not in changed["sponsio"]
    assert all("depth=1" in found for found in changed.values())


@pytest.mark.parametrize(
    ("order", "told"),
    [
        (["--games", "chess"], "'chess'"),
        (["--games", "sponsio", "--seats", "2"], "seats: 2 is out of range"),
        (["--games", "sponsio", "--contests", "parts", "--seats", "9"], "seats: 9 is out of range"),
        (["--games", "sponsio", "--against", "good", "genius"], "'genius' is not one of"),
        (["--games", "sponsio", "--against", "good:wit=3", "good"], "'wit=3' is not one of"),
        (["--games", "sponsio", "--against", "good"], "at least two different bots"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    order: list[str],
    told: str,
    ladder: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ladder, "KINDS", dict(ladder.KINDS))
    monkeypatch.setattr(sys, "argv", ["ladder.py", *order, "--minutes", "0", "--folder", str(tmp_path)])
    with pytest.raises(SystemExit, match="2"):
        ladder.main()
    assert told in capsys.readouterr().err and not list(tmp_path.iterdir())
