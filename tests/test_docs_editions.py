"""What the page on editions says of Lanista's vocabulary is what the loader checks."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.games.lanista.rules.vocabulary import AIMS, ALLOWED, PHASES

PAGE = Path(__file__).parent.parent / "docs" / "editions.md"


def vocabulary() -> str:
    """The table, as the page has to print it."""
    rows = ["| effect | timing | phase of `on_turn` | target |", "|---|---|---|---|"]
    for effect, timings in ALLOWED.items():
        when = ", ".join(f"`{timing}`" for timing in sorted(timings))
        phases = ", ".join(str(phase) for phase in sorted(PHASES.get(effect, ())))
        aims = ", ".join(f"`{aim}`" for aim in sorted(AIMS.get(effect, ())))
        rows.append(f"| `{effect}` | {when} | {phases} | {aims} |")
    return "\n".join(rows) + "\n"


def test_the_table_of_effects_is_the_loaders() -> None:
    assert vocabulary() in PAGE.read_text(encoding="utf-8"), f"docs/editions.md should hold:\n{vocabulary()}"


def event(data: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for one in data["events"] if one["id"] == id)


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("events.E05.effects[0].rank", lambda data: event(data, "E05")["effects"][0].update(rank="beta")),
        ("events.E05.where.wound_min", lambda data: event(data, "E05").update(where={"wound_min": "light"})),
        ("events.E05.duration", lambda data: event(data, "E05").update(duration="slot")),
        ("events.E06.effects[0].cards[0]", lambda data: event(data, "E05").update(countered_by=[])),
        ("skills.favori.school", lambda data: data["skills"][0].update(school=True)),
        ("gladiators.G é.id", lambda data: data["gladiators"][0].update(id="G é")),
    ],
)
def test_what_would_not_be_heeded_is_refused_as_the_page_says(path: str, change: Callable[[Any], None]) -> None:
    data = copy.deepcopy(dict(arene.load_game("lanista").edition().data))
    change(data)
    with pytest.raises(arene.BadData) as refused:
        arene.load_game("lanista").check_edition(data)
    assert str(refused.value) in PAGE.read_text(encoding="utf-8") and refused.value.path == path


def test_the_page_tells_how_long_a_name_may_be() -> None:
    game = arene.load_game("sportmord")
    [longest] = re.findall(r"a name of Le sport est mortel (\d+):", PAGE.read_text(encoding="utf-8"))
    for letters, fits in ((int(longest), True), (int(longest) + 1, False)):
        data = copy.deepcopy(dict(game.edition().data))
        data["sports"][1]["names"]["fr"] = "T" * letters
        if fits:
            game.check_edition(data)
        else:
            with pytest.raises(arene.BadData):
                game.check_edition(data)
