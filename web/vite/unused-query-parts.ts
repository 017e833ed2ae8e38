import type { Plugin } from "vite";

/** Parts of TanStack Query that its client makes whether anybody uses them or not, and what stands in for each. */
const standIns: Readonly<Record<string, string>> = {
  // Writes are `web/calls/use-change.ts`; lint says so where somebody takes the library's.
  mutationCache: `export class MutationCache {
    findAll() { return []; }
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  infiniteQueryBehavior: "export const infiniteQueryBehavior = undefined;",
};

const prefix = "\0tsuzuku:";

/** Lets the build leave out those parts of TanStack Query that nothing here uses: writes and endless lists. */
export function unusedQueryParts(): Plugin {
  return {
    name: "tsuzuku:unused-query-parts",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const part = /^\.\/(\w+)\.js$/.exec(source)?.[1] ?? "";
      // The package's index names all parts, and leaves behind those that nobody takes.
      const isTaken = /\/query-core\/build\/modern\/query(?:Client)?\.js$/.test(importer ?? "");
      return isTaken && part in standIns ? prefix + part : undefined;
    },
    load: (id) => (id.startsWith(prefix) ? standIns[id.slice(prefix.length)] : undefined),
  };
}
