"""What designers ask: studies, comparisons, the search for values. The same from the same seed, in both languages, and
true where the answer is known."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.bots import make_bot
from arene.cli import main
from arene.core.chance import Fast, Sealed, seed_from
from arene.core.game import GAMES, load_game, of_the_house
from arene.core.measures import Measure
from arene.core.playout import answer
from arene.lab import study as studying
from arene.lab import tune as tuned
from arene.lab.choices import Habit, HabitualBot, groups_of
from arene.lab.compare import compare as compared
from arene.lab.compare import comparison, difference
from arene.lab.findings import Choice, findings, of_choice
from arene.lab.kept import read, to_json
from arene.lab.ledger import Ledger
from arene.lab.match import box
from arene.lab.page import STYLE
from arene.lab.report import number, signed
from arene.lab.statistics import Estimate, mean
from arene.lab.study import Study, carry_out, study
from arene.lab.study_page import Beside, StudyPage, study_text
from arene.lab.tune import changed, distance, numbers, tune, tuning
from arene.lab.watching import THINKING, Twist, Watched, shares
from arene.words import words


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried as often as before, not eight times."""
    monkeypatch.setattr(studying, "AGAIN", 1)


def asked(game: str = "sponsio", matches: int = 3, choices: int = 4) -> Study:
    return study(game, load_game(game).laid_for(), ["regular"], matches, choices, 1)


# ---- matches that differ in one thing


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_looked_at_is_the_one_that_is_played(game: str) -> None:
    played, seed = box(game, load_game(game).laid_for()), seed_from(3)
    watched = Watched(played, "regular", seed).to_json()
    assert watched["shares"] == shares(played, "regular", seed, Twist())
    asked_in_all = sum(question[0] for question in watched["questions"].values())
    assert asked_in_all == watched["moves"] > 0
    begun = load_game(game).new_state(played.seats, played.options, played.read_edition(), Sealed(seed), None)
    gained = sum(watched["scores"]) - sum(standing.score for standing in begun.standings())
    assert sum(watched["sources"].values()) == gained, "every point comes from somewhere"
    assert all(question[1] >= question[0] for question in watched["questions"].values())
    for use in watched["used"]:
        for group, (offered, chosen) in use.items():
            assert 0 <= chosen <= offered and group in watched["examples"]
    assert all(set(example) == {"fr", "en"} and all(example.values()) for example in watched["examples"].values())
    json.dumps(watched)


def test_a_stream_that_is_drawn_anew_changes_the_match_and_one_that_is_not_there_nothing() -> None:
    played = box("sponsio", 4)
    before = [shares(played, "regular", seed_from(number), Twist()) for number in range(12)]
    for stream, same in (("deal", False), (THINKING, False), ("nothing of the kind", True)):
        after = [shares(played, "regular", seed_from(number), Twist(redrawn=stream)) for number in range(12)]
        assert (after == before) == same, stream


@pytest.mark.parametrize(
    "habit", [Habit("token", False), Habit("pass", True), Habit("bet", False)], ids=lambda one: one.id
)
def test_a_habit_is_kept(habit: Habit) -> None:
    """Wherever there is something else to do, the seat does not do it; wherever it may, it does."""
    game = load_game("sponsio")
    state, chance = game.new_state(4, game.check_options(4, {}), game.edition(), Sealed(seed_from(2)), None), Fast(5)
    space, usual = game.actions(game.edition()), make_bot("regular", game)
    bot = HabitualBot(usual, game.knowledge(), space, habit)
    kept = 0
    while not state.over():
        seat = int(state.actor())
        action = int(answer(bot if seat == 1 else usual, state, seat, chance))
        legal = [habit.group in groups_of(space, int(one)) for one in state.legal(seat)]
        if seat == 1 and len(set(legal)) == 2:
            assert (habit.group in groups_of(space, action)) == habit.always
            kept += 1
        state.play(seat, action, Sealed(seed_from(state.actor())), None)
    assert kept > 3


def test_groups_are_kinds_and_their_values() -> None:
    played = box("sponsio", 4)
    space = load_game("sponsio").actions(played.read_edition())
    bets = space.from_json({"kind": "bet", "ticket": "XII"}).number
    assert groups_of(space, bets) == ["bet", "bet ticket=XII"]
    assert groups_of(space, space.from_json({"kind": "pass"}).number) == ["pass"]
    usual, odd = Twist(), Twist(0, Habit("no such group", False))
    assert shares(played, "regular", seed_from(1), odd) == shares(played, "regular", seed_from(1), usual)


# ---- studies


@pytest.mark.parametrize("game", GAMES)
def test_a_study_of_any_game_is_a_page_in_both_languages(game: str) -> None:
    seats = max(2, load_game(game).min_seats)  # as few as make a match of it
    report = carry_out(study(game, seats, ["regular"], 2, 1, 1))
    for lang in ("fr", "en"):
        text = str(StudyPage(report, lang))
        assert f'lang="{lang}"' in text and "prefers-color-scheme: dark" in text and "url(" not in text
        assert ("Le cours d’une partie" in text) == (lang == "fr")
        links: list[str] = []

        class Links(HTMLParser):
            def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
                links.extend(str(value) for name, value in attrs if name in ("src", "href"))  # noqa: B023

        Links().feed(text)
        assert links == [] and "{" not in re.sub(r"<style>.*?</style>|<pre>.*?</pre>", "", text, flags=re.DOTALL)
        assert study_text(report, lang)


def test_a_study_depends_on_its_seed_alone() -> None:
    first = to_json(carry_out(asked()))
    assert to_json(carry_out(asked(), jobs=2)) == first
    json.dumps(first, allow_nan=False)


def test_progress_never_goes_back_nor_beyond() -> None:
    told: list[tuple[int, int]] = []
    carry_out(asked(matches=2), told=lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({of for _, of in told}) == 1 and all(done < of for done, of in told)


def choice(
    group: str,
    taken: float,
    stages: float,
    never: tuple[float, float],
    always: tuple[float, float],
    again: tuple[str, ...] = ("never", "always"),
    apart: tuple[float, float] = (-0.1, 0.1),
) -> Choice:
    one = Estimate(taken, taken - 0.05, taken + 0.05, 100)
    all_stages = Estimate(stages, stages - 0.05, stages + 0.05, 100)
    seldom, often, more = (Estimate((low + high) / 2, low, high, 100) for low, high in (never, always, apart))
    return Choice(group, {}, 1.0, one, all_stages, one, seldom, often, more, frozenset(again), single=True)


@pytest.mark.parametrize(
    ("one", "kind"),
    [
        (choice("bet", 0.5, 1.0, (-0.2, -0.1), (-0.1, 0.1)), None),
        (choice("collect", 0.9, 0.9, (-0.2, -0.1), (-0.1, 0.1)), "automatic"),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (-0.2, -0.1)), "trap"),
        (choice("exhibitio", 0.1, 0.5, (-0.05, 0.05), (0.02, 0.2)), "neglected"),
        (choice("exhibitio", 0.01, 0.5, (-0.01, 0.05), (0.02, 0.2)), "neglected"),
        (choice("token token=three", 0.01, 0.1, (-0.01, 0.01), (-0.2, -0.1)), "idle"),
        (choice("take", 0.6, 0.9, (-0.04, 0.01), (-0.2, -0.1)), "indifferent"),
        (choice("take", 0.6, 0.9, (-0.14, 0.11), (-0.2, -0.1)), None),
        (choice("take", 0.6, 0.9, (-0.03, 0.4), (-0.2, -0.1)), None),
        (choice("take", 0.6, 0.9, (-0.04, 0.01), (-0.2, -0.1), ("always",)), None),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), ()), None),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), ("always",)), "neglected"),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2)), "mistimed"),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), apart=(0.01, 0.1)), "neglected"),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), apart=(-0.1, -0.01)), "trap"),
        (choice("token token=double", 0.3, 0.95, (-0.05, 0.05), (-0.2, 0.1)), "fashion"),
    ],
)
def test_what_stands_out_is_called_by_one_name(one: Choice, kind: str | None) -> None:
    others = [one, choice("token token=modifier", 0.1, 0.1, (-0.1, 0.1), (-0.1, 0.1))]
    finding = of_choice(one, others)
    assert (None if finding is None else finding.kind) == kind


def test_a_habit_that_seems_to_win_is_tried_again_with_its_opposite() -> None:
    for one in carry_out(asked("lanista", 2, 6)).choices:
        assert one.again != {"always"} or one.always.value <= 0 or one.never.count == one.always.count
        if one.again == {"never", "always"}:
            assert one.apart.count == one.never.count == one.always.count
            assert one.apart.value == pytest.approx(one.always.value - one.never.value)


def test_a_seat_is_called_unfair_only_beyond_the_luck_of_several() -> None:
    barely = Estimate(0.25, 0.17, 0.33, 60)
    assert [one.kind for one in findings([], [barely] * 6)] == []
    assert [one.kind for one in findings([], [Estimate(0.4, 0.3, 0.5, 60), barely, barely])] == []
    assert [one.group for one in findings([], [Estimate(0.6, 0.5, 0.7, 60), barely, barely])] == ["1"]
    assert findings([], [Estimate(0.7, 0.6, 0.8, 60)]) == [], "who is alone has nobody to be unfair to"


def test_who_plays_alone_is_judged_by_what_is_striven_for() -> None:
    report = carry_out(study("lanista", 1, ["regular"], 3, 3, 1))
    assert any(one.never.value != 0 or one.always.value != 0 for one in report.choices)
    assert any(one.value > 0 for _, one in report.luck)
    shares = {name: won.value for name, won, _ in report.skill}
    assert shares["random"] < shares["regular"] < 1
    told = str(StudyPage(report, "en"))
    assert "beats nobody" in told and "half-time" not in told and "Changes of the lead" not in told


# ---- a page without playing again


def test_a_page_is_made_again_from_what_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, kept_file, again = (tmp_path / name for name in ("page.html", "kept.json", "again.html"))
    assert main(["lab", "sponsio", "--seats", "3", "--matches", "2", "--choices", "2", "--json", "-o", str(page)]) == 0
    kept_file.write_text(capsys.readouterr().out)
    for lang in ("fr", "en"):
        assert main(["lab", "sponsio", "--from", str(kept_file), "--lang", lang, "-o", str(again)]) == 0
        assert f'lang="{lang}"' in again.read_text()
    assert main(["lab", "sponsio", "--from", str(kept_file), "--json", "-o", str(again)]) == 0
    assert again.read_text() == page.read_text()


def test_pages_of_a_folder_share_style_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["lab", "sponsio", "--seats", "3", "--matches", "2", "--choices", "1", "--beside"]
    assert main([*order, "--lang", "en", "-o", str(tmp_path / "sponsio.html")]) == 0
    kept_file, page = tmp_path / "sponsio.json", tmp_path / "sponsio.fr.html"
    assert main(["lab", "sponsio", "--from", str(kept_file), "--beside", "--lang", "fr", "-o", str(page)]) == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "lab.css",
        "sponsio.fr.html",
        "sponsio.html",
        "sponsio.json",
    ]
    for file in (page, tmp_path / "sponsio.html"):
        text = file.read_text()
        assert 'href="lab.css"' in text and 'href="sponsio.json"' in text and "<style>" not in text
    json.loads(kept_file.read_text())


PAGES = Path(__file__).parents[2] / "docs" / "lab"


def test_every_game_of_the_house_has_a_page() -> None:
    assert all((PAGES / f"{game}.json").exists() for game in GAMES if of_the_house(game))


@pytest.mark.parametrize("kept", sorted(PAGES.glob("*.json")), ids=lambda kept: kept.stem)
def test_the_pages_of_the_documentation_tell_the_figures_kept_beside_them(kept: Path) -> None:
    """Whoever changes what a page shows makes them again: ``arene lab GAME --from docs/lab/GAME.json --beside``. Words
    may change before that."""
    folder = kept.parent
    report, beside = read(kept, kept.stem), Beside("lab.css", kept.name)
    for lang, name in (("en", f"{kept.stem}.html"), ("fr", f"{kept.stem}.fr.html")):
        there, made = (folder / name).read_text(encoding="utf-8"), str(StudyPage(report, lang, beside))
        assert re.findall(r"[−+]?\d+[.,]\d+", there) == re.findall(r"[−+]?\d+[.,]\d+", made), name
        assert f"(lab/{name})" in (folder.parent / "lab.md").read_text(encoding="utf-8")
    assert (folder / "lab.css").read_text(encoding="utf-8") == STYLE.strip() + "\n"


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"arene": "lab", "game": "sponsio"}', '{"by_level": [{}]}'])
def test_what_is_no_study_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "kept.json", tmp_path / "page.html"
    file.write_text(text)
    assert main(["lab", "sponsio", "--from", str(file), "-o", str(page), "--lang", "en"]) == 2
    assert "not the results of a study" in capsys.readouterr().err and not page.exists()


@pytest.mark.parametrize(("name", "value"), [("levels", [1]), ("edition_name", {}), ("by_level", []), ("matches", [])])
def test_a_study_changed_by_hand_is_refused(
    name: str, value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "kept.json", tmp_path / "page.html"
    file.write_text(json.dumps({**json.loads((PAGES / "sportmord.json").read_text()), name: value}))
    assert main(["lab", "sportmord", "--from", str(file), "-o", str(page), "--lang", "fr"]) == 2
    assert "pas les résultats d’une étude" in capsys.readouterr().err and not page.exists()


def test_a_page_is_not_written_over_what_it_is_made_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    file.write_text((PAGES / "sponsio.json").read_text())
    for name in ("--from", "--file", "--edition"):
        assert main(["lab", "sponsio", name, str(file), "-o", str(file), "--lang", "fr"]) == 2
        assert "il faut un autre nom" in capsys.readouterr().err
    assert file.read_text() == (PAGES / "sponsio.json").read_text()


def test_the_study_of_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(to_json(carry_out(asked(matches=2, choices=0)))))
    assert main(["lab", "lanista", "--from", str(file), "-o", str(page), "--lang", "en"]) == 2
    assert 'game is "sponsio" there, "lanista" here' in capsys.readouterr().err


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, file = to_json(carry_out(asked(matches=2))), tmp_path / "played.jsonl"
    usual, played = shares, 0

    def stopped(*args: Any) -> list[float]:
        nonlocal played
        played += 1
        if played == 10:
            raise KeyboardInterrupt
        return usual(*args)

    monkeypatch.setattr(studying, "shares", stopped)
    with pytest.raises(KeyboardInterrupt):
        carry_out(asked(matches=2), file=file)
    assert to_json(carry_out(asked(matches=2), file=file)) == whole
    assert played == whole["played"] - 2 + 1, "nothing is played twice but what was stopped"


def test_two_processes_do_not_write_one_file(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "rows.jsonl", {"of": 1})
    with pytest.raises(arene.BadFile, match="another process"):
        Ledger(tmp_path / "rows.jsonl", {"of": 1})
    ledger.add({"result": 1})
    ledger.close()
    assert len(Ledger(tmp_path / "rows.jsonl", {"of": 1}).rows) == 1


def test_where_nothing_can_be_written_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(studying, "shares", lambda *args: pytest.fail("a match was played"))
    for file in (tmp_path, tmp_path / "nowhere" / "page.html"):
        assert main(["lab", "sponsio", "-o", str(file), "--lang", "en"]) == 2
        assert str(file) in capsys.readouterr().err


def test_the_command_writes_the_page_and_its_own_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lab.html"
    order = [
        "lab",
        "sponsio",
        "--seats",
        "3",
        "--matches",
        "2",
        "--choices",
        "2",
        "--options",
        "goal_coins=20",
        "--json",
    ]
    assert main([*order, "-o", str(file)]) == 0
    first = capsys.readouterr().out
    printed = next(line for line in file.read_text().split("\n") if line.startswith("<pre>arene "))
    again = printed.removeprefix("<pre>arene ").removesuffix("</pre>").split()
    assert main([*again, "--json", "-o", str(file)]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (["lab", "sponsio", "--matches", "1"], "matches: 1 is out of range"),
        (["lab", "sponsio", "--bots", "exec:./bot"], "a program would be started"),
        (["lab", "sponsio", "--bots", "genius"], "'genius' is not one of"),
        (["compare", "sponsio", "default", "nonsense"], "neither an option"),
        (["compare", "sponsio", "default", "goal_coins=3"], "goal_coins"),
        (["compare", "sponsio", "default", ""], "neither an option"),
        (["tune", "sponsio", "--values", "nothing"], "nothing reconstructed"),
        (["tune", "sponsio", "--targets", "nothing"], "'nothing' is not one of"),
        (["tune", "sponsio", "--tries", "0"], "tries: 0 is out of range"),
        (["tune", "sportmord"], "none of the 7 reconstructed values can be changed by itself"),
    ],
)
def test_what_cannot_be_done_is_refused(order: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*order, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


# ---- two boxes


def test_a_box_compared_with_itself_differs_in_nothing() -> None:
    same = box("sponsio", 3)
    for row in compared(comparison((same, same), ["regular"], 4, 1)):
        assert row.difference.value == 0 and row.both[0] == row.both[1]


def test_fewer_coins_to_win_are_shorter_matches(capsys: pytest.CaptureFixture[str]) -> None:
    boxes = (box("sponsio", 3), box("sponsio", 3, {"goal_coins": 20}))
    rows = {row.measure.id: row for row in compared(comparison(boxes, ["regular"], 12, 1))}
    assert rows["moves"].difference.high < 0 and rows["rounds"].difference.high < 0
    for lang in ("fr", "en"):
        order = ["compare", "sponsio", "default", "goal_coins=20", "--seats", "3", "--matches", "3", "--lang", lang]
        assert main(order) == 0
        assert ("Différence" in capsys.readouterr().out) == (lang == "fr")


def test_every_figure_is_compared_once_and_nobody_alone_wins() -> None:
    alone = box("lanista", 1)
    ids = [row.measure.id for row in compared(comparison((alone, alone), ["regular"], 1, 1))]
    assert len(ids) == len(set(ids)) and not any(id.startswith("place") for id in ids)


def test_numbers_are_written_as_the_language_does() -> None:
    assert [number(-3.46, lang, 1) for lang in ("fr", "en")] == ["−3,5", "−3.5"]
    assert number(-0.001, "en", 2) == "0.00" and number(-20.0, "en", 0) == "−20"
    assert [signed(value, "fr", 1) for value in (3.46, -3.46, 0.01, -0.01)] == ["+3,5", "−3,5", "0,0", "0,0"]


@pytest.mark.parametrize(
    ("lang", "size", "unit"), [("fr", 0.0, "point"), ("fr", 1.8, "point"), ("fr", 2.0, "points"), ("en", 1.8, "points")]
)
def test_a_unit_agrees_with_its_number(lang: str, size: float, unit: str) -> None:
    assert f" {unit} [" in words(lang)("study-points", value="", size=size, low="", high="")


def test_differences_are_those_of_the_pairs() -> None:
    first, second = [(1.0, 1.0), (2.0, 1.0), (4.0, 1.0)], [(2.0, 1.0), (3.5, 1.0), (5.0, 1.0)]
    paired = mean([two[0] - one[0] for one, two in zip(first, second, strict=True)])
    found = difference(first, second)
    assert found.value == pytest.approx(paired.value) and found.low == pytest.approx(paired.low)


# ---- values


def test_only_reconstructed_whole_numbers_are_moved() -> None:
    played = box("sponsio", 3)
    edition = played.read_edition()
    asked = tuning(played, ["regular"], 2, 1, [], [])
    assert "track[3]" in asked.paths and "turns" not in asked.paths
    assert all(edition.mark(path) == "reconstructed" for path in asked.paths)
    moved = changed(edition.data, {"track[3]": 99, "tickets.I.wagers.0.odds": 5})
    assert moved["track"][3] == 99 and moved["tickets"][0]["wagers"][0]["odds"] == 5
    assert changed(edition.data, {}) == edition.data
    assert dict(numbers(moved))["track[3]"] == 99


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    asked = tuning(box("sponsio", 3), ["regular"], 3, 1, ["track"], [])
    whole = tune(asked, 5)
    assert whole[0].values == {} and len(whole) == 5 and all(len(one.values) == 1 for one in whole[1:])
    file = tmp_path / "tried.jsonl"
    tune(asked, 2, file=file)
    assert tune(asked, 5, jobs=2, file=file) == whole
    assert len(file.read_text().splitlines()) == 6


def test_a_step_is_as_large_as_the_edition_wants() -> None:
    """No coin of Lanista is smaller than fifty."""
    asked = tuning(box("lanista", 2), ["regular"], 1, 1, ["boards.exhibitio.pay"], [])
    printed = asked.box.read_edition().data["boards"]["exhibitio"]["pay"]
    tried = [one.values.get("boards.exhibitio.pay", printed) for one in tune(asked, 3)]
    assert len(tried) == 3 and len(set(tried)) == 3 and all(pay % 50 == 0 for pay in tried)


def test_a_search_that_went_another_way_is_not_gone_on_with(tmp_path: Path) -> None:
    asked, file = tuning(box("sponsio", 3), ["regular"], 1, 1, ["track"], []), tmp_path / "tried.jsonl"
    tune(asked, 2, file=file)
    file.write_text(file.read_text().replace('"values":{"track', '"values":{"other'))
    with pytest.raises(arene.BadFile, match=r"line 3.*values"):
        tune(asked, 3, file=file)


def test_a_search_comes_closer(capsys: pytest.CaptureFixture[str]) -> None:
    """The target is out of reach of the values that are printed: each step towards it is kept."""
    asked = tuning(box("automobile", 2), ["regular"], 4, 1, ["track"], [])
    found = tune(asked, 4)
    assert min(one.loss for one in found) <= found[0].loss
    for lang in ("fr", "en"):
        order = [
            "tune",
            "sponsio",
            "--seats",
            "3",
            "--values",
            "track",
            "--tries",
            "2",
            "--matches",
            "2",
            "--lang",
            lang,
        ]
        assert main(order) == 0
        assert ("Au départ" in capsys.readouterr().out) == (lang == "fr")


def test_the_distance_is_nothing_within_the_bounds() -> None:
    [measure] = [
        one
        for one in load_game("sponsio").measures().targets(4, box("sponsio", 4).read_edition())
        if one.id == "rounds"
    ]
    assert measure.low is not None and measure.high is not None
    assert distance(measure, measure.low) == distance(measure, measure.high) == 0
    assert distance(measure, measure.low - 1) > distance(measure, measure.low - 0.5) > 0


def test_a_target_is_not_reached_by_doing_away_with_what_it_measures() -> None:
    rare = Measure("ends-by-track", None, 0.1, share=True, seen=True)
    assert distance(rare, 0.05) == 0 < distance(rare, 0.2)
    assert distance(rare, 0.0) == distance(rare, None) == distance(Measure("net", 3.0, 6.0), None) == 1


def test_what_was_never_seen_is_no_loss_and_what_is_lost_is(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = iter([{"net": (4.0, 1.0)}, {}])  # with the values as they are, then with one moved
    monkeypatch.setattr(tuned, "observed", lambda *match: next(seen))
    tried = tune(tuning(box("sponsio", 4), ["random"], 1, 1, ["track"], ["net", "rounds"]), 2)
    assert [one.loss for one in tried] == [0.0, 1.0]
