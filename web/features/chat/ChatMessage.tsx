import { useEffect, useMemo, useRef } from "react";
import { useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { firstOf, messageParts, partsLength, type Part } from "./message-parts.ts";
import { messagesOf } from "./messages-of.ts";
import { TitleChip } from "./TitleChip.tsx";
import type { Message } from "./conversation.ts";
import { useTyping } from "./use-typing.ts";
import "./ChatMessage.css";

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
        {firstOf(parts, shown).map((part, at) => (
          <MessagePart key={at} part={part} />
        ))}
      </p>
      {isTyping && <SkipButton onSkip={skip} />}
    </li>
  );
}

function MessagePart({ part: { text, title, href, isFirst = false } }: { readonly part: Part }) {
  if (title !== undefined) return <TitleChip title={title} withAdd={isFirst} />;
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
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
