import { inject } from "vitest";
import { importKey, openImportKey } from "../../../functions/table/keys.ts";
import { save } from "./entries.ts";
import { fire } from "../cloud/jobs.ts";
import { newcomer, type Person } from "./people.ts";
import { takePortrait } from "./portraits.ts";
import { itemsWith, putItems, putObject, type StoredItem } from "../cloud/stored.ts";
import { uidOf } from "../cloud/table.ts";
import { anime, manga } from "./titles.ts";

export const { origin, issuer } = inject("cloud");

/** A list of one row that has been placed. */
export const finishedImport = {
  kind: "anime",
  state: "finished",
  parts: 1,
  got: { p1: 1 },
  done: 1,
  attempts: 1,
  createdAtMs: 1,
  openedAtMs: 1,
  queuedAtMs: 1,
  finishedAtMs: 2,
};

/** Somebody who has used everything that can be kept under an account. */
export async function longTimeMember() {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  await save(who, "add_anime", anime.frieren, 28);
  await save(who, "add_anime", anime.deathNote, 3);
  await save(who, "add_manga", manga.monster, 162);
  await who.ok("drop_anime", { anime_id: anime.deathNote });
  await who.ok("update_user", { bio: "I was here." });
  const portrait = await takePortrait(who);
  await putObject("data", `imports/${uid}/list.xml`);
  // Lists and imports of this account, as the table holds them: partitions that are pointed at, and items of its own.
  await putItems([
    ...["L", "K"].flatMap((type) => [
      { pk: `U#${uid}`, sk: `${type}#${type}-${uid}` },
      { pk: `${type}#${type}-${uid}`, sk: "META" },
      ...Array.from({ length: 30 }, (_, n) => ({ pk: `${type}#${type}-${uid}`, sk: `A#${n}` })),
    ]),
    ...Array.from({ length: 40 }, (_, n) => ({ pk: `U#${uid}`, sk: `X#A#${n}#job` })),
    { ...importKey(uid, "job-1"), ...finishedImport },
    { ...openImportKey(uid, "job-1"), uid, job: "job-1" },
  ]);
  const phone = await who.again();
  /** The folder of their pictures, which does not name them. */
  const folder = portrait.split("/")[2] ?? "";
  return { who, uid, phone, folder };
}

/** Everything stored that tells of an account by one of its names, once the ranks were counted anew. */
export async function tracesOf(...names: readonly string[]): Promise<StoredItem[]> {
  await fire("rank");
  return itemsWith(...names);
}

export const deletes = (who: Person, confirmation = who.username) =>
  who.call("delete_account", { confirmation });
