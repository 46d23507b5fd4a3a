// One's own pieces, below the band: purse and sponsors, the cards by category, then the hand of the race.
import { html } from "/static/components/html.js";
import { Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { isStaged, offered, offers, refused, same } from "/static/kit/actions.js";
import {
  asked,
  CarIcon,
  carsOf,
  category,
  Energy,
  Money,
  ordinal,
  Picture,
  SponsorCard,
  Trade,
  WorkCard,
} from "/games/automobile/pieces.js";
import { choosing, Roulette } from "/games/automobile/roulette.js";
import { explained } from "/static/kit/explained.js";

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Own({ ctx }) {
  const narrow = useNarrow();
  const { view } = ctx.chain[0]; // as the cars stand, whatever is staged: of two, one must not be drawn after a swap
  if (narrow && choosing(ctx)) return html`<${Roulette} ctx=${ctx} />`;
  const cars = carsOf(view, ctx.me);
  const acting = cars.find((car) => car.car === view.car) ?? cars.find((car) => !car.finish) ?? cars[0];
  return html`<${OwnCar} key=${acting.id} ctx=${ctx} car=${acting} many=${cars.length > 1} />
    ${cars.filter((car) => car !== acting).map((car) => html`<${OtherCar} key=${car.id} ctx=${ctx} car=${car} />`)}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
function OwnCar({ ctx, car, many }) {
  const { words } = ctx;
  const { view } = ctx.chain[0];
  const race = view.phase === "race";
  const seat = ctx.seats[ctx.me];
  const spent = ctx.staged.find((one) => one.kind === "balls")?.extra ?? 0;
  return html`<div class=${`own-car${many ? " one-of-two" : ""}`}>
    <div class="self"><p class="self-name"><${Shape} seat=${seat} />
    <b>${words("you")}</b>${
      race
        ? html`<span class="work-back num">
    <b>${car.cards}</b></span>`
        : html`<${Money} ctx=${ctx} count=${car.money} />`
    }</p>
      <p class="self-car"><${CarIcon} car=${car} />${
        race &&
        html`<b class="place">${ordinal(ctx, car.place)}</b>
      <span class="quiet">${car.finish ? words("draw-arrived") : words("draw-cell", { column: car.column })}</span>`
      }
      ${!race && html`<span class="quiet">${words("draw-hand", { cards: car.cards, points: car.strength })}</span>`}</p>
      ${view.phase !== "workshop" && html`<${Energy} ctx=${ctx} count=${car.energy} staged=${spent} />`}
      ${
        race
          ? html`<p class="quiet to-go">
      ${words("hand-sum", { points: car.strength, left: Math.max(0, view.track.columns + 1 - car.column) })}
      </p>`
          : view.phase === "workshop" &&
            html`<p class="quiet to-go">${words("draw-leftover", { most: view.energy_max })}</p>`
      }</div>
    ${view.phase === "workshop" && html`<${Sponsors} ctx=${ctx} car=${car} />`}
    ${race ? html`<${RaceHand} ctx=${ctx} car=${car} />` : html`<${BuildHand} ctx=${ctx} car=${car} />`}</div>`;
}

/**
 * The car of two that is not asked: its means, and its values behind their pictograms.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function OtherCar({ ctx, car }) {
  const { words } = ctx;
  const { view } = ctx.chain[0];
  const race = view.phase === "race";
  const values = Object.entries(car.hand ?? {});
  return html`<aside class="other-car" aria-label=${words("draw-other-car")}><p>
    <${CarIcon} car=${car} />${race ? html`<b>${ordinal(ctx, car.place)}</b>` : html`<${Money} ctx=${ctx} count=${car.money} />`}
    ${
      view.phase === "workshop"
        ? html`<span class="mini-sponsors">
    ${car.sponsors.map(
      (colour, place) => html`<span key=${place} role="img" aria-label=${words(`sponsor-${colour}`)}>
    <${SponsorCard} ctx=${ctx} colour=${colour} /></span>`,
    )}</span>`
        : html`<span class="bolt num" role="img"
    aria-label=${words("draw-energy", { count: car.energy })}><${Picture} name="bolt" /><b>${car.energy}</b></span>`
    }</p>
    ${
      race
        ? html`<p class="values num">${values
            .flatMap(([, held]) => held)
            .sort((one, other) => other - one)
            .map((value, place) => html`<i key=${place} class=${value ? "" : "zero"}>${value}</i>`)}</p>`
        : html`<div class="other-hand num">${values.map(
            ([name, held]) => html`<span key=${name} role="img"
          aria-label=${`${category(ctx, name)} ${held.join(", ")}`}><${Trade} ctx=${ctx} name=${name} />${held.join(" ")}</span>`,
          )}</div>`
    }</aside>`;
}

// ---- Building

/**
 * Sponsor cards: tapped to make a sale, or to give one back; a set worth selling is already chosen.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Sponsors({ ctx, car }) {
  const { words } = ctx;
  const table = ctx.chain[0];
  const { decision } = table.view;
  const mine = asked(ctx, table) && table.view.car === car.car;
  const settled = table.view.cars[car.car];
  const sale =
    decision === "sell" && mine ? (ctx.staged[0] ?? bestSale(table)?.action ?? { bleu: 0, rouge: 0, jaune: 0 }) : null;
  const counts = { bleu: 0, rouge: 0, jaune: 0 };
  const face = (colour) => html`<${SponsorCard} ctx=${ctx} colour=${colour} />`;
  const said = (colour) =>
    explained(
      words("draw-sponsor", { colour: words(`sponsor-${colour}`) }),
      words("explain-sponsor", ctx.view.sale_prices),
    );
  const sold = (colour, chosen) => {
    const next = { kind: "sell", bleu: sale.bleu, rouge: sale.rouge, jaune: sale.jaune };
    next[colour] += chosen ? -1 : 1;
    if (next.bleu + next.rouge + next.jaune) ctx.stage([next]);
    else ctx.drop();
  };
  return html`<div class="sponsors"><h2>${words("draw-sponsors-most")}</h2><div>${settled.sponsors.map(
    (colour, place) => {
      counts[colour] += 1;
      const offer = decision === "discard" && mine && offered(table, { kind: "discard", colour });
      if (offer) {
        const chosen = isStaged(ctx, offer.action) && counts[colour] === 1; // of two equal ones, one goes
        return html`<button key=${place} class=${`lit${chosen ? " chosen" : ""}`} data-keep="hand" ...${said(colour)}
          aria-label=${offer.label} aria-pressed=${chosen} onClick=${() => ctx.stage([offer.action])}>${face(colour)}</button>`;
      }
      if (sale) {
        const chosen = counts[colour] <= sale[colour];
        return html`<button key=${place} class=${`lit${chosen ? " chosen" : ""}`} data-keep="hand" ...${said(colour)}
          aria-label=${words("draw-sell-one", { colour: words(`sponsor-${colour}`) })} aria-pressed=${chosen}
          onClick=${() => sold(colour, chosen)}>${face(colour)}</button>`;
      }
      return html`<span key=${place} role="img" data-keep="hand" ...${said(colour)} aria-label=${words(`sponsor-${colour}`)}>${face(colour)}</span>`;
    },
  )}${Array.from(
    { length: Math.max(0, table.view.sponsor_limit - settled.sponsors.length) },
    () => html`<span class="sponsor-card none"
    aria-hidden="true"></span>`,
  )}</div>${
    settled.sponsors.length > 0 &&
    decision !== "discard" &&
    html`<p class="quiet">
    ${hopes(ctx, settled)}</p>`
  }</div>`;
}

/** The sale worth proposing: a set. */
export function bestSale(table) {
  const sets = table.view.sales.filter((sale) => sale.set).sort((one, other) => other.price - one.price);
  return sets.length
    ? offers(table, "sell").find(({ action }) =>
        ["bleu", "rouge", "jaune"].every((colour) => action[colour] === sets[0][colour]),
      )
    : null;
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
function hopes(ctx, car) {
  const { words } = ctx;
  const sets = Object.entries(car.sale?.with ?? {}).map(([colour, price]) =>
    words("draw-hope", { price, colour: words(`sponsor-${colour}`) }),
  );
  return [words("draw-sale", { price: car.sale?.now ?? 0 }), ...sets].join(", ");
}

/**
 * Eight columns, one a category; on an E cell the cards are lit.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function BuildHand({ ctx, car }) {
  const table = ctx.chain[0];
  const swaps =
    asked(ctx, table) && table.view.car === car.car
      ? [...offers(table, "swap_board"), ...offers(table, "force_swap")]
      : [];
  return html`<div class="build-hand">${Object.entries(table.view.cars[car.car].hand ?? {}).map(
    ([name, values]) =>
      html`<div key=${name} class=${`column${values.length > 2 ? " many" : ""}${values.length > 5 ? " crowd" : ""}`}
        style=${`--rows:${values.length > 5 ? Math.ceil(values.length / 2) : values.length}`}><h3>${category(ctx, name)}</h3>${values.map(
          (value, place) => {
            const offer = swaps.find((one) => one.action.category === name && one.action.value === value);
            const face = html`<${WorkCard} ctx=${ctx} name=${name} value=${value} />`;
            const chosen = Boolean(offer && isStaged(ctx, offer.action) && values.indexOf(value) === place);
            const said = cardSaid(ctx, name, value);
            if (offer)
              return html`<button key=${place} class=${`lit${chosen ? " chosen" : ""}`} data-keep="hand" ...${said} aria-label=${offer.label}
              aria-pressed=${chosen} onClick=${() => (chosen ? ctx.drop() : ctx.stage([offer.action]))}>${face}</button>`;
            return html`<span key=${place} role="img" data-keep="hand" ...${said} aria-label=${`${category(ctx, name)} ${value}`}>${face}</span>`;
          },
        )}</div>`,
  )}</div>`;
}

/**
 * What a workshop card does in the race.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export const cardSaid = (ctx, name, value) =>
  explained(`${category(ctx, name)} ${value}`, ctx.words("explain-card", { value }));

// ---- Racing

/**
 * One stack for each value, the highest first, and the key of the roulette.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function RaceHand({ ctx, car }) {
  const table = ctx.chain[0];
  const mine = asked(ctx, table) && table.view.decision === "drive" && table.view.car === car.car;
  const cards = Object.entries(table.view.cars[car.car].hand ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  const values = [...new Set(cards.map((card) => card.value))].sort((one, other) => other - one);
  return html`<div class="race-hand"><div class="stacks">${values.map((value) => {
    const stack = cards.filter((card) => card.value === value);
    const action = value ? { kind: "card", value } : { kind: "zero_spin" };
    const offer = mine && offered(table, action);
    const refusal = mine && refused(table, action);
    const chosen = offer && ctx.staged[0] && same(ctx.staged[0], action);
    const face = html`<${WorkCard} ctx=${ctx} name=${stack[0].name} value=${value} count=${stack.length} />`;
    const said = cardSaid(ctx, stack[0].name, value);
    if (offer)
      return html`<button key=${value} class=${`lit${chosen ? " chosen" : ""}`} data-keep="hand" ...${said} aria-label=${offer.label}
        aria-pressed=${Boolean(chosen)} onClick=${() => (chosen ? ctx.drop() : ctx.stage([action]))}>${face}</button>`;
    if (refusal)
      return html`<button key=${value} class="refused" data-keep="hand" ...${said} aria-label=${refusal.reason}
        onClick=${() => ctx.explain(refusal)}>${face}</button>`;
    return html`<span key=${value} role="img" data-keep="hand" ...${said} aria-label=${ctx.words("card-label", { value })}>${face}</span>`;
  })}</div><${SpinKey} ctx=${ctx} table=${table} mine=${mine} /></div>`;
}

/**
 * It stays in its place when one may not spin, and says why.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function SpinKey({ ctx, table, mine }) {
  const { words } = ctx;
  const [spin] = mine ? [...offers(table, "spin"), ...offers(table, "zero_spin")] : [];
  const why = mine && !spin && table.blocked.find((one) => one.action.kind === "spin");
  const said = explained(words("draw-roulette"), words("explain-roulette"));
  const costs = spin && (spin.action.kind === "zero_spin" || table.view.cars[table.view.car].energy > 0);
  const told = costs ? spin.label : why ? why.reason : null;
  const body = html`<${Picture} name="roulette" /><span><b>${words("draw-roulette")}</b>
    <small>${told ?? words("draw-roulette-help", { balls: table.view.race.balls })}</small></span>`;
  if (spin)
    return html`<button class=${`spin-key lit${ctx.staged[0] && same(ctx.staged[0], spin.action) ? " chosen" : ""}`} ...${said}
      onClick=${() => ctx.stage([spin.action])}>${body}</button>`;
  if (why) return html`<button class="spin-key refused" ...${said} onClick=${() => ctx.explain(why)}>${body}</button>`;
  return html`<span class="spin-key quiet-key" ...${said}>${body}</span>`;
}
