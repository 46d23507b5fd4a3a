// Signs and cards, and one that may be chosen.
import { html } from "/static/components/html.js";
import { Card } from "/static/components/pieces.js";
import { explained } from "/static/kit/explained.js";

// figures are drawn, not written: a sign is no word of what it stands on
const SIGNS = {
  green: html`
    <path d="M20 2.5C31 11 32 25 20 37.5 8 25 9 11 20 2.5z" />
    <path class="under" d="M20 9v28.5M20 17l6.5-4M20 17l-6.5-4M20 24l7-4.5M20 24l-7-4.5M20 31l5.5-4M20 31l-5.5-4" />
  `,
  yellow: html`
    <path
      d="M20 1.5l4 7 7.5-3-1 8 8 1.5-5.5 6 5.5 6-8 1.5 1 8-7.5-3-4 7-4-7-7.5 3 1-8-8-1.5 5.5-6-5.5-6 8-1.5-1-8 7.5 3z"
    />
    <circle class="under" cx="20" cy="20.5" r="6.5" />
  `,
  blue: html`<path class="line" d="M20 37V6M7 10v7c0 7 5 10 13 10s13-3 13-10v-7" /><path d="M20 1l5 8.5H15zM7 4.5l4.5 8h-9zM33 4.5l4.5 8h-9z" />`,
  red: html`
    <path d="M9 3.5c7-2 15-2 22 0 2 11 2 22 0 33-7 2-15 2-22 0-2-11-2-22 0-33z" />
    <path class="under" d="M13 8c4-1 10-1 14 0M13 32c4 1 10 1 14 0M20 9v22" />
    <circle class="hole" cx="20" cy="20" r="5.5" />
  `,
  tricks: html`<rect x="5" y="4" width="21" height="27" rx="2.5" /><rect class="edge" x="14" y="10" width="21" height="27" rx="2.5" />`,
  last: html`
    <rect x="8" y="3" width="24" height="34" rx="3" />
    <path class="digit" d="M20 19.5a4.6 4.6 0 1 1 .1 0zM20 19.5a5.2 5.2 0 1 0 .1 0z" />
  `,
  nines: html`
    <path
      d="M20 1l4.5 5.5 7-1.5.5 7 6.5 3-3 6.5 3 6.5-6.5 3-.5 7-7-1.5L20 42l-4.5-5.5-7 1.5-.5-7-6.5-3 3-6.5-3-6.5 6.5-3 .5-7 7 1.5z"
      transform="translate(1.5 1) scale(.92)"
    />
    <path class="digit" d="M24.8 16.5a4.9 4.9 0 1 1-.1-1c.9 6-1 11.5-6.7 12.5" />
  `,
  counter: html`<path d="M4 8l14 12L4 32zM36 8L22 20l14 12z" />`,
  fight: html`<path class="line" d="M8 6l21 23M32 6L11 29M25 32l8-7M15 32l-8-7M30.5 30.5l4 4M9.5 30.5l-4 4" />`,
  double: html`<path class="line" d="M3 18l10 10M13 18L3 28M20.5 15.5c.5-7 14.5-7 14.5.5 0 5-9 8-14.5 13H36" />`,
  modifier: html`<path class="line" d="M6 14h26M26 7l7 7-7 7M34 27H8M14 20l-7 7 7 7" />`,
  three: html`<circle class="line" cx="20" cy="12" r="8" /><circle class="line" cx="11.5" cy="27" r="8" /><circle class="line" cx="28.5" cy="27" r="8" />`,
};

export const Sign = ({ name }) => html`<svg class="sign" viewBox="0 0 40 40" aria-hidden="true">${SIGNS[name]}</svg>`;

const SUIT = { G: "green", Y: "yellow", B: "blue", R: "red" };

export const suitOf = (card) => SUIT[card[0]];

const letterOf = (words, suit) => words("card-short", { value: "", suit });

export const cardName = (words, card) => words("card", { value: card.slice(1), suit: suitOf(card) });

/** A card of Sponsio, face up. */
export function Face({ words, card, size }) {
  const suit = suitOf(card);
  return html`<${Card} value=${card.slice(1)} suit=${suit} size=${size} emblem=${html`<${Sign} name=${suit} />`} letter=${letterOf(words, suit)} />`;
}

/** A small card; `place` is where it lies, for those who ask. */
export const Mini = ({ words, card, state = "", note, place = "" }) =>
  html`<span
    class=${`mini-card ${state}`}
    data-piece=${card}
    ...${explained(cardName(words, card), place && words("draw-explain-card", { place }))}
    role="img"
    aria-label=${note ? `${cardName(words, card)}, ${note}` : cardName(words, card)}
  >
    <${Face} words=${words} card=${card} size="mini" />
  </span>`;

/**
 * A card one may be able to choose.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function Piece({ ctx, card, label, can, chosen, why, act, twice, dim, place, own }) {
  const { words } = ctx;
  const face = html`<${Face} words=${words} card=${card} />`;
  const look = `piece${place === "taken" ? " known" : ""}`;
  const more = {
    "data-piece": card,
    "data-keep": own ? "hand" : undefined,
    ...explained(cardName(words, card), words("draw-explain-card", { place })),
  };
  if (can || chosen)
    return html`<button
      class=${`${look} lit${chosen ? " chosen" : ""}`}
      ...${more}
      aria-label=${label}
      aria-pressed=${Boolean(chosen)}
      onClick=${act}
      onDblClick=${twice}
    >
      ${face}
    </button>`;
  if (why)
    return html`<button class=${`${look} refused`} ...${more} aria-label=${`${label}. ${why.reason}`} onClick=${() => ctx.explain(why)}>${face}</button>`;
  return html`<span class=${`${look}${dim ? " refused" : ""}`} ...${more} role="img" aria-label=${label}>${face}</span>`;
}

export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
