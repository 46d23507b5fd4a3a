// The scores from the first move to the last, or what the game counts instead: a line a seat, told apart by its dashes and by the shape at its end.
import { html, useEffect, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { same } from "../kit/actions.js";

const DASHES = ["", "9 5", "2 5", "14 4 3 4", "5 3", "1 4 8 4"];
const [WIDE, HIGH, LEFT, TOP, BOTTOM] = [720, 220, 34, 12, 24];

/**
 * Whole numbers that cut the scale into at most five parts.
 * @param {number} low
 * @param {number} high
 */
function marks(low, high) {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 5) ?? Math.ceil((high - low) / 5);
  const found = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) found.push(mark);
  return found;
}

/** By who looks: what was reckoned stays for whoever comes back from the replay. */
const reckoned = new Map();

/** @param {Arene.Props} props */
export function Curve({ ctx, tools }) {
  const { words, seats, me } = ctx;
  /** @type {[Arene.Curve | null, (told: any) => void]} */
  const [told, setTold] = useState(reckoned.get(me) ?? null);
  useEffect(() => {
    const keep = (/** @type {Arene.Curve} */ curve) => {
      reckoned.set(me, curve);
      setTold(curve);
    };
    if (!told) tools.link.get(`/curve${me === null ? "" : `?seat=${me}`}`).then(keep, () => {});
  }, []);
  if (!told || told.points.length < 3) return null;
  const all = told.points.flatMap((point) => point.scores);
  const begin = told.points.findIndex((point) => !same(point.scores, told.points[0].scores)); // before, nothing is told
  const from = begin > 1 ? told.points[begin - 1].step : 0;
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  /** @param {number} step */
  const x = (step) => LEFT + (Math.max(0, step - from) / Math.max(1, told.steps - from)) * (WIDE - LEFT - 6);
  /** @param {number} score */
  const y = (score) => HIGH - BOTTOM - ((score - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  /** @param {number} seat */
  const path = (seat) =>
    told.points
      .map((point, place) => `${place ? `H${x(point.step)}V` : `M${x(point.step)} `}${y(point.scores[seat])}`)
      .join("");
  const ranked = [...ctx.table.standings].sort((one, other) => one.rank - other.rank);
  /** @type {Map<string, number[]>} */
  const lines = new Map(); // those who count together have one line
  for (const { seat } of ranked) lines.set(path(seat), [...(lines.get(path(seat)) ?? []), seat]);
  const ofSeats = [...lines.values()].map((together) => ({ together, seat: together.includes(me) ? me : together[0] }));
  const label = words.has("progress-label")
    ? words("progress-label")
    : words("end-curve-label", { points: told.points.length });
  /** @type {(seat: number, d: string) => unknown} */
  const line = (seat, d) =>
    html`<path key=${seat} class=${`score-line${seat === me ? " own-line" : ""}`} d=${d}
      stroke-dasharray=${DASHES[seat % DASHES.length]} />`;
  return html`<section class="curve" aria-label=${words("end-curve")}><h3>${words("end-curve")}</h3>
    ${words.has("progress-label") && html`<p class="curve-counts">${words("progress-label")}</p>`}
    <div class="curve-row"><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${label}>
      ${marks(low, high).map(
        (mark) => html`<g key=${mark}>
        <line class="grid-line" x1=${LEFT} x2=${WIDE} y1=${y(mark)} y2=${y(mark)} />
        <text x=${LEFT - 6} y=${y(mark) + 4} text-anchor="end">${mark}</text></g>`,
      )}
      ${
        told.turn &&
        html`<line class="turning" x1=${x(told.turn.step)} x2=${x(told.turn.step)} y1=${TOP} y2=${HIGH - BOTTOM} />
        <path class="diamond" d=${`M${x(told.turn.step)} ${HIGH - BOTTOM - 7}l7 7-7 7-7-7z`} />`
      }
      ${ofSeats.map(({ seat }) => line(seat, path(seat)))}
    </svg>
    <ul>${ofSeats.map(
      ({
        seat,
        together,
      }) => html`<li key=${seat}><svg viewBox="0 0 34 8" aria-hidden="true">${line(seat, "M0 4H34")}</svg>
      ${together.map((one) => html`<span key=${one}><${Shape} seat=${seats[one]} />${seats[one].name}</span>`)}</li>`,
    )}</ul></div>
    ${
      told.turn
        ? html`<p class="turning-point">
          <span>${words("end-turn", { name: seats[told.turn.seat].name, step: told.turn.step })}</span>${" "}
          <button class="button small" onClick=${() => tools.openReplay(told.turn.step)}>
            <${Icon} name="play" />${words("ui-log-jump")}</button></p>`
        : html`<p class="turning-point">${words("end-turn-none")}</p>`
    }
  </section>`;
}
