import * as z from "zod";
import type { Answer } from "./browser.ts";
import type { Person } from "./people.ts";
import { picture } from "./pictures.ts";

/** What a test wants to be different about a ranking list; the rest is fine. */
export interface RankingForm {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: string;
  readonly entries?: readonly { readonly title: string; readonly description: string }[];
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

/** Publishes a ranking list, or tries to. */
export async function publish(who: Person, form: RankingForm = {}): Promise<Answer> {
  const entries = form.entries ?? entriesOf(5);
  const fine = await pictureFile();
  const files = form.files ?? entries.map(() => fine);
  const given = files.flatMap((file, at) =>
    file === undefined ? [] : [[`entry_image_${at}`, file] as const],
  );
  return who.sendFiles("create_ranking_list_with_entries", {
    name: form.name ?? "Best bread",
    description: form.description ?? "Ranked by crust.",
    ...(form.tags === undefined ? {} : { tags: form.tags }),
    entries: JSON.stringify(entries),
    ...(form.idempotency_key === undefined ? {} : { idempotency_key: form.idempotency_key }),
    ...Object.fromEntries(given),
  });
}

/** Publishes a ranking list that must be taken. Returns its id. */
export async function makeRanking(who: Person, form: RankingForm = {}): Promise<string> {
  const answer = await publish(who, form);
  if (answer.status !== 201) throw new Error(`Not published: ${answer.text}`);
  return z.object({ id: z.string() }).parse(answer.body).id;
}
