import type { Kind } from "../shared/kind.ts";

/** Path of a generated cover by the hash of what it shows, which `coverHash` gives. */
export function coverFile(kind: Kind, id: number, hash: number): string {
  return `/covers/${kind}/${String(id)}-${hash.toString(16).padStart(8, "0")}.svg`;
}
