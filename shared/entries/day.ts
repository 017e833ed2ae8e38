/** A day as `YYYY-MM-DD`, the way entries, diaries and files name days. */
export type Day = string;

/** The day of a moment (milliseconds since 1970) in UTC. */
export const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day that it is at a moment where the clock of this device stands. */
export function localDayOf(ms: number): Day {
  const date = new Date(ms);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

const dayMs = 86_400_000;

/**
 * The day on which somebody did something, as their device names it: nowhere on earth is it further from the server's own
 * (UTC) than one day. A device whose clock is wrong, or that says nothing, is given the server's.
 */
export function dayAt(told: Day | undefined, nowMs: number): Day {
  const near = [nowMs - dayMs, nowMs, nowMs + dayMs].map(dayOf);
  return told !== undefined && near.includes(told) ? told : dayOf(nowMs);
}
