import { inject } from "vitest";
import * as z from "zod";
import { becomeFunction, setEnvironment } from "../support/cloud/function-environment.ts";
import { httpEvent } from "../support/cloud/http-event.ts";
import type { Person } from "../support/people/people.ts";
import { startScriptedModel, type ScriptedModel } from "../support/scripted-model.ts";
import { takeLogLines, type LogLine } from "../support/watching/log-lines.ts";

/*
 * The cloud under test has no model. So the handler runs here, on the same table and snapshot, with a model behind an
 * OpenAI-compatible endpoint that follows a script.
 */

/** Lets the handler of the chat run in this process. Returns the lines that it will log. */
export function becomeChat(): LogLine[] {
  becomeFunction({ METRICS_NAMESPACE: "Tsuzuku" });
  return takeLogLines();
}

/** Starts a model, and makes it the one that the handler asks, with the key in that secret. */
export async function startModel(CHAT_MODEL_SECRET: string): Promise<ScriptedModel> {
  const model = await startScriptedModel();
  setEnvironment({
    CHAT_PROVIDER: "compatible",
    CHAT_MODEL: "scripted",
    CHAT_MODEL_URL: model.url,
    CHAT_MODEL_SECRET,
    CHAT_TOKENS_PER_DAY: "900000000",
  });
  return model;
}

const Answer = z.object({
  response: z.string().optional(),
  error: z.string().optional(),
  titles: z.array(z.object({ id: z.number() })).optional(),
});

/** Asks as a tab of the person's browser does. */
export async function askChat(
  { cookies }: Person,
  user_input: string,
  message_history: readonly unknown[] = [],
) {
  const { handler } = await import("../../functions/api/chat/chat.ts");
  const result = await handler(
    httpEvent({
      path: "/chat-tsuzuku",
      headers: {
        "content-type": "application/json",
        "x-origin-secret": inject("cloud").originSecret,
        "x-csrftoken": cookies.get("csrftoken") ?? "",
      },
      cookies: Object.fromEntries(cookies),
      body: JSON.stringify({ user_input, message_history }),
    }),
  );
  return { status: result.statusCode, ...Answer.parse(JSON.parse(result.body ?? "{}")) };
}
