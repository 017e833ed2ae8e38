import type { IncomingMessage, ServerResponse } from "node:http";
import { bucketArn } from "../account.ts";
import { readBody } from "../http-body.ts";
import { loopback, serveEarly } from "../listen.ts";
import { accessDenied, sendAwsError, type AwsError } from "./aws-error.ts";
import { signatureOf, type AwsCall } from "./call.ts";
import type { Permissions } from "./permissions.ts";
import type { Permission } from "./policy.ts";
import { permissionsOf } from "./service-permissions.ts";
import { s3Address } from "./s3-permissions.ts";

/** Answers the allowed calls of one service. The body is in `call.body`, except S3 uploads, which are still in the request. */
export type Service = (
  call: AwsCall,
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void>;

/** The emulated services by the name their signatures carry. */
export type Services = Readonly<Record<string, Service>>;

/** Makes chosen calls fail, or wait: an error to answer with, or undefined to let the call pass, at once or later. */
export type Fault = (call: AwsCall) => AwsError | undefined | Promise<AwsError | undefined>;

/** Whether a bucket holds a key. */
export type HoldsObject = (bucket: string, key: string) => Promise<boolean>;

interface Opened {
  readonly services: Services;
  readonly permissions: Permissions;
  readonly holds: HoldsObject;
}

/** The one HTTP endpoint that all AWS clients of the local cloud talk to. */
export interface AwsEndpoint {
  /** `http://127.0.0.1:…`: an address, not a name, so that S3 clients put the bucket into the path. */
  readonly url: string;
  /** Begins to answer; until then calls wait. */
  open(parts: Opened): void;
  /** Lets chosen calls fail until the returned function is called. */
  inject(fault: Fault): () => void;
  stop(): Promise<void>;
}

/** The access key id of whoever operates the account: tests and start-up, who may do everything. */
export const operator = "operator";

/** Starts the endpoint on a free port of this machine. */
export async function startAwsEndpoint(): Promise<AwsEndpoint> {
  const faults = new Set<Fault>();
  const server = await serveEarly(0);
  return {
    url: `http://${loopback}:${server.port}`,
    open(parts) {
      server.open((request, response) => {
        void answer(parts, faults, request, response);
      });
    },
    inject(fault) {
      faults.add(fault);
      return () => {
        faults.delete(fault);
      };
    },
    stop: () => server.stop(),
  };
}

async function answer(
  opened: Opened,
  faults: ReadonlySet<Fault>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const signature = signatureOf(request.headers.authorization);
  if (signature === undefined) {
    const message = "The request carries no AWS signature";
    sendAwsError(response, "", { status: 403, code: "MissingAuthenticationToken", message });
    return;
  }
  try {
    const call = await readCall(signature, request);
    const error = (await faultOf(faults, call)) ?? (await refusal(opened, call));
    if (error !== undefined) sendAwsError(response, call.service, error);
    else await opened.services[call.service]?.(call, request, response);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (response.headersSent) response.destroy();
    else sendAwsError(response, signature.service, { status: 500, code: "LocalFault", message });
  }
}

async function readCall(
  { caller, service }: { readonly caller: string; readonly service: string },
  request: IncomingMessage,
): Promise<AwsCall> {
  // Not the URL class, which would take a key such as `a/..` for a way up.
  const [path = "/", query] = (request.url ?? "/").split("?");
  const method = request.method ?? "GET";
  const isUpload = service === "s3" && method === "PUT";
  return {
    service,
    caller,
    method,
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: (isUpload ? undefined : await readBody(request)) ?? Buffer.alloc(0),
  };
}

async function faultOf(faults: ReadonlySet<Fault>, call: AwsCall): Promise<AwsError | undefined> {
  for (const fault of faults) {
    const error = await fault(call);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Why the caller may not make this call; undefined when it may. */
async function refusal(
  { permissions, holds }: Opened,
  call: AwsCall,
): Promise<AwsError | undefined> {
  if (call.caller === operator) return undefined;
  const denied = (permission: Permission): AwsError =>
    accessDenied(
      call.service,
      `User: ${call.caller} is not authorized to perform: ${permission.action} on resource: ` +
        `${permission.resource} because no identity-based policy allows the ${permission.action} action`,
    );
  for (const alternatives of permissionsOf(call)) {
    const isAllowed = alternatives.some((each) => permissions.check(call.caller, each));
    const [first] = alternatives;
    if (!isAllowed && first !== undefined) return denied(first);
  }
  if (call.service !== "s3" || (call.method !== "GET" && call.method !== "HEAD")) return undefined;
  // S3 tells only those who may list a bucket that an object is missing; to others it is forbidden.
  const { bucket, key } = s3Address(call.path);
  if (key === "" || (await holds(bucket, key))) return undefined;
  const list = { action: "s3:ListBucket", resource: bucketArn(bucket) };
  return permissions.check(call.caller, list) ? undefined : denied(list);
}
