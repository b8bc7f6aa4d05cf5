const files = import.meta.glob<string>(
  [
    "../../../../src/backroom/words/de/*.ftl",
    "!../../../../src/backroom/words/de/terminal_*.ftl",
    "!../../../../src/backroom/words/de/learn*.ftl",
    "!../../../../src/backroom/words/de/guide_*.ftl",
    "!../../../../src/backroom/words/de/puzzle_*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const texts = Object.values(files);
