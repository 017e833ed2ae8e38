import type { LanguageModel } from "ai";
import { env, envIfAny } from "../../runtime/env.ts";
import { currentSecret } from "../../secrets/secret.ts";

/** Who answers: the built-in assistant, a model on Amazon Bedrock, or one behind an OpenAI-compatible endpoint. */
type Provider = "assistant" | "bedrock" | "compatible";

/** The operator's choice. Throws for one that is none. */
export function provider(): Provider {
  const chosen = env("CHAT_PROVIDER");
  if (chosen === "assistant" || chosen === "bedrock" || chosen === "compatible") return chosen;
  throw new Error(`CHAT_PROVIDER is ${chosen}`);
}

const key = currentSecret("CHAT_MODEL_SECRET");

/** When the endpoint last refused the key (milliseconds since 1970). */
let refusedAtMs: number | undefined;

/** Notes that the endpoint refused the key: the next call reads it anew. */
export function noteRefusedKey(): void {
  refusedAtMs = Date.now();
}

/** The chosen model. Its library is loaded only now, so that the built-in assistant starts without it. */
export async function openModel(chosen: Exclude<Provider, "assistant">): Promise<LanguageModel> {
  const id = env("CHAT_MODEL");
  if (chosen === "bedrock") {
    const { createAmazonBedrock } = await import("./sdk.ts");
    const endpoint = process.env["AWS_ENDPOINT_URL"];
    const bedrock = createAmazonBedrock({
      // Signed with the function's own role: without this a bearer token of the environment would win.
      apiKey: "",
      ...(endpoint !== undefined && { baseURL: endpoint }),
    });
    return bedrock(id);
  }
  const { createOpenAICompatible } = await import("./sdk.ts");
  // Not every endpoint asks for a key.
  const hasKey = envIfAny("CHAT_MODEL_SECRET") !== undefined;
  const compatible = createOpenAICompatible({
    name: "chat",
    baseURL: env("CHAT_MODEL_URL"),
    ...(hasKey && { apiKey: (await key.read(refusedAtMs)).value }),
  });
  return compatible(id);
}
