import { targetOf, type AwsCall } from "../../local/aws/call.ts";

const unitsInTransaction = 2;
const unitBytes = 1024;

/** Attributes as DynamoDB counts them: names and values, binary unpacked from its base64. */
function itemBytes(item: Readonly<Record<string, Readonly<Record<string, unknown>>>>): number {
  return Object.entries(item).reduce((sum, [name, typed]) => {
    const [[type, value] = ["", ""]] = Object.entries(typed);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const bytes = type === "B" ? (text.length * 3) / 4 : Buffer.byteLength(text);
    return sum + Buffer.byteLength(name) + bytes;
  }, 0);
}

interface WriteBody {
  readonly Item?: Parameters<typeof itemBytes>[0];
  readonly TransactItems?: readonly unknown[];
}

/**
 * Write units of a call to the table. Puts are counted by the size of their item; updates and deletions are of items
 * below 1 KB, one unit each.
 */
export function writeUnits(call: AwsCall): number {
  const target = targetOf(call);
  const body = (): WriteBody => JSON.parse(call.body.toString()) as WriteBody;
  switch (target) {
    case "PutItem":
      return Math.max(1, Math.ceil(itemBytes(body().Item ?? {}) / unitBytes));
    case "UpdateItem":
    case "DeleteItem":
      return 1;
    case "TransactWriteItems":
      return unitsInTransaction * (body().TransactItems?.length ?? 0);
    default:
      return 0;
  }
}
