import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { useSession } from "../../calls/session.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { ChatSidebar } from "./ChatSidebar.tsx";
import { Conversation } from "./Conversation.tsx";
import { useConversation } from "./use-conversation.ts";
import "./ChatPage.css";

/** The chat with the assistant; visitors are asked to sign in. */
export function ChatPage() {
  usePageTitle(pages.chat.title);
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") {
    return (
      <SignInPrompt text="Sign in to chat with a bot that knows our catalogue and your lists." />
    );
  }
  // Another account starts another conversation.
  return <Chat key={session.username} />;
}

function Chat() {
  const conversation = useConversation();
  return (
    <div className="chat">
      <h1 className="chat__heading">Chat Anime Bot</h1>
      <ChatSidebar hasMessages={conversation.messages.length > 0} onClear={conversation.clear} />
      <Conversation conversation={conversation} />
    </div>
  );
}
