import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Ends the child that an earlier run left behind when it was killed. The process named in the file is
 * only touched when it still runs `program`: its number may belong to somebody else by now.
 */
export async function endStaleProcess(pidFile: string, program: string): Promise<void> {
  const processId = Number.parseInt(readText(pidFile), 10);
  if (!(processId > 0) || !isRunning(processId, program)) return;
  process.kill(processId, "SIGTERM");
  for (let waited = 0; waited < 500 && isRunning(processId, program); waited += 1) await sleep(10);
}

/** Whether a process runs a program. */
export const isRunning = (processId: number, program: string): boolean =>
  commandOf(processId).includes(program);

/** The command line of a running process; empty when none has this number. */
function commandOf(processId: number): string {
  // Not `ps`: small containers lack it. A process that has ended and waits for its parent reads as empty.
  if (process.platform === "linux") return readText(`/proc/${processId}/cmdline`);
  if (process.platform === "win32") {
    return output("tasklist", ["/fi", `PID eq ${processId}`, "/fo", "csv", "/nh"]);
  }
  return output("ps", ["-p", String(processId), "-o", "command="]);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const output = (command: string, parameters: readonly string[]): string =>
  spawnSync(command, parameters, { encoding: "utf8" }).stdout;
