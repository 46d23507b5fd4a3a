// Before the match: who sits, the link and its code, the host's button.
import { copyText } from "../components/copy.js";
import { html, useEffect, useState } from "../components/html.js";
import { Mark, ToSelect } from "../components/links.js";
import { Icon, Shape } from "../components/pieces.js";

/** @param {Arene.Props} props */
export function WaitingRoom({ head, words, setup, link }) {
  const [failed, setFailed] = useState("");
  useEffect(() => {
    if (head.moved) location.replace(`/t/${setup.match}`); // the seat is no longer one's own
    if (head.gone) link.close();
  }, [head.moved, head.gone]);
  /**
   * @param {Promise<any>} asked
   * @param {() => void} [then]
   */
  const dare = (asked, then) => asked.then(then, (trouble) => setFailed(trouble.message));
  const start = () => dare(link.post("/start"));
  /** @param {number} seat */
  const stand = (seat) => dare(link.delete(`/seats/${seat}`));
  const withdraw = () => confirm(words("wait-withdraw-sure")) && dare(link.delete(""), () => location.assign("/"));
  const free = head.seats.some((seat) => seat.kind === "open" && !seat.name);
  /** @type {(seat: Arene.Seat) => unknown} */
  const row = (seat) =>
    html`<${WaitingSeat} key=${seat.seat} seat=${seat} words=${words} setup=${setup} stand=${stand} />`;
  return html`<div class="waiting-room"><${Top} words=${words} setup=${setup} />
    <main>
      <h2>${words(head.gone ? "wait-gone" : "wait-title")}</h2>
      ${head.gone && html`<a class="button main" href="/">${words("problem-home")}</a>`}
      ${
        !head.gone &&
        html`
      <ul class="waiting-seats" aria-live="polite">${head.seats.map(row)}</ul>
      ${!setup.seats.length && free && html`<a class="button main" href=${`/t/${setup.match}`}>${words("go-sit")}</a>`}
      ${
        head.deal &&
        html`<p class="same-deal"><${Icon} name="people" />
          <span>${words("deal-waiting-room")} <a href=${head.deal.page}>${words("deal-tables")}</a></span></p>`
      }
      <section class="invite"><img src=${`/t/${setup.match}/qr.svg`} alt=${words("wait-qr")} width="170" height="170" />
        <div><p>${words("wait-invite")}</p><p class="code">${setup.match}</p>
          <${LinkBox} link=${setup.link} label=${words("ui-share")} words=${words} /></div></section>
      ${
        setup.host &&
        html`<div class="waiting-buttons">
        <button class="button main" onClick=${start}>${words("wait-start")}</button>
        <button class="button" onClick=${withdraw}>${words("wait-withdraw")}</button>
      </div>`
      }
      ${failed && html`<p role="alert" class="failed">${failed}</p>`}
      <${Agreed} words=${words} options=${setup.options} />
      <p class="fair"><${Icon} name="seal" /><span>${words("wait-fair")}<br /><code>${head.commitment}</code></span></p>`
      }
    </main></div>`;
}

/** @param {Arene.Props} props */
function Top({ words, setup }) {
  const other = setup.lang === "fr" ? "en" : "fr";
  const back = encodeURIComponent(location.pathname + location.search);
  return html`<header class="bar"><${Mark} words=${words} /><h1>${words("game-name")}</h1>
    <span class="spring"></span>
    ${setup.rules && html`<a class="bar-link" href=${setup.rules} target="_blank">${words("ui-rules")}</a>`}
    <a class="bar-link" href=${`/lang/${other}?back=${back}`} lang=${other}>${words("ui-language")}</a></header>`;
}

/**
 * What was agreed for the match: what differs from the rules first, the rest on demand.
 * @param {Arene.Props} props
 */
function Agreed({ words, options }) {
  /** @param {boolean} usual */
  const rows = (usual) =>
    html`<dl class="agreed">${options.filter((option) => option.usual === usual).map((option) => html`<dt>${option.name}</dt><dd>${option.value}</dd>`)}</dl>`;
  return html`<section><h3>${words("new-options")}</h3>
    ${options.every((option) => option.usual) ? html`<p>${words("wait-usual")}</p>` : rows(false)}
    ${options.some((option) => option.usual) && html`<details><summary>${words("wait-usual-more")}</summary>${rows(true)}</details>`}</section>`;
}

/**
 * A link to select and to copy; “copied” is said only of what is in the clipboard.
 * @param {Arene.Props} props
 */
function LinkBox({ link, label, words }) {
  /** @type {[boolean | null, (copied: boolean | null) => void]} */
  const [copied, setCopied] = useState(null);
  const copy = async () => setCopied(await copyText(link));
  const name = copied ? words("copied") : `${words("copy")}, ${label}`;
  return html`<div class="link-box"><${ToSelect} value=${link} label=${label} />
    <button class="button" onClick=${copy} aria-label=${name}>
      <${Icon} name=${copied ? "check" : "link"} />${words(copied ? "copied" : "copy")}
    </button></div>
    ${copied === false && html`<p role="alert" class="failed">${words("not-copied")}</p>`}`;
}

/**
 * A seat: somebody, a bot, free, or kept for somebody. One may stand up, and the host may free a seat and sees the link of a kept one.
 * @param {Arene.Props} props
 */
function WaitingSeat({ seat, words, setup, stand }) {
  const Leave = (/** @type {{ label: string }} */ { label }) =>
    html`<span class="spring"></span>
      <button class="button small" onClick=${() => stand(seat.seat)}
        aria-label=${seat.you ? label : `${label}, ${seat.name}`}>${label}</button>`;
  if (seat.kind !== "open") {
    return html`<li><${Shape} seat=${seat} painted=${true} /><b>${seat.name}</b>${seat.kind === "bot" && html`<span class="tag">${words("ui-bot")}</span>`}
      ${seat.kind === "person" && (seat.you || setup.host) && html`<${Leave} label=${words(seat.you ? "wait-stand" : "wait-free")} />`}</li>`;
  }
  if (!seat.name) return html`<li class="free"><span class="hole"></span><span>${words("wait-empty")}</span></li>`;
  const own = setup.keys[seat.seat];
  return html`<li class="free"><span class="hole"></span><span>${words("wait-kept", { name: seat.name })}</span>
    ${setup.host && html`<${Leave} label=${words("wait-open")} />`}
    ${own && html`<div class="own-link"><${LinkBox} link=${own} label=${words("wait-kept-link", { name: seat.name })} words=${words} /></div>`}</li>`;
}
