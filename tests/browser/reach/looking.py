"""A position on every screen, from both sides, light and dark: all that is out of order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.reach.positions import Position
from tests.browser.reach.screen import PAINTED, SIZES, THEMES, Known, Lost, Screen, Size


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


@dataclass
class Tally:
    """What was tried, and what was out of order."""

    positions: int = 0
    pictures: int = 0  # a position at one size, in one theme, from one side
    actions: int = 0  # legal actions times sizes
    presses: int = 0
    faults: list[Fault] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)  # what the table says must stay in sight

    def add(self, other: Tally) -> None:
        self.positions += other.positions
        self.pictures += other.pictures
        self.actions += other.actions
        self.presses += other.presses
        self.faults += other.faults
        self.kept |= other.kept


@dataclass(frozen=True)
class Care:
    """How closely to look."""

    sizes: Sequence[Size] = SIZES
    roles: Sequence[str] = ("player", "spectator")
    most: int = 250  # presses in search of actions
    each: int = 100  # and for each of them: what is chosen in pairs has many ways
    axe: bool = True
    keyboard: bool = True

    def patience(self, actions: Collection[str]) -> int:
        """Presses in search of these actions."""
        return self.most + self.each * len(actions)


EVERYTHING = Care()


class Looker:
    """Four screens: player and spectator, with a mouse and with a finger."""

    def __init__(self, browser: Browser, address: str, token: str, shots: Path | None) -> None:
        self.browser, self.address, self.token, self.shots = browser, address, token, shots
        self.screens: dict[tuple[str, bool], Screen] = {}

    def screen(self, role: str, touch: bool) -> Screen:
        if (role, touch) not in self.screens:
            token = self.token if role == "player" else None
            self.screens[role, touch] = Screen(self.browser, self.address, touch, token)
        return self.screens[role, touch]

    def close(self) -> None:
        for screen in self.screens.values():
            screen.context.close()

    def look(self, position: Position, code: str, care: Care = EVERYTHING) -> Tally:
        tally, known = Tally(positions=1), Known()
        for role in care.roles if position.seat is not None else ["player"]:
            for touch in (False, True):
                sizes = [size for size in care.sizes if size.touch == touch]
                if sizes:
                    screen = self.screen(role, touch)
                    screen.show(code, sizes[0])
                    Sight(position, role, screen, known, tally, care, self.shots).look(sizes)
        return tally


class Sight:
    """A position as one side sees it, at several sizes of one kind of screen."""

    def __init__(
        self,
        position: Position,
        role: str,
        screen: Screen,
        known: Known,
        tally: Tally,
        care: Care,
        shots: Path | None,
    ) -> None:
        self.position, self.role, self.screen, self.known = position, role, screen, known
        self.tally, self.care, self.shots = tally, care, shots
        self.legal = screen.legal() if role == "player" else {}
        assert bool(self.legal) == (role == "player" and position.seat is not None), f"{position}: who is asked?"
        self.size, self.theme = SIZES[0], THEMES[0]

    def look(self, sizes: Sequence[Size]) -> None:
        before = self.screen.presses
        chosen = sizes[self.position.move % len(sizes)]  # axe takes long: another size at each position
        for size in sizes:
            self._look_at(size, self.care.axe and size == chosen)
            if self.legal:
                self._reach()
        if self.legal and self.care.keyboard and not self.screen.touch:
            self._type(chosen)
        self.note([{"kind": "errors", "what": text, "why": ""} for text in self.screen.errors()])
        self.tally.presses += self.screen.presses - before
        self.tally.kept |= set(self.screen.page.evaluate("reach.kept()"))

    def note(self, told: Sequence[Mapping[str, str]], after: str = "") -> None:
        """Keep what was found, with a picture of it."""
        for one in told:
            why = f"{one['why']} (after {after})" if after else one["why"]
            fault = Fault(self.position, self.size, self.theme, self.role, one["kind"], one["what"], why)
            self.tally.faults.append(fault)
        if told and self.shots:
            deal = self.position.deal
            name = f"{deal.game}-{deal.seats}-{deal.seed}-{self.position.move}-{self.role}-{self.size}-{self.theme}"
            path = self.shots / f"{name}{'-later' if after else ''}.png"
            if not path.exists():
                self.screen.page.screenshot(path=path)

    def _look_at(self, size: Size, axe: bool) -> None:
        """The picture as it stands, light and dark."""
        self.size = size
        self.screen.resize(size)
        known: list[dict[str, str]] = []
        for turn, self.theme in enumerate(reversed(THEMES)):
            self.screen.paint(self.theme)
            if self.legal and not turn:  # nothing is pressed between the two
                self.screen.again()
            self.tally.pictures += 1
            found = self.screen.look(size.least, self.role == "player")
            heard = self.screen.axe(PAINTED if turn else ()) if axe else []
            self.note([one for one in found if one not in known] + heard)
            known += found

    def _reach(self) -> None:
        """Every action, by ways known from other screens or found here, and the pictures on the way."""
        self.tally.actions += len(self.legal)
        lost = self.screen.follow(set(self.legal), self.known)
        unknown = {action for action, why in lost.items() if not why}
        left = self.screen.search(set(lost), self.known, self.care.patience(unknown))
        for action in sorted(left):
            why = lost[action] or "; ".join(list(self.screen.blocked.values())[:3]) or "no press leads there"
            self.note([{"kind": "reach", "what": f"{self.legal[action]} {action}", "why": why}])
        if not left and not self.screen.sends(self.known):
            self.note([{"kind": "reach", "what": "what is chosen cannot be sent", "why": ""}])
        self._follow_on()

    def _follow_on(self) -> None:
        """The pictures half-way, one of each sort; the band stays where it is."""
        self.screen.again()
        band = self.screen.edges()
        shown: set[tuple[str, ...]] = set()
        ways = {path[:end] for action in self.legal for path in self.known.paths[action][:1] for end in (-1, len(path))}
        for path in sorted(ways - {()} - set(self.known.sends), key=lambda path: (len(path), path)):
            sort = tuple(key.split("|")[0] for key in path)
            if sort in shown or len(shown) == 3:
                continue
            shown.add(sort)
            try:
                sent = self.screen.go(path)["sent"]
            except Lost:
                continue
            if sent:
                continue
            after = " then ".join(path)
            self.note(self.screen.look(self.size.least, True), after)
            moved = [now - before for now, before in zip(self.screen.edges(), band, strict=True)]
            if max(map(abs, moved)) > 1:
                self.note([{"kind": "band", "what": "moves", "why": f"{max(moved, key=abs):.0f} px"}], after)

    def _type(self, size: Size) -> None:
        """Every action by the keyboard alone: the same ways, or others."""
        self.size = size
        self.screen.resize(size)
        lost = set(self.screen.follow(set(self.legal), self.known, keyboard=True))
        for action in self.screen.search(lost, Known(), self.care.patience(lost), keyboard=True):
            why = "; ".join(list(self.screen.blocked.values())[:3]) or "no key leads there"
            self.note([{"kind": "keyboard", "what": f"{self.legal[action]} {action}", "why": why}])
