"""Results as tables for people, in French or English."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from arene.core.measures import Measure
from arene.lab.balance import Balance, Measured
from arene.lab.replaced import sentences
from arene.lab.series import Series
from arene.lab.simulate import Simulation
from arene.lab.statistics import Estimate
from arene.words import FluentWords, words


def number(value: float, lang: str, digits: int) -> str:
    """A number as the language writes it: −3,5 in French, −3.5 in English; nothing has no sign."""
    text = f"{value:.{digits}f}".replace("-", "−")
    if not text.strip("−0."):
        text = text.removeprefix("−")
    return text.replace(".", ",") if lang == "fr" else text


def signed(value: float, lang: str, digits: int) -> str:
    """A difference: +3,5 or −3,5; nothing has no sign."""
    text = number(value, lang, digits)
    return f"+{text}" if value > 0 and text.strip("0,.") else text


def percent(value: float, lang: str, digits: int = 1) -> str:
    return number(100 * value, lang, digits) + ("\u00a0%" if lang == "fr" else "%")


def exact_percent(value: float, lang: str) -> str:
    """A share that somebody typed: none of its digits is rounded away."""
    decimals = f"{100 * value:.7f}".rstrip("0").partition(".")[2]
    return percent(value, lang, max(1, len(decimals)))


def interval(estimate: Estimate, lang: str, share: bool, digits: int = 2) -> str:
    """A value with its 95 % interval."""

    def written(value: float) -> str:
        return number(100 * value, lang, 1) if share else number(value, lang, digits)

    value = percent(estimate.value, lang) if share else number(estimate.value, lang, digits)
    if isinf(estimate.low) or isinf(estimate.high):
        return value
    between = "\u00a0; " if lang == "fr" else "; "
    return f"{value} [{written(estimate.low)}{between}{written(estimate.high)}]"


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns side by side, the first row as their heads."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]


def simulation_text(result: Simulation, lang: str) -> str:
    say = words(lang, result.series.game)
    bots = [[say(f"lab-{head}") for head in ("bot", "seats", "wins", "fair", "rank", "score")]]
    bots += [
        [
            bot.name,
            str(bot.seats),
            interval(bot.wins, lang, share=True),
            percent(bot.fair, lang),
            interval(bot.rank, lang, share=False),
            interval(bot.score, lang, share=False, digits=1),
        ]
        for bot in result.bots
    ]
    seats = [[say("lab-seat"), say("lab-wins")]]
    seats += [[str(seat), interval(wins, lang, share=True)] for seat, wins in enumerate(result.seats, 1)]
    replaced = sentences(say, [(bot.name, bot.program) for bot in result.bots])
    moves = say("lab-length", moves=interval(result.moves, lang, share=False, digits=1))
    length = [
        say("lab-length-in", measure=say(f"measure-{name}"), value=interval(estimate, lang, share=False))
        for name, estimate in result.length.items()
    ]
    return "\n".join([_head(say, result.series), "", *table(bots), "", *table(seats), "", moves, *length, *replaced])


def balance_text(results: Sequence[Balance], lang: str, markdown: bool = False) -> str:
    """The measures in rows; series of other bots stand beside the first one in further columns."""
    series = [result.series for result in results]
    say = words(lang, series[0].game)
    rows = [[say("lab-measure"), say("lab-target")]]
    rows += [[measure_name(say, one.measure), target_text(say, one.measure, lang)] for one in results[0].measured]
    for result in results:
        measured = say("lab-measured") if len(results) == 1 else _bots_and_matches(say, result.series)
        cells = [[measured, say("lab-met")], *(measured_cells(say, one, lang) for one in result.measured)]
        rows = [[*row, *beside] for row, beside in zip(rows, cells, strict=True)]
    head = (
        _head(say, series[0]) if len(results) == 1 else say("lab-beside", game=say("game-name"), seats=series[0].seats)
    )
    return "\n".join([head, "", *(markdown_table(rows) if markdown else table(rows))])


def markdown_table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The same table as a page of the documentation writes it."""
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return [lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]


def _bots_and_matches(say: FluentWords, series: Series) -> str:
    """The bots of a column: one name where all are alike."""
    names = series.bots if len(set(series.bots)) > 1 else series.bots[:1]
    return say("lab-column", bots=", ".join(names), matches=series.matches)


def _head(say: FluentWords, series: Series) -> str:
    return say(
        "lab-head",
        game=say("game-name"),
        seats=series.seats,
        bots=", ".join(series.bots),
        matches=series.matches,
    )


def measure_name(say: FluentWords, measure: Measure) -> str:
    return say(f"measure-{measure.name}", **measure.params)


def measured_cells(say: FluentWords, one: Measured, lang: str) -> list[str]:
    measured = say("lab-never") if one.estimate.count == 0 else interval(one.estimate, lang, one.measure.share)
    return [measured, "" if one.met is None else say("lab-yes" if one.met else "lab-no")]


def target_text(say: FluentWords, measure: Measure, lang: str) -> str:
    def written(value: float) -> str:
        return percent(value, lang) if measure.share else number(value, lang, 2)

    if measure.low is not None and measure.high is not None:
        return say("lab-between", low=written(measure.low), high=written(measure.high))
    if measure.low is not None:
        return say("lab-at-least", low=written(measure.low))
    if measure.high is not None:
        target = say("lab-at-most", high=written(measure.high))
        return say("lab-seen", target=target) if measure.seen else target
    return ""
