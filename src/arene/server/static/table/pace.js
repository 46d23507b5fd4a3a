// Moves arrive as fast as bots think; people see them one after the other. Any tap shows the rest at once.
import { pace } from "../kit/motion.js";

const BURST = 1500; // all that waits is shown within this time, at speed 1
const LONGEST = 480;
const FILM = 700; // a step of what somebody missed
const QUEUE = 3; // more moves than this waiting: none is held for its picture

export class Pace {
  /**
   * ``lasting``: how long the picture of a table takes at speed 1, where a game knows better than the usual.
   * @param {(table: Arene.Table, last: boolean) => void} show
   * @param {(table: Arene.Table) => number} lasting
   */
  constructor(show, lasting = (_) => 0) {
    this.show = show;
    this.lasting = lasting;
    /** @type {Arene.Table[]} */
    this.waiting = [];
    this.timer = 0;
    this.free = 0; // when the next one may be shown
    this.film = false; // whether what waits is told step by step: somebody was away
  }

  /** @param {Arene.Table} table */
  add(table) {
    this.waiting.push(table);
    this.#next();
  }

  get behind() {
    return this.waiting.length;
  }

  /** Show everything now. */
  finish() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.film = false;
    while (this.waiting.length) this.show(this.waiting.shift(), this.waiting.length === 0);
  }

  #next() {
    if (this.timer || !this.waiting.length) return;
    const speed = pace();
    if (!speed || document.hidden) {
      this.finish();
      return;
    }
    const wait = Math.max(0, this.free - performance.now());
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (!this.waiting.length) return;
      const usual = this.film ? FILM : Math.max(120, Math.min(LONGEST, BURST / this.waiting.length));
      const held = this.waiting.length > QUEUE ? 0 : this.lasting(this.waiting[0]);
      this.free = performance.now() + Math.max(usual, held) / speed;
      const last = this.waiting.length === 1;
      this.show(this.waiting.shift(), true);
      if (last) this.film = false;
      this.#next();
    }, wait);
  }
}
