import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === "chunk");

/** A chunk and everything it imports statically, by file. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

const stylesOf = (bundle: Bundle, files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });

/** The files of a build that a page needs, told apart by whether all pages need them. */
export interface PageFiles {
  /** Styles of every page, which index.html holds itself. */
  readonly inlineStyles: readonly string[];
  /** The files of the page that a module draws, without those of every page. Throws when the build has no such module. */
  readonly filesOf: (module: string) => string[];
}

/** Reads a bundle. `shared` names the group of modules that are drawn on nearly all pages. */
export function readPageFiles(bundle: Bundle, shared: string): PageFiles {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no entry.");
  const everywhere = withImports(bundle, entry.fileName);
  const common = chunksOf(bundle).filter(({ name }) => name === shared);
  const inlineStyles = [
    ...new Set(stylesOf(bundle, [...everywhere, ...common.map(({ fileName }) => fileName)])),
  ];
  const filesOf = (module: string): string[] => {
    const page = chunksOf(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(`/web/${module}`));
    if (page === undefined) throw new Error(`The build has no chunk of ${module}.`);
    const scripts = [...withImports(bundle, page.fileName)].filter((file) => !everywhere.has(file));
    const styles = stylesOf(bundle, scripts).filter((file) => !inlineStyles.includes(file));
    return [...scripts, ...new Set(styles)].map((file) => `/${file}`);
  };
  return { inlineStyles, filesOf };
}
