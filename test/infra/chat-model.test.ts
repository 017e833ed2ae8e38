import { App, Stack } from "aws-cdk-lib";
import { describe, expect, test } from "vitest";
import { chatModel } from "../../infra/chat-model.ts";
import type { Settings } from "../../infra/settings.ts";

function modelOf(chosen: Partial<Settings>) {
  const stack = new Stack(new App(), "Chat", {
    env: { account: "111122223333", region: "eu-west-1" },
  });
  const model = chatModel(stack, {
    rateFactor: 1,
    passkeys: false,
    chatTokensPerDay: 9,
    mailFrom: "hello@tsuzuku.test",
    mailConfirmed: false,
    offlineDatabase: false,
    offlineDatabaseUrl: "https://releases.example/latest",
    ...chosen,
  });
  return {
    values: stack.resolve(model.values) as typeof model.values,
    arns: stack.resolve(model.arns) as unknown,
    secretArn: stack.resolve(model.secretArn) as unknown,
  };
}

const partition = { Ref: "AWS::Partition" };

describe("the chat", () => {
  test("has no model until the operator chooses one", () => {
    expect(modelOf({})).toMatchObject({ arns: [], values: { CHAT_PROVIDER: "assistant" } });
  });

  test("may call one Bedrock model in its own region", () => {
    const { arns, values } = modelOf({ chatModel: "any.model-v1:0" });
    expect(values).toMatchObject({ CHAT_PROVIDER: "bedrock", CHAT_MODEL: "any.model-v1:0" });
    expect(arns).toEqual([
      {
        "Fn::Join": [
          "",
          [
            "arn:",
            partition,
            ":bedrock:",
            { Ref: "AWS::Region" },
            "::foundation-model/any.model-v1:0",
          ],
        ],
      },
    ]);
  });

  test("may call an inference profile, and its model in the regions that are named", () => {
    const { arns } = modelOf({
      chatModel: "eu.any.model-v1:0",
      chatModelRegions: "eu-west-1, eu-central-1",
    });
    const text = JSON.stringify(arns);
    expect(text).toContain("inference-profile/eu.any.model-v1:0");
    expect(text).toContain(":bedrock:eu-west-1::foundation-model/any.model-v1:0");
    expect(text).toContain(":bedrock:eu-central-1::foundation-model/any.model-v1:0");
    expect(text).not.toContain("*");
  });

  test("may call a profile's model in all regions of the profile where none are named", () => {
    const text = JSON.stringify(modelOf({ chatModel: "us.any.model-v1:0" }).arns);
    expect(text).toContain("inference-profile/us.any.model-v1:0");
    for (const region of ["us-east-1", "us-east-2", "us-west-2"]) {
      expect(text).toContain(`:bedrock:${region}::foundation-model/any.model-v1:0`);
    }
    expect(JSON.stringify(modelOf({ chatModel: "jp.any.model-v1:0" }).arns)).toContain(
      ":bedrock:ap-northeast-3::foundation-model/any.model-v1:0",
    );
  });

  test("may call a global profile's model where AWS names no region", () => {
    const text = JSON.stringify(modelOf({ chatModel: "global.any.model-v1:0" }).arns);
    expect(text).toContain(":bedrock:::foundation-model/any.model-v1:0");
    expect(text).toContain('{"Ref":"AWS::Region"},"::foundation-model/any.model-v1:0"');
  });

  test("takes no profile whose regions are not known, and no ARN", () => {
    expect(() => modelOf({ chatModel: "zz.any.model-v1:0" })).toThrow("are not known here");
    const chatModel = "arn:aws:bedrock:eu-west-1:111122223333:application-inference-profile/abc";
    expect(() => modelOf({ chatModel })).toThrow("takes the id of a model");
  });

  test("is told the name of the secret with an endpoint's key, and may read that secret alone", () => {
    const endpoint = { chatModel: "small", chatModelUrl: "https://models.example/v1" };
    const { arns, secretArn, values } = modelOf({ ...endpoint, chatModelSecretName: "chat/key" });
    expect(arns).toEqual([]);
    expect(values).toMatchObject({
      CHAT_PROVIDER: "compatible",
      CHAT_MODEL_URL: "https://models.example/v1",
      CHAT_MODEL_SECRET: "chat/key",
    });
    // Secrets Manager ends every ARN with six characters of its own.
    expect(JSON.stringify(secretArn)).toMatch(/:secretsmanager:.*:secret:chat\/key-\?{6}"/);
    const whole = "arn:aws:secretsmanager:eu-west-1:111122223333:secret:chat/key-Ab12Cd";
    expect(modelOf({ ...endpoint, chatModelSecretName: whole })).toMatchObject({
      secretArn: whole,
      values: { CHAT_MODEL_SECRET: whole },
    });
    expect(modelOf(endpoint)).toMatchObject({ values: { CHAT_MODEL_SECRET: "none" } });
    expect(modelOf(endpoint).secretArn).toBeUndefined();
  });
});
