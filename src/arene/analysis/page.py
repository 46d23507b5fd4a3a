"""An analysis as text for the terminal and as one page for the browser, whole in itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from arene.analysis import picture
from arene.analysis.telling import Telling
from arene.lab import page, report

_COLUMNS = 48  # of a course in the terminal
_COLOURED = "".join(f"svg .band.c{place} {{ fill: var(--c{place}); }} " for place in range(6))
_TURNS = "svg .turn circle { fill: var(--ink); } svg .turn text { fill: var(--ground); font-weight: 700; }"
_STYLE = f"<style>svg .band {{ fill-opacity: .14; }} {_COLOURED} {_TURNS}</style>"


def text(telling: Telling) -> str:
    """All of it, for the terminal."""
    told, say = telling.to_json(), telling.say
    lines = [told["title"], told["head"], *([] if told["whole"] else [say("why-stopped")]), "", told["heading"]]
    width = max(len(name) for name in told["names"])
    for seat, name in enumerate(told["names"]):
        values = _sampled([one["seats"][seat][0] for one in told["chances"]], [one["step"] for one in told["chances"]])
        ends = [telling.percent(value) for value in (values[0], values[-1])] if values else ["–", "–"]
        lines.append(f"  {name:<{width}}  {picture.sparkline(values)}  {ends[0]} → {ends[1]}")
    lines += ["", say("why-turns"), *_listed([turn["text"] for turn in told["turns"]] or [say("why-no-turns")])]
    lines += ["", say("why-decisions")]
    for one in told["decisions"]:
        lines += [f"  - {one['text']}", *(f"      {reason}" for reason in one["reasons"])]
    lines += [f"  {told['quiet']}"] if told["quiet"] else []
    lines += ["", say("why-luck"), *(f"  {line}" for line in report.table(table(telling, told))), ""]
    return "\n".join([*lines, *_listed([one["text"] for one in told["draws"]]), "", say("why-note")])


def _listed(sentences: Sequence[str]) -> list[str]:
    return [f"  - {sentence}" for sentence in sentences]


def _sampled(values: Sequence[float], steps: Sequence[int]) -> list[float]:
    """A course at even distances."""
    if not steps:
        return []
    found, last = [], steps[-1]
    for column in range(_COLUMNS):
        wanted = last * column / (_COLUMNS - 1)
        found.append(values[max(place for place, step in enumerate(steps) if step <= max(wanted, steps[0]))])
    return found


def table(telling: Telling, told: Mapping[str, Any]) -> list[list[str]]:
    columns = ["name", "rank", "before", "luck", "cost", "decisions", "alike"]
    return [
        [telling.say(f"why-column-{column}") for column in columns],
        *([str(seat[column]) for column in columns] for seat in told["seats"]),
    ]


def html(telling: Telling) -> str:
    told, say = telling.to_json(), telling.say
    parts = [
        _STYLE,
        page.paragraph(told["head"]),
        *([] if told["whole"] else [page.paragraph(say("why-stopped"), "finding")]),
        page.heading(told["heading"]),
        page.figure(picture.curve(told), told["caption"]),
        page.heading(say("why-turns")),
        *[page.paragraph(turn["text"], "finding") for turn in told["turns"]],
        *([] if told["turns"] else [page.paragraph(say("why-no-turns"))]),
        page.heading(say("why-decisions")),
        *[_decision(one) for one in told["decisions"]],
        *([page.paragraph(told["quiet"])] if told["quiet"] else []),
        page.heading(say("why-luck")),
        page.table(table(telling, told)),
        *[page.paragraph(one["text"]) for one in told["draws"]],
        page.paragraph(say("why-note"), "faint"),
        page.folded(say("lab-data"), page.data(dict(telling.report))),
    ]
    return page.page(told["title"], telling.lang, parts)


def _decision(one: Mapping[str, Any]) -> str:
    reasons = "".join(f"<br>{escape(reason)}" for reason in one["reasons"])
    return f'<p class="finding">{escape(one["text"])}{reasons}</p>'


def shared(telling: Telling) -> str:
    """A picture to send around."""
    told = telling.to_json()
    most = max(told["turns"], key=lambda turn: abs(turn["change"]), default=None)
    return picture.share(told, telling.result(), told["head"] if most is None else most["text"])
