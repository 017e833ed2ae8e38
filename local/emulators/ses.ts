import ses from "aws-ses-v2-local";
import { clearStore, getStoreReadonly, saveEmail } from "aws-ses-v2-local/dist/store.js";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { close, freePort, loopback, portOf } from "../net/listen.ts";

// A CommonJS module with a default export: Node hands over the module, Vitest the export itself.
const startServer = "default" in ses ? ses.default : ses;

/** A running SES emulator with its mailbox page. */
export interface Ses {
  readonly endpoint: URL;
  stop(): Promise<void>;
}

const addresses = z.array(z.string());
const Mails = z.array(
  z.object({
    messageId: z.string(),
    from: z.string(),
    replyTo: addresses,
    destination: z.object({ to: addresses, cc: addresses, bcc: addresses }),
    subject: z.string(),
    body: z.object({ html: z.string().optional(), text: z.string().optional() }),
    attachments: z.array(
      z.object({
        content: z.string(),
        contentType: z.string(),
        filename: z.string().optional(),
        size: z.number(),
      }),
    ),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    at: z.number(),
  }),
);

/**
 * Starts the emulator on a port, 0 for any, and keeps the mails in a file of the data folder. Rejects with
 * StartError when it is taken. Its store belongs to the process: one process can run one at a time.
 */
export async function startSes(wantedPort: number, dataFolder: string): Promise<Ses> {
  const file = join(dataFolder, "mails.json");
  clearStore();
  for (const mail of await readMails(file)) saveEmail(mail);

  const server = await startServer({ host: loopback, port: await freePort(wantedPort) });
  let saving = Promise.resolve();
  server.on("request", (request, response) => {
    // Sending and clearing are the only requests that change the mailbox, and the only ones that are POST.
    if (request.method !== "POST") return;
    response.once("finish", () => {
      saving = saving.then(() => writeMails(file));
    });
  });
  return {
    endpoint: new URL(`http://${loopback}:${portOf(server)}`),
    async stop() {
      await close(server);
      await saving;
    },
  };
}

async function readMails(file: string): Promise<z.output<typeof Mails>> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return Mails.parse(JSON.parse(text));
}

/** Writes beside the file and renames, so that a kill in between leaves the old mails. */
async function writeMails(file: string): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(getStoreReadonly().emails));
  await rename(`${file}.new`, file);
}
