import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as prettier from "prettier";
import * as z from "zod";
import { partitionNames, type AllFigures } from "./figures.ts";

/** The one place where the figures are kept, for `docs/scale.md`, the prices and the law. */
const file = join(import.meta.dirname, "units.json");

const Units = z.object({ reads: z.number(), writes: z.number() });
type Units = z.output<typeof Units>;

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

/** Figures of calls as lines, by what they are of. */
function linesOf({ calls }: AllFigures): Map<string, string> {
  return new Map(
    Object.entries(calls).flatMap(([name, all]) =>
      all.map(({ does, partitions, ...figures }) => {
        const line = JSON.stringify({ ...figures, ...partitions });
        return [does === "" ? name : `${name} (${does})`, line] as const;
      }),
    ),
  );
}

const backgroundOf = ({ jobs, worker, recount }: AllFigures): Readonly<Record<string, Units>> => ({
  ...jobs,
  ...worker,
  "one more account": recount,
});

/**
 * What reads of many shelves may differ by, in units: a time that ends with a zero takes a byte less in the table, and with
 * it a shelf may end on the other side of a 4 KB step.
 */
const chance = 1;

const isAlike = (a: Units | undefined, b: Units | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.writes === b.writes &&
  Math.abs(a.reads - b.reads) <= chance;

/** What differs between figures, as sentences. */
export function differences(recorded: AllFigures, counted: AllFigures): string[] {
  const [before, now] = [linesOf(recorded), linesOf(counted)];
  const [behind, behindNow] = [backgroundOf(recorded), backgroundOf(counted)];
  const sentence = (name: string, was = "nothing", is = "nothing"): string =>
    `${name}: recorded ${was}, now ${is}`;
  return [
    ...[...new Set([...before.keys(), ...now.keys()])]
      .filter((name) => before.get(name) !== now.get(name))
      .map((name) => sentence(name, before.get(name), now.get(name))),
    ...[...new Set([...Object.keys(behind), ...Object.keys(behindNow)])]
      .filter((name) => !isAlike(behind[name], behindNow[name]))
      .map((name) => sentence(name, JSON.stringify(behind[name]), JSON.stringify(behindNow[name]))),
  ];
}
