import type { IncomingMessage } from "node:http";

/** Reads a request's whole body. Beyond `limitBytes` it reads on to the end but returns undefined. */
export async function readBody(
  request: IncomingMessage,
  limitBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    sizeBytes += chunk.length;
    if (sizeBytes <= limitBytes) chunks.push(chunk);
  }
  return sizeBytes <= limitBytes ? Buffer.concat(chunks) : undefined;
}
