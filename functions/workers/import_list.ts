import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type { WorkerName } from "../../shared/workers.ts";
import { seeToImport } from "../import/see-to-import.ts";
import { ImportMessage } from "../queue/import-queue.ts";
import { logAbout } from "../runtime/log.ts";
import { logged } from "../watch/work-log.ts";

/** Sees to the imports that the queue delivers; those that must be tried again are reported and come back. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  for (const { messageId, body } of Records) {
    try {
      logAbout({ requestId: messageId });
      const message = ImportMessage.parse(JSON.parse(body));
      await logged("import_list" satisfies WorkerName, () => seeToImport(message));
    } catch {
      failed.push(messageId);
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
