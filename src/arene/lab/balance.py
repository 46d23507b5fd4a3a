"""Is a game balanced? Its own measures over a series of bot matches, against their targets."""

from __future__ import annotations

from dataclasses import dataclass

from arene.core.game import load_game
from arene.core.measures import Measure, Observation
from arene.lab.crew import Jobs, Notice, Progress
from arene.lab.series import Series, each_match, play
from arene.lab.statistics import Estimate, ratio, share_ratio


@dataclass(frozen=True)
class Measured:
    measure: Measure
    estimate: Estimate
    met: bool | None  # None: without a target, or never observed


@dataclass(frozen=True)
class Balance:
    """The measures of a series, in the game's order."""

    series: Series
    measured: list[Measured]

    def to_json(self) -> dict[str, object]:
        return {
            **self.series.to_json(),
            "measures": [
                {
                    "id": one.measure.id,
                    "target": [one.measure.low, one.measure.high],
                    "measured": one.estimate.to_json(),
                    "met": one.met,
                }
                for one in self.measured
            ],
        }


def balance(series: Series, jobs: Jobs = 1, progress: Progress | None = None, notice: Notice | None = None) -> Balance:
    """Play a series and measure it."""
    observations = list(each_match(series, observe, jobs, progress, notice))
    measured = []
    for measure in load_game(series.game).measures().targets(series.seats, series.box().read_edition()):
        estimate = (share_ratio if measure.share else ratio)([one.get(measure.id, (0.0, 0.0)) for one in observations])
        measured.append(Measured(measure, estimate, measure.met(estimate.value) if estimate.count else None))
    return Balance(series, measured)


def observe(series: Series, index: int) -> Observation:
    """Play one match of a series and observe it."""
    played = play(series, index, record=True)
    return load_game(series.game).measures().observe(played.state, played.events)
