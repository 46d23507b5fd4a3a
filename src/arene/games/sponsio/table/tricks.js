// The sand while tricks are played: a cross of places, the trick before, the nines.
import { html } from "/static/components/html.js";
import { explained } from "/static/kit/explained.js";
import { capital, cardName, Face, Mini, Sign, suitOf } from "./pieces.js";

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
export function Trick({ ctx, narrow }) {
  const { view, words, names } = ctx;
  const trick = view.trick;
  const fresh = trick && trick.cards.length > 0;
  const done = !fresh && view.last_trick; // the trick just taken lies there until the next card
  const source = fresh ? trick : done ? view.last_trick : { leader: trick?.leader ?? 0, cards: [] };
  const best = fresh ? trick.winning : done ? view.last_trick.winner : null;
  const suit = fresh ? trick.suit : done ? suitOf(view.last_trick.cards[0]) : null;
  const previous = fresh && view.last_trick;
  return html`
    <section
      class="previous"
      ...${explained(previous ? words("draw-last-trick") : "", previous ? words("draw-won-by", { seat: names[previous.winner] }) : "")}
    >
      ${
        previous &&
        html`
          <h2>${words("draw-last-trick")}</h2>
          <span class="fan">
            ${previous.cards.map((card) => html`<${Mini} key=${card} words=${words} card=${card} />`)}
          </span>
          <p>${words("draw-won-by", { seat: names[previous.winner] })}</p>
        `
      }
    </section>
    <section class=${`cross${done ? " done" : ""}`} aria-label=${words("panel-trick")}>
      ${placesOf(ctx).map(({ side, seat }) => {
        const place = (seat - source.leader + names.length) % names.length;
        const card = source.cards[place];
        const turn = !done && view.awaiting.includes(seat) && view.phase === "tricks";
        const who = seat === ctx.me ? capital(words("ui-you")) : names[seat];
        return html`<div
          key=${side}
          class=${`place ${side}${card ? "" : " bare"}${turn ? " turn" : ""}${turn && seat === ctx.me ? " mine" : ""}`}
        >
          ${
            card
              ? html`<span
                class="piece"
                data-piece=${card}
                data-from=${`seat-${seat}`}
                ...${explained(`${who}, ${cardName(words, card)}`, words("draw-explain-card", { place: "played" }))}
                role="img"
                aria-label=${`${who}, ${cardName(words, card)}`}
              >
                <${Face} words=${words} card=${card} />
              </span>`
              : ""
          }
          ${
            seat === best
              ? html`<span class="lead-tag">
                ${words(done ? "draw-wins" : "draw-leading", { seat: done && seat === ctx.me ? words("ui-you") : who })}
              </span>`
              : html`<span class="place-name">${who}</span>`
          }
        </div>`;
      })}
      <div class=${`medallion${suit ? ` suit-${suit}` : ""}`}>${suit ? html`<${Sign} name=${suit} />` : ""}</div>
      ${suit && fresh && !narrow && html`<p class=${`led suit-${suit}`}>${words("draw-led", { suit })}</p>`}
    </section>
    <${Nines} ctx=${ctx} />
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Nines({ ctx }) {
  const { view, words } = ctx;
  const wanted = view.tickets.some((ticket) => ticket.type === "nines" && ticket.holder !== null);
  if (!wanted) return html`<section class="nines"></section>`;
  const states = ["won", "beaten", "out", ...(view.nines.talon.length ? ["talon"] : [])];
  return html`<section class="nines">
    <h2>${words("panel-nines", { scope: view.nines.talon_counts ? "deck" : "play" })}</h2>
    <div>
      ${states.flatMap((state) =>
        view.nines[state].map(
          (card) => html`<span key=${card} class=${`nine ${state}`}>
            <span
              class="mini-card"
              role="img"
              aria-label=${`${cardName(words, card)}, ${words("draw-nine", { state })}`}
            >
              <${Face} words=${words} card=${card} size="mini" />
            </span>
            <small>${words("draw-nine", { state })}</small>
          </span>`,
        ),
      )}
    </div>
  </section>`;
}
