// The first phase: the ring of cells with its zones, the piles, the die, the sponsors.
import { html, useLayoutEffect, useRef, useState } from "/static/components/html.js";
import { Die } from "/static/components/pieces.js";
import { isStaged, offered, refused } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { pace } from "/static/kit/motion.js";
import { asked, CARS, category, nameOf, now, TONES, Trade } from "/games/automobile/pieces.js";

const CORNER = 4; // a cell in a corner is wider outside: its words move there
const TIGHT = 60; // a corner that turns in less than this has room for a letter, not for words
const BADGE = 6; // how far the words of a cell give way to the number of its steps
const NARROW = { depth: 46, radius: 40, margin: 5, disc: 10 };
/** On a wide screen cells and corners grow with the height there is. */
const wide = ({ height }) => ({
  depth: Math.max(40, Math.min(60, height * 0.135)),
  radius: height < 460 ? 46 : 118,
  margin: 13,
  disc: 12.5,
});

/** What the words tell of a cell: where nobody can exchange, an E is none. */
const kindOf = (cell) => (cell.void ? "void" : cell.kind);

/** The room an element has, followed as it changes. */
function useRoom() {
  const node = useRef(null);
  const [room, setRoom] = useState(null);
  useLayoutEffect(() => {
    const look = () => setRoom({ width: node.current.clientWidth, height: node.current.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node.current);
    return () => watch.disconnect();
  }, []);
  return [node, room];
}

/** A rounded rectangle walked clockwise from the middle of the left side, cut into equal cells. */
function loop(room, count, { depth, radius, margin, disc }) {
  const [left, top] = [margin + depth / 2, margin + depth / 2];
  const [width, height] = [Math.max(200, room.width - 2 * left), Math.max(200, room.height - 2 * top)];
  const r = Math.min(radius, width / 2, height / 2);
  const quarter = (Math.PI * r) / 2;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const parts = [
    [down / 2, left, top + height / 2, -90],
    [quarter, left + r, top + r, 180],
    [across, left + r, top, 0],
    [quarter, left + width - r, top + r, 270],
    [down, left + width, top + r, 90],
    [quarter, left + width - r, top + height - r, 0],
    [across, left + width - r, top + height, 180],
    [quarter, left + r, top + height - r, 90],
    [down / 2, left, top + height - r, -90],
  ]; // length, start (of an arc: its centre) and heading (of an arc: where it begins)
  const around = parts.reduce((sum, [length]) => sum + length, 0);
  const at = (distance) => {
    let rest = ((distance % around) + around) % around;
    let place = 0;
    while (place < parts.length - 1 && rest > parts[place][0]) rest -= parts[place++][0];
    const [length, x, y, heading] = parts[place];
    if (place % 2 === 0) {
      const turn = (heading * Math.PI) / 180;
      return { x: x + Math.cos(turn) * rest, y: y + Math.sin(turn) * rest, heading: turn, straight: true };
    }
    const turn = ((heading + (90 * rest) / length) * Math.PI) / 180;
    return { x: x + Math.cos(turn) * r, y: y + Math.sin(turn) * r, heading: turn + Math.PI / 2, straight: false };
  };
  const aside = ({ x, y, heading }, out) => [x + Math.sin(heading) * out, y - Math.cos(heading) * out];
  const step = around / count;
  const steps = [...Array(9).keys()];
  const cells = Array.from({ length: count }, (_, number) => {
    const along = steps.map((part) => at((number - 0.5 + part / 8) * step));
    const outline = [
      ...along.map((spot) => aside(spot, depth / 2)),
      ...along.map((spot) => aside(spot, -depth / 2)).reverse(),
    ];
    const middle = at(number * step);
    const upright = Math.abs(Math.sin(middle.heading)) > 0.7;
    // where the words stand one below the other, the number of steps stands before them; where the margin cannot hold
    // half of its disc, in the corner of the cell
    const inwards = disc - margin + 1;
    const [badgeX, badgeY] =
      margin > disc
        ? aside(upright ? at((number - 0.32) * step) : middle, depth / 2)
        : middle.straight
          ? [middle.x - (upright ? depth : step) / 2 + inwards, middle.y - (upright ? step : depth) / 2 + inwards]
          : aside(middle, depth / 2 - inwards);
    const tight = !middle.straight && r < TIGHT;
    const [labelX, labelY] = aside(middle, middle.straight || tight ? 0 : CORNER);
    return {
      tight,
      path: `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`,
      x: middle.x,
      y: middle.y,
      upright,
      labelX,
      labelY,
      inner: aside(middle, upright ? 0 : -BADGE),
      badgeX,
      badgeY,
    };
  });
  const inside = depth + margin;
  return { cells, inside, depth, disc, radius: Math.max(8, r - depth / 2), width, height };
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Ring({ ctx, narrow }) {
  const [node, room] = useRoom();
  const { view, words } = ctx;
  const drawing = room && loop(room, view.ring.length, narrow ? NARROW : wide(room));
  return html`<div class="ring" ref=${node} style=${drawing && `--depth:${drawing.depth}px`} role="group" aria-label=${words("panel-ring")}>${
    drawing &&
    html`<${Cells} ctx=${ctx} drawing=${drawing} room=${room} narrow=${narrow} />
    <div class="infield" style=${`inset:${drawing.inside}px`}>
    ${view.piles.map((pile) => html`<${Pile} key=${pile.id} ctx=${ctx} table=${now(ctx)} pile=${pile} />`)}<div class="middle">
    <${Throw} ctx=${ctx} /><${Pack} ctx=${ctx} table=${now(ctx)} /></div></div>
    ${view.cars.map((car) => html`<${Pawn} key=${car.id} ctx=${ctx} car=${car} cells=${drawing.cells} narrow=${narrow} />`)}`
  }</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
function Cells({ ctx, drawing, room, narrow }) {
  const { view, words } = ctx;
  const table = ctx.chain[0];
  const open = asked(ctx, table) ? table.view.reach : [];
  const chosen = ctx.staged.find((one) => one.kind === "advance")?.cells;
  const { inside, radius } = drawing;
  const height = (number) =>
    (open.some((one) => one.cell === number) ? 1 : 0) +
    (open.some((one) => one.cell === number && one.cells === chosen) ? 1 : 0);
  const inOrder = [...view.ring.keys()].sort((one, other) => height(one) - height(other)); // lit cells above the others
  const middle = room.height / 2;
  const wave = (drop) =>
    `M${inside} ${middle + drop}` +
    `C${room.width * 0.35} ${middle + drop - 2} ${room.width * 0.6} ${middle + drop - 20} ${room.width - inside} ${middle + drop - 24}`;
  return html`<svg class="ring-cells" width=${room.width} height=${room.height}>
      <rect class="ring-ground" x=${inside} y=${inside} width=${Math.max(0, room.width - 2 * inside)}
      height=${Math.max(0, room.height - 2 * inside)} rx=${radius} />
      ${[4, 15, 26].map((drop) => html`<path key=${drop} class="stripe" d=${wave(drop)} />`)}
      ${inOrder.map((number) => {
        const cell = view.ring[number];
        const reach = open.find((one) => one.cell === number);
        const offer =
          reach && table.actions.find((one) => one.action.kind === "advance" && one.action.cells === reach.cells);
        const look = `ring-cell zone-${CARS[cell.zone]} kind-${cell.kind}${reach && reach.cells === chosen ? " chosen" : ""}`;
        const { path } = drawing.cells[number];
        const kind = kindOf(cell);
        const said = explained(
          words("ring-cell-label", { kind, who: "none" }),
          offer?.label ?? words("explain-cell", { kind }),
        );
        if (!offer) return html`<path key=${number} class=${look} d=${path} ...${said} />`;
        // a short cut for a pointer: the keys of the band are the buttons
        return html`<path key=${number} class=${`${look} lit`} d=${path} ...${said} onClick=${() => ctx.stage([offer.action])} />`;
      })}
      ${open.map(
        (reach) => html`<g key=${`n${reach.cells}`} class=${`step${reach.cells === chosen ? " chosen" : ""}`}
      transform=${`translate(${drawing.cells[reach.cell].badgeX} ${drawing.cells[reach.cell].badgeY})`}><circle r=${drawing.disc} />
        <text y="5">${reach.cells}</text></g>`,
      )}</svg>
    ${view.ring.map((cell, number) => {
      const { labelX, labelY, inner, upright, tight } = drawing.cells[number];
      const reach = open.find((one) => one.cell === number);
      const [left, top] = reach && !narrow ? inner : [labelX, labelY];
      const pawns = view.cars.filter((car) => car.cell === number).length;
      const shift = pawns ? (upright ? [0, -17] : [-11 * pawns - (pawns > 1 ? 4 : 0), 0]) : [0, 0]; // room for the pawns
      return html`<span key=${number}
        class=${`ring-label zone-${CARS[cell.zone]} kind-${cell.kind}${upright ? " upright" : ""}${pawns || tight ? " held" : ""}`}
        style=${`left:${left + shift[0]}px;top:${top + shift[1]}px`} aria-hidden="true"><b>${cell.kind}</b>
          <small>${reach ? brings(ctx, reach, "draw-ring-exchange") : words("draw-ring", { kind: kindOf(cell) })}</small></span>`;
    })}`;
}

/**
 * What a cell within reach offers, in two or three words.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 */
export function brings(ctx, reach, exchange = "draw-offer-exchange") {
  const { view, words } = ctx;
  if (reach.kind === "S") return words("draw-ring", { kind: "S" });
  if (reach.kind === "E")
    return reach.target === null
      ? words("draw-offer-none")
      : words(exchange, {
          who: reach.target === ctx.chain[0].view.car ? "board" : nameOf(ctx, view.cars[reach.target]),
        });
  if (!reach.buys.length) {
    const sold = ctx.chain[0].view.piles.filter((pile) => reach.kind === "A" || pile.zone === reach.zone);
    return words(sold.some((pile) => pile.left) ? "draw-offer-dear" : "draw-offer-gone");
  }
  if (reach.kind === "A") return words("draw-offer-any", { count: reach.buys.length });
  if (reach.buys.length > 1) return reach.buys.map((id) => html`<span>${category(ctx, id)}</span>`);
  return [category(ctx, reach.buys[0]), `${view.piles.find((pile) => pile.id === reach.buys[0]).price} M`].map(
    (text) => html`<span>${text}</span>`,
  );
}

/**
 * A canvasser: it hops from cell to cell.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Pawn({ ctx, car, cells, narrow }) {
  const node = useRef(null);
  const was = useRef(car.cell);
  const others = ctx.view.cars.filter((one) => one.cell === car.cell);
  const place = others.findIndex((one) => one.car === car.car);
  const size = narrow ? 22 : 30;
  const spot = (number, beside) => {
    const { x, y, upright } = cells[number];
    const along = beside - (others.length - 1) / 2;
    return upright ? [x + along * (narrow ? 18 : 24), y + (narrow ? 11 : 16)] : [x + 13 + along * (size - 6), y];
  };
  const [x, y] = spot(car.cell, place);
  useLayoutEffect(() => {
    const from = was.current;
    was.current = car.cell;
    const speed = pace();
    const steps = (car.cell - from + cells.length) % cells.length;
    if (!steps || steps > 6 || !speed) return;
    const frames = Array.from({ length: steps + 1 }, (_, step) => {
      const [left, top] = spot((from + step) % cells.length, place);
      return [
        { transform: `translate(${left - x}px, ${top - y}px)` },
        { transform: `translate(${left - x}px, ${top - y - 8}px)` },
      ];
    }).flat();
    node.current.animate(frames.slice(0, -1), { duration: (90 * steps + 120) / speed, easing: "ease-in-out" });
  }, [car.cell]);
  return html`<svg ref=${node} class=${`pawn${ctx.view.car === car.car ? " turn" : ""}`}
    style=${`--car:${car.colour};left:${x}px;top:${y}px`} viewBox="0 0 36 40" role="img" aria-label=${ctx.names[car.seat]}>
    <path class="halo" d="M15 2c5 0 7 3 7 8h3v3h-3c0 3-2 4-2 4 4 2 6 6 6 12h7v8H4c0-12 1-18 6-20 0 0-2-1-2-4H5v-3h3c0-5 2-8 7-8z" />
    <path class="coat" d="M10 17c-5 2-6 8-6 20h22c0-12-1-18-6-20z" /><path d="M8 12c0 4 3 6 7 6s7-2 7-6z" class="face" />
    <path d="M5 10h3c0-5 2-8 7-8s7 3 7 8h3v3H5z" /><path class="case" d="M25 29h9v8h-9zM28 29v-2h3v2" />
    <text x="15" y="32">${car.number}</text></svg>`;
}

/**
 * The die as it was last thrown.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Throw({ ctx }) {
  const thrown = ctx.lines.map((line) => line.event).findLast((event) => event.kind === "die");
  if (!thrown) return html`<span class="throw"></span>`;
  const car = ctx.view.cars[thrown.car];
  return html`<span class="throw"><${Die} value=${thrown.face} tone=${TONES[car.id]} colour=${car.colour} />
    <small>${ctx.words("draw-threw", { seat: nameOf(ctx, car), you: car.seat === ctx.me ? "yes" : "no", face: thrown.face })}</small></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
function Pack({ ctx, table }) {
  const { words, view } = ctx;
  const draw = asked(ctx, table) && offered(table, { kind: "draw" });
  const body = html`<span class="sponsor-card back" aria-hidden="true"></span>
    <small aria-hidden=${draw ? "true" : undefined}>${words("draw-pack", { count: view.pack })}</small>`;
  const said = explained(words("draw-pack", { count: view.pack }), words("explain-sponsor", view.sale_prices));
  return draw
    ? html`<button class="pack lit" ...${said} onClick=${() => ctx.send([draw.action])}>
      <span class="visually-hidden">${draw.label}</span>${body}</button>`
    : html`<span class="pack" ...${said}>${body}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
function Pile({ ctx, table, pile }) {
  const { words } = ctx;
  const action = { kind: "buy", category: pile.id };
  const offer = asked(ctx, ctx.chain[0]) && offered(ctx.chain[0], action);
  const why = asked(ctx, table) && refused(ctx.chain[0], action);
  const chosen = isStaged(ctx, action);
  const name = category(ctx, pile.id);
  const whole = Math.floor(pile.tenths / 10);
  const mean = words("decimal", { whole, tenth: pile.tenths % 10 });
  const named = offer || why ? "true" : undefined; // the label of a button says it all
  const body = html`<header aria-hidden=${named}><${Trade} ctx=${ctx} name=${pile.id} /><b>${name}</b></header>
    <span class="stock" aria-hidden=${named}><span class="bars" aria-hidden="true">
    ${Array.from({ length: pile.size }, (_, place) => html`<i class=${place < pile.left ? "full" : ""}></i>`)}</span>
    <b class="left num">${pile.left}</b></span>
    <small aria-hidden=${named}>${pile.left ? words("draw-mean", { mean }) : words("draw-empty")}</small>
    <i class="price num" aria-hidden=${named}>${pile.price}<span>M</span></i>`;
  const said = explained(
    words("pile-label", { category: name, left: pile.left, price: pile.price, mean, whole }),
    words("explain-pile", { values: pile.values.join(" "), zone: words(`car-${CARS[pile.zone]}`) }),
  );
  const look = `pile zone-${CARS[pile.zone]} deep-${Math.min(3, pile.left)}${pile.left ? "" : " empty"}${chosen ? " chosen" : ""}`;
  if (offer)
    return html`<button class=${`${look} lit`} ...${said} aria-pressed=${chosen}
      onClick=${() => (chosen ? ctx.drop() : ctx.stage([action]))}><span class="visually-hidden">${offer.label}</span>${body}</button>`;
  if (why)
    return html`<button class=${`${look} refused`} ...${said} onClick=${() => ctx.explain(why)}>
      <span class="visually-hidden">${name}. ${why.reason}</span>${body}</button>`;
  return html`<span class=${look} ...${said}>${body}</span>`;
}
