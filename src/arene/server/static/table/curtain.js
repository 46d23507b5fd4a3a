// Several people at one screen: nothing private shows until the right one says so.
import { html } from "../components/html.js";
import { Shape } from "../components/pieces.js";

/**
 * The own seat that is asked while another one looks; null when nobody has to change places.
 * @param {number[]} mine
 * @param {Arene.Table} table
 * @param {number} seat
 */
export function nextSeat(mine, table, seat) {
  if (mine.length < 2 || table.awaiting.includes(seat)) return null;
  return table.awaiting.find((waiting) => mine.includes(waiting)) ?? null;
}

/**
 * Whether somebody else may look on while this seat plays.
 * @type {(table: Arene.Table, seat: number) => boolean}
 */
export const open = (table, seat) => Boolean(table.private) && !table.private.includes(seat);

/** @param {Arene.Props} props */
export function Curtain({ seat, asked, words, ready }) {
  const { name } = seat;
  return html`<main class="curtain"><${Shape} seat=${seat} />
    <h1>${words("curtain-title", { name, asked: asked ? "yes" : "no" })}</h1><p>${words("curtain-text")}</p>
    <button class="button main" autofocus onClick=${ready}>${words("curtain-button", { name })}</button></main>`;
}
