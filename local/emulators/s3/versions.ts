import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** An id that comes after all that were given before, so that names are in the order of time. */
export const nextVersionId = (): string =>
  `${Date.now().toString(36).padStart(9, "0")}.${process.hrtime.bigint().toString(36).padStart(13, "0")}`;

/** The mark that an object was deleted at some moment. */
export const deletedHeader = "x-local-deleted";

/** Keeps an object's file as a former version before another takes its place; nothing where there is none. */
export async function keepVersion(path: string, folder: string, id: string): Promise<boolean> {
  // Most objects are new: no folder is made for what they were before.
  if (!existsSync(path)) return false;
  try {
    await mkdir(folder, { recursive: true });
    await link(path, join(folder, id));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Notes that an object was deleted. */
export async function keepMark(folder: string, unfinished: string): Promise<void> {
  const header = {
    etag: "",
    lastModifiedMs: Date.now(),
    headers: { [deletedHeader]: "true" },
  };
  const temporary = join(unfinished, randomUUID());
  const path = join(folder, nextVersionId());
  await writeFile(temporary, `${JSON.stringify(header)}\n`);
  await mkdir(dirname(path), { recursive: true });
  await rename(temporary, path);
}

/** The ids of an object's former versions and marks, the newest first. */
export async function formerIds(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.toSorted().reverse();
}
