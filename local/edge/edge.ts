import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { wildcards } from "../aws/policy.ts";
import type { ObjectStore } from "../emulators/s3/object-store.ts";
import { gatewayLimits, type Gateway } from "../gateway/gateway.ts";
import { gatewayMessage } from "../gateway/response.ts";
import type { Clock } from "../gateway/throttles.ts";
import { readBody } from "../net/http-body.ts";
import { account } from "../template/account.ts";
import type { Template } from "../template/template.ts";
import { bucketOrigin } from "./bucket-origin.ts";
import { compressed } from "./compression.ts";
import {
  readDistribution,
  type Behaviour,
  type Distribution,
  type Origin,
} from "./distribution.ts";
import { readEdgeFunctions, type EdgeFunction } from "./edge-function.ts";
import { readFirewall } from "./firewall.ts";
import { readForwarding } from "./forwarding.ts";
import {
  headerPairs,
  headerValue,
  withHeader,
  type EdgeRequest,
  type EdgeResponse,
} from "./request.ts";
import { readResponseHeaders, type ResponseHeaders } from "./response-headers.ts";

/** What the edge reads from and passes on to. */
export interface EdgeOptions {
  readonly template: Template;
  readonly store: ObjectStore;
  readonly gateway: Gateway;
  /** The clock of the firewall's rates. */
  readonly clock?: Clock;
}

/** The header by which origin and viewer both learn the edge's id of a request. */
const idHeader = "x-amz-cf-id";

/** Answers a request that has been read. */
export type Handler = (request: EdgeRequest) => Promise<EdgeResponse>;

interface Route {
  readonly pattern: RegExp;
  readonly answer: Handler;
}

/**
 * The template's CloudFront distribution: the firewall before it, its behaviours in order, each with its functions,
 * policies and origin. It keeps no cache, so that every change is seen at once.
 */
export function edgeOf(options: EdgeOptions): Handler {
  const firewall = readFirewall(options.template, options.clock ?? (() => performance.now()));
  const distribution = readDistribution(options.template);
  const functions = readEdgeFunctions(options.template, distribution.id);
  const policies = readResponseHeaders(options.template);
  const origins = new Map(
    distribution.origins.map((origin) => [origin.Id, openOrigin(options, distribution, origin)]),
  );
  const routes = distribution.behaviours.map((behaviour): Route => {
    return {
      pattern: new RegExp(wildcards(behaviour.PathPattern ?? "*").replace("^", "^/?")),
      answer: openBehaviour(options.template, behaviour, origins, functions, policies),
    };
  });

  return async (request) => {
    const stopped = firewall(request);
    if (stopped !== undefined) return stopped;
    const route = routes.find(({ pattern }) => pattern.test(request.uri));
    return (await route?.answer(request)) ?? plainAnswer(404, "Not Found");
  };
}

/** Serves the template's distribution over HTTP. */
export function openEdge(options: EdgeOptions): RequestListener {
  const answer = edgeOf(options);
  return (request, response) => {
    void serve(answer, request, response);
  };
}

async function serve(
  answerOf: Handler,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const request = await readRequest(incoming);
    const answer = await answerOf(request);
    response.setHeader(idHeader, request.id);
    send(response, request.method, answer);
  } catch (error) {
    // A viewer that went away in the middle of its upload waits for nothing.
    if (incoming.destroyed && !incoming.complete) return;
    console.error(error);
    send(response, "GET", plainAnswer(502, "Bad Gateway"));
  }
}

async function readRequest(incoming: IncomingMessage): Promise<EdgeRequest> {
  const target = incoming.url ?? "/";
  const mark = target.indexOf("?");
  return {
    id: randomBytes(42).toString("base64"),
    method: incoming.method ?? "GET",
    uri: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? "" : target.slice(mark + 1),
    headers: headerPairs(incoming.rawHeaders),
    body: await readBody(incoming, gatewayLimits.bodyBytes),
    viewer: {
      address: incoming.socket.remoteAddress ?? "127.0.0.1",
      port: incoming.socket.remotePort ?? 0,
    },
  };
}

function send(response: ServerResponse, method: string, answer: EdgeResponse): void {
  const names = new Set(answer.headers.map(([name]) => name));
  for (const name of names) {
    const values = answer.headers.filter(([header]) => header === name).map(([, value]) => value);
    response.setHeader(name, values.length === 1 ? (values[0] ?? "") : values);
  }
  const hasBody = answer.status !== 204 && answer.status !== 304;
  if (hasBody) response.setHeader("content-length", answer.body.length);
  response.writeHead(answer.status);
  response.end(hasBody && method !== "HEAD" ? answer.body : undefined);
}

const plainAnswer = (status: number, text: string): EdgeResponse => ({
  status,
  headers: [["content-type", "text/plain"]],
  body: Buffer.from(text),
});

/** How one behaviour answers: functions, then origin, then response headers and compression. */
function openBehaviour(
  template: Template,
  behaviour: Behaviour,
  origins: ReadonlyMap<string, Handler>,
  functions: ReadonlyMap<string, EdgeFunction>,
  policies: ReadonlyMap<string, ResponseHeaders>,
): Handler {
  const forwarding = readForwarding(template, behaviour);
  const viewerRequests = behaviour.FunctionAssociations.map(({ FunctionARN }) =>
    found(functions, FunctionARN.slice(FunctionARN.lastIndexOf("/") + 1)),
  );
  const policyId = behaviour.ResponseHeadersPolicyId;
  const policy = policyId === undefined ? undefined : found(policies, policyId);

  return async (viewerRequest) => {
    if (!behaviour.AllowedMethods.includes(viewerRequest.method)) {
      const message = "This distribution is not configured to allow this HTTP request method.";
      return plainAnswer(403, message);
    }
    let request = viewerRequest;
    for (const viewerFunction of viewerRequests) {
      const next = await viewerFunction(request);
      if ("status" in next) return next;
      request = next;
    }
    const origin = found(origins, request.originId ?? behaviour.TargetOriginId);
    const answer = await origin(forwarding.forward(request));
    const withPolicy = { ...answer, headers: policy?.(answer.headers) ?? answer.headers };
    if (!behaviour.Compress || !forwarding.compresses) return withPolicy;
    return compressed(withPolicy, headerValue(viewerRequest.headers, "accept-encoding") ?? "");
  };
}

function found<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The template's distribution refers to unknown ${name}`);
  return value;
}

/** An origin by the domain it has on AWS: a bucket or the HTTP API. */
function openOrigin(options: EdgeOptions, distribution: Distribution, origin: Origin): Handler {
  const [name = "", service = ""] = origin.DomainName.split(".");
  if (service === "s3") {
    return bucketOrigin(options.template, options.store, name, distribution.defaultRootObject);
  }
  if (origin.DomainName !== `${name}.execute-api.${account.region}.amazonaws.com`) {
    throw new Error(`The origin ${origin.DomainName} is unknown locally`);
  }
  return apiOrigin(options.gateway, origin);
}

function apiOrigin(gateway: Gateway, origin: Origin): Handler {
  return (request) => {
    // An origin's own headers replace what the viewer sent under these names.
    const headers = origin.OriginCustomHeaders.reduce(
      (all, { HeaderName, HeaderValue }) => withHeader(all, HeaderName.toLowerCase(), HeaderValue),
      request.headers,
    );
    const host = headerValue(headers, "host") ?? origin.DomainName;
    // The gateway knows itself by its own name only; a policy that forwards the viewer's Host locks everybody out.
    if (host !== origin.DomainName) {
      return Promise.resolve(gatewayMessage(403, "Forbidden"));
    }
    return gateway({
      method: request.method,
      target: request.query === "" ? request.uri : `${request.uri}?${request.query}`,
      headers: withHeader(withHeader(headers, "host", host), idHeader, request.id),
      body: request.body,
      sourceIp: request.viewer.address,
    });
  };
}
