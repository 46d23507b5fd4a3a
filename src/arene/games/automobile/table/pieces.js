// The pieces of Les Sponsors de l'Automobile, and small questions every part of the picture asks.
import { html } from "/static/components/html.js";
import { explained } from "/static/kit/explained.js";

export const CARS = ["bleu", "rouge", "jaune", "vert"];
export const TONES = { bleu: "blue", rouge: "red", jaune: "amber", vert: "green" };

// ---- Questions

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export const category = (ctx, id) => ctx.words(`category-${id}`);
/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export const nameOf = (ctx, car) => (car.seat === ctx.me ? ctx.words("draw-you") : ctx.names[car.seat]);
/**
 * A car by its driver; by its colour where one person drives two.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export const carName = (ctx, car) =>
  ctx.names.length === 2 ? ctx.words("draw-car", { colour: ctx.words(`car-${car.id}`) }) : nameOf(ctx, car);
/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export const now = (ctx) => ctx.chain.at(-1);
export const asked = (ctx, table = now(ctx)) => ctx.live && table.awaiting.includes(ctx.me);
/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export const ordinal = (ctx, place) => ctx.words("draw-place", { place });
export const carsOf = (view, seat) => view.cars.filter((car) => car.seat === seat);

/**
 * What happened in the step that is shown; nothing when a whole past arrives at once.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function lastStep(ctx) {
  const log = ctx.chain[0].log;
  const lines = log && (log.from > 0 || ctx.replaying) ? log.lines : [];
  return lines.filter((line) => line.step === lines.at(-1).step);
}

// ---- Signs

const PICTURES = {
  ingenieur: html`<path d="M20 5v6M20 11 9 35M20 11l11 24M13 27h14" /><circle cx="20" cy="9" r="4" />`,
  mecanique: html`<path d="M9 31 25 15a8 8 0 0 1 10-9l-5 5 2 5 5 1a8 8 0 0 1-9 5L13 36z" class="full" />`,
  carrosserie: html`<path d="M4 25h32l-3-8-9-2-5-6h-8l-2 8-5 2z" class="full" /><circle cx="12" cy="28" r="4.5" /><circle cx="29" cy="28" r="4.5" />`,
  chassis: html`<path d="M13 4v32M27 4v32M13 10h14M13 20h14M13 30h14M7 7v7M33 7v7M7 26v7M33 26v7" />`,
  pilote: html`<path d="M6 24a14 14 0 0 1 28 0v7H18l-3-5H6z" class="full" />`,
  pneus: html`<circle cx="20" cy="20" r="14" /><circle cx="20" cy="20" r="6" /><path d="M20 6v8M20 26v8M6 20h8M26 20h8" />`,
  essais: html`<circle cx="20" cy="23" r="12" /><path d="M20 23V11M16 5h8M20 5v6M29 12l3-3" /><path d="M20 23h12a12 12 0 0 1-12 12z" class="full" />`,
  moteur: html`<path d="M7 17h26v15H7zM12 17V6M20 17V6M28 17V6M9 6h6M17 6h6M25 6h6" />`,
  roulette: html`<circle cx="20" cy="20" r="15" /><circle cx="20" cy="20" r="3" class="full" />
    <circle cx="20" cy="10" r="2.6" class="full" /><circle cx="29" cy="17" r="2.6" class="full" />
    <circle cx="26" cy="28" r="2.6" class="full" /><circle cx="14" cy="28" r="2.6" class="full" /><circle cx="11" cy="17" r="2.6" class="full" />`,
  bolt: html`<path d="M23 3 9 23h9l-3 14 16-21h-10z" class="full" />`,
  green: html`<path d="M20 4 35 20h-9v16H14V20H5z" class="full" />`,
  swap: html`<path d="M6 14h26l-7-7M34 26H8l7 7" />`,
  slip: html`<path d="M4 13h16M2 20h14M4 27h16" /><path d="m22 8 14 12-14 12z" class="full" />`,
  red: html`<path d="m8 20 12-12 12 12M8 33 20 21l12 12" />`,
  violet: html`<path d="m20 3 4.8 11.7 12.7 1-9.7 8.2 3 12.300L20 29.5 9.2 36.200l3-12.300L2.5 15.700l12.7-1z" class="full" />`,
};
const EMBLEMS = {
  bleu: "M20 5c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20z",
  rouge: "M21 3c2 8 10 12 10 21a11 11 0 0 1-22 0c0-5 3-8 5-12 1 4 2 5 4 7 0-6 1-11 3-16z",
  jaune: "M3 20c4-2 5-10 17-10s13 8 17 10c-4 2-5 10-17 10S7 22 3 20z",
};

/** A pictogram; an owner's own category shows its first letters instead. */
export const Picture = ({ name, letters }) =>
  PICTURES[name]
    ? html`<svg class="picture" viewBox="0 0 40 40" aria-hidden="true">${PICTURES[name]}</svg>`
    : html`<b class="picture letters" aria-hidden="true">${letters}</b>`;

/**
 * The pictogram of a category of workshop cards.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export const Trade = ({ ctx, name }) => html`<${Picture} name=${name} letters=${category(ctx, name).slice(0, 2)} />`;

/** The sign printed on a cell of the circuit, pointing along the road. */
export const Sign = ({ colour }) =>
  colour === "green"
    ? html`<path d="M-8-2.6h8v-4.6l9 7.2-9 7.2v-4.6h-8z" />`
    : colour === "red"
      ? html`<path d="M-6-7h4.400L4 0l-5.6 7H-6l5-7zM1-7h4.400L11 0 5.4 7H1l5-7z" transform="translate(-2)" />`
      : html`<path d="M0-8 2.2-2.6 8-2.4 3.5 1.2 5 7 0 3.8-5 7-3.5 1.2-8-2.4-2.2-2.600z" />`;

// ---- Money, energy, cards

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Money({ ctx, count }) {
  return html`<span class="money num" role="img" aria-label=${ctx.words("draw-money", { count })}><i aria-hidden="true">M</i><b>${count}</b></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Energy({ ctx, count, most = 10, staged = 0 }) {
  return html`<span class="energy" role="img" data-keep="energy"
    ...${explained(ctx.words("draw-energy", { count }), ctx.words("explain-energy"))} aria-label=${ctx.words("draw-energy", { count })}>
    ${Array.from(
      { length: Math.max(most, count) },
      (_, place) => html`<svg
    class=${place < count ? (place >= count - staged ? "staged" : "full") : "spent"} viewBox="0 0 40 40" aria-hidden="true">
    ${PICTURES.bolt}</svg>`,
    )}</span>`;
}

/**
 * A workshop card: orange head with numeral and pictogram, the stripe below; a 0 is another kind of card.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export function WorkCard({ ctx, name, value, count = 1 }) {
  return html`<span class=${`work-card${value === 0 ? " zero" : ""}${count > 1 ? " stack" : ""}`} aria-hidden="true">
    <span class="work-head"><b data-text=${value}></b>${name && html`<${Trade} ctx=${ctx} name=${name} />`}</span>
    <span class="work-foot">${
      value === 0
        ? html`<${Picture} name="roulette" />`
        : html`<svg viewBox="0 0 56 40" preserveAspectRatio="none"
    aria-hidden="true"><path d="M0 22C16 21 30 10 56 6" /><path d="M0 28C16 27 30 16 56 12" /><path d="M0 34C16 33 30 22 56 18" /></svg>`
    }
    </span>${count > 1 && html`<em data-text=${`×${count}`}></em>`}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function SponsorCard({ ctx, colour }) {
  return html`<span class=${`sponsor-card s-${colour}`} aria-hidden="true"><i><svg viewBox="0 0 40 40">
    <path d=${EMBLEMS[colour]} /></svg></i><b data-text=${ctx.words("draw-letter", { colour })}></b></span>`;
}

// ---- Cars, balls

const SHAPES = {
  bleu: html`<rect x="-8" y="-8" width="16" height="16" rx="2" />`,
  rouge: html`<circle r="8.6" />`,
  jaune: html`<path d="M-8.5-8h17v7c0 6-4 9-8.5 11-4.5-2-8.5-5-8.5-11z" />`,
  vert: html`<path d="M0-11 11 0 0 11-11 0z" />`,
};
const LIVERIES = {
  bleu: "M-15-3.200H17M-15 3.200H17",
  rouge: "M-15 0H19",
  jaune: "M9-5.5 14.5 0 9 5.500M13.5-4.5 18 0l-4.5 4.5",
  vert: "M-13-6v12M11-5v10M15.5-4v8",
};
const BODY = "M-20-8h5v16h-5zM-16-6Q0-8 20-2.500V2.500Q0 8-16 6zM16-8h4v16h-4z";
const WHEELS = html`<rect x="-19" y="-12" width="9" height="6" rx="2" /><rect x="-19" y="6" width="9" height="6" rx="2" />
  <rect x="9" y="-11" width="8" height="5" rx="2" /><rect x="9" y="6" width="8" height="5" rx="2" />`;

export const CarMark = ({ car }) => SHAPES[car.id];

/** A car from above, nose to the right; its number stays upright. */
export function CarShape({ car, angle = 0, turn = 0 }) {
  return html`<g class=${`car car-${car.id}`} style=${`--car:${car.colour}`}>
    <g transform=${`rotate(${angle})`}><g class="halo">${WHEELS}<path d=${BODY} /></g><g class="wheels">${WHEELS}</g>
    <path class="body" d=${BODY} /><path class="livery" d=${LIVERIES[car.id]} /></g>
    <g class="badge-shape" transform=${`rotate(${turn})`}>${SHAPES[car.id]}<text y="4.2">${car.number}</text></g></g>`;
}

export const CarIcon = ({ car }) =>
  html`<svg class="car-icon" viewBox="-23 -15 46 30" aria-hidden="true"><${CarShape} car=${car} /></svg>`;

/** A ball as part of a drawing: the car's colour, its shape in paper, its number; the violet one bears a star. */
export const BallShape = ({ car }) =>
  car
    ? html`<g class="ball-shape" style=${`--car:${car.colour}`}><circle r="18" />
      <g transform="scale(1.18)" class="mark">${SHAPES[car.id]}</g><text y="5.5">${car.number}</text></g>`
    : html`<g class="ball-shape violet"><circle r="18" /><path class="star" transform="translate(-11.5 -12) scale(.58)"
      d="m20 3 4.8 11.7 12.7 1-9.7 8.2 3 12.300L20 29.5 9.2 36.200l3-12.300L2.5 15.700l12.7-1z" /></g>`;

export const Ball = ({ car }) =>
  html`<svg class="ball" viewBox="-20 -20 40 40" aria-hidden="true"><${BallShape} car=${car} /></svg>`;
