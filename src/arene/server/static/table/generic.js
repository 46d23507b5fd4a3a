// The plain table: any game, from its panels and its list of actions. Also the text mode of every drawn table.
import { html, useEffect, useRef, useState } from "../components/html.js";
import { Coin, Die, Icon } from "../components/pieces.js";
import { RuleLink } from "../components/rule.js";
import { roam } from "../kit/keys.js";
import { Grid } from "./grid.js";

/** @param {Arene.Props} props */
function Thing({ item }) {
  const state = item.state ? ` is-${item.state}` : "";
  const tone = item.tone ? ` tone-${item.tone}` : "";
  const name = item.label !== item.text ? item.label : undefined;
  if (item.look === "coin")
    return html`<span class=${`thing coin-sum${state}`} role="img" aria-label=${item.label}><${Coin} size=${18} /><b>${item.text}</b></span>`;
  if (item.look === "die" && /^[1-6]$/.test(item.text))
    return html`<span class=${`thing${state}`} role="img" aria-label=${item.label}><${Die} value=${Number(item.text)} tone=${item.tone || "white"} /></span>`;
  const sign = item.state === "good" ? "check" : item.state === "bad" ? "cross" : "";
  return html`<span class=${`thing ${item.look}-look${tone}${state}`} title=${name}>
    <span aria-hidden=${name ? "true" : undefined}>${item.text}</span>${name && html`<span class="visually-hidden">${name}</span>`}
    ${sign && item.look !== "text" && html`<${Icon} name=${sign} />`}
  </span>`;
}

/** @param {Arene.Thing[]} items */
const things = (items) => items.map((item, place) => html`<${Thing} key=${place} item=${item} />`);

/** @param {Arene.Props} props */
function PanelBody({ panel, words }) {
  if (panel.kind === "row")
    return html`<div class="panel-row">${panel.items.length ? things(panel.items) : html`<span class="none">${words("ui-empty")}</span>`}</div>`;
  if (panel.kind === "board") return html`<${Grid} panel=${panel} Thing=${Thing} />`;
  return html`<table class="panel-table"><thead><tr>${panel.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${panel.rows.map(
      (row) =>
        html`<tr class=${row[0].some((item) => item.state === "turn") ? "turn" : ""}>${row.map((cell, place) => {
          const body = html`<span class="cell">${things(cell)}</span>`;
          return place === 0
            ? html`<th scope="row">${body}</th>`
            : html`<td data-column=${panel.columns[place]} class=${cell.length ? "" : "empty-cell"}>${body}</td>`;
        })}</tr>`,
    )}</tbody></table>`;
}

/** @param {Arene.Props} props */
export function Panels({ ctx, mine }) {
  const panels = ctx.table.panels.filter((panel) => panel.mine === mine);
  if (!panels.length) return null;
  return html`<div class=${`panels${mine ? " mine" : ""}`}>
    ${panels.map((panel) => {
      const look = panel.kind === "board" ? "gridded" : panel.kind;
      return html`<section key=${panel.id} class=${`panel ${look}`} aria-label=${panel.title}>
        <h2>${panel.title}</h2><${PanelBody} panel=${panel} words=${ctx.words} /></section>`;
    })}
  </div>`;
}

/**
 * Legal actions as numbered buttons, those refused in grey with the reason. Digits fire, arrows move.
 * @param {Arene.Props} props
 */
export function Actions({ ctx, tools }) {
  const { table, words } = ctx;
  const list = useRef(null);
  const [typing, setTyping] = useState(false); // whether the keyboard was last used here
  useEffect(() => {
    if (typing && ctx.live && document.activeElement === document.body)
      list.current?.querySelector("button.action")?.focus();
  });
  if (!table.prompt.yours)
    return html`<p class="quiet-line">${ctx.me === null ? words("ui-spectator") : words("ui-actions-none")}</p>`;
  return html`<div class="actions" role="group" aria-label=${words("ui-actions")} ref=${list} onKeyDown=${roam}
    onFocusIn=${() => setTyping(true)} onPointerDown=${() => setTyping(false)}>
    ${table.actions.map(
      (
        one,
        place,
      ) => html`<button key=${JSON.stringify(one.action)} class="action" disabled=${tools.sending} onClick=${() => ctx.send([one.action])}>
        <kbd>${place + 1}</kbd><span>${one.label}</span></button>`,
    )}
    ${table.blocked.map(
      (
        one,
      ) => html`<div key=${JSON.stringify(one.action)} class="action blocked"><${Icon} name="lock" /><span><b>${one.label}</b><small>${one.reason}${" "}
        <${RuleLink} rule=${one.rule} setup=${tools.setup} words=${words} /></small></span></div>`,
    )}
  </div>`;
}

/**
 * What one may do at any moment, asked or not: raise a hand, leave an order. Folded away.
 * @param {Arene.Props} props
 */
export function Asides({ ctx, tools }) {
  const { table, words } = ctx;
  if (!table.asides?.length || tools.replay) return null;
  return html`<details class="asides"><summary>${words("ui-asides")}</summary>
    <div class="actions" role="group" aria-label=${words("ui-asides")}>
      ${table.asides.map(
        (one) =>
          html`<button key=${JSON.stringify(one.action)} class="action" disabled=${tools.sending}
            onClick=${() => ctx.send([one.action])}><span>${one.label}</span></button>`,
      )}
    </div></details>`;
}
