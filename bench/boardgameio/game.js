// A small game of five seats: a hand for each that others do not see, a common track, and a log as long as the game.
const { PlayerView } = require("boardgame.io/core");

const CARDS = 40;

exports.Track = {
  name: "track",
  minPlayers: 5,
  maxPlayers: 5,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS * ctx.numPlayers).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: deck.splice(0, 8), score: 0 };
    return { secret: { deck }, players, track: Array(60).fill(null), told: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const me = G.players[playerID];
        const card = me.hand.splice(place % me.hand.length, 1)[0];
        const at = random.Die(G.track.length) - 1;
        if (G.track[at]) G.players[G.track[at].seat].score -= 1;
        G.track[at] = { seat: playerID, card };
        me.score += card % 7;
        if (G.secret.deck.length) me.hand.push(G.secret.deck.pop());
        else me.hand.push(card);
        G.told.push({ seat: playerID, card, at });
      },
    },
  },
};
