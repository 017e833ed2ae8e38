#!/usr/bin/env node
/*
 * What `npx cdk …` runs in this repository: npx takes a package's own command before an installed one of that name
 * (decision 0075). Only this file has to be understood by an older Node; the rest runs on the one that the project brings.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "..", "..", "node_modules", ".bin");
const script = join(import.meta.dirname, "cdk.ts");
const child = spawn(join(bin, "node"), [script, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, PATH: [bin, process.env["PATH"] ?? ""].join(delimiter) },
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", () => {
  console.error("Nothing is installed here yet: run `npm ci` first.");
  process.exitCode = 1;
});
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
