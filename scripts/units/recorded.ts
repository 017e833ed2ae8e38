import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as prettier from "prettier";
import * as z from "zod";
import { partitionNames, type AllFigures } from "./figures.ts";

/** The one place where the figures are kept, for `docs/scale.md`, the prices and the law. */
const file = join(import.meta.dirname, "units.json");

const Units = z.object({ reads: z.number(), writes: z.number() });
const CallFigures = Units.extend({
  does: z.string(),
  requests: z.number(),
  roundTrips: z.number(),
  roundTripsAtFirst: z.number(),
  partitions: z.partialRecord(z.enum(partitionNames), z.tuple([z.number(), z.number()])),
});
const AllFigures = z.object({
  calls: z.record(z.string(), z.array(CallFigures)),
  jobs: z.record(z.string(), Units),
  worker: z.record(z.string(), Units),
  recount: Units,
});

/** Figures from their JSON. */
export const readFigures = (json: string): AllFigures => AllFigures.parse(JSON.parse(json));

/** What was counted last. */
export const recordedFigures = async (): Promise<AllFigures> =>
  readFigures(await readFile(file, "utf8"));

/** Keeps what was counted, in the same order every time. */
export async function recordFigures(figures: AllFigures): Promise<void> {
  const ordered = AllFigures.parse(figures);
  await writeFile(file, await prettier.format(JSON.stringify(ordered), { parser: "json" }));
}

/** Figures as lines, by what they are of. */
function linesOf({ calls, jobs, worker, recount }: AllFigures): Map<string, string> {
  const each = Object.entries({ ...jobs, ...worker, "one more account": recount });
  return new Map([
    ...Object.entries(calls).flatMap(([name, all]) =>
      all.map(({ does, partitions, ...figures }) => {
        const line = JSON.stringify({ ...figures, ...partitions });
        return [does === "" ? name : `${name} (${does})`, line] as const;
      }),
    ),
    ...each.map(([name, units]) => [name, JSON.stringify(units)] as const),
  ]);
}

/** What differs between figures, as sentences. */
export function differences(recorded: AllFigures, counted: AllFigures): string[] {
  const [before, now] = [linesOf(recorded), linesOf(counted)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .map(
      (name) =>
        `${name}: recorded ${before.get(name) ?? "nothing"}, now ${now.get(name) ?? "nothing"}`,
    );
}
