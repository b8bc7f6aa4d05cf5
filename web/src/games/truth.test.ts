// The table with nothing hidden, put together from what each seat saw.
import { describe, expect, it } from "vitest";
import { gameOf } from "./games";

async function opened(game: string, open: object, seats: object[]): Promise<unknown> {
  const truth = await gameOf(game).truth?.();
  return truth?.opened(open, seats);
}

describe("with nothing hidden", () => {
  it("all that was laid in Capo lies open, and nothing else changes", async () => {
    const players = [
      { respect: 3, laid: 2, face_up: [4] },
      { respect: 5, laid: 1, face_up: [] },
    ];
    const found = await opened("capo-della-mafia", { round: 2, players }, [{ laid: [4, 7] }, { laid: [9] }]);
    expect(found).toEqual({
      round: 2,
      players: [
        { respect: 3, laid: 2, face_up: [4, 7] },
        { respect: 5, laid: 1, face_up: [9] },
      ],
    });
  });

  it("every family of La Cosa Nostra is seen with its own eyes", async () => {
    const hidden = { men: [{ task: { job: null } }] };
    const own = (job: number) => ({ men: [{ task: { job } }] });
    const found = await opened("la-cosa-nostra", { families: [hidden, hidden] }, [
      { families: [own(3), hidden] },
      { families: [hidden, own(8)] },
    ]);
    expect(found).toEqual({ families: [own(3), own(8)] });
  });

  it("money that the options hide is told by its owner", async () => {
    const found = await opened("maffiosi", { families: [{ men: 7, money: null, notes: null }] }, [
      { families: [{ men: 7, money: 4000, notes: null }] },
    ]);
    expect(found).toEqual({ families: [{ men: 7, money: 4000, notes: null }] });
  });

  it("what lies behind a screen lies beside it", async () => {
    const purse = { cash: 50, offshore: 20, fakes: [1, 0, 2] };
    const bare = { cards: [1], cash: null, offshore: null, fakes: null };
    const found = await opened("counterfeiters", { players: [bare] }, [purse]);
    expect(found).toEqual({ players: [{ cards: [1], ...purse }] });
  });
});
