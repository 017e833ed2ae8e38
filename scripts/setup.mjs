/*
 * Runs before `npm start` and `npm test`, on whatever Node is there: installs what is missing, so that both work on a
 * fresh clone. Plain JavaScript without dependencies.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestHost = 20;
const productNode = 24;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/** The packages of a lock file by their folder; none when there is no such file. */
function packagesIn(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/** npm keeps a copy of the lock file of what it installed; optional packages of other platforms are not in it. */
function isInstalled() {
  const wanted = Object.entries(packagesIn(join(root, "package-lock.json")));
  const installed = packagesIn(join(root, "node_modules", ".package-lock.json"));
  return wanted.every(
    ([folder, { version, optional, devOptional }]) =>
      folder === "" || optional || devOptional || installed[folder]?.version === version,
  );
}

function install() {
  console.error("Installing packages (this happens once) …");
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ["npm"];
  const { status, stdout, stderr } = spawnSync(
    command,
    [...before, "ci", "--include=dev", "--include=optional", "--loglevel=error"],
    {
      cwd: root,
      encoding: "utf8",
      shell: !npm && process.platform === "win32",
    },
  );
  if (status !== 0) {
    fail(`The packages could not be installed: \`npm ci\` failed.\n${stdout ?? ""}${stderr ?? ""}`);
  }
}

/** npm scripts find this Node before the machine's own; where the package could not bring one, the machine's must do. */
function checkProductNode() {
  const shipped = join(root, "node_modules", ".bin", "node");
  const { stdout } = spawnSync(shipped, ["--version"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (majorOf(stdout ?? "") < productNode && majorOf(process.version) < productNode) {
    fail(`Node ${productNode} is needed and npm could not install it: please install it yourself.`);
  }
}

if (majorOf(process.version) < oldestHost) {
  fail(
    `Node ${oldestHost} or newer is needed; this is ${process.version}. See https://nodejs.org.`,
  );
}
if (!isInstalled()) install();
checkProductNode();
