"""Drawing without a game: any panels, any width, letters and marks instead of colour alone."""

from __future__ import annotations

import pytest

from arene.booklet import paragraphs
from arene.core.text import Cell, Item, Panel, board, row, table
from arene.terminal.draw import Choice, Line, Screen, choice_lines, item_text, log_lines, table_lines
from arene.terminal.ink import Ink, clip, flow, pad, plain, width, wrap
from arene.terminal.rulebook import render

DULL, BRIGHT = Ink(False), Ink(True)


@pytest.mark.parametrize(
    ("text", "cells"),
    [("Inès", 4), ("Ine\u0300s", 4), ("日本", 4), ("\x1b[1;31m9R\x1b[0m", 2), ("6\u00a0pièces", 8), ("✓", 1), ("", 0)],
)
def test_width_counts_cells_of_the_screen(text: str, cells: int) -> None:
    assert width(text) == cells
    assert width(pad(text, 10)) == 10


def test_clip_keeps_within_the_cells_and_ends_its_colours() -> None:
    assert clip("abcdef", 4) == "abc…"
    assert width(clip("日本語", 4)) <= 4
    assert clip(BRIGHT.bold("abcdef"), 4).endswith("\x1b[0m")
    assert clip("abc", 3) == "abc"


def test_lines_break_at_ordinary_spaces_only() -> None:
    assert wrap("Paris\u00a0: deux plis", 8) == ["Paris\u00a0:", "deux", "plis"]
    assert flow(["aa", "bb", "cc"], 6) == ["aa  bb", "cc"]


@pytest.mark.parametrize("state", ["good", "bad", "edge", "off"])
def test_every_state_has_a_mark_without_colours(state: str) -> None:
    assert item_text(DULL, Item("9R", "card", "red", state=state)) != item_text(DULL, Item("9R", "card", "red"))


def test_table_columns_line_up_with_wide_names() -> None:
    rows = [[[Item(name)], [Item("5")], [Item("x")]] for name in ("Inès", "日本", "Bo")]
    lines = table_lines(DULL, [table("seats", "Seats", ["Name", "Coins", "Bets"], rows)], 60, True)
    assert len({width(line[: line.index("x")]) for line in lines[1:]}) == 1


def test_what_does_not_fit_beside_goes_below() -> None:
    bets = [Item(f"bet number {number}") for number in range(4)]
    panel = table("seats", "Seats", ["Name", "Bets"], [[[Item("Ana")], bets], [[Item("Bo")], bets[:1]]])
    lines = table_lines(DULL, [panel], 60, False)
    assert lines == ["  Name  Bets", "  Ana", "    " + "  ".join(bet.text for bet in bets), "  Bo    bet number 0"]
    assert all(width(line) <= 20 for line in table_lines(DULL, [panel], 20, False))


def test_the_turn_is_marked() -> None:
    panel = table("s", "S", ["N", "B"], [[[Item("Ana", state="turn")], []], [[Item("Bo")], []]])
    assert [line[:1] for line in table_lines(DULL, [panel], 40, False)[1:]] == ["▸", " "]


def test_a_name_stays_with_its_card_and_what_is_gone_is_left_out() -> None:
    laid = row("trick", "Trick", [Item("Ana"), Item("9R", "card", "red"), Item("Bo"), Item("1R", "card", "red")])
    tokens = row("tokens", "Tokens", [Item("fight", "token"), Item("double", "token", state="off")])
    assert table_lines(DULL, [laid, tokens], 60, True) == [" Trick   Ana 9R · Bo 1R", " Tokens  fight"]
    assert len(table_lines(DULL, [laid, tokens], 60, False)) == 1


def ring() -> Panel:
    """A loop of 20 places around an empty middle, with a shortcut down from place 3."""
    places = [(x, 0) for x in range(7)] + [(6, y) for y in range(1, 5)]
    places += [(x, 4) for x in range(5, -1, -1)] + [(0, y) for y in range(3, 0, -1)]
    here = {2: [Item("R1", "token", "red")], 8: [Item("V2", "token", "green"), Item("B3", "token", "blue")]}
    cells = [Cell(x, y, Item(str(place + 1)), here.get(place, [])) for place, (x, y) in enumerate(places)]
    return board("ring", "Ring", cells, [*((place, (place + 1) % 20) for place in range(20)), (2, 14), (0, 4)])


def test_a_board_is_a_grid_with_lines_between_what_touches() -> None:
    assert table_lines(DULL, [ring()], 80, True) == [
        " Ring",
        "  1──2──3──4──5──6──7",
        "  │     R1          │",
        "  │     │           │",
        "  20    │           8",
        "  │     │           │",
        "  19    │           9",
        "  │     │           V2 B3",
        "  │     │           │",
        "  18    │           10",
        "  │     │           │",
        "  17─16─15─14─13─12─11",
    ]


@pytest.mark.parametrize("columns", [12, 20, 30, 80])
@pytest.mark.parametrize("spread", [True, False])
def test_a_board_keeps_to_the_room_there_is_and_shows_every_piece(columns: int, spread: bool) -> None:
    lines = table_lines(DULL, [ring()], columns, spread)
    assert all(width(line) <= columns for line in lines)
    assert all(any(piece in line for line in lines) for piece in ("R1", "V2", "B3"))


def test_slanted_links_of_a_board() -> None:
    cells = [Cell(0, 0, Item("a")), Cell(1, 1, Item("b")), Cell(2, 0, Item("c"))]
    assert table_lines(DULL, [board("b", "B", cells, [(0, 1), (2, 1)])], 40, True) == [
        " B",
        "  a   c",
        "   ╲ ╱",
        "    b",
    ]


def test_choices_stand_in_columns_and_share_their_words_when_they_are_many() -> None:
    few = [Choice(number, f"Play the red {number}", "play") for number in range(1, 9)]
    assert len(choice_lines(DULL, few, 80, True)) == 2
    many = [Choice(number, f"Take the card number {number} from the talon", "take") for number in range(1, 20)]
    shared = choice_lines(DULL, many, 80, False)
    assert shared[0].startswith(" Take the card number … from the talon  1) 1  2) 2")
    assert all(width(line) <= 80 for line in shared)
    assert sum(line.count(")") for line in shared) == 19


def test_fresh_lines_of_the_log_are_marked_and_the_latest_win() -> None:
    log = [Line("one", False), Line("two", False), Line("three", True)]
    assert log_lines(DULL, log, 40, 2) == ["   two", " • three"]


def test_the_log_gives_way_first_then_the_table_never_the_question() -> None:
    def lines(rows: int) -> list[str]:
        screen = Screen(DULL, 40, rows)
        screen.panels = [row(f"p{number}", f"Panel {number}", [Item("x" * 30)]) for number in range(6)]
        screen.log = [Line(f"event {number}", True) for number in range(30)]
        screen.prompt, screen.question, screen.more = "Your turn.", "Number > ", "more: t"
        screen.choices = [Choice(1, "Pass", "pass")]
        return screen.lines()

    assert sum("event" in line for line in lines(24)) > sum("event" in line for line in lines(12)) > 0
    assert sum("event" in line for line in lines(10)) == 0 and not any("more" in line for line in lines(10))
    for rows in (4, 5, 7):
        assert len(lines(rows)) <= rows
        assert lines(rows)[-1] == " 1) Pass   Number > "
        assert any("more: t" in line for line in lines(rows)) or rows == 4


def test_rules_paragraphs_are_found_by_their_anchors() -> None:
    text = '# Rules\n\n<a id="aim"></a>\n## 1. Aim\n\n**1.1** Win.\n\n<a id="bet"></a><a id="pay"></a>\n**1.2** Bet.\n'
    assert [plain(line) for part in paragraphs(text, ["pay", "aim", "bet"]) for line in render(DULL, part, 40)] == [
        " 1.1 Win.",
        " 1.2 Bet.",
    ]
    assert paragraphs(text, ["nothing"]) == []


def test_rules_tables_fit_the_screen() -> None:
    text = "| Ticket | What counts |\n|---|---|\n| I, II | " + "cards of that colour in your tricks " * 3 + "|\n"
    lines = render(DULL, text, 40)
    assert len(lines) > 3
    assert all(width(line) <= 40 for line in lines)


def test_choices_of_one_group_stand_together_even_when_others_lie_between() -> None:
    choices = [
        Choice(2 * place + odd + 1, f"Lay a {'6, doped' if odd else '6'}: sport number {place}", f"place {odd}")
        for place in range(12)
        for odd in (0, 1)
    ]
    lines = choice_lines(Ink(False), choices, 80, False)
    assert sum("doped" in line for line in lines) == 1, "what a group has in common is said once"
    shown = " ".join(lines)
    assert all(f"{choice.number}) " in shown for choice in choices)
