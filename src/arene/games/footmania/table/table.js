// Footmania's picture. It draws the view and hangs the legal actions on the things they concern; what they cost and bring
// is the server's to say.
import { useBack } from "/static/components/back.js";
import { html, useLayoutEffect, useRef } from "/static/components/html.js";
import { Icon, Shape } from "/static/components/pieces.js";
import { useNarrow } from "/static/components/screen.js";
import { isStaged, labelOf, next, offered, offers, refused } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { minus } from "/static/kit/numbers.js";
import { composing, letGo, lookAt, mirrored, pull, remembering, toggle, useLooks } from "/games/footmania/choice.js";
import {
  Amount,
  Backs,
  Brand,
  change,
  Chip,
  familyOf,
  Hole,
  lastName,
  money,
  plusFace,
  Sign,
  Star,
} from "/games/footmania/pieces.js";
import { forecastOf, leftOf, Match, Pitch, wayOff } from "/games/footmania/pitch.js";
import { arrival, doesThere, own, RESULTS, Sheet as Calculation, Slip } from "/games/footmania/sheet.js";

// ---- The board: pitch or match, and the sheet beside it (on a phone over it, to be pulled up and down)

const ON_THE_SHEET = [
  "answer",
  "draft",
  "bid",
  "sealed",
  "buy",
  "scout",
  "raise",
  "sell",
  "list",
  "reserve",
  "want",
  "euro",
];

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Board({ ctx: given }) {
  const ctx = remembering(given);
  const narrow = useNarrow();
  const looks = useLooks(ctx);
  const playing = ctx.view.sides.some((side) => side.field);
  useBack(letGo, Boolean(looks.card) || (narrow && Boolean(looks.pulled?.up)));
  const table = playing
    ? html`<${Match} ctx=${ctx} narrow=${narrow} />`
    : html`<${Pitch} ctx=${ctx} narrow=${narrow} />`;
  const sheet = html`<${Calculation} ctx=${ctx} card=${looks.card} />`;
  if (!narrow) return html`<div class=${`fm-board${playing ? " playing" : ""}`}>${table}${sheet}</div>`;
  return html`<div class="fm-board narrow">${sheetUp(ctx, looks) ? sheet : table}${!ctx.live && html`<${Pull} ctx=${ctx} />`}</div>`;
}

/**
 * On a phone: whether the sheet lies over the pitch, by one's own wish or because the question is on it.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function sheetUp(ctx, looks) {
  if (looks.pulled) return looks.pulled.up;
  return Boolean(looks.card) || (ctx.live && ON_THE_SHEET.includes(ctx.view.decision));
}

/**
 * Pulls the sheet over the pitch and away again: in the band while one is asked, below the pitch otherwise.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Pull({ ctx }) {
  const looks = useLooks(ctx);
  if (!useNarrow()) return null;
  const up = sheetUp(ctx, looks);
  const market = ctx.live && offers(next(ctx), "offer").length > 0;
  const turn = () => pull(ctx, !up);
  return html`<button class=${`fm-pull${up ? " up" : ""}`} aria-expanded=${String(up)} onClick=${turn}>
    <${Icon} name="down" />${ctx.words(up ? "draw-to-pitch" : "draw-to-sheet", { market: market ? "yes" : "no" })}</button>`;
}

// ---- The band: one ink button that does it, and at most two beside it

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
const plain = (ctx, kind, label) => {
  const one = offered(next(ctx), { kind });
  return one ? [{ label: label ?? one.label, act: () => ctx.send([...ctx.staged, one.action]) }] : [];
};
const main = (buttons) => buttons.map((button) => ({ ...button, main: true }));
const SHORT = { national: "blue", foreign: "red" };

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function moving(ctx) {
  const { words } = ctx;
  const { view } = ctx.chain[0]; // the move that is staged may already lead to somebody else's turn
  const chosen = ctx.staged.find((one) => one.kind === "move")?.cell;
  const kindOf = (id) => {
    const cell = view.board.find((one) => one.id === id);
    return cell.kind ?? cell.type;
  };
  const name = (id) => arrival(ctx, id);
  const others = view.destinations.filter(
    (id) => id !== chosen && ctx.chain[0].actions.some((one) => one.action.cell === id),
  );
  const keys =
    others.length + Number(Boolean(chosen)) <= 3
      ? others.map((cell) => ({ label: name(cell), act: () => ctx.stage([{ kind: "move", cell }]) }))
      : [];
  if (!chosen) return { buttons: keys };
  const deck = SHORT[kindOf(chosen)] && view.decks[kindOf(chosen)];
  const cash = view.players[ctx.me].cash;
  const text =
    deck?.price != null
      ? words("draw-there", {
          cell: name(chosen),
          price: money(ctx, deck.price),
          left: cash >= deck.price ? money(ctx, cash - deck.price) : "none",
        })
      : `${name(chosen)}. ${doesThere(ctx, view, chosen)}`.trim();
  return {
    text,
    buttons: [
      ...keys,
      { label: words("draw-go", { cell: kindOf(chosen) }), main: true, act: () => ctx.send(ctx.staged) },
    ],
  };
}

/**
 * A card to be drawn unseen: what its back says it costs, and what would be left.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function drawing(ctx) {
  const { view, words } = ctx;
  const { cash, cell } = view.players[ctx.me];
  const { price } = view.decks[view.board.find((one) => one.id === cell).type];
  if (price == null) return {};
  const left = cash >= price ? money(ctx, cash - price) : "none";
  return { lead: ctx.table.prompt.lead, text: words("draw-unseen", { left }) };
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function dealing(ctx) {
  const { view, words } = ctx;
  const send = offered(next(ctx), { kind: "send" });
  const { effect, content, to } = view.deal;
  const sum = content.money;
  const wanted = content.ask.length + content.numbers.length > 0 || content.ask_sponsor || sum < 0;
  const gift = send && !wanted;
  const way = gift ? (sum > 0 ? "paying_gift" : "gift") : sum > 0 ? "pays" : sum < 0 ? "paid" : "even";
  const text = words("draw-offer-line", {
    gain: change(effect.after - effect.before),
    unknown: content.numbers.length, // who would come for a number nobody knows
    left: money(ctx, view.players[ctx.me].cash - sum),
    gift: gift ? "yes" : "no",
  });
  const drop = ctx.staged.length
    ? { label: words("draw-drop"), act: ctx.drop }
    : { label: words("action-cancel", { decision: "draft" }), act: () => ctx.send([{ kind: "cancel" }]) };
  const whole = ctx.staged.length !== 1; // of a single step the way back is the same
  return {
    lead: words("draw-offer-to", { seat: ctx.names[to] }),
    text,
    buttons: [
      ...(whole ? [drop] : []),
      {
        label: html`<span class=${sum ? "fm-send" : ""}>${words("draw-send", { way, amount: money(ctx, Math.abs(sum)) })}</span>`,
        main: Boolean(wanted),
        barred: send ? null : refused(next(ctx), { kind: "send" }),
        act: () => ctx.send([...ctx.staged, { kind: "send" }]),
      },
    ],
  };
}

/**
 * Yes and no are equally open: neither is pressed on one.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function answering(ctx) {
  const counter = offered(next(ctx), { kind: "counter" });
  return {
    buttons: [
      ...plain(ctx, "decline"),
      ...(counter ? [{ label: ctx.words("draw-counter"), act: () => ctx.stage(mirrored(ctx)) }] : []),
      ...plain(ctx, "accept"),
    ],
  };
}

/**
 * Out of a question already opened; what is only staged the band takes back.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
const leaving = (ctx) => (ctx.staged.length ? [] : plain(ctx, "cancel"));

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function selling(ctx) {
  const last = ctx.staged.at(-1) ?? { kind: "" };
  const { words, view } = ctx;
  const ready = ["sell_bank", "sell_sponsor"].includes(last.kind);
  const drop = leaving(ctx);
  if (!ready) return { buttons: drop };
  const text = last.card
    ? words("draw-sale", { name: view.cards[last.card].name, amount: money(ctx, view.cards[last.card].devalued) })
    : words("draw-sale-sponsor", { sold: labelOf(ctx, last) });
  return { text, buttons: [...drop, { label: words("draw-sell"), main: true, act: () => ctx.send(ctx.staged) }] };
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function matching(ctx) {
  const { words, view } = ctx;
  const ahead = forecastOf(ctx);
  const plus = ctx.staged.find((one) => one.kind === "play_plus");
  const on = ctx.staged.find((one) => one.kind === "bring_on");
  const here = Math.max(
    0,
    ctx.chain[0].view.sides.findIndex((side) => side.seat === ctx.me),
  );
  const score = ahead ? words("draw-facing", { own: minus(ahead[here]), other: minus(ahead[1 - here]) }) : "none";
  const end = offered(next(ctx), { kind: "pass" }) ?? offered(next(ctx), { kind: "finish" });
  const stop = end ? [{ label: labelOf(ctx, end.action), act: () => ctx.send([end.action]) }] : []; // nothing staged is sent
  if (plus) {
    const title = words(`title-${plus.plus.replaceAll("_", "-")}`);
    if (view.decision === "target") return { text: words("prompt-target", { plus: title }) };
    const other = view.sides.find((side) => side.seat !== ctx.me);
    const card = ctx.chain[0].view.players[ctx.me].own.plus.find((one) => one.id === plus.plus);
    const target = ctx.staged.find((one) => one.kind === "target");
    const hostile = other && !view.euro && familyOf(card) === "hostile";
    const injures = card.code.startsWith("injury"); // a substitute makes good for nothing else
    const answer = !hostile ? "none" : injures && other.changes_left > 0 ? "change" : "card";
    return {
      text: words("draw-plus-line", {
        plus: title,
        target: target ? lastName(view.cards[target.card]) : "none",
        score,
        answer,
      }),
      buttons: [...stop, { label: words("draw-play", { plus: title }), main: true, act: () => ctx.send(ctx.staged) }],
    };
  }
  if (on) {
    const way = wayOff(ctx);
    const name = view.cards[on.card].name;
    if (!way) return { text: words("prompt-take-off", { entering: name }) };
    return {
      text: words("draw-change-line", { on: name, off: way.off ? view.cards[way.off].name : "none", score }),
      buttons: [
        ...stop,
        {
          label: words("draw-bring-on", { name: name.split(" ").at(-1) }),
          main: true,
          act: () => ctx.send(ctx.staged),
        },
      ],
    };
  }
  return { buttons: main(stop) };
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function bidding(ctx) {
  const { words, view } = ctx;
  const ceiling = offered(next(ctx), { kind: "ceiling" });
  const bid = offered(next(ctx), { kind: "bid" });
  const sum = money(ctx, view.auction.amount);
  const send = (one) => () => ctx.send([...ctx.staged, one.action]);
  const sell = !bid && !ceiling && offered(next(ctx), { kind: "sell" }); // too dear: this is the way out
  const { effect } = view.auction;
  const helps = ctx.staged.length > 0 || effect?.after > effect?.before || effect?.filled_after > effect?.filled_before;
  const out = { label: words("action-pass", { decision: "bid" }), act: () => ctx.send([{ kind: "pass" }]) };
  return {
    buttons: [
      { ...out, main: !helps || !bid },
      ...(sell ? [{ label: sell.label, act: () => ctx.stage([sell.action]) }] : []),
      ...(ceiling ? [{ label: words("draw-ceiling", { amount: sum }), act: send(ceiling) }] : []),
      ...(bid ? [{ label: words("action-bid", { amount: sum }), main: Boolean(helps), act: send(bid) }] : []),
    ],
  };
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function returning(ctx) {
  const back = ctx.staged.find((one) => one.kind === "return_plus");
  return back
    ? {
        text: ctx.words("draw-return-line", { plus: ctx.words(`title-${back.plus.replaceAll("_", "-")}`) }),
        buttons: [{ label: ctx.words("draw-return"), main: true, act: () => ctx.send(ctx.staged) }],
      }
    : {};
}

/**
 * A hostile card waits for an answer: the protection is chosen in the hand, the button plays it.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function reacting(ctx) {
  const [base] = ctx.chain;
  const hostile = base.view.hostile.plus;
  const not = offered(base, { kind: "no_react" });
  const buttons = not ? [{ label: not.label, act: () => ctx.send([not.action]) }] : [];
  const answer = ctx.staged.find((one) => one.kind === "react");
  if (!answer && !offered(base, { kind: "react" }))
    return { text: ctx.words("draw-react-none", { value: 0, ...hostile }), buttons: main(buttons) };
  if (!answer) return { buttons };
  const title = (plus) => ctx.words(`title-${plus.replaceAll("_", "-")}`);
  return {
    text: ctx.words("draw-react-line", { plus: title(answer.plus), against: title(hostile.id) }),
    buttons: [
      ...buttons,
      { label: ctx.words("draw-play", { plus: title(answer.plus) }), main: true, act: () => ctx.send(ctx.staged) },
    ],
  };
}

/**
 * To let him go for nothing is possible, never proposed.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function listing(ctx) {
  const open = offered(next(ctx), { kind: "open" });
  const priced = ctx.view.listing?.reserve > 0;
  return {
    buttons: [
      ...leaving(ctx),
      ...(open ? [{ label: open.label, main: priced, act: () => ctx.send([...ctx.staged, open.action]) }] : []),
    ],
  };
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
export function band(ctx) {
  return ctx.live ? { extra: html`<${Pull} ctx=${ctx} />`, ...asking(remembering(ctx)) } : {};
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
function asking(ctx) {
  const { decision } = ctx.view;
  if (composing(ctx)) return dealing(ctx);
  if (ctx.chain[0].view.decision === "react") return reacting(ctx);
  if (ctx.staged.some((one) => one.kind === "return_plus") || decision === "plus_return") return returning(ctx);
  if (ctx.staged.some((one) => one.kind.startsWith("sell")) || ["sell", "raise"].includes(decision))
    return selling(ctx);
  if (decision === "list" || decision === "reserve") return listing(ctx);
  if (decision === "want") return { buttons: leaving(ctx) };
  if (
    decision === "move" ||
    (ctx.staged.some((one) => one.kind === "move") && !ctx.chain.at(-1).awaiting.includes(ctx.me))
  )
    return moving(ctx);
  if (decision === "answer") return answering(ctx);
  if (decision === "bid" || decision === "sealed") return bidding(ctx);
  const playing = ctx.staged.some((one) => one.kind === "play_plus" || one.kind === "bring_on"); // what follows may be the other's answer
  if (playing || ["match", "euro_plus", "target", "take_off"].includes(decision)) return matching(ctx);
  if (decision === "lineup") return { buttons: [...plain(ctx, "auto"), ...main(plain(ctx, "confirm"))] };
  const first = {
    ready: "roll",
    market: "pass",
    draw: "draw",
    buy: "buy",
    scout: "buy",
    euro: "play",
    declare: "declare",
  }[decision];
  const rest = { draw: "leave", buy: "refuse", scout: "refuse", euro: "pass", declare: "wait" }[decision];
  const drawn = ctx.view.drawn?.effect;
  const behind = decision === "euro" && own(ctx)?.strength <= ctx.view.euro.strength; // then nothing is proposed
  const idle = drawn && drawn.after <= drawn.before && drawn.filled_after <= drawn.filled_before;
  const [doing, refusing] = [first ? plain(ctx, first) : [], rest ? plain(ctx, rest) : []];
  const sell = ctx.view.drawn && !doing.length && offered(next(ctx), { kind: "sell" }); // too dear: this is the way out
  const raising = sell ? [{ label: sell.label, act: () => ctx.stage([sell.action]) }] : [];
  return {
    ...(decision === "draw" && drawing(ctx)),
    buttons: idle
      ? [...doing, ...raising, ...main(refusing)]
      : [...refusing, ...raising, ...(behind ? doing : main(doing))],
  };
}

// ---- One's own half

/**
 * A tap that is refused: it says why, in short beside him and whole when he is touched.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 * @param {Arene.Blocked} why
 */
const barred = (ctx, why) => ({
  label: why.reason,
  note: why.short ?? ctx.words("draw-cannot"),
  quiet: true,
  dead: true,
  act: () => ctx.explain(why),
});

/**
 * What a tap on a footballer of one's own does: line up, bring on, give, sell; otherwise he is looked at.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function tapOwn(ctx, card, looks) {
  const { view, words } = ctx;
  if (ctx.live) {
    const line = offered(next(ctx), { kind: "toggle", card });
    if (line) return { label: line.label, act: () => ctx.send([line.action]) };
    const injured = offered(next(ctx), { kind: "injured", card });
    if (injured) return { label: injured.label, act: () => ctx.send([injured.action]) };
    const changes = ctx.chain[0].view.forecast?.changes[card];
    if (
      changes?.length &&
      ctx.chain[0].actions.some((one) => one.action.kind === "bring_on" && one.action.card === card)
    ) {
      const [best] = changes;
      const off = best.off ? { kind: "take_off", card: best.off } : { kind: "take_off_trainee" };
      const said = changes.length > 1 ? [off] : []; // the only one who can make room does so unasked
      return {
        label: words("action-bring-on", { card: view.cards[card].name }),
        note: words("draw-for", {
          gain: change(best.gain),
          name: best.off ? view.cards[best.off].name.split(" ").at(-1) : "none",
        }),
        act: () => ctx.stage([{ kind: "bring_on", card }, ...said]),
        pressed: ctx.staged.some((one) => one.kind === "bring_on" && one.card === card),
      };
    }
    if (composing(ctx)) {
      const give = { kind: "give", card };
      const inside = isStaged(ctx, give);
      if (inside || offered(next(ctx), give))
        return {
          label: words("action-give", { card: view.cards[card].name }),
          act: () => toggle(ctx, give),
          pressed: inside,
        };
      const why = refused(next(ctx), give); // sold by the other not long ago
      return why ? barred(ctx, why) : null;
    }
    for (const kind of ["sell_bank", "list_card"]) {
      const one =
        offered(next(ctx), { kind, card }) ??
        (ctx.staged.at(-1)?.kind === kind && offered(ctx.chain.at(-1), { kind, card }));
      if (one)
        return {
          label: one.label,
          act: () => ctx.stage([...ctx.staged.filter((each) => each.kind !== kind), one.action]),
          pressed: isStaged(ctx, one.action),
        };
    }
  }
  const why = ctx.live && ["bring_on", "toggle"].map((kind) => refused(ctx.chain[0], { kind, card })).find(Boolean);
  if (why) return barred(ctx, why);
  if (ctx.replaying || view.sides.some((side) => side.seat === ctx.me)) return null;
  return {
    label: words("draw-look", { name: view.cards[card].name }),
    quiet: true,
    act: () => lookAt(ctx, looks.card === card ? null : card),
    pressed: looks.card === card,
  };
}

const MANY = 4; // on the bench
const TALL = [[1], [2, 5, 4, 3], [6, 8, 10], [7, 9, 11]];
/** Three rows leave a finger its room. */
const LOW = [
  [2, 1, 3],
  [5, 4],
  [6, 8, 10],
  [7, 9, 11],
];
/** The chalk passes between those rows: a name it crossed would read as struck out, as of somebody who leaves. */
const BETWEEN = "M1 62H147V124H1";

/**
 * The best eleven laid out on half a pitch; while an offer is weighed, the eleven it would make.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Half({ ctx, looks }) {
  const mine = own(ctx);
  const narrow = useNarrow();
  const effect = ctx.view.deal?.effect;
  const coming = effect
    ? effect.eleven.filter((shirt) => !mine.squad.includes(shirt.card)).map((shirt) => shirt.card)
    : [];
  const worn = Object.fromEntries((effect?.eleven ?? mine.best).map((shirt) => [shirt.number, shirt.card]));
  const chip = (number) => {
    const card = worn[number];
    if (!card) return html`<${Hole} key=${number} ctx=${ctx} number=${number} />`;
    const tap = coming.includes(card) ? null : tapOwn(ctx, card, looks);
    return html`<${Chip} key=${number} ctx=${ctx} card=${card} number=${number}
      state=${`${coming.includes(card) ? "coming" : ""}${tap?.dead ? " leaving dead" : ""}${tap?.quiet ? " quiet" : ""}`}
        note=${tap?.dead ? tap.note : ""} act=${tap?.act} label=${tap?.label} pressed=${tap?.pressed} />`;
  };
  return html`<div class="fm-half"><svg viewBox="0 0 594 186" preserveAspectRatio="none" aria-hidden="true">
    ${narrow ? html`<path d=${BETWEEN} />` : html`<path d="M1 37H128V149H1M1 67H45V119H1" /><path d="M593 41a52 52 0 0 0 0 104" />`}</svg>
    ${(narrow ? LOW : TALL).map((column) => html`<div>${column.map(chip)}</div>`)}</div>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
function Bench({ ctx, looks, playing }) {
  const { view, words } = ctx;
  const mine = own(ctx);
  const side = view.sides.find((one) => one.seat === ctx.me);
  const worn = view.deal?.effect?.eleven.map((shirt) => shirt.card);
  const cards = side?.bench ?? (worn ? mine.squad.filter((card) => !worn.includes(card)) : mine.bench);
  const mirror = view.deal?.content;
  const leaving = mirror ? (view.deal.by === ctx.me ? mirror.give : mirror.ask) : [];
  const gone = new Set(side?.gone ?? []);
  return html`<div class="fm-bench-box"><h3>${words(playing ? "draw-bench-hidden" : "panel-bench")}</h3><div class="fm-bench">${
    cards.length
      ? cards.map((card) => {
          const tap = gone.has(card) ? null : tapOwn(ctx, card, looks);
          const order = mine.orders[card];
          const note = leaving.includes(card)
            ? words("draw-leaves")
            : gone.has(card)
              ? words("draw-gone")
              : (tap?.note ?? (order ? words("draw-ordered", { amount: money(ctx, order) }) : ""));
          return html`<${Chip} key=${card} ctx=${ctx} card=${card}
            state=${`bench${leaving.includes(card) || gone.has(card) || tap?.dead ? " leaving" : ""}${tap?.dead ? " dead" : ""}${tap?.quiet ? " quiet" : ""}`}
              note=${note} act=${tap?.act} label=${tap?.label} pressed=${tap?.pressed} />`;
        })
      : html`<p class="fm-nothing">${words("draw-bench-empty")}</p>`
  }</div></div>`;
}

/**
 * A Plus card: its effect, and the score it would give. Two taps play it.
 * @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props
 */
function Plus({ ctx, plus, place, count = 1, again = false }) {
  const { words } = ctx;
  const { title, about, look, said: explains } = plusFace(ctx, plus);
  const staged = (kind) => ctx.staged.some((one) => one.kind === kind && one.plus === plus.id);
  const base = ctx.live ? ctx.chain[0] : null;
  const found =
    base && ["play_plus", "return_plus", "react"].map((kind) => offered(base, { kind, plus: plus.id })).find(Boolean);
  const why =
    base &&
    !found &&
    base.blocked.find(({ action }) => ["play_plus", "react"].includes(action.kind) && action.plus === plus.id);
  const ahead = base?.view.forecast?.plus[plus.id];
  const foot =
    found?.action.kind === "play_plus" && ahead
      ? words("score", { home: minus(ahead[0]), away: minus(ahead[1]) })
      : why
        ? why.reason
        : "";
  const body = html`<b>${title}${count > 1 && html`<i class="num"> ×${count}</i>`}</b><span>${about}</span>
    ${foot && html`<small class="num">${foot}</small>`}`;
  const said = { "data-keep": "hand", ...explains };
  if (found) {
    const chosen = !again && staged(found.action.kind);
    const act = () => (chosen ? ctx.drop() : ctx.stage([found.action]));
    return html`<button key=${place} class=${`${look} lit${chosen ? " chosen" : ""}`} ...${said} aria-pressed=${String(chosen)}
      onClick=${act}>${body}</button>`;
  }
  if (why)
    return html`<button key=${place} class=${`${look} refused`} ...${said} onClick=${() => ctx.explain(why)}>${body}</button>`;
  return html`<span key=${place} class=${look} ...${said}>${body}</span>`;
}

/**
 * One's Plus cards; outside a match, while none can be touched, equal ones lie on each other and leave the pitch room.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function pilesOf(ctx, cards) {
  const about = (table) => [...table.actions, ...table.blocked].some((one) => one.action.plus);
  const playing = ctx.view.sides.some((side) => side.seat === ctx.me);
  const first = (plus) => cards.findIndex((one) => one.id === plus.id);
  if (playing || (ctx.live && about(ctx.chain[0])))
    return cards.map((plus, place) => ({ plus, count: 1, again: first(plus) !== place })); // of two alike one is chosen
  const count = (id) => cards.filter((one) => one.id === id).length;
  return cards.filter((plus, place) => first(plus) === place).map((plus) => ({ plus, count: count(plus.id) }));
}

/**
 * One's own part keeps its height while an offer is weighed, whatever the bench then holds: the band stays where it is.
 * @param {boolean} weighing
 */
function useHeld(weighing) {
  const node = useRef(null);
  const tall = useRef({ screen: "", height: 0 });
  const screen = `${window.innerWidth}x${window.innerHeight}`;
  useLayoutEffect(() => {
    if (!weighing && node.current) tall.current = { screen, height: node.current.offsetHeight };
  });
  return [node, weighing && tall.current.screen === screen ? `min-height:${tall.current.height}px` : undefined];
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Own({ ctx: given }) {
  const ctx = remembering(given);
  const looks = useLooks(ctx);
  const narrow = useNarrow();
  const { view, words } = ctx;
  const [part, held] = useHeld(Boolean(view.deal));
  const me = view.players[ctx.me];
  const mine = me.own;
  const { rank } = view.league.find((one) => one.seat === ctx.me);
  const returning = ctx.live && ctx.chain[0].view.decision === "plus_return";
  const { plus } = ctx.live ? ctx.chain[0].view.players[ctx.me].own : mine; // a card that is chosen stays in its place
  const side = view.sides.find((one) => one.seat === ctx.me && one.field);
  const effect = view.deal?.effect;
  const after = effect && effect.after !== effect.before ? effect.after + me.pennant_stars : null;
  const hand = html`<div class="fm-hand-box"><h3>${words("panel-plus")}</h3>
    <div class="fm-hand">${
      plus.length
        ? pilesOf(ctx, plus).map(
            ({ plus: one, count, again }, place) => html`<${Plus} key=${place} ctx=${ctx} plus=${one}
    place=${place} count=${count} again=${again} />`,
          )
        : html`<p class="fm-nothing">${words("draw-no-plus")}</p>`
    }</div></div>`;
  const purse = html`<div class="fm-purse"><h2><${Shape} seat=${ctx.seats[ctx.me]} />${words("draw-you")}</h2>
    <${Amount} ctx=${ctx} francs=${me.cash} />
    ${
      side
        ? html`<p class="fm-counts">${words("left", leftOf(side))}</p><p class="fm-counts">
    <b>${words("draw-foreign-count", { count: side.field.filter((shirt) => view.cards[shirt.card].deck === "foreign").length, most: mine.max_foreign })}</b>
    </p>`
        : html`<p class="fm-force num"><b>${minus(mine.strength)}</b>
    ${after !== null && html`<${Icon} name="arrow" /><b>${minus(after)}</b>`}
    <${Star} /> <small>${after !== null ? words("draw-if") : mine.missing.length ? words("draw-holes", { count: mine.missing.length }) : ""}
    </small></p>${
      view.phase === 1 &&
      html`<p class="fm-counts fm-wanted" data-keep="missing">
    ${mine.short ? words("draw-wanted", { numbers: mine.missing.join(", ") }) : words("draw-complete")}</p>`
    }`
    }
    ${
      view.phase === 2 &&
      html`<p class="fm-counts fm-standing" data-keep="points">
    ${words("draw-standing", {
      points: words("draw-points", { count: me.points }),
      place: view.fixtures.some((match) => match.score) ? rank : "none",
      level: view.league.filter((one) => one.rank === rank).length > 1 ? "yes" : "no",
      pennants: me.pennants,
    })}</p>`
    }
    <p class="fm-brands">${me.sponsors.map((sponsor) => html`<${Brand} key=${sponsor.id} ctx=${ctx} sponsor=${sponsor} />`)}</p></div>`;
  if (returning) return html`<div class="fm-own match returning">${purse}${hand}</div>`;
  const bench = html`<${Bench} ctx=${ctx} looks=${looks} playing=${Boolean(side)} />`;
  // on a phone purse and cards stay in sight, the footballers scroll below them
  if (narrow)
    return html`<div class=${`fm-own${side ? " match" : ""}`}><div class=${`fm-kept${side ? "" : " fm-rest"}`}>${purse}${hand}</div>
      <div class="fm-more" role="group" aria-label=${words("draw-footballers")} tabindex="0">
        ${!side && html`<${Half} ctx=${ctx} looks=${looks} />`}${bench}</div></div>`;
  if (side) return html`<div class="fm-own match">${purse}${hand}${bench}</div>`;
  const many = mine.bench.length > MANY; // they scroll, the pitch keeps its room
  return html`<div class=${`fm-own${many ? " many" : ""}`} ref=${part} style=${held}>${purse}<${Half} ctx=${ctx} looks=${looks} />
    <div class=${`fm-rest${view.deal ? " weighing" : ""}`} ...${many && { role: "group", "aria-label": words("panel-bench"), tabindex: "0" }}>
    ${hand}${bench}</div></div>`;
}

// ---- Seats

/**
 * The number a seat announced it looks for: until its turn after next.
 * @param {Arene.Ctx<Arene.FootmaniaView>} ctx
 */
function searched(ctx, seat) {
  const events = ctx.lines.map((line) => line.event);
  const at = events.findLastIndex((event) => event.kind === "wanted" && event.seat === seat);
  if (at < 0 || events.slice(at).filter((event) => event.kind === "rolled" && event.seat === seat).length > 1)
    return null;
  return events[at].number;
}

/** @param {Arene.Ctx<Arene.FootmaniaView>} ctx */
export function tags(ctx, seat) {
  const { view, words } = ctx;
  const player = view.players[seat];
  const told = [];
  const number = view.phase === 1 && searched(ctx, seat);
  if (number) told.push({ text: words("draw-looks-for", { number }) });
  if (player.hand_up) told.push({ text: words("tag-hand"), strong: true });
  if (player.skip) told.push({ text: words("tag-skip") });
  if (view.sides.length === 2 && !view.playoff.length && view.sides[0].seat === seat)
    told.push({ text: words("draw-home") });
  return told;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Figures({ ctx, seat }) {
  if (useNarrow()) return null; // there is no room beside the name: the purse stands below it
  return html`<span class="figures"><${Amount} ctx=${ctx} francs=${ctx.view.players[seat].cash} /></span>`;
}

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function SeatBody({ ctx, seat }) {
  const player = ctx.view.players[seat];
  const { words, view } = ctx;
  const narrow = useNarrow();
  const counts = html`${
    view.phase === 2 &&
    html`<span class="fm-count" title=${words("column-points")}>
    <b>${words("draw-points", { count: player.points })}</b></span>
    <span class="fm-count" role="img" aria-label=${words("pennants", { count: player.pennants, stars: player.pennant_stars })}>
    <${Sign} name="pennant" />${player.pennants}</span>`
  }
    <span class="fm-count plus" role="img" aria-label=${words("draw-plus-count", { count: player.plus_count })}><i>+</i>${player.plus_count}</span>`;
  const count = player.missing_least;
  const missing = explained(words("draw-far", { count }), words("explain-far", { count: view.numbers_needed }));
  const short = narrow || ctx.seats.length > 3; // three beside each other have little room
  const far =
    view.phase === 1 &&
    html`<span class="fm-far" ...${missing}>${words(short ? "draw-far-short" : "draw-far", { count })}</span>`;
  if (narrow)
    return html`<div class="fm-seat num"><${Amount} ctx=${ctx} francs=${player.cash} />
      <div class="fm-mini">${view.phase === 1 && html`<i class="national"></i>${player.backs[0]}<i class="foreign"></i>${player.backs[1]}`}
      ${counts}</div>${far}</div>`;
  return html`<div class="fm-seat num"><div><${Backs} ctx=${ctx} counts=${player.backs} />${far}<span class="spring"></span>${counts}</div>
    <div>${
      player.sponsors.length
        ? player.sponsors.map((sponsor) => html`<${Brand} key=${sponsor.id} ctx=${ctx} sponsor=${sponsor} short />`)
        : html`<small>${words("draw-no-sponsor")}</small>`
    }<span class="spring"></span>
      ${
        player.known.length > 2 && view.phase === 2
          ? html`<small>
      ${words("draw-known", { count: player.known.length })}</small>`
          : player.known.slice(-2).map(
              (one) => html`<${Slip} key=${one.card}
      ctx=${ctx} seat=${seat} one=${one} />`,
            )
      }</div></div>`;
}

export const phases = ({ view, words }) => [
  { name: words("draw-phase-building"), now: view.phase === 1 },
  ...(view.phase === 1
    ? [{ name: words("draw-phase-season"), now: false }]
    : Array.from({ length: view.days }, (_, place) => ({
        name: html`${words("draw-day", { day: place + 1 })}${place + 1 === view.ban_day && html` <${Icon} name="lock" />`}`,
        now:
          place + 1 ===
          Math.max(
            1,
            view.sides.length === 2 || view.window === "match" ? view.day : Math.min(view.day + 1, view.days),
          ),
      }))),
];

/** @param {Arene.Action} event */
export const logHeading = (event) => ["day_started", "phase_one_ended", "kick_off"].includes(event.kind);
export const asides = true; // the sheet offers them

/** Full time is looked at before the next question. */
export const lasting = (told) => (told.log.lines.some(({ event }) => RESULTS.includes(event.kind)) ? 2600 : 0);

// ---- After the match: the final table and every result

/** @param {{ ctx: Arene.Ctx<Arene.FootmaniaView>, [name: string]: any }} props */
export function Sheet({ ctx }) {
  const { view, words, names, table } = ctx;
  const rows = table.standings.map(({ seat, rank }) => {
    const played = view.fixtures.filter((match) => match.score && [match.home, match.away].includes(seat));
    const gaps = played.map((match) =>
      match.home === seat ? match.score[0] - match.score[1] : match.score[1] - match.score[0],
    );
    return {
      seat,
      rank,
      won: gaps.filter((gap) => gap > 0).length,
      level: gaps.filter((gap) => gap === 0).length,
      lost: gaps.filter((gap) => gap < 0).length,
    };
  });
  const playoff = ctx.lines.map(({ event }) => event).filter((event) => event.kind === "result" && event.playoff);
  return html`<table class="standings fm-final num"><thead><tr><th scope="col">${words("end-rank")}</th>
    <th scope="col">${words("end-player")}</th><th scope="col">${words("column-won")}</th><th scope="col">${words("column-level")}</th>
    <th scope="col">${words("column-lost")}</th><th scope="col">${words("column-pennants")}</th>
    <th scope="col">${words("column-points")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr key=${row.seat} class=${row.seat === ctx.me ? "you" : ""}><td class="rank">${row.rank}</td>
    <th scope="row"><span><${Shape} seat=${ctx.seats[row.seat]} />${names[row.seat]}</span></th><td>${row.won}</td><td>${row.level}</td>
    <td>${row.lost}</td><td>${view.players[row.seat].pennants}</td><td class="score">${view.players[row.seat].points}</td></tr>`,
    )}</tbody></table>
    <ol class="fm-results num" aria-label=${words("panel-fixtures")}>
    ${[...view.fixtures, ...playoff.map(({ home, away, score }) => ({ day: 0, home, away, score }))].map(
      (match, place) => html`<li key=${place}><small>${words("draw-day", { day: match.day })}</small>
    <span class=${match.score && match.score[0] > match.score[1] ? "best" : ""}>${names[match.home]}</span>
    <b>${match.score ? `${minus(match.score[0])} – ${minus(match.score[1])}` : "–"}</b>
    <span class=${match.score && match.score[1] > match.score[0] ? "best" : ""}>${names[match.away]}</span></li>`,
    )}</ol>`;
}
