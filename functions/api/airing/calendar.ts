import { calendar } from "../../../shared/api/airing.ts";
import { brand } from "../../../shared/brand.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { airingCalendar } from "../../calendar/airing-calendar.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { env } from "../../runtime/env.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEntries } from "../../table/entries.ts";
import { isSuspended } from "../../table/moderation/state.ts";
import { getCalendarOwner } from "../../table/people/calendars.ts";
import { getProfile } from "../../table/people/profiles.ts";

export const handler = handle(calendar, async ({ token }) => {
  const owner = await getCalendarOwner(token);
  if (owner === undefined) throw new ApiError("not_found", sentences.noCalendar);
  const [profile, catalogue, entries] = await sideBySide([
    getProfile(owner),
    currentCatalogue(),
    listEntries(owner, "anime"),
  ]);
  if (profile === undefined || isSuspended(profile)) {
    throw new ApiError("not_found", sentences.noCalendar);
  }
  const text = airingCalendar(catalogue, entries, env("PUBLIC_ORIGIN"), Date.now());
  const file = { name: `${brand.shortName}.ics`, type: "text/calendar" };
  return new Reply(text, { file });
});
