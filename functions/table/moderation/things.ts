import * as z from "zod";
import { listKey, ownRankingKey, profileKey, rankingKey, type Key } from "../keys.ts";
import { moderatedPictureKey } from "./keys.ts";

/** What everybody may see of a user, and operators may decide of. */
export const Thing = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("account"), uid: z.string() }),
  z.object({ kind: z.literal("custom-list"), uid: z.string(), id: z.string() }),
  z.object({ kind: z.literal("ranking-list"), uid: z.string(), id: z.string() }),
  z.object({ kind: z.literal("picture"), uid: z.string(), path: z.string() }),
]);
export type Thing = z.infer<typeof Thing>;

/** Of which kind a thing is, and which one: a name that it keeps whatever it is called. */
export function keyOfThing(thing: Thing): string {
  if (thing.kind === "account") return `account:${thing.uid}`;
  return thing.kind === "picture" ? `picture:${thing.path}` : `${thing.kind}:${thing.id}`;
}

/** The items that hold what was decided of a thing, the first of which is the truth. */
export function moderatedKeys(thing: Thing): readonly [Key, ...Key[]] {
  switch (thing.kind) {
    case "account":
      return [profileKey(thing.uid)];
    case "custom-list":
      return [listKey(thing.id)];
    case "ranking-list":
      return [rankingKey(thing.id), ownRankingKey(thing.uid, thing.id)];
    case "picture":
      return [moderatedPictureKey(thing.uid, thing.path)];
  }
}
