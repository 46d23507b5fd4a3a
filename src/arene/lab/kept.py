"""A study's results as one file of data: a page can be made of it in either language without playing again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from arene.core.files import file_text
from arene.core.measures import Measure
from arene.core.refusal import BadFile, Fault
from arene.lab.balance import Measured
from arene.lab.findings import Choice, Worth
from arene.lab.ledger import other_results
from arene.lab.statistics import estimate_from
from arene.lab.study import FIGURES, Level, Report

_MEGABYTES = 20  # of such a file
_EFFECTS = ("taken", "stages", "won", "never", "always", "apart")


def to_json(report: Report) -> dict[str, Any]:
    """All that is known, for whoever reckons on and for ``read``."""
    return {
        **report.head,
        "edition_name": dict(report.edition),
        "played": report.played,
        "command": list(report.command),
        "by_level": [_level(one) for one in report.levels],
        "choices": [_choice(one) for one in report.choices],
        "luck": [{"stream": name, "decides": one.to_json()} for name, one in report.luck],
        "skill": [{"bot": name, "share": won.to_json(), "decides": one.to_json()} for name, won, one in report.skill],
        "worth": [
            {"sort": one.sort, "name": one.name, "said": one.said, "worth": one.worth.to_json()} for one in report.worth
        ],
        "findings": [
            {
                "kind": one.kind,
                "group": one.group,
                "taken": None if one.taken is None else one.taken.to_json(),
                "effect": one.effect.to_json(),
            }
            for one in report.findings
        ],
    }


def _level(level: Level) -> dict[str, Any]:
    return {
        "bot": level.bot,
        "by_seat": [one.to_json() for one in level.seats],
        **{name: getattr(level, name).to_json() for name in FIGURES},
        "widest": level.widest,
        "length": {name: one.to_json() for name, one in level.length.items()},
        "questions": [
            {"question": name, "asked": asked.to_json(), "answers": wide.to_json(), "most": most}
            for name, asked, wide, most in level.questions
        ],
        "prompts": level.prompts,
        "sources": {name: one.to_json() for name, one in level.sources},
        "scores": [list(one) for one in level.scores],
        "lengths": level.lengths,
        "measures": [_measured(one) for one in level.measured],
    }


def _measured(one: Measured) -> dict[str, Any]:
    asked = one.measure
    target = {"low": asked.low, "high": asked.high, "share": asked.share, "seen": asked.seen}
    named = {"id": asked.id, "name": asked.name, "params": dict(asked.params)}
    return {**named, **target, "measured": one.estimate.to_json(), "met": one.met}


def _choice(one: Choice) -> dict[str, Any]:
    effects = {name: getattr(one, name).to_json() for name in _EFFECTS}
    plain = {"group": one.group, "example": one.example, "offered": one.offered, "single": one.single}
    return {**plain, **effects, "again": sorted(one.again)}


def read(path: Path, game: str) -> Report:
    """The report in a file that ``to_json`` filled; ``BadFile`` where it holds something else."""
    text = file_text(path, _MEGABYTES)
    try:
        data = json.loads(text)
        report, studied = from_json(data), data["game"]
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadFile(str(path), 0, Fault("not-a-study")) from error
    if studied != game:
        raise BadFile(str(path), 0, other_results("game", studied, game))
    return report


def from_json(data: Mapping[str, Any]) -> Report:
    told = {"edition_name", "played", "command", "by_level", "choices", "luck", "skill", "worth", "findings"}
    return Report(
        {name: value for name, value in data.items() if name not in told},
        data["edition_name"],
        [_read_level(one) for one in data["by_level"]],
        [_read_choice(one) for one in data["choices"]],
        [(one["stream"], estimate_from(one["decides"])) for one in data["luck"]],
        [(one["bot"], estimate_from(one["share"]), estimate_from(one["decides"])) for one in data["skill"]],
        data["played"],
        data["command"],
        [  # studies of earlier versions have none
            Worth(one["sort"], one["name"], one["said"], estimate_from(one["worth"])) for one in data.get("worth", [])
        ],
    )


def _read_level(data: Mapping[str, Any]) -> Level:
    read: dict[str, Any] = {name: estimate_from(data[name]) for name in FIGURES}
    read |= {name: data[name] for name in ("bot", "widest", "prompts", "lengths")}
    read["seats"] = [estimate_from(one) for one in data["by_seat"]]
    read["length"] = {name: estimate_from(one) for name, one in data["length"].items()}
    read["questions"] = [
        (one["question"], estimate_from(one["asked"]), estimate_from(one["answers"]), one["most"])
        for one in data["questions"]
    ]
    read["sources"] = [(name, estimate_from(one)) for name, one in data["sources"].items()]
    read["scores"] = [(score, count) for score, count in data["scores"]]
    read["measured"] = [_read_measured(one) for one in data["measures"]]
    return Level(**{field.name: read[field.name] for field in fields(Level)})


def _read_measured(data: Mapping[str, Any]) -> Measured:
    target = {name: data[name] for name in ("low", "high", "share", "seen")}
    measure = Measure(data["name"], **target, **data["params"])
    return Measured(measure, estimate_from(data["measured"]), data["met"])


def _read_choice(data: Mapping[str, Any]) -> Choice:
    read: dict[str, Any] = {name: estimate_from(data[name]) for name in _EFFECTS}
    read |= {name: data[name] for name in ("group", "example", "offered", "single")}
    return Choice(**read, again=frozenset(data["again"]))
