// A sheet that lies over the table: beside it on a desk, from below on a phone. Escape and a tap beside it close it.
import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./pieces.js";

export function Sheet({ title, words, close, class: more = "", children }) {
  const box = useRef(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`<div class="veil" onClick=${close}></div>
    <section class=${`sheet ${more}`} role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ref=${box} onKeyDown=${escape}>
      <header><h2>${title}</h2><button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button></header>
      ${children}
    </section>`;
}
