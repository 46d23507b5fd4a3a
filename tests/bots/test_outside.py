"""Programs as bots: told what their seat sees, replaced at a table, found out in the laboratory, gone with a match."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.bots import make_bot
from arene.bots import outside as programs
from arene.bots.outside import OutsideBot, ProgramFails, command_of, is_program
from arene.cli import main
from arene.core.chance import Fast
from arene.core.game import GAMES, load_game
from arene.core.match import Match
from arene.core.playout import answer
from arene.core.refusal import BadData
from arene.lab.series import series
from arene.lab.simulate import simulate
from arene.words import words
from tests.patience import until

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
PYTHON = f"exec:{shlex.quote(sys.executable)} "
THUMB = f"{PYTHON}{EXAMPLES / 'thumb.py'}"

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "ask":
        {answer}
"""


def program(folder: Path, answer: str) -> str:
    """A bot that does this when it is asked."""
    file = folder / "bot.py"
    file.write_text(FIRST.format(answer=answer))
    return f"{PYTHON}{file}"


def asked(match: Match, seat: int, name: str, times: int = 1) -> OutsideBot:
    """A program at a table, asked so often."""
    bot = OutsideBot(name, match, seat, make_bot("heuristic", match.game))
    for number in range(times):
        match.play(seat, int(answer(bot, match.state, seat, Fast(number))))
        while not match.over and match.awaiting[0] != seat:
            other = match.awaiting[0]
            match.play(other, match.actions(other)[0])
    return bot


@pytest.mark.parametrize("game", GAMES)
def test_programs_play_every_game(game: str) -> None:
    match = arene.new_match(game, load_game(game).laid_for(), seed=3)
    bot = asked(match, match.awaiting[0], THUMB, times=12)
    bot.end()
    assert bot.faults == []


def test_from_the_same_seed_they_play_the_same() -> None:
    asked = series("sponsio", 3, [THUMB, "random"], 2, 3)
    assert simulate(asked).to_json() == simulate(asked, jobs=2).to_json()


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is in JavaScript")
def test_a_program_may_be_in_another_language() -> None:
    name = f"exec:node {EXAMPLES / 'thumb.js'}"
    result = simulate(series("sponsio", 3, [name, "random"], 1, 3))
    assert result.bots[0].name == name and result.moves.value > 10


def test_it_is_told_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    said = tmp_path / "said.jsonl"
    name = program(
        tmp_path,
        f'open({str(said)!r}, "a").write(line); print(json.dumps({{"action": message["legal"][0]}}), flush=True)',
    )
    match = arene.new_match("sponsio", 3, seed=4)
    seat = match.awaiting[0]
    bot = OutsideBot(name, match, seat)
    told = 0
    try:
        for number in range(6):
            before = match.view(seat), match.events(seat), match.actions(seat)
            match.play(seat, int(answer(bot, match.state, seat, Fast(number))))
            message = json.loads(said.read_text().splitlines()[-1])
            assert message["view"] == json.loads(json.dumps(before[0]))
            assert message["events"] == json.loads(json.dumps(before[1][told:])), "each event once"
            assert message["legal"] == [action.to_json() for action in before[2]]
            assert message["budget"] == {"seconds": 1.0} and isinstance(message["seed"], int)
            told = len(before[1])
            while match.awaiting[0] != seat:
                match.play(match.awaiting[0], match.actions(match.awaiting[0])[0])
    finally:
        bot.end()
    assert len(said.read_text().splitlines()) == 6


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("sys.exit('out of ideas')", "program-ended"),
        ("print('nonsense', flush=True)", "program-nonsense"),
        ("print('[]', flush=True)", "program-nonsense"),
        ("print(json.dumps({'action': {'kind': 'win'}}), flush=True)", "program-nonsense"),
        ("print('[' * 100000, flush=True)", "program-nonsense"),
        ("print(json.dumps({'action': {'kind': 'reveal', 'card': 'G5'}}), flush=True)", "bot-illegal"),
        ("__import__('time').sleep(60)", "program-late"),
        ("__import__('os').close(1); __import__('time').sleep(60)", "program-closed"),
        ("sys.stdout.write('x' * 3_000_000); sys.stdout.flush()", "program-nonsense"),
    ],
)
def test_at_a_table_somebody_else_plays_that_move(
    answer: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_GRACE", 0.0 if fault == "program-late" else 60.0)
    monkeypatch.setattr(programs, "_STARTING", 0.5 if fault == "program-late" else 60.0)
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], program(tmp_path, answer), times=2)
    try:
        assert [one.id for one in bot.faults] == [fault, fault], "and it is asked again the next time"
        if fault == "program-ended":
            assert bot.faults[0].params["complaint"] == "out of ideas"
    finally:
        bot.end()


@pytest.mark.parametrize(
    ("mode", "english", "french"),
    [(None, "it is not there", "il n’est pas là"), (0o600, "may not be run", "pas permis"), (0o700, "how", "comment")],
)
def test_why_a_program_cannot_be_started_is_said_in_words(
    mode: int | None, english: str, french: str, tmp_path: Path
) -> None:
    """It is missing, it is not executable, or it says not what it is; nothing but words, in either language."""
    file = tmp_path / "bot"
    if mode is not None:
        file.write_text("print('hello')")
        file.chmod(mode)
    match = arene.new_match("sponsio", 3, seed=4)
    [fault] = asked(match, match.awaiting[0], f"exec:{file}").faults
    for lang, told in (("en", english), ("fr", french)):
        said = words(lang).fault(fault)
        assert told in said and str(file) in said and "Errno" not in said


def test_how_long_it_was_waited_for_is_written_as_the_language_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_GRACE", 0.125)
    monkeypatch.setattr(programs, "_STARTING", 0.25)
    name = program(tmp_path, "__import__('time').sleep(60)").replace("exec:", "exec[0.125]:")
    order = ["simulate", "sponsio", "--seats", "3", "--bots", f"{name},random", "--matches", "1"]
    for lang, told in (("en", "within 0.5 s"), ("fr", "en 0,5 s")):
        assert main([*order, "--lang", lang]) == 0
        assert told in capsys.readouterr().out


def test_of_what_it_complains_the_end_is_kept_and_moves_no_cursor(tmp_path: Path) -> None:
    loud = "sys.stderr.write('x' * 5_000_000 + '\\n\\x1b[31mout of\\x07 ideas\\n'); sys.exit(3)"
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], program(tmp_path, loud))
    try:
        complaint = str(bot.faults[0].params["complaint"])
        assert complaint.endswith("out of ideas") and complaint.isprintable() and len(complaint) <= 200
    finally:
        bot.end()


@pytest.mark.parametrize(
    "before", ["\\x1b[31m", "\\x1b[1;38;5;9m\\x1b[K", "\\x1b]0;a title\\x07", "\\x1b]8;;x\\x1b\\\\", "\\x1b(B"]
)
def test_of_colours_and_titles_nothing_is_left(before: str, tmp_path: Path) -> None:
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], program(tmp_path, f"sys.exit('{before}out of\\x1b[0m ideas')"))
    bot.end()
    assert bot.faults[0].params["complaint"] == "out of ideas"


def test_an_answer_to_the_last_question_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """One that says its move and then more, here another legal move: what it says unasked is not played."""
    twice = "print('\\n'.join(json.dumps({'action': one}) for one in message['legal'][:2]), flush=True)"
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], program(tmp_path, twice), times=2)
    bot.end()
    assert [one.id for one in bot.faults] == ["program-unasked"]


def test_a_greeting_is_taken_for_the_first_answer(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "print('ready', flush=True)\n" + FIRST.format(answer="print(json.dumps({'action': 0}), flush=True)")
    )
    match = arene.new_match("sponsio", 3, seed=4)
    [fault] = asked(match, match.awaiting[0], f"{PYTHON}{file}").faults
    assert fault.id in ("program-nonsense", "program-unasked") and "ready" in str(fault)


def test_a_command_is_no_shell(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    for text in (f"exec:true; touch {mark}", f"exec:true && touch {mark}", f"exec:$(touch {mark})"):
        match = arene.new_match("sponsio", 3, seed=4)
        bot = asked(match, match.awaiting[0], text)
        bot.end()
        assert len(bot.faults) == 1
    assert not mark.exists()
    assert command_of("exec:./my bot --name 'a b'") == (["./my", "bot", "--name", "a b"], 1.0)
    assert command_of("exec[2.5]:./bot") == (["./bot"], 2.5)
    assert not is_program("heuristic") and not is_program("exec") and not is_program("exec[x]:./bot")
    for text, fault in (("exec:", "names no program"), ("exec:'", "a quotation mark that is never closed")):
        with pytest.raises(BadData, match=fault):
            command_of(text)
    for text in ("exec[0.001]:./bot", "exec[9999.999]:./bot"):
        assert is_program(text) and command_of(text)[0] == ["./bot"]
    for text in ("exec[0]:./bot", "exec[0.0001]:./bot", "exec[abc]:./bot", "exec[10000]:./bot"):
        with pytest.raises(BadData, match=r"a number of seconds from 0\.001"):
            command_of(text)


def test_where_it_is_strict_the_fault_stops_the_series(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    name = program(tmp_path, "sys.exit('out of ideas')")
    for command in (["simulate", "--matches", "1"], ["tournament", "--blocks", "1"], ["balance", "--matches", "1"]):
        order = [command[0], "sponsio", "--seats", "3", "--bots", f"{name},random", *command[1:], "--jobs", "1"]
        strict = [] if command[0] == "balance" else ["--strict"]
        assert main([*order, *strict, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert "the program has ended (code 1; it says: out of ideas)" in told and "stopped.jsonl" in told
    with pytest.raises(arene.BadData) as caught:
        simulate(series("sponsio", 3, [name, "random"], 1, 1), strict=True)
    assert isinstance(caught.value.__cause__, ProgramFails)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_series_goes_on_and_says_what_was_played_for_a_program(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started, file = tmp_path / "started", tmp_path / "results.jsonl"
    name = program(tmp_path, f"open({str(started)!r}, 'a').write('x'); sys.exit('out of ideas')")
    order = ["sponsio", "--seats", "3", "--bots", f"mine={name},random,random", "--blocks", "1", "--lang", lang]
    order = ["tournament", *order, "--file", str(file)]
    assert main(order) == 0
    told = capsys.readouterr().out
    assert "out of ideas" in told and "position" in told and "mine" in told
    assert started.read_text() == "x" * 9, "three times in each of three matches"
    assert main([*order, "--json"]) == 0, "resumed, it tells the same and plays nothing"
    [mine, other] = json.loads(capsys.readouterr().out)["by_bot"]
    assert mine["program"]["asked"] == mine["program"]["replaced"] > 9 and "program" not in other
    assert mine["program"]["first"]["fault"] == "program-ended" and len(started.read_text()) == 9
    assert main(["simulate", "sponsio", "--seats", "3", "--bots", f"{name},random", "--matches", "1"]) == 0
    assert "out of ideas" in capsys.readouterr().out


FAILS_ON_SECOND_SEAT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        seat = message["seat"]
    elif seat == 1:
        sys.exit("out of ideas")
    else:
        print(json.dumps({"action": message["legal"][0]}), flush=True)
"""


def second_seat_fails(folder: Path) -> str:
    file = folder / "bot.py"
    file.write_text(FAILS_ON_SECOND_SEAT)
    return f"mine={PYTHON}{file}"


@pytest.mark.parametrize(
    ("lang", "in_match", "in_block"),
    [
        ("en", "in match 2 (seed ", "in rotation {} of block 1 (seed "),
        ("fr", "dans la partie 2 (graine ", "dans la rotation {} du bloc 1 (graine "),
    ],
)
def test_the_match_of_a_first_fault_is_named(
    lang: str, in_match: str, in_block: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = second_seat_fails(tmp_path)
    order = ["automobile", "--seats", "2", "--lang", lang]
    simulated = ["simulate", *order, "--bots", f"{named.removeprefix('mine=')},random", "--matches", "2"]
    for command in (simulated, ["tournament", *order, "--bots", f"{named},random", "--blocks", "1"]):
        assert main([*command, "--json"]) == 0
        first = json.loads(capsys.readouterr().out)["by_bot"][0]["program"]["first"]
        assert main(command) == 0
        told = capsys.readouterr().out
        if command is simulated:
            assert first["match"] == 2, "in the first one it sat on the first seat"
            assert in_match + first["seed"] in told
        else:
            assert first["block"] == 1 and first["rotation"] in (1, 2)
            assert in_block.format(first["rotation"]) + first["seed"] in told


def test_where_it_is_strict_faults_that_are_already_in_a_file_stop_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    order = ["tournament", "automobile", "--seats", "2", "--bots", f"{second_seat_fails(tmp_path)},random"]
    order += ["--blocks", "1", "--file", str(file), "--lang", "en"]
    assert main(order) == 0
    capsys.readouterr()
    before = file.read_bytes()
    assert main([*order, "--strict"]) == 2
    told = capsys.readouterr().err
    assert f"{file}, line 2: " in told and "“mine”, in rotation " in told and "out of ideas" in told
    assert file.read_bytes() == before and main(order) == 0


def test_a_program_ends_with_its_match_whatever_it_does(tmp_path: Path) -> None:
    """One that does not listen, and what it has started."""
    mark = tmp_path / "mark"
    forever = f"import time\nwhile True:\n    open({str(mark)!r}, 'w').write('x'); time.sleep(0.05)"
    child = tmp_path / "child.py"
    child.write_text(forever)
    name = program(
        tmp_path,
        f"__import__('subprocess').Popen([sys.executable, {str(child)!r}])"
        "; print(json.dumps({'action': message['legal'][0]}), flush=True)\n"
        "        while True: pass",
    )
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], name)
    until(mark.exists)
    assert bot.faults == []
    bot.end()
    mark.unlink()
    time.sleep(0.3)
    assert not mark.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program may outlive a process that was killed")
@pytest.mark.parametrize(
    ("jobs", "how"),
    [("1", "SIGINT"), ("2", "SIGINT"), ("2", "SIGKILL"), ("1", "SIGHUP"), ("2", "SIGHUP")],
)
def test_a_series_broken_off_leaves_nothing_behind(jobs: str, how: str, tmp_path: Path) -> None:
    """Neither a program that does not listen nor what it has started. (Of one that is killed with no other process
    beside it, only the program itself ends.) A terminal that is closed tells all processes so."""
    child = tmp_path / "child.py"
    child.write_text(
        "import os, pathlib, time\nmark = pathlib.Path(__file__).with_name(f'{os.getpid()}.mark')\n"
        "while True:\n    mark.touch(); time.sleep(0.05)"
    )
    name = program(
        tmp_path, f"__import__('subprocess').Popen([sys.executable, {str(child)!r}])\n        while True: pass"
    )
    order = ["simulate", "sponsio", "--seats", "3", "--bots", f"{name.replace('exec:', 'exec[60]:')},random"]
    series = subprocess.Popen(
        [sys.executable, "-m", "arene", *order, "--matches", "8", "--jobs", jobs], start_new_session=True
    )
    try:
        until(lambda: len(list(tmp_path.glob("*.mark"))) >= int(jobs))
        number = signal.Signals[how]
        if how == "SIGHUP":
            os.killpg(series.pid, number)
        else:
            series.send_signal(number)
        series.wait(60)
        until(lambda: not moving(tmp_path))
    finally:
        series.kill()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="nobody can be told so in the middle")
def test_whoever_is_told_to_end_while_programs_leave_ends_them_all(tmp_path: Path) -> None:
    """In the second that the first of them has to leave: it ends at once, the others too, with what they have begun."""
    child = tmp_path / "child.py"
    child.write_text(
        "import os, pathlib, time\nmark = pathlib.Path(__file__).with_name(f'{os.getpid()}.mark')\n"
        "for _ in range(1200):\n    mark.touch(); time.sleep(0.05)"
    )
    name = program(
        tmp_path,
        f"__import__('subprocess').Popen([sys.executable, {str(child)!r}])"
        "; print(json.dumps({'action': message['legal'][0]}), flush=True)\n"
        "        while True: pass",
    )
    match = arene.new_match("sponsio", 3, seed=4)
    bots = [asked(match, match.awaiting[0], name) for _ in range(3)]
    until(lambda: len(list(tmp_path.glob("*.mark"))) >= 3)

    def told(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGALRM, told)
    try:
        with pytest.raises(SystemExit), programs.ending(bots):
            signal.setitimer(signal.ITIMER_REAL, 0.3)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    until(lambda: not moving(tmp_path), 5)


def test_whoever_is_told_to_end_while_a_program_starts_ends_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody knows that it runs."""
    started = []

    class Told(subprocess.Popen[bytes]):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            started.append(self)
            signal.raise_signal(signal.SIGTERM)

    def told(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    monkeypatch.setattr(subprocess, "Popen", Told)
    match = arene.new_match("sponsio", 3, seed=4)
    bot = OutsideBot(program(tmp_path, "pass"), match, match.awaiting[0])
    before = signal.signal(signal.SIGTERM, told)
    try:
        with pytest.raises(SystemExit), programs.ending([bot]):
            answer(bot, match.state, bot.seat, Fast(1))
        assert signal.getsignal(signal.SIGTERM) is told
    finally:
        signal.signal(signal.SIGTERM, before)
    assert [one.poll() for one in started] == [-signal.SIGKILL]


def moving(folder: Path) -> bool:
    """Whether anybody still leaves a mark."""
    for mark in folder.glob("*.mark"):
        mark.unlink()
    time.sleep(0.3)
    return any(folder.glob("*.mark"))


@pytest.mark.skipif(shutil.which("setsid") is None, reason="a child with a session of its own")
def test_a_child_that_holds_its_output_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_STARTING", 1.0)
    child = "__import__('subprocess').Popen(['setsid', 'sleep', '30']); __import__('time').sleep(30)"
    match = arene.new_match("sponsio", 3, seed=4)
    began = time.monotonic()
    bot = asked(match, match.awaiting[0], program(tmp_path, child))
    bot.end()
    assert [one.id for one in bot.faults] == ["program-late"] and time.monotonic() - began < 20


def test_a_program_has_time_to_leave_by_itself(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    file = tmp_path / "bot.py"
    file.write_text(
        FIRST.format(answer="print(json.dumps({'action': message['legal'][0]}), flush=True)")
        + f"print('goodbye', flush=True)\nopen({str(mark)!r}, 'w').write('saved')\n"
    )
    match = arene.new_match("sponsio", 3, seed=4)
    bot = asked(match, match.awaiting[0], f"{PYTHON}{file}", times=2)
    assert bot.faults == []
    bot.end(30)
    assert mark.read_text() == "saved"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_play_replaces_a_program_and_a_file_starts_none(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, file = program(tmp_path, "sys.exit(3)"), tmp_path / "match.jsonl"
    order = ["play", "sponsio", "--seats", "3", "--people", "0", "--seed", "5", "--bots", f"{name},heuristic"]
    order += ["--options", "max_rounds=1"]  # it is started anew for every one of its decisions
    assert main([*order, "--lang", lang, "--save", str(file)]) == 0
    told = capsys.readouterr().out
    assert ("joue ce coup à sa place" in told) == (lang == "fr") and "3" in told
    assert "bot.py" not in file.read_text() and "(bot exec)" in file.read_text()
    assert main(["resume", str(file), "--lang", lang]) == 2
    assert "--bots" in capsys.readouterr().err
    assert main(["resume", str(file), "--lang", lang, "--bots", THUMB]) == 0


def test_the_examples_run_by_themselves() -> None:
    ask = {"say": "ask", "legal": [{"kind": "pass"}], "seed": 1, "view": {}, "events": [], "budget": {"seconds": 1}}
    ran = subprocess.run(
        [sys.executable, EXAMPLES / "thumb.py"],
        input=json.dumps(ask) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout) == {"action": {"kind": "pass"}}
