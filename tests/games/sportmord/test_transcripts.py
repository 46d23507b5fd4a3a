"""Golden playthroughs: a change of rules or words reads as a difference in tests/transcripts.

``pytest tests/games/sportmord/test_transcripts.py --regenerate-transcripts`` writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import arene
from arene.core.events import Event

FOLDER = Path(__file__).parent.parent.parent / "transcripts" / "sportmord"
NAMES = ["Ada", "Bram", "Chloé", "Dario", "Emil", "Fanny"]


def transcript(seats: int) -> str:
    """A whole match as text: every move, what everybody sees of it, and the fingerprint of the position."""
    seed = f"transcript {seats}"
    match = arene.new_match("sportmord", seats=seats, seed=seed, players=NAMES[:seats])
    speaker = arene.Speaker(match.game, "en", match.players)
    choose = random.Random(seats)
    lines = [f"Le sport est mortel, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    lines += said(speaker, match.opening)
    status = ""
    while not match.over:
        seat = choose.choice(match.awaiting)
        view, actions = match.view(seat), match.actions(seat)
        if speaker.status(view) != status:
            status = speaker.status(view)
            lines += ["", f"== {status}"]
        laying = [action for action in actions if action.kind == "place"]
        action = choose.choice(laying if laying and choose.random() < 0.8 else actions)
        label = speaker.action(action, view)
        match.play(seat, action)
        move = match.moves[-1]
        lines.append(f"{len(match.moves)}. {match.players[seat]}: {label} (of {len(actions)}) #{move.hash}")
        lines += said(speaker, move.events)
    lines += ["", speaker.prompt(match.view(None))]
    lines += [f"{place['rank']}. {match.players[int(str(place['seat']))]}: {place}" for place in match.standings]
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


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_golden_transcript(seats: int, regenerate: bool) -> None:
    path, text = FOLDER / f"{seats}-seats.txt", transcript(seats)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
    for words in ("Tournament,", "everybody agrees", "dopes a die", "is closed", "doping card,", "Every sport is"):
        assert words in text
