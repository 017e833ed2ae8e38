import { coverFile } from "../../catalogue/cover-file.ts";
import { blankTitle, titleTypes, type TitleStatus, type TitleType } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import type { BriefTitle } from "../table/titles.ts";

/**
 * What a file says of a title that the catalogue does not have, or does not know whole. It stays on the entries of those
 * who imported it, until the catalogue knows better.
 */
export interface ImportedTitle {
  /** Empty where the catalogue has a name that is read in Latin letters. */
  readonly title: string;
  readonly type: TitleType;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Names the generated cover, see `coverHash`; null for a title of the catalogue, which has a picture of its own. */
  readonly cover: number | null;
}

/** An imported title as one text, type|total|cover|title, so that it travels with its entry. */
export const packTitle = ({ title, type, total, cover }: ImportedTitle): string =>
  `${type}|${total ?? ""}|${cover?.toString(36) ?? ""}|${title}`;

/** An imported title from its packed text. */
export function unpackTitle(packed: string): ImportedTitle {
  const [word, total, cover, ...title] = packed.split("|");
  return {
    title: title.join("|"),
    type: titleTypes.find((type) => type === word) ?? "unknown",
    total: total ? Number(total) : null,
    cover: cover ? Number.parseInt(cover, 36) : null,
  };
}

/** Whether the catalogue did not have the title at all when it was imported. */
export const isProvisional = (packed: string | undefined): boolean =>
  packed !== undefined && unpackTitle(packed).cover !== null;

const otherLetter = /(?!\p{Script=Latin})\p{Letter}/u;
const latinLetter = /\p{Script=Latin}/u;

const isLatin = (name: string): boolean => latinLetter.test(name) && !otherLetter.test(name);

/** Whether a reader of Latin letters can read one of the names that the catalogue has. */
const isReadable = ({ title, english }: BriefTitle): boolean =>
  english !== null || !otherLetter.test(title);

const growing: ReadonlySet<string> = new Set<TitleStatus>([
  "Currently Airing",
  "Not yet aired",
  "Publishing",
  "On Hiatus",
  "Not yet published",
]);

/** A title's total with what a file says of it: the catalogue's, unless it has none; of what still grows the greater. */
export function totalWith({ total, status }: BriefTitle, imported: number | null): number | null {
  if (total === null || imported === null) return total ?? imported;
  return growing.has(status) ? Math.max(total, imported) : total;
}

/** What a file says better of a title than the catalogue, packed; undefined when it says nothing better. */
export function betterKnown(
  known: BriefTitle,
  { title, total }: Pick<ImportedTitle, "title" | "total">,
): string | undefined {
  const better = {
    title: !isReadable(known) && isLatin(title) ? title : "",
    total: totalWith(known, total) === known.total ? null : total,
  };
  if (better.title === "" && better.total === null) return undefined;
  return packTitle({ ...better, type: "unknown", cover: null });
}

/** A title of the catalogue with what the owner's file knows better of it. */
export function withImported<Facts extends BriefTitle & { readonly japanese: string | null }>(
  facts: Facts,
  packed: string | undefined,
): Facts {
  if (packed === undefined) return facts;
  const { title, total } = unpackTitle(packed);
  const completed = { ...facts, total: totalWith(facts, total) };
  if (title === "" || isReadable(facts) || !isLatin(title)) return completed;
  return { ...completed, title, japanese: facts.japanese ?? facts.title };
}

/** A title that the catalogue does not have: nothing is known of it but what the file said. */
export function provisionalTitle(kind: Kind, id: number, packed: string) {
  const { title, type, total, cover } = unpackTitle(packed);
  return { ...blankTitle(kind, id, title), type, total, image: coverFile(kind, id, cover ?? 0) };
}

/** The same, as lists show it. */
const provisionalCard = (kind: Kind, id: number, packed: string): Card => ({
  ...provisionalTitle(kind, id, packed),
  genres: [],
  published: null,
  prequel: null,
});

/** The card of an entry's title, given its row in the catalogue. */
export const cardOf = (
  kind: Kind,
  catalogue: Catalogue,
  { id, title }: ShelfEntry,
  row: number | undefined,
): Card =>
  row === undefined
    ? provisionalCard(kind, id, title ?? "")
    : withImported(catalogue.card(row), title);

/** The card of an entry's title for its owner, or for others: what somebody's file calls a title is for their own eyes. */
export const cardFor = (
  isOwner: boolean,
  kind: Kind,
  catalogue: Catalogue,
  entry: ShelfEntry,
  row: number | undefined,
): Card =>
  isOwner || row === undefined ? cardOf(kind, catalogue, entry, row) : catalogue.card(row);
