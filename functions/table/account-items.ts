import { BatchWriteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "./client.ts";
import { profileKey } from "./keys.ts";

/** Deletes every item below a user whose account is gone. Running it again does no harm. */
export async function forgetUserItems(uid: string): Promise<void> {
  for (;;) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": profileKey(uid).pk },
        ProjectionExpression: "pk, sk",
        ConsistentRead: true,
        // As many as one write takes.
        Limit: 25,
      }),
    );
    if (Items.length === 0) return;
    const requests = Items.map((Key) => ({ DeleteRequest: { Key } }));
    // What the table is too busy for is found again by the next look.
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: requests } }));
  }
}
