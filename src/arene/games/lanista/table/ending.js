// The score sheet: prestige by criterion, and the medals.
import { html } from "/static/components/html.js";
import { Icon, Shape } from "/static/components/pieces.js";
import { minus, signed } from "/static/kit/numbers.js";

const COMBATS = ["contract", "exhibitio", "duo", "skill", "lanista", "card"];

const CRITERIA = ["combats", "failed", "influence", "experience", "health", "money"];

const criterion = (cause) => (COMBATS.includes(cause) ? "combats" : cause);

/**
 * Criterion by criterion, all seats each time; alone, the ladder of medals.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Sheet({ ctx, lines }) {
  const { words, seats, table, view } = ctx;
  const sums = seats.map(() => Object.fromEntries(CRITERIA.map((name) => [name, 0])));
  for (const { event } of lines)
    if (event.kind === "prestige_changed") sums[event.seat][criterion(event.cause)] += event.amount;
  const shown = CRITERIA.filter((name) => view.options.malus || !["failed", "influence", "health"].includes(name));
  const order = table.standings;
  return html`
    <table class=${`standings criteria num${order.length > 1 ? "" : " alone"}`}>
      <thead>
        <tr>
          <td></td>
          ${order.map(
            ({ seat, rank }) => html`<th key=${seat} scope="col">
              <${Shape} seat=${seats[seat]} />
              <b>${seats[seat].name}</b>
              ${order.length > 1 && html`<small>${words("draw-place", { rank })}</small>`}
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (name, place) => html`<tr key=${name} style=${`--place:${place}`}>
            <th scope="row">${words("draw-criterion", { name })}</th>
            ${order.map(({ seat }) => html`<td key=${seat}>${signed(sums[seat][name])}</td>`)}
          </tr>`,
        )}
        <tr class="total" style=${`--place:${shown.length}`}>
          <th scope="row">${words("column-prestige")}</th>
          ${order.map(({ seat, score }) => html`<td key=${seat} class="score">${minus(score)}</td>`)}
        </tr>
      </tbody>
    </table>
    ${view.medals.length > 0 && html`<${Medals} ctx=${ctx} />`}
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Medals({ ctx }) {
  const { words, view } = ctx;
  const ladder = [{ medal: "tiro", least: 0 }, ...view.medals];
  return html`<ol class="medals num">
    ${ladder.map(
      ({ medal, least }) => html`<li
        key=${medal}
        class=${medal === view.medal ? "earned" : view.players[0].prestige >= least ? "passed" : ""}
        aria-current=${medal === view.medal ? "true" : undefined}
      >
        ${medal === view.medal && html`<${Icon} name="crown" />`}
        <b>${words("draw-medal", { medal })}</b>
        <span>
          ${least ? words("draw-medal-from", { least }) : words("draw-medal-below", { least: view.medals[0].least })}
        </span>
      </li>`,
    )}
  </ol>`;
}
