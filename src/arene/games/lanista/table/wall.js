// The wall: contracts as wax tablets by rank, recruits, combats to choose, what the round brought, the prestige track.
import { html } from "/static/components/html.js";
import { Coin, Icon, Shape, Spoken } from "/static/components/pieces.js";
import { isStaged, same } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { minus, signed } from "/static/kit/numbers.js";
import { amount as grouped, isMine, offers, RANKS, refused, stage, tapOn, Told, who } from "./choosing.js";
import { nameOf, rankName, RecruitCard, RecruitRow } from "./ludus.js";
import { Head, Health, Laurel, Pair, Rank, Token } from "./pieces.js";

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const town = (ctx, id) => ctx.words(`contract-${id}`);
const DOWN = [...RANKS].reverse();

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Pay({ ctx, amount }) {
  return html`<${Told} class="pay num" label=${ctx.words("money", { count: amount })}><${Coin} size=${19} />${grouped(ctx, amount)}<//>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Prestige({ ctx, prestige }) {
  return html`<span class="gains num">
    ${prestige.map((gain, place) => {
      const token = ["green", "white", "red"][place];
      return html`<${Told} key=${token} label=${ctx.words("gain", { token, count: gain })}>
        <${Token} colour=${token} />
        ${minus(gain)}
      <//>`;
    })}
  </span>`;
}

// ---- Contracts

const SIGNS = { possible: "check", training: "up", no_pair: "warning", locked: "lock" };
const Up = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 20V5M5.5 11.5 12 5l6.5 6.5"
      fill="none"
      stroke="currentColor"
      stroke-width="2.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`;

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function markText(ctx, contract, short) {
  const { words, view } = ctx;
  if (!contract.mark) return "";
  if (contract.mark === "possible" && contract.duo)
    return words("draw-mark-duo", { bonus: contract.duo, same: contract.same_men ? "yes" : "no" });
  if (contract.mark === "possible" && contract.same_men) return words("draw-mark-same");
  if (contract.mark === "training")
    return words("draw-mark-training", {
      short: short ? "yes" : "no",
      names: contract.trainees.map((id) => nameOf(ctx, id)).join(", "),
    });
  if (contract.mark === "locked")
    return words("draw-mark-locked", {
      short: short ? "yes" : "no",
      rank: rankName(ctx, contract.rank),
      healthy: contract.healthy,
    });
  return words("draw-mark", {
    mark: contract.mark,
    penalty: view.options.malus ? contract.penalty : 0,
    count: contract.pairs_ready.length,
  });
}

/**
 * Who may fight for a contract held: three pairs, or two and how many more.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function readyText(ctx, pairs) {
  const named = pairs.map((pair) => pair.map((id) => nameOf(ctx, id)).join("–"));
  if (named.length <= 3) return named.join(", ");
  return ctx.words("draw-ready-more", { pairs: named.slice(0, 2).join(", "), count: named.length - 2 });
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export const Mark = ({ ctx, contract, short }) =>
  contract.mark &&
  html`<span class=${`mark ${contract.mark}`}>
    ${contract.mark === "training" ? html`<${Up} />` : html`<${Icon} name=${SIGNS[contract.mark]} />`}
    <span>${markText(ctx, contract, short)}</span>
  </span>`;

/**
 * Why a contract held cannot be fulfilled, and what that costs.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export const missed = ({ view, words }, contract) =>
  words(contract.late ? "draw-too-late" : "draw-no-fit-pair", { penalty: view.options.malus ? contract.penalty : 0 });

/**
 * What a contract asks and pays, in words.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function termsOf(ctx, contract) {
  const { words } = ctx;
  const pairs = contract.pairs
    .map((pair) =>
      pair
        .split("/")
        .map((name) => words(`armatura-${name}`))
        .join("–"),
    )
    .join(", ");
  const gains = contract.prestige
    .map((count, place) => words("gain", { token: ["green", "white", "red"][place], count }))
    .join(", ");
  return words("draw-contract", {
    rank: rankName(ctx, contract.rank),
    sine: contract.sine_missione ? "yes" : "no",
    pay: contract.pay,
    gains,
    pairs,
    mark: contract.mark ? markText(ctx, contract, false) : "none",
  });
}

/**
 * The same with its name.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const describe = (ctx, contract) => `${town(ctx, contract.id)}, ${termsOf(ctx, contract)}`;

/**
 * What tapping an open contract does: take it, swap for it, or aim a card at it.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function tapContract(ctx, held, contract) {
  const tap = tapOn(
    ctx,
    held,
    contract.id,
    (action) => ["take", "swap_with"].includes(action.kind) && action.contract === contract.id,
  );
  const why = tap.can ? null : refused(ctx, { kind: "take", contract: contract.id });
  return { ...tap, why, act: tap.act ?? (why ? () => ctx.explain(why) : null) };
}

const Sine = ({ contract }) => contract.sine_missione && html`<b class="sine" title="sine missione">†</b>`;

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Tablet({ ctx, contract, tap, small }) {
  const body = html`
    <span class="tablet-head">
      <b>${town(ctx, contract.id)}<${Sine} contract=${contract} /></b>
      <${Pay} ctx=${ctx} amount=${contract.pay + (contract.bonus ?? 0)} />
    </span>
    <span class="tablet-gains">
      <${Prestige} ctx=${ctx} prestige=${contract.prestige} />
      ${contract.sine_missione && !small && html`<em class="sine">sine missione</em>`}
    </span>
    <span class="pairs">
      ${
        contract.any_pair
          ? ctx.words("draw-any-pair")
          : contract.pairs.map((pair) => html`<${Pair} key=${pair} pair=${pair} codes=${true} />`)
      }
    </span>
    <${Mark} ctx=${ctx} contract=${contract} short=${small} />
  `;
  const touched = `${tap.can ? " lit" : ""}${tap.chosen ? " chosen" : ""}${tap.why ? " refused" : ""}`;
  const state = `tablet ${contract.rank}${contract.mark === "locked" ? " locked" : ""}${touched}`;
  if (!tap.act)
    return html`<div
      class=${state}
      data-piece=${`contract-${contract.id}`}
      ...${explained(town(ctx, contract.id), termsOf(ctx, contract))}
      role="img"
      aria-label=${describe(ctx, contract)}
    >
      ${body}
    </div>`;
  return html`<button
    class=${state}
    data-piece=${`contract-${contract.id}`}
    ...${explained(town(ctx, contract.id), termsOf(ctx, contract))}
    aria-pressed=${tap.can ? Boolean(tap.chosen) : undefined}
    onClick=${tap.act}
  >
    <${Spoken} label=${describe(ctx, contract)}>${body}<//>
  </button>`;
}

/**
 * Where a contract lay that somebody took.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Taken({ ctx, contract, seat }) {
  return html`<div class="tablet gone">
    <b>${town(ctx, contract.id)}<${Sine} contract=${contract} /></b>
    <span>
      <${Shape} seat=${ctx.seats[seat]} />
      ${ctx.words("draw-taken", { seat: who(ctx, seat), you: seat === ctx.me ? "yes" : "no" })}
    </span>
  </div>`;
}

const takenContracts = (view) =>
  view.players.flatMap((player) => player.contracts.map((contract) => ({ contract, seat: player.seat })));

/**
 * All contracts of the round by rank, the highest on top.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Tablets({ ctx, held }) {
  const { view, words } = ctx;
  const gone = takenContracts(view);
  return html`<section class="tablets" aria-label=${words("panel-contracts")} onKeyDown=${roam}>
    ${DOWN.map((rank) => {
      const open = view.contracts.filter((one) => one.rank === rank);
      const taken = gone.filter((one) => one.contract.rank === rank);
      if (!open.length && !taken.length) return null;
      const count = open.length + taken.length;
      return html`<div key=${rank} class=${`tablet-row of-${count}`}>
        <span class="row-rank"><${Rank} rank=${rank} /><b>${rankName(ctx, rank)}</b></span>
        ${open.map(
          (contract) => html`<${Tablet}
            key=${contract.id}
            ctx=${ctx}
            contract=${contract}
            small=${count > 2}
            tap=${tapContract(ctx, held, contract)}
          />`,
        )}
        ${taken.map(
          ({ contract, seat }) => html`<${Taken} key=${contract.id} ctx=${ctx} contract=${contract} seat=${seat} />`,
        )}
      </div>`;
    })}
  </section>`;
}

const ORDER = { possible: 0, training: 1, no_pair: 2 };

/**
 * One contract as a line.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function ContractRow({ ctx, held, contract }) {
  const tap = tapContract(ctx, held, contract);
  const body = html`
    <span class="row-rank"><${Rank} rank=${contract.rank} /></span>
    <span class="row-main">
      <b>${town(ctx, contract.id)}<${Sine} contract=${contract} /></b> <${Pay} ctx=${ctx} amount=${contract.pay} />
      <${Mark} ctx=${ctx} contract=${contract} short=${true} />
    </span>
    <span class="row-side">
      <${Prestige} ctx=${ctx} prestige=${contract.prestige} />
      <span class="pairs">${contract.pairs.map((pair) => html`<${Pair} key=${pair} pair=${pair} />`)}</span>
    </span>
  `;
  const state = `row-item contract-row ${contract.mark === "locked" ? "locked" : ""}${tap.can ? " lit" : ""}${tap.chosen ? " chosen" : ""}`;
  return tap.act
    ? html`<button
      class=${state}
      data-piece=${`contract-${contract.id}`}
      ...${explained(town(ctx, contract.id), termsOf(ctx, contract))}
      aria-pressed=${tap.can ? Boolean(tap.chosen) : undefined}
      onClick=${tap.act}
    >
      <${Spoken} label=${describe(ctx, contract)}>${body}<//>
    </button>`
    : html`<div
      class=${state}
      data-piece=${`contract-${contract.id}`}
      ...${explained(town(ctx, contract.id), termsOf(ctx, contract))}
      role="img"
      aria-label=${describe(ctx, contract)}
    >
      ${body}
    </div>`;
}

/** Contracts with the highest rank first; then those that nobody here may take yet, the nearest ones first. */
function inOrder(contracts) {
  const place = ({ mark, rank }) =>
    mark === "locked"
      ? 10 + RANKS.indexOf(rank)
      : (mark === "no_pair" ? 0.5 : 0) + (ORDER[mark] ?? 0) / 10 - RANKS.indexOf(rank);
  return [...contracts].sort((one, other) => place(one) - place(other));
}

/**
 * Contracts as a list.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function ContractList({ ctx, held, title }) {
  const { view, words } = ctx;
  const gone = takenContracts(view);
  return html`<section class="rows" aria-label=${words("panel-contracts")} onKeyDown=${roam}>
    ${title && html`<h2>${title}</h2>`}
    ${inOrder(view.contracts).map((contract) => html`<${ContractRow} key=${contract.id} ctx=${ctx} held=${held} contract=${contract} />`)}
    ${
      gone.length > 0 &&
      html`<p class="gone-line">
        ${gone.map(
          ({ contract, seat }) => html`<span key=${contract.id}>
            <${Rank} rank=${contract.rank} />
            ${ctx.words("draw-gone-to", { town: `${town(ctx, contract.id)}${contract.sine_missione ? "†" : ""}`, seat: who(ctx, seat) })}
          </span>`,
        )}
      </p>`
    }
  </section>`;
}

/**
 * The open contracts beside the recruits: what one buys for.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function ContractGlance({ ctx }) {
  const { view, words } = ctx;
  if (!view.contracts.length) return null;
  return html`<section class="glance" aria-label=${words("panel-contracts")}>
    <h2>${words("panel-contracts")}</h2>
    ${inOrder(view.contracts).map(
      (contract) => html`<div
        key=${contract.id}
        class="glance-row"
        ...${explained(town(ctx, contract.id), termsOf(ctx, contract))}
        role="img"
        aria-label=${describe(ctx, contract)}
      >
        <span><${Rank} rank=${contract.rank} /><b>${town(ctx, contract.id)}<${Sine} contract=${contract} /></b></span>
        <span>
          <span class="pairs">${contract.pairs.map((pair) => html`<${Pair} key=${pair} pair=${pair} />`)}</span>
          <${Pay} ctx=${ctx} amount=${contract.pay} />
        </span>
      </div>`,
    )}
  </section>`;
}

// ---- Recruits

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Recruits({ ctx, held, open, list }) {
  const { view, words } = ctx;
  const title = words("draw-arrival", { number: view.pass + 1, of: view.passes });
  const Item = list ? RecruitRow : RecruitCard;
  return html`<section
    class=${list ? "rows" : `recruits of-${view.recruits.length}`}
    aria-label=${title}
    onKeyDown=${roam}
  >
    ${list && html`<h2>${title}</h2>`}
    ${view.recruits.map(
      (one) => html`<${Item} key=${one.id} ctx=${ctx} held=${held} one=${one} open=${() => open(one)} />`,
    )}
    ${!view.recruits.length && html`<p class="empty">${words("draw-no-recruits")}</p>`}
  </section>`;
}

// ---- Choosing a combat, then the two who fight

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Option({ ctx, action, children, class: more = "" }) {
  const offered = offers(ctx, (one) => same(one, action))[0];
  const why = refused(ctx, action);
  const chosen = isStaged(ctx, action);
  if (!offered && !why) return null;
  return html`<button
    class=${`option ${more}${offered ? " lit" : " refused"}${chosen ? " chosen" : ""}`}
    aria-pressed=${offered ? chosen : undefined}
    title=${why?.reason}
    onClick=${(event) => (offered ? stage(ctx, action, event) : ctx.explain(why))}
  >
    <${Spoken} label=${offered?.label ?? why.reason}>${children}<//>
  </button>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function CombatChoice({ ctx }) {
  const { view, words } = ctx;
  const { pay, prestige } = view.boards.exhibitio;
  return html`<section class="options" aria-label=${words("draw-choose-combat")} onKeyDown=${roam}>
    <h2>${words("draw-choose-combat")}</h2>
    ${view.players[ctx.me].contracts.map(
      (held) => html`<${Option} key=${held.id} ctx=${ctx} action=${{ kind: "fight", contract: held.id }} class="tablet">
        <span class="tablet-head">
          <${Rank} rank=${held.rank} />
          <b>${town(ctx, held.id)}<${Sine} contract=${held} /></b>
          <${Pay} ctx=${ctx} amount=${held.pay + held.bonus} />
        </span>
        <span class="tablet-gains">
          <${Prestige} ctx=${ctx} prestige=${held.prestige} />
          <span class="pairs">
            ${
              held.any_pair
                ? words("draw-any-pair")
                : held.pairs.map((pair) => html`<${Pair} key=${pair} pair=${pair} />`)
            }
          </span>
        </span>
        <span class=${`mark ${held.pairs_ready.length && !held.late ? "possible" : "no_pair"}`}>
          <${Icon} name=${held.pairs_ready.length && !held.late ? "check" : "warning"} />
          <span>
            ${held.pairs_ready.length && !held.late ? readyText(ctx, held.pairs_ready) : missed(ctx, held)}
          </span>
        </span>
      <//>`,
    )}
    <div class="exhibitions">
      ${RANKS.map(
        (rank) => html`<${Option}
          key=${rank}
          ctx=${ctx}
          action=${{ kind: "exhibitio", rank }}
          class="tablet exhibition"
        >
          <span class="tablet-head">
            <${Rank} rank=${rank} />
            <b>${words("draw-exhibitio")}</b>
            <${Pay} ctx=${ctx} amount=${pay} />
          </span>
          <span class="tablet-gains"><${Prestige} ctx=${ctx} prestige=${prestige} /></span>
        <//>`,
      )}
    </div>
    <p class="aside-note">
      ${words(offers(ctx, ({ kind }) => ["fight", "exhibitio"].includes(kind)).length ? "draw-exhibitio-note" : "draw-nobody-to-fight")}
    </p>
  </section>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function PairChoice({ ctx }) {
  const { view, words } = ctx;
  const { school } = view.players[ctx.me];
  const partner = Object.fromEntries(school.map((one) => [one.id, one.partner]));
  const pairs = offers(ctx, (action) => action.kind === "pair");
  const title = view.combat.contract
    ? words("draw-pair-for", { town: town(ctx, view.combat.contract), rank: rankName(ctx, view.combat.rank) })
    : words("draw-pair-exhibitio", { rank: rankName(ctx, view.combat.rank) });
  const place = RANKS.indexOf(view.combat.rank);
  const man = (id, told) => {
    const one = school.find((other) => other.id === id);
    const at = told.gladiators.indexOf(id);
    const risk = words("draw-risk", { percent: told.mortal[at] });
    return html`<span class="man">
      <${Rank} rank=${one.rank} />
      <${Head} name=${told.armaturae[at]} />
      <b>${nameOf(ctx, id)}</b>
      ${one.health !== "good" && html`<${Health} health=${one.health} />`}
      <small class="num" ...${explained(risk, words("draw-explain-risk"))}>${risk}</small>
    </span>`;
  };
  const toldOf = (pair) =>
    view.combat.pairs.find(({ gladiators }) => gladiators.includes(pair.first) && gladiators.includes(pair.second));
  return html`<section class="options pairing" aria-label=${title} onKeyDown=${roam}>
    <h2>${title}</h2>
    ${pairs.map(
      ({ action }) => html`<${Option}
        key=${`${action.first}${action.second}`}
        ctx=${ctx}
        action=${action}
        class="pair-option"
      >
        ${man(action.first, toldOf(action))}
        <span class="versus">${words("draw-versus")}</span>
        ${man(action.second, toldOf(action))}
        <span class="gains">
          ${toldOf(action).paid !== null && html`<${Pay} ctx=${ctx} amount=${toldOf(action).paid} />`}
          <${Prestige} ctx=${ctx} prestige=${toldOf(action).gains} />
        </span>
        ${
          partner[action.first] === action.second &&
          html`<em class="duo">${words("draw-duo-bonus", { bonus: view.boards.duo[place] })}</em>`
        }
      <//>`,
    )}
  </section>`;
}

// ---- What the round brought

/** The combat that an event begins, or the lack of one. */
function beginning(event) {
  const { seat } = event;
  if (event.kind === "combat_announced") return { ...event, prestige: 0, wounds: {}, token: null, paid: 0 };
  if (event.kind === "contract_failed") return { seat, failed: event.contract, prestige: 0, wounds: {} };
  return event.kind === "no_combat" ? { seat, none: true, prestige: 0, wounds: {} } : null;
}

/** The combats since the round began, told by the log: who, where, the crowd's word, prestige, wounds and deaths. */
export function combatsOf(lines, before = false) {
  const starts = lines
    .map((line, place) => (line.event.kind === "round_started" ? place : -1))
    .filter((place) => place >= 0);
  const told = before ? lines.slice(starts.at(-2) ?? lines.length, starts.at(-1)) : lines.slice(starts.at(-1) ?? 0);
  const combats = [];
  let now = null;
  for (const { event } of told) {
    const begun = beginning(event);
    if (begun) {
      now = begun;
      combats.push(now);
    } else if (!now) continue;
    else if (event.kind === "combat_token_drawn") now.token = event.token;
    else if (event.kind === "paid") now.paid = event.amount;
    else if (event.kind === "prestige_changed" && event.seat === now.seat) now.prestige += event.amount;
    else if (event.kind === "wounded" && now.gladiators?.includes(event.gladiator))
      now.wounds[event.gladiator] = event.health;
    else if (event.kind === "gladiator_died") now.wounds[event.gladiator] = "mortal";
    else if (event.kind === "phase_started") now = null;
  }
  return combats;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function CombatLine({ ctx, combat }) {
  const { words } = ctx;
  const own = isMine(ctx, combat.seat) ? "yes" : "no";
  const title = combat.none
    ? words("draw-rested", { own })
    : combat.failed
      ? words("draw-failed", { own, town: town(ctx, combat.failed) })
      : combat.contract
        ? town(ctx, combat.contract)
        : words("draw-exhibitio");
  return html`<li>
    <${Shape} seat=${ctx.seats[combat.seat]} />
    <span class="combat-line">
      <b>${who(ctx, combat.seat)}</b> ${title}
      ${
        combat.gladiators &&
        html`<small>
          ${combat.gladiators.map((id) => nameOf(ctx, id)).join("–")}
          ${Object.entries(combat.wounds).map(
            ([id, health]) => html` <span class="hurt-name"><${Health} health=${health} />${nameOf(ctx, id)}</span>`,
          )}
        </small>`
      }
    </span>
    ${
      combat.token &&
      html`<${Told} label=${words("result", { token: combat.token })}><${Token} colour=${combat.token} /><//>`
    }
    ${
      (combat.token || combat.prestige !== 0) &&
      html`<${Told} class="num won" label=${words("prestige", { count: combat.prestige })}>
        <${Laurel} />
        ${signed(combat.prestige)}
      <//>`
    }
  </li>`;
}

/**
 * The combats of the round, and the contracts still to be fought.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function RoundStory({ ctx }) {
  const { view, words } = ctx;
  const before = view.phase === 1;
  const combats = combatsOf(ctx.lines, before);
  const ahead =
    view.phase === 4
      ? view.players.flatMap((player) => player.contracts.map((contract) => ({ contract, seat: player.seat })))
      : [];
  return html`<section class="story">
    <h2>${words("draw-combats", { before: before ? "yes" : "no" })}</h2>
    ${
      combats.length
        ? html`<ol>
          ${combats.map((combat, place) => html`<${CombatLine} key=${place} ctx=${ctx} combat=${combat} />`)}
        </ol>`
        : html`<p class="empty">${words("draw-no-combats")}</p>`
    }
    ${
      ahead.length > 0 &&
      html`
        <h2>${words("draw-ahead")}</h2>
        <ol>
          ${ahead.map(
            ({ contract, seat }) => html`<li key=${contract.id}>
              <${Shape} seat=${ctx.seats[seat]} />
              <span class="combat-line">
                <b>${who(ctx, seat)}</b> ${town(ctx, contract.id)}
                <${Sine} contract=${contract} />
              </span>
              <${Rank} rank=${contract.rank} />
              <${Prestige} ctx=${ctx} prestige=${contract.prestige} />
            </li>`,
          )}
        </ol>
      `
    }
  </section>`;
}

// ---- The prestige track

const lap = (player) => (player.laps > 0 ? `×${player.laps + 1}` : player.prestige < 0 ? minus(player.prestige) : "");

const START = 8; // the start is as wide as eight spaces: everybody begins there, and falls back there below zero

/**
 * The whole track as a frieze; alone, the medals stand on it.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Frieze({ ctx }) {
  const { view, words } = ctx;
  const { track } = view.boards;
  const at = (space) => `left:${space ? ((space + START - 0.5) / (track + START - 1)) * 100 : 0}%`;
  const spaces = [...new Set(view.players.map((player) => player.space))];
  const label = view.players
    .map((player) => words("draw-track-seat", { seat: who(ctx, player.seat), count: player.prestige }))
    .join(", ");
  const marks = view.medals.filter((medal) => medal.least < track);
  return html`<div
    class="frieze num"
    role="img"
    aria-label=${words("draw-track-label", { track: words("draw-track"), seats: label })}
  >
    ${Array.from(
      { length: track },
      (_, space) => html`<i key=${space} class=${space % 10 === 0 ? "ten" : space % 5 === 0 ? "five" : ""}>
        ${space % 10 === 0 ? html`<small>${space}</small>` : ""}
      </i>`,
    )}
    ${marks.map(
      ({ medal, least }) => html`<span
        key=${medal}
        class="medal-mark"
        style=${at(least)}
        title=${words("draw-medal", { medal })}
      >
        <${Laurel} />
      </span>`,
    )}
    ${spaces.map(
      (space) => html`<span key=${`pawns${space}`} class=${`pawns${space ? "" : " home"}`} style=${at(space)}>
        ${view.players
          .filter((player) => player.space === space)
          .map(
            (player) => html`<span key=${player.seat} class="pawn" data-piece=${`pawn-${player.seat}`}>
              <${Shape} seat=${ctx.seats[player.seat]} />
              ${lap(player) && html`<small>${lap(player)}</small>`}
            </span>`,
          )}
      </span>`,
    )}
  </div>`;
}

/**
 * The same track as seven rows of ten.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function TrackGrid({ ctx }) {
  const { view, words } = ctx;
  const here = (space) => view.players.filter((player) => player.space === space);
  return html`<section>
    <h3>${words("draw-track")}</h3>
    <div class="track-grid num">
      ${Array.from({ length: view.boards.track }, (_, space) => {
        const medal = view.medals.find((one) => one.least === space);
        return html`<span
          key=${space}
          class=${medal ? "medal" : ""}
          title=${medal ? words("draw-medal", { medal: medal.medal }) : undefined}
        >
          <small>${space}</small>
          ${here(space).map(
            (player) => html`<span class="pawn-here">
              <${Shape} key=${player.seat} seat=${ctx.seats[player.seat]} />
              ${lap(player)}
            </span>`,
          )}
        </span>`;
      })}
    </div>
    <ul class="track-list num">
      ${view.players.map(
        (player) => html`<li key=${player.seat}>
          <${Shape} seat=${ctx.seats[player.seat]} />
          ${words("draw-track-seat", { seat: who(ctx, player.seat), count: player.prestige })}
        </li>`,
      )}
    </ul>
  </section>`;
}
