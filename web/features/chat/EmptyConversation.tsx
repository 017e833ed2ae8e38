import { useRef } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { resting } from "../../ui/controls/resting.ts";
import { messagesOf } from "./messages-of.ts";
import "../../ui/display/Chip.css";

/** Questions that show what can be asked. */
const prompts = [
  "What was I watching?",
  "What airs today?",
  "Something like Frieren, but shorter",
  "How long until I finish what I am watching?",
  "Which is longer, Naruto or Bleach?",
] as const;

/** Invites to the first message. */
export function EmptyConversation({
  isSending,
  onAsk,
}: {
  readonly isSending: boolean;
  readonly onAsk: (text: string) => void;
}) {
  const questions = useRef<HTMLUListElement>(null);
  useFocusHeir(questions, messagesOf);
  return (
    <EmptyState text="No messages yet. Start the conversation!">
      <ul ref={questions} className="chat__prompts" aria-label="Questions to begin with">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              className="chip chip--choice"
              {...resting(isSending, () => {
                onAsk(prompt);
              })}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
