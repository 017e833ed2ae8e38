import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { headerPairs } from "./edge/request.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { readBody } from "./net/http-body.ts";

/** Answers those who have found the gateway's own address: they come without what the edge adds. */
export const pastEdge =
  (gateway: Gateway): RequestListener =>
  (request, response) =>
    void handOn(gateway, request, response);

async function handOn(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await gateway({
    method: request.method ?? "GET",
    target: request.url ?? "/",
    headers: headerPairs(request.rawHeaders),
    body: await readBody(request),
    sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
  });
  response.writeHead(
    answer.status,
    answer.headers.flatMap((pair) => [...pair]),
  );
  response.end(answer.body);
}
