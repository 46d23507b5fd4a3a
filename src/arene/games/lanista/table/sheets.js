// What opens over the table: the Nota, a seat in full, the hand in full; and questions with no place of their own.
import { html, useEffect, useState } from "/static/components/html.js";
import { Coin, Shape, Spoken } from "/static/components/pieces.js";
import { Sheet } from "/static/components/sheet.js";
import { isStaged } from "/static/kit/actions.js";
import { roam } from "/static/kit/keys.js";
import { minus } from "/static/kit/numbers.js";
import { amount, isMine, offers, RANKS, stage, tapOn, Told, who } from "./choosing.js";
import { armatura, describe, nameOf, rankName, wearsAt } from "./ludus.js";
import { Cube, Head, Health, Joker, Laurel, Pair, Picture, Rank, Spent, Token } from "./pieces.js";
import { town, TrackGrid } from "./wall.js";

// ---- Small counts

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export const Cubes = ({ ctx, count }) =>
  html`<${Told} class="cubes" label=${ctx.words("points", { count })} why=${ctx.words("draw-explain-cubes")}>
    ${Array.from({ length: Math.max(3, count) }, (_, place) => html`<${Cube} key=${place} spent=${place >= count} />`)}
  <//>`;

/**
 * Influence left: what is placed is a dashed ring.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Influence({ ctx, player }) {
  const colours = ["green", "white", "red"];
  const label = ctx.words("draw-influence", {
    green: player.tokens.green,
    white: player.tokens.white,
    red: player.tokens.red,
    jokers: player.jokers,
  });
  return html`<${Told} class="influence" label=${label} why=${ctx.words("draw-explain-influence")}>
    ${colours.map((colour) =>
      player.tokens[colour] ? html`<${Token} key=${colour} colour=${colour} />` : html`<${Spent} key=${colour} />`,
    )}
    ${Array.from({ length: player.jokers }, () => html`<${Joker} />`)}
  <//>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export const Score = ({ ctx, player }) =>
  html`<${Told}
    class="score num"
    label=${ctx.words("prestige", { count: player.prestige })}
    why=${ctx.words("draw-explain-prestige")}
  >
    <${Laurel} />
    <b>${minus(player.prestige)}</b>
  <//>`;

// ---- The Nota

const PLACES = {
  PRO: [60, 52],
  EQU: [180, 52],
  ESS: [300, 52],
  THR: [60, 156],
  MUR: [180, 156],
  HOP: [300, 156],
  RET: [100, 262],
  SEC: [260, 262],
};

/**
 * The eight armaturae as heads; lines join those that may fight, who fights his like is drawn twice.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Diagram({ ctx }) {
  const { nota } = ctx.view;
  const at = (name) =>
    PLACES[name] ?? [
      60 + (nota.armaturae.indexOf(name) % 3) * 120,
      52 + Math.floor(nota.armaturae.indexOf(name) / 3) * 104,
    ];
  const joined = nota.pairs.map((pair) => pair.split("/"));
  const alike = joined.filter(([one, other]) => one === other).map(([name]) => name);
  const text = joined.map((pair) => pair.map((name) => armatura(ctx, name)).join("–")).join(", ");
  return html`<div class="diagram" role="img" aria-label=${text}>
    <svg viewBox="0 0 360 316" aria-hidden="true">
      ${joined.map(([one, other]) => {
        const [[x, y], [far, low]] = [at(one), at(other)];
        if (one === other) return null;
        return x !== far && y === low && Math.abs(x - far) > 150 && y === 156
          ? html`<path
            key=${one + other}
            d=${`M${x} ${y + 26}C${x + 50} ${y + 92} ${far - 50} ${low + 92} ${far} ${low + 26}`}
          />`
          : html`<path key=${one + other} d=${`M${x} ${y}L${far} ${low}`} />`;
      })}
    </svg>
    ${nota.armaturae.map((name) => {
      const [x, y] = at(name);
      return html`<span key=${name} style=${`left:${x / 3.6}%;top:${y / 3.16}%`}>
        ${alike.includes(name) ? html`<${Pair} pair=${`${name}/${name}`} />` : html`<${Head} name=${name} />`}
        <b>${armatura(ctx, name)}</b>
      </span>`;
    })}
  </div>`;
}

const Bags = ({ colours }) =>
  html`<span class="tokens">${colours.map((colour, place) => html`<${Token} key=${place} colour=${colour} />`)}</span>`;

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function Nota({ ctx, close }) {
  const { words, view } = ctx;
  const { duo, penalties, final, exhibitio, token_malus, placed_money } = view.boards;
  const [green, white, red] = exhibitio.prestige.map(minus);
  return html`<${Sheet} title=${words("draw-nota")} words=${words} close=${close} class="lanista-sheet nota">
    <section><h3>${words("draw-nota-pairs")}</h3><${Diagram} ctx=${ctx} /></section>
    <section>
      <h3>${words("draw-nota-bags")}</h3>
      <dl>
        <dt>${words("draw-nota-combat")}</dt>
        <dd><${Bags} colours=${["green", "white", "red"]} /></dd>
        <dt>${words("draw-nota-wound")}</dt>
        <dd><${Bags} colours=${["green", "white", "red", "black"]} /></dd>
        <dt>${words("draw-nota-sine")}</dt>
        <dd>+ <${Bags} colours=${["red", "black"]} /></dd>
        <dt>${words("draw-nota-mercy")}</dt>
        <dd><${Bags} colours=${["green", "black"]} /></dd>
      </dl>
      <p>${words("draw-nota-mercy-more", { bad: view.options.mercy_bad })}</p>
    </section>
    <section>
      <h3>${words("draw-nota-seasons")}</h3>
      <ul class="seasons-list">
        ${view.nota.seasons.map((season) => html`<li key=${season.season}>${words("draw-nota-season", season)}</li>`)}
      </ul>
    </section>
    <section>
      <h3>${words("draw-nota-points")}</h3>
      <ol class="phases-list">
        ${[2, 3, 4, 5].map(
          (phase) => html`<li key=${phase}>
            <b>${words("draw-phase-number", { phase })}</b> ${words("draw-nota-point", { phase, money: placed_money })}
          </li>`,
        )}
      </ol>
    </section>
    <section>
      <h3>${words("draw-nota-ranks")}</h3>
      <table class="num">
        <thead>
          <tr>
            <td></td>
            ${RANKS.map((rank) => html`<th scope="col" key=${rank}><${Rank} rank=${rank} />${rankName(ctx, rank)}</th>`)}
          </tr>
        </thead>
        <tbody>
          <tr><th scope="row">${words("draw-nota-duo")}</th>${duo.map((gain) => html`<td>+${gain}</td>`)}</tr>
          ${
            view.options.malus &&
            html`<tr>
              <th scope="row">${words("draw-nota-failed")}</th>
              ${penalties.map((loss) => html`<td>−${loss}</td>`)}
            </tr>`
          }
          <tr><th scope="row">${words("draw-nota-final")}</th>${final.ranks.map((gain) => html`<td>+${gain}</td>`)}</tr>
        </tbody>
      </table>
      <p>
        ${words("draw-nota-end", { money: final.money, malus: view.options.malus ? "yes" : "no", token: token_malus })}
        ${" "}
        ${words("draw-nota-exhibitio", { pay: exhibitio.pay, green, white, red })}
      </p>
    </section>
    <${TrackGrid} ctx=${ctx} />
  <//>`;
}

// ---- A seat in full

/**
 * A seat's lanista and his power; who is taken aim at is a button.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Lanista({ ctx, held, player, close }) {
  const { words } = ctx;
  const tap = isMine(ctx, player.seat) ? { act: null } : tapOn(ctx, held, `seat${player.seat}`);
  const body = html`
    <b>${words(`lanista-${player.lanista}`)}${player.poisoned ? `, ${words("draw-poisoned")}` : ""}.</b> ${words(`text-${player.lanista}`)}
  `;
  if (!tap.act) return html`<p>${body}</p>`;
  const aim = (event) => {
    close();
    tap.act(event);
  };
  return html`<button class="sheet-man lit" onClick=${aim}><span>${body}</span></button>`;
}

/**
 * Everything that lies open before a seat.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function SeatSheet({ ctx, held, seat, close, open }) {
  const { words, view } = ctx;
  const player = view.players[seat];
  const discard = Object.entries(view.piles.event_discard);
  return html`<${Sheet} title=${ctx.names[seat]} words=${words} close=${close} class="lanista-sheet seat-sheet">
    <p class="sheet-facts">
      <${Score} ctx=${ctx} player=${player} />
      <span class="num"><${Coin} size=${20} />${amount(ctx, player.money)}</span>
      <${Cubes} ctx=${ctx} count=${player.ap} />
      <${Influence} ctx=${ctx} player=${player} />
      <span>${words("cards", { count: player.cards })}</span>
    </p>
    ${player.lanista && html`<${Lanista} ctx=${ctx} held=${held} player=${player} close=${close} />`}
    <div class="sheet-school">
      ${player.school.map((one) => {
        const tap = isMine(ctx, seat) ? { act: null } : tapOn(ctx, held, one.id);
        const touch = (event) => {
          if (!tap.act) return open(one);
          close();
          tap.act(event);
        };
        return html`<button
          key=${one.id}
          class=${`sheet-man${tap.can ? " lit" : ""}`}
          onClick=${touch}
        >
          <${Spoken} label=${describe(ctx, one)}>
            <${Rank} rank=${one.rank} />
            <b>${nameOf(ctx, one.id)}</b>
            <span class="heads">${wearsAt(one).map((name) => html`<${Head} name=${name} />`)}</span>
            <small>${one.rows[RANKS.indexOf(one.rank)].skills.map((skill) => words(`name-${skill}`)).join(", ")}</small>
            <${Health} health=${one.health} />
          <//>
        </button>`;
      })}
      ${!player.school.length && html`<p class="empty">${words("draw-empty-school")}</p>`}
    </div>
    ${
      player.contracts.length > 0 &&
      html`<ul class="sheet-contracts">
        ${player.contracts.map(
          (contract) => html`<li key=${contract.id}>
            <${Rank} rank=${contract.rank} />
            <b>${town(ctx, contract.id)}</b>
            ${contract.pairs.map((pair) => html`<${Pair} pair=${pair} />`)}
          </li>`,
        )}
      </ul>`
    }
    ${
      player.seen.length > 0 &&
      html`<p>${words("draw-seen", { cards: player.seen.map((card) => words(`card-${card}`)).join(", ") })}</p>`
    }
    ${
      discard.length > 0 &&
      html`<details>
        <summary>${words("draw-discard", { count: discard.reduce((sum, [, count]) => sum + count, 0) })}</summary>
        <p>${discard.map(([card, count]) => `${words(`card-${card}`)}${count > 1 ? ` ×${count}` : ""}`).join(", ")}</p>
      </details>`
    }
  <//>`;
}

// ---- Questions

/**
 * What is named and does something: its name and what it does; null: its label says it all.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 * @returns {[string, string] | null}
 */
export function namedChoice({ words, view }, action) {
  if (action.kind === "define_skill") {
    const skill = view.menu[action.choice];
    return [words(`name-${skill}`), words(`text-${skill}`)];
  }
  const { lanista } = action;
  return lanista && lanista !== "none" ? [words(`lanista-${lanista}`), words(`text-${lanista}`)] : null;
}

/**
 * A choice from a list, each with its sentence.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Choices({ ctx, title, test, children }) {
  return html`<section class="question" aria-label=${title} onKeyDown=${roam}>
    <h2>${title}</h2>
    ${children}
    <div class="choices">
      ${offers(ctx, test).map(({ action, label }) => {
        const [head, rest] = namedChoice(ctx, action) ?? [label, ""];
        return html`<button
          key=${JSON.stringify(action)}
          class=${`choice lit${isStaged(ctx, action) ? " chosen" : ""}`}
          aria-pressed=${isStaged(ctx, action)}
          onClick=${(event) => stage(ctx, action, event)}
        >
          <b>${head}</b>
          ${rest && html`<span>${rest}</span>`}
        </button>`;
      })}
    </div>
  </section>`;
}

/**
 * The price asked of another player: a number with bounds and a step, all from the server.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function PriceChoice({ ctx }) {
  const { words, view } = ctx;
  const { offer } = view;
  const prices = offers(ctx, (action) => action.kind === "offer_price").map((one) => one.action.price);
  const now = ctx.staged[0]?.kind === "offer_price" ? ctx.staged[0].price : null;
  const [shown, setShown] = useState(null);
  const near = (wanted) =>
    prices.reduce((best, price) => (Math.abs(price - wanted) < Math.abs(best - wanted) ? price : best), prices[0]);
  const value = shown ?? now ?? near(Math.max(offer.bank, offer.printed));
  const settle = (price) => {
    setShown(price);
    ctx.pick([{ kind: "offer_price", price }]);
  };
  useEffect(() => {
    if (now === null && prices.length) settle(value);
  }, [ctx.chain[0].prompt.id]);
  const step = (by) => settle(prices[Math.max(0, Math.min(prices.length - 1, prices.indexOf(value) + by))]);
  return html`<section class="question" aria-label=${words("draw-price-title")}>
    <h2>${words("draw-price-title")}</h2>
    <p>${words("draw-price-help", { bank: amount(ctx, offer.bank), printed: amount(ctx, offer.printed) })}</p>
    <div class="price-row">
      <button class="button" aria-label=${words("draw-less")} onClick=${() => step(-1)}>−</button>
      <b class="num">${amount(ctx, value)}</b>
      <button class="button" aria-label=${words("draw-more")} onClick=${() => step(1)}>+</button>
    </div>
    <input
      type="range"
      aria-label=${words("draw-price-title")}
      min="0"
      max=${prices.length - 1}
      step="1"
      value=${prices.indexOf(value)}
      onInput=${(event) => setShown(prices[Number(event.target.value)])}
      onChange=${(event) => settle(prices[Number(event.target.value)])}
    />
  </section>`;
}

/**
 * The question that stands in the middle of the board; null: none does.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
export function Question({ ctx }) {
  const { words, view } = ctx;
  if (view.decision === "lanista") return html`<${Lanistas} ctx=${ctx} />`;
  if (view.card) return html`<${Announced} ctx=${ctx} />`;
  if (!ctx.live) return null;
  const choices = (title, ...kinds) =>
    html`<${Choices} ctx=${ctx} title=${title} test=${(action) => kinds.includes(action.kind)} />`;
  if (view.decision === "define")
    return choices(words("draw-define", { name: nameOf(ctx, view.defining) }), "define_skill");
  if (view.decision === "include") return choices(words(`card-${view.offer.asked}`), "include", "exclude");
  if (view.decision === "price") return html`<${PriceChoice} ctx=${ctx} />`;
  if (view.decision === "offer") return html`<${OfferMade} ctx=${ctx} />`;
  return null;
}

/** Whether such a question is open. */
export const questions = (view) =>
  view.decision === "lanista" || Boolean(view.card) || ["define", "include", "price", "offer"].includes(view.decision);

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Lanistas({ ctx }) {
  const { words, view } = ctx;
  const chosen = view.players.filter((player) => player.lanista);
  return html`<${Choices}
    ctx=${ctx}
    title=${words("draw-lanistas")}
    test=${(action) => action.kind === "choose_lanista" && action.lanista !== "none"}
  >
    ${
      chosen.length > 0 &&
      html`<ul class="chosen-lanistas">
        ${chosen.map(
          (player) => html`<li key=${player.seat}>
            <${Shape} seat=${ctx.seats[player.seat]} />
            <b>${who(ctx, player.seat)}</b> ${words(`lanista-${player.lanista}`)}
          </li>`,
        )}
      </ul>`
    }
  <//>`;
}

/**
 * A card that somebody plays and that may be countered.
 * @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props
 */
function Announced({ ctx }) {
  const { words, view } = ctx;
  const { card, seat, target } = view.card;
  const aimed = target.startsWith("seat")
    ? who(ctx, Number(target.slice(4)))
    : target === "none"
      ? ""
      : view.players.some((player) => player.school.some((one) => one.id === target))
        ? nameOf(ctx, target)
        : town(ctx, target);
  return html`<section class="question announced">
    <h2>
      ${words("draw-announced", { seat: who(ctx, seat), you: isMine(ctx, seat) ? "yes" : "no", card: words(`card-${card}`) })}
    </h2>
    <div class="event big">
      <span class="event-head"><${Picture} words=${words} card=${card} />${words(`card-${card}`)}</span>
      <p>${words(`text-${card}`)}</p>
      ${aimed && html`<small>${words("draw-aimed", { target: aimed })}</small>`}
    </div>
  </section>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function OfferMade({ ctx }) {
  const { words, view } = ctx;
  const { offer } = view;
  const one = view.players[offer.seller].school.find((other) => other.id === offer.gladiator);
  return html`<section class="question">
    <h2>
      ${words("draw-offer", { seat: ctx.names[offer.seller], name: nameOf(ctx, offer.gladiator), price: amount(ctx, offer.price) })}
    </h2>
    <p>${describe(ctx, one)}</p>
    <p>${words("draw-price-help", { bank: amount(ctx, offer.bank), printed: amount(ctx, offer.printed) })}</p>
    ${offer.cards.length > 0 && html`<p>${offer.cards.map((card) => words(`card-${card}`)).join(", ")}</p>`}
  </section>`;
}
