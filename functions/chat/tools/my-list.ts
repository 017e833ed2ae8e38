import * as z from "zod";
import { kindRules, statusOf, type Kind, type Status } from "../../../shared/kind.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { shelfTitles, type Desk, type ShelfTitle } from "./desk.ts";
import { titleName } from "./facts.ts";
import { kindField, tool, type TitleName } from "./tool.ts";

/** One title of the asker's list. */
export interface ListedTitle extends TitleName {
  readonly status: Status;
  readonly progress: number;
  readonly total: number | null;
  readonly minutes: number | null;
  /** When it was last changed, ISO 8601. */
  readonly changed: string;
}

export interface MyList {
  /** How many titles there are by status, and in all. */
  readonly counts: Readonly<Partial<Record<Status | "ALL", number>>>;
  /** Episodes watched or chapters read, of all titles together. */
  readonly progress: number;
  readonly titles: readonly ListedTitle[];
}

const listed = ({ card, entry }: ShelfTitle): ListedTitle => ({
  ...titleName(card),
  status: entry.status,
  progress: entry.progress,
  total: card.total,
  minutes: card.minutes,
  changed: new Date(entry.changedAtMs).toISOString(),
});

/** The asker's list of a kind, last changed first, with counts over all statuses. */
export async function readMyList(desk: Desk, kind: Kind, status?: Status): Promise<MyList> {
  const [entries, titles] = await sideBySide([desk.shelf(kind), shelfTitles(desk, kind, status)]);
  const counts: Partial<Record<Status | "ALL", number>> = { ALL: entries.length };
  for (const each of kindRules[kind].statuses) {
    counts[each] = entries.filter((entry) => entry.status === each).length;
  }
  return {
    counts,
    progress: entries.reduce((sum, entry) => sum + entry.progress, 0),
    titles: titles.map(listed),
  };
}

export const my_list = tool({
  description:
    "The asker's own list of anime or manga, last changed first, with counts by status. " +
    "The first title is the one they touched last.",
  input: z.object({
    kind: kindField,
    status: z.string().optional().describe("PLANNED, WATCHING (anime), READING (manga), COMPLETED"),
    limit: z.int().min(1).max(50).default(20),
  }),
  async run({ kind, status, limit }, desk): Promise<MyList> {
    const list = await readMyList(desk, kind, statusOf(kind, status ?? ""));
    return { ...list, titles: list.titles.slice(0, limit) };
  },
});
