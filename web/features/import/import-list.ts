import type { Kind } from "../../../shared/kind.ts";
import { call } from "../../calls/api.ts";
import { newKey } from "../../calls/attempt.ts";

/** The call that imports a list of a kind. */
export const calls = { anime: "import_mal", manga: "import_mal_manga" } as const;

/** A file that is sent again is the same upload: the answer to the first may have been lost. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? newKey();
  keys.set(file, key);
  return key;
}

/** Sends the files of one list, one after the other: together they are one import. Throws CallError. */
export async function importList(
  kind: Kind,
  files: readonly File[],
  onSent: (count: number) => void,
): Promise<{ readonly message: string; readonly job_id: string }> {
  let answer: { readonly message: string; readonly job_id: string } | undefined;
  for (const [index, file] of files.entries()) {
    answer = await call(calls[kind], {
      xml_file: file,
      idempotency_key: keyOf(file),
      ...(files.length > 1 ? { parts: String(files.length), part: String(index + 1) } : {}),
      ...(answer === undefined ? {} : { job_id: answer.job_id }),
    });
    onSent(index + 1);
  }
  if (answer === undefined) throw new Error("There is no file to send.");
  return answer;
}
