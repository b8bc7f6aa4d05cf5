const files = import.meta.glob<string>(
  [
    "../../../../src/backroom/words/en/*.ftl",
    "!../../../../src/backroom/words/en/terminal_*.ftl",
    "!../../../../src/backroom/words/en/learn*.ftl",
    "!../../../../src/backroom/words/en/guide_*.ftl",
    "!../../../../src/backroom/words/en/puzzle_*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const texts = Object.values(files);
