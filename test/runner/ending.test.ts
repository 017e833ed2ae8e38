import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../local/processes.ts";

const script = join(import.meta.dirname, "fixture/long-run.ts");

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)(
  "a run that is told to end by %s leaves neither a cloud nor a runner, and exits with %i",
  { timeout: 240_000 },
  async (signal, code) => {
    const results = await mkdtemp(join(tmpdir(), "tsuzuku-runner-"));
    onTestFinished(() => rm(results, { recursive: true }));
    const run = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, results]);
    onTestFinished(() => void run.kill("SIGKILL"));
    const closed = once(run, "close");
    const lines: string[] = [];
    const found = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.slice(1) ?? []);
    const waiting = Promise.withResolvers<undefined>();
    createInterface({ input: run.stdout }).on("line", (line) => {
      lines.push(line);
      if (line.includes("test in ")) waiting.resolve(undefined);
    });
    await Promise.race([waiting.promise, closed]);
    const [folder = ""] = found(/^cloud (.+)$/);
    const database = Number(await readFile(join(folder, "dynamodb.pid"), "utf8"));
    const processes = [...found(/test in (\d+) of (\d+)/).map(Number), database];
    expect(processes.map(isAlive)).toEqual([true, true, true]);

    run.kill(signal);
    expect(await closed).toEqual([code, null]);
    await expect
      .poll(() => processes.map(isAlive), { timeout: 30_000 })
      .toEqual([false, false, false]);
    expect(existsSync(folder)).toBe(false);
    expect(lines.filter((line) => line.includes("It was not ended"))).toEqual([]);
    expect(found(/(test in) \d/)).toHaveLength(1);
  },
);
