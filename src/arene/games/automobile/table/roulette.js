// The roulette: its drum with the balls one by one, the choice of extra balls with the odds in words, and the draw.
import { html, useLayoutEffect, useRef } from "/static/components/html.js";
import { offers } from "/static/kit/actions.js";
import { pace } from "/static/kit/motion.js";
import { asked, Ball, BallShape, lastStep, nameOf } from "/games/automobile/pieces.js";

const SPIN = 900; // milliseconds: the drum turns two thirds and one ball rolls into the pocket
const ROLL = 250;

/**
 * Whether balls are asked for; what is only staged asks for nothing yet.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export const choosing = (ctx) => ctx.chain[0].view.decision === "balls" && asked(ctx, ctx.chain[0]);

/**
 * The last spin, until its car has played again: who, how many more balls, which ball, and the lines that tell it.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function lastSpin(ctx) {
  const { lines } = ctx;
  const at = lines.findLastIndex((line) => line.event.kind === "ball");
  if (at < 0) return null;
  const { event, step } = lines[at];
  const later = lines.slice(at + 1);
  const again = later.find((line) => line.event.kind === "turn" && line.event.car === event.car)?.step ?? Infinity;
  if (later.some((line) => line.event.kind === "race_end" || line.step > again)) return null;
  const added = lines.findLast(
    (line, place) => place < at && line.step === step && line.event.kind === "balls_added",
  )?.event;
  const end = later.findIndex(
    (line) => line.step !== step || ["turn", "round", "turn_missed"].includes(line.event.kind),
  );
  const told = [lines[at], ...later.slice(0, end < 0 ? undefined : end)].filter((line) => line.text);
  return {
    step,
    car: event.car,
    of: event.of ?? null,
    extra: added?.extra ?? 0,
    told,
    fresh: lastStep(ctx)[0]?.step === step,
  };
}

/** How long a table is shown for the sake of its spin, and of the cars a violet ball sends on their way. */
export function spinTime(events) {
  if (!events.some((event) => event.kind === "ball")) return 0;
  return SPIN + 250 * Math.max(1, events.filter((event) => event.kind === "moved" || event.kind === "spun_off").length);
}

/**
 * When the cars set off: after the ball has rolled.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export const spinDelay = (ctx) => (lastStep(ctx).some((line) => line.event.kind === "ball") ? SPIN : 0);

/** The balls in the drum: one a car, the violet one, the extra ones of the spinner. */
function ballsOf(view, spinner, extra, drawn = undefined) {
  const cars = view.cars.filter((car) => !car.finish || car.car === spinner || car.car === drawn);
  return [null, ...cars, ...Array.from({ length: extra }, () => view.cars[spinner])];
}

function Drum({ balls, pocket = -1, still = false }) {
  const wheel = useRef(null);
  const rolling = useRef(null);
  const count = balls.length;
  const spot = (place) => ((place - Math.max(0, pocket)) / count) * 2 * Math.PI - Math.PI / 2;
  useLayoutEffect(() => {
    const speed = pace();
    if (pocket < 0 || still || !speed) return;
    wheel.current.animate([{ transform: "rotate(-240deg)" }, { transform: "none" }], {
      duration: (SPIN - ROLL) / speed,
      easing: "cubic-bezier(.15,.6,.3,1)",
    });
    rolling.current.animate([{ transform: "translateY(61px)" }, { transform: "none" }], {
      duration: ROLL / speed,
      delay: (SPIN - ROLL) / speed,
      fill: "backwards",
      easing: "ease-in",
    });
  }, [pocket]);
  const radius = count > 8 ? 62 : 61;
  const scale = count > 7 ? 0.84 : 1;
  return html`<svg class="drum" viewBox="-103 -116 206 218" aria-hidden="true"><circle cy="4" r="98" class="drum-shade" />
    <circle r="98" class="drum-rim" /><circle r="91" class="drum-dots" />
    <g ref=${wheel}><circle r="84" class="drum-plate" />${balls.map((_, place) => {
      const angle = spot(place) + Math.PI / count;
      return html`<path class="drum-line" d=${`M0 0L${(Math.cos(angle) * 84).toFixed(1)} ${(Math.sin(angle) * 84).toFixed(1)}`} />`;
    })}${balls.map(
      (car, place) =>
        place !== pocket &&
        html`<g
      transform=${`translate(${(Math.cos(spot(place)) * radius).toFixed(1)} ${(Math.sin(spot(place)) * radius).toFixed(1)}) scale(${scale})`}>
        <${BallShape} car=${car} /></g>`,
    )}
    <circle r="19.6" class="drum-pivot" /><circle r="7" class="drum-axle" /></g>
    <path class="drum-pocket" d="M-22-104h44v12a22 22 0 0 1-44 0z" />
    ${
      pocket < 0
        ? html`<path class="drum-needle" d="M0-78l-6-9h12z" />`
        : html`<g ref=${rolling}><g transform="translate(0 -92)">
    <${BallShape} car=${balls[pocket]} /></g></g>`
    }</svg>`;
}

/**
 * How many extra balls, and what may come out.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export function Roulette({ ctx }) {
  const { words } = ctx;
  const { view } = ctx.chain[0];
  const own = view.cars[view.car];
  const chosen = ctx.staged.find((one) => one.kind === "balls")?.extra;
  const odds = view.odds.find((one) => one.extra === (chosen ?? 0));
  return html`<section class="roulette" aria-label=${words("draw-roulette")}><${Drum} balls=${ballsOf(view, view.car, chosen ?? 0)} />
    <div class="roulette-body"><h3>${words("draw-how-many")}</h3>
    <div class="ball-keys">${offers(ctx.chain[0], "balls").map((one) => {
      const entry = view.odds.find((each) => each.extra === one.action.extra);
      const on = chosen === one.action.extra;
      return html`<button key=${one.action.extra} class=${`ball-key lit${on ? " chosen" : ""}`} aria-pressed=${on}
        onClick=${() => ctx.stage([one.action])}><span class="visually-hidden">${one.label}</span>
          <b aria-hidden="true">${one.action.extra ? `+${one.action.extra}` : "0"}</b>
          <small aria-hidden="true">${words("draw-odds", { own: entry.own, balls: entry.balls })}</small>
          <small aria-hidden="true">${words("draw-cells", { cells: entry.cells })}</small></button>`;
    })}</div>
    <${Outcomes} ctx=${ctx} view=${view} own=${own} odds=${odds} /></div></section>`;
}

/**
 * Own balls, the others', the violet one: the chance of each and what it does, in words.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Outcomes({ ctx, view, own, odds }) {
  const { words } = ctx;
  const others = view.cars.filter((car) => !car.finish && car.car !== own.car);
  const [first] = odds.ends;
  const chance = (balls) => html`<b class="num">${words("draw-odds", { own: balls, balls: odds.balls })}</b>`;
  const names = (cars) =>
    cars
      .map((car) =>
        car.car === own.car
          ? words("draw-you")
          : car.seat === ctx.me
            ? words("draw-your-other")
            : ctx.names.length === 2
              ? words("who", { seat: nameOf(ctx, car), colour: words(`car-${car.id}`), own: "no" })
              : nameOf(ctx, car),
      )
      .join(", ");
  const struck = (effect) => view.race.violet.filter((one) => one.effect === effect).map((one) => view.cars[one.car]);
  const violet = [
    ["off", "draw-violet-off"],
    ["launch", "draw-violet-launch"],
    ["rest", "draw-violet-rest"],
  ]
    .filter(([effect]) => struck(effect).length)
    .map(([effect, id]) =>
      words(id, { who: names(struck(effect)), count: struck(effect).length, cells: view.race.violet_cells[effect] }),
    );
  const row = (balls, cars, text) =>
    html`<li><span class="balls">${cars.map((car) => html`<${Ball} car=${car} />`)}</span>${chance(balls)}<span>${text}</span></li>`;
  return html`<ul class="outcomes">${row(
    odds.own,
    Array.from({ length: odds.own }, () => own),
    words("draw-odds-own", {
      cells: odds.cells,
      column: first && first.colour !== "finish" ? first.column : 0,
    }),
  )}
    ${row(others.length, others, words("draw-odds-others", { who: names(others) }))}${row(1, [null], violet.join(" "))}</ul>`;
}

/**
 * The draw, as it happened.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
export function Draw({ ctx, spin }) {
  const { view } = ctx.chain[0];
  const balls = ballsOf(view, spin.car, spin.extra, spin.of);
  const pocket = spin.of === null ? 0 : balls.findIndex((car) => car?.car === spin.of);
  return html`<section class="roulette drawn-ball" role="status">
    <${Drum} key=${spin.step} balls=${balls} pocket=${pocket} still=${!spin.fresh} />
    <ul class="drum-told">${spin.told.slice(0, 6).map((line, place) => html`<li key=${place}>${line.text}</li>`)}</ul></section>`;
}
