"""Tournaments: bots against each other in blocks of the same deals.

A block has one seed. Its field sits down in every rotation, so that what is dealt to a seat is played by everybody in
turn: luck and seats cancel out within the block, and blocks are what is independent. Who plays together (a team) is one
side, and sits and counts as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import arene
from arene.bots import check_bot
from arene.bots.outside import FORM
from arene.core.chance import Fast, derive, seed_from
from arene.core.edition import Edition
from arene.core.game import load_game
from arene.core.native import i64, vec
from arene.core.refusal import BadData, BadFile, Fault
from arene.lab.crew import Jobs, Notice, Progress, check_count, each
from arene.lab.ledger import Ledger
from arene.lab.match import Box, Plan, box, play
from arene.lab.ratings import Ranking, Ratings, rate
from arene.lab.replaced import Record, placed, reason, together
from arene.lab.sprt import Hypotheses, Sprt, Verdict, verdict
from arene.lab.statistics import Estimate, mean, rank_ratio, ratio, share_ratio

_LONGEST_LABEL = 40
_LABEL = re.compile(rf"[\w.-]{{1,{_LONGEST_LABEL}}}")
_LONGEST_NAME = 60
_NAMED = f"mine={FORM}"
_TOO_LARGE = 10**9  # a number that no match gives

Row = Mapping[str, Any]  # a block as it is kept: its matches, each with who sat where, ranks, scores and moves


@dataclass(frozen=True)
class Tournament:
    """Who meets. ``bots`` are in the order named, a name twice is a bot with two places; ``labels`` tell them."""

    box: Box
    bots: list[str]
    labels: list[str]
    seed: bytes
    strict: bool = False  # a program that fails stops it; else it is replaced for that move

    def names(self) -> list[str]:
        """The labels, each once."""
        return list(dict.fromkeys(self.labels))

    def sides(self) -> list[int]:
        return load_game(self.box.game).sides(self.box.seats, self.box.options)

    def head(self) -> dict[str, Any]:
        """What the results are of."""
        entrants = [{"name": label, "bot": bot} for label, bot in zip(self.labels, self.bots, strict=True)]
        rules = load_game(self.box.game).rules
        kind = {"arene": "tournament", "version": arene.__version__, "rules": rules}
        return {**kind, **self.box.to_json(), "bots": entrants, "seed": self.seed.hex()}

    def fields(self) -> list[list[int]]:
        """Who meets in a block: everybody as often as possible, and each choice of those who fill the rest."""
        sides, everybody = max(self.sides()) + 1, list(range(len(self.bots)))
        rest = sides % len(everybody) if len(everybody) <= sides else sides
        always = everybody * (sides // len(everybody))
        return [[*always, *some] for some in combinations(everybody, rest)]

    def rotations(self, block: int) -> list[list[int]]:
        """The matches of a block: by side, who of the list sits there. Who meets sits on every side alike."""
        fields = self.fields()
        turn, place = divmod(block, len(fields))
        field = fields[_shuffled(derive(self.seed, f"fields|{turn}"), len(fields))[place]]
        order = _shuffled(derive(self.seed, f"field|{block}"), len(field))
        seated = [field[one] for one in order]
        rotations = [seated[turn:] + seated[:turn] for turn in range(len(seated))]
        labels = [[self.labels[one] for one in rotation] for rotation in rotations]
        return [
            one for place, one in enumerate(rotations) if labels.index(labels[place]) == place
        ]  # the same only once

    def plan(self, block: int, seating: Sequence[int]) -> Plan:
        """One match of a block, before it begins."""
        bots = [self.bots[seating[side]] for side in self.sides()]
        players = [_numbered([self.labels[seating[side]] for side in self.sides()], seat) for seat in range(len(bots))]
        return Plan(self.box, bots, players, self.seed_of(block), block + 1, self.strict)

    def seed_of(self, block: int) -> bytes:
        """All matches of a block have the same."""
        return derive(self.seed, f"block|{block}")


def tournament(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int | str | bytes,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
    strict: bool = False,
) -> Tournament:
    """Check what is asked for. A bot may have a name of its own: ``mine=exec:./mybot``."""
    played = box(game, seats, options, edition)
    labels, specs = [], []
    for bot in bots:
        label, equals, spec = bot.partition("=")
        if not equals or ":" in label:  # behind a colon it belongs to a search, or to a command
            label, spec = bot[:_LONGEST_NAME], bot
        elif not _LABEL.fullmatch(label):
            raise BadData("bots", Fault("tournament-label", name=repr(label), longest=_LONGEST_LABEL, form=_NAMED))
        check_bot(spec)
        labels.append(label)
        specs.append(spec)
    meant: dict[str, str] = {}
    for label, spec in zip(labels, specs, strict=True):
        if meant.setdefault(label, spec) != spec:
            cut = len(label) == _LONGEST_NAME  # names of their own are shorter
            raise BadData("bots", Fault("tournament-name-cut" if cut else "tournament-name", name=label, form=_NAMED))
    if len(meant) < 2:
        raise BadData("bots", Fault("tournament-bots"))
    asked = Tournament(played, specs, labels, seed_from(seed), strict)
    if max(asked.sides()) < 1:
        raise BadData("seats", Fault("tournament-seats"))
    return asked


def played_block(asked: Tournament, block: int) -> dict[str, Any]:
    """Play the matches of a block."""
    return {"matches": [_outcome(asked, block, seating) for seating in asked.rotations(block)]}


def _outcome(asked: Tournament, block: int, seating: list[int]) -> dict[str, Any]:
    played = play(asked.plan(block, seating))
    sides = asked.sides()
    best: list[tuple[int, int]] = []  # of each side: its better rank, and the score that earned it
    for side in range(len(seating)):
        own = [standing for standing in played.state.standings() if sides[standing.seat] == side]
        best.append(min((standing.rank, standing.score) for standing in own))
    ranks = [1 + sum(other[0] < one[0] for other in best) for one in best]
    programs = {"programs": played.programs} if played.programs else {}
    scores = [score for _, score in best]
    return {"seating": seating, "ranks": ranks, "scores": scores, "moves": played.moves, **programs}


def run(
    asked: Tournament,
    blocks: int,
    jobs: Jobs = 1,
    file: Path | None = None,
    hypotheses: Hypotheses | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
) -> Results:
    """Play so many blocks, or fewer where the test decides before. Blocks that a file holds are not played again."""
    check_count("blocks", blocks)
    ledger = Ledger(file, asked.head(), partial(_whole, asked))
    test = None if hypotheses is None else Sprt(hypotheses)
    rows: list[Row] = []
    for row in _rows(asked, ledger, blocks, jobs, notice):
        rows.append(row)
        if progress is not None:
            progress(len(rows))
        if test is not None and any(test.add(one) for one in _differences(asked, [row])):
            break
    return summarise(asked, rows, hypotheses)


def _rows(asked: Tournament, ledger: Ledger, blocks: int, jobs: Jobs, notice: Notice | None) -> Iterator[Row]:
    for row in ledger.rows[:blocks]:
        if asked.strict and ledger.path is not None:
            _stop_at_faults(asked, ledger.path, row)
        yield row
    for result in each(partial(played_block, asked), range(len(ledger.rows), blocks), jobs, None, notice, at_once=1):
        yield ledger.add(result)


def _stop_at_faults(asked: Tournament, file: Path, row: Row) -> None:
    """Whoever looks for faults is not to miss those that are already in the file."""
    for name, record in _records(asked, [row]):
        first = record["first"]
        if first is not None:
            found = Fault(
                "program-failed",
                name=name,
                block=str(first["block"]),
                rotation=str(first["rotation"]),
                moves=str(first["moves"]),
                position=first["position"],
                reason=reason(record),
            )
            raise BadFile(str(file), row["row"] + 2, found)


def _whole(asked: Tournament, row: Row) -> bool:
    """Whether a row is what ``played_block`` gives for its number."""
    matches, sides = row["matches"], max(asked.sides()) + 1
    told = [[*match["ranks"], *match["scores"], match["moves"]] for match in matches]
    for record in (record for match in matches for record in match.get("programs", [])):
        told.append([asked.sides()[record["seat"]], record["asked"], record["replaced"]])
        told += [] if record["first"] is None else [[record["first"]["moves"]]]
    return (
        [match["seating"] for match in matches] == asked.rotations(row["row"])
        and all(len(match["ranks"]) == len(match["scores"]) == sides and 1 in match["ranks"] for match in matches)
        and all(isinstance(number, int) and abs(number) < _TOO_LARGE for numbers in told for number in numbers)
        and all(1 <= rank <= sides and match["moves"] > 0 for match in matches for rank in match["ranks"])
    )


# ---- what came of it


@dataclass(frozen=True)
class BotResult:
    """A bot over all its places: what one of them brought on average."""

    name: str
    wins: Estimate  # share of the victories
    rank: Estimate
    score: Estimate
    rating: Estimate
    course: list[float | None]  # its share after each block; None before the first that it plays
    program: Record | None  # what it was asked and what was played for it, where it is an outside program


@dataclass(frozen=True)
class Results:
    tournament: Tournament
    blocks: int
    matches: int
    fair: float
    bots: list[BotResult]
    seats: list[Estimate]  # share of the victories by side, whoever sat there
    seat_ratings: list[Estimate]
    moves: Estimate
    verdict: Verdict | None

    def to_json(self) -> dict[str, object]:
        return {
            **self.tournament.head(),
            "blocks": self.blocks,
            "matches": self.matches,
            "fair_share": self.fair,
            "by_bot": [
                {
                    "bot": bot.name,
                    "wins": _figures(bot.wins),
                    "rank": _figures(bot.rank),
                    "score": _figures(bot.score),
                    "rating": _figures(bot.rating),
                    **({} if bot.program is None else {"program": bot.program}),
                }
                for bot in self.bots
            ],
            "by_side": [
                {"side": side, "wins": wins.to_json(), "rating": rating.to_json()}
                for side, (wins, rating) in enumerate(zip(self.seats, self.seat_ratings, strict=True))
            ],
            "moves": self.moves.to_json(),
            "sprt": None if self.verdict is None else self.verdict.to_json(),
        }


def _figures(one: Estimate) -> dict[str, float | int | None]:
    """Who has not played has no figures."""
    return one.to_json() if one.count else {"value": None, "low": None, "high": None, "count": 0}


def summarise(asked: Tournament, rows: Sequence[Row], hypotheses: Hypotheses | None = None) -> Results:
    sides = max(asked.sides()) + 1
    first, second = asked.names()[:2]
    decided = None
    if hypotheses is not None:
        decided = verdict(hypotheses, first, second, _differences(asked, rows))
    ratings = _ratings(asked, rows, sides)
    return Results(
        asked,
        len(rows),
        sum(len(row["matches"]) for row in rows),
        1 / sides,
        [_bot_result(asked, name, rows, ratings.bots[place]) for place, name in enumerate(asked.names())],
        [share_ratio([_by_side(row, side) for row in rows]) for side in range(sides)],
        ratings.seats,
        mean([sum(one["moves"] for one in row["matches"]) / len(row["matches"]) for row in rows]),
        decided,
    )


def _ratings(asked: Tournament, rows: Sequence[Row], sides: int) -> Ratings:
    names = asked.names()
    number = [names.index(label) for label in asked.labels]
    blocks = [
        [Ranking([number[one] for one in match["seating"]], match["ranks"]) for match in row["matches"]] for row in rows
    ]
    return rate(blocks, len(names), sides)


def _bot_result(asked: Tournament, name: str, rows: Sequence[Row], rating: Estimate) -> BotResult:
    won = [_per_place(asked, name, row, _shares) for row in rows]
    course: list[float | None] = []
    above = below = 0.0
    for part, of in won:
        above, below = above + part, below + of
        course.append(above / below if below else None)
    ranks = [_per_place(asked, name, row, lambda match: match["ranks"]) for row in rows]
    scores = ratio([_per_place(asked, name, row, lambda match: match["scores"]) for row in rows])
    ranked = rank_ratio(ranks, max(asked.sides()) + 1)
    rated = replace(rating, count=ranked.count)  # blocks that it sits out say nothing of it
    program = together(record for label, record in _records(asked, rows) if label == name)
    return BotResult(name, share_ratio(won), ranked, scores, rated, course, program)


def _records(asked: Tournament, rows: Sequence[Row]) -> Iterator[tuple[str, Record]]:
    """What became of programs, match by match, each with its label."""
    sides = asked.sides()
    for row in rows:
        block, seed = row["row"], asked.seed_of(row["row"]).hex()
        for rotation, match in enumerate(row["matches"], 1):
            for record in match.get("programs", []):
                label = asked.labels[match["seating"][sides[record["seat"]]]]
                yield label, placed(record, block=block + 1, rotation=rotation, seed=seed)


def _differences(asked: Tournament, rows: Sequence[Row]) -> Iterator[float]:
    """By how much the first bot's share per place exceeds the second's, block by block; where one of them sits out,
    there is nothing to compare."""
    for row in rows:
        (won, places), (other_won, other_places) = [_per_place(asked, name, row, _shares) for name in asked.names()[:2]]
        if places and other_places:
            yield won / places - other_won / other_places


def _per_place(asked: Tournament, name: str, row: Row, values: Any) -> tuple[float, float]:
    """The sum over a bot's places in a block, and how many they are."""
    own = [
        value
        for match in row["matches"]
        for one, value in zip(match["seating"], values(match), strict=True)
        if asked.labels[one] == name
    ]
    return float(sum(own)), float(len(own))


def _by_side(row: Row, side: int) -> tuple[float, float]:
    return sum(_shares(match)[side] for match in row["matches"]), float(len(row["matches"]))


def _shares(match: Mapping[str, Any]) -> list[float]:
    winners = match["ranks"].count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in match["ranks"]]


def _numbered(labels: Sequence[str], seat: int) -> str:
    """A player's name: those of one label are told apart by a number."""
    label = labels[seat]
    return label if labels.count(label) == 1 else f"{label} {labels[: seat + 1].count(label)}"


def _shuffled(seed: bytes, count: int) -> list[int]:
    drawn = Fast(int.from_bytes(seed[:8], "big") >> 2).shuffle("order", vec[i64](range(count)))
    return [int(one) for one in drawn]
