import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { behaviorOf, behaviors, config, type Behavior } from "./distribution.ts";
import { Ref, resources, template } from "../template.ts";

const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

const functions = resources("AWS::CloudFront::Function", z.object({ FunctionCode: z.string() }));
const origin = (id: string) => config.Origins.find(({ Id }) => Id === id);
const codeOf = ({ FunctionAssociations }: Behavior): string[] =>
  FunctionAssociations.map(
    ({ EventType, FunctionARN }) =>
      `${EventType}: ${functions.get(FunctionARN)?.FunctionCode ?? "nothing"}`,
  );

test("the paths of the API, the pictures and the pages are told apart", () => {
  expect([...behaviors.keys()]).toEqual([
    "/api",
    "/api/*",
    "/chat-*",
    "/upload-profile-picture*",
    "/covers/*",
    "/data/*",
    "/media/*",
  ]);
});

test("no error of the API is ever replaced by a page", () => {
  expect(config.CustomErrorResponses).toBeUndefined();
});

test("the requests are logged", () => {
  expect(config.Logging).toBeDefined();
});

describe.each(["/api", "/api/*", "/chat-*", "/upload-profile-picture*"])("%s", (path) => {
  const behavior = behaviorOf(path);

  test("leads to the API with all that the visitor sent, and nothing is cached", () => {
    expect(behavior).toMatchObject({
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHost,
      ViewerProtocolPolicy: "https-only",
    });
    expect(behavior.AllowedMethods).toContain("POST");
    expect(codeOf(behavior).join()).toMatch(/viewer-request: [^]*x-viewer-address/);
  });

  test("carries the secret that handlers ask for", () => {
    const { OriginCustomHeaders, DomainName } = z
      .object({ OriginCustomHeaders: z.unknown().optional(), DomainName: z.unknown() })
      .parse(origin(behavior.TargetOriginId));
    expect(JSON.stringify(DomainName)).toContain(".execute-api.");
    expect(OriginCustomHeaders).toEqual([
      {
        HeaderName: "x-origin-secret",
        HeaderValue: {
          "Fn::Join": [
            "",
            [
              "{{resolve:secretsmanager:",
              { Ref: expect.stringMatching(/^OriginSecret/) as string },
              ":SecretString:::}}",
            ],
          ],
        },
      },
    ]);
  });
});

describe.each(["/covers/*", "/media/*"])("%s", (path) => {
  const behavior = behaviorOf(path);

  test("leads to the media bucket as it is", () => {
    expect(behavior.CachePolicyId).toBe(cachingOptimized);
    expect(codeOf(behavior)).toEqual([]);
    expect(JSON.stringify(origin(behavior.TargetOriginId)?.DomainName)).toMatch(/"Media/);
  });
});

test("the origin that spa.js sends link previews to is the API, with its secret", () => {
  const api = origin("api");
  expect(JSON.stringify(api)).toContain(".execute-api.");
  expect(JSON.stringify(api)).toContain("x-origin-secret");
});

test("every other address leads to the web bucket through spa.js, compressed", () => {
  const behavior = config.DefaultCacheBehavior;
  expect(behavior).toMatchObject({ Compress: true, ViewerProtocolPolicy: "redirect-to-https" });
  expect(codeOf(behavior).join()).toMatch(/viewer-request: [^]*\/index\.html/);
  expect(JSON.stringify(origin(behavior.TargetOriginId)?.DomainName)).toMatch(/"Web/);
});

test("a missing file is told from a forbidden one: CloudFront may list the web and media buckets", () => {
  const policies = resources("AWS::S3::BucketPolicy", z.looseObject({ Bucket: Ref }));
  const listed = [...policies.values()]
    .filter((policy) => JSON.stringify(policy).includes('"s3:ListBucket"'))
    .map(({ Bucket }) => Bucket.replace(/[0-9A-F]{8}$/, ""));
  expect(listed.sort()).toEqual(["Media", "Web"]);
});

test("the site's files are uploaded with the right lifetimes, the page last, and nothing is deleted", () => {
  const Upload = z.looseObject({
    Prune: z.boolean(),
    SourceObjectKeys: z.array(z.string()),
    SystemMetadata: z.object({ "cache-control": z.string() }),
  });
  const uploads = resources("Custom::CDKBucketDeployment", Upload);
  const filesOf = (objectKey: string) =>
    readdirSync(join(inject("assembly"), `asset.${objectKey.replace(".zip", "")}`)).sort();
  const found = [...uploads.values()].map(({ Prune, SourceObjectKeys: keys, SystemMetadata }) => [
    keys.flatMap(filesOf),
    SystemMetadata["cache-control"],
    Prune,
  ]);
  expect(found).toEqual([
    [["main-1234.js"], "max-age=31536000, immutable", false],
    [["static"], "max-age=86400", false],
    [["robots.txt", "sitemap.xml"], "max-age=86400", false],
    [["index.html", "asset-list.json"], "no-cache", false],
  ]);
  const [assets, files, , page] = [...uploads.keys()];
  expect(template.Resources[page ?? ""]?.DependsOn).toEqual(
    expect.arrayContaining([assets, files]),
  );
});
