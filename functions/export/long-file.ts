import { accepts, isTooLong } from "../http/compression.ts";
import { Reply, type SavedFile } from "../http/reply.ts";
import type { HttpEvent } from "../http/request.ts";
import { saveFile } from "../objects/saved-files.ts";

/** A file as an answer, or, where it is too long for one, as an object that the answer leads to. */
export async function fileReply(
  uid: string,
  event: HttpEvent,
  text: string,
  file: SavedFile,
): Promise<Reply<string>> {
  if (!isTooLong(text)) return new Reply(text, { file });
  const location = await saveFile(uid, { text, ...file, isPacked: accepts(event, "gzip") });
  return new Reply("", { location });
}
