// The track: eight sports in a circle, the dice of this round and of the last one in their rings.
import { useBack } from "/static/components/back.js";
import { html, useState } from "/static/components/html.js";
import { useNarrow } from "/static/components/screen.js";
import { explained } from "/static/kit/explained.js";
import { roam } from "/static/kit/keys.js";
import { calm, hand, tapOf } from "./choosing.js";
import { Lawn, Pile, Stage, Strip } from "./field.js";
import { LEGEND, Legend, Outlook } from "./outlook.js";
import { Accident, Bars, Mark, SeatDie, sportName, sportOf, SportSign, who } from "./pieces.js";

const onStage = (view) =>
  view.phase >= 8 || ["coach", "pill"].includes(view.decision) || (view.decision === "meddle" && view.phase === 3);

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = calm(given);
  const { view, words } = ctx;
  const narrow = useNarrow();
  const chosen = hand.use(ctx);
  const [looked, setLooked] = useLooked(ctx);
  useBack(() => setLooked(null), looked !== null);
  const stage = looked !== null || onStage(view);
  const results = resultsOf(ctx);
  const info =
    looked === LEGEND
      ? html`<${Legend} ctx=${ctx} close=${() => setLooked(null)} />`
      : looked !== null && html`<${Pile} ctx=${ctx} sport=${sportOf(ctx, looked)} close=${() => setLooked(null)} />`;
  const middle =
    info || (stage ? html`<${Stage} ctx=${ctx} />` : html`<${Lawn} ctx=${ctx} legend=${() => setLooked(LEGEND)} />`);
  const bare = ["in", "out"]
    .filter((ring) => !view.sports.some((sport) => lying(view, sport, ring).length))
    .map((ring) => ` bare-${ring}`)
    .join("");
  const putAway = (event) => {
    if (event.key !== "Escape" || looked === null) return;
    event.stopPropagation(); // what is staged stays
    setLooked(null);
  };
  return html`<div
    class=${`stadium${stage ? " staged" : ""}${bare} side-${view.side} of-${ctx.seats.length}`}
    onKeyDown=${putAway}
  >
    ${narrow && (stage ? middle : html`<${Strip} ctx=${ctx} legend=${() => setLooked(LEGEND)} />`)}
    <div class="circuit" onKeyDown=${roam} role="group" aria-label=${words("panel-circle")}>
      <i class="lane outer"></i>
      <i class="lane middle"></i>
      <i class="lane inner"></i>
      ${view.sports.map(
        (sport, place) => html`
          <${Ring} key=${`out${sport.id}`} ctx=${ctx} sport=${sport} ring="out" place=${place} />
          <${Ring} key=${`in${sport.id}`} ctx=${ctx} sport=${sport} ring="in" place=${place} />
          <${Bib}
            key=${sport.id}
            ctx=${ctx}
            sport=${sport}
            place=${place}
            chosen=${chosen}
            results=${results[sport.id] ?? []}
            open=${() => setLooked(looked === sport.id ? null : sport.id)}
          />
        `,
      )}
      ${!narrow && html`<div class="field">${middle}</div>`}
    </div>
  </div>`;
}

/**
 * The sport whose pile is being looked at: until the phase ends, or a question needs the middle of the track.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function useLooked({ view, live, chain }) {
  const now = `${view.round} ${view.phase} ${live && onStage(view) ? chain[0].prompt.id : ""}`;
  const [kept, keep] = useState({ when: now, what: null });
  return [kept.when === now ? kept.what : null, (what) => keep({ when: now, what })];
}

/** Whether a ring holds this round's dice; the in/out card says so. */
const isFresh = (view, ring) => view.round === 1 || ring !== view.old_side;

/** What lies in a ring at a sport, in turn order. */
function lying(view, sport, ring) {
  const field = isFresh(view, ring) ? "new" : "old";
  return view.turn_order
    .map((seat) => sport.stakes.find((stake) => stake.seat === seat))
    .filter((stake) => stake?.[field] && (field === "old" || ring === view.side));
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Ring({ ctx, sport, ring, place }) {
  const { view, words } = ctx;
  const fresh = isFresh(view, ring);
  const field = fresh ? "new" : "old";
  const stakes = lying(view, sport, ring);
  return html`<div class=${`ring ${ring} ${field} p${place}`}>
    ${stakes.map((stake) => {
      const mine =
        fresh && ctx.staged.some((one) => one.kind === "place" && one.sport === sport.id) && stake.seat === ctx.me;
      const doped = fresh && stake.doped;
      const label = words("draw-die", {
        seat: who(ctx, stake.seat),
        sport: sportName(ctx, sport.id),
        face: stake[field],
        doped: doped ? "yes" : "no",
        fresh: fresh ? "yes" : "no",
      });
      return html`<span
        key=${stake.seat}
        class=${`lies${mine ? " mine" : ""}`}
        ...${explained(label, words("draw-explain-die", { fresh: fresh ? "yes" : "no", doped: doped ? "yes" : "no" }))}
        role="img"
        aria-label=${label}
        data-piece=${`${stake.seat} ${sport.id} ${ring}`}
        data-from=${`seat-${stake.seat}`}
      >
        <${SeatDie} ctx=${ctx} seat=${stake.seat} face=${stake[field]} doped=${doped} />
      </span>`;
    })}
  </div>`;
}

/**
 * What became of a sport's cards, in this round or, before the dice are laid, in the last one.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function resultsOf(ctx) {
  const { view, lines } = ctx;
  if (view.phase > 3 && view.phase < 8) return {};
  const starts = lines
    .map((line, place) => (line.event.kind === "round_started" ? place : -1))
    .filter((place) => place >= 0);
  const told =
    view.phase <= 3 ? lines.slice(starts.at(-2) ?? lines.length, starts.at(-1)) : lines.slice(starts.at(-1) ?? 0);
  const found = {};
  for (const { event } of told)
    if (["evaluated", "unit_lost"].includes(event.kind)) found[event.sport] = [...(found[event.sport] ?? []), event];
  return found;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Results({ ctx, results }) {
  return html`<span class="results">
    ${results.map((event, place) => {
      const outcome = event.kind === "unit_lost" ? "lost" : event.outcome;
      const label = ctx.words("draw-result", { seat: who(ctx, event.seat), outcome, card: event.card ?? "training" });
      const sign = {
        kept: html`<b>+1</b>`,
        lost: html`<b>−1</b>`,
        returned: html`<b>0</b>`,
        struck: html`<${Accident} ctx=${ctx} card=${event.card} />`,
        escaped: html`<${Accident} ctx=${ctx} card=${event.card} state="off" />`,
      }[outcome];
      return html`<span key=${place} class=${`result ${outcome}`} ...${explained(label)} role="img" aria-label=${label}>
        <${Mark} seat=${ctx.seats[event.seat]} />
        ${sign}
      </span>`;
    })}
  </span>`;
}

/**
 * A sport: its pile, one's own units, what a die is or would be worth there.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Bib({ ctx, sport, place, chosen, results, open }) {
  const { words, me, view } = ctx;
  const stake = me === null ? null : sport.stakes.find((one) => one.seat === me);
  const units = stake?.units ?? 0;
  const name = sportName(ctx, sport.id);
  const here = tapOf(ctx, sport, chosen);
  const worth = stake?.new && stake.outlook ? { outlook: stake.outlook } : here.worth;
  const warned = sport.last_card || worth?.outlook.last;
  const running = view.sport === sport.id;
  const state = [
    sport.closed && "shut",
    warned ? "danger" : sport.last_card_possible && "edge",
    here.act && (here.can ? "lit" : "refused"),
    here.chosen && "chosen",
    here.awaited && "awaited",
    running && "running",
    stake?.new && "own-die",
  ]
    .filter(Boolean)
    .join(" ");
  const count = words("sport-label", { sport: name, closed: sport.closed ? "yes" : "no", count: sport.count });
  const body = html`
    <span class="bib-name">
      <b>${name}</b>
      ${" "}
      ${sport.closed && html`<small class="shut-tag">${words("closed")}</small>`}
    </span>
    <span class="bib-units num">
      ${units > 0 && html`<${Bars} count=${units} />`}
      <span>${words("draw-units", { count: units })}</span>
      ${sport.closed && units > 0 && html`<span class="safe">${words("draw-safe")}</span>`}
      ${stake?.loses && html`<b class="loss">${words("draw-loss")}</b>`}
    </span>
    ${
      worth
        ? html`<${Outlook} ctx=${ctx} worth=${worth} />`
        : results.length
          ? html`<${Results} ctx=${ctx} results=${results} />`
          : sport.closed
            ? html`<em class="epitaph">${words(`accident-${sport.id}-u6`)}</em>`
            : ""
    }
  `;
  return html`<article class=${`bib p${place} ${state}`} style=${`--sport:${sport.colour}`}>
    <button
      class="bib-tab"
      aria-label=${words("draw-look", { pile: count })}
      ...${explained(name, sportText(ctx, sport))}
      onClick=${open}
    >
      <${SportSign} ctx=${ctx} sport=${sport} />
      <b class="tab-name">${name}</b>
      ${" "}
      ${!sport.closed && html`<b class="pile num">${sport.count}</b>`}
      ${
        sport.fatal_seat !== null &&
        html`<span class="fatal"><${SeatDie} ctx=${ctx} seat=${sport.fatal_seat} face=${6} /></span>`
      }
    </button>
    ${
      here.act
        ? html`<button class="bib-body" onClick=${here.act}>${body}</button>`
        : html`<div class="bib-body">${body}</div>`
    }
  </article>`;
}

/**
 * A sport in a few sentences: its pile, and which value its accidents strike.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function sportText(ctx, sport) {
  const { u2, u4, u6 } = sport.thresholds;
  const closed = sport.closed ? "yes" : "no";
  return ctx.words("draw-explain-sport", { closed, count: sport.count, u2, u4, u6 });
}
