// A browser holds six lines to a site at most, and every open table keeps one. Tabs that nobody sees give theirs up.

const KEPT = 3; // tables looked at more recently that a hidden one still bears beside it

/**
 * Calls `give` once enough other tables were looked at while this one was hidden, and `take` when it is seen again.
 * @param {() => void} take
 * @param {() => void} give
 */
export function shareLines(take, give) {
  const channel = new BroadcastChannel("arene-lines");
  const own = Math.random();
  const later = new Set(); // the tables that were looked at since this one was
  let given = false;
  channel.onmessage = (message) => {
    if (!document.hidden) return;
    later.add(message.data);
    if (later.size < KEPT || given) return;
    given = true;
    give();
  };
  const look = () => {
    if (document.hidden) return;
    later.clear();
    channel.postMessage(own);
    if (given) take();
    given = false;
  };
  document.addEventListener("visibilitychange", look);
  channel.postMessage(own);
  return () => {
    document.removeEventListener("visibilitychange", look);
    channel.close();
  };
}
