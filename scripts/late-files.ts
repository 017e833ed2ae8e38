import { join, resolve } from "node:path";
import type { Metafile, Plugin } from "esbuild";

const root = resolve(import.meta.dirname, "..");

/**
 * Modules that a function imports only when it comes to it, with all they bring: each is a file of its own beside
 * `index.cjs`. A module that other functions import at their start is part of their bundles as usual.
 */
const lateModules = [
  { file: "catalogue.cjs", source: "functions/catalogue/current.ts" },
  { file: "covers.cjs", source: "catalogue/covers/cover.ts" },
  { file: "models.cjs", source: "functions/chat/model/sdk.ts" },
] as const;

/** What may stand beside `index.cjs` in the folders of functions that import a module late. */
export type LateFile = (typeof lateModules)[number]["file"];

/** Leaves late modules out of a bundle, which then imports the file beside it. */
export const lateImports: Plugin = {
  name: "late-imports",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const asked = join(resolveDir, path);
      const late = lateModules.find(({ source }) => join(root, source) === asked);
      return late === undefined ? undefined : { path: `./${late.file}`, external: true };
    });
  },
};

/** The late files that bundles import, as esbuild's entry points: output path without its ending, and source. */
export const lateEntries = ({ outputs }: Metafile, name: (output: string) => string) =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { imports }]) =>
      lateModules
        .filter(({ file }) => imports.some(({ path }) => path === `./${file}`))
        .map(({ file, source }) => [`${name(output)}/${file.replace(/\.cjs$/, "")}`, source]),
    ),
  );
