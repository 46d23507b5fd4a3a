// What the band says and offers: the staged choice in words, one ink button that sends it.
import { html } from "/static/components/html.js";
import { labelOf, offers } from "/static/kit/actions.js";
import { againstSentence, ticketOf, wagerLong } from "./bets.js";
import { capital, cardName } from "./pieces.js";

const BUTTONS = ["pass", "no_action", "collect", "keep"];
const DEEDS = ["bet", "token", "swap_take"];

/**
 * What the band says and offers: the staged choice in words, one ink button that sends it.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export function band(ctx) {
  const { table, words, staged, chain } = ctx;
  const last = chain.at(-1);
  const complete = staged.length > 0 && (chain.length === 1 || !last.awaiting.includes(ctx.me) || last.view.opens);
  const buttons = [];
  const told = { buttons, text: staged.length > 0 ? sentence(ctx) : question(ctx, last) };
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
    told.extra = html`<span class="band-note num">
      ${words("phase", { phase: "tricks", trick: chain[0].view.trick.number, turn: 0, turns: 0 })}
      /
      ${chain[0].view.trick.of}
    </span>`;
  return told;
}

/**
 * What a table asks; where not all deeds are offered, those that are.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function question({ words }, table) {
  const may = DEEDS.filter((kind) => offers(table, kind).length > 0);
  const whole = table.view.decision !== "action" || table.view.obliged || may.length === DEEDS.length;
  return whole ? table.prompt.sentence : words("draw-may", { may: may.join("-") || "none" });
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function sentence(ctx) {
  const { words, staged } = ctx;
  const bet = staged.find((one) => one.kind === "bet");
  const { pending, players } = ctx.chain[0].view;
  const ticketId = bet?.ticket ?? staged.find((one) => one.kind === "modify")?.ticket ?? pending.ticket;
  const before = players[ctx.me].bets.find((one) => one.ticket === ticketId); // what a modifier changes
  const wager = staged.find((one) => one.kind === "wager" || one.kind === "rewager");
  const target = staged.find((one) => one.kind === "target");
  const coins = staged.find((one) => one.kind === "stake")?.coins ?? before?.stake ?? 1;
  if (ticketId && wager) {
    const ticket = ticketOf(ctx.chain[0].view, ticketId);
    const printed = ticket.wagers.find((one) => one.id === wager.wager);
    const told = words("draw-bet-sentence", {
      wager: capital(wagerLong(words, ticket, printed)),
      coins,
      gain: coins * printed.odds,
    });
    const more = staged.some((one) => one.kind === "stake") ? [] : offers(ctx.chain.at(-1), "stake").slice(1);
    const dearer = more.map(({ action }) =>
      words("draw-bet-more", { coins: action.coins, gain: action.coins * printed.odds }),
    );
    const rest = before?.wager === wager.wager ? [words("draw-bet-same")] : [];
    return [told, ...dearer, ...rest].join(" ");
  }
  if (target)
    return againstSentence(ctx, target.seat, coins, coins * ticketOf(ctx.chain[0].view, ticketId).wagers[0].odds);
  const last = ctx.chain.at(-1);
  const next = ctx.chain.length > 1 && last.awaiting.includes(ctx.me) && !last.view.opens ? question(ctx, last) : "";
  const chosen = staged.at(-1);
  if (["swap_take", "modify"].includes(chosen.kind) && next) return next; // it names the card taken, the ticket
  if (chosen.kind === "token" && !next) return tokenSentence(ctx, chosen.token);
  if (chosen.kind === "swap_give") return swapSentence(ctx);
  const done =
    staged
      .map((one) =>
        one.kind === "reveal" ? words("draw-reveal-sentence", { card: cardName(words, one.card) }) : labelOf(ctx, one),
      )
      .filter(Boolean)
      .at(-1) ?? "";
  return [done ? `${done}.` : "", next].filter(Boolean).join(" ");
}

/**
 * A card changed for one of the talon: what is revealed for it, taken and given.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function swapSentence({ words, staged }) {
  const named = (kind) => {
    const found = staged.find((one) => one.kind === kind);
    return found ? cardName(words, found.card) : "none";
  };
  return words("draw-swap-sentence", {
    shown: named("reveal"),
    took: named("swap_take"),
    gave: named("swap_give"),
  });
}

/**
 * A token that asks for nothing more: its price, and what it is good for.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function tokenSentence({ words, chain }, id) {
  const { tokens, turn, turns } = chain[0].view;
  const { price } = tokens.find((token) => token.id === id);
  return words("draw-token-sentence", { token: id, price, last: turn === turns ? "yes" : "no" });
}
