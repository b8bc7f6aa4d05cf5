// A part of the page as a picture: the browser draws it once more, from a copy that needs nothing from outside, with the
// house's own styles and letters in it. Nothing leaves the machine.

/** As wide and as high as pictures of links are. */
export const WIDE = 1200;
export const HIGH = 630;

const SVG = "http://www.w3.org/2000/svg";
/** What comes in by moving would not be there yet. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/** The picture, as an address of its own (`data:image/png;…`). */
export async function drawingOf(element: HTMLElement): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await copyOf(element))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, HIGH);
  return canvas.toDataURL("image/png");
}

/** The picture as a file, to be handed on. */
export function fileOf(drawing: string, name: string): File {
  const bytes = Uint8Array.from(atob(drawing.slice(drawing.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}

async function copyOf(element: HTMLElement): Promise<string> {
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(WIDE));
  svg.setAttribute("height", String(HIGH));
  svg.setAttribute("lang", root.lang);
  // What the house says of its root holds for this one: colours, and how large a rem is.
  for (const [name, value] of Object.entries(root.dataset)) if (value !== undefined) svg.dataset[name] = value;
  const { fontSize } = getComputedStyle(root);
  const { color, font } = getComputedStyle(element);
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${await lettersFor(element)}\n${looks()}\nsvg:root { font-size: ${fontSize}; }\n${STILL}`;
  const foreign = document.createElementNS(SVG, "foreignObject");
  foreign.setAttribute("width", "100%");
  foreign.setAttribute("height", "100%");
  const ground = document.createElement("div");
  Object.assign(ground.style, { color, font });
  ground.append(element.cloneNode(true));
  foreign.append(ground);
  svg.append(style, foreign);
  return new XMLSerializer().serializeToString(svg);
}

/** All that the house says of how things look, but for its letters. */
function looks(): string {
  return rules()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

function rules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

/** The letters that are needed, whole. */
async function lettersFor(element: HTMLElement): Promise<string> {
  const text = element.textContent;
  const needed = rules().filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && covers(rule.style.getPropertyValue("unicode-range"), text),
  );
  return (await Promise.all(needed.map(whole))).join("\n");
}

async function whole(rule: CSSFontFaceRule): Promise<string> {
  const found = /url\("?([^")]+)"?\)/.exec(rule.cssText);
  const [address = "", path = ""] = found ?? [];
  if (address === "" || path.startsWith("data:")) return rule.cssText;
  const answer = await fetch(new URL(path, rule.parentStyleSheet?.href ?? location.href));
  return rule.cssText.replace(address, `url(${await readAsAddress(await answer.blob())})`);
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("it cannot be read"));
    reader.readAsDataURL(blob);
  });
}

/** Is one of these letters in this range? Without a range it is for all. */
export function covers(range: string, text: string): boolean {
  if (range === "") return true;
  const parts = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = "", to]) => [
    parseInt(from.replaceAll("?", "0"), 16),
    parseInt(to ?? from.replaceAll("?", "F"), 16),
  ]);
  // By code points: that is what ranges are made of.
  return Array.from(text).some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from = 0, to = 0]) => from <= code && code <= to);
  });
}
