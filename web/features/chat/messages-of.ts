import type { Heir } from "../../ui/dialogs/focus-heir.ts";

/** The messages, which the keyboard can scroll: for buttons about them whose work is done. */
export const messagesOf: Heir = (button) =>
  button.closest("section")?.querySelector<HTMLElement>(".chat__messages");
