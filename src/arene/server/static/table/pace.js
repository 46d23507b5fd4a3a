// Moves arrive as fast as bots think; people see them one after the other, as a film. Any tap shows the rest at once.
// Reduced motion stills the pieces (kit/motion.js), not the film: its pauses stay.
import { setting } from "./settings.js";

const STEP = 620; // a move, at speed 1
const QUICKEST = 300; // where many wait
const RUN = 7000; // what waits is shown within this time, as long as no step is hurried beyond the quickest
const MOMENT = 1300; // what people look at: a trick, a ball, a result
const OWN = 260; // one's own move: its owner knows it
const WORTH = 2; // fewer steps are not worth a key to skip them
const LONGEST = 60; // steps of a film
const AWAY = 60_000; // a screen hidden for so long was left

/**
 * Whether a step is another's deed, or one whose picture takes its time, after which one is asked oneself: it is seen
 * before the question takes its place.
 * @param {Arene.Table} table
 * @param {boolean} lasts
 */
const leadsHere = (table, lasts) =>
  (!table.mine || lasts) && table.prompt.yours && table.log.from > 0 && table.log.lines.some((line) => line.text);

export class Pace {
  /**
   * ``lasting``: how long the picture of a table takes at speed 1, where a game knows better than the usual.
   * @param {(table: Arene.Table) => void} show
   * @param {(table: Arene.Table) => number} lasting
   */
  constructor(show, lasting = (_) => 0) {
    this.show = show;
    this.lasting = lasting;
    /** @type {Arene.Table[]} */
    this.waiting = [];
    this.timer = 0;
    this.free = 0; // when the next one may be shown
    this.resting = false; // whether the last step still stands before the question it leads to
    this.long = false; // whether enough was waiting to be worth skipping
    this.read = true; // whether what must be read was read
    this.asked = false; // whether what is shown asks something: where a move pauses, what follows is no answer
    this.hidden = document.hidden ? performance.now() : 0; // since when nobody looks
    document.addEventListener("visibilitychange", () => this.#look());
  }

  /** @param {Arene.Table} table */
  add(table) {
    if (this.asked && table.mine && !this.waiting.length) this.read = true; // it was answered, be it in another tab
    this.waiting.push(table);
    this.long ||= this.waiting.length > WORTH;
    this.#next();
  }

  /** How many steps are still to be shown, or to be seen. */
  get behind() {
    return this.waiting.length + Number(this.resting);
  }

  /** Whether the film waits until somebody has read what is shown. */
  get stopped() {
    return !this.read && this.waiting.length > 0;
  }

  /** It was read: on with the film. */
  go() {
    this.read = true;
    this.free = 0;
    this.#wake();
    this.#next();
  }

  /** Show what waits now, up to where something is to be read. */
  finish() {
    this.#still();
    while (this.waiting.length && this.read) this.#show();
    this.#wake();
  }

  /** Show everything now. */
  end() {
    this.#still();
    while (this.waiting.length) this.#show();
    this.read = true;
    this.#wake();
  }

  #still() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** The last step was seen: the question may be asked. */
  #wake() {
    if (!this.resting) return;
    this.#still();
    this.resting = false;
    this.rested?.();
  }

  #show() {
    const table = this.waiting.shift();
    this.read = table.hold !== "read";
    this.asked = table.prompt.yours;
    this.long &&= this.waiting.length > 0;
    this.show(table);
    return table;
  }

  #next() {
    if (this.timer || !this.waiting.length || !this.read) return;
    const speed = setting("speed");
    if (!speed) {
      this.finish();
      return;
    }
    if (document.hidden) return; // nobody would see it
    const wait = this.waiting[0].mine ? 0 : Math.max(0, this.free - performance.now());
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (!this.waiting.length || !this.read) return;
      const usual = Math.max(QUICKEST, Math.min(STEP, RUN / this.waiting.length));
      const lasting = this.lasting(this.waiting[0]);
      this.resting = this.waiting.length === 1 && leadsHere(this.waiting[0], lasting > 0);
      const table = this.#show();
      const held = table.hold ? MOMENT : table.mine ? OWN : usual;
      const time = Math.max(held, lasting) / speed;
      this.free = performance.now() + time;
      if (this.resting)
        this.timer = setTimeout(() => {
          this.#wake();
          this.#next();
        }, time);
      this.#next();
    }, wait);
  }

  /** Somebody looks away, or looks again at what happened meanwhile. */
  #look() {
    if (document.hidden) {
      this.hidden = performance.now();
      return;
    }
    const away = this.hidden && performance.now() - this.hidden > AWAY;
    this.hidden = 0;
    this.#still();
    while (this.waiting.length > LONGEST) this.#show();
    this.read = true;
    if (away && this.waiting.length) this.missed?.(this.waiting.length);
    this.#next();
  }

  /**
   * Called when somebody comes back to a screen he had left, with the number of steps he missed.
   * @type {((count: number) => void) | null}
   */
  missed = null;

  /**
   * Called when the last step was seen for its time.
   * @type {(() => void) | null}
   */
  rested = null;
}
