import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import {
  catalogueId,
  done,
  hiddenField,
  idempotencyKey,
  kindField,
  noFields,
  usernameField,
} from "./fields.ts";

/** A title that stands on somebody's profile. */
const Favourite = z.object({ kind: kindField, id: z.number() });

/** Somebody in a row of people. */
const Member = z.object({
  username: z.string(),
  profile_picture_url: z.string(),
  completed_count: z.number(),
});

export const profile = endpoint({
  method: "POST",
  path: "/api/profile/",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "statistics:read"],
  rate: "reads",
  summary: "A user's public profile.",
  request: z.object({ username: usernameField }),
  response: z.object({
    results: z.array(
      z.object({
        username: z.string(),
        bio: z.string(),
        profile_picture: z.string(),
        avatar_url: z.string(),
        owner: z.boolean(),
        rank: z.number(),
        completed_count: z.number(),
        /** The owner's own upload, to go back to from a preset; null for everybody else. */
        uploaded_picture: z.string().nullable(),
        /** The owner's own favourites, the first chosen first; none for everybody else, who see those of public lists with the statistics. */
        favourites: z.array(Favourite),
        /** Whether its owner alone sees it: to everybody else a private profile is not there. */
        private: z.boolean(),
        hidden: hiddenField,
      }),
    ),
  }),
});

export const update_user = endpoint({
  method: "POST",
  path: "/api/update-user/",
  auth: "user",
  effect: "write",
  needs: ["profile:write", "statistics:read"],
  rate: "writes",
  summary: "Change the signed-in user's bio or avatar, who sees their profile, or their goal.",
  request: z.object({
    bio: z.string().optional(),
    avatar_url: z.string().optional(),
    profile_picture: z.string().optional(),
    /** Whether nobody else is shown the profile, and what is under it: lists, achievements, the place among those who lead. */
    private: z.boolean().optional(),
    /** How many titles of a kind the user would like to finish this year; null for no goal. */
    goal: z.object({ kind: kindField, year: z.int(), titles: z.unknown() }).optional(),
    /** Badge icons of the achievements that the page has told of; they are not told again. */
    seen_achievements: z.array(z.string().max(200)).max(200).optional(),
  }),
  response: z.object({
    bio: z.string(),
    avatar_url: z.string(),
    profile_picture: z.string(),
    private: z.boolean(),
  }),
  stale: ["profile", "check_logged", "statistics", "top_completed_users"],
});

export const set_favourite = endpoint({
  method: "POST",
  path: "/api/set_favourite/",
  auth: "user",
  effect: "write",
  needs: ["entries:read", "profile:read", "profile:write"],
  rate: "writes",
  summary:
    "Put a title of the signed-in user's list among the favourites of their profile, or take it away.",
  request: z.object({ kind: kindField, id: catalogueId, on: z.boolean() }),
  response: z.object({ favourites: z.array(Favourite) }),
  stale: ["profile", "statistics"],
});

export const upload_profile_picture = endpoint({
  method: "POST",
  path: "/upload-profile-picture/",
  auth: "user",
  effect: "write",
  needs: ["pictures:decode", "pictures:write", "pictures:delete", "profile:read", "profile:write"],
  rate: "pictures",
  summary: "Use an uploaded picture as avatar.",
  // Whether it is a picture at all is said by the handler, with the sentence for it.
  request: z.object({
    profile_picture: z.unknown().optional(),
    idempotency_key: idempotencyKey,
  }),
  response: done.extend({ avatar_url: z.string() }),
  body: "form",
  takesLong: true,
  // More than a picture may have, so that one that is too large hears why.
  maxBytes: 2 * limits.imageBytes,
  stale: ["profile", "check_logged", "top_completed_users"],
});

export const user_achievements = endpoint({
  method: "POST",
  path: "/api/user-achievements/",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "shelf:read", "snapshot:read", "statistics:read", "achievements:write"],
  rate: "reads",
  summary: "The achievements of a user, earned and not yet earned.",
  request: z.object({ username: usernameField }),
  response: z.object({
    achievements: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        badge_icon: z.string(),
        achieved: z.boolean(),
        family: z.string(),
        goal: z.number(),
        /** How much of the goal is reached; null for everybody but the owner. */
        progress: z.number().nullable(),
        /** ISO 8601; null when it is still to be earned. */
        achieved_at: z.string().nullable(),
        /** How many members had it when they were counted last; null before that. */
        holders: z.number().nullable(),
      }),
    ),
    /** How many members were counted; null before the first count. */
    members: z.number().nullable(),
  }),
});

export const top_completed_users = endpoint({
  method: "GET",
  path: "/api/top_completed_users/",
  auth: "public",
  effect: "read",
  needs: ["statistics:read"],
  rate: "reads",
  summary: "The users with the most completed anime.",
  request: noFields,
  response: z.array(Member),
});

export const find_people = endpoint({
  method: "POST",
  path: "/api/find-people/",
  auth: "public",
  effect: "read",
  needs: ["community:find"],
  rate: "search",
  summary: "People whose usernames begin with what is given, a whole name first.",
  request: z.object({ name: z.string().trim().max(500) }),
  response: z.object({ people: z.array(Member) }),
});
