import * as z from "zod";
import { airedEpisodes } from "../../airing/aired.ts";
import { broadcastOf, episodesBetween } from "../../airing/episodes.ts";
import { durationText, ratingText } from "../../catalogue/words.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { entryOf, type Desk } from "./desk.ts";
import { factsOf, titleName, type TitleFacts } from "./facts.ts";
import { idField, kindField, quoted, tool, type Quoted, type TitleName } from "./tool.ts";

/** The next broadcast of a title. */
interface NextEpisode {
  readonly episode: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface TitleInDepth extends TitleFacts {
  readonly source: string | null;
  readonly duration: string | null;
  readonly age_rating: string | null;
  readonly score: number | null;
  readonly has_trailer: boolean;
  /** What it is about; null when not known, or when it is withheld. */
  readonly synopsis: Quoted | null;
  /** The title the asker has to finish first, because this synopsis would spoil it. */
  readonly spoils: TitleName | null;
  readonly prequel: TitleName | null;
  readonly sequels: readonly TitleName[];
  readonly next_episode: NextEpisode | null;
  /** How many are out while it airs; null where nobody can tell, or the total says it. */
  readonly episodes_aired: number | null;
}

const fortnightMs = 14 * 86_400_000;

/** The next episode within a fortnight. */
export function nextEpisode({ catalogue, nowMs }: Desk, row: number): NextEpisode | null {
  const broadcast = broadcastOf(catalogue.onAir(row));
  if (broadcast === null) return null;
  const [next] = episodesBetween(broadcast, nowMs, nowMs + fortnightMs);
  return next === undefined
    ? null
    : { episode: next.episode, at: new Date(next.atMs).toISOString() };
}

/** The titles that continue a title directly. */
function sequelsOf({ catalogue }: Desk, row: number): TitleName[] {
  const kind = catalogue.kind(row);
  const id = catalogue.id(row);
  const prequels = catalogue.sections.u32("row.prequel");
  const { from, to } = catalogue.rowsOf(kind);
  const sequels: TitleName[] = [];
  for (let other = from; other < to; other++) {
    if (prequels[other] === id && catalogue.adults[other] === 0) {
      sequels.push(titleName(catalogue.card(other)));
    }
  }
  return sequels;
}

/** The ids of everything that comes before a title in its story, the nearest first. */
function prequelIds({ catalogue }: Desk, row: number): number[] {
  const kind = catalogue.kind(row);
  const ids: number[] = [];
  for (let { prequel } = catalogue.card(row); prequel !== null && !ids.includes(prequel);) {
    ids.push(prequel);
    const before = catalogue.find(kind, prequel);
    prequel = before === undefined ? null : catalogue.card(before).prequel;
  }
  return ids;
}

export const title_details = tool({
  description:
    "Everything the catalogue knows of one title, with the asker's own progress. A synopsis is withheld " +
    "while it would spoil a story the asker has not finished.",
  input: z.object({ kind: kindField, id: idField }),
  async run({ kind, id }, desk): Promise<TitleInDepth | null> {
    const { catalogue } = desk;
    const row = catalogue.find(kind, id);
    if (row === undefined || catalogue.adults[row] === 1) return null;
    const card = catalogue.card(row);
    const [facts, details, mine] = await sideBySide([
      factsOf(desk, row),
      desk.details(kind, id),
      entryOf(desk, kind, id),
    ]);
    const prequelRow = card.prequel === null ? undefined : catalogue.find(kind, card.prequel);
    const prequel = prequelRow === undefined ? null : titleName(catalogue.card(prequelRow));
    const [last, ...earlier] = await sideBySide(
      prequelIds(desk, row).map((each) => entryOf(desk, kind, each)),
    );
    // Whoever is on the way to a sequel should not learn how what comes before it ends.
    const isOnTheWay =
      last?.status !== "COMPLETED" && [last, ...earlier].some((entry) => entry !== undefined);
    const spoils = isOnTheWay && (mine?.progress ?? 0) === 0 ? prequel : null;
    const synopsis = details?.synopsis ?? catalogue.summary(row);
    return {
      ...facts,
      source: details?.source ?? null,
      duration: durationText(card.minutes, card.total),
      age_rating: ratingText(details?.rating ?? null),
      score: details?.score ?? null,
      has_trailer: (details?.trailer ?? null) !== null,
      synopsis: synopsis === null || spoils !== null ? null : quoted(synopsis),
      spoils,
      prequel,
      sequels: sequelsOf(desk, row),
      next_episode: nextEpisode(desk, row),
      episodes_aired: airedEpisodes(card, desk.nowMs),
    };
  },
});
