import type { TitleNames } from "../../shared/titles/title-name.ts";
import type { CallResponse } from "../calls/api.ts";
import { animeNamesOf } from "../words/title-language.ts";

/** The names of the title that a details answer is about. */
export const detailsNames = (
  answer: CallResponse<"get_anime_details"> | CallResponse<"get_manga_details">,
): TitleNames =>
  "anime_id" in answer
    ? animeNamesOf(answer)
    : {
        romaji: answer.manga_title,
        english: answer.manga_title_english,
        japanese: answer.manga_title_japanese,
      };
