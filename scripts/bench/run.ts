import { writeFileSync } from "node:fs";
import { StartError } from "../../local/net/start-error.ts";
import { readCommandLine, runCommand, type Command } from "../command-line.ts";
import { benchBundles } from "./bundles.ts";
import { benchCards } from "./cards.ts";
import { benchCare } from "./care.ts";
import { benchChat } from "./chat.ts";
import { benchCloud } from "./cloud.ts";
import { benchDescribe } from "./describe.ts";
import { benchImport } from "./import.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchListScroll } from "./lists/scroll.ts";
import { benchListTools } from "./lists/tools.ts";
import { benchRankingList } from "./ranking-list.ts";
import { benchRecommend } from "./recommend.ts";
import { benchRecommendServed } from "./recommend-served.ts";
import { benchScale } from "./scale.ts";
import { benchSearch } from "./search.ts";
import { benchSynth } from "./synth.ts";
import type { BenchTable } from "./table.ts";

/** Every benchmark by the name that `npm run bench -- NAME` takes. */
const benches: Readonly<Record<string, () => BenchTable | Promise<BenchTable>>> = {
  bundles: benchBundles,
  cards: benchCards,
  care: benchCare,
  chat: benchChat,
  cloud: benchCloud,
  describe: benchDescribe,
  import: benchImport,
  interactions: benchInteractions,
  lighthouse: benchLighthouse,
  "list-scroll": benchListScroll,
  "list-tools": benchListTools,
  "ranking-list": benchRankingList,
  recommend: benchRecommend,
  "recommend-served": benchRecommendServed,
  scale: benchScale,
  search: benchSearch,
  synth: benchSynth,
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
