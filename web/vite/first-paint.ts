import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import * as z from "zod";
import { contentHash } from "../drawn/cache.ts";

const entry = fileURLToPath(new URL("../first/markup.tsx", import.meta.url));

const Rendered = z.object({ markup: z.string() });

const cacheFolder = fileURLToPath(
  new URL("../../node_modules/.cache/tsuzuku-web/", import.meta.url),
);

/** What the page's HTML shows first, drawn by the app's own components. `define` is what the app is built with. */
export async function firstPaint(define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty" },
    define: { ...define },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  // In a folder from which the packages are found.
  const file = `${cacheFolder}first-paint-${contentHash(code)}.mjs`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, code);
  return Rendered.parse(await import(pathToFileURL(file).href)).markup;
}
