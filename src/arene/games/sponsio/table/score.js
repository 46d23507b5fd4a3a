// What a round brought, seat by seat, and the sheet of the whole match.
import { html } from "/static/components/html.js";
import { Coin, Icon, Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { explained } from "/static/kit/explained.js";
import { signed } from "/static/kit/numbers.js";
import { explainedBet, ticketName, ticketOf } from "./bets.js";
import { capital } from "./pieces.js";
import { explainedTraitor } from "./seats.js";

/**
 * The round's score, seat by seat in the order it was told.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function RoundScore({ ctx }) {
  const { words, seats, lines } = ctx;
  const from = lines.findLastIndex((line) => line.event.kind === "round_started");
  const events = lines.slice(from).map((line) => line.event);
  const winner = events.find((event) => event.kind === "round_winner");
  const { round } = ctx.view;
  const ended = events.find((event) => event.kind === "round_ended");
  return html`<section class="round-score" tabindex="0" aria-label=${words("draw-round", { round })}>
    <header><h2>${words("draw-round", { round })}</h2></header>
    <div class="score-seats">
      ${seats.map((seat) => {
        const own = events.filter((event) => event.seat === seat.seat);
        const results = own.filter((event) => ["bet_result", "counter_result", "traitor_result"].includes(event.kind));
        const cash = own.find((event) => event.kind === "cash" && event.choice === "collect");
        const moved = own.findLast((event) => event.kind === "streak_moved"); // by cashing, from the space that was cashed
        const bonus = winner?.seats.includes(seat.seat) ? winner.bonus : 0;
        const won = results.reduce((total, event) => total + event.coins, 0) + (cash?.coins ?? 0) + bonus;
        const net = balance(ctx, seat.seat, from, ended);
        const laid = onToken(ctx, seat.seat, [...results, cash], ended);
        return html`<article>
          <h3><${Shape} seat=${seat} />${seat.name}</h3>
          <ul>
            ${results.map(
              (event) => html`<li class=${event.won === false ? "lost" : ""} ...${explainedResult(ctx, event)}>
                <span>${resultName(ctx, event)}</span>
                <b class="num">${event.won === false ? html`<${Icon} name="cross" />` : signed(event.coins)}</b>
              </li>`,
            )}
            ${!results.length && html`<li><span>${words("draw-no-bets")}</span></li>`}
            ${
              laid > 0 &&
              html`<li ...${explained(words("draw-token", { token: "three" }), words("draw-explain-token", { token: "three" }))}>
                <span>${words("draw-three-score")}</span>
                <b class="num">${laid}</b>
              </li>`
            }
            ${
              cash
                ? html`<li>
                  <span>${words("draw-cashed", { space: moved.from })}</span>
                  <b class="num">${signed(cash.coins)}</b>
                </li>`
                : moved &&
                  html`<li>
                    <span>${words("column-streak")}</span>
                    <b class="num">${moved.to}/${ctx.view.track.length}</b>
                  </li>`
            }
            ${bonus > 0 && html`<li><span>${words("draw-best")}</span><b class="num">${signed(bonus)}</b></li>`}
            ${net !== won && html`<li><span>${words("draw-staked")}</span><b class="num">${signed(net - won)}</b></li>`}
          </ul>
          <footer>
            <p class="sum"><span>${words("draw-gain")}</span><b class="num">${signed(net)}</b></p>
            ${
              ended &&
              html`<p class="purse">
                <span>${words("draw-purse")}</span>
                <b class="num"><${Coin} />${ended.purses[seat.seat]}</b>
              </p>`
            }
          </footer>
        </article>`;
      })}
    </div>
  </section>`;
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

/**
 * The coins on a seat's 3-coin token, which count for the best score and belong to no other line; once they are taken
 * back, what that score has beyond all that was won.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function onToken(ctx, seat, gains, ended) {
  if (!ended) return ctx.view.players[seat].three;
  return gains.reduce((left, event) => left - Math.max(0, event?.coins ?? 0), ended.scores[seat]);
}

/**
 * Why a bet was won or lost, for who asks; a traitor has none.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function explainedResult(ctx, event) {
  if (event.kind === "traitor_result") return explainedTraitor(ctx);
  const counts = (bet) => (event.kind === "counter_result" ? bet.target === event.target : bet.ticket === event.ticket);
  const bet = ctx.view.players[event.seat].bets.find(counts);
  return bet ? explainedBet(ctx, bet) : {};
}

/** @param {Arene.Ctx<Arene.SponsioView>} ctx */
function resultName(ctx, event) {
  const { words, names } = ctx;
  if (event.kind === "traitor_result") return capital(words("tag-traitor"));
  if (event.kind === "counter_result") return capital(words("draw-against", { seat: names[event.target] }));
  const ticket = ticketOf(ctx.view, event.ticket);
  return ticket ? ticketName(words, ticket) : event.ticket;
}

/**
 * Purses at the end of every round, what each one brought, and the final ranking.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
export function Sheet({ ctx, lines }) {
  const { words, seats, table } = ctx;
  const events = lines.map((line) => line.event);
  const rounds = events.filter((event) => event.kind === "round_ended");
  const paid = events.filter((event) => event.kind === "cash" && event.choice === "forced"); // the track after the last round
  const narrow = useNarrow();
  return html`<table class="standings rounds">
    <thead>
      <tr>
        <th scope="col">${words("end-rank")}</th>
        <th scope="col">${words("end-player")}</th>
        ${rounds.map((_, place) => {
          const name = words("draw-round", { round: place + 1 });
          return html`<th scope="col" class="num" title=${name}>${narrow ? place + 1 : name}</th>`;
        })}
        ${paid.length > 0 && html`<th scope="col" class="num">${words("draw-track-paid")}</th>`}
        <th scope="col" class="num">${words("draw-final")}</th>
      </tr>
    </thead>
    <tbody>
      ${table.standings.map(
        (standing) => html`<tr>
          <td class="rank">${standing.rank}</td>
          <th scope="row"><span><${Shape} seat=${seats[standing.seat]} />${seats[standing.seat].name}</span></th>
          ${rounds.map((round, place) => {
            const purse = round.purses[standing.seat];
            const gain = place ? purse - rounds[place - 1].purses[standing.seat] : null;
            return html`<td class="num"><b>${purse}</b>${gain !== null && html`<small>${signed(gain)}</small>`}</td>`;
          })}
          ${
            paid.length > 0 &&
            html`<td class="num">${signed(paid.find((event) => event.seat === standing.seat)?.coins ?? 0)}</td>`
          }
          <td class="num score">${standing.score}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
