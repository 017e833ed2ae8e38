import { writeFileSync } from "node:fs";
import { StartError } from "../../local/net/start-error.ts";
import { readCommandLine, runCommand, type Command } from "../command-line.ts";
import type { BenchTable } from "./table.ts";

/** Every benchmark by the name that `npm run bench -- NAME` takes. Its code, with the peers beside it, comes when it is run. */
const benches: Readonly<Record<string, () => Promise<BenchTable>>> = {
  bundles: () => import("./bundles.ts").then((code) => code.benchBundles()),
  cards: () => import("./cards.ts").then((code) => code.benchCards()),
  care: () => import("./care.ts").then((code) => code.benchCare()),
  chat: () => import("./chat.ts").then((code) => code.benchChat()),
  cloud: () => import("./cloud.ts").then((code) => code.benchCloud()),
  describe: () => import("./describe.ts").then((code) => code.benchDescribe()),
  import: () => import("./import.ts").then((code) => code.benchImport()),
  interactions: () => import("./interactions.ts").then((code) => code.benchInteractions()),
  lighthouse: () => import("./lighthouse.ts").then((code) => code.benchLighthouse()),
  "list-scroll": () => import("./lists/scroll.ts").then((code) => code.benchListScroll()),
  "list-tools": () => import("./lists/tools.ts").then((code) => code.benchListTools()),
  "ranking-list": () => import("./ranking-list.ts").then((code) => code.benchRankingList()),
  recommend: () => import("./recommend.ts").then((code) => code.benchRecommend()),
  "recommend-served": () =>
    import("./recommend-served.ts").then((code) => code.benchRecommendServed()),
  scale: () => import("./scale.ts").then((code) => code.benchScale()),
  search: () => import("./search.ts").then((code) => code.benchSearch()),
  synth: () => import("./synth.ts").then((code) => code.benchSynth()),
};

function print({ title, rows, note }: BenchTable): void {
  console.log(`\n## ${title}\n`);
  console.log("| What | Measured | Target |\n|---|---|---|");
  for (const { what, value, target } of rows) {
    console.log(`| ${what} | ${value} | ${target ?? ""} |`);
  }
  if (note !== undefined) console.log(`\n${note}`);
}

const command: Command = {
  name: "bench",
  does: "Measures the numbers that we quote, as tables and bench.json: without a name, all of them.",
  takes: { "NAME…": `some of them: ${Object.keys(benches).join(", ")}` },
  guide: "README.md",
};

await runCommand(command, async (args) => {
  const { positionals: wanted } = readCommandLine(command, {
    args: [...args],
    allowPositionals: true,
  });
  const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new StartError(
      `There is no benchmark ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
    );
  }
  const tables: BenchTable[] = [];
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const table = await run();
    print(table);
    tables.push(table);
  }
  writeFileSync("bench.json", `${JSON.stringify(tables, null, 2)}\n`);
});
