import { Duration, type Stack } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { workers, type WorkerName } from "../shared/workers.ts";
import { publish } from "./publish.ts";

/** A worker's queue, as stacks know it that come after its own. */
export interface WorkerQueue {
  readonly url: string;
  readonly arn: string;
  /** The name of the queue where messages end that the worker could not handle. */
  readonly deadLettersName: string;
}

export type Queues = Readonly<Record<WorkerName, WorkerQueue>>;

/** Adds the queue of every worker. */
export function addQueues(stack: Stack): Queues {
  return { import_list: addQueue(stack, "import_list") };
}

/** Outputs have no underscores in their names. */
const outputNames: Readonly<Record<WorkerName, string>> = { import_list: "ImportList" };

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
  const title = outputNames[name];
  return {
    url: publish(stack, `${title}Queue`, queue.queueUrl, `Waiting for ${name}`),
    arn: publish(stack, `${title}QueueArn`, queue.queueArn, "That queue's ARN"),
    deadLettersName: publish(
      stack,
      `${title}DeadLetters`,
      deadLetters.queueName,
      `What ${name} could not handle`,
    ),
  };
}
