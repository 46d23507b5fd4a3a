// Lanista's picture: a painted wall with contracts and recruits, one's school of six, and in the fourth phase the sand.
// It draws the view and hangs the legal actions on the things they concern; odds, marks and prices are the server's.
import { html, useState } from "/static/components/html.js";
import { useMedia, useNarrow } from "/static/components/screen.js";
import { still } from "/static/kit/actions.js";
import { Arena, Draws } from "./arena.js";
import { useFocusAtQuestion, useHeld } from "./choosing.js";
import { GladiatorSheet, School } from "./ludus.js";
import { Nota, Question, questions } from "./sheets.js";
import {
  CombatChoice,
  ContractGlance,
  ContractList,
  Frieze,
  PairChoice,
  Recruits,
  RoundStory,
  Tablets,
} from "./wall.js";

export { drawTime as lasting } from "./arena.js"; // draws hold the next move, and the question, until they were told
export { band } from "./band.js";
export { Sheet } from "./ending.js";
export { Own } from "./own.js";
export { Figures, SeatBody, tags } from "./seats.js";

/** Whether tablets have room to hang; else contracts and recruits are lists. */
const useRoomy = () => useMedia("(min-width: 1200px) and (min-height: 800px)");

export const phases = ({ view, words }) =>
  [1, 2, 3, 4, 5].map((phase) => ({ name: words("draw-phase", { phase }), now: view.phase === phase }));

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Tools({ ctx }) {
  const [open, setOpen] = useState(false);
  return html`
    <button class="nota-key" onClick=${() => setOpen(true)}>${ctx.words("draw-nota")}</button>
    ${open && html`<${Nota} ctx=${still(ctx)} close=${() => setOpen(false)} />`}
  `;
}

/**
 * What the wall shows beside the school.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Wall({ ctx, held, open, list }) {
  const { view, words } = ctx;
  const mine = ctx.live;
  if (questions(view)) {
    const asked = html`<${Question} ctx=${ctx} />`;
    return list && view.card
      ? html`${asked}${view.combat?.gladiators.length ? "" : html`<${ContractList} ctx=${ctx} held=${held} />`}`
      : asked;
  }
  if (mine && view.decision === "pair") return html`<${PairChoice} ctx=${ctx} />`;
  if (mine && view.decision === "combat") return html`<${CombatChoice} ctx=${ctx} /><${RoundStory} ctx=${ctx} />`;
  if (view.phase === 2 && (view.recruits.length || ["arrival_window", "buying"].includes(view.step)))
    return html`
      <${Recruits} ctx=${ctx} held=${held} open=${open} list=${list} />
      ${
        list
          ? html`<${ContractList} ctx=${ctx} held=${held} title=${words("panel-contracts")} />`
          : html`<${ContractGlance} ctx=${ctx} />`
      }
    `;
  if (view.phase < 4 && view.contracts.length)
    return list ? html`<${ContractList} ctx=${ctx} held=${held} />` : html`<${Tablets} ctx=${ctx} held=${held} />`;
  return html`<${RoundStory} ctx=${ctx} />`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = still(given);
  const { view } = ctx;
  const narrow = useNarrow();
  const roomy = useRoomy();
  const held = useHeld(ctx);
  const [open, setOpen] = useState(null);
  useFocusAtQuestion(ctx);
  const fighting = view.combat?.gladiators.length > 0 && view.decision !== "define";
  const buying = view.phase === 2 && view.recruits.length > 0 && !questions(view);
  const body = fighting
    ? html`${view.card && html`<${Question} ctx=${ctx} />`}<${Arena} ctx=${ctx} held=${held} />`
    : html`<div
      class=${`wall${buying ? " buying" : ""}${roomy ? "" : " list"}${ctx.me === null || narrow || view.decision === "lanista" ? " alone" : ""}`}
    >
      <div class="wall-part" tabindex="0"><${Wall} ctx=${ctx} held=${held} open=${setOpen} list=${!roomy} /></div>
      ${
        ctx.me !== null &&
        !narrow &&
        view.decision !== "lanista" &&
        html`<${School} ctx=${ctx} held=${held} open=${setOpen} />`
      }
    </div>`;
  return html`<div class=${`ludus-board${fighting ? " fighting" : ""}`}>
    ${!narrow && html`<${Frieze} ctx=${ctx} />`}
    ${body}
    <${Draws} ctx=${ctx} />
    ${open && html`<${GladiatorSheet} ctx=${ctx} one=${open} close=${() => setOpen(null)} />`}
  </div>`;
}

/** @param {Arene.Action} event */
export const logHeading = (event) => ["round_started", "phase_started", "combat_announced"].includes(event.kind);
