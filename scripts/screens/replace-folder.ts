import { mkdir, rename, rm } from "node:fs/promises";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Puts what `fill` writes into an empty folder beside in the place of a folder and all that is in it, when it has ended
 * well. Where it fails, the folder is as it was.
 */
export async function replaceFolder(
  folder: string,
  fill: (next: string) => Promise<void>,
): Promise<void> {
  // Of the same disk, so that they only have to be renamed.
  const [next, former] = [`${folder}-next-${process.pid}`, `${folder}-former-${process.pid}`];
  await mkdir(next);
  try {
    await fill(next);
    await rename(folder, former).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(next, folder).catch(async (error: unknown) => {
      await rename(former, folder).catch(() => undefined);
      throw error;
    });
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  // Had the folder not been replaced, it would still be there under that name.
  await rm(former, { recursive: true, force: true });
}
