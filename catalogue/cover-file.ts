import type { Kind } from "../shared/kind.ts";

/** Path of a generated cover by the hash of what it shows, which `coverHash` gives. */
export function coverFile(kind: Kind, id: number, hash: number): string {
  return `/covers/${kind}/${String(id)}-${hash.toString(16).padStart(8, "0")}.svg`;
}

/** Path of the wide picture that belongs to a generated cover; undefined for a picture that is none. */
export const wideCoverFile = (cover: string): string | undefined =>
  /^\/covers\/.+\.svg$/.test(cover) ? cover.replace(/\.svg$/, ".jpg") : undefined;
