import type { Plugin } from "vite";

/** Parts of TanStack Query that it brings along whether anybody uses them or not, and what stands in for each. */
const standIns: Readonly<Record<string, string>> = {
  // Writes are `web/calls/use-change.ts`; lint says so where somebody takes the library's.
  mutationCache: `export class MutationCache {
    findAll() { return []; }
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  infiniteQueryBehavior: "export const infiniteQueryBehavior = undefined;",
  // A read that fails says so where it is shown (`useCall`), and none suspends or throws.
  errorBoundaryUtils: `
    export const ensurePreventErrorBoundaryRetry = () => {};
    export const useClearResetErrorBoundary = () => {};
    export const getHasError = () => false;`,
  suspense: `
    export const ensureSuspenseTimers = () => {};
    export const shouldSuspend = () => false;
    export const fetchOptimistic = undefined;`,
  QueryErrorResetBoundary: "export const useQueryErrorResetBoundary = () => {};",
  // Answers are not kept on the device.
  IsRestoringProvider: "export const useIsRestoring = () => false;",
};

/** The modules of the package that take such a part; its index names all parts, and leaves behind those nobody takes. */
const takers =
  /\/@tanstack\/(?:query-core\/build\/modern\/query(?:Client)?|react-query\/build\/modern\/useBaseQuery)\.js$/;

const prefix = "\0tsuzuku:";

/** Lets the build leave out those parts of TanStack Query that nothing here uses. */
export function unusedQueryParts(): Plugin {
  return {
    name: "tsuzuku:unused-query-parts",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const part = /^\.\/(\w+)\.js$/.exec(source)?.[1] ?? "";
      return takers.test(importer ?? "") && part in standIns ? prefix + part : undefined;
    },
    load: (id) => (id.startsWith(prefix) ? standIns[id.slice(prefix.length)] : undefined),
  };
}
