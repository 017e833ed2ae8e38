import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../local/processes.ts";

test("a process is alive until it ends", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const { pid = 0 } = child;
  expect(isAlive(pid)).toBe(true);
  child.kill();
  await once(child, "exit");
  expect(isAlive(pid)).toBe(false);
});

test.runIf(process.platform === "linux")(
  "a process that has ended is not alive because its parent never asks for the exit code",
  async () => {
    // The shell becomes a program that never does.
    const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
    onTestFinished(() => void parent.kill());
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const child = Number(line.toString());
    expect(child).toBeGreaterThan(0);
    await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false);
    // It is still there: a signal finds it.
    expect(process.kill(child, 0)).toBe(true);
  },
);
