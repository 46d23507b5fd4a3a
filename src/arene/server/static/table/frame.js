// The frame of every table: bar, seats, board, band, own pieces, rail. A game's drawing fills the middle.
import { html, useEffect, useRef, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { RuleLink } from "../components/rule.js";
import { explained } from "../kit/explained.js";
import { Actions, Asides, Panels } from "./generic.js";
import { Rail } from "./rail.js";
import { setting } from "./settings.js";
import { Ending } from "./ending.js";
import { Coach } from "./lesson.js";
import { Magnifier } from "./magnifier.js";
import { Menu, Keys, NowPanel } from "./menu.js";

/** @param {Arene.Props} props */
export function Frame({ ctx, tools, drawing }) {
  const { table, words } = ctx;
  const ended = table.over && !tools.replay;
  return html`
    <${Bar} ctx=${ctx} tools=${tools} drawing=${drawing} />
    ${!ended && html`<${Seats} ctx=${ctx} drawing=${drawing} />`}
    <main class="board" aria-label=${words("ui-board")} tabindex="0">
      ${ended ? html`<${Ending} ctx=${ctx} tools=${tools} drawing=${drawing} />` : drawing ? html`<${drawing.Board} ctx=${ctx} />` : html`<${Panels} ctx=${ctx} mine=${false} />`}
    </main>
    ${tools.setup.tutorial && !tools.replay && html`<${Coach} ctx=${ctx} tools=${tools} />`}
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
    <${Rail} ctx=${ctx} tools=${tools} drawing=${drawing} />
    <${Menu} ctx=${ctx} tools=${tools} />
    <${Keys} ctx=${ctx} tools=${tools} />
    <${NowPanel} ctx=${ctx} tools=${tools} />
    <${Tip} tools=${tools} words=${words} />
    <${Magnifier} words=${words} />
  `;
}

/** @param {Arene.Props} props */
function Bar({ ctx, tools, drawing }) {
  const { words, table } = ctx;
  const { where, goal, phase, more } = table.status;
  const phases = drawing?.phases?.(ctx);
  return html`<header class="bar">
    <a class="bar-mark" href="/" title=${words("ui-home")}><svg aria-hidden="true"><use href="/static/icons.svg#mark" /></svg><b>${words("site-name")}</b></a>
    <div class="bar-title"><h1>${words("game-name")}</h1>
    <span class="where">${[where, goal].filter(Boolean).join(", ")}${phase && html`<span class=${phases ? "narrow-only" : ""}>, ${phase}</span>`}${more && `, ${more}`}</span></div>
    ${phases && html`<ol class="phases">${phases.map((phase) => html`<li class=${phase.now ? "now" : ""} aria-current=${phase.now ? "step" : undefined}>${phase.name}</li>`)}</ol>`}
    <span class="spring"></span>
    ${tools.head?.watching > 0 && html`<span class="watching" title=${words("ui-watching", { count: tools.head.watching })}><${Icon} name="eye" />${tools.head.watching}</span>`}
    <span class=${`badge ${tools.line}`} role="status" title=${words(tools.line === "on" ? "ui-connected" : "ui-connecting")}><i></i><span class="visually-hidden">${words(tools.line === "on" ? "ui-connected" : "ui-connecting")}</span></span>
    ${drawing?.Tools && html`<${drawing.Tools} ctx=${ctx} />`}
    <${LogTool} tools=${tools} words=${words} />
    <${Tool} name="eye" label=${words("ui-now")} onClick=${() => tools.setDrawer("now")} class="wide" />
    ${tools.setup.rules && html`<a class="tool wide" href=${tools.setup.rules} target="_blank" aria-label=${words("ui-rules")} title=${words("ui-rules")}><${Icon} name="book" /></a>`}
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
function Seats({ ctx, drawing }) {
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
        <div class="seat-head"><${Shape} seat=${seat} hollow=${!seat.here} painted=${drawing?.painted} /><b class="name">${seat.name}</b>
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
  return html`${tags.map((tag) => html`<span class=${`tag ${tag.strong ? "strong" : ""}`}>${tag.text}</span>`)}
    ${seat.kind === "bot" && html`<span class="tag bot" title=${`${words("ui-bot")}, ${words(`level-${seat.level}`)}`}><${Icon} name="bot" /><span class="visually-hidden">${words("ui-bot")}</span></span>`}
    ${seat.you && !drawing && html`<span class="tag">${words("ui-you")}</span>`}
    ${!seat.here && html`<span class="tag away">${words("ui-away")}</span>`}`;
}

/**
 * What leads a question: its own first words, or that one is asked.
 * @type {(table: Arene.Table, words: Arene.Words) => string}
 */
const leadOf = ({ prompt }, words) => prompt.lead || words("your-turn");

/** @param {Arene.Props} props */
function Band({ ctx, tools, drawing }) {
  const { table, words, me } = ctx;
  if (tools.line === "off") {
    return html`<section class="band lost" role="status"><${Icon} name="warning" /><p><b>${words("ui-offline-lead")}</b> <span>${words("ui-offline")}</span></p></section>`;
  }
  if (tools.sending) {
    return html`<section class="band wait" role="status"><${Icon} name="sent" /><p><b>${words("ui-sending")}</b></p></section>`;
  }
  const yours = table.prompt.yours && !tools.replay;
  const drawn = yours && drawing?.band ? drawing.band(ctx) : {};
  const lead = drawn.lead ?? (yours ? leadOf(ctx.staged.length ? ctx.chain[0] : table, words) : table.prompt.lead);
  const sentence = drawn.text || table.prompt.sentence;
  return html`<section class=${`band ${yours ? "yours" : "wait"}${tools.replay ? " told" : ""}`} data-prompt=${table.prompt.id}>
    ${yours ? html`<${Icon} name="flag" />` : tools.replay ? html`<${Icon} name="play" />` : table.over ? html`<${Icon} name="crown" />` : html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`}
    ${yours && tools.setup.seats.length > 1 && html`<span class="tag turn-of">${ctx.names[me]}</span>`}
    <p role="status" aria-live=${yours ? "assertive" : "polite"}><b>${lead}</b> <span>${me === null && !tools.replay ? `${sentence} ${words("ui-spectator")}` : sentence}</span></p>
    ${tools.missed > 0 && html`<button class="button small" onClick=${tools.skip}>${words("ui-catch-up", { count: tools.missed })} · ${words("ui-skip")}</button>`}
    ${drawn.extra}
    ${tools.handOver && html`<div class="band-buttons"><button class="button main" onClick=${tools.handOver.act}>${tools.handOver.label}</button></div>`}
    ${
      (yours || table.undo.allowed) &&
      !tools.replay &&
      html`<div class="band-buttons">
      ${(drawn.buttons ?? []).map((button) => html`<button class=${`button ${button.main ? "main" : ""}`} ...${button.explains ? explained(button.label, button.explains) : {}} disabled=${button.disabled} onClick=${button.act}>${button.label}</button>`)}
      ${(table.undo.allowed || table.undo.reason || ctx.staged.length > 0) && html`<button class="button undo" onClick=${tools.undo} aria-disabled=${!table.undo.allowed && ctx.staged.length === 0} title=${table.undo.allowed || ctx.staged.length > 0 ? words("ui-undo") : table.undo.reason}><${Icon} name="undo" /><span>${words(ctx.staged.length && ctx.chain.length <= 2 ? "ui-cancel" : "ui-undo")}</span></button>`}
    </div>`
    }
  </section>`;
}

/**
 * Why something is refused: stays until dismissed, announced politely, with the way to the rule.
 * @param {Arene.Props} props
 */
function Tip({ tools, words }) {
  const { refusal, setRefusal, setup } = tools;
  const box = useRef(null);
  useEffect(() => {
    if (refusal && box.current) box.current.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  return html`<div class="tips" role="status" aria-live="polite">
    ${
      refusal &&
      html`<div class="tip" ref=${box}><p>${refusal.text} <${RuleLink} rule=${refusal.rule} setup=${setup} words=${words} /></p>
      <button class="tool" aria-label=${words("ui-close")} onClick=${() => setRefusal(null)}><${Icon} name="cross" /></button></div>`
    }
  </div>`;
}
