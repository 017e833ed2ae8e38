import { coverFile } from "./cover-file.ts";
import { COVER_VERSION } from "./covers/cover.ts";
import { fnv1a } from "./covers/random.ts";
import type { Title } from "./title.ts";

/** The inputs of a title's generated cover, plus what names its file. */
export type CoveredTitle = Pick<Title, "kind" | "id" | "title" | "genres" | "year" | "type">;

/** 32-bit hash of everything the drawing depends on: it changes exactly when the picture may. */
export function coverHash({ title, genres, year, type }: CoveredTitle): number {
  return fnv1a(JSON.stringify([COVER_VERSION, title, genres, year, type]));
}

/** Path of a title's generated cover; immutable, since another picture gets another path. */
export function coverPath(title: CoveredTitle): string {
  return coverFile(title.kind, title.id, coverHash(title));
}
