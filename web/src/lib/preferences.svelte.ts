// How somebody wants the house to look and act on this device.
const KEY = "backroom-preferences";

export const TEXT_SIZES = [100, 112, 125] as const;

interface Kept {
  /** Nothing moves, whatever the system says. */
  still: boolean;
  /** What is chosen is sent after one more press. */
  confirm: boolean;
  /** Seat colours that differ for whoever sees colours differently. */
  distinct: boolean;
  /** Of letters, in percent. */
  text: number;
}

const USUAL: Kept = { still: false, confirm: false, distinct: false, text: 100 };

class Preferences {
  private kept = $state.raw<Kept>(read());

  get wishes(): Readonly<Kept> {
    return this.kept;
  }

  /** Nothing shall move: by this wish or by the system's. */
  get isStill(): boolean {
    return this.kept.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  change(wish: Partial<Kept>): void {
    this.kept = { ...this.kept, ...wish };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.apply();
  }

  /** The page follows: once at the start, and after every change. */
  apply(): void {
    const { dataset, style } = document.documentElement;
    dataset.motion = this.kept.still ? "none" : "usual";
    dataset.palette = this.kept.distinct ? "distinct" : "usual";
    style.fontSize = this.kept.text === 100 ? "" : `${this.kept.text}%`;
  }
}

/** What is kept may be older than we are, or broken. */
function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

export const preferences = new Preferences();
