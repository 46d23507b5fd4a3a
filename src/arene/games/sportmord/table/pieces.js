// What the picture is made of: signs of the sports, dice, names, accident tags.
import { html } from "/static/components/html.js";
import { Die, Shape } from "/static/components/pieces.js";
import { explained } from "/static/kit/explained.js";

const SIGNS = new Set(["bowling", "tennis", "billiards", "football", "swimming", "riding", "boxing", "climbing"]);

const PATTERN = { red: "round", blue: "square", green: "diamond", white: "hexagon", black: "cross", amber: "triangle" };

const TONE = Object.fromEntries(Object.entries(PATTERN).map(([tone, pattern]) => [pattern, tone]));

export const Mark = ({ seat }) => html`<${Shape} seat=${seat} painted=${true} />`;

export const Sign = ({ name }) =>
  html`<svg class=${`sign sign-${name}`} aria-hidden="true"><use href=${`/games/sportmord/signs.svg#${name}`} /></svg>`;

/**
 * The sign of a sport; an owner's sport without one shows its first letter.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export const SportSign = ({ ctx, sport }) =>
  SIGNS.has(sport.icon)
    ? html`<${Sign} name=${sport.icon} />`
    : html`<b class="sign letter" aria-hidden="true">${sportName(ctx, sport.id).slice(0, 1)}</b>`;

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const sportName = (ctx, id) => ctx.words(`sport-${id}`);

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const sportOf = (ctx, id) => ctx.view.sports.find((sport) => sport.id === id);

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const who = (ctx, seat) => (seat === ctx.me ? ctx.words("draw-you") : ctx.names[seat]);

/**
 * Dice have the colour a player chose, with the pips that the box gives it.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function look(ctx, seat) {
  const wanted = PATTERN[ctx.seats[seat].colour];
  return ctx.view.palette.find((one) => one.pattern === wanted) ?? ctx.view.players[seat].dice;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function SeatDie({ ctx, seat, face, doped = false }) {
  const { colour, pattern } = look(ctx, seat);
  return html`<span class=${`seat-die${doped ? " doped" : ""}`}>
    <${Die} value=${face} tone=${TONE[pattern]} colour=${colour} />
    ${doped && html`<${Sign} name="capsule" />`}
  </span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export const Accident = ({ ctx, card, state = "" }) =>
  html`<i
    class=${`u ${card} ${state}`}
    ...${explained(ctx.words("card", { card }), ctx.words("draw-explain-accident", { card }))}
  >
    ${ctx.words("card", { card })}
  </i>`;

export const Bars = ({ count }) =>
  html`<span class="bars" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
