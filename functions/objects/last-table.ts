import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import * as z from "zod";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";
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
export async function getLastTable(): Promise<LastTable | undefined> {
  if (!(await hasObject(lastTableKey))) return undefined;
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: lastTableKey }),
  );
  return LastTable.parse(JSON.parse((await Body?.transformToString()) ?? ""));
}

/** Notes which table is in use. */
export async function putLastTable(last: LastTable): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: lastTableKey,
      Body: JSON.stringify(last),
    }),
  );
}
