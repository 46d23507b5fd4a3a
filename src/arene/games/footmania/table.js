// Footmania's picture: the pitch is the table. Its chalk lines are the track, the same grass then carries the elevens.
// It draws the view and attaches the legal actions to the things they concern; the rules stay with the server.
import { html } from "/static/components/html.js";
import { Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";

// ---- Signs, on a grid of 24

const SIGNS = {
  national: html`<path d="M8 4l4 2 4-2 5 3-2 5-3-1v9H8v-9l-3 1-2-5z" />`,
  foreign: html`<g class="line"><circle cx="12" cy="12" r="8" /><path d="M4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16" /></g>`,
  plus: html`<path d="M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z" />`,
  question: html`<path class="line" d="M8 9c0-3 2-5 4.3-5S16.5 6 16.5 8.500c0 3.5-4.3 3.5-4.3 6.5" /><circle cx="12.2" cy="19.5" r="1.7" />`,
  euromatch: html`<path d="M7 4h10v2h3c0 4-1.5 6-4 6.5-.7 1.5-1.7 2.3-2.7 2.700V18h3v2H7.700v-2h3v-2.800c-1-.4-2-1.2-2.7-2.700C5.5 12 4 10 4 6h3z" />`,
  jackpot: html`<path d="M3 7h18v10H3z" /><circle class="under" cx="12" cy="12" r="3" />`,
  championship: html`<path d="M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z" />`,
  pay: html`<path d="M4 10.500h16v3H4z" />`,
  shoes: html`<path d="M4 7h6l3 4 6 1.500c1.5.4 2 1.5 2 4H4zM5 18h3v2H5zM15 18h3v2h-3z" />`,
  shirt: html`<path d="M8 4l4 2 4-2 5 3-2 5-3-1v9H8v-9l-3 1-2-5z" />`,
  socks: html`<path d="M9 3h7v9l3 4c1 2-1 5-4 5-1.5 0-2.5-.5-3.5-1.500L9 17z" />`,
  shorts: html`<path d="M5 5h14l1.5 13H13l-1-6-1 6H3.500z" />`,
};
const Sign = ({ name }) => html`<svg class="fm-sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;

function money(ctx, francs) {
  const grouped = Math.abs(francs).toLocaleString(document.documentElement.lang || "fr").replace(/\u202f/g, "\u00a0");
  return ctx.words("money", { amount: francs < 0 ? `−${grouped}` : grouped });
}

const stars = (count) => String(count).replace("-", "−");
const lastName = (about) => about.name.split(" ").at(-1);
const printed = (about) => (about.utility ? "JP" : about.numbers.join("/"));

// ---- What may be done with a thing

const actionsWith = (ctx, param, value) => (ctx.live ? ctx.table.actions.filter((one) => one.action[param] === value) : []);

/** Why nothing can be done with a thing that one might want to touch now. */
const refusalOf = (ctx, param, value) => ctx.live && ctx.table.blocked.find((one) => one.action[param] === value);

/** The one legal action about a footballer, if there is exactly one: a tap on him does it. */
function tapOf(ctx, card) {
  const about = actionsWith(ctx, "card", card);
  return about.length === 1 ? about[0] : null;
}

function Tap({ ctx, card, cls, children }) {
  const tap = tapOf(ctx, card);
  const why = !tap && refusalOf(ctx, "card", card);
  if (why) return html`<button class=${cls} title=${why.reason} onClick=${() => ctx.explain(why)}>${children}</button>`;
  if (!tap) return html`<span class=${cls}>${children}</span>`;
  return html`<button class=${`${cls} lit`} title=${tap.label} aria-label=${tap.label} onClick=${() => ctx.send([tap.action])}>${children}</button>`;
}

// ---- Footballers

function Shirt({ colour, number }) {
  return html`<svg class=${`fm-shirt ${colour}`} viewBox="0 0 40 36" aria-hidden="true">
    <path class="edge" d="M13 3l7 3 7-3 10 6-4 9-6-2v17H13V16l-6 2-4-9z" /><path class="cloth" d="M13 3l7 3 7-3 10 6-4 9-6-2v17H13V16l-6 2-4-9z" />
    ${colour === "blue" && html`<path class="second" d="M16 6h2.500v27H16zM22 6h2.500v27H22z" />`}
    ${colour === "red" && html`<path class="second" d="M13 20l14-13v6L13 26z" />`}
    ${colour === "green" && html`<path class="second" d="M13 3L3 9l4 9 6-2zM27 3l10 6-4 9-6-2z" />`}
    <text x="20" y="26">${number}</text></svg>`;
}

/** A shirt with name and stars; a dashed one where nobody is. */
function Chip({ ctx, card, number, state = "" }) {
  const about = ctx.view.cards[card];
  return html`<${Tap} ctx=${ctx} card=${card} cls=${`fm-chip ${state}`}>
    <${Shirt} colour=${about.colour} number=${number || printed(about)} />
    <span class="fm-name"><b>${lastName(about)}</b><small>★ ${about.stars}</small></span>
  <//>`;
}

const Hole = ({ ctx, number, trainee = -1 }) => html`<span class="fm-chip hole"><${Shirt} colour="none" number=${number} />
  <span class="fm-name"><b>${ctx.words("draw-to-find")}</b><small>★ ${stars(trainee)}</small></span></span>`;

/** A footballer's card at its largest: what it brings, what it costs, what the bank pays. */
function Portrait({ ctx, card }) {
  const about = ctx.view.cards[card];
  return html`<div class=${`fm-card ${about.colour}`}><header><b>${printed(about)}</b></header>
    <strong>${about.name}</strong><span class="fm-stars">${"★".repeat(about.stars)}</span>
    <footer>${ctx.words("draw-bank", { price: money(ctx, about.devalued) })}</footer></div>`;
}

// ---- The pitch

const PLACES = { 1: [0, 0.5], 2: [1, 0.1], 5: [1, 0.37], 4: [1, 0.63], 3: [1, 0.9], 6: [2, 0.14], 8: [2, 0.5], 10: [2, 0.86], 7: [3, 0.14], 9: [3, 0.5], 11: [3, 0.86] };
const COLUMNS = [0.06, 0.165, 0.285, 0.405];

function CellMark({ ctx, cell, at }) {
  const kind = cell.kind ?? cell.type;
  const [move] = actionsWith(ctx, "cell", cell.id);
  const why = !move && refusalOf(ctx, "cell", cell.id);
  const lit = ctx.live ? Boolean(move) : ctx.view.destinations.includes(cell.id);
  const shape = cell.kind ? html`<rect x="-17" y="-17" width="34" height="34" rx="6" />` : html`<circle r=${cell.type === "championship" ? 21 : 18} />`;
  const name = ctx.words("cell", { cell: kind });
  const press = move ? () => ctx.send([move.action]) : why ? () => ctx.explain(why) : undefined;
  return html`<g class=${`fm-cell ${cell.type}${lit ? " lit" : ""}`} transform=${`translate(${at(cell)})`} role=${press ? "button" : "img"} aria-label=${move ? move.label : name}
    tabindex=${press ? 0 : undefined} onClick=${press} onKeyDown=${press && ((event) => (event.key === "Enter" || event.key === " ") && press())}>
    <title>${name}</title>${lit && html`<circle class="halo" r="26" />`}${cell.type === "centre" ? html`<circle class="spot" r="6" />` : html`${shape}<g class="mark" transform="translate(-12 -12)">${SIGNS[kind]}</g>`}</g>`;
}

function Deck({ ctx, name, x, y }) {
  const deck = ctx.view.decks[name];
  return html`<g class=${`fm-deck ${name}`} transform=${`translate(${x} ${y})`}><rect class="under" x="6" y="6" width="66" height="92" rx="6" /><rect x="0" y="0" width="66" height="92" rx="6" />
    <g class="mark" transform="translate(21 14)">${SIGNS[name]}</g>
    ${deck.price ? html`<g class="tag"><path d="M-10 48l8-11h84v22H-2z" /><text x="40" y="53.5">${money(ctx, deck.price)}</text></g>` : ""}
    <text class="count" x="36" y="118">${ctx.words("draw-cards", { count: deck.count })}</text></g>`;
}

function Pawns({ ctx, at }) {
  const here = {};
  return ctx.view.players.map((player) => {
    const place = (here[player.cell] = (here[player.cell] ?? -1) + 1);
    const cell = ctx.view.board.find((one) => one.id === player.cell);
    const [x, y] = at(cell).split(" ").map(Number);
    const seat = ctx.seats[player.seat];
    return html`<g class=${`fm-pawn${player.seat === ctx.view.active ? " now" : ""}`} data-piece=${`pawn-${player.seat}`} transform=${`translate(${x + 10 + place * 11} ${y + 9})`} role="img" aria-label=${ctx.words("pawn", { seat: seat.name })}>
      <rect x="-11" y="-11" width="22" height="22" rx=${player.seat % 2 ? 4 : 11} /><text y="5">${seat.name.slice(0, 1).toUpperCase()}</text></g>`;
  });
}

function Pitch({ ctx, narrow }) {
  // a phone is held upright: so is the pitch, the same way round
  const at = (cell) => (narrow ? `${(6 - cell.y) * 55 + 30} ${cell.x * 36 + 26}` : `${cell.x * 54 + 36} ${cell.y * 64 + 32}`);
  const [width, height] = narrow ? [390, 484] : [720, 448];
  const chalk = ctx.view.board.flatMap((cell, place) =>
    cell.neighbours.filter((other) => other > place).map((other) => html`<path class="chalk" d=${`M${at(cell)}L${at(ctx.view.board[other])}`} />`),
  );
  return html`<svg class="fm-pitch" viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${ctx.words("panel-board", { jackpot: money(ctx, ctx.view.jackpot) })}>
    <circle class="chalk" cx=${width / 2} cy=${height / 2} r="62" />${chalk}
    ${!narrow && html`<${Deck} ctx=${ctx} name="national" x=${112} y=${166} /><${Deck} ctx=${ctx} name="foreign" x=${534} y=${166} />`}
    ${ctx.view.board.map((cell) => html`<${CellMark} key=${cell.id} ctx=${ctx} cell=${cell} at=${at} />`)}
    <text class="jackpot" x=${narrow ? 110 : 470} y=${narrow ? 110 : 112}>${ctx.words("draw-jackpot", { amount: money(ctx, ctx.view.jackpot) })}</text>
    ${ctx.view.die > 0 && html`<g class="fm-die" transform=${narrow ? "translate(255 90)" : "translate(230 92)"}><rect width="40" height="40" rx="8" /><text x="20" y="29">${ctx.view.die}</text></g>`}
    ${Pawns({ ctx, at })}
  </svg>`;
}

/** Two elevens face to face; in a euromatch or while lining up, one's own alone. */
function Match({ ctx, narrow }) {
  const { view, words, names } = ctx;
  const place = (number, home) => {
    const [column, row] = PLACES[number];
    const along = home ? COLUMNS[column] : 1 - COLUMNS[column];
    return narrow ? `left:${row * 76 + 12}%;top:${(1 - along) * 92 + 4}%` : `left:${along * 94 + 3}%;top:${row * 80 + 10}%`;
  };
  const team = (side, home) => {
    const worn = Object.fromEntries(side.field.map((shirt) => [shirt.number, shirt.card]));
    return Object.keys(PLACES).map((number) =>
      html`<span key=${`${home}${number}`} class="fm-place" style=${place(number, home)}>${worn[number] ? html`<${Chip} ctx=${ctx} card=${worn[number]} number=${number} />` : html`<${Hole} ctx=${ctx} number=${number} trainee=${side.trainee_stars} />`}</span>`,
    );
  };
  const shown = view.sides.filter((side) => side.field);
  return html`<div class="fm-match">
    <div class="fm-score" role="status">${view.sides.map((side) => html`<b>${names[side.seat]}</b><strong>${side.strength === null ? "?" : stars(side.strength)}</strong>`)}
      ${view.euro && html`<strong>${view.euro.strength}</strong><b>${words("draw-team", { team: ctx.words(`team-${view.euro.id}`) })}</b>`}</div>
    <div class="fm-grass">${shown.map((side) => team(side, side === view.sides[0]))}</div></div>`;
}

// ---- The sheet: what the present decision costs and brings

function Choices({ ctx }) {
  if (!ctx.live || ctx.table.actions.length <= 3) return null;
  return html`<div class="fm-choices" role="group" aria-label=${ctx.words("draw-choices")}>${ctx.table.actions.map(
    (one) => html`<button key=${JSON.stringify(one.action)} class="fm-choice" onClick=${() => ctx.send([one.action])}>${one.label}</button>`,
  )}</div>`;
}

const Effect = ({ ctx, effect }) => html`<p class="fm-effect">${ctx.words("effect", { before: stars(effect.before), after: stars(effect.after) })} · ${ctx.words("effect-filled", { before: effect.filled_before, after: effect.filled_after })}</p>`;

function Subject({ ctx }) {
  const { view, words } = ctx;
  if (view.drawn?.card) return html`<${Portrait} ctx=${ctx} card=${view.drawn.card} /><p><b>${money(ctx, view.drawn.cost)}</b></p><${Effect} ctx=${ctx} effect=${view.drawn.effect} />`;
  if (view.auction) {
    const best = view.auction.leader === null ? words("bid-from", { amount: money(ctx, view.auction.start) }) : words("bid-of", { seat: ctx.names[view.auction.leader], amount: money(ctx, view.auction.highest) });
    return html`<${Portrait} ctx=${ctx} card=${view.auction.card} /><p><b>${best}</b></p>${view.auction.effect && html`<${Effect} ctx=${ctx} effect=${view.auction.effect} />`}`;
  }
  if (view.deal?.content) {
    const side = (cards, numbers, sum) => html`<div class="fm-side">${cards.map((card) => html`<${Chip} ctx=${{ ...ctx, live: false }} card=${card} />`)}${numbers.map((number) => html`<span>${words("any-number", { number })}</span>`)}${sum > 0 && html`<b>${money(ctx, sum)}</b>`}</div>`;
    const { give, ask, numbers, money: sum } = view.deal.content;
    return html`<div class="fm-deal"><h3>${ctx.names[view.deal.by]}</h3>${side(give, [], sum)}<h3>${ctx.names[view.deal.to]}</h3>${side(ask, numbers, -sum)}</div><${Effect} ctx=${ctx} effect=${view.deal.effect} />`;
  }
  return null;
}

/** The numbers one has, and those still to be found. */
function Strip({ ctx }) {
  if (ctx.me === null || ctx.view.phase === 2) return null;
  const { missing } = ctx.view.players[ctx.me].own;
  return html`<div class="fm-strip"><p>${missing.length ? ctx.words("draw-missing", { numbers: missing.join(", ") }) : ctx.words("draw-complete")}</p>
    <div aria-hidden="true">${Object.keys(PLACES).map((number) => html`<span class=${missing.includes(Number(number)) ? "missing" : ""}>${number}</span>`)}</div></div>`;
}

function League({ ctx }) {
  const { view, words, names } = ctx;
  if (view.phase === 1) return null;
  const next = view.fixtures.filter((match) => match.score === null).slice(0, 2);
  return html`<table class="fm-league num"><caption>${words("panel-league")}</caption><thead><tr><th>${words("column-seat")}</th><th>${words("column-points")}</th><th>${words("column-pennants")}</th></tr></thead>
    <tbody>${view.league.map((seat) => html`<tr><th scope="row">${names[seat]}</th><td>${view.players[seat].points}</td><td>${view.players[seat].pennants}</td></tr>`)}</tbody></table>
    <p class="fm-next">${next.map((match) => html`<span>${words("fixture", { day: match.day, home: names[match.home], away: names[match.away] })}</span>`)}</p>`;
}

export function Board({ ctx }) {
  const narrow = useNarrow();
  const playing = ctx.view.sides.some((side) => side.field);
  return html`<div class=${`fm-board${narrow ? " narrow" : ""}`}>${playing ? html`<${Match} ctx=${ctx} narrow=${narrow} />` : html`<${Pitch} ctx=${ctx} narrow=${narrow} />`}
    <aside class="fm-sheet"><${Subject} ctx=${ctx} /><${Choices} ctx=${ctx} /><${Strip} ctx=${ctx} /><${League} ctx=${ctx} /></aside></div>`;
}

/** Up to three choices stand in the band itself. */
export function band(ctx) {
  if (!ctx.live || ctx.table.actions.length > 3) return {};
  return { buttons: ctx.table.actions.map((one, place) => ({ label: one.label, main: place === 0, act: () => ctx.send([one.action]) })) };
}

// ---- One's own half

export function Own({ ctx }) {
  const { view, words } = ctx;
  const me = view.players[ctx.me];
  const worn = Object.fromEntries(me.own.best.map((shirt) => [shirt.number, shirt.card]));
  const hand = me.own.plus.map((plus, place) => {
    const id = plus.id;
    const [play] = actionsWith(ctx, "plus", id);
    const family = plus.code === "cancel" ? "protection" : ["boost", "boost_home", "trainees_plus"].includes(plus.code) ? "boost" : "hostile";
    const about = words("plus-effect", { code: plus.code, value: plus.value, away: plus.value_away, counts: plus.counts ? "yes" : "no" });
    const body = html`<b>${words(`title-${id.replaceAll("_", "-")}`)}</b><small>${about}</small>`;
    const why = !play && refusalOf(ctx, "plus", id);
    if (why) return html`<button key=${place} class=${`fm-plus ${family}`} title=${why.reason} onClick=${() => ctx.explain(why)}>${body}</button>`;
    return play ? html`<button key=${place} class=${`fm-plus ${family} lit`} onClick=${() => ctx.send([play.action])}>${body}</button>` : html`<span key=${place} class=${`fm-plus ${family}`}>${body}</span>`;
  });
  return html`<div class="fm-own">
    <div class="fm-purse"><strong class="num">${money(ctx, me.cash)}</strong><b class="num">★ ${stars(me.own.strength)}</b>
      ${me.sponsors.map((sponsor) => html`<span class="fm-sponsor"><${Sign} name=${sponsor.kind} />${money(ctx, sponsor.per_visit)}</span>`)}</div>
    <div class="fm-half">${[[1], [2, 5, 4, 3], [6, 8, 10], [7, 9, 11]].map((column) => html`<div>${column.map((number) => (worn[number] ? html`<${Chip} key=${number} ctx=${ctx} card=${worn[number]} number=${number} />` : html`<${Hole} key=${number} ctx=${ctx} number=${number} />`))}</div>`)}</div>
    <div class="fm-rest"><h3>${words("panel-bench")}</h3><div class="fm-bench">${me.own.bench.map((card) => html`<${Chip} key=${card} ctx=${ctx} card=${card} />`)}</div>
      <h3>${words("panel-plus")}</h3><div class="fm-hand">${hand}</div></div></div>`;
}

// ---- Seats

export function tags(ctx, seat) {
  const player = ctx.view.players[seat];
  const told = [];
  if (player.hand_up) told.push({ text: ctx.words("tag-hand"), strong: true });
  if (player.skip) told.push({ text: ctx.words("tag-skip") });
  return told;
}

const purse = (ctx, player) => (player.cash === null ? ctx.words("hidden") : money(ctx, player.cash));

export function Figures({ ctx, seat }) {
  if (useNarrow()) return null; // there is no room beside the name: the purse stands below it
  return html`<span class="figures num"><b>${purse(ctx, ctx.view.players[seat])}</b></span>`;
}

export function SeatBody({ ctx, seat }) {
  const player = ctx.view.players[seat];
  const { words } = ctx;
  const backs = words("squad-backs-label", { national: player.backs[0], foreign: player.backs[1] });
  const narrow = useNarrow();
  return html`<div class="fm-seat num">${narrow && html`<b>${purse(ctx, player)}</b>`}<span role="img" aria-label=${backs} title=${backs}><i class="back national"></i>${player.backs[0]}<i class="back foreign"></i>${player.backs[1]}</span>
    <span title=${words("panel-plus")}><${Sign} name="plus" />${player.plus_count}</span>
    ${ctx.view.phase === 2 && html`<span title=${words("column-points")}><b>${player.points}</b> pts</span><span title=${words("column-pennants")}>⚑ ${player.pennants}</span>`}
    ${player.sponsors.map((sponsor) => html`<span class="fm-sponsor" title=${words("sponsor", { kind: sponsor.kind })}><${Sign} name=${sponsor.kind} /></span>`)}
    ${player.known.slice(-3).map((one) => html`<span class=${`fm-slip${one.sure ? "" : " doubt"}`}>${printed(ctx.view.cards[one.card])} ${lastName(ctx.view.cards[one.card])} ★${ctx.view.cards[one.card].stars}</span>`)}</div>`;
}

export const phases = (ctx) => [
  { name: ctx.words("draw-phase-building"), now: ctx.view.phase === 1 },
  { name: ctx.words("draw-phase-season"), now: ctx.view.phase === 2 },
];

export const logHeading = (ctx, event) => ["day_started", "phase_one_ended", "kick_off"].includes(event.kind);
