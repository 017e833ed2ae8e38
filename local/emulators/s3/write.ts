import { headerOf, type AwsCall } from "../../aws/call.ts";
import { copySource } from "../../aws/s3-permissions.ts";
import { refuseCondition, refuseKey, sendXml } from "./replies.ts";
import type { S3Request } from "./request.ts";

/** PutObject, with If-Match and If-None-Match. */
export async function put(
  { store, bucket, key, call, response }: S3Request,
  upload: Buffer,
): Promise<void> {
  const expected = headerOf(call, "if-match");
  if (expected !== undefined && (await store.readHeader(bucket, key))?.etag !== expected) {
    refuseCondition(response);
    return;
  }
  const isChunked = headerOf(call, "content-encoding")?.includes("aws-chunked") === true;
  const body = isChunked ? decodeChunks(upload) : upload;
  const options = { ifAbsent: headerOf(call, "if-none-match") === "*" };
  const stored = await store.write(bucket, key, body, headersToStore(call), options);
  if (stored === undefined) refuseCondition(response);
  else response.writeHead(200, { etag: stored.etag }).end();
}

/** CopyObject, with the metadata of the original or with new ones. */
export async function copy({ store, bucket, key, call, response }: S3Request): Promise<void> {
  const source = headerOf(call, "x-amz-copy-source") ?? "";
  const { version, ...from } = copySource(source);
  const original =
    version === undefined
      ? await store.read(from.bucket, from.key)
      : await store.readVersion(from.bucket, from.key, version);
  if (original === undefined) {
    refuseKey(response);
    return;
  }
  const isReplacing = headerOf(call, "x-amz-metadata-directive") === "REPLACE";
  const headers = isReplacing ? headersToStore(call) : original.headers;
  const stored = await store.write(bucket, key, original.body, headers);
  const changed = new Date(stored?.lastModifiedMs ?? 0).toISOString();
  sendXml(
    response,
    `<CopyObjectResult><ETag>${stored?.etag ?? ""}</ETag>` +
      `<LastModified>${changed}</LastModified></CopyObjectResult>`,
  );
}

/** Request headers that are stored with an object and come back with it. */
const storedHeader = /^(content-(type|disposition|language)|cache-control|expires|x-amz-meta-.+)$/;

function headersToStore(call: AwsCall): Readonly<Record<string, string>> {
  const given = Object.keys(call.headers)
    .filter((name) => storedHeader.test(name))
    .map((name) => [name, headerOf(call, name) ?? ""] as const);
  // How the upload travelled is not a property of the object.
  const encoding = headerOf(call, "content-encoding")?.replace(/,?\s*aws-chunked/, "");
  return {
    "content-type": "application/octet-stream",
    ...Object.fromEntries(given),
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
}

/** The bytes of an `aws-chunked` body: each chunk follows a line with its size in hexadecimal. */
function decodeChunks(encoded: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = encoded.indexOf("\r\n", at);
    const sizeBytes = Number.parseInt(encoded.toString("latin1", at, lineEnd), 16);
    if (lineEnd < 0 || !(sizeBytes > 0)) return Buffer.concat(chunks);
    chunks.push(encoded.subarray(lineEnd + 2, lineEnd + 2 + sizeBytes));
    at = lineEnd + 2 + sizeBytes + 2;
  }
}
