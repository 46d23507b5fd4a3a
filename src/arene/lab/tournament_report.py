"""A tournament's results for people: on the terminal and as a page."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from html import escape

from arene.lab import page, svg
from arene.lab.replaced import sentences
from arene.lab.report import exact_percent, interval, number, percent, table
from arene.lab.statistics import Estimate
from arene.lab.tournament import Results
from arene.words import FluentWords, words


def tournament_text(results: Results, lang: str) -> str:
    say = words(lang, results.tournament.box.game)
    lines = [_head(say, results), "", *table(_bots(say, results, lang)), "", *table(_seats(say, results, lang))]
    return "\n".join([*lines, "", *_verdict(say, results, lang), *_replaced(say, results), *_notes(say)])


def tournament_page(results: Results, lang: str, command: Sequence[str]) -> str:
    say = words(lang, results.tournament.box.game)
    shares = [(bot.name, _seen(bot.wins)) for bot in results.bots]
    ratings = [(bot.name, _seen(bot.rating)) for bot in results.bots]
    seats = [(_side(say, results, side), _seen(wins)) for side, wins in enumerate(results.seats)]
    points, shared = partial(number, lang=lang, digits=0), partial(percent, lang=lang)
    parts = [
        page.paragraph(_head(say, results)),
        *(page.paragraph(line, "finding") for line in _verdict(say, results, lang)),
        *(page.paragraph(line, "finding") for line in _replaced(say, results)),
        page.heading(say("tournament-shares")),
        page.figure(
            svg.dots(shares, shared, _told(shares, lang, True), results.fair, say("tournament-shares")),
            say("tournament-shares-caption", fair=percent(results.fair, lang)),
        ),
        page.heading(say("tournament-ratings")),
        page.figure(
            svg.dots(ratings, points, _told(ratings, lang, False), 0.0, say("tournament-ratings")),
            say("tournament-ratings-caption"),
        ),
        page.heading(say("tournament-seats")),
        page.figure(
            svg.dots(seats, shared, _told(seats, lang, True), results.fair, say("tournament-seats")),
            say("tournament-seats-caption"),
        ),
        page.heading(say("tournament-course")),
        page.figure(
            svg.lines(
                [(bot.name, bot.course) for bot in results.bots], shared, [results.fair], say("tournament-course")
            ),
            say("tournament-course-caption"),
        ),
        *_ratio_course(say, results, lang),
        page.heading(say("tournament-table")),
        page.table(_bots(say, results, lang)),
        *(page.paragraph(line, "faint") for line in _notes(say)),
        page.heading(say("lab-again")),
        page.paragraph(say("lab-again-text")),
        f"<pre>{escape(shlex.join(command))}</pre>",
        page.folded(say("lab-data"), page.data(results.to_json())),
    ]
    return page.page(say("tournament-title", game=say("game-name")), lang, parts)


def _ratio_course(say: FluentWords, results: Results, lang: str) -> list[str]:
    decided = results.verdict
    if decided is None or not decided.path:
        return []
    bound = decided.hypotheses.bound
    picture = svg.lines(
        [("LLR", decided.path)], partial(number, lang=lang, digits=1), [-bound, bound], say("sprt-path")
    )
    return [page.heading(say("sprt-path")), page.figure(picture, say("sprt-path-caption"))]


def _head(say: FluentWords, results: Results) -> str:
    return say(
        "tournament-head",
        game=say("game-name"),
        seats=results.tournament.box.seats,
        blocks=results.blocks,
        matches=results.matches,
    )


def _bots(say: FluentWords, results: Results, lang: str) -> list[list[str]]:
    heads = ("lab-bot", "tournament-wins", "tournament-rating", "lab-rank", "lab-score")
    rows = [
        [
            bot.name,
            _figures(bot.wins, lang, share=True),
            _figures(bot.rating, lang, share=False, digits=0),
            _figures(bot.rank, lang, share=False),
            _figures(bot.score, lang, share=False, digits=1),
        ]
        for bot in sorted(results.bots, key=lambda bot: (bot.rating.count == 0, -bot.rating.value))
    ]
    return [[say(head) for head in heads], *rows]


def _seats(say: FluentWords, results: Results, lang: str) -> list[list[str]]:
    rows = [
        [_side(say, results, side), interval(wins, lang, share=True), interval(rating, lang, share=False, digits=0)]
        for side, (wins, rating) in enumerate(zip(results.seats, results.seat_ratings, strict=True))
    ]
    return [[say("lab-seat"), say("lab-wins"), say("tournament-rating")], *rows]


def _side(say: FluentWords, results: Results, side: int) -> str:
    """A seat by its number, or those of a side, counted from 1 as people do."""
    seats = [seat + 1 for seat, one in enumerate(results.tournament.sides()) if one == side]
    return say("tournament-side", seats=" + ".join(str(seat) for seat in seats))


def _verdict(say: FluentWords, results: Results, lang: str) -> list[str]:
    decided = results.verdict
    if decided is None:
        return []
    tested = decided.hypotheses
    low, high = exact_percent(tested.low, lang), exact_percent(tested.high, lang)
    return [
        say(
            "sprt-hypotheses",
            first=decided.first,
            second=decided.second,
            low=low,
            high=high,
            error=exact_percent(tested.error, lang),
        ),
        say(
            "sprt-verdict",
            accepted=decided.accepted or "none",
            blocks=len(decided.path),
            llr=number(decided.path[-1] if decided.path else 0.0, lang, 2),
            bound=number(tested.bound, lang, 2),
            shown=""
            if decided.shown is None
            else say(f"sprt-{decided.shown}", first=decided.first, low=low, high=high),
        ),
    ]


def _replaced(say: FluentWords, results: Results) -> list[str]:
    return sentences(say, [(bot.name, bot.program) for bot in results.bots])


def _notes(say: FluentWords) -> list[str]:
    return [say("tournament-note")]


def _told(rows: Sequence[tuple[str, Estimate | None]], lang: str, share: bool) -> list[str]:
    return [_figures(one, lang, share, digits=0) for _, one in rows]


def _seen(one: Estimate) -> Estimate | None:
    return one if one.count else None


def _figures(one: Estimate | None, lang: str, share: bool, digits: int = 2) -> str:
    """A value with its interval; a dash for who has not played."""
    return interval(one, lang, share, digits) if one is not None and one.count else "–"
