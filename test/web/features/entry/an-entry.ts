import type { Entry } from "../../../../web/features/entry/entry-edits.ts";

/** An entry of which nothing is said. */
export const plainEntry: Entry = {
  status: "COMPLETED",
  progress: 12,
  score: null,
  started: null,
  finished: null,
  repeats: 0,
  again: null,
  on_hold: false,
  private: false,
  notes: "",
  changed_at: Date.UTC(2026, 10, 1),
};
