import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { requireRegion } from "../../infra/regions.ts";
import { settingsFrom } from "../../infra/settings.ts";
import { endpoints, notBuilt } from "../../shared/endpoints.ts";
import { goldenOutputs } from "../golden/last-release.ts";
import { mentions, neededBy, type Stacks } from "./assembly.ts";
import type { Template } from "./cloudformation/assembly.ts";
import { nameOf } from "./cloudformation/own-name.ts";
import { synthesize } from "./synthesize.ts";
import { stacks } from "./template.ts";

/** As many rows as the endpoint table may come to have. */
const mostEndpoints = 96;

const stackNamed = (name: string): Template => {
  const found = stacks.get(`Tsuzuku-${name}`);
  if (found === undefined) throw new Error(`There is no stack ${name}`);
  return found;
};

const typesIn = (name: string): ReadonlySet<string> =>
  new Set(Object.values(stackNamed(name).Resources).map(({ Type }) => Type));

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      dependencies: z.array(z.string()).default([]),
      properties: z.looseObject({ terminationProtection: z.boolean().optional() }).optional(),
    }),
  ),
});

/** The stacks of an assembly, with what each is deployed after. */
function artifacts(assembly: string) {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(assembly, "manifest.json"), "utf8")),
  );
  return new Map(
    Object.entries(manifest.artifacts).filter(
      ([, { type }]) => type === "aws:cloudformation:stack",
    ),
  );
}

/** The stacks in the order of their deployment. Each waits for the one before. */
const inOrder = ["data", "edge", "jobs", "functions", "gateway", "site", "watch"];

describe("the stacks", () => {
  test("are deployed one after the other: the page comes after every function, route and policy", () => {
    const found = artifacts(inject("assembly"));
    expect([...found.keys()].sort()).toEqual(inOrder.map((name) => `Tsuzuku-${name}`).sort());
    for (const [at, name] of inOrder.entries()) {
      const before = inOrder.slice(0, at).map((each) => `Tsuzuku-${each}`);
      expect(stackNamed(name).after).toEqual(before);
    }
    expect(typesIn("site")).toContain("Custom::CDKBucketDeployment");
    for (const name of inOrder.filter((each) => each !== "site")) {
      expect(typesIn(name)).not.toContain("Custom::CDKBucketDeployment");
    }
    for (const name of inOrder.slice(inOrder.indexOf("site"))) {
      for (const type of ["AWS::ApiGatewayV2::Route", "AWS::ApiGatewayV2::Stage"]) {
        expect(typesIn(name)).not.toContain(type);
      }
    }
  });

  test("upload the page after the files it names", () => {
    const uploads = Object.entries(stackNamed("site").Resources).filter(
      ([, { Type }]) => Type === "Custom::CDKBucketDeployment",
    );
    const idOf = (name: string) => uploads.find(([id]) => id.startsWith(name))?.[0];
    const [, page] = uploads.find(([id]) => id.startsWith("Page")) ?? [];
    expect(page?.DependsOn).toEqual(expect.arrayContaining([idOf("Assets"), idOf("Files")]));
  });

  test("read of stacks before them alone, and the one that keeps data reads of none", () => {
    for (const [at, name] of inOrder.entries()) {
      const read = JSON.stringify(stackNamed(name)).matchAll(/"StackName":"Tsuzuku-(\w+)"/g);
      const earlier = inOrder.slice(0, at);
      for (const [, from] of read) expect(earlier).toContain(from);
    }
  });

  test("keep what people have in the first one, so that no release can roll it back", () => {
    const kept = [
      "AWS::Cognito::UserPool",
      "AWS::DynamoDB::GlobalTable",
      "AWS::S3::Bucket",
      "AWS::SQS::Queue",
    ];
    expect([...typesIn("data")]).toEqual(expect.arrayContaining(kept));
    for (const name of inOrder.slice(1)) {
      for (const type of kept) expect(typesIn(name), name).not.toContain(type);
      const policies = Object.values(stackNamed(name).Resources).map(
        ({ DeletionPolicy }) => DeletionPolicy,
      );
      expect(policies.filter((policy) => policy?.startsWith("Retain"))).toEqual([]);
    }
  });

  test("write all that stacks of the last release read: one that goes back while it is updated may read it anew", () => {
    const written = [...stacks].flatMap(([stack, { Outputs }]) =>
      Object.keys(Outputs).map((output) => `${stack} ${output}`),
    );
    const advice =
      "Stacks of the last release still read this output. Leave it (infra/publish.ts) and take only its readers away: " +
      "it may go with the release after.";
    expect(written, advice).toEqual(expect.arrayContaining([...goldenOutputs]));
  });

  test("make what is kept, and protected, last: a first creation that fails before leaves nothing of it behind", () => {
    const identity = { mailFrom: "hello@tsuzuku.test", mailDomain: "tsuzuku.test" };
    for (const { Resources } of synthesize("kept-last", identity).values()) {
      const isKept = (id: string) => Resources[id]?.DeletionPolicy === "Retain";
      const kept = Object.keys(Resources).filter(isKept);
      for (const id of kept) {
        const before = neededBy(Resources, id);
        const later = Object.keys(Resources).filter((each) => each !== id && !before.has(each));
        // What is part of it, such as the pool's domain, can only come after it.
        const parts = later.filter((each) => mentions(Resources[each]?.Properties, id));
        expect(
          later.filter((each) => !isKept(each)),
          id,
        ).toEqual(parts);
      }
    }
  });

  test("have room for every endpoint there will be: under 450 of 500 resources, half of 1 MB, 200 outputs", () => {
    const missing = mostEndpoints - (Object.keys(endpoints).length - notBuilt.length);
    expect(missing).toBeGreaterThanOrEqual(0);
    // A function has a role and a log; a row has an integration and at most three routes, mostly one.
    const more = new Map([
      ["functions", 3 * missing],
      ["gateway", 3 * missing],
    ]);
    for (const name of inOrder) {
      const { Resources, Outputs } = stackNamed(name);
      const most = Object.keys(Resources).length + (more.get(name) ?? 0);
      expect(most, name).toBeLessThan(450);
      expect(Object.keys(Outputs).length, name).toBeLessThan(200);
      expect(JSON.stringify(stackNamed(name)).length, name).toBeLessThan(500_000);
    }
  });
});

/** The names that templates give to resources, which no other of their type in the account may have. */
const namesIn = ({ Resources }: Template): string[] =>
  Object.values(Resources).flatMap((resource) => {
    const name = nameOf(resource);
    // What has the name of something else in its stack shares none.
    const isOwn = name !== undefined && !JSON.stringify(name).startsWith('{"Ref":');
    return isOwn ? [`${resource.Type} ${JSON.stringify(name)}`] : [];
  });

test("nothing is protected from deletion before it is there: a first deployment that failed can be repeated", () => {
  for (const { properties } of artifacts(inject("assembly")).values()) {
    expect(properties?.terminationProtection ?? false).toBe(false);
  }
});

test("an operator may have the stacks protected, once they are there", () => {
  synthesize("protected", { protected: true });
  for (const { properties } of artifacts(join(inject("folder"), "protected")).values()) {
    expect(properties?.terminationProtection).toBe(true);
  }
});

test("a second copy beside production shares no name with it, and names no function too long", () => {
  const staging = synthesize("staging", {}, { stage: "staging-long" });
  const all = (some: Stacks) => [...some.values()].flatMap(namesIn);
  const ours = new Set(all(stacks));
  expect(ours.size).toBeGreaterThan(100);
  // Names that CloudFormation completes are different by the id of the stack.
  const shared = all(staging).filter((name) => ours.has(name) && !name.includes("StackId"));
  expect(shared).toEqual([]);
  for (const { Resources } of staging.values()) {
    for (const { Properties } of Object.values(Resources)) {
      const { FunctionName = "" } = Properties;
      expect(String(FunctionName).length).toBeLessThanOrEqual(64);
    }
  }
});

test("a stage has a short name of letters, digits and hyphens", () => {
  const stageOf = (stage: string) => settingsFrom({ stage }, {}).stage;
  expect(stageOf("staging")).toBe("staging");
  // A variable that is not set must not mean production.
  expect(() => stageOf("")).toThrow("stage is empty");
  for (const wrong of ["Staging", "my_stage", "a-very-long-stage", "1st"]) {
    expect(() => stageOf(wrong), wrong).toThrow("stage must be a name of at most 12");
  }
});

describe("a region without access logs of CloudFront", () => {
  test("is refused with a sentence when it is known at synthesis", () => {
    expect(() => {
      requireRegion("eu-central-2");
    }).toThrow(/Tsuzuku cannot be deployed to eu-central-2: .* Choose one of .*eu-west-1/);
    expect(() => {
      requireRegion("eu-west-1");
      requireRegion(undefined);
    }).not.toThrow();
  });

  test("is no region for what functions and alarms reach in their own alone", () => {
    const topic = (region: string) => ({ alarmTopicArn: `arn:aws:sns:${region}:111122223333:a` });
    const settings = { ...topic("us-east-1"), googleSecretName: "google" };
    expect(() => {
      requireRegion("eu-west-1", settings);
    }).toThrow("alarmTopicArn is in us-east-1, and has to be in eu-west-1, which is deployed to.");
    expect(() => {
      requireRegion("us-east-1", settings);
    }).not.toThrow();
  });

  test("is refused by every template before it makes anything", () => {
    for (const { Rules } of stacks.values()) {
      const Rule = z.object({
        Assertions: z.tuple([
          z.object({
            Assert: z.object({
              "Fn::Contains": z.tuple([z.array(z.string()), z.object({ Ref: z.string() })]),
            }),
            AssertDescription: z.string(),
          }),
        ]),
      });
      const [{ Assert, AssertDescription }] = Rule.parse(Rules["Region"]).Assertions;
      const [allowed, of] = Assert["Fn::Contains"];
      expect(of).toEqual({ Ref: "AWS::Region" });
      expect(allowed).toContain("eu-west-1");
      for (const optional of ["eu-central-2", "me-central-1", "il-central-1", "af-south-1"]) {
        expect(allowed).not.toContain(optional);
      }
      expect(AssertDescription).toContain("CloudFront delivers no access logs there");
    }
  });
});

test("what somebody has to type elsewhere is among the outputs", () => {
  const outputs = (name: string) => Object.keys(stackNamed(name).Outputs);
  expect(outputs("data")).toEqual(
    expect.arrayContaining([
      "TableName",
      "DataBucketName",
      "MediaBucketName",
      "LogsBucketName",
      "ImportListQueue",
      "ImportListDeadLetters",
      "UserPoolId",
      "GoogleRedirectAddress",
      "OriginSecretArn",
      "Settings",
    ]),
  );
  expect(outputs("edge")).toEqual(
    expect.arrayContaining(["ApiId", "DistributionDomain", "DistributionId", "PublicOrigin"]),
  );
  expect(stackNamed("functions").Outputs["FunctionNames"]?.Value).toBe("Tsuzuku-<name>");
});
