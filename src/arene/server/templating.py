"""Pages: Jinja2 with the words of the visitor's language."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from arene.core.game import GAMES
from arene.server.identity import COLOURS, SHAPES, language
from arene.server.sitewords import site_words
from arene.words import LANGUAGES

HERE = Path(__file__).parent
_THEME = (HERE / "static" / "theme.js").read_text(encoding="utf-8")  # before anything is drawn: so it is in the page
THEME_HASH = "sha256-" + base64.b64encode(hashlib.sha256(_THEME.encode()).digest()).decode()

_pages = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def page(request: Request, name: str, status: int = 200, game: str | None = None, **values: Any) -> HTMLResponse:
    """A page in the visitor's language. ``game`` adds that game's words."""
    lang = language(request)
    identity = request.app.state.identity
    text = _pages.get_template(name).render(
        lang=lang,
        other_lang=next(other for other in LANGUAGES if other != lang),
        words=site_words(lang, game),
        game=game,
        game_count=len(GAMES),
        shapes=SHAPES,
        colours=COLOURS,
        me=identity.person(request),
        url=request.app.state.assets.url,
        theme=_THEME,
        here=request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        **values,
    )
    return HTMLResponse(text, status)
