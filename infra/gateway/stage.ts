import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  CfnStage,
  HttpStage,
  LogGroupLogDestination,
  type IHttpApi,
} from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Settings } from "../settings.ts";
import type { AddedRoute } from "./routes.ts";
import { stageThrottle } from "./throttles.ts";

/** One JSON line for each request. No address and no query string: they would make the log personal data. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: "$context.requestTime",
    requestId: "$context.requestId",
    route: "$context.routeKey",
    status: "$context.status",
    ms: "$context.responseLatency",
    bytes: "$context.responseLength",
    error: "$context.integrationErrorMessage",
  }),
);

/** Adds the stage that serves the routes of an API: access log, throttle, and the lower limits of some. */
export function addStage(
  stack: Stack,
  api: IHttpApi,
  routes: readonly AddedRoute[],
  settings: Settings,
): void {
  const log = new LogGroup(stack, "AccessLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const stage = new HttpStage(stack, "Stage", {
    httpApi: api,
    autoDeploy: true,
    throttle: stageThrottle(settings),
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: accessLogFormat,
    },
  });
  limitRoutes(stage, routes);
}

function limitRoutes(stage: HttpStage, routes: readonly AddedRoute[]): void {
  const settings: Record<string, object> = {};
  for (const { key, route, throttle } of routes) {
    // CloudFormation refuses settings of a route that does not exist yet; and a stage that deploys by itself whatever
    // changes makes the gateway answer "concurrent modification" to those who still add routes beside it.
    stage.node.addDependency(route);
    if (throttle === undefined) continue;
    settings[key] = {
      ThrottlingRateLimit: throttle.rateLimit,
      ThrottlingBurstLimit: throttle.burstLimit,
    };
  }
  const { defaultChild } = stage.node;
  if (defaultChild instanceof CfnStage) defaultChild.routeSettings = settings;
}
