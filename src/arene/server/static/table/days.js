// Play over days: what is left of the time for a move, who is on holiday, and what the others may do when it is over.
import { html } from "../components/html.js";
import { Icon } from "../components/pieces.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Whose days are over, so that the others may decide.
 * @param {Arene.Tools} tools
 */
export const late = ({ head, replay }) => (replay ? [] : (head?.days?.claim ?? []));

/**
 * Until when somebody is away, in words; empty while he is not.
 * @type {(words: Arene.Words, tools: Arene.Tools, seat: number) => string}
 */
export function holiday(words, { head, setup }, seat) {
  const until = head?.days?.away[seat];
  if (!until) return "";
  const last = new Date(until * 1000 - 1000).toLocaleDateString(setup.lang, { day: "numeric", month: "short" });
  return words("days-away", { date: last });
}

/**
 * What a seat has left for its move, as a badge.
 * @param {Arene.Props} props
 */
export function Days({ seat, words, tools }) {
  const { head, replay } = tools;
  const told = head?.days?.left[seat.seat];
  if (told === undefined || replay) return null;
  const left = head.days.away[seat.seat] ? told : Math.max(0, told - (performance.now() - head.heard) / 1000);
  const parts = { name: seat.name, days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const over = left <= 0;
  const label = words(over ? "claim-lead" : "days-left-label", parts);
  return html`<span class=${`clock on${left < HOUR ? " short" : ""}`} role="timer" aria-live="off" aria-label=${label}>
    <${Icon} name="clock" /><b aria-hidden="true">${over ? words("days-over") : words("days-left", parts)}</b></span>`;
}
