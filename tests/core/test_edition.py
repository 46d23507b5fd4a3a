"""Edition files that cannot be read are refused in the language of whoever brought them."""

from __future__ import annotations

from pathlib import Path

import pytest

import arene
from arene.core.edition import read_toml
from tests.faults import told_in_french


@pytest.mark.parametrize(
    ("name", "content", "english", "french"),
    [
        ("mine.toml", "id = ", "is not a TOML file: ", "n’est pas un fichier TOML\u00a0: "),
        ("mine.json", "{", "is not a JSON file: ", "n’est pas un fichier JSON\u00a0: "),
        ("mine.json", "[]", "is not a JSON object", "n’est pas un objet JSON"),
        ("mine.toml", None, "cannot be read: ", "ne peut pas être lu\u00a0: il n’y a rien à cet endroit"),
        ("mine.json", None, "cannot be read: ", "ne peut pas être lu\u00a0: il n’y a rien à cet endroit"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, name: str, content: str | None, english: str, french: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(arene.BadData) as refused:
        read_toml(path)
    assert refused.value.path == str(path) and refused.value.problem.startswith(english)
    assert told_in_french(refused.value).startswith(french)
