import { getModeration } from "../table/moderation/acts.ts";
import { listReports, type Report } from "../table/moderation/reports.ts";
import { takenDown } from "../table/moderation/state.ts";
import { keyOfThing, type Thing } from "../table/moderation/things.ts";
import { nameOf } from "./named-thing.ts";
import { momentOf } from "./words.ts";

/** Reports that are read at most: beyond that there is a flood, of which a part says enough. */
const mostRead = 10_000;

/** Reports by their thing, that with the newest report first. */
function byThing(reports: readonly Report[]): Report[][] {
  const groups = new Map<string, Report[]>();
  for (const report of reports.toSorted((a, b) => b.at - a.at)) {
    const key = keyOfThing(report.thing);
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  return [...groups.values()];
}

/** When a thing was last reported, in seconds since 1970; undefined where it was not. */
export async function newestReportOf(thing: Thing): Promise<number | undefined> {
  const times = (await listReports(mostRead, thing)).map(({ at }) => at);
  return times.toSorted((a, b) => b - a)[0];
}

/** Each reason, the most frequent first, and how often it was given. */
function reasonsOf(reports: readonly Report[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ×${count}`)
    .join(", ");
}

/**
 * The things with reports that nobody has seen to, up to so many, a line each: the one that was reported last first. What
 * was taken down, or whose reports were dismissed since, is not among them.
 */
export async function openReports(most: number): Promise<string[]> {
  const lines: string[] = [];
  for (const reports of byThing(await listReports(mostRead))) {
    const [{ thing } = {}] = reports;
    if (thing === undefined || lines.length === most) break;
    const moderation = await getModeration(thing);
    // It is gone, and so is what was to be seen to.
    if (moderation === undefined || takenDown({ moderation }) !== undefined) continue;
    const open = reports.filter(({ at }) => at > (moderation.dismissed?.at ?? 0));
    const [newest] = open;
    if (newest === undefined) continue;
    const text = open.find((report) => report.text !== "")?.text ?? "";
    lines.push(
      `${momentOf(newest.at)} ${await nameOf(thing)} – ${reasonsOf(open)}${text === "" ? "" : `: ${text}`}`,
    );
  }
  return lines.length === 0 ? ["No report is open."] : lines;
}
