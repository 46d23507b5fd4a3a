// One's own pieces below the band: hand, bets, streak.
import { html } from "/static/components/html.js";
import { Coin, Shape } from "/static/components/pieces.js";
import { useMedia, useNarrow } from "/static/components/screen.js";
import { isStaged, offered, same } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { setting } from "/static/table/settings.js";
import { Slip, ticketName, ticketOf } from "./bets.js";
import { at, calm, list } from "./choosing.js";
import { cardName, Piece, Sign } from "./pieces.js";
import { Marks, Streak, Taken } from "./seats.js";

const LOW = "(max-width: 699px), (max-height: 800px)";

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = calm(given);
  const { words, me } = ctx;
  const player = ctx.view.players[me];
  const seat = ctx.seats[me];
  const { phase } = ctx.chain[0].view; // what is staged may end it: the band stays where it is
  const here = at(ctx, "turn", "token_pay", "fight_card", "swap_give", "play");
  const target = Object.assign(
    {},
    ...ctx.view.players.flatMap((other) =>
      other.bets.filter((bet) => bet.target === me).map((bet) => ({ seat: other.seat, bet })),
    ),
  );
  const aim = target.bet && { seat: ctx.names[target.seat], coins: target.bet.odds * target.bet.stake };
  const hand = player.hand;
  const cards = (list_, place) =>
    list_.map((card) => html`<${OwnCard} key=${card} ctx=${ctx} card=${card} place=${place(card)} here=${here} />`);
  const held = (card) => (player.known_in_hand.includes(card) ? "taken" : "hand"); // the others saw it leave the talon
  const modify = at(ctx, "modify");
  const crowded = useNarrow() && player.bets.length > 3; // with a fourth bet the row stays one row
  const folded = useMedia(LOW) || player.bets.length + (target.bet ? 1 : 0) > 2; // so that all of them are in sight
  return html`
    <div class="mine-head">
      <div class="mine-name">
        <${Shape} seat=${seat} />
        <b class="name">${seat.name}</b>
        <${Marks} ctx=${ctx} seat=${me} />
        <span class="spring"></span>
        <span class="figures num" role="img" aria-label=${words("coins", { coins: player.purse })}>
          <${Coin} size=${24} />
          <b>${player.purse}</b>
          ${player.score ? html`<small>+${player.score}</small>` : ""}
        </span>
      </div>
      <${Streak} ctx=${ctx} player=${player} />
      ${phase !== "bets" && html`<${Taken} ctx=${ctx} player=${player} />`}
      <div class=${`slips${phase === "bets" ? " changing" : ""}`}>
        ${player.bets.map((bet) => {
          const action = { kind: "modify", ticket: bet.ticket };
          const act =
            modify && offered(modify.table, action) ? () => ctx.stage([...list(ctx, modify.count), action]) : null;
          return html`<${Slip}
            key=${bet.ticket}
            ctx=${ctx}
            bet=${bet}
            act=${act}
            chosen=${isStaged(ctx, action)}
            compact=${folded}
            own=${true}
          />`;
        })}
        ${
          target.bet &&
          html`<span
            class=${`slip aimed${folded ? " compact" : ""}`}
            data-keep="bet"
            ...${explained(ticketName(words, ticketOf(ctx.view, "XVI")), words("draw-explain-aimed", aim))}
          >
            <span class="slip-tab tab-counter"><${Sign} name="counter" /></span>
            <span class="slip-text">
              <b>${crowded ? aim.seat : words("draw-aimed", aim)}</b>
              ${!folded && html`<small>${words("draw-aimed-price", aim)}</small>`}
            </span>
          </span>`
        }
        ${!player.bets.length && phase === "bets" && html`<span class="quiet-note">${words("draw-no-bets")}</span>`}
      </div>
    </div>
    <div
      class="hand-zone"
      style=${`--cards:${Math.max(6, hand.length + player.shown.length + (player.fight_card ? 1 : 0))}`}
    >
      ${
        hand.length > 0 &&
        html`<section aria-label=${words("draw-hand")}>
          <h2>${words("draw-hand")}</h2>
          <div class="hand">${cards(hand, held)}</div>
        </section>`
      }
      ${
        (player.shown.length > 0 || player.fight_card) &&
        html`<section class="shown-zone" aria-label=${words("draw-shown")}>
          <h2>${words(player.shown.length > 2 ? "draw-shown" : "draw-shown-short")}</h2>
          <div class="hand">
            ${cards(player.shown, () => "shown")}
            ${player.fight_card ? cards([player.fight_card], () => "fight") : ""}
          </div>
        </section>`
      }
    </div>
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function OwnCard({ ctx, card, place, here }) {
  const { words } = ctx;
  const label = words("draw-card-state", { card: cardName(words, card), place });
  const taken = ctx.chain[0].view.talon.includes(card); // what is staged with it is done at the talon
  const staged = !taken && ctx.staged.find((one) => one.card === card);
  const action = !here?.shut && here?.table.actions.find((one) => one.action.card === card)?.action;
  const why = !here?.shut && here?.table.blocked.find((one) => one.action.card === card);
  const act = () => {
    if (staged) {
      const before = ctx.staged.findIndex((one) => same(one, staged));
      if (staged.kind === "play") ctx.send(ctx.staged);
      else ctx.stage(ctx.staged.slice(0, before));
    } else ctx.stage([...list(ctx, here.count), action]);
  };
  const dim = here && !action && here.table.view.decision === "play";
  const twice = action?.kind === "play" ? () => ctx.send([...list(ctx, here.count), action]) : null;
  return html`<${Piece}
    ctx=${ctx}
    card=${card}
    label=${label}
    can=${Boolean(action)}
    chosen=${Boolean(staged)}
    why=${why}
    act=${twice && setting("quick") ? twice : act}
    twice=${twice}
    dim=${dim}
    place=${place}
    own=${true}
  />`;
}
