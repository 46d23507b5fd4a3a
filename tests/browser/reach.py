"""Whether everything that may be done can be done on every screen: positions out of bots' matches, opened in a browser.

A position is looked at as the player who is asked and as a spectator. Whatever can be pressed is pressed, as a person
would, while the page's requests to play are caught; what they carry says which actions are within reach. No game is
named here, and no table has to help.

``python -m tests.browser.reach GAME --seats 4 --seed 3 --move 12 --size 1366x657`` looks at one position again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, sync_playwright

import arene
from arene.core.chance import Fast, commitment
from arene.core.match import Match
from arene.server import app as application
from arene.server.hosting import BOT_NAMES
from arene.server.identity import COLOURS, SHAPES, Identity
from arene.store import Person, Seat, Sheet
from arene.store.matches import fresh, move_entries, snapshot_of, status_of
from arene.store.sqlite import SqliteStore
from tests.browser import chromium
from tests.server.live import running

ENGINE = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
ME = Person("reach", "Maximilien", "circle", "red")


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def least(self) -> int:
        """How large whatever one may touch is at least, in pixels."""
        return 44 if self.touch else 24


SIZES = [
    Size(1440, 900),
    Size(1366, 657),
    Size(1280, 720),
    Size(1024, 768),
    Size(1920, 1080),
    Size(390, 844, True),
    Size(360, 640, True),
    Size(844, 390, True),
]
THEMES = ("light", "dark")


# ---- positions


@dataclass(frozen=True)
class Deal:
    """A match that bots play, all of it known from its seed."""

    game: str
    seats: int
    chosen: tuple[tuple[str, object], ...]  # the options that differ from the defaults
    seed: int

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, options {dict(self.chosen)}, seed {self.seed}"


@dataclass(frozen=True)
class Position:
    deal: Deal
    move: int
    seat: int | None  # who is asked; None: nobody, the match is over
    kind: tuple[str, ...]  # which kinds of action are offered

    def __str__(self) -> str:
        return f"{self.deal}, move {self.move}, seat {self.seat} ({' '.join(self.kind) or 'the end'})"


def seats_for(deal: Deal, me: int | None) -> list[Seat]:
    """One person among bots; the names are those a table really has."""
    return [
        Seat(number, "person", ME.name, SHAPES[number % 6], ME.id, colour=COLOURS[number % 6])
        if number == me
        else Seat(number, "bot", BOT_NAMES[number], SHAPES[number % 6], None, "normal", COLOURS[number % 6])
        for number in range(deal.seats)
    ]


def sheet_for(deal: Deal, id: str) -> Sheet:
    game = arene.load_game(deal.game)
    edition = game.edition()
    seed = random.Random(f"{deal.game} {deal.seed}").randbytes(32)
    return Sheet(
        id=id,
        game=game.id,
        rules_version=game.rules_version,
        edition=dict(edition.data),
        edition_hash=edition.hash,
        options=game.check_options(deal.seats, dict(deal.chosen)),
        seats=deal.seats,
        seed=seed.hex(),
        commitment=commitment(seed),
        host=ME.id,
        listed=False,
        away_minutes=0,
        created=time.time(),
    )


def walk(deal: Deal, most: int = 900) -> Iterator[Match]:
    """The match before every move, and at its end; the same object goes on."""
    match = fresh(sheet_for(deal, "walk"), seats_for(deal, None))
    draw, chance, knowledge = random.Random(deal.seed), Fast(deal.seed), match.game.knowledge()
    for _ in range(most):
        yield match
        if match.over:
            return
        seat = draw.choice(match.awaiting)
        legal = [action.number for action in match.actions(seat)]
        usual = int(knowledge.policy(match.state, seat, chance))
        action = usual if usual in legal and draw.random() < 0.8 else draw.choice(legal)
        match.play(seat, match.space.action(action))


def questions(match: Match) -> list[tuple[int | None, tuple[str, ...]]]:
    """Who is asked for which kinds of action; at the end nobody for nothing."""
    asked: list[tuple[int | None, tuple[str, ...]]] = [
        (seat, tuple(sorted({action.kind for action in match.actions(seat)}))) for seat in match.awaiting
    ]
    return asked or [(None, ())]


def positions(deal: Deal, most: int, known: Counter[tuple[str, tuple[str, ...]]] | None = None) -> list[Position]:
    """So many decisions of a match: one of each kind of question, those not ``known`` first, then the rarest."""
    places: defaultdict[tuple[str, ...], list[Position]] = defaultdict(list)
    for match in walk(deal):
        for seat, kind in questions(match):
            places[kind].append(Position(deal, len(match.moves), seat, kind))
    draw = random.Random(deal.seed)
    seen = known if known is not None else Counter()
    order = sorted(places, key=lambda kind: (seen[deal.game, kind], len(places[kind]), kind))
    chosen = [draw.choice(places[kind]) for kind in order[:most]]
    seen.update((deal.game, position.kind) for position in chosen)
    return sorted(chosen, key=lambda position: position.move)


def write_down(store: SqliteStore, wanted: Sequence[Position]) -> dict[Position, str]:
    """A table for each of these positions of one deal; their codes."""
    codes: dict[Position, str] = {}
    for match in walk(wanted[0].deal):
        for position in wanted:
            if position.move == len(match.moves):
                code = f"reach-{random.randrange(10**9)}"
                sheet, seats = sheet_for(position.deal, code), seats_for(position.deal, position.seat)
                store.create(sheet, seats)
                opening = [event.to_json() for event in match.opening]
                store.start(code, opening, snapshot_of(match), time.time())
                if match.moves:
                    entries = move_entries(match, 0, 0, "bot", None, time.time())
                    store.append(code, entries, snapshot_of(match), status_of(match))
                codes[position] = code
        if len(match.moves) >= max(position.move for position in wanted):
            break
    return codes


# ---- a site where nothing moves


class Idle:
    """Bots that never answer: a position stays what it is."""

    def __init__(self, workers: int) -> None:
        pass

    async def choose(self, *_: object) -> None:
        await asyncio.Event().wait()

    suggest = choose

    def close(self) -> None:
        pass


@contextmanager
def site(folder: Path) -> Iterator[tuple[SqliteStore, str, str]]:
    """A store, the address of a server on it, and what identifies the player."""
    store = SqliteStore(folder / "reach.db")
    store.save_person(ME)
    with patch.object(application, "Thinkers", Idle), running(store) as address:
        yield store, address, Identity(store).link(ME)


# ---- looking


@dataclass
class Fault:
    """Something out of order, and where."""

    position: Position
    size: Size
    theme: str
    role: str
    kind: str
    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.position}; {self.size} {self.theme} {self.role}: {self.kind}: {self.what}: {self.why}"


Path_ = tuple[str, ...]


@dataclass
class Known:
    """By which presses an action was chosen, on whichever screen, and by which something was sent."""

    paths: dict[str, list[Path_]] = field(default_factory=lambda: defaultdict(list))
    sends: list[Path_] = field(default_factory=list)


class Lost(Exception):
    """Something that was to be pressed is not there, or not within reach."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"“{key}”: {why}")


def written(action: Mapping[str, Any]) -> str:
    return json.dumps(action, sort_keys=True, ensure_ascii=False)


class Screen:
    """One page in a browser, at one position after the other."""

    def __init__(self, browser: Browser, address: str, touch: bool, token: str | None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.context: BrowserContext = browser.new_context(
            base_url=address, locale="fr-FR", reduced_motion="reduce", has_touch=touch, extra_http_headers=headers
        )
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(ENGINE)
        self.page: Page = self.context.new_page()
        self.touch = touch
        self.trouble: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("response", self._receive)
        self.presses = 0
        self.strange = False  # whether the picture has kept something that was opened
        self.root: list[str] | None = None  # what can be pressed before anything is
        self.blocked: dict[str, str] = {}  # what could not be pressed in the last search, and why

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(f"console: {message.text} {message.location.get('url', '')}")

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"{response.status} {response.request.method} {response.url.split('/', 3)[-1]}")

    def show(self, code: str, size: Size) -> None:
        self.resize(size)
        self.page.goto(f"/t/{code}")
        self.page.wait_for_selector(".frame")
        self.page.evaluate("localStorage.clear()")
        self.page.evaluate("reach.settled()")

    def resize(self, size: Size) -> None:
        self.root = None
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    def paint(self, theme: str) -> None:
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")

    def errors(self) -> list[str]:
        told = [*self.trouble, *self.page.evaluate("reach.errors.splice(0)")]
        self.trouble.clear()
        return [text for text in dict.fromkeys(told) if "net::ERR_ABORTED" not in text]

    def legal(self) -> dict[str, str]:
        """The actions the table offers, with their labels."""
        table = self.page.evaluate("reach.table")
        if not table or not table["prompt"]["yours"]:
            return {}
        return {written(one["action"]): one["label"] for one in table["actions"]}

    # -- pressing

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate("reach.settled().then(() => reach.state())")
        return told

    def again(self) -> dict[str, Any]:
        """The table as it was before anything was pressed, as far as the picture forgets with the question."""
        state: dict[str, Any] = self.page.evaluate("reach.again()")
        if state["over"]:
            self.page.keyboard.press("Escape")
            state = self.page.evaluate("reach.again()")
        if self.root is None:
            self.root = state["keys"]
        self.strange = state["keys"] != self.root
        return state

    def afresh(self) -> None:
        """Open the page anew: a picture may keep in mind what was opened or folded."""
        self.page.reload()
        self.page.wait_for_selector(".frame")
        self.page.evaluate("reach.settled()")

    def press(self, key: str, keyboard: bool = False) -> dict[str, Any]:
        """Press it really; the state after it."""
        self.presses += 1
        if keyboard:
            why = self.page.evaluate("key => reach.focus(key)", key)
            if why:
                raise Lost(key, why)
            self.page.keyboard.press("Enter")
        else:
            found = self.page.evaluate("key => reach.find(key)", key)
            if found["why"]:
                raise Lost(key, found["why"])
            if self.touch:
                self.page.touchscreen.tap(found["x"], found["y"])
            else:
                self.page.mouse.click(found["x"], found["y"])
        return self.state()

    def go(self, path: Path_, keyboard: bool = False) -> dict[str, Any]:
        """From the table as it was, through these presses."""
        try:
            return self._go(path, keyboard)
        except Lost:
            if not self.strange:
                raise
        self.afresh()
        return self._go(path, keyboard)

    def _go(self, path: Path_, keyboard: bool) -> dict[str, Any]:
        state = self.again()
        for key in path:
            state = self.press(key, keyboard)
        return state

    def search(self, wanted: set[str], known: Known, most: int, keyboard: bool = False) -> set[str]:
        """Press whatever can be pressed, ``most`` times at most, until all wanted actions were sent; what is left.

        What a press brings into play is tried before what was there already.
        """
        return Search(self, wanted, known, most, keyboard).run()

    def follow(self, wanted: set[str], known: Known) -> dict[str, str]:
        """Whether known ways lead to the actions here too: every step but the last is pressed, the last one looked at.

        Tells which actions are out of reach, and why.
        """
        last: defaultdict[Path_, set[str]] = defaultdict(set)  # the presses that send, by those before them
        for action in wanted:
            for path in known.paths[action][:1]:
                last[path[:-1]].add(path[-1])
        lost: dict[tuple[Path_, str], str] = {}
        for path, keys in sorted(last.items()):
            try:
                self.go(path)
            except Lost as error:
                lost.update({(path, key): str(error) for key in keys})
                continue
            missing = self.page.evaluate("keys => reach.missing(keys)", sorted(keys))
            if missing and self.strange:
                self.afresh()
                self.go(path)
                missing = self.page.evaluate("keys => reach.missing(keys)", sorted(keys))
            for key, why in missing:
                lost[path, key] = f"“{key}”: {why}"
        return {
            action: lost[path[:-1], path[-1]]
            for action in wanted
            for path in known.paths[action][:1]
            if (path[:-1], path[-1]) in lost
        } | {action: "" for action in wanted if not known.paths[action]}

    def sends(self, known: Known) -> bool:
        """Whether anything can be sent here."""
        return any(self._leads(path) for path in known.sends[:3]) or bool(
            self.search({"something"}, known, 60) and any(self._leads(path) for path in known.sends[:1])
        )

    def _leads(self, path: Path_) -> bool:
        try:
            return bool(self.go(path)["sent"])
        except Lost:
            return False

    def look(self, least: int, whole: bool) -> list[dict[str, str]]:
        told: list[dict[str, str]] = self.page.evaluate(
            "([least, whole]) => reach.faults(least, whole)", [least, whole]
        )
        return told

    def axe(self) -> list[dict[str, str]]:
        """What axe finds serious or critical."""
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE)
        told = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            {
                "kind": "axe",
                "what": finding["id"],
                "why": ", ".join(str(node["target"][0]) for node in finding["nodes"][:4]),
            }
            for finding in told["violations"]
            if finding["impact"] in ("serious", "critical")
        ]


class Search:
    """All that can be pressed, tried one after the other; what a press brings into play is tried first."""

    DEEPEST = 6

    def __init__(self, screen: Screen, wanted: set[str], known: Known, most: int, keyboard: bool) -> None:
        self.screen, self.left, self.known, self.keyboard = screen, set(wanted), known, keyboard
        self.last = screen.presses + most
        self.seen: set[str] = set()
        self.new: list[tuple[Path_, list[str]]] = []  # where to press on, and what
        self.old: list[tuple[Path_, list[str]]] = []
        self.at: Path_ | None = None  # where the screen stands
        screen.blocked = {}

    def run(self) -> set[str]:
        state = self.screen.again()
        self.seen.add(state["mark"])
        self.new.append(((), [*state["main"], *(key for key in state["keys"] if key not in state["main"])]))
        self.at = ()
        while (self.new or self.old) and self._going():
            path, keys = self.new.pop(0) if self.new else self.old.pop(0)
            for key in keys:
                if self._going():
                    self._try(path, key, keys)
        return self.left

    def _going(self) -> bool:
        return bool(self.left) and self.screen.presses < self.last

    def _try(self, path: Path_, key: str, beside: Sequence[str]) -> None:
        try:
            state = self._pressed(path, key)
        except Lost as lost:
            self.screen.blocked.setdefault(key, str(lost))
            self.at = None
            return
        here = (*path, key)
        self.at = here
        if self._sent(state, here) or state["mark"] in self.seen:
            return
        self.seen.add(state["mark"])
        if len(here) < self.DEEPEST:
            fresh = [one for one in state["keys"] if one not in beside]
            self.new.append((here, [*(one for one in state["main"] if one not in fresh), *fresh]))
            self.old.append((here, [one for one in state["keys"] if one in beside and one not in state["main"]]))
        for main in state["main"][:1]:
            if not (state["staged"] and self.known.sends):
                self._try(here, main, state["keys"])

    def _pressed(self, path: Path_, key: str) -> dict[str, Any]:
        if self.at == path:
            with suppress(Lost):
                return self.screen.press(key, self.keyboard)
        return self.screen.go((*path, key), self.keyboard)

    def _sent(self, state: Mapping[str, Any], path: Path_) -> bool:
        for action in map(written, [*(state["sent"] or []), *(state["staged"] or [])]):
            self.left.discard(action)
            if path not in self.known.paths[action]:
                self.known.paths[action].insert(0, path)
        if not state["sent"]:
            return False
        self.at = None
        self.known.sends.insert(0, path)
        return True


@dataclass
class Tally:
    """What was tried, and what was out of order."""

    positions: int = 0
    pictures: int = 0  # a position at one size, in one theme, from one side
    actions: int = 0  # legal actions times sizes
    presses: int = 0
    faults: list[Fault] = field(default_factory=list)
    kept: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, other: Tally) -> None:
        self.positions += other.positions
        self.pictures += other.pictures
        self.actions += other.actions
        self.presses += other.presses
        self.faults += other.faults


class Looker:
    """Four screens: player and spectator, with a mouse and with a finger."""

    def __init__(self, browser: Browser, store: SqliteStore, address: str, token: str, shots: Path | None) -> None:
        self.browser, self.store, self.address, self.token, self.shots = browser, store, address, token, shots
        self.screens: dict[tuple[str, bool], Screen] = {}

    def screen(self, role: str, touch: bool) -> Screen:
        if (role, touch) not in self.screens:
            token = self.token if role == "player" else None
            self.screens[role, touch] = Screen(self.browser, self.address, touch, token)
        return self.screens[role, touch]

    def close(self) -> None:
        for screen in self.screens.values():
            screen.context.close()

    def look(
        self,
        position: Position,
        code: str,
        sizes: Sequence[Size] = SIZES,
        roles: Sequence[str] = ("player", "spectator"),
        most: int = 250,
        axe: bool = True,
        keyboard: bool = True,
    ) -> Tally:
        tally = Tally(positions=1)
        known = Known()
        for role in roles if position.seat is not None else ["player"]:
            for touch in (False, True):
                here = [size for size in sizes if size.touch == touch]
                if here:
                    self._look_from(position, code, role, touch, here, known, tally, most, axe, keyboard)
        return tally

    def _look_from(
        self,
        position: Position,
        code: str,
        role: str,
        touch: bool,
        sizes: Sequence[Size],
        known: Known,
        tally: Tally,
        most: int,
        axe: bool,
        keyboard: bool,
    ) -> None:
        screen = self.screen(role, touch)
        screen.paint("light")
        screen.show(code, sizes[0])
        before = screen.presses
        legal = screen.legal() if role == "player" else {}
        shot = f"{position.deal.game}-{position.deal.seats}-{position.deal.seed}-{position.move}-{role}"

        def note(size: Size, theme: str, told: Sequence[Mapping[str, str]], more: str = "") -> None:
            for one in told:
                fault = Fault(position, size, theme, role, one["kind"], one["what"], one["why"] + more)
                tally.faults.append(fault)
            if told and self.shots and not (self.shots / f"{shot}-{size}{more and '-staged'}.png").exists():
                screen.page.screenshot(path=self.shots / f"{shot}-{size}{more and '-staged'}.png")

        for size in sizes:
            screen.resize(size)
            screen.again() if legal else screen.state()
            for theme in THEMES:
                screen.paint(theme)
                screen.page.evaluate("reach.settled()")
                tally.pictures += 1
                if theme == "light":
                    note(size, theme, screen.look(size.least, role == "player"))
                if axe and size == sizes[0]:
                    note(size, theme, screen.axe())
            screen.paint("light")
            if not legal:
                continue
            tally.actions += len(legal)
            lost = screen.follow(set(legal), known)
            if lost:
                reasons = dict(lost)
                blind = {action for action in lost if not known.paths[action]}
                left = screen.search(blind, known, most) if blind else set()
                lost = {action: why for action, why in lost.items() if action not in blind} or {}
                if lost:
                    left |= screen.search(set(lost), known, 40)
                for action in left:
                    why = reasons[action]
                    if not why and known.paths[action]:
                        why = screen.follow({action}, known).get(action, "")
                    why = why or "no press leads there; " + "; ".join(list(screen.blocked.values())[:3])
                    note(size, "light", [{"kind": "reach", "what": f"{legal[action]} {action}", "why": why}])
            if not screen.sends(known):
                note(size, "light", [{"kind": "reach", "what": "nothing can be sent", "why": ""}])
            self._staged(screen, size, legal, known, note)
        if keyboard and legal and not touch:
            screen.resize(sizes[0])
            ways = Known()
            for action in screen.search(set(legal), ways, most, keyboard=True):
                why = "; ".join(list(screen.blocked.values())[:3]) or "no key leads there"
                note(sizes[0], "light", [{"kind": "keyboard", "what": f"{legal[action]} {action}", "why": why}])
        tally.presses += screen.presses - before
        note(sizes[-1], "light", [{"kind": "errors", "what": text, "why": ""} for text in screen.errors()])
        tally.kept[position.deal.game] |= set(screen.page.evaluate("reach.kept()"))

    def _staged(self, screen: Screen, size: Size, legal: Mapping[str, str], known: Known, note: Any) -> None:
        """The picture half-way: one of each kind of press that leads on."""
        halfway = {path[:-1] for action in legal for path in known.paths[action][:1] if len(path) > 1}
        shown: set[str] = set()
        for path in sorted(halfway, key=lambda path: (len(path), path)):
            sort = "|".join(key.split("|")[0] for key in path) + str(len(path))
            if sort in shown or len(shown) > 3:
                continue
            shown.add(sort)
            try:
                screen.go(path)
            except Lost:
                continue
            note(size, "light", screen.look(size.least, True), f" (after {' then '.join(path)})")


# ---- by hand


def chosen_deals(game: str, count: int) -> list[Deal]:
    """So many matches of a game: the seat counts in turn, the defaults first, then presets and single options."""
    from tests.contract.tables import every_choice

    found = arene.load_game(game)
    draw, deals = random.Random(game), []
    numbers = [found.max_seats, found.min_seats, *range(found.min_seats + 1, found.max_seats)]
    for place in range(count):
        seats = numbers[place % len(numbers)]
        first, *others = every_choice(game, seats)
        chosen = first if place < len(numbers) else draw.choice(others)
        deals.append(Deal(game, seats, tuple(sorted(chosen.items())), place + 1))
    return deals


def sized(text: str) -> Size:
    width, height = map(int, text.split("x"))
    return next((size for size in SIZES if (size.width, size.height) == (width, height)), Size(width, height))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(arene.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="{}", help="as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--move", type=int, action="append")
    parser.add_argument("--size", type=sized, action="append")
    parser.add_argument("--role", action="append", choices=["player", "spectator"])
    parser.add_argument("--deals", type=int, default=1, help="matches of each game")
    parser.add_argument("--most", type=int, default=6, help="positions of each match")
    parser.add_argument("--shots", type=Path, default=Path("reach-shots"))
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("--no-keyboard", action="store_true")
    parser.add_argument("--json", type=Path, help="where to write all that was found")
    wish = parser.parse_args()
    wish.shots.mkdir(parents=True, exist_ok=True)
    total, seen = Tally(), Counter[tuple[str, tuple[str, ...]]]()
    with tempfile.TemporaryDirectory() as folder, site(Path(folder)) as (store, address, token), sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        looker = Looker(browser, store, address, token, wish.shots)
        for game in wish.game:
            deals = chosen_deals(game, wish.deals)
            if wish.seats:
                deals = [Deal(game, wish.seats, tuple(sorted(json.loads(wish.options).items())), wish.seed)]
            for deal in deals:
                if wish.move:
                    asked = {n: found for n, found in _asked(deal).items() if n in wish.move}
                    wanted = [one for found in asked.values() for one in found]
                else:
                    wanted = positions(deal, wish.most, seen)
                for position, code in write_down(store, wanted).items():
                    began = time.monotonic()
                    tally = looker.look(
                        position,
                        code,
                        wish.size or SIZES,
                        wish.role or ("player", "spectator"),
                        axe=not wish.no_axe,
                        keyboard=not wish.no_keyboard,
                    )
                    total.add(tally)
                    took = time.monotonic() - began
                    sys.stdout.write(f"{position}: {len(tally.faults)} faults, {tally.presses} presses, {took:.0f} s\n")
                    sys.stdout.flush()
                    if wish.json:
                        wish.json.write_text(json.dumps([_told(fault) for fault in total.faults], ensure_ascii=False))
                    if wish.move:
                        sys.stdout.writelines(
                            f"  {fault.size} {fault.role} {fault.kind}: {fault.what}: {fault.why}\n"
                            for fault in tally.faults
                        )
        looker.close()
        browser.close()
    sys.stdout.write(
        f"{total.positions} positions, {total.pictures} pictures, {total.actions} actions, {total.presses} presses\n"
        f"{dict(Counter(fault.kind for fault in total.faults))}\n"
    )
    return 1 if total.faults else 0


def _asked(deal: Deal) -> dict[int, list[Position]]:
    return {
        len(match.moves): [Position(deal, len(match.moves), seat, kind) for seat, kind in questions(match)]
        for match in walk(deal)
    }


def _told(fault: Fault) -> dict[str, str]:
    return {
        "game": fault.position.deal.game,
        "position": str(fault.position),
        "size": str(fault.size),
        "theme": fault.theme,
        "role": fault.role,
        "kind": fault.kind,
        "what": fault.what,
        "why": fault.why,
    }


if __name__ == "__main__":
    sys.exit(main())
