// Fails when the JavaScript that any page needs before it can work is over budget, in bytes or in files.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import { StartError } from "../local/net/start-error.ts";
import { commonName } from "../web/vite/chunks.ts";
import { buildAll } from "./build.ts";
import { runAlone } from "./command-line.ts";

const budgetBytes = 110 * 1024;
/** A page's share of the 25 requests that it may take to be whole, covers not counted. */
const budgetFiles = 8;
/** What pages of charts may take beside what nearly all pages have in common. */
const chartPages = /^features\/(?:statistics|year)\//;
const chartBytes = 8 * 1024;
const site = fileURLToPath(new URL("../dist/web/", import.meta.url));

/** What Vite's manifest says of each file it wrote, by source or by name. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.output<typeof Manifest>;

async function readManifest(): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(`${site}.vite/manifest.json`, "utf8")));
  } catch (error) {
    throw new StartError("There is no build of web/ yet: run `npm run build` first.", {
      cause: error,
    });
  }
}

/** A chunk and everything it imports statically, each file once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, found);
  return found;
}

async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(site + file), { level: 9 }).length;
}

async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The pages: what the router loads by itself. Dialogs and islands come later, on demand. */
const isPage = (key: string): boolean => /Page\.tsx$/.test(key);

async function checkPages(): Promise<void> {
  const manifest = await readManifest();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error("The build has no entry.");
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry === true && isPage(key),
  );

  const shell = filesOf(manifest, entry);
  // What it finds by reading the first script alone comes a round trip later.
  const html = await readFile(`${site}index.html`, "utf8");
  const late = [...shell].filter((file) => !html.includes(file));
  if (late.length > 0) {
    console.log(`OVER  The page's HTML does not ask for ${late.join(", ")}.`);
    process.exitCode = 1;
  }
  for (const key of Object.keys(manifest)) {
    if (key.startsWith(`_${commonName}-`)) filesOf(manifest, key, shell);
  }
  for (const page of pages) {
    const files = filesOf(manifest, page, filesOf(manifest, entry));
    const total = await bytesOf(files);
    const own = [...files].filter((file) => !shell.has(file));
    const isTooMuch = chartPages.test(page) && (await bytesOf(own)) > chartBytes;
    const isOver = total > budgetBytes || files.size > budgetFiles || isTooMuch;
    console.log(
      `${isOver ? "OVER" : "ok  "} ${(total / 1024).toFixed(1).padStart(6)} KB in ${files.size}  ${page}`,
    );
    if (isOver) process.exitCode = 1;
  }
  console.log(
    `Budget: ${budgetBytes / 1024} KB of JavaScript per page, gzipped, in ${budgetFiles} files; for charts ${chartBytes / 1024} KB of it.`,
  );
}

await runAlone(
  {
    name: "check:bundle",
    does: "Builds, and sees that what each page needs before it can work is within its budget.",
    guide: "README.md",
  },
  async () => {
    await buildAll({ withWeb: true });
    await checkPages();
  },
);
