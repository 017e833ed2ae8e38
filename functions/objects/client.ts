import { S3Client } from "@aws-sdk/client-s3";

/** The client that all functions of one Lambda share. Region and credentials come from Lambda's environment. */
export const s3 = new S3Client({});
