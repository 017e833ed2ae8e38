import { bucketArn } from "../template/account.ts";
import { headerOf, type AwsCall } from "./call.ts";
import type { Permission } from "./policy.ts";

/** Query parameters that turn a request into another operation than its method says. */
const subresources = ["acl", "tagging", "versionId", "lifecycle", "policy", "attributes", "cors"];

/** Splits a path-style S3 address into bucket and key; the key is decoded and empty for the bucket itself. */
export function s3Address(path: string): { readonly bucket: string; readonly key: string } {
  const [bucket = "", ...key] = path.slice(1).split("/");
  return { bucket, key: decodeURIComponent(key.join("/")) };
}

/** The keys that a DeleteObjects body names. */
export const keysToDelete = (body: Buffer): readonly string[] =>
  [...body.toString("utf8").matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => unescape(key));

const unescape = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** What an S3 call needs. Throws for an operation that the local endpoint does not know. */
export function s3Permissions(call: AwsCall): readonly Permission[] {
  const { bucket, key } = s3Address(call.path);
  const on = (action: string, name: string): Permission => ({
    action: `s3:${action}`,
    resource: name === "" ? bucketArn(bucket) : `${bucketArn(bucket)}/${name}`,
  });
  if (subresources.some((name) => call.query.has(name))) throw unknown(call);
  if (key === "") {
    if (call.method === "POST" && call.query.has("delete")) {
      return keysToDelete(call.body).map((name) => on("DeleteObject", name));
    }
    if (call.method === "HEAD") return [on("ListBucket", "")];
    if (call.method === "GET" && call.query.has("versions")) {
      return [{ ...on("ListBucketVersions", ""), prefix: call.query.get("prefix") ?? "" }];
    }
    if (call.method === "GET") {
      return [{ ...on("ListBucket", ""), prefix: call.query.get("prefix") ?? "" }];
    }
    throw unknown(call);
  }
  switch (call.method) {
    case "GET":
    case "HEAD":
      return [on("GetObject", key)];
    case "PUT":
      return [on("PutObject", key), ...copyPermissions(call)];
    case "DELETE":
      return [on("DeleteObject", key)];
    default:
      throw unknown(call);
  }
}

/** What is to be copied, as the header of CopyObject names it; of a former version its id, too. */
export function copySource(source: string): {
  readonly bucket: string;
  readonly key: string;
  readonly version: string | undefined;
} {
  const [path = "", query] = source.split("?");
  const version = new URLSearchParams(query).get("versionId") ?? undefined;
  return { ...s3Address(path.startsWith("/") ? path : `/${path}`), version };
}

function copyPermissions(call: AwsCall): readonly Permission[] {
  const source = headerOf(call, "x-amz-copy-source");
  if (source === undefined) return [];
  const { bucket, key, version } = copySource(source);
  const action = version === undefined ? "s3:GetObject" : "s3:GetObjectVersion";
  return [{ action, resource: `${bucketArn(bucket)}/${key}` }];
}

const unknown = (call: AwsCall): Error =>
  new Error(`S3 ${call.method} ${call.path}?${call.query.toString()} is unknown locally`);
