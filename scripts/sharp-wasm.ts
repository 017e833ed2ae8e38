import { copyFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build as esbuild, type Metafile, type Plugin } from "esbuild";

const require = createRequire(import.meta.url);

function packageVersion(): string {
  const manifest: unknown = require("@img/sharp-wasm32/package");
  return (manifest as { version: string }).version;
}

const loaderFile = "sharp-wasm32.cjs";
const wasmFile = `sharp-wasm32-${packageVersion()}.node.wasm`;

/** What a bundle that decodes pictures requires, beside it in its folder. */
export const sharpLoader = `./${loaderFile}`;

/** The files beside `index.cjs` in the folder of a function that decodes pictures. */
export const sharpFiles: readonly string[] = [loaderFile, wasmFile].sort();

/**
 * Gives every bundle the WebAssembly build of sharp, so that what runs on a laptop of any make is what runs on arm64.
 * Its loader stays a file of its own, because its threads start from the file they find themselves in.
 */
export const sharpWasm: Plugin = {
  name: "sharp-wasm",
  setup(build) {
    // sharp's ES module finds its parts by createRequire(), which no bundler follows.
    build.onResolve({ filter: /^sharp$/ }, () => ({ path: require.resolve("sharp") }));
    build.onResolve({ filter: /^\.\/sharp\.cjs$/ }, ({ importer }) =>
      /[\\/]sharp[\\/]dist[\\/]/.test(importer) ? { path: sharpLoader, external: true } : undefined,
    );
  },
};

/** Writes sharp's WebAssembly build and its loader into the folders of functions. Resolves with what the loader holds. */
export async function writeSharp(
  root: string,
  folders: readonly string[],
): Promise<Metafile | undefined> {
  if (folders.length === 0) return undefined;
  const binding = require.resolve("@img/sharp-wasm32/sharp.node");
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: [binding],
    outfile: loaderFile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "cjs",
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    write: false,
  });
  const [loader] = outputFiles;
  if (loader === undefined) throw new Error("sharp's loader could not be bundled");
  for (const folder of folders) {
    await writeFile(join(folder, loaderFile), loader.contents);
    await copyFile(join(dirname(binding), "lib", wasmFile), join(folder, wasmFile));
  }
  return metafile;
}
