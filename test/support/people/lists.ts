import type { Fields } from "../browser.ts";
import type { Person } from "./people.ts";

/** Makes a custom list, with some anime added one after the other. Returns its id. */
export async function makeList(
  who: Person,
  fields: Fields = {},
  anime: readonly number[] = [],
): Promise<string> {
  const { id } = await who.ok("create_list", { name: "Slow journeys", ...fields });
  for (const anime_id of anime) await who.ok("add_anime_to_list", { list_id: id, anime_id });
  return id;
}
