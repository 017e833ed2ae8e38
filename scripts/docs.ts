import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { apiMarkdown } from "./docs/api-markdown.ts";
import { openApi } from "./docs/openapi.ts";
import { allFeatures } from "./docs/rows.ts";

/** The documents that are made from the endpoint table, by file name in `docs/`. */
export async function apiDocuments(): Promise<Readonly<Record<string, string>>> {
  const features = await allFeatures();
  return {
    "api.md": apiMarkdown(features),
    "openapi.json": `${JSON.stringify(openApi(features), null, 2)}\n`,
  };
}

const folder = resolve(import.meta.dirname, "..", "docs");

async function write(): Promise<void> {
  for (const [name, text] of Object.entries(await apiDocuments())) {
    await writeFile(join(folder, name), text);
  }
}

/** Sets exit code 1 when a document is not what the table says now. */
async function check(): Promise<void> {
  for (const [name, text] of Object.entries(await apiDocuments())) {
    const found = await readFile(join(folder, name), "utf8").catch(() => "");
    if (found === text) continue;
    console.error(`docs/${name} is stale: run \`npm run docs\`.`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await (process.argv.includes("--check") ? check() : write());
