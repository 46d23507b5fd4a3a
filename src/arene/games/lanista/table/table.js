// Lanista's picture: a painted wall with contracts and recruits, one's school of six, and in the fourth phase the sand.
// It draws the view and hangs the legal actions on the things they concern; odds, marks and prices are the server's.
import { html, useEffect, useState } from "/static/components/html.js";
import { Coin, Icon, Shape, Spoken } from "/static/components/pieces.js";
import { useMedia, useNarrow } from "/static/components/screen.js";
import { Sheet as Cover } from "/static/components/sheet.js";
import { isStaged, labelOf, same, still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { minus, signed } from "/static/kit/numbers.js";
import { Arena, Draws } from "./arena.js";
import {
  amount,
  hold,
  offers,
  stage,
  staged,
  stateOf,
  take,
  tapOn,
  Told,
  tool,
  useFocusAtQuestion,
  useHeld,
} from "./choosing.js";
import { Chip, GladiatorSheet, nameOf, OwnChip, rankName, School } from "./ludus.js";
import { Cube, Picture, Rank, Swords, Token } from "./pieces.js";
import { Cubes, Influence, Nota, Question, questions, Score, SeatSheet } from "./sheets.js";
import {
  CombatChoice,
  ContractGlance,
  ContractList,
  Frieze,
  PairChoice,
  Pay,
  Prestige,
  Recruits,
  RoundStory,
  Tablets,
  town,
} from "./wall.js";

/** Whether tablets have room to hang; else contracts and recruits are lists. */
const useRoomy = () => useMedia("(min-width: 1200px) and (min-height: 800px)");

// ---- Bar and seats

export const phases = ({ view, words }) =>
  [1, 2, 3, 4, 5].map((phase) => ({ name: words("draw-phase", { phase }), now: view.phase === phase }));

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Tools({ ctx }) {
  const [open, setOpen] = useState(false);
  return html`<button class="nota-key" onClick=${() => setOpen(true)}>${ctx.words("draw-nota")}</button>${open && html`<${Nota} ctx=${still(ctx)} close=${() => setOpen(false)} />`}`;
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export function tags(ctx, seat) {
  const { view, words } = ctx;
  const told = [];
  if (view.initiative === seat && view.players.length > 1) told.push({ text: words("tag-initiative") });
  return told;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export const Figures = ({ ctx, seat }) => html`<${Score} ctx=${ctx} player=${still(ctx).view.players[seat]} />`;

/**
 * What a seat does at the present moment, as far as everybody knows it.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function seatNote(ctx, seat, narrow) {
  const { view, words } = ctx;
  const player = view.players[seat];
  const bag = view.combat?.bag;
  if (bag?.kind === "combat") {
    const added = bag.tokens.filter((token) => token.from === `seat${seat}`);
    if (added.length)
      return html`<${Told} class="seat-note" label=${words("draw-added-here")}>${added.map((token, place) => html`<${Token} key=${place} colour=${token.colour} />`)}${!(narrow && added.length > 1) && html`<span>${words(narrow ? "draw-here" : "draw-added-here")}</span>`}<//>`;
    if (view.combat.seat === seat)
      return narrow
        ? html`<${Told} label=${words("draw-fights")}><${Swords} /><//>`
        : html`<span class="seat-note">${words("draw-fights")}</span>`;
    if (player.may_add > 0)
      return html`<span class="seat-note">${narrow ? `+${player.may_add} ?` : words("draw-can-add", { count: player.may_add })}</span>`;
  }
  return null;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Held({ ctx, player }) {
  return html`${player.contracts.map((contract) => html`<span key=${contract.id} class="held-chip" data-piece=${`contract-${contract.id}`} ...${explained(town(ctx, contract.id), rankName(ctx, contract.rank))}><${Rank} rank=${contract.rank} />${town(ctx, contract.id)}${contract.sine_missione && html`<b class="sine">†</b>`}</span>`)}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function SeatBody({ ctx: given, seat }) {
  const ctx = still(given);
  const { words, view } = ctx;
  const held = useHeld(ctx);
  const narrow = useNarrow();
  const [open, setOpen] = useState(null); // "seat", or a gladiator
  const player = view.players[seat];
  const whole = tapOn(ctx, held, `seat${seat}`);
  const inside =
    held &&
    offers(ctx, (action) => tool(action) === held && player.school.some((one) => one.id === action.target)).length > 0;
  const sheet =
    open === "seat"
      ? html`<${SeatSheet} ctx=${ctx} held=${held} seat=${seat} close=${() => setOpen(null)} open=${setOpen} />`
      : open && html`<${GladiatorSheet} ctx=${ctx} one=${open} close=${() => setOpen(null)} />`;
  const cover = html`<button class=${`seat-cover${whole.can || (narrow && inside) ? " lit" : ""}${whole.chosen ? " chosen" : ""}`} aria-label=${words("draw-seat-more", { seat: ctx.names[seat] })} onClick=${whole.act ?? (() => setOpen("seat"))}></button>`;
  if (narrow)
    return html`<div class="seat-line"><${Influence} ctx=${ctx} player=${player} /><span class="spring"></span>${seatNote(ctx, seat, true) ?? player.contracts.map((contract) => html`<${Rank} key=${contract.id} rank=${contract.rank} />`)}</div>${cover}${sheet}`;
  return html`${player.lanista && html`<p class="lanista-name" ...${explained(words(`lanista-${player.lanista}`), words(`text-${player.lanista}`))}>${words(`lanista-${player.lanista}`)}${player.poisoned ? `, ${words("draw-poisoned")}` : ""}</p>`}
    <div class="seat-line"><span class="num"><${Coin} size=${18} />${amount(ctx, player.money)}</span><${Cubes} ctx=${ctx} count=${player.ap} /><${Told} class="num cards" label=${words("cards", { count: player.cards })}><i></i>${player.cards}<//><span class="spring"></span><${Influence} ctx=${ctx} player=${player} /></div>
    ${cover}
    <div class="seat-line chips" onKeyDown=${roam}>${player.school.map((one) => {
      const tap = tapOn(ctx, held, one.id);
      return html`<${Chip} key=${one.id} ctx=${ctx} one=${one} tap=${tap.act ? tap : { ...tap, act: () => setOpen(one) }} />`;
    })}<span class="spring"></span>${seatNote(ctx, seat, false) ?? html`<${Held} ctx=${ctx} player=${player} />`}</div>${sheet}`;
}

// ---- The board

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
    return html`<${Recruits} ctx=${ctx} held=${held} open=${open} list=${list} />${list ? html`<${ContractList} ctx=${ctx} held=${held} title=${words("panel-contracts")} />` : html`<${ContractGlance} ctx=${ctx} />`}`;
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
    : html`<div class=${`wall${buying ? " buying" : ""}${roomy ? "" : " list"}${ctx.me === null || narrow || view.decision === "lanista" ? " alone" : ""}`}><div class="wall-part" tabindex="0"><${Wall} ctx=${ctx} held=${held} open=${setOpen} list=${!roomy} /></div>
        ${ctx.me !== null && !narrow && view.decision !== "lanista" && html`<${School} ctx=${ctx} held=${held} open=${setOpen} />`}</div>`;
  return html`<div class=${`ludus-board${fighting ? " fighting" : ""}`}>${!narrow && html`<${Frieze} ctx=${ctx} />`}${body}<${Draws} ctx=${ctx} />
    ${open && html`<${GladiatorSheet} ctx=${ctx} one=${open} close=${() => setOpen(null)} />`}</div>`;
}

// ---- One's own pieces: purse, hand, contracts

/**
 * What may be done without a card: points, tokens, skills, sales. `narrow`: those that a desk shows on the gladiators too.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function means(ctx, narrow) {
  const { words, view } = ctx;
  const found = [];
  const percent = (name) =>
    view.outlook[name]
      ? words("draw-would-be", {
          kind: view.combat.bag.kind,
          percent: view.outlook[name][view.combat.bag.kind === "combat" ? 0 : view.combat.bag.kind === "wound" ? 3 : 0],
        })
      : "";
  const last = ctx.me !== null && view.players[ctx.me].ap === 1 ? words("draw-last-point") : words("draw-one-point");
  for (const { action, label } of offers(ctx, () => true)) {
    if (action.kind === "ap_prepare")
      found.push({
        key: "prepare",
        action,
        label,
        sign: html`<${Cube} />`,
        name: words("draw-prepare"),
        text: percent("ap_prepare"),
        note: last,
        ochre: true,
      });
    if (action.kind === "influence")
      found.push({
        key: `slip${action.token}`,
        action,
        label,
        sign: html`<${Token} colour=${action.token} />`,
        name: words(narrow ? "draw-token" : "draw-slip", { token: action.token }),
        text: percent(`influence ${action.token}`),
        note: "",
      });
    if (action.kind === "influence_joker")
      found.push({
        key: `joker${action.token}`,
        action,
        label,
        sign: html`<${Token} colour=${action.token} />`,
        name: words("draw-joker", { token: action.token }),
        text: percent(`influence ${action.token}`),
        note: "",
        joker: true,
      });
  }
  const tools = (name, more) =>
    offers(ctx, (action) => tool(action) === name).length && found.push({ key: name, tool: name, ...more });
  tools("ap_medicus", {
    name: words("draw-medicus"),
    sign: html`<${Cube} />`,
    text: words("draw-medicus-text"),
    note: last,
    ochre: true,
  });
  if (narrow)
    tools("ap_train", {
      name: words("draw-train"),
      sign: html`<${Cube} />`,
      text: words("draw-train-text"),
      note: last,
      ochre: true,
    });
  if (narrow)
    tools("ap_heal", {
      name: words("draw-heal"),
      sign: html`<${Cube} />`,
      text: words("draw-heal-text"),
      note: last,
      ochre: true,
    });
  if (ctx.me !== null)
    for (const one of view.players[ctx.me].school)
      tools(`skill ${one.id}`, {
        name: words("draw-skill-of", { name: nameOf(ctx, one.id) }),
        sign: html`<${Picture} words=${words} name="rank" />`,
        text: "",
        note: "",
      });
  tools("sell", {
    name: words("draw-sell"),
    sign: html`<${Coin} size=${22} />`,
    text: words("draw-sell-text"),
    note: "",
  });
  return found;
}

/**
 * How a tool or a direct action stands, and what tapping it does.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function useOf(ctx, held, one) {
  if (one.action) return { chosen: isStaged(ctx, one.action), act: (event) => stage(ctx, one.action, event) };
  return { chosen: stateOf(ctx, held, one.tool).chosen, act: (event) => take(ctx, one.tool, event) };
}

/**
 * One's cards by phase, the present one first; copies lie on each other.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function handOf(ctx) {
  const { view } = ctx;
  const groups = [0, 1, 2, 3, 4].map((later) => ({
    phase: ((Math.max(1, view.phase) - 1 + later) % 5) + 1,
    cards: [],
  }));
  for (const card of [...new Set(view.hand)])
    groups
      .find((group) => group.phase === view.moments[card].phase)
      .cards.push({ card, count: view.hand.filter((other) => other === card).length });
  const lit = (one) => (view.playable.includes(one.card) ? 0 : 1);
  for (const group of groups) group.cards.sort((one, other) => lit(one) - lit(other));
  return groups.filter((group) => group.cards.length);
}

/**
 * What a card may do now: be played, be put aside for another, counter; or when it will.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function cardState(ctx, held, card) {
  const { words, view } = ctx;
  const { phase, timing } = view.moments[card];
  if (view.decision === "mulligan" && ctx.live) {
    const action = { kind: "mulligan", card };
    const chosen = ctx.staged.some((one) => same(one, action));
    return {
      can: true,
      chosen,
      note: chosen ? words("draw-to-replace") : "",
      act: () => ctx.stage(chosen ? ctx.staged.filter((one) => !same(one, action)) : [...ctx.staged, action]),
    };
  }
  const counter = offers(ctx, (action) => action.kind === "counter" && action.card === card)[0];
  if (counter)
    return {
      can: true,
      chosen: isStaged(ctx, counter.action),
      note: "",
      act: (event) => stage(ctx, counter.action, event),
    };
  const { can, chosen } = stateOf(ctx, held, `play ${card}`);
  const percent = view.outlook[`play ${card}`];
  const note = can
    ? percent
      ? words("draw-would-be", {
          kind: view.combat.bag.kind,
          percent: percent[view.combat.bag.kind === "wound" ? 3 : 0],
        })
      : ""
    : phase !== view.phase
      ? words("draw-phase-number", { phase })
      : words("draw-moment", { timing: timing === "on_turn" && view.decision === "window" ? "window" : timing });
  return { can, chosen, note, act: can ? (event) => take(ctx, `play ${card}`, event) : null };
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function EventCard({ ctx, held, card, count }) {
  const { words } = ctx;
  const { can, chosen, note, act } = cardState(ctx, held, card);
  const body = html`<span class="event-head"><${Picture} words=${words} card=${card} /><b>${words(`card-${card}`)}</b></span><span class="event-text">${words(`short-${card}`)}</span><small>${note}</small>${count > 1 && html`<i class="copies num">×${count}</i>`}`;
  const label = words("draw-card-label", {
    card: `${words(`card-${card}`)}${count > 1 ? ` ×${count}` : ""}`,
    text: words(`text-${card}`),
    note,
  });
  const more = {
    "data-piece": `card-${card}`,
    "data-keep": "hand",
    ...explained(words(`card-${card}`), words(`text-${card}`)),
  };
  if (!act) return html`<span class="event off" ...${more} role="img" aria-label=${label}>${body}</span>`;
  return html`<button class=${`event lit${chosen ? " chosen" : ""}`} ...${more} aria-pressed=${chosen} onClick=${act}><${Spoken} label=${label}>${body}<//></button>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function MeansCard({ ctx, held, one }) {
  const { chosen, act } = useOf(ctx, held, one);
  return html`<button class=${`event means lit${one.ochre ? " ochre" : ""}${chosen ? " chosen" : ""}`} aria-pressed=${chosen} onClick=${act}><${Spoken} label=${`${one.label ?? one.name}. ${one.text} ${one.note}`}><span class="event-head">${one.sign}<b>${one.name}</b></span><span class="event-text">${one.text}</span><small>${one.note}</small><//></button>`;
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function groupTitle(ctx, phase) {
  const { words, view } = ctx;
  return phase === view.phase
    ? words("draw-hand-now", { phase })
    : words("draw-hand-later", { phase, name: words("draw-phase", { phase }) });
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Hand({ ctx, held }) {
  const { words } = ctx;
  const groups = handOf(ctx);
  const tools = means(ctx, false);
  const room = ctx.view.players[ctx.me].contracts.length || ctx.view.phase === 3 ? 4 : 6; // cards beside the contracts
  return html`<div class=${`hand${ctx.view.hand.length + tools.length > room ? " many" : ""}`} role="group" tabindex="0" aria-label=${words("panel-hand", { count: ctx.view.hand.length })} onKeyDown=${roam}>
    ${tools.length > 0 && html`<div class="hand-group"><h3 class="now">${words("draw-means")}</h3><div>${tools.map((one) => html`<${MeansCard} key=${one.key} ctx=${ctx} held=${held} one=${one} />`)}</div></div>`}
    ${groups.map(({ phase, cards }) => html`<div key=${phase} class=${`hand-group${phase === ctx.view.phase || cards.some((one) => cardState(ctx, held, one.card).can) ? "" : " later"}`}><h3 class=${phase === ctx.view.phase ? "now" : ""}>${groupTitle(ctx, phase)}</h3><div>${cards.map(({ card, count }) => html`<${EventCard} key=${card} ctx=${ctx} held=${held} card=${card} count=${count} />`)}</div></div>`)}
    ${!groups.length && html`<p class="empty">${words("draw-no-cards")}</p>`}</div>`;
}

/**
 * Contracts held, and the places for those still to come.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Contracts({ ctx, held }) {
  const { words, view } = ctx;
  const { contracts } = view.players[ctx.me];
  const looked = staged(ctx)?.kind === "take" ? staged(ctx).contract : null;
  if (!contracts.length && view.phase !== 3) return null;
  return html`<div class="my-contracts"><h3>${words("panel-held")}</h3>${contracts.map((contract) => {
    const fight = { kind: "fight", contract: contract.id };
    const tap = tapOn(ctx, held, contract.id, (action) => same(action, fight));
    const body = html`<span class="tablet-head"><${Rank} rank=${contract.rank} /><b>${town(ctx, contract.id)}${contract.sine_missione && html`<b class="sine">†</b>`}</b><${Pay} ctx=${ctx} amount=${contract.pay + contract.bonus} /></span><span class="tablet-gains"><${Prestige} ctx=${ctx} prestige=${contract.prestige} /><${Told} class=${`mark ${contract.pairs_ready.length ? "possible" : "no_pair"}`} label=${contract.pairs_ready.length ? words("draw-ready", { count: contract.pairs_ready.length }) : words("draw-no-healthy-pair", { penalty: view.options.malus ? contract.penalty : 0 })}><${Icon} name=${contract.pairs_ready.length ? "check" : "warning"} />${contract.pairs_ready.length || ""}<//></span>`;
    return tap.act
      ? html`<button key=${contract.id} class=${`tablet small lit${tap.chosen ? " chosen" : ""}`} data-keep="contract" data-piece=${`contract-${contract.id}`} onClick=${tap.act}>${body}</button>`
      : html`<div key=${contract.id} class="tablet small" data-keep="contract" data-piece=${`contract-${contract.id}`}>${body}</div>`;
  })}${view.phase === 3 && contracts.length < view.passes && html`<div class="tablet-place">${looked ? words("draw-to-confirm", { town: town(ctx, looked) }) : words("draw-pick-place", { number: contracts.length + 1 })}</div>`}</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = still(given);
  const { words, view, me } = ctx;
  const narrow = useNarrow();
  const held = useHeld(ctx);
  const [open, setOpen] = useState(null); // "seat", "hand", or a gladiator
  const player = view.players[me];
  useEffect(() => {
    const letGo = (event) => event.key === "Escape" && hold(ctx, "");
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  });
  const sheet =
    open === "seat"
      ? html`<${SeatSheet} ctx=${ctx} held=${held} seat=${me} close=${() => setOpen(null)} open=${setOpen} />`
      : open && open !== "hand"
        ? html`<${GladiatorSheet} ctx=${ctx} one=${open} close=${() => setOpen(null)} />`
        : null;
  const badge = html`<button class="my-badge" aria-label=${words("draw-seat-more", { seat: ctx.names[me] })} onClick=${() => setOpen("seat")}><${Shape} seat=${ctx.seats[me]} /></button>`;
  if (narrow)
    return html`<${NarrowOwn} ctx=${ctx} held=${held} player=${player} badge=${badge} open=${open} setOpen=${setOpen} />${sheet}`;
  return html`<div class="purse" data-origin=${`seat-${me}`}><div class="purse-head">${badge}<b class="name">${ctx.seats[me].name}</b>${view.initiative === me && view.players.length > 1 && html`<span class="tag" ...${explained(words("tag-initiative"), words("draw-explain-initiative"))}>${words("tag-initiative")}</span>`}<span class="spring"></span><${Score} ctx=${ctx} player=${player} /></div>
      ${player.lanista && html`<p class="lanista-name" ...${explained(words(`lanista-${player.lanista}`), words(`text-${player.lanista}`))}>${words(`lanista-${player.lanista}`)}${player.poisoned ? `, ${words("draw-poisoned")}` : ""}</p>`}
      <dl><dt>${words("draw-sesterces")}</dt><dd class="num"><${Coin} size=${20} />${amount(ctx, player.money)}</dd><dt>${words("draw-points")}</dt><dd><${Cubes} ctx=${ctx} count=${player.ap} /></dd><dt>${words("draw-to-place")}</dt><dd><${Influence} ctx=${ctx} player=${player} /></dd></dl></div>
    <${Hand} ctx=${ctx} held=${held} /><${Contracts} ctx=${ctx} held=${held} />${sheet}`;
}

/**
 * A phone's own area: one line of numbers, six chips, keys for what may be done now, the hand one tap away.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function NarrowOwn({ ctx, held, player, badge, open, setOpen }) {
  const { words, view } = ctx;
  const tools = means(ctx, true);
  const cards = handOf(ctx)
    .flatMap((group) => group.cards)
    .map((one) => ({ ...one, ...cardState(ctx, held, one.card) }));
  const lit = cards.filter((one) => one.can);
  const fighting = view.combat?.gladiators.length > 0;
  const slots = Array.from({ length: view.boards.slots }, (_, slot) => player.school.find((one) => one.slot === slot));
  return html`<div class="own-line" data-origin=${`seat-${ctx.me}`}>${badge}<${Score} ctx=${ctx} player=${player} /><span class="num"><${Coin} size=${20} />${amount(ctx, player.money)}</span><span class="spring"></span><${Cubes} ctx=${ctx} count=${player.ap} /><${Influence} ctx=${ctx} player=${player} /></div>
    ${!fighting && html`<div class="own-chips" onKeyDown=${roam}>${slots.map((one, slot) => (one ? html`<${OwnChip} key=${one.id} ctx=${ctx} held=${held} one=${one} open=${() => setOpen(one)} />` : html`<span key=${`free${slot}`} class="own-chip free">${words("draw-free")}</span>`))}</div>`}
    <div class="own-keys" onKeyDown=${roam}>${tools.map((one) => {
      const { chosen, act } = useOf(ctx, held, one);
      return html`<button key=${one.key} class=${`own-key lit${one.ochre ? " ochre" : ""}${chosen ? " chosen" : ""}`} aria-pressed=${chosen} onClick=${act}><${Spoken} label=${`${one.label ?? one.name}. ${one.text} ${one.note}`}><span class="key-sign">${one.sign}</span><span class="key-text"><b>${one.name}</b><small>${one.text || one.note}</small></span><//></button>`;
    })}
    ${lit.map((one) => html`<button key=${one.card} class=${`own-key lit${one.chosen ? " chosen" : ""}`} data-keep="hand" ...${explained(words(`card-${one.card}`), words(`text-${one.card}`))} data-piece=${`card-${one.card}`} aria-pressed=${one.chosen} onClick=${one.act}><span class="key-sign dark"><${Picture} words=${words} card=${one.card} /></span><span class="key-text"><b>${words(`card-${one.card}`)}</b><small>${one.note || words(`short-${one.card}`)}</small></span>${one.count > 1 && html`<i class="copies num">×${one.count}</i>`}</button>`)}
    <button class="own-key rest" onClick=${() => setOpen("hand")}><span class="key-text"><b>${words("draw-my-hand")}</b><small>${words("cards", { count: view.hand.length })}</small></span></button>
    ${player.contracts.length > 0 && html`<span class="own-key rest still" data-keep="contract"><span class="key-text"><b>${words("draw-held-short", { count: player.contracts.length })}</b><small>${player.contracts.map((contract) => town(ctx, contract.id)).join(", ")}</small></span></span>`}</div>
    ${open === "hand" && html`<${Cover} title=${words("draw-my-hand")} words=${words} close=${() => setOpen(null)} class="hand-cover"><${Hand} ctx=${ctx} held=${held} /><//>`}`;
}

// ---- The band

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
    buttons.push({ label, main: true, act: () => (hold(ctx, ""), ctx.send(ctx.staged)) });
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

// ---- The log and the score sheet

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const logHeading = (ctx, event) => ["round_started", "phase_started", "combat_announced"].includes(event.kind);

const COMBATS = ["contract", "exhibitio", "duo", "skill", "lanista", "card"];
const CRITERIA = ["combats", "failed", "influence", "experience", "health", "money"];
const criterion = (cause) => (COMBATS.includes(cause) ? "combats" : cause);

/**
 * Criterion by criterion, all seats each time; alone, the ladder of medals.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Sheet({ ctx, lines }) {
  const { words, seats, table, view } = ctx;
  const sums = seats.map(() => Object.fromEntries(CRITERIA.map((name) => [name, 0])));
  for (const { event } of lines)
    if (event.kind === "prestige_changed") sums[event.seat][criterion(event.cause)] += event.amount;
  const shown = CRITERIA.filter((name) => view.options.malus || !["failed", "influence", "health"].includes(name));
  const order = table.standings;
  return html`<table class=${`standings criteria num${order.length > 1 ? "" : " alone"}`}><thead><tr><td></td>${order.map(({ seat, rank }) => html`<th key=${seat} scope="col"><${Shape} seat=${seats[seat]} /><b>${seats[seat].name}</b>${order.length > 1 && html`<small>${words("draw-place", { rank })}</small>`}</th>`)}</tr></thead>
    <tbody>${shown.map((name, place) => html`<tr key=${name} style=${`--place:${place}`}><th scope="row">${words("draw-criterion", { name })}</th>${order.map(({ seat }) => html`<td key=${seat}>${signed(sums[seat][name])}</td>`)}</tr>`)}
      <tr class="total" style=${`--place:${shown.length}`}><th scope="row">${words("column-prestige")}</th>${order.map(({ seat, score }) => html`<td key=${seat} class="score">${minus(score)}</td>`)}</tr></tbody></table>
    ${view.medals.length > 0 && html`<${Medals} ctx=${ctx} />`}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Medals({ ctx }) {
  const { words, view } = ctx;
  const ladder = [{ medal: "tiro", least: 0 }, ...view.medals];
  return html`<ol class="medals num">${ladder.map(({ medal, least }) => html`<li key=${medal} class=${medal === view.medal ? "earned" : view.players[0].prestige >= least ? "passed" : ""} aria-current=${medal === view.medal ? "true" : undefined}>${medal === view.medal && html`<${Icon} name="crown" />`}<b>${words("draw-medal", { medal })}</b><span>${least ? words("draw-medal-from", { least }) : words("draw-medal-below", { least: view.medals[0].least })}</span></li>`)}</ol>`;
}
