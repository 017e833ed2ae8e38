import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build as esbuild, type BuildOptions } from "esbuild";
import type { Settings } from "../infra/settings.ts";
import { commandContext, settingsInForce } from "../infra/settings/in-force.ts";
import { builtMark } from "../local/assembly.ts";
import { StartError } from "../local/net/start-error.ts";
import { endpoints, featureOf, notBuilt } from "../shared/endpoints.ts";
import { jobs } from "../shared/jobs.ts";
import { workers } from "../shared/workers.ts";
import { readCommandLine, runCommand, type Command } from "./command-line.ts";
import { inlineFacts } from "./inline-facts.ts";
import { lateEntries, lateImports } from "./late-files.ts";
import { writeLicences } from "./licences/write-licences.ts";
import { sharpLoader, sharpWasm, writeSharp } from "./sharp-wasm.ts";
import { slimBangumi } from "./slim-bangumi.ts";

const root = resolve(import.meta.dirname, "..");

/** The folder of all build results. */
export const distFolder = join(root, "dist");

/** How code becomes one small file for Lambda's Node. */
export const forLambda = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node24",
  format: "cjs",
  mainFields: ["module", "main"],
  conditions: ["module"],
} satisfies BuildOptions;

/** One Lambda bundle: its name, and the file it starts from relative to the repository. */
export interface Bundle {
  readonly name: string;
  readonly entry: string;
}

/**
 * Every function of the product: built endpoints, what operators call, link previews, the two shared answers, what guards deployments, jobs
 * and workers.
 */
export function bundles(): Bundle[] {
  const waiting = new Set<string>(notBuilt);
  const built = Object.keys(endpoints).filter((name) => !waiting.has(name));
  return [
    ...built.map((name) => ({ name, entry: `functions/api/${featureOf(name)}/${name}.ts` })),
    { name: "admin", entry: "functions/operator/admin.ts" },
    { name: "link_preview", entry: "functions/pages/link-preview.ts" },
    { name: "not_built", entry: "functions/pages/not-built.ts" },
    { name: "not_found", entry: "functions/pages/not-found.ts" },
    { name: "page_policy", entry: "functions/deployment/page_policy.ts" },
    { name: "settings_guard", entry: "functions/deployment/settings_guard.ts" },
    ...Object.keys(jobs).map((name) => ({ name, entry: `functions/jobs/${name}.ts` })),
    ...Object.keys(workers).map((name) => ({ name, entry: `functions/workers/${name}.ts` })),
  ];
}

function requireEntries(all: readonly Bundle[]): void {
  const missing = all.filter(({ entry }) => !existsSync(join(root, entry)));
  if (missing.length === 0) return;
  const lines = missing.map(({ name, entry }) => `  ${name}: ${entry} does not exist`);
  throw new StartError(`These rows have no handler yet:\n${lines.join("\n")}`);
}

const optionsOfFunctions = {
  absWorkingDir: root,
  outExtension: { ".js": ".cjs" },
  ...forLambda,
  loader: { ".json": "json" },
  plugins: [inlineFacts, slimBangumi, sharpWasm, lateImports],
  alias: {
    "@aws-sdk/credential-provider-node": fileURLToPath(
      new URL("../functions/runtime/environment-credentials.ts", import.meta.url),
    ),
    "@ai-sdk/gateway": fileURLToPath(
      new URL("../functions/chat/model/no-gateway.ts", import.meta.url),
    ),
  },
  legalComments: "none",
  charset: "utf8",
  sourcemap: "external",
  // The sources are in Git: the maps lead to their lines, and need not hold them once for each function.
  sourcesContent: false,
  metafile: true,
  write: false,
  logLevel: "warning",
} satisfies BuildOptions;

/**
 * Bundles every function in one esbuild call into `dist/functions/<name>/index.cjs`, and in a second what some of them
 * import later into files beside it. Source maps go to `dist/maps`, outside of what is uploaded; the metafile says what
 * each bundle holds. Throws when a row has no handler.
 */
export async function buildFunctions(
  dist: string = distFolder,
  all: readonly Bundle[] = bundles(),
): Promise<void> {
  requireEntries(all);
  const outdir = join(dist, "functions");
  const { outputFiles, metafile } = await esbuild({
    ...optionsOfFunctions,
    entryPoints: Object.fromEntries(all.map(({ name, entry }) => [`${name}/index`, entry])),
    outdir,
  });
  const later = await esbuild({
    ...optionsOfFunctions,
    entryPoints: lateEntries(metafile, (output) => basename(dirname(output))),
    outdir,
  });
  await Promise.all(
    [outdir, join(dist, "maps")].map((folder) => rm(folder, { recursive: true, force: true })),
  );
  await Promise.all(
    [...outputFiles, ...later.outputFiles].map(async ({ path, contents }) => {
      const target = path.endsWith(".map") ? mapPath(dist, path) : path;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, contents);
    }),
  );
  const decoding = Object.entries(metafile.outputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === sharpLoader),
  );
  const sharp = await writeSharp(
    root,
    decoding.map(([path]) => dirname(join(root, path))),
  );
  const outputs = { ...metafile.outputs, ...later.metafile.outputs, ...sharp?.outputs };
  const inputs = { ...metafile.inputs, ...later.metafile.inputs, ...sharp?.inputs };
  await writeFile(join(dist, "functions-meta.json"), JSON.stringify({ inputs, outputs }));
}

const mapPath = (dist: string, path: string): string =>
  join(dist, "maps", basename(dirname(path)), basename(path));

/** What the web client is told of the settings, by the variables that `web/vite.config.ts` reads. */
export const webFacts = (settings: Settings): Readonly<Record<string, string>> => ({
  TSUZUKU_CHAT_URL: settings.communityChatUrl ?? "",
  TSUZUKU_VIDEO_URL: settings.videoChannelUrl ?? "",
  TSUZUKU_CONTACT: settings.contact ?? "",
  TSUZUKU_SENDS_MAIL: String(settings.mailFrom !== undefined),
});

/**
 * Builds the web client with Vite into `dist/web`, for a deployment with these settings. Resolves with the names of the
 * modules and fonts of which it holds something; undefined where there is no web client.
 */
async function buildWeb(settings: Settings): Promise<readonly string[] | undefined> {
  const configFile = join(root, "web", "vite.config.ts");
  if (!existsSync(configFile)) {
    console.error("Skipping the web build: web/vite.config.ts does not exist.");
    return undefined;
  }
  // Test runners set it to "test", which would give the libraries' builds for development.
  process.env["NODE_ENV"] = "production";
  Object.assign(process.env, webFacts(settings));
  const [{ build }, { fontSources }] = await Promise.all([
    import("vite"),
    import("../web/vite/fonts.ts"),
  ]);
  const made = await build({ configFile, logLevel: "warn" });
  const files = [made].flat().flatMap((each) => ("output" in each ? each.output : []));
  const modules = files.flatMap((file) =>
    file.type === "chunk" ? Object.entries(file.modules) : [],
  );
  const held = modules.flatMap(([name, { renderedLength }]) => (renderedLength > 0 ? [name] : []));
  return [...held, ...fontSources];
}

/** Builds everything and writes whose work it holds, or the Lambda bundles alone. Rejects with SettingsRefused. */
export async function buildAll({ withWeb }: { readonly withWeb: boolean }): Promise<void> {
  // esbuild, a program in Go, ends with the build: collecting its garbage earlier takes a third of its time.
  process.env["GOGC"] ??= "off";
  process.env["GOMEMLIMIT"] ??= "2500MiB";
  const settings = await settingsInForce(commandContext(process.env));
  await rm(builtMark, { force: true });
  const functions = buildFunctions();
  const [, modules] = await Promise.all([functions, withWeb ? buildWeb(settings) : undefined]);
  if (modules !== undefined) await writeLicences(distFolder, root, modules);
}

const command: Command = {
  name: "build",
  does: "Builds the functions and the site into dist/.",
  takes: { "--functions": "the functions alone" },
  guide: "README.md",
};

if (import.meta.main) {
  await runCommand(command, async (args) => {
    const { values } = readCommandLine(command, {
      args: [...args],
      options: { functions: { type: "boolean", default: false } },
    });
    await buildAll({ withWeb: !values.functions });
  });
}
