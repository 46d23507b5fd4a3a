"""Editions at the command line: checked, shown, and told in the rules, the head of a table and a replay."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import arene
from arene import booklet
from arene.cli import main
from arene.core.edition import Edition
from arene.core.text import Words
from tests.terminal.play import PaperConsole, script, table_of

N = "\u00a0"
BOXED = [game for game in arene.GAMES if arene.load_game(game).file("edition.toml").is_file()]
TOLD = "\n\nTold: {{ start_coins_told }} and {{ options.goal_coins }}.\n"


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An owner's box of Sponsio: 30 coins at the start, and a name of its own."""
    text = arene.load_game("sponsio").file("edition.toml").read_text(encoding="utf-8")
    text = text.replace("start_coins = 10", "start_coins = 30").replace('id = "sponsio-reconstructed-2"', 'id = "mine"')
    text = text.replace("Édition reconstituée", "Ma boîte").replace("Reconstructed edition", "My box")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('source = "reconstructed"', 'source = "owner"'), encoding="utf-8")
    return path


def test_a_file_is_checked_without_playing(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(mine)]) == 0
    out = capsys.readouterr().out
    edition = arene.load_game("sponsio").edition(mine)
    for told in ("fit to play", "Game: Sponsio (sponsio)", "Name: My box (mine)", edition.hash):
        assert told in out
    assert main(["edition", "check", str(mine), "--lang", "fr"]) == 0
    assert f"Nom{N}: Ma boîte (mine)" in capsys.readouterr().out


def test_doubts_and_faults_are_told_in_the_readers_language(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = mine.read_text(encoding="utf-8")
    mine.write_text(text.replace("counts = [0],", "counts = [0, 1],", 1), encoding="utf-8")
    assert main(["edition", "check", str(mine), "--lang", "fr"]) == 0
    assert f"Étonnant{N}: tickets." in capsys.readouterr().out
    mine.write_text(text.replace("hand_size = 8", "hand_size = 80"), encoding="utf-8")
    assert main(["edition", "check", str(mine), "--lang", "fr"]) == 2
    assert f"{mine}{N}: hand_size{N}: 80 " in capsys.readouterr().err


@pytest.mark.parametrize("game", BOXED)
def test_the_shipped_file_can_be_shown_and_is_taken_for_what_it_is(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "show", game]) == 0
    text = capsys.readouterr().out
    assert tomllib.loads(text)["id"] == arene.load_game(game).edition().id
    copy = tmp_path / "copy.toml"
    copy.write_text(text, encoding="utf-8")
    assert main(["edition", "check", str(copy)]) == 0
    assert f"({game})" in capsys.readouterr().out


@pytest.mark.parametrize("game", BOXED)
def test_what_shows_in_a_terminal_is_refused_by_its_field(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "show", game]) == 0
    path = tmp_path / "mine.toml"
    path.write_text(capsys.readouterr().out.replace('fr = "', 'fr = "\\u202E', 1), encoding="utf-8")
    assert main(["edition", "check", str(path), "--lang", "fr"]) == 2
    assert f"{path}{N}: name.fr{N}: " in capsys.readouterr().err


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rules text that ends with what the box and the options say, whatever else the game's own text tells."""
    template = booklet._template
    monkeypatch.setattr(booklet, "_template", lambda text: template(text + TOLD))
    text = arene.load_game("sponsio").text
    figures = text.figures

    def with_start(words: Words, edition: Edition, options: Mapping[str, Any]) -> dict[str, Any]:
        return {**figures(words, edition, options), "start_coins_told": edition.data["start_coins"]}

    monkeypatch.setattr(text, "figures", with_start)


@pytest.mark.usefixtures("telling")
def test_the_rules_are_told_with_the_boxes_figures_and_name(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "sponsio", "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("Told: 10 and 30.\n")
    assert main(["rules", "sponsio", "--lang", "en", "--edition", str(mine), "--options", "goal_coins=47"]) == 0
    own = capsys.readouterr().out
    assert own.splitlines()[0].strip() == "Sponsio, “My box”" and own.endswith("Told: 30 and 47.\n")
    assert main(["rules", "sponsio", "--lang", "fr", "--edition", str(mine)]) == 0
    assert capsys.readouterr().out.splitlines()[0].strip() == f"Sponsio, «{N}Ma boîte{N}»"
    assert main(["rules", "sponsio", "--options", "goal_coins=470"]) == 2
    assert "options.goal_coins" in capsys.readouterr().err
    assert main(["rules", "sponsio", "--seats", "9"]) == 2


@pytest.mark.usefixtures("telling")
def test_the_table_tells_the_rules_it_is_played_by(mine: Path, tmp_path: Path) -> None:
    match = arene.new_match("sponsio", 3, 1, {"goal_coins": 47}, mine, ["Ana", "Bo", "Cleo"])
    console = PaperConsole(script("", "r", *[""] * 60), rows=40)
    table_of(match, console, tmp_path / "match.jsonl", "en").run()
    shown = "\n".join("\n".join(picture) for picture in console.pictures)
    assert "Told: 30 and 47." in shown and "Told: 10" not in shown
    assert "Sponsio, “My box”" in shown


def test_a_replay_says_whose_box_was_played(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = arene.new_match("sponsio", 3, 1, edition=mine)
    match.save(tmp_path / "match.jsonl")
    assert main(["replay", str(tmp_path / "match.jsonl"), "--lang", "fr"]) == 0
    head = capsys.readouterr().out.splitlines()[0]
    assert f"Sponsio, «{N}Ma boîte{N}»" in head
    assert "siège 1" in head and "siège 3" in head and "siège 0" not in head and "seat" not in head


def test_older_files_count_nameless_seats_from_nought_and_are_shown_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arene.new_match("sponsio", 3, 1, players=["seat 0", "seat 1", "seat 2"]).save(tmp_path / "old.jsonl")
    for lang, first, last in (("fr", "siège 1", "siège 3"), ("en", "seat 1", "seat 3")):
        assert main(["replay", str(tmp_path / "old.jsonl"), "--lang", lang]) == 0
        head = capsys.readouterr().out.splitlines()[0]
        assert first in head and last in head and "0" not in head.split("·")[1]
    assert arene.new_match("sponsio", 3).players == ["seat 1", "seat 2", "seat 3"]
