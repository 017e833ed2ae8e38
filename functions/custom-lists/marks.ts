import { getList } from "../table/custom-lists.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { isVisible } from "./access.ts";

/** What a search says about the custom list it is for. */
interface ListSearch {
  readonly isCustomList?: boolean | undefined;
  readonly customListID?: string | null | undefined;
}

/**
 * A test for the anime on the list that a search is for. Undefined when it is for none, and when the list is not the
 * viewer's to see: then the answer says as little as it does for a list that does not exist.
 */
export async function listMarks(
  search: ListSearch,
  viewer: string | undefined,
): Promise<((animeId: number) => boolean) | undefined> {
  if (search.isCustomList !== true || !search.customListID) return undefined;
  const list = await getList(search.customListID);
  if (list === undefined || !isVisible(list, viewer)) return undefined;
  const isOthers = list.uid !== viewer;
  if (isOthers && (await getProfileFor(viewer, list.uid)) === undefined) return undefined;
  const ids = new Set(list.anime);
  return (animeId) => ids.has(animeId);
}
