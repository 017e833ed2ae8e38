import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import type { NamedTitle } from "./message-parts.ts";

/** One message of the conversation. */
export interface Message {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly titles: readonly NamedTitle[];
}

/** What the assistant said. */
export type Answer = Pick<Message, "text" | "titles">;

/** A question on its way; the object itself says which one an answer belongs to. */
export interface Asking {
  /** As it was typed, for another try. */
  readonly given: string;
  readonly text: string;
  readonly history: readonly Message[];
}

/** Everything the conversation knows. */
export interface ConversationState {
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly problem: string | undefined;
  readonly asking: Asking | undefined;
}

/** What can happen in a conversation. */
export type ConversationEvent =
  | { readonly type: "written" | "asked"; readonly text: string }
  | { readonly type: "answered"; readonly asking: Asking; readonly answer: Answer }
  | { readonly type: "failed"; readonly asking: Asking; readonly problem: string }
  | { readonly type: "cleared" };

/** A conversation before its first message. */
export const emptyConversation: ConversationState = {
  messages: [],
  draft: "",
  problem: undefined,
  asking: undefined,
};

/** The sentence that refuses a question; undefined when it may be sent. */
function questionProblem(question: string): string | undefined {
  if (question === "") return sentences.chatEmpty;
  return textLength(question) > limits.chatMessageCharacters ? sentences.chatTooLong : undefined;
}

/** What stands in the field beside a question on its way: it was there when a suggestion was taken. */
const unsent = ({ draft, asking }: ConversationState): string =>
  draft === asking?.given ? "" : draft;

/** The conversation after an event. One question travels at a time, and answers that nobody waits for are ignored. */
export function nextConversation(
  state: ConversationState,
  event: ConversationEvent,
): ConversationState {
  switch (event.type) {
    case "written":
      return { ...state, draft: event.text, problem: undefined };
    case "asked": {
      if (state.asking !== undefined) return state;
      const text = event.text.trim();
      const problem = questionProblem(text);
      const asking = { given: event.text, text, history: state.messages };
      return problem === undefined ? { ...state, problem, asking } : { ...state, problem };
    }
    case "answered": {
      const { asking, answer } = event;
      if (asking !== state.asking) return state;
      const at = state.messages.length;
      const question = { id: at, role: "user", text: asking.text, titles: [] } as const;
      const reply = { id: at + 1, role: "assistant", ...answer } as const;
      const messages = [...state.messages, question, reply];
      return { ...emptyConversation, draft: unsent(state), messages };
    }
    case "failed":
      if (event.asking !== state.asking) return state;
      return {
        ...state,
        draft: unsent(state) || event.asking.given,
        problem: event.problem,
        asking: undefined,
      };
    case "cleared":
      // A question on its way goes with the others; what was not sent stays in the field.
      return { ...emptyConversation, draft: unsent(state) };
  }
}
