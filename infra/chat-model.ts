import { Aws, SecretValue, type Stack } from "aws-cdk-lib";
import type { Variable } from "../functions/runtime/env.ts";
import { placeOf } from "./inference-profiles.ts";
import type { Settings } from "./settings.ts";

/** What the chat is told of its model, and what it may call. */
interface ChatModel {
  /** Everything that IAM asks about when the model is called. */
  readonly arns: readonly string[];
  readonly values: Readonly<Record<Extract<Variable, `CHAT_${string}`>, string>>;
}

/** Stands for a value that there is none of: a function's variables cannot be empty. */
const none = "none";

/** The operator's choice: the built-in assistant, a model on Bedrock, or one behind an endpoint of their own. */
export function chatModel(stack: Stack, settings: Settings): ChatModel {
  const { chatModel: id, chatModelUrl: url, chatModelSecretName: secret } = settings;
  return {
    arns: id !== undefined && url === undefined ? bedrockArns(stack, id, settings) : [],
    values: {
      CHAT_PROVIDER: id === undefined ? "assistant" : url === undefined ? "bedrock" : "compatible",
      CHAT_MODEL: id ?? none,
      CHAT_MODEL_URL: url ?? none,
      // CloudFormation puts the key in when it deploys, so that the template never holds it (decision 0024).
      CHAT_MODEL_KEY:
        secret === undefined ? none : SecretValue.secretsManager(secret).unsafeUnwrap(),
      CHAT_TOKENS_PER_DAY: String(settings.chatTokensPerDay),
    },
  };
}

/** A call through an inference profile needs the profile, and the model behind it in every region that may answer. */
function bedrockArns(stack: Stack, id: string, settings: Settings): string[] {
  const chosen = { id, behind: settings.chatModelBehind, regions: settings.chatModelRegions };
  const { profile, model, regions } = placeOf(chosen, stack.region);
  const models = regions.map(
    (region) => `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${model}`,
  );
  if (profile === undefined) return models;
  if ("arn" in profile) return [profile.arn, ...models];
  const own = stack.formatArn({
    service: "bedrock",
    resource: "inference-profile",
    resourceName: profile.id,
  });
  return [own, ...models];
}
