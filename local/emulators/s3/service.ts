import type { Service } from "../../aws/aws-endpoint.ts";
import { escapeXml } from "../../aws/aws-error.ts";
import { keysToDelete, s3Address } from "../../aws/s3-permissions.ts";
import { readBody } from "../../net/http-body.ts";
import { list, listVersions } from "./list.ts";
import type { ObjectStore } from "./object-store.ts";
import { get } from "./read.ts";
import { refuse, sendXml } from "./replies.ts";
import type { S3Request } from "./request.ts";
import { copy, put } from "./write.ts";

/** Speaks the S3 protocol for a store: put, get, head, copy, delete and list, with ranges and conditions, and versions as far as they are read. */
export function s3Service(store: ObjectStore): Service {
  return async (call, incoming, response) => {
    const request: S3Request = { store, ...s3Address(call.path), call, response };
    if (!store.hasBucket(request.bucket)) {
      refuse(response, 404, "NoSuchBucket", "The specified bucket does not exist");
    } else if (request.key === "") {
      const read = call.query.has("versions") ? listVersions : list;
      await (call.method === "POST" ? removeMany(request) : read(request));
    } else if (call.method === "PUT") {
      const upload = (await readBody(incoming)) ?? Buffer.alloc(0);
      await ("x-amz-copy-source" in call.headers ? copy(request) : put(request, upload));
    } else if (call.method === "DELETE") {
      await store.remove(request.bucket, request.key);
      response.writeHead(204).end();
    } else {
      await get(request);
    }
  };
}

async function removeMany({ store, bucket, call, response }: S3Request): Promise<void> {
  const keys = keysToDelete(call.body);
  await Promise.all(keys.map((key) => store.remove(bucket, key)));
  const deleted = keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`).join("");
  sendXml(response, `<DeleteResult>${deleted}</DeleteResult>`);
}
