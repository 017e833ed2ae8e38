import type { LanguageModel, ModelMessage, ToolSet } from "ai";
import * as limits from "../../../shared/limits.ts";
import type { Answer } from "../assistant/assistant.ts";
import type { Turn } from "../assistant/question.ts";
import type { Desk } from "../tools/desk.ts";
import { tools } from "../tools/tools.ts";
import { groundingOf } from "./grounding.ts";
import { instructions } from "./instructions.ts";

/** A model's answer, or none when it kept naming what the catalogue does not have. */
interface ModelAnswer {
  readonly answer: Answer | undefined;
  /** Tokens in and out, of all steps. */
  readonly tokens: number;
}

/** Attempts at an answer without inventions. */
const attempts = 2;

const correction = (invented: readonly string[]): string =>
  `Your last answer named what the catalogue does not have: ${JSON.stringify(invented)}. ` +
  "Answer the question again. Name only titles that your tools returned, and do not mention those names.";

/** Lets a model answer with the tools. Rejects with what the provider or `signal` fails with. */
export async function askModel(
  model: LanguageModel,
  text: string,
  turns: readonly Turn[],
  desk: Desk,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { generateText, isStepCount, tool } = await import("./sdk.ts");
  const toolSet: ToolSet = Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({
        description,
        inputSchema: input,
        // Each tool takes what its own schema gives.
        execute: (given: unknown) =>
          (run as (given: unknown, desk: Desk) => Promise<unknown>)(given, desk),
      }),
    ]),
  );
  const messages: ModelMessage[] = [
    ...turns.map(({ role, text: content }) => ({ role, content })),
    { role: "user", content: text },
  ];
  let tokens = 0;
  let evidence = instructions;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await generateText({
      model,
      instructions,
      messages,
      tools: toolSet,
      stopWhen: isStepCount(limits.chatSteps),
      maxOutputTokens: limits.chatOutputTokens,
      maxRetries: 1,
      abortSignal: signal,
    });
    tokens += result.usage.totalTokens ?? 0;
    evidence += JSON.stringify(
      result.steps.map((step) => step.toolResults.map(({ output }) => output as unknown)),
    );
    const answer = result.text.trim();
    const { titles, invented } = groundingOf(answer, desk, evidence);
    // Only lookups until the last step: asking once more would end the same way.
    if (answer === "") break;
    if (invented.length === 0) return { answer: { text: answer, titles }, tokens };
    messages.push(...result.responseMessages, { role: "user", content: correction(invented) });
  }
  return { answer: undefined, tokens };
}
