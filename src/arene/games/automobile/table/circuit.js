// The race: the circuit with its cars, where a choice leads, the order of play, the legend; on a phone a window of it.
import { html, useLayoutEffect, useRef, useState } from "/static/components/html.js";
import { Icon } from "/static/components/pieces.js";
import { offers } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { pace } from "/static/kit/motion.js";
import {
  asked,
  CarIcon,
  CarMark,
  CarShape,
  lastStep,
  nameOf,
  now,
  ordinal,
  Picture,
  Sign,
} from "/games/automobile/pieces.js";
import { choosing, Draw, lastSpin, Roulette, spinDelay } from "/games/automobile/roulette.js";
import { trackOf } from "/games/automobile/track.js";

const COLUMN = 70; // milliseconds a column, when a car drives
const PAUSE = 150; // before a bonus

// ---- Cars on their way

/**
 * The cells a car drove over in the step shown, stage by stage; when it set off.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
function trips(ctx) {
  const driven = new Map();
  let wait = spinDelay(ctx);
  let violet = false;
  for (const { event } of lastStep(ctx)) {
    if (event.kind === "ball" && event.of === undefined) violet = true;
    if (event.kind !== "moved") continue;
    const trip = driven.get(event.car) ?? { from: event.from, stages: [], wait };
    trip.stages.push(event.path.filter(([, lane]) => lane));
    driven.set(event.car, trip);
    if (violet) wait += 250;
  }
  return driven;
}

/** A car on the track: it drives the way it went, column by column. */
function Driving({ track, car, turn, active, trip }) {
  const node = useRef(null);
  const was = useRef(null);
  const spot = track.at(car.column, car.lane, car.off);
  const place = ({ x, y, angle }) => `translate(${x}px, ${y}px) rotate(${angle}deg)`;
  useLayoutEffect(() => {
    const before = was.current;
    was.current = { column: car.column, lane: car.lane, off: car.off };
    if (!before) return;
    const speed = pace();
    if (!speed) {
      node.current.querySelector(".halo").animate([{ stroke: "#FFD23F" }, { stroke: "#FFD23F" }], 150);
      return;
    }
    const frames = [{ transform: place(track.at(before.column, before.lane, before.off)) }];
    const times = [0];
    for (const stage of trip?.stages ?? []) {
      if (frames.length > 1) {
        frames.push(frames.at(-1));
        times.push(times.at(-1) + PAUSE);
      }
      for (const [column, lane] of stage) {
        frames.push({ transform: place(track.at(column, lane, false)) });
        times.push(times.at(-1) + COLUMN);
      }
    }
    if (frames.length === 1 && before.off === car.off) return;
    if (frames.length === 1) {
      frames.push({ transform: place(spot) });
      times.push(250);
    }
    const whole = times.at(-1);
    node.current.animate(
      frames.map((frame, step) => ({ ...frame, offset: times[step] / whole })),
      {
        duration: Math.min(600 * Math.max(1, trip?.stages.length ?? 1), whole) / speed,
        delay: (trip?.wait ?? 0) / speed,
        fill: "backwards",
      },
    );
  }, [car.column, car.lane, car.off]);
  return html`<g ref=${node} class=${`driving${active ? " active" : ""}${car.off ? " off" : ""}`} style=${`transform: ${place(spot)}`}>
    <g transform=${`scale(${track.scale > 1 ? 1.35 : 0.84})`}>
    <${CarShape} car=${car} angle=${car.off ? 90 : 0} turn=${-spot.angle - turn} /></g></g>`;
}

// ---- Where a choice leads

/**
 * The ends of the staged card, or of the question itself; and where a bonus would lead from the chosen one.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function endsOf(ctx) {
  const last = now(ctx);
  const nothing = { ends: ctx.chain[0].view.ends, lanes: [], after: [], act: null, chosen: null };
  if (!asked(ctx, ctx.chain[0])) return nothing;
  const picked = ctx.staged.at(-1)?.kind === "lane";
  const before = picked ? ctx.chain.find((one) => (one.stagedCount ?? 0) === ctx.staged.length - 1) : last;
  if (before?.view.decision !== "lane" || !before.awaiting.includes(ctx.me)) return { ...nothing, ends: [] };
  const kept = picked ? ctx.staged.slice(0, -1) : ctx.staged;
  const follows = picked && last !== before && last.view.decision === "lane" && last.view.car === before.view.car;
  return {
    ends: before.view.ends,
    chosen: picked ? ctx.staged.at(-1).lane : null,
    lanes: offers(before, "lane"),
    after: follows ? last.view.ends : [],
    act: (lane) => ctx.stage([...kept, { kind: "lane", lane }]),
  };
}

export const total = (end) => `${end.steps}${end.green + end.slip ? ` + ${end.green + end.slip}` : ""}`;

/** Whether an end is an ordinary cell and brings nothing besides. */
export const plainEnd = (end) => !end.green && !end.slip && !["red", "violet", "finish"].includes(end.colour);

/**
 * What an end brings besides the cells, in words.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function earned(ctx, end) {
  const { words } = ctx;
  const place = ordinal(ctx, end.place);
  const home = end.home ? `, ${words("draw-brings", { colour: "finish" })}` : "";
  if (end.green && end.slip) return words("draw-brings-both", { place }) + home;
  if (end.green) return words("draw-brings-green", { place }) + home;
  return end.slip ? words("draw-brings-slip") + home : words("draw-brings", { colour: end.colour });
}

function Ends({ track, reach, frame, narrow }) {
  const { ends, chosen, lanes, after, act } = reach;
  const way = ends.find((end) => end.lane === chosen)?.path;
  const line = way && track.way(way);
  return html`${after
    .filter((end) => end.lane)
    .map(
      (end) => html`<g key=${`a${end.lane}`} class="later">
    <path d=${track.cell(end.column, end.lane)} /><path d=${track.cell(end.column, end.lane)} /></g>`,
    )}
    ${line && html`<path class="way" d=${line} /><path class="way dots" d=${line} />`}
    ${ends
      .filter((end) => end.lane)
      .map((end) => {
        const path = track.cell(end.column, end.lane);
        const offer = lanes.find((one) => one.action.lane === end.lane);
        const look = `end${offer ? " lit" : ""}${end.lane === chosen ? " chosen" : ""}`;
        const ring = html`<path class="end-edge" d=${path} />`;
        if (!offer) return html`<g key=${`e${end.lane}`} class=${look}>${ring}<path class="end-ring" d=${path} /></g>`;
        // a short cut for a pointer: the keys of the band are the buttons
        return html`<g key=${`e${end.lane}`} class=${look} onClick=${() => act(end.lane)}>${ring}<path class="end-ring" d=${path} /></g>`;
      })}
    ${
      narrow &&
      ends
        .filter((end) => end.lane)
        .map((end) => {
          const { x, y } = track.at(end.column, end.lane, false);
          const sign = end.green ? "↑ " : end.slip ? "» " : "";
          return html`<g key=${`g${end.lane}`} class=${`gain${end.lane === chosen ? " chosen" : ""}`}
            transform=${`translate(${x} ${y}) rotate(${-frame.turn})`}><rect x="-26" y="-12" width="52" height="24" rx="5" />
              <text y="5.5">${sign}${total(end).replaceAll(" ", "")}</text></g>`;
        })
    }`;
}

/**
 * The card staged: where it leads lane by lane, what each lane brings.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function CallOut({ ctx, reach }) {
  const { words } = ctx;
  const { ends, chosen, lanes, act } = reach;
  const card = ctx.staged.find((one) => one.kind === "card");
  const last = card && ctx.staged.indexOf(card) === ctx.staged.length - (chosen === null ? 1 : 2);
  const sign = (end) =>
    end.green ? "green" : end.slip ? "slip" : ["red", "violet"].includes(end.colour) ? end.colour : null;
  return html`<div class="call-out">
    <h3>${words("draw-leads", { value: last ? card.value : 0, column: ends[0].column })}
    </h3>${ends.map((end) => {
      const offer = lanes.find((one) => one.action.lane === end.lane);
      const named = offer && act ? "true" : undefined; // the label of a button says it all
      const body = html`<i class="lane-key num" aria-hidden=${named}>${end.lane}</i>
        ${sign(end) ? html`<${Picture} name=${sign(end)} />` : html`<span class="picture"></span>`}
        <span aria-hidden=${named}>${earned(ctx, end)}</span><b class="num" aria-hidden=${named}>${total(end)}</b>`;
      return offer && act
        ? html`<button key=${end.lane} class=${end.lane === chosen ? "chosen" : ""} aria-pressed=${end.lane === chosen}
          onClick=${() => act(end.lane)}><span class="visually-hidden">${offer.label}</span>${body}</button>`
        : html`<p key=${end.lane}>${body}</p>`;
    })}</div>`;
}

// ---- The circuit

/**
 * What a coloured cell does to who stops there; a plain one does nothing.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
function cellSaid(ctx, { key, colour }) {
  if (colour === "plain") return {};
  const [column, lane] = key.split("-").map(Number);
  const { green, violet_cells } = ctx.view.race;
  const { words } = ctx;
  return explained(
    words("track-cell", { column, lane, colour, who: "none" }),
    words("explain-track", { colour, least: Math.min(...green), most: Math.max(...green), cells: violet_cells.launch }),
  );
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Circuit({ ctx, narrow }) {
  const { view, words } = ctx;
  const [looked, see] = useState(null); // on a phone: the car whose surroundings somebody asked to see
  const look = (/** @type {number | null} */ car) => see(car === looked ? null : car); // a second tap goes back
  const whole = trackOf(view.track);
  const track = narrow ? trackOf(view.track, true) : whole;
  const reach = endsOf(ctx);
  const shown = ctx.chain[0].view;
  useLayoutEffect(() => see(null), [shown.car, shown.decision]);
  const focus = shown.cars[looked ?? shown.car ?? 0];
  const frame = narrow
    ? track.window(focus, looked === null ? [...reach.ends, ...reach.after] : [], shown.cars)
    : { box: track.box, turn: 0, x: 0, y: 0 };
  /** Whether a column lies in the window; on a wide screen all do. */
  const shows = (column) => !narrow || (column > frame.from && column < frame.to);
  const driven = trips(ctx);
  const acting = shown.car === null ? null : shown.cars[shown.car];
  const flag = acting && !acting.finish && acting.column ? track.beside(acting.column, acting.lane) : null;
  const spin = lastSpin(ctx);
  const called = !narrow && reach.act && reach.ends.some((end) => end.lane) && !choosing(ctx);
  const drawn = html`<g transform=${narrow ? `rotate(${frame.turn} ${frame.x} ${frame.y})` : undefined}>
      ${track.stripe.map((path) => html`<path class="stripe" d=${path} />`)}
      ${track.kerbs.map((kerb) => html`<path key=${`k${kerb.key}`} class=${kerb.kind} d=${kerb.path} />`)}
      <path class="road" d=${track.road} />
      ${track.cells.map((cell) => html`<path key=${cell.key} class=${`cell ${cell.colour}`} ...${cellSaid(ctx, cell)} d=${cell.path} />`)}
      ${track.signs.map(
        (sign) => html`<g key=${`s${sign.key}`} class="sign"
      transform=${`translate(${sign.x} ${sign.y}) rotate(${sign.angle}) scale(${narrow ? 1.4 : 1})`}><${Sign} colour=${sign.colour} /></g>`,
      )}
      ${track.digits
        .filter((digit) => shows(Number.parseInt(digit.key, 10)) && (!narrow || frame.holds(digit)))
        .map(
          (digit) => html`<text key=${`d${digit.key}`}
      class="lane-digit" transform=${`translate(${digit.x} ${digit.y}) rotate(${-frame.turn})`} y="5">${digit.lane}</text>`,
        )}
      ${track.grid.map((path, place) => html`<path key=${`g${place}`} class="grid-mark" d=${path} />`)}
      ${track.line.map((path, place) => html`<path key=${`l${place}`} class=${place % 2 ? "chequer dark" : "chequer"} d=${path} />`)}
      ${!narrow && html`<text class="mark goal" x=${track.goal.x} y=${track.goal.y}>${words("draw-goal", { column: view.track.columns + 1 })}</text>`}
      <${Ends} track=${track} reach=${reach} frame=${frame} narrow=${narrow} />
      ${
        flag &&
        html`<g class="flag" transform=${`translate(${flag.x} ${flag.y}) rotate(${-frame.turn}) scale(${narrow ? 1.3 : 1})`}>
      <path d="M0 9V-15h19l-5 6 5 6H0" /></g>`
      }
      ${shown.cars
        .filter((car) => !car.finish && car.column && shows(car.column))
        .map(
          (car) => html`<${Driving} key=${`${car.id}${narrow}`}
      track=${track} car=${car} turn=${frame.turn} active=${shown.car === car.car} trip=${driven.get(car.car)} />`,
        )}
      ${track.marks
        .filter((mark) => shows(Number(mark.text)))
        .map(
          (mark) => html`<text key=${`m${mark.text}`} class="mark"
      transform=${`translate(${mark.x} ${mark.y}) rotate(${-frame.turn})`} y="4">${mark.text}</text>`,
        )}
      ${
        !narrow &&
        track.parts.map(
          (part) => html`<text key=${part.id} class="part" x=${part.x} y=${part.y} text-anchor=${part.anchor}>
      ${words(`part-${part.id}`)}</text>`,
        )
      }</g>`;
  const svg = html`<svg class="circuit" viewBox=${frame.box} preserveAspectRatio="xMidYMid meet" role="group"
    aria-label=${words("draw-circuit")}>${drawn}</svg>`;
  if (!narrow) {
    const open = choosing(ctx);
    const below = open
      ? html`<${Roulette} ctx=${ctx} />`
      : html`${called && html`<${CallOut} ctx=${ctx} reach=${reach} />`}
        ${spin && !ctx.staged.length ? html`<${Draw} ctx=${ctx} spin=${spin} />` : !called && html`<${Legend} ctx=${ctx} />`}`;
    return html`<div class="race wide"><div class="stage" style=${`--ratio:${track.ratio}`}><div class="loop">${svg}</div><div class="lawn">
      <${Order} ctx=${ctx} slim=${open || called || spin} />${below}</div></div></div>`;
  }
  return html`<div class="race"><div class="race-head"><${MiniMap} track=${whole} cars=${shown.cars} focus=${focus} frame=${frame}
    look=${look} words=${words} /><${Order} ctx=${ctx} look=${look} /></div>
      <div class="road-window">${svg}${
        spin &&
        (spin.fresh || !asked(ctx)) &&
        !ctx.staged.length &&
        !choosing(ctx) &&
        html`<${Draw}
      ctx=${ctx} spin=${spin} />`
      }</div></div>`;
}

/** The whole circuit in grey, bends in red, the stretch of the window, the cars; a tap goes to the next car. */
function MiniMap({ track, cars, focus, frame, look, words }) {
  const racing = cars.filter((car) => !car.finish && car.column);
  const next = racing[(racing.indexOf(focus) + 1) % racing.length];
  return html`<button class="mini-map" aria-label=${words("draw-mini-map")} onClick=${() => look(next?.car ?? null)}>
    <svg viewBox=${track.box} aria-hidden="true"><path d=${track.outline} />
    <path class="stretch" d=${track.stretch(frame.from, frame.to)} />
    ${track.bends.map((bend) => html`<circle class="bend" cx=${bend.x} cy=${bend.y} r="9" />`)}${racing.map((car) => {
      const { x, y } = track.at(car.column, car.lane, false);
      return html`<g key=${car.id} transform=${`translate(${x} ${y}) scale(${car === focus ? 4.4 : 3.4})`} class="dot"
        style=${`--car:${car.colour}`}><${CarMark} car=${car} /></g>`;
    })}</svg></button>`;
}

/**
 * The order of play of the round: who has played, who plays, who comes.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Order({ ctx, slim, look }) {
  const { words } = ctx;
  const { view } = ctx.chain[0];
  const { race } = view;
  return html`<section class=${`order${slim ? " slim" : ""}`} aria-label=${words("draw-order")}>
    <h2>${words("draw-round-order", { round: view.round })}</h2><ol>${race.order.map((number) => {
      const car = view.cars[number];
      const state = number === race.turn ? "now" : car.played ? "done" : "";
      const body = html`<${CarIcon} car=${car} /><b class="at">${ordinal(ctx, car.place)}</b>
        <span class="who" title=${nameOf(ctx, car)}>${nameOf(ctx, car)}</span>
        <small>${
          state === "done"
            ? html`<${Icon} name="check" />
        <span>${words("draw-played")}</span>`
            : html`<span>
        ${car.off ? words("draw-off") : words("draw-progress", { column: car.column, finish: view.track.columns + 1 })}</span>`
        }</small>`;
      return html`<li key=${car.id} class=${state}>${look ? html`<button onClick=${() => look(number)}>${body}</button>` : body}</li>`;
    })}</ol></section>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
function Legend({ ctx }) {
  const { words } = ctx;
  const { view } = ctx.chain[0];
  const mine = view.cars.filter((one) => one.seat === view.seat && !one.finish);
  const car = mine.find((one) => one.car === view.car) ?? mine[0] ?? view.cars[view.car ?? 0];
  const place = Math.max(1, car.place ?? 1);
  const chip = (colour, name) =>
    html`<i class=${`chip ${colour}`} aria-hidden="true">${name && html`<${Picture} name=${name} />`}</i>`;
  return html`<ul class="legend"><li>${chip("green", "green")}
    ${words("draw-legend-green", { cells: view.race.green[place - 1], place: ordinal(ctx, place) })}</li>
    <li>${chip("plain", "slip")}${words("draw-legend-slip")}</li>
    <li class="break" aria-hidden="true"></li><li>${chip("violet round", "violet")}${words("draw-legend-violet")}</li>
    <li>${chip("red", "red")}${words("draw-legend-red")}</li><li>${chip("violet", "violet")}+${view.race.violet_cells.launch}</li>
    <li>${chip("plain")}+${view.race.violet_cells.rest}</li></ul>`;
}
