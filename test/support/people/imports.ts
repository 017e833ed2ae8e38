import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { inject } from "vitest";
import * as z from "zod";
import type { ResponseOf } from "../../../shared/endpoint.ts";
import type { imports } from "../../../shared/api/imports.ts";
import { restingStates } from "../../../shared/imports.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { Answer, Browser } from "../browser.ts";
import type { Person } from "./people.ts";

export const importCalls = { anime: "import_mal", manga: "import_mal_manga" } as const;

/** Uploads a file, with any further fields. */
export const upload = (
  who: Browser,
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = "list.xml", ...fields }: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  who.sendFiles(importCalls[kind], {
    xml_file: new File([bytes], name, { type: "text/xml" }),
    ...fields,
  });

const Accepted = z.object({ message: z.string(), job_id: z.string() });

/** Uploads a file that must be taken. Returns the import's id. */
export async function accepted(answering: Promise<Answer>): Promise<string> {
  const answer = await answering;
  assert.equal(answer.status, 202, answer.text);
  return Accepted.parse(answer.body).job_id;
}

type Job = ResponseOf<typeof imports>["imports"][number];

/** The import as its owner sees it now. */
export async function importOf(who: Browser, job_id: string): Promise<Job> {
  const { imports } = await who.ok("imports", { job_id });
  const [job] = imports;
  assert.ok(job);
  return job;
}

/** Waits until an import is at rest, or in a state of one's choice. Throws after a minute, or as long as is said. */
export async function rested(
  who: Browser,
  job_id: string,
  states: readonly Job["state"][] = restingStates,
  patienceMs = 60_000,
): Promise<Job> {
  const deadlineMs = Date.now() + patienceMs;
  for (;;) {
    const job = await importOf(who, job_id);
    if (states.includes(job.state)) return job;
    if (Date.now() > deadlineMs) throw new Error(`Still ${job.state}, ${job.rows_done} rows done`);
    await delay(100);
  }
}

/** Imports a list and waits for the end. */
export const imported = async (
  who: Browser,
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer> | string,
): Promise<Job> => rested(who, await accepted(upload(who, kind, bytes)));

const Mailbox = z.object({
  emails: z.array(
    z.object({
      destination: z.object({ to: z.array(z.string()) }),
      subject: z.string(),
      body: z.object({ html: z.string().optional(), text: z.string().optional() }),
    }),
  ),
});

/** Every e-mail that somebody has got. */
export async function mailsTo({ email }: Person) {
  const answer = await fetch(`${inject("cloud").mailbox}/store`);
  const { emails } = Mailbox.parse(await answer.json());
  return emails
    .filter(({ destination }) => destination.to.includes(email))
    .map(({ subject, body }) => ({ subject, html: body.html ?? "", text: body.text ?? "" }));
}
