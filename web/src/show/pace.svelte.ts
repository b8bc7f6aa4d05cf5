// How long scenes are looked at: some want to follow every knife, others only how it stands.
export const PACES = ["slow", "normal", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "backroom-pace";
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.45, "at-once": 0 };

class Pacing {
  wish = $state<Pace>(kept());

  /** A scene lasts so many times as long as usual; 0: it is not shown. */
  get factor(): number {
    return FACTORS[this.wish];
  }

  choose(pace: Pace): void {
    this.wish = pace;
    localStorage.setItem(KEY, pace);
  }
}

function kept(): Pace {
  const found = localStorage.getItem(KEY);
  return PACES.find((pace) => pace === found) ?? "normal";
}

export const pacing = new Pacing();
