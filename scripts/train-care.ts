import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { featuresOf, hashOf } from "../functions/chat/care/features.ts";
import { plainForm } from "../shared/search/normalise.ts";
import type { StoredWeights } from "../functions/chat/care/linear-model.ts";
import { runAlone } from "./command-line.ts";
import { shippedTitles } from "./shipped-titles.ts";
import { examplesFolder, readMessages, type Message } from "./care/examples.ts";
import { withSlips } from "./care/slips.ts";
import { trainModel } from "./care/train-model.ts";

const file = new URL("../functions/chat/care/weights.json", import.meta.url);

const despairBuckets = 2 ** 18;
const languageBuckets = 2 ** 12;
/** There are far more names than messages. */
const nameWeight = 0.3;

/** One in so many names is left for tests. */
const untoldEvery = 10;

/** The names of the catalogue, which tell nothing of whoever writes them; `untold` are those that models never saw. */
export function catalogueNames(): { readonly told: string[]; readonly untold: string[] } {
  const names = shippedTitles()
    .flatMap(({ title, english, japanese, synonyms }) => [title, english, japanese, ...synonyms])
    .filter((name) => name !== null);
  const { told = [], untold = [] } = Object.groupBy(names, (name) =>
    hashOf(plainForm(name)) % untoldEvery === 0 ? "untold" : "told",
  );
  return { told, untold };
}

/**
 * The model that tells despair from all else. In each language, despair weighs as much as what fans say; the names of the
 * catalogue come on top.
 */
export function trainDespair(messages: readonly Message[]): StoredWeights {
  const groupOf = ({ language, isDespair }: Message) => `${language} ${String(isDespair)}`;
  const sizes = Map.groupBy(messages, groupOf);
  const languages = Map.groupBy(messages, ({ language }) => language);
  const weightOf = (message: Message) =>
    sizeOf(languages, message.language) / 2 / sizeOf(sizes, groupOf(message));
  return trainModel(
    [
      ...withSlips(messages).map((message) => ({
        text: message.text,
        isMeant: message.isDespair,
        weight: weightOf(message),
      })),
      ...catalogueNames().told.map((text) => ({ text, isMeant: false, weight: nameWeight })),
    ],
    despairBuckets,
  );
}

const sizeOf = (groups: ReadonlyMap<string, readonly unknown[]>, name: string): number =>
  groups.get(name)?.length ?? 0;

/** For each language the model that tells it from all others, which weigh as much together. */
export function trainLanguages(messages: readonly Message[]): Record<string, StoredWeights> {
  const languages = Map.groupBy(messages, ({ language }) => language);
  return Object.fromEntries(
    [...languages].map(([code, { length }]) => [
      code,
      trainModel(
        messages.map(({ text, language }) => ({
          text,
          isMeant: language === code,
          weight: messages.length / 2 / (language === code ? length : messages.length - length),
        })),
        languageBuckets,
      ),
    ]),
  );
}

/** Tells what weights were trained on: the examples, and what is made of them and of the names. */
export function fingerprintOf(messages: readonly Message[]): string {
  const hash = createHash("sha256").update(JSON.stringify(messages));
  const texts = [...messages.map(({ text }) => text), ...catalogueNames().told];
  for (const text of texts) hash.update(Uint32Array.from(featuresOf(text)));
  return hash.digest("base64url");
}

function train(): void {
  const messages = readMessages(examplesFolder);
  const trained = {
    fingerprint: fingerprintOf(messages),
    despair: trainDespair(messages),
    languages: trainLanguages(messages),
  };
  writeFileSync(file, `${JSON.stringify(trained, null, 2)}\n`);
}

if (import.meta.main) {
  await runAlone(
    {
      name: "care",
      does: "Trains anew what tells despair, by the messages in scripts/care/examples.",
      guide: "CONTRIBUTING.md",
    },
    train,
  );
}
