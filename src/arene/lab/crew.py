"""Work that several processes share, here or on a cluster: results in order; whoever is lost is replaced."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from typing import Any, TypeVar

from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.lab.cluster import Cluster
from arene.workers import Died, Worker

Result = TypeVar("Result")
Work = Callable[[int], Result]  # a function of a module, or a partial one: it travels
Progress = Callable[[int], None]
Notice = Callable[[Fault], None]
Jobs = int | Cluster  # processes of this machine, or those of a cluster

TRIES = 3  # of a part whose process ended each time
_MOST = 10_000_000  # of anything that is played: days of work


def check_count(name: str, value: object, low: int = 1) -> None:
    """How many of something are to be played."""
    if not isinstance(value, int) or isinstance(value, bool) or value < low:
        raise BadData(name, Fault("at-least", value=repr(value), low=low))
    if value > _MOST:
        raise BadData(name, Fault("range", value=str(value), allowed=span(low, _MOST)))


def each(
    work: Work[Result],
    numbers: Sequence[int],
    jobs: Jobs = 1,
    progress: Progress | None = None,
    notice: Notice | None = None,
    at_once: int = 32,
) -> Iterator[Result]:
    """The results of all numbers, in order; a process does up to so many ``at_once``: one where each is dear, or is
    kept as soon as it is there. What a process that ends had to do is done again by another; ``notice`` is told.
    Whoever has seen enough closes the iterator: the processes end with it."""
    if not isinstance(jobs, Cluster) and (not isinstance(jobs, int) or isinstance(jobs, bool) or jobs < 1):
        raise BadData("jobs", Fault("at-least", value=repr(jobs), low=1))
    for done, result in enumerate(_results(work, numbers, jobs, notice, at_once), 1):
        if progress is not None:
            progress(done)
        yield result


def most_jobs() -> int:
    """As many processes at a time as are of any use here."""
    return 4 * (os.cpu_count() or 1)


def _results(
    work: Work[Result], numbers: Sequence[int], jobs: Jobs, notice: Notice | None, at_once: int
) -> Iterator[Result]:
    if jobs == 1:
        yield from map(work, numbers)
        return
    hands = jobs.hands() if isinstance(jobs, Cluster) else jobs
    size = max(1, min(at_once, len(numbers) // (4 * hands)))
    parts = _Parts(numbers, size)
    if isinstance(jobs, Cluster):
        for results in jobs.each(part, ((work, part_) for part_ in parts)):
            yield from results
        return
    crew = _Crew(min(jobs, len(parts), most_jobs()), notice)
    try:
        for results in crew.each(work, parts):
            yield from results
    finally:
        crew.end()


def part(work: Work[Result], numbers: Sequence[int]) -> list[Result]:
    """What a process is sent."""
    return [work(number) for number in numbers]


class _Parts(Sequence[Sequence[int]]):
    """The numbers, so many at a time. None is cut off before it is asked for: whoever stops when he has seen enough may
    have asked for millions."""

    def __init__(self, numbers: Sequence[int], size: int) -> None:
        self.numbers, self.size = numbers, size

    def __len__(self) -> int:
        return -(-len(self.numbers) // self.size)

    def __getitem__(self, place: Any) -> Any:
        if not 0 <= place < len(self):
            raise IndexError(place)
        return self.numbers[place * self.size : (place + 1) * self.size]


class _Crew:
    """Several processes that share the parts of the work."""

    def __init__(self, size: int, notice: Notice | None) -> None:
        self.notice = notice
        self.doing: dict[Worker, int] = {}  # the part each one is at
        self.idle = [Worker() for _ in range(size)]

    def each(self, work: Work[Result], parts: Sequence[Sequence[int]]) -> Iterator[list[Result]]:
        """The results of the parts, in order. A part whose process ends is given to another."""
        untouched, lost, tries = iter(range(len(parts))), list[int](), Counter[int]()
        done: dict[int, list[Result]] = {}
        for following in range(len(parts)):
            while following not in done:
                while self.idle and (number := lost.pop() if lost else next(untouched, None)) is not None:
                    worker = self.idle.pop()
                    self.doing[worker] = number
                    worker.send(part, work, parts[number])
                for worker in self._heard():
                    number = self.doing.pop(worker)
                    try:
                        done[number] = worker.receive()  # type: ignore[assignment]
                        self.idle.append(worker)
                    except Died:
                        tries[number] += 1
                        self._replace(worker, tries[number])
                        lost.append(number)
            yield done.pop(following)

    def _heard(self) -> list[Worker]:
        """Those who have answered, or ended."""
        heard = wait([worker.pipe for worker in self.doing])
        return [worker for worker in self.doing if worker.pipe in heard]

    def _replace(self, worker: Worker, tries: int) -> None:
        worker.end()
        if tries >= TRIES:
            raise BadData("jobs", Fault("process-ends", tries=tries))
        if self.notice is not None:
            self.notice(Fault("process-ended"))
        self.idle.append(Worker())

    def end(self) -> None:
        for worker in [*self.idle, *self.doing]:
            worker.end()
