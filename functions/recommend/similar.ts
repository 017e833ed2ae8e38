import { ApiError } from "../../shared/errors.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentModel } from "./current.ts";
import { recommend } from "./recommend.ts";
import { recommendedTitle } from "./recommended-title.ts";

/**
 * Titles like one of a row, the most alike first, with reasons; null while there is no model. `franchise` holds the rows
 * of its own story, which are left out; reasons name titles in `language`.
 */
export async function similarTitles(
  catalogue: Catalogue,
  row: number,
  franchise: readonly number[],
  language: TitleLanguage,
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
    language,
    liked: [id],
    excluded: new Set([id, ...franchise.map((other) => catalogue.id(other))]),
    completed: new Set<number>(),
  };
  return recommend(catalogue, model, wishes).map((one) => recommendedTitle(catalogue, one));
}
