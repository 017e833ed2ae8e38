import { join } from "node:path";
import { Stack } from "aws-cdk-lib";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { cdkApp } from "../../infra/cdk-app.ts";
import { addOriginSecret } from "../../infra/site/origin-secret.ts";
import { asOneTemplate } from "./assembly.ts";
import { config } from "./site/distribution.ts";
import { needs } from "./needs.ts";
import { synthesize } from "./synthesize.ts";
import { lambdas, resources, Role, stacks, template } from "./template.ts";

/** The most that CloudFormation takes in one template (its quota "Dynamic references per template"). */
const mostReferences = 60;

const version = "0f6b5a52-6d0e-4b9f-9a37-5d1c2f2f6c11";
const [secretId = ""] = resources("AWS::SecretsManager::Secret", z.unknown()).keys();

test("a template holds fewer references to secrets than CloudFormation takes", () => {
  for (const [name, each] of stacks) {
    const references = JSON.stringify(each).match(/\{\{resolve:/g) ?? [];
    expect(references.length, name).toBeLessThanOrEqual(mostReferences);
  }
});

test("no function's environment holds a secret", () => {
  for (const [name, { Environment }] of lambdas) {
    expect(JSON.stringify(Environment), name).not.toContain("{{resolve:");
  }
});

describe("the origin secret", () => {
  const trusting = [...lambdas].filter(([name]) => needs.get(name)?.includes("edge:trust"));

  test("is there once, drawn by AWS", () => {
    const secrets = resources(
      "AWS::SecretsManager::Secret",
      z.looseObject({ GenerateSecretString: z.looseObject({ PasswordLength: z.number() }) }),
    );
    expect([...secrets.values()].map((each) => each.GenerateSecretString.PasswordLength)).toEqual([
      48,
    ]);
  });

  test("is read by every function of the API, each of which may read it and no other", () => {
    expect(trusting.length).toBeGreaterThan(50);
    for (const [name, lambda] of trusting) {
      expect(lambda.Environment.Variables["ORIGIN_SECRET"], name).toEqual({ Ref: secretId });
      const reading = resources("AWS::IAM::Role", Role)
        .get(lambda.Role)
        ?.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Action }) => Action.some((each) => each.startsWith("secretsmanager:")));
      expect(reading, name).toEqual([
        {
          Effect: "Allow",
          Action: ["secretsmanager:GetSecretValue"],
          Resource: { Ref: secretId },
        },
      ]);
    }
  });

  test("is sent in its newest version, or in the one that is named", () => {
    expect(JSON.stringify(config)).toContain(`{"Ref":"${secretId}"},":SecretString:::}}"`);
    const stack = new Stack(cdkApp(join(inject("folder"), "origin-secret")), "Secrets");
    const { sent } = addOriginSecret(stack, { originSecretVersion: version });
    expect(JSON.stringify(stack.resolve(sent))).toContain(`:SecretString:::${version}}}`);
  });
});

test("the key of a model's endpoint is read by the function that asks the model, and by no other", () => {
  const settings = {
    chatModel: "small",
    chatModelUrl: "https://models.example/v1",
    chatModelSecretName: "chat-key",
  };
  // Findings of cdk-nag would stop the synthesis.
  const { Resources } = asOneTemplate(synthesize("model-key", settings));
  // The settings in force say it, too, to the operator.
  const naming = Object.entries(Resources).filter(
    ([, resource]) =>
      resource.Type !== "Custom::SettingsInForce" && JSON.stringify(resource).includes("chat-key"),
  );
  expect(
    naming.map(([id, { Type }]) => `${Type} ${id.replace(/[0-9A-F]{8}$/, "")}`).sort(),
  ).toEqual(["AWS::IAM::Role chatRole", "AWS::Lambda::Function chatFunction"]);
  const text = JSON.stringify(naming);
  expect(text).toContain('"CHAT_MODEL_SECRET":"chat-key"');
  expect(text).toContain(':secret:chat-key-??????"');
  expect(text).not.toContain("{{resolve:");
});

test("who asks for no secret may read none", () => {
  const readers = [...lambdas].filter(([, { Role: id }]) =>
    JSON.stringify(template.Resources[id]).includes("secretsmanager:"),
  );
  expect(readers.map(([name]) => name).sort()).toEqual(
    [...lambdas.keys()].filter((name) => needs.get(name)?.includes("edge:trust")).sort(),
  );
});
