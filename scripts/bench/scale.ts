import { usualShelf } from "../units/members.ts";
import { recordedFigures } from "../units/recorded.ts";
import { importPace, rankRun, recountsADay } from "../scale/jobs.ts";
import { signInStorm } from "../scale/quotas.ts";
import { evenings, simulateEvening } from "../scale/traffic.ts";
import { sizes } from "../scale/usage.ts";
import type { BenchTable } from "./table.ts";

const [, , largest] = sizes;

/**
 * The busiest minute of ten million people, simulated by the keys of the functions and the units that calls were counted
 * to take: which partitions become how hot, and what jobs, imports and sign-ins come to. The same every time.
 */
export async function benchScale(): Promise<BenchTable> {
  const figures = await recordedFigures();
  const hot = evenings.flatMap((evening) =>
    simulateEvening(figures, largest, evening)
      .keys.slice(0, 5)
      .map((key) => ({ evening, ...key })),
  );
  const [first] = hot.toSorted((a, b) => b.share - a.share);
  const rank = rankRun(largest);
  const pace = importPace(figures);
  const storm = signInStorm(largest);
  return {
    title: `Scale: ${largest.toLocaleString("en-US")} people`,
    rows: [
      {
        what: "first hot key",
        value: `${first?.key ?? ""} (${first?.of ?? ""}), room for ${(1 / (first?.share ?? 1)).toFixed(1)} times as much`,
        target: "above 1",
      },
      ...hot.map(({ evening, key, of, share, busiest }) => ({
        what: `${evening.name}: ${key} (${of})`,
        value: `${busiest.reads.toFixed(0)} reads and ${busiest.writes.toFixed(0)} writes in the busiest second, ${(share * 100).toFixed(1)} % of a partition`,
      })),
      {
        what: "rank run",
        value: `${rank.reads} read units, ${rank.minutes.toFixed(1)} minutes`,
        target: "≤ 5 minutes",
      },
      { what: "recount of everybody", value: `${(largest / recountsADay).toFixed(1)} days` },
      {
        what: "import, titles a second of one user's partition",
        value: pace.titlesASecond.toFixed(0),
      },
      {
        what: `imports of ${usualShelf.anime} titles a day, ${pace.atOnce} at once`,
        value: pace.aDay,
      },
      {
        what: "everybody of one hour of the evening signs in again",
        value: `${storm.minutes.toFixed(0)} minutes at Cognito's quota`,
        target: "≤ 60 minutes",
      },
    ],
    note: "Assumptions and the bills are in docs/scale.md.",
  };
}
