// The school: gladiators as cards on a desk, as chips where room is short, and in full on a sheet.
import { html } from "/static/components/html.js";
import { Coin, Spoken } from "/static/components/pieces.js";
import { Sheet } from "/static/components/sheet.js";
import { isStaged, same } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { amount, hold, offers, RANKS, refused, stage, staged, stateOf, take, tapOn, Told, tool } from "./choosing.js";
import { Cube, Head, Health, Picture, Rank } from "./pieces.js";

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const nameOf = (ctx, id) => ctx.words(`gladiator-${id}`);
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const rankName = (ctx, rank) => ctx.words("rank", { rank });
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const skillName = (ctx, skill) => ctx.words(`name-${skill}`);
/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export const armatura = (ctx, name) => (name === "*" ? ctx.words("any-armatura") : ctx.words(`armatura-${name}`));
/** What a recruit costs besides money, in cubes. */
const pointsOf = (one) => Array.from({ length: one.buy_ap }, (_, place) => html`<${Cube} key=${place} />`);

/** The skills of a row: those printed, and those his owner chose for that rank and the lower ones. */
const skillsOf = (one, place) => [...one.rows[place].skills, ...(one.chosen ?? []).slice(0, place + 1)];

/** Those of his present rank, among them the one he may use. */
export const skillsNow = (one) => skillsOf(one, RANKS.indexOf(one.rank));

/**
 * Which row counts now: that of the combat he fights or of the contract looked at, else that of his rank.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function rowOf(ctx, one) {
  const { combat } = ctx.view;
  const below = (rank) => RANKS.indexOf(rank) < RANKS.indexOf(one.rank);
  if (combat?.gladiators.includes(one.id)) return combat.rank;
  const choosing = combat && !combat.gladiators.length && ctx.view.players[combat.seat].school.includes(one);
  const taken =
    staged(ctx)?.kind === "take" && ctx.view.contracts.find((contract) => contract.id === staged(ctx).contract);
  const looked = choosing ? combat.rank : taken?.rank; // a rank he has not reached gives him no row
  return looked && below(looked) ? looked : (one.rank ?? "gamma");
}

/** What he may wear in a combat of a rank, his own unless it is another. */
export const wearsAt = (one, rank = one.rank) => one.wears[RANKS.indexOf(rank)];

/**
 * A gladiator in words, whole.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function describe(ctx, one) {
  const { words } = ctx;
  const rows = RANKS.map((rank, place) =>
    [
      words("row-label", { rank, armaturae: one.rows[place].armaturae.map((name) => armatura(ctx, name)).join(", ") }),
      ...skillsOf(one, place).map((skill) =>
        words("draw-skill-text", { name: skillName(ctx, skill), text: words(`text-${skill}`) }),
      ),
    ].join(" "),
  );
  const head = one.rank
    ? words("draw-gladiator", {
        name: nameOf(ctx, one.id),
        rank: rankName(ctx, one.rank),
        xp: one.xp,
        cap: ctx.view.boards.cap,
        health: words("health", { health: one.health }),
      })
    : words("draw-recruit", { name: nameOf(ctx, one.id), cost: one.cost ?? one.price, points: one.buy_ap });
  const partner = one.partner ? words("draw-duo-with", { name: nameOf(ctx, one.partner) }) : "";
  return [
    head,
    ...rows,
    partner,
    ...(one.attached ?? []).map((card) =>
      words("draw-skill-text", { name: words(`card-${card}`), text: words(`text-${card}`) }),
    ),
    ...marksOf(ctx, one),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * What is to be known of him this round, the most important first.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function marksOf(ctx, one) {
  const { words, view } = ctx;
  const told = [];
  if (!one.rank) return told;
  if (one.suppressed) told.push(words("tag-suppressed"));
  if (one.effective_rank !== one.rank) told.push(words("tag-recommended", { rank: rankName(ctx, one.effective_rank) }));
  if (one.fit) told.push(words("draw-fit"));
  else if (one.health !== "good" && view.phase < 5) told.push(words("draw-unfit"));
  const wanted = view.phase === 3 ? view.contracts.find((contract) => contract.trainees.includes(one.id)) : null;
  if (wanted) told.push(words("draw-train-for", { town: words(`contract-${wanted.id}`) }));
  for (const mark of ["cared", "trained", "fought"]) if (one[mark]) told.push(words(`tag-${mark}`));
  return told;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Experience({ ctx, one }) {
  const { beta, alpha, cap } = ctx.view.boards;
  const boxes = Array.from(
    { length: cap + 1 },
    (_, place) =>
      html`<i class=${`${place <= one.xp ? "full" : ""}${place === beta || place === alpha ? " step" : ""}`}></i>`,
  );
  return html`<${Told} class="xp" label=${ctx.words("draw-xp", { xp: one.xp, cap })} why=${ctx.words("draw-explain-xp", { beta, alpha })}>${boxes}<//>`;
}

/**
 * A skill's name, which says what it does to whoever points at it.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export const Skill = ({ ctx, skill }) =>
  html`<span class="skill-name" ...${explained(skillName(ctx, skill), ctx.words(`text-${skill}`))}>${skillName(ctx, skill)}</span>`;

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Row({ ctx, one, place, now }) {
  const skills = skillsOf(one, place);
  return html`<li class=${now ? "now" : ""}>
    <${Rank} rank=${RANKS[place]} />
    <span class="heads">${one.rows[place].armaturae.map((name) => html`<${Head} key=${name} name=${name} />`)}</span>
    <em>${skills.map((skill, at) => html`${at ? ", " : ""}<${Skill} key=${skill} ctx=${ctx} skill=${skill} />`)}</em>
  </li>`;
}

/**
 * Keys on a card: an action point spent on him, beside his experience or on the lower edge; his own skill.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Keys({ ctx, held, one }) {
  const { words } = ctx;
  const spent = (...kinds) =>
    offers(ctx, (action) => kinds.includes(action.kind) && action.gladiator === one.id).map(
      (offer) => html`<${PointKey} key=${offer.action.kind} ctx=${ctx} offer=${offer} />`,
    );
  const skill = stateOf(ctx, held, `skill ${one.id}`);
  return html`
    <span class="glad-keys">${spent("ap_train")}</span>
    <span class="glad-keys below">
      ${spent("ap_heal", "ap_medicus")}
      ${
        skill.can &&
        html`<button
          class=${`glad-key skill lit${skill.chosen ? " chosen" : ""}`}
          aria-pressed=${skill.chosen}
          onClick=${(event) => take(ctx, `skill ${one.id}`, event)}
        >
          <${Spoken} label=${words("draw-skill-of", { name: nameOf(ctx, one.id) })}>${words("draw-skill-key")}<//>
        </button>`
      }
    </span>
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function PointKey({ ctx, offer: { action, label } }) {
  const chosen = isStaged(ctx, action);
  return html`<button
    class=${`glad-key lit${chosen ? " chosen" : ""}`}
    aria-pressed=${chosen}
    title=${label}
    onClick=${(event) => stage(ctx, action, event)}
  >
    <${Spoken} label=${label}><${Cube} /><b>${ctx.words("draw-point-key", { use: action.kind })}</b><//>
  </button>`;
}

/**
 * What tapping one's gladiator does: aim at him, pair him, or show him in full.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function tapGladiator(ctx, held, one, open) {
  const pairs = offers(ctx, (action) => action.kind === "pair" && [action.first, action.second].includes(one.id));
  const tap = tapOn(
    ctx,
    held,
    one.id,
    (action) => action.kind === "pair" && [action.first, action.second].includes(one.id),
  );
  if (held === "sell" && tap.can) return { ...tap, act: open };
  if (!held && pairs.length > 1 && !ctx.staged.length)
    return { can: true, chosen: false, act: () => hold(ctx, `pair ${one.id}`) };
  if (!held && pairs.length > 1) {
    const act = () => {
      ctx.pick([]);
      hold(ctx, tap.chosen ? "" : `pair ${one.id}`);
    };
    return { can: true, chosen: tap.chosen, act };
  }
  return tap.act ? tap : { ...tap, act: open };
}

/**
 * A card of the school.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function GladiatorCard({ ctx, held, one, open }) {
  const { words } = ctx;
  const tap = tapGladiator(ctx, held, one, open);
  const row = rowOf(ctx, one);
  const marks = marksOf(ctx, one);
  const paired = pairShown(ctx).includes(one.id);
  return html`<article
    class=${`glad ${one.health === "good" ? "" : "hurt "}${tap.can ? "lit" : ""}${tap.chosen ? " chosen" : ""}${paired ? " paired" : ""}`}
    data-piece=${`glad-${one.id}`}
    ...${explained(nameOf(ctx, one.id), describe(ctx, one))}
    onClick=${(event) => !event.target.closest(".glad-key") && tap.act?.(event)}
  >
    <header>
      <${Rank} rank=${one.rank} />
      <b>${nameOf(ctx, one.id)}</b>
      <${Told}
        label=${words("health", { health: one.health })}
        why=${words("draw-explain-health", { health: one.health })}
      >
        <${Health} health=${one.health} />
      <//>
    </header>
    <div class="glad-line"><${Experience} ctx=${ctx} one=${one} /></div>
    <p class="wears">${wearsAt(one, row)
      .map((name) => armatura(ctx, name))
      .join(words("draw-or"))}</p>
    <ul aria-hidden="true">
      ${RANKS.map((rank, place) => html`<${Row} key=${rank} ctx=${ctx} one=${one} place=${place} now=${rank === row} />`)}
    </ul>
    <footer>
      ${one.attached.map(
        (card) => html`<span key=${card} class="attached">
          <${Picture} words=${words} card=${card} />
          <span>${words(`card-${card}`)}</span>
        </span>`,
      )}
      ${marks.length > 0 && html`<span>${marks.slice(0, 2).join(", ")}</span>`}
    </footer>
    <button
      class="tap"
      aria-label=${describe(ctx, one)}
      aria-pressed=${tap.can ? Boolean(tap.chosen) : undefined}
    ></button>
    <${Keys} ctx=${ctx} held=${held} one=${one} />
  </article>`;
}

/**
 * The pair that a staged contract or combat would send into the arena.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
export function pairShown(ctx) {
  const now = staged(ctx);
  if (now?.kind === "pair") return [now.first, now.second];
  if (!["take", "fight"].includes(now?.kind) || ctx.me === null) return [];
  const contract = [...ctx.view.contracts, ...ctx.view.players[ctx.me].contracts].find(
    (one) => one.id === now.contract,
  );
  const partners = Object.fromEntries(ctx.view.players[ctx.me].school.map((one) => [one.id, one.partner]));
  return contract?.pairs_ready.find(([one, other]) => partners[one] === other) ?? contract?.pairs_ready[0] ?? [];
}

/**
 * Six places, some of them free.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function School({ ctx, held, open }) {
  const { words, view } = ctx;
  const { school } = view.players[ctx.me];
  const slots = Array.from({ length: view.boards.slots }, (_, slot) => school.find((one) => one.slot === slot));
  const free = slots.filter((one) => !one).length;
  let told = false;
  return html`<section class="school" aria-label=${words("panel-own-school")} onKeyDown=${roam}>
    ${slots.map((one, slot) => {
      if (one)
        return html`<${GladiatorCard} key=${one.id} ctx=${ctx} held=${held} one=${one} open=${() => open(one)} />`;
      const first = !told;
      told = true;
      return html`<span key=${`free${slot}`} class="free-slot">
        ${first && words("draw-free-slots", { count: free })}
      </span>`;
    })}
  </section>`;
}

/**
 * What lacks to buy a recruit, else whom in the school he could fight.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function recruitNote({ words }, one) {
  if (one.lacks > 0) return words("draw-lacks", { amount: one.lacks });
  const names = one.faces.map((id) => words(`gladiator-${id}`)).join(", ");
  return names && words("draw-faces", { names });
}

/**
 * What a recruit costs otherwise, where a card has changed it.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
const usualPrice = (ctx, one) =>
  one.cost !== null && one.cost !== one.price ? ctx.words("draw-usual-price", { price: amount(ctx, one.price) }) : "";

/**
 * A recruit: the same card with a price in its head.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function RecruitCard({ ctx, held, one, open }) {
  const { words } = ctx;
  const action = { kind: "buy", gladiator: one.id };
  const tap = tapOn(ctx, held, one.id, (other) => same(other, action));
  const why = refused(ctx, action);
  const cost = one.cost ?? one.price;
  const act = tap.act ?? (why ? () => ctx.explain(why) : open);
  const note = [usualPrice(ctx, one), recruitNote(ctx, one)].filter(Boolean).join(", ");
  return html`<article
    class=${`glad recruit ${tap.can ? "lit" : ""}${tap.chosen ? " chosen" : ""}${why ? " refused" : ""}`}
    data-piece=${`glad-${one.id}`}
    ...${explained(nameOf(ctx, one.id), `${describe(ctx, one)} ${note}`)}
  >
    <header>
      <b>${nameOf(ctx, one.id)}</b>
      <span class="price num"><${Coin} size=${19} />${amount(ctx, cost)}${pointsOf(one)}</span>
    </header>
    <p class="wears">${one.rows[0].armaturae.map((name) => armatura(ctx, name)).join(words("draw-or"))}</p>
    <ul aria-hidden="true">
      ${RANKS.map((rank, place) => html`<${Row} key=${rank} ctx=${ctx} one=${one} place=${place} now=${place === 0} />`)}
    </ul>
    <footer>
      ${one.partner && html`<span class="duo">${words("draw-duo", { name: nameOf(ctx, one.partner) })}</span>`}
      ${note && html`<span class=${one.lacks > 0 ? "loss" : ""}>${note}</span>`}
    </footer>
    <button
      class="tap"
      aria-label=${`${describe(ctx, one)} ${note}`}
      aria-pressed=${tap.can ? Boolean(tap.chosen) : undefined}
      onClick=${act}
    ></button>
  </article>`;
}

/**
 * A recruit as one line of a list.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function RecruitRow({ ctx, held, one, open }) {
  const { words } = ctx;
  const action = { kind: "buy", gladiator: one.id };
  const tap = tapOn(ctx, held, one.id, (other) => same(other, action));
  const why = refused(ctx, action);
  const note = recruitNote(ctx, one);
  const usual = usualPrice(ctx, one);
  const duo = one.partner && one.lacks === 0 ? words("draw-duo", { name: nameOf(ctx, one.partner) }) : "";
  return html`<div
    class=${`row-item recruit-row ${tap.can ? "lit" : ""}${tap.chosen ? " chosen" : ""}${why ? " refused" : ""}`}
    data-piece=${`glad-${one.id}`}
    ...${explained(nameOf(ctx, one.id), `${describe(ctx, one)} ${note}`)}
  >
    <div class="row-main">
      <b>${nameOf(ctx, one.id)}</b>
      <span class="price num">
        <${Coin} size=${17} />
        ${amount(ctx, one.cost ?? one.price)}
        ${pointsOf(one)}
      </span>
      ${usual && html`<small>${usual}</small>`}
    </div>
    <div class="row-more">
      <div class="row-ranks" aria-hidden="true">
        ${RANKS.map(
          (rank, place) => html`<span key=${rank}>
            <${Rank} rank=${rank} />
            ${one.rows[place].armaturae.map((name) => html`<${Head} key=${name} name=${name} />`)}
          </span>`,
        )}
      </div>
      ${(duo || note) && html`<small class=${one.lacks > 0 ? "loss" : ""}>${[duo, note].filter(Boolean).join(", ")}</small>`}
    </div>
    <button
      class="tap"
      aria-label=${`${describe(ctx, one)} ${note}`}
      aria-pressed=${tap.can ? Boolean(tap.chosen) : undefined}
      onClick=${tap.act ?? (why ? () => ctx.explain(why) : open)}
    ></button>
    <button class="row-info" onClick=${open}>
      <${Spoken} label=${words("draw-about", { name: nameOf(ctx, one.id) })}>i<//>
    </button>
  </div>`;
}

/**
 * Somebody's gladiator, small: head, rank, a wound on the corner.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Chip({ ctx, one, tap }) {
  const body = html`<${Head} name=${wearsAt(one)[0]} /><${Rank} rank=${one.rank} />${one.health !== "good" && html`<${Health} health=${one.health} />`}`;
  return html`<button
    class=${`chip${tap.can ? " lit" : ""}${tap.chosen ? " chosen" : ""}`}
    data-piece=${`glad-${one.id}`}
    aria-label=${describe(ctx, one)}
    title=${`${nameOf(ctx, one.id)}, ${rankName(ctx, one.rank)}, ${ctx.words("health", { health: one.health })}`}
    onClick=${tap.act}
  >
    ${body}
  </button>`;
}

/**
 * One's own gladiator on a phone: name, head, rank.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function OwnChip({ ctx, held, one, open }) {
  const tap = tapGladiator(ctx, held, one, open);
  const state = [
    one.health !== "good" && "hurt",
    tap.can && "lit",
    tap.chosen && "chosen",
    pairShown(ctx).includes(one.id) && "paired",
  ]
    .filter(Boolean)
    .join(" ");
  return html`<button
    class=${`own-chip ${state}`}
    data-piece=${`glad-${one.id}`}
    ...${explained(nameOf(ctx, one.id), describe(ctx, one))}
    onClick=${tap.act}
  >
    <${Spoken} label=${describe(ctx, one)}>
      <b>${nameOf(ctx, one.id)}</b>
      <span class="own-chip-body"><${Head} name=${wearsAt(one)[0]} /><${Rank} rank=${one.rank} /></span>
      ${one.health !== "good" && html`<${Health} health=${one.health} />`}
    <//>
  </button>`;
}

/**
 * A gladiator in full, and what may be done with him.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function GladiatorSheet({ ctx, one, close }) {
  const { words } = ctx;
  const about = offers(
    ctx,
    (action) =>
      (action.gladiator === one.id &&
        ["ap_heal", "ap_train", "ap_medicus", "sell_bank", "offer", "buy"].includes(action.kind)) ||
      tool(action) === `skill ${one.id}`,
  );
  const anecdote = words(`anecdote-${one.id}`);
  return html`<${Sheet} title=${nameOf(ctx, one.id)} words=${words} close=${close} class="lanista-sheet">
    <p class="sheet-facts">
      ${
        one.rank
          ? html`
            <${Rank} rank=${one.rank} />
            <b>${rankName(ctx, one.rank)}</b>
            <${Experience} ctx=${ctx} one=${one} />
            <${Health} health=${one.health} />
            <span>${words("health", { health: one.health })}</span>
          `
          : html`
            <${Coin} size=${20} />
            <b class="num">${amount(ctx, one.cost ?? one.price)}</b>
            ${pointsOf(one)}
          `
      }
    </p>
    <ul class="sheet-rows">
      ${RANKS.map(
        (rank, place) => html`<li key=${rank} class=${one.rank === rank ? "now" : ""}>
          <h3>
            <${Rank} rank=${rank} />
            ${words("draw-skill-text", {
              name: rankName(ctx, rank),
              text: one.rows[place].armaturae.map((name) => armatura(ctx, name)).join(words("draw-or")),
            })}
            <span class="heads">${one.rows[place].armaturae.map((name) => html`<${Head} name=${name} />`)}</span>
          </h3>
          ${skillsOf(one, place).map((skill) => html`<p><b>${skillName(ctx, skill)}.</b> ${words(`text-${skill}`)}</p>`)}
        </li>`,
      )}
    </ul>
    ${one.partner && html`<p>${words("draw-duo-with", { name: nameOf(ctx, one.partner) })}</p>`}
    ${(one.attached ?? []).map((card) => html`<p><b>${words(`card-${card}`)}.</b> ${words(`text-${card}`)}</p>`)}
    ${marksOf(ctx, one).length > 0 && html`<p>${marksOf(ctx, one).join(", ")}</p>`}
    ${anecdote !== `anecdote-${one.id}` && html`<p class="anecdote">${anecdote}</p>`}
    ${one.bank !== null && one.bank !== undefined && html`<p>${words("draw-bank", { price: amount(ctx, one.bank) })}</p>`}
    ${
      about.length > 0 &&
      html`<div class="sheet-keys">
        ${about.map(
          ({ action, label }) =>
            html`<button
              key=${JSON.stringify(action)}
              class="button"
              onClick=${(event) => {
                close();
                stage(ctx, action, event);
              }}
            >
              ${label}
            </button>`,
        )}
      </div>`
    }
  <//>`;
}
