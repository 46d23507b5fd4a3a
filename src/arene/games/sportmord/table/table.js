// The picture of Le sport est mortel: a running track with eight sports, their inner and outer rings of dice, and a
// scoreboard on the lawn. It draws the view and hangs the legal actions on the things they concern; every figure
// (values, forecasts, warnings) comes from the server.
import { html } from "/static/components/html.js";
import { useNarrow } from "/static/components/screen.js";
import { calm } from "./choosing.js";
import { Mark, SportSign, sportName } from "./pieces.js";
import { Sets } from "./seats.js";

export { band } from "./band.js";
export { Own } from "./own.js";
export { Figures, SeatBody } from "./seats.js";
export { Board } from "./track.js";

/** Seats wear the colour of their dice. */
export const painted = true;

/** Who likes dopes a die by naming its new face; anybody by two quick taps on it. */
export const quick = true;

export const phases = (given) => {
  const { view, words } = calm(given);
  return Array.from({ length: 9 }, (_, place) => ({
    name: view.phase === place + 1 ? `${place + 1} ${words("draw-phase", { phase: place + 1 })}` : `${place + 1}`,
    now: view.phase === place + 1,
  }));
};

/** @param {Arene.Action} event */
export const logHeading = (event) => event.kind === "round_started";

/**
 * Whose line it is: a pill is given by its giver.
 * @param {Arene.Action} event
 */
export const logSeat = (event) => event.seat ?? event.from;

/**
 * Sets by sport, different sports times the largest set, and the accidents that break ties.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Sheet({ ctx }) {
  const { words, seats, table, view } = ctx;
  const narrow = useNarrow();
  const heads = [words("draw-product"), words("column-accidents"), words("end-score")];
  return html`<table class="standings sets-sheet">
    <thead>
      <tr>
        <th scope="col">${words("end-rank")}</th>
        <th scope="col">${words("end-player")}</th>
        ${!narrow && view.sports.map((sport) => html`<${SportHead} ctx=${ctx} sport=${sport} />`)}
        ${heads.map((head) => html`<th scope="col" class="num">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${table.standings.map((standing) => {
        const player = view.players[standing.seat];
        const seat = seats[standing.seat];
        return html`
          <tr class=${narrow ? "fold" : ""}>
            <td class="rank">${standing.rank}</td>
            <th scope="row"><span><${Mark} seat=${seat} />${seat.name}</span></th>
            ${!narrow && view.sports.map((sport) => html`<${SetCell} player=${player} sport=${sport} />`)}
            <td class="num">${player.sports} × ${player.largest}</td>
            <td class="num">${player.accidents}</td>
            <td class="num score">${standing.score}</td>
          </tr>
          ${narrow && html`<tr class="more"><td colspan="5"><${Sets} ctx=${ctx} player=${player} /></td></tr>`}
        `;
      })}
    </tbody>
  </table>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
const SportHead = ({ ctx, sport }) => html`<th scope="col" class="num" title=${sportName(ctx, sport.id)}>
  <${SportSign} ctx=${ctx} sport=${sport} />
  <span class="visually-hidden">${sportName(ctx, sport.id)}</span>
</th>`;

/** How many units somebody has of a sport, the largest set underlined. */
function SetCell({ player, sport }) {
  const count = player.units[sport.id] ?? 0;
  const state = `${count ? "" : " zero"}${count && count === player.largest ? " largest" : ""}`;
  return html`<td class=${`num${state}`}>${count}</td>`;
}
