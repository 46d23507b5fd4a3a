// The sand while bets are placed: tickets in stacks, tokens, the talon.
import { html, useEffect, useState } from "/static/components/html.js";
import { Shape } from "/static/components/pieces.js";
import { isStaged, offered, refused, same } from "/static/kit/actions.js";
import { explained } from "/static/kit/explained.js";
import { taken } from "/static/kit/held.js";
import { againstSentence, signOf, ticketName, wagerLong, wagerShort } from "./bets.js";
import { at, list } from "./choosing.js";
import { capital, cardName, Piece, Sign } from "./pieces.js";

/** Which ticket of a stack somebody put on top. */
const topmost = taken("");

/** Identical tickets are one stack. */
function stacksOf(view) {
  const stacks = new Map();
  for (const ticket of view.tickets) {
    const key = `${ticket.type} ${ticket.suit} ${JSON.stringify(ticket.wagers)}`;
    stacks.set(key, [...(stacks.get(key) ?? []), ticket]);
  }
  const order = ["green", "yellow", "blue", "red", "tricks", "last", "nines", "counter"];
  return [...stacks.values()].sort((one, other) => order.indexOf(signOf(one[0])) - order.indexOf(signOf(other[0])));
}

/**
 * Before a card is revealed nothing here can be taken: a press on what looks free says so.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function early(ctx) {
  const { view, awaiting } = ctx.chain[0];
  if (!ctx.live || ctx.staged.length || view.decision !== "turn" || !awaiting.includes(ctx.me)) return undefined;
  return (/** @type {MouseEvent} */ { target }) => {
    if (target instanceof Element && target.closest("[data-explains]"))
      ctx.explain({ reason: ctx.words("draw-reveal-first"), rule: "sponsio.order" });
  };
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
export function Betting({ ctx, narrow }) {
  const { words } = ctx;
  const [tab, setTab] = useState("tickets");
  const wagering = at(ctx, "wager", "rewager") !== null;
  useEffect(() => {
    if (wagering) setTab("tickets"); // where the answer lies
  }, [wagering]);
  const stacks = stacksOf(ctx.chain[0].view);
  const tickets = html`<div class="tickets" onClick=${early(ctx)}>
    ${stacks.map((stack) => html`<${Ticket} key=${stack[0].id} ctx=${ctx} stack=${stack} narrow=${narrow} />`)}
  </div>`;
  if (!narrow) return html`<${Talon} ctx=${ctx} />${tickets}<${Tokens} ctx=${ctx} />`;
  const free = ctx.view.tokens.filter((token) => token.free).length;
  /** @type {[string, string, string | number][]} */
  const tabs = [
    ["tickets", words("draw-tickets-tab"), ""],
    ["tokens", words("draw-tokens-tab"), free],
    ["talon", words("draw-talon-tab"), ctx.view.talon.length],
  ];
  return html`
    <div class="board-tabs" role="tablist">
      ${tabs.map(
        ([id, name, count]) => html`<button role="tab" aria-selected=${tab === id} onClick=${() => setTab(id)}>
          ${name} <span>${count}</span>
        </button>`,
      )}
    </div>
    ${tab === "tickets" ? tickets : tab === "tokens" ? html`<${Tokens} ctx=${ctx} />` : html`<${Talon} ctx=${ctx} />`}
  `;
}

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Talon({ ctx }) {
  const { words } = ctx;
  const here = at(ctx, "action");
  const view = ctx.chain[0].view;
  return html`<section class="talon-zone" aria-label=${words("panel-talon")} onClick=${early(ctx)}>
    <h2>${words("panel-talon")}</h2>
    <p>${words("draw-talon-help")}</p>
    <div class="talon-cards">
      ${view.talon.map((card) => {
        const action = { kind: "swap_take", card };
        const can = here && !here.shut && offered(here.table, action);
        const why = here && !here.shut && refused(here.table, action);
        return html`<${Piece}
          key=${card}
          ctx=${ctx}
          card=${card}
          place="talon"
          label=${cardName(words, card)}
          can=${can}
          chosen=${isStaged(ctx, action)}
          why=${why}
          act=${() => ctx.stage(isStaged(ctx, action) ? list(ctx, here.count) : [...list(ctx, here.count), action])}
        />`;
      })}
    </div>
  </section>`;
}

/**
 * A stack of tickets: head, printed wagers as keys, and why not.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Ticket({ ctx, stack, narrow }) {
  const { words, names, me } = ctx;
  const asked = at(ctx, "action", "wager", "rewager");
  const here = asked?.shut ? null : asked;
  const decision = here?.table.view.decision;
  const pending = decision && decision !== "action" ? here.table.view.pending.ticket : null;
  const top = topmost.use(ctx);
  const free = stack.filter((ticket) => here && offered(here.table, { kind: "bet", ticket: ticket.id }));
  const open = pending
    ? stack.find((ticket) => ticket.id === pending)
    : (free.find((ticket) => isStaged(ctx, { kind: "bet", ticket: ticket.id })) ??
      free.find((ticket) => ticket.id === top) ??
      free[0]);
  const first = open ?? stack[0];
  const bet = open && decision === "action" ? [{ kind: "bet", ticket: open.id }] : [];
  const why =
    here &&
    !open &&
    !pending &&
    stack
      .toSorted((one, other) => Number(one.holder !== null) - Number(other.holder !== null))
      .map((ticket) => refused(here.table, { kind: "bet", ticket: ticket.id }))
      .find(Boolean);
  const counter = first.type === "counter";
  const choices = counter
    ? ctx.seats
        .filter((seat) => seat.seat !== (me ?? -1))
        .map((seat) => ({
          key: seat.seat,
          top: names[seat.seat],
          seat,
          odds: first.wagers[0].odds,
          action: { kind: "target", seat: seat.seat },
        }))
    : first.wagers.map((wager) => ({
        key: wager.id,
        top: wagerShort(words, first, wager),
        long: wagerLong(words, first, wager),
        odds: wager.odds,
        action: { kind: decision === "rewager" ? "rewager" : "wager", wager: wager.id },
      }));
  const chosenHere =
    open &&
    ctx.staged.length > here.count &&
    ctx.staged
      .slice(here.count)
      .some(
        (one) =>
          same(one, { kind: "bet", ticket: open.id }) || (pending && ["wager", "rewager", "target"].includes(one.kind)),
      );
  const usable = (choice) => open && (decision === "action" || offered(here.table, choice.action));
  const holders = stack.filter((ticket) => ticket.holder !== null);
  const taken = holders.length === stack.length && (why || !here);
  const note = taken ? takenBy(ctx, holders) : why ? why.short || why.reason : "";
  const quiet = !open && (why || holders.length === stack.length || (here && pending));
  const name = ticketName(words, first);
  const called = free.length > 1 ? `${name} ${first.id}` : name;
  const turn = (id) => {
    topmost.take(ctx, id);
    if (chosenHere) ctx.stage(ctx.staged.map((one) => (one.kind === "bet" ? { ...one, ticket: id } : one)));
  };
  const select = (choice) => {
    const staged = [...list(ctx, here.count), ...bet, choice.action];
    ctx.stage(chosenHere && isStaged(ctx, choice.action) ? list(ctx, here.count) : staged);
  };
  return html`<article
    class=${`ticket tab-${signOf(first)}${open ? " lit" : ""}${chosenHere ? " chosen" : ""}${quiet ? " quiet" : ""}`}
    aria-label=${name}
  >
    <${Head} ctx=${ctx} stack=${stack} free=${free} first=${first} turn=${turn} />
    ${
      (!narrow || !quiet) &&
      html`<div class="keys-of">
        ${choices.map((choice) => {
          const on = chosenHere && isStaged(ctx, choice.action);
          const printed = `${choice.seat ? "" : `${choice.top} `}×${choice.odds}`;
          const meant = choice.long ?? words("draw-against", { seat: choice.top });
          const label = `${printed}, ${called}, ${meant}`;
          const face = html`
            ${choice.seat ? html`<${Shape} seat=${choice.seat} />` : html`<b>${choice.top}</b>`}
            ${" "}
            <i class="num">×${choice.odds}</i>
          `;
          return usable(choice)
            ? html`<button
              key=${choice.key}
              class=${`wager${on ? " on" : ""}`}
              ...${explained(name, choiceText(ctx, choice))}
              aria-label=${label}
              aria-pressed=${Boolean(on)}
              onClick=${() => select(choice)}
              onDblClick=${() => ctx.send([...list(ctx, here.count), ...bet, choice.action])}
            >
              ${face}
            </button>`
            : html`<span
              key=${choice.key}
              class="wager off"
              ...${explained(name, choiceText(ctx, choice))}
            >
              ${face}
            </span>`;
        })}
      </div>`
    }
    ${
      why
        ? html`<button class="ticket-note" ...${explained(note, why.reason)} onClick=${() => ctx.explain(why)}>
          ${note}
        </button>`
        : note
          ? html`<span class="ticket-note">${note}</span>`
          : ""
    }
  </article>`;
}

/**
 * What a stack is; a press puts another one of its free tickets on top.
 * @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props
 */
function Head({ ctx, stack, free, first, turn }) {
  const { words } = ctx;
  const name = ticketName(words, first);
  const top = free.indexOf(first);
  const turned = [...free.slice(top), ...free.slice(0, top)];
  const order = [...turned, ...stack.filter((ticket) => !free.includes(ticket))];
  const face = html`
    <${Sign} name=${signOf(first)} />
    <b>${name}</b>
    ${" "}
    <span class="ids">
      ${order.map((ticket) => html`<span class=${ticket.holder === null ? "" : "struck"}>${ticket.id}</span> `)}
    </span>
  `;
  const told = words("draw-explain-ticket", { type: first.type, suit: first.suit ?? "none" });
  if (free.length < 2) return html`<header ...${explained(name, told)}>${face}</header>`;
  const { id } = turned[1];
  const twins = words("draw-explain-twins", { top: first.id, id });
  return html`<header ...${explained(name, `${told} ${twins}`)}>
    <button class="pile" onClick=${() => turn(id)}>${face}</button>
  </header>`;
}

/**
 * A printed wager in a sentence: what must come true, and what a coin brings.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
const choiceText = (ctx, choice) =>
  choice.long
    ? ctx.words("draw-bet-sentence", { wager: capital(choice.long), coins: 1, gain: choice.odds })
    : againstSentence(ctx, choice.seat.seat, 1, choice.odds);

/**
 * Who took the tickets of a stack, oneself first.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
function takenBy({ words, names, me }, tickets) {
  const seats = [...new Set(tickets.map((ticket) => ticket.holder))].sort(
    (one, other) => Number(other === me) - Number(one === me),
  );
  if (seats.length === 1 && seats[0] === me) return words("draw-taken-you");
  const told = seats.map((seat) => (seat === me ? words("ui-you") : names[seat]));
  const last = told.pop();
  return words("draw-taken", { seat: told.length ? words("list-last", { before: told.join(", "), last }) : last });
}

/**
 * Whose bet the double token lies on.
 * @param {Arene.Ctx<Arene.SponsioView>} ctx
 */
const doubler = (ctx) => ctx.chain[0].view.players.find((player) => player.bets.some((bet) => bet.stake > 1))?.seat;

/** @param {{ ctx: Arene.Ctx<Arene.SponsioView>, [name: string]: any }} props */
function Tokens({ ctx }) {
  const { words, names, me } = ctx;
  const here = at(ctx, "action");
  return html`<section class="tokens" aria-label=${words("panel-tokens")} onClick=${early(ctx)}>
    <h2>${words("panel-tokens")}</h2>
    ${ctx.chain[0].view.tokens.map((token) => {
      const action = { kind: "token", token: token.id };
      const can = here && !here.shut && offered(here.table, action);
      const why = here && !here.shut && refused(here.table, action);
      const chosen = isStaged(ctx, action);
      const owner = token.holder ?? doubler(ctx);
      const held =
        owner === undefined
          ? ""
          : words(token.holder === null ? "draw-token-laid" : "draw-token-held", {
              seat: owner === me ? words("ui-you") : names[owner],
            });
      const told = explained(
        words("draw-token", { token: token.id }),
        `${words("draw-explain-token", { token: token.id })} ${token.free ? words("draw-explain-price", { price: token.price }) : ""}`.trim(),
      );
      const send = () => ctx.send([...list(ctx, here.count), action]);
      const body = html`
        <span class=${`disc${token.free ? "" : " gone"}`}><${Sign} name=${token.id} /></span>
        <span class="token-text">
          <b>${words("draw-token", { token: token.id })}</b>
          <small>${token.free ? words("draw-price", { price: token.price }) : held}</small>
        </span>
      `;
      if (can || chosen)
        return html`<button
          key=${token.id}
          class=${`token lit${chosen ? " chosen" : ""}`}
          ...${told}
          aria-pressed=${chosen}
          onClick=${() => ctx.stage(chosen ? list(ctx, here.count) : [...list(ctx, here.count), action])}
          onDblClick=${send}
        >
          ${body}
        </button>`;
      if (why)
        return html`<button key=${token.id} class="token quiet" ...${told} onClick=${() => ctx.explain(why)}>
          ${body}
        </button>`;
      return html`<span key=${token.id} class=${`token${token.free ? "" : " quiet"}`} ...${told}>${body}</span>`;
    })}
  </section>`;
}
