import { Duration, type Stack } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { workers, type WorkerName } from "../shared/workers.ts";

/** A worker's queue, and where messages end that it could not handle. */
export interface WorkerQueue {
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

export type Queues = Readonly<Record<WorkerName, WorkerQueue>>;

/** Adds the queue of every worker. */
export function addQueues(stack: Stack): Queues {
  return { import_list: addQueue(stack, "import_list") };
}

function addQueue(stack: Stack, name: WorkerName): WorkerQueue {
  const { timeoutSeconds, deliveries } = workers[name];
  const encrypted = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const deadLetters = new Queue(stack, `${name} dead letters`, {
    ...encrypted,
    retentionPeriod: Duration.days(14),
  });
  const queue = new Queue(stack, `${name} queue`, {
    ...encrypted,
    // Six times the worker's own limit, as AWS advises: a message that is still worked on must not come back.
    visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: deliveries },
  });
  return { queue, deadLetters };
}
