import { describe, expect, test } from "vitest";
import * as limits from "../../../shared/limits.ts";
import { synthesize } from "../synthesize.ts";

const name = "Tsuzuku-restored-20261126T0200";
const usual = synthesize("own-table", {});
const restored = synthesize("restored-table", { tableName: name });

const outputOf = (stacks: typeof usual, output: string): string =>
  JSON.stringify(stacks.get("Tsuzuku-data")?.Outputs[output]);

const tablesOf = (stacks: typeof usual) =>
  Object.entries(stacks.get("Tsuzuku-data")?.Resources ?? {}).filter(
    ([, { Type }]) => Type === "AWS::DynamoDB::GlobalTable",
  );

describe("a table that was restored", () => {
  test("takes the place of the stack's own by its name, and all that is kept stays as it is", () => {
    expect(outputOf(restored, "TableName")).toContain(`"${name}"`);
    expect(outputOf(restored, "TableArn")).toContain(`:table/${name}"`);
    // A template that stays the same is passed by: each function has to be told in its own.
    for (const stack of ["Tsuzuku-jobs", "Tsuzuku-functions", "Tsuzuku-gateway"]) {
      const text = JSON.stringify(restored.get(stack));
      expect(text, stack).toContain(`"TABLE":"${name}"`);
      expect(text, stack).not.toContain('"TableName"');
      expect(text, stack).not.toContain('"TableArn"');
    }
    const kept = ["AWS::S3::Bucket", "AWS::Cognito::UserPool", "AWS::DynamoDB::GlobalTable"];
    for (const [id, resource] of Object.entries(usual.get("Tsuzuku-data")?.Resources ?? {})) {
      if (kept.includes(resource.Type)) {
        expect(restored.get("Tsuzuku-data")?.Resources[id]).toEqual(resource);
      }
    }
  });

  test("leaves the stack's own as it is: it is kept, and can come back", () => {
    expect(tablesOf(restored)).toHaveLength(1);
    expect(tablesOf(restored)).toEqual(tablesOf(usual));
  });
});

describe("what outlives the table", () => {
  const buckets = Object.entries(usual.get("Tsuzuku-data")?.Resources ?? {}).filter(
    ([, { Type }]) => Type === "AWS::S3::Bucket",
  );
  const bucket = (prefix: string) =>
    buckets.find(([id]) => id.startsWith(prefix))?.[1].Properties ?? {};

  test("pictures have versions, for as long as a backup may point at them, and then none", () => {
    expect(bucket("Media")).toMatchObject({
      VersioningConfiguration: { Status: "Enabled" },
      LifecycleConfiguration: {
        Rules: [
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: limits.unfinishedUploadDays } },
          { Prefix: "media/exports/", NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
          {
            NoncurrentVersionExpiration: { NoncurrentDays: limits.backupDays },
            ExpiredObjectDeleteMarker: true,
            Status: "Enabled",
          },
        ],
      },
    });
  });

  test("tombstones stay until no backup reaches back so far", () => {
    expect(JSON.stringify(bucket("Data"))).toContain(
      `"ExpirationInDays":${limits.backupDays + 1},"Prefix":"deleted/"`,
    );
  });
});
