import { grouped } from "../../../shared/words/grouped.ts";
import { titleCount, typeLabel } from "../../words/title-words.ts";
import type { CallResponse } from "../../calls/api.ts";
import type { Bar } from "./BarChart.tsx";

/** The numbers of one list. */
export type ListStatistics = CallResponse<"statistics">["anime"];
type Share = ListStatistics["genres"][number];

/** Minutes as days of 24 hours, to one decimal: "12.5". */
export function inDays(minutes: number): string {
  const tenths = Math.round((minutes / 1440) * 10);
  return `${grouped(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** Minutes in hours: "36 h", and below one "45 min". */
export const inHours = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${grouped(Math.round(minutes / 60))} h`;

/** A mean score as pages show it, "–" for none. */
export const meanText = (mean: number | null): string => (mean === null ? "–" : mean.toFixed(2));

/** Shares as bars whose length is how many titles they are; of anime the time is told, too. */
export const barsOf = (
  shares: readonly Share[],
  isTimed: boolean,
  nameOf = (name: string) => name,
): Bar[] =>
  shares.map(({ name, titles, minutes, mean_score }) => ({
    name: nameOf(name),
    value: titles,
    cells: [grouped(titles), ...(isTimed ? [inHours(minutes)] : []), meanText(mean_score)],
  }));

/** Bars of formats, by the names that screens give them. */
export const formatBars = (shares: readonly Share[], isTimed: boolean): Bar[] =>
  barsOf(shares, isTimed, typeLabel);

/** Bars of the scores that were given, the best first. */
export const scoreBars = ({ scores, scored }: ListStatistics): Bar[] =>
  scored === 0
    ? []
    : scores
        .map(({ score, titles }) => ({
          name: String(score),
          value: titles,
          cells: [grouped(titles), `${Math.round((titles / scored) * 100)} %`],
        }))
        .reverse();

/** The share of what was begun that is completed, in whole percent; null where nothing was begun. */
export function completion({ statuses }: ListStatistics): number | null {
  const begun = statuses.filter(({ status }) => status !== "PLANNED");
  const all = begun.reduce((sum, { titles }) => sum + titles, 0);
  const done = begun.find(({ status }) => status === "COMPLETED")?.titles ?? 0;
  return all === 0 ? null : Math.round((done / all) * 100);
}

type Community = NonNullable<ListStatistics["community"]>;

/** "Mean 7.80, everybody's on the same 143 titles 7.40." */
export const besideWords = ({ titles, own_mean, mean }: Community, whose: string): string =>
  `${whose === "You" ? "Your mean" : `The mean of ${whose}`} is ${meanText(own_mean)}, everybody's on the same ${titleCount(titles)} ${meanText(mean)}.`;

/** The two means as bars. */
export const besideBars = ({ own_mean, mean }: Community, whose: string): Bar[] =>
  [
    { name: whose, value: own_mean },
    { name: "Everybody", value: mean },
  ].map(({ name, value }) => ({ name, value: value ?? 0, cells: [meanText(value)] }));
