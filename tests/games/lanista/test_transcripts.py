"""Golden playthroughs: a change of rules or words reads as a difference in tests/transcripts.

``pytest tests/games/lanista/test_transcripts.py --regenerate-transcripts`` writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import arene
from arene.core.events import Event

FOLDER = Path(__file__).parent.parent.parent / "transcripts" / "lanista"
NAMES = ["Ada", "Bram", "Chloé", "Dario"]
MATCHES = [(1, "standard"), (2, "first"), (2, "advanced"), (3, "young"), (3, "long"), (4, "standard")]


def transcript(seats: int, preset: str) -> str:
    """A whole match as text: every move, what everybody sees of it, and the fingerprint of the position."""
    seed = f"transcript {seats} {preset}"
    options = arene.load_game("lanista").presets[preset]
    match = arene.new_match("lanista", seats=seats, seed=seed, players=NAMES[:seats], options=options)
    speaker = arene.Speaker(match.game, "en", match.players)
    choose = random.Random(seats)
    lines = [f"Lanista, {seats} players, {preset}, seed “{seed}”", ""]
    lines += said(speaker, match.opening)
    status = ""
    while not match.over:
        seat = choose.choice(match.awaiting)
        view, actions = match.view(seat), match.actions(seat)
        if speaker.status(view) != status:
            status = speaker.status(view)
            lines += ["", f"== {status}"]
        eager = [action for action in actions if action.number > 9]
        action = choose.choice(eager if eager and choose.random() < 0.75 else actions)
        label = speaker.action(action, view)
        match.play(seat, action)
        move = match.moves[-1]
        lines.append(f"{len(match.moves)}. {match.players[seat]}: {label} (of {len(actions)}) #{move.hash}")
        lines += said(speaker, move.events)
    lines += ["", speaker.prompt(match.view(0))]
    return "\n".join(lines) + "\n"


def said(speaker: arene.Speaker, events: list[Event]) -> list[str]:
    """What everybody hears, and what each seat is told alone."""
    lines = []
    for event in events:
        whom = "" if event.seats is None else f"to {', '.join(speaker.names[seat] for seat in event.seats)}: "
        line = speaker.event({"kind": event.kind, **event.params})
        if line:
            lines.append(f"    {whom}{line}")
    return lines


@pytest.mark.parametrize(("seats", "preset"), MATCHES)
def test_golden_transcript(seats: int, preset: str, regenerate: bool) -> None:
    path, text = FOLDER / f"{seats}-{preset}.txt", transcript(seats, preset)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
    for words in ("takes the contract of", "The crowd:", "experience of the gladiators", "buys"):
        assert words in text


def test_every_preset_and_player_count_has_a_transcript() -> None:
    assert {preset for _, preset in MATCHES} == set(arene.load_game("lanista").presets)
    assert {seats for seats, _ in MATCHES} == {1, 2, 3, 4}
