// What is taken up and what a tap does: a die and a sport in whichever order, staged until it is sent.
import { html } from "/static/components/html.js";
import { Spoken } from "/static/components/pieces.js";
import { isStaged, offered, refused, same, still } from "/static/kit/actions.js";
import { taken } from "/static/kit/held.js";

/** The die ({face, doped}; again: kept after one like it was laid) or the sport ({sport}) picked up at this question. */
export const hand = taken(null);

export const choose = hand.take;

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const decisionOf = (ctx) => ctx.chain[0].view.decision;

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const last = (ctx) => ctx.chain.at(-1);

/**
 * A choice that settles the question: the picture stays as it is until it is sent.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export const calm = (ctx) => {
  const { view } = ctx.chain[0];
  return ctx.staged.some((one) => view.settles.includes(one.kind)) ? still(ctx) : ctx;
};

/**
 * A single choice: what it takes to draw it as something to tap.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function option(ctx, action) {
  const base = ctx.chain[0];
  const can = ctx.live && Boolean(offered(base, action));
  const why = ctx.live ? refused(base, action) : null;
  const chosen = isStaged(ctx, action);
  return { can, why, chosen, act: can ? () => ctx.stage(chosen ? [] : [action]) : why ? () => ctx.explain(why) : null };
}

/**
 * A piece that can be tapped if it stands for an action, and otherwise only looked at.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Choice({ ctx, action, label, class: more = "", children }) {
  const { can, why, chosen, act } = option(ctx, action);
  if (!act) return html`<span class=${more} role="img" aria-label=${label}>${children}</span>`;
  const state = can ? ` lit${chosen ? " chosen" : ""}` : why ? " refused" : "";
  return html`<button
    class=${`${more}${state}`}
    aria-pressed=${can ? chosen : undefined}
    title=${why?.reason}
    onClick=${act}
  >
    <${Spoken} label=${label}>${children}<//>
  </button>`;
}

const placing = (die, sport) => ({ kind: "place", face: die.face, doped: die.doped, sport });

export const sameDie = (one, other) => one.face === other.face && one.doped === other.doped;

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const diceOf = (ctx) => {
  const player = ctx.chain[0].view.players[ctx.me];
  return [
    ...player.doped.map((face) => ({ face, doped: true })),
    ...player.roll.map((face) => ({ face, doped: false })),
  ];
};

/** What each placement that is offered now would be worth. */
export const worths = (table) => table.view.forecast.filter((one) => offered(table, placing(one, one.sport)));

/**
 * What tapping a sport does now, and what a die would be worth there.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function tapOf(ctx, sport, chosen) {
  const decision = decisionOf(ctx);
  if (!ctx.live || ctx.me === null || !["lay", "dope"].includes(decision)) return {};
  return decision === "lay" ? layAt(ctx, sport, chosen) : dopeFor(ctx, sport, chosen);
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function layAt(ctx, sport, chosen) {
  const now = last(ctx);
  const laid = ctx.staged.find((one) => one.sport === sport.id);
  const die = chosen?.face ? chosen : null;
  const choices = worths(now).filter((one) => one.sport === sport.id && (!die || sameDie(one, die)));
  const worthOf = (one) => ({ outlook: one, face: one.face, doped: one.doped });
  if (laid && (!die || sameDie(laid, die))) return { can: true, act: () => takeUp(ctx, laid) };
  if (die) {
    const without = laid ? ctx.staged.filter((one) => one !== laid) : ctx.staged;
    const can = laid ? Boolean(offered(ctx.chain[0], placing(die, sport.id))) : choices.length > 0;
    const why = can ? null : (refused(now, placing(die, sport.id)) ?? refused(ctx.chain[0], placing(die, sport.id)));
    return {
      can,
      why,
      awaited: can,
      worth: choices[0] && worthOf(choices[0]),
      act: can ? () => lay(ctx, without, die, sport.id) : why ? () => ctx.explain(why) : null,
    };
  }
  const best = choices.at(-1);
  if (best)
    return {
      can: true,
      chosen: chosen?.sport === sport.id,
      worth: worthOf(best),
      act: () =>
        choices.length === 1
          ? lay(ctx, ctx.staged, best, sport.id)
          : choose(ctx, chosen?.sport === sport.id ? null : { sport: sport.id }),
    };
  const why = now.blocked.find((one) => one.action.kind === "place" && one.action.sport === sport.id);
  return { can: false, why, act: why ? () => ctx.explain(why) : null };
}

/**
 * Lay a die at a sport, staged; the same kind of die stays in hand if there is another one.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function lay(ctx, staged, die, sport) {
  const list = [...staged, placing(die, sport)];
  const left = diceOf(ctx).filter((one) => sameDie(one, die)).length - list.filter((one) => sameDie(one, die)).length;
  choose(ctx, hand.now(ctx)?.face && left > 0 ? { face: die.face, doped: die.doped, again: true } : null);
  ctx.stage(list);
}

/**
 * A staged die comes back into the hand.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function takeUp(ctx, laid) {
  choose(ctx, { face: laid.face, doped: laid.doped });
  ctx.stage(ctx.staged.filter((one) => one !== laid));
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function dopeFor(ctx, sport, chosen) {
  const now = last(ctx);
  const offered =
    now.view.decision === "dope"
      ? now.actions.filter((one) => one.action.kind === "dope_die").map((one) => one.action.to)
      : [];
  const one = now.view.forecast.find((worth) => worth.sport === sport.id && offered.includes(worth.face));
  if (!one) return {};
  const worth = { outlook: one, face: one.face, doped: true };
  const act = () =>
    chosen?.face
      ? dope(ctx, chosen.face, one.face)
      : choose(ctx, chosen?.sport === sport.id ? null : { sport: sport.id, to: one.face });
  return { can: true, awaited: Boolean(chosen?.face), chosen: chosen?.sport === sport.id, worth, act };
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export function dope(ctx, from, to) {
  choose(ctx, null);
  ctx.stage([...ctx.staged, { kind: "dope_die", from, to }]);
}

/**
 * Dope at once, with what is staged already.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function dopeNow(ctx, from, to) {
  choose(ctx, null);
  const last = ctx.staged.at(-1); // the first of two quick taps may have staged it
  const action = { kind: "dope_die", from, to };
  ctx.send(last && same(last, action) ? ctx.staged : [...ctx.staged, action]);
}

/**
 * How many dice of each face are to be rolled again.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function pickedOf(ctx) {
  const { roll } = ctx.chain[0].view.players[ctx.me];
  const all = ctx.staged.some((one) => one.kind === "reroll_all");
  const picked = {};
  for (const face of all ? roll : ctx.chain[0].view.picked) picked[face] = (picked[face] ?? 0) + 1;
  for (const one of ctx.staged) if (one.kind === "pick") picked[one.face] = one.count;
  return picked;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export function stagePicks(ctx, picked) {
  const { roll } = ctx.chain[0].view.players[ctx.me];
  const count = Object.values(picked).reduce((sum, one) => sum + one, 0);
  if (count === roll.length) ctx.stage([{ kind: "reroll_all" }]);
  else
    ctx.stage(
      Object.entries(picked)
        .filter(([face, number]) => number && !ctx.chain[0].view.picked.includes(Number(face)))
        .map(([face, number]) => ({ kind: "pick", face: Number(face), count: number })),
    );
}

/**
 * How many dice of a face are picked after one more tap, among the numbers the server offers; null: none.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function nextCount(ctx, face, now, on) {
  const counts = ctx.chain
    .flatMap((table) => table.actions)
    .map((one) => one.action)
    .filter((one) => one.kind === "pick" && one.face === face)
    .map((one) => one.count);
  if (on) return Math.max(0, ...counts.filter((count) => count < now));
  const more = counts.filter((count) => count > now);
  if (more.length) return Math.min(...more);
  return offered(ctx.chain[0], { kind: "reroll_all" }) ? now + 1 : null;
}
