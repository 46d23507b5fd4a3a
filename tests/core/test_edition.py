"""Edition files that cannot be read, or hold what no table can show, are refused in the words of whoever wrote them."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.core.edition import LONGEST_TEXT, Edition, check_ids, read_toml
from tests.faults import told_in_french


@pytest.mark.parametrize(
    ("name", "content", "english", "french"),
    [
        ("mine.toml", "id = ", "is not a TOML file: ", "n’est pas un fichier TOML\u00a0: "),
        ("mine.json", "{", "is not a JSON file: ", "n’est pas un fichier JSON\u00a0: "),
        ("mine.json", "[]", "is not a JSON object", "n’est pas un objet JSON"),
        ("mine.toml", None, "cannot be read: ", "ne peut pas être lu\u00a0: il n’y a rien à cet endroit"),
        ("mine.json", None, "cannot be read: ", "ne peut pas être lu\u00a0: il n’y a rien à cet endroit"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, name: str, content: str | None, english: str, french: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(arene.BadData) as refused:
        read_toml(path)
    assert refused.value.path == str(path) and refused.value.problem.startswith(english)
    assert told_in_french(refused.value).startswith(french)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.toml", b"id = \n", "line 1, column 6, a value is missing, or is none"),
        ("a.toml", b"id 1\n", "line 1, column 4, “=” is missing after a name"),
        ("a.toml", b"a = 1\na = 2\n", "line 2, column 6, this name has a value already"),
        ("a.toml", b"a = [1\n", "a bracket or brace is not closed"),
        ("a.toml", b'a = "x\n', "line 1, column 7, this sign has no place here"),
        ("a.toml", b'a = "x', "a text lacks its closing quotation mark"),
        ("a.toml", b"a = 1 b = 2\n", "line 1, column 7, the line should end there"),
        ("a.toml", b"a = 2020-02-31\n", "there is no such date"),
        ("a.toml", b"a = " + b"9" * 5000, "a number has too many digits"),
        ("a.toml", b'a = "x"\nb = "\xe9"\n', "is not written in UTF-8: see line 2"),
        ("a.json", b'{"a": }', "line 1, column 7, a value is missing, or is none"),
        ("a.json", b'{"a": 1, "a": 2}', "this name has a value already"),
        ("a.json", b'{"a": NaN}', "a value is missing, or is none"),
        ("a.json", b'{"a" 1}', "“:” is missing after a name"),
        ("a.json", b"{} {}", "something follows the end"),
        ("a.json", b"\xff\xfe{\x00}\x00", "is not written in UTF-8: see line 1"),
        ("a.toml", b"a = " + b"[" * 9000, "the data lies too deep inside itself"),
        ("a.json", b'{"a":' * 90000, "the data lies too deep inside itself"),
        ("a.toml", b"#" * 1_000_001, "cannot be read: it is larger than 1 MB"),
    ],
)
def test_what_a_parser_found_is_told_by_line_in_both_languages(
    tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(arene.BadData) as refused:
        read_toml(path)
    assert refused.value.path == str(path) and said in refused.value.problem
    told_in_french(refused.value)


def test_a_mark_before_the_text_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbfid = 'mine'\n")
    assert read_toml(path) == {"id": "mine"}
    path.with_suffix(".json").write_bytes(b'\xef\xbb\xbf{"id": "mine"}')
    assert read_toml(path.with_suffix(".json")) == {"id": "mine"}


def test_neither_a_pipe_nor_an_endless_device_is_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (Path("/dev/zero"), pipe):  # whoever reads the pipe waits for ever
        with pytest.raises(arene.BadData) as refused:
            read_toml(path)
        assert refused.value.problem == "cannot be read: it is not an ordinary file"
        told_in_french(refused.value)


def test_a_fault_inside_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = arene.load_game("sponsio").file("edition.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("hand_size = 8", "hand_size = 80"), encoding="utf-8")
    with pytest.raises(arene.BadData) as refused:
        arene.new_match("sponsio", seats=4, edition=path)
    assert str(refused.value) == f"{path}: hand_size: 80 is out of range; allowed is 2 to 8"
    assert arene.said(refused.value, "fr").startswith(f"{path}\u00a0: hand_size\u00a0: 80 ")


BOXED = [game for game in arene.GAMES if arene.load_game(game).file("edition.toml").is_file()]


def own(game: str) -> dict[str, Any]:
    """A box's data that may be changed."""
    data: dict[str, Any] = json.loads(json.dumps(dict(arene.load_game(game).edition().data)))
    return data


@pytest.mark.parametrize("game", BOXED)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a\x1b[2Jb", "holds a sign that cannot be shown"),
        ("a\nb", "holds a sign that cannot be shown"),
        ("a\u202eb", "holds a sign that cannot be shown"),
        ("a\ud800b", "holds a sign that cannot be shown"),
        ("a" * (LONGEST_TEXT + 1), "has 1001 characters; allowed are 1000 at most"),
    ],
)
def test_no_text_of_any_box_steers_a_screen_or_has_no_end(game: str, text: str, problem: str) -> None:
    data = own(game)
    data["name"]["fr"] = text
    with pytest.raises(arene.BadData) as refused:
        arene.load_game(game).check_edition(data)
    assert refused.value.path == "name.fr" and problem in refused.value.problem
    told_in_french(refused.value).encode()


@pytest.mark.parametrize(
    ("game", "things", "name"),
    [
        ("automobile", "cars", "names"),
        ("footmania", "footballers", "name"),
        ("footmania", "sponsors", "brand"),
        ("lanista", "gladiators", "name"),
        ("lanista", "contracts", "town"),
        ("lanista", "events", "title"),
        ("sportmord", "sports", "names"),
    ],
)
@pytest.mark.parametrize("blank", ["", "\u00a0"])
def test_nothing_in_a_box_goes_without_a_name(game: str, things: str, name: str, blank: str) -> None:
    data = own(game)
    thing = data[things][0]
    thing[name] = blank if isinstance(thing[name], str) else {**thing[name], "fr": blank}
    with pytest.raises(arene.BadData) as refused:
        arene.load_game(game).edition(data)
    assert refused.value.path.startswith(f"{things}.{thing['id']}.{name}")
    told_in_french(refused.value)


def test_a_match_goes_on_with_the_box_it_has() -> None:
    """Lanista once took a town without a name, and takes the field that may be left out as it is."""
    lanista, data = arene.load_game("lanista"), own("lanista")
    data["contracts"][0].update(town="", today="")
    assert lanista.check_edition(data)
    data["contracts"][0]["town"] = "Nola"
    assert lanista.edition(data)


@pytest.mark.parametrize("game", BOXED)
def test_no_number_of_any_box_is_beyond_reckoning_and_no_data_beyond_depth(game: str) -> None:
    loaded, great, deep = arene.load_game(game), own(game), own(game)
    great["name"]["number"] = 10**31
    with pytest.raises(arene.BadData) as refused:
        loaded.check_edition(great)
    assert refused.value.path == "name.number" and "out of range" in refused.value.problem
    inside: Any = []
    for _ in range(100_000):
        inside = [inside]
    deep["name"]["deep"] = inside
    with pytest.raises(arene.BadData) as refused:
        loaded.check_edition(deep)
    assert refused.value.problem == "the data lies too deep inside itself"


@pytest.mark.parametrize("id", ["", "é", "a b", "a.b", "a'b", "a\n"])
def test_an_id_that_no_message_can_be_named_after_is_refused(id: str) -> None:
    with pytest.raises(arene.BadData) as refused:
        check_ids({"cards": [{"id": "A1"}, {"id": id}]})
    assert refused.value.path == "cards[1].id"
    told_in_french(refused.value)


def test_an_id_is_there_once_in_the_lists_that_share_a_deck() -> None:
    check_ids({"questions": [{"id": "Q01"}, {"id": "q_1-b"}], "sponsors": [{"id": "S01"}]})
    with pytest.raises(arene.BadData) as refused:
        check_ids({"questions": [{"id": "Q01"}], "sponsors": [{"id": "S01"}, {"id": "Q01"}]})
    assert str(refused.value) == "sponsors.Q01: is there twice"


def test_an_edition_is_called_by_its_name_in_the_readers_language() -> None:
    game = arene.load_game("sponsio")
    assert game.edition().name("fr") == "Édition reconstituée"
    assert game.check_edition({**own("sponsio"), "name": {"fr": "Ma boîte"}}).name("en") == "Ma boîte"
    assert game.check_edition({**own("sponsio"), "name": {}, "id": "mine"}).name("en") == "mine"


@pytest.mark.parametrize("id", arene.GAMES)
def test_a_box_serves_many_matches_and_is_not_changed_by_them(id: str) -> None:
    game = arene.load_game(id)
    box, another = game.edition(), Edition(game.edition().data, [])

    def played(edition: Edition, seed: int) -> list[str]:
        match, chance = arene.new_match(id, game.laid_for(), seed, edition=edition), random.Random(seed)
        for _ in range(60):
            if match.over:
                break
            seat = match.awaiting[0]
            match.play(seat, chance.choice(match.actions(seat)))
        return [move.hash for move in match.moves]

    played(box, 1)
    assert played(box, 2) == played(another, 2)
