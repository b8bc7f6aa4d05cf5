// A soft bell when it is your turn. It rings until you have answered once, for whoever waits for a game
// to begin may look elsewhere; after that only if you want it to.
import { isTouched } from "../lib/browser";

const KEY = "backroom-bell";
const NOTES = [659.3, 880];

type Wish = "on" | "off" | "until the first answer";

class Bell {
  private wish = $state<Wish>((localStorage.getItem(KEY) as Wish | null) ?? "until the first answer");
  private sound: AudioContext | null = null;

  get on(): boolean {
    return this.wish !== "off";
  }

  turn(on: boolean): void {
    this.wish = on ? "on" : "off";
    localStorage.setItem(KEY, this.wish);
    if (on) this.ring();
  }

  answered(): void {
    if (this.wish === "until the first answer") this.turn(false);
  }

  ring(): void {
    // A page may make no sound before somebody has touched it; then it stays silent, without a word.
    if (!this.on || !isTouched()) return;
    this.sound ??= new AudioContext();
    for (const [place, pitch] of NOTES.entries()) this.strike(this.sound, pitch, place * 0.14);
  }

  private strike(sound: AudioContext, pitch: number, delay: number): void {
    const start = sound.currentTime + delay;
    const tone = new OscillatorNode(sound, { type: "sine", frequency: pitch });
    const loudness = new GainNode(sound, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}

export const bell = new Bell();
