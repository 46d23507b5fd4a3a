"""On a small screen who plays stays in sight, and columns keep their heads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import arene
from arene.bots import make_bot
from arene.core.chance import Fast
from arene.core.match import Match
from arene.core.text import Item, table
from arene.terminal.draw import Choice, Line, Screen, table_lines
from arene.terminal.ink import Ink, width
from arene.words import Speaker

NAMES = ["Ana", "Bruno", "Cleo", "Dora", "Eva", "Finn"]
SIZES = [(80, 24), (60, 20)]


def moments(game: arene.Game, every: int, last: int) -> Iterator[Match]:
    """A match of bots, looked at now and then."""
    match = arene.new_match(game.id, game.max_seats, 3, players=NAMES[: game.max_seats])
    bot, thinking = make_bot("heuristic", game), Fast(1)
    while not match.over and len(match.moves) < last:
        if len(match.moves) % every == 0:
            yield match
        seat = match.awaiting[0]
        match.play(seat, int(bot.choose(match.seen(seat), thinking)))


def picture(match: Match, columns: int, rows: int, lang: str) -> tuple[Screen, list[str]]:
    seat, speaker = match.awaiting[0], Speaker(match.game, lang, match.players, match.edition)
    view, group = match.view(seat), match.game.text.group
    screen = Screen(Ink(False), columns, rows)
    screen.title, screen.status, screen.prompt = speaker.title, speaker.status(view), speaker.prompt(view)
    screen.panels, screen.names = speaker.panels(view), speaker.names
    screen.log = [Line(text, False) for event in match.events(seat)[-8:] if (text := speaker.event(event))]
    screen.choices = [
        Choice(number, speaker.action(action, view), group(action.to_json()))
        for number, action in enumerate(match.actions(seat), 1)
    ]
    screen.question, screen.more = "> ", "…"
    return screen, screen.lines()


@pytest.mark.parametrize("game", ["sponsio", "lanista", "sportmord", "footmania", "automobile"])
@pytest.mark.parametrize("size", SIZES)
def test_who_plays_stays_in_sight_under_the_heads_of_the_columns(game: str, size: tuple[int, int]) -> None:
    looked = 0
    for match in moments(arene.load_game(game), 19, 400):
        screen, lines = picture(match, *size, "fr")
        assert len(lines) <= size[1] and max(width(line) for line in lines) <= size[0]
        if len(screen.choices) > size[1] // 2:
            continue  # so many answers that t shows the table
        looked += 1
        tables = [panel for panel in screen.panels if screen._rank(panel) == 0]
        if not tables:
            continue
        shown = "\n".join(lines)
        for name in match.players:
            assert name in shown, f"{name} is not in sight:\n{shown}"
        head = tables[0].columns[0]
        at = next((place for place, line in enumerate(lines) if line.strip().startswith(head[:3])), None)
        assert at is not None, f"{head} stands over no column:\n{shown}"
    assert looked >= 3


def test_a_long_title_leaves_room_for_what_it_names() -> None:
    """Footmania's own eleven once took a line for every footballer, behind its long title."""
    for match in moments(arene.load_game("footmania"), 60, 300):
        screen, lines = picture(match, 60, 20, "fr")
        own = [panel for panel in screen.panels if panel.id == "eleven"]
        for panel in own:
            start = next((place for place, line in enumerate(lines) if panel.title[:20] in line), None)
            below = None if start is None else lines[start + 1].split()[0]  # the eleven, or, without room, the choices
            assert below in (None, "1", "1)"), "\n".join(lines)


def test_heads_stay_whole_where_cutting_them_short_saves_no_line() -> None:
    """Lanista's seats at 80 columns once stood under “Pre… Ses… Act…”, with half of the line empty."""
    columns = ["School", "Prestige", "Sesterces", "Actions", "Influence"]
    row = [[Item(text)] for text in ("Ada", "0", "1500", "3", "+  =  −")]
    seats = table("seats", "Seats", columns, [row, row])
    assert all(head in table_lines(Ink(False), [seats], 80, False)[0] for head in columns)
    narrow = table_lines(Ink(False), [seats], 40, False)
    assert len(narrow) == 3 and "Pre" in narrow[0] and "Prestige" not in narrow[0]
