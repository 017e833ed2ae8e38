import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;

/** Whether a process of this machine is alive. One that has ended and that its parent has not yet asked about is not. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !hasEnded(processId);
  } catch (error) {
    // A process of somebody else may not be signalled, and yet is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether all that is left of a process is its exit code: in a container without an init it stays so for ever. */
function hasEnded(processId: number): boolean {
  try {
    // The state follows the program's name, which stands in brackets and may hold any character.
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${processId}/stat`, "latin1"));
  } catch {
    // Not every system tells.
    return false;
  }
}

/** Runs `work` while no other process of this machine does. The lock file names its holder; a dead one holds nothing. */
export async function alone<Result>(
  lockFile: string,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await take(lockFile))) {
    const holder = Number(await readFile(lockFile, "utf8").catch(() => "0"));
    if (holder > 0 && !isAlive(holder)) await breakLock(lockFile);
    else await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

/** Whether this process has made the lock file, and so holds it. A link appears whole, with its holder in it. */
async function take(lockFile: string): Promise<boolean> {
  const ready = `${lockFile}.${process.pid}`;
  await writeFile(ready, String(process.pid));
  try {
    await link(ready, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(ready, { force: true });
  }
}

/** Takes a dead holder's lock out of the way; of several who try, only one finds it still there. */
async function breakLock(lockFile: string): Promise<void> {
  const broken = `${lockFile}.broken.${process.pid}`;
  await rename(lockFile, broken).catch(() => undefined);
  await rm(broken, { force: true });
}
