// Choosing: what may be done with a thing, and what is taken up but has no target yet. Every legal action comes from
// the server; here they are only sorted by what they are done with and what they are aimed at.
import { html, useEffect } from "/static/components/html.js";
import { isStaged, offers as choices, question, refused as refusal } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { taken } from "/static/kit/held.js";
import { grouped } from "/static/kit/numbers.js";

export const RANKS = ["gamma", "beta", "alpha"];

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const isMine = (ctx, seat) => ctx.me !== null && seat === ctx.me;
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const who = (ctx, seat) => (isMine(ctx, seat) ? ctx.words("draw-you") : ctx.names[seat]);

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const amount = (ctx, count) => grouped(count, ctx.words.lang);

/** What an action is done with: a card, a skill, a point, a token; nothing for what is done to a piece at once. */
export function tool(action) {
  if (action.kind === "play") return `play ${action.card}`;
  if (action.kind === "use_skill") return `skill ${action.gladiator}`;
  if (["ap_heal", "ap_train", "ap_medicus"].includes(action.kind)) return action.kind;
  if (["sell_bank", "offer"].includes(action.kind)) return "sell";
  if (action.kind === "influence_joker") return "joker";
  if (action.kind === "pair") return "pair";
  return "";
}

/** What it is aimed at. */
const aim = (action) => action.target ?? action.gladiator ?? "";

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const offers = (ctx, test) => choices(question(ctx), test);
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const refused = (ctx, action) => refusal(question(ctx), action);
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const staged = (ctx) => ctx.staged[0] ?? null;

// ---- What is taken up: shared by board, seats, own pieces and band

/** The tool taken up at this question; empty: none. `pair G01`: the first of a pair. */
const hand = taken("");
export const hold = hand.take;
export const useHeld = hand.use;

/**
 * Stage one action, or let it go if it was staged; from the keyboard the band's button is next.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function stage(ctx, action, event) {
  const drop = isStaged(ctx, action);
  hold(ctx, "");
  ctx.pick(drop ? [] : [action]);
  if (!drop && event?.detail === 0) focusWhenThere(".band-buttons .button.main");
}

function focusWhenThere(where, left = 40) {
  const found = document.querySelector(where);
  if (found) found.focus();
  else if (left) setTimeout(() => focusWhenThere(where, left - 1), 25);
}

const TARGETS = ".ludus-board .lit > .tap, .ludus-board button.lit:not(.glad-key), .own-chip.lit, .seats .lit";

/**
 * Take up a tool: with one target it is aimed at once.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function take(ctx, name, event) {
  const all = offers(ctx, (action) => tool(action) === name);
  if (all.length === 1) stage(ctx, all[0].action, event);
  else {
    const letGo = hand.now(ctx) === name;
    if (ctx.staged.length) ctx.pick([]);
    hold(ctx, letGo ? "" : name);
    if (!letGo && event?.detail === 0) setTimeout(() => focusWhenThere(TARGETS));
  }
}

/**
 * How a tool stands: may be taken up, is taken up, or neither.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function stateOf(ctx, held, name) {
  const can = offers(ctx, (action) => tool(action) === name).length > 0;
  const now = staged(ctx);
  return { can, chosen: can && (held === name || (now !== null && tool(now) === name)) };
}

/** What tapping a piece does: aim what is taken up, or what `direct` says is done with the piece itself. */
export function tapOn(ctx, held, id, direct = (_) => false) {
  const pairing = /^pair (.*)$/.exec(held)?.[1];
  const test = pairing
    ? (action) =>
        action.kind === "pair" &&
        [action.first, action.second].includes(pairing) &&
        [action.first, action.second].includes(id) &&
        id !== pairing
    : held
      ? (action) => tool(action) === held && aim(action) === id
      : direct;
  const found = offers(ctx, test);
  const now = staged(ctx);
  const aimed = now !== null && (aim(now) === id || now.first === id || now.second === id || direct(now));
  if (pairing === id) return { can: true, chosen: true, act: () => hold(ctx, "") };
  if (!found.length) return { can: false, chosen: aimed, act: null };
  return { can: true, chosen: aimed, offered: found, act: (event) => stage(ctx, found[0].action, event) };
}

// ---- Elements

/** A sign that says what it counts, and `why` it matters. */
export const Told = ({ label, why = "", class: more = "", children }) =>
  html`<span class=${`told ${more}`} ...${explained(label, why)} role="img" aria-label=${label}>${children}</span>`;

let typing = false; // whether the keyboard was used last
document.addEventListener("keydown", () => (typing = true), true);
document.addEventListener("pointerdown", () => (typing = false), true);

/**
 * Who plays by keyboard finds himself at what may be touched whenever he is asked anew.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function useFocusAtQuestion(ctx) {
  useEffect(() => {
    if (!typing || !ctx.live || document.activeElement !== document.body) return;
    for (const where of ["button.lit, .lit > button, .lit .tap", ".band-buttons .button"]) {
      const found = document.querySelector(where);
      if (!(found instanceof HTMLElement)) continue;
      found.focus();
      return;
    }
  }, [ctx.live && ctx.chain[0].prompt.id]);
}
