import { join } from "node:path";
import type { Stack } from "aws-cdk-lib";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { cdkApp } from "../../infra/cdk-app.ts";
import { productOf } from "../../infra/deployment.ts";
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
  statements: readonly { actions: readonly string[]; resource: unknown; listed?: string }[],
): string[] {
  return statements
    .flatMap(({ actions, resource, listed }) =>
      actions.map((action) =>
        [action, "on", JSON.stringify(resource), ...(listed === undefined ? [] : [listed])].join(
          " ",
        ),
      ),
    )
    .sort();
}

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
    }[];
    // The CDK joins statements of the same actions.
    const given = others.flatMap(({ Action, Resource, Condition }) =>
      [Resource].flat().map((resource) => ({
        actions: Action,
        resource,
        ...(Condition === undefined ? {} : { listed: Listing.parse(Condition) }),
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
