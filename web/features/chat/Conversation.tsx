import { useEffect, useRef, type SyntheticEvent } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { ChevronDownIcon } from "../../ui/display/icons.tsx";
import { ChatMessage } from "./ChatMessage.tsx";
import { EmptyConversation } from "./EmptyConversation.tsx";
import { messagesOf } from "./messages-of.ts";
import type { useConversation } from "./use-conversation.ts";
import { useNewest } from "./use-newest.ts";

const inputId = "chat-input";
const problemId = "chat-problem";

/** The messages and the field below them. */
export function Conversation({
  conversation,
}: {
  readonly conversation: ReturnType<typeof useConversation>;
}) {
  const { messages, draft, problem, isSending, send, write } = conversation;
  const { list, isAway, follow, noticeScroll, goToNewest } = useNewest();
  const input = useRef<HTMLInputElement>(null);
  const newest = messages.at(-1);
  useEffect(goToNewest, [messages.length, goToNewest]);
  // A sentence below the list takes room from it.
  useEffect(follow, [problem, follow]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The field keeps the focus, also when the button was pressed.
    input.current?.focus();
    send(draft);
  };
  return (
    <section className="chat__conversation" aria-label="Conversation">
      <div
        ref={list}
        className="chat__messages"
        tabIndex={0}
        role="group"
        aria-label="Messages"
        onScroll={noticeScroll}
      >
        {newest === undefined ? (
          <EmptyConversation isSending={isSending} onAsk={send} />
        ) : (
          <ol className="chat__list">
            {messages.map((message) => (
              <ChatMessage
                key={message.id}
                message={message}
                isNewest={message === newest}
                onGrow={follow}
              />
            ))}
          </ol>
        )}
      </div>
      {/* Read out at once and whole, while the visible text is typed letter by letter. */}
      <p className="visually-hidden" role="status">
        {newest === undefined ? "" : `Assistant: ${newest.text}`}
      </p>
      {isAway && (
        <Button
          variant="outlined"
          size="small"
          className="chat__newest"
          heir={messagesOf}
          onClick={goToNewest}
        >
          <ChevronDownIcon />
          Newest message
        </Button>
      )}
      <p id={problemId} className="chat__problem" role="alert">
        {problem}
      </p>
      <form className="chat__form" onSubmit={submit} noValidate>
        <label htmlFor={inputId} className="visually-hidden">
          Message
        </label>
        <input
          ref={input}
          id={inputId}
          className="chat__input"
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          placeholder="Ask about anime, manga or your lists"
          value={draft}
          readOnly={isSending}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={(event) => {
            write(event.target.value);
          }}
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Sending..." : "Send"}
        </Button>
      </form>
    </section>
  );
}
