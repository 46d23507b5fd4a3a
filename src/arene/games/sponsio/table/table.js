// Sponsio's picture: the arena's sand, tickets, tokens and tricks. It draws the view and attaches the legal actions
// to the things they concern; what is legal, what follows and what it costs is the server's to say.
import { html } from "/static/components/html.js";
import { useNarrow } from "/static/components/screen.js";
import { Betting } from "./betting.js";
import { calm } from "./choosing.js";
import { RoundScore } from "./score.js";
import { Trick } from "./tricks.js";

export { band } from "./band.js";
export { Own } from "./own.js";
export { Sheet } from "./score.js";
export { Figures, SeatBody } from "./seats.js";

/** Who likes plays a card by one tap; anybody by two quick ones. */
export const quick = true;

/**
 * What is staged may end a phase: it lasts until that is sent.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export function phases({ chain, words }) {
  return ["bets", "tricks", "score"].map((phase) => ({
    name: words("draw-phase", { phase }),
    now: chain[0].view.phase === phase,
  }));
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = calm(given);
  const narrow = useNarrow();
  const betting = ctx.chain[0].view.phase === "bets";
  if (ctx.chain[0].view.phase === "score") return html`<${RoundScore} ctx=${ctx} />`;
  return html`<div class=${`sand ${betting ? "betting" : "tricking"}`}>
    ${betting ? html`<${Betting} ctx=${ctx} narrow=${narrow} />` : html`<${Trick} ctx=${ctx} narrow=${narrow} />`}
  </div>`;
}

const HEADINGS = new Set(["round_started", "traitors"]);

/** @param {Arene.Action} event */
export const logHeading = (event) => HEADINGS.has(event.kind);
