import type { Catalogue } from "../catalogue/catalogue.ts";
import { isForEverybody } from "../catalogue/for-everybody.ts";
import type { CustomList } from "../table/custom-lists.ts";

/** The rows of a list's anime in the catalogue, in the list's order, as far as a viewer may see them. */
export function listedRows(
  catalogue: Pick<Catalogue, "adults" | "find">,
  { uid, anime }: Pick<CustomList, "uid" | "anime">,
  viewer: string | undefined,
): number[] {
  const rows = anime.flatMap((id) => catalogue.find("anime", id) ?? []);
  return viewer === uid ? rows : rows.filter((row) => isForEverybody(catalogue, row));
}
