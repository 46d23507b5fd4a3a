// The table: connects, keeps what is shown, and hands it to the frame. It knows no rules.
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../components/html.js";
import { offered, refused, same } from "../kit/actions.js";
import { Curtain, nextSeat, open } from "./curtain.js";
import { measure, travel } from "./flip.js";
import { Frame } from "./frame.js";
import { keyboard } from "./keys.js";
import { Lesson } from "./lesson.js";
import { Link, newKey, Trouble } from "./link.js";
import { Pace } from "./pace.js";
import { Fetching, loadReplay, Replay } from "./replay.js";
import { choose, haveSeen, lastSeen, setting, UNSEEN } from "./settings.js";
import { shareLines } from "./sharing.js";
import { play } from "./sound.js";
import { WaitingRoom } from "./waiting.js";
import { loadWords } from "./words.js";

/** @type {Arene.Setup} */
const setup = JSON.parse(document.getElementById("setup").textContent);

/**
 * The longest earlier choice that the actions go on from.
 * @param {Arene.Staged | null} staged
 * @param {Arene.Action[]} actions
 */
function longestBefore(staged, actions) {
  let one = staged;
  while (one && (one.actions.length >= actions.length || !same(one.actions, actions.slice(0, one.actions.length))))
    one = one.before;
  return one;
}

/**
 * Whether somebody is still asked what he was asked: another's answer in a common window changes nothing for him.
 * @type {(before: Arene.Table | null, told: Arene.Table) => boolean}
 */
const sameQuestion = (before, told) =>
  Boolean(before?.prompt.yours && told.prompt.yours && same(before.actions, told.actions));

/** The step that the address points to. */
const linkedStep = () => {
  const [, step] = /^#step-(\d+)$/.exec(location.hash) ?? [];
  return step === undefined ? null : Number(step);
};

/** @param {Arene.Props} props */
function App({ words, drawing }) {
  const [seat, setSeat] = useState(setup.seats.length ? setup.seats[0] : null);
  /** @type {[Arene.Table | null, (value: any) => void]} */
  const [table, setTable] = useState(null);
  /** @type {[Arene.Line[], (value: any) => void]} */
  const [lines, setLines] = useState([]);
  /** @type {[Arene.Staged | null, (value: any) => void]} */
  const [staged, setStaged] = useState(null); // { actions, table, before }: chosen but not sent, and the shorter choice before
  const [sending, setSending] = useState(false);
  /** @type {[Arene.Refusal | null, (value: any) => void]} */
  const [refusal, setRefusal] = useState(null);
  const [line, setLine] = useState("connecting");
  /** @type {[Arene.Head | null, (value: any) => void]} */
  const [head, setHead] = useState(null);
  /** @type {[Arene.Said[], (value: any) => void]} */
  const [chat, setChat] = useState([]);
  /** @type {[string | null, (value: any) => void]} */
  const [drawer, setDrawer] = useState(null);
  /** @type {[any, (value: any) => void]} */
  const [replay, setReplay] = useState(null);
  const [fetching, setFetching] = useState(false); // the replay is on its way
  const [plain, setPlain] = useState(!drawing || setting("plain"));
  const [missed, setMissed] = useState(0);
  /** @type {[string | null, (value: any) => void]} */
  const [follower, setFollower] = useState(null);
  const [veiled, setVeiled] = useState(setup.seats.length > 1);
  const [, refresh] = useState(0);
  const root = useRef(null);
  const places = useRef(new Map());
  /** @type {{ current: Record<string, any> }} */
  const now = useRef({});
  const opening = useRef(0);
  const latest = useRef(0);
  const link = useRef(null);
  const heard = useRef(null); // the last table that came, shown or not
  const pace = useRef(null);
  now.current = { table, staged, sending, seat, replay, drawer };

  if (!link.current) link.current = setup.tutorial ? new Lesson(setup.game, words) : new Link(setup.match, words.lang);
  if (!pace.current) {
    pace.current = new Pace((told) => {
      if (root.current) places.current = measure(root.current);
      const before = now.current.table;
      setTable(told);
      setLines((/** @type {Arene.Line[]} */ kept) => [...kept.slice(0, told.log.from), ...told.log.lines]);
      if (now.current.sending || !sameQuestion(before, told)) setStaged(null);
      setRefusal(told.refusal ?? null);
      setSending(false);
      if (pace.current.behind === 0) setMissed(0);
      // what is to be read has not been seen before it was read: a page loaded anew shows it again
      const seen = told.hold === "read" ? lastSeen(setup.match, now.current.seat).mark : told.seen;
      if (!setup.tutorial && seen) haveSeen(setup.match, now.current.seat, seen);
      if (!document.hidden) tellTurn(words, before, told);
    }, drawing?.lasting);
    pace.current.missed = setMissed;
    pace.current.rested = () => {
      setMissed(0);
      refresh((/** @type {number} */ count) => count + 1);
    };
  }

  /** @param {Arene.Head} told */
  const hear = (told) => setHead({ ...told, heard: performance.now() });

  // the stream
  useEffect(() => {
    const first = { pending: true };
    // one screen for several: no film of one's own
    const { mark: away, left } = setup.seats.length > 1 ? UNSEEN : lastSeen(setup.match, seat);
    /** @type {any} */
    let brought = null; // by the page: the stream begins with the same
    /** @param {any} told */
    const show = (told) => {
      const known =
        brought?.seen === told.seen && ["prompt", "awaiting"].every((part) => same(brought[part], told[part]));
      brought = null;
      if (known) {
        hear(told);
        return;
      }
      if (first.pending || told.log.from === 0) pace.current.end();
      hear(told);
      if (first.pending && told.missed > 0 && left) setMissed(told.missed);
      first.pending = false;
      if (document.hidden) tellTurn(words, heard.current ?? now.current.table, told);
      heard.current = told;
      pace.current.add(told);
    };
    const follow = (/** @type {string} */ mark) =>
      link.current.follow(seat, plain, mark, {
        state: setLine,
        seen: () => now.current.table?.seen ?? "",
        table: show,
        presence: hear,
        chat: (/** @type {Arene.Said} */ said) =>
          setChat((/** @type {Arene.Said[]} */ kept) => [...kept.filter((one) => one.number !== said.number), said]),
        rematch: (/** @type {{ match: string }} */ told) => setFollower(told.match),
      });
    const told = setup.first; // the page itself brought the table: nobody waits for the stream to begin
    const fits = told && told.seat === seat && !plain && (!away || away === told.seen);
    setup.first = null;
    if (fits) show(told);
    brought = fits ? told : null;
    follow(fits ? told.seen : away);
    const stop = setup.tutorial
      ? () => {}
      : shareLines(
          () => follow(now.current.table?.seen ?? ""),
          () => link.current.close(),
        );
    return () => {
      stop();
      link.current.close();
    };
  }, [seat, plain]);

  useEffect(() => {
    link.current.get("/chat").then(setChat, () => {});
  }, []);

  useLayoutEffect(() => {
    if (root.current && places.current.size) travel(root.current, places.current);
    places.current = new Map();
  }, [table, staged, replay]);

  /** @param {Error} trouble */
  const refuse = (trouble) => {
    const told = trouble instanceof Trouble;
    const why = { text: told ? trouble.message : words("ui-unsent"), rule: told ? trouble.rule : "" };
    setRefusal(why);
    play("refused");
    return why;
  };

  /** @param {any} trouble */
  const fail = (trouble) => {
    setSending(false);
    setStaged(null);
    const refusal = refuse(trouble);
    if (trouble.table) pace.current.add({ ...trouble.table, refusal }); // the fresh table, and still the reason
  };

  /** @param {Arene.Action[]} actions */
  const send = async (actions) => {
    const { table: shown } = now.current;
    if (!shown || now.current.sending) return;
    pace.current.go(); // whoever answers has read what was shown
    setSending(true);
    setRefusal(null);
    try {
      await link.current.insist("/actions", {
        actions,
        prompt: shown.prompt.id,
        seen: shown.seen,
        key: newKey(),
        seat,
      });
      play("piece");
      setTimeout(async () => {
        // the stream brings the table; should it be slow, ask
        if (now.current.sending && now.current.table === shown)
          pace.current.add(await link.current.get(`?seat=${seat}&seen=${shown.seen}`));
      }, 1500);
    } catch (trouble) {
      fail(trouble);
    }
  };

  const undo = async () => {
    const { table: shown } = now.current;
    if (now.current.staged) {
      // back to the choice before this one
      if (root.current) places.current = measure(root.current);
      setStaged(now.current.staged.before);
      return;
    }
    if (!shown?.undo.allowed) {
      if (shown?.undo.reason) setRefusal({ text: shown.undo.reason, rule: "" });
      return;
    }
    pace.current.go();
    setSending(true);
    try {
      await link.current.insist("/undo", { prompt: shown.prompt.id, seen: shown.seen, key: newKey(), seat });
    } catch (trouble) {
      fail(trouble);
    }
  };

  /**
   * Choose without sending: the server says what the table would be and what may follow.
   * @param {Arene.Action[]} actions
   */
  const stage = async (actions) => {
    setRefusal(null);
    if (!actions.length) {
      latest.current += 1;
      setStaged(null);
      return;
    }
    const { table: shown } = now.current;
    latest.current += 1;
    const turn = latest.current; // of two quick choices the last one counts
    try {
      const { foreseen, ...told } = await link.current.post("/preview", { actions, seat });
      if (!sameQuestion(shown, now.current.table) || latest.current !== turn) return;
      if (root.current) places.current = measure(root.current);
      const after = foreseen
        ? { ...shown, ...told, undo: shown.undo, prompt: { ...told.prompt, id: shown.prompt.id } }
        : null;
      setStaged({ actions, table: after, before: longestBefore(now.current.staged, actions) });
    } catch (trouble) {
      if (["refused", "lesson"].includes(trouble.code) && sameQuestion(shown, now.current.table))
        refuse(trouble); // what was chosen before stays
      else fail(trouble);
    }
  };

  /**
   * Choose without asking what would follow: for choices whose outcome the picture does not show.
   * @param {Arene.Action[]} actions
   */
  const pick = (actions) => {
    latest.current += 1;
    setRefusal(null);
    setStaged(actions.length ? { actions, table: null, before: null } : null);
  };

  /** What a bot would do; nothing where the question was answered or something chosen meanwhile. */
  const suggest = async () => {
    const { table: shown } = now.current;
    const turn = latest.current;
    const late = () =>
      now.current.sending || latest.current !== turn || !sameQuestion(shown, /** @type {any} */ (now.current.table));
    try {
      const { actions } = await link.current.post("/suggestion", { seat });
      return late() ? [] : actions;
    } catch (trouble) {
      if (!late()) refuse(trouble);
      return [];
    }
  };

  /**
   * @param {number} step
   * @param {number | undefined} [moment] of a finished match: where it has another number than the step, that one counts
   */
  const openReplay = async (step, as = seat, arrived = false, moment = undefined) => {
    setDrawer(null);
    setFetching(true);
    opening.current += 1;
    const turn = opening.current; // of two quick wishes the last one counts
    try {
      const steps = await loadReplay(link.current, as, plain, now.current.table.over);
      if (opening.current !== turn) return;
      const same = steps.findLastIndex((/** @type {any} */ one) => moment !== undefined && one.moment <= moment);
      const at = same < 0 ? Math.max(0, Math.min(step, steps.length - 1)) : same;
      setReplay({ steps, at, as, running: false, arrived });
    } catch (trouble) {
      refuse(trouble);
    } finally {
      if (opening.current === turn) setFetching(false);
    }
  };
  /** @param {number} at */
  const goTo = (at) => {
    if (root.current) places.current = measure(root.current);
    setReplay((/** @type {any} */ kept) => kept && { ...kept, at: Math.max(0, Math.min(at, kept.steps.length - 1)) });
  };

  // a link to a position: #step-12; nothing later is shown before it, unless the table is open already
  const [linked, setLinked] = useState(linkedStep);
  const openLinked = async (arrived = false) => {
    const step = linkedStep();
    if (step === null || !now.current.table) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    await openReplay(step, seat, arrived);
  };
  useEffect(() => {
    if (table !== null) openLinked(true).finally(() => setLinked(null));
  }, [table !== null]);
  useEffect(() => {
    const follow = () => openLinked();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [seat, plain]);

  const switchPicture = () => {
    choose("plain", !plain);
    setPlain(!plain);
  };

  const shown = replay
    ? { ...table, ...replay.steps[replay.at] }
    : staged?.table
      ? {
          ...staged.table,
          over: table.over,
          awaiting: table.awaiting,
          prompt: { ...staged.table.prompt, yours: table.prompt.yours },
        }
      : table;
  const effective = shown && { ...shown, seats: head?.seats ?? shown.seats };
  const names = effective ? effective.seats.map((/** @type {Arene.Seat} */ one) => one.name) : [];
  const chain = replay ? [shown] : table ? [table] : []; // the table, then as it would be after each choice so far
  for (let one = staged; one && !replay; one = one.before)
    if (one.table) chain.splice(1, 0, { ...one.table, stagedCount: one.actions.length });
  /** @type {Arene.Ctx} */
  const ctx = effective && {
    chain,
    lines: replay
      ? replay.steps.slice(0, replay.at + 1).flatMap((/** @type {Arene.Table} */ step) => step.log.lines)
      : lines,
    replaying: Boolean(replay),
    table: effective,
    view: effective.view,
    words,
    names,
    seats: effective.seats,
    me: replay ? replay.as : seat,
    live: !replay && table.prompt.yours && !sending && pace.current.behind === 0,
    staged: staged?.actions ?? [],
    sending,
    can: (action) => offered(effective, action),
    why: (action) => refused(effective, action),
    stage,
    pick,
    send,
    drop: () => setStaged(null),
    mayAsk: setup.help || !setup.shared, // where the deal is played elsewhere too, only who may be helped
    suggest,
    explain: (blocked) => setRefusal({ text: blocked.reason, rule: blocked.rule }),
  };

  /** @type {Arene.Tools} */
  const tools = {
    setup,
    words,
    lines,
    chat,
    drawer,
    setDrawer,
    line,
    head,
    refusal,
    setRefusal,
    undo,
    sending,
    plain,
    drawing,
    switchPicture,
    openReplay,
    replay,
    missed,
    behind: replay ? 0 : pace.current.behind,
    filming: !replay && pace.current.long,
    resting: !replay && pace.current.resting,
    goOn: !replay && pace.current.stopped ? () => pace.current.go() : null,
    link: link.current,
    refresh: () => refresh((count) => count + 1),
    skip: () => pace.current.finish(),
    follower,
  };
  // one screen for several: who has learnt something says when he has read it; a curtain falls where something is private
  const shared = setup.seats.length > 1 && table && !table.over;
  const waiting = shared && !replay ? nextSeat(setup.seats, table, seat) : null;
  const next = waiting ?? seat;
  const reading = !veiled && waiting !== null && table.news;
  const changing = Boolean(shared) && !reading && (veiled || waiting !== null);
  const take = () => {
    setVeiled(false);
    if (next === seat) return;
    setTable(null);
    setLines([]);
    setSeat(next);
  };
  useLayoutEffect(() => {
    if (changing && open(table, next)) take();
  }, [changing, table, next]);
  if (reading)
    tools.handOver = { label: words("curtain-hand-over", { name: names[next] }), act: () => setVeiled(true) };
  useLayoutEffect(() => keyboard({ ctx, tools, undo, now, goTo, leaveReplay: () => setReplay(null) }));

  const early = !table && (setup.tutorial || !head || head.begun); // no waiting room: the first moment is on its way
  if (early || (table && linked !== null)) return html`<p class="loading" role="status">${words("table-loading")}</p>`;
  if (!table) return html`<${WaitingRoom} head=${head} words=${words} setup=${setup} link=${link.current} />`;
  if (changing && !open(table, next))
    return html`<${Curtain} seat=${effective.seats[next]} asked=${table.awaiting.includes(next)} words=${words} ready=${take} />`;
  return html`<div class=${`frame${plain ? " plain" : " drawn"}${replay ? " replaying" : ""}${setup.tutorial ? " taught" : ""}`} ref=${root}
    onPointerDown=${() => pace.current.behind && !pace.current.stopped && pace.current.finish()}>
    <${Frame} ctx=${ctx} tools=${tools} drawing=${plain ? null : drawing} />
    ${fetching && html`<${Fetching} words=${words} />`}
    ${replay && html`<${Replay} replay=${replay} setReplay=${setReplay} goTo=${goTo} ctx=${ctx} tools=${tools} />`}
  </div>`;
}

/**
 * Your turn is told by the tab, the icon, a sound and, if wanted, the system.
 * @param {Arene.Words} words
 * @param {Arene.Table | null} before
 * @param {Arene.Table} told
 */
function tellTurn(words, before, told) {
  const yours = told.prompt.yours;
  document.title = words(yours ? "tab-yours" : "tab-other", { game: words("game-name") });
  /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]')).href = yours
    ? "/static/favicon-turn.svg"
    : "/static/favicon.svg";
  if (told.over && before && !before.over) play("end");
  else if (yours && before && !before.prompt.yours) {
    const wanted = document.hidden && setting("notify") && globalThis.Notification?.permission === "granted";
    play("turn", wanted);
    if (wanted)
      new Notification(document.title, { body: told.prompt.text, icon: "/static/favicon-turn.svg", tag: setup.match });
  } else if (before && before.seen !== told.seen) play("piece");
}

async function start() {
  const words = await loadWords(setup.text, setup.lang, setup.words);
  const drawing = setup.drawn ? await import(`/games/${setup.game}/table.js`) : null;
  const place = document.getElementById("table");
  place.textContent = "";
  render(html`<${App} words=${words} drawing=${drawing} />`, place);
}

start();
