import { coverFile } from "./cover-file.ts";
import { fnv1a } from "./covers/random.ts";
import type { CoverSubject } from "./covers/subject.ts";
import { COVER_VERSION } from "./covers/version.ts";

/** 32-bit hash of everything the drawing depends on: it changes exactly when the picture may. */
export function coverHash(subject: CoverSubject): number {
  const { title, japanese, genres, themes, year, related } = subject;
  return fnv1a(JSON.stringify([COVER_VERSION, title, japanese, genres, themes, year, related]));
}

/** Path of a generated cover; immutable, since another picture gets another path. */
export function coverPath(subject: CoverSubject): string {
  return coverFile(subject.kind, subject.id, coverHash(subject));
}
