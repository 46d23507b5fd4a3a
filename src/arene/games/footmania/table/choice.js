// What is chosen but not yet sent: an offer, a bid, a reserve. The server says after every step what it would bring
// (ctx.stage); until it is sent everything can be taken back out.
import { same } from "/static/kit/actions.js";
import { shared } from "/static/kit/held.js";

/**
 * A sum as the steps that make it up.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function steps(ctx, kind, francs) {
  const made = [];
  let left = francs;
  for (const size of [10, 5, 1]) {
    for (const amount = size * ctx.view.money_step; left >= amount; left -= amount) made.push({ kind, amount });
  }
  return made;
}

/**
 * A footballer who is staged to go (sold, put back) is known no longer in what would follow; the picture still names him.
 * @type {<C extends Arene.Ctx<Arene.FootmaniaView>>(ctx: C) => C}
 */
export const remembering = (ctx) =>
  ctx.staged.length ? { ...ctx, view: { ...ctx.view, cards: { ...ctx.chain[0].view.cards, ...ctx.view.cards } } } : ctx;

// ---- Offers

const OPENINGS = ["offer", "counter"];
const isMoney = (action) => action.kind === "give_money" || action.kind === "ask_money";

/**
 * Whether an offer is being composed, staged or begun elsewhere.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export const composing = (ctx) => ctx.live && ctx.view.decision === "draft";

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
const opening = (ctx) => (OPENINGS.includes(ctx.staged[0]?.kind) ? ctx.staged.slice(0, 1) : []);
/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
const parts = (ctx) => ctx.staged.slice(opening(ctx).length);

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
export const isIn = (ctx, action) => parts(ctx).some((one) => same(one, action));

/**
 * Put something into the offer, or take it out again.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function toggle(ctx, action) {
  const kept = parts(ctx).filter((one) => !same(one, action));
  ctx.stage([...opening(ctx), ...kept, ...(kept.length < parts(ctx).length ? [] : [action])]);
}

/**
 * Money on one side: given when above 0, asked for when below.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function setMoney(ctx, francs) {
  const before = ctx.chain[0].view.decision === "draft" ? ctx.chain[0].view.deal.content.money : 0; // begun elsewhere: it stays
  const sum = francs - before;
  const kept = parts(ctx).filter((one) => !isMoney(one));
  ctx.stage([...opening(ctx), ...kept, ...steps(ctx, sum > 0 ? "give_money" : "ask_money", Math.abs(sum))]);
}

/**
 * The offer received, turned round: the counter-offer starts from it.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function mirrored(ctx, change = 0) {
  const { give, ask, give_sponsor, ask_sponsor, money } = ctx.view.deal.content;
  const sum = change - money;
  return [
    { kind: "counter" },
    ...ask.map((card) => ({ kind: "give", card })),
    ...give.map((card) => ({ kind: "ask_card", card })),
    ...(ask_sponsor ? [{ kind: "give_sponsor", sponsor: ask_sponsor }] : []),
    ...(give_sponsor ? [{ kind: "ask_sponsor", sponsor: give_sponsor }] : []),
    ...steps(ctx, sum > 0 ? "give_money" : "ask_money", Math.abs(sum)),
  ];
}

// ---- Amounts of a bid or a reserve

/**
 * Raise the amount to a sum; back to nothing chosen at the least one.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function setAmount(ctx, least, francs) {
  const kept = ctx.staged.filter((one) => one.kind !== "add");
  ctx.stage([...kept, ...steps(ctx, "add", Math.max(0, francs - least))]);
}

// ---- What one looks at: a footballer of one's own, or the sheet on a phone

const looks = shared({ card: null, at: "", sheet: null });

const ASIDES = ["order_set", "ask_set", "hand_raised"]; // they ask nobody anything

/**
 * How far the match has come, as a name: an order left meanwhile is no step of it.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
const moment = ({ chain, lines }) =>
  `${chain[0].view.decision} ${lines.filter(({ event }) => !ASIDES.includes(event.kind)).length}`;

/**
 * A look at a footballer of one's own, or none: it ends with whatever happens next.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export const lookAt = (ctx, card) => looks.set({ card, at: moment(ctx), sheet: null });

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
const question = (ctx) => `${ctx.view.decision} ${ctx.table.prompt.id}`;

/**
 * The sheet of a phone, pulled up or down until the next question.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export const pull = (ctx, up) => looks.set({ card: null, at: "", sheet: { question: question(ctx), up } });

/** The sheet where the question has it. */
export const letGo = () => looks.set({ card: null, at: "", sheet: null });

/**
 * What this player looks at: a footballer, and on a phone how the sheet was pulled at this question, if it was.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function useLooks(ctx) {
  const { card, at, sheet } = looks.use();
  return { card: card && at === moment(ctx) ? card : null, pulled: sheet?.question === question(ctx) ? sheet : null };
}
