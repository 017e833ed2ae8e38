import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";
import { StartError } from "../../local/net/start-error.ts";
import { licencesPath } from "../../shared/credits.ts";
import { licencesText } from "./licences-text.ts";
import { packagesOf, problemOf } from "./packages.ts";

const require = createRequire(import.meta.url);

/** What esbuild says of the functions' bundles: the files of each, with what is left of them. */
const Metafile = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }),
  ),
});

/** Where the files of others lie, of all that bundles hold. */
const ofOthers = (files: Iterable<string>): readonly string[] =>
  [...files].filter((file) => file.includes("node_modules"));

/** The files of packages of which functions hold something; their bundler's own lines are in each. */
export function filesOfFunctions(metafile: unknown, root: string): readonly string[] {
  const files = Object.values(Metafile.parse(metafile).outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );
  const bundler = require.resolve("esbuild/package.json");
  return [...ofOthers(new Set(files)).map((file) => join(root, file)), bundler];
}

/** What bundlers add of their own, by the names that they give to modules without a file. */
const bundlers: Readonly<Record<string, string>> = { "\0rolldown/": "rolldown", "\0vite/": "vite" };

/** The files of packages of which the web client holds something, by its modules. Throws for a module of unknown origin. */
export function filesOfWeb(modules: readonly string[]): readonly string[] {
  const own = "\0tsuzuku:";
  const made = modules.filter((name) => name.startsWith("\0") && !name.startsWith(own));
  const makers = made.map((name) => {
    const maker = Object.entries(bundlers).find(([start]) => name.startsWith(start))?.[1];
    if (maker === undefined) {
      throw new Error(`Nobody knows whose the module ${name.slice(1)} of the web client is.`);
    }
    return require.resolve(`${maker}/package.json`);
  });
  const files = modules.filter((name) => !name.startsWith("\0"));
  return [...ofOthers(files), ...makers];
}

/**
 * Writes the licences of all that the functions and the web client hold of others, for visitors to read. Throws when
 * one of them may not be bundled.
 */
export async function writeLicences(
  dist: string,
  root: string,
  web: readonly string[],
): Promise<void> {
  const metafile: unknown = JSON.parse(await readFile(join(dist, "functions-meta.json"), "utf8"));
  const packages = packagesOf([...filesOfFunctions(metafile, root), ...filesOfWeb(web)]);
  const problems = packages.flatMap((each) => problemOf(each) ?? []);
  if (problems.length > 0) throw new StartError(problems.join("\n"));
  // A mark of the order of bytes, by which browsers know UTF-8 where no header names it.
  await writeFile(join(dist, "web", licencesPath), `\uFEFF${licencesText(packages)}`);
}
