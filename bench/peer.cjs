// The loop of load.py against boardgame.io: `node peer.cjs serve PORT` and `node peer.cjs load PORT TABLES SECONDS BEAT`.
// NODE_PATH says where boardgame.io lies. The peer keeps its matches in memory, without bots, disk or words.
const { performance } = require("node:perf_hooks");

const SCREENS = 4;
const [what, port, ...rest] = process.argv.slice(2);

const game = {
  name: "beat",
  setup: () => ({ count: 0, hands: Array.from({ length: 4 }, (_, seat) => Array.from({ length: 13 }, (_, card) => `card ${seat}.${card}`)), log: [] }),
  moves: {
    count: ({ G }, value) => {
      G.count = value;
      G.log.push({ seat: 0, card: "card 0.1", value });
      if (G.log.length > 60) G.log.shift();
    },
  },
  turn: { activePlayers: { all: null } },
};

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
}

async function load() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const [tables, seconds, beat] = rest.map(Number);
  const took = [];
  const run = { ready: 0, begun: false, until: Number.POSITIVE_INFINITY, sent: 0 };

  function open(match, seat) {
    const screen = { due: new Map() };
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    screen.client = Client({ game, numPlayers: 4, matchID: match, multiplayer, debug: false, playerID: seat });
    screen.client.subscribe((state) => {
      for (const [value, due] of state ? screen.due : []) {
        if (state.G.count < value) continue;
        took.push((performance.now() - due) / 1000);
        screen.due.delete(value);
      }
    });
    screen.client.start();
    return screen;
  }

  async function table(number) {
    const screens = Array.from({ length: SCREENS }, (_, place) => open(`table-${number}`, place ? undefined : "0"));
    while (!screens.every((one) => one.client.getState()?.isConnected)) await pause(0.05);
    run.ready += 1;
    while (!run.begun) await pause(0.05);
    await pause(Math.random() * beat);
    for (let value = 1; performance.now() < run.until; value += 1) {
      const due = performance.now() + (0.5 + Math.random()) * beat * 1000;
      await pause((due - performance.now()) / 1000);
      // who moves sees it before the server does: only the other screens are measured
      for (const screen of screens.slice(1)) screen.due.set(value, due);
      run.sent += SCREENS - 1;
      screens[0].client.moves.count(value);
    }
  }

  const began = performance.now();
  for (let number = 0; number < tables; number += 1) {
    table(number);
    if (number % 20 === 19) await pause(0.1);
  }
  while (run.ready < tables && performance.now() - began < 120000) await pause(0.1);
  run.until = performance.now() + seconds * 1000;
  run.begun = true;
  await pause(seconds + 5);
  took.sort((one, other) => one - other);
  const at = (part) => `${(1000 * took[Math.min(took.length - 1, Math.floor(took.length * part))]).toFixed(0)} ms`;
  console.log(`boardgame.io, ${run.ready} of ${tables} tables, ${took.length} of ${run.sent} arrivals:`);
  console.log(`  p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, max ${at(1)}`);
  process.exit(0);
}

if (what === "serve") serve();
else load();
