"""The same work on the machines of a Ray cluster: an extra that is asked for only when it is used.

What is sent is a function and plain data, and what is played follows from the seed alone: results are those of this
machine. Every machine has the same Arène installed. Work of a machine that is lost is done again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar
from urllib.parse import urlsplit

from arene.core.refusal import BadData, Fault

Result = TypeVar("Result")

_TRIES = 3  # of work whose process, or machine, ended each time
_SECONDS = 5.0  # for a machine of the cluster to answer
_NAMED = ("auto", "local")  # the cluster this machine belongs to, or one of its own
_FORM = "HOST:PORT"


class Cluster:
    """A Ray cluster by its address; without one, the cluster this machine belongs to, or one of its own for a while."""

    def __init__(self, address: str | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise BadData("ray", Fault("no-ray", install="pip install 'arene[ray]'")) from error
        self.mine = not self.ray.is_initialized()
        if self.mine:
            self._join(address)

    def _join(self, address: str | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": "error"}
        if address is not None and address not in _NAMED:
            _check(address)
        try:
            self.ray.init(address=address, **({} if address else {"include_dashboard": False}), **quiet)
        except Exception as error:  # as plain as this where a start takes too long
            if address == "auto" and isinstance(error, ConnectionError):
                raise BadData("ray", Fault("no-cluster-here")) from error
            raise BadData("ray", Fault("no-cluster", address=address or "none", error=str(error))) from error

    def hands(self) -> int:
        """How many processes the cluster has room for."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def each(self, work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """The results of the tasks, in order; a few more than there are hands are under way."""
        remote = self.ray.remote(max_retries=_TRIES - 1)(_answered)
        left = iter(tasks)
        underway = [remote.remote(work, *task) for task in islice(left, 2 * self.hands())]
        try:
            while underway:
                answer = self._get(underway.pop(0))
                underway += [remote.remote(work, *task) for task in islice(left, 1)]
                if isinstance(answer, Exception):
                    raise answer
                yield answer
        finally:
            for one in underway:
                self.ray.cancel(one, force=True)

    def _get(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError) as error:
            raise BadData("ray", Fault("process-ends", tries=_TRIES)) from error

    def end(self) -> None:
        """Leave it; one of its own ends."""
        if self.mine:
            self.ray.shutdown()


def _check(address: str) -> None:
    """A host and port, at which something listens: Ray would look for it for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        there = (place.hostname, place.port)
    except ValueError:  # no number, or none that a port has
        there = (None, None)
    if there[0] is None or not there[1]:
        raise BadData("ray", Fault("cluster-address", value=repr(address), form=_FORM))
    try:
        create_connection((there[0], there[1]), _SECONDS).close()
    except (OSError, UnicodeError) as error:  # a name that no host can have
        raise BadData("ray", Fault("no-cluster", address=address, error=Fault("no-answer"))) from error


def _answered(work: Callable[..., object], *task: object) -> object:
    """What it came to, or its error as it is: Ray would wrap it up."""
    try:
        return work(*task)
    except Exception as error:
        return error
