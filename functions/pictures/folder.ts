import { createHash } from "node:crypto";

/** Where all pictures of a user are: in a folder that does not give their id away. */
export function folderOf(uid: string): string {
  return `media/${createHash("sha256").update(`pictures of ${uid}`).digest("base64url").slice(0, 22)}/`;
}
