import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bundles } from "../../scripts/build.ts";
import { site } from "./site/page.ts";

/** Writes a build as far as a template knows it: which functions there are, and the page. */
export async function buildNothing(dist: string): Promise<void> {
  const files = [
    ...bundles().map(({ name }) => [join("functions", name, "index.cjs"), ""] as const),
    ...Object.entries(site).map(([file, text]) => [join("web", file), text] as const),
  ];
  for (const [file, text] of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
}
