// A seat: cards, coins, streak, what it has taken and bet on.
import { html } from "/static/components/html.js";
import { CardBack, Coin, Track } from "/static/components/pieces.js";
import { still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { Slip } from "./bets.js";
import { capital, Mini, Sign } from "./pieces.js";

/**
 * Who deals, who bet on nothing: they stand among the bets, where there is room for a whole word.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function Marks({ ctx, seat }) {
  const { view, words } = ctx;
  const dealer = words("tag-dealer");
  return html`
    ${
      view.dealer === seat &&
      html`<span class="tag" ...${explained(dealer, words("draw-explain-dealer"))}>${dealer}</span>`
    }
    ${
      view.players[seat].traitor &&
      html`<span class="tag strong" ...${explainedTraitor(ctx)}>${words("tag-traitor")}</span>`
    }
  `;
}

/**
 * What betting on nothing brings, and what it may cost.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
export const explainedTraitor = ({ words, view }) =>
  explained(capital(words("tag-traitor")), words("draw-explain-traitor", view.traitor));

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Figures({ ctx, seat }) {
  const player = still(ctx).view.players[seat];
  const { words } = ctx;
  return html`<span class="figures num">
    <span role="img" aria-label=${words("draw-count-cards", { count: player.hand_size })}>
      <${CardBack} size="tiny" />
      <b>${player.hand_size}</b>
    </span>
    <span role="img" aria-label=${words("coins", { coins: player.purse })}>
      <${Coin} />
      <b>${player.purse}</b>
      ${player.score ? html`<small>+${player.score}</small>` : ""}
    </span>
  </span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Streak({ ctx, player }) {
  const { words } = ctx;
  const label = words("streak", { space: player.streak, value: player.cash_value });
  const told = words("draw-explain-streak", {
    space: player.streak,
    value: player.cash_value,
    last: ctx.view.track.length,
    moves: player.traitor ? ctx.view.traitor.moves : "bets",
  });
  return html`<span class="streak" ...${explained(words("column-streak"), told)}>
    <${Track} at=${player.streak} spaces=${ctx.view.track.length} label=${label} />
    ${
      player.streak
        ? html`<${Coin} value=${player.cash_value} size=${20} />`
        : html`<span class="quiet-note">${words("draw-start")}</span>`
    }
  </span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Taken({ ctx, player }) {
  const { words } = ctx;
  return html`<div class="taken num">
    <b>${words("draw-tricks-short", { count: player.tricks })}</b>
    ${Object.entries(player.taken).map(
      ([suit, count]) => html`<span
        class=${`suit-${suit}${count ? "" : " zero"}`}
        role="img"
        aria-label=${`${count} ${words("draw-suit", { suit })}`}
      >
        <${Sign} name=${suit} />
        ${count}
      </span>`,
    )}
  </div>`;
}

/**
 * The others do nothing while one chooses: they stay as they are, and as high, so that nothing moves.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function SeatBody({ ctx: given, seat }) {
  const ctx = still(given);
  const { view, words } = ctx;
  const player = view.players[seat];
  const known = player.hand === null ? player.known_in_hand : [];
  const bare = view.phase === "bets" && player.bets.length === 0;
  return html`
    ${view.phase !== "bets" && html`<${Taken} ctx=${ctx} player=${player} />`}
    <div class="seat-line">
      <span class="minis">
        ${player.shown.map((card) => html`<${Mini} key=${card} words=${words} card=${card} place="others" />`)}
        ${
          player.fight_card &&
          html`<${Mini}
            words=${words}
            card=${player.fight_card}
            state="fight"
            place="fight"
            note=${words("draw-fight")}
          />`
        }
        ${known.map((card) => html`<${Mini} key=${card} words=${words} card=${card} state="known" place="known" />`)}
        ${
          !player.shown.length &&
          !player.fight_card &&
          !known.length &&
          html`<span class="quiet-note">${words("draw-nothing-shown")}</span>`
        }
      </span>
      <${Streak} ctx=${ctx} player=${player} />
    </div>
    <div class="slips">
      <${Marks} ctx=${ctx} seat=${seat} />
      ${player.bets.map((bet) => html`<${Slip} key=${bet.ticket} ctx=${ctx} bet=${bet} compact=${true} />`)}
      ${bare && html`<span class="quiet-note">${words("draw-no-bets")}</span>`}
    </div>
  `;
}
