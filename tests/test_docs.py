"""The examples in the documentation run, and its links lead somewhere."""

from __future__ import annotations

import doctest
import io
import json
import re
import shlex
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import arene
from arene.cli import main, parser
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_into_pages_find_their_heading(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for file, anchor in re.findall(r"\]\(([^)#:]*\.md)?#([^)]+)\)", text):
        there = (page.parent / file if file else page).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.*)$", there, flags=re.MULTILINE)
        known = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert anchor in known | set(re.findall(r'<a id="([^"]+)"', there)), f"{file}#{anchor} does not exist"


COMMANDS = sorted(
    {
        re.split(r"\s+#|\s+>", line)[0].removeprefix(".venv/bin/")
        for page in PAGES
        for block in re.findall(r"^```sh\n(.*?)^```$", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
        if line.removeprefix(".venv/bin/").startswith("arene ")
    }
)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_what_can_be_typed(command: str) -> None:
    """Every option of a printed command is there, and takes such a value."""
    _, name, *rest = shlex.split(command)
    if rest[:1] != ["nim"]:  # a game that the reader writes
        assert parser(name).parse_args([name, *rest]).run


def test_the_first_figure_is_what_its_command_prints() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    command = re.findall(r"arene (simulate .* --matches 400 .*)", text)[0]
    told = io.StringIO()
    with redirect_stdout(told):
        assert main([*shlex.split(command), "--lang", "en"]) == 0
    share, interval = re.findall(r"wins ([\d.]+) % (\[[\d.; ]+\])", text)[0]
    assert f"{share}% {interval}" in told.getvalue()


def test_every_part_of_the_contract_is_told() -> None:
    told = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    parts = [file.name for file in (ROOT / "tests" / "contract").glob("test_*.py")]
    assert [part for part in parts if f"| `{part}` |" not in told] == []


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
