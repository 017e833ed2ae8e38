import { brand } from "../../shared/brand.ts";
import * as limits from "../../shared/limits.ts";
import { addressOf } from "../../shared/pages.ts";
import { latestYear } from "../airing/day.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { cardPicture, type Preview } from "./page.ts";

/** The preview of a year of somebody's; undefined when there is no such user, or no such year yet. */
export async function yearPreview(year: string, username: string): Promise<Preview | undefined> {
  const latest = latestYear(Date.now(), undefined);
  const isYear = /^\d{4}$/.test(year) && Number(year) >= limits.firstYear && Number(year) <= latest;
  const uid = isYear ? await findUid(username) : undefined;
  const profile = uid === undefined ? undefined : await getProfileFor(undefined, uid);
  if (profile === undefined) return undefined;
  const words = `${year}, the year of ${profile.username}, in numbers and in covers.`;
  return {
    title: `${year} of ${profile.username} · ${brand.name}`,
    description: `What ${profile.username} watched and read in ${year}: day by day, the longest streak, and the best of it.`,
    path: addressOf("year", { year, username: profile.username }),
    ...cardPicture({ of: "year", username: profile.username, year }, words),
    type: "website",
  };
}
