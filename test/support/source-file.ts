import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { inject } from "vitest";
import * as z from "zod";
import { sourceKey } from "../../catalogue/source-key.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";

const { awsEndpoint, environment } = inject("cloud");
const s3 = new S3Client({ ...operatorClient(awsEndpoint), forcePathStyle: true });
const { DATA_BUCKET: Bucket } = z.object({ DATA_BUCKET: z.string() }).parse(environment);

/** Does something while the operator has a catalogue file of no titles in place. */
export async function besideSourceFile<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = { Bucket, Key: sourceKey("nothing.json") };
  await s3.send(new PutObjectCommand({ ...file, Body: JSON.stringify({ data: [] }) }));
  try {
    return await work();
  } finally {
    await s3.send(new DeleteObjectCommand(file));
  }
}
