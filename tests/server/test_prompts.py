"""The name of a question: the same while it stands, another as soon as it is another question."""

from __future__ import annotations

import arene
from arene.server.telling import Story, prompt_id
from tests.games.sponsio.table import table
from tests.games.sportmord.positions import football


def asked(match: arene.Match, seat: int) -> str:
    story = Story(seat)
    story.sync(match)
    return prompt_id(story, match.state)


def test_answers_of_others_asked_at_the_same_time_change_nothing() -> None:
    match = arene.position("sportmord", football(), seed=1)
    assert match.awaiting == [0, 1, 2]
    before = asked(match, 0)
    for other in (1, 2):  # at last seat 0 is the only one asked
        match.play(other, {"kind": "wish", "wish": "u4"})
        assert asked(match, 0) == before
    match.play(0, {"kind": "wish", "wish": "u4"})
    assert asked(match, 0) != before


def test_every_other_question_has_another_name() -> None:
    """Half-made choices too: the wagers of tickets V and VI are the same numbers."""
    match = table().match
    names = [asked(match, 0)]
    match.play(0, {"kind": "reveal", "card": "R1"})
    names.append(asked(match, 0))
    for ticket in ("V", "VI"):
        match.play(0, {"kind": "bet", "ticket": ticket})
        names.append(asked(match, 0))
        match.undo(0)
        assert asked(match, 0) == names[1]
    match.play(0, [{"kind": "bet", "ticket": "V"}, {"kind": "wager", "wager": "2"}])
    names.append(asked(match, 0))
    match.play(1, {"kind": "pass"})
    names.append(asked(match, 0))
    assert len(set(names)) == len(names)
