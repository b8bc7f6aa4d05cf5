import { describe, expect, it } from "vitest";
import { covered, placeFor } from "./places";

const ROOM = { x: 8, y: 60, width: 374, height: 720 };
const NOTE = { width: 366, height: 190 };

describe("the place of the note", () => {
  it("is the middle where nothing is lit", () => {
    const place = placeFor(NOTE, ROOM, ROOM, []);
    expect(place.x + place.width / 2).toBeCloseTo(195);
    expect(place.y + place.height / 2).toBeCloseTo(420);
  });

  it("covers nothing that is lit, wherever that is", () => {
    for (let y = 60; y < 700; y += 20) {
      const lit = [{ x: 150, y, width: 90, height: 80 }];
      expect(covered(placeFor(NOTE, ROOM, ROOM, lit), lit)).toBe(0);
    }
  });

  it("stays within the room, and covers as little as can be where it must", () => {
    const lit = [ROOM, { x: 100, y: 100, width: 50, height: 50 }];
    const place = placeFor(NOTE, ROOM, ROOM, lit);
    expect(place.y).toBeGreaterThanOrEqual(ROOM.y);
    expect(place.y + place.height).toBeLessThanOrEqual(ROOM.y + ROOM.height);
    expect(covered(place, lit.slice(1))).toBe(0);
  });
});
