const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A partial date in words: "Sep 29, 2023", "Sep 2023" or "2023". A date that is none comes back as undefined. */
function dateText(date: string | null): string | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date ?? "");
  if (match === null) return undefined;
  const [, year, month, day] = match;
  const name = month === undefined ? undefined : months[Number(month) - 1];
  if (name === undefined) return year;
  const dayOfMonth = Number(day ?? 0);
  return dayOfMonth === 0 ? `${name} ${year}` : `${name} ${dayOfMonth}, ${year}`;
}

/** When a title ran: "Sep 29, 2023 to Mar 22, 2024", "Oct 20, 1999 to ?", or one date; null when nothing is known. */
export function dateSpan(from: string | null, to: string | null): string | null {
  const begin = dateText(from);
  const end = dateText(to);
  if (begin === undefined) return end === undefined ? null : `? to ${end}`;
  if (begin === end) return begin;
  return `${begin} to ${end ?? "?"}`;
}

/** A length in words: "24 min per ep", "1 hr 46 min"; null when not known. */
export function durationText(minutes: number | null, episodes: number | null): string | null {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours} hr` : "", rest > 0 || hours === 0 ? `${rest} min` : ""];
  return parts.filter(Boolean).join(" ") + (episodes === 1 ? "" : " per ep");
}

const ratings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    G: "G - All Ages",
    PG: "PG - Children",
    "PG-13": "PG-13 - Teens 13 or older",
    R: "R - 17+ (violence & profanity)",
    "R+": "R+ - Mild Nudity",
    Rx: "Rx - Adult",
  }),
);

/** A rating with what it means; one that is not in the table stays as it is. */
export function ratingText(rating: string | null): string | null {
  return rating === null ? null : (ratings.get(rating) ?? rating);
}
