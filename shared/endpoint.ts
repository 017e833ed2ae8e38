import type * as z from "zod";
import type { RateName } from "./rates.ts";

/** A capability that a Lambda may be given; `infra/grants.ts` says which IAM actions each one is. */
export type Need =
  | "account:close"
  | "account:delete"
  | "accounts:create"
  | "accounts:write"
  | "achievements:write"
  | "calendars:read"
  | "calendars:write"
  | "catalogue:read"
  | "community:find"
  | "covers:draw"
  | "diary:write"
  | "entries:drop"
  | "entries:read"
  | "entries:write"
  | "exports:store"
  | "lists:create"
  | "lists:delete"
  | "lists:find"
  | "lists:read"
  | "lists:write"
  | "listings:write"
  | "not-interested:write"
  | "pictures:decode"
  | "pictures:delete"
  | "pictures:purge"
  | "pictures:read"
  | "pictures:write"
  | "entries:find"
  | "imports:read"
  | "imports:start"
  | "imports:undo"
  | "model:use"
  | "profile:read"
  | "profile:write"
  | "provider:use"
  | "rankings:create"
  | "rankings:delete"
  | "rankings:find"
  | "rankings:read"
  | "reports:write"
  | "rankings:write"
  | "sessions:end"
  | "sessions:end-all"
  | "sessions:renew"
  | "sessions:start"
  | "shelf:read"
  | "snapshot:read"
  | "statistics:read";

type Method = "GET" | "POST";

/** One row of the endpoint table: all that is known about a call, said once. */
export interface Endpoint {
  readonly method: Method | readonly ["GET", "POST"];
  /** Public spelling, with its trailing slash; `{name}` stands for one segment. */
  readonly path: `/${string}/`;
  /** Who may call: anybody, or signed-in users only. */
  readonly auth: "public" | "user";
  /** A "write" changes state for its caller and needs the CSRF token. */
  readonly effect: "read" | "write";
  readonly needs: readonly Need[];
  readonly rate?: RateName;
  readonly summary: string;
  /** Fields of the query string, of the JSON body or the form, and of the path: each wins over those before it. */
  readonly request: z.ZodType;
  /** What is sent; fields it does not name are stripped. */
  readonly response: z.ZodType;
  /** Status of a success when it is not 200. */
  readonly status?: 201 | 202 | 302;
  /** "form" is multipart/form-data, "reports" what browsers report by themselves (one field `reports`); JSON otherwise. */
  readonly body?: "form" | "reports";
  /** Largest body in bytes when it is not `limits.jsonBytes`. */
  readonly maxBytes?: number;
  /** Whether it takes seconds by its nature: a model answers, another site, or a large file is read or drawn. */
  readonly takesLong?: true;
  /** Answers the web client holds that a success of this call makes stale, by endpoint name. */
  readonly stale?: readonly string[];
}

/** Declares a row; keeps its literal types, so that client and handler are typed by it. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

export type RequestOf<E extends Endpoint> = z.output<E["request"]>;
export type RequestInputOf<E extends Endpoint> = z.input<E["request"]>;
export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;
/** What a handler returns: the response before its schema strips it. */
export type AnswerOf<E extends Endpoint> = z.input<E["response"]>;

/** Paths whose name is not their own spelling. */
const renamed: Readonly<Record<string, string>> = { "/chat-tsuzuku/": "chat" };

/**
 * The one name of an endpoint, from its path: without `/api/` and parameters, with `/` and `-` written `_`.
 * It is the row's, the handler file's, the Lambda's and the test's name.
 */
export function endpointName(path: string): string {
  const plain = path.replace(/^\/api\//, "/").replace(/\{[^}]*\}\//g, "");
  return renamed[path] ?? plain.replace(/^\/|\/$/g, "").replace(/[/-]/g, "_");
}

/** The methods of a row as a list. */
export function methodsOf(row: Pick<Endpoint, "method">): readonly Method[] {
  return typeof row.method === "string" ? [row.method] : row.method;
}
