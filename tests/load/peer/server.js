// boardgame.io's own server, in memory, with a game of hands that are hidden from each other: about as
// much to see for each player as in a round of Capo della Mafia, and a rule that costs nothing.
const { Server, Origins } = require("boardgame.io/server");

const KINDS = 25;

const hands = {
  name: "hands",
  setup: ({ ctx }) => ({
    players: Array.from({ length: ctx.numPlayers }, () => ({
      respect: 0,
      asked: true,
      laid: 0,
      suspects: null,
      suspected: false,
      jailed: false,
      drawn: 0,
      held: 0,
      shown: [],
    })),
    hands: Array.from({ length: ctx.numPlayers }, (_, seat) => [1, 2, 3, 4, 5, 6, 7].map((card) => card + seat)),
    seen: Array(KINDS).fill(0),
    unseen: Array(KINDS).fill(3),
    missions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    round: 1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, place) => {
      const seat = Number(playerID);
      const card = G.hands[seat][place];
      G.players[seat].laid += 1;
      G.players[seat].shown = [card];
      G.seen[card] += 1;
      G.hands[seat][place] = (card + 3) % KINDS;
      G.round += 1;
    },
  },
  playerView: ({ G, playerID }) => {
    const { hands: all, ...open } = G;
    return { ...open, hand: playerID === null ? [] : all[Number(playerID)] };
  },
};

Server({ games: [hands], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
