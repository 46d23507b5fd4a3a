"""Results as one page for the browser: whole in itself, light and dark, in French or English."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ground: #fcfaf5; --ink: #26221d; --faint: #6b6258; --line: #ddd5c8; --mark: #9a3412;
  --c0: #9a3412; --c1: #1d4e89; --c2: #3f6212; --c3: #7e22ce; --c4: #0f766e; --c5: #a16207; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1917; --ink: #efe9df; --faint: #a89f93; --line: #3a3631;
  --mark: #fb923c; --c0: #fb923c; --c1: #7cb5ec; --c2: #a3d65c; --c3: #d2a8ff; --c4: #5fd3c5; --c5: #f2cc60; } }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 48rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .3rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
p { margin: .4rem 0; overflow-wrap: anywhere; } .faint, figcaption { color: var(--faint); font-size: .9rem; }
figure { margin: .8rem 0; } .wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem;
  border: 1px solid var(--line); padding: .8rem; }
.finding { border-left: 4px solid var(--mark); padding: .1rem 0 .1rem .8rem; margin: .8rem 0; }
svg { width: 100%; height: auto; display: block; } svg.w720 { min-width: 34rem; } svg.w520 { max-width: 520px; }
.dots { list-style: none; margin: 0; padding: 0; } .dots li { display: grid; align-items: center; gap: 0 .8rem;
  grid-template-columns: 12rem 1fr 15rem; border-top: 1px solid var(--line); padding: .15rem 0; }
.dots b { font-weight: 500; text-align: right; font-variant-numeric: tabular-nums; }
svg.track { height: 26px; } svg.track line { vector-effect: non-scaling-stroke; }
svg .point { stroke: var(--mark); stroke-width: 10; stroke-linecap: round; }
.ticks { margin: 0 15.8rem 0 12.8rem; height: 1.2rem; } .ticks span { position: relative; display: block; }
.ticks i { position: absolute; left: var(--at); transform: translateX(-50%); white-space: nowrap;
  font: .75rem system-ui, sans-serif; color: var(--faint); }
svg text { fill: var(--ink); font-size: 13px; }
svg .tick { fill: var(--faint); font-size: 11px; } svg .grid { stroke: var(--line); }
svg .reference { stroke: var(--faint); stroke-dasharray: 4 3; } svg .interval { stroke: var(--mark); stroke-width: 2; }
svg .value, svg .bar { fill: var(--mark); } svg .course { fill: none; stroke-width: 2; }
@media (max-width: 40rem) { .dots li { display: flex; flex-wrap: wrap; justify-content: space-between; }
  .dots b { margin-left: auto; } .dots svg { order: 1; } .ticks { margin: 0; }
  .ticks i { left: clamp(1.5rem, var(--at), 100% - 1.5rem); } svg.w520 .tick { font-size: 15px; }
  table { font-size: .8rem; } th, td { padding-right: .5rem; } }
""" + "\n".join(
    f"svg .course.c{place} {{ stroke: var(--c{place}); }} svg .name.c{place} {{ fill: var(--c{place}); }}"
    for place in range(6)
)


def page(title: str, lang: str, parts: Sequence[str], sheet: str = "") -> str:
    """``sheet`` is a file beside the page that holds ``STYLE`` for several; without it the page is whole in itself."""
    inside = "\n".join(parts)
    style = f'<link rel="stylesheet" href="{escape(sheet)}">' if sheet else f"<style>{STYLE}</style>"
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>{head}<title>{escape(title)}</title>\n'
        f"{style}</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{inside}\n</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def subheading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def shown(text: str) -> str:
    """Text as HTML; an interval stays on its line."""
    return escape(re.sub(r"(?<=\d)(\u00a0?;) (?=[−+]?\d)", "\\1\u00a0", text))


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={kind!r}' if kind else ''}>{shown(text)}</p>"


def figure(picture: str, caption: str = "") -> str:
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure><div class="wide" tabindex="0">{picture}</div>{told}</figure>'


def table(rows: Sequence[Sequence[str]]) -> str:
    """The first row are the heads of the columns."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "\n".join("<tr>" + "".join(f"<td>{shown(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>\n{inside}\n</details>"


def data(content: Mapping[str, object]) -> str:
    """The figures themselves, for whoever reckons on."""
    return f"<pre>{escape(json.dumps(content, ensure_ascii=False, indent=1, allow_nan=False))}</pre>"


def link(file: str, text: str) -> str:
    return f'<p><a href="{escape(file)}">{escape(text)}</a></p>'
