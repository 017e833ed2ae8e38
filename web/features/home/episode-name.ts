import { nameIn } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";
import { useTitleLanguage } from "../../words/title-language.ts";

/** An episode as the server tells it. */
export type Episode = CallResponse<"today">["airing_today"][number];

/** What an episode's title is called on this device. */
export const useEpisodeName = ({ title, title_org, title_japanese }: Episode): string =>
  nameIn(useTitleLanguage(), { romaji: title_org, english: title, japanese: title_japanese });
