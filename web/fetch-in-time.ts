import { limits } from "../shared/limits.ts";
import { takeFirstCall } from "./first/first-calls.ts";

/** How many bytes a form sends, but for what is between its fields. */
function formBytes(form: FormData): number {
  return [...form.values()].reduce(
    (sum, value) => sum + (typeof value === "string" ? value.length : value.size),
    0,
  );
}

/** How long to wait for an answer to begin, in milliseconds: an upload has time for its bytes on top. */
export function answerLimitMs(body: RequestInit["body"]): number {
  const bytes = body instanceof FormData ? formBytes(body) : 0;
  return limits.answerMs + (bytes / limits.uploadBytesPerSecond) * 1000;
}

/** What a call rejects with when its time is over. */
export class OutOfTime extends Error {}

/** Rejects as soon as a signal says so, also where nothing hears it: an answer that the page's HTML has asked for. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
    work.then(resolve, reject);
  });
}

/**
 * `fetch` that comes to an end: rejects with OutOfTime when the answer has not begun in its time, or does not end in as
 * much again. A connection may hang without breaking, as when a phone changes networks.
 */
export async function fetchInTime<Content>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Content>,
): Promise<{ readonly response: Response; readonly content: Content }> {
  const { signal } = init;
  signal?.throwIfAborted();
  // `AbortSignal.any` would say this in a line, and is younger than browsers that we serve.
  const end = new AbortController();
  const stop = () => {
    end.abort();
  };
  const giveUp = () => {
    end.abort(new OutOfTime("The answer did not come in time"));
  };
  signal?.addEventListener("abort", stop);
  let timer = setTimeout(giveUp, answerLimitMs(init.body));
  try {
    const request = { credentials: "same-origin" as const, ...init, signal: end.signal };
    const asked = takeFirstCall(path, init.body) ?? fetch(path, request);
    const response = await unlessAborted(asked, end.signal);
    clearTimeout(timer);
    timer = setTimeout(giveUp, limits.answerMs);
    return { response, content: await unlessAborted(read(response), end.signal) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
