import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import type { Cloud } from "./cloud.ts";
import { loopback, serveEarly } from "./net/listen.ts";

/** How to reach a running cloud; kept in its data folder. The token keeps web pages and strangers out. */
const Contact = z.object({
  port: z.number(),
  token: z.string(),
  origin: z.string(),
  awsEndpoint: z.string(),
  /** The bucket of the catalogue, where an operator's files go. */
  dataBucket: z.string(),
});
export type Contact = z.output<typeof Contact>;

/** What became of a job. */
const Outcome = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);
export type Outcome = z.output<typeof Outcome>;

const contactFile = (dataFolder: string): string => join(dataFolder, "running.json");

/** The way in for other processes of this machine. */
export interface Control {
  readonly port: number;
  stop(): Promise<void>;
}

/** Lets other processes of this machine fire the cloud's jobs. */
export async function openControl(cloud: Cloud, dataFolder: string): Promise<Control> {
  const server = await serveEarly(0);
  const token = randomBytes(24).toString("base64url");
  server.open((incoming, response) => {
    void answer(cloud, token, incoming, response);
  });
  const contact: Contact = {
    port: server.port,
    token,
    origin: cloud.origin,
    awsEndpoint: cloud.awsEndpoint,
    dataBucket: dataBucketOf(cloud),
  };
  await writeFile(contactFile(dataFolder), JSON.stringify(contact), { mode: 0o600 });
  return {
    port: server.port,
    async stop() {
      await rm(contactFile(dataFolder), { force: true });
      await server.stop();
    },
  };
}

const dataBucketOf = (cloud: Cloud): string =>
  cloud.functions.map(({ environment }) => environment["DATA_BUCKET"]).find(Boolean) ?? "";

async function answer(
  cloud: Cloud,
  token: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (incoming.headers.authorization !== `Bearer ${token}`) {
    response.writeHead(403).end();
    return;
  }
  const job = decodeURIComponent((incoming.url ?? "/").slice(1));
  const outcome = incoming.method === "POST" ? await fire(cloud, job) : {};
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(outcome));
}

async function fire(cloud: Cloud, job: string): Promise<Outcome> {
  try {
    return { result: (await cloud.fire(job)) ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The cloud that runs on a data folder; undefined when none does. */
export async function findRunning(dataFolder: string): Promise<Contact | undefined> {
  const file = await readFile(contactFile(dataFolder), "utf8").catch(() => undefined);
  const contact = Contact.safeParse(file === undefined ? undefined : JSON.parse(file)).data;
  return contact !== undefined && (await isAnswering(contact)) ? contact : undefined;
}

/** A cloud that was killed leaves its contact behind; only one that knows its token is there. */
async function isAnswering({ port, token }: Contact): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`http://${loopback}:${port}/`, { headers })).ok;
  } catch {
    return false;
  }
}

/** Runs a job of a running cloud and resolves with what became of it, however long it takes. */
export function fireRemotely(contact: Contact, job: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const headers = { authorization: `Bearer ${contact.token}` };
    const options = { host: loopback, port: contact.port, path: `/${encodeURIComponent(job)}` };
    // Not fetch, which gives up on an answer after five minutes.
    request({ ...options, method: "POST", headers }, (response) => {
      text(response).then((body) => {
        done(Outcome.parse(JSON.parse(body)));
      }, fail);
    })
      .once("error", fail)
      .end();
  });
}
