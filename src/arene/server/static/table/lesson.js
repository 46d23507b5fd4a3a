// A guided first match: the same table, fed from a list of moments instead of a live match. It speaks as Link does.
import { html, useEffect, useState } from "../components/html.js";
import { Icon } from "../components/pieces.js";
import { same } from "../kit/actions.js";
import { Link, Trouble } from "./link.js";

export class Lesson extends Link {
  /**
   * @param {string} game
   * @param {Arene.Words} words
   */
  constructor(game, words) {
    super("", words.lang);
    this.base = `/api/tutorials/${game}`;
    this.place = `arene.lesson.${game}`; // how far somebody came, on this device
    this.words = words;
    /** @type {Arene.Table[]} */
    this.frames = [];
    /** @type {Record<string, any> | null} */
    this.on = null;
    this.at = 0;
  }

  /**
   * @param {number | null} _seat the lesson's own
   * @param {boolean} panels
   * @param {string} _seen it begins where somebody stopped, on this device
   * @param {Record<string, any>} on
   */
  async follow(_seat, panels, _seen, on) {
    this.on = on;
    const told = await this.ask("GET", `?panels=${panels}`);
    this.frames = told.frames;
    on.state("on");
    const [at, of] = (localStorage.getItem(this.place) ?? "0 0").split(" ").map(Number);
    this.jump(of === this.frames.length ? at : 0);
  }

  close() {
    this.on = null;
  }

  /**
   * Show a moment with all that was told before it.
   * @param {number} at
   */
  jump(at) {
    this.at = at;
    const lines = this.frames.slice(0, at + 1).flatMap((frame) => frame.log.lines);
    this.#show({ ...this.frames[at], log: { from: 0, lines } });
    if (!this.frames[at].lesson) this.advance();
  }

  /** On to the next moment at which the coach speaks. */
  advance() {
    while (this.at < this.frames.length - 1) {
      this.at += 1;
      this.#show(this.frames[this.at]);
      if (this.frames[this.at].lesson) return;
    }
  }

  /** Back to where the lesson before this one began. */
  back() {
    const number = (/** @type {number} */ place) => this.frames[place]?.lesson?.number;
    const begins = [...this.frames.keys()].filter(
      (place) => this.frames[place].lesson && number(place) !== number(place - 1),
    );
    this.jump(begins.filter((place) => place < this.at).at(-1) ?? 0);
  }

  again() {
    this.jump(0);
  }

  /** @param {Arene.Table} frame */
  #show(frame) {
    if (frame.lesson) localStorage.setItem(this.place, `${this.at} ${this.frames.length}`);
    this.on?.table(frame);
  }

  /**
   * A move counts when it is the one the lesson asks for.
   * @param {Arene.Action[]} actions
   */
  #play(actions) {
    for (const action of actions) {
      const wanted = this.frames[this.at].actions[0]?.action;
      if (!wanted || !same(wanted, action))
        throw new Trouble(409, { detail: this.words("lesson-other"), table: this.frames[this.at] });
      do {
        this.at += 1;
        this.#show(this.frames[this.at]);
      } while (this.frames[this.at].hold); // the move pauses on its way
    }
    if (!this.frames[this.at].lesson) this.advance();
  }

  /**
   * @param {string} path
   * @returns {Promise<any>}
   */
  async get(path) {
    if (path.startsWith("/replay")) return { steps: this.frames.slice(0, this.at + 1) };
    return path.startsWith("?") ? this.frames[this.at] : [];
  }

  /**
   * @param {string} path
   * @param {any} body
   */
  async insist(path, body) {
    if (path === "/actions") this.#play(body.actions);
    return {};
  }

  /**
   * @param {string} path
   * @param {any} body
   */
  post(path, body) {
    return this.ask("POST", path, { frame: this.at, actions: body.actions });
  }
}

// what is asked for: pieces that are lit, else the key that says it; of a longer choice, the key that sends it
const ASKED = ".own .lit:not(.chosen), .board .lit:not(.chosen), .seats .lit:not(.chosen), .own button.action";
const KEYS = ".band-buttons .button:not(.undo)";
const RINGS = 8;

/**
 * What the coach points at now.
 * @param {Arene.Table["lesson"]} lesson
 * @returns {Element[]}
 */
function pointed(lesson) {
  const named = lesson.point.flatMap((one) => [...document.querySelectorAll(one)]);
  const asked = lesson.asks ? [...document.querySelectorAll(ASKED)] : [];
  const keys = lesson.asks && !asked.length ? [...document.querySelectorAll(KEYS)] : [];
  return [...named, ...asked, ...keys].filter((one) => one.getClientRects().length).slice(0, RINGS);
}

/**
 * Rings around what the coach speaks of; they follow it wherever it goes.
 * @param {Arene.Props} props
 */
function Spotlight({ lesson }) {
  /** @type {[number[][], (boxes: any) => void]} */
  const [boxes, setBoxes] = useState([]);
  useEffect(() => {
    const look = () => {
      const found = pointed(lesson).map((one) => {
        const box = one.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round);
      });
      setBoxes((/** @type {number[][]} */ before) => (same(before, found) ? before : found));
    };
    look();
    const timer = setInterval(look, 200); // pieces travel, panels open
    document.addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("scroll", look, true);
    };
  }, [lesson]);
  return html`<div class="spots" aria-hidden="true">${boxes.map(
    ([left, top, width, height], place) =>
      html`<i key=${place} style=${`left:${left}px;top:${top}px;width:${width}px;height:${height}px`}></i>`,
  )}</div>`;
}

/**
 * What the coach says, above the band; what he speaks of comes into sight and is ringed.
 * @param {Arene.Props} props
 */
export function Coach({ ctx, tools }) {
  const { words, table } = ctx;
  const { lesson } = table;
  useEffect(() => {
    if (lesson) pointed(lesson)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [table]);
  const back = words("lesson-back");
  return html`<section class="coach" aria-label=${words("lesson-coach")}>
    ${
      lesson?.number > 1
        ? html`<button class="tool" aria-label=${back} title=${back} onClick=${() => tools.link.back()}>
        <${Icon} name="previous" /></button>`
        : html`<${Icon} name="coach" />`
    }
    <div role="status" aria-live="polite">${
      lesson
        ? html`<small>${words("lesson-number", { number: lesson.number, of: lesson.of })}</small><p>${lesson.text}</p>`
        : html`<p>${words("lesson-watch")}</p>`
    }</div>
    ${lesson && !lesson.asks && !table.over && html`<button class="button main" onClick=${() => tools.link.advance()}>${words("lesson-next")}</button>`}
    ${lesson && !table.over && !tools.behind && html`<${Spotlight} lesson=${lesson} />`}
  </section>`;
}
