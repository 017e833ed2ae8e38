import { edit_entry } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { editEntry } from "../../tracking/edit-entry.ts";
import { wholeEntry } from "../../tracking/whole-entry.ts";

export const handler = handle(edit_entry, async ({ kind, id, day, ...edit }, { uid }) => {
  const { entry, noted } = await editEntry(uid, kind, id, edit, day);
  return { entry: wholeEntry(kind, entry, noted) };
});
