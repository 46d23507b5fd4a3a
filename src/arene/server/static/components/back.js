// The browser's back key closes what lies over the table before it leaves the table.
import { useEffect, useRef } from "./html.js";

const GUARD = "arene-over";
/** @type {(() => void)[]} */
const layers = []; // how each thing that lies over the table is closed, the uppermost last
let guarded = history.state === GUARD; // whether the page's own entry of the history lies on top: left over by a reload
let leaving = false; // whether that entry is being taken away
let planned = false;

/** One entry more in the history while anything is open, none when nothing is. */
function settle() {
  planned = false;
  if (leaving || guarded === layers.length > 0) return;
  if (layers.length) {
    history.pushState(GUARD, "");
    guarded = true;
  } else {
    leaving = true;
    history.back();
  }
}

/** Later: one sheet that gives way to another is no change. */
function plan() {
  if (!planned) setTimeout(settle);
  planned = true;
}

addEventListener("popstate", () => {
  const asked = guarded && !leaving;
  guarded = history.state === GUARD;
  leaving = false;
  if (asked && !guarded) layers.pop()?.(); // at once: what it belongs to is cleared away only after the next picture
  plan();
});
plan();

/**
 * While `open`, the back key calls `close`.
 * @param {() => void} close
 */
export function useBack(close, open = true) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return undefined;
    const layer = () => latest.current();
    layers.push(layer);
    plan();
    return () => {
      if (layers.includes(layer)) layers.splice(layers.indexOf(layer), 1);
      plan();
    };
  }, [open]);
}
