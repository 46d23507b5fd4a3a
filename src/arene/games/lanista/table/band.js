// What the band says and offers.
import { html } from "/static/components/html.js";
import { labelOf, still } from "/static/kit/actions.js";
import { minus } from "/static/kit/numbers.js";
import { amount, hold, offers, staged, useHeld } from "./choosing.js";
import { nameOf, skillsNow } from "./ludus.js";
import { namedChoice } from "./sheets.js";
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

/** What may be earned by the crowd's word, as the words want it. */
const gains = (prestige) => {
  const [green, white, red] = prestige.map((gain) => minus(gain));
  return { green, white, red };
};

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const payText = (ctx, place, pay, { prestige, sine_missione = false }) =>
  ctx.words("draw-staged-take", {
    town: place,
    pay: amount(ctx, pay),
    sine: sine_missione ? "yes" : "no",
    ...gains(prestige),
  });

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function takeText(ctx, { contract: id }) {
  const { words, view } = ctx;
  const contract = view.contracts.find((one) => one.id === id);
  if (contract.mark === "no_pair")
    return words("draw-staged-no-pair", { town: town(ctx, id), penalty: view.options.malus ? contract.penalty : 0 });
  return payText(ctx, town(ctx, id), contract.pay, contract);
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function fightText(ctx, { contract: id }) {
  const contract = ctx.view.players[ctx.me].contracts.find((one) => one.id === id);
  return payText(ctx, town(ctx, id), contract.pay + contract.bonus, contract);
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function exhibitioText(ctx, action) {
  const { exhibitio } = ctx.view.boards;
  const told = payText(ctx, labelOf(ctx, action), exhibitio.pay, exhibitio);
  const reds = ctx.view.exhibitio_reds[action.rank];
  return [told, reds ? ctx.words("draw-staged-reds", { reds }) : "", failingText(ctx)].filter(Boolean).join(" ");
}

/**
 * Which contracts would fail if this turn went to something else; none: empty.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function failingText({ chain, words }) {
  const { failing } = chain[0].view; // of the table as it is: the turn goes on to somebody else afterwards
  if (!failing) return "";
  const { contracts, left, penalty } = failing;
  const towns = contracts.map((one) => words(`contract-${one}`)).join(left ? words("draw-or") : ", ");
  return words("draw-staged-failing", { towns, count: contracts.length, left, penalty });
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function pairText(ctx, { first, second }) {
  const told = ctx.view.combat.pairs.find(
    ({ gladiators }) => gladiators.includes(first) && gladiators.includes(second),
  );
  return ctx.words("draw-staged-pair", {
    first: nameOf(ctx, first),
    second: nameOf(ctx, second),
    pay: told.paid === null ? "none" : amount(ctx, told.paid),
    ...gains(told.gains),
    reds: told.reds,
  });
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function buyText(ctx, { gladiator }) {
  const { view, me, words } = ctx;
  const { cost, buy_ap } = view.recruits.find((one) => one.id === gladiator);
  return words("draw-staged-buy", {
    name: nameOf(ctx, gladiator),
    points: buy_ap,
    left: amount(ctx, view.players[me].money - cost),
  });
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function pointText(ctx, { kind, gladiator }) {
  const percent = ctx.view.outlook[kind]?.[0];
  return ctx.words("draw-staged-point", {
    use: kind,
    name: gladiator ? nameOf(ctx, gladiator) : "",
    told: percent === undefined ? "no" : "yes",
    percent: percent ?? 0,
    left: ctx.view.players[ctx.me].ap - 1,
  });
}

/**
 * What a card does; where that depends on the rank of the gladiator or on the lanista it is played on, what it does there.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function playText(ctx, action) {
  const { view, words } = ctx;
  const aimed = view.players.flatMap((player) => player.school).find((one) => one.id === action.target);
  const seat = view.players.find((player) => action.target === `seat${player.seat}`);
  const there = `short-${action.card}-${aimed?.rank ?? seat?.lanista}`;
  const told = words(words.has(there) ? there : `short-${action.card}`);
  return [labelOf(ctx, action), told].map(sentence).join(" ");
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function skillText(ctx, action) {
  const one = ctx.view.players[ctx.me].school.find((other) => other.id === action.gladiator);
  const told = skillsNow(one).map((skill) => ctx.words(`text-${skill}`));
  return [labelOf(ctx, action), ...told].map(sentence).join(" ");
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const tokensLeft = ({ view, me }) => Object.values(view.players[me].tokens).reduce((sum, one) => sum + one, 0);

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function slipText(ctx, { token }) {
  const { jokers, poisoned } = ctx.view.players[ctx.me];
  const [percent, , red] = ctx.view.outlook[`influence ${token}`];
  return ctx.words("draw-staged-slip", {
    token,
    percent,
    red,
    left: tokensLeft(ctx) + (poisoned ? 0 : jokers) - 1,
  });
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const lossText = (ctx) =>
  ctx.words("draw-influence-left", {
    count: tokensLeft(ctx),
    loss: ctx.view.players[ctx.me].at_stake,
    due: ctx.view.tokens_due,
  });

/** What the staged choice costs and brings, by its kind. */
const TEXTS = {
  take: takeText,
  swap_with: takeText,
  fight: fightText,
  exhibitio: exhibitioText,
  pair: pairText,
  buy: buyText,
  play: playText,
  ap_train: pointText,
  ap_heal: pointText,
  ap_medicus: pointText,
  ap_prepare: pointText,
  use_skill: skillText,
  influence: slipText,
  influence_joker: slipText,
  done_phase: lossText,
  no_combat: failingText,
};

/**
 * Whether leaving costs something that is told before it is sent.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const warns = (ctx, { kind }) =>
  kind === "done_phase"
    ? ctx.view.phase === 4 && ctx.view.players[ctx.me].at_stake > 0
    : kind === "no_combat" && failingText(ctx) !== "";

/**
 * Whether somebody dies unless he is saved now.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const dying = ({ view, me }) =>
  view.step === "after_wounds" && view.combat.seat === me && view.combat.pending.includes("mortal");

/**
 * What a key of a window leaves: whoever passes is asked again, but for who is alone at the table.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function wayOut(ctx, kind) {
  if (WAYS[kind] && ctx.view.players.length === 1) return "alone";
  return kind === "pass" && dying(ctx) ? "dying" : WAYS[kind];
}

const sentence = (text) => text.replace(/([^.?!…])$/, "$1.");

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const stagedText = (ctx, action) =>
  TEXTS[action.kind]?.(ctx, action) ?? (namedChoice(ctx, action) ?? [labelOf(ctx, action)]).map(sentence).join(" ");

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
    return { text: stagedText(ctx, now), buttons };
  }
  const plain = offers(ctx, (action) => PLAIN.includes(action.kind) || action.lanista === "none").sort(
    (one, other) => PLAIN.indexOf(one.action.kind) - PLAIN.indexOf(other.action.kind),
  );
  plain.forEach(({ action, label }, place) => {
    const way = wayOut(ctx, action.kind);
    buttons.push({
      label,
      explains: way && view.decision === "window" ? words("draw-explain-pass", { way }) : "",
      main: place === 0 && !QUIET.includes(action.kind) && action.kind !== "choose_lanista" && !dying(ctx),
      act: () => (warns(ctx, action) ? ctx.pick([action]) : ctx.send([action])),
    });
  });
  return { text: html`<${HeldText} ctx=${ctx} />`, extra: html`<${LetGo} ctx=${ctx} />`, buttons };
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const verb = (ctx, action) => {
  const { words } = ctx;
  if (action.kind === "take") return words("draw-verb-take", { town: town(ctx, action.contract) });
  if (action.kind === "buy") return words("draw-verb-buy", { name: nameOf(ctx, action.gladiator) });
  if (action.kind === "play") return words("draw-verb-play");
  if (action.kind === "pair") return words("draw-verb-fight");
  if (action.kind === "use_skill") return words("draw-verb-use");
  if (action.kind.startsWith("ap_"))
    return words("draw-verb-point", { use: action.kind, name: action.gladiator ? nameOf(ctx, action.gladiator) : "" });
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
  if (kind === "play") return words("draw-aim", { name: words(`card-${id}`) });
  if (kind === "skill") return words("draw-aim", { name: words("draw-skill-of", { name: nameOf(ctx, id) }) });
  return kind === "pair" && id
    ? words("draw-aim-pair", { name: nameOf(ctx, id) })
    : words("draw-aim-at", { tool: kind });
}

/**
 * The way back from what is taken up, beside the band's buttons.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function LetGo({ ctx }) {
  return (
    useHeld(ctx) &&
    html`<button class="button let-go" onClick=${() => hold(ctx, "")}>${ctx.words("draw-put-back")}</button>`
  );
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
