import { describe, expect, it } from "vitest";
import { backTo, comingFrom } from "./way-back";

const read = (query: string) => backTo(new URLSearchParams(query));

describe("the way back to the table", () => {
  it("is the table that one came from, with the link that lets one in", () => {
    expect(read(comingFrom("ab-12", null, "maffiosi"))).toBe("/table/ab-12");
    expect(read(comingFrom("ab-12", "se+c/ret", "maffiosi"))).toBe("/table/ab-12?link=se%2Bc%2Fret");
  });

  it("is the lesson, where the table was one of a lesson", () => {
    expect(read(comingFrom("lesson-maffiosi-3", null, "maffiosi"))).toBe("/learn/maffiosi");
  });

  it.each(["", "//evil.example", "https://evil.example/table/x", "/table/x/../../me", "javascript:alert(1)", "/me"])(
    "never leads out of the house: %s",
    (from) => expect(read(`from=${encodeURIComponent(from)}`)).toBeNull(),
  );
});
