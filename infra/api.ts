import type { Stack } from "aws-cdk-lib";
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type ThrottleSettings,
} from "aws-cdk-lib/aws-apigatewayv2";
import { methodsOf, type Endpoint } from "../shared/endpoint.ts";
import { endpoints, notBuilt } from "../shared/endpoints.ts";
import { budgetOf, type Budget } from "./budgets.ts";
import { addLambda } from "./functions.ts";
import { GatewayRole } from "./gateway-role.ts";
import type { Cloud, Grant } from "./grant.ts";
import { grantOf, linkPreviewNeeds, needsOf } from "./grants.ts";
import { costly, throttleOf } from "./throttles.ts";

/** The key of a route that has a lower limit than the stage. */
export interface LimitedRoute {
  readonly key: string;
  readonly throttle: ThrottleSettings;
}

/** The public path of a row as the gateway wants it: without the last slash, which the edge takes off (edge/api.js). */
const gatewayPath = (path: string): string => path.replace(/\/$/, "");

/** Adds the HTTP API, still without routes. */
export function addApi(stack: Stack): HttpApi {
  return new HttpApi(stack, "Api", { createDefaultStage: false });
}

/**
 * Adds every row of the endpoint table with its function, the previews of links, and the answer to all other
 * addresses. Returns the routes that the stage has to limit.
 */
export function addEndpoints(api: HttpApi, dist: string, cloud: Cloud): LimitedRoute[] {
  const { stack } = api;
  const nothing = grantOf([])(cloud);
  const gateway = new GatewayRole(stack);

  const answer = (
    name: string,
    summary: string,
    grant: Grant,
    { memoryMb, timeoutSeconds }: Budget = budgetOf(name),
  ) => gateway.leadsTo(addLambda(stack, name, { dist, summary, grant, memoryMb, timeoutSeconds }));

  new HttpRoute(api, "default", {
    httpApi: api,
    routeKey: HttpRouteKey.DEFAULT,
    integration: answer("not_found", "Answer 404 at addresses that no row declares.", nothing),
  });
  const previewKey = HttpRouteKey.with("/link-preview/{path+}", HttpMethod.GET);
  new HttpRoute(api, "link_preview", {
    httpApi: api,
    routeKey: previewKey,
    integration: answer(
      "link_preview",
      "Describe a page to the programs that draw link previews.",
      grantOf(linkPreviewNeeds)(cloud),
      budgetOf("link_preview", linkPreviewNeeds),
    ),
  });
  const notBuiltYet = answer("not_built", "Answer 501 for rows not built yet.", nothing);
  const waiting = new Set<string>(notBuilt);

  const rows = Object.entries<Endpoint>(endpoints).flatMap(([name, row]) => {
    const integration = waiting.has(name)
      ? notBuiltYet
      : answer(name, row.summary, grantOf(needsOf(row))(cloud), budgetOf(name, row.needs));
    const throttle = throttleOf(row);
    return methodsOf(row).flatMap((method) => {
      const routeKey = HttpRouteKey.with(gatewayPath(row.path), HttpMethod[method]);
      new HttpRoute(api, `${method} ${name}`, { httpApi: api, routeKey, integration });
      return throttle === undefined ? [] : [{ key: routeKey.key, throttle }];
    });
  });
  gateway.allow(stack);
  // Whoever calls itself a program that draws previews gets there, and each page of a person is drawn anew.
  return [...rows, { key: previewKey.key, throttle: costly }];
}
