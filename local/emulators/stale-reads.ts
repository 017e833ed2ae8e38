import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { operator, type Service } from "../aws/aws-endpoint.ts";
import { headerOf, targetOf, type AwsCall } from "../aws/call.ts";
import { forwardTo } from "../aws/forward.ts";

/** How old a read may be that does not ask for more. */
export const staleMs = 200;

const Keys = z.record(z.string(), z.unknown());
type Item = z.output<typeof Keys>;

const Creation = z.object({
  TableName: z.string(),
  KeySchema: z.array(z.object({ AttributeName: z.string() })),
});
const Written = z.object({
  TableName: z.string(),
  Item: Keys.optional(),
  Key: Keys.optional(),
});
const BatchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: Keys }).optional(),
        DeleteRequest: z.object({ Key: Keys }).optional(),
      }),
    ),
  ),
});
const TransactWrite = z.object({ TransactItems: z.array(z.record(z.string(), Written)) });
const BatchRead = z.object({
  RequestItems: z.record(z.string(), z.object({ ConsistentRead: z.boolean().optional() })),
});
const Read = z.object({ ConsistentRead: z.boolean().optional() });
const Found = z.object({ Responses: z.record(z.string(), z.array(Keys)) });

/** Items that a call has written, by their table; each is whole, or its key alone. */
type Touched = ReadonlyMap<string, readonly Item[]>;

/** How many items one BatchWriteItem takes. */
const batchWrites = 25;

/** A table whose ordinary reads are late. */
export interface StaleReads {
  readonly service: Service;
  /** Lets no further write arrive until it is told to let go: how late a read may be is for DynamoDB to say. */
  hold(): void;
  /** Resolves when everything has arrived that was written before. */
  letGo(): Promise<void>;
}

/**
 * A table as DynamoDB allows it to be: reads that are not strongly consistent, and all reads of an index, come from a
 * replica on which every write arrives {@link staleMs} later, in order. Whoever operates the account reads the truth.
 */
export function withStaleReads(primary: URL, replica: URL): StaleReads {
  const [toPrimary, toReplica] = [forwardTo(primary), forwardTo(replica)];
  const keyNames = new Map<string, readonly string[]>();
  const writing = new Set<Promise<void>>();
  // One after the other, so that nothing overtakes what was written later.
  let looking = Promise.resolve();
  let arriving = Promise.resolve();
  let held = Promise.withResolvers<undefined>();
  held.resolve(undefined);

  /** Looks at what has been written, and lets the replica have it when it is due. */
  async function copyLater(call: AwsCall, table: string, items: readonly Item[]): Promise<void> {
    const names = keyNames.get(table) ?? [];
    const keyOf = (item: Item): Item => Object.fromEntries(names.map((name) => [name, item[name]]));
    const dueMs = Date.now() + staleMs;
    const Keys = items.map(keyOf);
    const answer = await ask(primary, call, "BatchGetItem", {
      RequestItems: { [table]: { Keys, ConsistentRead: true } },
    });
    const found = new Map(
      Found.parse(answer).Responses[table]?.map(
        (item) => [JSON.stringify(keyOf(item)), item] as const,
      ),
    );
    const writes = Keys.map((Key) => {
      const Item = found.get(JSON.stringify(Key));
      return Item === undefined ? { DeleteRequest: { Key } } : { PutRequest: { Item } };
    });
    arriving = arriving
      .then(async () => {
        await sleep(Math.max(0, dueMs - Date.now()), undefined, { ref: false });
        await held.promise;
        await ask(replica, call, "BatchWriteItem", { RequestItems: { [table]: writes } });
      })
      .catch(whenStopped);
  }

  async function write(...[call, request, response]: Parameters<Service>): Promise<void> {
    const operation = targetOf(call);
    if (operation === "CreateTable") {
      const { TableName, KeySchema } = Creation.parse(json(call));
      const names = KeySchema.map(({ AttributeName }) => AttributeName);
      keyNames.set(TableName, names);
      await ask(replica, call, operation, json(call));
    }
    await toPrimary(call, request, response);
    if (response.statusCode !== 200) return;
    for (const [table, items] of touched(operation, call)) {
      for (let at = 0; at < items.length; at += batchWrites) {
        const some = items.slice(at, at + batchWrites);
        looking = looking.then(() => copyLater(call, table, some)).catch(whenStopped);
      }
    }
  }

  const service: Service = async (call, request, response) => {
    if (call.caller !== operator && isStale(targetOf(call), call)) {
      await toReplica(call, request, response);
      return;
    }
    // Whoever wrote may know of it before the service has ended.
    const ended = write(call, request, response);
    writing.add(ended);
    try {
      await ended;
    } finally {
      writing.delete(ended);
    }
  };

  return {
    service,
    hold() {
      held.resolve(undefined);
      held = Promise.withResolvers<undefined>();
    },
    async letGo() {
      held.resolve(undefined);
      await Promise.allSettled(writing);
      await looking;
      await arriving;
    },
  };
}

/** The emulators end with the cloud, and may be gone before the last write arrives. */
const whenStopped = (error: unknown): void => {
  if (!(error instanceof TypeError)) console.error(error);
};

const json = (call: AwsCall): unknown => JSON.parse(call.body.toString("utf8"));

function isStale(operation: string, call: AwsCall): boolean {
  if (operation === "BatchGetItem") {
    const { RequestItems } = BatchRead.parse(json(call));
    return !Object.values(RequestItems).every(({ ConsistentRead }) => ConsistentRead === true);
  }
  const isRead = operation === "GetItem" || operation === "Query" || operation === "Scan";
  return isRead && Read.parse(json(call)).ConsistentRead !== true;
}

/** What a call has written. */
function touched(operation: string, call: AwsCall): Touched {
  switch (operation) {
    case "PutItem":
    case "UpdateItem":
    case "DeleteItem":
      return byTable([Written.parse(json(call))]);
    case "TransactWriteItems":
      return byTable(
        TransactWrite.parse(json(call)).TransactItems.flatMap((part) => Object.values(part)),
      );
    case "BatchWriteItem":
      return new Map(
        Object.entries(BatchWrite.parse(json(call)).RequestItems).map(([table, writes]) => [
          table,
          writes.map(
            ({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {},
          ),
        ]),
      );
    default:
      return new Map();
  }
}

function byTable(written: readonly z.output<typeof Written>[]): Touched {
  const tables = new Map<string, Item[]>();
  for (const { TableName, Item, Key } of written) {
    tables.set(TableName, [...(tables.get(TableName) ?? []), Item ?? Key ?? {}]);
  }
  return tables;
}

/** Calls an emulator as a caller did, whose signature nobody verifies. Rejects when it refuses. */
async function ask(
  emulator: URL,
  call: AwsCall,
  operation: string,
  input: unknown,
): Promise<unknown> {
  const answer = await fetch(emulator, {
    method: "POST",
    headers: {
      authorization: call.headers.authorization ?? "",
      "x-amz-date": headerOf(call, "x-amz-date") ?? "",
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`The replica cannot ${operation}: ${await answer.text()}`);
  return answer.json();
}
