"""One page of a browser, and what a person does with it: pressing whatever can be pressed."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

ENGINE = (Path(__file__).parent / "page.js").read_text(encoding="utf-8")
AXE = (Path(__file__).parent.parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


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


SIZES = (
    Size(1440, 900),
    Size(1366, 657),
    Size(1280, 720),
    Size(1024, 768),
    Size(1920, 1080),
    Size(390, 844, True),
    Size(360, 640, True),
    Size(844, 390, True),
)
THEMES = ("light", "dark")
PAINTED = ("color-contrast", "link-in-text-block")  # what axe finds by colours: all else is the same in the other theme


def sized(text: str) -> Size:
    width, height = map(int, text.split("x"))
    return next((size for size in SIZES if (size.width, size.height) == (width, height)), Size(width, height))


Path_ = tuple[str, ...]
State = Mapping[str, Any]  # what the page says of itself
Front = tuple[Path_, list[str], State]  # where to press on, what, and what it looked like there
ANYTHING = "whatever it be"  # an action that none is: in search of anything that can be sent


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
        self.context.set_default_timeout(60_000)  # a long match is replayed when its table is opened
        self.context.add_init_script(ENGINE)
        self.page: Page = self.context.new_page()
        self.touch = touch
        self.trouble: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("response", self._receive)
        self.presses = 0
        self.strange = False  # whether the picture has kept something that was opened
        self.root: dict[str, str] | None = None  # what can be pressed before anything is, and how it looks
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
        self.page.evaluate("reach.settled()")

    def resize(self, size: Size) -> None:
        if self.root is not None:
            self.again()
        self.root = None
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        if self.strange:  # a tab left open would pass for the table as it was
            self.strange = False
            self.afresh()

    def paint(self, theme: str) -> None:
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        self.page.evaluate("reach.settled()")

    def errors(self) -> list[str]:
        told = [*self.trouble, *self.page.evaluate("reach.errors.splice(0)")]
        self.trouble.clear()
        return [text for text in dict.fromkeys(told) if "net::ERR_ABORTED" not in text]

    def legal(self) -> dict[str, str]:
        """The actions the table offers, with their labels."""
        table = self.page.evaluate("reach.told()")
        assert table, "the page has no table"
        if not table["prompt"]["yours"]:
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
            self.page.evaluate("reach.over().focus()")  # it hears the key only from inside
            self.page.keyboard.press("Escape")
            state = self.page.evaluate("reach.bare().then(() => reach.again())")
        if self.root is None:
            self.root = state["looks"]
        self.strange = state["looks"] != self.root
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
            if found["why"] and self._sends_away():
                found = self.page.evaluate("key => reach.find(key)", key)
            if found["why"]:
                raise Lost(key, found["why"])
            if self.touch:
                self.page.touchscreen.tap(found["x"], found["y"])
            else:
                self.page.mouse.click(found["x"], found["y"])
        return self.state()

    def _sends_away(self) -> bool:
        """Whether a refusal lay there, which the next press on it sends away."""
        tip = self.page.locator(".tip p")
        if not tip.count():
            return False
        tip.click(position={"x": 4, "y": 4})
        self.page.evaluate("reach.settled()")
        return True

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
        return Search(self, wanted, known, most, keyboard).run() if wanted else set()

    def follow(self, wanted: set[str], known: Known, keyboard: bool = False) -> dict[str, str]:
        """Whether known ways lead to the actions here too: every step but the last is pressed, the last one looked at.

        Tells which actions are out of reach, and why; no reason where no way is known.
        """
        last: defaultdict[Path_, set[str]] = defaultdict(set)  # the presses that send, by those before them
        for action in wanted:
            for path in known.paths[action][:1]:
                last[path[:-1]].add(path[-1])
        lost: dict[tuple[Path_, str], str] = {}
        for path, keys in sorted(last.items()):
            try:
                lost.update(
                    {(path, key): f"“{key}”: {why}" for key, why in self._missing(path, sorted(keys), keyboard)}
                )
            except Lost as error:
                lost.update({(path, key): str(error) for key in keys})
        return {
            action: lost[path[:-1], path[-1]]
            for action in wanted
            for path in known.paths[action][:1]
            if (path[:-1], path[-1]) in lost
        } | {action: "" for action in wanted if not known.paths[action]}

    def _missing(self, path: Path_, keys: list[str], keyboard: bool) -> list[tuple[str, str]]:
        """Which of these cannot be pressed after those, and why."""
        script = "([keys, typed]) => reach.missing(keys, typed)"
        self.go(path, keyboard)
        missing: list[tuple[str, str]] = self.page.evaluate(script, [keys, keyboard])
        if missing and self.strange:
            self.afresh()
            self.go(path, keyboard)
            missing = self.page.evaluate(script, [keys, keyboard])
        return missing

    def sends(self, known: Known) -> bool:
        """Whether anything can be sent here."""
        return (
            any(self._leads(path) for path in known.sends[:3])
            or Search(self, {ANYTHING}, known, 60, False).sends()
            or any(self._wanders(known, random.Random(turn)) for turn in range(4))
        )

    def _wanders(self, known: Known, draw: random.Random, most: int = 50) -> bool:
        """Whether pressing on by chance, mostly at what the last press has changed, leads to something sent.

        Some questions want several choices at once: what was chosen is not let go on the way.
        """
        path: Path_ = ()
        state, before = self.again(), dict[str, str]()
        for _ in range(most):
            changed = [key for key, look in state["looks"].items() if before.get(key) != look]
            key = draw.choice(state["main"] or (changed if changed and draw.random() < 0.7 else state["keys"]))
            before = state["looks"]
            try:
                state, path = self.press(key), (*path, key)
            except Lost:
                continue
            if state["sent"]:
                known.sends.insert(0, path)
                return True
            if state["over"]:
                state, path = self.again(), ()
        return False

    def _leads(self, path: Path_) -> bool:
        try:
            return bool(self.go(path)["sent"])
        except Lost:
            return False

    def horizon(self) -> float:
        """Where the band ends and the own pieces begin."""
        return float(self.page.evaluate("document.querySelector('.band')?.getBoundingClientRect().bottom ?? 0"))

    def edges(self) -> list[float]:
        """The band's lower edge and, with a mouse, its upper one; on a phone it grows upwards with its buttons."""
        top = "document.querySelector('.band')?.getBoundingClientRect().top ?? 0"
        return [self.horizon()] if self.touch else [self.horizon(), float(self.page.evaluate(top))]

    def look(self, least: int, whole: bool) -> list[dict[str, str]]:
        told: list[dict[str, str]] = self.page.evaluate(
            "([least, whole]) => reach.faults(least, whole)", [least, whole]
        )
        return told

    def axe(self, only: Sequence[str] = ()) -> list[dict[str, str]]:
        """What axe finds serious or critical, by all its rules or only some."""
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE)
        told = self.page.evaluate(
            "only => axe.run(document, {resultTypes: ['violations'], ...(only.length && {runOnly: only})})", only
        )
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
        self.new: list[Front] = []  # on the table
        self.over: list[Front] = []  # on a sheet over it
        self.old: list[Front] = []
        self.at: Path_ | None = None  # where the screen stands
        screen.blocked = {}

    def run(self) -> set[str]:
        """Press on until nothing is left to find, or to press; what is left."""
        state = self.screen.again()
        self.seen.add(state["mark"])
        self.new.append(((), [*state["main"], *(key for key in state["keys"] if key not in state["main"])], state))
        self.at = ()
        while (self.new or self.over or self.old) and self._going():
            path, keys, before = self._next()
            for key in keys:
                if self._going():
                    self._try(path, key, before)
        return self.left

    def sends(self) -> bool:
        """Whether anything can be sent."""
        return not self.run()

    def _next(self) -> Front:
        """Where to press on: at what came into play first; in search of anything to send, at what came last."""
        fresh = self.new or self.over
        return fresh.pop(-1 if ANYTHING in self.left else 0) if fresh else self.old.pop(0)

    def _going(self) -> bool:
        return bool(self.left) and self.screen.presses < self.last

    def _try(self, path: Path_, key: str, before: State, counted: object = None) -> None:
        try:
            state = self._pressed(path, key)
        except Lost as lost:
            self.screen.blocked.setdefault(key, str(lost))
            self.at = None
            return
        here = (*path, key)
        self.at = here
        if self._sent(state, here):
            return
        known = state["mark"] in self.seen
        self.seen.add(state["mark"])
        counts = key in state["counting"] and state["staged"] != counted
        if counts and len(here) < self.DEEPEST and not (known and {*here} != {key}):
            self._try(here, key, state, state["staged"])  # pressed again at once, whatever else leads to the same sum
        if known:
            return
        if len(here) < self.DEEPEST:
            self._press_on(here, before, state)
        for main in state["main"][:1]:
            if ANYTHING in self.left or not (state["staged"] and self.known.sends):
                self._try(here, main, state)

    def _press_on(self, here: Path_, before: State, state: State) -> None:
        """Next time at what the last press has brought or changed; at the rest when nothing else is left."""
        fresh = [one for one, look in state["looks"].items() if before["looks"].get(one) != look and one != here[-1]]
        main = [one for one in state["main"] if one not in fresh]
        (self.over if state["over"] else self.new).append((here, [*main, *fresh], state))
        known = {here[-1], *fresh, *state["main"]}
        self.old.append((here, [one for one in state["keys"] if one not in known], state))

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
        self.left.discard(ANYTHING)
        self.known.sends.insert(0, path)
        return True
