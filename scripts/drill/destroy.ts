import { CreateBackupCommand, DeleteTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteObjectsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { tombstone } from "../../functions/objects/tombstones.ts";
import { seededUid } from "../../functions/table/people/seeded-accounts.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { roles } from "./community.ts";

/** Makes a backup of a table. Returns its ARN. */
export async function backUp(awsEndpoint: string, TableName: string): Promise<string> {
  const client = new DynamoDBClient(operatorClient(awsEndpoint));
  const made = await client.send(new CreateBackupCommand({ TableName, BackupName: "drill" }));
  client.destroy();
  return made.BackupDetails?.BackupArn ?? "";
}

/** Deletes the table, and every picture of people. Returns how many pictures there were. */
export async function destroy(
  awsEndpoint: string,
  TableName: string,
  Bucket: string,
): Promise<number> {
  const client = new DynamoDBClient(operatorClient(awsEndpoint));
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
  const s3 = new S3Client(operatorClient(awsEndpoint));
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: "media/" })) {
    keys.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
  }
  if (keys.length > 0) {
    const Objects = keys.map((Key) => ({ Key }));
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
  s3.destroy();
  return keys.length;
}

/** Leaves of a deletion what the former table would have left, had its functions still worked. */
export async function leaveLate(awsEndpoint: string, Bucket: string): Promise<void> {
  const s3 = new S3Client(operatorClient(awsEndpoint));
  await s3.send(new PutObjectCommand(tombstone(Bucket, seededUid(roles.leavesLate))));
  s3.destroy();
}
