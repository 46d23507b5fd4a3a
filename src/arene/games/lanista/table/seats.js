// A seat: its figures and what lies open before it.
import { html, useState } from "/static/components/html.js";
import { Coin } from "/static/components/pieces.js";
import { useMedia, useNarrow } from "/static/components/screen.js";
import { still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { amount, offers, staged, tapOn, Told, tool, useHeld } from "./choosing.js";
import { Chip, GladiatorSheet, rankName } from "./ludus.js";
import { Rank, Swords, Token } from "./pieces.js";
import { Cubes, Influence, Score, SeatSheet } from "./sheets.js";
import { town } from "./wall.js";

const FOLDED = "(max-height: 700px)"; // as in table.css: no chips

/** @param {Arene.Ctx<Arene.LanistaView>} ctx */
export function tags(ctx, seat) {
  const { view, words } = ctx;
  const told = [];
  if (view.initiative === seat && view.players.length > 1) told.push({ text: words("tag-initiative") });
  return told;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export const Figures = ({ ctx, seat }) => html`<${Score} ctx=${ctx} player=${still(ctx).view.players[seat]} />`;

/**
 * What a seat does at the present moment, as far as everybody knows it.
 * @param {Arene.Ctx<Arene.LanistaView>} ctx
 */
function seatNote(ctx, seat, narrow) {
  const { view, words } = ctx;
  const player = view.players[seat];
  const bag = view.combat?.bag;
  if (bag?.kind === "combat") {
    const added = bag.tokens.filter((token) => token.from === `seat${seat}`);
    if (added.length)
      return html`<${Told} class="seat-note" label=${words("draw-added-here")}>
        ${added.map((token, place) => html`<${Token} key=${place} colour=${token.colour} />`)}
        ${!(narrow && added.length > 1) && html`<span>${words(narrow ? "draw-here" : "draw-added-here")}</span>`}
      <//>`;
    if (view.combat.seat === seat)
      return narrow
        ? html`<${Told} label=${words("draw-fights")}><${Swords} /><//>`
        : html`<span class="seat-note">${words("draw-fights")}</span>`;
    if (player.may_add > 0) {
      const few = words("draw-who-may-add", { seat: `+${player.may_add}` });
      return html`<span class="seat-note">${narrow ? few : words("draw-can-add", { count: player.may_add })}</span>`;
    }
  }
  return null;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
function Held({ ctx, player }) {
  return html`${player.contracts.map(
    (contract) => html`<span
      key=${contract.id}
      class="held-chip"
      data-piece=${`contract-${contract.id}`}
      ...${explained(town(ctx, contract.id), rankName(ctx, contract.rank))}
    >
      <${Rank} rank=${contract.rank} />
      ${town(ctx, contract.id)}
      ${contract.sine_missione && html`<b class="sine">†</b>`}
    </span>`,
  )}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.LanistaView>, [name: string]: any }} props */
export function SeatBody({ ctx: given, seat }) {
  const ctx = still(given);
  const { words, view } = ctx;
  const held = useHeld(ctx);
  const narrow = useNarrow();
  const folded = useMedia(FOLDED) || narrow; // its gladiators lie on its sheet
  const [open, setOpen] = useState(null); // "seat", or a gladiator
  const player = view.players[seat];
  const whole = tapOn(ctx, held, `seat${seat}`);
  const inSchool = (action) => player.school.some((one) => one.id === action?.target);
  const inside = held && offers(ctx, (action) => tool(action) === held && inSchool(action)).length > 0;
  const show = () => setOpen("seat");
  const touch = folded && inside ? show : (whole.act ?? show); // its sheet holds every target: gladiators and lanista
  const sheet =
    open === "seat"
      ? html`<${SeatSheet} ctx=${ctx} held=${held} seat=${seat} close=${() => setOpen(null)} open=${setOpen} />`
      : open && html`<${GladiatorSheet} ctx=${ctx} one=${open} close=${() => setOpen(null)} />`;
  const cover = html`<button
    class=${`seat-cover${whole.can || (folded && inside) ? " lit" : ""}${whole.chosen || (folded && inSchool(staged(ctx))) ? " chosen" : ""}`}
    aria-label=${words("draw-seat-more", { seat: ctx.names[seat] })}
    onClick=${touch}
  ></button>`;
  if (narrow)
    return html`
      <div class="seat-line">
        <${Influence} ctx=${ctx} player=${player} />
        <span class="spring"></span>
        ${
          seatNote(ctx, seat, true) ??
          player.contracts.map((contract) => html`<${Rank} key=${contract.id} rank=${contract.rank} />`)
        }
      </div>
      ${cover}
      ${sheet}
    `;
  return html`
    ${
      player.lanista &&
      html`<p
        class="lanista-name"
        ...${explained(words(`lanista-${player.lanista}`), words(`text-${player.lanista}`))}
        onClick=${touch}
      >
        ${words(`lanista-${player.lanista}`)}
        ${player.poisoned ? `, ${words("draw-poisoned")}` : ""}
      </p>`
    }
    <div class="seat-line">
      <span class="num"><${Coin} size=${18} />${amount(ctx, player.money)}</span>
      <${Cubes} ctx=${ctx} count=${player.ap} />
      <${Told} class="num cards" label=${words("cards", { count: player.cards })}><i></i>${player.cards}<//>
      <span class="spring"></span>
      <${Influence} ctx=${ctx} player=${player} />
    </div>
    ${cover}
    <div class="seat-line chips" onKeyDown=${roam}>
      ${player.school.map((one) => {
        const tap = tapOn(ctx, held, one.id);
        return html`<${Chip}
          key=${one.id}
          ctx=${ctx}
          one=${one}
          tap=${tap.act ? tap : { ...tap, act: () => setOpen(one) }}
        />`;
      })}
      <span class="spring"></span>
      ${seatNote(ctx, seat, false) ?? html`<${Held} ctx=${ctx} player=${player} />`}
    </div>
    ${sheet}
  `;
}
