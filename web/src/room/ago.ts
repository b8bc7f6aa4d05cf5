// How long ago something was, in the reader's words.
const UNITS = [
  { unit: "day", length: 86_400_000 },
  { unit: "hour", length: 3_600_000 },
  { unit: "minute", length: 60_000 },
] as const;

export function ago(then: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = now - then;
  const largest = UNITS.find(({ length }) => passed >= length);
  // Seconds are not worth counting: that is "now".
  if (largest === undefined) return format.format(0, "second");
  return format.format(-Math.floor(passed / largest.length), largest.unit);
}
