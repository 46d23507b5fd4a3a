// Links that several pages show: the way home, and one that is there to be copied.
import { html } from "./html.js";

/**
 * The site's mark, which leads home.
 * @param {Arene.Props} props
 */
export function Mark({ words }) {
  return html`<a class="bar-mark" href="/" title=${words("ui-home")}>
    <svg aria-hidden="true"><use href="/static/icons.svg#mark" /></svg><b>${words("site-name")}</b></a>`;
}

/**
 * A link as text, selected whole by whoever goes to it.
 * @param {Arene.Props} props
 */
export function ToSelect({ value, label }) {
  const select = (/** @type {any} */ event) => event.target.select();
  return html`<input type="text" readonly value=${value} aria-label=${label} onFocus=${select} />`;
}
