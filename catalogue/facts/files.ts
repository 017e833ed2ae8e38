import { readdirSync, readFileSync } from "node:fs";
import type { Kind } from "../../shared/kind.ts";

/** What the files of facts and synopses hold, by path below this folder: `anime/1990s.tsv`. A bundle holds it itself (`scripts/inline-facts.ts`). */
export const factFiles = (folder: Kind | `synopses/${Kind}`): Readonly<Record<string, string>> => {
  const names = readdirSync(new URL(`${folder}/`, import.meta.url)).toSorted();
  return Object.fromEntries(
    names.map((name) => [
      `${folder}/${name}`,
      readFileSync(new URL(`${folder}/${name}`, import.meta.url), "utf8"),
    ]),
  );
};
