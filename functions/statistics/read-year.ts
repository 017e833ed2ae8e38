import { dayAround, dayTeller, latestYear } from "../airing/day.ts";
import type { Day } from "../../shared/entries/day.ts";
import { ApiError } from "../../shared/errors.ts";
import * as limits from "../../shared/limits.ts";
import * as sentences from "../../shared/sentences.ts";
import { titleFields } from "../catalogue/named-title.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { titleDates } from "./dates.ts";
import { readLists, type ToldTitle } from "./read-lists.ts";
import { seenOf } from "./seen.ts";
import { yearOf, type TitleOfYears } from "./year-of.ts";

function ofYears(
  { timeline, card, makers }: ToldTitle,
  dayAt: (atMs: number) => Day,
): TitleOfYears {
  const { kind, id, entry } = timeline;
  return {
    named: {
      kind,
      id,
      ...titleFields(card),
      image_url: card.image,
      score: unpackExtras(entry?.extras).score,
    },
    dates: titleDates(timeline, dayAt),
    seen: seenOf(timeline),
    minutes: kind === "anime" ? card.minutes : null,
    genres: card.genres,
    makers,
  };
}

/**
 * A year of somebody's in a time zone, as a viewer may see it. Throws ApiError 400 for one that is still to come, or too
 * long ago, and 404 for an unknown user.
 */
export async function readYear(
  {
    username,
    year,
    tz,
  }: { readonly username: string; readonly year: number; readonly tz?: string | undefined },
  viewer: string | undefined,
  how: { readonly toShare?: boolean } = {},
) {
  const nowMs = Date.now();
  const today = dayAround(nowMs, tz).first;
  const latest = latestYear(nowMs, tz);
  if (year < limits.firstYear) throw new ApiError("bad_request", sentences.yearTooEarly);
  if (year > latest) throw new ApiError("bad_request", sentences.yearToCome);
  const lists = await readLists(username, viewer, how);
  const { isOwner, username: owner_username, isKept, titles } = lists;
  const dayAt = dayTeller(tz);
  const { days, ...counted } = yearOf(
    String(year),
    titles.map((title) => ofYears(title, dayAt)),
    dayAt,
  );
  return {
    owner: isOwner,
    owner_username,
    year,
    so_far: year >= Number(today.slice(0, 4)),
    today,
    ...counted,
    days: isKept ? [...days] : null,
  };
}
