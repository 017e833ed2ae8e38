import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "./net/start-error.ts";
import { alone, isAlive } from "./processes.ts";

const root = resolve(import.meta.dirname, "..");

/** Says what `dist` holds, until it is built for somebody else. */
export const builtMark = join(root, "dist", "built");

/** Everything that a build and its template are made from. */
const sources = [
  "catalogue",
  "functions",
  "infra",
  "shared",
  "web",
  "scripts/build.ts",
  "scripts/inline-facts.ts",
  "scripts/licences",
  "scripts/sharp-wasm.ts",
  "scripts/slim-bangumi.ts",
  "cdk.json",
  "package-lock.json",
];

/** What the product is told about its surroundings locally, where nothing else is set. */
const localSettings = {
  TSUZUKU_RATE_FACTOR: "10",
  TSUZUKU_CHAT_URL: "https://example.org/chat",
  TSUZUKU_VIDEO_URL: "https://example.org/video",
  TSUZUKU_CONTACT: "mailto:hello@example.org",
  TSUZUKU_SECURITY_CONTACT: "mailto:security@example.org",
  TSUZUKU_MAIL_FROM: "no-reply@tsuzuku.example",
  TSUZUKU_OFFLINE_DATABASE: "",
  TSUZUKU_OFFLINE_DATABASE_URL: "",
  TSUZUKU_MODEL: "",
  TSUZUKU_MODEL_URL: "",
  TSUZUKU_MODEL_SECRET: "",
};

/** Assemblies that are kept beside those in use, for whoever goes back to an earlier state of the sources. */
const keptAssemblies = 4;

/**
 * Builds the product and synthesizes its template, unless that was done for exactly these sources and settings.
 * Returns the assembly's folder. `onBuild` is called before a build; `context` is what a deployment is told by
 * `-c name=value`. Rejects with StartError when the build fails.
 */
export async function assemble(
  onBuild: () => void = () => undefined,
  context: Readonly<Record<string, string>> = {},
): Promise<string> {
  const given = Object.entries(process.env).filter(([name]) => name in localSettings);
  const forBuild = { ...localSettings, ...Object.fromEntries(given) };
  const settings = {
    ...forBuild,
    ...(Object.keys(context).length > 0 && { CDK_CONTEXT_JSON: JSON.stringify(context) }),
  };
  const folder = join(root, "dist", "assemblies");
  const assembly = join(folder, await fingerprint(sources, JSON.stringify(settings)));
  await mkdir(folder, { recursive: true });
  // All builds of one clone write to the same `dist`.
  await alone(join(folder, "building"), async () => {
    await writeFile(`${assembly}.${process.pid}`, "");
    if (existsSync(assembly)) return;
    onBuild();
    await build(assembly, settings, await fingerprint(sources, JSON.stringify(forBuild)));
    await removeOld(folder);
  });
  return assembly;
}

/** Builds unless `dist` holds just that, of which `built` is the fingerprint, and synthesizes. */
async function build(
  assembly: string,
  settings: Readonly<Record<string, string>>,
  built: string,
): Promise<void> {
  const unfinished = `${assembly}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // What an operator chose for a deployment is nothing for this machine.
  const environment = { ...settings, TSUZUKU_LOCAL: "true", TSUZUKU_CONFIG: "none" };
  if ((await readFile(builtMark, "utf8").catch(() => "")) !== built) {
    await runNode("scripts/build.ts", environment);
    await writeFile(builtMark, built);
  }
  await runNode("infra/app.ts", { ...environment, CDK_OUTDIR: unfinished });
  await rename(unfinished, assembly);
}

/** What changes with the names and contents of files and folders (paths from the repository), and with `beside` them. */
export async function fingerprint(paths: readonly string[], beside = ""): Promise<string> {
  const hash = createHash("sha256").update(beside);
  for (const source of paths) {
    for (const file of await filesOf(join(root, source))) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesOf(path: string): Promise<readonly string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Runs one of our scripts in a process of its own: what a build needs in memory is gone when it has ended. */
async function runNode(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended(child),
  ]);
  if (child.exitCode !== 0) throw new StartError(`${script} failed.\n${output}${errors}`);
}

const ended = (child: ReturnType<typeof spawn>): Promise<unknown> =>
  child.exitCode === null ? once(child, "exit") : Promise.resolve();

/** Removes the assemblies that no living process uses, but the newest ones. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const uses = names.filter((name) => /^\w+\.\d+$/.test(name));
  const isDead = (use: string) => !isAlive(Number(use.split(".")[1]));
  const inUse = new Set(uses.filter((use) => !isDead(use)).map((use) => use.split(".")[0]));
  const dated = await Promise.all(
    names
      .filter((name) => /^\w{16}$/.test(name))
      .map(async (name) => ({ name, madeAtMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = dated
    .sort((a, b) => b.madeAtMs - a.madeAtMs)
    .slice(keptAssemblies)
    .filter(({ name }) => !inUse.has(name));
  await Promise.all(
    [...old.map(({ name }) => name), ...uses.filter(isDead)].map((name) =>
      rm(join(folder, name), { recursive: true }),
    ),
  );
}
