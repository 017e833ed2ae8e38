import { EmptyState } from "../../ui/EmptyState.tsx";
import { resting } from "../../ui/resting.ts";
import "../../ui/Chip.css";

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
  return (
    <EmptyState text="No messages yet. Start the conversation!">
      <ul className="chat__prompts" aria-label="Questions to begin with">
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
