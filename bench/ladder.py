"""Is the ladder one? Each level against the one below, in every game, with the fewest seats and with four.

Goes on with whichever contest has cost least so far, one block after the other, until all are decided or the time is
over: what is cheap to know is known first. Every block is kept at once in ``bench/results/ladder``, which belongs to
the repository: started again, today or next year, it goes on. Contests of levels and parts are decided by the test of
``arene tournament --sprt``; those of tempers end once the interval is narrow, those of thumb after so many matches.

    python bench/ladder.py --minutes 600
    python bench/ladder.py --games automobile --levels regular good
    python bench/ladder.py --contests parts tempers --games lanista --minutes 60
    python bench/ladder.py --against good strong:playouts=400 --games footmania --seats 2
    python bench/ladder.py --tell

``levels`` asks whether each of ``--levels`` is better than the one below: the lower, the sooner it is known; ``thumb``
puts one expert among bots that play by rules of thumb, for a number of matches fixed beforehand, as a test that stops
tells whether and not how much; ``parts`` compares ``good``, thinking at every decision, with
itself without one of its parts, or with another one; ``tempers`` asks what ``good`` wins against its bold and its
careful self, and ends once that is known well enough. ``--against`` is any two bots. ``--tell`` plays nothing and
writes the tables of docs/bots.md.

**Blocks of different searches are never put together.** A file says how its bots searched (the parts of each) and
holds a mark of how they play: what bots that use every part of the search choose in one match. Where either differs
from today's, a new file is begun, and the table says that the old row is of an older search. What only makes the search
quicker leaves both as they are.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from arene.bots import LEVELS, PARTS, make_bot
from arene.bots.search import SearchBot
from arene.core.chance import Fast
from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData
from arene.core.state import Seen
from arene.lab.ledger import Ledger
from arene.lab.sprt import Hypotheses
from arene.lab.tournament import Results, Tournament, played_block, summarise, tournament

HERE = Path(__file__).parent
FOLDER = HERE / "results" / "ladder"
PAGE = HERE.parent / "docs" / "bots.md"
WHOLLY = "good:attention=100"  # what a part is worth shows best in a bot that thinks every decision over
CHANGES = (
    *("paired=0", "doubt=0", "trust=0", "crowd=4", "depth=1"),
    *("stages=0", "stages=1", "stages=2", "wide=0", "wide=24", "rough=0"),
)
HEADING = "| game, seats | first – second | share of the first | equal share | matches | seconds each | |"
MOST = 2000  # blocks of a contest
SEED = 1
MANNER = ("beginner", "good:playouts=40:attention=100:stages=1:trust=100000:doubt=20:crowd=2:depth=1:paired=1")
TEMPERED = tuple(f"{MANNER[1]}:{temper}" for temper in ("bold", "careful"))
LATER = {"alike": 0, "wide": 0, "attention": 100}  # came later: what was played before counts where they are as then
STRIDE = 9  # every so many decisions these are asked
NARROW = 0.2  # how wide the interval of a share may be that is told, of the equal share
FIXED = 60  # matches, where how much is asked
TOLD = 20  # matches, before what a part is worth is told while it is open: fewer say nothing
WANTED = {2: 0.8, 4: 0.65}  # of an expert among rules of thumb, by seats


@dataclass(frozen=True)
class Contest:
    """The first of its bots against the others."""

    kind: str
    game: str
    seats: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *self.bots]).replace(":", "+")

    def asked(self) -> Tournament:
        return tournament(self.game, self.seats, list(self.bots), SEED)

    def tested(self) -> Hypotheses:
        """That it wins three where the other wins two, by as many places, is a difference that people feel."""
        return Hypotheses(0.0, 0.4 / (max(self.asked().sides()) + 1))


def contests(kinds: Sequence[str], games: Sequence[str], seats: Sequence[int], levels: Sequence[str]) -> list[Contest]:
    found = []
    for game in games:
        for count in seats or (max(load_game(game).min_seats, 2), 4):  # alone nobody is beaten
            for kind in kinds:
                found += [Contest(kind, game, count, bots) for bots in KINDS[kind](count, levels)]
    return [contest for contest in found if contest.kind != "parts" or changes_something(contest)]


def check(contest: Contest) -> None:
    """``BadData`` where it cannot be played: no such bot, not so many seats."""
    contest.asked()
    for bot in contest.bots:
        searched(bot, contest.game, contest.seats)


def changes_something(contest: Contest) -> bool:
    """Whether the game has the part, and not as it is anyway."""
    whole, other = [searched(bot, contest.game, contest.seats) for bot in contest.bots]
    knowledge = type(load_game(contest.game).knowledge())
    lacking = {"crowd": "likelihood", "rough": "rough"}
    without = {part for part, method in lacking.items() if method not in vars(knowledge)}
    return {part: value for part, value in whole.items() if part not in without} != {
        part: value for part, value in other.items() if part not in without
    }


def _levels(_: int, levels: Sequence[str]) -> Iterator[tuple[str, ...]]:
    yield from ((higher, lower) for lower, higher in pairwise(LEVELS) if higher in levels)


def _thumb(seats: int, _: Sequence[str]) -> Iterator[tuple[str, ...]]:
    yield ("expert", *["regular"] * (seats - 1))


def _parts(_: int, __: Sequence[str]) -> Iterator[tuple[str, ...]]:
    yield from ((WHOLLY, f"{WHOLLY}:{change}") for change in CHANGES)


def _tempers(_: int, __: Sequence[str]) -> Iterator[tuple[str, ...]]:
    yield from (("good", f"good:{temper}") for temper in ("bold", "careful"))


KINDS: dict[str, Callable[[int, Sequence[str]], Iterator[tuple[str, ...]]]] = {
    "levels": _levels,
    "thumb": _thumb,
    "parts": _parts,
    "tempers": _tempers,
}


# ---- what is kept


def searched(bot: str, game: str, seats: int) -> dict[str, int]:
    """The parts of a bot's search at a table of so many."""
    player = make_bot(bot, load_game(game))
    if bot == "beginner" or not isinstance(player, SearchBot):
        return {}
    player.sit(seats)
    parts = {part: int(getattr(player.search, part)) for part in (*PARTS, "temper") if part != "milliseconds"}
    return {part: value for part, value in parts.items() if value != LATER.get(part)}


@cache
def manner(game: str, seats: int, bots: Sequence[str] = MANNER) -> str:
    """A mark of how bots play at such a table: rules, rules of thumb, candidates, evaluation and search."""
    loaded, luck = load_game(game), Fast(SEED)
    thumb, *asked = [make_bot(bot, loaded) for bot in ("regular", *bots)]
    state, chosen, place = loaded.new_state(seats, loaded.check_options(seats, {}), loaded.edition(), luck, None), [], 0
    while (seat := int(state.actor())) >= 0:
        if place % STRIDE == 0:
            chosen += [int(bot.choose(Seen(state, seat), Fast(place))) for bot in asked]
        action = thumb.choose(Seen(state, seat), luck)
        chosen.append(int(action))
        state.play(seat, action, luck, None)
        place += 1
    return sha256(json.dumps(chosen).encode()).hexdigest()[:12]


def head(contest: Contest) -> dict[str, Any]:
    """What the blocks of a file are of."""
    search = {bot: searched(bot, contest.game, contest.seats) for bot in contest.bots}
    found = {**contest.asked().head(), "search": search, "manner": manner(contest.game, contest.seats)}
    if contest.kind == "tempers":
        found["tempers"] = manner(contest.game, contest.seats, TEMPERED)
    return found


def file_of(contest: Contest, folder: Path) -> Path:
    """Where the blocks of today's search are kept."""
    today = head(contest)
    alike = {key: today[key] for key in ("bots", "search", "manner", "tempers") if key in today}
    mark = sha256(json.dumps(alike, sort_keys=True).encode()).hexdigest()[:8]
    return folder / f"{contest.name}.{mark}.jsonl"


def older(contest: Contest, folder: Path) -> Path | None:
    """The longest file of an earlier search."""
    others = set(folder.glob(f"{contest.name}.*.jsonl")) - {file_of(contest, folder)}
    return max(others, key=lambda file: (file.stat().st_size, file.name), default=None)


def commit() -> str:
    """The state of the sources; with a plus where something was changed since."""
    command = ["git", "-C", str(HERE), "describe", "--always", "--dirty=+", "--exclude=*"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


class Course:
    """A contest under way. Whoever only reads it disturbs nobody who plays it on."""

    def __init__(self, contest: Contest, file: Path) -> None:
        self.contest, self.asked, self.file = contest, contest.asked(), file
        self.ledger: Ledger | None = None
        *lines, _ = file.read_text(encoding="utf-8").split("\n") if file.exists() else [""]
        self.head, *self.rows = [json.loads(line) for line in lines] or [head(contest)]
        self.results = self._results()

    @property
    def seconds(self) -> float:
        return float(sum(row["seconds"] for row in self.rows))

    @property
    def decided(self) -> bool:
        """What a temper costs, or how much an expert wins, is no question of yes or no."""
        results = self.results
        if results is None:
            return False
        if self.contest.kind == "thumb":
            return results.matches >= FIXED
        if self.contest.kind == "tempers":
            return results.bots[0].wins.high - results.bots[0].wins.low <= NARROW * results.fair
        return bool(results.verdict and results.verdict.accepted) or len(self.rows) >= MOST

    @property
    def tells(self) -> bool:
        """Whether enough was played to tell anything: some are decided by a few matches."""
        return self.results is not None and (self.decided or self.results.matches >= TOLD)

    def advance(self, at: str) -> None:
        """One block more. The file's name tells how they search: what else its head says may have changed since."""
        if self.ledger is None:
            self.ledger = Ledger(self.file, self.head)
            self.rows = self.ledger.rows
        began = process_time()
        row = played_block(self.asked, len(self.rows))
        self.ledger.add({**row, "seconds": round(process_time() - began, 2), "commit": at})
        self.results = self._results()

    def close(self) -> None:
        if self.ledger is not None:
            self.ledger.close()

    def _results(self) -> Results | None:
        return summarise(self.asked, self.rows, self.contest.tested()) if self.rows else None


# ---- what is told


def told(course: Course) -> str:
    contest, results = course.contest, course.results
    assert results is not None
    first, verdict = results.bots[0].wins, results.verdict
    stands = {None: "open", "H1": "**better**", "H0": "not better"}[verdict.accepted if verdict else None]
    if contest.kind == "tempers":
        stands = "known" if course.decided else "open"
    if contest.kind == "thumb":
        wanted = WANTED.get(contest.seats, results.fair)
        side = "above" if first.low > wanted else "below" if first.high < wanted else "open whether above"
        stands = f"{side} {100 * wanted:.0f} %"
    share = f"{100 * first.value:.0f} % ({100 * first.low:.0f} to {100 * first.high:.0f})"
    names = " – ".join(f"`{bot}`" for bot in dict.fromkeys(contest.bots))
    table, dear = f"{contest.game}, {contest.seats}", f"{course.seconds / results.matches:.1f}"
    return f"| {table} | {names} | {share} | {100 * results.fair:.0f} % | {results.matches} | {dear} | {stands} |"


def table(kind: str, folder: Path) -> str:
    """What is kept of a kind of contest; what only an earlier search has played is marked."""
    rows = [HEADING, "|---" * HEADING.count(" | ") + "|---|"]
    for contest in contests([kind], list(GAMES), (), LEVELS):
        if not any(folder.glob(f"{contest.name}.*.jsonl")):
            continue
        file, before = file_of(contest, folder), older(contest, folder)
        now, then = [Course(contest, one) if one and one.exists() else None for one in (file, before)]
        if kind == "parts" and not any(one and one.tells for one in (now, then)):
            continue
        if now and now.results:
            rows.append(told(now))
        elif then and then.results:
            rows.append(told(then).removesuffix(" |") + " (older search) |")
    return "\n".join(rows) if len(rows) > 2 else "Nothing is kept yet."


def tell(page: Path, folder: Path) -> None:
    """Write the tables of the page anew, between their marks."""
    text = page.read_text(encoding="utf-8")
    for kind in KINDS:
        mark = f"<!-- bench/ladder.py --tell: {kind} -->\n"
        before, _, rest = text.partition(mark)
        text = f"{before}{mark}{table(kind, folder)}\n{rest[rest.index('<!-- end -->') :]}"
    page.write_text(text, encoding="utf-8")


def play(asked: Sequence[Contest], folder: Path, minutes: float) -> None:
    until, at = monotonic() + 60 * minutes, commit()
    courses = [Course(contest, file_of(contest, folder)) for contest in asked]
    while (waiting := [course for course in courses if not course.decided]) and monotonic() < until:
        course = min(waiting, key=lambda one: one.seconds)
        course.advance(at)
        if course.decided:
            print(told(course), flush=True)
    print(f"\n{HEADING}")
    for course in courses:
        if course.results is not None:
            print(told(course))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--contests", nargs="+", choices=KINDS, default=["levels"])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--levels", nargs="+", choices=LEVELS[1:], default=list(LEVELS[1:]))
    parser.add_argument("--against", nargs="+", metavar="BOT")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--tell", action="store_true")
    args = parser.parse_args()
    if args.folder.exists() and not args.folder.is_dir():
        parser.error(f"--folder: {args.folder} is a file")
    if args.tell:
        tell(PAGE, args.folder)
        return
    if args.against:
        KINDS["levels"] = lambda *_: iter([tuple(args.against)])
    try:
        asked = contests(args.contests, args.games, args.seats, args.levels)
        for contest in asked:
            check(contest)
    except BadData as error:
        parser.error(str(error))
    play(asked, args.folder, args.minutes)


if __name__ == "__main__":
    main()
