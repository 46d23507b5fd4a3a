"""What people read: every question, action and line of whole matches, and the circuit on a terminal."""

from __future__ import annotations

import random

import pytest

import arene
from arene.terminal.draw import table_lines
from arene.terminal.ink import Ink
from tests.games.automobile.positions import Y, racing, start
from tests.games.automobile.walks import MODES

NAMES = ["Ada", "Bram", "Chloé", "Dario"]


@pytest.mark.parametrize("lang", arene.LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_everything_can_be_said(seats: int, options: dict[str, object], lang: str) -> None:
    match = arene.new_match("automobile", seats=seats, seed=9, options=options, players=NAMES[:seats])
    speaker = arene.Speaker(match.game, lang, match.players)
    choose = random.Random(seats)
    said: list[str] = []
    while not match.over:
        seat = match.awaiting[0]
        actions = match.actions(seat)
        if choose.random() < 0.25:
            view = match.view(seat)
            labels = [speaker.action(action, view) for action in actions]
            assert len(set(labels)) == len(labels), labels
            said += [*labels, speaker.prompt(view), speaker.prompt(match.view(None)), speaker.status(view)]
            said += [speaker.action(action, view) for action, _ in match.blocked(seat)]
        match.play(seat, choose.choice(actions))
        for event in match.moves[-1].events:
            told = [event.seen_by(viewer) for viewer in (None, 0, seats - 1)]
            said += [speaker.event(one) for one in told if one is not None]
    said.append(speaker.prompt(match.view(None)))
    assert not [line for line in said if "{" in line or "None" in line or "  " in line]
    assert all(line.strip() for line in [speaker.prompt(match.view(None))])


def test_the_circuit_fits_eighty_columns() -> None:
    match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
    speaker = arene.Speaker(match.game, "fr", NAMES)
    lines = table_lines(Ink(False), speaker.panels(match.view(Y)), 80, True)
    assert max(len(line) for line in lines) <= 80
    title = next(place for place, line in enumerate(lines) if "Le circuit" in line)
    circuit = lines[title + 1 : title + 13]
    assert [line.split() for line in circuit[::4]] == [["1", "2"], ["3", "4", "5"], ["6", "7", "8"]]  # rulers
    assert circuit[1].strip().startswith("· · ·")
    assert sum(line.count("+") for line in circuit) == 8
    assert sum(line.count("*") for line in circuit) == 6
    assert sum(line.count("~") for line in circuit) == 31
    for number in "1234":
        assert any(number in line for line in circuit)


def test_reachable_lanes_are_marked() -> None:
    match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
    match.play(Y, {"kind": "card", "value": 4})
    speaker = arene.Speaker(match.game, "fr", NAMES)
    lines = table_lines(Ink(False), speaker.panels(match.view(Y)), 80, True)
    assert sum(line.count("○") for line in lines) == 3
    assert (
        speaker.action(match.actions(Y)[1], match.view(Y))
        == "Voie 2\u00a0: case 25, verte\u00a0: +2, aspiration\u00a0: +2"
    )
