// Which question of a chain is one's own, and what was chosen before it.

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
export const list = (ctx, count) => ctx.staged.slice(0, count);

/** What a token or a card of the talon asks before it does anything: meanwhile nothing else is lit. */
const INNER = ["token_pay", "fight_card", "swap_give", "modify"];

/**
 * The last table of the chain at which one of these decisions is ours, how many choices led there, and whether an inner
 * question keeps it shut: what was chosen there may be let go, nothing else taken.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export function at(ctx, ...decisions) {
  if (!ctx.live) return null;
  const last = ctx.chain.at(-1);
  const inner = last.awaiting.includes(ctx.me) && !last.view.opens && INNER.includes(last.view.decision);
  const shut = inner && !decisions.includes(last.view.decision);
  for (let place = ctx.chain.length - 1; place >= 0; place -= 1) {
    const table = ctx.chain[place];
    if (place > 0 && table.view.opens) continue; // what led there is whole
    if (decisions.includes(table.view.decision) && table.awaiting.includes(ctx.me))
      return { table, count: countTo(ctx, place), shut };
  }
  return null;
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function countTo(ctx, place) {
  if (place === 0) return 0;
  // the tables of the chain belong to longer and longer lists; the last one to the whole list
  return ctx.chain[place].stagedCount ?? ctx.staged.length;
}

/**
 * A card about to be played, or to fight, stays in the hand, lifted: the picture is the one before it.
 * @type {<C extends Arene.Ctx<Arene.SponsioView>>(ctx: C) => C}
 */
export function calm(ctx) {
  const lifted = ctx.staged.some((one) => one.kind === "play" || one.kind === "fight_card");
  const asked = lifted && at(ctx, "play", "fight_card");
  return asked ? { ...ctx, view: asked.table.view } : ctx;
}
