import { escapeXml } from "../../aws/aws-error.ts";
import type { FormerVersion, ObjectHeader, ObjectStore } from "./object-store.ts";
import { refuse, sendXml } from "./replies.ts";
import type { S3Request } from "./request.ts";

/** ListObjectsV2 without a delimiter, and HeadBucket. Throws when a delimiter is asked for. */
export async function list({ store, bucket, call, response }: S3Request): Promise<void> {
  if (call.method === "HEAD") {
    response.writeHead(200).end();
    return;
  }
  if (call.query.has("delimiter")) {
    throw new Error("S3 listing with a delimiter is unknown locally");
  }
  const prefix = call.query.get("prefix") ?? "";
  const after = call.query.get("continuation-token") ?? call.query.get("start-after") ?? "";
  const limit = Number(call.query.get("max-keys") ?? 1000);
  const isAfter = (key: string): boolean => Buffer.from(key).compare(Buffer.from(after)) > 0;
  const following = (await store.keys(bucket, prefix)).filter(isAfter);
  const page = following.slice(0, limit);
  const isTruncated = following.length > page.length;
  const rows = await Promise.all(page.map((key) => row(store, bucket, key)));
  const next = isTruncated
    ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? "")}</NextContinuationToken>`
    : "";
  sendXml(
    response,
    `<ListBucketResult><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix>` +
      `<KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys>` +
      `<IsTruncated>${String(isTruncated)}</IsTruncated>${rows.join("")}${next}` +
      `</ListBucketResult>`,
  );
}

/** ListObjectVersions in one page, of each key the newest first. Refuses what would be more than a page. */
export async function listVersions({ store, bucket, call, response }: S3Request): Promise<void> {
  const prefix = call.query.get("prefix") ?? "";
  const current = new Set(await store.keys(bucket, prefix));
  const former = await store.formerVersions(bucket, prefix);
  const rows: string[] = [];
  for (const key of [...new Set([...current, ...former.keys()])].toSorted()) {
    const header = current.has(key) ? await store.readHeader(bucket, key) : undefined;
    // What is there now has an id on AWS, by which nobody asks for it here.
    if (header !== undefined) rows.push(versionRow(key, { ...header, id: "null" }, true));
    for (const [at, version] of (former.get(key) ?? []).entries()) {
      rows.push(versionRow(key, version, header === undefined && at === 0));
    }
  }
  if (rows.length > 1000) {
    refuse(response, 501, "NotImplemented", "More than a page of versions is unknown locally");
    return;
  }
  sendXml(
    response,
    `<ListVersionsResult><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix>` +
      `<IsTruncated>false</IsTruncated>${rows.join("")}</ListVersionsResult>`,
  );
}

function versionRow(
  key: string,
  version: ObjectHeader & Partial<FormerVersion>,
  isLatest: boolean,
): string {
  const tag = version.isDeletion === true ? "DeleteMarker" : "Version";
  const changed = new Date(version.lastModifiedMs).toISOString();
  return (
    `<${tag}><Key>${escapeXml(key)}</Key><VersionId>${version.id ?? "null"}</VersionId>` +
    `<IsLatest>${String(isLatest)}</IsLatest><LastModified>${changed}</LastModified>` +
    (tag === "Version"
      ? `<ETag>${escapeXml(version.etag)}</ETag><Size>${version.sizeBytes}</Size>`
      : "") +
    `</${tag}>`
  );
}

async function row(store: ObjectStore, bucket: string, key: string): Promise<string> {
  const header = await store.readHeader(bucket, key);
  if (header === undefined) return "";
  const changed = new Date(header.lastModifiedMs).toISOString();
  return (
    `<Contents><Key>${escapeXml(key)}</Key><LastModified>${changed}</LastModified>` +
    `<ETag>${escapeXml(header.etag)}</ETag><Size>${header.sizeBytes}</Size>` +
    `<StorageClass>STANDARD</StorageClass></Contents>`
  );
}
