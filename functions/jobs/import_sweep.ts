import { restingStates } from "../../shared/imports.ts";
import * as limits from "../../shared/limits.ts";
import { giveUp } from "../import/ending.ts";
import { sendImport, type ImportMessage } from "../queue/import-queue.ts";
import { errorFields, log } from "../runtime/log.ts";
import { getImport, type ImportJob } from "../table/imports/import-jobs.ts";
import {
  closeImport,
  listOpenImports,
  beginImport,
  queueImportAgain,
} from "../table/imports/import-moves.ts";
import { asJob } from "../watch/as-job.ts";

const minuteMs = 60_000;
/** A split list whose other files have not come by then goes on without them. */
const partsAwaitedMs = 15 * minuteMs;
/**
 * A message that nobody has taken by then was lost, or waits its turn behind many others: with each try to send it
 * again the next one is awaited twice as long, up to about half an hour, so that a long queue does not grow by its own
 * length every two minutes.
 */
const messageAwaitedMs = ({ requeues }: ImportJob): number =>
  2 * minuteMs * 2 ** Math.min(requeues, 4);
/** Whatever is wrong by then will not come right. */
const hopelessMs = limits.importHours * 60 * minuteMs;

/** What an open import needs now. */
function needOf(job: ImportJob, nowMs: number): "end" | "queue" | "patience" {
  // It came to rest, and off the list, since the list was read.
  if (restingStates.includes(job.state)) return "patience";
  const queuedForMs = nowMs - job.queuedAtMs;
  if (job.state === "uploading") return queuedForMs > partsAwaitedMs ? "queue" : "patience";
  if (job.leaseUntilMs >= nowMs) return "patience";
  // By its opening: each time it is put back it has only just been queued.
  if (nowMs - (job.openedAtMs ?? job.createdAtMs) > hopelessMs) return "end";
  // Whoever has taken it since it was queued let go, or fell silent: the lease is over.
  const wasTaken = job.attempts > job.queuedAttempts;
  return wasTaken || queuedForMs > messageAwaitedMs(job) ? "queue" : "patience";
}

/** How long somebody has waited for this import, in minutes; 0 while they still bring its files. */
const waitedMinutes = ({ state, openedAtMs, createdAtMs }: ImportJob): number =>
  state === "uploading" ? 0 : (Date.now() - (openedAtMs ?? createdAtMs)) / minuteMs;

async function see(
  open: ImportMessage,
  job: ImportJob | undefined,
): Promise<"queued" | "ended" | undefined> {
  const { uid, job: id } = open;
  if (job === undefined) {
    await closeImport(uid, id);
    return undefined;
  }
  const need = needOf(job, Date.now());
  if (need === "patience") return undefined;
  if (need === "end") return (await giveUp(open)) ? "ended" : undefined;
  const moved = await (job.state === "uploading"
    ? beginImport(uid, id)
    : queueImportAgain(uid, id, job.state));
  if (moved === undefined) return undefined;
  await sendImport(open);
  return "queued";
}

/** Puts imports back into the queue that were lost on their way, and ends those that never will be finished. */
async function run(): Promise<{ queued: number; ended: number }> {
  const found = { queued: 0, ended: 0 };
  let oldest = 0;
  for (const open of await listOpenImports()) {
    try {
      const job = await getImport(open.uid, open.job);
      const outcome = await see(open, job);
      const isOpen = job !== undefined && !restingStates.includes(job.state) && outcome !== "ended";
      if (isOpen) oldest = Math.max(oldest, waitedMinutes(job));
      if (outcome !== undefined) found[outcome]++;
    } catch (error) {
      // One that cannot be seen to must not keep the others waiting.
      log("error", "import sweep", { job: open.job, ...errorFields(error) });
    }
  }
  const ofSite = oldest === 0 ? {} : { OldestImportMinutes: Math.round(oldest) };
  if (found.queued + found.ended + oldest > 0) log("info", "import sweep", found, { ofSite });
  return found;
}

export const handler = asJob("import_sweep", run);
