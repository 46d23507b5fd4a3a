// One's own pieces below the band: purse, hand, contracts.
import { html, useEffect, useLayoutEffect, useRef, useState } from "/static/components/html.js";
import { Coin, Icon, Shape, Spoken } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { Sheet as Cover } from "/static/components/sheet.js";
import { isStaged, same, still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { amount, hold, offers, stage, staged, stateOf, take, tapOn, Told, tool, useHeld } from "./choosing.js";
import { GladiatorSheet, nameOf, OwnChip, skillName, skillsNow } from "./ludus.js";
import { Cube, Picture, Rank, Token } from "./pieces.js";
import { Cubes, Influence, Score, SeatSheet } from "./sheets.js";
import { missed, Pay, Prestige, town } from "./wall.js";

/**
 * What the open bag would become; empty: it stays as it is.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function wouldBe({ view, words }, name) {
  const chances = view.outlook[name];
  if (!chances) return "";
  const { kind } = view.combat.bag;
  return words("draw-would-be", { kind, percent: chances[kind === "wound" ? 3 : 0] });
}

/**
 * The same of an influence token, by which a glorious or a booed combat is made less likely too.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function wouldSlip({ view, words }, token) {
  const [percent, , red] = view.outlook[`influence ${token}`];
  return words("draw-would-slip", { percent, red });
}

/**
 * What may be done without a card: points, tokens, skills, sales. `narrow`: those that a desk shows on the gladiators too.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function means(ctx, narrow) {
  const { words, view } = ctx;
  const found = [];
  const last = ctx.me !== null && view.players[ctx.me].ap === 1 ? words("draw-last-point") : words("draw-one-point");
  for (const { action, label } of offers(ctx, () => true)) {
    if (action.kind === "ap_prepare")
      found.push({
        key: "prepare",
        action,
        label,
        sign: html`<${Cube} />`,
        name: words("draw-prepare"),
        text: wouldBe(ctx, "ap_prepare"),
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
        text: wouldSlip(ctx, action.token),
        note: "",
      });
    if (action.kind === "influence_joker")
      found.push({
        key: `joker${action.token}`,
        action,
        label,
        sign: html`<${Token} colour=${action.token} />`,
        name: words("draw-joker", { token: action.token }),
        text: wouldSlip(ctx, action.token),
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
        text: skillsNow(one)
          .map((skill) => skillName(ctx, skill))
          .join(", "),
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

// on whose turn cards of which moments may be played: one that may not has no target then
const TURNS = {
  buy: ["on_turn", "own_buy_turn"],
  contract: ["on_turn"],
  combat: ["on_turn", "own_combat_turn"],
};

/**
 * For when a card of this phase is that cannot be played.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const momentOf = ({ view, me }, timing) =>
  view.awaiting.includes(me) && TURNS[view.decision]?.includes(timing) ? "no_target" : timing;

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
    const can = chosen || Boolean(ctx.can(action)); // so many may be put aside, and no more
    const toggle = () => ctx.stage(chosen ? ctx.staged.filter((one) => !same(one, action)) : [...ctx.staged, action]);
    return { can, chosen, note: chosen ? words("draw-to-replace") : "", act: can ? toggle : null };
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
  const note = can
    ? wouldBe(ctx, `play ${card}`)
    : phase !== view.phase
      ? words("draw-phase-number", { phase })
      : words("draw-moment", { timing: momentOf(ctx, timing) });
  return { can, chosen, note, act: can ? (event) => take(ctx, `play ${card}`, event) : null };
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function EventCard({ ctx, held, card, count }) {
  const { words } = ctx;
  const { chosen, note, act } = cardState(ctx, held, card);
  const body = html`
    <span class="event-head"><${Picture} words=${words} card=${card} /><b>${words(`card-${card}`)}</b></span>
    <span class="event-text">${words(`short-${card}`)}</span>
    <small>${note}</small>
    ${count > 1 && html`<i class="copies num">×${count}</i>`}
  `;
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
  return html`<button class=${`event lit${chosen ? " chosen" : ""}`} ...${more} aria-pressed=${chosen} onClick=${act}>
    <${Spoken} label=${label}>${body}<//>
  </button>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function MeansCard({ ctx, held, one }) {
  const { chosen, act } = useOf(ctx, held, one);
  return html`<button
    class=${`event means lit${one.ochre ? " ochre" : ""}${chosen ? " chosen" : ""}`}
    aria-pressed=${chosen}
    onClick=${act}
  >
    <${Spoken} label=${`${one.label ?? one.name}. ${one.text} ${one.note}`}>
      <span class="event-head">${one.sign}<b>${one.name}</b></span>
      <span class="event-text">${one.text}</span>
      <small>${one.note}</small>
    <//>
  </button>`;
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function groupTitle(ctx, phase) {
  const { words, view } = ctx;
  return phase === view.phase
    ? words("draw-hand-now", { phase })
    : words("draw-hand-later", { phase, name: words("draw-phase", { phase }) });
}

const FOLDS = ["", "1", "1 2", "1 2 3", "1 2 3 4"]; // each besides those before it

/** Cards fold, further and further, until the whole hand is in sight. */
function useFolds() {
  const hand = useRef(null);
  const fold = () => {
    const box = hand.current;
    if (!box) return; // gone before its last measure came
    for (const folds of FOLDS) {
      box.dataset.fold = folds;
      if (box.scrollWidth <= box.clientWidth + 1) return;
    }
  };
  useLayoutEffect(fold);
  useEffect(() => {
    const watch = new ResizeObserver(() => requestAnimationFrame(fold)); // it changes what is watched
    watch.observe(hand.current);
    return () => watch.disconnect();
  }, []);
  return hand;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function HandGroup({ ctx, held, later, phase, cards }) {
  return html`<div class=${`hand-group${later ? " later" : ""}`}>
    <h3 class=${phase === ctx.view.phase ? "now" : ""}>
      <span class="whole">${groupTitle(ctx, phase)}</span>
      <span class="brief" aria-hidden="true">${ctx.words("draw-hand-brief", { phase })}</span>
    </h3>
    <div>
      ${cards.map(
        ({ card, count }) => html`<${EventCard} key=${card} ctx=${ctx} held=${held} card=${card} count=${count} />`,
      )}
    </div>
  </div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Hand({ ctx, held }) {
  const { words } = ctx;
  const groups = handOf(ctx);
  const tools = means(ctx, false);
  const isLater = ({ phase, cards }) =>
    phase !== ctx.view.phase && !cards.some((one) => cardState(ctx, held, one.card).can);
  const later = groups.filter(isLater);
  const drawn = (group) =>
    html`<${HandGroup} key=${group.phase} ctx=${ctx} held=${held} later=${isLater(group)} ...${group} />`;
  return html`<div
    class="hand"
    ref=${useFolds()}
    role="group"
    tabindex="0"
    aria-label=${words("panel-hand", { count: ctx.view.hand.length })}
    onKeyDown=${roam}
  >
    ${
      tools.length > 0 &&
      html`<div class="hand-group">
        <h3 class="now">${words("draw-means")}</h3>
        <div>${tools.map((one) => html`<${MeansCard} key=${one.key} ctx=${ctx} held=${held} one=${one} />`)}</div>
      </div>`
    }
    ${groups.filter((group) => !isLater(group)).map(drawn)}
    ${
      later.length > 0 &&
      html`<div class="laters">
        <h3 class="brief" aria-hidden="true">${words("draw-hand-laters")}</h3>
        <div>${later.map(drawn)}</div>
      </div>`
    }
    ${!groups.length && html`<p class="empty">${words("draw-no-cards")}</p>`}
  </div>`;
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
  return html`<div class="my-contracts">
    <h3>${words("panel-held")}</h3>
    ${contracts.map((contract) => {
      const fight = { kind: "fight", contract: contract.id };
      const tap = tapOn(ctx, held, contract.id, (action) => same(action, fight));
      const pairs = contract.late ? 0 : contract.pairs_ready.length;
      const ready = pairs ? words("draw-ready", { count: pairs }) : missed(ctx, contract);
      const body = html`
        <span class="tablet-head">
          <${Rank} rank=${contract.rank} />
          <b>${town(ctx, contract.id)}${contract.sine_missione && html`<b class="sine">†</b>`}</b>
          <${Pay} ctx=${ctx} amount=${contract.pay + contract.bonus} />
        </span>
        <span class="tablet-gains">
          <${Prestige} ctx=${ctx} prestige=${contract.prestige} />
          <${Told} class=${`mark ${pairs ? "possible" : "no_pair"}`} label=${ready}>
            <${Icon} name=${pairs ? "check" : "warning"} />
            ${pairs || ""}
          <//>
        </span>
      `;
      return tap.act
        ? html`<button
          key=${contract.id}
          class=${`tablet small lit${tap.chosen ? " chosen" : ""}`}
          data-keep="contract"
          data-piece=${`contract-${contract.id}`}
          onClick=${tap.act}
        >
          ${body}
        </button>`
        : html`<div
          key=${contract.id}
          class="tablet small"
          data-keep="contract"
          data-piece=${`contract-${contract.id}`}
        >
          ${body}
        </div>`;
    })}
    ${
      view.phase === 3 &&
      contracts.length < view.passes &&
      html`<div class="tablet-place">
        ${looked ? words("draw-to-confirm", { town: town(ctx, looked) }) : words("draw-pick-place", { number: contracts.length + 1 })}
      </div>`
    }
  </div>`;
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
  const badge = html`<button
    class="my-badge"
    aria-label=${words("draw-seat-more", { seat: ctx.names[me] })}
    onClick=${() => setOpen("seat")}
  >
    <${Shape} seat=${ctx.seats[me]} />
  </button>`;
  if (narrow)
    return html`<${NarrowOwn} ctx=${ctx} held=${held} player=${player} badge=${badge} open=${open} setOpen=${setOpen} />${sheet}`;
  return html`
    <div class="purse" data-origin=${`seat-${me}`}>
      <div class="purse-head">
        ${badge}
        <b class="name" title=${ctx.seats[me].name}>${ctx.seats[me].name}</b>
        ${
          view.initiative === me &&
          view.players.length > 1 &&
          html`<span class="tag" ...${explained(words("tag-initiative"), words("draw-explain-initiative"))}>
            ${words("tag-initiative")}
          </span>`
        }
        <span class="spring"></span>
        <${Score} ctx=${ctx} player=${player} />
      </div>
      ${
        player.lanista &&
        html`<p
          class="lanista-name"
          ...${explained(words(`lanista-${player.lanista}`), words(`text-${player.lanista}`))}
        >
          ${words(`lanista-${player.lanista}`)}
          ${player.poisoned ? `, ${words("draw-poisoned")}` : ""}
        </p>`
      }
      <dl>
        <dt>${words("draw-sesterces")}</dt>
        <dd class="num"><${Coin} size=${20} />${amount(ctx, player.money)}</dd>
        <dt>${words("draw-points")}</dt>
        <dd><${Cubes} ctx=${ctx} count=${player.ap} /></dd>
        <dt>${words("draw-to-place")}</dt>
        <dd><${Influence} ctx=${ctx} player=${player} /></dd>
      </dl>
    </div>
    <${Hand} ctx=${ctx} held=${held} />
    <${Contracts} ctx=${ctx} held=${held} />
    ${sheet}
  `;
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
  const lit = cards.filter((one) => one.can || (ctx.live && view.decision === "mulligan")); // kept ones stay
  const keys = tools.length + lit.length;
  const all = keys + (player.contracts.length ? 2 : 1);
  const fighting = view.combat?.gladiators.length > 0;
  const slots = Array.from({ length: view.boards.slots }, (_, slot) => player.school.find((one) => one.slot === slot));
  return html`
    <div class="own-line" data-origin=${`seat-${ctx.me}`}>
      ${badge}
      <${Score} ctx=${ctx} player=${player} />
      <span class="num"><${Coin} size=${20} />${amount(ctx, player.money)}</span>
      <span class="spring"></span>
      <${Cubes} ctx=${ctx} count=${player.ap} />
      <${Influence} ctx=${ctx} player=${player} />
    </div>
    ${
      !fighting &&
      player.school.length > 0 &&
      html`<div class="own-chips" onKeyDown=${roam}>
        ${slots.map((one, slot) =>
          one
            ? html`<${OwnChip} key=${one.id} ctx=${ctx} held=${held} one=${one} open=${() => setOpen(one)} />`
            : html`<span key=${`free${slot}`} class="own-chip free">${words("draw-free")}</span>`,
        )}
      </div>`
    }
    <div
      class=${`own-keys ${view.decision}${keys > 3 ? " crowded" : ""}${all > 6 ? " many" : ""}${all > 9 ? " packed" : ""}`}
      onKeyDown=${roam}
    >
      ${tools.map((one) => {
        const { chosen, act } = useOf(ctx, held, one);
        return html`<button
          key=${one.key}
          class=${`own-key lit${one.ochre ? " ochre" : ""}${one.action && one.text ? " foreseen" : ""}${chosen ? " chosen" : ""}`}
          aria-pressed=${chosen}
          onClick=${act}
        >
          <${Spoken} label=${`${one.label ?? one.name}. ${one.text} ${one.note}`}>
            <span class="key-sign">${one.sign}</span>
            <span class="key-text"><b>${one.name}</b><small>${one.text || one.note}</small></span>
          <//>
        </button>`;
      })}
      ${lit.map((one) => {
        const more = { ...explained(words(`card-${one.card}`), words(`text-${one.card}`)), "data-keep": "hand" };
        const body = html`
          <span class="key-sign dark"><${Picture} words=${words} card=${one.card} /></span>
          <span class="key-text">
            <b>${words(`card-${one.card}`)}</b>
            <small>${one.note || words(`short-${one.card}`)}</small>
          </span>
          ${one.count > 1 && html`<i class="copies num">×${one.count}</i>`}
        `;
        return one.act
          ? html`<button
            key=${one.card}
            class=${`own-key lit${one.chosen ? " chosen" : ""}`}
            ...${more}
            data-piece=${`card-${one.card}`}
            aria-pressed=${one.chosen}
            onClick=${one.act}
          >
            ${body}
          </button>`
          : html`<span key=${one.card} class="own-key off" ...${more} data-piece=${`card-${one.card}`}>${body}</span>`;
      })}
      <button class="own-key rest" onClick=${() => setOpen("hand")}>
        <span class="key-text">
          <b>${words("draw-my-hand")}</b>
          <small>${words("cards", { count: view.hand.length })}</small>
        </span>
      </button>
      ${
        player.contracts.length > 0 &&
        html`<span class="own-key rest still" data-keep="contract">
          <span class="key-text">
            <b>${words("draw-held-short", { count: player.contracts.length })}</b>
            <small>${player.contracts.map((contract) => town(ctx, contract.id)).join(", ")}</small>
          </span>
        </span>`
      }
    </div>
    ${
      open === "hand" &&
      html`<${Cover} title=${words("draw-my-hand")} words=${words} close=${() => setOpen(null)} class="hand-cover">
        <${Hand} ctx=${ctx} held=${held} />
      <//>`
    }
  `;
}
