// The sheet beside the pitch, named after the calculation sheets of the box: what the present decision costs and brings,
// in the server's figures.
import { html, useLayoutEffect, useRef } from "/static/components/html.js";
import { Icon, Shape } from "/static/components/pieces.js";
import { next, offered, offers, same, still } from "/static/kit/actions.js";
import { minus } from "/static/kit/numbers.js";
import { composing, isIn, lookAt, mirrored, setAmount, setMoney, toggle } from "/games/footmania/choice.js";
import {
  Amount,
  Brand,
  Card,
  change,
  Chip,
  money,
  plusFace,
  printed,
  Shirt,
  Sign,
  Sponsor,
  Star,
} from "/games/footmania/pieces.js";

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
const listed = (ctx, numbers) => numbers.join(", ") || ctx.words("draw-nobody");
const tone = (count) => (count > 0 ? "ok" : count < 0 ? "bad" : "quiet");
const Arrow = () => html`<${Icon} name="arrow" />`;
/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
export const own = (ctx) => ctx.view.players[ctx.me]?.own;

/** Before, after, difference. */
function Change({ name, before, after, gain, unit, better = 1 }) {
  return html`<tr><th scope="row">${name}</th><td>${before}</td><td class="to"><${Arrow} /></td><td><b>${after}</b>${unit}</td>
    <td class=${tone(better * gain)}>${change(gain)}</td></tr>`;
}

/**
 * What a change of footballers and cash does, for oneself and, as far as one knows, for the other.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Effects({ ctx, effect, cash = 0, other }) {
  const { words } = ctx;
  const mine = ctx.view.players[ctx.me];
  const pennants = mine.pennant_stars;
  return html`<table class="fm-effects num"><tbody>
    <${Change} name=${words("draw-strength")} before=${minus(effect.before + pennants)} after=${minus(effect.after + pennants)}
    gain=${effect.after - effect.before} unit=${html`<${Star} />`} />
    <${Change} name=${words("draw-missing-row")} before=${listed(ctx, effect.missing_before)} after=${listed(ctx, effect.missing_after)}
    gain=${effect.missing_after.length - effect.missing_before.length} better=${-1} />
    ${
      cash !== 0 &&
      html`<tr class="cash"><th scope="row">${words("column-cash")}</th><td>${money(ctx, mine.cash)}</td><td class="to"><${Arrow} /></td>
    <td><b>${money(ctx, mine.cash + cash)}</b></td><td class=${tone(cash)}></td></tr>`
    }
    ${
      other &&
      html`<tr class="other"><th scope="row" colspan="4">
    ${words("draw-strength-of", { seat: other.name, count: other.known })}</th>
    <td class=${tone(other.effect.before - other.effect.after)}>${change(other.effect.after - other.effect.before)}<${Star} /></td></tr>`
    }
  </tbody></table>`;
}

/**
 * An amount with − and +, and a few sums at hand. What passes between two has no more and less: the keys on one side
 * let one receive, those on the other pay, whatever else is in the offer.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Stepper({ ctx, sum, least, most, set, quick = [], label, between = false }) {
  const step = ctx.view.money_step;
  const beyond = (amount) => amount < least || amount > most;
  const [less, more] = between ? ["draw-receive-more", "draw-pay-more"] : ["draw-less", "draw-more"];
  const key = (change) =>
    html`<button class="fm-key" disabled=${beyond(sum + change)}
      aria-label=${ctx.words(change > 0 ? more : less, { amount: money(ctx, Math.abs(change)) })}
      onClick=${() => set(sum + change)}>${between || change > 0 ? "+" : "−"}${money(ctx, Math.abs(change)).replace(/\D+$/, "")}</button>`;
  const keys = (title, changes) =>
    html`<span class="fm-keys-of">${between && html`<small>${title}</small>`}<span class="fm-keys">${changes.map(key)}</span></span>`;
  return html`<div class="fm-stepper" role="group" aria-label=${label}>${keys(ctx.words("draw-receive"), [-5 * step, -step])}
    <span class="fm-sum-of"><small>${label}</small><strong class="num">${money(ctx, Math.abs(sum))}</strong></span>
    ${keys(ctx.words("draw-pay"), [step, 5 * step])}</div>
    ${
      quick.length > 0 &&
      html`<div class="fm-quick">${quick.map(
        ([name, amount]) => html`<button class="fm-key wide" disabled=${beyond(amount)}
          aria-pressed=${String(sum === amount)} onClick=${() => set(amount)}>${name}
          <small class="num">${money(ctx, Math.abs(amount))}</small></button>`,
      )}</div>`
    }`;
}

// ---- Going somewhere

const SIDES = { national: "blue", foreign: "red" };

const halfOf = ({ x }) => (x < 6 ? "national" : x > 6 ? "foreign" : "middle");
const lineOf = ({ y }) => (y < 3 ? "far" : y > 3 ? "near" : "none");

/**
 * The name of a destination; two of a kind are told apart by where they lie, however the pitch is turned.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function arrival(ctx, id) {
  const { board, destinations } = ctx.chain[0].view; // the move that is staged may already lead elsewhere
  const cell = board.find((one) => one.id === id);
  const alike = board.filter(
    (one) => one !== cell && one.type === cell.type && one.kind === cell.kind && destinations.includes(one.id),
  );
  const name = ctx.words("draw-cell", { cell: cell.kind ?? cell.type });
  if (!alike.length) return name;
  const half = alike.some((one) => halfOf(one) !== halfOf(cell));
  const line = alike.some((one) => halfOf(one) === halfOf(cell));
  return ctx.words("draw-cell-where", {
    cell: name,
    half: half ? halfOf(cell) : "none",
    line: line ? lineOf(cell) : "none",
  });
}

const SPEAKING = ["plus", "question", "euromatch", "jackpot", "championship", "centre"];

/**
 * What a cell does to whoever is on the move, but for the piles of footballers.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
export function doesThere(ctx, view, id) {
  const { kind, type } = view.board.find((one) => one.id === id);
  if (kind) {
    const sponsor = view.players[view.active].sponsors.find((one) => one.kind === kind);
    return ctx.words("draw-sponsor-here", { amount: sponsor ? money(ctx, sponsor.per_visit) : "none" });
  }
  if (!SPEAKING.includes(type)) return "";
  return ctx.words("draw-cell-does", { cell: type, phase: view.phase, amount: money(ctx, view.jackpot) });
}

/**
 * A ticket for every cell one may go to; once one stands there, the one of the pile whose card may be drawn.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Tickets({ ctx, there }) {
  const { view, words } = ctx;
  const cash = view.players[view.active].cash;
  const { foreigners = 0, max_foreign = Infinity } = own(ctx) ?? {};
  const title = there
    ? words("prompt-draw")
    : html`${words("draw-arrivals", { count: view.destinations.length })} <small>${words("draw-steps", { count: view.die })}</small>`;
  return html`<h2>${title}</h2>
    ${(there ? [there] : view.destinations).map((id) => {
      const cell = view.board.find((one) => one.id === id);
      const kind = cell.kind ?? cell.type;
      const deck = view.decks[cell.type];
      const move =
        offered(next(ctx), { kind: "move", cell: id }) ?? ctx.chain[0].actions.find((one) => one.action.cell === id);
      const chosen = ctx.staged.some((one) => one.cell === id);
      const does = doesThere(ctx, view, id);
      const body = html`<span class=${`fm-stub ${SIDES[cell.type] ?? cell.type}`}><${Sign} name=${kind} /></span><span class="fm-facts">
        <b>${arrival(ctx, id)}</b>
        ${
          deck?.price != null &&
          html`<span><b class="num">${money(ctx, deck.price)}
        </b> ${words("draw-on-back", { stars: deck.promise.stars.join(", ") || "none" })}</span>`
        }
        ${deck?.promise && html`<span>${words("draw-may-fill", { numbers: deck.promise.fills.join(", ") || "none" })}</span>`}
        ${
          deck?.price != null &&
          cash !== null &&
          html`<span class="quiet">
        ${words(cash >= deck.price ? "draw-would-keep" : "draw-short", { amount: money(ctx, Math.abs(cash - deck.price)) })}</span>`
        }
        ${
          cell.type === "foreign" &&
          foreigners + 1 >= max_foreign &&
          html`<span class="edge">
        ${words("draw-foreigners", { count: foreigners + 1, most: max_foreign })}</span>`
        }
        ${does && html`<span>${does}</span>`}</span>`;
      return move && ctx.live
        ? html`<button key=${id} class=${`fm-ticket lit${chosen ? " chosen" : ""}`} aria-pressed=${String(chosen)}
          onClick=${() => ctx.stage([move.action])}>${body}</button>`
        : html`<div key=${id} class="fm-ticket">${body}</div>`;
    })}<${Strip} ctx=${ctx} />`;
}

/**
 * The numbers one has, and those still to be found.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Strip({ ctx }) {
  if (ctx.me === null || ctx.view.phase === 2) return null;
  const { missing, short } = own(ctx);
  return html`<div class="fm-strip"><div aria-hidden="true">${Array.from(
    { length: 11 },
    (_, number) => html`<span
    class=${missing.includes(number + 1) ? "missing" : ""}>${number + 1}</span>`,
  )}</div>
    <p><b>${short ? ctx.words("draw-missing", { numbers: missing.join(", "), enough: short === missing.length ? "all" : short }) : ctx.words("draw-complete")}
    </b></p></div>`;
}

// ---- Buying, bidding

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Bought({ ctx }) {
  const { drawn } = ctx.view;
  const { words } = ctx;
  const { name, devalued } = ctx.view.cards[drawn.card];
  const short = drawn.cost - ctx.view.players[ctx.me].cash;
  return html`<h2>${words(drawn.scouted ? "draw-scouted" : "panel-drawn")}</h2><div class="fm-columns"><div class="fm-subject">
    <${Card} ctx=${ctx} card=${drawn.card} />
    <div><p>${words("draw-costs")}</p><${Amount} ctx=${ctx} francs=${drawn.cost} />
    <p class="fine">${words(drawn.scouted ? "draw-scout-rest" : "draw-refused", { name, amount: money(ctx, devalued) })}
    </p></div></div>
    <div class="fm-figures"><${Effects} ctx=${ctx} effect=${drawn.effect} cash=${short > 0 ? 0 : -drawn.cost} />
    ${short > 0 && html`<p class="bad"><b>${words("draw-short", { amount: money(ctx, short) })}</b></p>`}</div></div><${Initiatives} ctx=${ctx} />`;
}

/**
 * Bids and passes since the auction was opened, the newest last.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function bidsOf(ctx) {
  const events = ctx.lines.map((line) => line.event);
  return events
    .slice(events.findLastIndex((event) => event.kind === "auction_opened") + 1)
    .filter((event) => ["bid", "bid_passed"].includes(event.kind));
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Auction({ ctx }) {
  const { view, words, names } = ctx;
  const { auction } = view;
  const asked = ctx.live && ["bid", "sealed"].includes(view.decision);
  const least = (ctx.chain[0].view.auction ?? auction).amount; // a staged choice may open the auction
  const canBid = asked && offered(next(ctx), { kind: "bid" });
  const cash = view.players[ctx.me]?.cash ?? 0;
  return html`<h2>${words("panel-auction", { seller: auction.seller === null ? "none" : names[auction.seller] })}</h2>
    <div class="fm-columns"><div class="fm-subject"><${Card} ctx=${ctx} card=${auction.card} /><ol class="fm-bids num">
    <li>${words("bid-from", { amount: money(ctx, auction.start) })}</li>
      ${bidsOf(ctx).map(
        (event, place) => html`<li key=${place}
      class=${event.kind === "bid" && event.seat === auction.leader && event.amount === auction.highest ? "best" : event.kind === "bid" ? "" : "out"}>
      <${Shape} seat=${ctx.seats[event.seat]} />
      ${event.kind === "bid" ? words("bid-of", { seat: names[event.seat], amount: money(ctx, event.amount) }) : words("bid-out", { seat: names[event.seat] })}
      </li>`,
      )}</ol></div>
    <div class="fm-figures">${auction.effect && html`<${Effects} ctx=${ctx} effect=${auction.effect} cash=${canBid ? -auction.amount : 0} />`}
    ${asked && !canBid && html`<p class="bad"><b>${words("draw-short", { amount: money(ctx, auction.minimum - cash) })}</b></p>`}
    ${
      canBid &&
      html`<${Stepper} ctx=${ctx} sum=${auction.amount} least=${least} most=${Math.max(cash, least)}
        set=${(sum) => setAmount(ctx, least, sum)} label=${words("draw-bid")} />
      <p class="fine">${words(view.decision === "sealed" ? "draw-sealed" : "draw-ceiling-help")}</p>`
    }${asked && !ctx.staged.length && html`<${Initiatives} ctx=${ctx} />`}</div></div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Reserve({ ctx }) {
  const { listing, cards } = ctx.view;
  const about = cards[listing.card];
  const { words } = ctx;
  const least = ctx.chain[0].view.listing?.reserve ?? 0;
  /** @type {[string, number][]} */
  const sums = [
    [words("draw-free"), least],
    [words("draw-bank-price"), about.devalued],
    [words("draw-full-price"), about.price],
  ];
  return html`<h2>${words("draw-listing-of", { name: about.name })}</h2><div class="fm-columns"><div class="fm-subject">
    <${Card} ctx=${ctx} card=${listing.card} /><p class="fine">${words("draw-listing-help")}</p></div>
    <div class="fm-figures"><${Stepper} ctx=${ctx} sum=${listing.reserve} least=${least} most=${100 * ctx.view.money_step}
    set=${(sum) => setAmount(ctx, least, sum)} quick=${sums.filter(([, sum]) => sum >= least)} label=${words("draw-listing")} /></div></div>`;
}

// ---- Offers

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Side({ ctx, title, cards, numbers = [], sponsor, sum, out }) {
  const empty = !cards.length && !numbers.length && !sponsor && sum <= 0;
  const about = (action) => out && isIn(ctx, action);
  return html`<div class="fm-side"><h3>${title}</h3>
    ${
      cards.length === 1
        ? cards.map(
            (card) => html`<div class="fm-one">
    <${Card} ctx=${ctx} card=${card} />${about(out?.(card)) && html`<${Out} ctx=${ctx} action=${out(card)} />`}
    </div>`,
          )
        : cards.map(
            (card) => html`<div class="fm-row"><${Chip} ctx=${ctx} card=${card} />
    ${about(out?.(card)) && html`<${Out} ctx=${ctx} action=${out(card)} />`}</div>`,
          )
    }
    ${numbers.map(
      (
        number,
      ) => html`<div class="fm-row"><${Shirt} colour="blank" number=${number} /><span class="fm-nth">${ctx.words("draw-number", { number })}</span>
    ${about({ kind: "ask_number", number }) && html`<${Out} ctx=${ctx} action=${{ kind: "ask_number", number }} />`}</div>`,
    )}
    ${sponsor && html`<div class="fm-row"><${Sponsor} ctx=${ctx} kind=${sponsor} />${ctx.words("sponsor", { kind: sponsor })}</div>`}
    ${sum > 0 && html`<${Amount} ctx=${ctx} francs=${sum} />`}${empty && html`<p class="fm-nothing">${ctx.words("draw-nothing")}</p>`}</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
const Out = ({ ctx, action }) =>
  html`<button class="fm-out" aria-label=${ctx.words("draw-take-out")} title=${ctx.words("draw-take-out")}
    onClick=${() => toggle(ctx, action)}><${Icon} name="cross" /></button>`;

/**
 * Both sides, the money between them, and what it does to both elevens.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Deal({ ctx }) {
  const { view, words, names } = ctx;
  const { deal } = view;
  const { content } = deal;
  const mine = deal.by === ctx.me;
  const other = mine ? deal.to : deal.by;
  const sum = mine ? content.money : -content.money; // what I give
  const draft = composing(ctx);
  const answering = ctx.live && view.decision === "answer";
  const cards = [...content.give, ...content.ask];
  const about = cards.length === 1 ? view.cards[cards[0]] : null;
  const way = content.give.length ? -1 : 1; // his price is received for one's own, paid for the other's
  const quick =
    draft && about
      ? [
          [words("draw-bank-price"), way * about.devalued],
          [words("draw-full-price"), way * about.price],
        ]
      : [];
  const [cash, most] = [view.players[ctx.me].cash, 100 * view.money_step];
  // what was put into a draft elsewhere stays in it: the sum only grows, on its side
  const begun = draft && ctx.chain[0].view.decision === "draft" ? ctx.chain[0].view.deal.content.money : 0;
  const [low, high] = [begun > 0 ? begun : -most, begun < 0 ? begun : cash];
  const set = draft ? (francs) => setMoney(ctx, francs) : (francs) => ctx.stage(mirrored(ctx, francs - sum));
  return html`<h2><${Shape} seat=${ctx.seats[other]} />
    ${words(draft ? "draw-offer-to" : mine ? "draw-offer-sent" : "draw-offer-from", { seat: names[other] })}
    <small>${words("draw-offer-number", { number: deal.counters + 1 })}</small></h2>
    <div class="fm-columns"><div class="fm-deal"><${Side} ctx=${ctx} title=${words("draw-you-get")}
    cards=${mine ? content.ask : content.give} numbers=${mine ? content.numbers : []}
      sponsor=${mine ? content.ask_sponsor : content.give_sponsor} sum=${-sum} out=${draft ? (card) => ({ kind: "ask_card", card }) : undefined} />
      <${Sign} name="swap" /><${Side} ctx=${ctx} title=${words("draw-you-give")} cards=${mine ? content.give : content.ask}
      numbers=${mine ? [] : content.numbers} sponsor=${mine ? content.give_sponsor : content.ask_sponsor} sum=${sum}
        out=${draft ? (card) => ({ kind: "give", card }) : undefined} /></div>
    <div class="fm-figures">${
      (draft || (answering && offered(next(ctx), { kind: "counter" }))) &&
      html`<${Stepper} ctx=${ctx} between sum=${sum} least=${low} most=${high} set=${set} quick=${quick}
          label=${words(sum > 0 ? "draw-you-pay" : sum < 0 ? "draw-you-are-paid" : "draw-no-money")} />
            ${!draft && html`<p class="fine">${words("draw-to-counter")}</p>`}`
    }
    <${Effects} ctx=${ctx} effect=${deal.effect} cash=${-sum}
    other=${{ name: names[other], effect: deal.effect_on_known, known: view.players[other].known.length }} />
    ${answering && ctx.seats[other].kind !== "bot" && html`<p class="fine">${words("draw-silence")}</p>`}</div>
    ${answering && !ctx.staged.length && html`<${Initiatives} ctx=${ctx} />`}</div>
    ${draft && html`<${Wishes} ctx=${ctx} other=${other} />`}`;
}

/**
 * What may still be put into the offer: footballers seen at the other's, any footballer with a number, sponsors.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Wishes({ ctx, other }) {
  const { view, words, names } = ctx;
  const asks = view.players[other].known
    .map((one) => ({ kind: "ask_card", card: one.card }))
    .filter((action) => offered(next(ctx), action));
  const numbers = offers(next(ctx), "ask_number");
  const sponsors = [...offers(next(ctx), "give_sponsor"), ...offers(next(ctx), "ask_sponsor")];
  const wanted = own(ctx).missing;
  const only = !asks.length && numbers.length > 0; // one line leaves the numbers room
  return html`<div class="fm-wishes"><h3>${words(only ? "draw-ask-number-of" : "draw-ask-of", { seat: names[other] })}</h3>
    ${
      asks.length > 0 &&
      html`<div class="fm-known">${asks.map(
        (action) => html`<${Chip} key=${action.card} ctx=${ctx} card=${action.card}
    act=${() => toggle(ctx, action)} label=${offered(next(ctx), action).label} />`,
      )}</div>`
    }
    ${
      numbers.length > 0 &&
      html`${!only && html`<p>${words("draw-any-number")}</p>`}
    <div class="fm-numbers">${numbers.map(
      (one) => html`<button key=${one.action.number}
    class=${`fm-key${wanted.includes(one.action.number) ? " wanted" : ""}`} aria-label=${one.label}
    onClick=${() => toggle(ctx, one.action)}>${one.action.number}</button>`,
    )}</div>`
    }
    ${
      sponsors.length > 0 &&
      html`<div class="fm-known">${sponsors.map(
        (one) => html`<button key=${one.label} class="fm-key wide"
    onClick=${() => toggle(ctx, one.action)}><${Sponsor} ctx=${ctx} kind=${one.action.sponsor} />${one.label}</button>`,
      )}</div>`
    }
    <p class="fine">${words("draw-give-hint")}</p></div>`;
}

// ---- What one may start: offers, auctions, sales, a search

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Initiatives({ ctx }) {
  const { words, names } = ctx;
  const deals = offers(next(ctx), "offer");
  const list = offered(next(ctx), { kind: "list" });
  const sell = offered(next(ctx), { kind: "sell" });
  const wanted = offered(next(ctx), { kind: "wanted" });
  const declare = offered(next(ctx), { kind: "declare" });
  if (!deals.length && !list && !sell && !wanted && !declare) return null;
  return html`<div class="fm-market"><h3>${words("draw-market")}
    ${own(ctx) && deals.length > 0 && html` <small>${words("draw-initiatives", { count: own(ctx).initiatives })}</small>`}</h3>
    ${declare && html`<button class="fm-choice" onClick=${() => ctx.send([declare.action])}><${Icon} name="crown" />${declare.label}</button>`}
    ${deals.map(
      (one) => html`<button key=${one.action.seat} class="fm-choice" onClick=${() => ctx.stage([one.action])}>
    <${Shape} seat=${ctx.seats[one.action.seat]} />${words("draw-deal-with", { seat: names[one.action.seat] })}</button>`,
    )}
    ${list && html`<button class="fm-choice" onClick=${() => ctx.stage([list.action])}><${Sign} name="swap" />${list.label}</button>`}
    ${sell && html`<button class="fm-choice" onClick=${() => ctx.stage([sell.action])}><${Sign} name="jackpot" />${sell.label}</button>`}
    ${wanted && html`<button class="fm-choice" onClick=${() => ctx.stage([wanted.action])}><${Icon} name="eye" />${wanted.label}</button>`}</div>`;
}

/**
 * A number to announce.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Search({ ctx }) {
  const { missing } = own(ctx);
  return html`<h2>${ctx.words("prompt-want")}</h2><div class="fm-numbers">
    ${offers(next(ctx), "want").map(
      (one) => html`<button key=${one.action.number}
    class=${`fm-key${missing.includes(one.action.number) ? " wanted" : ""}`} onClick=${() => ctx.send([...ctx.staged, one.action])}>
    ${one.action.number}</button>`,
    )}</div><p class="fine">${ctx.words("draw-want-help")}</p>`;
}

/**
 * What to sell or whom to put up, the least missed first: a sponsor costs the team nothing.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Sales({ ctx }) {
  const { view, words } = ctx;
  const kinds = ["sell_bank", "sell_sponsor", "list_card"];
  const table = kinds.includes(ctx.staged.at(-1)?.kind)
    ? (ctx.chain.filter((one) => kinds.some((kind) => one.actions.some((each) => each.action.kind === kind))).at(-1) ??
      ctx.table)
    : ctx.table;
  const { cash, own: mine } = table.view.players[ctx.me];
  const { losses } = mine;
  const { due } = table.view;
  const sales = table.actions
    .filter((one) => kinds.includes(one.action.kind))
    .sort((one, other) => (losses[one.action.card] ?? 0) - (losses[other.action.card] ?? 0));
  const before = ctx.staged.filter((one) => !kinds.includes(one.kind));
  const title = due ? "draw-raise" : sales[0]?.action.kind === "list_card" ? "prompt-list" : "prompt-sell";
  return html`<h2>${words(title, { amount: money(ctx, due - cash) })}</h2>${due > 0 && html`<${News} ctx=${ctx} />`}
    <div class="fm-sales">${sales.map((one) => {
      const { card, sponsor } = one.action;
      const chosen = ctx.staged.some(
        (each) => kinds.includes(each.kind) && each.card === card && each.sponsor === sponsor,
      );
      const about = card && view.cards[card];
      return html`<button key=${one.label} class=${`fm-sale lit${chosen ? " chosen" : ""}`} aria-pressed=${String(chosen)}
        onClick=${() => ctx.stage([...before, one.action])}>
        ${
          card
            ? html`<span class="visually-hidden">${one.label}</span><${Shirt} colour=${about.colour} number=${printed(about)} /><b>${about.name}</b>
        <span class=${tone(-losses[card])}>${losses[card] ? change(-losses[card]) : "±0"}<${Star} /></span>
        <span class="num">${words("draw-bank", { price: money(ctx, about.devalued) })}</span>`
            : html`<${Sponsor} ctx=${ctx}
        kind=${sponsor} /><b>${one.label}</b><span class="quiet">±0<${Star} /></span>`
        }</button>`;
    })}</div>${view.due > 0 && html`<${Initiatives} ctx=${ctx} />`}`;
}

// ---- A footballer of one's own, looked at

const ORDERS = [0, 80, 100, 120, 150, 200];

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Player({ ctx, card }) {
  const { view, words, names } = ctx;
  const about = view.cards[card];
  const order = own(ctx).orders[card];
  const close = () => lookAt(ctx, null);
  const orders = ctx.table.asides.filter((one) => one.action.kind === "order" && one.action.card === card);
  const sumOf = (percent) => Math.ceil((about.price * percent) / 100 / view.money_step) * view.money_step;
  const sums = [...new Set(ORDERS.map(sumOf))]; // of a low price, several percents come to the same sum
  const start = (actions) => {
    close();
    ctx.stage(actions);
  };
  const sell = offered(next(ctx), { kind: "sell" });
  const list = offered(next(ctx), { kind: "list" });
  return html`<h2>${about.name}<button class="fm-out" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button></h2>
    <div class="fm-subject"><${Card} ctx=${ctx} card=${card} /><p>${words("draw-back-price", { amount: money(ctx, about.price) })}
    <br />${words("draw-bank-pays", { amount: money(ctx, about.devalued) })}</p></div>
    <div class="fm-market">${offers(next(ctx), "offer").map(
      (one) => html`<button key=${one.action.seat} class="fm-choice"
    onClick=${() => start([one.action, { kind: "give", card }])}>
      <${Shape} seat=${ctx.seats[one.action.seat]} />${words("draw-offer-him", { seat: names[one.action.seat] })}</button>`,
    )}
      ${
        list &&
        html`<button class="fm-choice" onClick=${() => start([list.action, { kind: "list_card", card }])}>
      <${Sign} name="swap" />${words("draw-auction-him")}</button>`
      }
      ${
        sell &&
        html`<button class="fm-choice" onClick=${() => start([sell.action, { kind: "sell_bank", card }])}>
      <${Sign} name="jackpot" />${words("draw-sell-him", { amount: money(ctx, about.devalued) })}</button>`
      }</div>
    ${
      view.trading &&
      html`<h3>${words("draw-order")}</h3><p class="fine">${words("draw-order-help")}</p>
        <div class="fm-quick" role="group" aria-label=${words("draw-order")}>${sums.map((price) => {
          const one = orders.find((each) => sumOf(each.action.percent) === price);
          const now = price === (order ?? 0);
          return html`<button key=${price} class="fm-key wide" aria-pressed=${String(now)} disabled=${!one && !now}
            onClick=${() => one && ctx.send([one.action])}>${
              price
                ? html`<span class="num">
              ${money(ctx, price)}</span>`
                : words("draw-order-none")
            }</button>`;
        })}</div>`
    }`;
}

// ---- The championship

export const RESULTS = ["result", "euro_result"];

/**
 * The last match, until another begins or the die is thrown again: it can still be looked at.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function FullTime({ ctx }) {
  const events = ctx.lines.map((line) => line.event);
  const at = events.findLastIndex((event) => RESULTS.includes(event.kind));
  if (at < 0 || events.slice(at).some((event) => ["kick_off", "euro_drawn"].includes(event.kind))) return null;
  if (events.slice(at).filter((event) => event.kind === "rolled").length > ctx.names.length) return null;
  const { words, names } = ctx;
  const { home, away, score } = events[at];
  if (events[at].kind === "euro_result")
    return html`<section class="fm-full-time" aria-label=${words("draw-full-time")}><h3>${words("draw-full-time")}</h3>
      <p>${ctx.lines[at].text}</p></section>`;
  const best = (one, other) => (one > other ? "best" : "");
  const winner = score[0] > score[1] ? home : away;
  const won =
    score[0] === score[1] ? { seat: "both", count: 1 } : { seat: winner === ctx.me ? "you" : names[winner], count: 2 };
  return html`<section class="fm-full-time" aria-label=${words("draw-full-time")}><h3>${words("draw-full-time")}</h3><p class="num">
    <span class=${best(score[0], score[1])}><${Shape} seat=${ctx.seats[home]} />${names[home]}</span>
    <strong>${minus(score[0])} – ${minus(score[1])}</strong><span class=${best(score[1], score[0])}>${names[away]}
    <${Shape} seat=${ctx.seats[away]} /></span></p>
    <p class="fine">${words("draw-points-won", won)}
    </p></section>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function League({ ctx }) {
  const { view, words } = ctx;
  const played = (seat) =>
    view.fixtures.filter((match) => match.score && [match.home, match.away].includes(seat)).length;
  const started = view.fixtures.some((match) => match.score);
  const [home, away] = view.sides.map((side) => side.seat);
  const now = (match) => match.day === view.day && match.home === home && match.away === away;
  const next = view.fixtures.filter((match) => match.score === null && !now(match)).slice(0, 2);
  const done =
    ctx.me !== null && view.fixtures.every((match) => match.score || ![match.home, match.away].includes(ctx.me));
  return html`<table class="fm-league num"><caption>${words("panel-league")}</caption><thead><tr><th></th>
    <th scope="col">${words("column-seat")}</th><th scope="col">${words("column-played")}</th>
    <th scope="col">${words("column-pennants")}</th><th scope="col">${words("column-points")}</th></tr></thead>
    <tbody>${view.league.map(
      ({ seat, rank }) => html`<tr key=${seat} class=${seat === ctx.me ? "you" : ""}><td>${started ? rank : "–"}</td>
    <th scope="row"><span><${Shape} seat=${ctx.seats[seat]} />${ctx.names[seat]}</span></th><td>${played(seat)}</td>
    <td>${view.players[seat].pennants}</td><td><b>${view.players[seat].points}</b></td></tr>`,
    )}</tbody></table>
    ${
      next.length > 0 &&
      html`<p class="fine">
    ${words("draw-next")} ${next.map((match) => words("fixture", { day: match.day, home: ctx.names[match.home], away: ctx.names[match.away] })).join(" · ")}
    </p>`
    }${done && !view.sides.length && html`<p class="edge">${words("draw-all-played")}</p>`}`;
}

/**
 * Both totals line by line.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function MatchSheet({ ctx }) {
  const { view, words } = ctx;
  const sides = view.sides.filter((side) => side.field);
  const stars = (side) => side.field.reduce((sum, shirt) => sum + view.cards[shirt.card].stars, 0);
  /** @type {[string, (side: any) => number][]} */
  const rows = [
    [words("draw-fielded"), (side) => stars(side)],
    [words("sum-of", { what: "trainees" }), (side) => side.trainees * side.trainee_stars],
    [words("draw-pennant-stars"), (side) => side.pennant_stars],
    [words("sum-of", { what: "plus" }), (side) => side.boost - side.weakened],
  ];
  return html`<table class="fm-sum num"><caption>${words("draw-match-sheet")}</caption><thead><tr>
    <th></th>${sides.map((side) => html`<th scope="col">${ctx.names[side.seat]}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([name, count], place) => html`<tr><th scope="row">${name}</th>
    ${sides.map(
      (side) => html`<td class=${count(side) < 0 ? "bad" : ""}>
    ${place ? change(count(side)).replace("±", "") : count(side)}</td>`,
    )}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${words("sum-of", { what: "total" })}</th>
    ${sides.map((side) => html`<td>${minus(side.strength)}</td>`)}</tr></tfoot></table>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Euro({ ctx }) {
  const { view, words } = ctx;
  const { euro } = view;
  const side = view.sides.find((one) => one.strength !== null);
  const strength = side?.strength ?? own(ctx)?.strength;
  const odds = {
    strength: minus(strength ?? 0),
    rival: euro.strength,
    gap: Math.abs(euro.strength + 1 - (strength ?? 0)),
    won: strength > euro.strength ? "yes" : "no",
  };
  return html`<h2><${Sign} name="euromatch" />${words("panel-euro")}</h2><div class="fm-euro"><b>${words(`team-${euro.id}`)}</b>
    <strong class="num">${euro.strength}<${Star} /></strong>
    <span><${Sign} name="pennant" />${words("pennants", { count: euro.pennants, stars: 0 })}</span>
    <${Amount} ctx=${ctx} francs=${euro.receipt} /></div>
    ${
      strength !== undefined &&
      html`<p class=${strength > euro.strength ? "ok" : "bad"}>
    <b>${words("draw-euro-odds", odds)}
    </b></p>`
    }${!side && html`<p class="fine">${words("draw-euro-risk")}</p>`}`;
}

/**
 * A question mark drawn this turn: what it said.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function News({ ctx }) {
  const events = ctx.lines.map((line) => line.event);
  const line = ctx.lines
    .slice(events.findLastIndex((event) => event.kind === "rolled") + 1)
    .find((one) => one.event.kind === "question_drawn");
  if (!line) return null;
  return html`<div class="fm-news"><${Sign} name="question" /><p>${line.text}</p></div>`;
}

/**
 * The card that waits for an answer, and what it does to whoever is to answer.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Attack({ ctx, table }) {
  const { plus, target } = table.view.hostile;
  const { title, look, said } = plusFace(ctx, plus);
  const by = table.view.sides.find((side) => !table.awaiting.includes(side.seat));
  const seat = ctx.names[by.seat];
  const victim = target ? table.view.cards[target].name : "";
  const about = ctx.words("draw-attack-effect", { code: plus.code, value: plus.value ?? 0, victim, seat });
  return html`<div class="fm-attack"><h3>${ctx.words("draw-attack", { seat })}</h3>
    <span class=${look} ...${said}><b>${title}</b><span>${about}</span></span></div>`;
}

/**
 * What each rival is known to have: the sponsors, and the footballers one has seen there.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Known({ ctx }) {
  const rivals = ctx.view.players.filter(
    (player) => player.seat !== ctx.me && player.known.length + player.sponsors.length,
  );
  if (!rivals.length) return null;
  return html`<div class="fm-who"><h3>${ctx.words("draw-others")}</h3>
    ${rivals.map(
      (player) => html`<div key=${player.seat}><${Shape} seat=${ctx.seats[player.seat]} />
    ${player.sponsors.map((sponsor) => html`<${Brand} key=${sponsor.id} ctx=${ctx} sponsor=${sponsor} />`)}
    ${player.known.map((one) => html`<${Slip} key=${one.card} ctx=${ctx} seat=${player.seat} one=${one} />`)}</div>`,
    )}</div>`;
}

/**
 * A footballer seen at a rival's; an eye marks what was shown to you alone. A tap asks for him.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
export function Slip({ ctx, seat, one }) {
  const about = ctx.view.cards[one.card];
  const body = html`<${Shirt} colour=${about.colour} number=${printed(about)} />${about.name.split(" ").at(-1)} <${Star} />${about.stars}
    ${!one.public && html`<${Icon} name="eye" />`}`;
  const offer = offered(next(ctx), { kind: "offer", seat });
  if (!offer || composing(ctx)) return html`<span class=${`fm-slip${one.sure ? "" : " doubt"}`}>${body}</span>`;
  const label = ctx.words("draw-ask-for", { seat: ctx.names[seat], name: about.name });
  return html`<button class=${`fm-slip${one.sure ? "" : " doubt"}`} title=${label}
    onClick=${() => ctx.stage([offer.action, { kind: "ask_card", card: one.card }])}><span class="visually-hidden">${label}</span>${body}</button>`;
}

/**
 * Whether one may trade, and how one wants to be asked.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Lamp({ ctx }) {
  const { view, words } = ctx;
  const state = view.market;
  const me = view.players[ctx.me];
  const aside = (action) => ctx.table.asides?.find((one) => same(one.action, action));
  const hand = me && aside({ kind: "raise_hand" });
  return html`<div class="fm-lamp"><p class=${state}><i></i>${words("draw-lamp", { state, last: view.last_market ? "yes" : "no", day: view.ban_day })}</p>
    ${
      me &&
      !ctx.replaying &&
      html`<details><summary>${words("draw-asides", { mode: me.ask })}</summary>
      <div class="fm-quick">${["own_turn", "every_turn", "only_offers", "never"].map(
        (mode) => html`<button key=${mode} class="fm-key wide"
      aria-pressed=${String(me.ask === mode)} onClick=${() => me.ask !== mode && ctx.send([{ kind: "set_ask", mode }])}>
      ${words("draw-mode", { mode })}</button>`,
      )}
        <button class="fm-key wide" aria-pressed=${String(me.hand_up)} onClick=${() => hand && ctx.send([hand.action])}>
        ${words("action-raise-hand")}</button></div></details>`
    }</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Subject({ ctx, card }) {
  const { view } = ctx;
  const stagedSale = ctx.staged.some((one) => ["sell_bank", "sell_sponsor"].includes(one.kind));
  if (stagedSale || (ctx.live && ["sell", "list", "raise"].includes(view.decision)))
    return html`<${Sales} ctx=${ctx} />`; // it may pay for the offer that waits
  if (view.deal?.content) return html`<${Deal} ctx=${ctx} />`;
  if (view.listing) return html`<${Reserve} ctx=${ctx} />`;
  if (ctx.live && view.decision === "want") return html`<${Search} ctx=${ctx} />`;
  if (view.auction) return html`<${Auction} ctx=${ctx} />`;
  if (card && own(ctx)?.squad.includes(card)) return html`<${Player} ctx=${ctx} card=${card} />`;
  if (view.drawn?.card) return html`<${Bought} ctx=${ctx} />`;
  const [asked] = ctx.chain;
  if (asked.view.decision === "move" && asked.view.destinations.length) return html`<${Tickets} ctx=${still(ctx)} />`;
  if (view.decision === "draw") return html`<${Tickets} ctx=${ctx} there=${view.players[view.active].cell} />`;
  if (view.euro) return html`<${Euro} ctx=${ctx} />`;
  return null;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Sheet({ ctx, card }) {
  const { view } = ctx;
  const match = view.sides.some((side) => side.field);
  const subject = Subject({ ctx, card });
  const market = !subject && Initiatives({ ctx }); // what may be done comes before what has been
  const last = !match && !subject && html`<${FullTime} ctx=${ctx} />`;
  const [asked] = ctx.chain;
  const hostile = asked.view.decision === "react";
  const node = useRef(null);
  useLayoutEffect(() => {
    node.current.scrollTop = 0; // another question, or another thing to look at, begins at its top
  }, [subject?.type, card, ctx.live ? asked.prompt.id : null]);
  return html`<aside class="fm-sheet" ref=${node} tabindex="0" aria-label=${ctx.words("draw-sheet")}>
    ${!market && last}${subject}
    ${!subject && html`<${News} ctx=${ctx} />`}${match && html`<${MatchSheet} ctx=${ctx} />`}
    ${hostile && html`<${Attack} ctx=${ctx} table=${asked} />`}
    ${market}${!subject && html`<${Strip} ctx=${ctx} />`}${market && last}
    ${view.phase === 2 && !hostile && (!subject || match) && html`<${League} ctx=${ctx} />`}
    ${!subject && !match && html`<${Known} ctx=${ctx} />`}<${Lamp} ctx=${ctx} /></aside>`;
}
