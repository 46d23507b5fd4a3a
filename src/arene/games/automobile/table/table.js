// The picture of Les Sponsors de l'Automobile: the ring with its piles, then the circuit as a real track. It draws the
// view and hangs the legal actions on the things they concern; where a card leads and what it brings is the server's
// to say.
import { html } from "/static/components/html.js";
import { Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { Circuit, earned, endsOf, plainEnd, total } from "/games/automobile/circuit.js";
import { bestSale } from "/games/automobile/own.js";
import { offered, offers } from "/static/kit/actions.js";
import { Deals, shareEffect, swapEffect } from "/games/automobile/deals.js";
import { asked, CarIcon, carsOf, category, Money, now, ordinal, Picture, Trade } from "/games/automobile/pieces.js";
import { brings, Ring } from "/games/automobile/ring.js";
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
    return html`<span class="figures num">${ctx.names.length > 2 && html`<${CarIcon} car=${car} />`}
      <span class="sponsor-back" role="img" aria-label=${words("draw-sponsors", { count: car.sponsor_count })}>
      <b>${car.sponsor_count}</b></span><${Money} ctx=${ctx} count=${car.money} /></span>`;
  return html`<span class="figures num"><span class="work-back" role="img" aria-label=${words("cards-label", { count: car.cards })}>
    <b>${car.cards}</b></span><span class="bolt" role="img" aria-label=${words("draw-energy", { count: car.energy })}>
    <${Picture} name="bolt" /><b>${car.energy}</b></span></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Figures({ ctx, seat }) {
  const cars = carsOf(ctx.view, seat);
  return cars.length > 1 || ctx.view.phase === "race" ? null : html`<${Means} ctx=${ctx} car=${cars[0]} />`;
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
          ? html`<b>${ordinal(ctx, car.place)}</b><span class="quiet">
            ${car.finish ? words("draw-arrived") : words("draw-cell", { column: car.column })}</span>`
          : html`<span class="counts num">${Object.entries(car.counts).map(
              ([name, count]) => html`<span key=${name} role="img"
            aria-label=${`${category(ctx, name)} ${count}`}><${Trade} ctx=${ctx} name=${name} />${count}</span>`,
            )}</span>`
      }${(two || view.phase === "race") && html`<${Means} ctx=${ctx} car=${car} />`}</div>`,
  )}</div>`;
}

// ---- The board

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Board({ ctx }) {
  const narrow = useNarrow();
  if (ctx.view.phase === "race") return html`<${Circuit} ctx=${ctx} narrow=${narrow} />`;
  if (ctx.view.phase === "between") return html`<div class="dealing"><${Deals} ctx=${ctx} /></div>`;
  return html`<${Ring} ctx=${ctx} narrow=${narrow} />`;
}

/** A spin holds the next move until the ball has rolled. */
export const lasting = (told) => spinTime(told.log.lines.map((line) => line.event));

// ---- The band

const QUICK = ["keep", "decline", "done", "accept", "refuse", "pass"];

const VERBS = { buy: "buy", balls: "balls", spin: "balls", zero_spin: "balls" }; // where the decision does not say it

const capital = (label) => label.charAt(0).toUpperCase() + label.slice(1);

/**
 * The one word that sends the choice.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
function verb(ctx, table, last) {
  const action = ctx.staged[0];
  const asksForBalls = last !== table && last.view.decision === "balls";
  const kind = asksForBalls ? "spin" : (VERBS[action.kind] ?? table.view.decision);
  return ctx.words("draw-go", {
    decision: kind,
    number: action.cells ?? action.extra ?? 0,
    what: action.category ? category(ctx, action.category) : "",
  });
}

/**
 * Where one may go, as a row of keys: what is drawn may lie far away or be too small for a finger.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
function ways(ctx) {
  const { words } = ctx;
  const [table] = ctx.chain;
  if (!asked(ctx, table)) return [];
  if (table.view.decision === "six") {
    const chosen = ctx.staged.find((one) => one.kind === "advance")?.cells;
    return offers(table, "advance").map(({ action, label }) => ({
      name: action.cells,
      what: brings(
        ctx,
        table.view.reach.find((one) => one.cells === action.cells),
      ),
      label,
      chosen: chosen === action.cells,
      act: () => ctx.stage([action]),
    }));
  }
  const { ends, lanes, chosen, act } = endsOf(ctx);
  return lanes.map(({ action, label }) => {
    const end = ends.find((one) => one.lane === action.lane);
    return {
      name: words("draw-lane", { lane: action.lane }),
      what: plainEnd(end) ? words("draw-cells", { cells: end.steps }) : `${total(end)} · ${earned(ctx, end)}`,
      label,
      chosen: chosen === action.lane,
      act: () => act(action.lane),
    };
  });
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export function band(ctx) {
  const keys = ways(ctx);
  const extra =
    keys.length > 0 &&
    html`<div class="band-keys">${keys.map(
      (key) => html`<button key=${key.label} class=${`band-key${key.chosen ? " chosen" : ""}`}
      aria-pressed=${String(key.chosen)} onClick=${key.act}><span class="visually-hidden">${key.label}</span>
      <b aria-hidden="true">${key.name}</b><small aria-hidden="true">${key.what}</small></button>`,
    )}</div>`;
  return { extra, ...asking(ctx) };
}

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
function asking(ctx) {
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
  const [swap] = ctx.staged.filter((one) => ["swap", "propose"].includes(one.kind));
  const [share] = ctx.staged.filter((one) => ["split", "counter", "accept"].includes(one.kind));
  if (swap || share)
    return {
      ...(swap && { lead: capital(labels[0]) }),
      text: swap ? swapEffect(ctx, swap) : shareEffect(ctx, share),
      buttons: [
        {
          label: share?.kind === "accept" ? labels[0] : verb(ctx, table, last),
          main: true,
          act: () => ctx.send(ctx.staged),
        },
      ],
    };
  const then =
    fresh || (open && last.view.decision === "balls") ? ` ${words("draw-then", { decision: last.view.decision })}` : "";
  const card = ctx.staged.length === 1 && ctx.staged[0].kind === "card" ? ctx.staged[0] : null;
  const whole = fresh && card && last.view.ends.find((end) => end.steps === card.value); // not cut short by others
  return {
    text: `${whole ? words("draw-leads", { value: card.value, column: whole.column }) : capital(labels.at(-1) ?? "")}.${then}`,
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
  const draw = offered(table, { kind: "draw" });
  const spin = table.actions.length === 1 && offers(table, "spin")[0];
  const first =
    decision === "sell"
      ? bestSale(table)
      : draw
        ? { ...draw, label: ctx.words("draw-take") }
        : spin && {
            ...spin,
            label: ctx.words("draw-go", {
              decision: table.view.cars[table.view.car].energy ? "spin" : "balls",
              number: 0,
            }),
          };
  return first ? [send(first, true), ...buttons] : buttons;
}

/** @param {Arene.Action} event */
export function logHeading(event) {
  return ["round", "starter", "workshop_closed", "grid"].includes(event.kind);
}

/**
 * Whose line it is: what happens to a car is its driver's.
 * @param {Arene.Action} event
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function logSeat(event, ctx) {
  return ctx.view.cars[event.car]?.seat;
}

// ---- The end

/** @param {Arene.Ctx<Arene.AutomobileView>} ctx */
export function headline(ctx) {
  const { view, words, names } = ctx;
  const winners = view.standings.filter((standing) => standing.rank === 1).map(({ seat }) => seat);
  const team = view.pairs && names.length === 4 && winners.length === 2;
  return team ? words("draw-team-wins", { first: names[winners[0]], second: names[winners[1]] }) : undefined;
}

/**
 * Two cars count together: the table of the pairs, with the points of each car and their sum.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Pairs({ ctx }) {
  const { view, words, seats } = ctx;
  const pairs = [0, 1]
    .map((first) => ({ cars: [view.cars[first], view.cars[view.cars[first].partner]] }))
    .map((pair) => ({ ...pair, points: pair.cars[0].points + pair.cars[1].points }))
    .map((pair) => ({ ...pair, rank: view.standings.find(({ seat }) => seat === pair.cars[0].seat).rank }))
    .sort((one, other) => one.rank - other.rank);
  const owners = ({ cars }) => [...new Set(cars.map((car) => car.seat))];
  return html`<table class="standings pairs"><thead><tr><th scope="col">${words("end-rank")}</th>
    <th scope="col">${words("draw-pair", { teams: ctx.names.length === 4 ? "yes" : "no" })}</th>
    <th scope="col" class="num">${words("draw-cars")}</th><th scope="col" class="num">${words("end-score")}</th></tr></thead>
    <tbody>${pairs.map(
      (pair) => html`<tr key=${pair.rank} class=${owners(pair).includes(ctx.me) ? "you" : ""}>
    <td class="rank">${pair.rank === 1 ? 1 : 2}</td><th scope="row">
    ${owners(pair).map((seat) => html`<span class="who"><${Shape} seat=${seats[seat]} />${seats[seat].name}</span> `)}</th>
    <td class="num">${pair.cars.map((car) => words("draw-car-points", { place: ordinal(ctx, car.place), points: car.points })).join(" + ")}
    </td><td class="num score">${pair.points}</td></tr>`,
    )}</tbody></table>`;
}

/**
 * The podium, then who came in when with the points of each car.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export function Sheet({ ctx }) {
  const { view, words, seats } = ctx;
  const order = [...view.cars].sort((one, other) => one.place - other.place);
  const steps = [order[1], order[0], order[2]].filter(Boolean);
  return html`${view.pairs && html`<${Pairs} ctx=${ctx} />`}<div class="arrival">
    <div class="podium" aria-hidden="true">${steps.map(
      (car) => html`<div key=${car.id} class=${`step-${car.place}`}>
    <${CarIcon} car=${car} /><b>${seats[car.seat].name}</b><span>${ordinal(ctx, car.place)}</span></div>`,
    )}</div>
    <ol class="arrivals" aria-label=${words("draw-podium")}>${order.map(
      (car) => html`<li key=${car.id}><b>${ordinal(ctx, car.place)}</b>
    <${CarIcon} car=${car} /><span class="who"><${Shape} seat=${seats[car.seat]} />${seats[car.seat].name}</span>
    <span class="num">${words("draw-points", { points: car.points })}</span></li>`,
    )}</ol></div>`;
}
