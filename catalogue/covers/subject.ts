import { mainRelation, type Title } from "../title.ts";

/** What a cover is drawn from. */
export interface CoverSubject extends Pick<
  Title,
  "kind" | "id" | "title" | "japanese" | "genres" | "themes" | "year"
> {
  /** The id of the title that it belongs to most (`mainRelation`); null for one that stands alone. */
  readonly related: number | null;
}

/** What the cover of a title of the catalogue is drawn from. */
export function subjectOf(one: Title): CoverSubject {
  const { kind, id, title, japanese, genres, themes, year } = one;
  return {
    kind,
    id,
    title,
    japanese,
    genres,
    themes,
    year,
    related: mainRelation(one)?.id ?? null,
  };
}

/** What the cover of a title is drawn from of which no more than a name is known. */
export const namedSubject = (kind: Title["kind"], id: number, title: string): CoverSubject => ({
  kind,
  id,
  title,
  japanese: null,
  genres: [],
  themes: [],
  year: null,
  related: null,
});
