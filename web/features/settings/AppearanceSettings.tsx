import { ScoreStyleChoice } from "../entry/ScoreStyleChoice.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";
import { DensityChoice } from "../shelf/DensityChoice.tsx";
import { SettingsRow } from "./SettingsRow.tsx";
import { TitleLanguageChoice } from "./TitleLanguageChoice.tsx";

/** How the site looks on this device. */
export function AppearanceSettings() {
  return (
    <>
      <SettingsRow title="Theme" text="Remembered on this device.">
        <ThemeChoice />
      </SettingsRow>
      <SettingsRow
        title="Title language"
        text="How we name anime and manga. Those without such a name keep their main one."
      >
        <TitleLanguageChoice />
      </SettingsRow>
      <SettingsRow title="Lists" text="Large covers, or one row for each title.">
        <DensityChoice />
      </SettingsRow>
      <SettingsRow title="Scores" text="How you score a title: five stars, a number, or a face.">
        <ScoreStyleChoice />
      </SettingsRow>
    </>
  );
}
