// The keyboard inside a picture: arrows go round a group, Enter and the space bar press what is drawn.

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move inside a group of buttons: `onKeyDown` of the group.
 * @param {KeyboardEvent} event
 */
export function roam(event) {
  const step = STEPS[event.key];
  if (!step || !(event.currentTarget instanceof Element)) return;
  /** @type {NodeListOf<HTMLElement>} */
  const all = event.currentTarget.querySelectorAll("button:not([disabled])");
  const buttons = [...all].filter((one) => one.offsetParent);
  const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0) return;
  buttons[(at + step + buttons.length) % buttons.length].focus();
  event.preventDefault();
}

/**
 * What makes a drawn shape a button: spread it into the element.
 * @param {() => void} act
 */
export const pressed = (act) => ({
  role: "button",
  tabindex: 0,
  onClick: act,
  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  },
});
