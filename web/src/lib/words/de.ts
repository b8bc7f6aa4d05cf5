const files = import.meta.glob("../../../../src/backroom/words/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(files) as string[];
