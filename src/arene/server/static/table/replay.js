// The replay: every step as this viewer saw it, a scrubber, keys, a link to the exact move.
import { useBack } from "../components/back.js";
import { copyText } from "../components/copy.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../components/html.js";
import { ToSelect } from "../components/links.js";
import { Icon } from "../components/pieces.js";
import { RuleLink } from "../components/rule.js";
import { useNarrow } from "../components/screen.js";

/** Of a finished match, by what was asked for: whoever comes back to it need not wait again. */
const kept = new Map();

/**
 * @param {any} link
 * @param {number | null} as
 * @param {boolean} panels
 * @param {boolean} over
 */
export async function loadReplay(link, as, panels, over) {
  const query = new URLSearchParams({ panels: String(panels) });
  if (as !== null) query.set("seat", String(as));
  const path = `/replay?${query}`;
  const { steps } = kept.get(path) ?? (await link.get(path));
  if (over) kept.set(path, { steps });
  return steps;
}

/** While the replay is fetched: it may take a while. */
export const Fetching = (/** @type {Record<string, any>} */ { words }) =>
  html`<div class="tips fetching" role="status"><p class="tip">${words("table-loading")}</p></div>`;

const SPEEDS = [0.5, 1, 2];
const speedName = (/** @type {number} */ speed) => (speed === 0.5 ? "½" : `${speed}×`);

/**
 * Where a round or another part begins, and where people stop to look.
 * @param {Arene.Props["replay"]["steps"]} steps
 * @param {Arene.Drawing | null} drawing
 */
function marksOf(steps, drawing) {
  /** @type {{ at: number, kind: string }[]} */
  const marks = [];
  for (const [at, step] of steps.entries()) {
    if (step.log.lines.some((line) => line.text && drawing?.logHeading?.(line.event)))
      marks.push({ at, kind: "beginning" });
    if (step.hold === "read") marks.push({ at, kind: "read" });
  }
  return marks;
}

const Key = (/** @type {Record<string, any>} */ { name, label, act }) =>
  html`<button class="tool" aria-label=${label} title=${label} onClick=${act}><${Icon} name=${name} /></button>`;

/** @param {Arene.Props} props */
export function Replay({ replay, setReplay, goTo, ctx, tools }) {
  const { words, seats, table } = ctx;
  const [speed, setSpeed] = useState(1);
  const narrow = useNarrow();
  const [more, setMore] = useState(false); // on a phone the board comes first: one row of keys, the others on demand
  useBack(() => setReplay(null), !replay.arrived); // who came by a link to a moment goes back to where it stands
  /** @type {[boolean | null, (copied: boolean | null) => void]} */
  const [copied, setCopied] = useState(null); // null, or whether the last try to copy went well
  const last = replay.steps.length - 1;
  const running = replay.running && replay.at < last;
  useEffect(() => {
    if (!running) return undefined;
    const held = replay.steps[replay.at].hold ? 1800 : 900;
    const timer = setTimeout(() => goTo(replay.at + 1), held / speed);
    return () => clearTimeout(timer);
  }, [running, replay.at, speed]);
  const run = () => setReplay({ ...replay, running: !running, at: replay.at === last ? 0 : replay.at });
  const text = replay.steps[replay.at].log.lines
    .map((line) => line.text)
    .filter(Boolean)
    .join(" ");
  const [topic] = replay.steps[replay.at].topics ?? [];
  const mine = replay.steps.map((step, place) => (step.mine ? place : -1)).filter((place) => place >= 0);
  const link = `${location.origin}${location.pathname}#step-${replay.at}`;
  const copy = async () => {
    setCopied(await copyText(link));
    setTimeout(() => setCopied(null), 4000);
  };
  const marks = marksOf(replay.steps, tools.drawing);
  /** @param {any} event */
  const as = ({ target }) => {
    const { moment } = replay.steps[replay.at]; // what is hidden from one viewer is no step of his replay
    tools.openReplay(replay.at, target.value === "" ? null : Number(target.value), replay.arrived, moment);
  };
  const bar = useRef(null);
  useLayoutEffect(() => {
    // the table ends where the bar begins, however many rows the bar needs
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty("--replay-bar", `${bar.current?.offsetHeight ?? 0}px`),
    );
    watch.observe(bar.current);
    return () => watch.disconnect();
  }, []);
  const whole = (table.over || replay.steps[last].over) && !tools.head?.deal?.closed;
  const others = html`
    ${topic && html`<${RuleLink} rule=${`${tools.setup.game}.${topic}`} setup=${tools.setup} words=${words} />`}
    ${
      whole &&
      html`<label class="as">${words("ui-replay-as")} <select onChange=${as}>${seats.map(
        ({ seat, name }) => html`<option value=${seat} selected=${replay.as === seat}>${name}</option>`,
      )}</select></label>`
    }
    ${mine.length > 0 && html`<button class="button small" onClick=${() => goTo(mine.at(-1))}>${words("ui-from-my-turn")}</button>`}
    <${Key} name=${copied ? "check" : "link"} label=${words("ui-link-here")} act=${copy} />
    <span class="copied" role="status">${copied ? words("ui-link-copied") : ""}</span>`;
  return html`<section class="replay" ref=${bar} aria-label=${words("ui-replay")}>
    <div class="replay-keys">
      <${Key} name="first" label=${words("ui-first")} act=${() => goTo(0)} />
      <${Key} name="previous" label=${words("ui-previous")} act=${() => goTo(replay.at - 1)} />
      <button class="tool main" aria-label=${words(running ? "ui-pause" : "ui-play")} onClick=${run}><${Icon} name=${running ? "pause" : "play"} /></button>
      <${Key} name="next" label=${words("ui-next")} act=${() => goTo(replay.at + 1)} />
      <${Key} name="last" label=${words("ui-last")} act=${() => goTo(last)} />
      ${
        narrow
          ? html`<button class="tool num" aria-label=${`${words("ui-speed")} ${speedName(speed)}`}
            onClick=${() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}>${speedName(speed)}</button>
          <button class="tool" aria-label=${words("ui-replay-more")} title=${words("ui-replay-more")} aria-expanded=${more}
            onClick=${() => setMore(!more)}><${Icon} name="gear" /></button>
          <${Key} name="cross" label=${words("ui-live")} act=${() => setReplay(null)} />`
          : html`<span class="speeds">${SPEEDS.map(
              (value) => html`<button aria-pressed=${speed === value} onClick=${() => setSpeed(value)}>
        ${speedName(value)}</button>`,
            )}</span>`
      }
      <p title=${text}><b class="num">${words("ui-step", { step: replay.at, of: last })}</b> <span>${text}</span></p>
      ${(!narrow || more) && others}
      ${!narrow && html`<button class="button small turn" onClick=${() => setReplay(null)}>${words("ui-live")}</button>`}
    </div>
    ${
      copied === false &&
      html`<p class="failed" role="alert">${words("not-copied")} <${ToSelect} value=${link} label=${words("ui-link-here")} /></p>`
    }
    <div class="track-marks" aria-hidden="true">${marks.map(
      ({ at, kind }) => html`<i key=${`${kind}${at}`} class=${kind} style=${`--at:${at / Math.max(1, last)}`}></i>`,
    )}</div>
    <input type="range" min="0" max=${last} value=${replay.at}
      aria-label=${words("ui-step", { step: replay.at, of: last })}
      onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} />
  </section>`;
}
