"""The command line: ``arene play``, ``arene rules``, ``arene verify`` and the others."""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import arene
from arene import booklet, doctor
from arene.bots import make_bot
from arene.core.match import Match
from arene.core.refusal import BadData, BadFile, Fault, Refusal
from arene.core.schema import published, span
from arene.lab.command import add_balance, add_simulate, options_from
from arene.newgame import add_new_game
from arene.server.command import add_commands as add_serve
from arene.terminal import rulebook, saves
from arene.terminal.console import Console, can_colour
from arene.terminal.ink import Ink, wrap
from arene.terminal.replay import Retelling
from arene.terminal.seats import arrange, seat_of
from arene.terminal.table import Table
from arene.words import LANGUAGES, default_language, said, words

_SLOWEST = 60  # seconds before a bot's move


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Whatever is wrong with what was asked is said in one line; the exit code is then 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show é gets a question mark, not a stop
    lang = default_language()
    try:
        chosen = parser().parse_args(arguments)
        lang = getattr(chosen, "lang", lang)
        return int(chosen.run(chosen))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (BadData, BadFile, Refusal, OSError) as error:
        print("arene: " + " ".join(said(error, lang).split()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


# ---- what can be typed


def parser() -> ArgumentParser:
    say = words(default_language())
    root = ArgumentParser(prog="arene", description=say("cli-about"))
    root.add_argument("--version", action="version", version=f"arene {arene.__version__}", help=say("cli-help-version"))
    commands = root.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any) -> ArgumentParser:
        made = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"))
        made.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
        made.set_defaults(run=run)
        return made

    _play_arguments(command("play", play))
    one = command("resume", resume)
    one.add_argument("file", nargs="?", type=Path, help=say("cli-help-file"))
    one.add_argument("--pace", type=float, default=0.5, help=say("cli-help-pace"))
    one = command("games", games)
    one.add_argument("game", nargs="?", choices=arene.GAMES, help=say("cli-help-game"))
    one.add_argument("--json", action="store_true", help=say("cli-help-json"))
    one.add_argument("--schema", choices=("edition", "position"), help=say("cli-help-schema"))
    one = command("rules", rules)
    one.add_argument("game", choices=arene.GAMES, help=say("cli-help-game"))
    one = command("replay", replay)
    one.add_argument("file", type=Path, help=say("cli-help-file"))
    one.add_argument("--seat", type=int, help=say("cli-help-seat"))
    one.add_argument("--step", action="store_true", help=say("cli-help-step"))
    one = command("verify", verify)
    one.add_argument("file", type=Path, help=say("cli-help-file"))
    add_serve(commands)
    add_simulate(commands)
    add_balance(commands)
    add_new_game(commands)
    command("doctor", examine)
    return root


def _play_arguments(one: ArgumentParser) -> None:
    say = words(default_language())
    one.add_argument("game", nargs="?", choices=arene.GAMES, help=say("cli-help-game"))
    one.add_argument("--seats", type=int, help=say("cli-help-seats"))
    one.add_argument("--people", type=int, default=1, help=say("cli-help-people"))
    one.add_argument("--bots", default="heuristic", help=say("cli-help-bots"))
    one.add_argument("--names", default="", help=say("cli-help-names"))
    one.add_argument("--seed", help=say("cli-help-seed"))
    one.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=say("cli-help-options")
    )
    one.add_argument("--edition", type=Path, help=say("cli-help-edition"))
    one.add_argument("--pace", type=float, default=0.5, help=say("cli-help-pace"))
    one.add_argument("--save", type=Path, help=say("cli-help-save"))
    one.add_argument("--resume", type=Path, metavar="FILE", help=say("cli-help-resume"))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


# ---- playing


def play(chosen: Namespace) -> int:
    if chosen.resume is not None:
        return _sit_down(arene.load(chosen.resume), chosen.resume, chosen)
    if chosen.game is None:
        raise BadData("game", Fault("which-game", known=", ".join(arene.GAMES)))
    game = arene.load_game(chosen.game)
    seats = game.check_seats(game.max_seats if chosen.seats is None else chosen.seats)
    seating = arrange(seats, chosen.people, _listed(chosen.bots), _listed(chosen.names), chosen.lang)
    if chosen.save is not None and chosen.save.exists():
        raise BadFile(str(chosen.save), 0, Fault("exists"))
    match = arene.new_match(
        chosen.game,
        seats,
        chosen.seed,
        options_from(chosen.options),
        chosen.edition,
        [seat.player for seat in seating],
    )
    for doubt in match.edition.doubts:
        print(f"arene: {arene.said(doubt, chosen.lang)}", file=sys.stderr)
    return _sit_down(match, chosen.save or saves.fresh_path(chosen.game), chosen)


def resume(chosen: Namespace) -> int:
    path = chosen.file or _choose_save(chosen.lang)
    return 1 if path is None else _sit_down(arene.load(path), path, chosen)


def _choose_save(lang: str) -> Path | None:
    """The latest unfinished match, or the one a person points at where there are several."""
    say, waiting = words(lang), saves.unfinished()
    if not waiting:
        print(say("cli-none-unfinished", folder=str(saves.folder())))
        return None
    if len(waiting) == 1:
        return waiting[0].path
    print(say("cli-unfinished"))
    for number, save in enumerate(waiting, 1):
        name = words(lang, save.game)("game-name") if save.game in arene.GAMES else save.game
        line = say(
            "terminal-resume-line",
            game=name,
            players=", ".join(save.names),
            moves=save.moves,
            when=f"{save.when:%Y-%m-%d %H:%M}",
        )
        print(f"{number:3}) {line}")
    try:
        answer = input(say("terminal-resume-which")).strip()
    except EOFError:
        print()
        return None
    if not answer:
        return waiting[0].path
    if not (answer.isascii() and answer.isdecimal()) or len(answer) > 6 or not 1 <= int(answer) <= len(waiting):
        raise BadData("number", Fault("range", value=repr(answer[:20]), allowed=span(1, len(waiting))))
    return waiting[int(answer) - 1].path


def _sit_down(match: Match, path: Path, chosen: Namespace) -> int:
    if not 0 <= chosen.pace <= _SLOWEST:  # neither below nothing, nor for ever, nor no number at all
        raise BadData("pace", Fault("pace", value=str(chosen.pace), high=_SLOWEST))
    seating = [seat_of(player) for player in match.players]
    bots = {seat: make_bot(who.bot, match.game) for seat, who in enumerate(seating) if who.bot is not None}
    signal.signal(signal.SIGTERM, _asked_to_stop)
    return Table(match, seating, bots, chosen.lang, Console(), path, chosen.pace).run()


def _asked_to_stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)  # leaves the table properly; the match is saved after every move


# ---- looking things up


def games(chosen: Namespace) -> int:
    listed = [arene.load_game(id) for id in ([chosen.game] if chosen.game else arene.GAMES)]
    if chosen.schema:
        schemas = {
            game.id: published(game.edition_schema if chosen.schema == "edition" else game.position_schema)
            for game in listed
        }
        _print_json(schemas[chosen.game] if chosen.game else schemas)
    elif chosen.json:
        described = [_described(game, chosen.lang) for game in listed]
        _print_json(described[0] if chosen.game else described)
    else:
        for game in listed:
            print("\n".join(_told(game, chosen.lang, with_options=chosen.game is not None)))
    return 0


def _described(game: arene.Game, lang: str) -> dict[str, object]:
    say = words(lang, game.id)
    return {
        "id": game.id,
        "name": say("game-name"),
        "pitch": say("game-pitch"),
        "rules": game.rules_version,
        "seats": [game.min_seats, game.max_seats],
        "minutes": list(game.minutes),
        "age": game.age,
        "complexity": game.complexity,
        "options": {
            str(seats): [option.to_json(seats) for option in game.options if option.applies(seats)]
            for seats in range(game.min_seats, game.max_seats + 1)
        },
    }


def _told(game: arene.Game, lang: str, with_options: bool) -> list[str]:
    say = words(lang, game.id)
    facts = {"low": game.min_seats, "high": game.max_seats, "short": game.minutes[0], "long": game.minutes[1]}
    line = say("cli-game-line", name=say("game-name"), id=game.id, age=game.age, complexity=game.complexity, **facts)
    lines = [line, *(f"  {part}" for part in wrap(say("game-pitch"), 76))]
    if with_options:
        lines += ["", say("cli-game-options")]
        for option in game.options:
            schema = option.schema(game.max_seats)
            default = say("cli-option-default", value=_typed(option.default))
            lines.append(f"  {option.id} = {_allowed(schema, lang)} ({default})")
            lines += [f"    {part}" for part in wrap(say(f"option-{option.id}-help"), 74)]
    return lines


def _typed(value: object) -> str:
    """A value as ``--options`` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _allowed(schema: Mapping[str, Any], lang: str) -> str:
    if "enum" in schema:
        return ", ".join(_typed(value) for value in schema["enum"])
    return words(lang)("cli-range", low=schema["minimum"], high=schema["maximum"])


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def rules(chosen: Namespace) -> int:
    game = arene.load_game(chosen.game)
    text = booklet.rules_text(game, chosen.lang)
    if text is None:
        raise BadData("rules", Fault("no-rules-text", game=game.id, file=f"rules.{chosen.lang}.md"))
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else 80
    _show_long(rulebook.render(_ink(), text, columns))
    return 0


def _ink() -> Ink:
    return Ink(can_colour(os.environ, sys.stdout.isatty()))


def _show_long(lines: Sequence[str]) -> None:
    """Through the pager a person has chosen, or less; straight out where nobody leafs through it."""
    text = "\n".join(lines) + "\n"
    pager = os.environ.get("PAGER") or shutil.which("less")
    if not sys.stdout.isatty() or not pager:
        sys.stdout.write(text)
        return
    subprocess.run(pager, shell=True, input=text.encode(), env={"LESS": "FRX", **os.environ}, check=False)


# ---- match files


def replay(chosen: Namespace) -> int:
    telling = Retelling(arene.read_record(chosen.file), chosen.seat, chosen.lang)
    ink, say = _ink(), telling.speaker.words
    for line in telling.head():
        print(ink.bold(line))
    for number, sentences in telling.steps():
        for place, sentence in enumerate(sentences):
            print(f"{ink.faint('' if place else str(number) if number else ''):>5}  {sentence}")
        if chosen.step and not _go_on():
            return 0
    if not telling.record.over:
        print(ink.bold(say("cli-replay-suspended")))
    return 0


def _go_on() -> bool:
    try:
        return input().strip() != "q"
    except EOFError:
        return False


def verify(chosen: Namespace) -> int:
    match, say = arene.verify(chosen.file), words(chosen.lang)
    print(say("cli-verified", file=str(chosen.file), moves=len(match.moves)))
    print(say("cli-verified-over" if match.over else "cli-verified-suspended"))
    print(say("cli-verified-hash", hash=match.hash))
    return 0


# ---- the installation


def examine(chosen: Namespace) -> int:
    ink, say = _ink(), words(chosen.lang)
    print(ink.bold(doctor.head(chosen.lang)))
    findings = doctor.examine(chosen.lang)
    for finding in findings:
        mark = ink.tone("✗", "red", strong=True) if finding.bad else "·"
        print(f" {mark} {finding.text}")
    bad = sum(finding.bad for finding in findings)
    print(say("doctor-ill", count=bad) if bad else say("doctor-well"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
