// Several people at one screen: nothing private shows until the right one says so.
import { html } from "../components/html.js";
import { Icon } from "../components/pieces.js";

/** The own seat that is asked while another one looks; null when nobody has to change places. */
export function nextSeat(mine, table, seat) {
  if (mine.length < 2 || table.awaiting.includes(seat)) return null;
  return table.awaiting.find((waiting) => mine.includes(waiting)) ?? null;
}

export function Curtain({ name, words, ready }) {
  return html`<main class="curtain"><${Icon} name="eye" /><h1>${words("curtain-title", { name })}</h1><p>${words("curtain-text")}</p>
    <button class="button main" autofocus onClick=${ready}>${words("curtain-button", { name })}</button></main>`;
}
