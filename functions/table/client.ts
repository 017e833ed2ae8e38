import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../runtime/env.ts";

/** The document client that every access pattern of the table uses. */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

// The SDK copies every answer for its log, also when there is none: a third of the time it takes to read a long shelf.
table.middlewareStack.remove("loggerMiddleware");

/** The single table's name. */
export const tableName = (): string => env("TABLE");

/** The clock in whole seconds since 1970, the unit of the table's `ttl`. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Whether an item is past its `ttl`. DynamoDB removes such items late, so every reader asks. */
export function isExpired(item: { readonly ttl?: number | undefined }): boolean {
  return item.ttl !== undefined && item.ttl <= nowSeconds();
}
