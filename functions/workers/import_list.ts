import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { seeToImport } from "../import/see-to-import.ts";
import { ImportMessage } from "../queue/import-queue.ts";
import { errorFields, log } from "../runtime/log.ts";

/** Sees to the imports that the queue delivers; those that must be tried again are reported and come back. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  for (const { messageId, body } of Records) {
    try {
      await seeToImport(ImportMessage.parse(JSON.parse(body)));
    } catch (error) {
      log("error", "import", { messageId, ...errorFields(error) });
      failed.push(messageId);
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
