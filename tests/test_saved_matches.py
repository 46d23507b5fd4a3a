"""Saved matches: whatever is mended in the rules or retuned in an edition, they load, are told again and verify.

The files in tests/matches are named after the version of the rules they were played under, and are never written anew:
who changes what they show raises the version. The mixed ones hold every option value and every kind of event.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import arene
from arene.core.record import verify

FILES = sorted((Path(__file__).parent / "matches").glob("*.jsonl.gz"))


@pytest.fixture(params=FILES, ids=lambda file: file.name.removesuffix(".jsonl.gz"))
def saved(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


def test_every_game_has_some_of_today() -> None:
    today = {(game, f"rules{arene.load_game(game).rules_version}") for game in arene.GAMES}
    assert today <= {(game, rules) for game, rules, *_ in (file.name.split("-") for file in FILES)}


def test_a_saved_match_verifies(saved: Path) -> None:
    assert verify(saved).over


def test_a_saved_match_loads_and_saves_as_it_was(saved: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    arene.load(saved).save(again)
    assert again.read_bytes() == saved.read_bytes()
