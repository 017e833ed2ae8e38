import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as prettier from "prettier";
import { readCommandLine, runCommand, type Command } from "./command-line.ts";
import { apiMarkdown } from "./docs/api-markdown.ts";
import { ownCode, importMap, problemsOf } from "./docs/import-map.ts";
import { openApi } from "./docs/openapi.ts";
import { allFeatures } from "./docs/rows.ts";
import { scaleMarkdown } from "./docs/scale-markdown.ts";

/** The documents that are made from the endpoint table, by file name in `docs/`. */
export function apiDocuments(): Readonly<Record<string, string>> {
  const features = allFeatures();
  return {
    "api.md": apiMarkdown(features),
    "openapi.json": `${JSON.stringify(openApi(features), null, 2)}\n`,
  };
}

const code = ownCode();

/** All documents that are made, by file name in `docs/`, as Prettier writes them. */
async function documents(): Promise<Readonly<Record<string, string>>> {
  const markdown = (text: string) => prettier.format(text, { parser: "markdown" });
  return {
    ...apiDocuments(),
    "rooms.md": await markdown(importMap(code)),
    "scale.md": await markdown(await scaleMarkdown()),
  };
}

const folder = resolve(import.meta.dirname, "..", "docs");

/** Writes all documents that are made. */
export async function writeDocuments(): Promise<void> {
  for (const [name, text] of Object.entries(await documents())) {
    await writeFile(join(folder, name), text);
  }
}

/** Sets exit code 1 when a document is not what the code says now, or the code not what `rooms.ts` says. */
async function check(): Promise<void> {
  for (const [name, text] of Object.entries(await documents())) {
    const found = await readFile(join(folder, name), "utf8").catch(() => "");
    if (found === text) continue;
    console.error(`docs/${name} is stale: run \`npm run docs\`.`);
    process.exitCode = 1;
  }
  for (const problem of problemsOf(code)) {
    console.error(problem);
    process.exitCode = 1;
  }
}

const command: Command = {
  name: "docs",
  does: "Writes api.md, openapi.json, rooms.md and scale.md in docs/.",
  takes: { "--check": "writes nothing, and says what is stale" },
  guide: "CONTRIBUTING.md",
};

if (import.meta.main) {
  await runCommand(command, async (args) => {
    const { values } = readCommandLine(command, {
      args: [...args],
      options: { check: { type: "boolean", default: false } },
    });
    await (values.check ? check() : writeDocuments());
  });
}
