import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFunctions } from "../../../local/lambda/function.ts";
import { readTemplate, type Template } from "../../../local/template/template.ts";

const addresses = { domain: "", issuer: "", gateway: "", aws: "" };

const aliasOf = (FunctionVersion: unknown) => ({
  Type: "AWS::Lambda::Alias",
  Properties: { FunctionName: { Ref: "Tick" }, FunctionVersion, Name: "live" },
});

const version = { Type: "AWS::Lambda::Version", Properties: { FunctionName: { Ref: "Tick" } } };

/** A template with a function, and what else is said. */
function templateWith(more: Readonly<Record<string, object>>): Template {
  const folder = mkdtempSync(join(tmpdir(), "aliases-"));
  mkdirSync(join(folder, "code"));
  writeFileSync(join(folder, "code", "index.cjs"), "");
  const Properties = {
    FunctionName: "Tsuzuku-tick",
    Code: { S3Key: "code.zip" },
    Handler: "index.handler",
    Role: "arn:aws:iam::000000000000:role/tick",
  };
  const Resources = { Tick: { Type: "AWS::Lambda::Function", Properties }, ...more };
  writeFileSync(join(folder, "Tsuzuku.template.json"), JSON.stringify({ Resources }));
  const files = { code: { source: { path: "code" } } };
  writeFileSync(join(folder, "Tsuzuku.assets.json"), JSON.stringify({ files }));
  return readTemplate(folder, addresses);
}

const newest = { "Fn::GetAtt": ["First", "Version"] };

describe("a function of the template", () => {
  test("has the aliases that lead to its version, and runs as that", () => {
    const [tick] = readFunctions(templateWith({ First: version, Live: aliasOf(newest) }));
    expect(tick?.arn).toBe("arn:aws:lambda:us-east-1:000000000000:function:Tsuzuku-tick");
    expect(tick?.aliases).toEqual([`${tick?.arn ?? ""}:live`]);
    expect(tick?.version).toBe("1");
  });

  test("without a version runs as what was uploaded last", () => {
    const [tick] = readFunctions(templateWith({}));
    expect([tick?.aliases, tick?.version]).toEqual([[], "$LATEST"]);
  });

  test.each([
    ["a version that there is not", { Live: aliasOf("1") }],
    ["another version than the template makes", { First: version, Live: aliasOf("3") }],
  ])("has no alias that leads to %s", (_, more) => {
    expect(() => readFunctions(templateWith(more))).toThrow(
      "Live leads to no version of Tsuzuku-tick",
    );
  });
});
