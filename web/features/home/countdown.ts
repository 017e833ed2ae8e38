const msPerSecond = 1000;
const secondsPerMinute = 60;
const secondsPerHour = 3600;

/** Milliseconds since 1970 of an airing time as the server gives it: `YYYY-MM-DD HH:mm:ss` in UTC. */
export const airingAtMs = (airingAt: string): number =>
  Date.parse(`${airingAt.replace(" ", "T")}Z`);

/** What a card says of an episode that airs in `remainingMs`; never counts below zero. */
export function countdownText(remainingMs: number): string {
  if (remainingMs <= 0) return "Already aired";
  // Rounded up, so that it never claims an episode has aired that has not.
  const left = Math.ceil(remainingMs / msPerSecond);
  const hours = Math.floor(left / secondsPerHour);
  const minutes = Math.floor((left % secondsPerHour) / secondsPerMinute);
  return `Airing in: ${hours}h ${minutes}m ${left % secondsPerMinute}s`;
}

/** Position of the first episode still to come; 0 when the day is over. `nowMs` is the server's clock. */
export function firstAhead(
  episodes: readonly { readonly airingAt: string }[],
  nowMs: number,
): number {
  return Math.max(
    0,
    episodes.findIndex(({ airingAt }) => airingAtMs(airingAt) > nowMs),
  );
}
