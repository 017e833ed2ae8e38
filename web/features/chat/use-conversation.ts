import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import * as limits from "../../../shared/limits.ts";
import { call } from "../../calls/api.ts";
import { timeZone } from "../../browser/time-zone.ts";
import { afterFailure } from "../../calls/queries.ts";
import { chatProblem } from "./chat-problem.ts";
import { emptyConversation, nextConversation, type Answer, type Asking } from "./conversation.ts";

async function ask({ text, history }: Asking, signal: AbortSignal): Promise<Answer> {
  const request = {
    user_input: text,
    message_history: history
      .slice(-limits.chatTurns)
      .map(({ role, text: content }) => ({ role, content })),
    tz: timeZone(),
  };
  const answer: unknown = await call("chat", request, signal);
  // A model that somebody put in place of ours may leave the titles out.
  const { response, titles } = answer as { response?: unknown; titles?: Answer["titles"] };
  if (typeof response !== "string") throw new Error("The answer is not readable");
  return { text: response, titles: titles ?? [] };
}

/** The conversation of this page. It lives here only: leaving the page forgets it. */
export function useConversation() {
  const client = useQueryClient();
  const [{ messages, draft, problem, asking }, tell] = useReducer(
    nextConversation,
    emptyConversation,
  );
  useEffect(() => {
    if (asking === undefined) return undefined;
    const controller = new AbortController();
    ask(asking, controller.signal)
      .then((answer) => {
        tell({ type: "answered", asking, answer });
      })
      .catch((error: unknown) => {
        tell({ type: "failed", asking, problem: chatProblem(error) });
        afterFailure(client, "chat", error);
      });
    return () => {
      controller.abort();
    };
  }, [asking, client]);

  return {
    messages,
    draft,
    problem,
    isSending: asking !== undefined,
    send: (text: string) => {
      tell({ type: "asked", text });
    },
    write: (text: string) => {
      tell({ type: "written", text });
    },
    clear: () => {
      tell({ type: "cleared" });
    },
  };
}
