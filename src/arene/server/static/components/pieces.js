// Pieces that every game shares: icons, seats' shapes, coins, cards, tracks, dice.
import { html } from "./html.js";

/**
 * A line icon of the site.
 * @param {Arene.Props} props
 */
export function Icon({ name }) {
  return html`<svg class="icon" aria-hidden="true"><use href=${`/static/icons.svg#${name}`} /></svg>`;
}

/**
 * The shape of a seat with the initial of its name; painted where no game has colours of its own.
 * @param {Arene.Props} props
 */
export function Shape({ seat, hollow, painted }) {
  return html`<span class=${`shape${hollow ? " hollow" : ""}${painted && seat.colour ? ` paint-${seat.colour}` : ""}`} aria-hidden="true"
    ><svg><use href=${`/static/icons.svg#seat-${seat.shape || "circle"}`} /></svg><b data-text=${(seat.name || "").slice(0, 1).toUpperCase()}></b></span
  >`;
}

/**
 * One coin; a sum is a coin and a number beside it, never a heap to count.
 * @param {Arene.Props} props
 */
export function Coin({ value = "A", size = 22 }) {
  return html`<span class="coin" style=${`--size:${size}px`} aria-hidden="true">${value}</span>`;
}

/**
 * A card face, drawn without text (its name says it all): numeral left, emblem and letter right, the emblem again below in the darker ink.
 * @param {Arene.Props} props
 */
export function Card({ value, suit, size = "", emblem, letter }) {
  return html`<span class=${`card suit-${suit} ${size}`} aria-hidden="true">
    <span class="card-head"><b class="card-value" data-text=${value}></b><span class="card-mark">${emblem}<i data-text=${letter}></i></span></span>
    <span class="card-foot">${emblem}</span>
  </span>`;
}

/**
 * A card's back.
 * @param {Arene.Props} props
 */
export function CardBack({ size = "" }) {
  return html`<span class=${`card back ${size}`} aria-hidden="true"><span></span></span>`;
}

/**
 * A track of squares with a marker; the last square is the goal.
 * @param {Arene.Props} props
 */
export function Track({ at, spaces, label }) {
  const squares = [];
  for (let space = 0; space <= spaces; space += 1) {
    const kind = space === at ? "at" : space < at ? "done" : "";
    squares.push(html`<i class=${`${kind}${space === spaces ? " goal" : ""}`}></i>`);
  }
  return html`<span class="track" role="img" aria-label=${label}>${squares}</span>`;
}

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [27, 24],
    [73, 24],
    [27, 50],
    [73, 50],
    [27, 76],
    [73, 76],
  ],
};

/**
 * A die; its pips have the shape of the seat it belongs to, so that it is known without its colour.
 * @param {Arene.Props} props
 */
export function Die({ value, tone = "white", colour }) {
  return html`<svg class=${`die tone-${tone}`} style=${colour ? `--tone:${colour}` : undefined} viewBox="0 0 100 100" aria-hidden="true">
    <rect x="2" y="2" width="96" height="96" rx="20" />
    ${(PIPS[value] || []).map(([x, y]) => pip(tone, x, y))}
  </svg>`;
}

/**
 * @param {string} tone
 * @param {number} x
 * @param {number} y
 */
function pip(tone, x, y) {
  if (tone === "blue") return html`<rect class="pip" x=${x - 9} y=${y - 9} width="18" height="18" />`;
  if (tone === "green") return html`<path class="pip" d=${`M${x} ${y - 12}l12 12-12 12-12-12z`} />`;
  if (tone === "amber") return html`<path class="pip" d=${`M${x - 11} ${y - 9}h22l-11 19z`} />`;
  if (tone === "black") return html`<path class="pip" d=${`M${x - 4} ${y - 11}h8v7h7v8h-7v7h-8v-7h-7v-8h7z`} />`;
  if (tone === "white") return html`<circle class="pip ring" cx=${x} cy=${y} r="7.5" />`;
  return html`<circle class="pip" cx=${x} cy=${y} r="10" />`;
}

/**
 * A picture with the words for it: what is drawn is not read aloud, what is said is not seen.
 * @param {Arene.Props} props
 */
export const Spoken = ({ label, children }) =>
  html`<span class="drawn-only" aria-hidden="true">${children}</span><span class="visually-hidden">${label}</span>`;
