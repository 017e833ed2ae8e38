import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "./client.ts";
import { won } from "./conflict.ts";
import { profileKey, type Key } from "./keys.ts";
import type { TransactItem } from "./transact-item.ts";

/** What a profile counts of the lists its owner has made. */
type ListCounter = "customLists" | "rankingLists";

/** The part of a transaction that counts one more list of a user, and fails when they have `most` already. */
export function listMade(uid: string, counter: ListCounter, most: number): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: "ADD #count :one",
      ConditionExpression:
        "attribute_exists(pk) AND (attribute_not_exists(#count) OR #count < :most)",
      ExpressionAttributeNames: { "#count": counter },
      ExpressionAttributeValues: { ":one": 1, ":most": most },
    },
  };
}

function listUnmade(uid: string, counter: ListCounter): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: "ADD #count :less",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#count": counter },
      ExpressionAttributeValues: { ":less": -1 },
    },
  };
}

/** The key of the list to delete, and the condition on which it is deleted. */
type ListDeletion = Omit<NonNullable<TransactItem["Delete"]>, "TableName">;

/** Deletes a list, what its owner keeps of it and its count in one transaction. Returns false when its condition does not hold. */
export function deleteMadeList(
  uid: string,
  list: ListDeletion,
  own: Key,
  counter: ListCounter,
): Promise<boolean> {
  const deletion: TransactItem = { Delete: { TableName: tableName(), ...list } };
  const deletionOfOwn: TransactItem = { Delete: { TableName: tableName(), Key: own } };
  const command = new TransactWriteCommand({
    TransactItems: [deletion, deletionOfOwn, listUnmade(uid, counter)],
  });
  return won(() => table.send(command));
}
