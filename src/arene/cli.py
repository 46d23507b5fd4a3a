"""The command line: ``arene play``, ``arene rules``, ``arene verify`` and the others."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import arene
from arene import arguments, booklet, completion
from arene.core.edition import Edition, read_toml
from arene.core.match import Match
from arene.core.refusal import BadData, BadFile, Fault, Refusal
from arene.core.schema import published, span
from arene.terminal import saves
from arene.terminal.console import Ended, can_colour, typed_line
from arene.terminal.ink import Ink, chosen_number, wrap
from arene.terminal.keeper import Keeper
from arene.words import default_language, prefer, said, title, words

if TYPE_CHECKING:
    from arene.core.state import Bot
    from arene.terminal.seats import Seat

# What only one command needs is imported where it runs: ``arene games`` does not wait for simulations and tables.

_SLOWEST = 60  # seconds before a bot's move
_LAB = ("simulate", "balance", "tournament", "lab", "compare", "tune")
_NO_PAGER = (126, 127)  # how a shell says that it could not start a program


def main(arguments_: Sequence[str] | None = None) -> int:
    """Run a command. Whatever is wrong with what was asked is said in one line; the exit code is then 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what is no text, or cannot be shown, becomes a question mark
    typed = list(sys.argv[1:] if arguments_ is None else arguments_)
    prefer(arguments.asked_language(typed))
    arguments.speak_everywhere()
    try:
        chosen = parser(_command_of(typed)).parse_args(typed)
        return int(chosen.run(chosen))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (BadData, BadFile, Refusal, OSError) as error:
        print("arene: " + re.sub(r"[ \t\r\n]+", " ", said(error, default_language())), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _command_of(typed: Sequence[str]) -> str:
    """The first word that is neither an option nor the language it names; empty where there is none."""
    words_ = [word for place, word in enumerate(typed) if place == 0 or typed[place - 1] != "--lang"]
    return next((word for word in words_ if not word.startswith("-")), "")


# ---- what can be typed


def parser(typed: str | None = None) -> ArgumentParser:
    """All commands; complete but for those of other parts that were not typed."""
    from arene.bots import LEVELS
    from arene.bots.outside import FORM

    commands = arguments.Commands(typed)
    say = commands.say
    arguments.add_play(commands.add("play", play), LEVELS, FORM)
    one = commands.add("resume", resume)
    one.add_argument("file", nargs="?", type=Path, help=say("cli-help-file"))
    one.add_argument("--pace", type=float, default=0.5, help=say("cli-help-pace"))
    one.add_argument("--bots", default="", help=say("cli-help-bots-again"))
    one = commands.add("games", games)
    arguments.add_game(one, optional=True)
    one.add_argument("--json", action="store_true", help=say("cli-help-json"))
    one.add_argument("--schema", choices=("edition", "position"), help=say("cli-help-schema"))
    one = commands.add("rules", rules)
    arguments.add_game(one)
    arguments.add_box(one)
    arguments.add_edition(commands.add("edition", edition_check), edition_check, edition_show)
    one = commands.add("replay", replay)
    one.add_argument("file", type=Path, help=say("cli-help-file"))
    one.add_argument("--seat", type=int, help=say("cli-help-seat"))
    one.add_argument("--step", action="store_true", help=say("cli-help-step"))
    one = commands.add("verify", verify)
    one.add_argument("file", type=Path, help=say("cli-help-file"))
    commands.add_foreign({"analyse": say("cli-analyse")}, _add_analyse)
    commands.add_foreign({"serve": say("cli-serve")}, _add_serve)
    commands.add_foreign({"admin": say("cli-admin")}, _add_admin)
    commands.add_foreign({name: say(f"lab-help-{name}") for name in _LAB}, _add_lab)
    commands.add_foreign({"new-game": say("cli-new-game")}, _add_new_game)
    commands.add("doctor", examine)
    one = commands.add("completion", complete)
    one.add_argument("shell", choices=completion.SHELLS, help=say("cli-help-shell"))
    return commands.root


def _add_analyse(commands: Any) -> None:
    from arene.analysis.command import add_analyse

    add_analyse(commands)


def _add_serve(commands: Any) -> None:
    from arene.server.command import add_commands

    add_commands(commands)


def _add_admin(commands: Any) -> None:
    from arene.server.admin import add_commands

    add_commands(commands)


def _add_lab(commands: Any) -> None:
    from arene.lab.command import add_balance, add_simulate, add_tournament
    from arene.lab.design_command import add_compare, add_lab, add_tune

    add_simulate(commands)
    add_balance(commands)
    add_tournament(commands)
    add_lab(commands)
    add_compare(commands)
    add_tune(commands)


def _add_new_game(commands: Any) -> None:
    from arene.newgame import add_new_game

    add_new_game(commands)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


# ---- playing


def play(chosen: Namespace) -> int:
    from arene.lab.command import options_from
    from arene.terminal.seats import arrange

    if chosen.resume is not None:
        return _go_on_with(chosen.resume, chosen)
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
        options_from(chosen.game, chosen.options),
        chosen.edition,
        [seat.player for seat in seating],
    )
    for doubt in match.edition.doubts:
        print(f"arene: {arene.said(doubt, chosen.lang)}", file=sys.stderr)
    return _sit_down(match, Keeper(chosen.save or saves.fresh_path(chosen.game)), chosen, seating)


def resume(chosen: Namespace) -> int:
    path = chosen.file or _choose_save(chosen.lang)
    return 1 if path is None else _go_on_with(path, chosen)


def _go_on_with(path: Path, chosen: Namespace) -> int:
    """Hold the file first, then read it: nobody plays on in between."""
    keeper = Keeper(path)
    if path.exists():
        keeper.hold()
    try:
        match = arene.load(path)
        return _sit_down(match, keeper, chosen, _seated_again(match, _listed(chosen.bots)))
    finally:
        keeper.let_go()


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
        answer = typed_line(say("terminal-resume-which")).strip()
    except Ended:
        print()
        return None
    if not answer:
        return waiting[0].path
    place = chosen_number(answer, len(waiting))
    if place is None:
        raise BadData("number", Fault("range", value=repr(answer[:20]), allowed=span(1, len(waiting))))
    return waiting[place - 1].path


def _seated_again(match: Match, bots: Sequence[str]) -> list[Seat]:
    """Who sits where in a match that goes on. Programs of somebody's own are named anew: a file starts none."""
    from arene.bots.outside import FORM, is_program
    from arene.terminal.seats import PROGRAM, Seat, seat_of

    seating = [seat_of(player) for player in match.players]
    programs = [name for name in bots if is_program(name)]
    for place, who in enumerate(seating):
        if who.bot == PROGRAM:
            if not programs:
                raise BadData("bots", Fault("program-which", name=who.name, form=FORM))
            seating[place] = Seat(who.name, programs.pop(0) if len(programs) > 1 else programs[0])
    return seating


def _sit_down(match: Match, keeper: Keeper, chosen: Namespace, seating: Sequence[Seat]) -> int:
    from arene.bots import for_people, make_bot
    from arene.bots.outside import OutsideBot, ending, ending_together, is_program
    from arene.terminal.console import Console
    from arene.terminal.table import Table

    if not 0 <= chosen.pace <= _SLOWEST:  # neither below nothing, nor for ever, nor no number at all
        raise BadData("pace", Fault("pace", value=str(chosen.pace), high=_SLOWEST))
    bots: dict[int, Bot] = {}
    for seat, who in enumerate(seating):
        if who.bot is not None and is_program(who.bot):
            bots[seat] = OutsideBot(who.bot, match, seat, make_bot("heuristic", match.game))
        elif who.bot is not None:
            bots[seat] = make_bot(for_people(who.bot), match.game, strict=True)
    with ending_together(), ending(bots.values()):  # told to end it leaves properly; every move is saved
        return Table(match, seating, bots, chosen.lang, Console(), keeper, chosen.pace).run()


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
        **game.facts(),
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
    from arene.lab.command import options_from
    from arene.terminal import rulebook

    game = arene.load_game(chosen.game)
    seats = game.check_seats(game.max_seats if chosen.seats is None else chosen.seats)
    edition = None if chosen.edition is None else game.edition(chosen.edition)
    options = game.check_options(seats, options_from(game.id, chosen.options))
    text = booklet.rules_text(game, chosen.lang, edition, options)
    if text is None:
        raise BadData("rules", Fault("no-rules-text", game=game.id, file=f"rules.{chosen.lang}.md"))
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else 80
    ink = _ink()
    head = [] if edition is None else [f" {ink.bold(title(game, chosen.lang, edition))}", ""]
    _show_long([*head, *rulebook.render(ink, text, columns)])
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
    shown = subprocess.run(pager, shell=True, input=text.encode(), env={"LESS": "FRX", **os.environ}, check=False)
    if shown.returncode in _NO_PAGER:
        sys.stdout.write(text)


# ---- editions


def edition_check(chosen: Namespace) -> int:
    """Only check a file; whoever wrote it learns what it is taken for."""
    data = read_toml(chosen.file)
    game = _game_of(data) if chosen.game is None else arene.load_game(chosen.game)
    edition = game.edition(chosen.file)
    for line in _edition_told(game, edition, chosen):
        print(line)
    return 0


def _game_of(data: Mapping[str, Any]) -> arene.Game:
    """The game whose editions have most of these fields."""
    games = [arene.load_game(id) for id in arene.GAMES]
    return max(games, key=lambda game: len(data.keys() & game.edition_schema.get("properties", {}).keys()))


def _edition_told(game: arene.Game, edition: Edition, chosen: Namespace) -> list[str]:
    say = words(chosen.lang)
    lines = [
        say("cli-edition-valid", file=str(chosen.file)),
        say("cli-edition-game", game=words(chosen.lang, game.id)("game-name"), id=game.id),
        say("cli-edition-name", name=edition.name(chosen.lang), id=edition.id),
        say("cli-verified-edition", hash=edition.hash),
    ]
    lines += [say("cli-edition-doubt", doubt=said(doubt, chosen.lang)) for doubt in edition.doubts]
    return [*lines, say("cli-edition-play", id=game.id, file=str(chosen.file))]


def edition_show(chosen: Namespace) -> int:
    """The file that comes with a game, to start one's own from."""
    game = arene.load_game(chosen.game)
    path = game.file("edition.toml")
    if not path.exists():
        raise BadData("edition", Fault("no-edition", game=game.id))
    sys.stdout.write(path.read_text(encoding="utf-8"))
    return 0


# ---- match files


def replay(chosen: Namespace) -> int:
    from arene.terminal.replay import Retelling

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
        return typed_line().strip() != "q"
    except Ended:
        return False


def verify(chosen: Namespace) -> int:
    match, say = arene.verify(chosen.file), words(chosen.lang)
    print(say("cli-verified", file=str(chosen.file), moves=len(match.moves), chosen=_what_was_chosen(match)))
    if match.start is not None:
        print(say("cli-verified-start"))
    if match.script is not None:
        print(say("cli-verified-script", draws=len(match.script.draws)))
        print(say("cli-verified-script-then" if match.script.then is not None else "cli-verified-script-only"))
    print(say("cli-verified-over" if match.over else "cli-verified-suspended"))
    print(say("cli-verified-edition", hash=match.edition.hash))
    print(say("cli-verified-hash", hash=match.hash))
    return 0


def _what_was_chosen(match: Match) -> str:
    if match.script is not None:
        return "script"
    return "nothing" if match.start is None else "start"


# ---- the installation


def complete(chosen: Namespace) -> int:
    sys.stdout.write(completion.script(chosen.shell, parser()))
    return 0


def examine(chosen: Namespace) -> int:
    from arene import doctor

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
