// Inside the track: the lawn with the turn order, and the scoreboard for questions that have no place at one sport alone.
import { html } from "/static/components/html.js";
import { Icon } from "/static/components/pieces.js";
import { labelOf } from "/static/kit/actions.js";
import { roam } from "/static/kit/keys.js";
import { Choice, decisionOf } from "./choosing.js";
import { LegendKey } from "./outlook.js";
import { Accident, Mark, SeatDie, Sign, sportName, sportOf, SportSign, who } from "./pieces.js";

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Order({ ctx, kind }) {
  const { view } = ctx;
  return html`<span class="order">
    ${view.turn_order.map((seat) => {
      const body = html`
        <span class="chip-mark">
          <${Mark} seat=${ctx.seats[seat]} />
          ${view.players[seat].laying === "done" && html`<${Icon} name="check" />`}
        </span>
        <span>${who(ctx, seat)}</span>
      `;
      const state = `chip${ctx.chain[0].view.awaiting.includes(seat) ? " now" : ""}`; // whoever is asked, not who would be
      return kind
        ? html`<${Choice}
          key=${seat}
          ctx=${ctx}
          action=${{ kind, seat }}
          label=${labelOf(ctx, { kind, seat }) || who(ctx, seat)}
          class=${state}
        >
          ${body}
        <//>`
        : html`<span key=${seat} class=${state} title=${who(ctx, seat)}>${body}</span>`;
    })}
  </span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Lawn({ ctx, legend }) {
  const { view, words } = ctx;
  return html`<div class="lawn">
    <p>
      <b>${words("draw-round", { round: view.round })}</b>
      <span>${words("draw-side", { side: view.side })}</span>
      ${view.rounds_left !== null && html`<b class="warned">${words("draw-rounds-left", { left: view.rounds_left })}</b>`}
    </p>
    <${Order} ctx=${ctx} />
    ${view.forecast.length > 0 && html`<${LegendKey} ctx=${ctx} open=${legend} />`}
    <p class="reserve">
      <b>${words("draw-reserve")}</b>
      <span class="num"><${Sign} name="capsule" />${words("pills", { count: view.reserve })}</span>
    </p>
  </div>`;
}

/**
 * The lawn of a phone: one line.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export const Strip = ({ ctx, legend }) =>
  html`<p class="strip num">
    <b>${ctx.words("draw-round", { round: ctx.view.round })}</b>
    <span>${ctx.words("draw-side", { side: ctx.view.side })}</span>
    ${
      ctx.view.rounds_left !== null &&
      html`<b class="warned">${ctx.words("draw-rounds-left", { left: ctx.view.rounds_left })}</b>`
    }
    <span class="spring"></span>
    ${ctx.view.forecast.length > 0 && html`<${LegendKey} ctx=${ctx} open=${legend} />`}
    <span role="img" aria-label=${`${ctx.words("draw-reserve")} ${ctx.view.reserve}`}>
      <${Sign} name="capsule" />
      ${ctx.view.reserve}
    </span>
  </p>`;

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Stage({ ctx }) {
  const { view, words } = ctx;
  if (view.decision === "coach")
    return html`<${Scoreboard} ctx=${ctx} title=${words("tag-best-label")}><${Order} ctx=${ctx} kind="give_coach" /><//>`;
  if (view.decision === "pill")
    return html`<${Scoreboard} ctx=${ctx} title=${words("draw-second-pill")}><${Order} ctx=${ctx} kind="give_pill" /><//>`;
  if (view.phase === 3)
    return html`<${Scoreboard} ctx=${ctx} title=${words("draw-meddle")}><${Rolls} ctx=${ctx} seats=${view.turn_order} /><//>`;
  const sport = sportOf(ctx, view.sport);
  if (!sport) return html`<${Lawn} ctx=${ctx} />`;
  return view.tournament
    ? html`<${Tournament} ctx=${ctx} sport=${sport} />`
    : html`<${Sharing} ctx=${ctx} sport=${sport} />`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Scoreboard({ title, children, sport, ctx, note }) {
  const scrolled = ctx.live ? undefined : 0; // where nothing in it takes the focus, it does so itself
  return html`<section class="scoreboard" aria-label=${title} tabindex=${scrolled} onKeyDown=${roam}>
    <h2>${sport && html`<${SportSign} ctx=${ctx} sport=${sport} />`}${title}${note && html`<small>${note}</small>`}</h2>
    ${children}
  </section>`;
}

/**
 * Rolls by seat; where the best coach may reroll a die, each face is a button.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Rolls({ ctx, seats }) {
  const { view, words } = ctx;
  const asked = ctx.live && decisionOf(ctx) === "meddle";
  return html`<div class=${`rolls${asked ? " asked" : ""}`}>
    ${seats.map((seat) => {
      const { roll } = view.players[seat];
      const place = view.tournament?.seats.indexOf(seat) ?? -1;
      const faces = asked ? [...new Set(roll)] : roll;
      return html`<div key=${seat} class="roll">
        <${Mark} seat=${ctx.seats[seat]} />
        <span class="roll-name" title=${who(ctx, seat)}>${who(ctx, seat)}</span>
        <span class="roll-dice">
          ${faces.map((face, at) => {
            const action = { kind: "meddle", seat, face };
            const count = roll.filter((one) => one === face).length;
            const die = html`
              <${SeatDie} ctx=${ctx} seat=${seat} face=${face} />
              ${asked && count > 1 && html`<small>×${count}</small>`}
            `;
            return asked
              ? html`<${Choice}
                key=${face}
                ctx=${ctx}
                action=${action}
                label=${labelOf(ctx, action) || String(face)}
                class="face"
              >
                ${die}
              <//>`
              : html`<span key=${at}>${die}</span>`;
          })}
          ${!roll.length && html`<span class="none">${words("free-dice", { count: 0 })}</span>`}
        </span>
        ${place >= 0 && html`<b class="total num">${view.tournament.totals[place]}</b>`}
      </div>`;
    })}
  </div>`;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const cardsText = (ctx, cards) =>
  [...new Set(cards)]
    .map((card) => ctx.words("draw-cards", { card, count: cards.filter((one) => one === card).length }))
    .join(", ");

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Tournament({ ctx, sport }) {
  const { view, words } = ctx;
  const title = words("draw-tournament", { sport: sportName(ctx, sport.id), level: view.tournament.level });
  const note = view.tournament.doping ? words("draw-doping-order") : cardsText(ctx, sport.revealed);
  return html`<${Scoreboard} ctx=${ctx} sport=${sport} title=${title} note=${note}><${Rolls} ctx=${ctx} seats=${view.tournament.seats} /><//>`;
}

/**
 * Cards turned up at a sport, who may have one, and what it would do.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Sharing({ ctx, sport }) {
  const { view, words } = ctx;
  const kind = view.decision === "wish" ? "wish" : "take";
  const kinds = [...new Set(sport.revealed)];
  const said = ["wish", "take"].includes(view.decision) ? "draw-sharing" : view.phase === 9 ? "draw-doping-cards" : "";
  const note = sport.last ? words("draw-last-card") : said && words(said, { decision: view.decision });
  return html`<${Scoreboard} ctx=${ctx} sport=${sport} title=${sportName(ctx, sport.id)} note=${note}>
    <div class="sharing">
      <div class="cards">
        ${kinds.map(
          (card) => html`<${Card}
            key=${card}
            ctx=${ctx}
            sport=${sport}
            card=${card}
            count=${sport.revealed.filter((one) => one === card).length}
            action=${{ kind, [kind === "wish" ? "wish" : "card"]: card }}
          />`,
        )}
      </div>
      <${Claims} ctx=${ctx} sport=${sport} />
    </div>
  <//>`;
}

/**
 * What a card would do to the viewer, as the server says.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
export function effectOf(ctx, card) {
  const risk = ctx.me === null ? null : ctx.view.players[ctx.me].risk;
  if (!risk) return null;
  if (card === "training") return risk.keeps ? "kept" : "returned";
  return risk.strikes.includes(card) ? "struck" : "escaped";
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Card({ ctx, sport, card, count, action }) {
  const { words } = ctx;
  const effect = effectOf(ctx, card);
  const title = card === "training" ? words("draw-training") : words(`accident-${sport.id}-${card}`);
  const label = [
    words("draw-cards", { card, count }),
    card === "training" ? "" : title,
    effect ? words("draw-effect", { effect }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return html`<${Choice} ctx=${ctx} action=${action} label=${label} class=${`sport-card ${card}`}>
    <span class="sport-card-head" style=${`--sport:${sport.colour}`}>
      ${
        card === "training"
          ? html`<${SportSign} ctx=${ctx} sport=${sport} />`
          : html`<${Accident} ctx=${ctx} card=${card} />`
      }
      ${count > 1 && html`<b class="num">×${count}</b>`}
    </span>
    <span class="sport-card-title">${title}</span>
    ${effect && html`<span class=${`effect ${effect}`}>${words("draw-effect", { effect })}</span>`}
  <//>`;
}

/**
 * What a seat's card at a sport has just come to, where a film rests on it: the view knows values only until they count.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
const evaluated = (ctx, sport, seat) =>
  ctx.view.decision === "pause"
    ? ctx.table.log.lines
        .map((line) => line.event)
        .findLast((event) => event.kind === "evaluated" && event.sport === sport.id && event.seat === seat)
    : undefined;

/**
 * The participants in the order in which they choose: value, what they took or drew, who has wished.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Claims({ ctx, sport }) {
  const { view, words } = ctx;
  const order = view.order.length
    ? view.order.flatMap((group) => group.seats)
    : view.turn_order.filter((seat) => view.players[seat].risk);
  return html`<ol class="claims">
    ${order.map((seat) => {
      const player = view.players[seat];
      const stake = sport.stakes.find((one) => one.seat === seat);
      const told = evaluated(ctx, sport, seat);
      const value = told?.value ?? player.risk?.value;
      const card = player.card ?? told?.card;
      const idle = ["returned", "escaped"].includes(told?.outcome) ? "off" : "";
      const note = card
        ? html`<${Accident} ctx=${ctx} card=${card} state=${idle} />`
        : player.wished
          ? html`<${Icon} name="check" />`
          : "";
      return html`<li key=${seat} class=${view.awaiting.includes(seat) ? "now" : ""}>
        <${Mark} seat=${ctx.seats[seat]} />
        <span class="roll-name" title=${who(ctx, seat)}>${who(ctx, seat)}</span>
        ${stake?.new && html`<${SeatDie} ctx=${ctx} seat=${seat} face=${stake.new} doped=${stake.doped} />`}
        ${value !== undefined && html`<span class="num">${words("draw-value", { value })}</span>`}
        <span class="num quiet">${words("draw-units-short", { count: stake?.units ?? 0 })}</span>
        ${note}
      </li>`;
    })}
  </ol>`;
}

/**
 * What everybody knows of a pile: cards never seen, and those put under it.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Pile({ ctx, sport, close }) {
  const { words } = ctx;
  const stakes = sport.stakes.filter((stake) => stake.units);
  return html`<section class="scoreboard pile-sheet">
    <h2>
      <${SportSign} ctx=${ctx} sport=${sport} />
      ${words("sport-label", { sport: sportName(ctx, sport.id), closed: sport.closed ? "yes" : "no", count: sport.count })}
      <span class="spring"></span>
      <button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button>
    </h2>
    <dl>
      ${
        !sport.closed &&
        sport.unseen_cards &&
        html`
          <dt>${words("draw-unseen", { count: sport.unseen })}</dt>
          <dd>
            ${Object.entries(sport.unseen_cards)
              .filter(([, count]) => count)
              .map(
                ([card, count]) => html`<span class=${`known ${card}`}>${words("draw-cards", { card, count })}</span>`,
              )}
          </dd>
        `
      }
      ${
        !sport.closed &&
        sport.known_bottom &&
        html`
          <dt>${words("draw-bottom")}</dt>
          <dd>
            ${
              sport.known_bottom.length
                ? sport.known_bottom.map(
                    (card) => html`<span class=${`known ${card}`}>${words("card", { card })}</span>`,
                  )
                : words("draw-nothing")
            }
          </dd>
        `
      }
      <dt>${words("draw-owned")}</dt>
      <dd>
        ${
          stakes.length
            ? stakes.map(
                (stake) => html`<span class="known"><${Mark} seat=${ctx.seats[stake.seat]} />${stake.units}</span>`,
              )
            : words("draw-nothing")
        }
      </dd>
      ${
        sport.closed &&
        html`
          <dt>${words("draw-closed-by")}</dt>
          <dd>
            ${sport.fatal_seat !== null && `${who(ctx, sport.fatal_seat)}, `}
            <em>${words(`accident-${sport.id}-u6`)}</em>
          </dd>
        `
      }
    </dl>
  </section>`;
}
