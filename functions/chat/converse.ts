import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { log } from "../runtime/log.ts";
import { answerQuestion, type Answer } from "./assistant/assistant.ts";
import type { Turn } from "./assistant/question.ts";
import { careFor } from "./care/care.ts";
import { noteRefusedKey, provider, openModel } from "./model/provider.ts";
import { reserve, type Reservation } from "./model/token-budget.ts";
import { entryOf, openDesk, type Desk } from "./tools/desk.ts";

/** An answer, and whether one of its titles is on the asker's shelf. */
interface Conversed {
  readonly answer: Answer;
  readonly listed: (title: Answer["titles"][number]) => Promise<boolean>;
}

/**
 * Answers one message of a conversation: despair with care; anything else by the model that the operator chose while
 * the day's tokens last, else by the built-in assistant. Nothing of what is said is stored or logged. Throws ApiError
 * 503 when the model fails, and before there is a catalogue.
 */
export async function converse(
  uid: string,
  text: string,
  turns: readonly Turn[],
  timeZone: string,
): Promise<Conversed> {
  // Before anything else is read, and before any model is asked.
  const care = careFor(text, turns, timeZone);
  if (care !== undefined) return { answer: care, listed: () => Promise.resolve(false) };
  const desk = await openDesk(uid, timeZone);
  const answer = await answerAt(desk, uid, text, turns);
  return {
    answer,
    listed: async ({ kind, id }) => (await entryOf(desk, kind, id)) !== undefined,
  };
}

async function answerAt(
  desk: Desk,
  uid: string,
  text: string,
  turns: readonly Turn[],
): Promise<Answer> {
  const chosen = provider();
  const reservation = chosen === "assistant" ? undefined : await reserve(uid);
  if (chosen === "assistant" || reservation === undefined) return answerQuestion(text, turns, desk);
  const answer = await askedModel(chosen, text, turns, desk, reservation);
  // A model that does not keep to the catalogue has nothing to say that could be trusted.
  return answer ?? answerQuestion(text, turns, desk);
}

async function askedModel(
  chosen: "bedrock" | "compatible",
  text: string,
  turns: readonly Turn[],
  desk: Desk,
  reservation: Reservation,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(limits.chatSeconds * 1000);
  const startedAt = performance.now();
  let tokens = 0;
  try {
    const { askModel } = await import("./model/ask-model.ts");
    const result = await askModel(await openModel(chosen), text, turns, desk, signal);
    tokens = result.tokens;
    const ms = Math.round(performance.now() - startedAt);
    log("info", "model answered", { tokens, ms }, { ofSite: { ModelQuestions: 1 } });
    return result.answer;
  } catch (error) {
    const failure = modelFailure(error);
    log("warn", "model failed", failure, { ofSite: { ModelQuestions: 1, ModelFailures: 1 } });
    if (failure["status"] === 401) noteRefusedKey();
    throw new ApiError(
      "unavailable",
      signal.aborted ? sentences.chatTooSlow : sentences.chatFailed,
    );
  } finally {
    await reservation.settle(tokens);
  }
}

/** What of a provider's failure may be logged: never its message, which can repeat the conversation. */
function modelFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  // What is tried again fails with the last of its errors inside.
  const cause = "lastError" in error && error.lastError instanceof Error ? error.lastError : error;
  const status = "statusCode" in cause ? { status: cause.statusCode } : {};
  return { error: cause.name, ...status };
}
