import type { Status } from "../../../shared/kind.ts";
import type { Card } from "../../catalogue/catalogue.ts";
import { entryOf, type Desk } from "./desk.ts";
import { nameOf, type TitleName } from "./tool.ts";

/** The asker's own standing with a title. */
export interface Mine {
  readonly status: Status;
  /** Episodes watched or chapters read. */
  readonly progress: number;
}

/** What the catalogue says of a title, and where the asker stands with it. */
export interface TitleFacts extends TitleName {
  readonly original_title: string;
  readonly japanese_title: string | null;
  readonly type: string;
  /** Episodes or chapters in all; null when not known or still open. */
  readonly total: number | null;
  readonly volumes: number | null;
  readonly minutes_per_episode: number | null;
  readonly status: string;
  readonly year: number | null;
  readonly season: string | null;
  /** First and last day as `YYYY-MM-DD`, or less exactly. */
  readonly from: string | null;
  readonly to: string | null;
  readonly genres: readonly string[];
  readonly themes: readonly string[];
  /** Studios of an anime, authors of a manga. */
  readonly makers: readonly string[];
  /** Our own judgement of how widely known the title is, 0 to 100. */
  readonly popularity: number;
  readonly mine: Mine | null;
}

/** The facts of one row of the catalogue. */
export async function factsOf(desk: Desk, row: number): Promise<TitleFacts> {
  const { catalogue } = desk;
  const card = catalogue.card(row);
  const entry = await entryOf(desk, card.kind, card.id);
  return {
    ...titleName(card),
    original_title: card.title,
    japanese_title: card.japanese,
    type: card.type,
    total: card.total,
    volumes: card.volumes,
    minutes_per_episode: card.minutes,
    status: card.status,
    year: card.year ?? yearOf(card.from),
    season: card.season,
    from: card.from,
    to: card.to,
    genres: card.genres,
    themes: catalogue.themes(row),
    makers: catalogue.makers(row),
    popularity: card.popularity,
    mine: entry === undefined ? null : { status: entry.status, progress: entry.progress },
  };
}

/** A card's identity and name. */
export const titleName = (card: Card): TitleName => ({
  kind: card.kind,
  id: card.id,
  name: nameOf(card),
});

const yearOf = (date: string | null): number | null =>
  date === null ? null : Number(date.slice(0, 4));
