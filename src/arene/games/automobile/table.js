// The picture of Les Sponsors de l'Automobile: the ring with its piles, then the circuit as a real track. It draws the
// view and hangs the legal actions on the things they concern; where a card leads and what it brings is the server's
// to say.
import { html, useLayoutEffect, useRef } from "/static/components/html.js";
import { Die, Icon, Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { trackOf } from "/games/automobile/track.js";

const CARS = ["bleu", "rouge", "jaune", "vert"];
const TONES = { bleu: "blue", rouge: "red", jaune: "amber", vert: "green" };
const LISTED = ["sell", "swap", "propose", "split", "counter"]; // actions that are chosen from a list

// ---- Names, signs, pieces

const PICTURES = {
  ingenieur: html`<path d="M20 5v6M20 11 9 35M20 11l11 24M13 27h14" /><circle cx="20" cy="9" r="4" />`,
  mecanique: html`<path d="M9 31 25 15a8 8 0 0 1 10-9l-5 5 2 5 5 1a8 8 0 0 1-9 5L13 36z" class="full" />`,
  carrosserie: html`<path d="M4 25h32l-3-8-9-2-5-6h-8l-2 8-5 2z" class="full" /><circle cx="12" cy="28" r="4.5" /><circle cx="29" cy="28" r="4.5" />`,
  chassis: html`<path d="M13 4v32M27 4v32M13 10h14M13 20h14M13 30h14M7 7v7M33 7v7M7 26v7M33 26v7" />`,
  pilote: html`<path d="M6 24a14 14 0 0 1 28 0v7H18l-3-5H6z" class="full" />`,
  pneus: html`<circle cx="20" cy="20" r="14" /><circle cx="20" cy="20" r="6" /><path d="M20 6v8M20 26v8M6 20h8M26 20h8" />`,
  essais: html`<circle cx="20" cy="23" r="12" /><path d="M20 23V11M16 5h8M20 5v6M29 12l3-3" /><path d="M20 23h12a12 12 0 0 1-12 12z" class="full" />`,
  moteur: html`<path d="M7 17h26v15H7zM12 17V6M20 17V6M28 17V6M9 6h6M17 6h6M25 6h6" />`,
  roulette: html`<circle cx="20" cy="20" r="15" /><circle cx="20" cy="20" r="3" class="full" /><circle cx="20" cy="10" r="2.6" class="full" /><circle cx="29" cy="17" r="2.6" class="full" /><circle cx="26" cy="28" r="2.6" class="full" /><circle cx="14" cy="28" r="2.6" class="full" /><circle cx="11" cy="17" r="2.6" class="full" />`,
  bolt: html`<path d="M23 3 9 23h9l-3 14 16-21h-10z" class="full" />`,
};

/** A pictogram; an owner's own category shows its first letters instead. */
const Picture = ({ name, letters }) => (PICTURES[name] ? html`<svg class="picture" viewBox="0 0 40 40" aria-hidden="true">${PICTURES[name]}</svg>` : html`<b class="picture letters" aria-hidden="true">${letters}</b>`);

const category = (ctx, id) => ctx.words(`category-${id}`);
const nameOf = (ctx, car) => (car.seat === ctx.me ? ctx.words("draw-you") : ctx.names[car.seat]);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const offers = (table, kind) => table.actions.filter((one) => one.action.kind === kind);
const found = (table, action) => table.actions.find((one) => same(one.action, action));
const now = (ctx) => ctx.chain.at(-1);
const asked = (ctx, table = now(ctx)) => ctx.live && table.awaiting.includes(ctx.me);
const ordinal = (ctx, place) => ctx.words("draw-place", { place });

function Money({ ctx, count }) {
  return html`<span class="money num" role="img" aria-label=${ctx.words("draw-money", { count })}><i aria-hidden="true">M</i><b>${count}</b></span>`;
}

function Energy({ ctx, count, most = 10, staged = 0 }) {
  return html`<span class="energy" role="img" aria-label=${ctx.words("draw-energy", { count })}>${Array.from({ length: most }, (_, place) => html`<svg class=${place < count ? (place >= count - staged ? "staged" : "full") : "spent"} viewBox="0 0 40 40" aria-hidden="true">${PICTURES.bolt}</svg>`)}</span>`;
}

/** A workshop card: orange head with numeral and pictogram, the stripe below; a 0 is another kind of card. */
function WorkCard({ ctx, name, value, count = 1 }) {
  return html`<span class=${`work-card${value === 0 ? " zero" : ""}`} aria-hidden="true"><span class="work-head"><b data-text=${value}></b>${name && html`<${Picture} name=${name} letters=${category(ctx, name).slice(0, 2)} />`}</span>
    <span class="work-foot">${value === 0 ? html`<${Picture} name="roulette" />` : html`<i></i><i></i><i></i>`}</span>${count > 1 && html`<em data-text=${`×${count}`}></em>`}</span>`;
}

const SHAPES = { bleu: html`<rect x="-8" y="-8" width="16" height="16" rx="2" />`, rouge: html`<circle r="8.6" />`, jaune: html`<path d="M-8.5-8h17v7c0 6-4 9-8.5 11-4.5-2-8.5-5-8.5-11z" />`, vert: html`<path d="M0-11 11 0 0 11-11 0z" />` };

/** A car from above, nose to the right; its number stays upright. */
function CarShape({ car, angle = 0, turn = 0 }) {
  return html`<g class=${`car car-${car.id}`} style=${`--car:${car.colour}`}>
    <g transform=${`rotate(${angle})`}><g class="halo"><rect x="-19" y="-12" width="9" height="6" rx="2" /><rect x="-19" y="6" width="9" height="6" rx="2" /><rect x="9" y="-11" width="8" height="5" rx="2" /><rect x="9" y="6" width="8" height="5" rx="2" /><path d="M-20-8h5v16h-5zM-16-6Q0-8 20-2.5V2.5Q0 8-16 6zM16-8h4v16h-4z" /></g>
    <g class="wheels"><rect x="-19" y="-12" width="9" height="6" rx="2" /><rect x="-19" y="6" width="9" height="6" rx="2" /><rect x="9" y="-11" width="8" height="5" rx="2" /><rect x="9" y="6" width="8" height="5" rx="2" /></g>
    <path class="body" d="M-20-8h5v16h-5zM-16-6Q0-8 20-2.5V2.5Q0 8-16 6zM16-8h4v16h-4z" /></g>
    <g class="badge-shape" transform=${`rotate(${turn})`}>${SHAPES[car.id]}<text y="4.2">${car.number}</text></g></g>`;
}

const CarIcon = ({ car }) => html`<svg class="car-icon" viewBox="-23 -15 46 30" aria-hidden="true"><${CarShape} car=${car} /></svg>`;

const Ball = ({ car, violet }) => html`<span class=${`ball${violet ? " violet" : ""}`} style=${car ? `--car:${car.colour}` : ""} aria-hidden="true" data-text=${violet ? "★" : car.number}></span>`;

// ---- Bar, seats

export function phases({ view, words }) {
  return ["workshop", "between", "race"].filter((phase) => phase !== "between" || view.pairs).map((phase) => ({ name: words("draw-phase", { phase }), now: view.phase === phase }));
}

const carsOf = (view, seat) => view.cars.filter((car) => car.seat === seat);

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

export function Figures({ ctx, seat }) {
  const { view, words } = ctx;
  const cars = carsOf(view, seat);
  if (cars.length > 1) return null;
  const [car] = cars;
  if (view.phase === "workshop") return html`<span class="figures num"><span class="sponsor-back" role="img" aria-label=${words("draw-sponsors", { count: car.sponsor_count })}><b>${car.sponsor_count}</b></span><${Money} ctx=${ctx} count=${car.money} /></span>`;
  return html`<span class="figures num"><span class="work-back" role="img" aria-label=${words("cards-label", { count: car.cards })}><b>${car.cards}</b></span><span class="bolt" role="img" aria-label=${words("draw-energy", { count: car.energy })}><${Picture} name="bolt" /><b>${car.energy}</b></span></span>`;
}

export function SeatBody({ ctx, seat }) {
  const { view, words } = ctx;
  const cars = carsOf(view, seat);
  if (view.phase !== "race") {
    return html`${cars.map((car) => html`<div class="seat-car">${cars.length > 1 && html`<${CarIcon} car=${car} /><span class="figures num"><span class="sponsor-back"><b>${car.sponsor_count}</b></span><${Money} ctx=${ctx} count=${car.money} /></span>`}
      ${cars.length === 1 && html`<span class="counts num">${Object.entries(car.counts).map(([name, count]) => html`<span role="img" aria-label=${`${category(ctx, name)} ${count}`}><${Picture} name=${name} letters=${category(ctx, name).slice(0, 2)} />${count}</span>`)}</span>`}</div>`)}`;
  }
  return html`${cars.map((car) => html`<div class="seat-car"><${CarIcon} car=${car} /><b>${ordinal(ctx, car.place)}</b><span class="quiet">${car.finish ? words("draw-arrived") : words("draw-cell", { column: car.column })}</span>
    ${cars.length > 1 && html`<span class="figures num"><span class="work-back"><b>${car.cards}</b></span><span class="bolt"><${Picture} name="bolt" /><b>${car.energy}</b></span></span>`}</div>`)}`;
}

// ---- The board

export function Board({ ctx }) {
  const narrow = useNarrow();
  return ctx.view.phase === "race" ? html`<${Circuit} ctx=${ctx} narrow=${narrow} />` : html`<${Ring} ctx=${ctx} narrow=${narrow} />`;
}

/** The cells of the ring around a rectangle, clockwise from the middle of the left side. */
function around(count, narrow) {
  const [columns, rows] = narrow ? [5, Math.ceil((count - 6) / 2)] : [Math.ceil((count - 6) / 2), 5];
  const middle = Math.ceil(rows / 2);
  const places = [];
  for (let row = middle; row >= 1; row -= 1) places.push([row, 1]);
  for (let column = 2; column <= columns; column += 1) places.push([1, column]);
  for (let row = 2; row <= rows; row += 1) places.push([row, columns]);
  for (let column = columns - 1; column >= 1; column -= 1) places.push([rows, column]);
  for (let row = rows - 1; row > middle; row -= 1) places.push([row, 1]);
  return { columns, rows, places };
}

function Ring({ ctx, narrow }) {
  const { view, words } = ctx;
  const { columns, rows, places } = around(view.ring.length, narrow);
  const table = now(ctx);
  const chosen = ctx.staged.find((one) => one.kind === "advance")?.cells;
  return html`<div class="ring" style=${`--columns:${columns};--rows:${rows}`} aria-label=${words("panel-ring")}>
    ${view.ring.map((cell, number) => {
      const [row, column] = places[number];
      const reach = view.reach.find((one) => one.cell === number);
      const offer = reach && asked(ctx, ctx.chain[0]) ? ctx.chain[0].actions.find((one) => one.action.kind === "advance" && one.action.cells === reach.cells) : null;
      const pawns = view.cars.filter((car) => car.cell === number);
      const corner = `${row === 1 ? "t" : row === rows ? "b" : ""}${column === 1 ? "l" : column === columns ? "r" : ""}`;
      const body = html`<b class="letter">${cell.kind}</b><small>${words("draw-ring", { kind: cell.kind })}</small>
        <span class="pawns">${pawns.map((car) => html`<${Pawn} key=${car.id} ctx=${ctx} car=${car} />`)}</span>${offer && html`<i class="step num">${reach.cells}</i>`}`;
      const look = `ring-cell zone-${CARS[cell.zone]} kind-${cell.kind}${corner.length === 2 ? ` corner ${corner}` : ""}${chosen && reach?.cells === chosen ? " chosen" : ""}`;
      const place = `grid-area:${row}/${column}`;
      if (offer) return html`<button key=${number} class=${`${look} lit`} style=${place} aria-label=${offer.label} aria-pressed=${reach.cells === chosen} onClick=${() => ctx.stage([offer.action])}>${body}</button>`;
      return html`<span key=${number} class=${look} style=${place} title=${words("ring-cell-label", { kind: cell.kind, who: "none" })}>${body}</span>`;
    })}
    <div class="infield" style=${`grid-area:2/2/${rows}/${columns}`}><span class="stripe" aria-hidden="true"><i></i><i></i><i></i></span>
      ${view.phase === "between" ? html`<div class="deals"><${Choices} ctx=${ctx} /></div>` : html`<div class="piles">${view.piles.map((pile) => html`<${Pile} key=${pile.id} ctx=${ctx} table=${table} pile=${pile} />`)}</div>
      <div class="middle"><${Throw} ctx=${ctx} /><${Pack} ctx=${ctx} table=${table} /></div>`}</div></div>`;
}

function Pawn({ ctx, car }) {
  return html`<svg class=${`pawn${ctx.view.car === car.car ? " turn" : ""}`} data-piece=${`pawn-${car.id}`} style=${`--car:${car.colour}`} viewBox="0 0 30 40" role="img" aria-label=${ctx.names[car.seat]}>
    <path class="halo" d="M15 2c5 0 7 3 7 8h3v3h-3c0 3-2 4-2 4 5 2 6 8 6 20H4c0-12 1-18 6-20 0 0-2-1-2-4H5v-3h3c0-5 2-8 7-8z" /><path class="coat" d="M10 17c-5 2-6 8-6 20h22c0-12-1-18-6-20z" /><path d="M8 12c0 4 3 6 7 6s7-2 7-6z" class="face" /><path d="M5 10h3c0-5 2-8 7-8s7 3 7 8h3v3H5z" /><text x="15" y="32">${car.number}</text></svg>`;
}

/** The die as it was last thrown in this turn. */
function Throw({ ctx }) {
  const thrown = ctx.lines.map((line) => line.event).findLast((event) => event.kind === "die");
  if (!thrown) return html`<span class="throw"></span>`;
  const car = ctx.view.cars[thrown.car];
  return html`<span class="throw"><${Die} value=${thrown.face} tone=${TONES[car.id]} colour=${car.colour} /><small>${ctx.words("draw-threw", { seat: nameOf(ctx, car), you: car.seat === ctx.me ? "yes" : "no", face: thrown.face })}</small></span>`;
}

function Pack({ ctx, table }) {
  const { words, view } = ctx;
  const draw = asked(ctx, table) && found(table, { kind: "draw" });
  const body = html`<span class="sponsor-card back" aria-hidden="true"><i></i></span><small>${words("draw-pack", { count: view.pack })}</small>`;
  return draw ? html`<button class="pack lit" aria-label=${draw.label} onClick=${() => ctx.send([draw.action])}>${body}</button>` : html`<span class="pack">${body}</span>`;
}

function Pile({ ctx, table, pile }) {
  const { words } = ctx;
  const action = { kind: "buy", category: pile.id };
  const offer = asked(ctx, ctx.chain[0]) && found(ctx.chain[0], action);
  const why = asked(ctx, table) && ctx.chain[0].blocked.find((one) => same(one.action, action));
  const chosen = ctx.staged.some((one) => same(one, action));
  const name = category(ctx, pile.id);
  const body = html`<header><${Picture} name=${pile.id} letters=${name.slice(0, 2)} /><b>${name}</b></header>
    <span class="bars" aria-hidden="true">${Array.from({ length: pile.size }, (_, place) => html`<i class=${place < pile.left ? "full" : ""}></i>`)}</span><b class="left num">${pile.left}</b>
    <small>${pile.left ? words("draw-mean", { mean: words("decimal", { whole: Math.floor(pile.tenths / 10), tenth: pile.tenths % 10 }) }) : words("draw-empty")}</small><i class="price num">${pile.price}</i>`;
  const look = `pile zone-${CARS[pile.zone]}${pile.left ? "" : " empty"}${chosen ? " chosen" : ""}`;
  if (offer) return html`<button class=${`${look} lit`} aria-label=${offer.label} aria-pressed=${chosen} onClick=${() => ctx.stage([action])}>${body}</button>`;
  if (why) return html`<button class=${`${look} refused`} aria-label=${`${name}. ${why.reason}`} title=${why.reason} onClick=${() => ctx.explain(why)}>${body}</button>`;
  return html`<span class=${look} title=${words("pile-label", { category: name, left: pile.left, price: pile.price, mean: words("decimal", { whole: Math.floor(pile.tenths / 10), tenth: pile.tenths % 10 }) })}>${body}</span>`;
}

// ---- The circuit

const calmly = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A car on the track: it drives from where it was, column by column. */
function Driving({ track, car, turn, active, off }) {
  const node = useRef(null);
  const was = useRef(null);
  const spot = track.at(car.column, car.lane, off);
  useLayoutEffect(() => {
    const before = was.current;
    was.current = { column: car.column, lane: car.lane };
    if (!before || before.column >= car.column || calmly() || off) return;
    const steps = car.column - before.column;
    const frames = Array.from({ length: steps + 1 }, (_, step) => {
      const lane = before.lane + ((car.lane - before.lane) * step) / steps;
      const { x, y, angle } = track.at(before.column + step, lane, false);
      return { transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` };
    });
    node.current.animate(frames, { duration: Math.min(600, 90 * steps), easing: "ease-in-out" });
  }, [car.column, car.lane, off]);
  return html`<g ref=${node} class=${`driving${active ? " active" : ""}${off ? " off" : ""}`} style=${`transform: translate(${spot.x}px, ${spot.y}px) rotate(${spot.angle}deg)`}><g transform=${`scale(${track.scale > 1 ? 1.5 : 0.84})`}><${CarShape} car=${car} angle=${off ? 90 : 0} turn=${-spot.angle - turn} /></g></g>`;
}

const Sign = ({ colour }) =>
  colour === "green" ? html`<path d="M-8-2.6h8v-4.6l9 7.2-9 7.2v-4.6h-8z" />` : colour === "red" ? html`<path d="M-6-7h4.4L4 0l-5.6 7H-6l5-7zM1-7h4.4L11 0 5.4 7H1l5-7z" transform="translate(-2)" />` : html`<path d="M0-8 2.2-2.6 8-2.4 3.5 1.2 5 7 0 3.8-5 7-3.5 1.2-8-2.4-2.2-2.6z" />`;

/** Where the choice so far leads: the ends of the staged card, or of the question itself. */
function endsOf(ctx) {
  const table = now(ctx);
  if (!asked(ctx, ctx.chain[0])) return { ends: ctx.view.ends, act: null };
  const before = ctx.staged.at(-1)?.kind === "lane" ? ctx.chain.at(-2) : table;
  const lanes = before && before.view.decision === "lane" && before.awaiting.includes(ctx.me);
  if (!lanes) return { ends: [], act: null };
  const kept = ctx.staged.at(-1)?.kind === "lane" ? ctx.staged.slice(0, -1) : ctx.staged;
  const chosen = ctx.staged.at(-1)?.kind === "lane" ? ctx.staged.at(-1).lane : null;
  return { ends: before.view.ends, chosen, offers: offers(before, "lane"), act: (lane) => ctx.stage([...kept, { kind: "lane", lane }]) };
}

function Circuit({ ctx, narrow }) {
  const { view, words } = ctx;
  const whole = trackOf(view.track);
  const track = narrow ? trackOf(view.track, true) : whole;
  const { ends, chosen, offers: lanes = [], act } = endsOf(ctx);
  const shown = ctx.chain[0].view;
  const focus = view.cars[shown.car ?? 0];
  const frame = narrow ? track.window(shown.cars[focus.car], ends) : { box: track.box, turn: 0, x: 0, y: 0 };
  const drawn = html`<g transform=${narrow ? `rotate(${frame.turn} ${frame.x} ${frame.y})` : undefined}>
      ${!narrow && track.stripe.map((path) => html`<path class="stripe" d=${path} />`)}
      ${track.kerbs.map((kerb) => html`<path key=${`k${kerb.key}`} class=${kerb.kind} d=${kerb.path} />`)}
      ${track.cells.map((cell) => html`<path key=${cell.key} class=${`cell ${cell.colour}`} d=${cell.path} />`)}
      ${track.signs.map((sign) => html`<g key=${`s${sign.key}`} class="sign" transform=${`translate(${sign.x} ${sign.y}) rotate(${sign.angle}) scale(${narrow ? 1.4 : 1})`}><${Sign} colour=${sign.colour} /></g>`)}
      ${track.grid.map((path, place) => html`<path key=${`g${place}`} class="grid-mark" d=${path} />`)}
      ${track.line.map((path, place) => html`<path key=${`l${place}`} class=${place % 2 ? "chequer dark" : "chequer"} d=${path} />`)}
      ${ends.filter((end) => end.lane).map((end) => {
        const path = track.cell(end.column, end.lane);
        const offer = lanes.find((one) => one.action.lane === end.lane);
        const look = `end${offer ? " lit" : ""}${end.lane === chosen ? " chosen" : ""}`;
        if (!offer || !act) return html`<path key=${`e${end.lane}`} class=${look} d=${path} />`;
        return html`<path key=${`e${end.lane}`} class=${look} d=${path} role="button" tabindex="0" aria-label=${offer.label} aria-pressed=${end.lane === chosen}
          onClick=${() => act(end.lane)} onKeyDown=${(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); act(end.lane); } }} />`;
      })}
      ${shown.cars.filter((car) => !car.finish && car.column).map((car) => html`<${Driving} key=${car.id} track=${track} car=${car} turn=${frame.turn} active=${shown.car === car.car} off=${car.off} />`)}
      ${ends.filter((end) => end.lane && (end.green || end.slip)).map((end) => {
        const { x, y } = track.at(end.column, end.lane, false);
        return html`<g key=${`b${end.lane}`} class="gain" transform=${`translate(${x} ${y}) rotate(${-frame.turn}) scale(${narrow ? 1.25 : 1})`}><rect x="-15" y="-9" width="30" height="18" rx="4" /><text y="5">+${end.green + end.slip}</text></g>`;
      })}
      ${track.marks.map((mark) => html`<text key=${`m${mark.text}`} class="mark" transform=${`translate(${mark.x} ${mark.y}) rotate(${-frame.turn})`} y="4">${mark.text}</text>`)}
      ${!narrow && track.parts.map((part) => html`<text key=${part.id} class="part" x=${part.x} y=${part.y} text-anchor=${part.anchor}>${words(`part-${part.id}`)}</text>`)}</g>`;
  const svg = html`<svg class="circuit" viewBox=${frame.box} preserveAspectRatio=${narrow ? "xMidYMid slice" : "xMidYMid meet"} role="group" aria-label=${words("draw-circuit")}>${drawn}</svg>`;
  if (!narrow) return html`<div class="race wide"><div class="loop" style=${`--ratio:${track.ratio}`}>${svg}<div class="lawn"><${Order} ctx=${ctx} />${view.decision === "balls" && asked(ctx) ? html`<${Roulette} ctx=${ctx} />` : html`<${Legend} ctx=${ctx} />`}</div></div></div>`;
  return html`<div class="race"><div class="race-head"><${MiniMap} track=${whole} cars=${shown.cars} focus=${focus} /><${Order} ctx=${ctx} /></div>${view.decision === "balls" && asked(ctx) ? html`<${Roulette} ctx=${ctx} />` : svg}</div>`;
}

function MiniMap({ track, cars, focus }) {
  return html`<svg class="mini-map" viewBox=${track.box} aria-hidden="true"><path d=${track.outline} />${cars.filter((car) => !car.finish && car.column).map((car) => {
    const { x, y } = track.at(car.column, car.lane, false);
    return html`<g transform=${`translate(${x} ${y}) scale(${car === focus ? 3.4 : 2.6})`} class=${`dot car-${car.id}`} style=${`--car:${car.colour}`}>${SHAPES[car.id]}</g>`;
  })}</svg>`;
}

/** The order of play of the round: who has played, who plays, who comes. */
function Order({ ctx }) {
  const { words } = ctx;
  const view = ctx.chain[0].view;
  const { race } = view;
  return html`<section class="order" aria-label=${words("draw-order")}><h2>${words("draw-round-order", { round: view.round })}</h2><ol>${race.order.map((number) => {
    const car = view.cars[number];
    const state = number === race.turn ? "now" : car.played ? "done" : "";
    return html`<li key=${car.id} class=${state}><${CarIcon} car=${car} /><b>${ordinal(ctx, car.place)}</b><span class="who">${nameOf(ctx, car)}</span><small>${state === "done" ? html`<${Icon} name="check" />${words("draw-played")}` : car.off ? words("draw-off") : words("draw-cell", { column: car.column })}</small></li>`;
  })}</ol></section>`;
}

function Legend({ ctx }) {
  const { words } = ctx;
  const view = ctx.chain[0].view;
  const car = view.cars[view.seat === null ? view.car ?? 0 : (view.cars.find((one) => one.seat === view.seat && one.car === view.car) ?? view.cars.find((one) => one.seat === view.seat)).car];
  const place = Math.max(1, car.place ?? 1);
  return html`<ul class="legend"><li><i class="chip green" aria-hidden="true">→</i>${words("draw-legend-green", { cells: view.race.green[place - 1], place: ordinal(ctx, place) })}</li><li><i class="chip plain" aria-hidden="true">»</i>${words("draw-legend-slip")}</li>
    <li><${Ball} violet=${true} />${words("draw-legend-violet")}</li><li><i class="chip red" aria-hidden="true">»</i>${words("draw-legend-red")}</li><li><i class="chip violet" aria-hidden="true">★</i>+3</li><li><i class="chip plain" aria-hidden="true"></i>+1</li></ul>`;
}

/** The roulette: the balls one by one, and what each number of extra balls gives. */
function Roulette({ ctx }) {
  const { words } = ctx;
  const view = ctx.chain[0].view;
  const chosen = ctx.staged.find((one) => one.kind === "balls")?.extra;
  const racing = view.cars.filter((car) => !car.finish);
  const own = view.cars[view.car];
  return html`<section class="roulette" aria-label=${words("draw-roulette")}>
    <div class="drum" aria-hidden="true">${racing.map((car) => html`<${Ball} car=${car} />`)}<${Ball} violet=${true} />${Array.from({ length: chosen ?? 0 }, () => html`<${Ball} car=${own} />`)}</div>
    <div class="ball-keys">${offers(ctx.chain[0], "balls").map((one) => {
      const odds = view.odds.find((entry) => entry.extra === one.action.extra);
      const on = chosen === one.action.extra;
      return html`<button key=${one.action.extra} class=${`ball-key lit${on ? " chosen" : ""}`} aria-label=${one.label} aria-pressed=${on} onClick=${() => ctx.stage([one.action])}><b>${one.action.extra ? `+${one.action.extra}` : "0"}</b><small>${words("draw-odds", { own: odds.own, balls: odds.balls })}</small><small>${words("draw-cells", { cells: odds.cells })}</small></button>`;
    })}</div></section>`;
}

// ---- Own pieces

export function Own({ ctx }) {
  const { view } = ctx;
  const cars = carsOf(view, ctx.me);
  const acting = cars.find((car) => car.car === ctx.chain[0].view.car) ?? cars[0];
  const shown = cars.length > 1 ? [acting, ...cars.filter((car) => car !== acting)] : cars;
  return html`${view.phase === "workshop" && html`<${Choices} ctx=${ctx} />`}${shown.map((car, place) => html`<${OwnCar} key=${car.id} ctx=${ctx} car=${car} small=${place > 0} />`)}`;
}

function OwnCar({ ctx, car, small }) {
  const { words, view } = ctx;
  const race = view.phase === "race";
  const seat = ctx.seats[ctx.me];
  const spent = ctx.staged.find((one) => one.kind === "balls")?.extra ?? 0;
  const settled = ctx.chain[0].view.cars[car.car]; // as it stands, whatever is staged
  return html`<div class=${`own-car${small ? " small" : ""}`}>
    <div class="self"><p><${Shape} seat=${seat} /><b>${seat.name}</b><${CarIcon} car=${car} />${race ? html`<b class="place">${ordinal(ctx, settled.place)}</b>` : html`<${Money} ctx=${ctx} count=${settled.money} />`}</p>
      ${race || view.phase === "between" ? html`<${Energy} ctx=${ctx} count=${settled.energy} staged=${spent} />` : ""}
      <p class="quiet">${race ? words("hand-sum", { points: settled.strength, left: view.track.columns + 1 - settled.column }) : words("draw-hand", { cards: car.cards, points: car.strength })}</p></div>
    ${!race && view.phase === "workshop" && html`<${Sponsors} ctx=${ctx} car=${car} />`}
    ${small ? html`<${OtherHand} ctx=${ctx} car=${car} />` : race ? html`<${RaceHand} ctx=${ctx} car=${car} />` : html`<${BuildHand} ctx=${ctx} car=${car} />`}</div>`;
}

/** The cards of the car that is not asked: values behind their pictograms. */
function OtherHand({ ctx, car }) {
  return html`<div class="other-hand num">${Object.entries(car.hand ?? {}).map(([name, values]) => html`<span key=${name} role="img" aria-label=${`${category(ctx, name)} ${values.join(", ")}`}><${Picture} name=${name} letters=${category(ctx, name).slice(0, 2)} />${values.join(" ")}</span>`)}</div>`;
}

function Sponsors({ ctx, car }) {
  const { words } = ctx;
  const table = ctx.chain[0];
  const discarding = asked(ctx, table) && table.view.decision === "discard" && table.view.car === car.car;
  const empty = Math.max(0, 3 - car.sponsors.length);
  return html`<div class="sponsors"><h2>${words("draw-sponsors-most")}</h2><div>${car.sponsors.map((colour, place) => {
    const face = html`<span class=${`sponsor-card s-${colour}`} aria-hidden="true"><i data-text=${words("draw-letter", { colour })}></i></span>`;
    const offer = discarding && found(table, { kind: "discard", colour });
    if (offer) return html`<button key=${place} class=${`lit${ctx.staged.some((one) => same(one, offer.action)) ? " chosen" : ""}`} aria-label=${offer.label} onClick=${() => ctx.stage([offer.action])}>${face}</button>`;
    return html`<span key=${place} role="img" aria-label=${words(`sponsor-${colour}`)}>${face}</span>`;
  })}${Array.from({ length: empty }, () => html`<span class="sponsor-card none" aria-hidden="true"></span>`)}</div></div>`;
}

/** Building: eight columns, one a category; on an E cell the cards are lit. */
function BuildHand({ ctx, car }) {
  const table = ctx.chain[0];
  const swaps = asked(ctx, table) && table.view.car === car.car ? [...offers(table, "swap_board"), ...offers(table, "force_swap")] : [];
  return html`<div class="build-hand">${Object.entries(car.hand ?? {}).map(([name, values]) => html`<div key=${name} class="column"><h3>${category(ctx, name)}</h3>${values.map((value, place) => {
    const offer = swaps.find((one) => one.action.category === name && one.action.value === value);
    const face = html`<${WorkCard} ctx=${ctx} name=${name} value=${value} />`;
    const chosen = offer && ctx.staged.some((one) => same(one, offer.action));
    if (offer) return html`<button key=${place} class=${`lit${chosen ? " chosen" : ""}`} aria-label=${offer.label} aria-pressed=${chosen} onClick=${() => ctx.stage([offer.action])}>${face}</button>`;
    return html`<span key=${place} role="img" aria-label=${`${category(ctx, name)} ${value}`}>${face}</span>`;
  })}</div>`)}</div>`;
}

/** Racing: one stack for each value, the highest first, and the key of the roulette. */
function RaceHand({ ctx, car }) {
  const { words } = ctx;
  const table = ctx.chain[0];
  const mine = asked(ctx, table) && table.view.decision === "drive" && table.view.car === car.car;
  const cards = Object.entries((ctx.staged.length ? table.view.cars[car.car] : car).hand ?? {}).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  const values = [...new Set(cards.map((card) => card.value))].sort((one, other) => other - one);
  const spins = mine ? [...offers(table, "spin"), ...offers(table, "zero_spin")] : [];
  const why = mine && !spins.length && table.blocked.find((one) => one.action.kind === "spin");
  const key = html`<${Picture} name="roulette" /><span><b>${words("draw-roulette")}</b><small>${spins[0] ? spins[0].label : why ? why.reason : words("draw-roulette-help", { balls: table.view.race.balls })}</small></span>`;
  return html`<div class="race-hand">${values.map((value) => {
    const stack = cards.filter((card) => card.value === value);
    const action = value ? { kind: "card", value } : { kind: "zero_spin" };
    const offer = mine && found(table, action);
    const refusal = mine && table.blocked.find((one) => same(one.action, action));
    const chosen = offer && ctx.staged[0] && same(ctx.staged[0], action);
    const face = html`<${WorkCard} ctx=${ctx} name=${stack[0].name} value=${value} count=${stack.length} />`;
    if (offer) return html`<button key=${value} class=${`lit${chosen ? " chosen" : ""}`} aria-label=${offer.label} aria-pressed=${Boolean(chosen)} onClick=${() => (chosen ? ctx.drop() : ctx.stage([action]))}>${face}</button>`;
    if (refusal) return html`<button key=${value} class="refused" aria-label=${refusal.reason} title=${refusal.reason} onClick=${() => ctx.explain(refusal)}>${face}</button>`;
    return html`<span key=${value} role="img" aria-label=${words("card-label", { value })}>${face}</span>`;
  })}
  ${spins[0] ? html`<button class=${`spin-key lit${ctx.staged[0] && same(ctx.staged[0], spins[0].action) ? " chosen" : ""}`} onClick=${() => ctx.stage([spins[0].action])}>${key}</button>` : why ? html`<button class="spin-key refused" onClick=${() => ctx.explain(why)}>${key}</button>` : html`<span class="spin-key quiet-key">${key}</span>`}</div>`;
}

/** Sales, swaps and shares: short lists beside the pieces they concern. */
function Choices({ ctx }) {
  const table = ctx.chain[0];
  const listed = asked(ctx, table) ? table.actions.filter((one) => LISTED.includes(one.action.kind)) : [];
  if (!listed.length) return null;
  return html`<div class="choices">${listed.map((one) => {
    const chosen = ctx.staged.some((staged) => same(staged, one.action));
    return html`<button key=${one.label} class=${`chip-button lit${chosen ? " chosen" : ""}`} aria-pressed=${chosen} onClick=${() => ctx.stage([one.action])}>${one.label}</button>`;
  })}</div>`;
}

// ---- The band

const QUICK = ["keep", "decline", "done", "accept", "refuse", "pass"];

export function band(ctx) {
  const { words } = ctx;
  const table = ctx.chain[0];
  const { decision } = table.view;
  const last = now(ctx);
  if (ctx.staged.length) {
    const labels = ctx.staged.map((action, place) => found(ctx.chain[place] ?? table, action)?.label).filter(Boolean);
    const open = last !== table && ["lane", "bonus", "balls"].includes(last.view.decision) && last.awaiting.includes(ctx.me) && last.view.car === table.view.car;
    if (open && last.view.decision === "bonus") return { text: last.prompt.text, buttons: offers(last, "bonus").map((one) => ({ label: one.label, act: () => ctx.send([...ctx.staged, one.action]) })) };
    const fresh = open && last.view.decision === "lane" && ctx.staged.at(-1).kind !== "lane";
    const text = fresh || (open && last.view.decision === "balls") ? `${labels.at(-1)}. ${words("draw-then", { decision: last.view.decision })}` : `${labels.at(-1) ?? ""}.`;
    return { text, buttons: fresh ? [] : [{ label: words("draw-go", { decision: open && last.view.decision === "balls" ? "spin" : decision }), main: true, act: () => ctx.send(ctx.staged) }] };
  }
  const buttons = table.actions.filter((one) => QUICK.includes(one.action.kind) || (decision === "bonus" && one.action.kind === "bonus")).map((one) => ({ label: one.label, act: () => ctx.send([one.action]) }));
  if (decision === "sell") {
    const sales = offers(table, "sell").map((one) => ({ one, price: table.view.sales.find((sale) => CARS.slice(0, 3).every((colour) => sale[colour] === one.action[colour]))?.price ?? 0 }));
    const best = sales.sort((first, second) => second.price - first.price)[0];
    if (best?.price >= 7) buttons.unshift({ label: best.one.label, main: true, act: () => ctx.send([best.one.action]) });
  }
  return { buttons };
}

export function logHeading(ctx, event) {
  return ["round", "starter", "workshop_closed", "grid"].includes(event.kind);
}

/** Who came in when, with the points of each car. */
export function Sheet({ ctx }) {
  const { view, words, seats } = ctx;
  const order = [...view.cars].sort((one, other) => one.place - other.place);
  return html`<ol class="podium" aria-label=${words("draw-podium")}>${order.map((car) => html`<li key=${car.id} class=${`p${car.place}`}><${CarIcon} car=${car} /><b>${ordinal(ctx, car.place)}</b><span class="who"><${Shape} seat=${seats[car.seat]} />${seats[car.seat].name}</span><span class="num">${words("draw-points", { points: car.points })}</span></li>`)}</ol>`;
}
