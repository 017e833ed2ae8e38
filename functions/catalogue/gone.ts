import { blankTitle, titleTypes, type Title } from "../../catalogue/title.ts";
import { genres, seasons } from "../../shared/filters.ts";
import { kinds } from "../../shared/kind.ts";
import { getTitles, putGone, titleName, type TitleDetails } from "../table/titles.ts";
import { statuses } from "./sections/codes.ts";

/** What the manifest says of a title that has left the sources. */
const goneMark = "gone";

/** Kind and id of a title by its name in the manifest; undefined for what is no name. */
function namedTitle(name: string): Pick<Title, "kind" | "id"> | undefined {
  const [word, id] = name.split(":");
  const kind = kinds.find((each) => each === word);
  return kind === undefined ? undefined : { kind, id: Number(id) };
}

/** A title that has left the sources as the snapshot holds it: like one for adults, its owners see it and nobody else. */
function withheld(
  { kind, id }: Pick<Title, "kind" | "id">,
  { type, status, season, ...facts }: TitleDetails,
): Title {
  return {
    ...blankTitle(kind, id, facts.title),
    ...facts,
    type: titleTypes.find((each) => each === type) ?? "unknown",
    status: statuses.find((each) => each === status) ?? "Unknown",
    season: seasons.find((each) => each === season) ?? null,
    genres: genres.filter((genre) => facts.genres.includes(genre)),
    popularity: 0,
    adult: true,
  };
}

/**
 * The titles that an earlier run has stored and that the sources do not name any more. Their details stay: people have
 * them on their lists. Those that are new among them are marked, once every source could be read, and the manifest goes
 * on naming all of them, so that one that comes back is stored anew.
 */
export async function goneTitles(
  stored: ReadonlyMap<string, string>,
  manifest: Map<string, string>,
  areWhole: boolean,
): Promise<Title[]> {
  const missing = [...stored.keys()].filter((name) => !manifest.has(name));
  const named = missing.flatMap((name) => namedTitle(name) ?? []);
  const known = await getTitles(named);
  const gone: Title[] = [];
  const fresh = new Map<Pick<Title, "kind" | "id">, TitleDetails>();
  for (const title of named) {
    const name = titleName(title);
    const details = known.get(name);
    if (details === undefined) continue;
    gone.push(withheld(title, details));
    if (areWhole && stored.get(name) !== goneMark) fresh.set(title, details);
    manifest.set(name, areWhole ? goneMark : (stored.get(name) ?? goneMark));
  }
  await putGone(fresh);
  return gone;
}
