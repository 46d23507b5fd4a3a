// The keyboard: digits fire the numbered actions, U takes back, L log, R rules, ? the list of keys.
let typed = "";
let timer = 0;

/**
 * Listen until the returned function is called.
 * @param {Record<string, any>} table
 */
export function keyboard({ ctx, tools, undo, now, goTo, leaveReplay }) {
  const fire = () => {
    const place = Number(typed) - 1;
    typed = "";
    const one = ctx?.table.actions[place];
    if (one && ctx.live) ctx.send([one.action]);
  };
  /** @param {any} event */
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
    const { replay, drawer } = now.current;
    if (event.key === "Escape") {
      if (drawer) tools.setDrawer(null);
      else if (tools.refusal) tools.setRefusal(null);
      else if (replay) leaveReplay();
      else if (tools.goOn) tools.goOn();
      else if (tools.behind) tools.skip();
      else ctx?.drop();
      return;
    }
    const key = event.key.toLowerCase();
    if (key === "?") tools.setDrawer(drawer === "keys" ? null : "keys");
    if (key === "l") tools.setDrawer(drawer === "rail" ? null : "rail");
    if (drawer) return; // nothing is played behind what lies over the table
    if (replay) {
      if (event.key === "ArrowRight") goTo(replay.at + (event.shiftKey ? 10 : 1));
      else if (event.key === "ArrowLeft") goTo(replay.at - (event.shiftKey ? 10 : 1));
      else if (event.key === "Home") goTo(0);
      else if (event.key === "End") goTo(replay.steps.length - 1);
      return;
    }
    if (/^[0-9]$/.test(event.key) && ctx?.live && tools.plain) {
      typed += event.key;
      clearTimeout(timer);
      // “1” waits a moment where there is a tenth action
      if (Number(typed) * 10 > ctx.table.actions.length) fire();
      else timer = setTimeout(fire, 500);
      event.preventDefault();
      return;
    }
    if (key === "u") undo();
    else if (key === "r" && tools.setup.rules) window.open(tools.setup.rules, "_blank");
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
