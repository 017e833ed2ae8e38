import { expect, test } from "vitest";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import { limits } from "../../shared/limits.ts";
import { seedDesk } from "./desk.ts";

const desk = seedDesk();
const { chatMessageCharacters, chatAnswerCharacters, chatTurns } = limits;

async function cpuMsOnce(text: string, turns: readonly Turn[]): Promise<number> {
  const before = process.threadCpuUsage();
  await answerQuestion(text, turns, desk);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The fewest milliseconds of CPU that an answer takes in three tries: others at work beside it slow down some of them. */
async function cpuMs(text: string, turns: readonly Turn[] = []): Promise<number> {
  const tries = [];
  for (let at = 0; at < 3; at++) tries.push(await cpuMsOnce(text, turns));
  return Math.min(...tries);
}

const full = (text: string): string =>
  text.repeat(chatMessageCharacters).slice(0, chatMessageCharacters);

const unknown = Array.from({ length: 110 }, (_, at) => `wor${at.toString(36)}linza`).join(" ");
const kana = Array.from({ length: 500 }, (_, at) =>
  "アンカーサナトニラノマロ".charAt((at * at) % 12),
);

// Some five times what `npm run bench -- chat` measures, as a busy machine is slow even by its own clock.
test.each([
  ["one name again and again", "Naruto "],
  [
    "ten names",
    "Naruto, Bleach, Death Note, Trigun, Monster, Berserk, Vinland Saga, Cowboy Bebop, Steins;Gate, Attack on Titan ",
  ],
  [
    "ordinary words",
    "do you know something that my sister and i could watch together in the evening, but not too long? ",
  ],
  ["a name before words that nobody knows", `Naruto ${unknown}`],
  ["Japanese", "進撃の巨人みたいな面白い冒険のアニメを教えてください。"],
  ["kana one by one", kana.join(" ")],
])("a message of full length is read quickly: %s", async (_what, text) => {
  expect(await cpuMs(full(text))).toBeLessThan(250);
});

test("of a long conversation every turn is read once", async () => {
  const turns = Array.from({ length: chatTurns }, (_, at): Turn => ({
    role: "user",
    text: full(`${String(at)} Naruto `),
  }));
  expect(await cpuMs("and Bleach?", turns)).toBeLessThan(2000);
});

test("answers that are said to be ours are read once, whatever they quote", async () => {
  const text = Array.from({ length: 400 }, (_, at) => `“Naruto ${at.toString(36)}linza”`).join("");
  const turns = Array.from({ length: chatTurns }, (_, at): Turn =>
    at === 0
      ? { role: "assistant", text: text.slice(0, chatAnswerCharacters) }
      : { role: "user", text: `and the ${String(at)}th?` },
  );
  expect(await cpuMs("and the last one?", turns)).toBeLessThan(400);
});
