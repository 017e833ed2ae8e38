import { kinds } from "../../shared/kind.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { namesOf } from "../diary/names.ts";
import { readShelves, timelinesOf } from "../diary/timelines.ts";
import { toldEvent } from "../diary/told.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listArchivedEvents } from "../table/diary/archived-events.ts";
import { getDiarySetting } from "../table/diary/setting.ts";

/** A user's diary for the user, the oldest first: each change of a title with what was before and after it. */
export async function exportedDiary(uid: string) {
  const [setting, catalogue, shelves, archived] = await sideBySide([
    getDiarySetting(uid, { isConsistent: true }),
    currentCatalogue(),
    readShelves(uid, kinds),
    listArchivedEvents(uid),
  ]);
  const timelines = timelinesOf(setting, shelves, archived).filter(
    ({ events }) => events.length > 0,
  );
  const names = await namesOf(uid, catalogue, timelines);
  const told = timelines.flatMap(({ kind, id, events }, at) =>
    events.map((event) => ({ kind, id, event, title: names[at]?.card.title ?? "" })),
  );
  return told
    .sort((a, b) => a.event.atMs - b.event.atMs)
    .map(({ kind, id, event, title }) => {
      const { at, by, standing, score, run, repeats } = toldEvent(kind, id, event);
      const changes = Object.entries({ standing, score, run, repeats });
      const side = (of: "from" | "to") =>
        Object.fromEntries(
          changes.flatMap(([name, change]) => (change === null ? [] : [[name, change[of]]])),
        );
      return {
        at: new Date(at).toISOString(),
        by,
        kind,
        id,
        title,
        from: side("from"),
        to: side("to"),
      };
    });
}
