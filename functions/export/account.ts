import { brand } from "../../shared/brand.ts";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getPrivateData } from "../table/people/accounts.ts";
import { eachOwnItem, type OwnItem } from "../table/people/own-items.ts";
import { favouriteOf } from "../table/people/favourites.ts";
import { getProfile } from "../table/people/profiles.ts";
import { listSessions } from "../table/people/sessions.ts";
import { exportedDiary } from "./exported-diary.ts";
import { droppedTitles, keptRows, listedEntries } from "./exported-entries.ts";

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

async function list(uid: string, kind: Kind) {
  const entries = await listedEntries(uid, kind);
  return entries.map(({ listed: { status: listed_as, ...listed }, ...entry }) => ({
    ...listed,
    status: entry.own,
    listed_as,
    again: entry.again,
    private: entry.isPrivate,
    changed_at: isoOf(entry.changedAtMs / 1000),
  }));
}

/** Titles that were dropped, as they were then: what is remembered of them, also of those that are on the list again. */
async function dropped(uid: string, kind: Kind) {
  const titles = await droppedTitles(uid, kind);
  return titles.map(({ listed, own, again, isPrivate, drop: { droppedAtMs, isMistake } }) => ({
    ...listed,
    status: own,
    again,
    private: isPrivate,
    dropped_at: isoOf(droppedAtMs / 1000),
    by_mistake: isMistake,
  }));
}

/** Items that the named parts tell already, or that only hold an import's work in packed form, by what their sort keys begin with. */
const toldElsewhere = /^(PROFILE|PRIVATE|[AM]#|D#|X#|Y#|S#|IC#|IK#)/;

/** Whether an item holds notes that are told with their entry or, put aside, with the drop they went with. */
function areNotesTold(
  { sk, ttl, aside = ttl }: OwnItem,
  all: ReadonlyMap<string, OwnItem>,
): boolean {
  if (!sk.startsWith("N#")) return false;
  const title = sk.slice("N#".length);
  return aside === undefined ? all.has(title) : all.get(`D#${title}`)?.["until"] === aside;
}

/** Attributes that say nothing to people. */
const inner: ReadonlySet<string> = new Set(["pk", "sk", "ttl", "aside", "uid", "g1pk", "g1sk"]);

/** Whatever else is stored, as it is stored: what is added to the product is in the export from its first day on. */
async function everythingElse(uid: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  const all: OwnItem[] = [];
  for await (const item of eachOwnItem(uid)) all.push(item);
  const bySortKey = new Map(all.map((item) => [item.sk, item]));
  for (const item of all) {
    const { pk, sk } = item;
    const fields = Object.entries(item).filter(([name]) => !inner.has(name));
    // A session's key is the hash of its token, and so is a calendar's.
    const isTold =
      pk.startsWith("S#") ||
      pk.startsWith("CAL#") ||
      (pk === `U#${uid}` && (toldElsewhere.test(sk) || areNotesTold(item, bySortKey)));
    if (!isTold) {
      const under = pk === `U#${uid}` ? "account" : pk;
      items.push({ under, key: sk, ...Object.fromEntries(fields) });
    }
  }
  return items;
}

/** Everything that is kept about a user, for the user: all but the tokens by which somebody could act for them. */
export async function accountExport(uid: string): Promise<string> {
  const [profile, privateData, sessions, anime, manga, ...beside] = await sideBySide([
    getProfile(uid),
    getPrivateData(uid),
    listSessions(uid),
    list(uid, "anime"),
    list(uid, "manga"),
    keptRows(uid, "anime"),
    keptRows(uid, "manga"),
    dropped(uid, "anime"),
    dropped(uid, "manga"),
    exportedDiary(uid),
    everythingElse(uid),
  ]);
  const [keptAnime, keptManga, droppedAnime, droppedManga, diary, other] = beside;
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const { username, bio, avatar, formerNames, nameChanges, completedAnime, completedManga } =
    profile;
  const account = {
    exported_from: brand.name,
    exported_at: new Date().toISOString(),
    profile: {
      username,
      bio,
      avatar,
      private: profile.private,
      favourites: profile.favourites.map(favouriteOf),
      goals: { anime: profile.animeGoal, manga: profile.mangaGoal },
      completed_anime: completedAnime,
      completed_manga: completedManga,
      former_names: formerNames,
      name_changed_at: nameChanges.map(isoOf),
      // By the operators of this site; nothing as a rule.
      decided: profile.moderation ?? {},
    },
    private: {
      email: privateData?.email ?? null,
      sign_in_provider: privateData?.provider ?? null,
      sign_in_subject: privateData?.subject ?? null,
    },
    sessions: sessions
      .filter(({ isReplaced }) => !isReplaced)
      .map(({ term }) => ({ began_at: isoOf(term.signedInAt), ends_at: isoOf(term.endsAt) })),
    anime,
    manga,
    dropped: { anime: droppedAnime, manga: droppedManga },
    kept_aside: { anime: keptAnime, manga: keptManga },
    diary,
    other,
  };
  return `${JSON.stringify(account, undefined, 2)}\n`;
}
