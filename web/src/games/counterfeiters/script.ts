// How Counterfeiters is shown: a turn moves henchman, card, officer and Godfather, one after the other.
import type { Script, Show } from "../../show/show.svelte";
import type { CftPrinted } from "../../wire/counterfeiters";
import { beatsOf } from "./beats";
import type { CftEvent, CftView } from "./matter";
import { type NoticeBoard, noticeOf } from "./notices.svelte";
import { after, quiet, type Scene, sceneOf } from "./scene";

export type CftShow = Show<CftView, Scene, CftEvent>;

export function scriptOf(printed: CftPrinted, notices: NoticeBoard): Script<CftView, Scene, CftEvent> {
  return {
    longest: 5000,
    late: 4000,
    beatsOf,
    sceneOf,
    quiet,
    after: (scene, event, coming) => after(scene, event, coming.seat, printed),
    note({ events }) {
      const notice = noticeOf(events);
      if (notice !== null) notices.hang(notice);
    },
  };
}
