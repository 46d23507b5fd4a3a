// A board of the plain table: cells on a grid, lines between those that touch, pieces on their cells.
import { html, useLayoutEffect, useRef } from "../components/html.js";

/** Empty columns and rows take no room: only order and neighbourhood count. */
const ranks = (/** @type {number[]} */ values) => {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  return new Map(sorted.map((value, place) => [value, place]));
};

/** @param {Arene.Props} props */
export function Grid({ panel, Thing }) {
  const { cells, links } = panel;
  const columns = ranks(cells.map((cell) => cell.x));
  const rows = ranks(cells.map((cell) => cell.y));
  const box = useRef(null);
  const busy = cells.findIndex((cell) => [cell.item, ...cell.here].some((item) => item.state === "turn"));
  useLayoutEffect(() => {
    // a board wider than the screen shows the cell it is about
    const cell = busy < 0 ? null : box.current.querySelectorAll(".grid-cell")[busy];
    if (cell && box.current.scrollWidth > box.current.clientWidth)
      box.current.scrollLeft = cell.offsetLeft - box.current.clientWidth / 2;
  }, [busy]);
  const middle = (/** @type {number} */ place) => [columns.get(cells[place].x) + 0.5, rows.get(cells[place].y) + 0.5];
  return html`<div class="grid-scroll" ref=${box} tabindex="0" role="group" aria-label=${panel.title}>
    <div class="grid" style=${`--columns:${columns.size}`}>
      <svg viewBox=${`0 0 ${columns.size} ${rows.size}`} preserveAspectRatio="none" aria-hidden="true">
        ${links.map(([one, other]) => {
          const [[x, y], [far, low]] = [middle(one), middle(other)];
          return html`<line x1=${x} y1=${y} x2=${far} y2=${low} />`;
        })}
      </svg>
      <ul>${cells.map((cell, place) => {
        const [x, y] = [columns.get(cell.x), rows.get(cell.y)];
        const tone = cell.item.tone ? ` tone-${cell.item.tone}` : "";
        const state = cell.item.state ? ` is-${cell.item.state}` : "";
        const held = cell.here.length ? " held" : "";
        return html`<li key=${place} class=${`grid-cell${tone}${state}${held}`} style=${`grid-area:${y + 1}/${x + 1}`}
          title=${cell.item.label}>
          <span class="grid-name" aria-hidden="true">${cell.item.text}</span><span class="visually-hidden">${cell.item.label}</span>
          ${cell.here.length > 0 && html`<span class="grid-here">${cell.here.map((item, at) => html`<${Thing} key=${at} item=${item} />`)}</span>`}
        </li>`;
      })}</ul>
    </div></div>`;
}
