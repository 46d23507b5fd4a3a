// The clocks of live play: counted by the server, shown here as they run on between its messages.
import { html, useEffect, useState } from "../components/html.js";
import { Icon } from "../components/pieces.js";

const SHORT = 10; // seconds that are called little

/**
 * What a seat has left now: for its move (null: it is not asked, as far as one knows) and of its reserve, in seconds.
 * @param {Arene.Head} head
 * @param {number} seat
 */
function left(head, seat) {
  const { clock } = head;
  const asked = clock.moves[seat] !== undefined;
  const gone = clock.runs && asked ? (performance.now() - head.heard) / 1000 : 0;
  const move = asked ? clock.moves[seat] - gone : null;
  const secret = clock.secret.includes(seat);
  const bank = clock.banks[seat] + (secret ? 0 : Math.min(0, move ?? 0));
  return { move: move === null ? null : Math.max(0, move), bank: Math.max(0, bank), secret };
}

/** @param {number} seconds */
const told = (seconds) => `${Math.floor(Math.ceil(seconds) / 60)}:${String(Math.ceil(seconds) % 60).padStart(2, "0")}`;

/**
 * A seat's clock. It is read aloud when somebody goes to it, never by itself.
 * @param {Arene.Props} props
 */
export function Clock({ seat, words, tools }) {
  const { head, replay } = tools;
  const [, tick] = useState(0);
  const shown = Boolean(head?.clock) && !replay && seat.kind === "person";
  const running = shown && head.clock.runs && head.clock.moves[seat.seat] !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [running]);
  if (!shown) return null;
  const { move, bank, secret } = left(head, seat.seat);
  const reserve = secret ? 0 : bank;
  const all = (move ?? 0) + reserve;
  if (move === null && !bank) return null;
  const about = { name: seat.name, seconds: Math.ceil((move === null ? bank : all) / 10) * 10 };
  const short = move !== null && all <= SHORT;
  const label = words(move === null ? "clock-bank-label" : "clock-label", about);
  return html`<span class=${`clock${move === null ? "" : " on"}${short ? " short" : ""}`} role="timer" aria-live="off"
    aria-label=${label}><${Icon} name="clock" /><b aria-hidden="true">${told(move || reserve)}</b>
    ${move && reserve ? html`<small aria-hidden="true">+${told(reserve)}</small>` : ""}</span>`;
}
