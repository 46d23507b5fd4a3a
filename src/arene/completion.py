"""What a shell needs to complete ``arene`` by the Tab key: a script made from the parser itself."""

from __future__ import annotations

import argparse
from argparse import Action, ArgumentParser
from pathlib import Path

SHELLS = ("bash", "zsh", "fish")


class _Command:
    """What may follow a command: words, and what its options take."""

    def __init__(self, parser: ArgumentParser) -> None:
        self.words: list[str] = []
        self.files = False
        self.options: list[Action] = []
        self._collect(parser)

    def _collect(self, parser: ArgumentParser) -> None:
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                self.words += action.choices
                for inside in action.choices.values():
                    self._collect(inside)
            elif action.option_strings:
                self.options.append(action)
            else:
                self.words += [str(choice) for choice in action.choices or () if str(choice) not in self.words]
                self.files = self.files or action.type is Path

    @property
    def flags(self) -> list[str]:
        return list(dict.fromkeys(flag for option in self.options for flag in option.option_strings))


def _commands(parser: ArgumentParser) -> dict[str, _Command]:
    [inside] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {name: _Command(command) for name, command in inside.choices.items()}


def script(shell: str, parser: ArgumentParser) -> str:
    commands = _commands(parser)
    if shell == "fish":
        return "\n".join(_fish(commands)) + "\n"
    before = ["autoload -U +X bashcompinit && bashcompinit"] if shell == "zsh" else []
    return "\n".join([*before, *_bash(commands)]) + "\n"


def _bash(commands: dict[str, _Command]) -> list[str]:
    lines = [
        "_arene() {",
        '    local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""',
        '    case "$COMP_CWORD:${COMP_WORDS[1]}:$before" in',
        f'        1:*) words="{" ".join(commands)} --help --lang --version" ;;',
    ]
    for name, command in commands.items():
        for option in command.options:
            if option.nargs == 0:
                continue
            flags = " | ".join(f"*:{name}:{flag}" for flag in option.option_strings)
            choices = " ".join(str(choice) for choice in option.choices or ())
            lines.append(f'        {flags}) words="{choices}" ;;')
        lines.append(f'        *:{name}:*) words="{" ".join([*command.words, *command.flags])}" ;;')
    return [
        *lines,
        "    esac",
        '    COMPREPLY=($(compgen -W "$words" -- "$current"))',
        "}",
        "complete -o default -F _arene arene  # default: names of files where nothing else fits",
    ]


def _fish(commands: dict[str, _Command]) -> list[str]:
    lines = [f"complete -c arene -n __fish_use_subcommand -f -a '{' '.join(commands)}'"]
    for name, command in commands.items():
        here = f"complete -c arene -n '__fish_seen_subcommand_from {name}'"
        if command.words:
            lines.append(f"{here} -f -a '{' '.join(command.words)}'")
        for option in command.options:
            long = next(flag for flag in reversed(option.option_strings)).removeprefix("--")
            takes = "" if option.nargs == 0 else " -r -F" if option.type is Path else " -x"
            choices = f" -a '{' '.join(str(choice) for choice in option.choices)}'" if option.choices else ""
            lines.append(f"{here} -l {long}{takes}{choices}")
    return lines
