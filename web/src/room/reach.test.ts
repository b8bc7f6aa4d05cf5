import { describe, expect, it } from "vitest";
import { isOnlyHere } from "./reach";

describe("an address", () => {
  it.each(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])("%s is only for this machine", (host) => {
    expect(isOnlyHere(host)).toBe(true);
  });

  it.each(["192.168.1.5", "backroom.example", "localhost.example", "[fe80::1]"])("%s is for others too", (host) => {
    expect(isOnlyHere(host)).toBe(false);
  });
});
