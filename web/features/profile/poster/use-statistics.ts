import { timeZone } from "../../../browser/time-zone.ts";
import { useCall } from "../../../calls/queries.ts";

/** The numbers of somebody's lists, in the viewer's time zone. */
export const useStatistics = (username: string) =>
  useCall("statistics", { username, tz: timeZone() });
