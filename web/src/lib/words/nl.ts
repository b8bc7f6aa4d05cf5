const files = import.meta.glob<string>(
  [
    "../../../../src/backroom/words/nl/*.ftl",
    "!../../../../src/backroom/words/nl/terminal_*.ftl",
    "!../../../../src/backroom/words/nl/learn*.ftl",
    "!../../../../src/backroom/words/nl/guide_*.ftl",
    "!../../../../src/backroom/words/nl/puzzle_*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const texts = Object.values(files);
