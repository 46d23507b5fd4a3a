"""Golden playthroughs: a change of rules or words reads as a difference in tests/transcripts.

``pytest tests/games/sponsio/test_transcripts.py --regenerate-transcripts`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import arene
from arene import Speaker
from arene.core.chance import Sealed
from arene.core.events import Event
from arene.core.match import Match
from tests.games.sponsio.table import random_steps

FOLDER = Path(__file__).parent.parent.parent / "transcripts" / "sponsio"
NAMES = ["Ada", "Bram", "Chloé", "Dario"]


def transcript(seats: int) -> str:
    """A whole match as text: every move, what everybody sees of it, and the fingerprint of the position."""
    match = arene.new_match("sponsio", seats=seats, seed=f"transcript {seats}", players=NAMES[:seats])
    speaker = Speaker(match.game, "en", match.players)
    lines = [f"Sponsio, {seats} players, seed “transcript {seats}”", f"options: {match.options}", ""]
    lines += said(speaker, match.opening)
    status, choices = "", dict[str, str]()
    for seat in random_steps(match, Sealed(match.seed), lazy=20):
        lines += last_move(match, speaker, choices)
        view = match.view(seat)
        choices = {str(action.to_json()): speaker.action(action, view) for action in match.actions(seat)}
        if speaker.status(view) != status:
            status = speaker.status(view)
            lines += ["", f"== {status}"]
    lines += [*last_move(match, speaker, choices), "", speaker.prompt(match.view(None))]
    lines += [f"{place['rank']}. {match.players[int(str(place['seat']))]}: {place}" for place in match.standings]
    return "\n".join(lines) + "\n"


def last_move(match: Match, speaker: Speaker, choices: dict[str, str]) -> list[str]:
    if not match.moves:
        return []
    move = match.moves[-1]
    chosen = f"{len(match.moves)}. {match.players[move.seat]}: {choices[str(move.action)]}"
    return [f"{chosen} (of {len(choices)}) #{move.hash}", *said(speaker, move.events)]


def said(speaker: Speaker, events: list[Event]) -> list[str]:
    """What everybody hears, and what each seat is told alone."""
    lines = []
    for event in events:
        whom = "" if event.seats is None else f"to {', '.join(speaker.names[seat] for seat in event.seats)}: "
        lines.append(f"    {whom}{speaker.event({'kind': event.kind, **event.params})}")
    return lines


@pytest.mark.parametrize("seats", [3, 4])
def test_golden_transcript(seats: int, regenerate: bool) -> None:
    path, text = FOLDER / f"{seats}-seats.txt", transcript(seats)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
    for kind in ("reveals the", "bets: ", "bets against", "takes the", "wins the trick", "wins the round"):
        assert kind in text
