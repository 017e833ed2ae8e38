import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { env } from "../runtime/env.ts";
import { errorFields, log } from "../runtime/log.ts";

const sqs = new SQSClient({});

/** What the queue carries: which import is to be worked on; what is to be done with it, its state says. */
export const ImportMessage = z.object({ uid: z.string(), job: z.string() });
export type ImportMessage = z.infer<typeof ImportMessage>;

/** Asks a worker to see to an import. To ask twice does no harm. */
export async function sendImport(message: ImportMessage): Promise<void> {
  await sqs.send(
    new SendMessageCommand({ QueueUrl: env("IMPORT_QUEUE"), MessageBody: JSON.stringify(message) }),
  );
}

/** As {@link sendImport}; when the queue does not answer, the sweep will find the import. */
export async function enqueue(message: ImportMessage): Promise<void> {
  try {
    await sendImport(message);
  } catch (error) {
    log("warn", "import queue", errorFields(error));
  }
}
