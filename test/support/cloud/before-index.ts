import { ownRankingKey } from "../../../functions/table/keys.ts";
import { itemsWith, putItems, removeItem } from "./stored.ts";
import { uidOf } from "./table.ts";

const sinceThen: ReadonlySet<string> = new Set(["g1pk", "g1sk", "listed"]);

/**
 * Lets what somebody has made be as it was before everybody could look for it: the index knows neither their name nor
 * their ranking list, and nothing is listed of their custom list.
 */
export async function hideFromEverybody(
  username: string,
  { ranking, custom }: { readonly ranking: string; readonly custom: string },
): Promise<void> {
  const { sk } = ownRankingKey(await uidOf(username), ranking);
  const listings = (await itemsWith(`#${custom}`)).filter(({ pk }) => pk.startsWith("TL#"));
  for (const listing of listings) await removeItem(listing);
  const items = (await itemsWith(`NAME#${username.toLowerCase()}`, sk, `L#${custom}`)).filter(
    (item) => item.sk === "NAME" || item.sk === sk || item.pk === `L#${custom}`,
  );
  await putItems(
    items.map(({ pk, sk: under, ...item }) => ({
      pk,
      sk: under,
      ...Object.fromEntries(Object.entries(item).filter(([name]) => !sinceThen.has(name))),
    })),
  );
}
