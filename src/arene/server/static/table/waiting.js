// Before the match: who sits, the link and its code, the host's button.
import { html, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";

export function WaitingRoom({ head, words, setup, link }) {
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState("");
  const copy = async () => {
    await navigator.clipboard?.writeText(setup.link);
    setCopied(true);
  };
  const start = () => link.post("/start").catch((trouble) => setFailed(trouble.message));
  return html`<div class="waiting-room"><header class="bar"><a class="bar-mark" href="/" title=${words("ui-home")}><svg aria-hidden="true"><use href="/static/icons.svg#mark" /></svg><b>${words("site-name")}</b></a><h1>${words("game-name")}</h1></header>
    <main>
      <h2>${words("wait-title")}</h2>
      <ul class="waiting-seats" aria-live="polite">${head.seats.map((seat) => html`<${WaitingSeat} key=${seat.seat} seat=${seat} words=${words} setup=${setup} />`)}</ul>
      <section class="invite"><img src=${`/t/${setup.match}/qr.svg`} alt=${words("wait-qr")} width="170" height="170" />
        <div><p>${words("wait-invite")}</p><p class="code">${setup.match}</p>
          <div class="link-box"><input type="text" readonly value=${setup.link} aria-label=${words("ui-share")} onFocus=${(event) => event.target.select()} /><button class="button" onClick=${copy}><${Icon} name="link" />${words(copied ? "copied" : "copy")}</button></div></div></section>
      ${setup.host && html`<button class="button main" onClick=${start}>${words("wait-start")}</button>`}
      ${failed && html`<p role="alert" class="failed">${failed}</p>`}
      <p class="fair"><${Icon} name="seal" /><span>${words("wait-fair")}<br /><code>${head.commitment}</code></span></p>
    </main></div>`;
}

/** A seat: somebody, a bot, free, or kept for somebody; the host can copy the link of a kept one. */
function WaitingSeat({ seat, words, setup }) {
  const [copied, setCopied] = useState(false);
  if (seat.kind !== "open") return html`<li><${Shape} seat=${seat} painted=${true} /><b>${seat.name}</b>${seat.kind === "bot" && html`<span class="tag">${words("ui-bot")}</span>`}</li>`;
  if (!seat.name) return html`<li class="free"><span class="hole"></span><span>${words("wait-empty")}</span></li>`;
  const copy = async () => {
    await navigator.clipboard?.writeText(setup.keys[seat.seat]);
    setCopied(true);
  };
  return html`<li class="free"><span class="hole"></span><span>${words("wait-kept", { name: seat.name })}</span>
    ${setup.keys[seat.seat] && html`<button class="tool" data-link=${setup.keys[seat.seat]} aria-label=${words(copied ? "copied" : "wait-kept-link", { name: seat.name })} title=${words(copied ? "copied" : "wait-kept-link", { name: seat.name })} onClick=${copy}><${Icon} name=${copied ? "check" : "link"} /></button>`}</li>`;
}
