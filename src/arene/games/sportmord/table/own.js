// One's own dice below the band: to be laid, doped, rolled again or only looked at.
import { html, useEffect } from "/static/components/html.js";
import { roam } from "/static/kit/keys.js";
import { setting } from "/static/table/settings.js";
import {
  calm,
  choose,
  decisionOf,
  diceOf,
  dope,
  dopeNow,
  hand,
  last,
  lay,
  nextCount,
  pickedOf,
  sameDie,
  stagePicks,
  takeUp,
  worths,
} from "./choosing.js";
import { Mark, SeatDie, sportName, sportOf, SportSign } from "./pieces.js";
import { Coaches, Figures, Injuries, Means, Sets } from "./seats.js";

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = calm(given);
  const { me } = ctx;
  const chosen = hand.use(ctx);
  const player = ctx.view.players[me];
  useEffect(() => {
    const letGo = (event) => event.key === "Escape" && hand.now(ctx) && choose(ctx, null);
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  });
  return html`
    <div class="mine-head">
      <div class="mine-name">
        <${Mark} seat=${ctx.seats[me]} />
        <b class="name">${ctx.seats[me].name}</b>
        <span class="spring"></span>
        <${Figures} ctx=${ctx} seat=${me} />
      </div>
      <${Sets} ctx=${ctx} player=${player} />
      <div class="seat-row">
        <${Coaches} ctx=${ctx} seat=${me} />
        <${Means} ctx=${ctx} player=${player} />
        <${Injuries} ctx=${ctx} seat=${me} />
      </div>
    </div>
    <div class="tray-zone" data-origin=${`seat-${me}`}><${Tray} ctx=${ctx} chosen=${chosen} /></div>
    <p class="own-note">${ownNote(ctx)}</p>
  `;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function ownNote(ctx) {
  const { words, view, me } = ctx;
  const player = view.players[me];
  const decision = decisionOf(ctx);
  const bound = player.doped.length > 0; // a doped die must be laid: how many are left is not known yet
  if (view.phase === 4 && player.free_after !== null && !bound)
    return words("draw-next-roll", { laid: player.laid, count: player.free_after });
  if (ctx.live && decision === "dope") return words("draw-dope-note");
  return "";
}

/**
 * The dice of one's roll: to be laid, doped, rerolled or only looked at.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Tray({ ctx, chosen }) {
  const { words, me, live, view } = ctx;
  const decision = live ? decisionOf(ctx) : "";
  if (decision === "lay") return html`<${LayTray} ctx=${ctx} chosen=${chosen} />`;
  if (decision === "dope") return html`<${DopeTray} ctx=${ctx} chosen=${chosen} />`;
  if (decision === "reroll") return html`<${RerollTray} ctx=${ctx} />`;
  const player = view.players[me];
  const dice = [
    ...player.doped.map((face) => ({ face, doped: true })),
    ...player.roll.map((face) => ({ face, doped: false })),
  ];
  if (!dice.length) return html`<p class="tray-none">${words("free-dice", { count: player.free })}</p>`;
  return html`<div class="tray still" style=${`--dice:${dice.length}`}>
    ${dice.map(
      ({ face, doped }, at) => html`<span
        key=${at}
        class="tray-die"
        role="img"
        aria-label=${dieLabel(ctx, face, doped)}
      >
        <${SeatDie} ctx=${ctx} seat=${me} face=${face} doped=${doped} />
      </span>`,
    )}
  </div>`;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const dieLabel = (ctx, face, doped) =>
  doped ? ctx.words("doped-die-label", { face }) : ctx.words("draw-face", { face });

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function LayTray({ ctx, chosen }) {
  const { words, me } = ctx;
  const now = last(ctx);
  const left = ctx.staged.filter((one) => one.kind === "place");
  const dice = diceOf(ctx).map((die) => {
    const at = left.findIndex((one) => sameDie(one, die));
    return { ...die, laid: at < 0 ? null : left.splice(at, 1)[0] };
  });
  const fits = (die) => worths(now).some((one) => sameDie(one, die) && (!chosen?.sport || one.sport === chosen.sport));
  let lifted = false; // one die of a kind is in hand, not all of them
  return html`<div
    class="tray"
    style=${`--dice:${dice.length}`}
    role="group"
    aria-label=${words("panel-roll")}
    onKeyDown=${roam}
  >
    ${dice.map((die, at) => {
      const label = dieLabel(ctx, die.face, die.doped);
      if (die.laid) {
        const sport = sportOf(ctx, die.laid.sport);
        return html`<button
          key=${at}
          class="slot"
          aria-label=${words("draw-take-up", { die: label, sport: sportName(ctx, sport.id) })}
          onClick=${() => takeUp(ctx, die.laid)}
        >
          <${SportSign} ctx=${ctx} sport=${sport} />
          <small>${die.face}</small>
        </button>`;
      }
      const can = fits(die);
      const held = Boolean(chosen?.face) && sameDie(chosen, die) && !lifted;
      lifted ||= held;
      const why = now.blocked.find((one) => one.action.kind === "place" && sameDie(one.action, die));
      const act = () => {
        if (chosen?.sport && can) lay(ctx, ctx.staged, die, chosen.sport);
        else if (can || held) choose(ctx, held ? null : { face: die.face, doped: die.doped });
        else if (why) ctx.explain(why);
      };
      return html`<button
        key=${at}
        class=${`tray-die${can ? " lit" : " refused"}${held ? " chosen" : ""}${can && chosen?.sport ? " awaited" : ""}`}
        data-keep="die"
        aria-pressed=${held}
        aria-label=${label}
        onClick=${act}
      >
        <${SeatDie} ctx=${ctx} seat=${me} face=${die.face} doped=${die.doped} />
      </button>`;
    })}
  </div>`;
}

/**
 * Doping: which die, then which face; or a sport on the track first.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function DopeTray({ ctx, chosen }) {
  const { words, me } = ctx;
  const now = last(ctx);
  const open = now.view.decision === "dope" && now.awaiting.includes(me);
  const player = now.view.players[me];
  const legal = open ? now.actions.filter((one) => one.action.kind === "dope_die").map((one) => one.action) : [];
  const from = chosen?.face;
  const dice = [
    ...player.doped.map((face) => ({ face, doped: true })),
    ...player.roll.map((face) => ({ face, doped: false })),
  ];
  let lifted = false;
  return html`<div class="dope">
    <div class="tray" style=${`--dice:${dice.length}`} role="group" aria-label=${words("panel-roll")} onKeyDown=${roam}>
      ${dice.map(({ face, doped }, at) => {
        if (doped || !legal.some((one) => one.from === face))
          return html`<span key=${at} class="tray-die" role="img" aria-label=${dieLabel(ctx, face, doped)}>
            <${SeatDie} ctx=${ctx} seat=${me} face=${face} doped=${doped} />
          </span>`;
        const held = from === face && !lifted;
        lifted ||= held;
        const act = () => (chosen?.to ? dope(ctx, face, chosen.to) : choose(ctx, held ? null : { face }));
        return html`<button
          key=${at}
          class=${`tray-die lit${held ? " chosen" : ""}${chosen?.sport ? " awaited" : ""}`}
          aria-pressed=${held}
          aria-label=${words("draw-dope-from", { face })}
          onClick=${act}
        >
          <${SeatDie} ctx=${ctx} seat=${me} face=${face} />
        </button>`;
      })}
    </div>
    ${
      from &&
      html`<div class="tray becomes" role="group" aria-label=${words("draw-becomes")} onKeyDown=${roam}>
        <span>${words("draw-becomes")}</span>
        ${legal
          .filter((one) => one.from === from)
          .map(
            ({ to }) => html`<button
              key=${to}
              class="tray-die lit"
              aria-label=${words("action-dope-die", { face: from, to })}
              onClick=${() => (setting("quick") ? dopeNow : dope)(ctx, from, to)}
              onDblClick=${() => dopeNow(ctx, from, to)}
            >
              <${SeatDie} ctx=${ctx} seat=${me} face=${to} doped=${true} />
            </button>`,
          )}
      </div>`
    }
  </div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function RerollTray({ ctx }) {
  const { words, me } = ctx;
  const base = ctx.chain[0].view;
  const picked = pickedOf(ctx);
  const seen = {};
  return html`<div
    class="tray"
    style=${`--dice:${base.players[me].roll.length}`}
    role="group"
    aria-label=${words("panel-roll")}
    onKeyDown=${roam}
  >
    ${base.players[me].roll.map((face, at) => {
      seen[face] = (seen[face] ?? 0) + 1;
      const on = seen[face] <= (picked[face] ?? 0);
      const fixed = base.picked.includes(face); // chosen on the plain table before; the undo button frees it
      const count = nextCount(ctx, face, picked[face] ?? 0, on);
      const act = () => count !== null && stagePicks(ctx, { ...picked, [face]: count });
      return html`<button
        key=${at}
        class=${`tray-die${count === null ? "" : " lit"}${on ? " chosen" : ""}`}
        disabled=${fixed}
        aria-pressed=${on}
        aria-label=${words("draw-reroll-die", { face })}
        onClick=${act}
      >
        <${SeatDie} ctx=${ctx} seat=${me} face=${face} />
      </button>`;
    })}
  </div>`;
}
