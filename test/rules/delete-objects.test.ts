import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/*
 * A storage that lists one object for ever and answers, with 200, that it will not delete it in one of its buckets.
 */
const list = (key: string) =>
  `<ListBucketResult><Contents><Key>${key}</Key></Contents></ListBucketResult>`;
const nothing = "<ListBucketResult></ListBucketResult>";
const refusal =
  "<DeleteResult><Error><Key>k</Key><Code>AccessDenied</Code><Message>Held.</Message></Error></DeleteResult>";

let stubborn = "";
const server = createServer((request, response) => {
  const [, bucket] = (request.url ?? "").split(/[/?]/);
  request.resume();
  response.writeHead(200, { "content-type": "application/xml" });
  if (request.method === "POST") response.end(refusal);
  else response.end(bucket === stubborn ? list("k") : nothing);
});

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  const variables = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "somebody",
    AWS_SECRET_ACCESS_KEY: "local",
    MEDIA_BUCKET: "media",
    DATA_BUCKET: "data",
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test.each(["media", "data"])(
  "an object that stays in %s is told of, not tried for ever",
  async (bucket) => {
    stubborn = bucket;
    const { deleteObjects } = await import("../../functions/account/objects.ts");
    await expect(deleteObjects("uid")).rejects.toThrow("Objects stay (1): Held.");
  },
);

test("a user who has no objects is done at once", async () => {
  stubborn = "";
  const { deleteObjects } = await import("../../functions/account/objects.ts");
  await expect(deleteObjects("uid")).resolves.toBeUndefined();
});
