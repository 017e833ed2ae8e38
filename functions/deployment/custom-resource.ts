import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { errorFields, log } from "../runtime/log.ts";

/** What CloudFormation asks of a function that stands for a resource of a template. */
const Request = z.object({
  RequestType: z.enum(["Create", "Update", "Delete"]),
  /** Where the answer is put: CloudFormation waits for it, not for what the function returns. */
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  PhysicalResourceId: z.string().optional(),
  ResourceProperties: z.unknown().optional(),
  OldResourceProperties: z.unknown().optional(),
});

export type DeploymentRequest = z.output<typeof Request>;

/** What CloudFormation is told. */
interface Decision {
  /** Why the request fails; left out where it passes. */
  readonly refusal?: string | undefined;
  /** The attributes of the resource, which the rest of its template can read. */
  readonly data?: Readonly<Record<string, string>>;
}

/** An answer may have 4096 bytes. */
const longestReason = 2000;

const attempts = 4;
const attemptMs = 4000;
const pauseMs = 250;

/**
 * Answers CloudFormation, whatever happens: without an answer a deployment would wait for minutes. Where `decide` rejects,
 * the request passes, without attributes: a rollback must never fail for a fault of ours. Throws for what is no request, and
 * when nobody takes the answer.
 */
export async function answerCloudFormation(
  event: unknown,
  decide: (request: DeploymentRequest) => Promise<Decision>,
): Promise<void> {
  const request = Request.parse(event);
  const { refusal: reason, data } = await decide(request).catch((error: unknown): Decision => {
    log("error", "deployment request", errorFields(error));
    return {};
  });
  if (reason !== undefined) log("warn", "deployment refused", { reason });
  const { StackId, RequestId, LogicalResourceId, PhysicalResourceId } = request;
  const answer = {
    ...(reason === undefined
      ? { Status: "SUCCESS" }
      : { Status: "FAILED", Reason: reason.slice(0, longestReason) }),
    // Always the same: another one would be another resource, and the former one would be deleted.
    PhysicalResourceId: PhysicalResourceId ?? LogicalResourceId,
    StackId,
    RequestId,
    LogicalResourceId,
    ...(data === undefined ? {} : { Data: data }),
  };
  await put(request.ResponseURL, JSON.stringify(answer));
}

async function put(url: string, text: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(attemptMs);
      // As bytes: of text, fetch would say a type that the address was not signed for.
      const body = new TextEncoder().encode(text);
      const response = await fetch(url, { method: "PUT", body, signal });
      if (response.ok) return;
      throw new Error(`The answer was refused: ${response.status}`);
    } catch (error) {
      if (attempt === attempts) throw error;
      await delay(pauseMs * 2 ** attempt);
    }
  }
}
