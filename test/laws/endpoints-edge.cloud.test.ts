import { PutSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { methodsOf } from "../../shared/endpoint.ts";
import { type EndpointName } from "../../shared/endpoints.ts";
import { Browser } from "../support/browser.ts";
import { newcomer, visitor, type Person } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import {
  gateway,
  rows,
  waiting,
  built,
  pathOf,
  emptyBody,
  ask,
  proof,
  errorOf,
  expectRefusal,
} from "../support/people/asking.ts";

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
});

/** Somebody signed in whose session is thrown away after a law that may end it. */
const signedIn = (name: EndpointName): Person | Promise<Person> =>
  name === "auth_logout" ? newcomer() : ai;

describe("addresses", () => {
  test.each(built)("%s is the same with and without the slash at the end", async (name, row) => {
    const who = await signedIn(name);
    const withSlash = await ask(who, row);
    const path = pathOf(row).replace(/\/$/, "");
    const [method] = methodsOf(row);
    const [body, type] = emptyBody(row);
    const without = await who.send(path, {
      ...(method === "POST" ? { method, body, headers: { "content-type": type } } : {}),
    });
    expect(without.status).toBe(withSlash.status);
    expect(errorOf(without)).toEqual(errorOf(withSlash));
  });

  test.each(rows.filter(([name]) => waiting.has(name)))(
    "%s is not built yet, and says so",
    async (_, row) => {
      await provokes(ask(visitor(), row), 501, "This is not available yet.");
    },
  );

  test.each(built)("%s does not answer to other methods", async (_, row) => {
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (method) => !methodsOf(row).some((own) => own === method),
    );
    for (const method of others) {
      const answer = await ai.send(pathOf(row), { method, headers: proof(ai) });
      expectRefusal(answer, [404, 405]);
    }
  });

  test.each([
    "/api",
    "/api/",
    "/api/nothing/",
    "/api/update_anime/extra/",
    "/api/UPDATE_ANIME/",
    "/api/../api/nothing",
    "/api/update_anime%2F..%2Fx/",
    "/api/__proto__/",
    "/chat-other/",
  ])("%s does not exist", async (path) => {
    await provokes(visitor().get(path), 404, "There is nothing at this address.");
    const posted = visitor().send(path, { method: "POST", body: "{}" });
    await provokes(posted, 404, "There is nothing at this address.");
  });
});

describe("past the edge", () => {
  const pastEdge = new Browser(gateway);

  test.each(built)("%s does not answer to who found the gateway's own address", async (_, row) => {
    const path = pathOf(row).replace(/\/$/, "");
    const [method] = methodsOf(row);
    const sentence = "Please use the site's own address.";
    for (const guess of [undefined, "", "guess"]) {
      const headers: Record<string, string> =
        guess === undefined ? {} : { "x-origin-secret": guess };
      await provokes(pastEdge.send(path, { method: method ?? "GET", headers }), 403, sentence);
    }
  });

  test("two secrets open the gateway while one is changed, and no third", async () => {
    const { awsEndpoint, environment, originSecret } = inject("cloud");
    const manager = new SecretsManagerClient(operatorClient(awsEndpoint));
    const put = (SecretString: string) =>
      manager.send(
        new PutSecretValueCommand({ SecretId: environment["ORIGIN_SECRET"], SecretString }),
      );
    const statusWith = async (secret: string) =>
      (await pastEdge.send("/api/check_logged", { headers: { "x-origin-secret": secret } })).status;
    await put("the next one");
    try {
      // Who was asked a moment ago does not look again at once.
      await expect.poll(() => statusWith("the next one"), { timeout: 15_000 }).toBe(200);
      expect(await statusWith(originSecret)).toBe(200);
      expect((await visitor().send("/api/check_logged/")).status).toBe(200);
      expect(await statusWith("a third")).toBe(403);
    } finally {
      await put(originSecret);
      manager.destroy();
    }
  });

  test("the secret is not the visitor's to send", async () => {
    const answer = await visitor().send("/api/check_logged/", {
      headers: { "x-origin-secret": "guess" },
    });
    expect(answer.status).toBe(200);
  });
});
