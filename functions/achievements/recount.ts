import type { Counters } from "../../shared/achievements.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { airedEpisodes } from "../airing/aired.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import { countersOf, type CountedEntry, type TitleFacts } from "./counters.ts";

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

/**
 * A recount of both shelves as they are now, after every change that was acknowledged before. `openCatalogue` brings
 * what the titles are.
 */
export async function recount(
  uid: string,
  openCatalogue: () => Promise<Catalogue>,
): Promise<Counters> {
  const [catalogue, ...shelves] = await sideBySide([
    openCatalogue(),
    ...kinds.map((kind) => listEntries(uid, kind, { isConsistent: true })),
  ]);
  const nowMs = Date.now();
  return countersOf(
    kinds.flatMap((kind, at) =>
      (shelves[at] ?? []).map((entry): CountedEntry => ({
        kind,
        entry,
        facts: factsOf(catalogue, kind, entry.id, nowMs),
      })),
    ),
  );
}
