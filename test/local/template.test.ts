import { inject, describe, expect, test } from "vitest";
import * as z from "zod";
import { readTemplate } from "../../local/template/template.ts";

const template = () =>
  readTemplate(inject("fixture"), {
    domain: "localhost:4000",
    issuer: "http://localhost:4002",
    gateway: "http://localhost:4003",
    aws: "http://127.0.0.1:4444",
  });

describe("a template", () => {
  test("gives the resources of a type with what they refer to", () => {
    const [client] = template().resources(
      "AWS::Cognito::UserPoolClient",
      z.object({ CallbackURLs: z.array(z.string()), UserPoolId: z.string() }),
    );
    const [pool] = template().resources("AWS::Cognito::UserPool", z.object({}));
    expect(client?.properties).toEqual({
      CallbackURLs: ["http://localhost:4000/api/callback"],
      UserPoolId: pool?.name,
    });
    expect(pool?.name).toBe(pool?.logicalId.toLowerCase());
  });

  test("names the resource whose properties are not as expected", () => {
    const impossible = z.object({ KeySchema: z.string() });
    expect(() => template().resources("AWS::DynamoDB::GlobalTable", impossible)).toThrow(
      /^Table[A-Z0-9]+ \(AWS::DynamoDB::GlobalTable\): ✖ Invalid input/,
    );
  });

  test("knows the folder of an asset, and says when it has none", () => {
    const [first] = template().resources(
      "AWS::Lambda::Function",
      z.object({ Code: z.object({ S3Key: z.string() }) }),
    );
    expect(template().assetFolder(first?.properties.Code.S3Key ?? "")).toContain("asset.");
    expect(() => template().assetFolder("0000.zip")).toThrow("no asset 0000.zip");
  });
});

test("a folder without a template is refused", () => {
  const addresses = { domain: "", issuer: "", gateway: "", aws: "" };
  expect(() => readTemplate(import.meta.dirname, addresses)).toThrow("holds no template");
});
