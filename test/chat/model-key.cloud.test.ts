import {
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import type { handler as chatHandler } from "../../functions/api/chat/chat.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { becomeFunction, setEnvironment } from "../support/cloud/function-environment.ts";
import { httpEvent } from "../support/cloud/http-event.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { startScriptedModel, type ScriptedModel } from "../support/scripted-model.ts";

/*
 * The key of a model's endpoint. The handler runs here (`models.cloud.test.ts` says why), the secret is in the cloud under
 * test, where the operator changes it.
 */
const { awsEndpoint, originSecret } = inject("cloud");
const manager = new SecretsManagerClient(operatorClient(awsEndpoint));
const SecretId = `chat-key-${crypto.randomUUID()}`;
const put = (SecretString: string) =>
  manager.send(new PutSecretValueCommand({ SecretId, SecretString }));

let chat: typeof chatHandler;
let ai: Person;
let model: ScriptedModel;
const logged: string[] = [];

beforeAll(async () => {
  becomeFunction();
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) =>
      logged.push(JSON.stringify(line)),
    );
  }
  ({ handler: chat } = await import("../../functions/api/chat/chat.ts"));
  ai = await newcomer();
  await manager.send(new CreateSecretCommand({ Name: SecretId, SecretString: "first" }));
});

beforeEach(async () => {
  model = await startScriptedModel();
  model.script = [{ say: "Hello!" }];
  setEnvironment({
    CHAT_PROVIDER: "compatible",
    CHAT_MODEL: "scripted",
    CHAT_MODEL_URL: model.url,
    CHAT_MODEL_SECRET: SecretId,
    CHAT_TOKENS_PER_DAY: "900000000",
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await model[Symbol.asyncDispose]();
});

afterAll(() => {
  manager.destroy();
});

/** Says hello. Returns the status of the answer, and with what the model was asked. */
async function greet() {
  const { statusCode } = await chat(
    httpEvent({
      path: "/chat-tsuzuku",
      headers: {
        "content-type": "application/json",
        "x-origin-secret": originSecret,
        "x-csrftoken": ai.cookies.get("csrftoken") ?? "",
      },
      cookies: Object.fromEntries(ai.cookies),
      body: JSON.stringify({ user_input: "Hello", message_history: [] }),
    }),
  );
  return [statusCode, model.authorizations.at(-1)];
}

test("none is sent to an endpoint that asks for none", async () => {
  setEnvironment({ CHAT_MODEL_SECRET: "none" });
  expect(await greet()).toEqual([200, undefined]);
});

test("a key that is refused is read anew by the next call", async () => {
  expect(await greet()).toEqual([200, "Bearer first"]);
  await put("second");
  model.script = [{ fail: 401 }, { say: "Hello!" }];
  expect(await greet()).toEqual([503, "Bearer first"]);
  expect(await greet()).toEqual([200, "Bearer second"]);
});

test("a new key is used within five minutes, without a deployment", async () => {
  await put("third");
  expect(await greet()).toEqual([200, "Bearer second"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1 });
  expect(await greet()).toEqual([200, "Bearer third"]);
});

test("a key that cannot be read is a sentence, not a fault", async () => {
  vi.resetModules();
  const { handler } = await import("../../functions/api/chat/chat.ts");
  chat = handler;
  setEnvironment({ CHAT_MODEL_SECRET: "not-there" });
  expect(await greet()).toEqual([503, undefined]);
  expect(logged.join()).toContain("ResourceNotFoundException");
});

test("no key is logged", () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join()).not.toMatch(/Bearer|first|second|third/);
});
