/** `npm run check`: every check of the code itself, two at a time. What a check says comes when it has ended. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runAlone } from "./command-line.ts";

/** The longest first. */
const checks = ["lint", "bundle", "format", "unused", "docs"];

const root = join(import.meta.dirname, "..");

/** Runs one of the scripts `check:…`. Returns whether it ended well. */
async function runCheck(name: string): Promise<boolean> {
  const begin = performance.now();
  const npm = process.env["npm_execpath"];
  const [program, before] = npm === undefined ? ["npm", []] : [process.execPath, [npm]];
  const child = spawn(program, [...before, "run", "--silent", `check:${name}`], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: npm === undefined && process.platform === "win32",
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, "exit");
  const isOk = child.exitCode === 0;
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${(await said).join("")}${isOk ? "ok    " : "failed"}  ${name} ${seconds} s`);
  return isOk;
}

async function takeTurns(waiting: string[]): Promise<boolean> {
  let isOk = true;
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    isOk = (await runCheck(name)) && isOk;
  }
  return isOk;
}

async function checkAll(): Promise<void> {
  const waiting = [...checks];
  const lanes = availableParallelism() > 1 ? 2 : 1;
  const outcomes = await Promise.all(Array.from({ length: lanes }, () => takeTurns(waiting)));
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}

await runAlone(
  {
    name: "check",
    does: "Checks the code itself: format, lint, types, unused code, documents and bundles.",
    guide: "README.md",
  },
  checkAll,
);
