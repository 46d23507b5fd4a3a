// The keyboard stays where it was: when the piece that had it is played or can no longer be pressed, its neighbour takes over.

const REGIONS = [".own", ".board", ".seats", ".band"];
const PRESSED =
  "button:not([disabled]):not([aria-disabled='true']), [role='button'][tabindex='0']:not([aria-disabled='true'])";

/** @typedef {{ element: HTMLElement, region: string, piece: string | undefined, place: number }} Held */

/**
 * What can be pressed in a region, as it is drawn now.
 * @param {HTMLElement | null} region
 */
const pressable = (region) =>
  /** @type {HTMLElement[]} */ ([...(region?.querySelectorAll(PRESSED) ?? [])]).filter(isDrawn);

const isDrawn = (/** @type {HTMLElement} */ element) => element.getClientRects().length > 0;

/**
 * Follow the keyboard inside the table until the returned function is called.
 * @param {HTMLElement} root
 */
export function keepFocus(root) {
  /** @type {Held | null} */
  let held = null; // what has the keyboard
  /** @type {Held | null} */
  let piece = null; // the last piece that had it: from the band it goes back there
  let planned = false;

  /** @type {(name: string) => HTMLElement | null} */
  const region = (name) => root.querySelector(name);

  /** @param {FocusEvent} event */
  const take = (event) => {
    const element = /** @type {HTMLElement} */ (event.target);
    if (element.matches(REGIONS.join(","))) return; // put there by `again`, or passed by the Tab key
    const name = REGIONS.find((one) => element.closest(one));
    const keyboard = name && element.matches(":focus-visible") && element.matches(PRESSED);
    held = keyboard
      ? { element, region: name, piece: element.dataset.piece, place: pressable(region(name)).indexOf(element) }
      : null;
    if (held?.region !== ".band") piece = held;
  };

  /** @param {Held} one */
  const near = (one) => {
    const all = pressable(region(one.region));
    const same = one.piece && all.find((other) => other.dataset.piece === one.piece);
    return same || all[Math.min(Math.max(0, one.place), all.length - 1)];
  };

  const again = () => {
    planned = false;
    const at = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!held || (at && at !== document.body && at !== held.element && !at.matches(REGIONS.join(",")))) return;
    if (at === held.element && at.isConnected && at.matches(PRESSED) && isDrawn(at)) return;
    const next = (piece && near(piece)) || near(held) || pressable(region(".own"))[0];
    const rest = region(piece?.region ?? ".own") ?? region(".board"); // until something can be pressed again
    if (next) next.focus();
    else if (rest && at !== rest) rest.focus({ preventScroll: true });
  };

  const plan = () => {
    if (!planned) requestAnimationFrame(() => requestAnimationFrame(again));
    planned = true;
  };

  const watcher = new MutationObserver(plan);
  const watched = ["disabled", "aria-disabled", "tabindex"];
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: watched });
  const listening = new AbortController();
  const forget = () => {
    held = null;
    piece = null;
  };
  root.addEventListener("focusin", take, { signal: listening.signal });
  document.addEventListener("pointerdown", forget, { signal: listening.signal, capture: true });
  return () => {
    watcher.disconnect();
    listening.abort();
  };
}
