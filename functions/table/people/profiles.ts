import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { yearGoal } from "../../../shared/api/fields.ts";
import * as limits from "../../../shared/limits.ts";
import { defaultAvatar, isPresetAvatar } from "../../../shared/profile.ts";
import { readBatch } from "../batches.ts";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { untilFree, won } from "../conflict.ts";
import { profileKey } from "../keys.ts";
import { Moderation, takenDown } from "../moderation/state.ts";

const ProfileItem = z.object({
  username: z.string(),
  bio: z.string().default(""),
  avatar: z.string().default(defaultAvatar),
  /** When the account was made, in seconds since 1970. */
  createdAt: z.number().default(0),
  /** Path of the picture they uploaded last, kept while they use a preset. */
  upload: z.string().optional(),
  completedAnime: z.number().default(0),
  completedManga: z.number().default(0),
  /** Codes of achievements that they have not been told of yet. */
  untold: z.set(z.string()).default(new Set<string>()),
  /** When the username was changed, in seconds since 1970, newest last. */
  nameChanges: z.array(z.number()).default([]),
  /** The names given up last, of which some may still be held. */
  formerNames: z.array(z.string()).default([]),
  /** Whether they show it to nobody else. */
  private: z.boolean().default(false),
  /** What they would like to finish in a year; null for no goal. */
  animeGoal: yearGoal.default(null),
  mangaGoal: yearGoal.default(null),
  /** Favourite titles by the sort keys of their entries, the first chosen first. */
  favourites: z.array(z.string()).default([]),
  moderation: Moderation.optional(),
});

/** What everybody may see of a user, and the counters that change with it. */
export type Profile = z.infer<typeof ProfileItem>;

/** A user's profile; undefined for an account that is gone. */
export async function getProfile(uid: string): Promise<Profile | undefined> {
  const item = await getItem(profileKey(uid));
  return item === undefined ? undefined : ProfileItem.parse(item);
}

/** When the first day of an account ends, in seconds since 1970; 0 for one that is gone. */
export async function newcomerUntil(uid: string): Promise<number> {
  const createdAt = (await getProfile(uid))?.createdAt;
  return createdAt === undefined ? 0 : createdAt + limits.newcomerHours * 3600;
}

/** Whether others may see a profile, and all that is shown under it: neither its owner nor an operator has said otherwise. */
const isForOthers = (profile: Profile): boolean =>
  !profile.private && takenDown(profile) === undefined;

/**
 * A user's profile as a viewer may see it; undefined for an account that is gone, and for everybody but its owner where it
 * is private, or operators have taken it down.
 */
export async function getProfileFor(
  viewer: string | undefined,
  uid: string,
): Promise<Profile | undefined> {
  const profile = await getProfile(uid);
  return profile !== undefined && (viewer === uid || isForOthers(profile)) ? profile : undefined;
}

/**
 * The profiles of at most 100 users by their ids, as everybody may see them; accounts that are gone, private ones, and those
 * that operators have taken down, are left out.
 */
export async function getPublicProfiles(
  uids: readonly string[],
): Promise<ReadonlyMap<string, Profile>> {
  const items = await readBatch([...new Set(uids)].map(profileKey));
  return new Map(
    items.flatMap((item): [string, Profile][] => {
      const { pk } = z.object({ pk: z.string() }).parse(item);
      const profile = ProfileItem.parse(item);
      return isForOthers(profile) ? [[pk.slice(profileKey("").pk.length), profile]] : [];
    }),
  );
}

/**
 * Changes what a user says about themselves, who sees it, their goals or the path of their picture; what is left out stays. Returns the new
 * profile, or undefined when the picture is neither a preset nor the user's own upload: nothing is changed then.
 */
export async function describeUser(
  uid: string,
  changes: Partial<Pick<Profile, "bio" | "avatar" | "private" | "animeGoal" | "mangaGoal">>,
): Promise<Profile | undefined> {
  const given = Object.entries(changes);
  const isUpload = changes.avatar !== undefined && !isPresetAvatar(changes.avatar);
  try {
    const { Attributes } = await untilFree(() =>
      table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: profileKey(uid),
          UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(", ")}`,
          ConditionExpression: `attribute_exists(pk)${isUpload ? " AND upload = :avatar" : ""}`,
          ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
          ExpressionAttributeValues: Object.fromEntries(
            given.map(([name, value]) => [`:${name}`, value]),
          ),
          ReturnValues: "ALL_NEW",
        }),
      ),
    );
    return ProfileItem.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/**
 * Makes an uploaded picture the avatar, in place of the upload that was read (undefined: none). Returns false when that
 * has changed meanwhile,
 * or the account is gone; to have done it before, by a try whose answer was lost, is to have done it.
 */
export async function replaceUpload(
  uid: string,
  path: string,
  replaced: string | undefined,
): Promise<boolean> {
  const asRead = replaced === undefined ? "attribute_not_exists(upload)" : "upload = :replaced";
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: profileKey(uid),
    UpdateExpression: "SET upload = :path, avatar = :path",
    ConditionExpression: `attribute_exists(pk) AND (upload = :path OR ${asRead})`,
    ExpressionAttributeValues: { ":path": path, ":replaced": replaced },
  });
  return won(() => table.send(update));
}
