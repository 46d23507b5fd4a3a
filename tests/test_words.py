"""Words: French and English complete, used, and written as they should be."""

from __future__ import annotations

import ast as python
import re
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import arene
from arene.core.game import Game
from arene.core.text import GameText, Status
from arene.server.sitewords import site_words
from arene.words import FluentWords, MissingWords, default_language, words

PACKAGE = Path(__file__).parent.parent / "src" / "arene"
FRENCH = sorted(PACKAGE.rglob("fr.ftl"))
FOLDERS = [file.parent for file in FRENCH]
HOUSE = [arene.load_game(game) for game in arene.GAMES if (PACKAGE / "games" / game).is_dir()]


def folder_name(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


def game_id(game: Game) -> str:
    return game.id


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids)), f"{file}: twice {[id for id in ids if ids.count(id) > 1]}"
    return {message.id.name: message for message in found}


def texts(node: object) -> Iterator[str]:
    """The texts of a message and its attributes; what a placeable will hold is written as ￼."""
    if isinstance(node, ast.Message):
        for inside in (node.value, *(attribute.value for attribute in node.attributes)):
            yield from texts(inside)
    if isinstance(node, ast.Pattern):
        parts = [element.value if isinstance(element, ast.TextElement) else "￼" for element in node.elements]
        yield "".join(parts)
        for element in node.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from texts(variant.value)


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert sorted(ids(folder / "fr.ftl")) == sorted(ids(folder / "en.ftl"))


def ids(file: Path) -> Iterator[str]:
    """The ids of a file's messages and of their attributes."""
    for id, message in messages(file).items():
        yield id
        yield from (f"{id}.{attribute.id.name}" for attribute in message.attributes)


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_parts_of_a_message_belong_to_it_and_have_no_full_stop(folder: Path) -> None:
    belong = {"lead": ("prompt", "waiting"), "short": ("refusal-",)}
    belong |= dict.fromkeys(Status._fields[1:], ("status",))
    for lang in arene.LANGUAGES:
        for id, message in messages(folder / f"{lang}.ftl").items():
            for attribute in message.attributes:
                assert id.startswith(belong[attribute.id.name]), id
                assert not [text for text in texts(attribute.value) if text.endswith(".") or ". " in text], id


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_french_typography(folder: Path) -> None:
    for id, message in messages(folder / "fr.ftl").items():
        for text in texts(message):
            assert "'" not in text and '"' not in text, f"{id}: straight quote in {text!r}"
            assert not re.search(r"(?<![\u00a0\n])[:;!?»]", text), f"{id}: a no-break space is missing in {text!r}"
            assert not re.search(r"«(?!\u00a0)", text), f"{id}: a no-break space is missing in {text!r}"
            assert "..." not in text and "  " not in text, f"{id}: {text!r}"


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_english_typography(folder: Path) -> None:
    for id, message in messages(folder / "en.ftl").items():
        for text in texts(message):
            assert "'" not in text and '"' not in text, f"{id}: straight quote in {text!r}"
            assert not re.search(r"[ \u00a0][:;!?]", text), f"{id}: a space before punctuation in {text!r}"
            assert "..." not in text and "  " not in text, f"{id}: {text!r}"


@cache
def sources(folder: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def drawn(game: Game) -> set[str]:
    """The messages that a game's drawn table asks for."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(game.folder.rglob("*.js")))
    return set(re.findall(r'words\(\s*"([a-z-]+)"', code)) | set(re.findall(r'"(draw-[a-z-]+)"', code))


def taught(game: Game) -> set[str]:
    """The messages that a game's guided first match asks for."""
    file = game.file("tutorial.toml")
    return (
        {f"tutorial-{say}" for say in re.findall(r'^(?:say|otherwise) = "([a-z-]+)"', file.read_text(), re.M)}
        if file.is_file()
        else set()
    )


def dashed(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def needed(game: Game) -> set[str]:
    """The messages that the code of a game can ask for."""
    code = sources(game.folder)
    ids = set(re.findall(r'words(?:\.prompt|\.status)?\(\s*"([a-z-]+)"', code)) | {
        "game-name",
        "game-poster",
        "game-tagline",
        "game-pitch",
    }
    ids |= {f"log-{dashed(kind)}" for kind in re.findall(r'out\.(?:add|show|disclose)\(\s*"(\w+)"', code)}
    ids |= {f"log-{dashed(kind)}" for kind in re.findall(r'out\.(?:tell|keep)\w*\([^"]*"(\w+)"', code)}
    ids |= {f"refusal-{dashed(rule)}" for rule in re.findall(rf'"({game.id}\.[a-z.-]+)"', code) if "/" not in rule}
    ids |= {f"fault-{id.replace(':', '-')}" for id in re.findall(rf'"({game.id}:[a-z-]+)"', code)}
    ids |= set() if game.questions is None else {f"refusal-{game.id}-order"}
    text = game.file("fr.ftl").read_text(encoding="utf-8")
    for option in game.options:
        ids |= {f"option-{option.id}", f"option-{option.id}-help"}
        for seats in range(game.min_seats, game.max_seats + 1):
            values = option.schema(seats).get("enum", [])
            ids |= {f"value-{option.id}-{str(value).lower()}" for value in values if isinstance(value, (str, bool))}
            ids |= {id for value in values if (id := f"value-{option.id}-{value}") in text}  # a number may have a name
    for name in game.presets:
        ids |= {f"preset-{name}", f"preset-{name}-help"}
    for comfort in game.comforts:
        ids |= {f"comfort-{comfort.id}", f"comfort-{comfort.id}-help"}
        values = comfort.schema(game.min_seats).get("enum", [])
        ids |= {f"value-{comfort.id}-{str(value).lower()}" for value in values}
    ids |= {f"action-{dashed(kind)}" for kind in game.actions(game.edition()).kinds}
    ids |= {f"stream-{dashed(label)}" for label in game.draws}
    ids |= {f"dealt-{sort}" for sort in game.deals}
    for seats in range(game.min_seats, game.max_seats + 1):
        ids |= {f"measure-{measure.name}" for measure in game.measures().targets(seats, game.edition())}
    return ids | set(re.findall(r"\{ ([a-z-]+) \}", text))  # what one message takes from another


@pytest.mark.parametrize("game", HOUSE, ids=game_id)
def test_every_message_the_code_asks_for_exists(game: Game) -> None:
    for lang in arene.LANGUAGES:
        known = {*messages(game.file(f"{lang}.ftl")), *messages(PACKAGE / f"{lang}.ftl")}
        assert (needed(game) | taught(game)) - known == set(), lang
        assert drawn(game) - known - messages(PACKAGE / "server" / f"{lang}.ftl").keys() == set(), lang


@pytest.mark.parametrize("game", HOUSE, ids=game_id)
def test_no_message_is_left_over(game: Game) -> None:
    code, wanted = sources(game.folder), needed(game)
    built = tuple(prefix for prefix in re.findall(r'f"([a-z-]+-)\{', code))  # words(f"prompt-{decision}")
    wanted |= drawn(game) | taught(game) | messages(PACKAGE / "fr.ftl").keys()  # a game may say these its own way
    ties = arene.new_match(game.id, game.min_seats, 1).standings[0]["ties"]
    assert isinstance(ties, dict)
    wanted |= {f"tie-{dashed(name)}" for name in ties}  # the terminal's ranking
    if type(game.text).progress is not GameText.progress:
        wanted.add("progress-label")  # what the curve of a match counts
    common = {id.removeprefix("log-") for id in (*wanted, *messages(game.file("fr.ftl")))}
    others = ("target", "dealer", "by", "first", "from", "to", "buyer", "other", "of", "home", "away")
    ends = ["", *(f"-{role}" for role in others)]
    wanted |= {f"you-{id}{end}" for id in common for end in ends}  # the same line for whoever reads of himself
    over = [id for id in messages(game.file("fr.ftl")) if id not in wanted and not id.startswith(built)]
    assert over == []


def test_the_site_has_the_words_it_asks_for_and_no_others() -> None:
    server = PACKAGE / "server"
    files = [*server.rglob("*.py"), *server.glob("templates/*"), *server.glob("static/table/*.js")]
    files += [*server.glob("static/components/*.js"), *PACKAGE.glob("games/*/table/*.js")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    site = messages(server / "fr.ftl")
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code)) | {"cli-serve-help"}
    built = set(re.findall(r"""[\("'`]([a-z]+(?:-[a-z]+)*-)(?:["'] ~|[{$])""", code))
    assert [id for id in site if id not in quoted and not id.startswith(tuple(built))] == []
    common = {
        *site,
        *messages(PACKAGE / "fr.ftl"),
        *(id for game in HOUSE for id in messages(game.file("fr.ftl"))),
    }
    assert set(re.findall(r"""words\(\s*["']([a-z-]+[a-z])["']""", code)) - common == set()


def test_faults_are_said_and_no_others() -> None:
    """What is wrong with data and files has its sentence in both languages."""
    files = [file for file in PACKAGE.rglob("*.py") if "games" not in file.relative_to(PACKAGE).parts]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = {id.removeprefix("fault-") for id in messages(PACKAGE / "fr.ftl") if id.startswith("fault-")}
    assert set(re.findall(r'Fault\(\s*"([a-z-]+)"', code)) - said == set()
    games = "\n".join(sources(game.folder) for game in HOUSE)
    assert {id for id in said if f'"{id}"' not in code + games} <= {"at", "at-line"}  # how a path is put before them


def faults(source: str) -> Iterator[tuple[str, set[str]]]:
    """The ids of the faults that a source may find, each with the things it names."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Fault":
            given = {keyword.arg for keyword in node.keywords if keyword.arg}
            id = node.args[0]
            for either in (id.body, id.orelse) if isinstance(id, python.IfExp) else (id,):
                if isinstance(either, python.Constant):
                    yield str(either.value), given


@cache
def every_fault() -> list[tuple[Path, str, set[str]]]:
    read = ((file, file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py")))
    found = [(file, *fault) for file, source in read if "Fault(" in source for fault in faults(source)]
    assert len(found) > 100
    return found


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_fault_names_what_its_sentence_says(lang: str) -> None:
    known = {}
    for file in [PACKAGE / f"{lang}.ftl", *(game.file(f"{lang}.ftl") for game in HOUSE)]:
        known.update(messages(file))
    for file, id, given in every_fault():
        assert variables(known["fault-" + id.replace(":", "-")]) <= given, f"{file}: {id}"


def test_match_refusals_are_said() -> None:
    rules = set(re.findall(r'Refusal\("(match\.[a-z-]+)"', sources(PACKAGE / "core")))
    assert len(rules) >= 6
    for lang in arene.LANGUAGES:
        for rule in rules:
            assert words(lang).has(f"refusal-{dashed(rule)}")


def test_lists_are_said() -> None:
    assert [words("fr").listing(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a et b",
        "a, b et c",
    ]
    assert words("en").listing(["a", "b", "c"]) == "a, b and c"


def test_what_is_said_again_is_remembered_and_the_rest_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arene.words._REMEMBERED", 10)
    spoken, made = FluentWords("en", None), list[str]()
    format = spoken._format

    def noted(id: str, params: dict[str, object]) -> str:
        made.append(str(params["last"]))
        return format(id, params)

    monkeypatch.setattr(spoken, "_format", noted)
    for number in range(100):
        assert spoken("list-last", before="a", last="b") == "a and b"
        assert spoken("list-last", before="a", last=f"c{number}") == f"a and c{number}"
    assert len(made) == len(set(made)) == 101, "each was made once"
    assert len(spoken._said) + len(spoken._said_before) <= 20


def test_what_is_said_is_set_as_it_is_printed() -> None:
    """The fonts have no narrow space; a card whose name ends in “!” needs no full stop after it."""
    said = words("fr", "lanista")
    assert said("money", count=1500) == "1\u00a0500 sesterces"
    assert said("log-card-announced", seat="Inès", card="Iugula\u00a0!", aimed="no", target="").endswith(
        "Iugula\u00a0!"
    )


def test_missing_words_are_an_error_not_a_blank() -> None:
    with pytest.raises(KeyError, match="no message nonsense"):
        words("fr")("nonsense")
    with pytest.raises(KeyError, match="list-last"):
        words("fr")("list-last", before="a")
    with pytest.raises(ValueError, match="'de' is not one of fr, en"):
        words("de")


def test_a_message_that_cannot_be_read_is_shown_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("prompt = Jouez { $carte\nstatus = Manche 1\n", encoding="utf-8")
    spoken = FluentWords("fr", None)
    spoken.read(tmp_path / "fr.ftl")
    assert spoken("status") == "Manche 1"
    with pytest.raises(MissingWords, match=r"in “prompt = Jouez \{ \$carte”"):
        spoken.prompt("prompt")


def test_words_that_are_being_read_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server reads all its words in one thread while another already speaks."""
    spoken = FluentWords("fr", "sponsio")
    reading, go_on, told = threading.Event(), threading.Event(), list[str]()
    add = spoken._bundle.add_resource

    def slowly(*given: Any, **named: Any) -> None:
        reading.set()
        assert go_on.wait(30)
        add(*given, **named)

    monkeypatch.setattr(spoken._bundle, "add_resource", slowly)
    threads = [
        threading.Thread(target=spoken.learn_all),
        threading.Thread(target=lambda: told.append(spoken("game-name"))),
    ]
    spoken._entries = {"game-name": spoken._entries["game-name"]}
    threads[0].start()
    assert reading.wait(30)
    threads[1].start()
    threads[1].join(0.2)
    go_on.set()
    for thread in threads:
        thread.join(30)
    assert told == ["Sponsio"]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE"}, "en"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "en_US", "LANG": "fr_FR"}, "en"),
        ({}, "fr"),
    ],
)
def test_the_language_comes_from_the_locale(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == lang


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Inès", "d’Inès"),
        ("Émile", "d’Émile"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
    ],
)
def test_french_elides_before_a_name(name: str, said: str) -> None:
    assert words("fr", "lanista")("draw-combat-of", seat=name) == f"combat {said}"


def test_french_never_writes_de_before_a_players_name() -> None:
    """A name may begin with a vowel: DE($name) sees to it."""
    people = "name|known|seat|owner|other|car|of|gladiator"
    for file in FRENCH:
        assert not re.search(rf"\bde \{{ \$({people}) \}}", file.read_text(encoding="utf-8")), file


def test_a_team_wins_in_the_plural() -> None:
    row = site_words("fr")
    assert row("row-over", names="Ada", count=1) == "Ada l’emporte"
    assert row("row-lost", rank=3, of=4, names="Ada et Bruno", count=2) == "3e sur 4, Ada et Bruno l’emportent"
