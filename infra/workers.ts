import type { Stack } from "aws-cdk-lib";
import { EventSourceMapping, type Function } from "aws-cdk-lib/aws-lambda";
import { workers, type Worker, type WorkerName } from "../shared/workers.ts";
import { addLambda } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { grantOf } from "./grants.ts";

/** Adds every row of the worker table: its function, and the mapping by which its queue starts it. */
export function addWorkers(stack: Stack, dist: string, cloud: Cloud): Function[] {
  return Object.entries<Worker>(workers).map(([name, worker]) => {
    const { summary, memoryMb, timeoutSeconds, needs, atOnce } = worker;
    const grant = grantOf(needs)(cloud);
    const handler = addLambda(stack, name, { dist, summary, grant, memoryMb, timeoutSeconds });
    new EventSourceMapping(stack, `${name} messages`, {
      target: handler,
      eventSourceArn: cloud.queues[name as WorkerName].queue.queueArn,
      // One message is minutes of work: they wait for nothing but a free worker.
      batchSize: 1,
      maxConcurrency: atOnce,
      reportBatchItemFailures: true,
    });
    return handler;
  });
}
