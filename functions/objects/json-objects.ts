import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";

/** What an object of the data bucket holds that was stored as JSON; undefined where there is none. */
export async function readJson(key: string): Promise<unknown> {
  if (!(await hasObject(key))) return undefined;
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }));
  return JSON.parse((await Body?.transformToString()) ?? "") as unknown;
}

/** Stores a value as JSON in the data bucket, in place of the last one. */
export async function putJson(key: string, value: unknown): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: key,
      Body: JSON.stringify(value),
      ContentType: "application/json",
    }),
  );
}
