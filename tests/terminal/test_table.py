"""The table at a terminal, played as people play it: by numbers and keys."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import arene
from arene.bots import make_bot
from arene.bots.outside import OutsideBot
from arene.terminal.console import Console, Ended
from arene.terminal.ink import Ink, plain, width
from arene.terminal.pages import Paper
from arene.terminal.seats import arrange, seat_of
from arene.terminal.table import Table
from arene.words import Speaker
from tests.bots.odd import OddBot
from tests.games.sponsio.table import W1_TRICKS, d1, peter_bets
from tests.games.sponsio.table import table as sponsio_table
from tests.terminal.play import PaperConsole, anyhow, choices, new_table, script, table_of

SHORT: dict[str, object] = {"max_rounds": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_match_ends_with_the_ranking_and_the_proof_of_the_draw(lang: str, path: Path) -> None:
    console = PaperConsole(anyhow(1))
    table = new_table(console, path, lang=lang, options={"max_rounds": 2})
    assert table.run() == 0
    assert table.match.over
    said = "\n".join(console.said)
    for standing in table.match.standings:
        assert table.seats[int(str(standing["seat"]))].name in said
    assert table.words("terminal-fair") in said
    assert table.match.seed.hex() in said
    assert str(path) in said
    assert arene.verify(path).hash == table.match.hash


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_prompt_fits_80_by_24_with_the_whole_table(lang: str, seats: int, seed: int, path: Path) -> None:
    """Every seat is played by a person, so that every question of the match is asked here."""
    console = PaperConsole(anyhow(seed))
    table = new_table(console, path, seats=seats, people=seats, seed=seed, lang=lang, options=SHORT)
    table.run()
    assert table.match.over
    assert len(console.pictures) > len(table.match.moves)
    for picture in console.pictures:
        assert len(picture) <= 24
        assert max(width(line) for line in picture) <= 80
        assert table.words("terminal-more") not in "\n".join(picture)


def absent_programs(console: PaperConsole, path: Path, people: int, lang: str) -> Table:
    """A table whose bots are a program that is not there."""
    seating = arrange(4, people, ["exec:./absent"], [], lang)
    match = arene.new_match("sponsio", 4, 3, SHORT, players=[seat.player for seat in seating])
    regular = make_bot("regular", match.game)
    bots = {seat: OutsideBot("exec:./absent", match, seat, regular) for seat in range(people, 4)}
    return Table(match, seating, bots, lang, console, path)


@pytest.mark.parametrize(
    ("lang", "first", "later"),
    [
        ("fr", "Inès : le programme « ./absent » ne peut", "Inès : la même faute, 6 fois déjà ; « regular » joue"),
        ("en", "Ines: the program “./absent” cannot", "Ines: the same fault, 6 times so far; “regular” plays"),
    ],
)
def test_a_fault_of_a_program_is_told_at_length_once_and_then_counted(
    lang: str, first: str, later: str, path: Path
) -> None:
    console = PaperConsole(script("1", "1"), columns=200, rows=60)
    table = absent_programs(console, path, people=1, lang=lang)
    table.run()
    pictures = [[line.replace("\u00a0", " ") for line in picture] for picture in console.pictures]
    assert table.match.commitment[:32] in pictures[0][-5], "each notice begins a line"
    for picture, told in zip(pictures[:2], (first, later), strict=True):
        notices = picture[-4:-1]
        assert notices[0].startswith(told) and all(line.endswith(".") for line in notices)
        assert [line.split()[0] for line in notices] == [seat.name + ":" * (lang == "en") for seat in table.seats[1:]]
        assert not any("absent" in line or told in line for line in picture[:-4])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_where_nobody_looks_on_a_fault_is_said_at_once_and_its_number_at_the_end(lang: str, path: Path) -> None:
    console = PaperConsole(script())
    absent_programs(console, path, people=0, lang=lang).run()
    told = [line for line in console.said if "./absent" in line]
    assert console.said[:4] == told and len(told) == 4
    counted = [line for line in console.said if "la même faute" in line or "the same fault" in line]
    assert len(counted) == 4


def test_a_larger_terminal_shows_more_of_the_log(path: Path) -> None:
    shown = []
    for rows in (24, 50):
        console = PaperConsole(script(*["1"] * 8), rows=rows)
        new_table(console, path, people=1, seed=3).run()
        shown.append(len(console.pictures[-1]))
        assert len(console.pictures[-1]) <= rows
    assert shown[1] > shown[0]


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (20, 8)])
def test_a_small_window_keeps_the_question_and_says_that_more_is_there(size: tuple[int, int], path: Path) -> None:
    console = PaperConsole(script(), *size)
    table = new_table(console, path)
    table.run()
    assert all(width(line) <= size[0] for line in console.pictures[-1])
    assert len(console.pictures[-1]) <= size[1]
    assert console.pictures[-1][-1].startswith(table.words("terminal-choose")[:10])


def test_without_colours_nothing_but_text_is_written(path: Path) -> None:
    console = PaperConsole(anyhow(2))
    new_table(console, path, options=SHORT).run()
    assert "\x1b" not in "".join(line for picture in console.pictures for line in picture)
    assert "\x1b" not in "".join(console.said)


def test_colours_change_nothing_but_the_colour(path: Path) -> None:
    """Suits have their letters and states their marks, so the words must be there with and without colours."""
    plainly, colourful = PaperConsole(anyhow(2)), PaperConsole(anyhow(2))
    colourful.ink = Ink(True)
    for console in (plainly, colourful):
        new_table(console, path, options=SHORT).run()
    assert len(plainly.pictures) == len(colourful.pictures)
    for without, with_colours in zip(plainly.pictures, colourful.pictures, strict=True):
        for dull, bright in zip(without, with_colours, strict=True):
            if not dull.startswith("──"):  # the band is a rule without colours, a strip with them
                assert plain(bright) == dull
    assert "\x1b[" in "".join(line for picture in colourful.pictures for line in picture)


# ---- keys


def test_wrong_answers_are_told_and_change_nothing(path: Path) -> None:
    for wrong in ("0", "99", "-1", "1.5", "²", "x", "1 2", "é" * 200):
        console = PaperConsole(script("", wrong))
        table = new_table(console, path, people=4)
        before = table.match.hash
        table.run()
        assert table.match.hash == before
        assert wrong[:20] in console.last
        assert all(width(line) <= 80 for line in console.pictures[-1])


def test_undo_takes_back_a_choice_but_not_a_card_that_was_shown(path: Path) -> None:
    def answer(console: PaperConsole) -> str:
        asked = len(console.pictures)
        if asked == 1:
            return ""  # the curtain
        if asked == 2:
            return "2"  # reveal a card
        if asked == 3:
            return "u"  # it was shown
        if asked == 4:
            return "1"  # a bet: its wager is still to choose
        if asked == 5:
            return "u"
        raise Ended

    console = PaperConsole(answer)
    table = new_table(console, path, people=4)
    table.run()
    assert table.words("refusal-match-undo-fence")[:40] in "\n".join(console.pictures[3])
    assert len(table.match.moves) == 1
    assert table.words("terminal-undone") in console.last
    assert arene.load(path).hash == table.match.hash


def test_undo_with_nothing_to_take_back_says_so(path: Path) -> None:
    console = PaperConsole(script("", "u"))
    table = new_table(console, path, people=4)
    table.run()
    assert table.words("refusal-match-undo-nothing") in console.last


def test_explanation_shows_what_is_blocked_and_the_rule(path: Path) -> None:
    console = PaperConsole(script("", "2", "?"), rows=200)
    table = new_table(console, path, people=4)
    table.run()
    page = console.pictures[3]
    text = "\n".join(page)
    blocked = table.match.blocked(table.match.awaiting[0])
    assert blocked
    for action, _ in blocked:
        assert table.speaker.action(action, table.match.view(table.match.awaiting[0])).split("(")[0] in text
    assert "5.4" in text  # one ticket per colour, in the rules


@pytest.mark.parametrize("key", ["?", "l", "t", "r", "h"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages_fit_and_lead_back_to_the_same_question(key: str, lang: str, path: Path) -> None:
    pages = iter([key])

    def answer(console: PaperConsole) -> str:
        if len(console.pictures) > 1 and console.pictures[-1][-1] == console.pictures[0][-1]:
            raise Ended
        return next(pages, "")

    console = PaperConsole(answer)
    table = new_table(console, path, lang=lang, seed=7)
    table.run()
    first, last = console.pictures[0], console.pictures[-1]
    assert len(console.pictures) > 2
    assert last[-1] == first[-1]
    assert choices("\n".join(last)) == choices("\n".join(first))
    for picture in console.pictures:
        assert len(picture) <= 24
        assert max(width(line) for line in picture) <= 80


# ---- saving


@pytest.mark.parametrize("name", ["~nosuchuser/x", "a\0b", "x" * 300, "/dev/null/x"])
def test_a_mistyped_file_name_is_asked_again(name: str, path: Path) -> None:
    console = PaperConsole(script(f"s {name}", "q"))
    table = new_table(console, path)
    assert table.run() == 0
    assert "Pas enregistré\u00a0:" in "\n".join(console.pictures[1])
    assert table.path == path and arene.load(path).hash == table.match.hash
    assert any("arene resume" in line for line in console.said)


@pytest.mark.parametrize("leave", ["q", None])
def test_leaving_keeps_the_match_and_says_how_to_go_on(leave: str | None, path: Path) -> None:
    answers = ["1", "1", *([leave] if leave else [])]
    console = PaperConsole(script(*answers))
    table = new_table(console, path)
    assert table.run() == 0
    assert f"arene resume {path}" in "\n".join(console.said)
    assert arene.load(path).hash == table.match.hash


def test_a_resumed_match_goes_on_where_it_was(path: Path) -> None:
    console = PaperConsole(script("1", "1", "q"))
    table = new_table(console, path, options=SHORT)
    table.run()
    again = PaperConsole(anyhow(5))
    resumed = table_of(arene.load(path), again, path)
    assert resumed.match.hash == table.match.hash
    assert [seat.bot for seat in resumed.seats] == [None, "random", "random", "random"]
    assert resumed.run() == 0
    assert resumed.match.over
    assert len(resumed.match.moves) > len(table.match.moves)
    assert arene.verify(path).over


def test_every_move_is_on_disk_before_the_next_question(path: Path) -> None:
    def answer(console: PaperConsole) -> str:
        assert arene.load(path).hash == table.match.hash
        if len(console.pictures) > 12:
            raise Ended
        return anyhow(len(console.pictures))(console)

    console = PaperConsole(answer)
    table = new_table(console, path)
    table.run()


def test_a_disk_that_takes_nothing_does_not_end_the_match(tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "match.jsonl"
    elsewhere = tmp_path / "elsewhere.jsonl"
    console = PaperConsole(script("1", "q", f"s {elsewhere}", "q"))
    table = new_table(console, nowhere)
    assert table.run() == 0
    picture = "".join(line.strip() for line in console.pictures[2])  # a long path wraps anywhere
    assert str(nowhere.parent).replace(" ", "") in picture.replace(" ", "")
    assert arene.load(elsewhere).hash == table.match.hash

    console = PaperConsole(script("1"))
    assert new_table(console, nowhere).run() == 2


def test_saving_under_another_name_never_overwrites(tmp_path: Path, path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("mine")
    console = PaperConsole(script(f"s {other}"))
    table = new_table(console, path)
    table.run()
    assert other.read_text() == "mine"
    assert table.words("terminal-exists", file=str(other))[:20] in console.last.replace("\n", " ")


def test_ctrl_c_saves_and_says_how_to_go_on(path: Path) -> None:
    def answer(console: PaperConsole) -> str:
        raise KeyboardInterrupt

    console = PaperConsole(answer)
    assert new_table(console, path).run() == 130
    assert f"arene resume {path}" in "\n".join(console.said)


# ---- several people


@pytest.mark.parametrize("seed", range(3))
def test_the_curtain_falls_between_people_and_no_picture_shows_another_hand(seed: int, path: Path) -> None:
    """Before each picture the true hands are looked up: only the one who is asked may see his."""
    chance = anyhow(seed)

    def answer(console: PaperConsole) -> str:
        shown = console.last
        if choices(shown):
            asked = table.match.awaiting[0]
            assert table.seats[asked].name in curtains[-1]
            public = table.match.view(None)
            for seat in range(table.match.seats):
                known = public["players"][seat]["known_in_hand"]
                secret = set(table.match.view(seat)["players"][seat]["hand"]) - set(known)
                names = {table.match.game.text.param(table.words, "card", card, []) for card in secret}
                shorts = {str(table.match.game.text.param(table.words, "cards", [card], [])) for card in secret}
                nines = table.words(
                    "panel-nines", scope="play"
                )  # where the 9s are is public: the list names all of them
                screen = [word for line in shown.split("\n") if nines not in line for word in line.split()]
                if seat == asked:
                    assert shorts <= set(shown.split())
                else:
                    assert not any(f"le {name}" in shown for name in names)
                    assert not shorts & set(screen)
        elif table.words("terminal-curtain-pass") in shown:
            curtains.append(shown)
            assert console.hidden == len(curtains)
        return chance(console)

    curtains: list[str] = []
    console = PaperConsole(answer)
    table = new_table(console, path, seats=4, people=3, seed=seed, options=SHORT)
    table.run()
    assert len(curtains) > 10


def test_one_person_alone_needs_no_curtain(path: Path) -> None:
    console = PaperConsole(anyhow(1))
    new_table(console, path, options=SHORT).run()
    assert console.hidden == 0


def test_the_end_of_a_round_waits_to_be_read(path: Path) -> None:
    console = PaperConsole(anyhow(4))
    table = new_table(console, path, options={"max_rounds": 2, "goal_coins": 60})
    table.run()
    recaps = [picture for picture in console.pictures if table.words("terminal-recap") in picture[0]]
    assert len(recaps) == 2  # the last one too: nothing else tells how it ended
    for recap in recaps:
        assert any("Fin de la manche" in line for line in recap)
    assert any("l’emporte" in line or "partagée" in line for line in recaps[1])


def test_bots_may_play_among_themselves(path: Path) -> None:
    console = PaperConsole(script())
    table = new_table(console, path, people=0, options=SHORT)
    assert table.run() == 0
    assert table.match.over


# ---- the real console


def test_colours_only_where_a_terminal_shows_them() -> None:
    from arene.terminal.console import can_colour

    assert can_colour({"TERM": "xterm"}, True)
    assert not can_colour({"TERM": "xterm", "NO_COLOR": "1"}, True)
    assert not can_colour({"TERM": "dumb"}, True)
    assert not can_colour({}, True)
    assert not can_colour({"TERM": "xterm"}, False)


def test_the_curtain_fills_a_terminal_that_cannot_be_cleared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")
    Console().hide()
    assert capsys.readouterr().out == "\n" * 24


def test_settled_questions_are_no_longer_asked(path: Path) -> None:
    players = [seat.player for seat in arrange(3, 1, ["random"], [], "fr")]
    match = arene.new_match("sportmord", 3, 5, {"round_limit": 10}, players=players)
    chance = Random(2)
    settled: list[str] = []

    def answer(console: PaperConsole) -> str:
        if "Mon vœu" in console.last:  # the page of settings: wish a unit, then go back
            settled.append(console.last)
            return "" if "toujours une unité" in console.last else "3"
        assert "votre vœu" not in console.last or not settled, "asked although it is settled"
        if not settled:
            return "c"
        count = choices(plain(console.last))
        return str(chance.randint(1, count)) if count else ""

    console = PaperConsole(answer)
    table_of(match, console, path).run()
    assert match.over and len(settled) == 3
    wishes = [move for move in match.moves if move.seat == 0 and move.action["kind"] == "wish"]
    assert wishes and all(move.action["wish"] in ("training", "tournament") for move in wishes)


def test_a_game_without_settings_has_no_page_for_them(path: Path) -> None:
    console = PaperConsole(script("c", "h", "", "q"))
    new_table(console, path).run()
    assert "Ne plus me demander" not in "\n".join(line for picture in console.pictures for line in picture)


def test_bots_of_a_resumed_match_play_as_they_would_have(path: Path) -> None:
    """One person who always takes the first choice leaves after three answers, and comes back."""
    whole = new_table(PaperConsole(first_choice), path, options=SHORT)
    whole.run()
    new_table(PaperConsole(script("1", "1", "1")), path, options=SHORT).run()
    resumed = table_of(arene.load(path), PaperConsole(first_choice), path)
    assert 0 < len(resumed.match.moves) < len(whole.match.moves)
    resumed.run()
    assert [move.action for move in resumed.match.moves] == [move.action for move in whole.match.moves]


def first_choice(console: PaperConsole) -> str:
    return "1" if choices(plain(console.last)) else ""


# ---- what people type


@pytest.mark.parametrize("keys", ["\x1b[A\x1b[A", "\x1b[2J", "\x1bOP", "\udcff", "a\x07b", "9" * 5000])
def test_keys_that_are_no_text_never_reach_the_screen(
    keys: str, path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter([keys, "q"])
    monkeypatch.setattr(Console, "_read", lambda self: next(answers))
    match = arene.new_match("sponsio", 4, 7, players=["Ana", *(f"B{n} (bot random)" for n in range(3))])
    seating = [seat_of(player) for player in match.players]
    bots = {seat: make_bot("random", match.game) for seat in (1, 2, 3)}
    assert Table(match, seating, bots, "fr", Console(), path).run() == 0
    assert all(sign.isprintable() or sign == "\n" for sign in capsys.readouterr().out.replace("\u00a0", " "))


# ---- what is in sight


def test_options_and_edition_are_one_key_away(path: Path) -> None:
    options: dict[str, object] = {"goal_coins": 20, "nines_scope": "whole_deck", "max_rounds": 2}
    console = PaperConsole(script("o", "", "r", "q", "q"))
    table = new_table(console, path, options=options)
    table.run()
    assert "Options particulières" in "\n".join(console.pictures[0])
    page = "\n".join(console.pictures[1])
    for line in (
        "Pièces pour gagner\u00a0: 20",
        "Quels 9 comptent\u00a0: tous, talon compris",
        "Nombre de manches\u00a0: 2",
    ):
        assert line in page
    rules = "\n".join(next(picture for picture in console.pictures[2:] if "Ce qui change" in picture[0]))
    assert "Pièces pour gagner\u00a0: 20" in rules and "Cible du contre-pari" not in rules


def test_a_usual_match_has_nothing_special_to_say(path: Path) -> None:
    console = PaperConsole(script("r", "q", "q"))
    new_table(console, path).run()
    assert "Options particulières" not in "\n".join(console.pictures[0])
    assert "Ce qui change" not in "\n".join(console.pictures[1])


def test_the_log_opens_at_its_end(path: Path) -> None:
    console = PaperConsole(script(*["1"] * 9, "l", "q", "q"), rows=14)
    table = new_table(console, path, options={"max_rounds": 1})
    table.run()
    pages = [picture for picture in console.pictures if "Page 1 sur" in picture[-1]]
    last = table.log.lines(0, 0)[-1].text
    assert pages and last[:30] in "\n".join(pages[0])


def test_choices_out_of_sight_are_said_to_be(path: Path) -> None:
    console = PaperConsole(script("t", "", "", "", "q"), columns=40, rows=12)
    table = new_table(console, path)
    table.run()
    first = console.pictures[0]
    assert len(first) <= 12 and any(line.startswith("… la table ne tient pas") for line in first[:2])
    pages = "\n".join(line for picture in console.pictures[1:-1] for line in picture)
    assert "1) Passer" in pages


def test_the_ranking_says_what_broke_a_tie() -> None:
    place = d1(round=5, purses=(10, 15, 10, 10))  # after W1 seats 0 and 1 have 18 coins each
    at = peter_bets(sponsio_table(place)).tricks(W1_TRICKS)
    while not at.match.over:
        at.do("keep")
    speaker = Speaker(at.match.game, "en", list("ABCD"))
    ranking = Paper(Ink(False), speaker, 80)._standings(at.match)
    assert ranking[1].endswith("18  score of 10 in the last round")
    assert ranking[2].endswith("18  score of 2 in the last round")
    assert ranking[3].endswith(" 13")


def test_a_score_below_nought_has_a_minus_sign() -> None:
    seats = [{"prestige": -3}, {"prestige": 2}]
    match = arene.position("lanista", {"seats": seats, "round": 4, "decision": "over"}, seed=1)
    speaker = Speaker(match.game, "en", ["Ada", "Bram"])
    assert "−" in Paper(Ink(False), speaker, 80)._standings(match)[-1]


def test_what_may_be_done_unasked_is_reached_by_a_key(path: Path) -> None:
    match = arene.new_match("footmania", 2, 1)
    first = match.awaiting[0]
    aside = [str(action) for action in match.asides(first)]
    hand = 1 + next(place for place, action in enumerate(match.asides(first)) if action.kind == "raise_hand")
    console = PaperConsole(script("", "h", "", "a", str(hand), "a", "q", "q"))
    table = table_of(match, console, path)
    table.run()
    shown = ["\n".join(picture) for picture in console.pictures]
    assert any(table.words("terminal-key-asides") in picture for picture in shown)
    assert any(table.words("action-raise-hand") in picture for picture in shown)
    assert match.view(first)["players"][first]["hand_up"]
    assert len(match.asides(first)) == len(aside) - 1
    assert match.awaiting == [first]  # the question is still there


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_first_screen_of_lanista_and_what_its_cards_say(lang: str) -> None:
    """Before the first purchase the school is empty; the names of the hand are explained on a page of their own."""
    match = arene.new_match("lanista", seats=2, seed=3, options={"preset": "standard"})
    speaker = Speaker(match.game, lang, ["Ada", "Bob"], match.edition)
    paper = Paper(Ink(False), speaker, 80)
    assert paper.table(match.view(0))
    said = " ".join(" ".join(paper.details(match.view(0))).split())
    hand = next(panel for panel in speaker.panels(match.view(0)) if panel.id == "hand")
    assert all(" ".join(item.label.split()) in said for item in hand.items)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_bot_that_wants_what_the_rules_refuse_stops_the_match_and_leaves_a_file(
    lang: str, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    table = new_table(PaperConsole(anyhow(1)), path, lang=lang, options=SHORT)
    table.bots = {seat: OddBot(bot, after=2) for seat, bot in table.bots.items()}
    with pytest.raises(arene.BadData) as stopped:
        table.run()
    [file] = (tmp_path / "state" / "arene" / "faults").glob("*stopped.jsonl")
    told = arene.said(stopped.value, lang)
    assert str(file) in told and "99999" in told
    assert arene.load(file).hash == table.match.hash == arene.load(path).hash


def test_a_seat_is_read_back_with_the_bot_as_it_was_named() -> None:
    for bot in ("random", "good:bold", "strong:playouts=40:stages=0"):
        seat = seat_of(arrange(2, 1, [bot], ["Ana"], "fr")[1].player)
        assert seat.bot == bot and "(" not in seat.name
