import * as z from "zod";
import type { create_ranking_list_with_entries } from "../../shared/api/ranking-lists.ts";
import type { RequestOf } from "../../shared/endpoint.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import {
  entryProblem,
  pictureProblem,
  rankingProblem,
  refuse,
  tagsOf,
} from "../../shared/ranking-list.ts";
import { readJson } from "../json.ts";

type Form = RequestOf<typeof create_ranking_list_with_entries>;

const Entries = z.array(z.object({ title: z.string(), description: z.string() }));

/** An entry with the file that its picture is made of. */
interface NewEntry {
  readonly title: string;
  readonly description: string;
  readonly file: File;
}

/** A text as it was typed: forms carry every line break as CR LF. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

function entriesOf(text: string): z.infer<typeof Entries> {
  const parsed = Entries.safeParse(readJson(text));
  if (!parsed.success) throw new ApiError("bad_request", sentences.entryIncomplete);
  return parsed.data;
}

/** Everything a new ranking list is made of, in order. Throws ApiError 400 with the first thing that is wrong. */
export function readForm(form: Form) {
  const given = entriesOf(form.entries);
  // As they will be kept: forms send every line break as two characters.
  const words = { name: plain(form.name), description: plain(form.description), tags: form.tags };
  refuse(rankingProblem(words, given.length));
  const entries = given.map((entry, at): NewEntry => {
    const file = form[`entry_image_${at}`];
    const said = { title: plain(entry.title), description: plain(entry.description) };
    refuse(entryProblem(said, file instanceof File && file.size > 0));
    if (!(file instanceof File)) throw new ApiError("bad_request", sentences.entryIncomplete);
    refuse(pictureProblem(file));
    return { ...said, file };
  });
  return { ...words, tags: tagsOf(words.tags), entries };
}
