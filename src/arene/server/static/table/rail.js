// The rail: log, chat, notes. On a narrow screen a drawer.
import { useBack } from "../components/back.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../components/html.js";
import { Icon, Shape } from "../components/pieces.js";
import { useMedia } from "../components/screen.js";
import { choose, setting } from "./settings.js";

/** @param {Arene.Props} props */
export function Rail({ ctx, tools, drawing, coach = null }) {
  const { words } = ctx;
  const [tab, setTab] = useState("log");
  const drawer = useMedia("(max-width: 1199px), (max-height: 500px) and (orientation: landscape)");
  useBack(() => tools.setDrawer(null), drawer && tools.drawer === "rail");
  const [read, setRead] = useState(0);
  const unread =
    tab === "chat"
      ? 0
      : tools.chat.filter((line) => line.number > read && !setting("muted").includes(line.person)).length;
  useEffect(() => {
    if (tab === "chat") setRead(Math.max(0, ...tools.chat.map((line) => line.number)));
  }, [tab, tools.chat]);
  const tabs = [["log", words("ui-log")]];
  if (!tools.setup.tutorial) tabs.push(["chat", words("ui-chat")]);
  if (tools.setup.known && tools.setup.seats.length < 2) tabs.push(["notes", words("ui-notes")]);
  return html`<aside class=${`rail${tools.drawer === "rail" ? " open" : ""}`} aria-label=${words("ui-log")}>
    ${coach}
    <div class="rail-tabs" role="tablist">
      ${tabs.map(
        ([id, name]) => html`<button role="tab" id=${`tab-${id}`} aria-selected=${tab === id} aria-controls="rail-body"
          onClick=${() => setTab(id)}>${name}${id === "chat" && unread > 0 && html` <span class="count">${unread}</span>`}</button>`,
      )}
      <button class="tool narrow" aria-label=${words("ui-close")} onClick=${() => tools.setDrawer(null)}><${Icon} name="cross" /></button>
    </div>
    <div class="rail-body" id="rail-body" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "log" && html`<${Log} ctx=${ctx} tools=${tools} drawing=${drawing} />`}
      ${tab === "chat" && html`<${Chat} ctx=${ctx} tools=${tools} />`}
      ${tab === "notes" && html`<${Notes} ctx=${ctx} tools=${tools} />`}
    </div>
  </aside>`;
}

const RECENT = 120; // lines that are drawn at once; a long match has thousands

/**
 * The log: names in bold, own lines with a bar, grouped where the game says a new part begins.
 * @param {Arene.Props} props
 */
function Log({ ctx, tools, drawing }) {
  const { words, me } = ctx;
  const box = useRef(null);
  const [away, setAway] = useState(0); // lines that came while somebody read further up
  const count = useRef(0);
  const lines = ctx.lines.filter((line) => line.text);
  const older = Math.max(0, lines.length - RECENT);
  const [drawn, setDrawn] = useState(older);
  const first = Math.min(drawn, older);
  const pinned = useRef(true); // whether the end of the log is in sight
  useLayoutEffect(() => {
    const body = box.current.parentElement;
    const added = lines.length - count.current;
    count.current = lines.length;
    if (pinned.current) body.scrollTop = body.scrollHeight;
    else if (added > 0) setAway((before) => before + added);
  }, [lines.length]);
  useEffect(() => {
    const body = box.current.parentElement;
    let height = body.scrollHeight;
    const look = () => {
      const same = body.scrollHeight === height; // a new width or height scrolls too, and nobody's hand did it
      height = body.scrollHeight;
      if (!same && pinned.current) body.scrollTop = height;
      else pinned.current = height - body.scrollTop - body.clientHeight < 40;
      if (pinned.current) setAway(0);
    };
    const resized = new ResizeObserver(() => {
      if (pinned.current) body.scrollTop = body.scrollHeight;
      height = body.scrollHeight;
    });
    resized.observe(body);
    resized.observe(box.current);
    body.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      body.removeEventListener("scroll", look);
    };
  }, []);
  return html`<ol class="log" ref=${box}>
    ${
      first > 0 &&
      html`<li class="earlier">
        <button class="button small" onClick=${() => setDrawn(0)}>${words("ui-earlier-lines", { count: first })}</button>
      </li>`
    }
    ${lines.slice(first).map((line, place) => {
      const heading = drawing?.logHeading?.(line.event);
      const own = me !== null && (drawing?.logSeat?.(line.event, ctx) ?? line.event.seat) === me;
      return html`<li key=${first + place} class=${`${heading ? "heading" : ""}${own ? " mine-line" : ""}`}>
        <button class="line" title=${words("ui-log-jump")} onClick=${() => tools.openReplay(line.step)}>${named(line.text, ctx, drawing, own)}</button></li>`;
    })}
    ${
      away > 0 &&
      html`<button class="button small more-lines" onClick=${() => {
        box.current.parentElement.scrollTop = box.current.parentElement.scrollHeight;
        setAway(0);
      }}>${words("ui-new-lines", { count: away })}</button>`
    }
  </ol>`;
}

/**
 * Players' names in bold behind their emblems, “Vous” behind one's own; a game may draw its own signs (cards) inside.
 * @param {string} text
 * @param {Arene.Ctx} ctx
 * @param {Arene.Drawing | null} drawing
 * @param {boolean} own whether the line is about whoever reads it
 */
export function named(text, ctx, drawing, own) {
  const { seats, me, words } = ctx;
  const known = seats.map((seat) => ({ name: seat.name, seat })).filter(({ name }) => name);
  if (own) known.push({ name: words("you"), seat: seats[me] }, { name: words("you").toLowerCase(), seat: seats[me] });
  known.sort((one, other) => other.name.length - one.name.length);
  const pattern = known.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  const parts = known.length
    ? text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}]| \\p{Lu}\\p{Ll})`, "u")) // a surname follows: it is another's
    : [text];
  const met = new Set(); // an emblem once in a line
  return parts.map((part, place) => {
    if (place % 2 === 0) return drawing?.inline ? drawing.inline(part) : part;
    const { seat } = known.find(({ name }) => name === part);
    if (met.has(seat.seat)) return part;
    met.add(seat.seat);
    return html`<span class="who"><${Shape} seat=${seat} painted=${drawing?.painted} /><b>${part}</b></span>`;
  });
}

/** @param {Arene.Props} props */
function Chat({ ctx, tools }) {
  const { words } = ctx;
  /** @type {[string[], (muted: string[]) => void]} */
  const [muted, setMuted] = useState(setting("muted"));
  const [silenced, setSilenced] = useState(
    () => new Set(tools.chat.filter((line) => line.silenced).map((line) => line.person)),
  );
  const [failed, setFailed] = useState("");
  const box = useRef(null);
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  }, [tools.chat.length]);
  /** @param {any} event */
  const say = async (event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    if (!input.value.trim()) return;
    try {
      await tools.link.post("/chat", { text: input.value });
      input.value = "";
      setFailed("");
    } catch (trouble) {
      setFailed(trouble.message);
    }
  };
  /** @type {(line: Arene.Said) => boolean} */
  const mine = (line) => line.seat !== null && tools.setup.seats.includes(line.seat);
  /** @param {string} person */
  const mute = (person) => {
    const kept = muted.includes(person) ? muted.filter((one) => one !== person) : [...muted, person];
    choose("muted", kept);
    setMuted(kept);
  };
  /** @type {(line: Arene.Said) => void} */
  const silence = ({ person, name }) => {
    const wanted = !silenced.has(person);
    if (wanted && !confirm(words("ui-silence", { name }))) return;
    tools.link.post("/silence", { person, wanted }).then(
      () => {
        const now = new Set(silenced);
        now[wanted ? "add" : "delete"](person);
        setSilenced(now);
      },
      (/** @type {Error} */ trouble) => setFailed(trouble.message),
    );
  };
  /** @type {(line: Arene.Said) => unknown} */
  const said = ({ seat, name, person, text }) => {
    const who =
      seat === null
        ? html`<b>${name}</b> <span class="tag">${words("ui-chat-watching")}</span>`
        : html`<${Shape} seat=${ctx.seats[seat]} painted=${true} /> <b>${name}</b>`;
    return html`${who} ${muted.includes(person) ? html`<i>${words("ui-muted")}</i>` : text}`;
  };
  /** @type {(line: Arene.Said) => unknown} */
  const muting = ({ person, name }) => {
    const off = muted.includes(person);
    return html`<button class="mute" aria-label=${words(off ? "ui-unmute" : "ui-mute", { name })}
      onClick=${() => mute(person)}><${Icon} name=${off ? "sound" : "mute"} /></button>`;
  };
  /** @type {(line: Arene.Said) => unknown} */
  const silencing = (line) => {
    const off = silenced.has(line.person);
    const label = words(off ? "ui-unsilence" : "ui-silence", { name: line.name });
    return html`<button class="mute" aria-pressed=${off} aria-label=${label} title=${label}
      onClick=${() => silence(line)}><${Icon} name=${off ? "chat" : "lock"} /></button>`;
  };
  return html`<div class="chat"><ol class="said" ref=${box} aria-live="polite">
      ${tools.chat.length === 0 && html`<li class="none">${words("ui-chat-none")}</li>`}
      ${tools.chat.map((line) =>
        line.notice
          ? html`<li key=${line.number} class="notice"><${Icon} name="warning" /> ${line.text}</li>`
          : html`<li key=${line.number}>${said(line)}${muting(line)}${tools.setup.host && !mine(line) && silencing(line)}
          ${silenced.has(line.person) && html` <i>${words("ui-silenced")}</i>`}</li>`,
      )}
    </ol>
    ${failed && html`<p class="failed" role="alert">${failed}</p>`}
    ${
      tools.setup.known
        ? html`<form onSubmit=${say}>
          <input type="text" name="text" maxlength="400" autocomplete="off"
            aria-label=${words("ui-chat-write")} placeholder=${words("ui-chat-write")} />
          <button class="button small">${words("ui-send")}</button></form>`
        : html`<p class="none"><a href="/me">${words("ui-chat-stranger")}</a></p>`
    }
  </div>`;
}

/** @param {Arene.Props} props */
function Notes({ ctx, tools }) {
  const { words } = ctx;
  const [text, setText] = useState("");
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState("");
  const timer = useRef(0);
  useEffect(() => {
    tools.link.get("/note").then(
      (/** @type {{ text: string }} */ note) => setText(note.text),
      () => {},
    );
  }, []);
  /** @param {any} event */
  const write = (event) => {
    const value = event.target.value;
    setText(value);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const trouble = await tools.link.put("/note", { text: value }).then(
        () => /** @type {Error | null} */ (null),
        (/** @type {Error} */ failure) => failure,
      );
      setSaved(!trouble);
      setFailed(trouble ? words("ui-notes-failed") : "");
    }, 500);
  };
  return html`<div class="notes"><p>${words("ui-notes-text")} ${saved && html`<span role="status">${words("ui-notes-saved")}</span>`}</p>
    ${failed && html`<p class="failed" role="alert">${failed}</p>`}
    <textarea aria-label=${words("ui-notes")} maxlength="20000" value=${text} onInput=${write}></textarea></div>`;
}
