import { coverFile } from "../../catalogue/cover-file.ts";
import { titleTypes, type TitleType } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Card } from "../catalogue/catalogue.ts";
import type { TitleDetails } from "../table/titles.ts";

/** What a file says of a title that the catalogue does not know. It stays on the entries of those who imported it. */
export interface ProvisionalTitle {
  readonly title: string;
  readonly type: TitleType;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Names the generated cover, see `coverHash`. */
  readonly cover: number;
}

/** A provisional title as one text, type|total|cover|title, so that it travels with its entry. */
export const packTitle = ({ title, type, total, cover }: ProvisionalTitle): string =>
  `${type}|${total ?? ""}|${cover.toString(36)}|${title}`;

/** A provisional title from its packed text. */
export function unpackTitle(packed: string): ProvisionalTitle {
  const [word, total, cover, ...title] = packed.split("|");
  return {
    title: title.join("|"),
    type: titleTypes.find((type) => type === word) ?? "unknown",
    total: total ? Number(total) : null,
    cover: Number.parseInt(cover ?? "0", 36),
  };
}

/** A provisional title as lists show it. */
export function provisionalCard(kind: Kind, id: number, packed: string): Card {
  const { title, type, total, cover } = unpackTitle(packed);
  return {
    kind,
    id,
    title,
    english: null,
    japanese: null,
    image: coverFile(kind, id, cover),
    type,
    status: "Unknown",
    season: null,
    year: null,
    from: null,
    to: null,
    published: null,
    total,
    volumes: null,
    minutes: null,
    genres: [],
    popularity: 0,
    adult: false,
    prequel: null,
    broadcast: null,
  };
}

/** A provisional title as its dialog shows it. */
export function provisionalDetails(kind: Kind, id: number, packed: string): TitleDetails {
  const {
    title,
    english,
    japanese,
    type,
    total,
    volumes,
    status,
    minutes,
    season,
    year,
    from,
    to,
    image,
  } = provisionalCard(kind, id, packed);
  return {
    title,
    english,
    japanese,
    type,
    total,
    volumes,
    status,
    source: null,
    minutes,
    rating: null,
    season,
    year,
    from,
    to,
    genres: [],
    themes: [],
    makers: [],
    trailer: null,
    synopsis: null,
    score: null,
    image,
    adult: false,
  };
}
