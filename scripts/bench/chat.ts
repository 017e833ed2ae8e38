import { readFileSync } from "node:fs";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { seedTitles } from "../../catalogue/sources/seed.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import type { Desk } from "../../functions/chat/desk.ts";
import { limits } from "../../shared/limits.ts";
import { median } from "./median.ts";
import { seededRandom } from "./random.ts";
import type { BenchTable } from "./table.ts";

/** The middle one counts; the first ones also warm up. */
const ROUNDS = 7;

const ordinary =
  "hey there, i have been looking for a new show to watch with my sister over the holidays and we both really liked " +
  "Cowboy Bebop and Steins;Gate back then, could you maybe recommend us something that is a bit similar but shorter " +
  "than 26 episodes, not too scary, with a nice ending and good music, and ideally one that is finished already so " +
  "that we do not have to wait for the next season? we would also be happy about a movie or two, thanks a lot in advance";

const japanese = "進撃の巨人みたいな面白い冒険のアニメを教えてください。";

const names =
  "Naruto, Bleach, Death Note, Trigun, Monster, Berserk, Vinland Saga, Cowboy Bebop, Steins;Gate, Attack on Titan ";

/** Messages of the greatest length; those of one round differ from those of the others, as people's do. */
const messages: Readonly<Record<string, (round: number) => string>> = {
  "a question": () => "How many episodes does Cowboy Bebop have?",
  "480 ordinary characters": (round) => `${String(round)} ${ordinary}`.slice(0, 480),
  "one name 142 times": (round) => full(round, "Naruto "),
  "ten names, again and again": (round) => full(round, names),
  "ordinary words": (round) => full(round, ordinary),
  "words of no language": (round) => scattered(round, "abcdefghijklmnopqrstuvwxyz    "),
  "a Japanese question, again and again": (round) => full(round, japanese),
  "Japanese characters": (round) =>
    scattered(
      round,
      "あいうかきくさしすたとにのはひまもやるれんアイカキクスタトノマラルレロンー 進撃巨人鬼",
    ),
};

const full = (round: number, text: string): string =>
  `${String(round)} ${text.repeat(limits.chatMessageCharacters)}`.slice(
    0,
    limits.chatMessageCharacters,
  );

function scattered(round: number, letters: string): string {
  const random = seededRandom(round + 1);
  return Array.from({ length: limits.chatMessageCharacters }, () =>
    letters.charAt(Math.floor(random() * letters.length)),
  ).join("");
}

/** A desk over our own catalogue with empty lists, as a function has one over the table. */
function benchDesk(): Desk {
  const file = new URL("../../node_modules/bangumi-data/dist/data.json", import.meta.url);
  const bangumi: unknown = JSON.parse(readFileSync(file, "utf8"));
  const titles = mergeTitles(seedTitles(), bangumiTitles(bangumi, new Date("2026-11-21")));
  return {
    catalogue: openSnapshot(writeSnapshot(titles)),
    nowMs: Date.parse("2026-11-21T12:00:00Z"),
    timeZone: "UTC",
    shelf: () => Promise.resolve([]),
    unwanted: () => Promise.resolve(new Set()),
    rank: () => Promise.resolve([]),
    details: () => Promise.resolve(undefined),
  };
}

/** Milliseconds of CPU that an answer takes, the middle of several. */
async function cpuMs(message: (round: number) => string, earlier: number, desk: Desk) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const turns = Array.from({ length: earlier }, (_, at): Turn => ({
      role: "user",
      text: message(ROUNDS + round * earlier + at),
    }));
    const before = process.cpuUsage();
    await answerQuestion(message(round), turns, desk);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000);
  }
  return Number(median(rounds).toFixed(1));
}

/** Measures the CPU that the assistant without a model takes for messages and conversations of full length. */
export async function benchChat(): Promise<BenchTable> {
  const desk = benchDesk();
  const rows: BenchTable["rows"] = [];
  for (const [what, message] of Object.entries(messages)) {
    rows.push({ what: `${what}, ms of CPU`, value: await cpuMs(message, 0, desk), target: "≤ 50" });
  }
  for (const [what, message] of Object.entries(messages)) {
    rows.push({
      what: `${what}, after ${String(limits.chatTurns)} such turns, ms of CPU`,
      value: await cpuMs(message, limits.chatTurns, desk),
      target: "≤ 1,000",
    });
  }
  return {
    title: "Chat without a model",
    rows,
    note: `On our own seed and bangumi-data; messages of ${String(limits.chatMessageCharacters)} characters where no length is named.`,
  };
}
