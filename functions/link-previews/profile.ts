import { brand } from "../../shared/brand.ts";
import { addressOf } from "../../shared/pages.ts";
import { rankWords } from "../cards/rank-words.ts";
import { currentRanks } from "../community-rank/current.ts";
import { rankOf } from "../community-rank/histogram.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { cardPicture, type Preview } from "./page.ts";

/** The preview of a user's public page; undefined when there is no such user. */
export async function profilePreview(username: string): Promise<Preview | undefined> {
  const [uid, ranks] = await sideBySide([findUid(username), currentRanks()]);
  const profile = uid === undefined ? undefined : await getProfileFor(undefined, uid);
  if (profile === undefined) return undefined;
  const rank = rankOf(ranks, profile.completedAnime);
  const facts = [
    rank === -1 ? undefined : `#${rank} of Viewers`,
    `Completed: ${profile.completedAnime}`,
    profile.bio.replace(/\s+/g, " ").trim() || undefined,
  ];
  const { username: name, completedAnime, completedManga } = profile;
  const words = rankWords({ username: name, rank, completedAnime, completedManga, badges: [] });
  return {
    title: `${profile.username} · ${brand.name}`,
    description: facts.filter((fact) => fact !== undefined).join(" · "),
    path: addressOf("profile", { username: profile.username }),
    ...cardPicture({ of: "rank", username: name }, words),
    type: "profile",
  };
}
