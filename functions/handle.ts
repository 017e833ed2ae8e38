import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { endpointName, type AnswerOf, type Endpoint, type RequestOf } from "../shared/endpoint.ts";
import { ApiError, errorStatus, sentences } from "../shared/errors.ts";
import { compressed } from "./compression.ts";
import { requireCsrf } from "./csrf.ts";
import { errorFields, log } from "./log.ts";
import { requireOurEdge } from "./our-edge.ts";
import { requireRate } from "./rate-limit.ts";
import { fileResult, jsonResult, Reply } from "./reply.ts";
import { cookie, isNavigation, requestFields, visitorAddress, type HttpEvent } from "./request.ts";
import { fieldProblem, requestProblem } from "./request-problem.ts";
import { getSession, type Session } from "./table/sessions.ts";

/** Who calls and how, beside the fields of the request. */
export interface Call<User> {
  /** The signed-in user's id; on public rows undefined for visitors. */
  readonly uid: User;
  readonly session: Session | undefined;
  readonly event: HttpEvent;
  /** Settles once the call is within its rate limit; only rows that admit beside their reads wait for it themselves. */
  readonly admitted: Promise<void>;
}

type UserOf<E extends Endpoint> = E["auth"] extends "user" ? string : string | undefined;
type Rule<E extends Endpoint> = (
  request: RequestOf<E>,
  call: Call<UserOf<E>>,
) => Promise<AnswerOf<E> | Reply<AnswerOf<E>>> | AnswerOf<E> | Reply<AnswerOf<E>>;

interface HandleOptions {
  /** Counts the call while the rule reads, which saves a round trip; the rule awaits `admitted` before it writes. */
  readonly admitBesideReads?: boolean;
  /** Where a browser that came here as to a page goes instead of showing the JSON of a failure; undefined: nowhere. */
  readonly wayBack?: (event: HttpEvent, status: number) => Reply<unknown> | undefined;
}

/**
 * Makes a Lambda handler of one row and its rule. The only place that reads the session, checks the CSRF
 * token, counts the rate, parses request and response, turns errors into answers and logs the call.
 */
export function handle<E extends Endpoint>(row: E, rule: Rule<E>, options: HandleOptions = {}) {
  return async (event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const startedAt = performance.now();
    let failed: APIGatewayProxyStructuredResultV2 | undefined;
    const result = await answer(row, rule, options, event).catch((error: unknown) => {
      failed = failure(row, event, error);
      const { statusCode = errorStatus.unexpected } = failed;
      const back = isNavigation(event) ? options.wayBack?.(event, statusCode) : undefined;
      return back === undefined ? failed : redirectResult(back);
    });
    log("info", "call", {
      endpoint: endpointName(row.path),
      requestId: event.requestContext.requestId,
      // What went wrong counts, not how a browser is told.
      status: (failed ?? result).statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
    return compressed(event, result);
  };
}

async function answer<E extends Endpoint>(
  row: E,
  rule: Rule<E>,
  options: HandleOptions,
  event: HttpEvent,
): Promise<APIGatewayProxyStructuredResultV2> {
  requireOurEdge(event);
  const token = cookie(event, "sessionid");
  const session = token ? await getSession(token) : undefined;
  if (row.auth === "user" && session === undefined) {
    throw new ApiError("signed_out", sentences.signedOut);
  }
  if (row.effect === "write") requireCsrf(event, session);
  const admitted = row.rate
    ? requireRate(row.rate, session?.uid, visitorAddress(event))
    : Promise.resolve();
  if (options.admitBesideReads) admitted.catch(() => undefined);
  else await admitted;

  const request = parseRequest(row, await requestFields(event, row));
  const call = { uid: session?.uid as UserOf<E>, session, event, admitted };
  const given = await rule(request, call);
  await admitted;
  const reply = given instanceof Reply ? given : new Reply(given);
  if (reply.location !== undefined) return redirectResult(reply);
  const body = row.response.parse(reply.body);
  if (reply.file !== undefined) return fileResult(String(body), reply.file);
  return jsonResult(row.status ?? 200, body, { cookies: reply.cookies });
}

function parseRequest<E extends Endpoint>(row: E, fields: Record<string, unknown>): RequestOf<E> {
  const parsed = row.request.safeParse(fields, { error: fieldProblem });
  if (parsed.success) return parsed.data as RequestOf<E>;
  throw new ApiError("bad_request", requestProblem(parsed.error));
}

function redirectResult(reply: Reply<unknown>): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 302,
    headers: { location: reply.location ?? "/", "cache-control": "no-store" },
    cookies: [...reply.cookies],
    body: "",
  };
}

function failure(
  row: Endpoint,
  event: HttpEvent,
  error: unknown,
): APIGatewayProxyStructuredResultV2 {
  if (error instanceof ApiError) {
    const wait = error.retryAfterSeconds;
    return jsonResult(
      error.status,
      { error: error.message },
      wait === undefined ? {} : { headers: { "retry-after": String(wait) } },
    );
  }
  log("error", "fault", {
    endpoint: endpointName(row.path),
    requestId: event.requestContext.requestId,
    ...errorFields(error),
  });
  return jsonResult(500, { error: sentences.unexpected });
}
