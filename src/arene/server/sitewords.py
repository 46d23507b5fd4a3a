"""The words of the site, beside those of the games."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from arene.core.game import load_game
from arene.words import LANGUAGES, FluentWords

_HERE = Path(__file__).parent


class SiteWords(FluentWords):
    """Common words, a game's own, and the site's."""

    def __init__(self, lang: str, game: str | None) -> None:
        super().__init__(lang, game)
        self.read(_HERE / f"{lang}.ftl")


@lru_cache
def site_words(lang: str, game: str | None = None) -> SiteWords:
    return SiteWords(lang, game)


@lru_cache
def source(lang: str, game: str) -> str:
    """All messages as one Fluent file, for the table in the browser: the game's own go last and win."""
    paths = (_HERE.parent / f"{lang}.ftl", _HERE / f"{lang}.ftl", load_game(game).file(f"{lang}.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def preferred(header: str) -> str:
    """The language of an Accept-Language header that Arène speaks best; French where nothing fits."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")):
        code, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        lang = code.split("-")[0].lower()
        if lang in LANGUAGES and weight > 0:
            wanted.append((-weight, place, lang))
    if wanted:
        return min(wanted)[2]
    return "en" if header.strip() else "fr"
