// The picture of Le sport est mortel: a running track with eight sports, their inner and outer rings of dice, and a
// scoreboard on the lawn. It draws the view and hangs the legal actions on the things they concern; every figure
// (values, forecasts, warnings) comes from the server.
import { html, useEffect, useState } from "/static/components/html.js";
import { Die, Icon, Shape, Spoken } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { isStaged, labelOf, offered, refused, same, still } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { taken } from "/static/kit/held.js";
import { roam } from "/static/kit/keys.js";
import { setting } from "/static/table/settings.js";

// ---- Signs, dice, names

const SIGNS = new Set(["bowling", "tennis", "billiards", "football", "swimming", "riding", "boxing", "climbing"]);
const PATTERN = { red: "round", blue: "square", green: "diamond", white: "hexagon", black: "cross", amber: "triangle" };
const TONE = Object.fromEntries(Object.entries(PATTERN).map(([tone, pattern]) => [pattern, tone]));

/** Seats wear the colour of their dice. */
export const painted = true;

/** Who likes dopes a die by naming its new face; anybody by two quick taps on it. */
export const quick = true;
const Mark = ({ seat }) => html`<${Shape} seat=${seat} painted=${true} />`;

const Sign = ({ name }) =>
  html`<svg class=${`sign sign-${name}`} aria-hidden="true"><use href=${`/games/sportmord/signs.svg#${name}`} /></svg>`;

/**
 * The sign of a sport; an owner's sport without one shows its first letter.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
const SportSign = ({ ctx, sport }) =>
  SIGNS.has(sport.icon)
    ? html`<${Sign} name=${sport.icon} />`
    : html`<b class="sign letter" aria-hidden="true">${sportName(ctx, sport.id).slice(0, 1)}</b>`;

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const sportName = (ctx, id) => ctx.words(`sport-${id}`);
/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const sportOf = (ctx, id) => ctx.view.sports.find((sport) => sport.id === id);
/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const who = (ctx, seat) => (seat === ctx.me ? ctx.words("draw-you") : ctx.names[seat]);

/**
 * Dice have the colour a player chose, with the pips that the box gives it.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function look(ctx, seat) {
  const wanted = PATTERN[ctx.seats[seat].colour];
  return ctx.view.palette.find((one) => one.pattern === wanted) ?? ctx.view.players[seat].dice;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function SeatDie({ ctx, seat, face, doped = false }) {
  const { colour, pattern } = look(ctx, seat);
  return html`<span class=${`seat-die${doped ? " doped" : ""}`}><${Die} value=${face} tone=${TONE[pattern]} colour=${colour} />${doped && html`<${Sign} name="capsule" />`}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
const Accident = ({ ctx, card, state = "" }) =>
  html`<i class=${`u ${card} ${state}`} ...${explained(ctx.words("card", { card }), ctx.words("draw-explain-accident", { card }))}>${ctx.words("card", { card })}</i>`;

const Bars = ({ count }) =>
  html`<span class="bars" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span>`;

// ---- Choosing

/** The die ({face, doped}) or the sport ({sport}) picked up at this question. */
const hand = taken(null);
const choose = hand.take;
/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const decisionOf = (ctx) => ctx.chain[0].view.decision;
/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const last = (ctx) => ctx.chain.at(-1);

/**
 * A choice that settles the question: the picture stays as it is until it is sent.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
const calm = (ctx) => {
  const { view } = ctx.chain[0];
  return ctx.staged.some((one) => view.settles.includes(one.kind)) ? still(ctx) : ctx;
};

/**
 * A single choice: what it takes to draw it as something to tap.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function option(ctx, action) {
  const base = ctx.chain[0];
  const can = ctx.live && Boolean(offered(base, action));
  const why = ctx.live ? refused(base, action) : null;
  const chosen = isStaged(ctx, action);
  return { can, why, chosen, act: can ? () => ctx.stage(chosen ? [] : [action]) : why ? () => ctx.explain(why) : null };
}

/**
 * A piece that can be tapped if it stands for an action, and otherwise only looked at.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Choice({ ctx, action, label, class: more = "", children }) {
  const { can, why, chosen, act } = option(ctx, action);
  if (!act) return html`<span class=${more} role="img" aria-label=${label}>${children}</span>`;
  const state = can ? ` lit${chosen ? " chosen" : ""}` : why ? " refused" : "";
  return html`<button class=${`${more}${state}`} aria-pressed=${can ? chosen : undefined} title=${why?.reason} onClick=${act}><${Spoken} label=${label}>${children}<//></button>`;
}

// ---- Seats

/**
 * Which coach a seat has; they stand beside its dice and pills, where there is room for them.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Coaches({ ctx, seat, look = "tag" }) {
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
  return html`<span class="score num" ...${explained(ctx.words("points", { score }), ctx.words("draw-explain-score", { sports, largest }))} role="img" aria-label=${ctx.words("score-label", { sports, largest, score })}><small aria-hidden="true">${sports} × ${largest} =</small> <b aria-hidden="true">${score}</b></span>`;
}

/**
 * Units by sport, in the order of the circle; closed sports are a safe.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Sets({ ctx, player }) {
  return html`<span class="sets num">${ctx.view.sports.map((sport) => {
    const count = player.units[sport.id] ?? 0;
    const label = ctx.words("draw-units-of", {
      sport: sportName(ctx, sport.id),
      count,
      closed: sport.closed ? "yes" : "no",
    });
    return html`<span key=${sport.id} class=${`${count ? "" : "zero"}${sport.closed ? " shut" : ""}`} ...${explained(sportName(ctx, sport.id), label)} role="img" aria-label=${label}><${SportSign} ctx=${ctx} sport=${sport} />${count}</span>`;
  })}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Injuries({ ctx, seat }) {
  const player = ctx.view.players[seat];
  const fatal = player.fatal.map((sport) => ({ sport, card: "u6", die: null }));
  return html`${[...player.injuries, ...fatal].map((injury) => {
    const label = injury.die
      ? ctx.words("injury-label", { card: injury.card, sport: sportName(ctx, injury.sport), die: injury.die })
      : ctx.words("draw-injury", { card: injury.card, sport: sportName(ctx, injury.sport) });
    return html`<span key=${injury.card + injury.sport} class=${`injury${injury.die ? "" : " healed"}`} ...${explained(label, ctx.words("draw-explain-injury", { card: injury.die ? "held" : injury.card }))} role="img" aria-label=${label}><${Accident} ctx=${ctx} card=${injury.card} /><${SportSign} ctx=${ctx} sport=${sportOf(ctx, injury.sport)} />${injury.die && html`<${SeatDie} ctx=${ctx} seat=${seat} face=${injury.die} />`}</span>`;
  })}`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Means({ ctx, player }) {
  const { words } = ctx;
  const free = words("free-dice", { count: player.free });
  const pills = words("pills", { count: player.pills });
  return html`<span class="means num" ...${explained(free, words("draw-explain-free"))} role="img" aria-label=${free}><${Sign} name="dice" />${player.free}</span>
    <span class="means num" ...${explained(pills, words("draw-explain-pills"))} role="img" aria-label=${pills}><${Sign} name="capsule" />${player.pills}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
const Roll = ({ ctx, seat }) => {
  const player = ctx.view.players[seat];
  if (ctx.view.phase > 4 || !(player.roll.length + player.doped.length)) return null;
  return html`<span class="mini-roll" role="img" aria-label=${ctx.words("draw-roll-of", { seat: who(ctx, seat), dice: [...player.roll, ...player.doped].join(" ") })}>
    ${player.roll.map((face, place) => html`<${SeatDie} key=${place} ctx=${ctx} seat=${seat} face=${face} />`)}${player.doped.map((face, place) => html`<${SeatDie} key=${`d${place}`} ctx=${ctx} seat=${seat} face=${face} doped=${true} />`)}</span>`;
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

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function SeatBody({ ctx: given, seat }) {
  const ctx = calm(given);
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const player = ctx.view.players[seat];
  const note = seatNote(ctx, seat);
  const hurt = player.injuries.filter((injury) => injury.die).length;
  const more = html`<div class="seat-sets"><${Sets} ctx=${ctx} player=${player} /></div><div class="seat-row"><${Injuries} ctx=${ctx} seat=${seat} /></div>`;
  if (narrow) {
    return html`<div class="seat-row"><${Means} ctx=${ctx} player=${player} />${hurt > 0 && html`<span class="means hurt num" role="img" aria-label=${ctx.words("draw-hurt", { count: hurt })}><${Sign} name="skull" />${hurt}</span>`}
        <${Coaches} ctx=${ctx} seat=${seat} look="coach-tag" />
        <button class="seat-more" aria-expanded=${open} aria-label=${ctx.words("draw-seat-more", { seat: ctx.names[seat] })} onClick=${() => setOpen(!open)}></button></div>
      ${open && html`<div class="seat-full" onClick=${() => setOpen(false)}><b>${ctx.names[seat]}</b>${more}<${Roll} ctx=${ctx} seat=${seat} />${note && html`<span class="seat-note">${note}</span>`}</div>`}`;
  }
  return html`<div class="seat-sets"><${Sets} ctx=${ctx} player=${player} /></div>
    <div class="seat-row"><${Coaches} ctx=${ctx} seat=${seat} /><${Means} ctx=${ctx} player=${player} /><${Injuries} ctx=${ctx} seat=${seat} /></div>
    <div class="seat-row roll-row"><${Roll} ctx=${ctx} seat=${seat} />${note && html`<span class="seat-note">${note}</span>`}</div>`;
}

// ---- The track

export const phases = (given) => {
  const { view, words } = calm(given);
  return Array.from({ length: 9 }, (_, place) => ({
    name: view.phase === place + 1 ? `${place + 1} ${words("draw-phase", { phase: place + 1 })}` : `${place + 1}`,
    now: view.phase === place + 1,
  }));
};

const onStage = (view) =>
  view.phase >= 8 || ["coach", "pill"].includes(view.decision) || (view.decision === "meddle" && view.phase === 3);

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = calm(given);
  const { view, words } = ctx;
  const narrow = useNarrow();
  const chosen = hand.use(ctx);
  const [looked, setLooked] = useState(null); // the sport whose pile is being looked at
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
  return html`<div class=${`stadium${stage ? " staged" : ""}${bare} side-${view.side} of-${ctx.seats.length}`}>
    ${narrow && (stage ? middle : html`<${Strip} ctx=${ctx} legend=${() => setLooked(LEGEND)} />`)}
    <div class="circuit" onKeyDown=${roam} role="group" aria-label=${words("panel-circle")}>
      <i class="lane outer"></i><i class="lane middle"></i><i class="lane inner"></i>
      ${view.sports.map(
        (sport, place) => html`
        <${Ring} key=${`out${sport.id}`} ctx=${ctx} sport=${sport} ring="out" place=${place} />
        <${Ring} key=${`in${sport.id}`} ctx=${ctx} sport=${sport} ring="in" place=${place} />
        <${Bib} key=${sport.id} ctx=${ctx} sport=${sport} place=${place} chosen=${chosen} results=${results[sport.id] ?? []} open=${() => setLooked(looked === sport.id ? null : sport.id)} />`,
      )}
      ${!narrow && html`<div class="field">${middle}</div>`}
    </div></div>`;
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
  return html`<div class=${`ring ${ring} ${field} p${place}`}>${stakes.map((stake) => {
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
    return html`<span key=${stake.seat} class=${`lies${mine ? " mine" : ""}`} ...${explained(label, words("draw-explain-die", { fresh: fresh ? "yes" : "no", doped: doped ? "yes" : "no" }))} role="img" aria-label=${label} data-piece=${`${stake.seat} ${sport.id} ${ring}`} data-from=${`seat-${stake.seat}`}><${SeatDie} ctx=${ctx} seat=${stake.seat} face=${stake[field]} doped=${doped} /></span>`;
  })}</div>`;
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
  return html`<span class="results">${results.map((event, place) => {
    const outcome = event.kind === "unit_lost" ? "lost" : event.outcome;
    const label = ctx.words("draw-result", { seat: who(ctx, event.seat), outcome, card: event.card ?? "training" });
    const sign = {
      kept: html`<b>+1</b>`,
      lost: html`<b>−1</b>`,
      returned: html`<b>0</b>`,
      struck: html`<${Accident} ctx=${ctx} card=${event.card} />`,
      escaped: html`<${Accident} ctx=${ctx} card=${event.card} state="off" />`,
    }[outcome];
    return html`<span key=${place} class=${`result ${outcome}`} ...${explained(label)} role="img" aria-label=${label}><${Mark} seat=${ctx.seats[event.seat]} />${sign}</span>`;
  })}</span>`;
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
  const state = `${sport.closed ? " shut" : ""}${warned ? " danger" : sport.last_card_possible ? " edge" : ""}${here.act ? (here.can ? " lit" : " refused") : ""}${here.chosen ? " chosen" : ""}${running ? " running" : ""}${stake?.new ? " own-die" : ""}`;
  const count = words("sport-label", { sport: name, closed: sport.closed ? "yes" : "no", count: sport.count });
  const body = html`<span class="bib-name"><b>${name}</b>${" "}${sport.closed && html`<small class="shut-tag">${words("closed")}</small>`}</span>
    <span class="bib-units num">${units > 0 && html`<${Bars} count=${units} />`}<span>${words("draw-units", { count: units })}</span>${sport.closed && units > 0 && html`<span class="safe">${words("draw-safe")}</span>`}${stake?.loses && html`<b class="loss">${words("draw-loss")}</b>`}</span>
    ${worth ? html`<${Outlook} ctx=${ctx} worth=${worth} />` : results.length ? html`<${Results} ctx=${ctx} results=${results} />` : sport.closed ? html`<em class="epitaph">${words(`accident-${sport.id}-u6`)}</em>` : ""}`;
  return html`<article class=${`bib p${place}${state}`} style=${`--sport:${sport.colour}`}>
    <button class="bib-tab" aria-label=${words("draw-look", { pile: count })} ...${explained(name, sportText(ctx, sport))} onClick=${open}><${SportSign} ctx=${ctx} sport=${sport} /><b class="tab-name">${name}</b>${" "}<b class="pile num">${sport.count}</b>
      ${sport.fatal_seat !== null && html`<span class="fatal"><${SeatDie} ctx=${ctx} seat=${sport.fatal_seat} face=${6} /></span>`}</button>
    ${here.act ? html`<button class="bib-body" onClick=${here.act}>${body}</button>` : html`<div class="bib-body">${body}</div>`}
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

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const outlookText = (ctx, { outlook, face, doped }) =>
  [
    face ? ctx.words("draw-with", { face, doped: doped ? "yes" : "no" }) : "",
    ctx.words("outlook", {
      value: outlook.value,
      possible: outlook.possible,
      grows: outlook.possible > outlook.value ? "yes" : "no",
      keeps: outlook.keeps ? "yes" : "no",
      strikes: outlook.strikes.map((card) => ctx.words("card", { card })).join(", ") || "none",
    }),
  ]
    .filter(Boolean)
    .join(" ");

/**
 * Value now and what later seats could make of it, whether a unit is kept, which accidents would strike.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Outlook({ ctx, worth: { outlook, face, doped } }) {
  const { words } = ctx;
  const grows = outlook.possible > outlook.value;
  const keeps = outlook.keeps ? "yes" : outlook.keeps_possible ? "maybe" : "no";
  const later = outlook.strikes_possible.filter((card) => !outlook.strikes.includes(card));
  const told = words("draw-explain-outlook", {
    later: later.map((card) => words("card", { card })).join(", ") || "none",
    last: outlook.last ? "yes" : "no",
  });
  const sentence = outlookText(ctx, { outlook, face, doped });
  return html`<span class="outlook num" ...${explained(words("draw-legend"), `${sentence} ${told}`.trim())}><${Spoken} label=${sentence}>${face && html`<${SeatDie} ctx=${ctx} seat=${ctx.me} face=${face} doped=${doped} />`}
    <b class="value">${outlook.value}${grows && html`<${Icon} name="arrow" />${outlook.possible}`}</b>
    <span class=${`keeps ${keeps}`}><${Icon} name=${keeps === "no" ? "cross" : "check"} />${words("draw-unit", { keeps })}</span>
    ${outlook.last ? html`<i class="u u6 all"><${Sign} name="skull" />${words("draw-all-strike")}</i>` : outlook.strikes.map((card) => html`<${Accident} key=${card} ctx=${ctx} card=${card} />`)}
    ${!outlook.last && later.map((card) => html`<${Accident} key=${card} ctx=${ctx} card=${card} state="maybe" />`)}<//></span>`;
}

// ---- Laying and doping: a die and a sport, in whichever order

const placing = (die, sport) => ({ kind: "place", face: die.face, doped: die.doped, sport });
const sameDie = (one, other) => one.face === other.face && one.doped === other.doped;
/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const diceOf = (ctx) => {
  const player = ctx.chain[0].view.players[ctx.me];
  return [
    ...player.doped.map((face) => ({ face, doped: true })),
    ...player.roll.map((face) => ({ face, doped: false })),
  ];
};

/** What each placement that is offered now would be worth. */
const worths = (table) => table.view.forecast.filter((one) => offered(table, placing(one, one.sport)));

/**
 * What tapping a sport does now, and what a die would be worth there.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function tapOf(ctx, sport, chosen) {
  const decision = decisionOf(ctx);
  if (!ctx.live || ctx.me === null || !["lay", "dope"].includes(decision)) return {};
  return decision === "lay" ? layAt(ctx, sport, chosen) : dopeFor(ctx, sport, chosen);
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function layAt(ctx, sport, chosen) {
  const now = last(ctx);
  const laid = ctx.staged.find((one) => one.sport === sport.id);
  const die = chosen?.face ? chosen : null;
  const choices = worths(now).filter((one) => one.sport === sport.id && (!die || sameDie(one, die)));
  const worthOf = (one) => ({ outlook: one, face: one.face, doped: one.doped });
  if (laid && (!die || sameDie(laid, die))) return { can: true, act: () => takeUp(ctx, laid) };
  if (die) {
    const without = laid ? ctx.staged.filter((one) => one !== laid) : ctx.staged;
    const can = laid ? Boolean(offered(ctx.chain[0], placing(die, sport.id))) : choices.length > 0;
    const why = can ? null : (refused(now, placing(die, sport.id)) ?? refused(ctx.chain[0], placing(die, sport.id)));
    return {
      can,
      why,
      worth: choices[0] && worthOf(choices[0]),
      act: can ? () => lay(ctx, without, die, sport.id) : why ? () => ctx.explain(why) : null,
    };
  }
  const best = choices.at(-1);
  if (best)
    return {
      can: true,
      chosen: chosen?.sport === sport.id,
      worth: worthOf(best),
      act: () =>
        choices.length === 1
          ? lay(ctx, ctx.staged, best, sport.id)
          : choose(ctx, chosen?.sport === sport.id ? null : { sport: sport.id }),
    };
  const why = now.blocked.find((one) => one.action.kind === "place" && one.action.sport === sport.id);
  return { can: false, why, act: why ? () => ctx.explain(why) : null };
}

/**
 * Lay a die at a sport, staged; the same kind of die stays in hand if there is another one.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function lay(ctx, staged, die, sport) {
  const list = [...staged, placing(die, sport)];
  const left = diceOf(ctx).filter((one) => sameDie(one, die)).length - list.filter((one) => sameDie(one, die)).length;
  choose(ctx, hand.now(ctx)?.face && left > 0 ? { face: die.face, doped: die.doped } : null);
  ctx.stage(list);
}

/**
 * A staged die comes back into the hand.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function takeUp(ctx, laid) {
  choose(ctx, { face: laid.face, doped: laid.doped });
  ctx.stage(ctx.staged.filter((one) => one !== laid));
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function dopeFor(ctx, sport, chosen) {
  const now = last(ctx);
  const offered =
    now.view.decision === "dope"
      ? now.actions.filter((one) => one.action.kind === "dope_die").map((one) => one.action.to)
      : [];
  const one = now.view.forecast.find((worth) => worth.sport === sport.id && offered.includes(worth.face));
  if (!one) return {};
  const worth = { outlook: one, face: one.face, doped: true };
  const act = () =>
    chosen?.face
      ? dope(ctx, chosen.face, one.face)
      : choose(ctx, chosen?.sport === sport.id ? null : { sport: sport.id, to: one.face });
  return { can: true, chosen: chosen?.sport === sport.id, worth, act };
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function dope(ctx, from, to) {
  choose(ctx, null);
  ctx.stage([...ctx.staged, { kind: "dope_die", from, to }]);
}

/**
 * Dope at once, with what is staged already.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function dopeNow(ctx, from, to) {
  choose(ctx, null);
  const last = ctx.staged.at(-1); // the first of two quick taps may have staged it
  const action = { kind: "dope_die", from, to };
  ctx.send(last && same(last, action) ? ctx.staged : [...ctx.staged, action]);
}

// ---- The lawn

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Order({ ctx, kind }) {
  const { view } = ctx;
  return html`<span class="order">${view.turn_order.map((seat) => {
    const body = html`<${Mark} seat=${ctx.seats[seat]} /><span>${view.players[seat].laying === "done" && html`<${Icon} name="check" />`}${who(ctx, seat)}</span>`;
    const state = `chip${view.awaiting.includes(seat) ? " now" : ""}`;
    return kind
      ? html`<${Choice} key=${seat} ctx=${ctx} action=${{ kind, seat }} label=${labelOf(ctx, { kind, seat }) || who(ctx, seat)} class=${state}>${body}<//>`
      : html`<span key=${seat} class=${state}>${body}</span>`;
  })}</span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Lawn({ ctx, legend }) {
  const { view, words } = ctx;
  return html`<div class="lawn"><p><b>${words("draw-round", { round: view.round })}</b><span>${words("draw-side", { side: view.side })}</span>${view.rounds_left !== null && html`<b class="warned">${words("draw-rounds-left", { left: view.rounds_left })}</b>`}</p>
    <${Order} ctx=${ctx} />
    ${view.forecast.length > 0 && html`<${LegendKey} ctx=${ctx} open=${legend} />`}<p class="reserve"><b>${words("draw-reserve")}</b><span class="num"><${Sign} name="capsule" />${words("pills", { count: view.reserve })}</span></p></div>`;
}

/**
 * The lawn of a phone: one line.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
const Strip = ({ ctx, legend }) =>
  html`<p class="strip num"><b>${ctx.words("draw-round", { round: ctx.view.round })}</b><span>${ctx.words("draw-side", { side: ctx.view.side })}</span>${ctx.view.rounds_left !== null && html`<b class="warned">${ctx.words("draw-rounds-left", { left: ctx.view.rounds_left })}</b>`}<span class="spring"></span>${ctx.view.forecast.length > 0 && html`<${LegendKey} ctx=${ctx} open=${legend} />`}<span role="img" aria-label=${`${ctx.words("draw-reserve")} ${ctx.view.reserve}`}><${Sign} name="capsule" />${ctx.view.reserve}</span></p>`;

// ---- The forecast explained

const LEGEND = "legend"; // looked at in the middle, as a sport's pile is

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
const LegendKey = ({ ctx, open }) =>
  html`<button class="legend-key" ...${explained(ctx.words("draw-legend-key"))} aria-label=${ctx.words("draw-legend-key")} onClick=${open}>?</button>`;

/**
 * What the signs of a forecast mean.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Legend({ ctx, close }) {
  const { words } = ctx;
  const signs = [
    ["value", html`<b class="value">2<${Icon} name="arrow" />5</b>`],
    ["keeps", html`<span class="keeps yes"><${Icon} name="check" />${words("draw-unit", { keeps: "yes" })}</span>`],
    ["strikes", html`<${Accident} ctx=${ctx} card="u2" />`],
    ["maybe", html`<${Accident} ctx=${ctx} card="u4" state="maybe" />`],
  ];
  return html`<section class="scoreboard legend"><h2>${words("draw-legend")}<span class="spring"></span><button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button></h2>
    <dl class="outlook num">${signs.map(([sign, picture]) => html`<dt aria-hidden="true">${picture}</dt><dd>${words("draw-legend-sign", { sign })}</dd>`)}</dl></section>`;
}

// ---- The scoreboard: questions that have no place at one sport alone

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function Stage({ ctx }) {
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
  return html`<section class="scoreboard" aria-label=${title} onKeyDown=${roam}><h2>${sport && html`<${SportSign} ctx=${ctx} sport=${sport} />`}${title}${note && html`<small>${note}</small>`}</h2>${children}</section>`;
}

/**
 * Rolls by seat; where the best coach may reroll a die, each face is a button.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Rolls({ ctx, seats }) {
  const { view, words } = ctx;
  const asked = ctx.live && decisionOf(ctx) === "meddle";
  return html`<div class=${`rolls${asked ? " asked" : ""}`}>${seats.map((seat) => {
    const { roll } = view.players[seat];
    const place = view.tournament?.seats.indexOf(seat) ?? -1;
    const faces = asked ? [...new Set(roll)] : roll;
    return html`<div key=${seat} class="roll"><${Mark} seat=${ctx.seats[seat]} /><span class="roll-name">${who(ctx, seat)}</span><span class="roll-dice">${faces.map(
      (face, at) => {
        const action = { kind: "meddle", seat, face };
        const count = roll.filter((one) => one === face).length;
        const die = html`<${SeatDie} ctx=${ctx} seat=${seat} face=${face} />${asked && count > 1 && html`<small>×${count}</small>`}`;
        return asked
          ? html`<${Choice} key=${face} ctx=${ctx} action=${action} label=${labelOf(ctx, action) || String(face)} class="face">${die}<//>`
          : html`<span key=${at}>${die}</span>`;
      },
    )}${!roll.length && html`<span class="none">${words("free-dice", { count: 0 })}</span>`}</span>${place >= 0 && html`<b class="total num">${view.tournament.totals[place]}</b>`}</div>`;
  })}</div>`;
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
  const note = sport.last ? words("draw-last-card") : words("draw-sharing", { decision: view.decision });
  return html`<${Scoreboard} ctx=${ctx} sport=${sport} title=${sportName(ctx, sport.id)} note=${note}><div class="sharing">
    <div class="cards">${kinds.map((card) => html`<${Card} key=${card} ctx=${ctx} sport=${sport} card=${card} count=${sport.revealed.filter((one) => one === card).length} action=${{ kind, [kind === "wish" ? "wish" : "card"]: card }} />`)}</div>
    <${Claims} ctx=${ctx} sport=${sport} /></div><//>`;
}

/**
 * What a card would do to the viewer, as the server says.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function effectOf(ctx, card) {
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
    <span class="sport-card-head" style=${`--sport:${sport.colour}`}>${card === "training" ? html`<${SportSign} ctx=${ctx} sport=${sport} />` : html`<${Accident} ctx=${ctx} card=${card} />`}${count > 1 && html`<b class="num">×${count}</b>`}</span>
    <span class="sport-card-title">${title}</span>
    ${effect && html`<span class=${`effect ${effect}`}>${words("draw-effect", { effect })}</span>`}<//>`;
}

/**
 * The participants in the order in which they choose: value, what they took, who has wished.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Claims({ ctx, sport }) {
  const { view, words } = ctx;
  const order = view.order.length
    ? view.order.flatMap((group) => group.seats)
    : view.turn_order.filter((seat) => view.players[seat].risk);
  return html`<ol class="claims">${order.map((seat) => {
    const player = view.players[seat];
    const stake = sport.stakes.find((one) => one.seat === seat);
    const note = player.card
      ? html`<${Accident} ctx=${ctx} card=${player.card} />`
      : player.wished
        ? html`<${Icon} name="check" />`
        : "";
    return html`<li key=${seat} class=${view.awaiting.includes(seat) ? "now" : ""}><${Mark} seat=${ctx.seats[seat]} /><span class="roll-name">${who(ctx, seat)}</span>${stake?.new && html`<${SeatDie} ctx=${ctx} seat=${seat} face=${stake.new} doped=${stake.doped} />`}<span class="num">${words("draw-value", { value: player.risk?.value ?? 0 })}</span><span class="num quiet">${words("draw-units-short", { count: stake?.units ?? 0 })}</span>${note}</li>`;
  })}</ol>`;
}

/**
 * What everybody knows of a pile: cards never seen, and those put under it.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function Pile({ ctx, sport, close }) {
  const { words } = ctx;
  const stakes = sport.stakes.filter((stake) => stake.units);
  return html`<section class="scoreboard pile-sheet"><h2><${SportSign} ctx=${ctx} sport=${sport} />${words("sport-label", { sport: sportName(ctx, sport.id), closed: sport.closed ? "yes" : "no", count: sport.count })}<span class="spring"></span><button class="tool" aria-label=${words("ui-close")} onClick=${close}><${Icon} name="cross" /></button></h2>
    <dl>
      ${
        !sport.closed &&
        sport.unseen_cards &&
        html`<dt>${words("draw-unseen", { count: sport.unseen })}</dt><dd>${Object.entries(sport.unseen_cards)
          .filter(([, count]) => count)
          .map(
            ([card, count]) => html`<span class=${`known ${card}`}>${words("draw-cards", { card, count })}</span>`,
          )}</dd>`
      }
      ${!sport.closed && sport.known_bottom && html`<dt>${words("draw-bottom")}</dt><dd>${sport.known_bottom.length ? sport.known_bottom.map((card) => html`<span class=${`known ${card}`}>${words("card", { card })}</span>`) : words("draw-nothing")}</dd>`}
      <dt>${words("draw-owned")}</dt><dd>${stakes.length ? stakes.map((stake) => html`<span class="known"><${Mark} seat=${ctx.seats[stake.seat]} />${stake.units}</span>`) : words("draw-nothing")}</dd>
      ${sport.closed && html`<dt>${words("draw-closed-by")}</dt><dd>${sport.fatal_seat !== null && `${who(ctx, sport.fatal_seat)}, `}<em>${words(`accident-${sport.id}-u6`)}</em></dd>`}
    </dl></section>`;
}

// ---- Own pieces

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = calm(given);
  const { me, words } = ctx;
  const chosen = hand.use(ctx);
  const player = ctx.view.players[me];
  useEffect(() => {
    const letGo = (event) => event.key === "Escape" && hand.now(ctx) && choose(ctx, null);
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  });
  return html`<div class="mine-head"><div class="mine-name"><${Mark} seat=${ctx.seats[me]} /><b class="name">${ctx.seats[me].name}</b><span class="spring"></span><${Figures} ctx=${ctx} seat=${me} /></div>
      <${Sets} ctx=${ctx} player=${player} /><div class="seat-row"><${Coaches} ctx=${ctx} seat=${me} /><${Means} ctx=${ctx} player=${player} /><${Injuries} ctx=${ctx} seat=${me} /></div></div>
    <div class="tray-zone" data-origin=${`seat-${me}`}><${Tray} ctx=${ctx} chosen=${chosen} /></div>
    <p class="own-note">${ownNote(ctx)}</p>`;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function ownNote(ctx) {
  const { words, view, me } = ctx;
  const player = view.players[me];
  const decision = decisionOf(ctx);
  if (view.phase === 4 && player.free_after !== null)
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
  return html`<div class="tray still" style=${`--dice:${dice.length}`}>${dice.map(({ face, doped }, at) => html`<span key=${at} class="tray-die" role="img" aria-label=${dieLabel(ctx, face, doped)}><${SeatDie} ctx=${ctx} seat=${me} face=${face} doped=${doped} /></span>`)}</div>`;
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
  return html`<div class="tray" style=${`--dice:${dice.length}`} role="group" aria-label=${words("panel-roll")} onKeyDown=${roam}>${dice.map(
    (die, at) => {
      const label = dieLabel(ctx, die.face, die.doped);
      if (die.laid) {
        const sport = sportOf(ctx, die.laid.sport);
        return html`<button key=${at} class="slot" aria-label=${words("draw-take-up", { die: label, sport: sportName(ctx, sport.id) })} onClick=${() => takeUp(ctx, die.laid)}><${SportSign} ctx=${ctx} sport=${sport} /><small>${die.face}</small></button>`;
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
      return html`<button key=${at} class=${`tray-die${can ? " lit" : " refused"}${held ? " chosen" : ""}`} data-keep="die" aria-pressed=${held} aria-label=${label} onClick=${act}><${SeatDie} ctx=${ctx} seat=${me} face=${die.face} doped=${die.doped} /></button>`;
    },
  )}</div>`;
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
  return html`<div class="dope"><div class="tray" style=${`--dice:${dice.length}`} role="group" aria-label=${words("panel-roll")} onKeyDown=${roam}>${dice.map(
    ({ face, doped }, at) => {
      if (doped || !legal.some((one) => one.from === face))
        return html`<span key=${at} class="tray-die" role="img" aria-label=${dieLabel(ctx, face, doped)}><${SeatDie} ctx=${ctx} seat=${me} face=${face} doped=${doped} /></span>`;
      const held = from === face && !lifted;
      lifted ||= held;
      const act = () => (chosen?.to ? dope(ctx, face, chosen.to) : choose(ctx, held ? null : { face }));
      return html`<button key=${at} class=${`tray-die lit${held ? " chosen" : ""}`} aria-pressed=${held} aria-label=${words("draw-dope-from", { face })} onClick=${act}><${SeatDie} ctx=${ctx} seat=${me} face=${face} /></button>`;
    },
  )}</div>
    ${from && html`<div class="tray becomes" role="group" aria-label=${words("draw-becomes")} onKeyDown=${roam}><span>${words("draw-becomes")}</span>${legal.filter((one) => one.from === from).map(({ to }) => html`<button key=${to} class="tray-die lit" aria-label=${words("action-dope-die", { face: from, to })} onClick=${() => (setting("quick") ? dopeNow : dope)(ctx, from, to)} onDblClick=${() => dopeNow(ctx, from, to)}><${SeatDie} ctx=${ctx} seat=${me} face=${to} doped=${true} /></button>`)}</div>`}</div>`;
}

/**
 * How many dice of each face are to be rolled again.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function pickedOf(ctx) {
  const { roll } = ctx.chain[0].view.players[ctx.me];
  const all = ctx.staged.some((one) => one.kind === "reroll_all");
  const picked = {};
  for (const face of all ? roll : ctx.chain[0].view.picked) picked[face] = (picked[face] ?? 0) + 1;
  for (const one of ctx.staged) if (one.kind === "pick") picked[one.face] = one.count;
  return picked;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function stagePicks(ctx, picked) {
  const { roll } = ctx.chain[0].view.players[ctx.me];
  const count = Object.values(picked).reduce((sum, one) => sum + one, 0);
  if (count === roll.length) ctx.stage([{ kind: "reroll_all" }]);
  else
    ctx.stage(
      Object.entries(picked)
        .filter(([face, number]) => number && !ctx.chain[0].view.picked.includes(Number(face)))
        .map(([face, number]) => ({ kind: "pick", face: Number(face), count: number })),
    );
}

/**
 * How many dice of a face are picked after one more tap, among the numbers the server offers; null: none.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function nextCount(ctx, face, now, on) {
  const counts = ctx.chain
    .flatMap((table) => table.actions)
    .map((one) => one.action)
    .filter((one) => one.kind === "pick" && one.face === face)
    .map((one) => one.count);
  if (on) return Math.max(0, ...counts.filter((count) => count < now));
  const more = counts.filter((count) => count > now);
  if (more.length) return Math.min(...more);
  return offered(ctx.chain[0], { kind: "reroll_all" }) ? now + 1 : null;
}

/** @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props */
function RerollTray({ ctx }) {
  const { words, me } = ctx;
  const base = ctx.chain[0].view;
  const picked = pickedOf(ctx);
  const seen = {};
  return html`<div class="tray" style=${`--dice:${base.players[me].roll.length}`} role="group" aria-label=${words("panel-roll")} onKeyDown=${roam}>${base.players[
    me
  ].roll.map((face, at) => {
    seen[face] = (seen[face] ?? 0) + 1;
    const on = seen[face] <= (picked[face] ?? 0);
    const fixed = base.picked.includes(face); // chosen on the plain table before; the undo button frees it
    const count = nextCount(ctx, face, picked[face] ?? 0, on);
    const act = () => count !== null && stagePicks(ctx, { ...picked, [face]: count });
    return html`<button key=${at} class=${`tray-die${count === null ? "" : " lit"}${on ? " chosen" : ""}`} disabled=${fixed} aria-pressed=${on} aria-label=${words("draw-reroll-die", { face })} onClick=${act}><${SeatDie} ctx=${ctx} seat=${me} face=${face} /></button>`;
  })}</div>`;
}

// ---- The band

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
const button = (ctx, one, more = {}) => ({ label: one.label, act: () => ctx.send([one.action]), ...more });

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export function band(ctx) {
  const { words, staged } = ctx;
  const base = ctx.chain[0];
  const decision = decisionOf(ctx);
  if (decision === "lay") return layBand(ctx);
  if (decision === "reroll") return rerollBand(ctx);
  const rest = base.actions.filter(
    (one) =>
      ["pass", "decline", "dope_reroll"].includes(one.action.kind) || ["none", "tournament"].includes(one.action.wish),
  );
  const buttons = [];
  const told = {
    buttons,
    lead: words("draw-lead", { decision, sport: base.view.sport ? sportName(ctx, base.view.sport) : "" }),
  };
  if (decision === "dope") told.text = html`<${DopeText} ctx=${ctx} />`;
  if (["wish", "take"].includes(decision))
    told.text = words("draw-card-text", { decision, value: base.view.players[ctx.me].risk.value });
  if (staged.length) {
    const labels = staged.map((action) => labelOf(ctx, action)).filter(Boolean);
    const doping = staged.every((one) => one.kind === "dope_die");
    told.text = doping ? dopingText(ctx) : stagedText(ctx);
    buttons.push({
      label: doping ? words("draw-dope-send", { count: staged.length }) : (labels[0] ?? words("draw-confirm")),
      main: true,
      act: () => ctx.send(staged),
    });
    if (doping) return told;
  }
  for (const one of rest) {
    const quick = ["pass", "decline"].includes(one.action.kind);
    if (!isStaged(ctx, one.action)) buttons.push(button(ctx, one, quick ? {} : { act: () => ctx.stage([one.action]) }));
  }
  return told;
}

/**
 * What staged doping costs and brings.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function dopingText(ctx) {
  const { words, staged } = ctx;
  const changes = staged.map((one) => words("draw-doped-as", { face: one.from, to: one.to })).join(", ");
  const left = ctx.chain[0].view.players[ctx.me].pills - staged.length;
  return words("draw-dope-staged", { changes, count: staged.length, left });
}

/**
 * What a staged choice would do, where more is to be said than its name.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
function stagedText(ctx) {
  const { words } = ctx;
  const [one] = ctx.staged;
  if (["wish", "take"].includes(one.kind)) {
    const card = one.wish ?? one.card;
    const effect = ["training", "u2", "u4", "u6"].includes(card) ? effectOf(ctx, card) : card;
    return words("draw-card-staged", { effect });
  }
  if (one.kind === "dope_reroll") return words("draw-reroll-pill");
  return words("draw-staged", { what: labelOf(ctx, one) });
}

/**
 * Doping: what to touch next.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function DopeText({ ctx }) {
  const { words } = ctx;
  const chosen = hand.use(ctx);
  if (chosen?.face) return words("draw-dope-which-face", { face: chosen.face });
  if (chosen?.to) return words("draw-dope-which-die", { to: chosen.to, sport: sportName(ctx, chosen.sport) });
  return ctx.chain[0].prompt.sentence;
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function layBand(ctx) {
  const { words, staged } = ctx;
  const now = last(ctx);
  const done = offered(now, { kind: "done" });
  const why = refused(now, { kind: "done" });
  const buttons = [];
  if (staged.length > 1)
    buttons.push({
      label: words("draw-reset"),
      act: () => {
        choose(ctx, null);
        ctx.drop();
      },
    });
  else if (!staged.length && ctx.chain[0].actions.length > 1)
    buttons.push({ label: words("draw-suggest"), act: () => suggestLaying(ctx) });
  const laid = now.view.players[ctx.me].laid > 0;
  buttons.push({
    label: words(laid ? "draw-send-laying" : "draw-lay-nothing"),
    main: Boolean(done) && (laid || !worths(now).length), // laying nothing is the thing to do only where nothing fits
    act: () => (done ? ctx.send([...staged, { kind: "done" }]) : why && ctx.explain(why)),
  });
  return { text: html`<${LayText} ctx=${ctx} />`, buttons };
}

/**
 * Lay dice as a bot would: staged, to be changed or sent.
 * @param {Arene.Ctx<Arene.SportmordView>} ctx
 */
async function suggestLaying(ctx) {
  choose(ctx, null);
  const actions = await ctx.suggest();
  ctx.stage(actions.filter((one) => one.kind === "place"));
}

/**
 * What the die in hand can do.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
function LayText({ ctx }) {
  const { words } = ctx;
  const chosen = hand.use(ctx);
  const now = last(ctx);
  if (chosen?.sport) return words("draw-which-die", { sport: sportName(ctx, chosen.sport) });
  if (chosen?.face)
    return words("draw-die-fits", {
      face: chosen.face,
      doped: chosen.doped ? "yes" : "no",
      count: worths(now).filter((one) => sameDie(one, chosen)).length,
    });
  const laid = ctx.staged.findLast((one) => one.kind === "place");
  const outlook =
    laid &&
    now.view.sports.find((sport) => sport.id === laid.sport)?.stakes.find((stake) => stake.seat === ctx.me)?.outlook;
  if (outlook)
    return `${words("draw-laid-at", { face: laid.face, doped: laid.doped ? "yes" : "no", sport: sportName(ctx, laid.sport) })} ${outlookText(ctx, { outlook, face: 0, doped: false })}`;
  return words("draw-lay-text", { doped: now.view.players[ctx.me].doped.length });
}

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
function rerollBand(ctx) {
  const { words, staged } = ctx;
  const base = ctx.chain[0];
  const count = Object.values(pickedOf(ctx)).reduce((sum, one) => sum + one, 0);
  const buttons = [];
  if (count)
    buttons.push({
      label: words("draw-reroll-send", { count }),
      main: true,
      act: () => ctx.send(staged.some((one) => one.kind === "reroll_all") ? staged : [...staged, { kind: "reroll" }]),
    });
  else {
    const all = offered(base, { kind: "reroll_all" });
    if (all) buttons.push({ label: all.label, act: () => ctx.stage([all.action]) });
    const keep = offered(base, { kind: "keep" });
    if (keep) buttons.push(button(ctx, keep));
  }
  return { text: words("draw-reroll-text", { count }), buttons };
}

// ---- The log and the score sheet

/** @param {Arene.Ctx<Arene.SportmordView>} ctx */
export const logHeading = (ctx, event) => event.kind === "round_started";

/**
 * Sets by sport, different sports times the largest set, and the accidents that break ties.
 * @param {{ ctx: Arene.Ctx<Arene.SportmordView>, [name: string]: any }} props
 */
export function Sheet({ ctx }) {
  const { words, seats, table, view } = ctx;
  return html`<div class="sheet-scroll"><table class="standings sets-sheet"><thead><tr><th scope="col">${words("end-rank")}</th><th scope="col">${words("end-player")}</th>
      ${view.sports.map((sport) => html`<th scope="col" class="num" title=${sportName(ctx, sport.id)}><${SportSign} ctx=${ctx} sport=${sport} /><span class="visually-hidden">${sportName(ctx, sport.id)}</span></th>`)}
      <th scope="col" class="num">${words("draw-product")}</th><th scope="col" class="num">${words("column-accidents")}</th><th scope="col" class="num">${words("end-score")}</th></tr></thead>
    <tbody>${table.standings.map((standing) => {
      const player = view.players[standing.seat];
      return html`<tr><td class="rank">${standing.rank}</td><th scope="row"><span><${Mark} seat=${seats[standing.seat]} />${seats[standing.seat].name}</span></th>
        ${view.sports.map((sport) => {
          const count = player.units[sport.id] ?? 0;
          return html`<td class=${`num${count ? "" : " zero"}${count && count === player.largest ? " largest" : ""}`}>${count}</td>`;
        })}<td class="num">${player.sports} × ${player.largest}</td><td class="num">${player.accidents}</td><td class="num score">${standing.score}</td></tr>`;
    })}</tbody></table></div>`;
}
