import {
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { none } from "../../functions/runtime/env.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { setEnvironment } from "../support/cloud/function-environment.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import type { ScriptedModel } from "../support/scripted-model.ts";
import { askChat, becomeChat, startModel } from "./handler-with-model.ts";
import type { LogLine } from "../support/watching/log-lines.ts";

/*
 * The key of a model's endpoint. The handler runs here (`handler-with-model.ts` says why), the secret is in the cloud under
 * test, where the operator changes it.
 */
const { awsEndpoint } = inject("cloud");
const manager = new SecretsManagerClient(operatorClient(awsEndpoint));
const SecretId = `chat-key-${crypto.randomUUID()}`;
const put = (SecretString: string) =>
  manager.send(new PutSecretValueCommand({ SecretId, SecretString }));

let ai: Person;
let model: ScriptedModel;
let logged: LogLine[];

beforeAll(async () => {
  logged = becomeChat();
  ai = await newcomer();
  await manager.send(new CreateSecretCommand({ Name: SecretId, SecretString: "first" }));
});

beforeEach(async () => {
  model = await startModel(SecretId);
  model.script = [{ say: "Hello!" }];
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
  const { status } = await askChat(ai, "Hello");
  return [status, model.authorizations.at(-1)];
}

test("none is sent to an endpoint that asks for none", async () => {
  setEnvironment({ CHAT_MODEL_SECRET: none });
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
  setEnvironment({ CHAT_MODEL_SECRET: "not-there" });
  expect(await greet()).toEqual([503, undefined]);
  expect(JSON.stringify(logged)).toContain("ResourceNotFoundException");
});

test("no key is logged", () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toMatch(/Bearer|first|second|third/);
});
