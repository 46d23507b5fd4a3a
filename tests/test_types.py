"""The browser's types say what the server tells."""

from __future__ import annotations

import pytest

from tests import shapes


@pytest.mark.slow
def test_the_types_are_those_of_what_the_server_tells() -> None:
    assert shapes.FILE.read_text(encoding="utf-8") == shapes.written(), "run python -m tests.shapes"


def test_a_shape_tells_fields_from_things_by_id() -> None:
    shape = shapes.Shape()
    shape.look({"cards": {"G1": 1, "G2": None}, "who": ["a"], "turn": True})
    shape.look({"cards": {}, "who": []})
    assert shape.written() == (
        "{\n    cards: Record<string, number | null>;\n    turn?: boolean;\n    who: string[];\n  }"
    )
