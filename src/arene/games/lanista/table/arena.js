// The combat: sand, two fighters of one school, the bag token by token, what each token would bring; and the draws.
import { html, useEffect, useRef, useState } from "/static/components/html.js";
import { Coin, Shape } from "/static/components/pieces.js";
import { explained } from "/static/kit/explained.js";
import { minus, signed } from "/static/kit/numbers.js";
import { pace } from "/static/kit/motion.js";
import { amount, isMine, staged, tapOn, Told, who } from "./choosing.js";
import { armatura, nameOf, Skill } from "./ludus.js";
import { Fighter, Health, Laurel, Rank, Swords, Token } from "./pieces.js";
import { combatsOf, town } from "./wall.js";

const COLOURS = ["green", "white", "red", "black"];

/**
 * Where a token comes from, in a word or two.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function originOf(ctx, token) {
  const { words } = ctx;
  if (token.kind === "seat") return who(ctx, Number(token.from.slice(4)));
  if (token.kind === "card") return words(`card-${token.from}`);
  if (token.kind === "skill") return nameOf(ctx, token.from);
  return words("draw-from", { source: token.kind });
}

/**
 * A token in the bag; one that a skill will add is dashed and already counted.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function InBag({ ctx, token, place, gone }) {
  const source = originOf(ctx, token);
  const label = ctx.words("draw-token-from", { token: token.colour, source, gone: gone ? "yes" : "no" });
  const from = token.kind === "seat" ? `seat-${token.from.slice(4)}` : undefined;
  return html`<li
    class=${`in-bag by-${token.kind}${gone ? " gone" : ""}`}
    data-piece=${`token-${place}-${token.colour}-${token.from}`}
    data-from=${from}
  >
    <${Told} label=${label}><${Token} colour=${token.colour} /><//>
    <span aria-hidden="true">${gone ? ctx.words("draw-removed") : source}</span>
  </li>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Bag({ ctx, bag }) {
  const { view, words } = ctx;
  const may =
    bag.kind === "combat" ? view.players.filter((player) => player.may_add > 0 && !(view.players.length === 1)) : [];
  const note = bag.keeps
    ? words("draw-keeps", { keeps: bag.keeps > 0 ? "best" : "worst" })
    : words("draw-bag-count", { count: bag.tokens.length });
  return html`<div class=${`bag ${bag.kind}`}>
    <i class="collar" aria-hidden="true"></i>
    <ul>
      ${bag.tokens.map(
        (token, place) => html`<${InBag}
          key=${`${place}${token.from}${token.colour}`}
          ctx=${ctx}
          token=${token}
          place=${place}
        />`,
      )}
      ${bag.removed.map(
        (token, place) => html`<${InBag}
          key=${`gone${place}`}
          ctx=${ctx}
          token=${token}
          place=${`gone${place}`}
          gone=${true}
        />`,
      )}
      ${may.map(
        (player) => html`<li key=${`may${player.seat}`} class="in-bag may">
          <${Told} label=${words("draw-may-add", { seat: who(ctx, player.seat), count: player.may_add })}>
            <span class="ring"><${Shape} seat=${ctx.seats[player.seat]} /></span>
          <//>
          <span aria-hidden="true">${words("draw-who-may-add", { seat: who(ctx, player.seat) })}</span>
        </li>`,
      )}
    </ul>
    <p>${note}</p>
  </div>`;
}

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
const causeText = (ctx, part) =>
  part.cause === "card"
    ? ctx.words(`card-${part.source}`)
    : part.cause === "skill"
      ? ctx.words(`name-${part.source}`)
      : part.cause === "lanista"
        ? ctx.words(`lanista-${part.source}`)
        : ctx.words("draw-cause", { cause: part.cause });

/**
 * Of what a token's prestige is made, in a sentence: where the screen is low nothing else says it.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const sumText = (ctx, parts = []) =>
  parts.length
    ? ctx.words("draw-explain-sum", {
        parts: parts.map((part) => `${causeText(ctx, part)} ${signed(part.amount)}`).join(", "),
      })
    : "";

/**
 * What the staged choice would make of the bag's chances; nothing: they stay.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function foreseen(ctx) {
  const now = staged(ctx);
  if (!now) return undefined;
  const { kind, token, card } = now;
  return ctx.view.outlook[token ? `influence ${token}` : card ? `play ${card}` : kind];
}

/**
 * A chance, and what it would become.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Chance({ ctx, bag, place }) {
  const percent = bag.percent[place];
  const then = foreseen(ctx)?.[place] ?? percent;
  return html`<strong class=${`num${then === percent ? "" : " then"}`}>
    ${then === percent ? ctx.words("draw-percent", { percent }) : ctx.words("draw-percent-then", { percent, then })}
  </strong>`;
}

/**
 * Three columns: token, word, chance, what it brings and of what that is made.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Odds({ ctx, combat }) {
  const { words } = ctx;
  const { bag, gains, sums, result } = combat;
  if (bag && bag.kind !== "combat") return html`<${Fate} ctx=${ctx} bag=${bag} />`;
  if (!gains?.length && !result) return null;
  return html`<div class=${`odds${result ? " settled" : ""}`}>
    ${COLOURS.slice(0, 3).map((token, place) => {
      const drawn = result === token;
      return html`<div
        key=${token}
        class=${`odd${drawn ? " drawn" : result ? " out" : ""}`}
        ...${explained(words("draw-result", { token }), `${words("draw-explain-odds")} ${sumText(ctx, sums?.[place])}`.trim())}
      >
        <${Token} colour=${token} />
        <b class="word">${words("draw-result", { token })}</b>
        ${bag && html`<${Chance} ctx=${ctx} bag=${bag} place=${place} />`}
        ${drawn && html`<strong class="now-drawn">${words("draw-drawn")}</strong>`}
        ${
          gains?.length > 0 &&
          html`
            <p class="win">
              <${Laurel} />
              <b class="num">${signed(gains[place])}</b> <span>${words("draw-prestige")}</span>
            </p>
            <ul>
              ${sums[place].map(
                (part, at) => html`<li key=${at}>
                  <span>${causeText(ctx, part)}</span>
                  <b class="num">${minus(part.amount)}</b>
                </li>`,
              )}
            </ul>
          `
        }
      </div>`;
    })}
  </div>`;
}

/**
 * A wound draw or a mise à mort: every colour, its word and its chance.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Fate({ ctx, bag }) {
  return html`<div class=${`odds fate ${bag.kind}`}>
    ${COLOURS.filter((_, place) => bag.counts[place]).map(
      (token) => html`<div key=${token} class="odd">
        <${Token} colour=${token} />
        <b class="word">${ctx.words("draw-fate", { kind: bag.kind, token })}</b>
        <${Chance} ctx=${ctx} bag=${bag} place=${COLOURS.indexOf(token)} />
      </div>`,
    )}
  </div>`;
}

/**
 * Under each fighter: rank, name, health, what he wears, the skill that acts, his own wound bag.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Plate({ ctx, held, combat, place, worn }) {
  const { words, view } = ctx;
  const id = combat.gladiators[place];
  const one = view.players[combat.seat].school.find((other) => other.id === id);
  const fighter = combat.fighters.find((other) => other.id === id);
  const tap = tapOn(ctx, held, id, (action) => action.kind === "ap_medicus" && action.gladiator === id);
  const pending = combat.pending[place];
  const shown = !one ? "mortal" : (pending ?? one.health);
  const body = html`
    <header>
      ${one ? html`<${Rank} rank=${one.rank} />` : ""}
      <b>${nameOf(ctx, id)}</b>
      <${Told}
        label=${pending ? words("draw-wound", { wound: pending }) : words("health", { health: one?.health ?? "good" })}
      >
        <${Health} health=${shown} />
      <//>
    </header>
    <p>
      ${worn ? armatura(ctx, worn) : ""}
      ${
        fighter?.skills.length
          ? html`${worn ? ", " : ""}<b>
            ${fighter.skills.map(
              (skill, at) => html`${at ? ", " : ""}<${Skill} key=${skill} ctx=${ctx} skill=${skill} />`,
            )}
          </b>`
          : ""
      }
    </p>
    ${
      !one
        ? html`<p class="loss">${words("draw-dead")}</p>`
        : pending
          ? html`<p class=${pending === "good" ? "safe" : "loss"}>${words("draw-wound", { wound: pending })}</p>`
          : fighter?.wound
            ? html`<p class="wound-bag">
              <span class="tokens">
                ${fighter.wound.tokens.map((token, at) => html`<${Token} key=${at} colour=${token.colour} />`)}
              </span>
              <b class="num">${words("draw-mortal", { percent: fighter.wound.percent[3] })}</b>
            </p>`
            : !combat.contract
              ? html`<p>${words("draw-no-wounds")}</p>`
              : ""
    }
  `;
  const drawing = combat.drawing === place || combat.loser === place;
  const state = `plate${drawing ? " drawing" : ""}${tap.can ? " lit" : ""}${tap.chosen ? " chosen" : ""}`;
  return tap.act
    ? html`<button class=${state} aria-pressed=${Boolean(tap.chosen)} onClick=${tap.act}>${body}</button>`
    : html`<div class=${state}>${body}</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Title({ ctx, combat }) {
  const { words, view } = ctx;
  const mine = isMine(ctx, combat.seat);
  const name = combat.contract ? town(ctx, combat.contract) : words("draw-exhibitio");
  const paid = combatsOf(ctx.lines).at(-1)?.paid ?? 0;
  return html`<div class="title">
    <p>
      <${Rank} rank=${combat.rank} />
      <b>${name}</b>
      <span>
        ${mine ? words("draw-your-combat") : words("draw-combat-of", { seat: ctx.names[combat.seat] })}
        ${combat.duo ? `, ${words("draw-historic-duo")}` : ""}
      </span>
      ${combat.sine_missione && html`<em class="sine">† sine missione</em>`}
    </p>
    ${
      paid > 0 &&
      view.step !== "announced" &&
      html`<small><${Coin} size=${18} />${words("draw-paid", { amount: amount(ctx, paid) })}</small>`
    }
  </div>`;
}

/**
 * What is being decided, in a sentence, when there is no bag to show.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function stepText(ctx, combat) {
  const { words, view } = ctx;
  if (combat.dead) return words("draw-step-dead", { name: nameOf(ctx, combat.dead) });
  if (combat.mercy && !combat.pending.includes("mortal"))
    return words("draw-step-mercy", { name: nameOf(ctx, combat.mercy.gladiator) });
  return words("draw-step", { step: view.step });
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Arena({ ctx, held }) {
  const { view } = ctx;
  const { combat } = view;
  const announced = ctx.lines.findLast((line) => line.event.kind === "combat_announced")?.event;
  const worn = combat.armaturae.length ? combat.armaturae : (announced?.armaturae ?? []);
  const alive = (place) => view.players[combat.seat].school.some((one) => one.id === combat.gladiators[place]);
  return html`<div class="arena">
    <div class="sand"></div>
    <${Title} ctx=${ctx} combat=${combat} />
    ${[0, 1].map(
      (place) => html`<div key=${place} class=${`side side-${place}`}>
        <${Fighter} armatura=${worn[place]} place=${place} dead=${!alive(place)} />
      </div>`,
    )}
    <span class="clash"><${Swords} /></span>
    ${[0, 1].map(
      (place) => html`<div key=${`plate${place}`} class=${`plate-place plate-${place}`}>
        <${Plate} ctx=${ctx} held=${held} combat=${combat} place=${place} worn=${worn[place]} />
      </div>`,
    )}
    <div class="middle">
      ${
        combat.bag
          ? html`<${Bag} ctx=${ctx} bag=${combat.bag} />`
          : html`<p class="step-text">${stepText(ctx, combat)}</p>`
      }
      <${Odds} ctx=${ctx} combat=${combat} />
    </div>
  </div>`;
}

// ---- Draws: the tokens close up, one rises, its word is said. Any tap finishes; nothing waits for it.

const LASTING = { combat_token_drawn: 1300, wound_token_drawn: 950, mercy_token_drawn: 1600, gladiator_died: 1600 };
const MOST = 4; // draws of one move: the last ones

/** @param {Arene.Table["log"]["lines"]} lines */
const drawsOf = (lines) =>
  lines
    .map((line) => line.event)
    .filter((event) => LASTING[event.kind])
    .slice(-MOST);

/**
 * How long the draws of a move are told.
 * @param {Arene.Table} table
 */
export const drawTime = ({ log }) => drawsOf(log.lines).reduce((time, event) => time + LASTING[event.kind], 0);

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
function drawText(ctx, event) {
  const { words } = ctx;
  if (event.kind === "combat_token_drawn") return words("draw-result", { token: event.token });
  if (event.kind === "gladiator_died") return words("draw-step-dead", { name: nameOf(ctx, event.gladiator) });
  return words("draw-drawn-fate", {
    name: nameOf(ctx, event.gladiator),
    kind: event.kind === "mercy_token_drawn" ? "mercy" : "wound",
    token: event.token,
  });
}

/**
 * What was drawn since the last look, one after the other.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Draws({ ctx }) {
  const seen = useRef(null);
  const [queue, setQueue] = useState([]);
  const count = ctx.lines.length;
  useEffect(() => {
    const before = seen.current;
    seen.current = count;
    if (before === null || count <= before || ctx.replaying || !pace()) return;
    const drawn = drawsOf(ctx.lines.slice(before));
    if (drawn.length) setQueue((kept) => [...kept, ...drawn].slice(-MOST));
  }, [count]);
  useEffect(() => {
    if (!queue.length) return undefined;
    const timer = setTimeout(() => setQueue((kept) => kept.slice(1)), LASTING[queue[0].kind] / pace());
    const finish = () => setQueue([]);
    document.addEventListener("pointerdown", finish);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", finish);
    };
  }, [queue]);
  if (!queue.length) return null;
  const [event] = queue;
  const tokens = event.bag ? Object.entries(event.bag).flatMap(([colour, number]) => Array(number).fill(colour)) : [];
  const rest = tokens.filter((_, place) => place !== tokens.indexOf(event.token));
  const token = event.token ?? "black";
  return html`<div class="telling" aria-hidden="true" style=${`--pace:${1 / pace()}`}>
    <div key=${`${count}${event.kind}${event.gladiator ?? ""}${queue.length}`} class="telling-card">
      <span class="closing">${rest.map((colour, place) => html`<${Token} key=${place} colour=${colour} />`)}</span>
      <span class="rising">
        ${event.kind === "gladiator_died" ? html`<${Health} health="mortal" />` : html`<${Token} colour=${token} />`}
      </span>
      <b>${drawText(ctx, event)}</b>
    </div>
  </div>`;
}
