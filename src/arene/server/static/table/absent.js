// Somebody left: since when, and what those who are there can do about it.
import { html, useEffect, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { Sheet } from "../components/sheet.js";

const LEFT = 30; // seconds, as the server has it: a page that is loaded anew was closed for a moment
const HOST_LEFT = 120; // after which the others decide in the host's place

/**
 * For how many seconds somebody's screen has been closed by now; 0 while it is open.
 * @type {(seat: Arene.Seat, head: Arene.Head | null) => number}
 */
const gone = (seat, head) =>
  seat.gone === null ? 0 : seat.gone + (performance.now() - (head?.heard ?? performance.now())) / 1000;

/**
 * Who has left, by seat; nobody before the match and after it.
 * @param {Arene.Tools} tools
 */
export const absent = ({ head, replay, setup }) =>
  replay || setup.tutorial || !head?.begun || head.ended !== null
    ? []
    : head.seats.filter((seat) => !seat.you && gone(seat, head) >= LEFT);

/** Draw anew now and then while somebody is away: the minutes go on without a message. */
export function useMinutes(/** @type {Arene.Head | null} */ head) {
  const [, tick] = useState(0);
  const away = head?.seats.some((seat) => seat.gone !== null) ?? false;
  useEffect(() => {
    if (!away) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 5000);
    return () => clearInterval(timer);
  }, [away]);
}

/**
 * How long, in the words of a message and of its twin in hours.
 * @type {(words: Arene.Words, id: string, hours: string, seconds: number) => string}
 */
const lasting = (words, id, hours, seconds) =>
  seconds < 3600
    ? words(id, { minutes: Math.floor(seconds / 60) })
    : words(hours, { hours: Math.floor(seconds / 3600) });

/**
 * On the seat of somebody whose screen is closed.
 * @param {Arene.Props} props
 */
export function Away({ seat, words, tools }) {
  const text = seat.stand_in
    ? words("ui-stand-in")
    : lasting(words, "ui-away-since", "ui-away-hours", gone(seat, tools.head));
  return html`<span class="away"><${Icon} name=${seat.stand_in ? "bot" : "clock"} />${text}</span>`;
}

/**
 * What the band says while somebody who left is waited for: nothing where he is there, or a bot plays for him.
 * @type {(ctx: Arene.Ctx, tools: Arene.Tools) => { lead: string, sentence: string } | null}
 */
export function waitingFor({ table, words }, tools) {
  const missing = absent(tools).filter((seat) => !seat.stand_in);
  const [one] = missing.filter((seat) => table.awaiting.includes(seat.seat));
  if (!one) return null;
  const sentence = lasting(words, "absent-text", "absent-text-hours", gone(one, tools.head));
  return { lead: words("absent-lead", { name: one.name }), sentence };
}

/**
 * Wait, have a bot play, or end: for each who left.
 * @param {Arene.Props} props
 */
export function AbsentSheet({ ctx, tools }) {
  const { words } = ctx;
  const missing = absent(tools);
  const open = tools.drawer === "absent";
  useEffect(() => {
    if (open && !missing.length) tools.setDrawer(null); // they are back
  }, [open, missing.length]);
  if (!open) return null;
  const host = tools.head.seats.find((seat) => seat.host);
  const decides = tools.setup.host || !host || gone(host, tools.head) >= HOST_LEFT;
  return html`<${Sheet} title=${words("absent-title")} words=${words} close=${() => tools.setDrawer(null)} class="absent">
    ${missing.map((seat) => html`<${Missing} key=${seat.seat} seat=${seat} decides=${decides} words=${words} tools=${tools} />`)}
    ${decides ? html`<${End} words=${words} tools=${tools} />` : html`<p>${words("absent-host", { name: host.name })}</p>`}
  <//>`;
}

/** @param {Arene.Props} props */
function Missing({ seat, decides, words, tools }) {
  /** @param {boolean} wanted */
  const choose = (wanted) =>
    tools.link.post(`/seats/${seat.seat}/stand-in`, { wanted }).then(
      () => tools.setDrawer(null),
      (/** @type {Error} */ trouble) => tools.setRefusal({ text: trouble.message, rule: "" }),
    );
  return html`<fieldset><legend><${Shape} seat=${seat} hollow=${true} /> ${seat.name} <${Away} seat=${{ ...seat, stand_in: false }} words=${words} tools=${tools} /></legend>
    ${
      decides &&
      html`<div class="keys-row">
        <button class="key" aria-pressed=${!seat.stand_in} onClick=${() => (seat.stand_in ? choose(false) : tools.setDrawer(null))}>${words("absent-wait", { name: seat.name })}</button>
        <button class="key" aria-pressed=${seat.stand_in} onClick=${() => choose(true)}>${words("absent-bot", { name: seat.name })}</button>
      </div><p>${words("absent-bot-note")}</p>`
    }
  </fieldset>`;
}

/**
 * Break the match off, after a question.
 * @param {Arene.Props} props
 */
export function End({ words, tools }) {
  const end = () =>
    confirm(words("absent-end-sure")) &&
    tools.link.post("/end").then(
      () => tools.setDrawer(null),
      (/** @type {Error} */ trouble) => tools.setRefusal({ text: trouble.message, rule: "" }),
    );
  return html`<div class="end-match"><button class="button" onClick=${end}><${Icon} name="cross" />${words("absent-end")}</button><p>${words("absent-end-note")}</p></div>`;
}
