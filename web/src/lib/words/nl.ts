const files = import.meta.glob("../../../../src/backroom/words/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(files) as string[];
