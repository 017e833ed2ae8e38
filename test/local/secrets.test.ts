import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, describe, expect, test, vi } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { denied } from "./denials.ts";
import { nameOf, probe, useFixtureCloud } from "./fixture-cloud.ts";
import { textWith } from "./matchers.ts";

vi.stubEnv("TSUZUKU_MODEL_SECRET", "given");
vi.stubEnv("TSUZUKU_MODEL_KEY", "a key");
afterAll(() => {
  vi.unstubAllEnvs();
});

const cloud = useFixtureCloud();
const get = (SecretId: string, VersionStage?: string) =>
  probe(cloud(), "secretsmanager", "GetSecretValueCommand", { SecretId, VersionStage });

describe("a function", () => {
  test("reads the secret that AWS draws, with the value that the template's references have", async () => {
    const [drawn, value] = [nameOf(cloud(), "DRAWN"), nameOf(cloud(), "DRAWN_VALUE")];
    expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(await get(drawn)).toMatchObject({ output: { ARN: drawn, SecretString: value } });
  });

  test("reads by its name the one whose ARN its policy names but for what AWS draws of it", async () => {
    expect(await get("given")).toMatchObject({ output: { SecretString: "a key" } });
  });

  test.each(["given-more", "givens", "other"])("does not read %s", async (name) => {
    expect(await get(name)).toMatchObject(
      denied("AccessDeniedException", "secretsmanager:GetSecretValue"),
    );
  });

  test("changes none", async () => {
    const input = { SecretId: "given", SecretString: "mine" };
    expect(await probe(cloud(), "secretsmanager", "PutSecretValueCommand", input)).toMatchObject(
      denied("AccessDeniedException", "secretsmanager:PutSecretValue"),
    );
  });

  test("is told that there was no version before the first", async () => {
    expect(await get("given", "AWSPREVIOUS")).toMatchObject({
      error: { name: "ResourceNotFoundException", message: textWith("AWSPREVIOUS") },
    });
  });
});

test("the operator puts in a new value, and the one before can still be read", async () => {
  const manager = new SecretsManagerClient(operatorClient(cloud().awsEndpoint));
  const read = async (VersionStage?: "AWSPREVIOUS") =>
    (await manager.send(new GetSecretValueCommand({ SecretId: "given", VersionStage })))
      .SecretString;
  await manager.send(new PutSecretValueCommand({ SecretId: "given", SecretString: "new" }));
  expect([await read(), await read("AWSPREVIOUS")]).toEqual(["new", "a key"]);
  manager.destroy();
});
