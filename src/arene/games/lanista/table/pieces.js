// Lanista's pieces, drawn: heads by crest and brim, ranks, tokens, health, cubes, pictograms, and the fighters.
import { html } from "/static/components/html.js";

const svg = (name, body, box = 40) =>
  html`<svg class=${name} viewBox=${`0 0 ${box} ${box}`} aria-hidden="true">${body}</svg>`;

// ---- Armaturae: heads in profile, facing right

const VISOR = html`<path d="M12 26h20v4.5c0 4-3.2 6.5-7 6.5h-4.5c-5 0-8.5-3.5-8.5-8z" /><path class="cut" d="M19 29.5h11M20.5 33h8" />`;
const BRIM = html`<path d="M3 22.5c10-2.6 24-2.6 34 0l.5 3.6c-11-1.6-24-1.6-35 0z" />`;
const DOME = html`<path d="M10.5 22.5c0-7.5 4-11.5 10-11.5s10 4 10 11.5z" />`;

const HEADS = {
  PRO: html`
    <path d="M8 25c0-10 5-16 13-16s13 6 13 16z" />
    <path d="M9.5 21 2.5 31.5l8 1.5 3-8z" />
    ${VISOR}
    <path class="cut" d="M8.5 24.5h25" />
    <circle class="cut full" cx="21" cy="15.5" r="2.3" />
  `,
  EQU: html`${DOME}${BRIM}${VISOR}<path d="M13 16C12 8 7 3.5 1 3.5 2.5 10.5 6.5 15.5 13.5 18z" /><path class="cut" d="M4.5 6c4 2.5 6.5 6 8.5 10.5" />`,
  THR: html`
    ${DOME}
    ${BRIM}
    ${VISOR}
    <path
      d="M9.5 18.5C7 9.5 13 2 22 2c7.5 0 12.5 4 12.5 8.5 0 3.5-3 5.5-5.5 4.5 1.6-1.6 1.2-4.5-2.5-4.8-5-.4-7.5 3-7.5 8.3z"
    />
    <circle class="cut full" cx="27.5" cy="6.3" r="1.7" />
  `,
  HOP: html`
    ${DOME}
    ${BRIM}
    ${VISOR}
    <path d="M20.5 17 4.5 9.5C8 3.5 14 1 20.5 1S33 3.5 36.5 9.5z" />
    <path class="cut" d="M20.5 15 11 4.5M20.5 15V2.5M20.5 15 30 4.5" />
  `,
  MUR: html`
    ${DOME}
    ${BRIM}
    ${VISOR}
    <path d="M8.5 15.5 7 4.5Q20 .5 33.5 4.5L32 15.5q-11.5-3.5-23.5 0z" />
    <path class="cut" d="M13 5.5l.8 6.5M18 4.5l.4 6M23 4.5l-.4 6M28 5.5l-.8 6.5" />
  `,
  RET: html`
    <path
      d="M13.5 6.5C20 3.5 29.5 6 30 14.5l3.5 6.5-3.5 1.3v4.2c0 2.3-1.8 3.5-4.5 3.5H22v7H10.5V25C5 19 7 9.5 13.5 6.5z"
    />
    <path class="cut thick" d="M8.3 16.2 30 12.2" />
    <path d="M2.5 37.5V24.5l6 2.5v10.5z" />
  `,
  SEC: html`
    <path d="M20 2.5c9.5 0 14 7.5 14 17v8c0 6-4 9.5-10 9.5h-9C9 37 6 31 6 21.5 6 10 11.5 2.5 20 2.5z" />
    <circle class="cut full" cx="26" cy="19.5" r="3.5" />
    <path class="cut" d="M8.5 14.5C10.5 8 15 5 20.5 5M18 29h14" />
  `,
  ESS: html`
    <path d="M7.5 27c0-13 4.5-22 13.5-22s13.5 9 13.5 22z" />
    ${VISOR}
    <circle class="cut" cx="21" cy="16.5" r="6.5" />
    <path class="cut" d="M21 10v13M14.5 16.5h13M16.4 11.9l9.2 9.2M25.6 11.9l-9.2 9.2" />
  `,
};

/** The head of an armatura; an owner's own armatura shows its first letters. */
export function Head({ name, mirrored }) {
  if (name === "*")
    return svg("head any", html`<path d="M20 3l4.3 11.7L36 19l-11.7 4.3L20 35l-4.3-11.7L4 19l11.7-4.3z" />`);
  if (!HEADS[name]) return html`<b class="head letters" aria-hidden="true">${name.slice(0, 3).toLowerCase()}</b>`;
  return svg(`head${mirrored ? " mirrored" : ""}`, HEADS[name]);
}

/** Two armaturae that face each other. */
export const Pair = ({ pair, codes }) => {
  const [one, other] = pair.split("/");
  return html`<span class="pair">
    <span><${Head} name=${one} /><${Head} name=${other} mirrored=${true} /></span>
    ${codes && html`<i>${one.toLowerCase()} ${other.toLowerCase()}</i>`}
  </span>`;
};

// ---- Ranks, tokens, health, cubes, laurel

const RANK = {
  gamma: html`<circle cx="20" cy="20" r="17.5" /><path class="letter" d="M15 30V11h12.5v4.6h-7.3V30z" />`,
  beta: html`
    <path d="M4 3.5h32V22c0 8.5-6.5 12.5-16 16C10.5 34.5 4 30.5 4 22z" />
    <path
      class="letter"
      fill-rule="evenodd"
      d="M13.5 9h7.3c4 0 6.2 1.8 6.2 4.8 0 1.9-1 3.2-2.6 3.9 2.2.6 3.6 2.2 3.6 4.6 0 3.5-2.6 5.7-7 5.7h-7.5z
        m4.6 3.8v3.6h2.3c1.3 0 2.1-.7 2.1-1.8s-.8-1.8-2.1-1.8zm0 7v4.2h2.5c1.6 0 2.5-.8 2.5-2.1s-.9-2.1-2.5-2.1z"
    />
  `,
  alpha: html`
    <path
      d="M20 1l5.4 6.1 8-1.5-1.5 8L38 20l-6.1 6.4 1.5 8-8-1.5L20 39l-5.4-6.1-8 1.5 1.5-8L2 20l6.1-6.4-1.5-8 8 1.5z"
    />
    <path class="letter" fill-rule="evenodd" d="M17.2 10h5.6l6.4 19.5h-5l-1.2-4h-6l-1.2 4h-5zm2.8 5.2-2 6.5h4z" />
  `,
};
export const Rank = ({ rank }) => svg(`rank-sign ${rank}`, RANK[rank]);

const SIGN = {
  green: html`<path d="M20 10.5v19M10.5 20h19" />`,
  white: html`<path d="M11 15.5h18M11 24.5h18" />`,
  red: html`<path d="M10.5 20h19" />`,
  black: html`<path d="M20 9v22M13 16h14" />`,
};
export const Token = ({ colour, class: more = "" }) =>
  svg(`token-sign ${colour} ${more}`, html`<circle cx="20" cy="20" r="18" />${SIGN[colour]}`);

/** An influence token of any colour. */
export const Joker = () =>
  svg(
    "token-sign joker",
    html`
      <circle cx="20" cy="20" r="18" />
      <path d="M20 2a18 18 0 0 1 15.6 27L20 20z" class="g" />
      <path d="M35.6 29A18 18 0 0 1 4.4 29L20 20z" class="r" />
      <circle cx="20" cy="20" r="18" class="edge" />
      <path d="M14 16.5c0-4 2.5-6 6-6s6 2 6 5.2c0 4.3-5.8 4-5.8 8.3M20 28.5v1.5" />
    `,
  );
export const Spent = () => svg("token-sign spent", html`<circle cx="20" cy="20" r="17" />`);

const HEALTH = {
  good: html`<circle cx="20" cy="20" r="15" />`,
  light: html`<rect x="5" y="5" width="30" height="30" rx="3" />`,
  grave: html`<path d="M20 4l17 31H3z" />`,
  mortal: html`<path d="M14 3h12v9h9v11h-9v14H14V23H5V12h9z" />`,
};
export const Health = ({ health }) => svg(`health ${health}`, HEALTH[health]);

export const Cube = ({ spent }) =>
  spent
    ? svg("cube spent", html`<path d="M20 3l15.5 8.5v17L20 37 4.5 28.5v-17z" />`)
    : svg(
        "cube",
        html`<path d="M20 3l15.5 8.5v17L20 37 4.5 28.5v-17z" /><path class="top" d="M20 3l15.5 8.5L20 20 4.5 11.5z" /><path class="line" d="M20 20v17" />`,
      );

const LEAF = "M0-6.5C4.6-2.5 4.6 2.5 0 6.5-4.6 2.5-4.6-2.5 0-6.5z";
export const Laurel = () =>
  svg(
    "laurel-sign",
    html`
      ${[
        [10.5, 8, 20],
        [6, 17, -6],
        [7.5, 27, -36],
      ].flatMap(([x, y, turn]) => [
        html`<path d=${LEAF} transform=${`translate(${x} ${y}) rotate(${turn})`} />`,
        html`<path d=${LEAF} transform=${`translate(${40 - x} ${y}) rotate(${-turn})`} />`,
      ])}
      <path class="stem" d="M12 34.5c5 2.5 11 2.5 16 0" />
    `,
  );

// ---- Pictograms of event cards, by what they do

const PICTURES = {
  bag: html`<path d="M13 9c-2-3 1-6 7-6s9 3 7 6l-2 3c7 4 11 11 11 17 0 6-6 8-16 8S4 35 4 29c0-6 4-13 11-17z" /><path class="cut" d="M13 12.5h14" />`,
  crowd: html`
    <circle cx="11" cy="13" r="5.5" />
    <circle cx="29" cy="13" r="5.5" />
    <circle cx="20" cy="11" r="6.5" />
    <path d="M1 34c0-9 4-13 10-13 2 0 4 .5 5 1.5C12 26 10 30 10 34z" />
    <path d="M39 34c0-9-4-13-10-13-2 0-4 .5-5 1.5 4 3.5 6 7.5 6 11.5z" />
    <path d="M10.5 37C10.5 26 14 20 20 20s9.5 6 9.5 17z" />
  `,
  heal: html`<path d="M14 4h12v10h10v12H26v10H14V26H4V14h10z" />`,
  wound: html`<path d="M5 35 26 8l5-5 4 2-2 5-6 5L10 37zM6 22l12 12-3 3L3 25z" />`,
  xp: html`
    <circle cx="16" cy="10" r="7" />
    <path d="M3 37c0-11 5-17 13-17 3 0 6 1 8 2.5V37z" />
    <path d="M31 37V23h-5l7.5-10L41 23h-5v14z" transform="translate(-3)" />
  `,
  money: html`<circle cx="20" cy="20" r="16.5" /><path class="cut" d="M25 13c-2-2-9-2.5-9 2.5s9 3.5 9 8.5-8 4.5-10 2M20 8.5v23" />`,
  recruit: html`<circle cx="20" cy="10" r="7.5" /><path d="M5 37c0-11 6-17 15-17s15 6 15 17z" /><path class="cut" d="M20 25v9M15.5 29.5h9" />`,
  tablet: html`<path d="M4 5h14.5v30H4zM21.5 5H36v30H21.5z" /><path class="cut" d="M8 12h7M8 18h7M8 24h7M25.5 12h7M25.5 18h7M25.5 24h7" />`,
  cards: html`<path d="M4 9l16-4 2.5 9-1 .3V37H10.5z" transform="rotate(-6 12 20)" /><path d="M18 5h17v28H18z" /><path class="cut" d="M22 10h9M22 15h9" />`,
  eye: html`
    <path d="M1 20C6 10 13 6 20 6s14 4 19 14c-5 10-12 14-19 14S6 30 1 20z" />
    <circle class="cut full" cx="20" cy="20" r="7.5" />
    <circle cx="20" cy="20" r="4" />
  `,
  vial: html`<path d="M14 3h12v3h-2v10l10 17c1 2 0 4-3 4H9c-3 0-4-2-3-4l10-17V6h-2z" /><path class="cut" d="M13 25h14" />`,
  shield: html`<path d="M5 5c6 0 11-1 15-3.5C24 4 29 5 35 5v13c0 10-6 16-15 20.5C11 34 5 28 5 18z" /><path class="cut" d="M13 20l5 5 9-10" />`,
  laurel: html`<path d="M18 36C7 33 3 25 5 13l8 2-4-8 9 6 2-9 2 9 9-6-4 8 8-2c2 12-2 20-13 23z" />`,
  again: html`<path d="M20 5a15 15 0 0 1 14 9.5l4-2V26H25l4.5-5A10 10 0 0 0 20 10.5zM20 35A15 15 0 0 1 6 25.5l-4 2V14h13l-4.5 5A10 10 0 0 0 20 29.5z" />`,
  helmet: HEADS.MUR,
  rudis: html`<path d="M28 2l10 10-19 15-6-6zM9 21l10 10-3 3-4-1-6 6-5-5 6-6-1-4z" />`,
  rank: html`<path d="M20 2l15 14h-8v8h-14v-8H5zM13 28h14v4H13zM13 35h14v4H13z" />`,
  point: html`<path d="M20 3l15.5 8.5v17L20 37 4.5 28.5v-17z" /><path class="cut" d="M4.5 11.5 20 20l15.5-8.5M20 20v17" />`,
  flag: html`<path d="M8 2h4v36H8zM13 4h22l-6 8 6 8H13z" />`,
};
const BY_EFFECT = {
  bag_add: "bag",
  bag_remove: "bag",
  draw_keep: "bag",
  redraw: "again",
  shift_result: "heal",
  heal: "heal",
  wound: "wound",
  natural_heal: "heal",
  xp: "xp",
  money: "money",
  price_mod: "money",
  extra_buy: "recruit",
  refresh_arrival: "recruit",
  pay_mod: "money",
  prestige: "laurel",
  prestige_if: "laurel",
  draw_cards: "cards",
  discard_random: "cards",
  peek_hand: "eye",
  fetch_card: "cards",
  swap_contract: "tablet",
  replace_contract: "tablet",
  waive_penalty: "shield",
  extra_exhibitio: "crowd",
  any_armatura: "helmet",
  any_pair: "tablet",
  rank_shift: "rank",
  fit_for_contract: "heal",
  suppress: "vial",
  attach: "laurel",
  retire: "rudis",
  counter: "shield",
  initiative: "flag",
  ap: "point",
};

/** The pictogram of an event card, by the first thing its text does. */
export function Picture({ words, card, name }) {
  const what = name ?? BY_EFFECT[JSON.parse(words(`ability-${card}`)).effects[0].effect] ?? "cards";
  return svg("picture", PICTURES[what]);
}

export const Swords = () =>
  html`<svg class="swords" viewBox="0 0 40 40" aria-hidden="true"><path d="M7 7l18 18M33 7L15 25M9 26l6 6M31 26l-6 6M12 29l-5 5M28 29l5 5" /></svg>`;

// ---- Fighters: one body, eight sets of gear, facing right

const LIMBS = {
  back: "M72 168 54 212 44 258H68L76 216 98 184z",
  front: "M92 176 112 214 106 258H130L134 212 118 164z",
};
const GREAVE = {
  back: "M52 212 44 256H67L75 217z",
  front: "M112 213 106 256H129L133 212z",
};
const WEAPONS = {
  sword: html`
    <path class="steel" d="M28 78 22 26 29 12 37 25 37 78z" />
    <path class="steel-line" d="M29.5 20 32 76" />
    <path class="bronze" d="M20 78h26v7H20z" />
  `,
  sica: html`<path class="steel" d="M28 80 23 44C22 30 32 20 50 14 44 27 39 33 38 46L39 80z" /><path class="bronze" d="M20 78h26v7H20z" />`,
  spear: html`<path class="wood" d="M30 6h5v190h-5z" /><path class="steel" d="M32.5-14 42 14 32.5 26 23 14z" />`,
  trident: html`
    <path class="wood" d="M30 24h5v200h-5z" />
    <path
      class="steel"
      d="M16-6c0 20 4 28 13 31h7c9-3 13-11 13-31l-7 5c0 10-2 15-6 17V-10l-3.5-5-3.5 5v26c-4-2-6-7-6-17z"
    />
  `,
};
const SHIELDS = {
  tall: (colour) =>
    html`
      <path class=${colour} d="M112 112q24-10 50 0v96q-26 10-50 0z" />
      <path class="trim" d="M119 119q18-6 36 0v83q-18 6-36 0z" />
      <path class="trim" d="M137 122v76M124 130l8 10M150 130l-8 10M124 192l8-10M150 192l-8-10" />
      <circle class="bronze" cx="137" cy="160" r="10" />
    `,
  square: (colour) =>
    html`
      <path class=${colour} d="M112 116q22-9 46 0v54q-24 9-46 0z" />
      <path class="trim" d="M119 122q16-5 32 0v42q-16 5-32 0z" />
      <path class="trim" d="M135 124v12M135 150v12M121 143h7M142 143h7" />
      <circle class="bronze" cx="135" cy="143" r="8" />
    `,
  oblong: (colour) =>
    html`
      <path class=${colour} d="M112 112h46v78q-23 12-46 0z" />
      <path class="trim" d="M119 119h32v66q-16 8-32 0zM119 142h32" />
      <circle class="bronze" cx="135" cy="160" r="8" />
    `,
  round: (colour) =>
    html`<circle class=${colour} cx="136" cy="144" r="31" /><circle class="trim" cx="136" cy="144" r="23" /><circle class="bronze" cx="136" cy="144" r="9" />`,
  oval: (colour) =>
    html`
      <ellipse class=${colour} cx="136" cy="154" rx="27" ry="48" />
      <ellipse class="trim" cx="136" cy="154" rx="19" ry="39" />
      <path class="trim" d="M136 118v72" />
      <circle class="bronze" cx="136" cy="154" r="9" />
    `,
};
const HELMET = html`<path class="bronze" d="M74 62c0-19 10-30 26-30s26 11 26 30z" />`;
const FACE = html`
  <path class="bronze dark" d="M80 66h46v12c0 10-8 16-18 16H98c-11 0-18-8-18-19z" />
  <g class="hole">
    <circle cx="103" cy="74" r="2.4" />
    <circle cx="110" cy="74" r="2.4" />
    <circle cx="117" cy="74" r="2.4" />
    <circle cx="103" cy="81" r="2.4" />
    <circle cx="110" cy="81" r="2.4" />
    <circle cx="117" cy="81" r="2.4" />
  </g>
`;
const RIM = html`<path class="bronze light" d="M60 64c24-7 56-7 80 0l3 8c-27-5-59-5-86 0z" />`;
const CRESTS = {
  PRO: html`
    <path class="paper" d="M76 44C70 26 74 12 84 2c6 14 4 28 0 40z" />
    ${HELMET}
    <path class="bronze light" d="M74 62h52v7H74zM75 60 62 84l14 4 6-18z" />
    ${FACE}
  `,
  EQU: html`<path class="paper" d="M80 44C70 26 56 18 42 18c6 16 18 28 38 34z" />${HELMET}${FACE}${RIM}`,
  THR: html`
    <path
      class="bronze light"
      d="M70 52C62 26 78 4 104 4c24 0 36 12 34 26-2 10-14 12-18 4 6-2 6-12-6-12-16 0-22 10-22 26z"
    />
    <circle class="hole" cx="118" cy="16" r="3" />
    ${HELMET}
    ${FACE}
    ${RIM}
  `,
  HOP: html`
    <path class="crest" d="M100 44 62 22C70 4 84-4 100-4s30 8 38 26z" />
    <path class="steel-line" d="M100 40 78 6M100 40V0M100 40 122 6" />
    ${HELMET}
    ${FACE}
    ${RIM}
  `,
  MUR: html`
    <path class="crest" d="M76 46 66 10Q100-6 136 10L126 44q-26-14-50 2z" />
    <path class="steel-line" d="M82 10l4 20M95 6l2 20M108 6l-2 20M121 10l-4 20" />
    ${HELMET}
    ${FACE}
    ${RIM}
  `,
  SEC: html`
    <path class="bronze" d="M100 24c20 0 28 16 28 36v14c0 14-8 20-20 20h-8c-16 0-26-10-26-32 0-24 10-38 26-38z" />
    <path class="bronze light" d="M78 38C84 26 98 16 112 24l-4 8C98 26 88 32 82 44z" />
    <circle class="hole" cx="113" cy="62" r="5.5" />
    <circle class="hole" cx="98" cy="62" r="4.5" />
    <path class="steel-line" d="M96 82h28" />
  `,
  ESS: html`
    ${HELMET}
    <path class="bronze light" d="M74 60h52v8H74z" />
    ${FACE}
    <circle class="paper" cx="100" cy="42" r="13" />
    <path class="steel-line" d="M100 29v26M87 42h26M91 33l18 18M109 33 91 51" />
  `,
  RET: html`
    <path class="skin" d="M78 64c-4-20 8-32 22-32 15 0 25 10 24 26l6 12-6 2v8c0 8-5 11-12 11H92c-10-3-14-14-14-27z" />
    <path class="hair" d="M76 66c-6-24 8-40 26-40 14 0 24 8 24 22l-46 8z" />
    <path class="paper" d="M76 56l49-10 .6 8L77 65z" />
    <circle class="hole" cx="113" cy="66" r="2.6" />
    <path class="steel-line dark" d="M112 82h9" />
  `,
};
const GEAR = {
  PRO: { weapon: "sword", shield: () => SHIELDS.oblong("green-ink"), greaves: ["front"], plate: true },
  EQU: { weapon: "sword", shield: () => SHIELDS.round("paper-ink"), greaves: [], tunic: true },
  THR: { weapon: "sica", shield: () => SHIELDS.square("blue-ink"), greaves: ["back", "front"] },
  HOP: { weapon: "spear", shield: () => SHIELDS.round("bronze dark"), greaves: ["back", "front"] },
  MUR: { weapon: "sword", shield: () => SHIELDS.tall("red-ink"), greaves: ["front"] },
  SEC: { weapon: "sword", shield: () => SHIELDS.tall("blue-ink"), greaves: ["front"] },
  RET: {
    weapon: "trident",
    shield: () =>
      html`
        <path class="net" d="M118 128q22-6 34 6l8 60q-24 14-48-2z" />
        <path
          class="net-line"
          d="M118 140l40 40M116 156l34 34M120 130l38 32M150 134l-34 46M158 150l-34 42M136 128l-20 28"
        />
      `,
    greaves: [],
    guard: true,
  },
  ESS: { weapon: "sword", shield: () => SHIELDS.oval("amber-ink"), greaves: [], tunic: true },
};

/** A fighter in full; the second of a pair is mirrored, and of another skin. */
export function Fighter({ armatura, place, dead }) {
  const gear = GEAR[armatura] ?? GEAR.PRO;
  return html`<svg class=${`fighter skin-${place}${dead ? " dead" : ""}`} viewBox="0 -18 180 290" aria-hidden="true">
    <g transform=${place ? "translate(180) scale(-1 1)" : undefined}>
      <ellipse class="shadow" cx="88" cy="262" rx="72" ry="7" />
      <path class="skin" d=${LIMBS.back} />
      <path class="skin" d="M44 256h24l8 6v5H40z" />
      ${gear.greaves.includes("back") && html`<path class="bronze" d=${GREAVE.back} />`}
      <path class="skin" d=${LIMBS.front} />
      <path class="skin" d="M106 256h24l10 6v5h-36z" />
      ${
        gear.greaves.includes("front") &&
        html`<path class="bronze" d=${GREAVE.front} /><path class="steel-line dark" d="M121 216l-4 38" />`
      }
      ${!gear.greaves.includes("back") && html`<path class="wrap" d="M51 224l20 5M48 236l20 4" />`}
      <g>${WEAPONS[gear.weapon]}</g>
      <path class="skin" d="M66 100 40 124 24 88 44 84 50 100 76 108z" />
      <path class="wraps" d="M67 101 41 124 26 92 43 86 50 101 75 108z" />
      <path class="steel-line dark" d="M57 108l6 8M48 103l-6 16M46 95l-17 4" />
      <circle class="skin" cx="33" cy="84" r="9.5" />
      <path class="skin" d="M62 102c10-8 46-10 60 0l-4 56H68z" />
      ${
        gear.tunic
          ? html`
            <path class="paper" d="M62 102c10-8 46-10 60 0l-3 54 6 38q-28 12-60 0l5-38z" />
            <path class="steel-line dark" d="M80 108l-4 78M104 108l4 80" />
          `
          : html`
            <path class="muscle" d="M90 104v44M72 122q10 8 18 2 9 6 20-2" />
            <path class="paper" d="M64 158h58l-2 34q-14 12-26 4-16 8-28-6z" />
            <path class="steel-line dark" d="M80 166l-4 26M104 166l2 30" />
          `
      }
      ${
        gear.plate &&
        html`<path class="bronze" d="M74 106h36l-3 26q-15 8-30 0z" /><path class="trim dark" d="M92 108v24" />`
      }
      ${gear.guard && html`<path class="bronze" d="M56 78h30l6 34H60z" /><path class="trim dark" d="M62 84h20l4 22" />`}
      <path class="bronze" d="M64 150h58v13H64z" />
      <circle class="bronze light" cx="94" cy="156.5" r="8" />
      <path class="skin" d="M90 84h22v18q-11 6-22 0z" />
      ${CRESTS[armatura] ?? CRESTS.PRO}
      <path class="skin" d="M112 106q14 8 18 24l-14 8-10-20z" />
      ${gear.shield()}
    </g>
  </svg>`;
}
