/** Something that should be there is not, a sentence or an icon: a defect, which tests find by this list. */
export function noteMissing(what: string): void {
  (globalThis as { backroomMissing?: string[] }).backroomMissing?.push(what);
}
