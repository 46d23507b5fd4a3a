"""The examples in the documentation run, and its links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import arene
from arene.words import words

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])


@pytest.mark.parametrize("page", ["README.md", "docs/api.md"])
def test_python_examples_run(page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = "\n".join(re.findall(r"^```python\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, page, page, 0)
    assert test.examples
    monkeypatch.chdir(tmp_path)  # examples may save files
    complaints: list[str] = []
    doctest.DocTestRunner().run(test, out=complaints.append)
    assert not complaints, "".join(complaints)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_exist(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if not target.startswith(("http:", "https:", "#")):
            assert (page.parent / target.split("#")[0]).exists(), f"{target} does not exist"


# ---- the page of actions follows the action spaces

ACTIONS = ROOT / "docs" / "actions.md"


def actions_page() -> str:
    """Every kind of action of every game of the house, with the values of its parameters."""
    lines = [
        "# Actions",
        "",
        "What `match.play` takes, by game: an object with a `kind` and its parameters, as "
        '`{"kind": "reveal", "card": "G5"}`. `match.actions(seat)` lists those that are legal now. '
        "Values that an edition prints are those of the edition that comes with the game. "
        "This page follows the action spaces of the games; a test compares them.",
    ]
    for id in arene.GAMES:
        game = arene.load_game(id)
        if not game.folder.is_relative_to(Path(arene.__file__).parent):
            continue
        lines += ["", f"## {words('en', id)('game-name')} (`{id}`)", "", "| kind | parameters |", "|---|---|"]
        for kind in game.actions(game.edition()).kinds.values():
            params = "; ".join(f"`{name}`: {shown(values)}" for name, values in kind.params.items())
            lines.append(f"| `{kind.name}` | {params} |")
    return "\n".join(lines) + "\n"


def shown(values: Sequence[object]) -> str:
    """The values as JSON writes them; of a long list the ends."""
    texts = [f"`{json.dumps(value, ensure_ascii=False)}`" for value in values]
    if len(texts) <= 20:
        return ", ".join(texts)
    return f"{', '.join(texts[:3])} … {texts[-1]} ({len(texts)})"


def test_the_page_of_actions_follows_the_games(regenerate: bool) -> None:
    if regenerate:
        ACTIONS.write_text(actions_page(), encoding="utf-8")
    assert ACTIONS.read_text(encoding="utf-8") == actions_page()
