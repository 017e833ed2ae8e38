import { despairIn } from "../../functions/chat/care/despair.ts";
import { linearModel, type LinearModel } from "../../functions/chat/care/linear-model.ts";
import { examplesFolder, heldOutFolder, readMessages, type Message } from "../care/examples.ts";
import { trainDespair } from "../train-care.ts";
import type { BenchTable } from "./table.ts";

const FOLDS = 5;
/** Lines next to each other were often thought of together: they are in one fold. */
const LINES_TOGETHER = 50;

/** How much of despair is met with care, and how much else is mistaken for it. */
export function benchCare(): BenchTable {
  const examples = readMessages(examplesFolder);
  return {
    title: "Despair that is met with care",
    rows: [
      ...rowsOf("held out", readMessages(heldOutFolder), ({ text }) => despairIn(text)),
      ...rowsOf(`examples, ${String(FOLDS)} folds`, examples, crossValidated(examples)),
    ],
    note:
      "Held out: written without a look at the examples. In folds, each example is judged by a model of the others; " +
      "they are harder, as they were written to be confused.",
  };
}

type Judge = (message: Message) => string | undefined;

function rowsOf(which: string, messages: readonly Message[], judge: Judge): BenchTable["rows"] {
  const taken = (isDespair: boolean) => {
    const meant = messages.filter((message) => message.isDespair === isDespair);
    const count = meant.filter((message) => judge(message) !== undefined).length;
    return `${String(count)} of ${String(meant.length)} (${((100 * count) / meant.length).toFixed(1)} %)`;
  };
  return [
    { what: `despair met, ${which}`, value: taken(true) },
    { what: `mistaken for it, ${which}`, value: taken(false) },
  ];
}

/** Judges each example by a model that never saw it. */
function crossValidated(examples: readonly Message[]): Judge {
  const foldOf = (at: number) => Math.floor(at / LINES_TOGETHER) % FOLDS;
  const models = new Map<Message, LinearModel>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = linearModel(trainDespair(examples.filter((_, at) => foldOf(at) !== fold)));
    for (const message of examples.filter((_, at) => foldOf(at) === fold)) {
      models.set(message, model);
    }
  }
  return (message) => despairIn(message.text, models.get(message));
}
