// What may be done and what is chosen: actions as the server writes them, and the lists in which a table offers them.

/**
 * Whether two actions (or lists of them) are the same, in whatever order their parts are written.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (!isThing(one) || !isThing(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
const isThing = (value) => typeof value === "object" && value !== null;

/** @typedef {Pick<Arene.Table, "actions" | "blocked">} Choices */

/** @type {Choices} */
const NONE = { actions: [], blocked: [] };

/**
 * The question as it stands, whatever is staged; nothing is offered to who may not act.
 * @type {(ctx: Arene.Ctx) => Choices}
 */
export const question = (ctx) => (ctx.live ? ctx.chain[0] : NONE);

/**
 * The question as it would stand after what is staged.
 * @type {(ctx: Arene.Ctx) => Choices}
 */
export const next = (ctx) => (ctx.live ? ctx.table : NONE);

/**
 * What is offered of a kind, or with actions that pass a test.
 * @param {Choices} table
 * @param {string | ((action: Arene.Action) => unknown)} wanted
 * @returns {Arene.Offer[]}
 */
export const offers = (table, wanted) =>
  table.actions.filter(({ action }) => (typeof wanted === "string" ? action.kind === wanted : wanted(action)));

/**
 * The offer of this very action, if there is one.
 * @type {(table: Choices, action: Arene.Action) => Arene.Offer | undefined}
 */
export const offered = (table, action) => table.actions.find((one) => same(one.action, action));

/**
 * The refusal of this very action, if it is refused.
 * @type {(table: Choices, action: Arene.Action) => Arene.Blocked | undefined}
 */
export const refused = (table, action) => table.blocked.find((one) => same(one.action, action));

/** @type {(ctx: Arene.Ctx, action: Arene.Action) => boolean} */
export const isStaged = (ctx, action) => ctx.staged.some((one) => same(one, action));

/**
 * What a chosen action is called where it was offered.
 * @type {(ctx: Arene.Ctx, action: Arene.Action) => string}
 */
export const labelOf = (ctx, action) => ctx.chain.map((table) => offered(table, action)).find(Boolean)?.label ?? "";

/**
 * The picture as it is, whatever is staged: for choices that a ring shows, not their outcome.
 * @type {<C extends Arene.Ctx>(ctx: C) => C}
 */
export const still = (ctx) => ({ ...ctx, view: ctx.chain[0].view });
