"""The commands as people type them: what they print, and how they fail."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random

import pexpect
import pytest
from jsonschema import Draft202012Validator

import arene
from arene import doctor
from arene.cli import main
from arene.lab.command import options_from
from arene.terminal import saves
from arene.terminal.seats import arrange

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves go to a folder of the test's own; the language does not depend on the machine."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def played(path: Path, moves: int | None = None, seed: int = 3) -> arene.Match:
    """A match of random moves, saved: whole, or cut off after a number of moves."""
    match = arene.new_match("sponsio", 3, seed, {"max_rounds": 1}, players=["Ana", "Bo (bot random)", "Cleo"])
    chance = Random(seed)
    while not match.over and (moves is None or len(match.moves) < moves):
        seat = match.awaiting[0]
        match.play(seat, chance.choice(match.actions(seat)))
    match.save(path)
    return match


# ---- playing


def test_play_quit_resume_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "q")
    assert main(["play", "sponsio", "--seats", "3", "--bots", "random", "--seed", "5", "--names", "Ana"]) == 0
    out = capsys.readouterr().out
    assert "Ana" in out
    assert "arene resume " in out
    assert "\x1b" not in out
    [save] = saves.unfinished()
    before = arene.load(save.path)
    typed(monkeypatch, "q")
    assert main(["resume"]) == 0
    assert str(save.path) in capsys.readouterr().out
    assert arene.load(save.path).hash == before.hash
    typed(monkeypatch, "q")
    assert main(["play", "--resume", str(save.path)]) == 0


def test_resume_lists_what_is_unfinished_and_takes_the_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["resume"]) == 1
    assert str(saves.folder()) in capsys.readouterr().out
    for seed, name in enumerate(("old", "new", "over")):
        path = saves.fresh_path("sponsio").with_name(f"{name}.jsonl")
        played(path, None if name == "over" else 4, seed)
        os.utime(path, (seed, seed))
    saves.folder().joinpath("broken.jsonl").write_text("{")
    typed(monkeypatch, "2", "q")
    assert main(["resume"]) == 0
    out = capsys.readouterr().out
    assert "old.jsonl" in out
    assert "Ana, Bo, Cleo" in out
    assert "over" not in out
    typed(monkeypatch, "7")
    assert main(["resume"]) == 2


def test_options_seats_names_and_bots_are_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("")
    for wrong, said in (
        (["--seats", "7"], "3 to 4"),
        (["--people", "5"], "people"),
        (["--options", "goal_coins=99"], "15 to 60"),
        (["--options", "colour=red"], "options.colour"),
        (["--options", "goal_coins"], "NAME=VALUE"),
        (["--options", "goal_coins=²"], "options.goal_coins"),
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random,random,random"], "4 names for 3 seats"),
        (["--names", "Ana,Ana"], "twice"),
        (["--names", "A very long name indeed"], "14"),
        (["--names", "a,b,c,d,e"], "5 names"),
        (["--edition", str(tmp_path / "none.toml")], "none.toml"),
        (["--save", str(there)], "there already"),
        (["--resume", str(tmp_path / "none.jsonl")], "cannot be read"),
    ):
        assert main(["play", "sponsio", *wrong]) == 2
        captured = capsys.readouterr()
        assert said in captured.err
        assert captured.err.count("\n") == 1
        assert captured.out == ""
    assert there.read_text() == ""
    assert main(["play"]) == 2


def test_what_is_odd_about_an_owners_box_is_told_in_his_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {**arene.load_game("sponsio").edition().data, "source": "owner"}
    data["tickets"] = [
        {**ticket, "wagers": ticket["wagers"][:1]} if ticket["type"] == "last" else ticket for ticket in data["tickets"]
    ]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    typed(monkeypatch, "q")
    assert main(["play", "sponsio", "--bots", "random", "--lang", "fr", "--edition", str(path)]) == 0
    told = capsys.readouterr().err
    assert ".wagers\u00a0: aucun pari pour " in told and "no wager" not in told


def test_people_sit_first_and_bots_repeat() -> None:
    seating = arrange(4, 2, ["random", "heuristic"], ["Ana"], "fr")
    assert [seat.bot for seat in seating] == [None, None, "random", "heuristic"]
    assert seating[0].player == "Ana"
    assert len({seat.name for seat in seating}) == 4
    assert [seat.bot for seat in arrange(4, 1, ["random"], [], "en")] == [None, "random", "random", "random"]


# ---- looking things up


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_games_tells_all_games_and_their_options(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang]) == 0
    listed = capsys.readouterr().out
    assert all(id in listed for id in arene.GAMES)
    for id in arene.GAMES:
        assert main(["games", id, "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert all(option.id in shown for option in arene.load_game(id).options)


def test_every_value_an_option_lists_can_be_typed() -> None:
    """Automobile's prices are words that look like numbers: “edition”, “1”, “2” and “3”."""
    for id in arene.GAMES:
        game = arene.load_game(id)
        for option in game.options:
            for value in option.values:
                text = str(value).lower() if isinstance(value, bool) else str(value)
                typed_in = options_from(id, [f"{option.id}={text}"])[option.id]
                assert (type(typed_in), typed_in) == (type(value), value), (id, option.id)
    assert options_from("sponsio", ["goal_coins=40", "nothing=-3"]) == {"goal_coins": 40, "nothing": -3}


def test_option_values_are_shown_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "sportmord", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "doped_leap = false, true" in told
    assert "True" not in told and "False" not in told


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    described = json.loads(capsys.readouterr().out)
    assert [game["id"] for game in described] == list(arene.GAMES)
    options = described[arene.GAMES.index("sponsio")]["options"]
    assert "removed_color" in json.dumps(options["3"])
    assert "removed_color" not in json.dumps(options["4"])


@pytest.mark.parametrize("kind", ["edition", "position"])
def test_schemas_are_valid_and_fit_what_they_describe(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "sponsio", "--schema", kind]) == 0
    schema = json.loads(capsys.readouterr().out)
    Draft202012Validator.check_schema(schema)
    match = arene.new_match("sponsio", 4, 1)
    data = match.edition.data if kind == "edition" else match.position()
    Draft202012Validator(schema).validate(json.loads(json.dumps(data)))
    assert main(["games", "--schema", kind]) == 0
    assert set(json.loads(capsys.readouterr().out)) == set(arene.GAMES)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rules_are_readable_text(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "sponsio", "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert "5.4" in text
    for markup in ("<a id", "**", "|", "`", "\x1b"):
        assert markup not in text
    assert max(len(line) for line in text.split("\n")) <= 80


# ---- match files


def test_replay_tells_what_a_seat_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    match = played(path)
    texts = {}
    for seat in (None, 0, 1):
        assert main(["replay", str(path), *(["--seat", str(seat)] if seat is not None else [])]) == 0
        texts[seat] = capsys.readouterr().out
    assert "You receive" not in texts[None]
    assert texts[0].count("You receive") == 1
    assert texts[0] != texts[1]
    assert "Ana, Bo and Cleo" in texts[None]
    assert f"{len(match.moves)} moves" in texts[None]
    assert main(["replay", str(path), "--seat", "3"]) == 2


def test_replay_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    played(path)
    main(["replay", str(path)])
    whole = capsys.readouterr().out
    typed(monkeypatch, "", "", "q")
    assert main(["replay", str(path), "--step"]) == 0
    assert 3 < capsys.readouterr().out.count("\n") < whole.count("\n")


def test_a_file_of_older_rules_is_told_from_its_events_even_with_words_that_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    match = played(path)
    next(move for move in match.moves if move.events).events[
        0
    ].kind = "jumped"  # an event that today's words do not know
    match.save(path)
    for version in ("rules_version", "oldest_rules", "rules"):  # as if the old ones had been given up
        monkeypatch.setattr(arene.load_game("sponsio"), version, match.rules + 1)
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert f"version {match.rules}" in out
    assert "jumped" in out
    assert main(["verify", str(path)]) == 2
    assert f"rules version {match.rules}" in capsys.readouterr().err


def test_verify_says_what_was_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    match = played(path)
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert match.hash in out
    assert f"{len(match.moves)} moves" in out


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_broken_files_are_refused_in_one_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    played(path, 6)
    lines = path.read_text().split("\n")
    for content, said in (
        ("", "empty"),
        ("hello\n", "line 1"),
        ("\n".join(lines[:3]) + "\n", "cut off"),
        ("\n".join([lines[0], lines[1].replace('"seat": ', '"seat": 1'), *lines[2:]]), "line 2"),
    ):
        path.write_text(content)
        assert main([command, str(path)]) == 2
        captured = capsys.readouterr()
        assert said in captured.err
        assert str(path) in captured.err
        assert captured.err.count("\n") == 1
    path.write_bytes(b"\xff\xfe")
    assert main([command, str(path)]) == 2
    assert main([command, str(tmp_path)]) == 2
    assert "Traceback" not in capsys.readouterr().err


# ---- the installation


def test_doctor_says_which_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["doctor"])
    out = capsys.readouterr().out
    assert ("Rules compiled" in out) == arene.compiled()
    assert code == (1 if "to repair" in out else 0)


def test_doctor_finds_stale_and_missing_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARENE_PURE", raising=False)
    (tmp_path / "core").mkdir()
    for name in ("state", "match"):
        (tmp_path / "core" / f"{name}.py").write_text('"""Rules.\n\nCompiled: as its docstring says.\n"""')
    (tmp_path / "core" / "text.py").write_text('"""Words."""')
    assert any("plain Python" in finding.text for finding in doctor.examine("en", tmp_path))
    module = tmp_path / "core" / f"state{EXTENSION_SUFFIXES[0]}"
    module.write_text("")
    os.utime(module, (1, 1))
    bad = " ".join(finding.text for finding in doctor.examine("en", tmp_path) if finding.bad)
    assert "older than its Python file" in bad and "state.py" in bad
    assert "not compiled" in bad and "match.py" in bad
    assert "text.py" not in bad


def test_doctor_looks_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert doctor.c_compiler() is None
    assert any("No C compiler" in finding.text for finding in doctor.examine("en"))


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["--version"])
    assert exit.value.code == 0
    assert arene.__version__ in capsys.readouterr().out


def test_simulate_and_balance_are_commands(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--seats", "3", "--bots", "random", "--matches", "2", "--seed", "1", "--json"]
    for command in ("simulate", "balance"):
        assert main([command, "sponsio", *asked]) == 0
        assert json.loads(capsys.readouterr().out)
    assert main(["simulate", "sponsio", "--bots", "genius"]) == 2


# ---- a real terminal


def test_a_person_at_a_real_terminal(tmp_path: Path) -> None:
    """Colours, the other screen, a move, a page, leaving: in a pseudo-terminal of 80 by 24."""
    path = tmp_path / "match.jsonl"
    environment = {**os.environ, "TERM": "xterm", "LC_ALL": "fr_FR.UTF-8", "PYTHONPATH": str(ROOT / "src")}
    environment.pop("NO_COLOR", None)
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "arene", "play", "sponsio", "--seed", "5", "--pace", "0.01", "--bots", "random", "--save", str(path)],
        dimensions=(24, 80),
        env=environment,
        encoding="utf-8",
        timeout=60,
    )
    terminal.expect_exact("\x1b[?1049h")
    terminal.expect("Votre numéro")
    assert "\x1b[30;43m" in str(terminal.before)
    terminal.sendline("h")
    terminal.expect("Les touches")
    terminal.expect("revenir")
    terminal.sendline("")
    terminal.expect("Votre numéro")
    terminal.sendline("1")
    terminal.expect("Votre numéro|Entrée")
    moves = len(arene.load(path).moves)
    assert moves > 0
    terminal.sendline("q")
    terminal.expect_exact("\x1b[?1049l")
    terminal.expect("arene resume")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert len(arene.load(path).moves) == moves


# ---- whatever is typed, one line says what is wrong


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ["play", "sponsio", "--seats", "5"],
            "seats: 5 is out of range; sponsio is played by 3 to 4",
            "seats : 5 ne convient pas ; sponsio se joue de 3 à 4",
        ),
        (
            ["play", "sponsio", "--options", "goal_coins=500"],
            "options.goal_coins: 500 is out of range; allowed is 15 to 60",
            "options.goal_coins : 500 ne convient pas ; permis, 15 à 60",
        ),
        (
            ["play", "sponsio", "--options", "nines_scope=x"],
            'options.nines_scope: "x" is not allowed; choose "in_play" or "whole_deck"',
            'options.nines_scope : "x" ne convient pas ; au choix, "in_play" ou "whole_deck"',
        ),
        (
            ["play", "sponsio", "--edition", "/nowhere.toml"],
            "/nowhere.toml: cannot be read: No such file or directory",
            "/nowhere.toml : ne peut pas être lu : il n’y a rien à cet endroit",
        ),
        (
            ["replay", "/nowhere.jsonl"],
            "/nowhere.jsonl: cannot be read: No such file or directory",
            "/nowhere.jsonl : ne peut pas être lu : il n’y a rien à cet endroit",
        ),
        (
            ["simulate", "sponsio", "--bots", "genius"],
            "bots: 'genius' is not one of random, beginner, regular, good, strong, expert, heuristic, easy, normal, "
            "exec:COMMAND",
            "bots : 'genius' n’en fait pas partie ; "
            "au choix, random, beginner, regular, good, strong, expert, heuristic, easy, normal, exec:COMMAND",
        ),
        (
            ["play", "sponsio", "--pace", "inf"],
            "pace: inf is no number of seconds; use 0 to 60",
            "pace : inf n’est pas un nombre de secondes ; permis, 0 à 60",
        ),
        (
            ["play", "sponsio", "--seed", "\udcff"],
            "seed: is no text that can be written down",
            "seed : n’est pas un texte qu’on puisse écrire",
        ),
        (
            ["simulate", "sponsio", "--seed", "\udcff"],
            "seed: is no text that can be written down",
            "seed : n’est pas un texte qu’on puisse écrire",
        ),
    ],
)
def test_errors_are_one_line_in_the_readers_language(
    arguments: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, line in (("en", english), ("fr", french)):
        assert main([*arguments, "--lang", lang]) == 2
        assert capsys.readouterr().err.replace("\u00a0", " ") == f"arene: {line}\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--port", "99999"], "--port: 99999 is no port; use 0 to 65535"),
        (["--port", "-1"], "--port: -1 is no port; use 0 to 65535"),
        (["--db", "/nonexistent/x.db"], "/nonexistent: No such file or directory"),
        (["--db", "/tmp"], "/tmp: Is a directory"),
    ],
)
def test_the_site_refuses_in_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err == f"arene: {line}\n"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "full.jsonl"
    played(file, 5)
    before = file.read_bytes()
    assert main(["serve", "--db", str(file)]) == 2
    assert capsys.readouterr().err == f"arene: {file}: is no database of Arène: file is not a database\n"
    assert file.read_bytes() == before


def test_a_terminal_without_accents_gets_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "ARENE_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "arene", "games", "--lang", "fr"], env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0 and b"Traceback" not in done.stderr and b"?" in done.stdout


def test_option_values_are_told_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "sportmord"]) == 0
    out = capsys.readouterr().out
    assert "doped_leap = false, true" in out and "False" not in out and "True" not in out
