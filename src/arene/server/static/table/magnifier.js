// Any piece explains itself: pointed at, it says its name and what it does; pressed long, or by M, it is shown large.
import { useBack } from "../components/back.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../components/html.js";

const PIECES =
  "[data-explains], [data-piece], .mini-card, .ticket, .token, .slip, .thing, .grid-cell, .die, .seat [title], .bar [title]";
const LONG = 450; // milliseconds of a long press
const PAUSE = 600; // for which a mouse rests on a piece before it speaks

/**
 * What is under the finger, or has the keyboard.
 * @param {any} element
 * @returns {HTMLElement | null}
 */
const pieceAt = (element) => element?.closest?.(PIECES) ?? null;

/**
 * What a piece is called: its name, or what is read aloud of it, or what is written on it.
 * @param {HTMLElement} piece
 */
function nameOf(piece) {
  const within = piece.querySelector("[data-name], [aria-label]");
  const said =
    piece.dataset.name ||
    piece.getAttribute("aria-label") ||
    piece.querySelector(".visually-hidden")?.textContent ||
    within?.getAttribute("data-name") ||
    within?.getAttribute("aria-label") ||
    piece.getAttribute("title") ||
    piece.textContent;
  return said.trim();
}

/**
 * What a piece does, in the game's words, where a table has said it.
 * @param {HTMLElement} piece
 */
function sentenceOf(piece) {
  const speaker = piece.dataset.explains ? piece : piece.querySelector("[data-explains]");
  return speaker?.getAttribute("data-explains") ?? "";
}

/** @param {HTMLElement} piece */
const explanation = (piece) => ({ name: nameOf(piece), sentence: sentenceOf(piece) });

/**
 * The same piece once more; a part of a drawing comes with a drawing of its own around it.
 * @param {HTMLElement} piece
 */
function copyOf(piece) {
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-piece", "data-keep", "data-explains", "id"]) one.removeAttribute(name);
  const drawn = /** @type {any} */ (piece);
  if (!drawn.ownerSVGElement) return copy;
  const { x, y, width, height } = drawn.getBBox();
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  paper.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
  paper.setAttribute("width", "120");
  copy.removeAttribute("transform");
  paper.append(copy);
  return paper;
}

/** @param {Arene.Props} props */
export function Magnifier({ words }) {
  /** @type {[{ copy: Element, name: string, sentence: string } | null, (shown: any) => void]} */
  const [shown, setShown] = useState(null);
  /** @type {[{ piece: HTMLElement, name: string, sentence: string } | null, (hint: any) => void]} */
  const [hint, setHint] = useState(null); // what the mouse rests on, where it has something to say
  const place = useRef(null);
  useBack(() => setShown(null), shown !== null);
  useEffect(() => {
    let timer = 0;
    let swallow = false;
    /** @type {any} */
    let over = null;
    /** @param {HTMLElement | null} piece */
    const open = (piece) => {
      if (!piece) return false;
      setHint(null);
      setShown({ copy: copyOf(piece), ...explanation(piece) });
      return true;
    };
    /** @param {PointerEvent} event */
    const down = (event) => {
      swallow = false;
      clearTimeout(timer);
      setHint(null);
      const piece = pieceAt(event.target);
      if (piece && !piece.closest(".magnified")) timer = setTimeout(() => (swallow = open(piece)), LONG);
    };
    const stop = () => clearTimeout(timer);
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
      const before = pieceAt(over);
      over = event.target;
      const piece = pieceAt(over);
      if (piece === before || event.pointerType !== "mouse" || event.buttons) return;
      clearTimeout(timer);
      setHint(null);
      if (piece && sentenceOf(piece)) timer = setTimeout(() => setHint({ piece, ...explanation(piece) }), PAUSE);
    };
    /** @param {MouseEvent} event */
    const click = (event) => {
      // letting go after a long press chooses nothing
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** @param {any} event */
    const key = (event) => {
      setHint(null);
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
      if (event.key.toLowerCase() === "m") open(pieceAt(document.activeElement) ?? pieceAt(over));
    };
    /** @param {MouseEvent} event */
    const menu = (event) => pieceAt(event.target) && event.preventDefault(); // a phone's own menu on a long press
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", down, { signal });
    document.addEventListener("pointerup", stop, { signal });
    document.addEventListener("pointercancel", stop, { signal });
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("contextmenu", menu, { signal });
    document.addEventListener("keydown", key, { signal });
    document.addEventListener("click", click, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const before = document.activeElement;
    place.current.replaceChildren(shown.copy);
    place.current.closest("[role=dialog]").focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, [shown]);
  if (!shown) return hint?.piece.isConnected ? html`<${Hint} ...${hint} />` : null;
  const close = () => setShown(null);
  /** @param {Event} event */
  const leave = (event) => {
    event.stopPropagation();
    close();
  };
  return html`<div class="veil magnified" onClick=${close}>
    <section role="dialog" aria-modal="true" aria-label=${shown.name || words("ui-magnify")} tabindex="-1" onKeyDown=${leave}>
      <div class="lens" ref=${place} inert aria-hidden="true"></div><h2>${shown.name}</h2>${shown.sentence && html`<p>${shown.sentence}</p>`}</section></div>`;
}

/**
 * Name and sentence beside a piece, never over it.
 * @param {Arene.Props} props
 */
function Hint({ piece, name, sentence }) {
  const box = useRef(null);
  useLayoutEffect(() => putBeside(box.current, piece.getBoundingClientRect()), [piece]);
  return html`<div class="hint" ref=${box} aria-hidden="true"><b>${name}</b> ${sentence}</div>`;
}

/**
 * Put a box above a piece or below it, within the screen: where it hides less of what must stay in sight.
 * @param {HTMLElement} box
 * @param {DOMRect} piece
 */
export function putBeside(box, piece) {
  const gap = 8;
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(gap, Math.min(piece.left + piece.width / 2 - width / 2, innerWidth - width - gap));
  const above = piece.top - height - gap;
  const below = Math.min(piece.bottom + gap, innerHeight - height - gap);
  const kept = [...document.querySelectorAll(".band, [data-keep]")].map((one) => one.getBoundingClientRect());
  /** @param {number} from */
  const hides = (from) =>
    kept.filter((one) => one.left < left + width && one.right > left && one.top < from + height && one.bottom > from)
      .length;
  const top = above < gap || hides(below) < hides(above) ? below : above;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
