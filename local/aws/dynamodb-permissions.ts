import * as z from "zod";
import { arn } from "../template/account.ts";
import { targetOf, type AwsCall } from "./call.ts";
import type { Permission } from "./policy.ts";

/** Items and keys as they are written about, by the partition that they are in. */
const InPartition = z.object({ pk: z.object({ S: z.string() }).optional() });
const About = z.object({ Item: InPartition.optional(), Key: InPartition.optional() });
const Table = About.extend({ TableName: z.string(), IndexName: z.string().optional() });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const BatchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(z.object({ PutRequest: About.optional(), DeleteRequest: About.optional() })),
  ),
});
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), About.extend({ TableName: z.string() }))),
});

/** The IAM action of each part of a transaction. */
const transactionActions: Readonly<Record<string, string>> = {
  Get: "GetItem",
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

const partitionsOf = (...all: readonly (z.infer<typeof About> | undefined)[]): string[] =>
  all.flatMap((about) => [about?.Item, about?.Key].flatMap((each) => each?.pk?.S ?? []));

const onTable = (
  action: string,
  table: string,
  partitions: readonly string[] = [],
): Permission => ({
  action: `dynamodb:${action}`,
  resource: arn("dynamodb", `table/${table}`),
  partitions,
});

/** What a DynamoDB call needs: transactions need each of their parts, batches each table, index reads the index. */
export function dynamodbPermissions(call: AwsCall): readonly Permission[] {
  const operation = targetOf(call);
  const input: unknown = JSON.parse(call.body.toString("utf8"));
  if (operation.startsWith("Transact")) {
    return Transaction.parse(input).TransactItems.flatMap((item) =>
      Object.entries(item).map(([part, about]) =>
        onTable(transactionActions[part] ?? part, about.TableName, partitionsOf(about)),
      ),
    );
  }
  if (operation === "BatchWriteItem") {
    return Object.entries(BatchWrite.parse(input).RequestItems).map(([table, writes]) => {
      const abouts = writes.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest, DeleteRequest]);
      return onTable(operation, table, partitionsOf(...abouts));
    });
  }
  if (operation.startsWith("Batch")) {
    return Object.keys(Batch.parse(input).RequestItems).map((table) => onTable(operation, table));
  }
  const { TableName, IndexName, ...about } = Table.parse(input);
  const table = IndexName ? `${TableName}/index/${IndexName}` : TableName;
  return [onTable(operation, table, partitionsOf(about))];
}
