import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { CreateQueueCommand, SQSClient } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { operatorClient } from "./aws/operator-client.ts";
import type { ObjectStore } from "./emulators/s3/object-store.ts";
import type { Template } from "./template/template.ts";

const KeySchema = z.array(
  z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }),
);

const TableProperties = z.object({
  KeySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) }),
  ),
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema,
        Projection: z.object({
          ProjectionType: z.enum(["ALL", "KEYS_ONLY", "INCLUDE"]),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

/** Creates the template's tables, with their indexes and expiry, where they do not exist yet. */
export async function createTables(template: Template, endpoint: string): Promise<void> {
  const client = new DynamoDBClient(operatorClient(endpoint));
  for (const { name, properties } of template.resources(
    "AWS::DynamoDB::GlobalTable",
    TableProperties,
  )) {
    const { TimeToLiveSpecification, ...table } = properties;
    try {
      await client.send(
        new CreateTableCommand({ TableName: name, BillingMode: "PAY_PER_REQUEST", ...table }),
      );
      if (TimeToLiveSpecification !== undefined) {
        await client.send(
          new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }),
        );
      }
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error;
    }
  }
  client.destroy();
}

const BucketProperties = z.object({
  VersioningConfiguration: z.object({ Status: z.string() }).optional(),
});

/** Creates the template's buckets where they do not exist yet. */
export async function createBuckets(template: Template, store: ObjectStore): Promise<void> {
  const buckets = template.resources("AWS::S3::Bucket", BucketProperties);
  await Promise.all(
    buckets.map(({ name, properties }) =>
      store.createBucket(name, {
        isVersioned: properties.VersioningConfiguration?.Status === "Enabled",
      }),
    ),
  );
}

const seconds = z.coerce.string().optional();

const QueueProperties = z.object({
  DelaySeconds: seconds,
  MessageRetentionPeriod: seconds,
  ReceiveMessageWaitTimeSeconds: seconds,
  VisibilityTimeout: seconds,
  RedrivePolicy: z
    .object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })
    .transform((policy) => JSON.stringify(policy))
    .optional(),
});

/** Creates the template's queues, dead-letter queues before those that point at them. */
export async function createQueues(template: Template, endpoint: string): Promise<void> {
  const client = new SQSClient(operatorClient(endpoint));
  const queues = template.resources("AWS::SQS::Queue", QueueProperties);
  const hasRedrive = ({ properties }: (typeof queues)[number]): number =>
    "RedrivePolicy" in properties ? 1 : 0;
  for (const queue of queues.toSorted((a, b) => hasRedrive(a) - hasRedrive(b))) {
    await client.send(
      new CreateQueueCommand({ QueueName: queue.name, Attributes: queue.properties }),
    );
  }
  client.destroy();
}
