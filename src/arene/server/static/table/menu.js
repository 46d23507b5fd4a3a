// Drawers that lie over the table: menu, keys, what one can do now.
import { html, useEffect, useState } from "../components/html.js";
import { Icon } from "../components/pieces.js";
import { RuleLink } from "../components/rule.js";
import { Sheet } from "../components/sheet.js";
import { End, Remove } from "./absent.js";
import { choose, setting } from "./settings.js";

/** @param {Arene.Props} props */
function Choice({ legend, name, values, tools }) {
  const now = setting(name);
  return html`<fieldset><legend>${legend}</legend><div class="keys-row">
    ${values.map(
      (/** @type {[any, string]} */ [value, label]) =>
        html`<button class="key" aria-pressed=${now === value} onClick=${() => {
          choose(name, value);
          tools.refresh();
        }}>${label}</button>`,
    )}
  </div></fieldset>`;
}

/**
 * What a seat answers without being asked; kept by the server, so that it holds while the screen is closed.
 * @param {Arene.Props} props
 */
function Comforts({ ctx, tools }) {
  const { words, me, view } = ctx;
  /** @type {any[]} */
  const comforts = tools.head?.comforts ?? [];
  if (me === null || !comforts.length) return null;
  /**
   * @param {string} id
   * @param {any} value
   */
  const settle = (id, value) =>
    tools.link
      .put("/comforts", { settings: { [id]: value }, seat: me })
      .catch((/** @type {Error} */ trouble) => tools.setRefusal({ text: trouble.message, rule: "" }));
  return html`<section class="comforts"><h3>${words("ui-comforts")}</h3>${comforts.map(
    ({ id, enum: values, this_round, value }) => {
      /** @type {[any, string][]} */
      const choices = this_round
        ? [
            [false, words("ui-no")],
            [view.round, words("ui-yes")],
          ]
        : values.map((/** @type {any} */ one) => [one, words(`value-${id}-${one}`)]);
      const now = this_round && value !== view.round ? false : value;
      return html`<fieldset key=${id}><legend>${words(`comfort-${id}`)}</legend><p>${words(`comfort-${id}-help`)}</p>
      <div class="keys-row">${choices.map(
        ([one, label]) =>
          html`<button class="key" aria-pressed=${now === one} onClick=${() => settle(id, one)}>${label}</button>`,
      )}</div></fieldset>`;
    },
  )}</section>`;
}

/** @param {Arene.Props} props */
export function Menu({ ctx, tools }) {
  const { words } = ctx;
  if (tools.drawer !== "menu") return null;
  const notify = async () => {
    if (setting("notify")) {
      choose("notify", false);
      tools.refresh();
      return;
    }
    const answer = (await globalThis.Notification?.requestPermission()) ?? "denied";
    choose("notify", answer === "granted");
    if (answer !== "granted") tools.setRefusal({ text: words("ui-notify-no"), rule: "" });
    tools.refresh();
  };
  const hint = async () => {
    tools.setDrawer(null);
    tools.setRefusal({ text: words("ui-hint-coming"), rule: "" });
    try {
      tools.setRefusal({ text: (await tools.link.post("/hint", { seat: ctx.me })).text, rule: "" });
    } catch (trouble) {
      tools.setRefusal({ text: /** @type {Error} */ (trouble).message, rule: "" });
    }
  };
  const whatIf = async () => {
    try {
      location.href = `/t/${(await tools.link.post("/what-if", { seat: ctx.me })).match}`;
    } catch (trouble) {
      tools.setDrawer(null);
      tools.setRefusal({ text: /** @type {Error} */ (trouble).message, rule: "" });
    }
  };
  const here = location.pathname + location.search;
  const other = words.lang === "fr" ? "en" : "fr";
  const speeds = [
    [0, words("ui-speed-now")],
    [0.5, "½"],
    [1, "1×"],
    [2, "2×"],
  ];
  const themes = ["light", "dark", "system"].map((theme) => [theme, words(`ui-theme-${theme}`)]);
  /** @type {(no: string, yes: string) => [boolean, string][]} */
  const either = (no, yes) => [
    [false, words(no)],
    [true, words(yes)],
  ];
  const mayWonder = tools.setup.help && ctx.me !== null && !tools.setup.tutorial && !ctx.table.over;
  const hosts = tools.setup.host && tools.head?.ended === null && !ctx.table.over;
  return html`<${Sheet} title=${words("ui-menu")} words=${words} close=${() => tools.setDrawer(null)}>
    <nav class="menu-list">
      <button onClick=${() => tools.setDrawer("now")}><${Icon} name="eye" />${words("ui-now")}</button>
      ${tools.setup.help && ctx.live && html`<button onClick=${hint}><${Icon} name="coach" />${words("ui-hint")}</button>`}
      ${mayWonder && html`<button onClick=${whatIf}><${Icon} name="share" />${words("ui-what-if")}</button>`}
      ${tools.setup.origin && html`<a href=${`/t/${tools.setup.origin}`}><${Icon} name="undo" />${words("ui-back-to")}</a>`}
      ${tools.setup.rules && html`<a href=${tools.setup.rules} target="_blank"><${Icon} name="book" />${words("ui-rules")}</a>`}
      <button onClick=${() => tools.openReplay(0)}><${Icon} name="play" />${words("ui-replay")}</button>
      ${
        tools.drawing &&
        html`<button onClick=${() => {
          tools.switchPicture();
          tools.setDrawer(null);
        }}><${Icon} name="gear" />${words(tools.plain ? "ui-picture" : "ui-plain")}</button>`
      }
      <button onClick=${() => tools.setDrawer("keys")}><${Icon} name="keys" />${words("ui-keys")}</button>
      <button aria-pressed=${setting("notify")} onClick=${notify}><${Icon} name=${setting("notify") ? "check" : "flag"} />${words("ui-notify")}</button>
      <a href=${`/lang/${other}?back=${encodeURIComponent(here)}`} lang=${other}><${Icon} name="chat" />${words("ui-language")}</a>
      <a href="/"><${Icon} name="arrow" />${words("ui-leave")}</a>
    </nav>
    <${Comforts} ctx=${ctx} tools=${tools} />
    <${Choice} legend=${words("ui-speed")} name="speed" tools=${tools} values=${speeds} />
    <${Choice} legend=${words("ui-sound")} name="sound" tools=${tools} values=${either("ui-sound-off", "ui-sound-on")} />
    ${
      tools.drawing?.quick &&
      html`<${Choice} legend=${words("ui-quick")} name="quick" tools=${tools} values=${either("ui-quick-no", "ui-quick-yes")} />`
    }
    <${Choice} legend=${words("ui-theme")} name="theme" tools=${tools} values=${themes} />
    ${hosts && html`<${Remove} words=${words} tools=${tools} /><${End} words=${words} tools=${tools} />`}
    <p class="fair"><${Icon} name="seal" /><span>${words("wait-fair")} <code>${ctx.table.commitment.slice(0, 16)}…</code></span></p>
  <//>`;
}

/** @param {Arene.Props} props */
export function Keys({ ctx, tools }) {
  const { words } = ctx;
  if (tools.drawer !== "keys") return null;
  const keys = [
    ...(tools.plain ? [["1 … 9", "keys-digits"]] : []),
    [words("keys-arrows-name"), "keys-arrows"],
    [words("keys-enter-name"), "keys-enter"],
    [words("keys-escape-name"), "keys-escape"],
    ["U", "keys-undo"],
    ["M", "keys-magnify"],
    ["L", "keys-log"],
    ["R", "keys-rules"],
    ["?", "keys-help"],
  ];
  return html`<${Sheet} title=${words("ui-keys")} words=${words} close=${() => tools.setDrawer(null)}>
    <dl class="keys">${keys.map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${words(id)}</dd>`)}</dl>
  <//>`;
}

/**
 * What can I do now? The question, every action in words, what is refused and why, and what the rules say of it.
 * @param {Arene.Props} props
 */
export function NowPanel({ ctx, tools }) {
  const { words, table } = ctx;
  const [rules, setRules] = useState("");
  const open = tools.drawer === "now";
  const topics = (ctx.chain[0]?.topics ?? []).map((topic) => `at=${topic}`).join("&");
  useEffect(() => {
    setRules("");
    if (open && topics && tools.setup.rules)
      fetch(`${tools.setup.rules}/about?${topics}`).then(
        async (answer) => answer.ok && setRules(await answer.text()),
        () => {},
      );
  }, [open, topics]);
  if (!open) return null;
  return html`<${Sheet} title=${words("ui-now")} words=${words} close=${() => tools.setDrawer(null)}>
    <p>${table.prompt.text}</p>
    ${
      table.actions.length + table.blocked.length > 0 &&
      html`<ul class="now-list">
      ${table.actions.map((one) => html`<li><${Icon} name="check" /><span>${one.label}</span></li>`)}
      ${table.blocked.map(
        (one) => html`<li class="blocked"><${Icon} name="lock" /><span>${one.label}
        <small>${one.reason} <${RuleLink} rule=${one.rule} setup=${tools.setup} words=${words} /></small></span></li>`,
      )}
    </ul>`
    }
    ${rules && html`<section class="now-rules"><h3>${words("ui-now-rules")}</h3><div dangerouslySetInnerHTML=${{ __html: rules }}></div></section>`}
  <//>`;
}
