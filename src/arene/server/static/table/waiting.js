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
      <ul class="waiting-seats" aria-live="polite">${head.seats.map((seat) => html`<li class=${seat.kind === "open" ? "free" : ""}>${seat.kind === "open" ? html`<span class="hole"></span><span>${words("wait-empty")}</span>` : html`<${Shape} seat=${seat} /><b>${seat.name}</b>${seat.kind === "bot" && html`<span class="tag">${words("ui-bot")}</span>`}`}</li>`)}</ul>
      <section class="invite"><img src=${`/t/${setup.match}/qr.svg`} alt=${words("wait-qr")} width="170" height="170" />
        <div><p>${words("wait-invite")}</p><p class="code">${setup.match}</p>
          <div class="link-box"><input type="text" readonly value=${setup.link} aria-label=${words("ui-share")} onFocus=${(event) => event.target.select()} /><button class="button" onClick=${copy}><${Icon} name="link" />${words(copied ? "copied" : "copy")}</button></div></div></section>
      ${setup.host && html`<button class="button main" onClick=${start}>${words("wait-start")}</button>`}
      ${failed && html`<p role="alert" class="failed">${failed}</p>`}
      <p class="fair"><${Icon} name="seal" /><span>${words("wait-fair")}<br /><code>${head.commitment}</code></span></p>
    </main></div>`;
}
