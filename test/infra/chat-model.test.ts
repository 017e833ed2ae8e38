import { App, Stack } from "aws-cdk-lib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { chatModel } from "../../infra/chat-model/chat-model.ts";
import { settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { bedrockPermissions } from "../../local/aws/bedrock-permissions.ts";
import { account } from "../../local/template/account.ts";

function modelOf(chosen: GivenSettings, region = "eu-west-1") {
  const stack = new Stack(new App(), "Chat", { env: { account: account.id, region } });
  const model = chatModel(stack, settingsFrom({}, chosen));
  return {
    values: stack.resolve(model.values) as typeof model.values,
    arns: (stack.resolve(model.arns) as unknown[]).map(plain),
    secretArn: stack.resolve(model.secretArn) as unknown,
  };
}

const Joined = z.object({
  "Fn::Join": z.tuple([
    z.literal(""),
    z.array(z.union([z.string(), z.object({ Ref: z.literal("AWS::Partition") })])),
  ]),
});

/** An ARN of the template as it is once it is deployed. */
function plain(arn: unknown): string {
  if (typeof arn === "string") return arn;
  // Nothing but the partition is left open where account and region are known.
  const parts = Joined.parse(arn)["Fn::Join"][1];
  return parts.map((part) => (typeof part === "string" ? part : "aws")).join("");
}

const model = (region: string) => `arn:aws:bedrock:${region}::foundation-model/any.model-v1:0`;

describe("the chat", () => {
  test("has no model until the operator chooses one", () => {
    expect(modelOf({})).toMatchObject({ arns: [], values: { CHAT_PROVIDER: "assistant" } });
  });

  test("may call one Bedrock model in its own region", () => {
    const { arns, values } = modelOf({ chatModel: "any.model-v1:0" });
    expect(values).toMatchObject({ CHAT_PROVIDER: "bedrock", CHAT_MODEL: "any.model-v1:0" });
    expect(arns).toEqual([model("eu-west-1")]);
  });

  test("may call an inference profile, and its model in the regions that are named", () => {
    const { arns } = modelOf({
      chatModel: "zz.any.model-v1:0",
      chatModelRegions: ["eu-west-1", "eu-central-1"],
    });
    expect(arns).toEqual([
      `arn:aws:bedrock:eu-west-1:${account.id}:inference-profile/zz.any.model-v1:0`,
      model("eu-west-1"),
      model("eu-central-1"),
    ]);
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

/** One that calls are made from, and the number of regions in which AWS asks for the model, by prefix. */
const profiles = [
  ["us", "us-east-1", 3],
  ["us", "us-west-1", 4],
  ["us", "ca-central-1", 4],
  ["us-gov", "us-gov-west-1", 2],
  ["ca", "ca-central-1", 2],
  ["eu", "eu-central-1", 6],
  ["eu", "eu-west-2", 7],
  ["apac", "ap-southeast-1", 8],
  ["jp", "ap-northeast-1", 2],
  ["au", "ap-southeast-2", 2],
  ["global", "eu-central-1", 2],
] as const;

/** What Bedrock would deny of a call to a model, to a function that may call these. */
const denied = (
  chosen: GivenSettings,
  region: string,
  granted: readonly string[] = modelOf(chosen, region).arns,
) => {
  const { chatModel: id = "", chatModelBehind = "" } = chosen;
  const path = `/model/${encodeURIComponent(id)}/converse`;
  return bedrockPermissions(
    { path },
    { region, applicationProfiles: new Map([[id, chatModelBehind]]) },
  )
    .filter(
      ({ action, resource }) => action !== "bedrock:InvokeModel" || !granted.includes(resource),
    )
    .map(({ resource }) => resource);
};

describe.each(profiles)("a profile %s. that is called in %s", (prefix, region, regions) => {
  const chatModel = `${prefix}.any.model-v1:0`;
  const application = `arn:aws:bedrock:${region}:${account.id}:application-inference-profile/abc1`;

  test.each([
    ["itself", { chatModel }],
    ["behind one of the operator's own", { chatModel: application, chatModelBehind: chatModel }],
  ])("%s is granted with the model in every region, and nothing else", (_, chosen) => {
    const { arns } = modelOf(chosen, region);
    expect(arns).toHaveLength(regions + 1);
    expect(denied(chosen, region)).toEqual([]);
    for (const arn of arns) {
      const others = arns.filter((each) => each !== arn);
      expect(denied(chosen, region, others)).toEqual([arn]);
    }
  });
});

test("a profile of the operator's own for one region is granted with the model there", () => {
  const chatModel = `arn:aws:bedrock:eu-west-1:${account.id}:application-inference-profile/abc1`;
  const chosen = { chatModel, chatModelBehind: "any.model-v1:0" };
  expect(modelOf(chosen).arns).toEqual([chatModel, model("eu-west-1")]);
  expect(denied(chosen, "eu-west-1")).toEqual([]);
});
