// Sponsio's picture: the arena's sand, tickets, tokens and tricks. It draws the view and attaches the legal actions
// to the things they concern; what is legal, what follows and what it costs is the server's to say.
import { html, useState } from "/static/components/html.js";
import { Card, CardBack, Coin, Icon, Shape, Track } from "/static/components/pieces.js";
import { useMedia, useNarrow } from "/static/components/screen.js";
import { isStaged, labelOf, offered, refused, same, still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { signed } from "/static/kit/numbers.js";
import { setting } from "/static/table/settings.js";

/** Who likes plays a card by one tap; anybody by two quick ones. */
export const quick = true;

// ---- Signs

const SIGNS = {
  green: html`<path d="M20 2.5C31 11 32 25 20 37.5 8 25 9 11 20 2.5z" /><path class="under" d="M20 9v28.5M20 17l6.5-4M20 17l-6.5-4M20 24l7-4.5M20 24l-7-4.5M20 31l5.5-4M20 31l-5.5-4" />`,
  yellow: html`<path d="M20 1.5l4 7 7.5-3-1 8 8 1.5-5.5 6 5.5 6-8 1.5 1 8-7.5-3-4 7-4-7-7.5 3 1-8-8-1.5 5.5-6-5.5-6 8-1.5-1-8 7.5 3z" /><circle class="under" cx="20" cy="20.5" r="6.5" />`,
  blue: html`<path class="line" d="M20 37V6M7 10v7c0 7 5 10 13 10s13-3 13-10v-7" /><path d="M20 1l5 8.5H15zM7 4.5l4.5 8h-9zM33 4.5l4.5 8h-9z" />`,
  red: html`<path d="M9 3.5c7-2 15-2 22 0 2 11 2 22 0 33-7 2-15 2-22 0-2-11-2-22 0-33z" /><path class="under" d="M13 8c4-1 10-1 14 0M13 32c4 1 10 1 14 0M20 9v22" /><circle class="hole" cx="20" cy="20" r="5.5" />`,
  tricks: html`<rect x="5" y="4" width="21" height="27" rx="2.5" /><rect class="edge" x="14" y="10" width="21" height="27" rx="2.5" />`,
  last: html`<rect x="8" y="3" width="24" height="34" rx="3" /><text x="20" y="28.5">8</text>`,
  nines: html`<path d="M20 1l4.5 5.5 7-1.5.5 7 6.5 3-3 6.5 3 6.5-6.5 3-.5 7-7-1.5L20 42l-4.5-5.5-7 1.5-.5-7-6.5-3 3-6.5-3-6.5 6.5-3 .5-7 7 1.5z" transform="translate(1.5 1) scale(.92)" /><text x="20" y="28">9</text>`,
  counter: html`<path d="M4 8l14 12L4 32zM36 8L22 20l14 12z" />`,
  fight: html`<path class="line" d="M8 6l21 23M32 6L11 29M25 32l8-7M15 32l-8-7M30.5 30.5l4 4M9.5 30.5l-4 4" />`,
  double: html`<text class="wide" x="20" y="28">×2</text>`,
  modifier: html`<path class="line" d="M6 14h26M26 7l7 7-7 7M34 27H8M14 20l-7 7 7 7" />`,
  three: html`<circle class="line" cx="20" cy="12" r="8" /><circle class="line" cx="11.5" cy="27" r="8" /><circle class="line" cx="28.5" cy="27" r="8" />`,
};

const Sign = ({ name }) => html`<svg class="sign" viewBox="0 0 40 40" aria-hidden="true">${SIGNS[name]}</svg>`;

const SUIT = { G: "green", Y: "yellow", B: "blue", R: "red" };
const suitOf = (card) => SUIT[card[0]];
const letterOf = (words, suit) => words("card-short", { value: "", suit });
const cardName = (words, card) => words("card", { value: card.slice(1), suit: suitOf(card) });

/** A card of Sponsio, face up. */
function Face({ words, card, size }) {
  const suit = suitOf(card);
  return html`<${Card} value=${card.slice(1)} suit=${suit} size=${size} emblem=${html`<${Sign} name=${suit} />`} letter=${letterOf(words, suit)} />`;
}

/** A small card; `place` is where it lies, for those who ask. */
const Mini = ({ words, card, state = "", note, place = "" }) =>
  html`<span class=${`mini-card ${state}`} data-piece=${card} ...${explained(cardName(words, card), place && words("draw-explain-card", { place }))} role="img" aria-label=${note ? `${cardName(words, card)}, ${note}` : cardName(words, card)}><${Face} words=${words} card=${card} size="mini" /></span>`;

// ---- Words for bets

const ticketOf = (view, id) => view.tickets.find((ticket) => ticket.id === id);
const signOf = (ticket) => ticket.suit ?? ticket.type;
const ticketName = (words, ticket) =>
  ticket.suit ? words("draw-suit", { suit: ticket.suit }) : words("draw-ticket", { type: ticket.type });

/** A printed wager in short: “1–4”, “5+”, “tous”. */
function wagerShort(words, ticket, wager) {
  if (ticket.type === "last" || ticket.type === "nines")
    return words("wager-yes", { type: ticket.type, value: wager.counts.includes(1) ? "yes" : "no" });
  if (ticket.type === "counter") return words("wager-id", { id: wager.id });
  return wager.id.replace("-", "–");
}

/** A wager in full: “de 1 à 4 cartes rouges”. */
function wagerLong(words, ticket, wager) {
  if (ticket.type === "last" || ticket.type === "nines")
    return words(`wager-${ticket.type}`, { value: wager.counts.includes(1) ? "yes" : "no", scope: ticket.scope });
  if (ticket.type === "counter") return words("wager-counter");
  const low = wager.counts[0];
  const high = wager.counts.at(-1);
  const shape =
    wager.counts.length === 1
      ? "one"
      : wager.counts.length !== high - low + 1
        ? "list"
        : high === ticket.most
          ? "more"
          : "range";
  return words(`wager-${ticket.type}`, {
    shape,
    low: shape === "list" ? wager.counts.join(", ") : low,
    high,
    suit: ticket.suit ?? "none",
  });
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// ---- Choosing

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
const list = (ctx, count) => ctx.staged.slice(0, count);

/**
 * The last table of the chain at which one of these decisions is ours, and how many choices led there.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function at(ctx, ...decisions) {
  if (!ctx.live) return null;
  for (let place = ctx.chain.length - 1; place >= 0; place -= 1) {
    const table = ctx.chain[place];
    if (place > 0 && table.view.opens) continue; // what led there is whole
    if (decisions.includes(table.view.decision) && table.awaiting.includes(ctx.me))
      return { table, count: countTo(ctx, place) };
  }
  return null;
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function countTo(ctx, place) {
  if (place === 0) return 0;
  // the tables of the chain belong to longer and longer lists; the last one to the whole list
  return ctx.chain[place].stagedCount ?? ctx.staged.length;
}

// ---- Seats

/**
 * Who deals, who bet on nothing: they stand among the bets, where there is room for a whole word.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Marks({ ctx, seat }) {
  const { view, words } = ctx;
  const dealer = words("tag-dealer");
  const traitor = words("tag-traitor");
  return html`${view.dealer === seat && html`<span class="tag" ...${explained(dealer, words("draw-explain-dealer"))}>${dealer}</span>`}
    ${view.players[seat].traitor && html`<span class="tag strong" ...${explained(traitor, words("draw-explain-traitor"))}>${traitor}</span>`}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Figures({ ctx, seat }) {
  const player = ctx.view.players[seat];
  const { words } = ctx;
  return html`<span class="figures num"><span role="img" aria-label=${words("draw-count-cards", { count: player.hand_size })}><${CardBack} size="tiny" /><b>${player.hand_size}</b></span>
    <span role="img" aria-label=${words("coins", { coins: player.purse })}><${Coin} /><b>${player.purse}</b>${player.score ? html`<small>+${player.score}</small>` : ""}</span></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Streak({ ctx, player }) {
  const { words } = ctx;
  const label = words("streak", { space: player.streak, value: player.cash_value });
  const told = words("draw-explain-streak", {
    space: player.streak,
    value: player.cash_value,
    last: ctx.view.track.length,
  });
  return html`<span class="streak" ...${explained(words("column-streak"), told)}><${Track} at=${player.streak} spaces=${ctx.view.track.length} label=${label} />${player.streak ? html`<${Coin} value=${player.cash_value} size=${20} />` : html`<span class="quiet-note">${words("draw-start")}</span>`}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Taken({ ctx, player }) {
  const { words } = ctx;
  return html`<div class="taken num"><b>${words("draw-tricks-short", { count: player.tricks })}</b>
    ${Object.entries(player.taken).map(([suit, count]) => html`<span class=${`suit-${suit}${count ? "" : " zero"}`} role="img" aria-label=${`${count} ${words("draw-suit", { suit })}`}><${Sign} name=${suit} />${count}</span>`)}</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function SeatBody({ ctx, seat }) {
  const { view, words } = ctx;
  const player = view.players[seat];
  const known = player.hand === null ? player.known_in_hand : [];
  const bare = view.phase === "bets" && player.bets.length === 0;
  return html`
    ${view.phase !== "bets" && html`<${Taken} ctx=${ctx} player=${player} />`}
    <div class="seat-line"><span class="minis">
      ${player.shown.map((card) => html`<${Mini} key=${card} words=${words} card=${card} place="others" />`)}
      ${player.fight_card && html`<${Mini} words=${words} card=${player.fight_card} state="fight" place="fight" note=${words("draw-fight")} />`}
      ${known.map((card) => html`<${Mini} key=${card} words=${words} card=${card} state="known" place="known" />`)}
      ${!player.shown.length && !player.fight_card && !known.length && html`<span class="quiet-note">${words("draw-nothing-shown")}</span>`}</span>
      <${Streak} ctx=${ctx} player=${player} /></div>
    <div class="slips"><${Marks} ctx=${ctx} seat=${seat} />${player.bets.map((bet) => html`<${Slip} key=${bet.ticket} ctx=${ctx} bet=${bet} compact=${true} />`)}
      ${bare && html`<span class="quiet-note">${words("draw-may-betray")}</span>`}</div>`;
}

/**
 * A placed bet: colour tab, wager and odds, then how it stands.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Slip({ ctx, bet, act, chosen, compact, own }) {
  const { view, words, names, me } = ctx;
  const ticket = ticketOf(view, bet.ticket);
  const counter = bet.target !== undefined;
  const wager = counter ? ticket.wagers[0] : ticket.wagers.find((one) => one.id === bet.wager);
  const short = counter ? (bet.target === me ? words("ui-you") : names[bet.target]) : wagerShort(words, ticket, wager);
  const long = counter ? words("draw-against", { seat: short }) : wagerLong(words, ticket, wager);
  const edge =
    bet.status === "open" &&
    view.phase === "tricks" &&
    bet.count !== null &&
    bet.count > 0 &&
    wager.counts.includes(bet.count) &&
    !wager.counts.includes(bet.count + 1);
  const state = bet.status === "won" ? "won" : bet.status === "lost" ? "lost" : edge ? "edge" : "";
  const body = html`<span class=${`slip-tab tab-${ticket.suit ?? ticket.type}`}><${Sign} name=${signOf(ticket)} /></span>
    <span class="slip-text"><b>${compact ? short : long} <i class="num">×${bet.odds}</i>${compact && html`<${SlipSign} state=${state} />`}</b>${!compact && html`<small>${slipNote(ctx, bet, ticket, edge)}</small>`}</span>`;
  const label = `${ticketName(words, ticket)}, ${long}, ×${bet.odds}`;
  const told = words("draw-explain-bet", { coins: bet.stake, gain: bet.odds * bet.stake, wager: capital(long) });
  const more = {
    ...explained(
      `${ticketName(words, ticket)} (${bet.ticket})`,
      [told, standing(ctx, bet, ticket)].filter(Boolean).join(" "),
    ),
    "data-keep": own ? "bet" : undefined,
  };
  const look = `slip ${state}${compact ? " compact" : ""}`;
  if (act)
    return html`<button class=${`${look} lit${chosen ? " chosen" : ""}`} ...${more} aria-label=${label} onClick=${act}>${body}</button>`;
  return html`<span class=${look} ...${more} role="img" aria-label=${label}>${body}</span>`;
}

/** How a folded bet stands: won, lost, or at its limit. */
const SlipSign = ({ state }) =>
  state && html`<${Icon} name=${state === "won" ? "check" : state === "lost" ? "cross" : "warning"} />`;

/**
 * How a bet stands, in a sentence.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function standing(ctx, bet, ticket) {
  const { words, view } = ctx;
  if (bet.status !== "open") return words("draw-explain-settled", { won: bet.status === "won" ? "yes" : "no" });
  if (view.phase !== "tricks" || bet.count === null) return "";
  const count = words(ticket.type === "tricks" ? "draw-count-tricks" : "draw-count-cards", { count: bet.count });
  return words("draw-explain-so-far", { count });
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function slipNote(ctx, bet, ticket, edge) {
  const { words, view } = ctx;
  if (bet.status === "won") return html`<${Icon} name="check" />${words("draw-safe")}`;
  if (bet.status === "lost") return html`<${Icon} name="cross" />${words("draw-lost")}`;
  if (edge) return words(ticket.type === "tricks" ? "draw-limit-trick" : "draw-limit", { count: bet.count });
  if (view.phase === "tricks" && bet.count !== null)
    return words(ticket.type === "tricks" ? "draw-count-tricks" : "draw-count-cards", { count: bet.count });
  return bet.stake > 1 ? `${bet.ticket} · ${words("draw-stake-two")}` : bet.ticket;
}

// ---- The board

export function phases({ view, words }) {
  return ["bets", "tricks", "score"].map((phase) => ({
    name: words("draw-phase", { phase }),
    now: view.phase === phase,
  }));
}

/**
 * A card about to be played stays in the hand, lifted: the picture is the one before it.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
const calm = (ctx) => (ctx.staged.some((one) => one.kind === "play") ? still(ctx) : ctx);

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = calm(given);
  const narrow = useNarrow();
  const betting = ctx.chain[0].view.phase === "bets";
  if (ctx.chain[0].view.phase === "score") return html`<${RoundScore} ctx=${ctx} />`;
  return html`<div class=${`sand ${betting ? "betting" : "tricking"}`}>${betting ? html`<${Betting} ctx=${ctx} narrow=${narrow} />` : html`<${Trick} ctx=${ctx} narrow=${narrow} />`}</div>`;
}

/**
 * The round's score, seat by seat in the order it was told.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function RoundScore({ ctx }) {
  const { words, seats, lines } = ctx;
  const from = lines.findLastIndex((line) => line.event.kind === "round_started");
  const events = lines.slice(from).map((line) => line.event);
  const winner = events.find((event) => event.kind === "round_winner");
  const { round } = ctx.view;
  const ended = events.find((event) => event.kind === "round_ended");
  return html`<section class="round-score" tabindex="0" aria-label=${words("draw-round", { round })}>
    <header><h2>${words("draw-round", { round })}</h2></header>
    <div class="score-seats">${seats.map((seat) => {
      const own = events.filter((event) => event.seat === seat.seat);
      const results = own.filter((event) => ["bet_result", "counter_result", "traitor_result"].includes(event.kind));
      const cash = own.findLast((event) => event.kind === "cash" && event.choice !== "keep");
      const moved = own.findLast((event) => event.kind === "streak_moved");
      const bonus = winner?.seats.includes(seat.seat) ? winner.bonus : 0;
      const won = results.reduce((total, event) => total + event.coins, 0) + (cash?.coins ?? 0) + bonus;
      const net = balance(ctx, seat.seat, from, ended);
      return html`<article><h3><${Shape} seat=${seat} />${seat.name}</h3><ul>
        ${results.map((event) => html`<li class=${event.won === false ? "lost" : ""}><span>${resultName(ctx, event)}</span><b class="num">${event.won === false ? html`<${Icon} name="cross" />` : signed(event.coins)}</b></li>`)}
        ${!results.length && html`<li><span>${words("draw-no-bets")}</span></li>`}
        ${moved && html`<li><span>${words("column-streak")}</span><b class="num">${moved.to}/${ctx.view.track.length}</b></li>`}
        ${cash && html`<li><span>${words("draw-cashed")}</span><b class="num">${signed(cash.coins)}</b></li>`}
        ${bonus > 0 && html`<li><span>${words("draw-best")}</span><b class="num">${signed(bonus)}</b></li>`}
        ${net !== won && html`<li><span>${words("draw-staked")}</span><b class="num">${signed(net - won)}</b></li>`}
      </ul><p class="sum"><span>${words("draw-gain")}</span><b class="num">${signed(net)}</b></p>
      ${ended && html`<p class="purse"><span>${words("draw-purse")}</span><b class="num"><${Coin} />${ended.purses[seat.seat]}</b></p>`}</article>`;
    })}</div></section>`;
}

/**
 * What a round made of a purse, stakes counted: from its end, or so far.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function balance(ctx, seat, from, ended) {
  const before = ctx.lines.slice(0, from).findLast((line) => line.event.kind === "round_ended")?.event;
  const { purse, score } = ctx.view.players[seat];
  return (ended?.purses[seat] ?? purse + score) - (before?.purses[seat] ?? ctx.view.start_coins);
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function resultName(ctx, event) {
  const { words, names } = ctx;
  if (event.kind === "traitor_result") return words("tag-traitor");
  if (event.kind === "counter_result") return words("draw-against", { seat: names[event.target] });
  const ticket = ticketOf(ctx.view, event.ticket);
  return ticket ? ticketName(words, ticket) : event.ticket;
}

/** Identical tickets are one stack. */
function stacksOf(view) {
  const stacks = new Map();
  for (const ticket of view.tickets) {
    const key = `${ticket.type} ${ticket.suit} ${JSON.stringify(ticket.wagers)}`;
    stacks.set(key, [...(stacks.get(key) ?? []), ticket]);
  }
  const order = ["green", "yellow", "blue", "red", "tricks", "last", "nines", "counter"];
  return [...stacks.values()].sort((one, other) => order.indexOf(signOf(one[0])) - order.indexOf(signOf(other[0])));
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Betting({ ctx, narrow }) {
  const { words } = ctx;
  const [tab, setTab] = useState("tickets");
  const stacks = stacksOf(ctx.chain[0].view);
  const tickets = html`<div class="tickets">${stacks.map((stack) => html`<${Ticket} key=${stack[0].id} ctx=${ctx} stack=${stack} narrow=${narrow} />`)}</div>`;
  if (!narrow) return html`<${Talon} ctx=${ctx} />${tickets}<${Tokens} ctx=${ctx} />`;
  const free = ctx.view.tokens.filter((token) => token.free).length;
  /** @type {[string, string, string | number][]} */
  const tabs = [
    ["tickets", words("draw-tickets-tab"), ""],
    ["tokens", words("draw-tokens-tab"), free],
    ["talon", words("draw-talon-tab"), ctx.view.talon.length],
  ];
  return html`<div class="board-tabs" role="tablist">${tabs.map(([id, name, count]) => html`<button role="tab" aria-selected=${tab === id} onClick=${() => setTab(id)}>${name} <span>${count}</span></button>`)}</div>
    ${tab === "tickets" ? tickets : tab === "tokens" ? html`<${Tokens} ctx=${ctx} />` : html`<${Talon} ctx=${ctx} />`}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Talon({ ctx }) {
  const { words } = ctx;
  const here = at(ctx, "action");
  const view = ctx.chain[0].view;
  return html`<section class="talon-zone" aria-label=${words("panel-talon")}><h2>${words("panel-talon")}</h2><p>${words("draw-talon-help")}</p>
    <div class="talon-cards">${view.talon.map((card) => {
      const action = { kind: "swap_take", card };
      const can = here && offered(here.table, action);
      const why = here && refused(here.table, action);
      return html`<${Piece} key=${card} ctx=${ctx} card=${card} place="talon" label=${cardName(words, card)} can=${can} chosen=${isStaged(ctx, action)} why=${why}
        act=${() => ctx.stage(isStaged(ctx, action) ? list(ctx, here.count) : [...list(ctx, here.count), action])} />`;
    })}</div></section>`;
}

/**
 * A card one may be able to choose.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Piece({ ctx, card, label, can, chosen, why, act, twice, dim, place, own }) {
  const { words } = ctx;
  const face = html`<${Face} words=${words} card=${card} />`;
  const more = {
    "data-piece": card,
    "data-keep": own ? "hand" : undefined,
    ...explained(cardName(words, card), words("draw-explain-card", { place })),
  };
  if (can || chosen)
    return html`<button class=${`piece lit${chosen ? " chosen" : ""}`} ...${more} aria-label=${label} aria-pressed=${Boolean(chosen)} onClick=${act} onDblClick=${twice}>${face}</button>`;
  if (why)
    return html`<button class="piece refused" ...${more} aria-label=${`${label}. ${why.reason}`} onClick=${() => ctx.explain(why)}>${face}</button>`;
  return html`<span class=${`piece${dim ? " refused" : ""}`} ...${more} role="img" aria-label=${label}>${face}</span>`;
}

/**
 * A stack of tickets: head, printed wagers as keys, and why not.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Ticket({ ctx, stack, narrow }) {
  const { words, names, me } = ctx;
  const here = at(ctx, "action", "wager", "rewager");
  const decision = here?.table.view.decision;
  const pending = decision && decision !== "action" ? here.table.view.pending.ticket : null;
  const open =
    here &&
    (pending
      ? stack.find((ticket) => ticket.id === pending)
      : stack.find((ticket) => offered(here.table, { kind: "bet", ticket: ticket.id })));
  const first = open ?? stack[0];
  const bet = open && decision === "action" ? [{ kind: "bet", ticket: open.id }] : [];
  const why =
    here &&
    !open &&
    !pending &&
    stack
      .toSorted((one, other) => Number(one.holder !== null) - Number(other.holder !== null))
      .map((ticket) => refused(here.table, { kind: "bet", ticket: ticket.id }))
      .find(Boolean);
  const counter = first.type === "counter";
  const choices = counter
    ? ctx.seats
        .filter((seat) => seat.seat !== (me ?? -1))
        .map((seat) => ({
          key: seat.seat,
          top: names[seat.seat],
          seat,
          odds: first.wagers[0].odds,
          action: { kind: "target", seat: seat.seat },
        }))
    : first.wagers.map((wager) => ({
        key: wager.id,
        top: wagerShort(words, first, wager),
        long: wagerLong(words, first, wager),
        odds: wager.odds,
        action: { kind: decision === "rewager" ? "rewager" : "wager", wager: wager.id },
      }));
  const chosenHere =
    open &&
    ctx.staged.length > here.count &&
    ctx.staged
      .slice(here.count)
      .some(
        (one) =>
          same(one, { kind: "bet", ticket: open.id }) || (pending && ["wager", "rewager", "target"].includes(one.kind)),
      );
  const usable = (choice) => open && (decision === "action" || offered(here.table, choice.action));
  const holders = stack.filter((ticket) => ticket.holder !== null);
  const taken = holders.length === stack.length && (why || !here);
  const note = taken ? takenBy(ctx, holders[0]) : why ? why.short || why.reason : "";
  const quiet = !open && (why || holders.length === stack.length || (here && pending));
  const ids = html`<span class="ids">${stack.map((ticket) => html`<span class=${ticket.holder === null ? "" : "struck"}>${ticket.id}</span> `)}</span>`;
  const select = (choice) => {
    const staged = [...list(ctx, here.count), ...bet, choice.action];
    ctx.stage(chosenHere && isStaged(ctx, choice.action) ? list(ctx, here.count) : staged);
  };
  return html`<article class=${`ticket tab-${signOf(first)}${open ? " lit" : ""}${chosenHere ? " chosen" : ""}${quiet ? " quiet" : ""}`} aria-label=${ticketName(words, first)}>
    <header ...${explained(ticketName(words, first), words("draw-explain-ticket", { type: first.type, suit: first.suit ?? "none" }))}><${Sign} name=${signOf(first)} /><b>${ticketName(words, first)}</b>${ids}</header>
    ${
      (!narrow || !quiet) &&
      html`<div class="keys-of">${choices.map((choice) => {
        const on = chosenHere && isStaged(ctx, choice.action);
        const label = `${choice.seat ? "" : `${choice.top} `}×${choice.odds}, ${ticketName(words, first)}, ${choice.long ?? words("draw-against", { seat: choice.top })}`;
        const face = html`${choice.seat ? html`<${Shape} seat=${choice.seat} />` : html`<b>${choice.top}</b>`}${" "}<i class="num">×${choice.odds}</i>`;
        return usable(choice)
          ? html`<button key=${choice.key} class=${`wager${on ? " on" : ""}`} ...${explained(ticketName(words, first), choiceText(ctx, choice))} aria-label=${label} aria-pressed=${Boolean(on)} onClick=${() => select(choice)} onDblClick=${() => ctx.send([...list(ctx, here.count), ...bet, choice.action])}>${face}</button>`
          : html`<span key=${choice.key} class="wager off" ...${explained(ticketName(words, first), choiceText(ctx, choice))}>${face}</span>`;
      })}</div>`
    }
    ${why ? html`<button class="ticket-note" ...${explained(note, why.reason)} onClick=${() => ctx.explain(why)}>${note}</button>` : note ? html`<span class="ticket-note">${note}</span>` : ""}
  </article>`;
}

/**
 * A printed wager in a sentence: what must come true, and what a coin brings.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
const choiceText = (ctx, choice) =>
  choice.long
    ? ctx.words("draw-bet-sentence", { wager: capital(choice.long), coins: 1, gain: choice.odds })
    : ctx.words("draw-against-sentence", { seat: choice.top, coins: 1, gain: choice.odds });

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
const takenBy = (ctx, ticket) =>
  ticket.holder === ctx.me ? ctx.words("draw-taken-you") : ctx.words("draw-taken", { seat: ctx.names[ticket.holder] });

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Tokens({ ctx }) {
  const { words, names, me } = ctx;
  const here = at(ctx, "action");
  return html`<section class="tokens" aria-label=${words("panel-tokens")}><h2>${words("panel-tokens")}</h2>
    ${ctx.chain[0].view.tokens.map((token) => {
      const action = { kind: "token", token: token.id };
      const can = here && offered(here.table, action);
      const why = here && refused(here.table, action);
      const chosen = isStaged(ctx, action);
      const held =
        token.holder === null
          ? ""
          : words("draw-token-held", { seat: token.holder === me ? words("ui-you") : names[token.holder] });
      const told = explained(
        words("draw-token", { token: token.id }),
        `${words("draw-explain-token", { token: token.id })} ${token.free ? words("draw-explain-price", { price: token.price }) : ""}`.trim(),
      );
      const send = () => ctx.send([...list(ctx, here.count), action]);
      const body = html`<span class=${`disc${token.free ? "" : " gone"}`}><${Sign} name=${token.id} /></span><span class="token-text"><b>${words("draw-token", { token: token.id })}</b><small>${token.free ? words("draw-price", { price: token.price }) : held}</small></span>`;
      if (can || chosen)
        return html`<button key=${token.id} class=${`token lit${chosen ? " chosen" : ""}`} ...${told} aria-pressed=${chosen} onClick=${() => ctx.stage(chosen ? list(ctx, here.count) : [...list(ctx, here.count), action])} onDblClick=${send}>${body}</button>`;
      if (why)
        return html`<button key=${token.id} class="token quiet" ...${told} onClick=${() => ctx.explain(why)}>${body}</button>`;
      return html`<span key=${token.id} class=${`token${token.free ? "" : " quiet"}`} ...${told}>${body}</span>`;
    })}</section>`;
}

/**
 * Places around the medallion: you below, then clockwise.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function placesOf(ctx) {
  const count = ctx.seats.length;
  const from = ctx.me ?? 0;
  const sides = count === 3 ? ["down", "left", "right"] : ["down", "left", "up", "right"];
  return sides.map((side, place) => ({ side, seat: (from + place) % count }));
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Trick({ ctx, narrow }) {
  const { view, words, names } = ctx;
  const trick = view.trick;
  const fresh = trick && trick.cards.length > 0;
  const done = !fresh && view.last_trick; // the trick just taken lies there until the next card
  const source = fresh ? trick : done ? view.last_trick : { leader: trick?.leader ?? 0, cards: [] };
  const best = fresh ? trick.winning : done ? view.last_trick.winner : null;
  const suit = fresh ? trick.suit : done ? suitOf(view.last_trick.cards[0]) : null;
  const previous = fresh && view.last_trick;
  return html`
    <section class="previous" ...${explained(previous ? words("draw-last-trick") : "", previous ? words("draw-won-by", { seat: names[previous.winner] }) : "")}>${previous && html`<h2>${words("draw-last-trick")}</h2><span class="fan">${previous.cards.map((card) => html`<${Mini} key=${card} words=${words} card=${card} />`)}</span><p>${words("draw-won-by", { seat: names[previous.winner] })}</p>`}</section>
    <section class=${`cross${done ? " done" : ""}`} aria-label=${words("panel-trick")}>
      ${placesOf(ctx).map(({ side, seat }) => {
        const place = (seat - source.leader + names.length) % names.length;
        const card = source.cards[place];
        const turn = !done && view.awaiting.includes(seat) && view.phase === "tricks";
        const who = seat === ctx.me ? capital(words("ui-you")) : names[seat];
        return html`<div key=${side} class=${`place ${side}${card ? "" : " bare"}${turn ? " turn" : ""}${turn && seat === ctx.me ? " mine" : ""}`}>
          ${card ? html`<span class="piece" data-piece=${card} data-from=${`seat-${seat}`} ...${explained(`${who}, ${cardName(words, card)}`, words("draw-explain-card", { place: "played" }))} role="img" aria-label=${`${who}, ${cardName(words, card)}`}><${Face} words=${words} card=${card} /></span>` : ""}
          ${seat === best ? html`<span class="lead-tag">${words(done ? "draw-wins" : "draw-leading", { seat: done && seat === ctx.me ? words("ui-you") : who })}</span>` : html`<span class="place-name">${who}</span>`}
        </div>`;
      })}
      <div class=${`medallion${suit ? ` suit-${suit}` : ""}`}>${suit ? html`<${Sign} name=${suit} />` : ""}</div>
      ${suit && fresh && !narrow && html`<p class=${`led suit-${suit}`}>${words("draw-led", { suit })}</p>`}
    </section>
    <${Nines} ctx=${ctx} />`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Nines({ ctx }) {
  const { view, words } = ctx;
  const wanted = view.tickets.some((ticket) => ticket.type === "nines" && ticket.holder !== null);
  if (!wanted) return html`<section class="nines"></section>`;
  const states = ["won", "beaten", "out", ...(view.nines.talon.length ? ["talon"] : [])];
  return html`<section class="nines"><h2>${words("panel-nines", { scope: view.nines.talon_counts ? "deck" : "play" })}</h2><div>${states.flatMap((state) => view.nines[state].map((card) => html`<span key=${card} class=${`nine ${state}`}><span class="mini-card" role="img" aria-label=${`${cardName(words, card)}, ${words("draw-nine", { state })}`}><${Face} words=${words} card=${card} size="mini" /></span><small>${words("draw-nine", { state })}</small></span>`))}</div></section>`;
}

// ---- Own pieces

const LOW = "(max-width: 699px), (max-height: 800px)";

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = calm(given);
  const { words, me } = ctx;
  const player = ctx.view.players[me];
  const seat = ctx.seats[me];
  const here = at(ctx, "turn", "token_pay", "fight_card", "swap_give", "play");
  const target = Object.assign(
    {},
    ...ctx.view.players.flatMap((other) =>
      other.bets.filter((bet) => bet.target === me).map((bet) => ({ seat: other.seat, bet })),
    ),
  );
  const hand = player.hand;
  const cards = (list_, place) =>
    list_.map((card) => html`<${OwnCard} key=${card} ctx=${ctx} card=${card} place=${place} here=${here} />`);
  const modify = at(ctx, "modify");
  const folded = useMedia(LOW) || player.bets.length + (target.bet ? 1 : 0) > 2; // so that all of them are in sight
  return html`<div class="mine-head">
      <div class="mine-name"><${Shape} seat=${seat} /><b class="name">${seat.name}</b>
        <${Marks} ctx=${ctx} seat=${me} />
        <span class="spring"></span><span class="figures num" role="img" aria-label=${words("coins", { coins: player.purse })}><${Coin} size=${24} /><b>${player.purse}</b>${player.score ? html`<small>+${player.score}</small>` : ""}</span></div>
      <${Streak} ctx=${ctx} player=${player} />
      ${ctx.view.phase !== "bets" && html`<${Taken} ctx=${ctx} player=${player} />`}
      <div class="slips">
        ${player.bets.map((bet) => {
          const action = { kind: "modify", ticket: bet.ticket };
          const act =
            modify && offered(modify.table, action) ? () => ctx.stage([...list(ctx, modify.count), action]) : null;
          return html`<${Slip} key=${bet.ticket} ctx=${ctx} bet=${bet} act=${act} chosen=${isStaged(ctx, action)} compact=${folded} own=${true} />`;
        })}
        ${target.bet && html`<span class=${`slip aimed${folded ? " compact" : ""}`} data-keep="bet" ...${explained(ticketName(words, ticketOf(ctx.view, "XVI")), words("draw-explain-aimed", { seat: ctx.names[target.seat], coins: target.bet.odds * target.bet.stake }))}><span class="slip-tab tab-counter"><${Sign} name="counter" /></span><span class="slip-text"><b>${words("draw-aimed", { seat: ctx.names[target.seat] })}</b>${!folded && html`<small>${words("draw-aimed-price", { coins: target.bet.odds * target.bet.stake })}</small>`}</span></span>`}
        ${!player.bets.length && ctx.view.phase === "bets" && html`<span class="quiet-note">${words("draw-no-bets")}</span>`}
      </div>
    </div>
    <div class="hand-zone" style=${`--cards:${Math.max(6, hand.length + player.shown.length + (player.fight_card ? 1 : 0))}`}>
      ${hand.length > 0 && html`<section aria-label=${words("draw-hand")}><h2>${words("draw-hand")}</h2><div class="hand">${cards(hand, "hand")}</div></section>`}
      ${(player.shown.length > 0 || player.fight_card) && html`<section class="shown-zone" aria-label=${words("draw-shown")}><h2>${words(player.shown.length > 2 ? "draw-shown" : "draw-shown-short")}</h2><div class="hand">${cards(player.shown, "shown")}${player.fight_card ? cards([player.fight_card], "fight") : ""}</div></section>`}
    </div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function OwnCard({ ctx, card, place, here }) {
  const { words } = ctx;
  const label = words("draw-card-state", { card: cardName(words, card), place });
  const taken = ctx.chain[0].view.talon.includes(card); // what is staged with it is done at the talon
  const staged = !taken && ctx.staged.find((one) => one.card === card);
  const action = here?.table.actions.find((one) => one.action.card === card)?.action;
  const why = here?.table.blocked.find((one) => one.action.card === card);
  const act = () => {
    if (staged) {
      const before = ctx.staged.findIndex((one) => same(one, staged));
      if (staged.kind === "play") ctx.send(ctx.staged);
      else ctx.stage(ctx.staged.slice(0, before));
    } else ctx.stage([...list(ctx, here.count), action]);
  };
  const dim = here && !action && here.table.view.decision === "play";
  const twice = action?.kind === "play" ? () => ctx.send([...list(ctx, here.count), action]) : null;
  return html`<${Piece} ctx=${ctx} card=${card} label=${label} can=${Boolean(action)} chosen=${Boolean(staged)} why=${why} act=${twice && setting("quick") ? twice : act} twice=${twice} dim=${dim} place=${place} own=${true} />`;
}

// ---- The band

const BUTTONS = ["pass", "no_action", "collect", "keep"];

/**
 * What the band says and offers: the staged choice in words, one ink button that sends it.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export function band(ctx) {
  const { table, words, staged, chain } = ctx;
  const last = chain.at(-1);
  const complete = staged.length > 0 && (chain.length === 1 || !last.awaiting.includes(ctx.me) || last.view.opens);
  const buttons = [];
  const told = { buttons };
  if (staged.length > 0) told.text = sentence(ctx);
  if (last.view.decision === "stake" && !complete) {
    for (const one of last.actions.filter((action) => action.action.kind === "stake")) {
      buttons.push({
        label: words("draw-bet-button", { coins: one.action.coins }),
        main: !buttons.length,
        act: () => ctx.send([...staged, one.action]),
      });
    }
  } else if (complete) {
    const placed = staged.find((one) => one.kind === "bet");
    const play = staged.find((one) => one.kind === "play");
    const label = placed
      ? words("draw-bet-button", { coins: staged.find((one) => one.kind === "stake")?.coins ?? 1 })
      : play
        ? labelOf(ctx, play)
        : words("draw-confirm");
    buttons.push({ label, main: true, act: () => ctx.send(staged) });
  }
  if (!complete) {
    for (const one of table.actions.filter((action) => BUTTONS.includes(action.action.kind))) {
      buttons.push({
        label: one.label,
        main: one.action.kind === "collect",
        act: () => ctx.send([...staged, one.action]),
      });
    }
  }
  if (chain[0].view.phase === "tricks" && chain[0].view.trick)
    told.extra = html`<span class="band-note num">${words("phase", { phase: "tricks", trick: chain[0].view.trick.number, turn: 0, turns: 0 })}/${chain[0].view.trick.of}</span>`;
  return told;
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function sentence(ctx) {
  const { words, staged, names } = ctx;
  const bet = staged.find((one) => one.kind === "bet");
  const ticketId = bet?.ticket ?? ctx.chain[0].view.pending.ticket;
  const wager = staged.find((one) => one.kind === "wager" || one.kind === "rewager");
  const target = staged.find((one) => one.kind === "target");
  const coins = staged.find((one) => one.kind === "stake")?.coins ?? 1;
  if (ticketId && wager) {
    const ticket = ticketOf(ctx.chain[0].view, ticketId);
    const printed = ticket.wagers.find((one) => one.id === wager.wager);
    return words("draw-bet-sentence", {
      wager: capital(wagerLong(words, ticket, printed)),
      coins,
      gain: coins * printed.odds,
    });
  }
  if (target)
    return words("draw-against-sentence", {
      seat: names[target.seat],
      coins,
      gain: coins * ticketOf(ctx.chain[0].view, ticketId).wagers[0].odds,
    });
  const done =
    staged
      .map((one) => labelOf(ctx, one))
      .filter(Boolean)
      .at(-1) ?? "";
  const last = ctx.chain.at(-1);
  const next = ctx.chain.length > 1 && last.awaiting.includes(ctx.me) && !last.view.opens ? last.prompt.sentence : "";
  return [done ? `${done}.` : "", next].filter(Boolean).join(" ");
}

// ---- The log and the score sheet

const HEADINGS = new Set(["round_started", "traitors"]);

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
export const logHeading = (ctx, event) => HEADINGS.has(event.kind);

/**
 * Purses at the end of every round, what each one brought, and the final ranking.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function Sheet({ ctx, lines }) {
  const { words, seats, table } = ctx;
  const events = lines.map((line) => line.event);
  const rounds = events.filter((event) => event.kind === "round_ended");
  const paid = events.filter((event) => event.kind === "cash" && event.choice === "forced"); // the track after the last round
  return html`<table class="standings rounds"><thead><tr><th scope="col">${words("end-rank")}</th><th scope="col">${words("end-player")}</th>${rounds.map((_, place) => html`<th scope="col" class="num">${words("draw-round", { round: place + 1 })}</th>`)}${paid.length > 0 && html`<th scope="col" class="num">${words("draw-track-paid")}</th>`}<th scope="col" class="num">${words("draw-final")}</th></tr></thead>
    <tbody>${table.standings.map(
      (
        standing,
      ) => html`<tr><td class="rank">${standing.rank}</td><th scope="row"><span><${Shape} seat=${seats[standing.seat]} />${seats[standing.seat].name}</span></th>
      ${rounds.map((round, place) => {
        const purse = round.purses[standing.seat];
        const gain = place ? purse - rounds[place - 1].purses[standing.seat] : null;
        return html`<td class="num"><b>${purse}</b>${gain !== null && html`<small>${signed(gain)}</small>`}</td>`;
      })}${paid.length > 0 && html`<td class="num">${signed(paid.find((event) => event.seat === standing.seat)?.coins ?? 0)}</td>`}<td class="num score">${standing.score}</td></tr>`,
    )}</tbody></table>`;
}
