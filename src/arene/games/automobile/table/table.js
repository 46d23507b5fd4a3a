// The picture of Les Sponsors de l'Automobile: the ring with its piles, then the circuit as a real track. It draws the
// view and hangs the legal actions on the things they concern; where a card leads and what it brings is the server's
// to say.
import { html } from "/static/components/html.js";
import { Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { Circuit } from "/games/automobile/circuit.js";
import { bestSale } from "/games/automobile/own.js";
import { offered, offers } from "/static/kit/actions.js";
import { CarIcon, carsOf, category, Money, now, ordinal, Picture, Trade } from "/games/automobile/pieces.js";
import { Ring } from "/games/automobile/ring.js";
import { spinTime } from "/games/automobile/roulette.js";

export { Own } from "/games/automobile/own.js";

// ---- Bar, seats

export function phases({ view, words }) {
  return ["workshop", "between", "race"]
    .filter((phase) => phase !== "between" || view.pairs)
    .map((phase) => ({ name: words("draw-phase", { phase }), now: view.phase === phase }));
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export function tags(ctx, seat) {
  const { view, words } = ctx;
  const told = [];
  const mine = ctx.me === null ? null : view.cars[ctx.me];
  if (view.pairs && ctx.names.length === 4 && mine?.partner === seat) told.push({ text: words("tag-team") });
  for (const car of carsOf(view, seat)) {
    if (view.phase !== "race" || car.finish) continue;
    if (car.off) told.push({ text: words("draw-off"), strong: true });
    else if (car.blocks) told.push({ text: words("tag", { tag: "blocks" }), strong: true });
    else if (car.blocked) told.push({ text: words("tag", { tag: "blocked" }), strong: true });
  }
  return told;
}

/**
 * What a car has: in the workshop sponsors and money, in the race cards and energy.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Means({ ctx, car }) {
  const { words, view } = ctx;
  if (view.phase === "workshop")
    return html`<span class="figures num">${ctx.names.length > 2 && html`<${CarIcon} car=${car} />`}<span class="sponsor-back" role="img" aria-label=${words("draw-sponsors", { count: car.sponsor_count })}><b>${car.sponsor_count}</b></span><${Money} ctx=${ctx} count=${car.money} /></span>`;
  return html`<span class="figures num">${ctx.names.length > 2 && html`<span class="narrow-car"><${CarIcon} car=${car} /></span>`}<span class="work-back" role="img" aria-label=${words("cards-label", { count: car.cards })}><b>${car.cards}</b></span><span class="bolt" role="img" aria-label=${words("draw-energy", { count: car.energy })}><${Picture} name="bolt" /><b>${car.energy}</b></span></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Figures({ ctx, seat }) {
  const cars = carsOf(ctx.view, seat);
  return cars.length > 1 ? null : html`<${Means} ctx=${ctx} car=${cars[0]} />`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function SeatBody({ ctx, seat }) {
  const { view, words } = ctx;
  const cars = carsOf(view, seat);
  const two = cars.length > 1;
  return html`<div class=${`seat-cars${two ? " two" : ""}`}>${cars.map(
    (car) =>
      html`<div key=${car.id} class="seat-car">${(two || view.phase !== "workshop") && html`<${CarIcon} car=${car} />`}${
        view.phase === "race"
          ? html`<b>${ordinal(ctx, car.place)}</b><span class="quiet">${car.finish ? words("draw-arrived") : words("draw-cell", { column: car.column })}</span>`
          : html`<span class="counts num">${Object.entries(car.counts).map(([name, count]) => html`<span key=${name} role="img" aria-label=${`${category(ctx, name)} ${count}`}><${Trade} ctx=${ctx} name=${name} />${count}</span>`)}</span>`
      }${two && html`<${Means} ctx=${ctx} car=${car} />`}</div>`,
  )}</div>`;
}

// ---- The board

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Board({ ctx }) {
  const narrow = useNarrow();
  return ctx.view.phase === "race"
    ? html`<${Circuit} ctx=${ctx} narrow=${narrow} />`
    : html`<${Ring} ctx=${ctx} narrow=${narrow} />`;
}

/** A spin holds the next move until the ball has rolled. */
export const lasting = (told) => spinTime(told.log.lines.map((line) => line.event));

// ---- The band

const QUICK = ["keep", "decline", "done", "accept", "refuse", "pass"];

/**
 * The one word that sends the choice.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
function verb(ctx, table, last) {
  const action = ctx.staged[0];
  const spins = last !== table && last.view.decision === "balls";
  const kind = spins ? "spin" : action.kind === "buy" || action.kind === "balls" ? action.kind : table.view.decision;
  return ctx.words("draw-go", {
    decision: kind,
    number: action.cells ?? action.extra ?? 0,
    what: action.category ? category(ctx, action.category) : "",
  });
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export function band(ctx) {
  const { words } = ctx;
  const table = ctx.chain[0];
  const last = now(ctx);
  if (!ctx.staged.length) return { buttons: plainButtons(ctx, table) };
  const open =
    last !== table &&
    ["lane", "bonus", "balls"].includes(last.view.decision) &&
    last.awaiting.includes(ctx.me) &&
    last.view.car === table.view.car;
  if (open && last.view.decision === "bonus")
    return {
      text: last.prompt.sentence,
      buttons: offers(last, "bonus").map((one) => ({
        label: one.label,
        act: () => ctx.send([...ctx.staged, one.action]),
      })),
    };
  const labels = ctx.staged.map((action, place) => offered(ctx.chain[place] ?? table, action)?.label).filter(Boolean);
  const fresh = open && last.view.decision === "lane" && ctx.staged.at(-1).kind !== "lane";
  const then =
    fresh || (open && last.view.decision === "balls") ? ` ${words("draw-then", { decision: last.view.decision })}` : "";
  return {
    text: `${labels.at(-1) ?? ""}.${then}`,
    buttons: fresh ? [] : [{ label: verb(ctx, table, last), main: true, act: () => ctx.send(ctx.staged) }],
  };
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
function plainButtons(ctx, table) {
  const { decision } = table.view;
  const send = (one, main = false) => ({ label: one.label, main, act: () => ctx.send([one.action]) });
  const buttons = table.actions
    .filter((one) => QUICK.includes(one.action.kind) || (decision === "bonus" && one.action.kind === "bonus"))
    .map((one) => send(one));
  const first = decision === "sell" ? bestSale(table) : offered(table, { kind: "draw" });
  return first ? [send(first, true), ...buttons] : buttons;
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export function logHeading(ctx, event) {
  return ["round", "starter", "workshop_closed", "grid"].includes(event.kind);
}

// ---- The end

/**
 * The podium, then who came in when with the points of each car.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export function Sheet({ ctx }) {
  const { view, words, seats } = ctx;
  const order = [...view.cars].sort((one, other) => one.place - other.place);
  const steps = [order[1], order[0], order[2]].filter(Boolean);
  return html`<div class="arrival"><div class="podium" aria-hidden="true">${steps.map((car) => html`<div key=${car.id} class=${`step-${car.place}`}><${CarIcon} car=${car} /><b>${seats[car.seat].name}</b><span>${ordinal(ctx, car.place)}</span></div>`)}</div>
    <ol class="arrivals" aria-label=${words("draw-podium")}>${order.map((car) => html`<li key=${car.id}><b>${ordinal(ctx, car.place)}</b><${CarIcon} car=${car} /><span class="who"><${Shape} seat=${seats[car.seat]} />${seats[car.seat].name}</span><span class="num">${words("draw-points", { points: car.points })}</span></li>`)}</ol></div>`;
}
