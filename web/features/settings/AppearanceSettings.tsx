import { ThemeChoice } from "./ThemeChoice.tsx";
import { DensityChoice } from "../shelf/DensityChoice.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

/** How the site looks on this device. */
export function AppearanceSettings() {
  return (
    <>
      <SettingsRow title="Theme" text="Remembered on this device.">
        <ThemeChoice />
      </SettingsRow>
      <SettingsRow title="Lists" text="Large covers, or one row for each title.">
        <DensityChoice />
      </SettingsRow>
    </>
  );
}
