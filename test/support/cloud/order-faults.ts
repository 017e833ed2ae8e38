import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { targetOf, type AwsCall } from "../../../local/aws/call.ts";
import type { Cloud } from "../../../local/cloud.ts";

/** Which AWS calls are to fail, to lose their answer, or to wait until the order ends. What is not named does not matter. */
export const FaultOrder = z.object({
  service: z.enum(["cognito-idp", "dynamodb", "s3", "ses", "sqs"]),
  /** The name of the calling function. */
  caller: z.string().optional(),
  operation: z.string().optional(),
  method: z.string().optional(),
  /** What the call's path or body says: a test must hit nobody but its own people. */
  contains: z.string().min(8),
  /** Calls that pass before the first that is met. */
  skip: z.number().default(0),
  /** Of the calls after these one of so many is met. */
  every: z.number().default(1),
  /** Calls that are met. */
  times: z.number().default(1_000_000),
  /** Lets the calls wait until the order ends, in place of failing. */
  isHold: z.boolean().default(false),
  /** Carries the calls out and breaks their connections in place of answering. */
  isLost: z.boolean().default(false),
  status: z.number().default(500),
  code: z.string().default("InternalFailure"),
});
export type FaultOrder = z.input<typeof FaultOrder>;

/** An order that has not ended. */
interface Order {
  /** Calls that it has met. */
  met: number;
  end(): void;
}

const orders = new Map<string, Order>();
let orderCount = 0;

/** What a call's body says; SES is sent forms, which write an address with a percent sign. */
const bodyOf = ({ service, body }: AwsCall): string =>
  service === "ses"
    ? [...new URLSearchParams(body.toString()).values()].join(" ")
    : body.toString();

/** Lets calls fail or wait as an order says. */
function inject(cloud: Cloud, given: z.output<typeof FaultOrder>): string {
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  let { skip } = given;
  let passed = 0;
  const stop = cloud.inject((call) => {
    if (call.service !== given.service) return undefined;
    if (given.caller !== undefined && call.caller !== given.caller) return undefined;
    if (given.method !== undefined && call.method !== given.method) return undefined;
    if (given.operation !== undefined && targetOf(call) !== given.operation) return undefined;
    if (!`${call.path} ${bodyOf(call)}`.includes(given.contains)) return undefined;
    if (skip-- > 0 || order.met >= given.times) return undefined;
    if (++passed % given.every !== 0) return undefined;
    order.met++;
    const { status, code } = given;
    if (given.isLost) return "lost";
    return given.isHold ? ended : { status, code, message: "Injected by a test" };
  });
  const order: Order = {
    met: 0,
    end() {
      stop();
      resolve(undefined);
    },
  };
  const id = String(orderCount++);
  orders.set(id, order);
  return id;
}

/**
 * Answers tests in other processes: POST / injects, GET /id says how many calls were met, DELETE /id ends it, POST
 * /kill/NAME ends a function's threads, POST /reads/hold keeps reads late until POST /reads/let-go.
 */
export async function orderFaults(
  cloud: Cloud,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? "/";
  const body = await text(request);
  const id = path.slice(1);
  if (request.method === "GET") {
    response.end(String(orders.get(id)?.met ?? 0));
  } else if (request.method === "DELETE") {
    orders.get(id)?.end();
    orders.delete(id);
    response.end();
  } else if (path.startsWith("/kill/")) {
    await cloud.kill(path.slice("/kill/".length));
    response.end();
  } else if (path === "/reads/hold") {
    cloud.holdReads();
    response.end();
  } else if (path === "/reads/let-go") {
    await cloud.letGoReads();
    response.end();
  } else {
    response.end(inject(cloud, FaultOrder.parse(JSON.parse(body))));
  }
}
