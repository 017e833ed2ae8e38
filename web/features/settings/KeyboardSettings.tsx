import { SingleKeysSwitch } from "../keyboard/SingleKeysSwitch.tsx";
import { useOpenKeyboardSheet } from "../keyboard/keyboard-sheet.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

/** What the keyboard does. */
export function KeyboardSettings() {
  const openSheet = useOpenKeyboardSheet();
  return (
    <>
      <SettingsRow title="Shortcuts" text="Search, count episodes and move on without a mouse.">
        <Button variant="outlined" aria-haspopup="dialog" onClick={openSheet}>
          Show all shortcuts
        </Button>
      </SettingsRow>
      <SettingsRow
        title="Single keys"
        text="Turn these off if you dictate, or often press keys by accident."
      >
        <SingleKeysSwitch />
      </SettingsRow>
    </>
  );
}
