import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { vi } from "vitest";

/** A request as the fake server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What the fake server answers. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: string;
  /** Where the answer sends the browser, with a status for that. */
  readonly location?: string;
  /** What the browser's cookies are after this answer. */
  readonly cookies?: string;
}

/**
 * A real HTTP server, and a page around it: relative addresses reach it, its answers set the cookies. It ends when the page
 * has all answers and did what follows from them, which would otherwise befall the next test.
 */
export interface FakeApi extends AsyncDisposable {
  readonly requests: SeenRequest[];
  answer: (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>;
}

/** Starts a server on a free port and makes `fetch` and `document.cookie` behave as in a page that it served. */
export async function startFakeApi(cookies = "csrftoken=token-1"): Promise<FakeApi> {
  const page = { cookie: cookies };
  const underWay = new Set<Promise<unknown>>();
  const api: FakeApi = {
    requests: [],
    answer: () => ({ body: "{}" }),
    [Symbol.asyncDispose]: async () => {
      do {
        await Promise.all(underWay);
        await nextTurn();
      } while (underWay.size > 0);
      vi.unstubAllGlobals();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = "", url = "", headers } = request;
      const seen = { method, url, headers, body };
      api.requests.push(seen);
      const answer = await api.answer(seen);
      page.cookie = answer.cookies ?? page.cookie;
      const location = answer.location === undefined ? {} : { location: answer.location };
      response.writeHead(answer.status ?? 200, { connection: "close", ...location });
      response.end(answer.body ?? "{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const origin = `http://127.0.0.1:${address.port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const asked = realFetch(origin + path, init);
    // An answer that is broken off or lost is over, too.
    const whole = asked.then((answer) => answer.clone().arrayBuffer()).catch(() => undefined);
    underWay.add(whole);
    void whole.then(() => underWay.delete(whole));
    return asked;
  });
  return api;
}
