import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

const runs = 3;

const Template = z.object({ Resources: z.record(z.string(), z.unknown()) });

/** Seconds that a command takes as a whole process. Throws when it fails. */
function secondsOf(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): number {
  const startedAt = performance.now();
  const result = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`${script} failed: ${result.stderr}`);
  return (performance.now() - startedAt) / 1000;
}

const measure = (run: () => number): string =>
  `${median(Array.from({ length: runs }, run)).toFixed(1)} s`;

/** How long building and synthesizing take, and how large the stacks are. */
export function benchSynth(): BenchTable {
  const folder = mkdtempSync(join(tmpdir(), "synth-"));
  try {
    const functions = measure(() => secondsOf("scripts/build.ts", ["--functions"]));
    const site = measure(() => secondsOf("scripts/build.ts", []));
    const synth = measure(() => secondsOf("infra/app.ts", [], { CDK_OUTDIR: folder }));
    const cli = join("node_modules", "aws-cdk", "bin", "cdk");
    const all = measure(() => secondsOf(cli, ["synth", "--quiet", "--output", folder]));
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith(".template.json"))
      .map((file) => readFileSync(join(folder, file), "utf8"));
    const resources = texts.map(
      (text) => Object.keys(Template.parse(JSON.parse(text)).Resources).length,
    );
    const largestKb = Math.round(Math.max(...texts.map(({ length }) => length)) / 1024);
    return {
      title: "Build and synthesis",
      rows: [
        { what: "all function bundles", value: functions },
        { what: "functions and site", value: site },
        { what: "synthesis with cdk-nag", value: synth, target: "≤ 8 s" },
        { what: "`cdk synth`, which is all of it", value: all, target: "≤ 15 s" },
        { what: "stacks", value: texts.length },
        { what: "resources of the largest", value: Math.max(...resources), target: "< 450" },
        { what: "largest template", value: `${largestKb} KB` },
      ],
      note: `Medians of ${runs} runs.`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
