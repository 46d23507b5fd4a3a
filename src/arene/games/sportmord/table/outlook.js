// What a die is or would be worth at a sport, and what the signs of that forecast mean.
import { html } from "/static/components/html.js";
import { Icon, Spoken } from "/static/components/pieces.js";
import { explained } from "/static/kit/explained.js";
import { Accident, SeatDie, Sign } from "./pieces.js";

const onlyPossible = (outlook) => outlook.strikes_possible.filter((card) => !outlook.strikes.includes(card));

const kept = (outlook) => (outlook.keeps ? "yes" : outlook.keeps_possible ? "maybe" : "no");

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function dangers(ctx, outlook) {
  const cards = (list) => list.map((card) => ctx.words("card", { card }));
  const later = cards(onlyPossible(outlook));
  return [...cards(outlook.strikes), ...(later.length ? [ctx.words("maybe", { cards: later.join(", ") })] : [])];
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const outlookText = (ctx, { outlook, face, doped }) =>
  [
    face ? ctx.words("draw-with", { face, doped: doped ? "yes" : "no" }) : "",
    ctx.words("outlook", {
      value: outlook.value,
      possible: outlook.possible,
      grows: outlook.possible > outlook.value ? "yes" : "no",
      keeps: kept(outlook),
      strikes: dangers(ctx, outlook).join(", ") || "none",
    }),
  ]
    .filter(Boolean)
    .join(" ");

/**
 * Value now and what later seats could make of it, whether a unit is kept, which accidents would strike.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Outlook({ ctx, worth: { outlook, face, doped } }) {
  const { words } = ctx;
  const grows = outlook.possible > outlook.value;
  const keeps = kept(outlook);
  const later = onlyPossible(outlook);
  const told = words("draw-explain-outlook", {
    later: later.map((card) => words("card", { card })).join(", "),
    why: outlook.last ? "sure" : outlook.why,
    possible: outlook.possible,
  });
  const sentence = outlookText(ctx, { outlook, face, doped });
  return html`<span class="outlook num" ...${explained(words("draw-legend"), `${sentence} ${told}`.trim())}>
    <${Spoken} label=${sentence}>
      ${face && html`<${SeatDie} ctx=${ctx} seat=${ctx.me} face=${face} doped=${doped} />`}
      <b class="value">${outlook.value}${grows && html`<${Icon} name="arrow" />${outlook.possible}`}</b>
      <span class=${`keeps ${keeps}`}>
        <${Icon} name=${keeps === "no" ? "cross" : "check"} />
        ${words("draw-unit", { keeps })}
      </span>
      ${
        outlook.last
          ? html`<i class="u u6 all"><${Sign} name="skull" />${words("draw-all-strike")}</i>`
          : outlook.strikes.map((card) => html`<${Accident} key=${card} ctx=${ctx} card=${card} />`)
      }
      ${!outlook.last && later.map((card) => html`<${Accident} key=${card} ctx=${ctx} card=${card} state="maybe" />`)}
    <//>
  </span>`;
}

export const LEGEND = "legend"; // looked at in the middle, as a sport's pile is

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export const LegendKey = ({ ctx, open }) =>
  html`<button class="legend-key" ...${explained(ctx.words("draw-legend-key"))} aria-label=${ctx.words("draw-legend-key")} onClick=${open}>?</button>`;

/**
 * What the signs of a forecast mean.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Legend({ ctx, close }) {
  const { words } = ctx;
  const signs = [
    ["value", html`<b class="value">2<${Icon} name="arrow" />5</b>`],
    ["keeps", html`<span class="keeps yes"><${Icon} name="check" />${words("draw-unit", { keeps: "yes" })}</span>`],
    ["strikes", html`<${Accident} ctx=${ctx} card="u2" />`],
    ["maybe", html`<${Accident} ctx=${ctx} card="u4" state="maybe" />`],
  ];
  return html`<section class="scoreboard legend">
    <h2>
      ${words("draw-legend")}
      <span class="spring"></span>
      <button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button>
    </h2>
    <dl class="outlook num">
      ${signs.map(
        ([sign, picture]) =>
          html`<dt aria-hidden="true">${picture}</dt><dd>${words("draw-legend-sign", { sign })}</dd>`,
      )}
    </dl>
  </section>`;
}
