import type { Stack } from "aws-cdk-lib";
import { EventSourceMapping } from "aws-cdk-lib/aws-lambda";
import { workers, type Worker, type WorkerName } from "../shared/workers.ts";
import type { Deployment } from "./deployment.ts";
import { addLambdaOf } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { needsOfWorker } from "./grants.ts";

/** Adds every row of the worker table: its function, and the mapping by which its queue starts it. */
export function addWorkers(stack: Stack, deployment: Deployment, cloud: Cloud): void {
  for (const [name, worker] of Object.entries<Worker>(workers)) {
    const row = { ...worker, needs: needsOfWorker(worker) };
    const handler = addLambdaOf(stack, name, row, deployment, cloud);
    new EventSourceMapping(stack, `${name} messages`, {
      target: handler,
      eventSourceArn: cloud.queues[name as WorkerName].arn,
      // One message is minutes of work: they wait for nothing but a free worker.
      batchSize: 1,
      maxConcurrency: deployment.settings.importsAtOnce,
      reportBatchItemFailures: true,
    });
  }
}
