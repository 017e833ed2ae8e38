/*
 * Runs in a thread of its own with the environment of `get_anime`: answers with the milliseconds of CPU that its
 * handler takes for a page when the table answers at once, with bytes (`fromBytes`) or with items (`fromItems`).
 */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { handler } from "../../../functions/api/shelves/get_anime.ts";
import { env } from "../../../functions/runtime/env.ts";
import { table } from "../../../functions/table/client.ts";
import { drawnSecret } from "../../../local/template/secrets.ts";
import { httpEvent } from "../../../test/support/cloud/http-event.ts";

const warmUps = 100;
const runs = 200;

const Response = z.looseObject({ body: z.instanceof(Readable) });

/** Lets each question be answered once; from then on the same one is answered from memory. */
function memory() {
  const answers = new Map<string, unknown>();
  return async <Answer>(question: object, ask: () => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(question);
    if (!answers.has(words)) answers.set(words, await ask());
    return answers.get(words) as Answer;
  };
}

function answerWithBytes(): void {
  const remembered = memory();
  table.middlewareStack.add(
    (next) => (args) =>
      remembered(args.input, async () => {
        const response = Response.parse((await next(args)).response);
        return { response: { ...response, body: await buffer(response.body) } };
      }),
    { step: "deserialize", priority: "low" },
  );
}

function answerWithItems(): void {
  const remembered = memory();
  table.middlewareStack.add((next) => (args) => remembered(args.input, () => next(args)), {
    step: "initialize",
    priority: "high",
  });
}

/** What this thread has worked, so that other work of the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function timesMs(): Promise<number[]> {
  const event = httpEvent({
    headers: { "x-origin-secret": drawnSecret(env("ORIGIN_SECRET")), "accept-encoding": "br" },
    body: z.string().parse(workerData),
  });
  const times: number[] = [];
  for (let at = 0; at < warmUps + runs; at++) {
    const startedAt = cpuMs();
    const { statusCode } = await handler(event);
    times.push(cpuMs() - startedAt);
    if (statusCode !== 200) throw new Error(`Answered ${String(statusCode)}`);
  }
  return times.slice(warmUps);
}

answerWithBytes();
const fromBytes = await timesMs();
answerWithItems();
const fromItems = await timesMs();
parentPort?.postMessage({ fromBytes, fromItems });
