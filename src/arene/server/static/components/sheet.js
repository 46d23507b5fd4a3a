// A sheet that lies over the table: beside it on a desk, from below on a phone. Escape, the back key and a tap beside it close it.
import { useBack } from "./back.js";
import { html, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./pieces.js";

/** @param {Arene.Props} props */
export function Sheet({ title, words, close, class: more = "", children }) {
  const box = useRef(null);
  useBack(close);
  useLayoutEffect(() => {
    box.current.scrollTop = 0; // another sheet in the same place begins at its beginning
  }, [title]);
  useLayoutEffect(() => {
    const before = document.activeElement; // a key pressed at once already meets the sheet
    box.current.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Tab") keepInside(event, box.current);
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`<div class="veil" onClick=${close}></div>
    <section class=${`sheet ${more}`} role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ref=${box} onKeyDown=${key}>
      <header><h2>${title}</h2><button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button></header>
      ${children}
    </section>`;
}

const REACHED =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex='0']";

/**
 * What lies under a dialog cannot be reached: after its last control comes its first.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} box
 */
function keepInside(event, box) {
  /** @type {NodeListOf<HTMLElement>} */
  const found = box.querySelectorAll(REACHED);
  const all = [...found].filter((one) => one.getClientRects().length);
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  const at = document.activeElement;
  if (at !== last && !(event.shiftKey && at === box)) return;
  event.preventDefault();
  first.focus();
}
