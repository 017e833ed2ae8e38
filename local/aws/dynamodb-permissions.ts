import * as z from "zod";
import { arn } from "../template/account.ts";
import { targetOf, type AwsCall } from "./call.ts";
import type { Permission } from "./policy.ts";

const Table = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.object({ TableName: z.string() }))),
});

/** The IAM action of each part of a transaction. */
const transactionActions: Readonly<Record<string, string>> = {
  Get: "GetItem",
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

const onTable = (action: string, table: string): Permission => ({
  action: `dynamodb:${action}`,
  resource: arn("dynamodb", `table/${table}`),
});

/** What a DynamoDB call needs: transactions need each of their parts, batches each table, index reads the index. */
export function dynamodbPermissions(call: AwsCall): readonly Permission[] {
  const operation = targetOf(call);
  const input: unknown = JSON.parse(call.body.toString("utf8"));
  if (operation.startsWith("Transact")) {
    return Transaction.parse(input).TransactItems.flatMap((item) =>
      Object.entries(item).map(([part, { TableName }]) =>
        onTable(transactionActions[part] ?? part, TableName),
      ),
    );
  }
  if (operation.startsWith("Batch")) {
    return Object.keys(Batch.parse(input).RequestItems).map((table) => onTable(operation, table));
  }
  const { TableName, IndexName } = Table.parse(input);
  return [onTable(operation, IndexName ? `${TableName}/index/${IndexName}` : TableName)];
}
