import { existsSync } from "node:fs";
import { join } from "node:path";

/** The path of something that the build made, below its output folder. Throws when it is not there. */
export function built(dist: string, ...path: readonly string[]): string {
  const found = join(dist, ...path);
  if (!existsSync(found)) throw new Error(`${found} does not exist: run \`npm run build\` first.`);
  return found;
}
