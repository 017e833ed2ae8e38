import type { Title } from "../../catalogue/title.ts";
import { nameIn, type TitleLanguage } from "../../shared/titles/title-name.ts";

/** What a title of the catalogue is called in a language; where it has no such name, its main one. */
export const titleNameIn = (
  language: TitleLanguage,
  { title, english, japanese }: Pick<Title, "title" | "english" | "japanese">,
): string => nameIn(language, { romaji: title, english, japanese });
