// Before the match: who sits, the link and its code, the host's button.
import { copyText } from "../components/copy.js";
import { html, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";

export function WaitingRoom({ head, words, setup, link }) {
  const [failed, setFailed] = useState("");
  const start = () => link.post("/start").catch((trouble) => setFailed(trouble.message));
  return html`<div class="waiting-room"><header class="bar"><a class="bar-mark" href="/" title=${words("ui-home")}><svg aria-hidden="true"><use href="/static/icons.svg#mark" /></svg><b>${words("site-name")}</b></a><h1>${words("game-name")}</h1></header>
    <main>
      <h2>${words("wait-title")}</h2>
      <ul class="waiting-seats" aria-live="polite">${head.seats.map((seat) => html`<${WaitingSeat} key=${seat.seat} seat=${seat} words=${words} setup=${setup} />`)}</ul>
      <section class="invite"><img src=${`/t/${setup.match}/qr.svg`} alt=${words("wait-qr")} width="170" height="170" />
        <div><p>${words("wait-invite")}</p><p class="code">${setup.match}</p>
          <${LinkBox} link=${setup.link} label=${words("ui-share")} words=${words} /></div></section>
      ${setup.host && html`<button class="button main" onClick=${start}>${words("wait-start")}</button>`}
      ${failed && html`<p role="alert" class="failed">${failed}</p>`}
      <p class="fair"><${Icon} name="seal" /><span>${words("wait-fair")}<br /><code>${head.commitment}</code></span></p>
    </main></div>`;
}

/** A link to select and to copy; “copied” is said only of what is in the clipboard. */
function LinkBox({ link, label, words }) {
  const [copied, setCopied] = useState(null);
  const copy = async () => setCopied(await copyText(link));
  return html`<div class="link-box"><input type="text" readonly value=${link} aria-label=${label} onFocus=${(event) => event.target.select()} />
    <button class="button" onClick=${copy} aria-label=${copied ? words("copied") : `${words("copy")}, ${label}`}><${Icon} name=${copied ? "check" : "link"} />${words(copied ? "copied" : "copy")}</button></div>
    ${copied === false && html`<p role="alert" class="failed">${words("not-copied")}</p>`}`;
}

/** A seat: somebody, a bot, free, or kept for somebody; the host sees the link of a kept one. */
function WaitingSeat({ seat, words, setup }) {
  if (seat.kind !== "open") return html`<li><${Shape} seat=${seat} painted=${true} /><b>${seat.name}</b>${seat.kind === "bot" && html`<span class="tag">${words("ui-bot")}</span>`}</li>`;
  if (!seat.name) return html`<li class="free"><span class="hole"></span><span>${words("wait-empty")}</span></li>`;
  const own = setup.keys[seat.seat];
  return html`<li class="free"><span class="hole"></span><span>${words("wait-kept", { name: seat.name })}</span>
    ${own && html`<div class="own-link"><${LinkBox} link=${own} label=${words("wait-kept-link", { name: seat.name })} words=${words} /></div>`}</li>`;
}
