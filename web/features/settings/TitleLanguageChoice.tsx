import { titleLanguage, useTitleLanguage } from "../../words/title-language.ts";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";

const languages = [
  { value: "english", label: "English" },
  { value: "romaji", label: "Romaji" },
  { value: "japanese", label: "日本語" },
] as const;

/** The choice of the language in which titles are named on this device. */
export const TitleLanguageChoice = () => (
  <SegmentedControl
    legend="Title language"
    options={languages}
    value={useTitleLanguage()}
    onChange={titleLanguage.choose}
  />
);
