import { titleLanguages, type TitleNames } from "../../shared/titles/title-name.ts";
import { DeviceChoice, useDeviceChoice } from "../browser/device-choice.ts";

/** The language in which this device names titles. */
export const titleLanguage = new DeviceChoice("title-language", titleLanguages);

/** The language chosen on this device. */
export const useTitleLanguage = () => useDeviceChoice(titleLanguage);

/** The `lang` of an element that holds a name: Japanese has letters of its own, and main names may be in it, too. */
export const langOf = (name: string): "ja" | undefined =>
  /[\u3040-\u30ff\u3400-\u9fff]/.test(name) ? "ja" : undefined;

/** The names of a title in answers that spell them like this. */
export const namesOf = ({
  name,
  english_title,
  japanese_title,
}: {
  readonly name: string;
  readonly english_title: string | null;
  readonly japanese_title: string | null;
}): TitleNames => ({ romaji: name, english: english_title, japanese: japanese_title });

/** The names of an anime in answers about it. */
export const animeNamesOf = (answer: {
  readonly anime_name: string;
  readonly anime_name_english: string | null;
  readonly anime_name_japanese: string | null;
}): TitleNames => ({
  romaji: answer.anime_name,
  english: answer.anime_name_english,
  japanese: answer.anime_name_japanese,
});
