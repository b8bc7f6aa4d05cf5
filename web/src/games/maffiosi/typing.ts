// Digits type a chair: "1", and soon after it "8", is chair 18.

/** So long a digit waits for another one, in milliseconds. */
const WAITS = 1200;
let kept = { text: "", at: -Infinity };

/** The chair that has been typed so far, counted from 0; null if it is none. */
export function typed(key: string, chairs: number, now: number): number | null {
  if (!/^\d$/.test(key)) return null;
  const longer = now - kept.at < WAITS ? kept.text + key : key;
  const text = isChair(longer, chairs) ? longer : key;
  kept = { text, at: now };
  return isChair(text, chairs) ? Number(text) - 1 : null;
}

function isChair(text: string, chairs: number): boolean {
  return Number(text) >= 1 && Number(text) <= chairs;
}
