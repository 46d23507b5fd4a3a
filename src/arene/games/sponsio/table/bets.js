// Tickets and bets in words, and a placed bet as a slip.
import { html } from "/static/components/html.js";
import { Icon } from "/static/components/pieces.js";
import { explained } from "/static/kit/explained.js";
import { capital, Sign } from "./pieces.js";

export const ticketOf = (view, id) => view.tickets.find((ticket) => ticket.id === id);

export const signOf = (ticket) => ticket.suit ?? ticket.type;

export const ticketName = (words, ticket) =>
  ticket.suit ? words("draw-suit", { suit: ticket.suit }) : words("draw-ticket", { type: ticket.type });

/** A printed wager in short: “1–4”, “5+”, “tous”. */
export function wagerShort(words, ticket, wager) {
  if (ticket.type === "last" || ticket.type === "nines")
    return words("wager-yes", { type: ticket.type, value: wager.counts.includes(1) ? "yes" : "no" });
  if (ticket.type === "counter") return words("wager-id", { id: wager.id });
  return wager.id.replace("-", "–");
}

/** A wager in full: “de 1 à 4 cartes rouges”. */
export function wagerLong(words, ticket, wager) {
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

/**
 * A counter-bet in a sentence: what a stake brings, and that who has not bet may never lose a bet.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export const againstSentence = ({ chain, words, names }, seat, coins, gain) =>
  words("draw-against-sentence", {
    seat: names[seat],
    coins,
    gain,
    betless: chain[0].view.players[seat].bets.length ? "no" : "yes",
  });

const wagerOf = (ticket, bet) => ticket.wagers.find((one) => one.id === bet.wager) ?? ticket.wagers[0];

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
const targetName = ({ words, names, me }, bet) => (bet.target === me ? words("ui-you") : names[bet.target]);

/**
 * A placed bet in full.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
const betLong = (ctx, bet, ticket) =>
  bet.target === undefined
    ? wagerLong(ctx.words, ticket, wagerOf(ticket, bet))
    : ctx.words("draw-against", { seat: targetName(ctx, bet) });

/**
 * A placed bet: colour tab, wager and odds, the token that doubles it, then how it stands.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function Slip({ ctx, bet, act, chosen, compact, own }) {
  const { view, words } = ctx;
  const { phase } = ctx.chain[0].view; // what is staged may end it
  const ticket = ticketOf(view, bet.ticket);
  const counter = bet.target !== undefined;
  const wager = wagerOf(ticket, bet);
  const short = counter ? targetName(ctx, bet) : wagerShort(words, ticket, wager);
  const long = betLong(ctx, bet, ticket);
  const edge =
    bet.status === "open" &&
    phase === "tricks" &&
    bet.count !== null &&
    bet.count > 0 &&
    wager.counts.includes(bet.count) &&
    !wager.counts.includes(bet.count + 1);
  const state = bet.status === "won" ? "won" : bet.status === "lost" ? "lost" : edge ? "edge" : "";
  const note = compact ? null : slipNote(ctx, bet, ticket, edge);
  const doubled = bet.stake > 1;
  const body = html`
    <span class=${`slip-tab tab-${ticket.suit ?? ticket.type}`}><${Sign} name=${signOf(ticket)} /></span>
    <span class="slip-text">
      <b>
        ${compact ? short : long} <i class="num">×${bet.odds}</i>
        ${doubled && html`<span class="disc small"><${Sign} name="double" /></span>`}
        ${compact && html`<${SlipSign} state=${state} />`}
      </b>
      ${" "}
      ${note && html`<small>${note.sign && html`<${Icon} name=${note.sign} />`}${note.text}</small>`}
    </span>
  `;
  // what is read out holds what is written, as it is written
  const written = note ? `${long} ×${bet.odds} ${note.text}` : `${short} ×${bet.odds}, ${long}`;
  const label = [ticketName(words, ticket), written, doubled && words("draw-stake-two")].filter(Boolean).join(", ");
  const more = {
    ...explainedBet(ctx, bet),
    "data-keep": own ? "bet" : undefined,
  };
  const look = `slip ${state}${compact ? " compact" : ""}`;
  if (act)
    return html`<button
      class=${`${look} lit${chosen ? " chosen" : ""}`}
      ...${more}
      aria-label=${label}
      aria-pressed=${Boolean(chosen)}
      onClick=${act}
    >
      ${body}
    </button>`;
  return html`<span class=${look} ...${more} role="img" aria-label=${label}>${body}</span>`;
}

/** How a folded bet stands: won, lost, or at its limit. */
const SlipSign = ({ state }) =>
  state && html`<${Icon} name=${state === "won" ? "check" : state === "lost" ? "cross" : "warning"} />`;

/**
 * For who asks: what a bet says and brings, and how it stands.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export function explainedBet(ctx, bet) {
  const { view, words } = ctx;
  const ticket = ticketOf(view, bet.ticket);
  const told = words("draw-explain-bet", {
    coins: bet.stake,
    gain: bet.odds * bet.stake,
    wager: capital(betLong(ctx, bet, ticket)),
  });
  return explained(`${ticketName(words, ticket)} (${bet.ticket})`, [told, ...standing(ctx, bet, ticket)].join(" "));
}

/**
 * How a bet stands, in sentences: whether it is settled, and what was reached.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function standing({ words, chain }, bet, ticket) {
  const { phase } = chain[0].view;
  const told = [];
  if (bet.status !== "open") told.push(words("draw-explain-settled", { won: bet.status === "won" ? "yes" : "no" }));
  if (phase !== "bets" && bet.count !== null) {
    const count = words(ticket.type === "tricks" ? "draw-count-tricks" : "draw-count-cards", { count: bet.count });
    told.push(words("draw-explain-reached", { over: phase === "tricks" ? "no" : "yes", count }));
  }
  return told;
}

/**
 * The small line of a slip, and the sign before it.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 * @returns {{ sign?: string, text: string }}
 */
function slipNote(ctx, bet, ticket, edge) {
  const { words } = ctx;
  const { count } = bet;
  if (bet.status === "won") return { sign: "check", text: words("draw-safe") };
  if (bet.status === "lost") return { sign: "cross", text: words("draw-lost") };
  if (edge) return { text: words(ticket.type === "tricks" ? "draw-limit-trick" : "draw-limit", { count }) };
  if (ctx.chain[0].view.phase === "tricks" && count !== null)
    return { text: words(ticket.type === "tricks" ? "draw-count-tricks" : "draw-count-cards", { count }) };
  return { text: bet.ticket };
}
