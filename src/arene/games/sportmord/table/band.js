// What the band says and offers: what is staged, its cost and what it brings, and the keys that send it.
import { html } from "/static/components/html.js";
import { isStaged, labelOf, offered, refused, still } from "/static/kit/actions.js";
import { choose, decisionOf, hand, last, pickedOf, sameDie, worths } from "./choosing.js";
import { effectOf } from "./field.js";
import { outlookText } from "./outlook.js";
import { sportName, sportOf } from "./pieces.js";

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const button = (ctx, one, more = {}) => ({ label: one.label, act: () => ctx.send([one.action]), ...more });

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export function band(ctx) {
  const { words, staged } = ctx;
  const base = ctx.chain[0];
  const decision = decisionOf(ctx);
  if (decision === "lay") return layBand(ctx);
  if (decision === "reroll") return rerollBand(ctx);
  const rest = base.actions.filter(
    (one) =>
      ["pass", "decline", "dope_reroll"].includes(one.action.kind) || ["none", "tournament"].includes(one.action.wish),
  );
  const buttons = [];
  const told = {
    buttons,
    lead: words("draw-lead", { decision, sport: base.view.sport ? sportName(ctx, base.view.sport) : "" }),
  };
  if (decision === "dope") told.text = html`<${DopeText} ctx=${ctx} />`;
  if (["wish", "take"].includes(decision))
    told.text = words("draw-card-text", { decision, value: base.view.players[ctx.me].risk.value });
  if (staged.length) {
    const labels = staged.map((action) => labelOf(ctx, action)).filter(Boolean);
    const doping = staged.every((one) => one.kind === "dope_die");
    told.text = doping ? dopingText(ctx) : stagedText(ctx);
    buttons.push({
      label: doping ? words("draw-dope-send", { count: staged.length }) : (labels[0] ?? words("draw-confirm")),
      main: true,
      act: () => ctx.send(staged),
    });
    if (doping) return told;
  }
  for (const one of rest) {
    const quick = ["pass", "decline"].includes(one.action.kind);
    if (!isStaged(ctx, one.action)) buttons.push(button(ctx, one, quick ? {} : { act: () => ctx.stage([one.action]) }));
  }
  return told;
}

/**
 * What staged doping costs and brings.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function dopingText(ctx) {
  const { words, staged } = ctx;
  const changes = staged.map((one) => words("draw-doped-as", { face: one.from, to: one.to })).join(", ");
  const left = ctx.chain[0].view.players[ctx.me].pills - staged.length;
  return words("draw-dope-staged", { changes, count: staged.length, left });
}

/**
 * What a staged choice would do, where more is to be said than its name.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function stagedText(ctx) {
  const { words } = ctx;
  const [one] = ctx.staged;
  if (["wish", "take"].includes(one.kind)) {
    const card = one.wish ?? one.card;
    const effect = ["training", "u2", "u4", "u6"].includes(card) ? effectOf(still(ctx), card) : card; // taken, it threatens no more
    if (effect !== "struck") return words("draw-card-staged", { effect });
    const { sport } = ctx.chain[0].view;
    return words("draw-strike-staged", { card, rounds: sportOf(ctx, sport).wounds[card] ?? 0 });
  }
  if (one.kind === "give_coach")
    return words("draw-coach-staged", { seat: ctx.names[one.seat], pills: ctx.chain[0].view.reserve });
  if (one.kind === "dope_reroll") return words("draw-reroll-pill");
  return words("draw-staged", { what: labelOf(ctx, one) });
}

/**
 * Doping: what to touch next.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function DopeText({ ctx }) {
  const { words } = ctx;
  const chosen = hand.use(ctx);
  if (chosen?.face) return words("draw-dope-which-face", { face: chosen.face });
  if (chosen?.to) return words("draw-dope-which-die", { to: chosen.to, sport: sportName(ctx, chosen.sport) });
  return ctx.chain[0].prompt.sentence;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function layBand(ctx) {
  const { words, staged } = ctx;
  const now = last(ctx);
  const done = offered(now, { kind: "done" });
  const why = refused(now, { kind: "done" });
  const buttons = [];
  if (staged.length > 1)
    buttons.push({
      label: words("draw-reset"),
      act: () => {
        choose(ctx, null);
        ctx.drop();
      },
    });
  else if (!staged.length && ctx.mayAsk && ctx.chain[0].actions.length > 1)
    buttons.push({ label: words("draw-suggest"), act: () => suggestLaying(ctx) });
  const laid = now.view.players[ctx.me].laid > 0;
  buttons.push({
    label: words(laid ? "draw-send-laying" : "draw-lay-nothing"),
    explains: done ? "" : why?.reason, // only a key that is refused explains itself: table.css greys it
    main: Boolean(done) && (laid || !worths(now).length), // laying nothing is the thing to do only where nothing fits
    act: () => (done ? ctx.send([...staged, { kind: "done" }]) : why && ctx.explain(why)),
  });
  return { text: html`<${LayText} ctx=${ctx} />`, buttons };
}

/**
 * Lay dice as a bot would: staged, to be changed or sent.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
async function suggestLaying(ctx) {
  choose(ctx, null);
  const placed = (await ctx.suggest()).filter((one) => one.kind === "place");
  if (placed.length && !hand.now(ctx)) ctx.stage(placed); // who has taken up a die meanwhile lays it himself
}

/**
 * What was laid last brings, or what the die in hand can do, if it was taken since.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function LayText({ ctx }) {
  const { words } = ctx;
  const chosen = hand.use(ctx);
  const now = last(ctx);
  if (chosen?.sport) return words("draw-which-die", { sport: sportName(ctx, chosen.sport) });
  const laid = ctx.staged.findLast((one) => one.kind === "place");
  const outlook =
    laid &&
    now.view.sports.find((sport) => sport.id === laid.sport)?.stakes.find((stake) => stake.seat === ctx.me)?.outlook;
  if (outlook && (!chosen || chosen.again)) {
    const told = { face: laid.face, doped: laid.doped ? "yes" : "no", sport: sportName(ctx, laid.sport) };
    return `${words("draw-laid-at", told)} ${outlookText(ctx, { outlook, face: 0, doped: false })}`;
  }
  if (chosen?.face)
    return words("draw-die-fits", {
      face: chosen.face,
      doped: chosen.doped ? "yes" : "no",
      count: worths(now).filter((one) => sameDie(one, chosen)).length,
    });
  return words("draw-lay-text", { doped: now.view.players[ctx.me].doped.length });
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function rerollBand(ctx) {
  const { words, staged } = ctx;
  const base = ctx.chain[0];
  const count = Object.values(pickedOf(ctx)).reduce((sum, one) => sum + one, 0);
  const buttons = [];
  if (count)
    buttons.push({
      label: words("draw-reroll-send", { count }),
      main: true,
      act: () => ctx.send(staged.some((one) => one.kind === "reroll_all") ? staged : [...staged, { kind: "reroll" }]),
    });
  if (!staged.length) {
    // even where dice were picked on the plain table
    const all = offered(base, { kind: "reroll_all" });
    if (all) buttons.push({ label: all.label, act: () => ctx.stage([all.action]) });
    const keep = offered(base, { kind: "keep" });
    if (keep) buttons.push(button(ctx, keep));
  }
  return { text: words("draw-reroll-text", { count }), buttons };
}
