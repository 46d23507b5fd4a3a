"""Bot matches in series, and who won them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from arene.core.game import load_game
from arene.core.refusal import BadData, Fault
from arene.lab.crew import Jobs, Notice, Progress
from arene.lab.replaced import Record, placed, together
from arene.lab.series import Series, each_match, play
from arene.lab.statistics import Estimate, mean, share


@dataclass(frozen=True)
class Outcome:
    """What one match came to, by seat: part of the victory, rank and score; and its length."""

    seating: list[int]
    shares: list[float]
    ranks: list[int]
    scores: list[int]
    length: dict[str, int]  # in the game's own units
    moves: int
    programs: list[Record]  # by seat, of those that are outside programs


@dataclass(frozen=True)
class BotResult:
    """A bot's results over all its seats. ``wins`` is its share of the victories, ``fair`` its share of the seats."""

    name: str
    seats: int
    wins: Estimate
    fair: float
    rank: Estimate
    score: Estimate
    program: Record | None  # what it was asked and what was played for it, where it is an outside program


@dataclass(frozen=True)
class Simulation:
    """The results of a series."""

    series: Series
    bots: list[BotResult]
    seats: list[Estimate]  # share of the victories by seat, whoever sat there
    length: dict[str, Estimate]  # by measure of the game
    moves: Estimate

    def to_json(self) -> dict[str, object]:
        return {
            **self.series.to_json(),
            "by_bot": [
                {
                    "bot": bot.name,
                    "seats": bot.seats,
                    "wins": bot.wins.to_json(),
                    "fair_share": bot.fair,
                    "rank": bot.rank.to_json(),
                    "score": bot.score.to_json(),
                    **({} if bot.program is None else {"program": bot.program}),
                }
                for bot in self.bots
            ],
            "by_seat": [{"seat": seat, "wins": wins.to_json()} for seat, wins in enumerate(self.seats)],
            "length": {name: estimate.to_json() for name, estimate in self.length.items()},
            "moves": self.moves.to_json(),
        }


def simulate(
    series: Series,
    jobs: Jobs = 1,
    save: Path | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
    strict: bool = False,
) -> Simulation:
    """Play a series. The result depends on it alone: not on the number of processes, nor on files being written.

    ``progress`` is told how many matches are over, ``notice`` what went wrong and was mended. A program that fails is
    replaced for that move; where it is ``strict``, it stops the series.
    """
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
        if any(save.glob(f"{series.game}-*.jsonl")):  # of an earlier series
            raise BadData(str(save), Fault("not-empty"))
    return summarise(
        series, list(each_match(series, partial(outcome, folder=save, strict=strict), jobs, progress, notice))
    )


def outcome(series: Series, index: int, folder: Path | None = None, strict: bool = False) -> Outcome:
    """Play one match of a series and keep what counts."""
    file = None if folder is None else folder / f"{series.game}-{index + 1:0{len(str(series.matches))}}.jsonl"
    played = play(series, index, save=file, strict=strict)
    standings = sorted(played.state.standings(), key=lambda standing: standing.seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return Outcome(
        series.seating(index),
        [1 / winners if standing.rank == 1 else 0.0 for standing in standings],
        [standing.rank for standing in standings],
        [standing.score for standing in standings],
        dict(load_game(series.game).measures().length(played.state)),
        played.moves,
        [placed(record, match=index + 1, seed=series.seed_of(index).hex()) for record in played.programs],
    )


def summarise(series: Series, outcomes: list[Outcome]) -> Simulation:
    return Simulation(
        series,
        [_bot_result(series, name, outcomes) for name in dict.fromkeys(series.bots)],
        [share(sum(one.shares[seat] for one in outcomes), len(outcomes)) for seat in range(series.seats)],
        {name: mean([one.length[name] for one in outcomes]) for name in outcomes[0].length},
        mean([one.moves for one in outcomes]),
    )


def _bot_result(series: Series, name: str, outcomes: list[Outcome]) -> BotResult:
    """A bot's seats in one match are not independent: each match counts once, with their sum or mean."""
    places = [place for place, bot in enumerate(series.bots) if bot == name]
    won: list[float] = []
    ranks: list[float] = []
    scores: list[float] = []
    for one in outcomes:
        seats = [seat for seat, place in enumerate(one.seating) if place in places]
        won.append(sum(one.shares[seat] for seat in seats))
        ranks.append(sum(one.ranks[seat] for seat in seats) / len(seats))
        scores.append(sum(one.scores[seat] for seat in seats) / len(seats))
    wins, program = share(sum(won), len(won)), together(_records(places, outcomes))
    return BotResult(name, len(places), wins, len(places) / series.seats, mean(ranks), mean(scores), program)


def _records(places: list[int], outcomes: list[Outcome]) -> list[Record]:
    return [record for one in outcomes for record in one.programs if one.seating[record["seat"]] in places]
