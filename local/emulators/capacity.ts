import * as z from "zod";
import type { Service } from "../aws/aws-endpoint.ts";
import { targetOf, type AwsCall } from "../aws/call.ts";
import type { Meter, Touch } from "../aws/meter.ts";

const Attributes = z.record(z.string(), z.record(z.string(), z.unknown()));
type Item = z.output<typeof Attributes>;

/** An item as a call names it: whole, or by its key alone. */
const Named = z.object({
  TableName: z.string().optional(),
  Key: Attributes.optional(),
  Item: Attributes.optional(),
});

/** Calls of DynamoDB as far as they say which items they are about. */
const Call = Named.extend({
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeValues: Attributes.optional(),
  TransactItems: z.array(z.record(z.string(), Named)).optional(),
  RequestItems: z
    .record(
      z.string(),
      z.union([z.object({ Keys: z.array(Attributes) }), z.array(z.record(z.string(), Named))]),
    )
    .optional(),
});
type Call = z.output<typeof Call>;

const KeySchema = z.array(z.object({ AttributeName: z.string() }));
const Creation = z.object({
  TableName: z.string(),
  KeySchema,
  GlobalSecondaryIndexes: z.array(z.object({ KeySchema })).default([]),
});

/** How the keys of a table are called: of its items, and the partition keys of its indexes. */
interface Schema {
  readonly partition: string;
  readonly item: string;
  readonly indexed: readonly string[];
}

/** An item that a call is about. */
interface NamedItem {
  readonly partition: string;
  readonly item: string;
  /** Whether the call says where an index has it. */
  readonly isIndexed: boolean;
}

const Consumed = z.object({
  Table: z.object({ CapacityUnits: z.number() }).optional(),
  GlobalSecondaryIndexes: z.record(z.string(), z.object({ CapacityUnits: z.number() })).default({}),
});
const Answer = z.object({
  ConsumedCapacity: z.union([Consumed.transform((one) => [one]), z.array(Consumed)]),
});

/** Calls that read; all others write. */
const isRead = (operation: string): boolean =>
  /^(?:Get|BatchGet|TransactGet|Query|Scan)/.test(operation);

/** The text of an attribute; none of what is no text. */
function textOf(attribute: Item[string] | undefined): string {
  const text = attribute?.["S"];
  return typeof text === "string" ? text : "";
}

/** The value that the partition key is compared with: conditions name it first. */
function queriedPartition({ KeyConditionExpression = "", ExpressionAttributeValues = {} }: Call) {
  const name = /=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? "";
  return textOf(ExpressionAttributeValues[name]);
}

/** The items that a call names. */
function itemsOf(call: Call, schemas: ReadonlyMap<string, Schema>): readonly NamedItem[] {
  const named = ({ Key, Item = Key }: z.output<typeof Named>, table = ""): NamedItem => {
    const { partition = "", item = "", indexed = [] } = schemas.get(table) ?? {};
    return {
      partition: textOf(Item?.[partition]),
      item: textOf(Item?.[item]),
      isIndexed: indexed.some((name) => Item?.[name] !== undefined),
    };
  };
  if (call.RequestItems !== undefined) {
    return Object.entries(call.RequestItems).flatMap(([table, asked]) =>
      "Keys" in asked
        ? asked.Keys.map((Key) => named({ Key }, table))
        : asked.flatMap((part) => Object.values(part).map((each) => named(each, table))),
    );
  }
  if (call.TransactItems !== undefined) {
    return call.TransactItems.flatMap((part) =>
      Object.values(part).map((each) => named(each, each.TableName)),
    );
  }
  return [named(call, call.TableName)];
}

const sum = (units: readonly { readonly CapacityUnits: number }[]): number =>
  units.reduce((total, { CapacityUnits }) => total + CapacityUnits, 0);

/**
 * What a call took, partition by partition. DynamoDB says it by table and index; what a call of several items took is
 * shared out evenly among them. What an index took is shared out among those of which the call says where it has them,
 * or among all.
 */
function touchesOf(
  operation: string,
  call: Call,
  items: readonly NamedItem[],
  { ConsumedCapacity }: z.output<typeof Answer>,
): Touch[] {
  const ofTable = sum(ConsumedCapacity.flatMap(({ Table }) => Table ?? []));
  const ofIndex = sum(
    ConsumedCapacity.flatMap(({ GlobalSecondaryIndexes }) => Object.values(GlobalSecondaryIndexes)),
  );
  const units = (each: number) =>
    isRead(operation) ? { reads: each, writes: 0 } : { reads: 0, writes: each };
  if (operation === "Query") {
    const isIndex = call.IndexName !== undefined;
    return [{ partition: queriedPartition(call), isIndex, ...units(ofTable + ofIndex) }];
  }
  const shared = (among: readonly NamedItem[], all: number, isIndex: boolean): Touch[] =>
    among.map(({ partition, item }) => ({
      partition,
      item,
      isIndex,
      ...units(all / among.length),
    }));
  const indexed = items.filter(({ isIndexed }) => isIndexed);
  return [
    ...shared(items, ofTable, false),
    ...(ofIndex === 0 ? [] : shared(indexed.length > 0 ? indexed : items, ofIndex, true)),
  ];
}

/**
 * What a refused write took: DynamoDB bills one unit at least for each item whose condition did not hold, two in a
 * transaction.
 */
function refusedTouches(operation: string, items: readonly NamedItem[]): Touch[] {
  if (isRead(operation)) return [];
  const writes = operation === "TransactWriteItems" ? 2 : 1;
  return items.map(({ partition, item }) => ({
    partition,
    item,
    isIndex: false,
    reads: 0,
    writes,
  }));
}

/** Lets an emulator of DynamoDB tell a meter what every counted call takes. */
export function withCapacity(dynamodb: Service, meter: Meter): Service {
  const schemas = new Map<string, Schema>();
  return async (call, request, response) => {
    const operation = targetOf(call);
    if (operation === "CreateTable") learn(schemas, call);
    if (!meter.isCounting(call)) {
      await dynamodb(call, request, response);
      return;
    }
    const asked: unknown = JSON.parse(call.body.toString("utf8"));
    const body = Buffer.from(
      JSON.stringify({ ...(asked as object), ReturnConsumedCapacity: "INDEXES" }),
    );
    const answer = takeAnswer(response);
    await dynamodb({ ...call, body }, request, response);
    const parsed = Call.parse(asked);
    const named = itemsOf(parsed, schemas);
    meter.took(
      call,
      response.statusCode === 200
        ? touchesOf(operation, parsed, named, Answer.parse(JSON.parse(answer().toString("utf8"))))
        : refusedTouches(operation, named),
    );
  };
}

/** Takes note of how the keys of a table that is made are called. */
function learn(schemas: Map<string, Schema>, call: AwsCall): void {
  const { TableName, KeySchema, GlobalSecondaryIndexes } = Creation.parse(
    JSON.parse(call.body.toString("utf8")),
  );
  const [partition = "", item = ""] = KeySchema.map(({ AttributeName }) => AttributeName);
  const indexed = GlobalSecondaryIndexes.flatMap((index) =>
    index.KeySchema.slice(0, 1).map(({ AttributeName }) => AttributeName),
  );
  schemas.set(TableName, { partition, item, indexed });
}

/** Keeps a copy of an answer while it is written. */
function takeAnswer(response: Parameters<Service>[2]): () => Buffer {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  Reflect.set(response, "write", (chunk: Buffer, ...rest: readonly never[]) => {
    chunks.push(Buffer.from(chunk));
    return write(chunk, ...rest);
  });
  return () => Buffer.concat(chunks);
}
