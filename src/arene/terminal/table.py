"""The table at a terminal: draws what a viewer may see, asks, plays, and saves after every move."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from arene import evidence
from arene.bots.outside import OutsideBot
from arene.core.actions import Action
from arene.core.chance import Fast, derive
from arene.core.match import Match, visible
from arene.core.playout import answer as bot_answer
from arene.core.record import unforced, verify
from arene.core.refusal import BadFile
from arene.core.state import Bot
from arene.terminal.console import Console, Ended
from arene.terminal.draw import Choice, Screen
from arene.terminal.failures import Failures
from arene.terminal.ink import chosen_number, typed
from arene.terminal.keeper import Keeper
from arene.terminal.log import Log, Viewer
from arene.terminal.pages import Paper
from arene.terminal.seats import Seat
from arene.words import Speaker, said


class Quit(Exception):
    """A person leaves the table."""


class Table:
    """A match between the people at this terminal and bots."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        bots: Mapping[int, Bot],
        lang: str,
        console: Console,
        path: Path | Keeper,
        pace: float = 0.0,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.lang = lang
        self.console = console
        self.keeper = path if isinstance(path, Keeper) else Keeper(path)
        self.pace = pace
        self.speaker = Speaker(match.game, lang, [seat.name for seat in seats], match.edition)
        self.words = self.speaker.words
        self.log = Log(match, self.speaker)
        self.failures = Failures(self.words)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.comforts: dict[int, dict[str, object]] = {}  # by seat: questions it has settled beforehand
        self._viewer: Viewer = None  # whose eyes the last picture was for
        self._message = ""
        self._unsaved = ""  # why the last save failed
        self._warned = False  # that leaving now loses the match

    @property
    def path(self) -> Path:
        """The file of the match."""
        return self.keeper.path

    # ---- the course of a match

    def run(self) -> int:
        """Play until the match is over or a person leaves. Returns the exit code."""
        self.keeper.hold()
        code = 0
        try:
            self._sit_down()
            with self.console:
                self._play_on()
        except (Quit, Ended):
            pass
        except KeyboardInterrupt:
            code = 130
        finally:
            self.keeper.let_go()
        farewell = self._farewell_over() if self.match.over else self._farewell_quit()
        self.console.say([*self.failures.lines(), *farewell])
        return 2 if self._unsaved else code

    def _sit_down(self) -> None:
        if len(self.people) > 1 and not self.console.live:
            self.console.say([self.words("terminal-stays")])
        if not self.match.moves:
            self._message = self.words("terminal-commitment", commitment=self.match.commitment[:32])
        if self._paper().special(self.match):
            self._message = f"{self._message} {self.words('terminal-special')}".strip()
        self._save()

    def _play_on(self) -> None:
        while not self.match.over:
            seat = self.match.awaiting[0]
            before = len(self.match.moves)
            if seat in self.bots:
                self._bot_plays(seat)
            elif not self._settled(seat):
                self._person_plays(seat)
            if self.people and (self.match.over or self._pauses(before)):
                self._recap()

    def _bot_plays(self, seat: int) -> None:
        if self.console.live and self.pace > 0:
            self._show_waiting()
        try:
            chosen = int(bot_answer(self.bots[seat], self.match.state, seat, self._thinking()))
        except Exception as error:
            raise evidence.stopped(self.match, error, evidence.folder()) from error
        self._report(seat)
        self.match.play(seat, chosen)
        self._save()

    def _report(self, seat: int) -> None:
        """Why somebody else has answered for a program at this move: told with the next picture, or at once where there
        is none."""
        bot = self.bots[seat]
        while isinstance(bot, OutsideBot) and bot.faults:
            self.failures.add(self.seats[seat].name, bot.faults.pop(0))
            if not self.people and not self.console.live and (new := self.failures.take_new()):
                self.console.say(new)

    def _thinking(self) -> Fast:
        """A bot's thoughts depend on the match and the move alone: a match resumed goes on as it would have."""
        return Fast(int.from_bytes(derive(self.match.seed, f"bot move {len(self.match.moves)}")[:6], "big"))

    def _person_plays(self, seat: int) -> None:
        """Ask until an action is played."""
        self._hand_over(seat)
        while not self._settled(seat):
            actions = self.match.actions(seat)
            answer = self.console.ask(partial(self._lines, seat, actions))
            self._message = ""
            self.failures.read()
            action = self._chosen(actions, answer)
            if action is not None:
                self.match.play(seat, action)
                self._save()
                return
            self._warned = self._warned and answer == "q"
            self._obey(seat, answer, len(actions))

    def _settled(self, seat: int) -> bool:
        """Play what a person has settled beforehand; False: the person is asked."""
        action = self.match.comfort_action(seat, self.comforts.get(seat, {}))
        if action is None:
            return False
        self.match.play(seat, action)
        self._save()
        return True

    def _chosen(self, actions: Sequence[Action], answer: str) -> Action | None:
        if not answer and len(actions) == 1:
            return actions[0]
        number = chosen_number(answer, len(actions))
        return None if number is None else actions[number - 1]

    def _obey(self, seat: int, answer: str, count: int) -> None:
        """Carry out a key that is not a move."""
        key, _, rest = answer.partition(" ")
        if self._page(key, seat) is not None:
            self._leaf_through(lambda: self._page(key, seat) or [], self.words("terminal-back"), latest=key == "l")
        elif key == "u":
            self._undo(seat)
        elif key == "c" and self.match.game.comforts:
            self._settle(seat)
        elif key == "a" and self.match.asides(seat):
            self._aside(seat)
        elif key == "s":
            self._save_as(rest.strip())
        elif key == "q":
            self._leave()
        elif answer:
            self._message = self.words("terminal-no-number", typed=typed(answer)[:20], count=count)

    def _page(self, key: str, seat: int) -> list[str] | None:
        paper = self._paper()
        if key == "?":
            return paper.explanation(self.match, seat)
        if key == "l":
            return paper.log(self.log.lines(seat, self._last_read(seat)))
        if key == "t":
            return [*paper.table(self.match.view(seat)), *self._screen(seat, self.match.actions(seat)).offered()]
        if key == "d":
            return paper.details(self.match.view(seat))
        if key == "o":
            return paper.options(self.match)
        if key == "r":
            return paper.rules(self.match)
        return paper.keys(bool(self.match.asides(seat))) if key == "h" else None

    # ---- keys

    def _undo(self, seat: int) -> None:
        reason = self.match.undo_refusal(seat)
        if reason is not None:
            self._message = self.speaker.refusal(reason)
            return
        self.match.undo(seat)
        self.log.forget_last()
        self._message = self.words("terminal-undone")
        self._save()

    def _settle(self, seat: int) -> None:
        """Questions a person no longer wants to be asked: a number goes on to the next value."""
        comforts = self.match.game.comforts
        current = int(self.match.view(seat).get("round", 0))
        while True:
            chosen = self.match.game.check_comforts(self.match.seats, self.comforts.get(seat, {}))
            page = self._paper().comforts(comforts, chosen, current)
            answer = self.console.ask([*page, self.words("terminal-comfort-choose")])
            number = chosen_number(answer, len(comforts))
            if number is None:
                return
            comfort = comforts[number - 1]
            self.comforts[seat] = {**chosen, comfort.id: comfort.next(chosen[comfort.id], current)}

    def _aside(self, seat: int) -> None:
        """What may be done besides, whatever the question: numbered, page by page."""
        actions, view = self.match.asides(seat), self.match.view(seat)
        lines = [f" {number:>3}) {self.speaker.action(action, view)}" for number, action in enumerate(actions, 1)]
        rows = self._size()[1] - 3
        for place in range(0, len(lines), rows):
            page = self._paper().asides(lines[place : place + rows])
            answer = self.console.ask([*page, self.words("terminal-asides-choose")])
            chosen = self._chosen(actions, answer) if answer else None
            if chosen is not None:
                self.match.play(seat, chosen)
                self._save()
            if answer:
                return

    def _save(self) -> None:
        """After every move, so that a killed process loses nothing. A full disk must not end the match."""
        try:
            self.keeper.save(self.match)
            self._unsaved = ""
        except BadFile as error:
            self._unsaved = self.words.fault(error.fault)
            self._message = self.words("terminal-not-saved", problem=said(error, self.lang))

    def _save_as(self, name: str) -> None:
        """Under another name, and from then on; without one, where it is."""
        try:
            path = Path(name).expanduser() if name else self.path
            if name and path != self.path:
                if path.exists():
                    self._message = self.words("terminal-exists", file=str(path))
                    return
                self.keeper.save_as(self.match, path)
                self._unsaved = ""
            else:
                self._save()
        except (BadFile, OSError, RuntimeError, ValueError) as error:  # no such home, too long, or no name at all
            self._message = self.words("terminal-not-saved", problem=said(error, self.lang))
            return
        if not self._unsaved:
            self._message = self.words("terminal-saved", file=str(self.path))

    def _leave(self) -> None:
        """With the match saved; where that cannot be, who says so twice leaves it behind."""
        self._save()
        if not self._unsaved or self._warned:
            raise Quit
        self._warned = True
        self._message = f"{self._message} {self.words('terminal-quit-anyway')}"

    # ---- pictures

    def _size(self) -> tuple[int, int]:
        columns, rows = self.console.size()
        return max(columns, 20), max(rows, 8)

    def _screen(self, viewer: Viewer, actions: Sequence[Action] = ()) -> Screen:
        view = self.match.view(viewer)
        screen = Screen(self.console.ink, *self._size())
        screen.title = self.speaker.title
        screen.status = self.speaker.status(view)
        screen.panels = self.speaker.panels(view)
        screen.names = self.speaker.names
        screen.log = self.log.lines(viewer, self._last_read(viewer))
        screen.prompt = self.speaker.prompt(view)
        screen.asked = viewer in self.match.awaiting
        screen.choices = [
            Choice(number, self.speaker.action(action, view), self.match.game.text.group(action.to_json()))
            for number, action in enumerate(actions, 1)
        ]
        screen.messages = [*([self._message] if self._message else []), *self.failures.lines()]
        screen.more = self.words("terminal-more")
        if actions:
            screen.question = self.words("terminal-choose" if len(actions) > 1 else "terminal-choose-single")
        self._viewer = viewer
        return screen

    def _lines(self, viewer: Viewer, actions: Sequence[Action] = ()) -> list[str]:
        return self._screen(viewer, actions).lines()

    def _last_read(self, viewer: Viewer) -> int:
        """How many moves the viewer knew at the end of his last turn: what came after is news to him."""
        mine = self.people if viewer is None else [viewer]
        place = len(self.match.moves)
        while viewer is not None and place and self.match.moves[place - 1].seat == viewer:
            place -= 1  # the turn that is going on
        while place and self.match.moves[place - 1].seat not in mine:
            place -= 1
        return place

    def _public_viewer(self) -> Viewer:
        """Whose eyes a picture that everybody at this terminal sees may be for."""
        return self.people[0] if len(self.people) == 1 else None

    def _show_waiting(self) -> None:
        self.console.show(partial(self._lines, self._public_viewer()))
        self.console.wait(self.pace)

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody but the person asked sees the table of that person."""
        if len(self.people) < 2 or self._viewer == seat:
            return
        self.console.hide()
        while self.console.ask(lambda: self._paper().curtain(self.speaker.names[seat], self._size()[1]), True) == "q":
            self._leave()
        self._viewer = seat

    def _pauses(self, before: int) -> bool:
        text = self.match.game.text
        return any(text.pauses(event) for move in self.match.moves[before:] for event in visible(move.events, None))

    def _recap(self) -> None:
        """The end of a round, to be read before the next one covers it."""
        viewer = self._public_viewer()
        log = self.log.lines(viewer, self._last_read(viewer))
        self._viewer = viewer
        self.console.ask(lambda: [*self._paper().recap(log, self._size()[1] - 1), self.words("terminal-continue")])

    def _paper(self) -> Paper:
        return Paper(self.console.ink, self.speaker, self._size()[0])

    def _leaf_through(self, page: Callable[[], list[str]], last: str, latest: bool = False) -> None:
        """Page by page, the end first where the latest counts; the last question is another one."""
        number = 0
        while number < len(self._sheets(page(), latest)):
            if self.console.ask(partial(self._sheet, page, number, last, latest)) == "q":
                return
            number += 1

    def _sheets(self, lines: Sequence[str], latest: bool) -> list[Sequence[str]]:
        rows = self._size()[1] - 1
        if latest:
            return [lines[max(0, end - rows) : end] for end in range(len(lines), 0, -rows)]
        return [lines[place : place + rows] for place in range(0, len(lines), rows)]

    def _sheet(self, page: Callable[[], list[str]], number: int, last: str, latest: bool) -> list[str]:
        sheets = self._sheets(page(), latest)
        place = min(number, len(sheets) - 1)  # a larger window has fewer
        more = self.words("terminal-page", page=place + 1, pages=len(sheets))
        return [*sheets[place], last if place == len(sheets) - 1 else more]

    # ---- afterwards

    def _farewell_over(self) -> list[str]:
        return [*self._paper().ending(self.match), "", *(f" {line}" for line in self._proof())]

    def _proof(self) -> list[str]:
        if self._unsaved:
            return [self.words("terminal-lost", problem=self._unsaved)]
        try:
            fair = self.words("terminal-fair") if unforced(verify(self.path)) else self.words("terminal-forced")
        except BadFile as error:
            fair = said(error, self.lang)
        seed = self.words("terminal-seed", seed=self.match.seed.hex())
        return [fair, seed, self.words("terminal-replay-with"), f"  arene replay {shlex.quote(str(self.path))}"]

    def _farewell_quit(self) -> list[str]:
        if self._unsaved:
            return [self.words("terminal-lost", problem=self._unsaved)]
        return [self.words("terminal-quit"), f"  arene resume {shlex.quote(str(self.path))}"]
