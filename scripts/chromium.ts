import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { StartError } from "../local/net/start-error.ts";

/** What distributions and vendors call the browser. The first draws no windows, and computes less. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const places = (): readonly string[] => [
  ...(process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command))),
  ...applications,
  chromium.executablePath(),
];

/** The path of the Chromium that is here, if one is: CHROMIUM_PATH, or the first that is installed. */
export const chromiumHere = (): string | undefined =>
  process.env["CHROMIUM_PATH"] ?? places().find((path) => existsSync(path));

/** Whether a browser is there and starts: one that lacks system libraries does not. */
const runs = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

function run(command: string, args: readonly string[]): boolean {
  console.error(`> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

const isRoot = process.getuid?.() === 0;

/** Ways to get a browser when there is none, tried in this order. */
const installers: readonly (() => boolean)[] = [
  () =>
    isRoot &&
    run("apt-get", ["update"]) &&
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]),
  () => run("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]),
];

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, an installed Chromium or Chrome, or one that is installed
 * now. Throws with a sentence when there is no way to get one.
 */
export function requireChromium(): string {
  const given = process.env["CHROMIUM_PATH"];
  if (given !== undefined) {
    if (runs(given)) return given;
    throw new StartError(`CHROMIUM_PATH is ${given}, but there is no browser that starts.`);
  }
  const found = places().find(runs);
  if (found !== undefined) return found;
  for (const install of installers) {
    install();
    const now = places().find(runs);
    if (now !== undefined) return now;
  }
  throw new StartError(
    "The browser tests need Chromium. Please install it, or say with CHROMIUM_PATH where it is.",
  );
}
