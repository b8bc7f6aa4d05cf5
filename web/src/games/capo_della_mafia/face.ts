// Every maffioso has a face of his own, and the same one every time: it follows from his name.
import type { MaffiosoPrinted } from "../../wire/capo_della_mafia";

export type Role = "diva" | "rat" | "adviser" | "strongman" | "cop" | "captain" | "ordinary";

export interface Face {
  role: Role;
  hat: number;
  head: number;
  eyes: number;
  mouth: number;
  moustache: number;
}

/** How many of each there are to draw. */
export const FEATURES = { hat: 5, head: 3, eyes: 4, mouth: 4, moustache: 4 };

export function roleOf(man: MaffiosoPrinted): Role {
  if (man.extra_respect > 0) return "diva";
  if (man.squeals > 0) return "rat";
  if (man.steals > 0) return "adviser";
  if (man.symbols.includes("?")) return "strongman";
  if (man.stars < -1) return "captain";
  return man.stars < 0 ? "cop" : "ordinary";
}

export function faceOf(man: MaffiosoPrinted): Face {
  let number = 2_166_136_261;
  for (const letter of man.name) number = Math.imul(number ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  const draw = (among: number): number => {
    const drawn = number % among;
    number = Math.floor(number / among);
    return drawn;
  };
  return {
    role: roleOf(man),
    hat: draw(FEATURES.hat),
    head: draw(FEATURES.head),
    eyes: draw(FEATURES.eyes),
    mouth: draw(FEATURES.mouth),
    moustache: draw(FEATURES.moustache),
  };
}
