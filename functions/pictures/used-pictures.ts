import { sideBySide } from "../runtime/side-by-side.ts";
import { getProfile, type Profile } from "../table/people/profiles.ts";
import { getRanking, rankingsOf, type RankingSummary } from "../table/ranking-lists.ts";

/** Somebody, with what of theirs shows pictures. */
export interface PictureOwner {
  readonly uid: string;
  /** Undefined for an account that is gone. */
  readonly profile: Profile | undefined;
  readonly rankings: readonly RankingSummary[];
}

/** Somebody as the table has them now. */
export async function getPictureOwner(uid: string): Promise<PictureOwner> {
  const [profile, rankings] = await sideBySide([getProfile(uid), rankingsOf(uid)]);
  return { uid, profile, rankings };
}

/** The paths of all pictures that somebody's profile or ranking lists point at. */
export async function picturesUsedBy({
  profile,
  rankings,
}: PictureOwner): Promise<ReadonlySet<string | undefined>> {
  const used = new Set([profile?.upload, profile?.avatar]);
  for (const { id } of rankings) {
    const list = await getRanking(id);
    for (const { image } of list?.entries ?? []) used.add(image);
  }
  return used;
}
