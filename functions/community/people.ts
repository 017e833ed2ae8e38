import * as limits from "../../shared/limits.ts";
import { getPublicProfiles, type Profile } from "../table/people/profiles.ts";
import { findUidsByName } from "../table/public/found-names.ts";

/** The index may still have some who are gone or are called otherwise. */
const lookedAt = limits.peopleFound + 2;

/** All that names are made of: anything else is in nobody's. */
const letters = /^[A-Za-z0-9_-]+$/;

/** People whose names begin with `beginning`, in any case, as they are called now: by name, a whole name first. */
export async function peopleNamed(beginning: string): Promise<Profile[]> {
  if (beginning.length < limits.searchMinimumCodePoints || !letters.test(beginning)) return [];
  const uids = await findUidsByName(beginning, lookedAt);
  const profiles = await getPublicProfiles(uids);
  const lower = beginning.toLowerCase();
  return uids
    .flatMap((uid) => profiles.get(uid) ?? [])
    .filter(({ username }) => username.toLowerCase().startsWith(lower))
    .slice(0, limits.peopleFound);
}
