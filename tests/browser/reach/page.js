// Looks at a table from inside the page: what can be pressed and is really there, what is cut, what covers what.
// Put in before the page's own scripts, it keeps moves from being played and can put the table back as it was.
(() => {
  const PRESSABLE = [
    "button:not([disabled]):not([aria-disabled='true'])",
    "[role='button']:not([aria-disabled='true'])",
    "[role='radio']",
    "[role='option']",
    "[role='checkbox']",
    "[role='switch']",
    "input:not([disabled]):not([type='hidden'])",
    "select:not([disabled])",
    "summary",
    "a[href]",
  ].join(", ");
  const FRAME = ".bar, .rail, .replay, .undo, .tip, [role='log']"; // keys of the frame, which play nothing
  const TOGGLES = "[aria-pressed], [aria-checked], [aria-selected], [aria-expanded], .main, input, select, a, summary";
  const NATIVE = "button, input, select, summary, a[href]"; // Enter presses them of itself
  const NEVER = new Promise(() => {});

  const reach = { sent: null, staged: null, table: null, waiting: 0, turns: 0, errors: [] };
  window.reach = reach;
  addEventListener("error", (event) => reach.errors.push(event.message));
  addEventListener("unhandledrejection", (event) => reach.errors.push(String(event.reason)));

  // ---- the line to the server: nothing is played, what would follow is asked once

  localStorage.setItem("arene.speed", "0"); // no film
  localStorage.removeItem("arene.seen");

  const written = (action) => JSON.stringify(Object.entries(action).sort());
  const offered = (action) => {
    const { actions, asides } = reach.told();
    return [...actions, ...(asides ?? [])].some((one) => written(one.action) === written(action));
  };

  const fetchReally = window.fetch.bind(window);
  const previews = new Map();
  window.fetch = async (address, options) => {
    const path = new URL(address, location.href).pathname;
    if (!options || !["POST", "PUT", "DELETE"].includes(options.method)) return fetchReally(address, options);
    if (path.endsWith("/actions")) {
      reach.sent = JSON.parse(options.body).actions;
      if (!offered(reach.sent[0])) reach.errors.push(`sent, but not offered: ${JSON.stringify(reach.sent)}`);
    }
    if (!path.endsWith("/preview")) return NEVER;
    reach.staged = JSON.parse(options.body).actions;
    reach.waiting += 1;
    try {
      if (!previews.has(options.body)) {
        const answer = await fetchReally(address, options);
        previews.set(options.body, [await answer.text(), answer.status, answer.headers.get("content-type")]);
      }
      const [text, status, type] = previews.get(options.body);
      return new Response(text, { status, headers: { "content-type": type } });
    } finally {
      reach.waiting -= 1;
    }
  };

  const Source = window.EventSource;
  const heard = new Map();
  window.EventSource = class extends Source {
    addEventListener(name, act, ...more) {
      heard.set(name, act);
      super.addEventListener(name, act, ...more);
      if (name !== "table") return;
      super.addEventListener("table", (message) => keep(JSON.parse(message.data)));
    }
  };

  /** The table as it stands, with its whole log: the page brings the first one, the stream goes on from there. */
  const keep = (table) => {
    const before = reach.told()?.log.lines ?? [];
    reach.table = { ...table, hold: "", log: { from: 0, lines: [...before.slice(0, table.log.from), ...table.log.lines] } };
  };

  reach.told = () => {
    if (!reach.table) {
      const { first } = JSON.parse(document.getElementById("setup")?.textContent ?? "{}");
      if (first?.log) reach.table = { ...first, hold: "" };
    }
    return reach.table;
  };

  const frames = (count) =>
    new Promise((done) => {
      const next = (left) => (left ? requestAnimationFrame(() => setTimeout(() => next(left - 1))) : done());
      next(count);
    });

  /** When what was pressed is drawn: what the page asks is answered, and one picture later. */
  reach.settled = async () => {
    await frames(1);
    if (!reach.waiting) return;
    for (let left = 600; reach.waiting && left; left -= 1) await frames(1);
    await frames(1);
  };

  const tell = (table) => heard.get("table")?.({ data: JSON.stringify(table) });

  /** The table as it was: whatever is chosen or taken up is let go, for the question is a new one. */
  reach.again = async () => {
    const table = reach.told();
    const log = { from: table.log.lines.length, lines: [] };
    reach.sent = reach.staged = null;
    reach.turns += 1;
    document.activeElement?.blur?.();
    const asked = { ...table.prompt, id: `${table.prompt.id}-${reach.turns}` };
    tell({ ...table, actions: [], blocked: [], prompt: { ...asked, yours: false, id: "" } }); // its whole log ends any film
    await frames(1);
    tell({ ...table, log, prompt: asked });
    await reach.settled();
    for (const one of document.querySelectorAll(".frame *")) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
    return reach.state();
  };

  /** What lies over the table, the uppermost. */
  reach.over = () => [...document.querySelectorAll("[aria-modal='true']")].at(-1);

  /** When nothing lies over the table any more. */
  reach.bare = async () => {
    for (let left = 60; reach.over() && left; left -= 1) await frames(1);
  };

  // ---- what is drawn

  const clips = (style, axis) => style[`overflow${axis}`] !== "visible" && style.display !== "contents";
  const scrolls = (element, style, axis) =>
    ["auto", "scroll"].includes(style[`overflow${axis}`]) &&
    (axis === "X" ? element.scrollWidth > element.clientWidth + 1 : element.scrollHeight > element.clientHeight + 1);

  /** The elements that may cut this one, or with `own` what stands in it, from inside to outside. */
  function* clippers(element, own = false) {
    const itself = getComputedStyle(element);
    if (own && (clips(itself, "X") || clips(itself, "Y"))) yield [element, itself];
    let { position } = itself;
    for (let one = element.parentElement; one && position !== "fixed"; one = one.parentElement) {
      const style = getComputedStyle(one);
      const escapes = position === "absolute" && style.position === "static" && style.transform === "none";
      if (!escapes) {
        if (clips(style, "X") || clips(style, "Y")) yield [one, style];
        position = style.position;
      }
    }
  }

  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft;
    const top = box.top + element.clientTop;
    return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
  };

  const SCREEN = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  /**
   * How much of a box is cut for good on each axis, and by what; what can be scrolled into sight is not cut.
   * With `now`, what would have to be scrolled counts as cut too; with `own` the box is a text in the element.
   */
  function cut(element, box, now = false, own = false) {
    let { left, top, right, bottom } = box;
    const found = { x: 0, y: 0, by: null };
    const lose = (frame, free, by) => {
      for (const [axis, low, high] of [
        ["x", "left", "right"],
        ["y", "top", "bottom"],
      ]) {
        const [from, to] = axis === "x" ? [left, right] : [top, bottom];
        const lost = Math.max(0, frame[low] - from) + Math.max(0, to - frame[high]);
        if (lost > 0 && !free[axis]) {
          if (lost > found[axis]) found.by = by;
          found[axis] = Math.max(found[axis], lost);
        }
        const length = Math.min(to - from, Math.max(0, frame[high] - frame[low]));
        const start = Math.min(Math.max(from, frame[low]), frame[high] - length);
        if (axis === "x") [left, right] = [start, start + length];
        else [top, bottom] = [start, start + length];
      }
    };
    for (const [one, style] of clippers(element, own)) {
      const frame = inner(one);
      if (!clips(style, "X")) [frame.left, frame.right] = [-1e6, 1e6];
      if (!clips(style, "Y")) [frame.top, frame.bottom] = [-1e6, 1e6];
      const free = { x: !now && scrolls(one, style, "X"), y: !now && scrolls(one, style, "Y") };
      lose(frame, free, one);
    }
    lose(SCREEN(), { x: false, y: false }, document.documentElement);
    return found;
  }

  /** The part of the screen in which an element shows now, without any scrolling. */
  const pane = (element) => {
    const seen = SCREEN();
    for (const [one, style] of clippers(element)) {
      const frame = inner(one);
      if (clips(style, "X")) [seen.left, seen.right] = [Math.max(seen.left, frame.left), Math.min(seen.right, frame.right)];
      if (clips(style, "Y")) [seen.top, seen.bottom] = [Math.max(seen.top, frame.top), Math.min(seen.bottom, frame.bottom)];
    }
    return seen;
  };

  const hidden = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)") return true;
    }
    return false;
  };

  const words = (text) => text.replace(/\s+/g, " ").trim();

  /** How a person would call an element. */
  const nameOf = (element) => {
    if (!element || element.nodeType !== 1) return "";
    const said = element.getAttribute("aria-label") || element.getAttribute("data-name");
    const text = words(said || element.getAttribute("title") || element.textContent || element.value || "");
    const kind = typeof element.className === "string" ? element.className : element.className.baseVal;
    const piece = element.dataset.piece ? ` [${element.dataset.piece}]` : "";
    return `${element.localName}.${words(kind).replace(/ /g, ".")}${piece} “${text.slice(0, 60)}”`;
  };

  // ---- what can be pressed

  /** What is really pressed: a hidden input by its label. */
  const target = (element) => (element.localName === "input" && hidden(element) && element.labels?.[0]) || element;

  const pressables = () => {
    const all = [...(reach.over() ?? document).querySelectorAll(PRESSABLE)];
    return all.filter((one) => !one.closest(FRAME) && !hidden(target(one)) && target(one).getClientRects().length);
  };

  /** A name that finds the same thing again on another screen. */
  const keys = (elements) => {
    const counts = new Map();
    return elements.map((one) => {
      const said = one.getAttribute("aria-label") || one.getAttribute("data-name") || one.textContent || one.value;
      const base = `${one.localName}|${one.dataset.piece ?? ""}|${words(said || "").slice(0, 90)}`;
      counts.set(base, (counts.get(base) ?? 0) + 1);
      return counts.get(base) > 1 ? `${base}|${counts.get(base)}` : base;
    });
  };

  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
  };

  const owner = (hit) => {
    const label = hit?.closest("label");
    return hit?.closest(PRESSABLE) ?? (label?.control && !label.control.disabled ? label.control : null);
  };

  /** What lies at its middle instead of it, or null where it does itself. */
  const covering = (element) => {
    const { x, y } = middle(target(element));
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return document.documentElement;
    const hit = document.elementFromPoint(x, y);
    return hit && owner(hit) === element ? null : (hit ?? document.documentElement);
  };

  /** Bring it into sight as a person can: by the panels that scroll, never by those that only cut. */
  const scrollTo = (element) => {
    const kept = [];
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (!scrolls(one, style, "X")) kept.push([one, "scrollLeft", one.scrollLeft]);
      if (!scrolls(one, style, "Y")) kept.push([one, "scrollTop", one.scrollTop]);
    }
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    for (const [one, side, value] of kept) if (one[side] !== value) one[side] = value;
  };

  /** Where to press it, or why it cannot be pressed. */
  const place = (element) => {
    if (covering(element)) scrollTo(target(element));
    const hit = covering(element);
    if (!hit) return { ...middle(target(element)), why: "" };
    const lost = cut(target(element), target(element).getBoundingClientRect());
    const by = lost.by && (lost.x > 2 || lost.y > 2) ? `cut by ${nameOf(lost.by).slice(0, 80)}` : "";
    return { ...middle(target(element)), why: by || `under ${nameOf(hit).slice(0, 110)}` };
  };

  const tabbable = (element) => element.tabIndex >= 0 && !element.closest("[inert]");

  let current = [];

  /** What can be pressed now, in the order of the page; `main` comes last in a question and sends it. */
  reach.state = () => {
    const elements = pressables();
    const names = keys(elements);
    current = new Map(names.map((name, at) => [name, elements[at]]));
    const look = elements.map((one) => {
      const chosen = ["aria-pressed", "aria-checked", "aria-expanded", "aria-selected", "class"];
      return chosen.map((name) => one.getAttribute(name) ?? "").join(",") + (one.value ?? "");
    });
    return {
      sent: reach.sent,
      staged: reach.staged,
      keys: names,
      main: names.filter((_, at) => elements[at].matches(".band .button.main")),
      counting: names.filter((_, at) => !elements[at].matches(TOGGLES)),
      looks: Object.fromEntries(names.map((name, at) => [name, look[at]])),
      mark: JSON.stringify([names, look, document.querySelector(".band")?.textContent ?? ""]),
      over: nameOf(reach.over()),
    };
  };

  /** Where the thing with this key is to be pressed. */
  reach.find = (key) => {
    const element = current.get(key);
    if (!element?.isConnected) return { why: "not there" };
    return { ...place(element), key: key.slice(0, 120), kind: element.type ?? "" };
  };

  /** Why it cannot be pressed by Enter, "" where it can. */
  reach.focus = (key) => {
    const element = current.get(key);
    if (!element?.isConnected) return "not there";
    if (!tabbable(element)) return "the Tab key does not come there";
    element.focus();
    return document.activeElement === element ? "" : "it takes no focus";
  };

  /** The same for several at once, by pointer or by keyboard: only those that cannot be pressed are told. */
  reach.missing = (wanted, typed) => {
    const why = (key) =>
      typed ? reach.focus(key) || (current.get(key).matches(NATIVE) ? "" : "nothing tells it Enter") : reach.find(key).why;
    return wanted.map((key) => [key, why(key)]).filter(([, reason]) => reason);
  };

  // ---- what is wrong with the picture

  const small = (least) =>
    [...document.querySelectorAll(PRESSABLE)]
      .filter((one) => !hidden(target(one)) && !(one.localName === "a" && one.closest("p, li, td")))
      .map((one) => [one, target(one).getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < least - 0.6 || box.height < least - 0.6))
      .map(([one, box]) => ({
        kind: "small",
        what: nameOf(one),
        why: `${Math.round(box.width)} × ${Math.round(box.height)} px`,
      }));

  /** What else can be pressed at the inner points of a piece, as far as it shows now: how many of them each takes. */
  const upon = (one) => {
    const box = target(one).getBoundingClientRect();
    const shown = pane(target(one));
    const others = new Map();
    let seen = 0;
    for (const across of [-0.35, -0.17, 0, 0.17, 0.35])
      for (const down of [-0.35, -0.17, 0, 0.17, 0.35]) {
        const x = box.left + box.width * (0.5 + across);
        const y = box.top + box.height * (0.5 + down);
        if (x < shown.left || y < shown.top || x >= shown.right || y >= shown.bottom) continue;
        const hit = document.elementFromPoint(x, y);
        const other = owner(hit);
        if (!hit) continue;
        seen += 1;
        if (other && other !== one && !other.contains(one) && !one.contains(other) && !other.closest(FRAME))
          others.set(other, (others.get(other) ?? 0) + 1);
      }
    return [...others].filter(([, count]) => count > seen * 0.1).map(([other, count]) => [other, `${count} of ${seen}`]);
  };

  /** Pieces that lie on each other, wherever their panels are scrolled to. */
  const covered = () => {
    const found = [];
    for (const one of pressables().filter((each) => upon(each).length)) {
      const kept = [];
      for (let each = one.parentElement; each; each = each.parentElement) kept.push([each, each.scrollLeft, each.scrollTop]);
      scrollTo(target(one));
      for (const [other, count] of upon(one))
        found.push({ kind: "covered", what: nameOf(one), why: `${count} points under ${nameOf(other)}` });
      for (const [each, left, top] of kept) if (each.scrollLeft !== left || each.scrollTop !== top) each.scrollTo(left, top);
    }
    return found;
  };

  const toldWhole = (element, text) => {
    const whole = words(text).toLowerCase();
    for (let one = element; one && !one.matches(".frame, .board, .own, .seats, .band, .bar"); one = one.parentElement) {
      if (one.dataset?.explains || one.querySelector?.(":scope > title")) return true;
      const said = ["title", "aria-label", "data-name"].map((name) => words(one.getAttribute(name) ?? "").toLowerCase());
      if (said.some((other) => other.includes(whole))) return true;
    }
    return false;
  };

  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

  /** Texts that are cut and told whole nowhere. */
  const torn = () => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(".frame") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = words(node.data);
      const element = node.parentElement;
      if (!text || !element || element.closest("script, style, [aria-hidden='true'] > .back") || hidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const lost = cut(element, box, false, true);
        if (lost.by?.localName === "svg" && apart(box, lost.by.getBoundingClientRect())) break; // a map shows a part of itself
        const rim = lost.by && lost.by !== document.documentElement ? 1 : 0.5;
        if (lost.x > 1 + rim || lost.y > box.height * 0.35) {
          if (!toldWhole(element, text))
            found.push({ kind: "cut", what: nameOf(element), why: `“${text.slice(0, 50)}” loses ${Math.round(lost.x)} × ${Math.round(lost.y)} px in ${nameOf(lost.by).slice(0, 60)}` });
          break;
        }
      }
    }
    return found;
  };

  /** What must be in sight without any scrolling: band, hand, commitments. */
  const outOfSight = () => {
    const found = [];
    const kept = document.querySelectorAll(".band, .band button, [data-keep]");
    for (const one of kept) {
      if (hidden(one) && !one.matches("[data-keep]")) continue;
      const box = one.getBoundingClientRect();
      const what = `${one.dataset.keep ?? "band"}: ${nameOf(one)}`;
      if (!box.width) {
        found.push({ kind: "unseen", what, why: "not drawn" });
        continue;
      }
      const lost = cut(one, box, true);
      if (lost.x > box.width * 0.05 + 1 || lost.y > box.height * 0.05 + 1)
        found.push({ kind: "unseen", what, why: `loses ${Math.round(lost.x)} × ${Math.round(lost.y)} px of ${Math.round(box.width)} × ${Math.round(box.height)} in ${nameOf(lost.by).slice(0, 60)}` });
      else {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const beside = hit?.closest("[data-keep]");
        if (hit && !one.contains(hit) && !hit.contains(one) && beside?.dataset.keep !== one.dataset.keep)
          found.push({ kind: "unseen", what, why: `under ${nameOf(hit)}` });
      }
    }
    return found;
  };

  const sideways = () =>
    [document.documentElement, document.body, ...document.querySelectorAll(".frame *")]
      .filter((one) => {
        const style = getComputedStyle(one);
        const page = one === document.documentElement || one === document.body;
        return (page || ["auto", "scroll"].includes(style.overflowX)) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !hidden(one);
      })
      .map((one) => ({ kind: "sideways", what: nameOf(one), why: `${one.scrollWidth} px in ${one.clientWidth}` }));

  /** All that is wrong with the picture as it stands. */
  reach.faults = (least, whole) => {
    const found = [...torn(), ...sideways(), ...small(least)];
    if (whole) found.push(...outOfSight(), ...covered());
    return found;
  };

  reach.kept = () => [...document.querySelectorAll("[data-keep]")].map((one) => one.dataset.keep);
})();
