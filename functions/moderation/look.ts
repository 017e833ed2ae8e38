import { picturesOf } from "../ranking-lists/form.ts";
import { getList } from "../table/custom-lists.ts";
import { getModeration } from "../table/moderation/acts.ts";
import { listReports } from "../table/moderation/reports.ts";
import type { Thing } from "../table/moderation/things.ts";
import { getProfile } from "../table/people/profiles.ts";
import { getRanking, rankingsOf } from "../table/ranking-lists.ts";
import type { NamedThing } from "./named-thing.ts";
import { momentOf, statesOf } from "./words.ts";

/** What a thing says and shows, a line each. */
async function contentOf(thing: Thing): Promise<string[]> {
  switch (thing.kind) {
    case "account": {
      const profile = await getProfile(thing.uid);
      if (profile === undefined) return [];
      const { username, bio, avatar, upload, formerNames } = profile;
      const rankings = await rankingsOf(thing.uid);
      return [
        `name: ${username}${formerNames.length === 0 ? "" : `, formerly ${formerNames.join(", ")}`}`,
        `bio: ${bio}`,
        `picture: ${avatar}`,
        ...(upload === undefined || upload === avatar ? [] : [`last upload: ${upload}`]),
        ...rankings.map(({ id, name }) => `ranking list: /ranking-list/${id} ${name}`),
      ];
    }
    case "custom-list": {
      const list = await getList(thing.id);
      if (list === undefined) return [];
      return [
        `name: ${list.name}`,
        `description: ${list.description}`,
        list.isPublic ? "public" : "private",
        ...(await ownerOf(thing.uid)),
      ];
    }
    case "ranking-list": {
      const list = await getRanking(thing.id);
      if (list === undefined) return [];
      return [
        `name: ${list.name}`,
        `description: ${list.description}`,
        `tags: ${list.tags.join(", ")}`,
        ...list.entries.map(({ title, description }) => `entry: ${title} – ${description}`),
        ...picturesOf(list).map((path) => `picture: ${path}`),
        ...(await ownerOf(thing.uid)),
      ];
    }
    case "picture":
      return ownerOf(thing.uid);
  }
}

async function ownerOf(uid: string): Promise<string[]> {
  const profile = await getProfile(uid);
  return profile === undefined ? [] : [`of: /profile/${profile.username}`];
}

/** Of a thing that is reported often, so many reports are read out. */
const reportsShown = 50;

/** Everything an operator has to know of a thing, to decide of it: what it shows, what was decided, and what is reported. */
export async function lookAt({ thing, name }: NamedThing): Promise<string[]> {
  const decided = (await getModeration(thing)) ?? {};
  const reports = await listReports(reportsShown, thing);
  return [
    name,
    ...(await contentOf(thing)).map((line) => `  ${line}`),
    ...statesOf(decided).map((line) => `  ${line}`),
    ...reports.map(
      ({ at, reason, text }) =>
        `  report of ${momentOf(at)}: ${reason}${text === "" ? "" : ` – ${text}`}`,
    ),
  ];
}
