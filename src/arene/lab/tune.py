"""A search for values of an edition that bring a game closer to its targets.

Only whole numbers that the edition marks as reconstructed are moved. All editions are judged on the same matches. First
every value is moved a step up and down, the smallest the edition takes, which tells what it does; then the best step is
kept and its neighbours are tried, as long as something gets better and tries are left. Every edition that was tried is
a row of a file: started again, the search goes on.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import arene
from arene.bots import bot_names
from arene.core.chance import derive, seed_from
from arene.core.game import load_game
from arene.core.measures import Measure
from arene.core.refusal import BadData, BadFile, Fault
from arene.lab.compare import observed
from arene.lab.crew import Jobs, Notice, Progress, check_count, each
from arene.lab.ledger import Ledger, other_results
from arene.lab.match import Box
from arene.lab.statistics import ratio

Values = dict[str, int]  # by path: what is other than in the edition one starts from


@dataclass(frozen=True)
class Tuning:
    """What is tuned: ``paths`` are the values that may be moved, ``targets`` the measures that count (empty: all)."""

    box: Box
    bots: list[str]
    matches: int
    seed: bytes
    paths: list[str]
    targets: list[str]

    def head(self) -> dict[str, Any]:
        rules = load_game(self.box.game).rules
        return {
            "arene": "tune",
            "version": arene.__version__,
            "rules": rules,
            **self.box.to_json(),
            "edition": self.box.read_edition().hash,
            "bots": self.bots,
            "matches": self.matches,
            "seed": self.seed.hex(),
            "paths": self.paths,
            "targets": self.targets,
        }

    def measures(self) -> list[Measure]:
        """Those with bounds, among those that are asked for."""
        found = load_game(self.box.game).measures().targets(self.box.seats, self.box.read_edition())
        bounded = [one for one in found if one.low is not None or one.high is not None]
        return [one for one in bounded if not self.targets or one.id in self.targets or one.name in self.targets]


def tuning(
    box: Box, bots: Sequence[str], matches: int, seed: int | str | bytes, values: Sequence[str], targets: Sequence[str]
) -> Tuning:
    """Check what is asked for: ``values`` are beginnings of paths (none: all), ``targets`` measures by id or name."""
    check_count("matches", matches)
    edition = box.read_edition()
    known = [path for path, _ in numbers(edition.data) if edition.mark(path) == "reconstructed"]
    for value in values:
        if not any(_begins(path, value) for path in known):
            raise BadData("values", Fault("no-value", value=repr(value)))
    paths = [path for path in known if not values or any(_begins(path, value) for value in values)]
    asked = Tuning(box, bot_names(bots, box.seats), matches, seed_from(seed), paths, list(targets))
    measured = load_game(box.game).measures().targets(box.seats, edition)
    if next(_steps(asked, {}), None) is None:
        raise BadData("values", Fault("no-step", count=len(paths)))
    for target in targets:
        if not any(target in (one.id, one.name) for one in measured):
            raise BadData("targets", Fault("one-of", value=repr(target), known=", ".join(one.id for one in measured)))
    return asked


def _begins(path: str, prefix: str) -> bool:
    return path == prefix or path.startswith((f"{prefix}.", f"{prefix}["))


def numbers(data: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """The whole numbers of an edition, by their paths; what stands in a list with an id is named by it."""
    if isinstance(data, bool):
        return
    if isinstance(data, int):
        yield path, data
    elif isinstance(data, Mapping):
        for key, inside in data.items():
            if key not in ("marks", "id"):
                yield from numbers(inside, f"{path}.{key}" if path else str(key))
    elif isinstance(data, Sequence) and not isinstance(data, str):
        for place, inside in enumerate(data):
            yield from numbers(inside, _entry(path, place, inside))


def _entry(path: str, place: int, inside: Any) -> str:
    return f"{path}.{inside['id']}" if isinstance(inside, Mapping) and "id" in inside else f"{path}[{place}]"


def changed(data: Mapping[str, Any], values: Values) -> dict[str, Any]:
    """An edition's data with other values at these paths."""
    result = copy.deepcopy(dict(data))

    def walk(inside: Any, path: str) -> Any:
        if path in values:
            return values[path]
        if isinstance(inside, dict):
            return {key: walk(value, f"{path}.{key}" if path else str(key)) for key, value in inside.items()}
        if isinstance(inside, list):
            return [walk(value, _entry(path, place, value)) for place, value in enumerate(inside)]
        return inside

    walked = walk(result, "")
    assert isinstance(walked, dict)
    return walked


@dataclass(frozen=True)
class Tried:
    """An edition that was tried: how far it is from the targets (0: all are met), and every measure."""

    values: Values
    loss: float
    measured: dict[str, float]


def tune(
    asked: Tuning,
    tries: int,
    jobs: Jobs = 1,
    file: Path | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
) -> list[Tried]:
    """Try so many editions, the first of which is the one to start from."""
    check_count("tries", tries)
    ledger = Ledger(file, asked.head(), _whole)
    known: dict[str, Tried] = {}
    found: list[Tried] = []
    for values in _search(asked, known):
        if len(found) == tries:
            break
        if len(found) < len(ledger.rows):
            row = ledger.rows[len(found)]
            _same(file, row, values)
        else:
            row = ledger.add(_judged(asked, values, found[0].measured if found else {}, jobs, notice))
        tried = Tried(row["values"], float(row["loss"]), row["measured"])
        known[_key(values)] = tried
        found.append(tried)
        if progress is not None:
            progress(len(found))
    return found


def _whole(row: Mapping[str, Any]) -> bool:
    numbers = [row["loss"], *row["measured"].values(), *row["values"].values()]
    return all(isinstance(one, (int, float)) for one in numbers)


def _same(file: Path | None, row: Mapping[str, Any], values: Values) -> None:
    """Another version of the search may have gone another way."""
    if row["values"] != values:
        raise BadFile(str(file), int(row["row"]) + 2, other_results("values", row["values"], values))


def _search(asked: Tuning, known: Mapping[str, Tried]) -> Iterator[Values]:
    """What to try next, as far as it is known what came of the others; every edition once."""
    best: Values = {}
    yield best
    while True:
        near = []
        for values in _steps(asked, best):
            if _key(values) not in known:
                yield values
            near.append(known[_key(values)])
        better = min(near, key=lambda tried: tried.loss, default=None)
        if better is None or better.loss >= known[_key(best)].loss:
            return
        best = better.values


def _steps(asked: Tuning, best: Values) -> Iterator[Values]:
    """Each value a step up and down: the smallest that the edition takes, from one or a tenth of what is printed on.
    Coins, for one, have no smaller change than the smallest coin."""
    printed = dict(numbers(asked.box.read_edition().data))
    for path in asked.paths:
        for sign in (1, -1):
            moved = ({**best, path: best.get(path, printed[path]) + sign * size} for size in _sizes(printed[path]))
            allowed = next((values for values in moved if _allowed(asked, values)), None)
            if allowed is not None:
                yield allowed


def _sizes(value: int) -> list[int]:
    """One, or about a tenth of what is printed; then larger round numbers, as far as the value itself."""
    smallest = max(1, abs(value) // 10)
    round_ones = [digit * 10**zeros for zeros in range(len(str(abs(value)))) for digit in (1, 2, 5)]
    return [smallest, *(size for size in round_ones if smallest < size <= abs(value))]


def _key(values: Values) -> str:
    return json.dumps(values, sort_keys=True)


def _allowed(asked: Tuning, values: Values) -> bool:
    game = load_game(asked.box.game)
    try:
        game.edition(changed(asked.box.read_edition().data, values))
    except BadData:
        return False
    return True


def _judged(
    asked: Tuning, values: Values, start: Mapping[str, float], jobs: Jobs, notice: Notice | None
) -> dict[str, Any]:
    """Play the matches with these values, and see how far every measure is from its target; ``start`` has those that
    were seen before any value moved."""
    data = changed(asked.box.read_edition().data, values)
    box = replace(asked.box, edition=json.dumps(data, sort_keys=True))
    results = list(each(partial(_observed, asked, box), range(asked.matches), jobs, None, notice))
    measured, loss = {}, 0.0
    for measure in asked.measures():
        estimate = ratio([one.get(measure.id, (0.0, 0.0)) for one in results])
        if estimate.count:
            measured[measure.id] = estimate.value
        if estimate.count or measure.id in start:
            loss += distance(measure, measured.get(measure.id))
    return {"values": values, "loss": loss, "measured": measured}


def _observed(asked: Tuning, box: Box, index: int) -> dict[str, tuple[float, float]]:
    bots = [asked.bots[(seat + index) % len(asked.bots)] for seat in range(len(asked.bots))]
    return observed(box, bots, derive(asked.seed, f"match|{index}"))


def distance(measure: Measure, value: float | None) -> float:
    """How far a value is outside of its bounds, squared, in parts of the bound it misses; what is not seen any more
    misses it by all: else a search would come to its targets by doing away with what they measure."""
    low, high = measure.low, measure.high
    if value is None or (measure.seen and value <= 0):
        return 1.0
    if low is not None and value < low:
        return ((low - value) / (abs(low) or 1.0)) ** 2
    if high is not None and value > high:
        return ((value - high) / (abs(high) or 1.0)) ** 2
    return 0.0
