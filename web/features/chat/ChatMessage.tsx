import { useEffect, useMemo, useRef } from "react";
import { useFocusHeir } from "../../ui/focus-heir.ts";
import { firstOf, messageParts, partsLength } from "./message-parts.ts";
import { messagesOf } from "./messages-of.ts";
import { TitleChip } from "./TitleChip.tsx";
import type { Message } from "./conversation.ts";
import { useTyping } from "./use-typing.ts";

/** One message with who said it; the newest answer is typed out. */
export function ChatMessage({
  message,
  isNewest,
  onGrow,
}: {
  readonly message: Message;
  readonly isNewest: boolean;
  /** Called whenever more of it is shown. */
  readonly onGrow: () => void;
}) {
  const { role, text, titles } = message;
  const parts = useMemo(() => messageParts(text, titles), [text, titles]);
  const { shown, isTyping, skip } = useTyping(partsLength(parts), role === "assistant" && isNewest);
  useEffect(onGrow, [shown, onGrow]);
  return (
    <li className="chat-message" data-role={role}>
      <p className="chat-message__who">{role === "user" ? "You" : "Assistant"}</p>
      <p className="chat-message__text">
        {firstOf(parts, shown).map(({ text: part, title, isFirst = false }, at) =>
          title === undefined ? part : <TitleChip key={at} title={title} withAdd={isFirst} />,
        )}
      </p>
      {isTyping && <SkipButton onSkip={skip} />}
    </li>
  );
}

function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, messagesOf);
  return (
    <button ref={button} type="button" className="chat-message__skip" onClick={onSkip}>
      Show it all
    </button>
  );
}
