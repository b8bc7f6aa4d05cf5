// Long words on narrow cards: where they may be broken, the word lists say.
import { words } from "./words.svelte";

const SOFT = "\u00AD";

type Breaking = (word: string) => string;
let known: { bundle: typeof words.bundle; breaks: Map<string, Breaking> } | null = null;

/** The same words, with soft hyphens. For the eye only: names for screen readers stay as they are. */
export function softly(text: string): string {
  return text.replaceAll(/\p{L}{9,}/gu, (word) => broken().get(word.toLowerCase())?.(word) ?? word);
}

/** The list of the language that is spoken, read once. */
function broken(): Map<string, Breaking> {
  const { bundle } = words;
  if (known?.bundle !== bundle) known = { bundle, breaks: new Map(words.ui("web-breaks").split(" ").map(breaking)) };
  return known.breaks;
}

function breaking(entry: string): [string, Breaking] {
  const parts = entry.split("|");
  return [
    parts.join("").toLowerCase(),
    (word) => {
      let from = 0;
      return parts.map((part) => word.slice(from, (from += part.length))).join(SOFT);
    },
  ];
}
