import type { ServerResponse } from "node:http";
import { headerOf } from "../../aws/call.ts";
import type { ObjectHeader } from "./object-store.ts";
import { refuse, refuseCondition, refuseKey } from "./replies.ts";
import type { S3Request } from "./request.ts";

/** GetObject and HeadObject, with ranges, If-Match and If-None-Match. */
export async function get({ store, bucket, key, call, response }: S3Request): Promise<void> {
  const isHead = call.method === "HEAD";
  // Read at once: what is described and then read may be gone in between.
  const stored = isHead ? undefined : await store.read(bucket, key);
  const header = isHead ? await store.readHeader(bucket, key) : stored;
  if (header === undefined) {
    if (isHead) response.writeHead(404).end();
    else refuseKey(response);
    return;
  }
  const match = headerOf(call, "if-match");
  if (match !== undefined && match !== header.etag) {
    refuseCondition(response);
    return;
  }
  if (headerOf(call, "if-none-match") === header.etag) {
    response.writeHead(304, { etag: header.etag }).end();
    return;
  }
  if (stored === undefined) {
    response.writeHead(200, { ...describe(header), "content-length": header.sizeBytes }).end();
    return;
  }
  sendBytes(response, describe(stored), stored.body, headerOf(call, "range"));
}

const describe = (header: ObjectHeader): Record<string, string> => ({
  ...header.headers,
  etag: header.etag,
  "last-modified": new Date(header.lastModifiedMs).toUTCString(),
  "accept-ranges": "bytes",
});

function sendBytes(
  response: ServerResponse,
  headers: Record<string, string>,
  body: Buffer,
  range: string | undefined,
): void {
  if (range === undefined) {
    response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
    return;
  }
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first === "" ? Math.max(0, body.length - Number(last)) : Number(first);
  const isToEnd = first === "" || last === "";
  const end = isToEnd ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (start > end) {
    refuse(response, 416, "InvalidRange", "The requested range is not satisfiable");
    return;
  }
  response.writeHead(206, {
    ...headers,
    "content-length": end - start + 1,
    "content-range": `bytes ${start}-${end}/${body.length}`,
  });
  response.end(body.subarray(start, end + 1));
}
