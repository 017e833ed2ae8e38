import * as z from "zod";
import { allowing, grantsOf, wildcards, type Grant } from "../aws/policy.ts";
import { account, functionArn } from "../template/account.ts";
import type { Template } from "../template/template.ts";

/** A route of the HTTP API and the function behind it. */
export interface Route {
  /** As the template writes it: `POST /api/x`, `ANY /api/{id}`, `$default`. */
  readonly key: string;
  readonly method: string;
  readonly segments: readonly string[];
  readonly functionArn: string;
  /**
   * Whether the API may call the function: as the role that the integration names, or else by a Lambda permission.
   * Without it AWS answers 500.
   */
  readonly isPermitted: boolean;
}

/** A request's route and the values of its `{parameters}`. */
export interface RouteMatch {
  readonly route: Route;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const RouteProperties = z.object({ RouteKey: z.string(), Target: z.string() });
const IntegrationProperties = z.object({
  IntegrationUri: z.string(),
  CredentialsArn: z.string().optional(),
  PayloadFormatVersion: z.literal("2.0"),
});
const PermissionProperties = z.object({
  Action: z.literal("lambda:InvokeFunction"),
  FunctionName: z.string().transform(functionArn),
  Principal: z.string(),
  SourceArn: z.string().default("*"),
});

/** The routes of the template's HTTP API, the most specific first. Throws when a route leads nowhere. */
export function readRoutes(template: Template): readonly Route[] {
  const [api] = template.resources("AWS::ApiGatewayV2::Api", z.object({}));
  const integrations = new Map(
    template
      .resources("AWS::ApiGatewayV2::Integration", IntegrationProperties)
      .map(({ name, properties }) => [name, properties]),
  );
  const permissions = template
    .resources("AWS::Lambda::Permission", PermissionProperties)
    .filter(({ properties }) => properties.Principal === "apigateway.amazonaws.com");
  const roles = new Map<string, readonly Grant[]>();
  const mayInvoke = (roleArn: string, resource: string): boolean => {
    const grants = roles.get(roleArn) ?? grantsOf(roleArn, template);
    roles.set(roleArn, grants);
    return allowing(grants, { action: "lambda:InvokeFunction", resource }).length > 0;
  };
  const isPermitted = (target: string, source: string): boolean =>
    permissions.some(
      ({ properties: { FunctionName, SourceArn } }) =>
        FunctionName === target && new RegExp(wildcards(SourceArn)).test(source),
    );

  return template
    .resources("AWS::ApiGatewayV2::Route", RouteProperties)
    .map(({ logicalId, properties: { RouteKey, Target } }): Route => {
      const target = integrations.get(Target.replace(/^integrations\//, ""));
      if (target === undefined) throw new Error(`${logicalId} has no integration`);
      const [method = "", path = ""] = RouteKey.split(" ");
      const source =
        `arn:aws:execute-api:${account.region}:${account.id}:${api?.name ?? ""}/$default/` +
        (path === "" ? "$default" : `${method}${path}`);
      return {
        key: RouteKey,
        method,
        segments: path.split("/").slice(1),
        functionArn: target.IntegrationUri,
        isPermitted:
          target.CredentialsArn === undefined
            ? isPermitted(target.IntegrationUri, source)
            : mayInvoke(target.CredentialsArn, target.IntegrationUri),
      };
    })
    .toSorted((a, b) => (specificity(a) < specificity(b) ? 1 : -1));
}

/** Literal segments win over parameters, those over greedy ones, and a named method over ANY. */
function specificity({ segments, method }: Route): string {
  const rank = (segment: string): string => {
    if (segment.endsWith("+}")) return "1";
    return segment.startsWith("{") ? "2" : "3";
  };
  return segments.map(rank).join("") + (method === "ANY" ? "0" : "1");
}

/** The route of a request; undefined when none matches. A trailing slash matters, as it may on AWS. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): RouteMatch | undefined {
  const parts = path.split("/").slice(1);
  for (const route of routes) {
    if (route.key === "$default") continue;
    if (route.method !== "ANY" && route.method !== method) continue;
    const pathParameters = matchSegments(route.segments, parts);
    if (pathParameters !== undefined) return { route, pathParameters };
  }
  const fallback = routes.find(({ key }) => key === "$default");
  return fallback && { route: fallback, pathParameters: {} };
}

function matchSegments(
  segments: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (part === undefined) return undefined;
    if (segment.endsWith("+}")) {
      values[segment.slice(1, -2)] = parts.slice(index).map(decoded).join("/");
      return values;
    }
    if (segment.startsWith("{")) {
      if (part === "") return undefined;
      values[segment.slice(1, -1)] = decoded(part);
    } else if (segment !== part) return undefined;
  }
  return segments.length === parts.length ? values : undefined;
}

/** Percent-decoded text; left as it is where it is not valid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
