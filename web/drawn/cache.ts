import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../node_modules/.cache/tsuzuku-web/", import.meta.url));

/** The first 10 hexadecimal digits of the SHA-256 of some content. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}

/** The bytes that `make` gives, kept on disk under `key`: the key must name everything they depend on. */
export async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = folder + key;
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // Written beside and moved: another build that runs now never reads half a file.
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  }
}
