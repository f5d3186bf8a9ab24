// Serves the game with boardgame.io's own file store, and tells what that costs at /cost. Its lobby has a port of its own:
// beside the tables its routes are not found, with the versions of Koa that are installed today.
const { Server, FlatFile } = require("boardgame.io/server");
const { Track } = require("./game");

const [port, lobby, folder, delta] = process.argv.slice(2);
const game = { ...Track, deltaState: delta === "delta" };
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: ["http://127.0.0.1"] });
const open = new Set();
let sent = 0;

server.router.get("/cost", (context) => {
  const { user, system } = process.cpuUsage();
  const now = [...open].reduce((sum, socket) => sum + socket.bytesWritten, sent);
  context.body = { cpu: (user + system) / 1e6, sent: now, memory: process.memoryUsage().rss / 1024 };
});

server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } }).then(({ appServer }) => {
  appServer.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => {
      open.delete(socket);
      sent += socket.bytesWritten;
    });
  });
  console.log("ready");
});
