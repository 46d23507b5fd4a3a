"""What the score sheet of a finished match is made of adds up."""

from __future__ import annotations

import random
from typing import Any

import arene


def test_the_purses_of_the_last_round_and_the_track_make_the_score() -> None:
    dice, on_the_track = random.Random(1), 0
    for seed in range(12):
        match = arene.new_match("sponsio", 4, seed, options={"max_rounds": 1})
        while not match.over:
            seat = match.awaiting[0]
            match.play(seat, match.space.action(dice.choice([int(number) for number in match.state.legal(seat)])))
        events: list[dict[str, Any]] = match.events(None)
        purses = [event["purses"] for event in events if event["kind"] == "round_ended"][-1]
        score = dict(enumerate(purses))
        for event in events:
            if event["kind"] == "cash" and event["choice"] == "forced":
                score[event["seat"]] += event["coins"]
                on_the_track += 1
        assert score == {standing["seat"]: standing["score"] for standing in match.standings}
    assert on_the_track > 0
