// So many tables of five seats, an action every so often at each; how long until every seat has it, and what it costs.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Track } = require("./game");

const [port, lobby, tables, every, seconds, delta] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}`;
const SEATS = 5;
const game = { ...Track, deltaState: delta === "delta" };
const PATIENCE = 10_000; // ms after which an action is given up that not every seat was shown
const times = [];
let lost = 0;

const post = async (path, body) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${lobby}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const cost = async () => (await fetch(`http://127.0.0.1:${lobby}/cost`)).json();

// A client that asks for its table while the store still writes it is never answered: it asks again.
async function started(client) {
  for (let tries = 0; tries < 10; tries += 1) {
    client.start();
    for (let waited = 0; waited < 3000; waited += 20) {
      if (client.getState()?.isConnected) return;
      await sleep(20);
    }
    client.stop();
  }
  throw new Error("a client never got its table");
}

async function seated() {
  const { matchID } = await post("/games/track/create", { numPlayers: SEATS });
  const table = { clients: [], waiting: new Set(), at: 0, turn: -1 };
  for (let seat = 0; seat < SEATS; seat += 1) {
    const join = await post(`/games/track/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
    const client = Client({
      game, numPlayers: SEATS, matchID, playerID: String(seat), credentials: join.playerCredentials, debug: false,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"] } }),
    });
    client.subscribe((state) => {
      if (!state || !table.waiting.has(seat) || state.ctx.turn <= table.turn) return;
      table.waiting.delete(seat);
      if (table.waiting.size === 0) times.push(performance.now() - table.at);
    });
    await started(client);
    table.clients.push(client);
  }
  return table;
}

function act(table) {
  const state = table.clients[0].getState();
  if (table.waiting.size && performance.now() - table.at < PATIENCE) return;
  if (table.waiting.size) lost += 1;
  table.turn = state.ctx.turn;
  table.waiting = new Set(table.clients.keys());
  table.at = performance.now();
  table.clients[Number(state.ctx.currentPlayer)].moves.play(Math.floor(Math.random() * 8));
}

(async () => {
  const empty = await cost();
  const all = [];
  for (let number = 0; number < Number(tables); number += 1) all.push(await seated());
  const timers = all.map((table) => setInterval(() => act(table), Number(every) * 1000 * (0.9 + Math.random() * 0.2)));
  await sleep(4000);
  times.length = 0;
  const before = await cost();
  await sleep(Number(seconds) * 1000);
  const after = await cost();
  timers.forEach(clearInterval);
  const sorted = [...times].sort((a, b) => a - b);
  const share = (part) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(1);
  const each = (name, by = 1) => ((after[name] - before[name]) * by) / sorted.length;
  console.log(
    `boardgame.io${delta === "delta" ? " with its patches" : ""}: ${sorted.length} actions, p50 ${share(0.5)} ms, p99 ${share(0.99)} ms; ` +
      `${each("cpu", 1000).toFixed(2)} ms of processor time and ${each("sent").toFixed(0)} bytes an action; ` +
      `${((after.memory - empty.memory) / all.length).toFixed(0)} kB a table; ${lost} actions not seen by all`,
  );
  process.exit(0);
})();
