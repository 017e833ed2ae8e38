import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { entryKey, entryPrefix, profileKey } from "../keys.ts";

/** A title that stands on somebody's profile. */
export interface Favourite {
  readonly kind: Kind;
  readonly id: number;
}

/** How a profile notes a favourite. */
export const favouriteKey = ({ kind, id }: Favourite): string => entryKey("", kind, id).sk;

/** The title that a profile notes so. */
export function favouriteOf(key: string): Favourite {
  const kind = kinds.find((each) => key.startsWith(entryPrefix(each))) ?? "anime";
  return { kind, id: Number(key.slice(entryPrefix(kind).length)) };
}

/** Notes a user's favourites in place of those that were read. Returns false when these have changed meanwhile. */
export async function replaceFavourites(
  uid: string,
  read: readonly string[],
  favourites: readonly string[],
): Promise<boolean> {
  const isAsRead = read.length === 0 ? "attribute_not_exists(favourites) OR " : "";
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: profileKey(uid),
    UpdateExpression: "SET favourites = :favourites",
    ConditionExpression: `attribute_exists(pk) AND (${isAsRead}favourites = :read)`,
    ExpressionAttributeValues: { ":favourites": favourites, ":read": read },
  });
  return won(() => table.send(update));
}
