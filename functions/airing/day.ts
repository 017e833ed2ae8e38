const dayMs = 86_400_000;

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(atMs);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(atMs / 1000) * 1000;
}

/** A time zone as it is named, or UTC for one that does not exist. */
export function knownTimeZone(name: string | undefined): string {
  if (name === undefined) return "UTC";
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return name;
  } catch {
    return "UTC";
  }
}

/** Where midnight of a local day lies, also on days when the clock is changed. */
function midnightMs(timeZone: string, localMidnight: number): number {
  const guess = localMidnight - offsetMs(timeZone, localMidnight);
  return localMidnight - offsetMs(timeZone, guess);
}

/** The bounds of the day around `nowMs` in a time zone (UTC for one that does not exist), from inclusive to exclusive. */
export function dayAround(
  nowMs: number,
  timeZone: string | undefined,
): { fromMs: number; toMs: number } {
  const zone = knownTimeZone(timeZone);
  const local = nowMs + offsetMs(zone, nowMs);
  const localMidnight = Math.floor(local / dayMs) * dayMs;
  return {
    fromMs: midnightMs(zone, localMidnight),
    toMs: midnightMs(zone, localMidnight + dayMs),
  };
}
