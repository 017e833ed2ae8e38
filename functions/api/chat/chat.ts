import { chat } from "../../../shared/api/chat.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { firstCharacters, textLength } from "../../../shared/text-length.ts";
import type { Turn } from "../../chat/assistant/question.ts";
import { converse } from "../../chat/converse.ts";
import { knownTimeZone } from "../../airing/day.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";

interface Message {
  readonly role: "user" | "assistant";
  readonly content: string | readonly string[];
}

/** The message without the space around it. Throws ApiError 400 when it is empty or too long. */
function requireMessage(text: string): string {
  const message = text.trim();
  if (message === "") throw new ApiError("bad_request", sentences.chatEmpty);
  if (textLength(message) > limits.chatMessageCharacters) {
    throw new ApiError("bad_request", sentences.chatTooLong);
  }
  return message;
}

/** The last turns of a conversation as text, each cut to the length an answer can have. */
const lastTurns = (history: readonly Message[]): Turn[] =>
  history.slice(-limits.chatTurns).map(({ role, content }) => ({
    role,
    text: (typeof content === "string" ? content : content.join("\n")).slice(
      0,
      role === "user" ? limits.chatMessageCharacters : limits.chatAnswerCharacters,
    ),
  }));

export const handler = handle(chat, async ({ user_input, message_history, tz }, { uid }) => {
  const message = requireMessage(user_input);
  const turns = lastTurns(message_history);
  const { answer, listed } = await converse(uid, message, turns, knownTimeZone(tz));
  const titles = await sideBySide(
    answer.titles.map(async (title) => ({ ...title, listed: await listed(title) })),
  );
  return { response: firstCharacters(answer.text, limits.chatAnswerCharacters), titles };
});
