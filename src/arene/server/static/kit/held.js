// What is taken up but not yet put down: shared by board, seats, own pieces and band, which are drawn one by one.
import { useEffect, useState } from "../components/html.js";

/**
 * A thing that several parts of a picture look at: whoever uses it is drawn again when it changes.
 * @template T
 * @param {T} first
 */
export function shared(first) {
  let value = first;
  /** @type {Set<(change: (count: number) => number) => void>} */
  const watchers = new Set();
  return {
    now: () => value,
    /** @param {T} other */
    set(other) {
      value = other;
      for (const again of watchers) again((count) => count + 1);
    },
    /** @returns {T} */
    use() {
      const [, again] = useState(0);
      useEffect(() => {
        watchers.add(again);
        return () => {
          watchers.delete(again);
        };
      }, []);
      return value;
    },
  };
}

/**
 * What is taken up at a question; it is let go when the question is another one.
 * @template T
 * @param {T} nothing
 */
export function taken(nothing) {
  const kept = shared({ prompt: "", thing: nothing });
  /** @param {Arene.Ctx} ctx */
  const now = (ctx) => (ctx.live && kept.now().prompt === ctx.chain[0].prompt.id ? kept.now().thing : nothing);
  return {
    now,
    /** @type {(ctx: Arene.Ctx, thing: T) => void} */
    take: (ctx, thing) => kept.set({ prompt: ctx.chain[0].prompt.id, thing }),
    /** @param {Arene.Ctx} ctx */
    use(ctx) {
      kept.use();
      return now(ctx);
    },
  };
}
