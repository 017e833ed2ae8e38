import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { sentences } from "../../../shared/errors.ts";
import { limits } from "../../../shared/limits.ts";
import { call } from "../../api.ts";
import { afterRefusal } from "../../queries.ts";
import { chatProblem } from "./chat-problem.ts";
import type { NamedTitle } from "./message-parts.ts";

/** One message of the conversation. */
export interface Message {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly titles: readonly NamedTitle[];
}

/** The sentence that refuses a draft; undefined when it may be sent. */
function draftProblem(draft: string): string | undefined {
  const message = draft.trim();
  if (message === "") return sentences.chatEmpty;
  return Array.from(message).length > limits.chatMessageCharacters
    ? sentences.chatTooLong
    : undefined;
}

async function ask(message: string, history: readonly Message[]) {
  const answer: unknown = await call("chat", {
    user_input: message,
    message_history: history
      .slice(-limits.chatTurns)
      .map(({ role, text }) => ({ role, content: text })),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  // A model that somebody put in place of ours may leave the titles out.
  const { response, titles } = answer as { response?: unknown; titles?: readonly NamedTitle[] };
  if (typeof response !== "string") throw new Error("The answer is not readable");
  return { text: response, titles: titles ?? [] };
}

/** The conversation of this page. It lives here only: leaving the page forgets it. */
export function useConversation() {
  const client = useQueryClient();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [draft, setDraft] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (given: string) => {
    if (isSending) return;
    const refused = draftProblem(given);
    setProblem(refused);
    if (refused !== undefined) return;
    setSending(true);
    try {
      const answer = await ask(given.trim(), messages);
      setMessages((before) => [
        ...before,
        { id: before.length, role: "user", text: given.trim(), titles: [] },
        { id: before.length + 1, role: "assistant", ...answer },
      ]);
      setDraft("");
    } catch (error) {
      // What was typed stays in the field, to be sent again.
      setDraft(given);
      setProblem(chatProblem(error));
      if (error instanceof Error) await afterRefusal(client, error);
    } finally {
      setSending(false);
    }
  };

  return {
    messages,
    draft,
    problem,
    isSending,
    send,
    write: (text: string) => {
      setDraft(text);
      setProblem(undefined);
    },
    clear: () => {
      setMessages([]);
      setProblem(undefined);
    },
  };
}
