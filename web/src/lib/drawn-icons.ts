// The icons that are here: those of the room from the beginning, those of a table when it comes.
import { ICONS } from "./icons/room";
import type { IconName } from "./icons/names";
import { noteMissing } from "./missing";

const here: Partial<Record<IconName, string>> = { ...ICONS };

export function addIcons(icons: Partial<Record<IconName, string>>): void {
  Object.assign(here, icons);
}

export function drawnIcon(name: IconName): string {
  const body = here[name];
  if (body === undefined) noteMissing(`the icon ${name}`);
  return body ?? "";
}
