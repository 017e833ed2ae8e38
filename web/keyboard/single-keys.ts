import { DeviceChoice } from "../browser/device-choice.ts";
import { presses, writesCharacter, type ShortcutName } from "./shortcuts.ts";

/**
 * Whether shortcuts of a single character work anywhere on the page. Who dictates to the computer, or hits keys by
 * accident, turns them off (WCAG 2.1.4).
 */
export const singleKeys = new DeviceChoice("single-keys", ["on", "off"]);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Whether a key press anywhere on the page asks for a shortcut, rather than being typed into a field. */
export function asksFor(event: KeyboardEvent, name: ShortcutName): boolean {
  if (!presses(event, name)) return false;
  return !writesCharacter(event) || (singleKeys.current() === "on" && !isTextField(event.target));
}
