"""Golden playthroughs: whole matches as text, so that a change of rules or words reads as a difference.

Each game says in its ``test_transcripts.py`` which matches, how their moves are chosen and what must happen in them.
The texts lie in tests/transcripts; ``pytest tests/games/GAME/test_transcripts.py --regenerate-transcripts`` writes
those of a game anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from arene import Speaker
from arene.core.actions import Action
from arene.core.events import Event
from arene.core.match import Match

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ["Ada", "Bram", "Chloé", "Dario", "Emil", "Fanny"]


def golden(game: str, name: str, text: str, regenerate: bool) -> list[str]:
    """The lines a transcript should have: those kept, or these from now on."""
    path = FOLDER / game / f"{name}.txt"
    if regenerate:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path.read_text(encoding="utf-8").splitlines()


def playthrough(
    match: Match,
    choose: Callable[[Match], tuple[int, Action]],
    chapter: Callable[[Speaker, Any], str] = Speaker.status,
) -> list[str]:
    """A match played to its end: every move, what everybody sees of it, and the fingerprint of the position.

    ``choose`` says who moves and how, ``chapter`` under which heading.
    """
    speaker = Speaker(match.game, "en", match.players)
    lines = said(speaker, match.opening)
    heading = ""
    while not match.over:
        seat, action = choose(match)
        view = match.view(seat)
        if chapter(speaker, view) != heading:
            heading = chapter(speaker, view)
            lines += ["", f"== {heading}"]
        label, offered = speaker.action(action, view), len(match.actions(seat))
        match.play(seat, action)
        move = match.moves[-1]
        lines.append(f"{len(match.moves)}. {match.players[seat]}: {label} (of {offered}) #{move.hash}")
        lines += said(speaker, move.events)
    return lines


def said(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """What everybody hears, and what each seat is told alone."""
    lines = []
    for event in events:
        whom = "" if event.seats is None else f"to {', '.join(speaker.names[seat] for seat in event.seats)}: "
        line = speaker.event({"kind": event.kind, **event.params})
        if line:
            lines.append(f"    {whom}{line}")
    return lines


def outcome(match: Match) -> list[str]:
    """How a match ended, for the bystanders."""
    places = [f"{place['rank']}. {match.players[int(str(place['seat']))]}: {place}" for place in match.standings]
    return ["", Speaker(match.game, "en", match.players).prompt(match.view(None)), *places]
