import type { Stack } from "aws-cdk-lib";
import {
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type ThrottleSettings,
} from "aws-cdk-lib/aws-apigatewayv2";
import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { endpoints } from "../../shared/endpoints.ts";
import type { Deployment } from "../deployment.ts";
import { functionOf } from "../endpoint-functions.ts";
import { GatewayRole } from "./gateway-role.ts";
import { costly, throttleOf } from "./throttles.ts";

/** A route, and its limit where that is lower than the stage's. */
export interface AddedRoute {
  readonly key: string;
  readonly route: HttpRoute;
  readonly throttle?: ThrottleSettings | undefined;
}

/** The public path of a row as the gateway wants it: without the last slash, which the edge takes off (edge/api.js). */
const gatewayPath = (path: string): string => path.replace(/\/$/, "");

/**
 * Adds the routes of the API: every row of the endpoint table, the previews of links, and one for all other addresses.
 * Returns them for the stage, which serves them.
 */
export function addRoutes(stack: Stack, httpApi: IHttpApi, deployment: Deployment): AddedRoute[] {
  const gateway = new GatewayRole(stack, deployment);
  // A construct's id keeps no slash.
  const add = (id: string, routeKey: HttpRouteKey, name: string): HttpRoute =>
    new HttpRoute(stack, id, { httpApi, routeKey, integration: gateway.leadsTo(name) });

  const previewKey = HttpRouteKey.with("/link-preview/{path+}", HttpMethod.GET);
  const others: AddedRoute[] = [
    { key: HttpRouteKey.DEFAULT.key, route: add("default", HttpRouteKey.DEFAULT, "not_found") },
    // Whoever calls itself a program that draws previews gets there, and each page of a person is drawn anew.
    {
      key: previewKey.key,
      route: add("link_preview", previewKey, "link_preview"),
      throttle: costly,
    },
  ];
  const rows = Object.entries<Endpoint>(endpoints).flatMap(([name, row]) =>
    methodsOf(row).map((method): AddedRoute => {
      const routeKey = HttpRouteKey.with(gatewayPath(row.path), HttpMethod[method]);
      const route = add(`${method} ${name}`, routeKey, functionOf(name));
      return { key: routeKey.key, route, throttle: throttleOf(row) };
    }),
  );
  gateway.allow(stack);
  return [...others, ...rows];
}
