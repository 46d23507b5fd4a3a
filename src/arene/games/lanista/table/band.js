// What the band says and offers.
import { html } from "/static/components/html.js";
import { labelOf, still } from "/static/kit/actions.js";
import { minus } from "/static/kit/numbers.js";
import { amount, hold, offers, staged, useHeld } from "./choosing.js";
import { nameOf } from "./ludus.js";
import { town } from "./wall.js";

const PLAIN = [
  "done",
  "pass",
  "done_phase",
  "mulligan_done",
  "pass_buy",
  "pass_contract",
  "no_combat",
  "accept",
  "decline",
];

const QUIET = ["pass_buy", "pass_contract", "no_combat", "decline", "done_phase"]; // never the ink button

const WAYS = { pass: "pass", done: "done", done_phase: "phase" }; // out of a window

/**
 * What the staged choice costs and brings.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function stagedText(ctx, action) {
  const { words, view } = ctx;
  if (action.kind === "take") {
    const contract = view.contracts.find((one) => one.id === action.contract);
    if (contract.mark === "no_pair")
      return words("draw-staged-no-pair", {
        town: town(ctx, action.contract),
        penalty: view.options.malus ? contract.penalty : 0,
      });
    const [green, white, red] = contract.prestige.map((gain) => minus(gain));
    return words("draw-staged-take", {
      town: town(ctx, action.contract),
      pay: amount(ctx, contract.pay),
      green,
      white,
      red,
    });
  }
  if (action.kind === "buy") {
    const recruit = view.recruits.find((one) => one.id === action.gladiator);
    return words("draw-staged-buy", {
      name: nameOf(ctx, action.gladiator),
      left: amount(ctx, view.players[ctx.me].money - recruit.cost),
    });
  }
  if (action.kind === "play") return words(`text-${action.card}`);
  if (action.kind === "done_phase")
    return words("draw-influence-left", {
      count: Object.values(view.players[ctx.me].tokens).reduce((sum, one) => sum + one, 0),
      loss: view.players[ctx.me].at_stake,
    });
  return "";
}

export function band(given) {
  const ctx = still(given);
  const { words, view } = ctx;
  const now = staged(ctx);
  if (view.decision === "mulligan") return mulliganBand(ctx);
  const buttons = [];
  if (now) {
    const label = now.kind === "done_phase" ? words("draw-done-anyway") : verb(ctx, now);
    const act = () => {
      hold(ctx, "");
      ctx.send(ctx.staged);
    };
    buttons.push({ label, main: true, act });
    return { text: stagedText(ctx, now) || labelOf(ctx, now).replace(/([^.?!])$/, "$1."), buttons };
  }
  const plain = offers(ctx, (action) => PLAIN.includes(action.kind) || action.lanista === "none").sort(
    (one, other) => PLAIN.indexOf(one.action.kind) - PLAIN.indexOf(other.action.kind),
  );
  plain.forEach(({ action, label }, place) => {
    const warn = action.kind === "done_phase" && view.phase === 4 && view.players[ctx.me].at_stake > 0;
    buttons.push({
      label,
      explains:
        WAYS[action.kind] && view.decision === "window" ? words("draw-explain-pass", { way: WAYS[action.kind] }) : "",
      main: place === 0 && !QUIET.includes(action.kind) && action.kind !== "choose_lanista",
      act: () => (warn ? ctx.pick([action]) : ctx.send([action])),
    });
  });
  return { text: html`<${HeldText} ctx=${ctx} />`, buttons };
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const verb = (ctx, action) => {
  const { words } = ctx;
  if (action.kind === "take") return words("draw-verb-take", { town: town(ctx, action.contract) });
  if (action.kind === "buy") return words("draw-verb-buy", { name: nameOf(ctx, action.gladiator) });
  if (action.kind === "play") return words("draw-verb-play");
  if (action.kind === "define_skill" || action.kind === "choose_lanista") return words("draw-verb-choose");
  return labelOf(ctx, action);
};

/**
 * The question, or what the thing taken up is to be aimed at.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function HeldText({ ctx }) {
  const { words, chain } = ctx;
  const held = useHeld(ctx);
  if (!held) return chain[0].prompt.sentence;
  const [kind, id] = held.split(" ");
  const aim =
    kind === "play"
      ? words("draw-aim", { name: words(`card-${id}`) })
      : kind === "pair" && id
        ? words("draw-aim-pair", { name: nameOf(ctx, id) })
        : words("draw-aim-at", { tool: kind });
  return html`${aim} <button class="button small let-go" onClick=${() => hold(ctx, "")}>${words("draw-put-back")}</button>`;
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function mulliganBand(ctx) {
  const { words } = ctx;
  const count = ctx.staged.length;
  const done = { kind: "mulligan_done" };
  return {
    buttons: [
      {
        label: count ? words("draw-replace", { count }) : labelOf(ctx, done) || words("action-mulligan-done"),
        main: true,
        act: () => ctx.send([...ctx.staged, done]),
      },
    ],
  };
}
