import type { Heir } from "../../ui/dialogs/focus-heir.ts";

/** The field beside a button that goes once it has emptied it. */
export const firstFieldOf: Heir = (_, going) =>
  going.closest("fieldset, .entry-date")?.querySelector<HTMLElement>("input:checked, input");
