import { randomId } from "../../shared/api/fields.ts";
import { brand } from "../../shared/brand.ts";
import { addressOf } from "../../shared/pages.ts";
import { rankingWords } from "../cards/ranking-words.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { isVisible } from "../custom-lists/access.ts";
import { listedRows } from "../custom-lists/rows.ts";
import { isVisibleRanking } from "../ranking-lists/access.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getList } from "../table/custom-lists.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { getRanking } from "../table/ranking-lists.ts";
import { rankedList } from "../sharing/ranked-list.ts";
import { cardPicture, type Preview } from "./page.ts";

const isId = (id: string): boolean => randomId.safeParse(id).success;

const words = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact !== "").join(" · ");

/** The preview of a custom list; undefined when there is none that everybody may see. */
export async function customListPreview(id: string): Promise<Preview | undefined> {
  if (!isId(id)) return undefined;
  const list = await getList(id);
  if (list === undefined || !isVisible(list, undefined)) return undefined;
  const [owner, catalogue] = await sideBySide([
    getProfileFor(undefined, list.uid),
    currentCatalogue(),
  ]);
  if (owner === undefined) return undefined;
  return {
    title: `${list.name} · ${brand.name}`,
    description: words(
      `A list by ${owner.username}`,
      `${listedRows(catalogue, list, undefined).length} anime`,
      list.description,
    ),
    path: addressOf("customList", { id }),
    image: owner.avatar,
    shape: "square",
    type: "website",
  };
}

/** The preview of a ranking list, with its card as the picture; undefined when there is none. */
export async function rankingListPreview(id: string): Promise<Preview | undefined> {
  if (!isId(id)) return undefined;
  const list = await getRanking(id);
  const owner = list && (await getProfileFor(undefined, list.uid));
  if (list === undefined || owner === undefined) return undefined;
  if (!isVisibleRanking(list, undefined)) return undefined;
  return {
    title: `${list.name} · ${brand.name}`,
    description: words(
      `A ranking of ${list.entries.length} by ${owner.username}`,
      list.description,
    ),
    path: addressOf("rankingList", { id }),
    ...cardPicture({ of: "ranking", list: id }, rankingWords(rankedList(list, owner))),
    type: "website",
  };
}
