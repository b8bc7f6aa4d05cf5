// What a table has agreed on, in a few words: the line that stays when the rest is folded away.
import { words } from "../lib/words.svelte";
import type { GameShown, OptionShown, TableSettings } from "../wire/rest";
import { clockWords, holdWords, isByCorrespondence, NO_CLOCK } from "./clocks";

/** The options that are not as printed. */
export function changedOptions(game: GameShown, options: Record<string, string>): OptionShown[] {
  return game.options.filter(({ name, values }) => (options[name] ?? values[0]) !== values[0]);
}

export function rulesLine(game: GameShown, options: Record<string, string>): string {
  const changes = changedOptions(game, options).length;
  return changes === 0 ? words.ui("web-new-printed") : words.ui("web-new-changes", { changes });
}

export function clockLine(settings: TableSettings): string {
  const clock = settings.clock ?? NO_CLOCK;
  const hold = isByCorrespondence(clock) ? [] : [holdWords(settings.hold ?? 0)];
  return [clockWords(clock), ...hold].join(" · ");
}

export function talkLine(settings: TableSettings): string {
  return words.ui(`web-settings-talk-${settings.talk ?? "all"}`);
}

export function guestsLine(settings: TableSettings): string {
  return [
    words.ui(settings.listed ? "web-lobby-listed" : "web-lobby-not-listed"),
    words.ui(settings.watchers ? "web-lobby-watchers" : "web-lobby-no-watchers"),
    ...(settings.rated ? [words.ui("web-lobby-rated")] : []),
  ].join(" · ");
}
