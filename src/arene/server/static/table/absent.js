// Somebody left: since when, and what those who are there can do about it.
import { html, useEffect, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { Sheet } from "../components/sheet.js";
import { holiday, late } from "./days.js";

const LEFT = 30; // seconds, as the server has it: a page that is loaded anew was closed for a moment
const HOST_LEFT = 120; // after which the others decide in the host's place

/**
 * For how many seconds somebody's screen has been closed by now; 0 while it is open.
 * @type {(seat: Arene.Seat, head: Arene.Head | null) => number}
 */
const gone = (seat, head) =>
  seat.gone === null ? 0 : seat.gone + (performance.now() - (head?.heard ?? performance.now())) / 1000;

/**
 * Who has left, by seat; nobody before the match and after it. Over days everybody comes and goes: only whose time is
 * over counts.
 * @param {Arene.Tools} tools
 */
export function absent(tools) {
  const { head, replay, setup } = tools;
  if (replay || setup.tutorial || !head?.begun || head.ended !== null) return [];
  if (head.days) return head.seats.filter((seat) => !seat.you && late(tools).includes(seat.seat));
  return head.seats.filter((seat) => !seat.you && gone(seat, head) >= LEFT);
}

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
  const days = tools.head?.days && !seat.stand_in;
  const away = days ? holiday(words, tools, seat.seat) : "";
  if (days)
    return away && html`<span class="away holiday" title=${away}><${Icon} name="clock" /><span>${away}</span></span>`;
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
  if (tools.head.days) return { lead: words("claim-lead", { name: one.name }), sentence: words("claim-text") };
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
  const decides = tools.setup.host || !host || tools.head.days || gone(host, tools.head) >= HOST_LEFT;
  return html`<${Sheet} title=${words("absent-title")} words=${words} close=${() => tools.setDrawer(null)} class="absent">
    ${missing.map((seat) => html`<${Missing} key=${seat.seat} seat=${seat} decides=${decides} words=${words} tools=${tools} />`)}
    ${decides ? html`<${End} words=${words} tools=${tools} />` : html`<p>${words("absent-host", { name: host.name })}</p>`}
  <//>`;
}

/**
 * Ask the server; once it is done the sheet closes, and what is refused is said.
 * @type {(tools: Arene.Tools, path: string, sent?: object) => Promise<void>}
 */
const decide = (tools, path, sent) =>
  tools.link.post(path, sent).then(
    () => tools.setDrawer(null),
    (/** @type {Error} */ trouble) => tools.setRefusal({ text: trouble.message, rule: "" }),
  );

/** @param {Arene.Props} props */
function Missing({ seat, decides, words, tools }) {
  const { name } = seat;
  const self = { ...seat, stand_in: false }; // since when he is away, also where a bot plays for him
  /** @param {boolean} wanted */
  const choose = (wanted) => decide(tools, `/seats/${seat.seat}/stand-in`, { wanted });
  const wait = () => (seat.stand_in ? choose(false) : tools.setDrawer(null));
  return html`<fieldset>
    <legend><${Shape} seat=${seat} hollow=${true} /> ${name} <${Away} seat=${self} words=${words} tools=${tools} /></legend>
    ${
      decides &&
      html`<div class="keys-row">
        <button class="key" aria-pressed=${!seat.stand_in} onClick=${wait}>${words("absent-wait", { name })}</button>
        <button class="key" aria-pressed=${seat.stand_in} onClick=${() => choose(true)}>${words("absent-bot", { name })}</button>
      </div><p>${words("absent-bot-note")}</p>`
    }
  </fieldset>`;
}

/**
 * Break the match off, after a question.
 * @param {Arene.Props} props
 */
export function End({ words, tools }) {
  const end = () => confirm(words("absent-end-sure")) && decide(tools, "/end");
  return html`<div class="end-match">
    <button class="button" onClick=${end}><${Icon} name="cross" />${words("absent-end")}</button>
    <p>${words("absent-end-note")}</p></div>`;
}

/**
 * The host sends one of the others away for good, after a question.
 * @param {Arene.Props} props
 */
export function Remove({ words, tools }) {
  const others = tools.head.seats.filter((seat) => seat.kind === "person" && !seat.host && !seat.you);
  if (!others.length) return null;
  /** @param {{ seat: number; name: string }} one */
  const remove = ({ seat, name }) => confirm(words("remove-sure", { name })) && decide(tools, `/seats/${seat}/remove`);
  return html`<fieldset><legend>${words("remove-title")}</legend>
    <div class="keys-row">${others.map(
      (seat) => html`<button key=${seat.seat} class="key" onClick=${() => remove(seat)}>
        ${words("remove-one", { name: seat.name })}</button>`,
    )}</div><p>${words("remove-note")}</p>
  </fieldset>`;
}
