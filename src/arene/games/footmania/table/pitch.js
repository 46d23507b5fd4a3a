// The pitch is the table: its chalk lines are the track, and the same grass carries the two elevens.
import { html, useLayoutEffect, useRef, useState } from "/static/components/html.js";
import { Die, Icon, Shape } from "/static/components/pieces.js";
import { isStaged, next, offered } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { pressed } from "/static/kit/keys.js";
import { minus } from "/static/kit/numbers.js";
import { pull } from "/games/footmania/choice.js";
import { Chip, Hole, lastName, money, Sign, SIGNS, Star } from "/games/footmania/pieces.js";

// ---- The track

/** Where things are: lying on a desk, upright on a phone; clockwise stays clockwise. */
function layoutOf(narrow) {
  if (narrow)
    return { box: [390, 424], at: ({ x, y }) => [(6 - y) * 55 + 30, x * 32 + 20], size: 13.5, pawn: 26, step: 15 };
  return { box: [704, 450], at: ({ x, y }) => [x * 51 + 46, y * 65 + 30], size: 18, pawn: 30, step: 20 };
}

/** From a cell towards the grass. */
function inwards({ x, y }, narrow) {
  const [across, along] = y === 0 ? [0, 1] : y === 6 ? [0, -1] : x === 0 ? [1, 0] : x === 12 ? [-1, 0] : [1, 0];
  return narrow ? [-along, across] : [across, along];
}

const towards = (at, size) => (at < size / 2 ? 1 : -1);

/**
 * How many pixels a unit of the drawing takes, followed as it changes.
 * @param {number[]} box
 */
function useScale([width, height]) {
  const node = useRef(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const look = () => setScale(node.current.getScreenCTM()?.a || 1); // the frame may be larger than the drawing in it
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node.current);
    return () => watch.disconnect();
  }, [width, height]);
  return { node, scale };
}

const FINGER = 44; // pixels

/**
 * How far around a cell a press is meant for it and no other that is lit.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function around(ctx, cell, place) {
  if (!place.narrow) return 22;
  const [x, y] = place.at(cell);
  const others = ctx.view.board.filter(
    (one) => one !== cell && ctx.chain[0].actions.some(({ action }) => action.cell === one.id),
  );
  const nearest = Math.min(...others.map((one) => Math.hypot(place.at(one)[0] - x, place.at(one)[1] - y)));
  return Math.min(nearest / 2, Math.max(22, FINGER / 2 / place.scale));
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function CellMark({ ctx, cell, place }) {
  const kind = cell.kind ?? cell.type;
  const offer = offered(next(ctx), { kind: "move", cell: cell.id });
  const there = offer ?? (ctx.live ? ctx.chain[0].actions.find((one) => one.action.cell === cell.id) : undefined);
  const reach = around(ctx, cell, place);
  const move = there && (!place.narrow || 2 * reach * place.scale > FINGER - 0.5) ? there : null;
  const lit = ctx.live ? Boolean(there) : ctx.view.destinations.includes(cell.id);
  const chosen = ctx.staged.some((one) => one.cell === cell.id);
  const { size } = place;
  const name = ctx.words("cell", { cell: kind });
  const radius = cell.type === "championship" ? size * 1.2 : size;
  const shape = cell.kind
    ? html`<rect class="body" x=${-size + 1} y=${-size + 1} width=${2 * size - 2} height=${2 * size - 2} rx=${size / 4} />`
    : html`<circle class="body" r=${radius} />`;
  const said = explained(ctx.words("draw-cell", { cell: kind }), ctx.words("explain-cell", { cell: kind }));
  const press = move && (() => (chosen && offer ? ctx.send([move.action]) : ctx.stage([move.action])));
  const instead = there ? { onClick: () => pull(ctx, true) } : {}; // too small for a finger: the sheet has tickets
  return html`<g class=${`fm-cell ${cell.type}${lit ? " lit" : ""}${chosen ? " chosen" : ""}`} transform=${`translate(${place.at(cell)})`} ...${said}
    ...${press ? pressed(press) : { role: "img", ...instead }} aria-label=${move ? move.label : name} aria-pressed=${move ? String(chosen) : undefined}>
    ${lit && html`<circle class="halo-ink" r=${radius + (chosen ? 9 : 7)} /><circle class="halo" r=${radius + (chosen ? 5.5 : 4.5)} />`}
    ${
      cell.type === "centre"
        ? html`<circle class="spot" r="5" />`
        : html`<g class="chalk-edge">${shape}</g>${shape}
    <g class="mark" transform=${`scale(${size / 18}) translate(-12 -12)`}>${SIGNS[kind]}</g>`
    }
    ${there && html`<circle class="touch" r=${reach} />`}</g>`;
}

/**
 * The price tied across a pile: a long one is wider, towards where nobody stands.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Tag({ ctx, price, lit, rightwards }) {
  const text = money(ctx, price);
  const more = 8 * Math.max(0, text.length - 9);
  const [left, right] = rightwards ? [-35, 45 + more] : [-35 - more, 45];
  return html`<g class="tag" transform=${lit ? "translate(33 62) scale(1.150)" : "translate(33 62)"}>
    <path d=${`M${left - 9} 0l9-11H${right}v22H${left}z`} /><circle cx=${left} r="2.200" />
    <text x=${(left + right) / 2 + 1} y="5">${text}</text></g>`;
}

/**
 * Footballers face down, with the price tied across: the back is where one buys.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Deck({ ctx, name, at, narrow, scale }) {
  const deck = ctx.view.decks[name];
  const draw = offered(next(ctx), { kind: "draw" });
  const here = ctx.view.board.find((cell) => cell.id === ctx.view.players[ctx.view.active].cell);
  const lit = draw && here.type === name;
  const press = lit && (!narrow || 70 * scale >= FINGER) && (() => ctx.send([...ctx.staged, draw.action]));
  const text = narrow ? [74, 40] : [35, 116];
  return html`<g class=${`fm-deck ${name}${lit ? " lit" : ""}`} transform=${`translate(${at})`}
    ...${press ? pressed(press) : { role: "group", "aria-label": ctx.words("draw-deck", { deck: name }) }}>
    ${press && html`<text opacity="0">${draw.label}</text>`}${
      deck.count > 0 &&
      html`<rect class="under" x="5" y="5" width="70" height="98" rx="6" />
        <rect class="under" x="2.500" y="2.500" width="70" height="98" rx="6" /><rect class="paper" width="70" height="98" rx="6" />
        <rect class="field" x="4" y="4" width="62" height="90" rx="4" />
    <g class="lines"><path d="M4 49h62M20 4v14h30V4M20 94V80h30v14" /><circle cx="35" cy="49" r="13" /></g>
    <g class="mark" transform="translate(20.500 13) scale(1.200)">${SIGNS[name]}</g>`
    }
    ${deck.price !== null && html`<${Tag} ctx=${ctx} price=${deck.price} lit=${lit} rightwards=${name === "national" && !narrow} />`}
    <text class=${`name${narrow ? " side" : ""}`} x=${narrow ? text[0] + 10 : text[0]} y=${text[1]}>
    ${ctx.words("draw-deck", { deck: name })}</text><text class=${`name${narrow ? " side" : ""}`} x=${narrow ? text[0] + 10 : text[0]}
    y=${text[1] + 16}>${ctx.words("draw-cards", { count: deck.count })}</text></g>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
const SmallDeck = ({ ctx, name, at }) => html`<g class=${`fm-pack ${name}`} transform=${`translate(${at})`} role="img"
  aria-label=${`${ctx.words("draw-pack", { pack: name })} ${ctx.view.decks[name].count}`}>
  <rect x="3" y="3" width="32" height="44" rx="4" /><rect width="32" height="44" rx="4" />
  <g class="mark" transform="translate(4 10)">${SIGNS[name]}</g><text x="44" y="20">${ctx.words("draw-pack", { pack: name })}</text>
  <text x="44" y="36">${ctx.view.decks[name].count}</text></g>`;

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Pawns({ ctx, place, narrow }) {
  const here = {};
  return [...ctx.view.players]
    .sort((one, other) => Number(one.seat === ctx.view.active) - Number(other.seat === ctx.view.active))
    .map((player) => {
      const now = player.seat === ctx.view.active;
      const nth = (here[player.cell] ?? -1) + 1;
      here[player.cell] = nth;
      const cell = ctx.view.board.find((one) => one.id === player.cell);
      const [x, y] = place.at(cell);
      const [across, along] = inwards(cell, narrow);
      const size = place.pawn + (now ? 5 : 0);
      const seat = ctx.seats[player.seat];
      const [left, top] = [
        x + across * place.step + (along ? towards(x, place.box[0]) * nth * 18 : 0),
        y + along * place.step + (across ? towards(y, place.box[1]) * nth * 18 : 0),
      ];
      // the outer one is where it stands, the inner one travels: a movement takes the place of what a transform says
      return html`<g key=${player.seat} transform=${`translate(${left - size / 2} ${top - size / 2})`}>
      <g class=${`fm-pawn${now ? " now" : ""}`} data-piece=${`pawn-${player.seat}`} role="img" aria-label=${ctx.words("pawn", { seat: seat.name })}>
      <svg y="3" width=${size} height=${size} class="foot"><use href=${`/static/icons.svg#seat-${seat.shape || "circle"}`} /></svg>
      <svg width=${size} height=${size}><use href=${`/static/icons.svg#seat-${seat.shape || "circle"}`} /></svg>
      <text x=${size / 2} y=${size / 2 + 5}>${seat.name.slice(0, 1).toUpperCase()}</text></g></g>`;
    });
}

/**
 * The way to the chosen cell: dots on the chalk, a number for each step; and no entry where one came from.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Way({ ctx, place, narrow }) {
  const { view } = ctx.chain[0]; // a move that is staged may lead to another question
  if (view.decision !== "move") return null;
  const cells = Object.fromEntries(view.board.map((cell) => [cell.id, cell]));
  const mover = view.players[view.active];
  const way = view.ways[ctx.staged.find((one) => one.kind === "move")?.cell] ?? [];
  const spots = way.length ? [mover.cell, ...way].map((id) => place.at(cells[id])) : [];
  const from = mover.came_from && cells[mover.came_from];
  const [x, y] = place.at(cells[mover.cell]);
  const back = from && place.at(from);
  return html`<g class="fm-way" aria-hidden="true">${spots.length > 0 && html`<path d=${`M${spots.join("L")}`} />`}
    ${way.slice(0, -1).map((id, step) => {
      const [left, top] = place.at(cells[id]);
      const [across, along] = inwards(cells[id], narrow);
      return html`<g key=${id} transform=${`translate(${left + across * (place.size + 9)} ${top + along * (place.size + 9)})`}>
        <circle r="8.500" /><text y="4">${step + 1}</text></g>`;
    })}
    ${
      back &&
      html`<g class="no-entry" transform=${`translate(${(x + back[0]) / 2} ${(y + back[1]) / 2})`}><circle r="8" />
    <path d="M-4 0h8" /></g>`
    }</g>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Pitch({ ctx, narrow }) {
  const layout = layoutOf(narrow);
  const { node, scale } = useScale(layout.box);
  const place = { ...layout, narrow, scale };
  const { view, words } = ctx;
  const [width, height] = place.box;
  const lines = view.board.flatMap((cell, number) =>
    cell.neighbours
      .filter((other) => other > number)
      .map((other) => html`<path class="chalk" d=${`M${place.at(cell)}L${place.at(view.board[other])}`} />`),
  );
  const areas = narrow ? "M85 20V155H305V20M85 404V269H305V404" : "M46 118H188V332H46M658 118H516V332H658";
  const spots = narrow
    ? { national: [108, 38], foreign: [108, 288], jackpot: [190, 350], die: [74, 222] }
    : { national: [92, 150], foreign: [535, 150], jackpot: [372, 296], die: [554, 356] };
  return html`<svg class="fm-pitch" ref=${node} viewBox=${`0 0 ${width} ${height}`} role="group"
    aria-label=${words("panel-board", { jackpot: money(ctx, view.jackpot) })}>
    <path class="chalk thin" d=${areas} /><circle class="chalk" cx=${narrow ? 195 : 352} cy=${narrow ? 212 : 225} r=${narrow ? 62 : 64} />${lines}
    <${Deck} ctx=${ctx} name="national" at=${spots.national} narrow=${narrow} scale=${scale} />
    <${Deck} ctx=${ctx} name="foreign" at=${spots.foreign} narrow=${narrow} scale=${scale} />
    ${
      !narrow &&
      html`<${SmallDeck} ctx=${ctx} name="plus" at=${[204, 66]} /><${SmallDeck} ctx=${ctx} name="question" at=${[194, 336]} />
    <${SmallDeck} ctx=${ctx} name="euromatch" at=${[418, 66]} />`
    }
    <g class="fm-jackpot" transform=${`translate(${spots.jackpot})`}><rect x="4" y="4" width="38" height="26" rx="3" />
    <rect width="38" height="26" rx="3" /><circle cx="19" cy="13" r="6" />
    <text x="52" y="10">${words("draw-cell", { cell: "jackpot" })}</text><text class="sum" x="52" y="27">${money(ctx, view.jackpot)}</text></g>
    ${view.board.map((cell) => html`<${CellMark} key=${cell.id} ctx=${ctx} cell=${cell} place=${place} />`)}
    <${Way} ctx=${ctx} place=${place} narrow=${narrow} />
    ${
      view.die > 0 &&
      html`<foreignObject class="fm-die" x=${spots.die[0]} y=${spots.die[1]} width="44" height="44">
    <${Die} value=${view.die} /></foreignObject>`
    }
    ${Pawns({ ctx, place, narrow })}
  </svg>`;
}

// ---- The match

const PLACES = {
  1: [0, 0.5],
  2: [1, 0.1],
  5: [1, 0.367],
  4: [1, 0.633],
  3: [1, 0.9],
  6: [2, 0.18],
  8: [2, 0.5],
  10: [2, 0.82],
  7: [3, 0.1],
  9: [3, 0.5],
  11: [3, 0.9],
};
const COLUMNS = [0.055, 0.172, 0.294, 0.425];

/** Home on the left; on a phone one's own team below, the other above. The second team stands the other way round. */
function spot(number, first, narrow) {
  const [column, row] = PLACES[number];
  const across = first ? row : 1 - row;
  if (narrow) return `left:${across * 88 + 6}%;top:${(first ? column + 0.5 : 7.5 - column) * 12.5}%`;
  const along = first ? COLUMNS[column] : 1 - COLUMNS[column];
  return `left:${along * 96 + 2}%;top:${across * 80 + 8}%`;
}

/**
 * What a tap on a footballer on the pitch does: line up, name a victim, make room for a substitute.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function tapOn(ctx, card) {
  for (const kind of ["toggle", "injured"]) {
    const one = offered(next(ctx), { kind, card });
    if (one) return { label: one.label, act: () => ctx.send([one.action]) };
  }
  const aim = { kind: "target", card };
  const target = ctx.live && ctx.chain.map((table) => offered(table, aim)).find(Boolean); // another may still be named
  if (target)
    return {
      label: target.label,
      act: () => ctx.stage([...ctx.staged.filter((one) => one.kind !== "target"), aim]),
      pressed: isStaged(ctx, aim),
    };
  return exchange(ctx, card);
}

/**
 * A substitute was chosen: those who may go off for him.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function exchange(ctx, off) {
  const entering = ctx.staged.find((one) => one.kind === "bring_on")?.card ?? ctx.view.entering;
  if (!entering || !ctx.live) return null;
  const gains = ctx.chain[0].view.forecast?.changes[entering];
  const one = gains
    ? gains.find((change) => change.off === off)
    : ctx.table.actions.some((each) =>
        off ? each.action.kind === "take_off" && each.action.card === off : each.action.kind === "take_off_trainee",
      );
  if (!one) return null;
  const action = off ? { kind: "take_off", card: off } : { kind: "take_off_trainee" };
  const pressed = wayOff(ctx)?.off === off;
  const said = gains?.length === 1 && ctx.view.decision !== "take_off" ? [] : [action];
  const label = ctx.words("draw-exchange", {
    on: ctx.view.cards[entering].name,
    off: off ? ctx.view.cards[off].name : "none",
  });
  return { label, pressed, act: () => ctx.stage([...ctx.staged.filter((each) => each.kind === "bring_on"), ...said]) };
}

/**
 * The empty numbers of those sent off, with who it was: each stands where he could have played.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function sentOff(ctx, side, holes) {
  const events = ctx.lines.map((line) => line.event);
  const men = events
    .slice(events.findLastIndex((event) => event.kind === "kick_off") + 1)
    .filter((event) => event.kind === "footballer_off" && event.red && event.seat === side.seat)
    .concat(side.seat === ctx.me ? [] : ctx.staged.filter((one) => one.kind === "target")) // nobody could answer
    .map((event) => ctx.view.cards[event.card]);
  const left = [...holes];
  const take = (man) =>
    left.splice(
      Math.max(0, man ? left.findIndex((hole) => man.numbers.includes(Number(hole))) : left.length - 1),
      1,
    )[0];
  return new Map(Array.from({ length: side.dismissed }, (_, place) => [take(men[place]), men[place]]));
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Team({ ctx, side, first, narrow }) {
  const worn = Object.fromEntries(side.field.map((shirt) => [shirt.number, shirt.card]));
  const holes = Object.keys(PLACES).filter((number) => !worn[number]);
  const off = sentOff(ctx, side, holes);
  const mine = side.seat === ctx.me;
  return Object.keys(PLACES).map((number) => {
    const card = worn[number];
    if (card) {
      const tap = tapOn(ctx, card);
      return html`<span key=${`${side.seat}-${number}`} class="fm-place" style=${spot(number, first, narrow)}>
        <${Chip} ctx=${ctx} card=${card} number=${number} act=${tap?.act} label=${tap?.label} pressed=${tap?.pressed} /></span>`;
    }
    const tap = mine && !off.has(number) ? exchange(ctx, null) : null;
    return html`<span key=${`${side.seat}-${number}`} class="fm-place" style=${spot(number, first, narrow)}>
      <${Hole} ctx=${ctx} number=${number} kind=${off.has(number) ? "off" : "trainee"} man=${off.get(number) && lastName(off.get(number))}
        stars=${side.trainee_stars} act=${tap?.act}
      label=${tap?.label} pressed=${tap?.pressed && number === holes[0]} /></span>`;
  });
}

/** A sign for each that there was, the used ones first. */
const counted = (left, most) => Array.from({ length: most }, (_, place) => (place < most - left ? "used" : ""));

/** Cards and changes a side has left; where there are no changes, as in a euromatch, they are not spoken of. */
export const leftOf = (side) => ({ plus: side.plus_left, changes: side.changes_most ? side.changes_left : "none" });

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
const Left = ({ ctx, side }) =>
  html`<span class="fm-left" role="img" aria-label=${ctx.words("left", leftOf(side))}>
    ${counted(side.plus_left, side.plus_most).map((used) => html`<i class=${used}>+</i>`)}
    ${counted(side.changes_left, side.changes_most).map((used) => html`<span class=${used}><${Sign} name="swap" /></span>`)}</span>`;

/**
 * How room is made for the staged substitute: as was said, or by the only one who can, which nobody is asked.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function wayOff(ctx) {
  const on = ctx.staged.find((one) => one.kind === "bring_on");
  const ways = (on && ctx.chain[0].view.forecast?.changes[on.card]) ?? [];
  const said = ctx.staged.find((one) => one.kind.startsWith("take_off"));
  if (said) return ways.find((way) => way.off === (said.card ?? null));
  return ways.length === 1 && ctx.view.decision !== "take_off" ? ways[0] : undefined;
}

/**
 * What the staged choice would make of the score, home first.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function forecastOf(ctx) {
  const { view } = ctx.chain[0];
  if (!view.forecast) return null;
  const now = view.sides.map((side) => side.strength);
  const plus = ctx.staged.find((one) => one.kind === "play_plus");
  const target = ctx.staged.find((one) => one.kind === "target");
  if (plus) return view.forecast.targets[plus.plus]?.[target?.card] ?? view.forecast.plus[plus.plus];
  const way = wayOff(ctx);
  return way ? view.sides.map((side, place) => now[place] + (side.seat === ctx.me ? way.gain : 0)) : null;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Score({ ctx, narrow }) {
  const { view, words } = ctx;
  const ahead = forecastOf(ctx);
  const total = (strength, place) =>
    html`<strong>${strength === null ? "?" : minus(strength)}</strong>
      ${ahead && ahead[place] !== strength && html`<em>${minus(ahead[place])} ?</em>`}`;
  const team = (side, place) => {
    const who = html`<${Shape} seat=${ctx.seats[side.seat]} />${!narrow && html`<b title=${ctx.names[side.seat]}>${ctx.names[side.seat]}</b>`}
      ${!narrow && place === 0 && !view.euro && !view.playoff.length && html`<small>${words("draw-home")}</small>`}`;
    const left = side.field && html`<${Left} ctx=${ctx} side=${side} />`;
    return place === 0
      ? html`<div>${who}<span class="spring"></span>${left}${total(side.strength, 0)}</div>`
      : html`<div>${total(side.strength, 1)}${left}<span class="spring"></span>${who}</div>`;
  };
  return html`<div class="fm-score num" role="status">${team(view.sides[0], 0)}<small>${words("draw-to")}</small>
    ${
      view.euro
        ? html`<div>${total(view.euro.strength, 1)}<span class="spring"></span><b title=${words(`team-${view.euro.id}`)}>${words(`team-${view.euro.id}`)}</b>
    <${Sign} name="euromatch" /></div>`
        : view.sides[1] && team(view.sides[1], 1)
    }</div>`;
}

/**
 * Two elevens face to face; in a euromatch or while lining up, one's own alone.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Match({ ctx, narrow }) {
  const { view } = ctx;
  const shown = view.sides.filter((side) => side.field);
  const below = narrow && view.sides[0].seat === ctx.me && !view.euro; // one's own team stands below
  const first = (side) => (narrow ? (below ? side !== view.sides[0] : side === view.sides[0]) : side === view.sides[0]);
  const chalk = narrow
    ? html`<path d="M4 4H386V416H4ZM4 210H386M78 4V52H312V4M78 416V368H312V416" /><circle cx="195" cy="210" r="44" />`
    : html`<path d="M3 3H701V387H3ZM352 3V387M3 75H80V315H3M701 75H624V315H701" /><circle cx="352" cy="195" r="58" />`;
  return html`<div class="fm-match" role="group" aria-label=${ctx.words("draw-to-pitch")} tabindex=${narrow ? "0" : undefined}>
    <${Score} ctx=${ctx} narrow=${narrow} />
    <div class="fm-grass"><svg viewBox=${narrow ? "0 0 390 420" : "0 0 704 390"} preserveAspectRatio="none" aria-hidden="true">
    ${chalk}</svg>${shown.map((side) => html`<${Team} key=${side.seat} ctx=${ctx} side=${side} first=${first(side)} narrow=${narrow} />`)}
    ${
      shown.length === 1 &&
      !view.euro &&
      html`<p class=${`fm-hidden${first(shown[0]) ? "" : " visitors"}`}><${Icon} name="lock" />${ctx.words("draw-lineup-hidden")}</p>`
    }
    ${
      view.euro &&
      html`<p class="fm-rival"><${Sign} name="euromatch" />${ctx.words(`team-${view.euro.id}`)}
    <strong class="num">${view.euro.strength}<${Star} /></strong></p>`
    }</div></div>`;
}
