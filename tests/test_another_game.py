"""A game of another package: Pig, in examples/pig, is installed and played, with not one line elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arene.core.refusal import BadData
from arene.newgame import new_game

ROOT = Path(__file__).parent.parent
PIG = ROOT / "examples" / "pig"
SMALL = 150  # lines, all files


def installed(package: Path, where: Path) -> dict[str, str]:
    """The environment in which a package is there."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    done = subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(where), str(package)])
    assert done.returncode == 0
    paths = [str(where), *(path for path in sys.path if path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en_US.UTF-8"}


def arene(environment: dict[str, str], *arguments: str, typed: str | None = None) -> str:
    command = [sys.executable, "-m", "arene", *arguments]
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def with_pig(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(PIG, tmp_path_factory.mktemp("packages"))


def test_a_small_game_is_small() -> None:
    sources = [*PIG.glob("*.toml"), *PIG.glob("*/*.py"), *PIG.glob("*/*.ftl")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in sources) < SMALL


def test_it_is_listed_simulated_told_and_verified(with_pig: dict[str, str], tmp_path: Path) -> None:
    assert "Pig" in arene(with_pig, "games")
    arene(with_pig, "simulate", "pig", "--seats", "3", "--matches", "2", "--save", str(tmp_path / "saved"))
    file = str(tmp_path / "saved" / "pig-1.jsonl")
    assert "holds" in arene(with_pig, "replay", file)
    arene(with_pig, "verify", file)
    assert "Luck and skill" in arene(with_pig, "analyse", file, "--seconds", "1", "--jobs", "1")


def test_it_may_do_without_a_rules_text(with_pig: dict[str, str]) -> None:
    report = arene(with_pig, "doctor", "--lang", "en")
    assert "Pig: rules version 1, words are there; no rules text" in report


def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    folder = new_game("stones", tmp_path)
    with (folder / "arene_stones" / "__init__.py").open("a") as file:
        file.write("unheard_of\n")
    environment = installed(folder, tmp_path / "packages")
    line = len((folder / "arene_stones" / "__init__.py").read_text(encoding="utf-8").splitlines())
    told = {}
    for asked in ("doctor", "games"):
        command = [sys.executable, "-m", "arene", asked, "--lang", "en"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == {"doctor": 1, "games": 2}[asked]
        told[asked] = done.stdout + done.stderr
        assert "stones: cannot be loaded: NameError: name 'unheard_of' is not defined" in told[asked]
        assert f"__init__.py:{line})" in told[asked]
    assert "Sponsio: rules version" in told["doctor"]
    assert "Traceback" not in told["games"]


def test_it_is_played_in_the_terminal(with_pig: dict[str, str], tmp_path: Path) -> None:
    options = ["--seats", "2", "--options", "goal=20", "--seed", "1", "--pace", "0", "--save", str(tmp_path / "pig")]
    told = arene(with_pig, "play", "pig", *options, typed="1\n2\n\n" * 200)
    assert "The match is over." in told


@pytest.mark.slow
def test_the_suites_over_all_games_hold_for_it_too(with_pig: dict[str, str]) -> None:
    """Contract, words, simulation, server and browser: whatever runs over all games runs over this one."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k", "pig", "tests"]
    command += ["--ignore=tests/test_another_game.py"]
    done = subprocess.run(command, cwd=ROOT, env=with_pig, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_skeleton_of_a_new_game_can_be_played_at_once(tmp_path: Path) -> None:
    folder = new_game("stones", tmp_path)
    environment = installed(folder, tmp_path / "packages")
    assert "Stones, 2" in arene(environment, "simulate", "stones", "--seats", "2", "--matches", "3")


@pytest.mark.parametrize("name", ["", "x", "Pig", "my game", "../pig", "jeu-à-moi", "sponsio"])
def test_a_new_game_needs_a_name_of_its_own(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadData):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())
