import * as z from "zod";
import type { Lambda } from "../lambda/lambda.ts";
import { FunctionError } from "../lambda/thread.ts";
import { account } from "../template/account.ts";
import type { Template } from "../template/template.ts";
import { eventOf, type ApiIdentity } from "./event.ts";
import type { GatewayRequest, GatewayResponse } from "./request.ts";
import { gatewayMessage, internalServerError, responseOf } from "./response.ts";
import { matchRoute, readRoutes } from "./routes.ts";
import { readThrottles, type Clock } from "./throttles.ts";

/** Answers one request with the function behind its route. */
export type Gateway = (request: GatewayRequest) => Promise<GatewayResponse>;

const megabyte = 1024 * 1024;

/** Limits of API Gateway and Lambda. */
export const gatewayLimits = {
  bodyBytes: 10 * megabyte,
  headerBytes: 10_240,
  lambdaPayloadBytes: 6 * megabyte,
  integrationMs: 30_000,
} as const;

/**
 * The template's HTTP API: its routes and throttles, events of payload format 2.0 and API Gateway's own error answers.
 */
export function openGateway(
  template: Template,
  lambda: Pick<Lambda, "invoke">,
  clock: Clock = () => performance.now(),
): Gateway {
  const routes = readRoutes(template);
  const mayPass = readThrottles(template, clock);
  const api = identityOf(template);

  return async (request) => {
    if (request.body === undefined) return gatewayMessage(413, "Request Entity Too Large");
    if (headerBytes(request) > gatewayLimits.headerBytes) {
      return gatewayMessage(431, "Request Header Fields Too Large");
    }
    const [path = "/"] = request.target.split("?");
    const match = matchRoute(routes, request.method, path);
    if (match === undefined) return gatewayMessage(404, "Not Found");
    if (!mayPass(match.route.key)) return gatewayMessage(429, "Too Many Requests");
    if (!match.route.isPermitted) return internalServerError;

    const event = eventOf(request, match, api);
    if (jsonBytes(event) > gatewayLimits.lambdaPayloadBytes) {
      return gatewayMessage(413, "Request Entity Too Large");
    }
    return invoke(lambda, match.route.functionArn, event, event.requestContext.requestId);
  };
}

function identityOf(template: Template): ApiIdentity {
  const [api] = template.resources("AWS::ApiGatewayV2::Api", z.object({}));
  if (api === undefined) throw new Error("The template has no HTTP API");
  return {
    apiId: api.name,
    domainName: `${api.name}.execute-api.${account.region}.amazonaws.com`,
  };
}

/** AWS counts bytes: a letter beyond ASCII has two to four of them. */
const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The request line and all headers together. */
const headerBytes = ({ method, target, headers }: GatewayRequest): number =>
  headers.reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    method.length + target.length,
  );

async function invoke(
  lambda: Pick<Lambda, "invoke">,
  functionArn: string,
  event: object,
  requestId: string,
): Promise<GatewayResponse> {
  const outOfTime = Promise.withResolvers<GatewayResponse>();
  const timer = setTimeout(() => {
    outOfTime.resolve(gatewayMessage(503, "Service Unavailable"));
  }, gatewayLimits.integrationMs);
  const answer = lambda.invoke(functionArn, event).then(
    (result) =>
      jsonBytes(result) > gatewayLimits.lambdaPayloadBytes
        ? internalServerError
        : responseOf(result, requestId),
    (error: unknown) => {
      if (error instanceof FunctionError) return internalServerError;
      throw error;
    },
  );
  try {
    return await Promise.race([answer, outOfTime.promise]);
  } finally {
    clearTimeout(timer);
  }
}
