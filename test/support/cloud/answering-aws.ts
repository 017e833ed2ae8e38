import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

/**
 * Answers the AWS calls of functions that a test loads into its own process, with these variables of theirs. Call it
 * before they are loaded. Returns what ends it.
 */
export async function answerAws(
  answer: RequestListener,
  variables: Readonly<Record<string, string>>,
): Promise<() => void> {
  const server = createServer(answer);
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  const environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "somebody",
    AWS_SECRET_ACCESS_KEY: "local",
    ...variables,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  };
}
