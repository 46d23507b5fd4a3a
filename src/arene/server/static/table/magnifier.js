// Any piece, large: press it long, or point at it and press M. It shows what lies there, with its full name.
import { useBack } from "../components/back.js";
import { html, useEffect, useRef, useState } from "../components/html.js";

const PIECES = "[data-piece], .mini-card, .ticket, .token, .slip, .thing, .grid-cell, .die";
const LONG = 450;

/**
 * What is under the finger, or has the keyboard.
 * @param {any} element
 */
const pieceAt = (element) => element?.closest?.(PIECES) ?? null;

/** @param {Element} piece */
const nameOf = (piece) => {
  const named = piece.closest("[aria-label]") ?? piece.querySelector("[aria-label]");
  const hidden = piece.querySelector(".visually-hidden");
  return (
    hidden?.textContent ||
    (named && piece.contains(named) ? named.getAttribute("aria-label") : "") ||
    piece.getAttribute("title") ||
    piece.textContent.trim()
  );
};

/** @param {Arene.Props} props */
export function Magnifier({ words }) {
  /** @type {[{ copy: any, name: string } | null, (shown: any) => void]} */
  const [shown, setShown] = useState(null); // a copy of the piece, and its name
  const place = useRef(null);
  const over = useRef(null);
  useBack(() => setShown(null), shown !== null);
  useEffect(() => {
    let timer = 0;
    let swallow = false;
    /** @param {HTMLElement | null} piece */
    const open = (piece) => {
      if (!piece) return false;
      const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
      for (const one of [copy, ...copy.querySelectorAll("[data-piece], [id]")]) {
        one.removeAttribute("data-piece");
        one.removeAttribute("id");
      }
      setShown({ copy, name: nameOf(piece) });
      return true;
    };
    /** @param {any} event */
    const down = (event) => {
      swallow = false;
      clearTimeout(timer);
      const piece = pieceAt(event.target);
      if (piece && !event.target.closest(".magnified")) timer = setTimeout(() => (swallow = open(piece)), LONG);
    };
    const stop = () => clearTimeout(timer);
    /** @param {any} event */
    const move = (event) => {
      over.current = event.target;
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
    };
    /** @param {any} event */
    const click = (event) => {
      // letting go after a long press chooses nothing
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** @param {any} event */
    const key = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
      if (event.key.toLowerCase() === "m") open(pieceAt(document.activeElement) ?? pieceAt(over.current));
    };
    /** @param {any} event */
    const menu = (event) => pieceAt(event.target) && event.preventDefault(); // a phone's own menu on a long press
    /** @type {[string, (event: any) => void][]} */
    const listen = [
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointermove", move],
      ["contextmenu", menu],
      ["keydown", key],
    ];
    for (const [name, act] of listen) document.addEventListener(name, act);
    document.addEventListener("click", click, true);
    return () => {
      clearTimeout(timer);
      for (const [name, act] of listen) document.removeEventListener(name, act);
      document.removeEventListener("click", click, true);
    };
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const before = document.activeElement;
    place.current.replaceChildren(shown.copy);
    place.current.closest("[role=dialog]").focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, [shown]);
  if (!shown) return null;
  const close = () => setShown(null);
  return html`<div class="veil magnified" onClick=${close}>
    <section role="dialog" aria-modal="true" aria-label=${shown.name || words("ui-magnify")} tabindex="-1" onKeyDown=${(
      /** @type {Event} */ event,
    ) => {
      event.stopPropagation();
      close();
    }}><div class="lens" ref=${place} inert aria-hidden="true"></div><p>${shown.name}</p></section></div>`;
}
