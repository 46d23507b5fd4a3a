// Footmania's pieces: signs, shirts, footballer cards, banknotes, backs. Everything that lies on grass is a sticker: an ink
// line, then a paper edge.
import { html } from "/static/components/html.js";
import { explained } from "/static/kit/explained.js";
import { grouped, minus, signed } from "/static/kit/numbers.js";

// ---- Signs, on a grid of 24

const SHIRT_SIGN = html`<path d="M8 4l4 2 4-2 5 3-2 5-3-1v9H8v-9l-3 1-2-5z" />`;
export const SIGNS = {
  national: SHIRT_SIGN,
  foreign: html`<g class="line"><circle cx="12" cy="12" r="8" /><path d="M4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16" /></g>`,
  plus: html`<path d="M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z" />`,
  question: html`<path class="line" d="M8 9c0-3 2-5 4.300-5S16.500 6 16.500 8.500c0 3.500-4.300 3.500-4.300 6.500" />
    <circle cx="12.200" cy="19.500" r="1.700" />`,
  euromatch: html`<path d="M7 4h10v2h3c0 4-1.500 6-4 6.500-.7 1.500-1.700 2.300-2.700 2.700V18h3
    v2H7.700v-2h3v-2.800c-1-.4-2-1.200-2.700-2.700C5.500 12 4 10 4 6h3z" />`,
  jackpot: html`<path class="line" d="M3.500 7h17v10h-17z" /><circle class="line" cx="12" cy="12" r="2.600" />`,
  championship: html`<path d="M4 8l4 4 4-7 4 7 4-4-1.500 10h-13z" />`,
  pay: html`<path d="M4 10.500h16v3H4z" />`,
  shoes: html`<path d="M4 7h6l3 4 6 1.500c1.500.4 2 1.500 2 4H4zM5 18h3v2H5zM15 18h3v2h-3z" />`,
  shirt: SHIRT_SIGN,
  socks: html`<path d="M9 3h7v9l3 4c1 2-1 5-4 5-1.500 0-2.500-.5-3.500-1.500L9 17z" />`,
  shorts: html`<path d="M5 5h14l1.500 13H13l-1-6-1 6H3.500z" />`,
  pennant: html`<path d="M6 21V3h2v1l11 4-11 4v9z" />`,
  swap: html`<path class="line" d="M4 8h14M14.500 4.500 18 8l-3.500 3.500M20 16H6M9.500 12.500 6 16l3.500 3.500" />`,
};

export const Sign = ({ name }) =>
  html`<svg class="fm-sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;
export const Star = () =>
  html`<svg class="fm-star" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.200l3 6.500 7 .8-5.200 4.800 1.400 7-6.200-3.500-6.200 3.500 1.400-7L2 9.500l7-.8z" /></svg>`;

// ---- Sums

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
export const money = (ctx, francs) => ctx.words("money", { amount: grouped(francs, ctx.words.lang) });
export const change = (count) => signed(count, "±0");

const Note = () =>
  html`<svg class="fm-note" viewBox="0 0 34 24" aria-hidden="true"><rect x="1.500" y="1.500" width="31" height="21" rx="2" />
    <circle cx="17" cy="12" r="5" /><path d="M5.500 6h3M25.500 18h3" /></svg>`;

/**
 * One note and a number, in full: never a heap to count.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export const Amount = ({ ctx, francs }) =>
  html`<span class="fm-amount num"><${Note} />${francs === null ? ctx.words("hidden") : money(ctx, francs)}</span>`;

// ---- Footballers

const SHIRT = "M13 3c2 4 12 4 14 0l10 6-4 9-6-2v17H13V16l-6 2-4-9z";
const SECOND = {
  green: html`<path class="second" d="M13 3 3 9l4 9 6-2zM27 3l10 6-4 9-6-2z" /><path class="hem" d="M13 29h14" />`,
  blue: html`<path class="second" d="M15 5.500h2.800V33H15zM22.200 5.500H25V33h-2.800z" />`,
  red: html`<path class="second" d="M13 21 25.500 6.500 28 9v4.500L13 27z" /><path class="hem" d="M4.500 12l4 3.500M35.500 12l-4 3.500" />`,
};

/** The working form of a footballer: its pattern tells the class without the colour. */
export function Shirt({ colour, number }) {
  return html`<svg class=${`fm-shirt ${colour}`} viewBox="0 -1 40 37" aria-hidden="true"><path class="edge" d=${SHIRT} />
    <path class="cloth" d=${SHIRT} />${SECOND[colour]}<path class="line" d=${SHIRT} />
    <text x="20" y="25.500" class=${String(number).length > 2 ? "long" : ""}>${number}</text></svg>`;
}

export const lastName = (about) => about.name.split(" ").at(-1);
export const printed = (about) => (about.utility ? "JP" : about.numbers.join("·"));

const LETTERS = {
  yellow: "draw-letter-yellow",
  green: "draw-letter-green",
  blue: "draw-letter-blue",
  red: "draw-letter-red",
};
const SKINS = ["#F0C9A0", "#D9A06B", "#A86B42", "#7A4B30", "#E3B488"];
const HAIR = [
  "M27 25c-3-14 5-19 13-19s16 5 13 19c2 8 2 12 4 16-5 0-8-4-8-9 1-6 0-11-2-14-5 3-10 3-14 0-2 3-3 8-2 14 0 5-3 9-8 9 2-4 2-8 4-16z",
  "M26 26c-1-14 6-20 14-20s15 6 14 20c-2-3-3-6-3-8H29c0 2-1 5-3 8z",
  "M26 25c-6-3-5-11 0-13 1-7 9-9 14-6 6-3 13 0 14 6 5 2 6 10 0 13-1-4-2-7-4-8-6 2-14 2-20 0-2 1-3 4-4 8z",
  "M27 17c3-8 23-8 26 0v4H27z",
  "",
];

/** A bust from parts that the card's id chooses: nobody's portrait. */
function Bust({ id }) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return html`<g class="bust" transform="translate(10 28)"><path class="coat" d="M14 64c1-13 9-16 20-16h12c11 0 19 3 20 16z" />
    <path style=${`fill:${SKINS[seed % 5]}`} d="M35 41h10v9c-2 3-8 3-10 0zM27 24c0-9 6-14 13-14s13 5 13 14c0 12-5 20-13 20S27 36 27 24z" />
    ${HAIR[(seed >> 2) % 5] && html`<path class="hair" d=${HAIR[(seed >> 2) % 5]} />`}
    <path class="face" d="M35 26v3M45 26v3M37 38c2 1.500 4 1.500 6 0" />
    ${seed % 3 === 0 && html`<path class="hair" d="M33 35c3-3 5-2 7-1 2-1 4-2 7 1-3 1-5 1-7 0-2 1-4 1-7 0z" />`}</g>`;
}

const CUTS = {
  yellow: "M8 0H92Q100 0 100 8V132Q100 140 92 140H8Q0 140 0 132V8Q0 0 8 0Z",
  green: "M8 0H85L100 15V132Q100 140 92 140H8Q0 140 0 132V8Q0 0 8 0Z",
  blue: "M15 0H85L100 15V132Q100 140 92 140H8Q0 140 0 132V15Z",
  red: "M15 0H85L100 15V125L85 140H8Q0 140 0 132V15Z",
};

/**
 * What a footballer is: where he may play, what he brings, what he costs.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function footballerSaid(ctx, card) {
  const about = ctx.view.cards[card];
  const first = about.numbers.length > 1 ? about.numbers.slice(0, -1) : about.numbers;
  return explained(
    about.name,
    ctx.words("explain-footballer", {
      numbers: about.utility ? "any" : first.join(", "),
      last: about.numbers.length > 1 ? about.numbers.at(-1) : "none",
      stars: about.stars,
      colour: about.colour,
      price: money(ctx, about.price),
      bank: money(ctx, about.devalued),
    }),
  );
}

/**
 * A footballer's card: the face is where one sells, hence what the bank pays.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Card({ ctx, card }) {
  const about = ctx.view.cards[card];
  const label = ctx.words("card-label", {
    footballer: ctx.words("footballer", { name: about.name, shirt: `${printed(about)} ${about.stars}★` }),
    colour: about.colour,
    price: money(ctx, about.price),
    bank: money(ctx, about.devalued),
  });
  const cut = `fm-cut-${about.colour}`;
  const bank = ctx.words("draw-bank", { price: money(ctx, about.devalued) });
  return html`<svg class=${`fm-card ${about.colour}`} data-piece=${`card-${card}`} ...${footballerSaid(ctx, card)} viewBox="-2 -2 104 144"
    role="img" aria-label=${label}>
    <clipPath id=${cut}><path d=${CUTS[about.colour]} /></clipPath><g clip-path=${`url(#${cut})`}>
    <rect class="paper" width="100" height="140" /><rect class="head" width="100" height="42" />
    <text class="worn" x="10" y="30">${printed(about)}</text><text class="class" x="86" y="36">${ctx.words(LETTERS[about.colour])}</text>
    <${Bust} id=${card} /><rect class="paper" y="91" width="100" height="49" /><path class="rule" d="M0 91h100" />
    <text class="who" x="50" y="105" textLength=${lastName(about).length > 12 ? 92 : undefined} lengthAdjust="spacingAndGlyphs">
    ${lastName(about)}</text>
    <g transform=${`translate(${50 - about.stars * 6} 108.500)`}>
    ${Array.from(
      { length: about.stars },
      (_, place) => html`<g class=${place < about.stars - about.bonus ? "" : "extra"}
    transform=${`translate(${place * 12}) scale(.48)`}>
      <path d="M12 2.200l3 6.500 7 .8-5.200 4.800 1.400 7-6.200-3.500-6.200 3.500 1.400-7L2 9.500l7-.8z" /></g>`,
    )}</g>
    <rect class="band-ink" y="122" width="100" height="18" />
    <text class="bank" x=${about.colour === "red" ? 45 : 50} y="135" textLength=${about.colour === "red" && bank.length > 14 ? 82 : undefined}
    lengthAdjust="spacingAndGlyphs">${bank}</text></g>
    <path class="rim" d=${CUTS[about.colour]} /></svg>`;
}

/**
 * A shirt with name and stars; `act` makes it a button.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Chip({ ctx, card, number, state = "", note, act, label, pressed }) {
  const about = ctx.view.cards[card];
  const body = html`<${Shirt} colour=${about.colour} number=${number || printed(about)} />
    <span class="fm-name"><b>${lastName(about)}</b>
    <small>${!number && about.numbers.length > 1 && !about.utility && html`<i class="fm-numbers-too">${printed(about)} </i>`}
    <${Star} />${about.stars}${note && html`<em title=${note}>${note}</em>`}</small></span>`;
  const look = `fm-chip ${state}${act && !state.includes("quiet") ? " lit" : ""}${pressed ? " chosen" : ""}`;
  const said = footballerSaid(ctx, card);
  if (!act) return html`<span class=${look} data-piece=${`shirt-${card}`} ...${said}>${body}</span>`;
  return html`<button class=${look} data-piece=${`shirt-${card}`} ...${said}
    aria-pressed=${pressed === undefined ? undefined : String(Boolean(pressed))} onClick=${act}>
    <span class="visually-hidden">${label}</span>${body}</button>`;
}

/**
 * Nobody there yet, or a trainee, or the place of a man sent off, by his name.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Hole({ ctx, number, kind = "vacant", man, stars = -1, act, label, pressed }) {
  const name =
    kind === "vacant"
      ? ctx.words("draw-to-find")
      : kind === "off"
        ? man || ctx.words("draw-sent-off")
        : ctx.words("draw-trainee", { number: Number(number) });
  const body = html`${
    kind === "off"
      ? html`<svg class="fm-shirt gone" viewBox="0 0 40 36" aria-hidden="true">
    <path d="M8 6l24 24M32 6 8 30" /></svg>`
      : html`<${Shirt} colour=${kind === "trainee" ? "trainee" : "blank"} number=${number} />`
  }
    <span class="fm-name"><b>${name}</b>
      <small class=${kind !== "off" && stars < 0 ? "loss" : ""}><${Star} />${minus(kind === "off" ? 0 : stars)}</small></span>`;
  const about = { kind, number: Number(number), stars: minus(stars), name: man || "none" };
  const said = explained(name, ctx.words("explain-hole", about));
  if (!act) return html`<span class=${`fm-chip ${kind}`} ...${said}>${body}</span>`;
  return html`<button class=${`fm-chip ${kind} lit${pressed ? " chosen" : ""}`} ...${said} aria-pressed=${String(Boolean(pressed))}
    onClick=${act}><span class="visually-hidden">${label}</span>${body}</button>`;
}

/**
 * Backs fanned in a seat: they overlap the more the more there are, and the count follows.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Backs({ ctx, counts }) {
  const label = ctx.words("squad-backs-label", { national: counts[0], foreign: counts[1] });
  const fan = (deck, count) =>
    count > 0 &&
    html`<span class=${`fm-backs ${deck}`} style=${`--lap:${count > 8 ? -12 : -8}px`} aria-hidden="true">
      ${Array.from({ length: Math.min(count, 16) }, () => html`<i></i>`)}<b>${count}</b></span>`;
  return html`<span class="fm-fan" role="img" aria-label=${label} title=${label}>${fan("national", counts[0])}${fan("foreign", counts[1])}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export const Sponsor = ({ ctx, kind }) =>
  html`<span class="fm-sponsor" ...${explained(ctx.words("sponsor", { kind }), ctx.words("explain-sponsor"))}>
    <${Sign} name=${kind} /></span>`;

/**
 * A sponsor somebody has: it lies open, with what it pays.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Brand({ ctx, sponsor, short = false }) {
  const { words } = ctx;
  const visit = money(ctx, sponsor.per_visit);
  const label = words("sponsor-label", {
    brand: words(`brand-${sponsor.id}`),
    visit,
    resale: money(ctx, sponsor.resale),
  });
  const shown = short ? words("money-short", { amount: grouped(sponsor.per_visit / 1e6, words.lang) }) : visit;
  return html`<span class="fm-sponsor" role="img" aria-label=${`${words("sponsor", { kind: sponsor.kind })}, ${label}`}
    ...${explained(words("sponsor", { kind: sponsor.kind }), `${label}. ${words("explain-sponsor")}`)}>
    <${Sign} name=${sponsor.kind} /><small class="num">${shown}</small></span>`;
}

// ---- Plus cards

const FAMILY = { cancel: "protection", boost: "boost", boost_home: "boost", trainees_plus: "boost" };
export const familyOf = (plus) => FAMILY[plus.code] ?? "hostile";

/**
 * What is printed on a Plus card, how it looks, and what it says of itself.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function plusFace(ctx, plus) {
  const { words } = ctx;
  const family = familyOf(plus);
  const title = words(`title-${plus.id.replaceAll("_", "-")}`);
  const about = words("plus-effect", {
    code: plus.code,
    value: plus.value,
    away: plus.value_away,
    counts: plus.counts ? "yes" : "no",
    what: plus.cancels.map((kind) => words("booklet-hostile", { kind })).join(", ") || "none",
  });
  const said = explained(title, `${about}. ${words("explain-plus", { family })}`);
  return { title, about, look: `fm-plus ${family}`, said };
}
