import { describe, expect, test } from "vitest";
import * as z from "zod";
import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { endpoints, notBuilt } from "../../shared/endpoints.ts";
import { rates, type Rate } from "../../shared/rates.ts";
import { FunctionArn, GetAtt, lambdas, Ref, resources, template } from "./template.ts";

const waiting = new Set<string>(notBuilt);
const rows = Object.entries<Endpoint>(endpoints);

const Target = z
  .object({ "Fn::Join": z.tuple([z.literal(""), z.tuple([z.literal("integrations/"), Ref])]) })
  .transform(({ "Fn::Join": [, [, integration]] }) => integration);

const routes = resources(
  "AWS::ApiGatewayV2::Route",
  z.object({ RouteKey: z.string(), Target, AuthorizationType: z.string().optional() }),
);
const integrations = resources(
  "AWS::ApiGatewayV2::Integration",
  z.object({
    IntegrationUri: FunctionArn,
    CredentialsArn: GetAtt,
    PayloadFormatVersion: z.string(),
    IntegrationType: z.string(),
  }),
);

/** The function that each route leads to. */
const functionOf = new Map(
  [...routes.values()].map(({ RouteKey, Target: integration }) => [
    RouteKey,
    integrations.get(integration)?.IntegrationUri,
  ]),
);

describe("the routes", () => {
  test("are exactly the table's, one for link previews, and one for everything else", () => {
    const expected = rows.flatMap(([name, row]) =>
      methodsOf(row).map((method): [string, string] => [
        `${method} ${row.path.slice(0, -1)}`,
        waiting.has(name) ? "not_built" : name,
      ]),
    );
    const others = [
      ["GET /link-preview/{path+}", "link_preview"],
      ["$default", "not_found"],
    ] as const;
    expect(functionOf).toEqual(new Map([...expected, ...others]));
  });

  test("hand their functions events of version 2.0", () => {
    for (const { PayloadFormatVersion, IntegrationType } of integrations.values()) {
      expect([PayloadFormatVersion, IntegrationType]).toEqual(["2.0", "AWS_PROXY"]);
    }
  });

  test("invoke the functions they lead to as one role, which may invoke no others", () => {
    const [role] = new Set([...integrations.values()].map(({ CredentialsArn }) => CredentialsArn));
    const policies = resources(
      "AWS::IAM::Policy",
      z.object({
        PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
        Roles: z.array(Ref),
      }),
    );
    const statements = [...policies.values()]
      .filter(({ Roles }) => Roles.includes(role ?? ""))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const invoked = [...integrations.values()].map(({ IntegrationUri }) => IntegrationUri);
    expect(
      statements.map((statement) =>
        z
          .object({ Action: z.string(), Effect: z.string(), Resource: z.array(FunctionArn) })
          .transform(({ Resource, ...rest }) => ({ ...rest, Resource: new Set(Resource) }))
          .parse(statement),
      ),
    ).toEqual([{ Action: "lambda:InvokeFunction", Effect: "Allow", Resource: new Set(invoked) }]);
    expect(invoked.every((name) => lambdas.has(name))).toBe(true);
    expect([...resources("AWS::Lambda::Permission", z.unknown())]).toEqual([]);
  });
});

describe("the stage", () => {
  const [stageId, stage] = [
    ...resources(
      "AWS::ApiGatewayV2::Stage",
      z.object({
        StageName: z.string(),
        AutoDeploy: z.boolean(),
        AccessLogSettings: z.object({ Format: z.string() }),
        DefaultRouteSettings: z.looseObject({
          ThrottlingRateLimit: z.number(),
          ThrottlingBurstLimit: z.number(),
          DetailedMetricsEnabled: z.boolean().default(false),
        }),
        RouteSettings: z.record(
          z.string(),
          z.strictObject({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() }),
        ),
      }),
    ),
  ][0] ?? ["", undefined];

  test("answers at the root of the address", () => {
    expect([stage?.StageName, stage?.AutoDeploy]).toEqual(["$default", true]);
  });

  test("throttles everything, and sign-in, chat, uploads, imports and link previews more", () => {
    expect(stage?.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: 2500,
      ThrottlingBurstLimit: 2500,
    });
    // A key that goes from this list leaves its setting behind on AWS: see "Removing a route that has a rate limit of its own" in operations.md.
    expect(new Set(Object.keys(stage?.RouteSettings ?? {}))).toEqual(
      new Set([
        "GET /api/auth/login",
        "GET /api/auth/callback",
        "POST /api/create-ranking-list-with-entries",
        "POST /api/csp-reports",
        "POST /api/edit-ranking-list",
        "POST /api/fetch-image",
        "POST /api/import-mal",
        "POST /api/import-mal-manga",
        "POST /chat-tsuzuku",
        "POST /upload-profile-picture",
        "GET /link-preview/{path+}",
      ]),
    );
    for (const limit of Object.values(stage?.RouteSettings ?? {})) {
      expect(limit.ThrottlingRateLimit).toBeLessThan(1500);
    }
  });

  test("leaves out the metrics of single routes, which are billed one by one", () => {
    expect(stage?.DefaultRouteSettings.DetailedMetricsEnabled).toBe(false);
  });

  test("is not full by what a few visitors do, whom our own limits do not know yet", () => {
    const mostOfOne = Math.max(
      ...Object.values<Rate>(rates)
        .flatMap(({ visitor = [] }) => visitor)
        .map(({ count, seconds }) => count / seconds),
    );
    for (const limit of Object.values(stage?.RouteSettings ?? {})) {
      expect(limit.ThrottlingRateLimit).toBeGreaterThanOrEqual(200 * mostOfOne);
      expect(limit.ThrottlingBurstLimit).toBeGreaterThanOrEqual(200 * mostOfOne);
    }
  });

  test("waits for every route and what it leads to, so that none is made while it deploys", () => {
    const dependencies = new Set(template.Resources[stageId]?.DependsOn);
    expect(routes.size).toBeGreaterThan(0);
    for (const id of [...routes.keys(), ...integrations.keys()]) {
      expect(dependencies).toContain(id);
    }
  });

  test("logs each request as JSON, without address and query", () => {
    const format = stage?.AccessLogSettings.Format ?? "";
    expect(JSON.parse(format)).toMatchObject({ route: "$context.routeKey" });
    expect(format).not.toMatch(/sourceIp|path|userAgent/i);
  });
});
