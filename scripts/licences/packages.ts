import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { acceptedLicences, exceptions, withoutText } from "./accepted.ts";

/** A package of others, part of which is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says it, in the words of SPDX. */
  readonly licence: string;
  /** What its licence file says; undefined where it has none and may do without. */
  readonly text: string | undefined;
}

const PackageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
});

/** Folders within packages have such files, too, to say what kind of module they hold. */
const PackageRoot = z.looseObject({ name: z.string(), version: z.string() });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The folder of the package to which a file below `node_modules` belongs. */
function rootOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "package.json");
    if (existsSync(path) && PackageRoot.safeParse(readJson(path)).success) return folder;
  }
  throw new Error(`${file} belongs to no package.`);
}

/** Behind it stand licences of what a package of tools holds besides, none of which is in our bundles. */
const ofItsOwnParts = "\n# Licenses of bundled dependencies";

const licenceFile = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i;

function textOf(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => licenceFile.test(name));
  if (file === undefined) return undefined;
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  return text.split(ofItsOwnParts)[0]?.trim();
}

function read(folder: string): BundledPackage {
  const { name, version, license } = PackageJson.parse(readJson(join(folder, "package.json")));
  return { name, version, licence: license ?? "none", text: textOf(folder) };
}

/** The packages to which these files belong, each once, by name. */
export function packagesOf(files: readonly string[]): readonly BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  for (const folder of new Set(files.map(rootOf))) {
    const each = read(folder);
    found.set(`${each.name} ${each.version}`, each);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Why a package may not be bundled; undefined where it may. */
export function problemOf({ name, version, licence, text }: BundledPackage): string | undefined {
  const who = `${name} ${version}`;
  const exception = exceptions[name];
  const isAccepted = acceptedLicences.has(licence) || exception?.licence === licence;
  if (!isAccepted) {
    return `${who} is bundled, and its licence (${licence}) is not one that scripts/licences/accepted.ts knows.`;
  }
  if (text === undefined && !withoutText.has(licence)) {
    return `${who} is bundled, and comes without the text of its licence (${licence}).`;
  }
  return undefined;
}
