import type { RequestListener, Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "./start-error.ts";

/** Everything local listens on this address only, so that nothing is offered to the network. */
export const loopback = "127.0.0.1";

/** The port of a listening server. */
export function portOf(server: { address(): string | AddressInfo | null }): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server is not listening");
  return address.port;
}

const portTaken = (port: number): StartError =>
  new StartError(`Port ${port} is already in use. Stop what uses it, or choose another with PORT.`);

function serve(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000 }, listener);
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      fail(error.code === "EADDRINUSE" ? portTaken(port) : error);
    });
    server.listen(port, loopback, () => {
      done(server);
    });
  });
}

/** A server whose port is known before what it serves is ready; early requests wait. */
export interface EarlyServer {
  readonly port: number;
  open(listener: RequestListener): void;
  stop(): Promise<void>;
}

/** Listens at once, so that others can be told the port, and serves once it is opened. Rejects with StartError when it is taken. */
export async function serveEarly(port: number): Promise<EarlyServer> {
  const opened = Promise.withResolvers<RequestListener>();
  const server = await serve(port, (request, response) => {
    void opened.promise.then((listener) => {
      listener(request, response);
    });
  });
  return { port: portOf(server), open: opened.resolve, stop: () => close(server) };
}

/** Ends a server and the connections that are still open. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}

/** A port that is free at this moment: the given one, or any where it is 0. Rejects with StartError when it is taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = await serveEarly(wanted);
  await server.stop();
  return server.port;
}
