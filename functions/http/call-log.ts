import * as limits from "../../shared/limits.ts";
import { coldStart, memoryMb } from "../runtime/cold-start.ts";
import { countsByFunction, errorFields, log, logAbout } from "../runtime/log.ts";
import { header, type HttpEvent } from "./request.ts";

/** One call of an endpoint, from its beginning to its line in the log. */
export interface CallLog {
  /** Logs an error of ours whole: nothing of it is in the answer. */
  fault(error: unknown): void;
  /** Logs how the call was answered; once, at its end. */
  answered(status: number): void;
}

/** What of an endpoint decides how its calls are counted. */
export interface Counted {
  readonly endpoint: string;
  /** Whether it takes seconds by its nature; then its time says nothing of how the site does. */
  readonly takesLong?: boolean | undefined;
  /** Whether somebody cannot sign in when it fails. */
  readonly isSignIn?: boolean;
}

/** Begins the log of a call: its lines, also those of what it sets going, carry the ids of gateway and edge. */
export function beginCall(event: HttpEvent, counted: Counted): CallLog {
  const startedAt = performance.now();
  const { endpoint, takesLong = false, isSignIn = false } = counted;
  logAbout({
    requestId: event.requestContext.requestId,
    edgeId: header(event, "x-amz-cf-id"),
  });
  return {
    fault(error) {
      log("error", "fault", { endpoint, ...errorFields(error) });
    },
    answered(status) {
      const start = coldStart();
      const ms = performance.now() - startedAt + (start?.InitMs ?? 0);
      const time = { AnswerMs: Math.round(ms * 10) / 10 };
      const isFault = status >= 500;
      const ofSite = {
        ...(takesLong ? {} : time),
        ...(!takesLong && ms >= limits.slowAnswerMs ? { SlowAnswers: 1 } : {}),
        ...(isFault ? { Faults: 1 } : {}),
        ...(isFault && isSignIn ? { FailedSignIns: 1 } : {}),
        ...start,
      };
      const own = {
        ...(isFault ? { Faults: 1 } : {}),
        ...(countsByFunction() ? { ...time, ...start } : {}),
      };
      const fields = { endpoint, status, ...time, memoryMb: memoryMb() };
      const ofVersion = isFault ? (["Faults"] as const) : [];
      log("info", "call", fields, { ofSite, ofFunction: [endpoint, own], ofVersion });
    },
  };
}
