import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import {
  endpointName,
  type AnswerOf,
  type Endpoint,
  type RequestOf,
} from "../../shared/endpoint.ts";
import { ApiError, errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Session } from "../table/people/sessions.ts";
import { admit, sessionToken } from "./admission.ts";
import { beginCall, type CallLog } from "./call-log.ts";
import { compressed } from "./compression.ts";
import { clearCookie } from "./cookies.ts";
import { requireNoFlood } from "./flood.ts";
import { requireOurEdge } from "./our-edge.ts";
import { fileResult, jsonResult, Reply, shownResult, unchangedResult } from "./reply.ts";
import { fieldProblem, requestProblem } from "./request-problem.ts";
import { isNavigation, requestFields, type HttpEvent } from "./request.ts";
import { isNobodys } from "./whose-token.ts";

/** Who calls and how, beside the fields of the request. */
export interface Call<User> {
  /** The signed-in user's id; on public rows undefined for visitors. */
  readonly uid: User;
  readonly session: Session | undefined;
  readonly event: HttpEvent;
}

type UserOf<E extends Endpoint> = E["auth"] extends "user" ? string : string | undefined;
type Rule<E extends Endpoint> = (
  request: RequestOf<E>,
  call: Call<UserOf<E>>,
) => Promise<AnswerOf<E> | Reply<AnswerOf<E>>> | AnswerOf<E> | Reply<AnswerOf<E>>;

interface HandleOptions {
  /**
   * On the way to a session: where a browser that came here as to a page goes instead of showing the JSON of a failure;
   * undefined: nowhere.
   */
  readonly wayBack?: (event: HttpEvent, status: number) => Reply<unknown> | undefined;
}

/**
 * Makes a Lambda handler of one row and its rule. The only place that lets calls in, parses request and response, turns
 * errors into answers and logs the call. Once it has answered, nothing of the call is under way: whoever begins several
 * promises waits for all of them ({@link sideBySide}), in failure, too.
 */
export function handle<E extends Endpoint>(row: E, rule: Rule<E>, options: HandleOptions = {}) {
  return async (event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const call = beginCall(event, {
      endpoint: endpointName(row.path),
      takesLong: row.takesLong,
      isSignIn: options.wayBack !== undefined,
    });
    let failed: APIGatewayProxyStructuredResultV2 | undefined;
    const result = await answer(row, rule, event).catch((error: unknown) => {
      failed = failure(call, error);
      const { statusCode = errorStatus.unexpected } = failed;
      const back = isNavigation(event) ? options.wayBack?.(event, statusCode) : undefined;
      return back === undefined ? failed : redirectResult(back);
    });
    const sent = compressed(event, forgettingToken(event, result));
    // What went wrong counts, not how a browser is told.
    call.answered((failed ?? sent).statusCode ?? errorStatus.unexpected);
    return sent;
  };
}

/** The answer, by which a browser forgets a token that opens nothing, so that it is not asked about again. */
function forgettingToken(
  event: HttpEvent,
  result: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const token = sessionToken(event);
  if (token === undefined || !isNobodys(token)) return result;
  const cookies = result.cookies ?? [];
  if (cookies.some((each) => each.startsWith("sessionid="))) return result;
  return { ...result, cookies: [...cookies, clearCookie("sessionid")] };
}

async function answer<E extends Endpoint>(
  row: E,
  rule: Rule<E>,
  event: HttpEvent,
): Promise<APIGatewayProxyStructuredResultV2> {
  await requireOurEdge(event);
  requireNoFlood(event);
  const session = await admit(row, event);
  const request = parseRequest(row, await requestFields(event, row));
  const given = await rule(request, { uid: session?.uid as UserOf<E>, session, event });
  const reply = given instanceof Reply ? given : new Reply(given);
  if (reply.location !== undefined) return redirectResult(reply);
  if (reply.unchanged !== undefined) return unchangedResult(reply.unchanged);
  const body = row.response.parse(reply.body);
  if (reply.shown !== undefined) return shownResult(String(body), reply.shown);
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

function failure(call: CallLog, error: unknown): APIGatewayProxyStructuredResultV2 {
  if (error instanceof ApiError) {
    const wait = error.retryAfterSeconds;
    return jsonResult(
      error.status,
      { error: error.message },
      wait === undefined ? {} : { headers: { "retry-after": String(wait) } },
    );
  }
  call.fault(error);
  return jsonResult(500, { error: sentences.unexpected });
}
