// Before the race: cards change hands between the two cars of a pair, and their energy is shared out.
import { html, useEffect } from "/static/components/html.js";
import { isStaged, offers, same } from "/static/kit/actions.js";
import { taken } from "/static/kit/held.js";
import { cardSaid } from "/games/automobile/own.js";
import { asked, CarIcon, carName, category, nameOf, Picture, WorkCard } from "/games/automobile/pieces.js";

/** The cards of a swap, picked up at this question one after the other: { row, name, value, place }. */
const inHand = taken([]);

/**
 * What a swap makes of both hands.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 * @param {any} swap
 */
export function swapEffect(ctx, { gave, took }) {
  const { view } = ctx.chain[0];
  const { exchange } = view;
  const giving = view.cars[view.car];
  const taking = view.cars[view.car === exchange.first ? exchange.second : exchange.first];
  return ctx.words("draw-swap-effect", {
    first: carName(ctx, giving),
    before: giving.strength,
    after: giving.strength - gave + took,
    second: carName(ctx, taking),
    from: taking.strength,
    to: taking.strength - took + gave,
  });
}

/**
 * What an answer leaves to the first car: whoever agrees takes what is proposed.
 * @type {(exchange: any, answer: any) => number}
 */
const shareOf = (exchange, { kind, energy }) => (kind === "accept" ? exchange.offer.energy : energy);

/**
 * Who would have how much energy.
 * @param {Arene.Ctx<Arene.AutomobileView>} ctx
 * @param {any} answer
 */
export function shareEffect(ctx, answer) {
  const { cars, exchange } = ctx.chain[0].view;
  const energy = shareOf(exchange, answer);
  return ctx.words("draw-share-effect", {
    first: carName(ctx, cars[exchange.first]),
    energy,
    second: carName(ctx, cars[exchange.second]),
    rest: exchange.energy[0] + exchange.energy[1] - energy,
  });
}

/** @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props */
export function Deals({ ctx }) {
  const table = ctx.chain[0];
  const { view } = table;
  const { exchange } = view;
  if (asked(ctx, table) && ["split", "counter", "settle"].includes(view.decision))
    return html`<${Shares} ctx=${ctx} table=${table} />`;
  if (!exchange?.inside) {
    const [who, other] = [exchange.first, exchange.second].map((car) => nameOf(ctx, view.cars[car]));
    return html`<p class="deal-note">${ctx.words("draw-deals", { who, other })}</p>`;
  }
  if (exchange.offer && "category" in exchange.offer) return html`<${Offer} ctx=${ctx} view=${view} />`;
  return html`<${Swaps} key=${`${view.car}-${exchange.left}`} ctx=${ctx} table=${table} />`;
}

/**
 * Both hands, category by category: one card of each row makes a swap.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Swaps({ ctx, table }) {
  const { words } = ctx;
  const { view } = table;
  const [staged] = ctx.staged;
  const lifted = inHand.use(ctx).filter((_, __, both) => both.length === 1 || staged); // taken back, both lie again
  const held = lifted.length === 1 ? lifted[0] : null;
  const hold = (...cards) => inHand.take(ctx, cards);
  useEffect(() => {
    const letGo = (event) => event.key === "Escape" && held && hold();
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  });
  const { exchange } = view;
  const acting = view.car === exchange.second ? exchange.second : exchange.first;
  const rows = [acting, acting === exchange.first ? exchange.second : exchange.first];
  const swaps = asked(ctx, table) ? [...offers(table, "swap"), ...offers(table, "propose")] : [];
  const [kind] = swaps.map((one) => one.action.kind);
  const sideOf = (row) => (row === 0 ? "gave" : "took");
  const fits = (row, name, value) =>
    swaps.some(
      ({ action }) =>
        action.category === name &&
        action[sideOf(row)] === value &&
        (!held || held.row === row || (held.name === name && action[sideOf(held.row)] === held.value)),
    );
  const press = (card) => {
    if (held && held.row !== card.row) {
      const values = { [sideOf(card.row)]: card.value, [sideOf(held.row)]: held.value };
      ctx.stage([{ kind, category: card.name, gave: values.gave, took: values.took }]);
      hold(held, card);
      return;
    }
    ctx.drop();
    hold(...(held && same(held, card) ? [] : [card]));
  };
  const handOf = (row, name) => view.cars[rows[row]].hand?.[name] ?? [];
  const picked = (
    card, // of several equal cards one
  ) =>
    lifted.length
      ? lifted.some((one) => same(one, card))
      : staged?.category === card.name &&
        staged[sideOf(card.row)] === card.value &&
        handOf(card.row, card.name).indexOf(card.value) === card.place;
  const names = Object.keys(view.cars[acting].hand ?? {});
  const step = !swaps.length ? "draw-swap-wait" : held ? "draw-swap-second" : "draw-swap-first";
  return html`<div class="swaps">
    <p class="deal-note">${words(step, { who: nameOf(ctx, view.cars[view.car]) })}</p>
    <div class="swap-grid" style=${`--columns:${names.length}`}>
    ${rows.map(
      (number, row) => html`<span key=${`c${row}`} class="swap-car"
    style=${`grid-area:${row + 2}/1;--car:${view.cars[number].colour}`}><${CarIcon} car=${view.cars[number]} />
      <b>${carName(ctx, view.cars[number])}</b></span>`,
    )}
    ${names.map(
      (name, column) =>
        html`<div key=${name} class="swap-column"><h3 style=${`grid-area:1/${column + 2}`}>${category(ctx, name)}</h3>${rows.map(
          (number, row) =>
            html`<div key=${`${name}${row}`} class="swap-cards" style=${`grid-area:${row + 2}/${column + 2};--car:${view.cars[number].colour}`}>${handOf(
              row,
              name,
            ).map((value, place) => {
              const face = html`<${WorkCard} ctx=${ctx} name=${name} value=${value} />`;
              const said = cardSaid(ctx, name, value);
              const label = `${carName(ctx, view.cars[number])}, ${category(ctx, name)} ${value}`;
              if (!fits(row, name, value))
                return html`<span key=${place} role="img" ...${said} aria-label=${label}>${face}</span>`;
              const card = { row, name, value, place };
              const chosen = Boolean(picked(card));
              return html`<button key=${place} class=${`lit${chosen ? " chosen" : ""}`} ...${said} aria-label=${label}
                aria-pressed=${chosen} onClick=${() => press(card)}>${face}</button>`;
            })}</div>`,
        )}</div>`,
    )}</div></div>`;
}

/**
 * What the partner proposes.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Offer({ ctx, view }) {
  const { offer } = view.exchange;
  const answering = view.cars[view.car];
  const proposer = view.cars[answering.partner];
  const side = (car, value) =>
    html`<div><${CarIcon} car=${car} /><b>${carName(ctx, car)}</b><${WorkCard} ctx=${ctx} name=${offer.category} value=${value} /></div>`;
  return html`<div class="offer" role="group" aria-label=${category(ctx, offer.category)}>${side(proposer, offer.gave)}
    <${Picture} name="swap" />${side(answering, offer.took)}<p class="deal-note">
    ${swapEffect(ctx, { gave: offer.took, took: offer.gave })}</p></div>`;
}

/**
 * Every way to share the energy out, as a row of keys: what is proposed stands among them.
 * @param {{ ctx: Arene.Ctx<Arene.AutomobileView>, [name: string]: any }} props
 */
function Shares({ ctx, table }) {
  const { view } = table;
  const { exchange } = view;
  const both = exchange.energy[0] + exchange.energy[1];
  const keys = ["split", "counter", "accept"]
    .flatMap((kind) => offers(table, kind))
    .map((one) => ({ ...one, energy: shareOf(exchange, one.action) }))
    .sort((one, other) => one.energy - other.energy);
  const [first, second] = [view.cars[exchange.first], view.cars[exchange.second]];
  return html`<div class="shares"><p class="deal-note">${ctx.words("draw-shares", { both })}</p><div class="share-keys">
    <span class="share-cars"><${CarIcon} car=${first} /><b>${carName(ctx, first)}</b></span>
    ${keys.map(({ action, energy }) => {
      const on = isStaged(ctx, action);
      return html`<button key=${energy} class=${`share-key lit${on ? " chosen" : ""}`} aria-pressed=${on}
        onClick=${() => ctx.stage([action])}><span class="visually-hidden">${shareEffect(ctx, action)}</span><b aria-hidden="true">${energy}</b>
          <${Picture} name="bolt" /><b aria-hidden="true">${both - energy}</b></button>`;
    })}<span class="share-cars low"><${CarIcon} car=${second} /><b>${carName(ctx, second)}</b></span></div></div>`;
}
