import { entry } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { getEntry } from "../../table/entries.ts";
import { getNotes } from "../../table/imports/import-notes.ts";
import { wholeEntry } from "../../tracking/whole-entry.ts";

export const handler = handle(entry, async ({ kind, id }, { uid }) => {
  const [current, noted] = await sideBySide([getEntry(uid, kind, id), getNotes(uid, kind, id)]);
  return { entry: current === undefined ? null : wholeEntry(kind, current, noted) };
});
