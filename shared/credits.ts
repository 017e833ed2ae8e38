/** Where the licences of the code and fonts of others lie that the site is made with; the build writes it. */
export const licencesPath = "/licences.txt";

/** Where the credits of the catalogue lie, beside the covers. */
export const creditsPath = "/data/credits.json";

/** Where the anime of the catalogue lie as a file, while the licence of a source asks for it. */
export const mergedDatabasePath = "/data/catalogue.jsonl.gz";

/** The licences under which the anime-offline-database is given on, and so what is made from it: the whole, and what is in it. */
export const sharedAlike = {
  database: {
    name: "Open Database License 1.0",
    url: "https://opendatacommons.org/licenses/odbl/1-0/",
  },
  contents: {
    name: "Database Contents License 1.0",
    url: "https://opendatacommons.org/licenses/dbcl/1-0/",
  },
} as const;

/** What there is to say of a source, whatever it gave. */
interface CreditedSource {
  readonly title: string;
  /** Its own page, unless a release of it names another publisher. */
  readonly url?: string;
  readonly licence?: { readonly name: string; readonly url?: string };
  readonly gives: string;
}

/** Sources by the names by which titles call them, in the order in which they are shown. */
export const creditedSources: Readonly<Record<string, CreditedSource>> = {
  own: {
    title: "Our own facts",
    gives: "names, totals, dates, genres, synopses and how titles belong together",
  },
  "bangumi-data": {
    title: "bangumi-data",
    url: "https://github.com/bangumi-data/bangumi-data",
    licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    gives: "names, types, dates, times on the air and where to watch",
  },
  "anime-offline-database": {
    title: "anime-offline-database",
    url: "https://github.com/manami-project/anime-offline-database",
    licence: { name: "ODbL 1.0, contents DbCL 1.0", url: sharedAlike.database.url },
    gives: "names, types, episodes, seasons, studios and tags of anime",
  },
  wikidata: {
    title: "Wikidata",
    url: "https://www.wikidata.org/",
    licence: { name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
    gives: "names, totals and dates",
  },
  "media-arts-db": {
    title: "Media Arts Database (メディア芸術データベース), National Museum of Art, Japan",
    url: "https://mediaarts-db.artmuseums.go.jp/",
    licence: { name: "its terms of use", url: "https://mediaarts-db.artmuseums.go.jp/user_terms" },
    gives: "volumes of manga and how their names are read, chosen and edited by us",
  },
  jikan: {
    title: "Jikan",
    url: "https://jikan.moe/",
    gives: "facts that whoever runs this site has added",
  },
  csv: {
    title: "Lists of whoever runs this site",
    gives: "facts that they have added",
  },
};

/** Sources that titles name from the beginning, before anybody knows how much each gave. */
export const alwaysCredited: readonly string[] = ["own", "bangumi-data"];

/** What one source gave to the catalogue. */
export interface SourceCredit {
  /** Its name, as titles call it. */
  readonly name: string;
  /** Titles of which it knows something. */
  readonly titles: number;
  /** The day as of which it speaks, `YYYY-MM-DD`; null when it does not say. */
  readonly asOf: string | null;
  /** The page of who published it, as its release says. */
  readonly publisher?: string;
}

/** The credits of the catalogue, as the catalogue job writes them. */
export interface Credits {
  /** The day on which the catalogue was made, `YYYY-MM-DD`. */
  readonly made: string;
  /** The day on which the newest anime began; null when nobody knows. */
  readonly newest: string | null;
  readonly sources: readonly SourceCredit[];
  /** Size of the file of all anime in bytes; null when there is none. */
  readonly mergedBytes: number | null;
}
