// What this browser wrote down when its player took a chair: the house's commitment, and the seed he
// added. Only such a note proves afterwards that the house did not choose its seed later, and that the
// player's own was in it.
export interface Note {
  table: string;
  commitment: string;
  seed: string;
}

const PLACE = "backroom-notes";
const MOST = 60;

export function keepNote(note: Note): void {
  const others = notes().filter((each) => each.table !== note.table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, note].slice(-MOST)));
  } catch {
    // A browser that keeps nothing: then there is no note, and the page says so.
  }
}

export function noteOf(table: string): Note | null {
  return notes().find((each) => each.table === table) ?? null;
}

function notes(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Note[];
  } catch {
    return [];
  }
}
