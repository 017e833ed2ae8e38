import { ServerResponse, type IncomingMessage } from "node:http";
import { readBody } from "../net/http-body.ts";
import { loopback, serveEarly } from "../net/listen.ts";
import { bucketArn } from "../template/account.ts";
import { accessDenied, sendAwsError, type AwsError } from "./aws-error.ts";
import { signatureOf, type AwsCall } from "./call.ts";
import { watchEnvironments, type FrozenCalls } from "./frozen-calls.ts";
import type { Permissions } from "./permissions.ts";
import type { Permission } from "./policy.ts";
import { s3Address } from "./s3-permissions.ts";
import { permissionsOf } from "./service-permissions.ts";

/** Answers the allowed calls of one service. The body is in `call.body`, except S3 uploads, which are still in the request. */
export type Service = (
  call: AwsCall,
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void>;

/** The emulated services by the name their signatures carry. */
export type Services = Readonly<Record<string, Service>>;

/** What becomes of a call: an error is its answer, or it is carried out and its answer lost; undefined lets it pass. */
export type Fate = AwsError | "lost" | undefined;

/** Makes chosen calls fail, or wait: says what becomes of a call, at once or later. */
export type Fault = (call: AwsCall) => Fate | Promise<Fate>;

/** Whether a bucket holds a key. */
export type HoldsObject = (bucket: string, key: string) => Promise<boolean>;

interface Opened {
  readonly services: Services;
  readonly permissions: Permissions;
  /** The addresses and domains that the template makes identities of SES. */
  readonly mailIdentities: ReadonlySet<string>;
  readonly holds: HoldsObject;
}

interface Serving extends Opened {
  readonly faults: ReadonlySet<Fault>;
  readonly frozen: FrozenCalls;
}

/** The one HTTP endpoint that all AWS clients of the local cloud talk to. */
export interface AwsEndpoint {
  /** `http://127.0.0.1:…`: an address, not a name, so that S3 clients put the bucket into the path. */
  readonly url: string;
  /** Begins to answer; until then calls wait. */
  open(parts: Opened): void;
  /** Lets chosen calls fail until the returned function is called. */
  inject(fault: Fault): () => void;
  /** The calls of functions that are frozen. */
  readonly frozen: FrozenCalls;
  stop(): Promise<void>;
}

/** The access key id of whoever operates the account: tests and start-up, who may do everything. */
export const operator = "operator";

/** Starts the endpoint on a free port of this machine. */
export async function startAwsEndpoint(): Promise<AwsEndpoint> {
  const faults = new Set<Fault>();
  const frozen = watchEnvironments();
  const server = await serveEarly(0);
  return {
    url: `http://${loopback}:${server.port}`,
    open(parts) {
      server.open((request, response) => {
        void answer({ ...parts, faults, frozen }, request, response);
      });
    },
    inject(fault) {
      faults.add(fault);
      return () => {
        faults.delete(fault);
      };
    },
    frozen,
    stop: () => server.stop(),
  };
}

async function answer(
  opened: Serving,
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
    await opened.frozen.enter(call, response);
    const fate = await fateOf(opened.faults, call);
    const error = fate === "lost" ? undefined : fate;
    const refused = error ?? (await refusal(opened, call));
    if (refused !== undefined) {
      sendAwsError(response, call.service, refused);
    } else if (fate === "lost") {
      await opened.services[call.service]?.(call, request, new LostAnswer(request));
      response.destroy();
    } else {
      await opened.services[call.service]?.(call, request, response);
    }
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

async function fateOf(faults: ReadonlySet<Fault>, call: AwsCall): Promise<Fate> {
  for (const fault of faults) {
    const fate = await fault(call);
    if (fate !== undefined) return fate;
  }
  return undefined;
}

/** Takes an answer that nobody will get. */
class LostAnswer extends ServerResponse {
  override write(): boolean {
    return true;
  }
  override end(): this {
    this.emit("finish");
    return this;
  }
}

/** Why the caller may not make this call; undefined when it may. */
async function refusal(
  { permissions, mailIdentities, holds }: Opened,
  call: AwsCall,
): Promise<AwsError | undefined> {
  if (call.caller === operator) return undefined;
  const denied = (permission: Permission): AwsError =>
    accessDenied(
      call.service,
      `User: ${call.caller} is not authorized to perform: ${permission.action} on resource: ` +
        `${permission.resource} because no identity-based policy allows the ${permission.action} action`,
    );
  for (const each of permissionsOf(call, mailIdentities)) {
    if (!permissions.check(call.caller, each)) return denied(each);
  }
  if (call.service !== "s3" || (call.method !== "GET" && call.method !== "HEAD")) return undefined;
  // S3 tells only those who may list a bucket that an object is missing; to others it is forbidden.
  const { bucket, key } = s3Address(call.path);
  if (key === "" || (await holds(bucket, key))) return undefined;
  const list = { action: "s3:ListBucket", resource: bucketArn(bucket) };
  return permissions.check(call.caller, list) ? undefined : denied(list);
}
