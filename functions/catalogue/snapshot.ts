import { blankTitle, type Title } from "../../catalogue/title.ts";
import type { Openers } from "../objects/formats.ts";
import { Catalogue } from "./catalogue.ts";
import { inRowOrder, writeColumns } from "./columns.ts";
import { writeDescriptions } from "./describe/description-index.ts";
import { writeSearchIndex } from "./search/search-index.ts";
import { laterSections } from "./sections/later-sections.ts";
import { OpenSections, writeSections, type Sections } from "./sections/sections.ts";
import { writeMakers } from "./suggest/makers.ts";

/**
 * Writes the catalogue as one compact buffer; the same titles give the same bytes.
 * Titles that are gone have rows, for those who have them on their lists, and no words by which a search finds them.
 * `extra` adds sections of other parts (say neighbours for recommendations), made from the titles in row order.
 */
export function writeSnapshot(
  titles: readonly Title[],
  gone: readonly Title[] = [],
  extra: (rows: readonly Title[]) => Sections = () => ({}),
): Uint8Array<ArrayBuffer> {
  const rows = inRowOrder([...titles, ...gone]);
  const nameless = new Set(gone);
  const searched = rows.map((title) => (nameless.has(title) ? unnamed(title) : title));
  const anime = searched.filter(({ kind }) => kind === "anime");
  const manga = searched.slice(anime.length);
  return writeSections({
    ...writeColumns(rows),
    ...writeSearchIndex("search.anime", anime, 0),
    ...writeSearchIndex("search.manga", manga, anime.length),
    ...writeDescriptions("about.anime", anime, 0),
    ...writeDescriptions("about.manga", manga, anime.length),
    ...writeMakers(rows),
    ...extra(rows),
  });
}

const unnamed = ({ kind, id }: Title): Title => blankTitle(kind, id, "");

/**
 * Opens what {@link writeSnapshot} wrote, without copying or parsing rows.
 * @throws RangeError when the bytes are no snapshot of this version.
 */
export function openSnapshot(bytes: Uint8Array): Catalogue {
  return new Catalogue(new OpenSections(bytes, laterSections));
}

/** What opens each format of the snapshot; they differ in their sections alone. */
export const snapshotOpeners: Openers<1 | 2, Catalogue> = { 1: openSnapshot, 2: openSnapshot };
