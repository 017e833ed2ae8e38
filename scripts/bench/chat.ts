import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import { careFor } from "../../functions/chat/care/care.ts";
import type { Desk } from "../../functions/chat/tools/desk.ts";
import * as limits from "../../shared/limits.ts";
import { shippedTitles } from "../shipped-titles.ts";
import { chatMessages, fuzzedMessage } from "./chat-messages.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

/** The middle one counts; the first ones also warm up. */
const ROUNDS = 7;

/** A desk over our own catalogue with empty lists, as a function has one over the table. */
function benchDesk(): Desk {
  return {
    catalogue: openSnapshot(writeSnapshot(shippedTitles())),
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
    const before = process.threadCpuUsage();
    await respond(message(round), turns, desk);
    const { user, system } = process.threadCpuUsage(before);
    rounds.push((user + system) / 1000);
  }
  return Number(median(rounds).toFixed(1));
}

/** Messages made at random, the slowest of which counts. */
const FUZZED = 100;

async function slowestMs(earlier: number, desk: Desk): Promise<number> {
  let slowest = 0;
  // What is read off the catalogue once, and compiled once, is no part of a message.
  for (let round = 0; round < ROUNDS; round++) await respond(fuzzedMessage(round), [], desk);
  for (let round = 0; round < FUZZED; round++) {
    const message = (at: number) => fuzzedMessage(1000 + round * (earlier + 1) + at);
    const turns = Array.from({ length: earlier }, (_, at): Turn => ({
      role: "user",
      text: message(at + 1),
    }));
    const before = process.threadCpuUsage();
    await respond(message(0), turns, desk);
    const { user, system } = process.threadCpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
  }
  return Number(slowest.toFixed(1));
}

/** All that a message is read for: whether it needs care, and what it asks. */
async function respond(text: string, turns: readonly Turn[], desk: Desk): Promise<void> {
  if (careFor(text, turns, desk.timeZone) === undefined) await answerQuestion(text, turns, desk);
}

/** Measures the CPU that the assistant without a model takes for messages and conversations of full length. */
export async function benchChat(): Promise<BenchTable> {
  const desk = benchDesk();
  const rows: BenchTable["rows"] = [];
  for (const [what, message] of Object.entries(chatMessages)) {
    rows.push({ what: `${what}, ms of CPU`, value: await cpuMs(message, 0, desk), target: "≤ 50" });
  }
  for (const [what, message] of Object.entries(chatMessages)) {
    rows.push({
      what: `${what}, after ${String(limits.chatTurns)} such turns, ms of CPU`,
      value: await cpuMs(message, limits.chatTurns, desk),
      target: "≤ 50",
    });
  }
  for (const earlier of [0, limits.chatTurns]) {
    rows.push({
      what: `the slowest of ${String(FUZZED)} fuzzed messages, after ${String(earlier)} such turns, ms of CPU`,
      value: await slowestMs(earlier, desk),
      target: "≤ 50",
    });
  }
  return {
    title: "Chat without a model",
    rows,
    note: `On our own facts and bangumi-data; messages of ${String(limits.chatMessageCharacters)} characters where no length is named.`,
  };
}
