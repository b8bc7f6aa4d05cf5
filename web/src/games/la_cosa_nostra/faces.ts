// What the gangsters look like: drawn from parts, so that nobody looks like anybody else at the table.
export type Hat = "none" | "fedora" | "top" | "bowler" | "flat" | "slick" | "curls" | "bald" | "woman";
export type Eyes = "open" | "shades" | "narrow" | "wink" | "patch";
export type Lip = "none" | "thin" | "thick" | "goatee" | "beard" | "handlebar";
export type Mouth = "line" | "smile" | "grim" | "cigar" | "toothpick" | "lips";

export interface Looks {
  hat: Hat;
  eyes: Eyes;
  lip: Lip;
  mouth: Mouth;
  /** 1 is the lightest. */
  skin: 1 | 2 | 3;
}

const look = (hat: Hat, eyes: Eyes, lip: Lip, mouth: Mouth, skin: Looks["skin"] = 1): Looks => ({
  hat,
  eyes,
  lip,
  mouth,
  skin,
});

/** By the number of the gangster: three who start, three who wait under the boss, family after family. */
const LOOKS: readonly Looks[] = [
  look("slick", "open", "none", "line"),
  look("fedora", "open", "thick", "grim"),
  look("bowler", "shades", "none", "cigar", 2),
  look("none", "wink", "none", "smile"),
  look("top", "narrow", "thick", "cigar"),
  look("fedora", "shades", "goatee", "grim", 2),

  look("flat", "open", "none", "smile"),
  look("fedora", "wink", "thin", "line", 2),
  look("slick", "narrow", "handlebar", "line"),
  look("woman", "open", "none", "lips"),
  look("bowler", "shades", "none", "line", 2),
  look("top", "narrow", "thin", "toothpick"),

  look("fedora", "shades", "none", "line"),
  look("curls", "open", "none", "cigar", 2),
  look("top", "narrow", "none", "grim"),
  look("fedora", "shades", "thick", "line", 2),
  look("flat", "open", "thin", "toothpick"),
  look("bald", "patch", "beard", "grim", 3),

  look("slick", "wink", "none", "smile", 2),
  look("fedora", "narrow", "thin", "cigar"),
  look("bowler", "shades", "thick", "line"),
  look("curls", "open", "goatee", "smile"),
  look("fedora", "shades", "none", "cigar", 3),
  look("top", "patch", "handlebar", "grim"),

  look("top", "narrow", "thin", "grim"),
  look("fedora", "shades", "none", "smile"),
  look("flat", "narrow", "thick", "toothpick", 2),
  look("bald", "open", "none", "cigar"),
  look("bowler", "open", "beard", "line", 2),
  look("none", "narrow", "handlebar", "grim", 3),
];

export function looksOf(man: number): Looks {
  return LOOKS[man % LOOKS.length] ?? look("fedora", "open", "none", "line");
}

/** The cloth of a family, by its colour, and the band of its hats. */
const CLOTH: Record<string, { suit: string; band: string }> = {
  yellow: { suit: "var(--lcn-suit-yellow)", band: "var(--lcn-band-yellow)" },
  green: { suit: "var(--lcn-suit-green)", band: "var(--lcn-band-green)" },
  red: { suit: "var(--lcn-suit-red)", band: "var(--lcn-band-red)" },
  purple: { suit: "var(--lcn-suit-purple)", band: "var(--lcn-band-purple)" },
  blue: { suit: "var(--lcn-suit-blue)", band: "var(--lcn-band-blue)" },
  orange: { suit: "var(--lcn-suit-orange)", band: "var(--lcn-band-orange)" },
};

export function clothOf(colour: string): { suit: string; band: string } {
  return CLOTH[colour] ?? { suit: "var(--ink-soft)", band: "var(--brass)" };
}

export const SKINS: Record<Looks["skin"], string> = {
  1: "var(--lcn-skin-1)",
  2: "var(--lcn-skin-2)",
  3: "var(--lcn-skin-3)",
};
