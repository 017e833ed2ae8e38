import { Agent, request as httpRequest, type ClientRequest } from "node:http";
import type { Service } from "./aws-endpoint.ts";

/** Whether a connection that was kept had been closed at the other end when it was used again: nobody read the call. */
const wasClosed = (error: Error, { reusedSocket }: ClientRequest): boolean =>
  reusedSocket && "code" in error && error.code === "ECONNRESET";

/** Passes calls on to an emulator that listens at a URL. */
export function forwardTo(emulator: URL): Service {
  const agent = new Agent({ keepAlive: true });
  return (call, request, response) =>
    new Promise((done, fail) => {
      const forward = (): void => {
        const forwarded = httpRequest(
          {
            agent,
            host: emulator.hostname,
            port: emulator.port,
            method: call.method,
            path: request.url,
            headers: { ...request.headers, "content-length": call.body.length },
          },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
            answer.once("end", done);
            answer.once("error", fail);
          },
        );
        forwarded.once("error", (error) => {
          if (wasClosed(error, forwarded) && !response.headersSent && !response.closed) forward();
          else fail(error);
        });
        // A caller that stops waiting must not keep a long poll open that swallows messages.
        response.once("close", () => {
          if (!response.writableFinished) forwarded.destroy();
        });
        forwarded.end(call.body);
      };
      forward();
    });
}
