/** What lies in this place. The service counts with the same lists: if nothing lies there, that is a defect. */
export function at<Thing>(list: readonly Thing[], place: number): Thing {
  const thing = list[place];
  if (thing === undefined) throw new RangeError(`there is nothing in place ${place} of ${list.length}`);
  return thing;
}
