import { Arranger, type Asked } from "../../../web/features/shelf/tools/arranger.ts";
import { namesIn } from "../../../web/features/shelf/tools/listed-entries.ts";
import { sortNames } from "../../../web/features/shelf/tools/sorting.ts";
import { spellingsOf } from "../../../web/features/shelf/tools/spellings.ts";
import { shelfWithEntry } from "../../../web/tracking/patched-answers.ts";
import { allOfList, longList } from "../../../test/support/long-list.ts";
import { median } from "../median.ts";
import type { BenchTable } from "../table.ts";

const titles = 5000;
const runs = 5;

/** Typed letter by letter: names as they are, with mistakes, by their words, in Japanese, and what no title is called. */
const typed = [
  "sousou no frieren",
  "atack titan",
  "kimetsu no yaba",
  "fullmetl alchmist",
  "進撃の巨人",
  "second season",
  "zqxjkvw zqx",
];

const keystrokes = typed.flatMap((text) =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)),
);

function measured<Result>(work: () => Result): readonly [Result, number] {
  const begun = performance.now();
  const result = work();
  return [result, performance.now() - begun];
}

const rounded = (ms: number): number => Number(ms.toFixed(1));

const percentile = (values: readonly number[], share: number): number =>
  rounded(values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);

/** Measures what a browser does with a list of 5,000 titles: find as somebody types, sort, and follow a step. */
export function benchListTools(): BenchTable {
  const answer = longList(titles);
  const [, readyMs] = measured(() => namesIn(answer).map(spellingsOf));
  const arranger = new Arranger();
  const arrange = (asked: Partial<Asked>, of = answer): number =>
    measured(() => arranger.arrange(of, { ...allOfList, ...asked }, "english"))[1];
  arrange({ find: "warm" });
  const findMs = Array.from({ length: runs }, () =>
    keystrokes.map((find) => arrange({ find })),
  ).flat();
  const sortMs = sortNames.map((by) => {
    const times = Array.from({ length: runs }, () => {
      arrange({});
      return arrange({ sort: by === "changed" ? "-changed" : by });
    });
    return { by, ms: median(times) };
  });
  const slowest = sortMs.reduce((most, each) => (each.ms > most.ms ? each : most));
  const stepMs = Array.from({ length: runs * 4 }, (_, at) => {
    const id = answer.anime_list[at * 7]?.anime_id ?? 0;
    const stepped = shelfWithEntry(answer, id, { status: "WATCHING", progress: at });
    return "anime_list" in stepped ? arrange({ sort: "title", find: "no" }, stepped) : 0;
  });
  return {
    title: "Tools of a list",
    rows: [
      { what: "titles", value: answer.total_count },
      { what: "answer, MB of JSON", value: rounded(JSON.stringify(answer).length / 1e6) },
      { what: "all names made ready, while idle, ms", value: rounded(readyMs) },
      { what: "find, a keystroke, p50, ms", value: percentile(findMs, 0.5) },
      { what: "find, a keystroke, p95, ms", value: percentile(findMs, 0.95), target: "≤ 30" },
      { what: "find, a keystroke, slowest, ms", value: percentile(findMs, 1) },
      { what: `sort, slowest (${slowest.by}), ms`, value: rounded(slowest.ms), target: "≤ 50" },
      { what: "a step on a sorted list, p95, ms", value: percentile(stepMs, 0.95) },
    ],
    note: `Finding counts the filters and their numbers as well. ${keystrokes.length} keystrokes, ${runs} times.`,
  };
}
