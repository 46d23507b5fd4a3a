"""A study as a page for a designer: what stands out first, then every figure with its interval and its count."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from arene.core.game import load_game
from arene.lab import page, svg
from arene.lab.findings import Choice, Finding, Worth
from arene.lab.kept import to_json
from arene.lab.report import interval, measure_name, measured_cells, number, percent, signed, target_text
from arene.lab.statistics import Estimate
from arene.lab.study import Report
from arene.lab.watching import THINKING
from arene.words import FluentWords, words

_MOST_FINDINGS = 12
_BARS = 24
_OTHERS = {"wait", "longest_wait", "margin", "lead_changes", "runaway", "comeback"}  # nothing to tell of who is alone


@dataclass(frozen=True)
class Beside:
    """Files of the same folder that hold what several pages would repeat: their style, and the figures as data."""

    sheet: str
    data: str


class StudyPage:
    """Writes the parts in order. Without files beside it the page is whole in itself."""

    def __init__(self, report: Report, lang: str, beside: Beside | None = None) -> None:
        self.report = report
        self.lang = lang
        self.beside = beside
        self.say: FluentWords = words(lang, report.head["game"])
        self.alone = report.head["seats"] == 1
        self.fair = None if self.alone else 1 / report.head["seats"]
        self.plain = partial(number, lang=lang, digits=0)
        self.known = {choice.group: choice for choice in report.choices}
        self.dealt = {f"{one.sort} {one.name}": one for one in report.worth}

    def __str__(self) -> str:
        say = self.say
        parts = [
            page.paragraph(self.head()),
            *([page.paragraph(say("study-alone"))] if self.alone else []),
            *self._findings(),
            *([] if self.alone else self._seats()),
            *self._levels(),
            *self._histograms(),
            *self._questions(),
            *self._choices(),
            *self._worth(),
            *self._luck(),
            *self._measures(),
            page.heading(say("lab-again")),
            page.paragraph(say("lab-again-text")),
            f"<pre>{escape(shlex.join(self.report.command))}</pre>",
        ]
        title = say("study-title", game=say("game-name"))
        if self.beside is not None:
            return page.page(
                title, self.lang, [*parts, page.link(self.beside.data, say("lab-data"))], self.beside.sheet
            )
        return page.page(title, self.lang, [*parts, page.folded(say("lab-data"), page.data(to_json(self.report)))])

    def head(self) -> str:
        studied = self.report.head
        return self.say(
            "study-head",
            game=self.say("game-name"),
            seats=studied["seats"],
            bots=", ".join(studied["levels"]),
            matches=studied["matches"],
            played=str(self.report.played),
            edition=self.report.edition[self.lang],
        )

    # ---- what stands out

    def _findings(self) -> list[str]:
        say, found = self.say, self.report.findings
        parts = [page.heading(say("study-findings"))]
        parts += [page.paragraph(self.finding(one), "finding") for one in found[:_MOST_FINDINGS]]
        if not found:
            parts.append(page.paragraph(say("study-no-findings")))
        return [*parts, page.paragraph(say("study-findings-note"), "faint")]

    def finding(self, one: Finding) -> str:
        """A sentence, with its figures."""
        if one.group in self.dealt and one.taken is None:
            return self._dealt(one.kind, self.dealt[one.group])
        return self.say(
            f"study-finding-{one.kind}",
            choice=self.choice(one.group) if one.kind != "seat" else one.group,
            taken="" if one.taken is None else percent(one.taken.value, self.lang),
            effect=self._points(one.effect),
            count=str(one.effect.count),
            bot=self.report.head["levels"][0],
            always=self._points(self.known[one.group].always) if one.kind == "mistimed" else "",
        )

    def _dealt(self, kind: str, one: Worth) -> str:
        return self.say(
            f"study-finding-{kind}",
            thing=one.said[self.lang],
            sort=self.say(f"dealt-{one.sort}"),
            effect=self._points(one.worth),
            count=str(one.worth.count),
        )

    def choice(self, group: str) -> str:
        """A group of actions in the game's words: one of them where it is one, an example where it is a kind."""
        one = self.known[group]
        example = one.example[self.lang]
        return example if one.single else self.say("study-kind", example=example)

    def _points(self, one: Estimate) -> str:
        """A difference of shares, in points."""
        size = round(abs(100 * one.value), 1)  # the unit is in the singular or in the plural by it
        value, low, high = (signed(100 * share, self.lang, 1) for share in (one.value, one.low, one.high))
        return self.say("study-points", value=value, size=size, low=low, high=high)

    # ---- figures

    def _dots(self, title: str, rows: Sequence[tuple[str, Estimate]], reference: float | None, share: bool) -> str:
        told = [interval(one, self.lang, share) for _, one in rows]
        return page.figure(svg.dots(rows, partial(self._level, share=share), told, reference, title))

    def _seats(self) -> list[str]:
        say = self.say
        parts = [page.heading(say("study-seats"))]
        for level in self.report.levels:
            rows = [(say("study-seat", seat=str(seat + 1)), one) for seat, one in enumerate(level.seats)]
            parts.append(page.paragraph(self._of(level.bot, level.moves.count), "faint"))
            parts.append(self._dots(say("study-seats"), rows, self.fair, True))
        return parts

    def _of(self, bot: str, count: int) -> str:
        return self.say("lab-column", bots=bot, matches=count)

    def _levels(self) -> list[str]:
        say = self.say
        rows = [[say("lab-measure"), *(self._of(level.bot, level.moves.count) for level in self.report.levels)]]
        told: list[tuple[str, bool, int]] = [
            ("moves", False, 1),
            ("decisions", False, 1),
            ("branching", False, 2),
            ("forced", True, 1),
            ("wait", False, 2),
            ("longest_wait", False, 1),
            ("score", False, 1),
            ("margin", False, 1),
            ("lead_changes", False, 2),
            ("runaway", True, 1),
            ("comeback", True, 1),
        ]
        for name, share, digits in told:
            if self.alone and name in _OTHERS:
                continue
            cells = [interval(getattr(level, name), self.lang, share, digits) for level in self.report.levels]
            rows.append([say(f"study-{name.replace('_', '-')}"), *cells])
        rows.append([say("study-widest"), *(str(level.widest) for level in self.report.levels)])
        for name in self.report.levels[0].length:
            cells = [interval(level.length[name], self.lang, False) for level in self.report.levels]
            rows.append([say(f"measure-{name}"), *cells])
        return [page.heading(say("study-course")), page.table(rows)]

    def _histograms(self) -> list[str]:
        say, level = self.say, self.report.levels[0]
        lengths = sorted(Counter(level.lengths).items())
        sources = [(self.question(name), one) for name, one in level.sources if one.value][:_BARS]
        return [
            page.heading(say("study-sources")),
            page.paragraph(say("study-sources-note"), "faint"),
            *([self._dots(say("study-sources"), sources, 0.0, False)] if sources else []),
            page.heading(say("study-spread")),
            page.figure(svg.bars(self._bins(level.scores), self.plain, say("study-scores")), say("study-scores")),
            page.figure(svg.bars(self._bins(lengths), self.plain, say("study-lengths")), say("study-lengths")),
        ]

    def _bins(self, counted: Sequence[tuple[int, int]]) -> list[tuple[str, float]]:
        """At most so many bars, each as wide as the others."""
        low, high = counted[0][0], counted[-1][0]
        wide = max(1, -(-(high - low + 1) // _BARS))
        totals: Counter[int] = Counter()
        for value, count in counted:
            totals[(value - low) // wide] += count
        return [(self.plain(low + wide * place), float(totals[place])) for place in range((high - low) // wide + 1)]

    def question(self, name: str) -> str:
        """A question as it was asked once, or by its name in the rules."""
        asked = self.report.levels[0].prompts.get(name)
        return name if asked is None else asked[self.lang]

    def _questions(self) -> list[str]:
        say, level = self.say, self.report.levels[0]
        rows = [[say(f"study-{head}") for head in ("question", "asked", "answers", "most")]]
        rows += [
            [self.question(name), interval(asked, self.lang, False), interval(wide, self.lang, False), str(most)]
            for name, asked, wide, most in sorted(level.questions, key=lambda one: -one[1].value)
        ]
        note = page.paragraph(say("study-questions-note"), "faint")
        return [page.heading(say("study-questions")), note, page.table(rows)]

    def _choices(self) -> list[str]:
        say, found = self.say, self.report.choices
        if not found:
            return []
        rows = [[say(f"study-{head}") for head in ("choice", "taken", "stages", "won", "never", "always")]]
        rows += [self._choice(one) for one in found]
        tried = [(self.choice(one.group), one.never) for one in found if one.never.value]
        tried.sort(key=lambda one: one[1].value)
        parts = [page.heading(say("study-choices")), page.paragraph(say("study-choices-note"), "faint")]
        if tried:
            parts.append(page.figure(self._effects(tried), say("study-never-caption")))
        return [*parts, page.table(rows)]

    def _effects(self, rows: Sequence[tuple[str, Estimate]]) -> str:
        told = [self._points(one) for _, one in rows]
        return svg.dots(rows, self._tick, told, 0.0, self.say("study-never-caption"))

    def _choice(self, one: Choice) -> list[str]:
        return [
            self.choice(one.group),
            interval(one.taken, self.lang, True),
            percent(one.stages.value, self.lang),
            interval(one.won, self.lang, True) if one.won.count else "–",
            self._tried(one, "never", one.never),
            self._tried(one, "always", one.always),
        ]

    def _tried(self, one: Choice, habit: str, effect: Estimate) -> str:
        """What a habit brings, in how many matches; a star where those were fresh ones."""
        count = f"n\u00a0=\u00a0{effect.count}" + ("\u00a0*" if habit in one.again else "")
        return f"{self._points(effect)}, {count}"

    def _worth(self) -> list[str]:
        """What is dealt, a picture for each sort, the best first."""
        say, found = self.say, self.report.worth
        if not found:
            return self._nothing_compared()
        parts = [page.heading(say("study-worth")), page.paragraph(say("study-worth-note"), "faint")]
        for sort in dict.fromkeys(one.sort for one in found):
            things = [one for one in found if one.sort == sort]
            rows = [(one.said[self.lang], one.worth) for one in things]
            told = [self._beside(one.worth) for one in things]
            title = say(f"dealt-{sort}")
            parts += [page.subheading(title), page.figure(svg.dots(rows, self._tick, told, 0.0, title))]
        return parts

    def _nothing_compared(self) -> list[str]:
        """What is dealt was asked about, and too little played."""
        deals = self.report.head.get("deals", 0)
        if not deals or not load_game(self.report.head["game"]).deals:
            return []
        return [page.heading(self.say("study-worth")), page.paragraph(self.say("study-worth-none", deals=deals))]

    def _beside(self, one: Estimate) -> str:
        """Points, their interval and count in as little room as there is beside a picture."""
        value, low, high = (signed(100 * share, self.lang, 1) for share in (one.value, one.low, one.high))
        return self.say("study-beside", value=value, low=low, high=high, count=str(one.count))

    def _tick(self, share: float) -> str:
        """Points of a share on an axis."""
        return self._level(100 * share)

    def _level(self, value: float, share: bool = False) -> str:
        """A round number on an axis, with no more digits than it has."""
        shown = 100 * value if share else value
        digits = next(digits for digits in range(10) if abs(shown - round(shown, digits)) < 1e-6)
        text = number(shown, self.lang, digits)
        return text + ("\u00a0%" if self.lang == "fr" else "%") if share else text

    def stream(self, name: str) -> str:
        """A source of chance in the game's words."""
        id = f"stream-{name.replace('_', '-')}"
        return self.say("study-thinking") if name == THINKING else self.say(id) if self.say.has(id) else name

    def _luck(self) -> list[str]:
        say = self.say
        luck = [(self.stream(name), one) for name, one in self.report.luck]
        skill = [(say("study-level-seat", bot=name), won) for name, won, _ in self.report.skill]
        return [
            page.heading(say("study-luck")),
            page.paragraph(say("study-luck-note"), "faint"),
            self._dots(say("study-luck"), luck, None, True),
            page.heading(say("study-skill")),
            page.paragraph(say("study-skill-note", bot=self.report.head["levels"][0]), "faint"),
            self._dots(say("study-skill"), skill, self.fair, True),
        ]

    def _measures(self) -> list[str]:
        say, levels = self.say, self.report.levels
        if not levels[0].measured:
            return []
        heads = [self._of(level.bot, level.moves.count) for level in levels]
        rows = [[say("lab-measure"), say("lab-target"), *(cell for head in heads for cell in (head, say("lab-met")))]]
        for place, one in enumerate(levels[0].measured):
            cells = [cell for level in levels for cell in measured_cells(say, level.measured[place], self.lang)]
            rows.append([measure_name(say, one.measure), target_text(say, one.measure, self.lang), *cells])
        return [page.heading(say("study-measures")), page.table(rows)]


def study_text(report: Report, lang: str) -> str:
    """What stands out, for the terminal."""
    told = StudyPage(report, lang)
    say: Callable[..., str] = told.say
    lines = [told.head(), ""]
    lines += [f"- {told.finding(one)}" for one in report.findings[:_MOST_FINDINGS]] or [say("study-no-findings")]
    return "\n".join(lines)
