import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { TitleKey } from "../../tracking/standing.ts";
import type { Tracker } from "../../tracking/tracker.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { Entry } from "./entry-edits.ts";
import { EntryEditor } from "./entry-editor.ts";

const editors = new WeakMap<QueryClient, EntryEditor>();

function createEditor(client: QueryClient, tracker: Tracker): EntryEditor {
  const editor = new EntryEditor(client, tracker);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") editor.flushAll();
  });
  return editor;
}

/** The editor of this app: one for all components, as its tracker is. */
export function useEntryEditor(): EntryEditor {
  const client = useQueryClient();
  const tracker = useTracker();
  const known = editors.get(client);
  if (known !== undefined) return known;
  const editor = createEditor(client, tracker);
  editors.set(client, editor);
  return editor;
}

/** An entry with the edits that are not yet answered. */
export function useShownEntry(title: TitleKey, stored: Entry): Entry {
  const editor = useEntryEditor();
  const shown = useSyncExternalStore(editor.subscribe, () => editor.shown(title));
  return { ...stored, ...shown };
}
