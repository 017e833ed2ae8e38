/**
 * `npm run drill`: loses the table and all pictures of a local cloud of its own, restores them, and compares every account
 * with what it was. Ends with 1 when something is not as it has to be.
 */
import { runAlone } from "./command-line.ts";
import type { Compared } from "./drill/compare.ts";
import { runDrill } from "./drill/run-drill.ts";

function tableOf(rows: readonly Compared[]): string {
  const heads = ["", "what", "at the backup", "after the restore"];
  const lines = [
    heads,
    ...rows.map(({ what, before, after, isRight }) => [isRight ? "✓" : "✗", what, before, after]),
  ];
  const widths = heads.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

async function drill(): Promise<void> {
  const startedAt = performance.now();
  const rows = await runDrill({ say: console.log });
  const broken = rows.filter(({ isRight }) => !isRight).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(tableOf(rows));
  console.log(`\n${rows.length - broken} as they have to be, ${broken} not, in ${seconds} s`);
  process.exitCode = broken === 0 ? 0 : 1;
}

await runAlone(
  {
    name: "drill",
    does: "Rehearses a restore on this machine: loses all of a cloud of its own, restores it, and compares every account.",
    guide: "docs/operations.md",
  },
  drill,
);
