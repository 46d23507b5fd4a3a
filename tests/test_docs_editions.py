"""What the page on editions says of Lanista's vocabulary is what the loader checks."""

from __future__ import annotations

from pathlib import Path

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
