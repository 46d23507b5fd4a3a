// Moves arrive as fast as bots think; people see them one after the other. Any tap shows the rest at once.
import { setting, stillness } from "./settings.js";

const BURST = 1500; // all that waits is shown within this time, at speed 1
const LONGEST = 480;
const FILM = 700; // a step of what somebody missed

export class Pace {
  constructor(show) {
    this.show = show;
    this.waiting = [];
    this.timer = 0;
    this.free = 0; // when the next one may be shown
    this.film = false; // whether what waits is told step by step: somebody was away
  }

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
    const speed = setting("speed");
    if (speed === 0 || stillness() || document.hidden) {
      this.finish();
      return;
    }
    const wait = Math.max(0, this.free - performance.now());
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (!this.waiting.length) return;
      const step = (this.film ? FILM : Math.max(120, Math.min(LONGEST, BURST / this.waiting.length))) / speed;
      this.free = performance.now() + step;
      const last = this.waiting.length === 1;
      this.show(this.waiting.shift(), true);
      if (last) this.film = false;
      this.#next();
    }, wait);
  }
}
