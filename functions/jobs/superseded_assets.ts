import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import {
  readSuperseded,
  removeAssets,
  uploadsOfAssets,
  writeSuperseded,
} from "../objects/assets.ts";
import { readAssetList, readLivePage } from "../objects/live-page.ts";
import { env } from "../runtime/env.ts";
import { log } from "../runtime/log.ts";
import { asJob } from "../watch/as-job.ts";

const keptMs = limits.supersededAssetDays * 24 * 60 * 60_000;

const AssetList = z.array(z.string());

/** What a page names, by which it belongs to the list beside it: the names carry hashes of all that they lead to. */
const namedIn = (page: string): string[] => page.match(/assets\/[\w./-]+/g) ?? [];

/** The assets of the page that is there, or the reason for which nobody can say what they are. */
async function assetsInUse(
  uploads: ReadonlyMap<string, Date>,
): Promise<{ inUse: ReadonlySet<string> } | { reason: string }> {
  const [page, text] = [
    await readLivePage(env("WEB_BUCKET")),
    await readAssetList(env("WEB_BUCKET")),
  ];
  if (page === undefined) return { reason: "there is no page" };
  if (text === undefined) return { reason: "there is no list" };
  const list = AssetList.safeParse(parsed(text));
  if (!list.success) return { reason: "the list cannot be read" };
  const inUse = new Set(list.data);
  const named = namedIn(page);
  if (named.length === 0) return { reason: "the page names no assets" };
  if (!named.every((key) => inUse.has(key))) return { reason: "the list is of another page" };
  if (!list.data.every((key) => uploads.has(key)))
    return { reason: "assets of the list are not there" };
  return { inUse };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Notes which assets the page that is there has no more, forgets those that came back, and removes what has been
 * superseded for `limits.supersededAssetDays`. Where page and list do not say the same, it leaves all as it is: a site with
 * too many files works, and one with too few does not.
 */
async function run(): Promise<{ superseded: number; removed: number }> {
  const now = new Date();
  const uploads = await uploadsOfAssets();
  const found = await assetsInUse(uploads);
  if ("reason" in found) {
    log("warn", "assets left alone", { reason: found.reason });
    return { superseded: 0, removed: 0 };
  }
  const known = await readSuperseded();
  const since = new Map<string, Date>();
  const ended: string[] = [];
  for (const [key, uploadedAt] of uploads) {
    if (found.inUse.has(key)) continue;
    const seenAt = known.get(key) ?? now;
    // What was uploaded anew counts anew: it may belong to a page that is on its way.
    const age = now.getTime() - Math.max(seenAt.getTime(), uploadedAt.getTime());
    if (age > keptMs) ended.push(key);
    else since.set(key, seenAt);
  }
  await removeAssets(ended);
  await writeSuperseded(since);
  const counts = { superseded: since.size, removed: ended.length };
  log("info", "superseded assets", counts);
  return counts;
}

export const handler = asJob("superseded_assets", run);
