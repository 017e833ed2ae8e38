import * as z from "zod";
import { putJson, readJson } from "./json-objects.ts";
import { lastTableKey } from "./keys.ts";

const LastTable = z.object({
  /** The table's id at DynamoDB. */
  id: z.string(),
  /** When it was told what had happened since, in milliseconds since 1970; not there of one that was in use from the beginning. */
  toldAtMs: z.number().optional(),
});

/** The table that was last in use. */
export type LastTable = z.infer<typeof LastTable>;

/** Which table was last in use: no table knows that of another. Undefined before it was first noted. */
export const getLastTable = async (): Promise<LastTable | undefined> =>
  LastTable.optional().parse(await readJson(lastTableKey));

/** Notes which table is in use. */
export const putLastTable = (last: LastTable): Promise<void> => putJson(lastTableKey, last);
