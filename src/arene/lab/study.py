"""A study of a game for whoever designs it: many bot matches looked at closely, and matches that differ in one thing.

What a choice is worth is found by trying: one seat always makes it, or never, in the same matches with the same draws.
All are tried in some matches first; the most striking are tried again in fresh ones, which alone decide, and so are
choices often made that nobody seems to miss. What a thing that is dealt is worth is found by exchanging it, and how
much a stream of chance decides by drawing it anew and leaving everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import arene
from arene.bots import check_bot
from arene.bots.outside import is_program
from arene.core.chance import derive, seed_from
from arene.core.edition import Edition
from arene.core.game import load_game
from arene.core.refusal import BadData, Fault
from arene.lab.balance import Measured
from arene.lab.choices import Habit
from arene.lab.crew import Jobs, Notice, check_count, each
from arene.lab.findings import OFTEN, Choice, Finding, Worth, findings
from arene.lab.ledger import Ledger
from arene.lab.match import Box, box
from arene.lab.statistics import Estimate, mean, ratio, share_ratio
from arene.lab.swapping import PROBED, VERSIONS, sorts, version, worths
from arene.lab.watching import THINKING, Twist, Watched, shares
from arene.words import LANGUAGES, edition_words

Told = Callable[[int, int], None]  # how much is done, of how much

FIGURES = [
    *("moves", "decisions", "branching", "forced", "wait", "longest_wait"),
    *("score", "margin", "lead_changes", "runaway", "comeback"),
]

AGAIN = 8  # times as many matches for what is tried again
_STRIKING, _SUSPECTS = 8, 6  # habits that are: those that change most, and those that ought to change something
_SELDOM = 0.25  # offered in fewer matches than that, a choice is not tried


@dataclass(frozen=True)
class Study:
    """What is studied. ``levels`` are bots: the first is the one that everything is tried with."""

    box: Box
    levels: list[str]
    matches: int
    choices: int
    seed: bytes
    deals: int = 0  # in which a thing is exchanged

    def seed_of(self, purpose: str, index: int) -> bytes:
        return derive(self.seed, f"{purpose}|{index}")

    def head(self) -> dict[str, Any]:
        rules, edition = load_game(self.box.game).rules, self.box.read_edition()
        return {
            "arene": "lab",
            "version": arene.__version__,
            "rules": rules,
            **self.box.to_json(),
            "edition": edition.hash,
            "levels": self.levels,
            "matches": self.matches,
            "tried": self.choices,
            "deals": self.deals,
            "seed": self.seed.hex(),
        }


def study(
    game: str,
    seats: int,
    levels: Sequence[str],
    matches: int,
    choices: int,
    seed: int | str | bytes,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
    deals: int = 0,
) -> Study:
    """Check what is asked for."""
    for name, value, low in (("matches", matches, 2), ("choices", choices, 0), ("deals", deals, 0)):
        check_count(name, value, low)
    for level in levels:
        if is_program(level):  # one would be started tens of thousands of times
            raise BadData("bots", Fault("no-programs", value=repr(level)))
        check_bot(level)
    return Study(box(game, seats, options, edition), list(levels), matches, choices, seed_from(seed), deals)


@dataclass(frozen=True)
class Level:
    """What matches among bots of one level are like."""

    bot: str
    seats: list[Estimate]
    moves: Estimate
    length: dict[str, Estimate]
    decisions: Estimate  # a seat's in a match
    branching: Estimate
    widest: int
    forced: Estimate
    wait: Estimate
    longest_wait: Estimate
    score: Estimate
    margin: Estimate
    lead_changes: Estimate
    runaway: Estimate  # share of the victories of whoever leads at half-time
    comeback: Estimate  # and of whoever is last
    questions: list[tuple[str, Estimate, Estimate, int]]  # times a seat is asked in a match, answers, the most
    prompts: dict[str, dict[str, str]]  # how each was asked once, by language
    sources: list[tuple[str, Estimate]]  # points that a question's answers bring a seat in a match
    scores: list[tuple[int, int]]  # final score and how often
    lengths: list[int]
    measured: list[Measured]


@dataclass(frozen=True)
class Report:
    """What a study found: all that its page tells, in either language, without the game being played again."""

    head: Mapping[str, Any]  # what was studied
    edition: Mapping[str, str]  # its name, by language
    levels: list[Level]
    choices: list[Choice]
    luck: list[tuple[str, Estimate]]  # by stream
    skill: list[tuple[str, Estimate, Estimate]]  # by level in one seat: its share, and how much it decides
    played: int  # matches in all
    command: Sequence[str] = ()  # that gives the same again
    worth: Sequence[Worth] = ()  # of what is dealt, sort by sort, the best first

    @property
    def findings(self) -> list[Finding]:
        return findings(self.choices, self.levels[0].seats, self.worth)


def carry_out(
    study: Study, jobs: Jobs = 1, told: Told | None = None, notice: Notice | None = None, file: Path | None = None
) -> Report:
    """Play and look. The same study gives the same report, whoever plays; with a file it goes on where it was
    stopped."""
    labour = _Labour(study, jobs, told, notice, file)
    watched = [labour.do(partial(_watched, study, level), range(study.matches)) for level in study.levels]
    levels = [_level(study, level, matches) for level, matches in zip(study.levels, watched, strict=True)]
    tried = _worth_trying(study, watched[0])
    choices = _choices(study, watched[0], _effects(study, labour, tried, watched[0]))
    luck, skill = _luck(study, labour), _skill(study, labour)
    worth = [one for sort in labour.sorts for one in _worth(study, labour, sort)]
    edition = study.box.read_edition()
    names = {lang: edition.name(lang) for lang in LANGUAGES}
    return Report(study.head(), names, levels, choices, luck, skill, labour.played, worth=worth)


class _Labour:
    """All that is played for a study, told as one and kept as it comes: results come in the same order every time."""

    def __init__(
        self, study: Study, jobs: Jobs, told: Told | None, notice: Notice | None, file: Path | None = None
    ) -> None:
        self.jobs, self.told, self.notice = jobs, told, notice
        self.ledger = Ledger(file, study.head(), lambda row: "result" in row)
        tried = 2 * study.choices + 1 + (2 * _STRIKING + _SUSPECTS + 1) * AGAIN
        streams, levels = len(load_game(study.box.game).draws) + 2, 2 * len(study.levels) + 1
        self.sorts = _sorts(study)  # what is dealt
        self.expected = study.matches * (tried + streams + levels) + len(self.sorts) * study.deals * VERSIONS
        self.done = self.played = 0

    def do(self, work: Callable[[int], Any], numbers: Sequence[int]) -> list[Any]:
        known = [row["result"] for row in self.ledger.rows[self.done : self.done + len(numbers)]]
        results = list[Any]()
        for result in known:
            self._note(results, result)
        for result in each(work, numbers[len(known) :], self.jobs, None, self.notice):
            self.ledger.add({"result": result})
            self._note(results, result)
        return results

    def _note(self, results: list[Any], result: Any) -> None:
        results.append(result)
        self.done += 1
        self.played += result is not None  # some deals have fewer versions
        if self.told is not None:
            self.told(min(self.done, self.expected - 1), self.expected)


def _watched(study: Study, level: str, index: int) -> dict[str, Any]:
    return Watched(study.box, level, study.seed_of("watched", index)).to_json()


# ---- what matches are like


def _level(study: Study, bot: str, matches: Sequence[dict[str, Any]]) -> Level:
    seats, game = study.box.seats, load_game(study.box.game)
    asked = [(sum(q[0] for q in one["questions"].values()), one) for one in matches]
    scores: dict[int, int] = {}
    for one in matches:
        for score in one["scores"]:
            scores[score] = scores.get(score, 0) + 1
    measured = []
    for measure in game.measures().targets(seats, study.box.read_edition()):
        pairs = [tuple(one["observed"].get(measure.id, (0.0, 0.0))) for one in matches]
        estimate = (share_ratio if measure.share else ratio)([(pair[0], pair[1]) for pair in pairs])
        measured.append(Measured(measure, estimate, measure.met(estimate.value) if estimate.count else None))
    names = sorted({name for one in matches for name in one["questions"]})
    return Level(
        bot,
        [share_ratio([(one["shares"][seat], 1.0) for one in matches]) for seat in range(seats)],
        mean([one["moves"] for one in matches]),
        {name: mean([one["length"][name] for one in matches]) for name in matches[0]["length"]},
        mean([total / seats for total, _ in asked]),
        ratio([(sum(q[1] for q in one["questions"].values()), total) for total, one in asked]),
        max(q[2] for one in matches for q in one["questions"].values()),
        share_ratio([(sum(q[3] for q in one["questions"].values()), total) for total, one in asked]),
        ratio([(one["waits"][0], one["waits"][1]) for one in matches]),
        mean([one["waits"][2] for one in matches]),
        mean([sum(one["scores"]) / seats for one in matches]),
        mean([_margin(one["scores"]) for one in matches]),
        mean([_changes(one["leaders"]) for one in matches]),
        share_ratio([_at_half(one, "leaders") for one in matches]),
        share_ratio([_at_half(one, "lasts") for one in matches]),
        [_question(name, matches, seats) for name in names],
        {name: prompt for one in reversed(matches) for name, prompt in one["prompts"].items()},
        _sources(matches, seats),
        sorted(scores.items()),
        [one["moves"] for one in matches],
        measured,
    )


def _question(name: str, matches: Sequence[dict[str, Any]], seats: int) -> tuple[str, Estimate, Estimate, int]:
    found = [one["questions"].get(name, [0, 0, 0, 0]) for one in matches]
    wide = ratio([(one[1], one[0]) for one in found])
    return name, mean([one[0] / seats for one in found]), wide, max(one[2] for one in found)


def _sources(matches: Sequence[dict[str, Any]], seats: int) -> list[tuple[str, Estimate]]:
    names = {name for one in matches for name in one["sources"]}
    found = [(name, mean([one["sources"].get(name, 0) / seats for one in matches])) for name in sorted(names)]
    return sorted(found, key=lambda one: -abs(one[1].value))


def _margin(scores: Sequence[int]) -> float:
    first, *others = sorted(scores, reverse=True)
    return float(first - others[0]) if others else 0.0


def _changes(leaders: Sequence[Sequence[int]]) -> int:
    """How often another one takes the lead; who shares it has not taken it."""
    alone = [one[0] for one in leaders if len(one) == 1]
    return sum(before != after for before, after in pairwise(alone))


def _at_half(one: dict[str, Any], who: str) -> tuple[float, float]:
    """What those win who lead (or are last) alone at half-time; a match in which nobody does counts for nothing."""
    ends = one[who]
    half = ends[len(ends) // 2] if ends else []
    return (one["shares"][half[0]], 1.0) if len(half) == 1 else (0.0, 0.0)


# ---- what choices are worth


def _worth_trying(study: Study, matches: Sequence[dict[str, Any]]) -> list[str]:
    """The groups that many seats may choose: kinds first, those with the most values before others; then single values,
    those with the fewest beside them before others."""
    offered: dict[str, int] = {}
    for one in matches:
        for use in one["used"]:
            for group in use:
                offered[group] = offered.get(group, 0) + 1
    often = [group for group, count in offered.items() if count >= _SELDOM * len(matches) * study.box.seats]
    siblings = {group: sum(other.split(" ")[0] == group.split(" ")[0] for other in often) for group in often}
    often.sort(key=lambda group: (" " in group, siblings[group] * (1 if " " in group else -1), group))
    return often[: study.choices]


def _trial(study: Study, purpose: str, habits: Sequence[Habit | None], number: int) -> float:
    """The share of a seat with a habit, or without; match after match another seat is tried."""
    index, place = divmod(number, len(habits))
    twist = Twist(index % study.box.seats, habits[place])
    return shares(study.box, study.levels[0], study.seed_of(purpose, index), twist)[twist.seat]


@dataclass(frozen=True)
class _Effect:
    """What a habit changes in the share of the seat that has it, match by match; and whether in fresh matches."""

    changes: list[float]
    again: bool


Effects = dict[Habit, _Effect]


def _effects(study: Study, labour: _Labour, groups: Sequence[str], matches: Sequence[dict[str, Any]]) -> Effects:
    """All habits in some matches, then the most striking and the suspects in fresh ones. One that seems to win more is
    tried together with its opposite: where both win more, it is not the choice that does."""
    habits = [Habit(group, always) for group in groups for always in (False, True)]
    first = _changes_of(study, labour, "tried", habits, 1)
    estimates = {habit: mean(changes) for habit, changes in first.items()}
    striking = sorted(habits, key=lambda habit: -_strangeness(estimates[habit]))[:_STRIKING]
    opposites = [Habit(habit.group, not habit.always) for habit in striking if estimates[habit].value > 0]
    chosen = list(dict.fromkeys([*striking, *opposites]))
    suspects = [habit for habit in _suspects(groups, matches, estimates) if habit not in chosen][:_SUSPECTS]
    again = _changes_of(study, labour, "again", [*chosen, *suspects], AGAIN)
    return {habit: _Effect(again.get(habit, changes), habit in again) for habit, changes in first.items()}


def _suspects(
    groups: Sequence[str], matches: Sequence[dict[str, Any]], effects: Mapping[Habit, Estimate]
) -> list[Habit]:
    """Never to do what is often done ought to cost something. Where a few matches do not show that it does, more have
    to: whole kinds before single values, what is done oftenest before others."""
    often = [(group, taken) for group in groups if (taken := _taken(_uses(matches, group)).value) >= OFTEN]
    often.sort(key=lambda one: (" " in one[0], -one[1], one[0]))
    habits = [Habit(group, False) for group, _ in often]
    return [habit for habit in habits if effects[habit].high > 0]


def _changes_of(
    study: Study, labour: _Labour, purpose: str, habits: Sequence[Habit], times: int
) -> dict[Habit, list[float]]:
    """By habit and match: by how much the seat's share differs from what it is without."""
    if not habits:
        return {}
    both = [None, *habits]
    work = partial(_trial, study, purpose, both)
    won = labour.do(work, range(len(both) * study.matches * times))
    rows = [won[first : first + len(both)] for first in range(0, len(won), len(both))]
    return {habit: [row[place] - row[0] for row in rows] for place, habit in enumerate(habits, 1)}


def _strangeness(one: Estimate) -> float:
    """How many standard errors from nothing, as far as few matches tell."""
    error = (one.high - one.low) / 3.92
    return abs(one.value) / sqrt(error * error + 1 / max(1, one.count) ** 2)


def _choices(study: Study, matches: Sequence[dict[str, Any]], effects: Effects) -> list[Choice]:
    groups = list(dict.fromkeys(habit.group for habit in effects))
    kinds = load_game(study.box.game).actions(study.box.read_edition()).kinds
    examples: dict[str, dict[str, str]] = {}
    for one in matches:
        examples = {**one["examples"], **examples}
    found = []
    for group in groups:
        uses = _uses(matches, group)
        never, always = (effects[Habit(group, which)] for which in (False, True))
        found.append(
            Choice(
                group,
                examples[group],
                sum(use[0] > 0 for one in uses for use in one) / (len(matches) * study.box.seats),
                _taken(uses),
                share_ratio([_pair(one["stages"].get(group, (0, 0))) for one in matches]),
                share_ratio([_of_users(one, use) for one, use in zip(matches, uses, strict=True)]),
                mean(never.changes),
                mean(always.changes),
                _apart(never, always),
                frozenset(name for name, tried in (("never", never), ("always", always)) if tried.again),
                " " in group or kinds[group].size == 1,
            )
        )
    return found


def _apart(never: _Effect, always: _Effect) -> Estimate:
    """By how much always wins more than never; what was not tried in the same matches cannot be compared so."""
    if never.again != always.again:
        return mean([])
    return mean([more - less for less, more in zip(never.changes, always.changes, strict=True)])


Uses = list[list[tuple[int, int]]]  # by match and seat: how often it might be chosen, and was


def _uses(matches: Sequence[dict[str, Any]], group: str) -> Uses:
    return [[tuple(use.get(group, (0, 0))) for use in one["used"]] for one in matches]


def _taken(uses: Uses) -> Estimate:
    """How often a choice is made, of the cases."""
    return share_ratio([(sum(use[1] for use in one), sum(use[0] for use in one)) for one in uses])


def _pair(counted: Sequence[int]) -> tuple[float, float]:
    """How often it was chosen, and might have been."""
    return float(counted[1]), float(counted[0])


def _of_users(one: dict[str, Any], uses: Sequence[Sequence[int]]) -> tuple[float, float]:
    """What those seats won that made a choice, and how many they are."""
    own = [share for share, use in zip(one["shares"], uses, strict=True) if use[1]]
    return sum(own), float(len(own))


# ---- luck and skill


def _redrawn(study: Study, streams: Sequence[str | None], number: int) -> list[float]:
    index, place = divmod(number, len(streams))
    return shares(study.box, study.levels[0], study.seed_of("luck", index), Twist(redrawn=streams[place]))


def _luck(study: Study, labour: _Labour) -> list[tuple[str, Estimate]]:
    """By stream of chance: how much of who wins changes when it alone is drawn anew; 1 is as much as between any two
    matches. The streams' shares overlap: what several decide together counts in each."""
    streams = [None, *load_game(study.box.game).draws, THINKING]
    results = labour.do(partial(_redrawn, study, streams), range(len(streams) * study.matches))
    rows = [results[first : first + len(streams)] for first in range(0, len(results), len(streams))]
    found, even = [], _even(rows)
    for place, stream in enumerate(streams):
        if stream is not None:
            found.append((stream, ratio([_changed(row[0], row[place], even) for row in rows])))
    return sorted(found, key=lambda one: -one[1].value)


def _even(rows: Sequence[Sequence[Sequence[float]]]) -> float:
    """The share of a seat on an average: equal parts, or what is reached by who plays alone."""
    first = [row[0] for row in rows]
    return sum(map(sum, first)) / sum(map(len, first))


def _changed(before: Sequence[float], after: Sequence[float], even: float) -> tuple[float, float]:
    """The squared change of everybody's share, and what two unrelated matches would show on average."""
    change = sum((one - other) ** 2 for one, other in zip(before, after, strict=True))
    spread = [sum((one - even) ** 2 for one in match) for match in (before, after)]
    return change, sum(spread)


def _levelled(study: Study, levels: Sequence[str], number: int) -> list[float]:
    index, place = divmod(number, len(levels))
    twist = Twist(index % study.box.seats, level=levels[place])
    return shares(study.box, study.levels[0], study.seed_of("skill", index), twist)


def _skill(study: Study, labour: _Labour) -> list[tuple[str, Estimate, Estimate]]:
    """One seat played by another level among bots of the first: its share, and how much of who wins that changes."""
    levels = [study.levels[0], *dict.fromkeys([*study.levels[1:], "random"])]
    results = labour.do(partial(_levelled, study, levels), range(len(levels) * study.matches))
    rows = [results[first : first + len(levels)] for first in range(0, len(results), len(levels))]
    found, even = [], _even(rows)
    for place, level in enumerate(levels):
        won = share_ratio([(row[place][index % study.box.seats], 1.0) for index, row in enumerate(rows)])
        found.append((level, won, ratio([_changed(row[0], row[place], even) for row in rows])))
    return found


# ---- what is dealt


def _sorts(study: Study) -> list[str]:
    """Of what is worth asking about; nothing if nobody asks."""
    seeds = [study.seed_of("dealt", index) for index in range(min(study.deals, PROBED))]
    return sorts(study.box, study.levels[0], seeds)


def _version(study: Study, sort: str, number: int) -> list[str | float] | None:
    """A deal in one of its versions; deal after deal another seat is looked at."""
    index, which = divmod(number, VERSIONS)
    seed = study.seed_of("dealt", index)
    return version(study.box, study.levels[0], seed, sort, index % study.box.seats, which)


def _worth(study: Study, labour: _Labour, sort: str) -> list[Worth]:
    held = labour.do(partial(_version, study, sort), range(study.deals * VERSIONS))
    deals = [
        [(one[0], one[1]) for one in held[first : first + VERSIONS] if one is not None]
        for first in range(0, len(held), VERSIONS)
    ]
    game, edition = load_game(study.box.game), study.box.read_edition()
    found = []
    for name, estimate in worths(deals).items():
        said = {lang: str(game.text.param(edition_words(lang, game, edition), sort, name, ())) for lang in LANGUAGES}
        found.append(Worth(sort, name, said, estimate))
    return sorted(found, key=lambda one: -one.worth.value)
