// What the band says and offers: the staged choice in words, one ink button that sends it.
import { html } from "/static/components/html.js";
import { labelOf } from "/static/kit/actions.js";
import { ticketOf, wagerLong } from "./bets.js";
import { capital } from "./pieces.js";

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
    told.extra = html`<span class="band-note num">
      ${words("phase", { phase: "tricks", trick: chain[0].view.trick.number, turn: 0, turns: 0 })}
      /
      ${chain[0].view.trick.of}
    </span>`;
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
  const last = ctx.chain.at(-1);
  const next = ctx.chain.length > 1 && last.awaiting.includes(ctx.me) && !last.view.opens ? last.prompt.sentence : "";
  const chosen = staged.at(-1);
  if (chosen.kind === "swap_take" && next) return next; // it names the card taken
  if (chosen.kind === "token" && !next) return tokenSentence(ctx, chosen.token);
  const done =
    staged
      .map((one) => labelOf(ctx, one))
      .filter(Boolean)
      .at(-1) ?? "";
  return [done ? `${done}.` : "", next].filter(Boolean).join(" ");
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
