import { ApiError } from "../../shared/errors.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentModel } from "./current.ts";
import { recommend } from "./recommend.ts";
import { recommendedTitle } from "./recommended-title.ts";

/**
 * Titles like one of a row, the most alike first, with reasons; null while there is no model. `franchise` holds the rows
 * of its own story, which are left out.
 */
export async function similarTitles(
  catalogue: Catalogue,
  row: number,
  franchise: readonly number[],
): Promise<ReturnType<typeof recommendedTitle>[] | null> {
  const kind = catalogue.kind(row);
  const id = catalogue.id(row);
  const model = await currentModel(kind).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "unavailable") return undefined;
    throw error;
  });
  if (model === undefined) return null;
  const wishes = {
    kind,
    liked: [id],
    excluded: new Set([id, ...franchise.map((other) => catalogue.id(other))]),
    completed: new Set<number>(),
    isLikedInSight: true,
  };
  return recommend(catalogue, model, wishes).map((one) => recommendedTitle(catalogue, one));
}
