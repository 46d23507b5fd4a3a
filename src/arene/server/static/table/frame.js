// The frame of every table: bar, seats, board, band, own pieces, rail. A game's drawing fills the middle.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../components/html.js";
import { Mark } from "../components/links.js";
import { Icon, Shape } from "../components/pieces.js";
import { RuleLink } from "../components/rule.js";
import { useMedia } from "../components/screen.js";
import { explained } from "../kit/explained.js";
import { AbsentSheet, absent, Away, useMinutes, waitingFor } from "./absent.js";
import { Clock } from "./clock.js";
import { Days } from "./days.js";
import { Actions, Asides, Panels } from "./generic.js";
import { Rail } from "./rail.js";
import { setting } from "./settings.js";
import { Ending } from "./ending.js";
import { Coach } from "./lesson.js";
import { keepFocus } from "./focus.js";
import { Magnifier, putBeside } from "./magnifier.js";
import { Menu, Keys, NowPanel } from "./menu.js";

/** @param {Arene.Props} props */
export function Frame({ ctx, tools, drawing }) {
  const { table, words } = ctx;
  const ended = table.over && !tools.replay;
  const wide = useMedia("(min-width: 1200px) and (min-height: 501px)");
  const coach = tools.setup.tutorial && !tools.replay && html`<${Coach} ctx=${ctx} tools=${tools} />`;
  const board = drawing ? html`<${drawing.Board} ctx=${ctx} />` : html`<${Panels} ctx=${ctx} mine=${false} />`;
  useMinutes(tools.head);
  useEffect(() => keepFocus(document.querySelector(".frame")), []);
  return html`
    <${Bar} ctx=${ctx} tools=${tools} drawing=${drawing} />
    ${!ended && html`<${Seats} ctx=${ctx} tools=${tools} drawing=${drawing} />`}
    <main class="board" aria-label=${words("ui-board")} tabindex="0">
      ${ended ? html`<${Ending} ctx=${ctx} tools=${tools} drawing=${drawing} />` : board}
    </main>
    ${!wide && coach}
    ${!ended && html`<${Band} ctx=${ctx} tools=${tools} drawing=${drawing} />`}
    ${
      !ended &&
      !(drawing && ctx.me === null) &&
      html`<section class="own" aria-label=${words("ui-own")} tabindex="0">
      ${
        drawing
          ? html`<${drawing.Own} ctx=${ctx} />`
          : html`<${Panels} ctx=${ctx} mine=${true} /><${Actions} ctx=${ctx} tools=${tools} />`
      }
      ${!drawing?.asides && html`<${Asides} ctx=${ctx} tools=${tools} />`}
    </section>`
    }
    <${Rail} ctx=${ctx} tools=${tools} drawing=${drawing} coach=${wide && coach} />
    <${Menu} ctx=${ctx} tools=${tools} />
    <${Keys} ctx=${ctx} tools=${tools} />
    <${NowPanel} ctx=${ctx} tools=${tools} />
    <${AbsentSheet} ctx=${ctx} tools=${tools} />
    <${Tip} tools=${tools} words=${words} />
    <${Magnifier} words=${words} />
  `;
}

/** @param {Arene.Props} props */
function Bar({ ctx, tools, drawing }) {
  const { words } = ctx;
  const { where, goal, phase, more } = ctx.chain[0].status; // what is only staged begins no phase
  const phases = drawing?.phases?.(ctx);
  const status = [where, phase, goal, more].filter(Boolean).join(", ");
  const watching = tools.head?.watching ?? 0;
  const line = words(tools.line === "on" ? "ui-connected" : "ui-connecting");
  return html`<header class="bar">
    <${Mark} words=${words} />
    <div class="bar-title"><h1 title=${words("game-name")}>${words("game-name")}</h1>
    <span class="where" title=${status}>${where}
      ${phase && html`<span class=${phases ? "narrow-only" : ""}>, ${phase}</span>`}${goal && `, ${goal}`}${more && `, ${more}`}</span></div>
    ${
      phases &&
      html`<ol class="phases">${phases.map(
        ({ name, now }) => html`<li class=${now ? "now" : ""} aria-current=${now ? "step" : undefined}>${name}</li>`,
      )}</ol>`
    }
    <span class="spring"></span>
    ${
      watching > 0 &&
      html`<span class="watching" title=${words("ui-watching", { count: watching })}><${Icon} name="eye" />${watching}</span>`
    }
    <span class=${`badge ${tools.line}`} role="status" title=${line}><i></i><span class="visually-hidden">${line}</span></span>
    ${
      tools.setup.origin &&
      html`<a class="tool back" href=${`/t/${tools.setup.origin}`} title=${words("ui-back-to")}
        ><${Icon} name="undo" /><span>${words("ui-aside")}</span></a>`
    }
    ${drawing?.Tools && html`<${drawing.Tools} ctx=${ctx} />`}
    <${LogTool} tools=${tools} words=${words} />
    <${Tool} name="eye" label=${words("ui-now")} onClick=${() => tools.setDrawer("now")} class="wide" />
    ${
      tools.setup.rules &&
      html`<a class="tool wide" href=${tools.setup.rules} target="_blank" aria-label=${words("ui-rules")}
        title=${words("ui-rules")}><${Icon} name="book" /></a>`
    }
    <${Tool} name="menu" label=${words("ui-menu")} onClick=${() => tools.setDrawer(tools.drawer === "menu" ? null : "menu")} />
  </header>`;
}

/**
 * The key of the log on a narrow screen: a number for what was said, a dot for what happened since the log was last open.
 * @param {Arene.Props} props
 */
function LogTool({ tools, words }) {
  const { chat, lines, drawer } = tools;
  const [read, setRead] = useState(null);
  const open = drawer === "rail";
  const told = lines.filter((line) => line.text).length;
  const said = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    if (open || (!read && told > 0)) setRead({ told, said });
  }, [open, told, said]);
  const others =
    read && !open
      ? chat.filter((line) => line.number > read.said && !setting("muted").includes(line.person)).length
      : 0;
  const more = read !== null && !open && told > read.told;
  const label = [
    words("ui-log"),
    others > 0 && words("ui-chat-new", { count: others }),
    more && words("ui-new-lines", { count: told - read.told }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<button class="tool narrow" aria-label=${label} title=${label} onClick=${() => tools.setDrawer(open ? null : "rail")}><${Icon} name="log" />
    ${others > 0 ? html`<span class="count">${others}</span>` : more && html`<i class="unread"></i>`}</button>`;
}

/** @param {Arene.Props} props */
function Tool({ name, label, onClick, class: more = "" }) {
  return html`<button class=${`tool ${more}`} aria-label=${label} title=${label} onClick=${onClick}><${Icon} name=${name} /></button>`;
}

/**
 * Opponents clockwise from the left: the left-hand one plays after you. The plain table shows everybody.
 * @param {Arene.Props} props
 */
function Seats({ ctx, tools, drawing }) {
  const { table, seats, words, me } = ctx;
  const count = seats.length;
  const first = me === null ? 0 : me + (drawing ? 1 : 0);
  const order = [...Array(drawing && me !== null ? count - 1 : count).keys()].map(
    (place) => seats[(first + place) % count],
  );
  return html`<section class=${`seats of-${order.length}`} aria-label=${words("ui-seats")} tabindex="0">
    ${order.map((seat) => {
      const turn = table.awaiting.includes(seat.seat);
      return html`<article key=${seat.seat} class=${`seat${turn ? " turn" : ""}${seat.you ? " you" : ""}`} data-origin=${`seat-${seat.seat}`}>
        ${turn && html`<svg class="pennant" viewBox="0 0 22 26" aria-hidden="true"><path d="M3 25V2h16l-4 5 4 5H3" /></svg>`}
        ${!tools.replay && (!seat.here || tools.head?.days) && html`<${Away} seat=${seat} words=${words} tools=${tools} />`}
        <${Clock} seat=${seat} words=${words} tools=${tools} /><${Days} seat=${seat} words=${words} tools=${tools} />
        <div class="seat-head"><${Shape} seat=${seat} hollow=${!tools.replay && !seat.here} painted=${drawing?.painted} />
          <b class="name" title=${seat.name}>${seat.name}</b>
          <${SeatTags} ctx=${ctx} seat=${seat} drawing=${drawing} />
          <span class="spring"></span>
          ${drawing?.Figures && html`<${drawing.Figures} ctx=${ctx} seat=${seat.seat} />`}</div>
        ${drawing?.SeatBody && html`<${drawing.SeatBody} ctx=${ctx} seat=${seat.seat} />`}
      </article>`;
    })}
  </section>`;
}

/** @param {Arene.Props} props */
export function SeatTags({ ctx, seat, drawing }) {
  const { words } = ctx;
  const tags = drawing?.tags?.(ctx, seat.seat) ?? [];
  return html`${tags.map(
    ({ text, explains, strong }) =>
      html`<span class=${`tag ${strong ? "strong" : ""}`} ...${explained(text, explains || text)}>${text}</span>`,
  )}
    ${seat.kind === "bot" && html`<${BotTag} seat=${seat} words=${words} />`}
    ${seat.you && !drawing && html`<span class="tag">${words("ui-you")}</span>`}`;
}

/** @param {Arene.Props} props */
function BotTag({ seat, words }) {
  const skill = [words("ui-bot"), words(`level-${seat.level}`), seat.temper && words(`temper-${seat.temper}`)];
  return html`<span class="tag bot" title=${skill.filter(Boolean).join(", ")}>
    <${Icon} name="bot" /><span class="visually-hidden">${words("ui-bot")}</span></span>`;
}

/**
 * What leads a question: its own first words, or that one is asked.
 * @type {(table: Arene.Table, words: Arene.Words) => string}
 */
const leadOf = ({ prompt }, words) => prompt.lead || words("your-turn");

/** What a band has room for, in characters. */
const ROOM = 120;

/**
 * What a step told, as far as there is room, in the order of the log. First of all what went against whoever reads it,
 * where a move pauses and the sentence says so; then the deed, and where another did it what it led to; then the rest,
 * one's own from its beginning, another's from its end.
 * @param {Pick<Arene.Table, "log" | "mine" | "prompt">} table
 */
export function toldBy({ log, mine, prompt }) {
  const texts = log.lines.map((line) => line.text).filter(Boolean);
  if (log.from === 0) return texts.at(-1) ?? ""; // that is all that happened so far
  const places = [...texts.keys()];
  const said = places.filter((place) => prompt.sentence.includes(texts[place]));
  const rest = mine ? places : [...places.slice(-1), ...places.slice(0, 1), ...places.toReversed()];
  const kept = new Set(said);
  let room = ROOM - said.reduce((sum, place) => sum + texts[place].length + 1, -1);
  for (const place of rest.filter((one) => !kept.has(one))) {
    if (kept.size && (kept.has(place) || texts[place].length >= room)) continue;
    kept.add(place);
    room -= texts[place].length + 1;
  }
  return texts.filter((_, place) => kept.has(place)).join(" ");
}

/**
 * What was last done, for those who wait, and the band's sentence: where a move pauses, that is the end of what it told.
 * @type {(ctx: Arene.Ctx, sentence: unknown) => { last: string, sentence: unknown }}
 */
function lastMove({ lines, table }, sentence) {
  const end = lines.findLast((line) => line.text)?.text ?? "";
  const last = toldBy(table) || end;
  if (!end || !String(sentence).endsWith(end)) return { last, sentence };
  return { last: last.slice(0, -end.length).trim(), sentence: end };
}

/**
 * The band while there is no server to ask.
 * @param {Arene.Props} props
 */
function Lost({ icon, lead, sentence }) {
  return html`<section class="band lost" role="status"><${Icon} name=${icon} />
    <p><b>${lead}</b> <span>${sentence}</span></p></section>`;
}

/**
 * What a band says at a glance: whose move it is, or why there is none.
 * @param {Arene.Props} props
 */
function Sign({ yours, broken, table, tools }) {
  const signs = [
    [yours, "flag"],
    [tools.replay, "play"],
    [table.over, "crown"],
    [broken, "cross"],
    [tools.goOn, "pause"],
  ];
  const [, name] = signs.find(([holds]) => holds) ?? [];
  return name
    ? html`<${Icon} name=${name} />`
    : html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`;
}

/**
 * The way past what is being shown, and how much that is.
 * @param {Arene.Props} props
 */
function CatchUp({ tools: { missed, skip }, words }) {
  return html`<button class="button small catch-up" onClick=${skip}>
    ${missed > 0 && html`<span>${words("ui-catch-up", { count: missed })} · </span>`}${words("ui-skip")}</button>`;
}

/**
 * The buttons of a choice: the picture's own, and the way back.
 * @param {Arene.Props} props
 */
function ChoiceButtons({ ctx, tools, buttons }) {
  const { table, words, staged } = ctx;
  const back = table.undo.allowed || staged.length > 0;
  const way = staged.length ? "ui-cancel" : "ui-undo"; // a choice is let go, a move that was sent is taken back
  return html`<div class="band-buttons">
    ${buttons.map(
      (/** @type {any} */ { label, explains, main, barred, act }) =>
        html`<button class=${`button ${main ? "main" : ""}`} ...${explains ? explained(label, explains) : {}}
          aria-disabled=${Boolean(barred)} title=${barred?.reason} onClick=${barred ? () => ctx.explain(barred) : act}>
          ${label}</button>`,
    )}
    ${
      (back || table.undo.reason) &&
      html`<button class="button undo" onClick=${tools.undo} aria-disabled=${!back}
        title=${back ? words(way) : table.undo.reason}>
        <${Icon} name="undo" /><span>${words(way)}</span></button>`
    }
  </div>`;
}

const TWO_LINES = 50; // pixels: lead and sentence, one line each, are a little less

/**
 * The words of the band. Where the sentence would need a second line, the lead shares one with it, and three lines are
 * set smaller: the band stays as high as it is, and nothing above it moves while something is chosen.
 * @param {Arene.Props} props
 */
function Said({ urgent, children }) {
  const text = useRef(null);
  const fit = () => {
    const { classList } = text.current;
    classList.remove("long", "longer");
    for (const tighter of ["long", "longer"]) if (text.current.offsetHeight > TWO_LINES) classList.add(tighter);
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    // a picture may change its sentence by itself, a window its width; looked at later, as it changes what is watched
    const watch = new ResizeObserver(() => requestAnimationFrame(() => text.current && fit()));
    watch.observe(text.current);
    return () => watch.disconnect();
  }, []);
  return html`<p ref=${text} role="status" aria-live=${urgent ? "assertive" : "polite"}>${children}</p>`;
}

/** @param {Arene.Props} props */
function Band({ ctx, tools, drawing }) {
  const { table, words, me } = ctx;
  if (tools.line === "restart")
    return html`<${Lost} icon="clock" lead=${words("ui-restart-lead")} sentence=${words("ui-restart")} />`;
  if (tools.line === "off")
    return html`<${Lost} icon="warning" lead=${words("ui-offline-lead")} sentence=${words("ui-offline")} />`;
  if (tools.sending) {
    return html`<section class="band wait" role="status"><${Icon} name="sent" /><p><b>${words("ui-sending")}</b></p></section>`;
  }
  if (tools.resting)
    return html`<section class="band wait" data-prompt=${table.prompt.id}><${Sign} table=${table} tools=${tools} />
      <${Said}><span class="last-move">${toldBy(table)}</span><//></section>`;
  const yours = table.prompt.yours && !tools.replay && !tools.behind; // lit once what is shown answers
  const drawn = yours && drawing?.band ? drawing.band(ctx) : {};
  const broken = typeof tools.head?.ended === "string" && !tools.replay; // somebody ended the match
  const left = yours ? null : waitingFor(ctx, tools);
  const lead =
    left?.lead ?? drawn.lead ?? (yours ? leadOf(ctx.staged.length ? ctx.chain[0] : table, words) : table.prompt.lead);
  const asks = left?.sentence ?? (drawn.text || table.prompt.sentence);
  const alone = yours || tools.replay || table.over || broken;
  const { last, sentence } = alone ? { last: "", sentence: asks } : lastMove(ctx, asks);
  const told = me === null && !tools.replay ? `${sentence} ${words("ui-spectator")}` : sentence;
  const own = { seat: ctx.seats[me], words, tools };
  const stop = lead && !/[.?!…]$/.test(lead); // seen where lead and sentence share a line
  return html`<section class=${`band ${yours ? "yours" : "wait"}${tools.replay ? " told" : ""}`} data-prompt=${table.prompt.id}>
    <${Sign} yours=${yours} broken=${broken} table=${table} tools=${tools} />
    ${yours && tools.setup.seats.length > 1 && html`<span class="tag turn-of">${ctx.names[me]}</span>`}
    <${Said} urgent=${yours}>
      ${last && html`<span class="last-move">${last}</span> `}<b>${lead}${stop && html`<span class="stop">.</span>`}</b> <span>${told}</span>
    <//>
    ${drawing && me !== null && html`<${Clock} ...${own} /><${Days} ...${own} />`}
    ${!tools.goOn && (tools.missed > 0 || tools.filming) && html`<${CatchUp} tools=${tools} words=${words} />`}
    ${
      !yours &&
      me !== null &&
      absent(tools).length > 0 &&
      html`<button class="button small" onClick=${() => tools.setDrawer("absent")}>${words("absent-button")}</button>`
    }
    ${drawn.extra}
    ${tools.goOn && html`<div class="band-buttons"><button class="button main go-on" onClick=${tools.goOn}>${words("ui-go-on")}</button></div>`}
    ${
      broken &&
      html`<div class="band-buttons">
        <button class="button main" onClick=${() => tools.openReplay(0)}>${words("ui-replay")}</button>
        <a class="button" href="/">${words("ui-home")}</a></div>`
    }
    ${tools.handOver && html`<div class="band-buttons"><button class="button main" onClick=${tools.handOver.act}>${tools.handOver.label}</button></div>`}
    ${
      (yours || table.undo.allowed) &&
      !tools.replay &&
      !tools.behind &&
      html`<${ChoiceButtons} ctx=${ctx} tools=${tools} buttons=${drawn.buttons ?? []} />`
    }
  </section>`;
}

/** What was pressed last: a refusal is told beside it. */
function usePressed() {
  /** @type {{ current: { element: Element, at: number } | null }} */
  const pressed = useRef(null);
  useEffect(() => {
    const listening = new AbortController();
    /** @param {Event} event */
    const note = (event) => {
      const element =
        event.target instanceof Element ? event.target.closest(".board, .own, .seats") && event.target : null;
      const piece = element?.closest("button, [role='button'], [data-piece], [data-explains]") ?? null;
      pressed.current = piece && { element: piece, at: performance.now() };
    };
    for (const name of ["pointerdown", "keydown"])
      document.addEventListener(name, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return pressed;
}

const SOON = 4000; // milliseconds in which a refusal still belongs to what was pressed

/**
 * Why something is refused: beside what was refused, announced politely, with the way to the rule. It may lie on other
 * pieces, so any press sends it away, on itself or anywhere.
 * @param {Arene.Props} props
 */
function Tip({ tools, words }) {
  const { refusal, setRefusal, setup } = tools;
  const box = useRef(null);
  const pressed = usePressed();
  useLayoutEffect(() => {
    if (!refusal || !box.current) return;
    const { element, at } = pressed.current ?? {};
    const beside = element?.isConnected && performance.now() - at < SOON && element.getClientRects().length > 0;
    box.current.classList.toggle("beside", Boolean(beside));
    if (beside) putBeside(box.current, element.getBoundingClientRect());
  }, [refusal]);
  useEffect(() => {
    if (!refusal) return;
    /** @param {MouseEvent} event */
    const close = (event) => {
      if (!(event.target instanceof Element && event.target.closest(".tip a"))) setRefusal(null);
    };
    document.addEventListener("click", close, { capture: true });
    return () => document.removeEventListener("click", close, { capture: true });
  }, [refusal]);
  return html`<div class="tips" role="status" aria-live="polite">
    ${
      refusal &&
      html`<div class="tip" ref=${box}><p>${refusal.text} <${RuleLink} rule=${refusal.rule} setup=${setup} words=${words} /></p>
      <button class="tool" aria-label=${words("ui-close")}><${Icon} name="cross" /></button></div>`
    }
  </div>`;
}
