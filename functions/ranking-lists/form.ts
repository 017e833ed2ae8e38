import * as z from "zod";
import type {
  create_ranking_list_with_entries,
  edit_ranking_list,
} from "../../shared/api/ranking-lists.ts";
import type { RequestOf } from "../../shared/endpoint.ts";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import {
  entryProblem,
  pictureProblem,
  rankingProblem,
  refuse,
  tagsOf,
} from "../../shared/ranking-list.ts";
import { readJson } from "../http/json.ts";
import type { RankingList } from "../table/ranking-lists.ts";

type Form = RequestOf<typeof create_ranking_list_with_entries | typeof edit_ranking_list>;

const Entries = z.array(
  z.object({ title: z.string(), description: z.string(), image_url: z.string().optional() }),
);

/** An entry with its picture: the file that it is made of, or the path of one that stays. */
interface GivenEntry {
  readonly title: string;
  readonly description: string;
  readonly picture: File | string;
}

/** A text as it was typed: forms carry every line break as CR LF. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

function entriesOf(text: string): z.infer<typeof Entries> {
  const parsed = Entries.safeParse(readJson(text));
  if (!parsed.success) throw new ApiError("bad_request", sentences.entryIncomplete);
  return parsed.data;
}

/** The paths of all pictures of a list. */
export const picturesOf = ({ entries }: Pick<RankingList, "entries">): string[] =>
  entries.map(({ image }) => image);

/** Throws ApiError 400 when an entry names a picture that is not among these. */
export function requirePictures(entries: readonly GivenEntry[], paths: readonly string[]): void {
  const isForeign = entries.some(
    ({ picture }) => typeof picture === "string" && !paths.includes(picture),
  );
  if (isForeign) throw new ApiError("bad_request", sentences.pictureNotOfList);
}

/**
 * Everything a ranking list is made of, in order; pictures that stay are among `paths`. Throws ApiError 400 with the
 * first thing that is wrong.
 */
export function readForm(form: Form, paths: readonly string[] = []) {
  const given = entriesOf(form.entries);
  // As they will be kept: forms send every line break as two characters.
  const words = { name: plain(form.name), description: plain(form.description), tags: form.tags };
  refuse(rankingProblem(words, given.length));
  const entries = given.map(({ image_url, ...entry }, at): GivenEntry => {
    const file = form[`entry_image_${at}`];
    const kept = paths.length > 0 ? image_url : undefined;
    const picture = file instanceof File ? file : kept;
    const said = { title: plain(entry.title), description: plain(entry.description) };
    refuse(entryProblem(said, picture instanceof File ? picture.size > 0 : Boolean(picture)));
    if (picture === undefined) throw new ApiError("bad_request", sentences.entryIncomplete);
    if (picture instanceof File) refuse(pictureProblem(picture));
    return { ...said, picture };
  });
  requirePictures(entries, paths);
  return { ...words, tags: tagsOf(words.tags), entries };
}

/** The files among the pictures of entries, in their order. */
export const filesOf = (entries: readonly GivenEntry[]): File[] =>
  entries.flatMap(({ picture }) => (picture instanceof File ? [picture] : []));

/** Entries as they are kept, their files stored under these paths, in the same order. */
export function storedEntries(
  entries: readonly GivenEntry[],
  paths: readonly string[],
): RankingList["entries"] {
  const fresh = paths.values();
  return entries.map(({ picture, ...said }) => ({
    ...said,
    image: typeof picture === "string" ? picture : (fresh.next().value ?? ""),
  }));
}
