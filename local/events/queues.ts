import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SQSClient,
  type Message,
} from "@aws-sdk/client-sqs";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { operatorClient } from "../aws/operator-client.ts";
import type { Permissions } from "../aws/permissions.ts";
import type { Lambda } from "../lambda/lambda.ts";
import { account, functionArn } from "../template/account.ts";
import type { Template } from "../template/template.ts";

/** The template's queues at work. */
export interface QueueConsumers {
  stop(): Promise<void>;
}

const Properties = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string().transform(functionArn),
  BatchSize: z.number().default(10),
  Enabled: z.boolean().default(true),
  FunctionResponseTypes: z.array(z.literal("ReportBatchItemFailures")).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
});

type Mapping = z.output<typeof Properties>;

/** What the role of a function with a queue must allow; AWS refuses the mapping otherwise. */
const neededActions = ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"];

/** AWS begins with five readers; each handles one batch at a time. */
const defaultConcurrency = 5;
const longPollSeconds = 20;

/**
 * Feeds queues to functions as the template's event source mappings say. Throws when a function may not read
 * its queue. Messages that a batch does not delete come back after the queue's visibility timeout, and the
 * queue itself moves them to its dead-letter queue.
 */
export function startQueueConsumers(
  template: Template,
  lambda: Lambda,
  permissions: Permissions,
  awsEndpoint: string,
): QueueConsumers {
  const client = new SQSClient(operatorClient(awsEndpoint));
  const stopping = new AbortController();
  const mappings = template
    .resources("AWS::Lambda::EventSourceMapping", Properties)
    .map(({ properties }) => properties)
    .filter(({ Enabled }) => Enabled);
  for (const mapping of mappings) requireGrants(mapping, lambda, permissions);

  const readers = mappings.flatMap((mapping) => {
    const concurrency = mapping.ScalingConfig?.MaximumConcurrency ?? defaultConcurrency;
    return Array.from({ length: concurrency }, () =>
      consume(mapping, lambda, client, awsEndpoint, stopping.signal),
    );
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(readers);
      client.destroy();
    },
  };
}

function requireGrants(mapping: Mapping, lambda: Lambda, permissions: Permissions): void {
  const target = lambda.functions.find(({ arn }) => arn === mapping.FunctionName);
  if (target === undefined) throw new Error(`${mapping.FunctionName} has a queue and is unknown`);
  const missing = neededActions.filter(
    (action) => !permissions.check(target.name, { action, resource: mapping.EventSourceArn }),
  );
  if (missing.length > 0) {
    throw new Error(`${target.name} may not ${missing.join(", ")} on ${mapping.EventSourceArn}`);
  }
}

async function consume(
  mapping: Mapping,
  lambda: Lambda,
  client: SQSClient,
  awsEndpoint: string,
  signal: AbortSignal,
): Promise<void> {
  const queue = mapping.EventSourceArn.slice(mapping.EventSourceArn.lastIndexOf(":") + 1);
  const QueueUrl = `${awsEndpoint}/${account.id}/${queue}`;
  while (!signal.aborted) {
    try {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: Math.min(10, mapping.BatchSize),
          WaitTimeSeconds: longPollSeconds,
          MessageSystemAttributeNames: ["All"],
          MessageAttributeNames: ["All"],
        }),
        { abortSignal: signal },
      );
      if (Messages.length === 0) continue;
      const handled = await handleBatch(mapping, lambda, Messages);
      if (handled.length === 0) continue;
      const Entries = handled.map(({ MessageId, ReceiptHandle }) => ({
        Id: MessageId,
        ReceiptHandle,
      }));
      await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    } catch {
      // The queue did not answer, or we are stopping.
      await sleep(retryPauseMs);
    }
  }
}

const retryPauseMs = 100;

const BatchResult = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
});

/** The messages that were handled and may be deleted: none when the function failed, all but the reported ones otherwise. */
async function handleBatch(
  mapping: Mapping,
  lambda: Lambda,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  const Records = messages.map((message) => recordOf(message, mapping.EventSourceArn));
  try {
    const result = await lambda.invoke(mapping.FunctionName, { Records });
    if (mapping.FunctionResponseTypes.length === 0 || result === null) return messages;
    const { batchItemFailures } = BatchResult.parse(result);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const isUnknown = [...failed].some((id) => !messages.some(({ MessageId }) => MessageId === id));
    return isUnknown ? [] : messages.filter(({ MessageId }) => !failed.has(MessageId ?? ""));
  } catch {
    return [];
  }
}

/** One record of Lambda's SQS event. */
const recordOf = (message: Message, eventSourceARN: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes ?? {},
  messageAttributes: Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(([name, attribute]) => [
      name,
      {
        dataType: attribute.DataType,
        stringValue: attribute.StringValue,
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  ),
  md5OfBody: message.MD5OfBody,
  eventSource: "aws:sqs",
  eventSourceARN,
  awsRegion: account.region,
});
