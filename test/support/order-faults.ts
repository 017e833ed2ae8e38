import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { targetOf } from "../../local/aws/call.ts";
import type { Cloud } from "../../local/cloud.ts";

/** Which AWS calls are to fail, and how. What is not named does not matter. */
export const FaultOrder = z.object({
  service: z.enum(["cognito-idp", "dynamodb", "s3", "ses", "sqs"]),
  /** The name of the calling function. */
  caller: z.string().optional(),
  operation: z.string().optional(),
  method: z.string().optional(),
  /** What the call's path or body says: a test must hit nobody but its own people. */
  contains: z.string().min(8),
  /** Calls that pass before the first fails. */
  skip: z.number().default(0),
  /** Calls that fail. */
  times: z.number().default(1_000_000),
  status: z.number(),
  code: z.string(),
});
export type FaultOrder = z.input<typeof FaultOrder>;

const stops = new Map<string, () => void>();

/** Lets calls fail as an order says. */
function inject(cloud: Cloud, given: z.output<typeof FaultOrder>): string {
  let { skip, times } = given;
  const id = String(stops.size);
  const stop = cloud.inject((call) => {
    if (call.service !== given.service) return undefined;
    if (given.caller !== undefined && call.caller !== given.caller) return undefined;
    if (given.method !== undefined && call.method !== given.method) return undefined;
    if (given.operation !== undefined && targetOf(call) !== given.operation) return undefined;
    if (!`${call.path} ${call.body.toString()}`.includes(given.contains)) return undefined;
    if (skip > 0) skip--;
    else if (times > 0) {
      times--;
      return { status: given.status, code: given.code, message: "Injected by a test" };
    }
    return undefined;
  });
  stops.set(id, stop);
  return id;
}

/** Answers tests in other processes: POST / injects, DELETE /id ends it, POST /kill/NAME ends a function's threads. */
export async function orderFaults(
  cloud: Cloud,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? "/";
  const body = await text(request);
  if (request.method === "DELETE") {
    stops.get(path.slice(1))?.();
    response.end();
  } else if (path.startsWith("/kill/")) {
    await cloud.kill(path.slice("/kill/".length));
    response.end();
  } else {
    response.end(inject(cloud, FaultOrder.parse(JSON.parse(body))));
  }
}
