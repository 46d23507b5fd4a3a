"""What a browser gets: few files, small ones, kept for good; and the sources one by one for who wants to read them."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arene.core.game import GAMES
from arene.server import assets as module
from arene.server.assets import FOR_EVER, Assets, needed, path_of
from arene.server.joiner import joined
from arene.server.problems import Problem
from arene.server.sitewords import source
from arene.words import LANGUAGES
from tests.server.helpers import Enter, open_table


def test_modules_are_joined_in_the_order_they_run() -> None:
    files = {
        "/static/main.js": 'import { one, two as second } from "./a.js";\nimport whole from "/static/b.js";\n'
        "const more = import(`/static/${name}.js`);\nconsole.log(one, second, whole);\n",
        "/static/a.js": "// a comment\n/** @type {number} */\nexport const one = 1;\nexport async function two() {}\n"
        'export { three as four } from "./b.js";\n',
        "/static/b.js": "var n=1;export{n as three};export default n;",
        "/static/later.js": "export class Later {}\n",
    }
    text = joined(["/static/later.js", "/static/main.js"], files.__getitem__)
    assert text.index("class Later") < text.index("var n=1") < text.index("const one = 1") < text.index("console.log")
    assert "import {" not in text and "export" not in text and "comment" not in text
    assert "const { one, two: second } = $m2;" in text
    assert "const { default: whole } = $m1;" in text
    assert "four: $m1.three" in text and "three: n" in text
    assert '$entries = { "/static/later.js": $m0 }' in text and "$later(`/static/${name}.js`)" in text


def test_a_comment_inside_code_swallows_nothing() -> None:
    text = joined(["/a.js"], {"/a.js": "const a =\n  /** @type {any} */ (1);\n/** two */\nconst b = a;\n"}.__getitem__)
    assert "(1);" in text and "const b = a;" in text and "two" not in text


def test_what_cannot_be_joined_is_said() -> None:
    circle = {"/a.js": 'import { b } from "/b.js";\n', "/b.js": 'import { a } from "/a.js";\n'}
    with pytest.raises(ValueError, match=r"/a\.js → /b\.js → /a\.js"):
        joined(["/a.js"], circle.__getitem__)
    with pytest.raises(ValueError, match="export let"):
        joined(["/a.js"], {"/a.js": "export let counted = 0;\n"}.__getitem__)


def test_the_words_sent_are_those_the_script_can_ask_for() -> None:
    more = "level-easy = easy\n    .short = e\nlevel-hard = { ui-b }\n-term = T\n"
    messages = f"# told\nui-a = A {{ -term }}\nui-b = B\n{more}ui-c = C\n"
    kept = needed(messages, 'words("ui-a"); words(`level-${one}`)')
    assert kept == f"ui-a = A {{ -term }}\nui-b = B\n{more}"


@pytest.mark.parametrize("game", GAMES)
def test_every_message_a_table_names_is_sent(game: str) -> None:
    """Also those of several lines: each is sent as the whole file has it."""
    assets = Assets()
    script = assets.script(game).content.decode()
    named = set(re.findall(r"""words\(\s*["']([a-z0-9-]+)["']""", script))
    assert len(named) > 50
    for lang in LANGUAGES:
        whole, sent = source(lang, game), assets.words(game, lang).content.decode()
        has = set(re.findall(r"^([a-z][\w-]*) =", whole, re.MULTILINE))
        assert named & has <= set(re.findall(r"^([a-z][\w-]*) =", sent, re.MULTILINE))
        assert sent.count("{") == sent.count("}")


def test_a_page_names_what_may_be_kept_for_good(server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    page = ada.get(f"/t/{open_table(ada, 'me', 'bot', 'bot')}").text
    addresses = re.findall(r'(?:src|href)="(/(?:joined|static)/[^"#]+)', page)
    assert len(addresses) >= 4
    for address in addresses:
        answer = server.get(address)
        assert answer.status_code == 200 and answer.headers["cache-control"] == FOR_EVER, address
        old = server.get(address.split("?")[0] + "?v=0")
        assert old.headers["cache-control"] == "no-cache"
        assert server.get(address, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    css = server.get(next(one for one in addresses if ".css" in one)).text
    for font in re.findall(r"url\(([^)]+)\)", css):
        assert server.get(font).headers["cache-control"] == FOR_EVER, font


def test_what_is_sent_is_compressed_once(server: TestClient) -> None:
    answer = server.get("/joined/sponsio.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and "start();" in answer.text
    plain = server.get("/joined/sponsio.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text
    assert int(answer.headers["content-length"]) <= len(gzip.compress(plain.content, 9)) + 16


def test_a_changed_file_has_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assets = Assets()
    before, read = assets.url("/joined/sponsio.js"), Path.read_text
    assert assets.url("/joined/sponsio.js") == before
    path = path_of("/static/table/sound.js")
    age = path.stat().st_mtime_ns
    monkeypatch.setattr(
        Path, "read_text", lambda self, **_: read(self) + ("\nconst changed = 1;\n" if self == path else "")
    )
    assert assets.url("/joined/sponsio.js") == before, "nothing says that the file changed"
    monkeypatch.setattr(module, "_age", lambda one: age + 1 if one == path else one.stat().st_mtime_ns)
    assert assets.url("/joined/sponsio.js") != before


def test_the_sources_are_served_one_by_one_where_that_is_wanted(enter: Enter) -> None:
    ada = enter("Ada")
    page = ada.get(f"/t/{open_table(ada, 'me', 'bot', 'bot')}?modules").text
    assert 'src="/static/table/main.js"' in page and "/joined/sponsio" not in page
    assert "export" in ada.get("/static/components/html.js").text
    assert ada.get("/words/sponsio/fr.ftl").status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        *("/static/../app.py", "/static/%2e%2e/app.py", "/static/nothing.js", "/games/sponsio/__init__.py"),
        *("/games/nothing/table.js", "/joined/nothing.js", "/joined/sponsio.xx.ftl", "/joined/sponsio.exe", "/static/"),
    ],
)
def test_nothing_else_is_served(server: TestClient, address: str) -> None:
    assert server.get(address).status_code == 404


def test_only_files_of_known_kinds() -> None:
    with pytest.raises(Problem):
        path_of("/games/sponsio/rulings.md")
