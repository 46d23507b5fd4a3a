// The keyboard stays where it was: when the piece that had it is played or can no longer be pressed, its neighbour takes over.

const REGIONS = ".own, .board, .band, .seats";
const PRESSED =
  "button:not([disabled]):not([aria-disabled='true']), [role='button'][tabindex='0']:not([aria-disabled='true'])";

/** @typedef {{ element: HTMLElement, region: HTMLElement, piece: string | undefined, place: number }} Held */

/** @param {HTMLElement} region */
const pressable = (region) =>
  /** @type {HTMLElement[]} */ ([...region.querySelectorAll(PRESSED)]).filter((one) => one.getClientRects().length);

/** @param {HTMLElement} element */
const usable = (element) => element.isConnected && element.matches(PRESSED) && element.getClientRects().length > 0;

/**
 * Follow the keyboard inside the table until the returned function is called.
 * @param {HTMLElement} root
 */
export function keepFocus(root) {
  /** @type {Held | null} */
  let held = null;
  let planned = false;

  /** @param {FocusEvent} event */
  const take = (event) => {
    const element = /** @type {HTMLElement} */ (event.target);
    const region = /** @type {HTMLElement | null} */ (element.closest(REGIONS));
    if (element === region) return; // put there by `again`, or passed by the Tab key
    const keyboard = region && element.matches(":focus-visible") && element.matches(PRESSED);
    held = keyboard
      ? { element, region, piece: element.dataset.piece, place: pressable(region).indexOf(element) }
      : null;
  };

  const again = () => {
    planned = false;
    const at = document.activeElement;
    if (!held || (at && at !== document.body && at !== held.region && at !== held.element)) return;
    if (at === held.element && usable(held.element)) return;
    const region = held.region.isConnected ? held.region : null;
    if (!region) return;
    const near = pressable(region);
    const same = held.piece && near.find((one) => one.dataset.piece === held?.piece);
    const next = same || near[Math.min(Math.max(0, held.place), near.length - 1)];
    if (next) next.focus({ preventScroll: false });
    else if (at !== region) region.focus({ preventScroll: true }); // until something there can be pressed again
  };

  const plan = () => {
    if (!planned) requestAnimationFrame(() => requestAnimationFrame(again));
    planned = true;
  };

  const watcher = new MutationObserver(plan);
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-disabled", "tabindex"],
  });
  const listening = new AbortController();
  root.addEventListener("focusin", take, { signal: listening.signal });
  document.addEventListener("pointerdown", () => (held = null), { signal: listening.signal, capture: true });
  return () => {
    watcher.disconnect();
    listening.abort();
  };
}
