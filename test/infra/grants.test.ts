import { join } from "node:path";
import type { Stack } from "aws-cdk-lib";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { cdkApp } from "../../infra/cdk-app.ts";
import { trailPartition } from "../../functions/table/moderation/keys.ts";
import { adminName, functionNameOf, productOf } from "../../infra/deployment.ts";
import type { Cloud } from "../../infra/grant.ts";
import { bundleKbOf } from "../../infra/bundle-limits.ts";
import { grantOf, grants, type AnyNeed } from "../../infra/grants.ts";
import { settingsFrom } from "../../infra/settings.ts";
import { addStacks } from "../../infra/stacks.ts";
import { needs } from "./needs.ts";
import { replaceOutputs } from "./assembly.ts";
import { lambdas, resources, Role, stacks, template, type Lambda } from "./template.ts";

/** The same stacks once more, so that the same grants name the same resources. */
function sameCloud(): { stack: Stack; cloud: Cloud } {
  const app = cdkApp(join(inject("folder"), "grants"));
  const settings = settingsFrom({}, {});
  const deployment = { product: productOf(), dist: inject("dist"), settings };
  const { stacks: same, cloud: known } = addStacks(app, deployment);
  return { stack: same.functions, cloud: known };
}

const { stack, cloud } = sameCloud();
/** What a value of the stack becomes in the templates, read as one. */
const asWritten = (value: unknown): unknown => replaceOutputs(stacks, stack.resolve(value));
const roles = resources("AWS::IAM::Role", Role);

function statementsOf({ Role: id }: Lambda) {
  const role = roles.get(id);
  return (role?.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** Statements as comparable text: one line for each action on each resource. */
function lines(
  statements: readonly {
    actions: readonly string[];
    resource: unknown;
    listed?: string;
    deniedIn?: string;
  }[],
): string[] {
  return statements
    .flatMap(({ actions, resource, listed, deniedIn }) =>
      actions.map((action) =>
        [
          ...(deniedIn === undefined ? [] : ["never in", deniedIn]),
          action,
          "on",
          JSON.stringify(resource),
          ...(listed === undefined ? [] : [listed]),
        ].join(" "),
      ),
    )
    .sort();
}

/** The one condition that a denial may have. */
const Denied = z
  .strictObject({
    "ForAnyValue:StringEquals": z.strictObject({
      "dynamodb:LeadingKeys": z.union([z.string(), z.tuple([z.string()])]),
    }),
  })
  .transform((condition) => String(condition["ForAnyValue:StringEquals"]["dynamodb:LeadingKeys"]));

/** The one condition that a grant may have. */
const Listing = z
  .strictObject({ StringLike: z.strictObject({ "s3:prefix": z.string().regex(/^[a-z]+\/\*$/) }) })
  .transform(({ StringLike }) => StringLike["s3:prefix"].slice(0, -1));

describe.each([...lambdas])("%s", (name, lambda) => {
  const own = statementsOf(lambda);
  const logs = own.filter(({ Action }) => Action.every((action) => action.startsWith("logs:")));
  const others = own.filter((statement) => !logs.includes(statement));

  test("may do exactly what its needs say", () => {
    const expected = asWritten(grantOf(needs.get(name) ?? [])(cloud).permissions) as {
      actions: string[];
      resource: unknown;
      listed?: string;
      deniedIn?: string;
    }[];
    // The CDK joins statements of the same actions.
    const given = others.flatMap(({ Effect, Action, Resource, Condition }) =>
      [Resource].flat().map((resource) => ({
        actions: Action,
        resource,
        ...(Condition !== undefined &&
          (Effect === "Deny"
            ? { deniedIn: Denied.parse(Condition) }
            : { listed: Listing.parse(Condition) })),
      })),
    );
    expect(lines(given)).toEqual(lines(expected));
  });

  test("may write its own log and no other", () => {
    expect(logs).toHaveLength(1);
    expect(logs[0]?.Action).toEqual(["logs:CreateLogStream", "logs:PutLogEvents"]);
  });

  test("has every variable its needs bring, and no other", () => {
    const expected = grantOf(needs.get(name) ?? [])(cloud).environment;
    expect(Object.keys(lambda.Environment.Variables).sort()).toEqual(Object.keys(expected).sort());
  });

  test("has no managed policy and is widened by none", () => {
    expect(roles.get(lambda.Role)?.ManagedPolicyArns).toEqual([]);
    const attached = resources("AWS::IAM::Policy", z.object({ Roles: z.array(z.unknown()) }));
    for (const { Roles } of attached.values()) {
      expect(JSON.stringify(Roles)).not.toContain(lambda.Role);
    }
  });
});

describe("all functions together", () => {
  const all = [...lambdas.values()].flatMap(statementsOf);

  test("have no wildcard action, no Scan, no resource beyond a prefix", () => {
    for (const { Effect, Action, Resource, Condition } of all) {
      if (Effect === "Deny") {
        // A denial widens nothing; it says where, or it would take away what is granted beside it.
        expect(Denied.safeParse(Condition)).toMatchObject({ success: true });
        continue;
      }
      expect(Effect).toBe("Allow");
      // Buckets are listed below a prefix only, which no resource can say.
      // Whoever may list the whole bucket of the site's files, which everybody may read, is told what is missing.
      if (Action.includes("s3:ListBucket") && JSON.stringify(Resource).includes('"Web')) continue;
      if (Action.some((each) => each.startsWith("s3:List"))) {
        expect(Action.every((each) => /^s3:ListBucket(?:Versions)?$/.test(each))).toBe(true);
        expect(Listing.safeParse(Condition)).toMatchObject({ success: true });
      } else expect(Condition).toBeUndefined();
      expect(Action.join()).not.toMatch(/\*|Scan|PartiQL/);
      expect(JSON.stringify(Resource)).not.toMatch(/"\*"|"\/\*"|:\*/);
    }
  });

  test("name only what the stack holds", () => {
    for (const { Resource } of all) {
      // The stack itself is not among what it holds.
      if (JSON.stringify(Resource) === '{"Ref":"AWS::StackId"}') continue;
      const [id = ""] =
        /(?<="(?:Fn::GetAtt":\["|Ref":"))(?!AWS::)\w+/.exec(JSON.stringify(Resource)) ?? [];
      expect(template.Resources).toHaveProperty(id);
    }
  });
});

test("every need stands for something", () => {
  for (const [need, grant] of Object.entries(grants)) {
    const { permissions, environment } = grant(cloud);
    const given = permissions.length + Object.keys(environment).length;
    const isCode = bundleKbOf([need as AnyNeed]) > bundleKbOf([]);
    expect(given > 0 || isCode, need).toBe(true);
  }
});

test("nobody can be led to the operator's function: no route, and no role that may invoke it", () => {
  const admin = functionNameOf({ product: productOf() }, adminName);
  expect([...lambdas.keys()]).toContain(adminName);
  const others = Object.entries(template.Resources).filter(
    ([id, { Type }]) =>
      !/^AWS::(?:Lambda::Function|Logs::LogGroup)$/.test(Type) && !id.startsWith("admin"),
  );
  for (const [id, resource] of others) expect(JSON.stringify(resource), id).not.toContain(admin);
});

test("the operator's function adds to its trail, and changes and deletes nothing of it", () => {
  const admin = lambdas.get(adminName);
  const denials = (admin === undefined ? [] : statementsOf(admin)).filter(
    ({ Effect }) => Effect === "Deny",
  );
  expect(denials).toHaveLength(1);
  expect(denials[0]?.Action).toEqual([
    "dynamodb:BatchWriteItem",
    "dynamodb:DeleteItem",
    "dynamodb:UpdateItem",
  ]);
  expect(Denied.parse(denials[0]?.Condition)).toBe(trailPartition);
});
