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
    quietHour: 3,
    mailFrom: "hello@tsuzuku.test",
    mailConfirmed: false,
    offlineDatabase: false,
    offlineDatabaseUrl: "https://releases.example/latest",
    ...chosen,
  });
  return {
    values: stack.resolve(model.values) as typeof model.values,
    arns: stack.resolve(model.arns) as unknown,
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

  test("takes an endpoint's key from Secrets Manager, so that the template does not hold it", () => {
    const { arns, values } = modelOf({
      chatModel: "small",
      chatModelUrl: "https://models.example/v1",
      chatModelSecretName: "chat-key",
    });
    expect(arns).toEqual([]);
    expect(values).toMatchObject({
      CHAT_PROVIDER: "compatible",
      CHAT_MODEL_URL: "https://models.example/v1",
    });
    expect(values.CHAT_MODEL_KEY).toMatch(/^\{\{resolve:secretsmanager:chat-key:SecretString:/);
  });
});
