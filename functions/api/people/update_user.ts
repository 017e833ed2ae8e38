import { achievements, badgePath } from "../../../shared/achievements.ts";
import { update_user } from "../../../shared/api/people.ts";
import { ApiError } from "../../../shared/errors.ts";
import { dayOf } from "../../../shared/entries/day.ts";
import { goalRange, isGoal } from "../../../shared/entries/goal.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import { leadNoMore } from "../../community-rank/leaders.ts";
import { handle } from "../../http/handle.ts";
import { forgetUnseen } from "../../table/achievements.ts";
import { describeUser, getProfile } from "../../table/people/profiles.ts";

/** The bio as it is stored. Throws ApiError 400 when it is too long. */
function requireBio(bio: string): string {
  if (textLength(bio) > limits.bioCharacters) {
    throw new ApiError("bad_request", sentences.bioTooLong);
  }
  return bio.trim();
}

const dayMs = 86_400_000;

/** The goal as it is stored. Throws ApiError 400 for a number that is none, and for another year than it is somewhere on earth. */
function requireGoal({ year, titles }: { readonly year: number; readonly titles?: unknown }) {
  const days = [-dayMs, dayMs].map((away) => dayOf(Date.now() + away));
  if (!days.some((day) => Number(day.slice(0, 4)) === year)) {
    throw new ApiError("bad_request", sentences.goalYear);
  }
  if (titles === null) return null;
  if (!isGoal(titles)) throw new ApiError("bad_request", goalRange);
  return { year, titles };
}

/** The codes of badges, in the order given. */
const codesOf = (badges: readonly string[]): string[] =>
  badges.flatMap((badge) => {
    const achievement = achievements.find((known) => badgePath(known) === badge);
    return achievement === undefined ? [] : [achievement.code];
  });

export const handler = handle(update_user, async (request, { uid }) => {
  const avatar = request.avatar_url ?? request.profile_picture;
  const { bio, private: isPrivate, goal, seen_achievements: seen } = request;
  const changes = {
    ...(bio === undefined ? {} : { bio: requireBio(bio) }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(isPrivate === undefined ? {} : { private: isPrivate }),
    ...(goal?.kind === "anime" && { animeGoal: requireGoal(goal) }),
    ...(goal?.kind === "manga" && { mangaGoal: requireGoal(goal) }),
  };
  const describesNothing = Object.keys(changes).length === 0;
  if (describesNothing && seen === undefined) {
    throw new ApiError("bad_request", sentences.nothingToChange);
  }
  const profile = describesNothing ? await getProfile(uid) : await describeUser(uid, changes);
  if (profile === undefined) throw new ApiError("bad_request", sentences.unknownAvatar);
  if (isPrivate === true) await leadNoMore(uid);
  if (seen !== undefined) await forgetUnseen(uid, codesOf(seen));
  return {
    bio: profile.bio,
    avatar_url: profile.avatar,
    profile_picture: profile.avatar,
    private: profile.private,
  };
});
