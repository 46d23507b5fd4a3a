"""Golden playthroughs: a change of rules or words reads as a difference in tests/transcripts.

``pytest tests/games/automobile/test_transcripts.py --regenerate-transcripts`` writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import arene
from arene.core.chance import Fast
from arene.core.events import Event

FOLDER = Path(__file__).parent.parent.parent / "transcripts" / "automobile"
NAMES = ["Ada", "Bram", "Chloé", "Dario"]
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "2-seats": (2, {}),
    "3-seats": (3, {}),
    "4-seats": (4, {"four_player_mode": "individual"}),
    "4-seats-teams": (4, {}),
}


def transcript(name: str) -> str:
    """A whole match as text: every move, what everybody sees of it, and the fingerprint of the position."""
    seats, options = TABLES[name]
    seed = f"transcript {name}"
    match = arene.new_match("automobile", seats=seats, seed=seed, options=options, players=NAMES[:seats])
    speaker = arene.Speaker(match.game, "en", match.players)
    choose, knowledge, thinking = random.Random(seats), match.game.knowledge(), Fast(seats)
    lines = [f"Les Sponsors de l'Automobile, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    lines += said(speaker, match.opening)
    status = ""
    while not match.over:
        seat = match.awaiting[0]
        view, actions = match.view(seat), match.actions(seat)
        if speaker.status(view).split(" · ")[0] != status:
            status = speaker.status(view).split(" · ")[0]
            lines += ["", f"== {status}"]
        sensible = match.action(int(knowledge.policy(match.seen(seat).world(thinking), seat, thinking)))
        action = sensible if choose.random() < 0.8 else choose.choice(actions)
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


@pytest.mark.parametrize("name", TABLES)
def test_golden_transcript(name: str, regenerate: bool) -> None:
    path, text = FOLDER / f"{name}.txt", transcript(name)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
    for words in (
        "buys",
        "draws a",
        "makes",
        "The board is empty",
        "energy points",
        "Starting grid",
        "slipstream",
        "spins",
    ):
        assert words in text
