// After the match: who and why, the ranking, the draw verified, rematch and replay.
import { html, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { minus } from "../kit/numbers.js";
import { Curve } from "./curve.js";

/**
 * Who has won: whoever reads it is told so, unless several read it at one screen.
 * @type {(ctx: Arene.Ctx, winners: Arene.Seat[], several: boolean) => string}
 */
function headline({ words, me }, winners, several) {
  if (winners.length > 1) return words("end-shared");
  return winners[0].seat === me && !several ? words("end-you-win") : words("end-wins", { name: winners[0].name });
}

/** @param {Arene.Props} props */
export function Ending({ ctx, tools, drawing }) {
  const { table, words, seats, me } = ctx;
  const [proof, setProof] = useState(null);
  const [failed, setFailed] = useState("");
  const open = !tools.setup.tutorial && !tools.head?.deal?.closed; // whether everything may be known
  const winners = table.standings.filter((standing) => standing.rank === 1).map((standing) => seats[standing.seat]);
  const verify = async () => {
    try {
      setProof(await tools.link.get("/verification"));
    } catch (trouble) {
      setFailed(trouble.message);
    }
  };
  const again = async () => {
    try {
      location.href = `/t/${(await tools.link.post("/rematch")).match}`;
    } catch (trouble) {
      setFailed(trouble.message);
    }
  };
  /** @type {(href: string, icon: string, text: string) => unknown} */
  const way = (href, icon, text) =>
    html`<p class="turning-point"><a class="button" href=${href}><${Icon} name=${icon} />${text}</a></p>`;
  return html`<div class="ending">
    <div class="ending-body" tabindex="0" role="group" aria-label=${words("ui-board")}>
      <header>
        <span class="laurel">${winners.map((seat) => html`<${Shape} seat=${seat} />`)}</span>
        <div>
          <h2>
            ${drawing?.headline?.(ctx) ?? headline(ctx, winners, tools.setup.seats.length > 1)}
          </h2>
          <p>${table.prompt.text}</p>
          <${Decided} ctx=${ctx} />
        </div>
      </header>
      ${drawing?.Sheet ? html`<${drawing.Sheet} ctx=${ctx} lines=${tools.lines} />` : html`<${Ranking} ctx=${ctx} />`}
      <${SameDeal} words=${words} tools=${tools} />
      ${open && html`<${Curve} ctx=${ctx} tools=${tools} />`}
      ${open && way(`/t/${tools.setup.match}/why`, "die", words("end-why"))}
      ${tools.setup.origin && way(`/t/${tools.setup.origin}`, "undo", words("ui-back-to"))}
    </div>
    <div role="status">
      ${
        proof &&
        html`<p class=${`proof ${proof.fits ? "good" : "bad"}`}>
          <${Icon} name=${proof.fits ? "seal" : "warning"} />
          <span>
            ${words(proof.fits && proof.replayed ? "end-verified" : proof.fits ? "end-old-rules" : "end-not-verified", { moves: proof.moves })}
            <br />
            <code>${words("end-seed")} ${proof.seed}</code>
          </span>
        </p>`
      }
      ${failed && html`<p class="failed">${failed}</p>`}
    </div>
    ${
      tools.setup.tutorial
        ? html`<${Taught} words=${words} tools=${tools} />`
        : html`<div class="ending-buttons">
          ${
            tools.follower
              ? html`<a class="button turn" href=${`/t/${tools.follower}`}>
                ${words("end-rematch-offered")} ${words("end-rematch-go")}
              </a>`
              : me !== null &&
                !tools.setup.daily &&
                html`<button class="button main" onClick=${again}>
                  <${Icon} name="undo" />
                  ${words("end-rematch")}
                </button>`
          }
          <button class="button" onClick=${() => tools.openReplay(0)}>
            <${Icon} name="play" />
            ${words("ui-replay")}
          </button>
          ${
            open &&
            html`<a class="button" href=${`${tools.link.base}/file`} download>
            <${Icon} name="download" />
            ${words("end-file")}
          </a>
          <button class="button" onClick=${verify}><${Icon} name="seal" />${words("end-verify")}</button>`
          }
        </div>`
    }
  </div>`;
}

/**
 * Where the same deal is played at other tables: what stays closed until then, and the way to compare.
 * @param {Arene.Props} props
 */
function SameDeal({ words, tools }) {
  const deal = tools.head?.deal;
  if (!deal) return null;
  const daily = tools.setup.daily;
  return html`<div class="same-deal">
    ${deal.closed && !daily && html`<p><${Icon} name="lock" />${words("deal-ending-closed")}</p>`}
    <a class=${`button${daily ? " main" : ""}`} href=${deal.page}>
      <${Icon} name=${daily ? "crown" : "people"} />${words(daily ? "daily-see-ranking" : deal.closed ? "deal-see-closed" : "deal-see")}</a>
  </div>`;
}

/**
 * What broke each tie: the first of the values kept for it that differ.
 * @param {Arene.Props} props
 */
function Decided({ ctx }) {
  const { table, words, seats } = ctx;
  const ranked = [...table.standings].sort((one, other) => one.rank - other.rank);
  return ranked.slice(1).map((second, at) => {
    const first = ranked[at];
    if (first.score !== second.score || first.rank === second.rank) return null;
    /** @type {[Record<string, number>, Record<string, number>]} */
    const [ties, others] = [first.ties, second.ties];
    const name = Object.keys(ties).find((one) => ties[one] !== others[one]);
    const id = `tie-${name?.replaceAll("_", "-")}`;
    if (!name || !words.has(id)) return null;
    const told = { name: seats[first.seat].name, value: words(id, { value: ties[name] }) };
    const other = { second: seats[second.seat].name, other: words(id, { value: others[name] }) };
    return html`<p class="decided">${words("end-decided", { ...told, ...other })}</p>`;
  });
}

/**
 * After a guided match: on to a real one.
 * @param {Arene.Props} props
 */
function Taught({ words, tools }) {
  const { game, rules } = tools.setup;
  return html`<div class="ending-buttons">
    <a class="button main" href=${`/new/${game}`}><${Icon} name="play" />${words("lesson-play")}</a>
    ${rules && html`<a class="button" href=${rules}><${Icon} name="book" />${words("ui-rules")}</a>`}
    <button class="button" onClick=${() => tools.link.again()}><${Icon} name="undo" />${words("lesson-again")}</button>
  </div>`;
}

/**
 * The plain ranking; a game's drawing may tell more.
 * @param {Arene.Props} props
 */
function Ranking({ ctx }) {
  const { table, words, seats, me } = ctx;
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col">${words("end-rank")}</th>
        <th scope="col">${words("end-player")}</th>
        <th scope="col" class="num">${words("end-score")}</th>
      </tr>
    </thead>
    <tbody>
      ${table.standings.map(
        (standing) => html`<tr class=${standing.seat === me ? "you" : ""}>
          <td class="rank">${standing.rank}</td>
          <th scope="row"><span><${Shape} seat=${seats[standing.seat]} />${seats[standing.seat].name}</span></th>
          <td class="num score">${minus(standing.score)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
