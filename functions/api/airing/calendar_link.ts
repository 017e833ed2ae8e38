import { calendar, calendar_link } from "../../../shared/api/airing.ts";
import { handle } from "../../http/handle.ts";
import { env } from "../../runtime/env.ts";
import { listCalendars, makeCalendar, revokeCalendars } from "../../table/people/calendars.ts";

export const handler = handle(calendar_link, async ({ action }, { uid }) => {
  if (action === "make") {
    const madeAtMs = Date.now();
    const token = await makeCalendar(uid, madeAtMs);
    const path = calendar.path.replace("{token}", token);
    return { url: env("PUBLIC_ORIGIN") + path, made_at: new Date(madeAtMs).toISOString() };
  }
  if (action === "revoke") await revokeCalendars(uid);
  const [made] = action === "revoke" ? [] : await listCalendars(uid);
  return { url: null, made_at: made === undefined ? null : new Date(made.madeAtMs).toISOString() };
});
