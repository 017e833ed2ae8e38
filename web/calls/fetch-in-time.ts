import * as limits from "../../shared/limits.ts";
import { takeFirstCall } from "./first-calls.ts";

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

/**
 * Calls `onPiece` for every piece of an answer's body as it comes. It listens to a copy: Chromium takes an answer that is
 * read piece by piece for one that was given up, and closes the connection.
 */
async function listen(response: Response, onPiece: () => void): Promise<void> {
  const pieces = response.clone().body?.getReader();
  try {
    while (pieces && !(await pieces.read()).done) onPiece();
  } catch {
    // Whoever reads the answer itself hears of it.
  }
}

/**
 * `fetch` that comes to an end: rejects with OutOfTime when the answer has not begun in its time, or when nothing more of
 * it comes for as long. A connection may hang without breaking, as when a phone changes networks. `read` gets the
 * answer.
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
  signal?.addEventListener("abort", stop);
  // An answer that the page's HTML has asked for hears no signal.
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener("abort", () => {
      reject(end.signal.reason as Error);
    });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end.abort(new OutOfTime("The answer did not come in time"));
    }, ms);
  };
  let hasEnded = false;
  const goOn = () => {
    if (!hasEnded) wait(limits.answerMs);
  };
  try {
    wait(answerLimitMs(init.body));
    const asked = takeFirstCall(path, init.body) ?? fetch(path, { ...init, signal: end.signal });
    const response = await Promise.race([asked, ended]);
    goOn();
    void listen(response, goOn);
    return { response, content: await Promise.race([read(response), ended]) };
  } finally {
    hasEnded = true;
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
