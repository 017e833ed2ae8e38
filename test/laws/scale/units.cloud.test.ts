import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { differences, readFigures, recordedFigures } from "../../../scripts/units/recorded.ts";

/** In a process of its own, and a cloud of its own: what others do there would be counted, too. */
async function countedNow() {
  const args = ["--disable-warning=ExperimentalWarning", "scripts/units.ts", "--print"];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    maxBuffer: 16 * 1024 * 1024,
  });
  return readFigures(stdout);
}

// It makes every call there is several times, and waits between the requests of each.
const patienceMs = 600_000;

test(
  "no call, job or import takes more or less of the table than is recorded: `npm run units` records what it takes now",
  async () => {
    const [recorded, counted] = [await recordedFigures(), await countedNow()];
    const differing = differences(recorded, counted);
    // As the message: whoever reads the end of a run reads all that differs.
    expect(differing.length, differing.join("\n")).toBe(0);
  },
  patienceMs,
);
