import { statusWords } from "../../../words/title-words.ts";
import type { ListedEntry } from "./listed-entries.ts";

const months = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sept",
  "Oct",
  "Nov",
  "Dec",
];

/** A day `YYYY-MM-DD` as a table shows it, as far as it is known: "3 May 2026", "May 2026", "2026". */
export function dayWords(day: string | null): string | undefined {
  if (day === null) return undefined;
  const [year = "", month = "00", date = "00"] = day.split("-");
  const parts = [Number(date) || undefined, months[Number(month) - 1], year];
  return parts.filter((part) => part !== undefined).join(" ");
}

/** How an entry stands, with what is said of it beside its status: "Watching, on hold". */
export function statusCell({ standing, said, total }: ListedEntry): string {
  const words = [
    statusWords[standing.status],
    said.isOnHold && "on hold",
    said.again !== null && `again ${said.again}/${total ?? "?"}`,
    said.isPrivate && "private",
  ];
  return words.filter((word) => word !== false).join(", ");
}
