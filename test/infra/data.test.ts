import { describe, expect, test } from "vitest";
import * as z from "zod";
import { Ref, resources, template } from "./template.ts";

describe("the table", () => {
  const [[id, table] = ["", {}]] = resources("AWS::DynamoDB::GlobalTable", z.looseObject({}));

  test("is kept when the stack goes, can be restored, and cannot be deleted by mistake", () => {
    expect(template.Resources[id]?.DeletionPolicy).toBe("Retain");
    expect(table).toMatchObject({
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
    });
  });

  test("has the keys, the sparse index and the expiry that functions/table/ uses", () => {
    expect(table).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: "ranks",
          KeySchema: [
            { AttributeName: "g1pk", KeyType: "HASH" },
            { AttributeName: "g1sk", KeyType: "RANGE" },
          ],
          Projection: {
            ProjectionType: "INCLUDE",
            NonKeyAttributes: ["completedAnime", "completedAnimeAt", "username", "avatar"],
          },
        },
      ],
    });
  });
});

describe("the buckets", () => {
  const buckets = resources("AWS::S3::Bucket", z.looseObject({}));
  const policies = [
    ...resources(
      "AWS::S3::BucketPolicy",
      z.object({ Bucket: Ref, PolicyDocument: z.unknown() }),
    ).values(),
  ];

  test("are four", () => {
    expect(buckets.size).toBe(4);
  });

  test.each([...buckets])("%s is private, encrypted, and kept once it was made", (id, bucket) => {
    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: expect.anything() as unknown,
    });
    // A first deployment that fails leaves none behind.
    expect(template.Resources[id]).toMatchObject({
      DeletionPolicy: "RetainExceptOnCreate",
      UpdateReplacePolicy: "Retain",
    });
  });

  test.each([...buckets.keys()])("%s refuses plain http", (id) => {
    const policy = policies.find(({ Bucket }) => Bucket === id);
    expect(JSON.stringify(policy)).toContain('{"Bool":{"aws:SecureTransport":"false"}}');
  });
});
