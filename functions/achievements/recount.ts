import type { Counters } from "../../shared/achievements.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { airedEpisodes } from "../airing/aired.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { countersOf, type CountedEntry, type TitleFacts } from "./counters.ts";
import type { ShelfSize } from "./progress-sums.ts";

/** What a recount has found. */
export interface Recount {
  readonly counters: Counters;
  readonly sizes: Readonly<Record<Kind, ShelfSize>>;
}

function factsOf(
  catalogue: Catalogue,
  kind: Kind,
  id: number,
  nowMs: number,
): TitleFacts | undefined {
  const row = catalogue.find(kind, id);
  if (row === undefined) return undefined;
  return {
    genres: catalogue.genres(row),
    year: catalogue.years[row] || null,
    season: catalogue.season(row),
    type: catalogue.type(row),
    total: catalogue.total(row),
    aired: airedEpisodes(catalogue.onAir(row), nowMs),
  };
}

const sizeOf = (shelf: readonly ShelfEntry[]): ShelfSize => ({
  entries: shelf.length,
  progress: shelf.reduce((sum, { progress }) => sum + progress, 0),
});

/**
 * A recount of both shelves as they are now, after every change that was acknowledged before. `openCatalogue` brings
 * what the titles are.
 */
export async function recount(
  uid: string,
  openCatalogue: () => Promise<Catalogue>,
): Promise<Recount> {
  const [catalogue, anime, manga] = await sideBySide([
    openCatalogue(),
    listEntries(uid, "anime", { isConsistent: true }),
    listEntries(uid, "manga", { isConsistent: true }),
  ]);
  const shelves = { anime, manga };
  const nowMs = Date.now();
  const counters = countersOf(
    kinds.flatMap((kind) =>
      shelves[kind].map((entry): CountedEntry => ({
        kind,
        entry,
        facts: factsOf(catalogue, kind, entry.id, nowMs),
      })),
    ),
  );
  return { counters, sizes: { anime: sizeOf(anime), manga: sizeOf(manga) } };
}
