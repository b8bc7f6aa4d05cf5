const files = import.meta.glob<string>("../../../../src/backroom/words/en/guide_*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(files);
