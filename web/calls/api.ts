import type { RequestInputOf, ResponseOf } from "../../shared/endpoint.ts";
import type { EndpointName, Endpoints } from "../../shared/endpoints.ts";
import { errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { csrfCookie } from "../browser/csrf-cookie.ts";
import { endpointRows, type EndpointRow } from "./endpoint-rows.ts";
import { fetchInTime, OutOfTime } from "./fetch-in-time.ts";

/** What a call takes. Fields with a default may be left out. */
export type CallRequest<Name extends EndpointName> = RequestInputOf<Endpoints[Name]>;
/** What a call answers. */
export type CallResponse<Name extends EndpointName> = ResponseOf<Endpoints[Name]>;

type Fields = Readonly<Record<string, unknown>>;

/** A call that failed. `message` is always a sentence for the user. */
export class CallError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The answer's own `error` text, if it had one. */
  readonly serverMessage: string | undefined;
  /** Whether no answer of ours came, so that nobody knows if the server acted. */
  readonly isNetwork: boolean;
  /** Whether the answer was that of another address, to which this one led. */
  readonly isRedirect: boolean;
  /** Whether it took all the time that a call has. */
  readonly isOutOfTime: boolean;
  /** Milliseconds after which the server wants to be asked again, if it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    serverMessage: string | undefined,
    lost?: "network" | "redirect" | "time",
    retryAfterMs?: number,
  ) {
    const isLost = lost !== undefined;
    super(serverMessage ?? (isLost ? sentences.unreachable : sentences.unexpected));
    this.name = "CallError";
    this.status = status;
    this.serverMessage = serverMessage;
    this.isNetwork = isLost;
    this.isRedirect = lost === "redirect";
    this.isOutOfTime = lost === "time";
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether nobody knows if the server did what it was asked to: that is no refusal. */
  get isLost(): boolean {
    return this.isNetwork || this.status >= 500;
  }
}

/** Notes a failure for whoever looks at the console; a refusal that the page tells in words is no fault of the program. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof CallError && !error.isLost) console.warn(what, error.message);
  else console.error(what, error);
}

/**
 * Calls an endpoint by name: the only place of the browser that speaks to the server.
 * Throws CallError for every answer that is not a success, for a failed network, and 'CSRF token not found'.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  request: CallRequest<Name>,
  signal?: AbortSignal,
): Promise<CallResponse<Name>> {
  const fields = { ...(request as Fields) };
  const row = endpointRows[name];
  const path = fillPath(row.path, fields);
  // Whoever signs out means whoever is signed in.
  if (row.isWrite && name !== "auth_logout") await requireShownAccount();
  const body = row.isGet
    ? await send(path + queryString(fields), { signal })
    : await send(path, { signal, ...(await postInit(fields, row.body)) });
  if (name === "check_logged") shown = accountIn(body);
  // The server parsed its answer with the row's schema before it sent it.
  return body as CallResponse<Name>;
}

/** Calls an endpoint that answers with a file. Throws CallError as `call` does. */
export async function callForFile<Name extends EndpointName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<Blob> {
  const fields = { ...(request as Fields) };
  const path = fillPath(endpointRows[name].path, fields) + queryString(fields);
  const { response, content } = await answerOf(path, {}, (answer) => answer.blob());
  // Ours come as files to keep; a page of somebody in between does not.
  if (response.headers.has("Content-Disposition")) return content;
  if (response.ok) throw new CallError(0, undefined, "network");
  throw refusal(response, errorText(parseJson(await content.text())));
}

/** Replaces `{name}` by the field of that name, and takes the field out of `fields`. */
function fillPath(path: string, fields: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    fields[name] = undefined;
    return encodeURIComponent(value);
  });
}

function queryString(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

async function postInit(fields: Fields, body: EndpointRow["body"]): Promise<RequestInit> {
  const headers = { "X-CSRFToken": await csrfToken() };
  if (body === "form") return { method: "POST", headers, body: formData(fields) };
  return {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  };
}

/** Files stay files, text stays text, and anything else goes as JSON. */
function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const plain = value instanceof Blob || typeof value === "string";
    form.append(name, plain ? value : JSON.stringify(value));
  }
  return form;
}

/** An account, and the token of its session here. */
interface Account {
  /** Empty for a visitor. */
  readonly username: string;
  readonly token: string | undefined;
}

const accountIn = (checkLogged: unknown): Account => ({
  username: (checkLogged as CallResponse<"check_logged">).username,
  token: csrfCookie(),
});

/** Whom the page shows as signed in, since the server has told it. */
let shown: Account | undefined;

/**
 * Makes sure that a page writes into the account that it shows: in another tab somebody else may have signed in since, which
 * changes the cookie, and so does a session that was only renewed. Throws CallError 401 where it is another account by now.
 */
async function requireShownAccount(): Promise<void> {
  if (shown === undefined || shown.username === "" || shown.token === (await csrfToken())) return;
  const now = accountIn(await send(endpointRows.check_logged.path, {}));
  // Until the page has learnt of it, by its own call, no further write gets through either.
  if (now.username !== shown.username) {
    throw new CallError(errorStatus.signed_out, sentences.sessionOver);
  }
  shown = now;
}

/** Whether this browser was ever here: the first answer of the server sets the cookie. */
export const hasVisitedBefore = (): boolean => csrfCookie() !== undefined;

let cookieOnItsWay: Promise<unknown> | undefined;

/** The token that every POST carries; asks the server once for a missing cookie. */
async function csrfToken(): Promise<string> {
  if (csrfCookie() === undefined) {
    cookieOnItsWay ??= send(endpointRows.check_logged.path, {}).finally(() => {
      cookieOnItsWay = undefined;
    });
    await cookieOnItsWay;
  }
  const token = csrfCookie();
  if (token === undefined) throw new CallError(403, sentences.csrfMissing);
  return token;
}

/** An answer and what `read` makes of it. Throws CallError when none comes in time, unless the caller gave up. */
async function answerOf<Content>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Content>,
) {
  try {
    return await fetchInTime(path, init, read);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError(0, undefined, error instanceof OutOfTime ? "time" : "network");
  }
}

function refusal({ status, headers }: Response, error: string | undefined): CallError {
  return new CallError(status, error, undefined, retryAfterMs(headers.get("Retry-After")));
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const { response, content } = await answerOf(path, init, (answer) => answer.text());
  const body = parseJson(content);
  const error = errorText(body);
  if (!response.ok || error !== undefined) throw refusal(response, error);
  // Our answers are JSON, and come from where they were asked for: this is a proxy's, or a sign-in page's of a network.
  if (response.redirected) throw new CallError(0, undefined, "redirect");
  if (body === undefined) throw new CallError(0, undefined, "network");
  return body;
}

/** A Retry-After header in milliseconds; ours are in seconds, and a date is nothing that we send. */
function retryAfterMs(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorText(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  return typeof body.error === "string" && body.error !== "" ? body.error : undefined;
}
