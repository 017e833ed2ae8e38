import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { signatureOf } from "../../local/aws/call.ts";

/** A call as a tamperer sees it. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Of a call to AWS the service and the operation, as far as they are known. */
  readonly service: string;
  readonly operation: string;
}

/** An answer on its way, which a tamperer changes in place. */
export interface Passing {
  status: number;
  readonly headers: Headers;
  body: Uint8Array;
  text: string;
}

/** Changes what answers on their way say. */
export type Tamper = (call: Call, answer: Passing) => void;

/** Stands in front of a server while something runs, and tampers with its answers. */
export async function inFrontOf<Result>(
  upstream: string,
  tamper: Tamper,
  run: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    void pass(upstream, request, tamper).then(({ status, headers, body }) => {
      response.writeHead(status, [...headers].flat());
      response.end(body);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  try {
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function pass(upstream: string, request: IncomingMessage, tamper: Tamper) {
  const { method = "GET", url = "/" } = request;
  const given = Object.entries(request.headers).flatMap(([name, value]) =>
    ["host", "connection", "content-length", "accept-encoding"].includes(name) ||
    typeof value !== "string"
      ? []
      : [[name, value] as [string, string]],
  );
  const sent = await buffer(request);
  const answer = await fetch(upstream + url, {
    method,
    headers: given,
    redirect: "manual",
    ...(method === "GET" ? {} : { body: new Uint8Array(sent) }),
  });
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
    headers.delete(name);
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  const passing: Passing = {
    status: answer.status,
    headers,
    body,
    get text() {
      return new TextDecoder().decode(this.body);
    },
    set text(text) {
      this.body = new TextEncoder().encode(text);
    },
  };
  const target = request.headers["x-amz-target"];
  const action = new URLSearchParams(sent.toString()).get("Action");
  const operation = typeof target === "string" ? (target.split(".")[1] ?? "") : (action ?? "");
  const service = signatureOf(request.headers.authorization)?.service ?? "";
  tamper({ method, path: url, service, operation }, passing);
  return passing;
}
