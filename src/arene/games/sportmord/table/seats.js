// A seat: its sets, dice, pills, injuries and coaches.
import { useBack } from "/static/components/back.js";
import { html, useEffect, useState } from "/static/components/html.js";
import { useNarrow } from "/static/components/screen.js";
import { explained } from "/static/kit/explained.js";
import { calm } from "./choosing.js";
import { Accident, SeatDie, Sign, sportName, sportOf, SportSign, who } from "./pieces.js";

/**
 * Which coach a seat has; they stand beside its dice and pills, where there is room for them.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Coaches({ ctx, seat, look = "tag" }) {
  const { view, words } = ctx;
  const mark = (name) =>
    html`<span class=${look} ...${explained(words(`tag-${name}-label`), words("draw-explain-coach", { coach: name }))}>${words(`tag-${name}`)}</span>`;
  return html`${view.first === seat && mark("first")}${view.best === seat && mark("best")}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Figures({ ctx: given, seat }) {
  const ctx = calm(given);
  const player = ctx.view.players[seat];
  const { sports, largest, score } = player;
  return html`<span
    class="score num"
    ...${explained(ctx.words("points", { score }), ctx.words("draw-explain-score", { sports, largest }))}
    role="img"
    aria-label=${ctx.words("score-label", { sports, largest, score })}
  >
    <small aria-hidden="true">${sports} × ${largest} =</small> <b aria-hidden="true">${score}</b>
  </span>`;
}

/**
 * Units by sport, in the order of the circle; closed sports are a safe.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Sets({ ctx, player }) {
  return html`<span class="sets num">
    ${ctx.view.sports.map((sport) => {
      const count = player.units[sport.id] ?? 0;
      const label = ctx.words("draw-units-of", {
        sport: sportName(ctx, sport.id),
        count,
        closed: sport.closed ? "yes" : "no",
      });
      return html`<span
        key=${sport.id}
        class=${`${count ? "" : "zero"}${sport.closed ? " shut" : ""}`}
        ...${explained(sportName(ctx, sport.id), label)}
        role="img"
        aria-label=${label}
      >
        <${SportSign} ctx=${ctx} sport=${sport} />
        ${count}
      </span>`;
    })}
  </span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Injuries({ ctx, seat }) {
  const player = ctx.view.players[seat];
  const fatal = player.fatal.map((sport) => ({ sport, card: "u6", die: null }));
  return html`${[...player.injuries, ...fatal].map((injury) => {
    const label = injury.die
      ? ctx.words("injury-label", { card: injury.card, sport: sportName(ctx, injury.sport), die: injury.die })
      : ctx.words("draw-injury", { card: injury.card, sport: sportName(ctx, injury.sport) });
    return html`<span
      key=${injury.card + injury.sport}
      class=${`injury${injury.die ? "" : " healed"}`}
      ...${explained(label, ctx.words("draw-explain-injury", { card: injury.die ? "held" : injury.card }))}
      role="img"
      aria-label=${label}
    >
      <${Accident} ctx=${ctx} card=${injury.card} />
      <${SportSign} ctx=${ctx} sport=${sportOf(ctx, injury.sport)} />
      ${injury.die && html`<${SeatDie} ctx=${ctx} seat=${seat} face=${injury.die} />`}
    </span>`;
  })}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Means({ ctx, player }) {
  const { words } = ctx;
  const free = words("free-dice", { count: player.free });
  const pills = words("pills", { count: player.pills });
  return html`
    <span class="means num" ...${explained(free, words("draw-explain-free"))} role="img" aria-label=${free}>
      <${Sign} name="dice" />
      ${player.free}
    </span>
    <span class="means num" ...${explained(pills, words("draw-explain-pills"))} role="img" aria-label=${pills}>
      <${Sign} name="capsule" />
      ${player.pills}
    </span>
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
const Roll = ({ ctx, seat }) => {
  const player = ctx.view.players[seat];
  if (ctx.view.phase > 4 || !(player.roll.length + player.doped.length)) return null;
  return html`<span
    class="mini-roll"
    role="img"
    aria-label=${ctx.words("draw-roll-of", { seat: who(ctx, seat), dice: [...player.roll, ...player.doped].join(" ") })}
  >
    ${player.roll.map((face, place) => html`<${SeatDie} key=${place} ctx=${ctx} seat=${seat} face=${face} />`)}
    ${player.doped.map(
      (face, place) => html`<${SeatDie} key=${`d${place}`} ctx=${ctx} seat=${seat} face=${face} doped=${true} />`,
    )}
  </span>`;
};

/**
 * What a seat is about: laying, wishing.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function seatNote(ctx, seat) {
  const { view, words } = ctx;
  const player = view.players[seat];
  if (player.wished) return words("tag-wished");
  if (player.laying === "done") return words("draw-laid", { count: player.laid });
  if (player.laying === "later") return words("draw-lays-later");
  return "";
}

/** Whether something small lies open over the table: whatever is pressed next closes it, Escape and the back key too. */
function useOpen() {
  const [open, setOpen] = useState(false);
  useBack(() => setOpen(false), open);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const onKey = (event) => event.key === "Escape" && close();
    document.addEventListener("click", close);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);
  return { open, show: () => setOpen(true) };
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function SeatBody({ ctx: given, seat }) {
  const ctx = calm(given);
  const narrow = useNarrow();
  const { open, show } = useOpen();
  const player = ctx.view.players[seat];
  const note = seatNote(ctx, seat);
  const hurt = player.injuries.filter((injury) => injury.die).length;
  const more = html`<div class="seat-sets"><${Sets} ctx=${ctx} player=${player} /></div><div class="seat-row"><${Injuries} ctx=${ctx} seat=${seat} /></div>`;
  if (narrow) {
    return html`
      <div class="seat-row">
        <${Means} ctx=${ctx} player=${player} />
        ${
          hurt > 0 &&
          html`<span class="means hurt num" role="img" aria-label=${ctx.words("draw-hurt", { count: hurt })}>
            <${Sign} name="skull" />
            ${hurt}
          </span>`
        }
        <${Coaches} ctx=${ctx} seat=${seat} look="coach-tag" />
        <button
          class="seat-more"
          aria-expanded=${open}
          aria-label=${ctx.words("draw-seat-more", { seat: ctx.names[seat] })}
          onClick=${() => !open && show()}
        ></button>
      </div>
      ${
        open &&
        html`<div class="seat-full">
          <b>${ctx.names[seat]}</b>
          ${more}
          <${Roll} ctx=${ctx} seat=${seat} />
          ${note && html`<span class="seat-note">${note}</span>`}
        </div>`
      }
    `;
  }
  return html`
    <div class="seat-sets"><${Sets} ctx=${ctx} player=${player} /></div>
    <div class="seat-row">
      <${Coaches} ctx=${ctx} seat=${seat} />
      <${Means} ctx=${ctx} player=${player} />
      <${Injuries} ctx=${ctx} seat=${seat} />
    </div>
    <div class="seat-row roll-row">
      <${Roll} ctx=${ctx} seat=${seat} />
      ${note && html`<span class="seat-note">${note}</span>`}
    </div>
  `;
}
