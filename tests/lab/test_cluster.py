"""The same work on Ray: the same results, and who is lost is replaced. Without it, the command says what to install."""

from __future__ import annotations

import json
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from socket import socket
from types import SimpleNamespace
from typing import NoReturn

import pytest

import arene
from arene.analysis.command import analysed
from arene.analysis.plan import Plan, Speed
from arene.cli import main
from arene.lab.cluster import Cluster
from arene.lab.command import hands
from arene.lab.crew import each
from arene.lab.series import series
from arene.lab.simulate import simulate
from arene.lab.tournament import run, tournament


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One of two processes on this machine, for a while."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def ends_once(number: int, mark: Path) -> int:
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def ends_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


@pytest.mark.slow
def test_a_cluster_gives_what_this_machine_gives(cluster: Cluster, tmp_path: Path) -> None:
    asked = series("sponsio", 4, ["heuristic", "random"], 9, 1)
    assert simulate(asked, cluster).to_json() == simulate(asked).to_json()
    met = tournament("lanista", 2, ["heuristic", "random"], 1)
    file = tmp_path / "results.jsonl"
    run(met, 1, file=file)
    assert run(met, 3, cluster, file).to_json() == run(met, 3).to_json()


@pytest.mark.slow
def test_a_lost_process_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    work = partial(ends_once, mark=tmp_path / "mark")
    assert list(each(work, range(20), cluster)) == [number * number for number in range(20)]
    assert (tmp_path / "mark").exists()
    with pytest.raises(arene.BadData, match="has ended 3 times"):
        list(each(ends_always, range(3), cluster))


@pytest.mark.slow
def test_what_is_wrong_arrives_as_it_is(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = series("sponsio", 3, ["exec:false", "random"], 2, 1)
    with pytest.raises(arene.BadData, match="the program has ended"):
        simulate(asked, cluster, strict=True)
    told = [simulate(asked, jobs).to_json() for jobs in (1, cluster)]
    assert told[0] == told[1], "what was played for it, and why, arrives too"


@pytest.mark.slow
def test_the_command_runs_on_a_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["simulate", "sponsio", "--seats", "3", "--bots", "random", "--matches", "4", "--json"]
    assert main(order) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*order, "--ray"]) == 0
    assert json.loads(capsys.readouterr().out) == alone


@pytest.mark.slow
def test_a_match_is_explained_on_a_cluster(cluster: Cluster) -> None:
    match = arene.new_match("sponsio", 3, 3, {"max_rounds": 1})
    while not match.over:
        match.play(match.awaiting[0], match.actions(match.awaiting[0])[0])
    plan = Plan(4, 2, (10,), 8, 4, 2, 6, (0,), 2, 50.0)
    found = [analysed(match, plan, Speed(1.0, 1.0, 1.0), jobs) for jobs in (1, cluster)]
    assert found[0] == found[1] and found[0]["whole"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_without_it_the_command_says_what_to_install(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    order = ["simulate", "sponsio", "--seats", "3", "--matches", "1", "--bots", "random", "--lang", lang]
    assert main([*order, "--ray"]) == 2
    told = capsys.readouterr().err
    assert "pip install 'arene[ray]'" in told and ("n’est pas installé" in told) == (lang == "fr")


ORDER = ["simulate", "sponsio", "--seats", "3", "--matches", "1", "--bots", "random", "--json"]


def ray_that(monkeypatch: pytest.MonkeyPatch, starts: Callable[..., None]) -> None:
    """What stands for Ray, without any work to give."""
    made = {"is_initialized": lambda: False, "init": starts, "shutdown": lambda: None}
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(**made))


def takes_too_long(**_: object) -> NoReturn:
    raise Exception("The current node timed out during startup.")


@pytest.mark.parametrize(("lang", "told"), [("fr", "aucune grappe Ray n’a pu"), ("en", "no Ray cluster could be")])
def test_a_start_that_fails_is_told_with_its_reason(
    lang: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray_that(monkeypatch, takes_too_long)
    assert main([*ORDER, "--lang", lang, "--ray"]) == 2
    error = capsys.readouterr().err
    assert told in error and "timed out during startup" in error


@pytest.mark.parametrize(("lang", "told"), [("fr", "n’est pas une adresse"), ("en", "is not the address")])
@pytest.mark.parametrize("address", ["machine", "ray://", "[::1", "127.0.0.1:port", "127.0.0.1:99999", " "])
def test_what_is_no_address_is_told_without_asking_ray(
    address: str, lang: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray_that(monkeypatch, takes_too_long)
    assert main([*ORDER, "--lang", lang, "--ray", address]) == 2
    error = capsys.readouterr().err
    assert repr(address) in error and told in error and "HOST:PORT" in error


@pytest.mark.parametrize(("lang", "told"), [("fr", "aucune grappe Ray ne tourne"), ("en", "no Ray cluster runs")])
def test_where_no_cluster_runs_that_is_told_in_words(
    lang: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def finds_none(**_: object) -> NoReturn:
        raise ConnectionError("Could not find any running Ray instance.")

    ray_that(monkeypatch, finds_none)
    assert main([*ORDER, "--lang", lang, "--ray", "auto"]) == 2
    error = capsys.readouterr().err
    assert told in error and "instance" not in error


@pytest.mark.parametrize(("lang", "told"), [("fr", "rien n’y répond"), ("en", "nothing answers there")])
@pytest.mark.parametrize("before", ["", "ray://"])
def test_where_nothing_listens_ray_is_not_asked(
    before: str, lang: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would go on asking for minutes."""
    ray_that(monkeypatch, takes_too_long)
    with socket() as held:
        held.bind(("127.0.0.1", 0))
        address = f"{before}127.0.0.1:{held.getsockname()[1]}"
        assert main([*ORDER, "--lang", lang, "--ray", address]) == 2
        error = capsys.readouterr().err
        assert f"{address} ({told})" in error
        held.listen()
        assert main([*ORDER, "--lang", lang, "--ray", address]) == 2
        assert "timed out during startup" in capsys.readouterr().err
    assert main([*ORDER, "--lang", lang, "--ray", "auto"]) == 2
    assert "timed out during startup" in capsys.readouterr().err


def says(text: str) -> None:
    sys.stdout.write(text + "\n")


def test_what_ray_tells_is_no_part_of_the_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it is asked for, it tells on the output that a process has ended."""
    ray_that(monkeypatch, lambda **_: says("(raylet) A worker died"))
    with hands(Namespace(ray="")) as jobs:
        assert isinstance(jobs, Cluster)
        says("(raylet) another one died")
    says("{}")
    told = capsys.readouterr()
    assert told.out == "{}\n" and told.err == "(raylet) A worker died\n(raylet) another one died\n"
