import * as z from "zod";
import { wildcards } from "../aws/policy.ts";
import type { ObjectStore } from "../emulators/s3/object-store.ts";
import { decoded } from "../gateway/routes.ts";
import { bucketArn } from "../template/account.ts";
import type { Template } from "../template/template.ts";
import type { EdgeRequest, EdgeResponse } from "./request.ts";
import { headerValue } from "./request.ts";

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const Properties = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Principal: z.unknown(),
        Action: oneOrMore,
        Resource: oneOrMore,
      }),
    ),
  }),
});

/** Answers requests from a bucket. */
export type BucketOrigin = (request: EdgeRequest) => Promise<EdgeResponse>;

/** A bucket as CloudFront sees it: objects its bucket policy lets CloudFront read, with S3's error answers. */
export function bucketOrigin(
  template: Template,
  store: ObjectStore,
  bucket: string,
  defaultRootObject: string,
): BucketOrigin {
  const allows = readBucketPolicy(template, bucket);
  const mayList = allows("s3:ListBucket", bucketArn(bucket));

  return async (request) => {
    const path = request.uri === "/" ? `/${defaultRootObject}` : request.uri;
    const key = decoded(path.slice(1));
    if (!allows("s3:GetObject", `${bucketArn(bucket)}/${key}`))
      return xmlError(403, "AccessDenied");
    const object = await store.read(bucket, key);
    if (object === undefined)
      return mayList ? xmlError(404, "NoSuchKey") : xmlError(403, "AccessDenied");

    const headers = [
      ...Object.entries(object.headers),
      ["etag", object.etag] as const,
      ["last-modified", new Date(object.lastModifiedMs).toUTCString()] as const,
    ];
    const known = headerValue(request.headers, "if-none-match")?.replace(/^W\//, "");
    if (known === object.etag) return { status: 304, headers, body: Buffer.alloc(0) };
    return { status: 200, headers, body: object.body };
  };
}

/** What the bucket policy lets CloudFront do. Its condition names distributions of this account, so it holds here. */
function readBucketPolicy(
  template: Template,
  bucket: string,
): (action: string, resource: string) => boolean {
  const statements = template
    .resources("AWS::S3::BucketPolicy", Properties)
    .filter(({ properties }) => properties.Bucket === bucket)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .filter(
      ({ Effect, Principal }) =>
        Effect === "Allow" && JSON.stringify(Principal).includes("cloudfront.amazonaws.com"),
    );
  const any = (patterns: readonly string[], value: string): boolean =>
    patterns.some((pattern) => new RegExp(wildcards(pattern)).test(value));
  return (action, resource) =>
    statements.some(({ Action, Resource }) => any(Action, action) && any(Resource, resource));
}

const xmlError = (status: number, code: string): EdgeResponse => ({
  status,
  headers: [["content-type", "application/xml"]],
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});
