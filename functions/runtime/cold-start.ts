/** How long this environment took from its first breath until its handler was there; the module is loaded right before. */
const initMs = Math.round(performance.now());

let isCold = true;

/**
 * What the start of this environment cost, to its first event alone; undefined to all others. The time is known only where
 * Lambda started the environment because somebody waited for it: others began long before their first event.
 */
export function coldStart(): { ColdStarts: 1; InitMs?: number } | undefined {
  if (!isCold) return undefined;
  isCold = false;
  const isWaitedFor = process.env["AWS_LAMBDA_INITIALIZATION_TYPE"] === "on-demand";
  return { ColdStarts: 1, ...(isWaitedFor ? { InitMs: initMs } : {}) };
}

/** Memory that this environment has in use, in MB. */
export const memoryMb = (): number => Math.round(process.memoryUsage.rss() / 1_000_000);
