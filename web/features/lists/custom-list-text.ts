import { nameIn, type TitleLanguage } from "../../../shared/titles/title-name.ts";
import { paths } from "../../addresses/paths.ts";
import type { CopiedList } from "../../ui/copying/list-text.ts";
import { animeNamesOf } from "../../words/title-language.ts";
import { shelfView } from "../shelf/shelf-address.ts";
import type { CustomList } from "./custom-list.ts";
import { filtered } from "../shelf/filtering.ts";

/** The titles of a custom list that pass the filters of its page, named in a language. */
export const customListText = (
  { id, name, owner_username, anime }: CustomList,
  search: string,
  language: TitleLanguage,
): CopiedList => ({
  heading: `${name}, a list by ${owner_username}`,
  path: paths.customList(id),
  lines: filtered(anime, shelfView(new URLSearchParams(search))).map((one) =>
    nameIn(language, animeNamesOf(one)),
  ),
});
