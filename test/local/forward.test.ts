import { createServer } from "node:http";
import { once } from "node:events";
import { SESClient, GetSendQuotaCommand } from "@aws-sdk/client-ses";
import { expect, inject, onTestFinished, test } from "vitest";
import { startAwsEndpoint } from "../../local/aws/aws-endpoint.ts";
import { forwardTo } from "../../local/aws/forward.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { readPermissions } from "../../local/aws/permissions.ts";
import { close, loopback, portOf } from "../../local/net/listen.ts";
import { readTemplate } from "../../local/template/template.ts";

const quota = `<GetSendQuotaResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">
  <GetSendQuotaResult><SentLast24Hours>7</SentLast24Hours></GetSendQuotaResult>
</GetSendQuotaResponse>`;

/** An emulator that answers once on a connection, keeps it, and breaks it when it is used again. */
async function forgetfulEmulator(): Promise<URL> {
  const met = new WeakSet<object>();
  const server = createServer((request, response) => {
    if (met.has(request.socket)) {
      request.socket.resetAndDestroy();
      return;
    }
    met.add(request.socket);
    response.setHeader("content-type", "text/xml");
    response.end(quota);
  });
  server.listen(0, loopback);
  await once(server, "listening");
  onTestFinished(() => close(server));
  return new URL(`http://${loopback}:${portOf(server)}`);
}

/** The endpoint of all AWS calls, behind which one emulator stands for SES. */
async function endpointBefore(emulator: URL): Promise<string> {
  const endpoint = await startAwsEndpoint();
  onTestFinished(() => endpoint.stop());
  const here = "http://localhost";
  const addresses = { domain: "localhost", issuer: here, gateway: here, aws: endpoint.url };
  endpoint.open({
    services: { ses: forwardTo(emulator) },
    permissions: readPermissions([], readTemplate(inject("fixture"), addresses), () => []),
    mailIdentities: new Set(),
    holds: () => Promise.resolve(false),
  });
  return endpoint.url;
}

test("a connection that the emulator closed while it was kept is no fault of the call", async () => {
  const endpoint = await endpointBefore(await forgetfulEmulator());
  const ses = new SESClient({ ...operatorClient(endpoint), maxAttempts: 1 });
  for (let call = 0; call < 4; call++) {
    expect(await ses.send(new GetSendQuotaCommand())).toMatchObject({ SentLast24Hours: 7 });
  }
});
