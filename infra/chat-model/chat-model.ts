import { ArnFormat, Aws, type Stack } from "aws-cdk-lib";
import { none, type Variable } from "../../functions/runtime/env.ts";
import { placeOf } from "./inference-profiles.ts";
import type { Settings } from "../settings.ts";

/** What the chat is told of its model, and what it may call. */
interface ChatModel {
  /** Everything that IAM asks about when the model is called. */
  readonly arns: readonly string[];
  /** The secret with the key of an endpoint of the operator's own; undefined where there is none. */
  readonly secretArn: string | undefined;
  readonly values: Readonly<Record<Extract<Variable, `CHAT_${string}`>, string>>;
}

/** The operator's choice: the built-in assistant, a model on Bedrock, or one behind an endpoint of their own. */
export function chatModel(stack: Stack, settings: Settings): ChatModel {
  const { chatModel: id, chatModelUrl: url, chatModelSecretName: secret } = settings;
  return {
    arns: id !== undefined && url === undefined ? bedrockArns(stack, id, settings) : [],
    secretArn: secret === undefined ? undefined : secretArn(stack, secret),
    values: {
      CHAT_PROVIDER: id === undefined ? "assistant" : url === undefined ? "bedrock" : "compatible",
      CHAT_MODEL: id ?? none,
      CHAT_MODEL_URL: url ?? none,
      // Its name: the function reads it when it runs, so that a new key needs no deployment (decision 0072).
      CHAT_MODEL_SECRET: secret ?? none,
      CHAT_TOKENS_PER_DAY: String(settings.chatTokensPerDay),
    },
  };
}

/** The ARN of a secret that is given by it or by its name, after which Secrets Manager puts six characters of its own. */
const secretArn = (stack: Stack, nameOrArn: string): string =>
  nameOrArn.startsWith("arn:")
    ? nameOrArn
    : stack.formatArn({
        service: "secretsmanager",
        resource: "secret",
        resourceName: `${nameOrArn}-??????`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      });

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
