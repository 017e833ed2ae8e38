/** Answers that the inline script of the page has asked for, by path and body. */
declare global {
  var firstCalls: Map<string, Promise<Response>> | undefined;
}

/** Answers of the first half minute are as fresh as those the cache of answers keeps. */
const freshMs = 30_000;

/** Where the answer of a call waits. */
export const firstCallKey = (path: string, body = ""): string => `${path} ${body}`;

/** The answer of exactly this call, if it was asked for before the app had started. Each is given out once. */
export function takeFirstCall(path: string, body: unknown): Promise<Response> | undefined {
  if (body !== undefined && typeof body !== "string") return undefined;
  const key = firstCallKey(path, body);
  const answer = globalThis.firstCalls?.get(key);
  globalThis.firstCalls?.delete(key);
  return performance.now() < freshMs ? answer : undefined;
}
