import { useState } from "react";
import * as limits from "../../../shared/limits.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ChatIcon, ChevronDownIcon } from "../../ui/display/icons.tsx";

const menuId = "chat-menu";

/** The list of chats, which is the present one; a menu that folds away on small screens. */
export function ChatSidebar({
  hasMessages,
  onClear,
}: {
  readonly hasMessages: boolean;
  readonly onClear: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="chat__sidebar" aria-label="Chats" data-open={isOpen}>
      <h2 className="chat__sidebar-title">
        <span>Chat App</span>
        <button
          type="button"
          className="chat__toggle"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span className="visually-hidden">Menu of chats</span>
          <ChevronDownIcon />
        </button>
      </h2>
      <div id={menuId} className="chat__menu">
        <ul>
          <li className="chat__current" aria-current="true">
            <ChatIcon />
            Current Chat
          </li>
        </ul>
        {hasMessages && (
          <Button variant="outlined" size="small" onClick={onClear}>
            Start over
          </Button>
        )}
        <p className="chat__note">
          Answers come from our catalogue and your own lists, up to {limits.chatTurns} messages
          back. We keep nothing you write here.
        </p>
      </div>
    </aside>
  );
}
