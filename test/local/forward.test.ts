import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { AwsCall } from "../../local/aws/call.ts";
import { forwardTo } from "../../local/aws/forward.ts";
import { loopback } from "../../local/listen.ts";

/** An emulator that answers once on a connection, keeps it, and breaks it when it is used again. */
async function forgetfulEmulator(): Promise<URL> {
  const met = new WeakSet<object>();
  const server = createServer((request, response) => {
    if (met.has(request.socket)) {
      request.socket.resetAndDestroy();
      return;
    }
    met.add(request.socket);
    response.end("taken");
  });
  server.listen(0, loopback);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://${loopback}:${(server.address() as AddressInfo).port}`);
}

/** The status by which a call through the endpoint is answered. */
async function statusOf(forward: ReturnType<typeof forwardTo>): Promise<number> {
  const call = { method: "POST", body: Buffer.from("mail") } as unknown as AwsCall;
  const request = { url: "/", headers: {} } as unknown as IncomingMessage;
  const response = new ServerResponse(request);
  await forward(call, request, response);
  return response.statusCode;
}

test("a connection that the emulator closed while it was kept is no fault of the call", async () => {
  const forward = forwardTo(await forgetfulEmulator());
  for (let call = 0; call < 4; call++) expect(await statusOf(forward)).toBe(200);
});
