import * as z from "zod";
import type { Answer } from "../browser.ts";
import { visitor, type Person } from "./people.ts";
import { picture } from "./pictures.ts";

/** An entry as a form has it. */
interface FormEntry {
  readonly title: string;
  readonly description: string;
  /** The path of a picture that stays, where a list is edited. */
  readonly image_url?: string;
}

/** What a test wants to be different about a ranking list; the rest is fine. */
export interface RankingForm {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: string;
  readonly entries?: readonly FormEntry[];
  /** Files by entry; undefined leaves one out. */
  readonly files?: readonly (File | undefined)[];
  readonly idempotency_key?: string;
}

/** So many different entries. */
export const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Title ${at + 1}`,
    description: `Reason ${at + 1}`,
  }));

/** A picture file as the browser sends it. */
export const pictureFile = async (
  format: "png" | "jpeg" | "webp" = "webp",
  width = 80,
  height = 100,
): Promise<File> =>
  new File([new Uint8Array(await picture(format, width, height))], `entry.${format}`, {
    type: `image/${format}`,
  });

/** The fields of a form. Entries have a fine file each, unless a picture of theirs stays. */
async function fieldsOf(form: RankingForm) {
  const entries: readonly FormEntry[] = form.entries ?? entriesOf(5);
  const fine = await pictureFile();
  const files =
    form.files ?? entries.map(({ image_url }) => (image_url === undefined ? fine : undefined));
  const given = files.flatMap((file, at) =>
    file === undefined ? [] : [[`entry_image_${at}`, file] as const],
  );
  return {
    name: form.name ?? "Best bread",
    description: form.description ?? "Ranked by crust.",
    ...(form.tags === undefined ? {} : { tags: form.tags }),
    entries: JSON.stringify(entries),
    ...(form.idempotency_key === undefined ? {} : { idempotency_key: form.idempotency_key }),
    ...Object.fromEntries(given),
  };
}

/** Publishes a ranking list, or tries to. */
export const publish = async (who: Person, form: RankingForm = {}): Promise<Answer> =>
  who.sendFiles("create_ranking_list_with_entries", await fieldsOf(form));

/** Edits a ranking list, or tries to. */
export const edit = async (who: Person, id: string, form: RankingForm): Promise<Answer> =>
  who.sendFiles("edit_ranking_list", { id, ...(await fieldsOf(form)) });

/** The entries of a list that is there, as a form has them that leaves them as they are. */
export async function keptEntries(id: string): Promise<FormEntry[]> {
  return (await visitor().ok("ranking_list", { id })).entries;
}

/** Publishes a ranking list that must be taken. Returns its id. */
export async function makeRanking(who: Person, form: RankingForm = {}): Promise<string> {
  const answer = await publish(who, form);
  if (answer.status !== 201) throw new Error(`Not published: ${answer.text}`);
  return z.object({ id: z.string() }).parse(answer.body).id;
}
